"""No id missing or unused in either language, and German equal to English only where that is meant."""

import ast as python
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from spielwerk import games
from spielwerk.core.texts import LANGUAGES, bundle, folders
from tests.texts.expected import PACKAGE, expected_ids

SAME = {
    "age-of-innovation": {
        "line",
        "round.numeral",
        "automa-level-automalein",
        "automa-level-automa",
        "automa-level-automaechtig",
        "automa-level-ultoma",
        "automa-level-alptrauma",
        "option-automa",
        "picture-automa",
        "event-phase-began",
        "faction-goblins",
        "faction-moles",
        "faction-omar",
        "innovation-deus-ex-machina",
        "innovation-monument",
        "innovation-professor",
        "option-rules-1-2",
    },
    "terra-nova": {"line", "round.numeral", "event-phase-began", "faction-golems", "faction-ifrit"},
    "tapestry": {
        "capital-canyon",
        "capital-polar",
        "line",
        "round.numeral",
        "civilization-illuminati",
        "landmark-monolith",
        "move-arrange.button",
        "move-isle.button",
        "tech-levitation",
        "space-mechs",
        "space-navigation",
        "tapestry-gremlins",
        "tapestry-renaissance",
        "tapestry-revolution",
        "tech-penicillin",
        "tech-radio",
    },
}
"""Texts that are the same in both languages, mostly names."""

OPTIONAL = (".full", ".listed", ".short")
"""Names with their kind, where the name alone says too little; amounts in a list, where their form differs there; names
with the places where they may be divided."""


def messages(file: Path) -> list[ast.Message]:
    body = parse(file.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], f"{file.name} has lines that are no Fluent"
    return [entry for entry in body if isinstance(entry, ast.Message)]


def patterns(game: str, language: str) -> dict[str, Any]:
    """Every message and attribute with what it says."""
    found: dict[str, Any] = {}
    common, own = folders(game, language)
    for file in (common / "common.ftl", *sorted(own.glob("*.ftl"))):
        for name, value in patterns_of(file).items():
            assert name not in found, f"{name} is there twice"
            found[name] = value
    return found


def words_in(file: Path) -> set[object]:
    """The words between quotes in a source file."""
    tree = python.parse(file.read_text("utf-8"))
    return {node.value for node in python.walk(tree) if isinstance(node, python.Constant)}


def patterns_of(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for message in messages(file):
        found[message.id.name] = message.value
        found.update({f"{message.id.name}.{part.id.name}": part.value for part in message.attributes})
    return found


def homes(game: str, language: str) -> dict[str, Path]:
    """For each message of the game the file in which it stands."""
    own = folders(game, language)[1]
    return {name: file for file in sorted(own.glob("*.ftl")) for name in patterns_of(file)}


def missing_texts(game: str, language: str, missing: set[str]) -> str:
    """A sentence for each missing id: it belongs where most ids stand that begin like it."""
    found = homes(game, language)
    sentences: list[str] = []
    for name in sorted(missing):
        files = [file for other, file in found.items() if other.partition("-")[0] == name.partition("-")[0]]
        home = max(files, key=files.count) if files else folders(game, language)[1]
        sentences.append(f"{home.relative_to(PACKAGE.parents[1])} lacks {name}.")
    return " ".join(sentences)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_no_text_is_missing_or_unused(game: str, language: str) -> None:
    expected = expected_ids(games.game(game))
    there = {name for name in patterns(game, language) if not name.endswith(OPTIONAL)}
    missing = missing_texts(game, language, expected - there)
    assert not missing, missing
    pictures = words_in(folders(game, language)[1].parents[1] / "shown" / "terminal.py")
    pictures |= words_in(PACKAGE / "games" / "terra" / "shown" / "terminal.py")
    unused = sorted(name for name in there - expected if name.removeprefix("picture-") not in pictures)
    assert not unused, f"Nothing uses these texts of {game} ({language}): {', '.join(unused)}."


@pytest.mark.parametrize("game", games.names())
def test_both_languages_say_the_same_things(game: str) -> None:
    german, english = set(patterns(game, "de")), set(patterns(game, "en"))
    missing = " ".join([missing_texts(game, "de", english - german), missing_texts(game, "en", german - english)])
    assert german == english, missing


@pytest.mark.parametrize("game", games.names())
def test_german_is_english_only_where_listed(game: str) -> None:
    german, english = patterns(game, "de"), patterns(game, "en")
    equal = {name for name, value in german.items() if value is not None and value.equals(english[name])}
    equal = {name for name in equal if not name.endswith(OPTIONAL)}
    unlisted = ", ".join(sorted(equal - SAME[game]))
    assert not unlisted, f"German is English in {unlisted}: write it in German, or list it in SAME of {__name__}."
    assert equal == SAME[game]


@pytest.mark.parametrize("game", games.names())
def test_both_languages_use_the_same_arguments(game: str) -> None:
    """A number that one language tells, the other must not leave out."""
    german, english = patterns(game, "de"), patterns(game, "en")
    for name, value in german.items():
        assert arguments(value) == arguments(english[name]), name


@pytest.mark.parametrize("game", games.names())
def test_an_answer_names_others_in_a_slot_of_its_own(game: str) -> None:
    """`$seat` is who answers: an offer does not say it, and the log would name the wrong one."""
    moves = {name: value for name, value in patterns(game, "en").items() if name.startswith("move-")}
    assert moves
    assert [name for name, value in moves.items() if "seat" in arguments(value)] == []


def arguments(pattern: Any) -> set[str]:
    """The arguments of a text; `$building-key` is `$building`."""
    collector = Arguments()
    collector.visit(pattern)
    return collector.found


class Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.found.add(node.id.name.removesuffix("-key"))


def test_help_names_the_page_of_the_rulebook() -> None:
    for language, page in (("de", r"AoI S. "), ("en", "AoI p.")):
        texts = bundle("age-of-innovation", language)
        for name in patterns("age-of-innovation", language):
            if name.startswith("help-") and name.endswith(".rule"):
                rule = texts.get_message(name.removesuffix(".rule")).attributes["rule"]
                # The Automa has a booklet of its own, of which no page was seen.
                assert texts.format_pattern(rule)[0].startswith((page, "AoI Automa"))


def test_the_command_line_says_the_same_in_both_languages() -> None:
    german, english = (patterns_of(folders("", language)[0] / "cli.ftl") for language in ("de", "en"))
    assert set(german) == set(english)
    for name, value in german.items():
        assert arguments(value) == arguments(english[name]), name
    said = {word for file in (PACKAGE / "cli").rglob("*.py") for word in words_in(file)}
    assert sorted(name for name in german if name.removeprefix("cli-") not in said) == [], "unused"
