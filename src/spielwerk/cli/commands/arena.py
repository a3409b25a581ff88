"""`spielwerk arena`: which bot is stronger, and how sure that is."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.table import Table

from spielwerk.cli.commands.simulate import INTERRUPTED, check_bots, forced_of, options_of
from spielwerk.cli.common.errors import BAD_INPUT, SAYS_NO, CommandError
from spielwerk.cli.common.output import console

if TYPE_CHECKING:
    from spielwerk.lab.pairs import Difference
    from spielwerk.lab.reports.elo import Anchor, Open
    from spielwerk.lab.runs.runner import Plan

TOGETHER = 16
"""Letters of two bots' names that still stand on one line."""
LEAST = 8
"""Columns that names have at least."""


def register(app: typer.Typer) -> None:
    app.command()(arena)


def arena(
    game: Annotated[str, typer.Argument(help="Name of the game (`spielwerk games`).")],
    bots: Annotated[str, typer.Option(help="Bots at the table, separated by commas: `search,planner,planner`.")],
    games: Annotated[int, typer.Option(min=1, help="How many games; best a multiple of the players.")] = 100,
    players: Annotated[int | None, typer.Option(help="Number of players; as many as bots if left out.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the set-ups.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 means one per core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Folder for Parquet tables; a second call resumes there.")] = None,
    records: Annotated[Path | None, typer.Option(help="Folder for the record of every game.")] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", help="Option of the game, key=value.")] = None,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster: its address, or `local`.")] = None,
    force: Annotated[
        list[str] | None,
        typer.Option(help="Faction, board or civilization that a seat must have: `--force A=monks --force B=moles`."),
    ] = None,
    anchor: Annotated[
        str | None,
        typer.Option(
            help="Anchor of the Elo scale: `greedy=1000`. Default: `greedy@1`, `greedy` or the mean of all at 1000."
        ),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Write win rates and scores with their intervals as an SVG file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the table as JSON.")] = False,
) -> None:
    """Let bots play each other: every set-up once for each seating, and compare every two on common set-ups."""
    from spielwerk.build.environment import ensure
    from spielwerk.lab.arena import Arena, chart
    from spielwerk.lab.runs.checks import CheckFailed
    from spielwerk.lab.runs.cluster import NoCluster
    from spielwerk.lab.runs.simulation import simulate
    from spielwerk.lab.runs.store import BadRun

    ensure("lab", *(["cluster"] if ray else []))
    names = bots.split(",")
    if players is None and len(names) < 2:
        raise CommandError(f"A table needs at least two bots: `--bots {bots},random`, or --players 2 with one bot.")
    plan = _plan(game, names, seed, {**options_of(settings), "players": players or len(names)}, force)
    _prepare(records, plot)
    standings = Arena(len(names), players or len(names), _anchor(anchor, names))
    try:
        run = simulate(plan, games, workers or os.cpu_count() or 1, 1, out, records, as_json, standings.add, ray)
    except (BadRun, CheckFailed, NoCluster) as problem:
        raise CommandError(str(problem), SAYS_NO if isinstance(problem, CheckFailed) else BAD_INPUT) from problem
    table, differences = standings.table(), standings.pairs.differences()
    if plot:
        plot.write_text(chart(table), "utf-8")
    if as_json:
        found = [asdict(difference) for difference in differences]
        typer.echo(json.dumps({"games": run["games"], "bots": table, "differences": found, "anchor": standings.anchor}))
    else:
        _show(run["games"], table, standings.anchor)
        _show_differences(differences, set(names), len(names))
    if run["interrupted"]:
        typer.echo(INTERRUPTED, err=True)
        raise typer.Exit(130)


def _plan(game: str, bots: list[str], seed: int, options: dict[str, Any], force: list[str] | None) -> "Plan":
    """What will be played; raises CommandError if that is impossible."""
    from spielwerk.bots.registry import UnknownBot
    from spielwerk.cli.common.words import sentence
    from spielwerk.core.options import BadOption
    from spielwerk.games import UnknownGame
    from spielwerk.games import game as game_of
    from spielwerk.lab.runs.runner import Plan

    try:
        game_of(game).checked(options)
        check_bots(bots)
        forced = forced_of(game, force, [options])
    except (UnknownGame, UnknownBot, BadOption) as problem:
        raise CommandError(sentence(game, problem)) from problem
    return Plan(game, bots, seed, options, habits=True, forced=forced, same_seed=len(bots))


