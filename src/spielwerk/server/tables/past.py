"""A game that is over and that the installed engine would play otherwise, as it is shown."""

from spielwerk.core.play import NOBODY
from spielwerk.server import wire
from spielwerk.server.tables.films import Frame
from spielwerk.server.tables.match import Match
from spielwerk.server.tables.sealing import seal_of


def past_scene(match: Match, viewer: int) -> wire.Scene:
    """As the engine that played it showed it. Where that was not kept, at least nothing wrong is
    told: the points are those of the record, and a sentence says that the table is that of an earlier moment."""
    row, film = match.row, match.film
    if film is not None:
        frame = film.frame(film.last, viewer)
    else:
        frame = Frame(match.game.view(match.state, viewer), row.scores, [{} for _ in row.scores], NOBODY)
    ahead = [seat for seat, score in enumerate(row.scores) if score == max(row.scores)] if match.over else []
    return wire.Scene(
        ply=row.ply,
        over=match.over,
        closed=row.closed,
        seal=seal_of(row, match.over),
        frozen=False,
        trouble=None if film is not None else wire.Message("error-engine-past", {"ply": match.frozen}),
        to_move=NOBODY,
        question=None,
        offers=[],
        draft=[],
        can_undo=False,
        barrier="nothing",
        view=frame.view,
        scores=frame.scores,
        # How a tie was broken is not of the record.
        winners=film.winners if film is not None else ahead if len(ahead) == 1 else [],
        tally=frame.tally,
    )
