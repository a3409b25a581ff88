"""Develop an innovation (AoI p.14): books of the column, any books, and five coins without a palace."""

from typing import Final

from spielwerk.core.play import SEAT, Frame, frame_of
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.core.values import followed, replaced, total
from spielwerk.games.age_of_innovation.rules.actions.common import begin_action, short_of
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, CATALOG, COST
from spielwerk.games.age_of_innovation.rules.frames import GAIN_INNOVATION, PAY_BOOKS
from spielwerk.games.age_of_innovation.rules.gains import fire, pay, pay_book
from spielwerk.games.age_of_innovation.rules.holdings import refresh
from spielwerk.games.age_of_innovation.rules.planning import EXTRA_BOOKS, PALACE_SURCHARGE
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    BANKING,
    DISCIPLINES,
    ENGINEERING,
    INNOVATION,
    LAW,
    MAX_INNOVATIONS,
    MEDICINE,
    PALACE,
    TOOK,
)
from spielwerk.games.terra.rules.component_verb import ComponentVerb
from spielwerk.games.terra.rules.gains import run

COLUMN_BOOKS: Final = 2
BOOKS: Final = 5
DOUBLES: Final = ((BANKING, LAW), (ENGINEERING, MEDICINE))


SINGLE_PLACES: Final[tuple[int, ...]] = (0, 0, 4, 8, 8, 12)
"""The places with the cost of one column, by number of players; with two and four players there are two more with the
cost of two columns (AoI p.14)."""


def place_count(players: int) -> int:
    return SINGLE_PLACES[players] + (2 if players in (2, 4) else 0)


def _needed(players: int, place: int) -> tuple[int, ...]:
    singles = SINGLE_PLACES[players]
    return (place % len(DISCIPLINES),) if place < singles else DOUBLES[place - singles]


NEEDED: Final[list[list[tuple[int, ...]]]] = [
    [_needed(players, place) for place in range(place_count(players))] for players in range(len(SINGLE_PLACES))
]


def needed_disciplines(players: int, place: int) -> tuple[int, ...]:
    """The disciplines of which two books each must be paid."""
    return NEEDED[players][place]


def any_books(p: Player, disciplines: tuple[int, ...]) -> int:
    """Further books of any discipline, more with each innovation already made."""
    return BOOKS - COLUMN_BOOKS * len(disciplines) + EXTRA_BOOKS[p.board][len(p.innovations)]


def surcharge(p: Player) -> int:
    return 0 if p.at[PALACE] else PALACE_SURCHARGE


class Innovate(ComponentVerb[AgeState]):
    """`innovate NAME`."""

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        made = len(p.innovations)
        if made == MAX_INNOVATIONS or p.coins < surcharge(p):
            return
        books = p.books
        if total(books) < BOOKS + EXTRA_BOOKS[p.board][made]:
            return
        players = len(s.players)
        for place, tile in enumerate(s.innovation_display):
            if tile == NONE:
                continue
            for discipline in needed_disciplines(players, place):
                if books[discipline] < COLUMN_BOOKS:
                    break
            else:
                out.append(self.base + tile)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        if len(p.innovations) == MAX_INNOVATIONS:
            return [Reason("innovations-full", {"most": MAX_INNOVATIONS})]
        if arg not in s.innovation_display:
            return [Reason("not-on-display", {"tile": self.rows[arg].title()})]
        disciplines = needed_disciplines(len(s.players), s.innovation_display.index(arg))
        reasons = [
            Reason(f"too-few-books-{DISCIPLINES[d]}", {"needs": COLUMN_BOOKS, "has": p.books[d]})
            for d in disciplines
            if p.books[d] < COLUMN_BOOKS
        ]
        books = COLUMN_BOOKS * len(disciplines) + any_books(p, disciplines)
        return [*reasons, *short_of(p, coins=surcharge(p), books=books)]

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        begin_action(s, frame)
        place = s.innovation_display.index(arg)
        disciplines = needed_disciplines(len(s.players), place)
        more = any_books(p, disciplines)
        pay(s, p, surcharge(p), 0, 0, COST)
        for discipline in disciplines:
            pay_book(s, p, discipline, COLUMN_BOOKS, COST)
        s.innovation_display = replaced(s.innovation_display, place, NONE)
        to_pay = [frame_of(PAY_BOOKS, p.seat, COST, more)] if more else []
        s.ask_in_order([*to_pay, frame_of(GAIN_INNOVATION, p.seat, COST, arg)])


def gain_innovation(s: AgeState, p: Player, tile: int) -> None:
    """The tile goes to the planning board and its immediate effect happens."""
    row = BY_KIND["innovation"][tile]
    p.innovations = followed(p.innovations, tile)
    refresh(s, p)
    s.tell(TOOK, p.seat, row.number, 0, row.number)
    run(s, p, row.now, row.number)
    fire(s, p, INNOVATION)


INNOVATE: Final = Innovate(CATALOG, "innovate", "innovation")
