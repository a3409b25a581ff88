"""The HTTP routes of exercises."""

from litestar import get
from litestar.handlers import HTTPRouteHandler

from spielwerk.server.http.routes import REFUSED, Word
from spielwerk.server.lanes import at_leisure
from spielwerk.server.tables import exercises
from spielwerk.server.wire import exercises as wire_exercises


@get("/api/games/{game:str}/exercises", responses=REFUSED)
@at_leisure
def list_exercises(game: Word) -> list[wire_exercises.ExerciseLine]:
    return exercises.listed(game)


@get("/api/games/{game:str}/exercises/{exercise:str}", responses=REFUSED)
@at_leisure
def get_exercise(game: Word, exercise: Word) -> wire_exercises.Exercise:
    return exercises.show_exercise(game, exercise)


EXERCISES: list[HTTPRouteHandler] = [list_exercises, get_exercise]
