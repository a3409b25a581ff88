"""Screens that tables are looked at on, and games at their beginning, in the middle and towards the end."""

from collections.abc import Iterator

from msgspec import Struct
from playwright.sync_api import ViewportSize

import spielwerk
from tests.browser.api import Api, Seated

SETS = ["arts-and-architecture", "plans-and-ploys", "fantasies-and-futures"]
NAMES = ("Maximiliane", "Ada", "Bruno", "Wolfgang-Amadeus", "Dora")


class Screen(Struct, frozen=True):
    width: int
    height: int
    touched: bool = False
    whole: bool = False
    """Everything is to be seen at once, without scrolling."""

    @property
    def size(self) -> ViewportSize:
        return {"width": self.width, "height": self.height}


SCREENS = {
    "desktop": Screen(1440, 900, whole=True),
    "laptop": Screen(1366, 768, whole=True),
    "tablet": Screen(1024, 768, touched=True),
    "tablet-upright": Screen(820, 1180, touched=True),
    "phone-sideways": Screen(844, 390, touched=True),
    "phone": Screen(390, 844, touched=True),
    "enlarged-200": Screen(720, 450),
}


class Course(Struct, frozen=True):
    """A game with as many players as it can have, and the rounds in which it is looked at."""

    players: int
    rounds: dict[str, int]
    sets: list[str] = []
    bots: bool = False
    """Played by bots: random answers bring one player far, and leave the boards of all others empty."""


COURSES = {
    "age-of-innovation": Course(5, {"early": 0, "middle": 3, "late": 6}),
    "terra-nova": Course(4, {"early": 0, "middle": 3, "late": 5}),
    "tapestry": Course(5, {"early": 0, "middle": 3, "late": 4}, SETS, bots=True),
}


def stages(api: Api, game: str, seed: int = 5) -> Iterator[tuple[str, Seated]]:
    """One game, as far as each stage."""
    course = COURSES[game]
    options = {"sets": course.sets} if course.sets else {}
    if course.bots:
        table = spielwerk.new(game, course.players, seed, list(NAMES[: course.players]), **options)
        for stage, least_round in course.rounds.items():
            let_play(table, least_round)
            yield stage, api.bring(table.record())
        return
    seated = api.make(*(f"me={name}" for name in NAMES[: course.players]), game=game, seed=seed, options=options)
    for stage, least_round in course.rounds.items():
        if least_round:
            seated.play_until("turn", seed, least_round)
        yield stage, seated


def let_play(table: spielwerk.Table, least_era: int, bot: str = "greedy") -> None:
    """Until everybody is in that era, or beyond, and it is somebody's turn."""

    def is_there() -> bool:
        eras = [player["era"] for player in table.view()["players"]]
        return table.question is not None and table.question.name == "turn" and min(eras) >= least_era

    while least_era and not is_there():
        table.let(bot)
