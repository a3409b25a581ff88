"""The automatic opponents of a position: seats, decks, favourite tracks."""

from typing import Any, Final

from spielwerk.core.codecs import NONE, Codec, Listed, Seats, Unreadable, shown, tabled
from spielwerk.games.tapestry.rules.automa.beside import NO_AUTOMA, Automa
from spielwerk.games.tapestry.stored import words
from spielwerk.games.tapestry.stored.words import CARDS

CARD: Final = words.one("decision-card")
ONE_CARD: Final = words.one("decision-card", none=True)
DECK: Final = Listed(CARD, distinct=True)


class AutomaInWords(Codec):
    """A table of what lies beside their mats; an empty one where nobody plays automatically."""

    flat = False

    def __init__(self, players: int) -> None:
        seat = Seats(words.letters(players, players), none=True)
        self.parts: dict[str, Codec] = {
            "seat": seat,
            "shadow": seat,
            "level": words.one("automa-level", none=True),
            "civs": Listed(words.one("automa-civilization"), distinct=True),
            "favourite": words.TRACK_OR_NONE,
            "shadow_favourite": words.TRACK_OR_NONE,
            "deck": DECK,
            "discards": DECK,
            "progress": DECK,
            "track_card": ONE_CARD,
            "tiebreaker": ONE_CARD,
            "shown": CARDS,
        }

    def write(self, value: Any) -> Any:
        if value.shadow == NONE:
            return {}
        return {name: codec.write(getattr(value, name)) for name, codec in self.parts.items()}

    def read(self, told: object) -> Any:
        row = tabled(told)
        if not row:
            return NO_AUTOMA
        if set(row) != set(self.parts):
            raise Unreadable(f"has {shown(sorted(row))}; needed: {', '.join(self.parts)}.")
        found = Automa()
        for name, codec in self.parts.items():
            try:
                setattr(found, name, codec.read(row[name]))
            except Unreadable as problem:
                raise Unreadable(f"has '{name}', which {problem}") from problem
        if found.shadow == NONE:
            raise Unreadable("has no seat of the Shadow Empire.")
        return found
