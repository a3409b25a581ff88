"""What the lobby and the component browser hear of the games."""

from typing import Any, Literal

from msgspec import Struct

from spielwerk.server.wire import Args, Message, Ruled, Table

OptionKind = Literal["number", "choice", "names", "data"]


class OptionInfo(Struct):
    name: str
    kind: OptionKind
    """`data` takes the name in `default`, or own data (a map, say) as text in JSON."""
    default: int | str | list[str]
    choices: list[str]
    least: int
    most: int
    setup: bool
    """Part of a manual set-up, shown apart from what people usually choose."""
    components: list[str]
    """For each choice the component it names, or nothing where it names none."""


class ComponentNote(Struct):
    """A component that is a stand-in or has an uncertain value; `status` names the text."""

    kind: str
    name: str
    status: str


class GameInfo(Struct):
    name: str
    engine: int
    rules: list[str]
    options: list[OptionInfo]
    least_players: int
    most_players: int
    bots: list[str]
    """Levels, the weakest first, then bots of other installed packages."""
    standing: list[str]
    """Questions for which a standing answer can be set."""
    notes: list[ComponentNote]
    topics: list[str]
    """The rules in short, in the order of a first reading: the texts `help-<topic>` with their titles."""


class Clause(Message):
    """What a component does, and when (`when-<when>`)."""

    when: str
    when_args: Args


class Component(Struct):
    """`picture` is what a picture of it is drawn from; its shape belongs to the game and the kind."""

    kind: str
    name: str
    rule: str
    status: str
    effects: list[Clause]
    picture: dict[str, Any]


# The rules in own words


class RuleCase(Struct):
    """A rule case that can be shown; `name` says in English what it proves."""

    id: str
    name: str
    about: list[str]
    """The entries of the game's index that it covers; components among them by their ids."""


class RuleParagraph(Struct):
    """`text` may have lines that begin with `- `: items of a list."""

    name: str
    title: str
    text: str
    pages: list[int]
    """Of the rulebook."""
    rulings: list[int]
    """Numbers of our decisions on what the rulebook leaves open."""
    shows: list[str]
    """Components by their ids; buildings, goods and terrains by the ids of their names."""
    cases: list[RuleCase]


class RuleChapter(Struct):
    name: str
    title: str
    paragraphs: list[RuleParagraph]


class CaseStep(Struct):
    """One line of a case, and the table after it; the first step is the position before any line."""

    seat: int
    """Who answers, -1 in the first step."""
    said: Message | None
    refused: list[Ruled]
    """Why the rules do not allow it; then the table stays as it was."""
    table: Table


class CaseShown(Struct):
    id: str
    name: str
    rule: str
    steps: list[CaseStep]
