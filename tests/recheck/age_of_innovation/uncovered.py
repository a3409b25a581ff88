"""What this check leaves out on purpose, each with its reason; everything else is compared."""

from tests.recheck.age_of_innovation.ground import palace_works
from tests.recheck.age_of_innovation.reading import Table

UNCOVERED = {
    "lizards-with-palace-9": "whether palace 9's flight may carry the Lizards' free workshop is under review",
    "surcharge-with-neutral-palace": "whether a neutral palace ends the surcharge is under review",
    "step-may-be-declined": "whether a step may be left is under review: only the disciplines are compared",
    "order-of-draft": "who may take which set, board, faction or bonus in the set-up: a choice without a number in it",
    "order-of-rewards": "which of palace 15's rewards comes first: only the rewards themselves are compared",
    "useless-spades": "that free spades lapse where no hex can take one is not held against the table",
}


def lizards_with_palace_9(table: Table, seat: int) -> bool:
    return table.seats[seat].faction == "lizards" and palace_works(table, seat) == "9"


def neutral_palace_only(table: Table, seat: int) -> bool:
    palaces = [table.buildings[name] for name in table.own(seat) if table.buildings[name].kind == "palace"]
    return bool(palaces) and all(palace.neutral for palace in palaces)
