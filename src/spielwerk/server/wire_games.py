"""What the lobby and the component browser hear of the games (see `wire`)."""

from typing import Any, Literal

from msgspec import Struct

from spielwerk.server.wire import Args, Message

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
    """Levels, the weakest first."""
    standing: list[str]
    """Questions for which a standing answer can be set."""
    notes: list[ComponentNote]


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
