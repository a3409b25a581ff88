"""What ends, passes or converts is declared by a verb's role: outside of the games no verb is known by its name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielwerk.build.checkout import SOURCE
from spielwerk.build.web import WEB
from spielwerk.core.play import ACTION, ROLES
from spielwerk.games import game, names

PACKAGE = SOURCE / "spielwerk"
LAYERS = ("core", "bots", "library", "lab", "server", "cli")
OF_GAMES = {name.replace("-", "_") for name in names()} | {"terra"}

NAMES = {verb.name for name in names() for verb in game(name).new(0).space().verbs if verb.role != ACTION}

OTHER_MEANINGS = {
    ("lab/reports/charts.py", "end"): "where a text in SVG ends",
    ("server/campaigns/postgres.py", "stop"): "what pg_ctl is told",
    ("lab/tuning/exercising.py", "exchange"): "an answer to an exercise",
    ("server/tables/exercises.py", "exchange"): "an answer to an exercise",
    ("src/browse/TapestryPicture.svelte", "income"): "a kind of component",
    ("src/legend/signs.ts", "income"): "an icon",
    ("src/legend/signs.ts", "pass"): "an icon",
}

QUOTED = re.compile(r"(?<![=\w])[\"'`]([a-z-]+)[\"'`]|\[data-[a-z]+=[\"']?([a-z-]+)|data-[a-z]+=[\"']([a-z-]+)")
"""A string of the client. Attributes of its elements (`class`, `name` of an icon) are other words, but for `data-…`."""

ASKED = re.compile(r"(?:question\??\.name|\bverb)\s*[!=]==\s*[\"'`]")
"""A question or an answer that the client knows by its name, whatever its role."""

BY_NAME = "asked.ts"
"""Where a game's pictures say which question or answer looks how."""

DRAWN = re.compile(r"(?<!: )\"([a-z-]+)\"|[{,] ([a-z]+): ")
"""A name in there; what stands behind a colon is a thing on the table."""


def python_words(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def client_words(file: Path) -> Iterator[str]:
    for groups in QUOTED.findall(file.read_text("utf-8")):
        yield from filter(None, groups)


def named(file: Path, root: Path, words: Iterator[str]) -> list[str]:
    where = file.relative_to(root).as_posix()
    return sorted({f"{where}: '{word}'" for word in words if word in NAMES and (where, word) not in OTHER_MEANINGS})


def test_every_role_is_played_by_some_verb() -> None:
    played = {verb.role for name in names() for verb in game(name).new(0).space().verbs}
    assert played == set(range(len(ROLES)))


@pytest.mark.parametrize("layer", LAYERS)
def test_no_layer_knows_such_a_verb_by_its_name(layer: str) -> None:
    files = sorted((PACKAGE / layer).rglob("*.py"))
    assert files
    assert [found for file in files for found in named(file, PACKAGE, python_words(file))] == []


def test_the_client_knows_no_such_verb_by_its_name() -> None:
    files = [
        file
        for file in sorted((WEB / "src").rglob("*"))
        if file.suffix in (".ts", ".svelte") and not OF_GAMES & set(file.relative_to(WEB).parts)
    ]
    assert files
    assert [found for file in files for found in named(file, WEB, client_words(file))] == []


def test_the_client_asks_for_no_name_of_a_question_or_an_answer() -> None:
    files = [file for file in sorted((WEB / "src").rglob("*")) if file.suffix in (".ts", ".svelte")]
    assert [file.name for file in files if ASKED.search(file.read_text("utf-8"))] == []


@pytest.mark.parametrize("name", names())
def test_what_a_picture_is_drawn_for_by_name_is_there(name: str) -> None:
    state, companion = game(name).new(0), game(name).companion()
    known = {kind.name for kind in state.kinds()} | {verb.name for verb in state.space().verbs}
    known |= {telling.name for telling in companion.tellings} if companion else set()
    file = WEB / "src" / "games" / name.replace("-", "_") / BY_NAME
    drawn = {word for groups in DRAWN.findall(file.read_text("utf-8")) for word in groups if word}
    assert drawn
    assert drawn - known == set(), f"{file.relative_to(WEB.parent)} names what {name} does not ask or offer."


def test_the_search_finds_what_it_looks_for(tmp_path: Path) -> None:
    module, client = tmp_path / "bot.py", tmp_path / "Bar.svelte"
    module.write_text('ENDINGS = frozenset({"end", "other"})\n', "utf-8")
    client.write_text(
        'if (offer.verb === "pass") x(`[data-verb=convert]`);\n<b class="end" data-notation="stop" />', "utf-8"
    )
    assert named(module, tmp_path, python_words(module)) == ["bot.py: 'end'"]
    assert named(client, tmp_path, client_words(client)) == [
        f"Bar.svelte: '{word}'" for word in ("convert", "pass", "stop")
    ]
    assert ASKED.search(client.read_text("utf-8"))
    assert ASKED.search('question?.name === "power-offer"')
    assert ASKED.search('if (verb === "copy")')
    assert DRAWN.findall('A = new Set(["x"]); B = { y: 1, "z-z": "thing" };') == [("x", ""), ("", "y"), ("z-z", "")]
    assert not ASKED.search("question?.name === beforehand")
