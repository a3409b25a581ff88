"""The tables of a run: one row per game, per word of its set-up, per seat, per seat and round, per seat, round and
source of points; and where they are asked for, per seat and habit."""

from typing import Any, Final

from spielwerk.lab.runs.habits import habits
from spielwerk.lab.runs.match import Match

TABLES: Final = ("games", "setups", "seats", "rounds", "sources", "habits")


def totals(number: int, match: Match) -> dict[str, list[dict[str, Any]]]:
    """What the summary of a run needs, for runs that keep no tables: they take less than half of the time."""
    seats = [
        {"game": number, "bot": bot, "score": score, "won": won}
        for bot, score, won in zip(match.bots, match.state.scores(), match.wins(), strict=True)
    ]
    return {"games": [{"game": number, "answers": len(match.answers)}], "seats": seats}


def rows(number: int, seed: int, match: Match, with_habits: bool = False) -> dict[str, list[dict[str, Any]]]:
    """What the tables hold about one match."""
    scores = match.state.scores()
    won = match.wins()
    best = sorted(scores, reverse=True)
    game = {
        "game": number,
        "seed": seed,
        "players": len(scores),
        "answers": len(match.answers),
        "best": best[0],
        "margin": best[0] - best[1] if len(best) > 1 else 0,
    }
    seats = []
    for seat, (facts, place) in enumerate(zip(match.facts(), match.places(), strict=True)):
        fixed = {"game": number, "seat": seat, "bot": match.bots[seat], "score": scores[seat], "place": place}
        seats.append({**fixed, "won": won[seat], "opening": match.opening(seat), **facts})
    setup = [{"game": number, "fact": fact, "place": place, "word": word} for fact, place, word in match.setup()]
    found: dict[str, list[dict[str, Any]]] = {
        "games": [game],
        "setups": setup,
        "seats": seats,
        "rounds": [],
        "sources": [],
    }
    if with_habits:
        named = [
            {"game": number, "seat": seat, "habit": name, "amount": amount} for seat, name, amount in habits(match)
        ]
        found["habits"] = named
    _points_as_they_grew(number, match, found)
    return found


def _points_as_they_grew(number: int, match: Match, found: dict[str, list[dict[str, Any]]]) -> None:
    before: list[dict[str, int]] = [{} for _ in match.bots]
    for round_, (tallies, given) in enumerate(zip(match.tallies, match.decisions, strict=True)):
        for seat, tally in enumerate(tallies):
            points = 0
            for source, total in tally.items():
                gained = total - before[seat].get(source, 0)
                if gained:
                    points += gained
                    found["sources"].append(
                        {"game": number, "seat": seat, "round": round_, "source": source, "points": gained}
                    )
            found["rounds"].append(
                {
                    "game": number,
                    "seat": seat,
                    "round": round_,
                    "points": points,
                    "score": sum(tally.values()),
                    "answers": given[seat],
                }
            )
        before = tallies
