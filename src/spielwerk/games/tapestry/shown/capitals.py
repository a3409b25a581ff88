"""Capital mats for people: districts and what they pay, special plots and rules, as view and pictures name them."""

from functools import lru_cache
from typing import Any, Final

from spielwerk.games.tapestry.rules.capital.mats import AT_ONCE, EVERY_INCOME, FREE, WATER, Capital
from spielwerk.games.tapestry.rules.capital.plots import SIZE, WHOLE, beside
from spielwerk.games.tapestry.rules.cards.own_file import OwnCards
from spielwerk.games.tapestry.shown.mats import clauses

REEDS: Final = "r"
"""Where a landmark stands beside a will-o'-the-wisp."""


def lettered(lines: list[str], plots: int, mark: str) -> list[str]:
    """The same with a letter on these plots."""
    return [
        "".join([mark if plots >> row * SIZE + column & 1 else plot for column, plot in enumerate(line)])
        for row, line in enumerate(lines)
    ]


def ground(mat: Capital) -> list[str]:
    """What can be built on, and `#` what cannot."""
    return lettered([FREE * SIZE] * SIZE, mat.impassable, WATER)


def special(mat: Capital) -> list[str]:
    """Lily pads, wisps, reeds, goblins and the centre by their letters; everything else is a dot."""
    found = lettered(mat.rows, mat.impassable & ~sum(mat.wisps), FREE)
    reeds = 0
    for wisp in mat.wisps:
        reeds |= beside(wisp) & WHOLE & ~mat.impassable
    return lettered(found, reeds, REEDS)


@lru_cache(maxsize=256)
def printed(mat: Capital, own: OwnCards) -> dict[str, Any]:
    """The constant parts of a mat, cached: `areas` has the district of each plot as a letter, `pays` follows the
    letters."""
    return {
        "areas": mat.areas,
        "special": special(mat),
        "pays": [
            {"district": letter, "when": EVERY_INCOME if mat.every_income else AT_ONCE, "effects": clauses(reward, own)}
            for letter, reward in zip(mat.letters, mat.rewards, strict=False)
        ],
        "rules": [{"id": f"capital-rule-{name}", "args": args} for name, args in rules(mat)],
    }


def rules(mat: Capital) -> list[tuple[str, dict[str, int]]]:
    """The special rules of a mat, as names of texts with arguments."""
    loose = WHOLE & ~sum(mat.districts) & ~mat.impassable
    told: list[tuple[bool, str, dict[str, int]]] = [
        (not mat.landmarks, "no-landmarks", {}),
        (not mat.overhang, "no-overhang", {}),
        (mat.pads > 0, "lily-pads", {"n": mat.pads_a_point}),
        (len(mat.wisps) > 0, "wisps", {"n": -mat.wisp_points}),
        (mat.centre > 0, "linked", {}),
        (loose > 0 and not mat.centre, "outside", {}),
        (len(mat.barred) > 0, "barred", {}),
    ]
    return [(name, args) for holds, name, args in told if holds]
