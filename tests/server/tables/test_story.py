"""How points came about, part by part: in Tapestry the parts are everybody's own eras."""

from collections import Counter
from itertools import pairwise

from tests.server.api import Api
from tests.server.tables.test_ledger import play, whole

LAST = 5
LONG = 10_000
"""More plies than a game has."""


def test_a_chapter_has_what_each_seat_had_when_its_own_era_ended(api: Api) -> None:
    seated = api.make("me", "me", game="tapestry", seed=3)
    assert play(seated, LONG)["over"]
    chapters = seated.call("GET", "/story").json()["chapters"]
    assert [chapter["round"] for chapter in chapters if not chapter["final"]] == list(range(LAST + 1))
    booked: Counter[tuple[int, int]] = Counter()
    for row in whole(seated):
        booked[row["round"], row["seat"]] += row["goods"].get("vp", 0)
    for before, chapter in pairwise(chapters[:LAST]):
        gained = [now - then for now, then in zip(chapter["scores"], before["scores"], strict=True)]
        assert gained == [booked[chapter["round"], seat] for seat in (0, 1)]