def _anchor(asked: str | None, bots: list[str]) -> "Anchor | None":
    """A bot at the table and its Elo; its own settings may have equals signs, so the last one counts."""
    if asked is None:
        return None
    name, _, number = asked.rpartition("=")
    if name not in bots:
        raise CommandError(f"--anchor takes a bot of --bots and its Elo, `{bots[0]}=1000`, not '{asked}'.")
    try:
        return name, float(number)
    except ValueError:
        raise CommandError(f"--anchor takes a number, `{name}=1000`, not '{number}'.") from None


def _prepare(records: Path | None, plot: Path | None) -> None:
    """Folders are there before anything is played."""
    if plot and not plot.parent.is_dir():
        raise CommandError(f"There is no folder {plot.parent} for {plot.name}.")
    if records:
        records.mkdir(parents=True, exist_ok=True)


def _show(games: int, table: dict[str, dict[str, Any]], anchor: "Anchor") -> None:
    caption = (
        f"Elo: {anchor[0] or 'the mean of all'} has {anchor[1]:.0f}. "
        "Intervals of scores and Elo are clustered by set-up, those of wins count every seat by itself."
    )
    headings = ("seats", "wins per\nseat", "95 %", "mean\nscore", "95 %", "Elo", "95 %")
    shown = _table(f"{games} games", caption, "bot", *headings)
    for name, row in table.items():
        low, high = row["rate_interval"]
        least, most = row["score_interval"]
        shown.add_row(
            name,
            str(row["seats"]),
            f"{row['rate']:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{row['score']:.1f}",
            f"{least:.1f} - {most:.1f}" if least < most else "-",
            *_elo(row["elo"], row["elo_open"]),
        )
    console().print(shown)
    for name, row in table.items():
        largest = sorted(row["sources"].items(), key=lambda pair: -pair[1])
        console().print(f"{name}: " + ", ".join(f"{source} {points:.1f}" for source, points in largest))
        told = [f"{habit} {row['mean']:.1f}{_of(row['seats'])}" for habit, row in row["habits"].items()]
        if told:
            console().print("  " + ", ".join(told))


def _table(title: str, caption: str, first: str, *others: str) -> Table:
    """As narrow as a terminal of 80 columns; long names in the first column go on in the next line, so that all of each
    is read."""
    shown = Table(title=title, caption=caption, box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    shown.add_column(first, overflow="fold", min_width=LEAST)
    for heading in others:
        shown.add_column(heading, justify="right", no_wrap=True)
    return shown


def _elo(found: tuple[float, float, float] | None, unbounded: "Open") -> tuple[str, str]:
    """On the scale of the anchor; empty if all bots are the same. The anchor has no interval, nor has a bot whose
    set-ups all agree."""
    if not found:
        return "-", "-"
    value, low, high = found
    ends = {
        "": f"{low:.0f} - {high:.0f}" if low < high else "-",
        "low": f"< {high:.0f}",
        "high": f"> {low:.0f}",
        "both": "open",
    }
    return f"{value:.0f}", ends[unbounded]


def _of(seats: float) -> str:
    """The share of seats that reached it, unless all did."""
    return "" if seats == 1.0 else f" ({seats:.0%} of seats)"


def _show_differences(differences: "list[Difference]", bots: set[str], seatings: int) -> None:
    if not differences:
        if len(bots) > 1:
            console().print(
                "No differences on common set-ups: that takes two set-ups played with every seating, "
                f"{2 * seatings} games at least."
            )
        return
    shown = _table(
        "differences on common set-ups, intervals clustered by set-up",
        "Games to show points: how many show this difference in points with a power of 80 %.",
        *("first - second", "set-\nups", "points", "95 %", "wins per\nseat", "95 %", "games\nto show\npoints"),
    )
    for each in differences:
        apart = " - " if len(each.first) + len(each.second) <= TOGETHER else " -\n"
        shown.add_row(
            f"{each.first}{apart}{each.second}",
            str(each.setups),
            f"{each.score:+.1f}",
            f"{each.score_interval[0]:+.1f} to {each.score_interval[1]:+.1f}",
            f"{each.rate:+.1%}",
            f"{each.rate_interval[0]:+.1%} to {each.rate_interval[1]:+.1%}",
            "-" if each.needed is None else f"{each.needed * seatings:,}",
        )
    console().print(shown)
