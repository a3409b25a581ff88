"""Block: a power action and a book action of the board are covered, by direction."""

from spielwerk.core.choosing import choose
from spielwerk.games.age_of_innovation.rules.automa.choosing import Direction
from spielwerk.games.age_of_innovation.rules.automa.components import Card
from spielwerk.games.age_of_innovation.rules.automa.telling import Line, choices_of, note
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import COVERED


def block_actions(s: AgeState, support: Card, source: int, line: Line | None) -> None:
    """Where all of a kind are covered, that half is left out (ruling-automa-all-covered)."""
    power = [action for action in range(len(BY_KIND["power-action"])) if not s.used_power >> action & 1]
    if power:
        action = choose("power-action", power, [Direction(support)], choices_of(line))
        s.used_power |= 1 << action
        s.tell(COVERED, len(s.players) - 1, BY_KIND["power-action"][action].number, 0, source)
    else:
        note(line, "all-power-covered")
    books = [action for action in s.book_actions if not s.used_book >> action & 1]
    if books:
        action = choose("book-action", books, [Direction(support, s.book_actions)], choices_of(line))
        s.used_book |= 1 << action
        s.tell(COVERED, len(s.players) - 1, BY_KIND["book-action"][action].number, 0, source)
    else:
        note(line, "all-books-covered")
