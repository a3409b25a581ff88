"""The HTTP routes of guided games."""

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from spielwerk.server import wire
from spielwerk.server.http.asking import Asking, at_home, house_of, keys_of
from spielwerk.server.http.routes import REFUSED, Id, Word
from spielwerk.server.tables import lessons
from spielwerk.server.tables.hosting import find_game
from spielwerk.server.wire import lessons as wire_lessons


@get("/api/games/{game:str}/lessons", sync_to_thread=True, responses=REFUSED)
def list_lessons(game: Word) -> list[wire_lessons.ChapterInfo]:
    return lessons.listed(find_game(game).name)


@post("/api/games/{game:str}/lessons/{chapter:str}", sync_to_thread=True, responses=REFUSED)
def begin_lesson(request: Asking, game: Word, chapter: Word, data: JSONBody[wire_lessons.LessonWish]) -> wire.TableKeys:
    taught = lessons.find_chapter(find_game(game).name, chapter)
    return house_of(request).host.teach(taught, data.name, at_home(request))


@get("/api/tables/{table:str}/lesson", sync_to_thread=True, responses=REFUSED)
def get_lesson(request: Asking, table: Id) -> wire_lessons.Lesson:
    with house_of(request).rooms.open(table) as match:
        return lessons.show_lesson(match)


@delete("/api/tables/{table:str}/lesson", sync_to_thread=True, responses=REFUSED)
def leave_lesson(request: Asking, table: Id) -> None:
    """Play on without the chapter."""
    house = house_of(request)
    with house.rooms.open(table) as match:
        house.host.leave_lesson(match, house.reader(match, keys_of(request)))


LESSON_ROUTES: list[HTTPRouteHandler] = [list_lessons, begin_lesson, get_lesson, leave_lesson]
