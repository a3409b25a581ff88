"""Tech cards (p.7, p.8): the display, the rows, and which cards can be upgraded."""

from tests.recheck.tapestry.counting import furthest, techs
from tests.recheck.tapestry.excluded import GIVEN_LANDMARKS, UPGRADES, without
from tests.recheck.tapestry.numbers import BUILDINGS, DISPLAY, TECH_LANDMARKS, TECH_ROWS
from tests.recheck.tapestry.reading import Position, Question, Seat
from tests.recheck.tapestry.rewards import check_gained
from tests.recheck.tapestry.saying import hold, true
from tests.recheck.tapestry.story import Step, Turn

ROWS = ("bottom", "middle", "top")


def condition_met(position: Position, seat: Seat, card: str) -> bool:
    """What the top row needs, on one's own board or a neighbour's; a charm or an income turn is one's own (p.8)."""
    what, needs = TECH_ROWS[card][0], int(TECH_ROWS[card][1])
    if what == "charm":
        return seat.era >= needs or seat.charmed
    if what == "landmark":
        return card in position.carried
    boards = [seat, *(position.seats[name] for name in position.neighbours(seat.name))]
    if what in BUILDINGS:
        return any(needs not in board.covered[what] for board in boards)
    return any(furthest(board, what) >= needs for board in boards)


def upgradable(position: Position, seat: Seat, source: str = "") -> set[str]:
    """Golden Age and Duct Tape do away with conditions; cards that were turned over stay where they are."""
    free = "golden-age" in seat.active or source == "tech-duct-tape"
    found = seat.bottom + [card for card in seat.middle if free or condition_met(position, seat, card)]
    return set(found) - position.turned_over - position.locked


def check_display(position: Position) -> None:
    """Three cards lie open as long as there are cards (p.7)."""
    missing = len(position.display) < DISPLAY
    true("the display is not refilled", not missing or not (position.techs or position.tech_discards))
    true("too many cards on display", len(position.display) <= DISPLAY)


def check_offers(position: Position, question: Question) -> None:
    seat = position.seats[question.seat]
    if question.name == "upgrade" and not without(seat, UPGRADES):
        hold(f"{seat.name}: cards to upgrade", upgradable(position, seat, question.source), question.having("upgrade"))
    if question.name == "invent" and "recyclers" not in seat.civilizations:
        hold(f"{seat.name}: cards to invent", set(position.display), question.having("invent"))
    if question.name in ("use-circle", "use-square"):
        row = seat.middle if question.name == "use-circle" else seat.top
        hold(f"{seat.name}: cards to use", set(row) - position.turned_over, question.having("use"))


def check_rows(step: Step) -> None:
    """A new card lies in the bottom row (p.7), an upgraded one in the row above the one it was in (p.8)."""
    for name, seat in step.after.seats.items():
        before = step.before.seats[name]
        place = {card: row for row, cards in enumerate((before.bottom, before.middle, before.top)) for card in cards}
        for told, facts in step.told:
            if facts["seat"] != name or told not in ("invented", "upgraded"):
                continue
            card = facts["component"].removeprefix("tech-")
            if told == "upgraded" and not without(seat, UPGRADES):
                hold(f"{name}: row of {card}", ROWS[place[card] + 1], facts["level"])
            place[card] = ROWS.index(facts["level"]) if told == "upgraded" else 0
        for card in techs(seat):
            if not _given_away(step.after):
                where = (seat.bottom, seat.middle, seat.top)
                true(f"{name}: {card} in another row than told", card in where[place.get(card, 0)])


def _given_away(position: Position) -> bool:
    """Whether somebody moves cards in ways of their own."""
    return any(without(seat, UPGRADES) for seat in position.seats.values())


def check_landmarks(step: Step) -> None:
    """Landmarks of tech cards belong to whoever has the card in the top row when it is gained."""
    for name in TECH_LANDMARKS:
        owner = step.after.owners[name]
        if owner and not step.before.owners[name] and step.question.name not in GIVEN_LANDMARKS:
            tops = [card for seat in step.before.seats.values() for card in seat.top]
            risen = [facts["component"] for _, facts in step.of("upgraded", level="top")]
            true(f"{owner}: {name} without its card", name in tops or f"tech-{name}" in risen)


def check_turn(turn: Turn) -> None:
    """A card that has been moved up has paid its circle or its square by the end of the turn (p.8)."""
    for _, facts in turn.of("upgraded"):
        if facts["level"] != "bottom" and not _given_away(turn.after):
            circle, square = TECH_ROWS[facts["component"].removeprefix("tech-")][2:]
            words = (circle if facts["level"] == "middle" else square).split("+")
            check_gained(turn, facts["seat"], facts["component"], words)
