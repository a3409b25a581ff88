"""Options of a game against the Automa, and which of them exclude each other."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.options import BadOption, Option, OptionValue
from spielwerk.core.reasons import Reason
from spielwerk.games.age_of_innovation.rules.automa.automa import Automa
from spielwerk.games.age_of_innovation.rules.automa.components import BOT_FACTIONS, MISSING

NO_AUTOMA: Final = "none"
BOT_NAMES: Final = [faction.name for faction in BOT_FACTIONS]
MOST_PEOPLE: Final = 2
USUAL_LEVEL: Final = 2


class BotFactionOption(Option):
    """A bot faction, or none. Those whose rules could not be looked up are refused by name."""

    def check(self, value: object) -> OptionValue:
        if value in MISSING:
            raise BadOption(
                f"The bot faction '{value}' cannot be played: the text of its faction card could not be found.",
                Reason("automa-missing", {"faction": str(value)}),
            )
        return super().check(value)


AUTOMA: Final = BotFactionOption("automa", NO_AUTOMA, (NO_AUTOMA, *BOT_NAMES))


def people_of(options: Mapping[str, OptionValue]) -> int:
    """How many people play, checked against the Automa."""
    people = options["players"]
    assert isinstance(people, int)
    automa = str(options["automa"])
    if automa == NO_AUTOMA:
        if people == 1:
            raise BadOption(
                "One person plays against the Automa: option 'automa' names her faction.", Reason("automa-needed")
            )
        return people
    if people > MOST_PEOPLE:
        raise BadOption(
            f"One or two people play with the Automa, not {people}.", Reason("automa-people", {"n": people})
        )
    if people > 1 and not BOT_FACTIONS[BOT_NAMES.index(automa)].with_two:
        raise BadOption(
            f"With two people only the simpletons play, not the {automa}.",
            Reason("automa-for-two", {"faction": automa}),
        )
    if options["setup"] == "draft":
        raise BadOption("With the Automa there is no draft.", Reason("automa-draft"))
    return people


def seats_of(options: Mapping[str, OptionValue]) -> int:
    return people_of(options) + (options["automa"] != NO_AUTOMA)


def chosen_automa(options: Mapping[str, OptionValue]) -> Automa | None:
    if options["automa"] == NO_AUTOMA:
        return None
    level = options["automa_level"]
    assert isinstance(level, int)
    return Automa(BOT_NAMES.index(str(options["automa"])), level - 1)
