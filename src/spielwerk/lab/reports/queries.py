"""The questions a report asks, as SQL on the tables of a run (DuckDB). docs/lab.md shows how to ask one's own.

The tables are `games`, `setups`, `seats`, `rounds` and `sources`; `seats` has a column for everything that lay before a
seat at the end, so which breakdowns there are depends on the game.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from spielwerk.core.game import Breakdown
from spielwerk.games import game as find_game

if TYPE_CHECKING:
    import duckdb

Rows = list[tuple[Any, ...]]

HEADLINE: Final = """
select count(*) as games, avg(answers) as answers, avg(best) as best, avg(margin) as margin,
       (select avg(score) from seats) as score, (select median(score) from seats) as median,
       min(players) as fewest, max(players) as most
from games"""

BOTS: Final = """
select bot as name, count(*) as n, avg(score) as score, stddev_pop(score) as deviation, sum(won) as won
from seats group by bot order by avg(seats.won) desc, bot"""

SCORES: Final = """
with steps as (select bot, floor(score / {step}) * {step} as from_score, count(*) as n from seats group by all)
select bot, from_score, n / sum(n) over (partition by bot) as share from steps order by bot, from_score"""

SOURCES: Final = """
with totals as (select game, seat, source, sum(points) as points from sources group by all)
select source,
       coalesce(sum(points) filter (won > 0), 0) / (select count(*) from seats where won > 0) as winners,
       coalesce(sum(points) filter (won = 0), 0) / (select count(*) from seats where won = 0) as others
from totals join seats using (game, seat) group by source order by sum(points) desc, source"""

SOURCES_OF_BOTS: Final = """
select source, bot, sum(points) / any_value(seats_of_bot) as points
from sources join seats using (game, seat)
join (select bot, count(*) as seats_of_bot from seats group by bot) using (bot)
group by source, bot order by source, bot"""

ROUNDS: Final = """
select round, source, sum(points) / (select count(*) from seats) as points
from sources where round > 0 group by all order by round, source"""

GROWTH: Final = """
select bot, round, avg(rounds.score) as score
from rounds join seats using (game, seat) group by all order by bot, round"""

PLACES_AT_THE_TABLE: Final = """
select seat as name, count(*) as n, avg(score) as score, stddev_pop(score) as deviation, sum(won) as won
from seats group by seat order by seat"""

BY_WORD: Final = """
select {column} as name, count(*) as n, avg(score) as score, stddev_pop(score) as deviation, sum(won) as won
from seats where {column} <> '' group by all having n >= {least} order by score desc, name"""

BY_LISTED_WORD: Final = """
select name, count(*) as n, avg(score) as score, stddev_pop(score) as deviation, sum(won) as won
from (select distinct game, seat, score, won, unnest({column}) as name from seats)
where name like '{only}%' group by all having n >= {least} order by score desc, name"""

OPENINGS: Final = """
select opening[1] || ', ' || opening[2] as name, count(*) as n, avg(score) as score,
       stddev_pop(score) as deviation, sum(won) as won
from seats group by all having n >= {least} order by n desc, name limit 15"""

WINNERS: Final = """
select avg({column}) filter (won > 0) as winners, avg({column}) filter (won = 0) as others,
       corr({column}, score) as with_score
from seats"""

HABITS: Final = """
select habit, bot, avg(amount) as mean, count(*) / any_value(seats_of_bot) as share
from habits join seats using (game, seat)
join (select bot, count(*) as seats_of_bot from seats group by bot) using (bot)
group by habit, bot order by habit, bot"""

SEATS: Final = """
select game, score, players::varchar as players, {bot}, seat::varchar as seat{columns}
from seats join games using (game) order by game, seats.seat"""

SETUPS: Final = """
select distinct game, fact, word from setups where fact not like '% _' order by game, fact, word"""

OFFERED: Final = """
with offered as (
    select word, count(distinct game) as games from setups
    where fact like '{option} _' or fact = '{option}' and not (select bool_or(fact like '{option} _') from setups)
    group by word),
taken as (
    select name as word, count(*) as seats, avg(score) as score, stddev_pop(score) as deviation
    from (select score, unnest({words}) as name from seats) group by name)
select word, offered.games, coalesce(seats, 0) as seats, score, deviation
from offered left join taken using (word) order by score desc nulls last, word"""

ONE_BOT: Final = "substr(bot, length(run) + 3) as bot"
"""The same bot in several runs is one bot where things are compared: no game is played in two runs."""

FIXED: Final = ("game", "seat", "bot", "run", "score", "place", "won", "opening", "vp")
"""Columns of `seats` that are the same in every game."""


def broken_down(by: Breakdown, columns: dict[str, str], least: int) -> str:
    """Results by what a column of `seats` names."""
    if columns[by.field] == "VARCHAR":
        return BY_WORD.format(column=by.field, least=least)
    return BY_LISTED_WORD.format(column=by.field, only=by.only, least=least)


def offered(option: str, field: str, columns: dict[str, str]) -> str:
    """How often things lay in the offer that an option names, how often seats had them at the end, and with how many
    points. Where every seat has an offer of its own (`civilizations A`), what has no letter is the rest of the deck."""
    words = f"[{field}]" if columns[field] == "VARCHAR" else field
    return OFFERED.format(option=option, words=words)


def columns(database: "duckdb.DuckDBPyConnection") -> dict[str, str]:
    """The columns of `seats` that belong to the game, with their types."""
    found = database.execute("describe seats").fetchall()
    return {name: kind for name, kind, *_ in found if name not in FIXED}


def breakdowns(game: str, found: dict[str, str]) -> list[Breakdown]:
    """Those of the game whose columns a run has; a game without a list of its own is broken down by every word."""
    words = [name for name, kind in found.items() if "VARCHAR" in kind]
    wanted = find_game(game).breakdowns or [Breakdown(name, name) for name in words]
    return [each for each in wanted if each.field in words]


def factors(game: str, found: dict[str, str]) -> dict[str, str]:
    """Columns with one word for each seat, and the kind of component each names. A list of what the seat was assigned
    before the game counts by its first word."""
    single = {each.field: each.kind for each in breakdowns(game, found) if found[each.field] == "VARCHAR"}
    return {**single, **{each.field: each.kind for each in find_game(game).assigned if each.field in found}}


def tied(game: str, words: Mapping[str, Sequence[str]]) -> set[str]:
    """Factors that come along with another one, a mat with its faction: beside that they say nothing."""
    along = [set(each.along.values()) for each in find_game(game).assigned]
    return {name for name, of_seats in words.items() if any(set(of_seats) <= with_another for with_another in along)}


def seats(wanted: Iterable[str], found: dict[str, str], runs: int = 1) -> str:
    """A row for each seat with these columns."""
    words = [name if found[name] == "VARCHAR" else f"coalesce({name}[1], '') as {name}" for name in wanted]
    return SEATS.format(bot=ONE_BOT if runs > 1 else "bot", columns="".join(f", {word}" for word in words))
