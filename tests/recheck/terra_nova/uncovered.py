"""What this check leaves out on purpose, each with its reason; everything else is compared."""

from tests.recheck.terra_nova.reading import Table

UNCOVERED = {
    "cities-after-the-fourth": "what becomes of a group that would be a city when no tile is left is under review",
    "choice-of-mats": "who may take which mat and side in the set-up: a choice without a number in it",
    "drawn-houses": "which colour the treasure digger draws is chance; only where the house may stand is compared",
    "own-maps-and-mats": "the check knows the stand-in board and mats only",
}


def out_of_city_tiles(table: Table, seat: int) -> bool:
    return len(table.seats[seat].city_tiles) == 4
