"""`spielwerk load`: how many games a server carries, measured with simulated players on this machine."""

import asyncio
import gc
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from spielwerk.cli.common.errors import SAYS_NO, CommandError

if TYPE_CHECKING:
    from spielwerk.server.load.lengths import Cost
    from spielwerk.server.load.run import Plan, Result, Step

T = TypeVar("T")

ANNOUNCED = "Serving on "
COMPARED = ("p50_ms", "p99_ms", "heard_p99_ms", "cpu_ms_per_answer", "news_bytes", "whole_tables_per_answer")


def register(app: typer.Typer) -> None:
    app.command("load")(run)


def run(
    db: Annotated[
        str, typer.Option(help="Database of a server that is started for this; or name one with --url.")
    ] = "",
    url: Annotated[str, typer.Option(help="A server that already runs.")] = "",
    against: Annotated[str, typer.Option(help="A second server, which plays the same alongside the first.")] = "",
    game: Annotated[str, typer.Option(help="Name of the game.")] = "age-of-innovation",
    games: Annotated[int, typer.Option(min=1, max=5000, help="Games at the same time.")] = 20,
    players: Annotated[int, typer.Option(min=1, max=8, help="Players in each, every one with a browser.")] = 3,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="How long.")] = 20,
    think: Annotated[float, typer.Option(min=0.01, help="Mean seconds a player thinks about an answer.")] = 5,
    steps: Annotated[int, typer.Option(min=1, max=50, help="Steps in which the number of games is raised.")] = 1,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Workers of the server that is started.")] = 1,
    at: Annotated[
        list[int] | None,
        typer.Option(help="Measure the CPU time of a whole table from this ply on; repeat it to compare plies."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Play many games at once and report how long answers take; ends with 1 if any was lost or doubled."""
    from msgspec import json

    from spielwerk.server.limits import raise_file_limit
    from spielwerk.server.load.run import Plan

    if bool(db) == bool(url):
        raise CommandError("Name either a database with --db or a running server with --url.")
    raise_file_limit()
    with _server(db, workers) if db else _running(url) as place:
        plans = [
            Plan(
                url=one,
                game=game,
                games=games,
                players=players,
                seconds=seconds,
                think=think,
                steps=steps,
                workers=workers,
            )
            for one in (place, against)
            if one
        ]
        if at:
            _print_costs(plans, _lengths(plans, at), as_json)
            return
        results = _play(plans)
    found = [_figures(result) for result in results]
    ratios = {name: round(found[0][name] / found[1][name], 2) for name in COMPARED if against and found[1][name]}
    if as_json:
        typer.echo(json.encode({**found[0], **({"against": found[1], "ratios": ratios} if against else {})}).decode())
    else:
        for name, value in found[0].items():
            beside = f"{found[1][name]!s:>12}{ratios.get(name, ''):>8}" if against else ""
            typer.echo(f"{name:>24}: {value!s:>12}{beside}")
    if any(result.lost or result.counts.refused for result in results):
        raise typer.Exit(SAYS_NO)


def _play(plans: "list[Plan]") -> "list[Result]":
    from spielwerk.server.load.run import run as play

    return _together([play(plan, partial(_tell, plan.url if len(plans) > 1 else "")) for plan in plans])


def _lengths(plans: "list[Plan]", plies: list[int]) -> "list[list[Cost]]":
    from spielwerk.server.load.lengths import measure

    return _together([measure(plan, plies) for plan in plans])


def _print_costs(plans: "list[Plan]", found: "list[list[Cost]]", as_json: bool) -> None:
    from msgspec import json

    if as_json:
        typer.echo(json.encode({plan.url: costs for plan, costs in zip(plans, found, strict=True)}).decode())
        return
    for plan, costs in zip(plans, found, strict=True):
        typer.echo(f"{plan.url}, {plan.game}: ms of CPU time per GET of a table (to the first row)")
        for cost in costs:
            first, again = ((of, of / to) for of, to in ((cost.first, costs[0].first), (cost.again, costs[0].again)))
            typer.echo(
                f"  ply {cost.ply:>3}: after an answer {first[0]:.2f} ({first[1]:.2f}), again {again[0]:.2f} "
                f"({again[1]:.2f}); {cost.log_rows:.0f} rows of the log, {cost.bytes_sent:.0f} bytes"
            )


def _together(runs: list[Coroutine[Any, Any, T]]) -> list[T]:
    from spielwerk.server.load.lines import Broken

    async def all_of_them() -> list[T]:
        return await asyncio.gather(*runs)

    # A collection in here would look like a slow server: with a thousand games it takes half a second.
    gc.disable()
    try:
        return asyncio.run(all_of_them())
    except (Broken, OSError) as problem:
        raise CommandError(f"The server broke off: {problem!r}.") from problem
    finally:
        gc.enable()


def _tell(server: str, step: "Step") -> None:
    """Progress of the run."""
    from spielwerk.server.load.run import percentile

    share = "" if step.cpu is None else f", {step.cpu / step.seconds:.0%} of a core"
    typer.echo(
        f"{server} {step.games} games: {step.rate:.1f} answers/s, median {percentile(step.milliseconds, 0.5):.0f} ms, "
        f"99 of 100 in {percentile(step.milliseconds, 0.99):.0f} ms{share}; "
        f"players late by {percentile(step.late, 0.99):.0f} ms".strip(),
        err=True,
    )


def _figures(result: "Result") -> dict[str, Any]:
    from spielwerk.server.load.run import percentile, saturated

    last, counts = result.steps[-1], result.counts
    times, answers = last.milliseconds, max(1, len(counts.answered))
    cpu = last.cpu and last.cpu * 1000 / max(1, len(times))
    return {
        "games": last.games,
        "answers": len(counts.answered),
        "answers_per_second": round(last.rate, 1),
        "p50_ms": round(percentile(times, 0.5), 1),
        "p90_ms": round(percentile(times, 0.9), 1),
        "p99_ms": round(percentile(times, 0.99), 1),
        "most_ms": round(percentile(times, 1), 1),
        "heard_p99_ms": round(percentile(last.heard, 0.99), 1),
        "players_late_p50_ms": round(percentile(last.late, 0.5), 1),
        "players_late_p99_ms": round(percentile(last.late, 0.99), 1),
        # Unlike the times above, it hardly depends on other load.
        "cpu_ms_per_answer": cpu and round(cpu, 2),
        "news": counts.news,
        "news_bytes": round(counts.news_bytes / max(1, counts.news)),
        "answer_bytes": round(counts.answer_bytes / answers),
        "whole_tables_per_answer": round(counts.whole / answers, 2),
        "repeated": counts.repeated,
        "turned_away": counts.turned_away,
        "refused": counts.refused,
        "lost_or_doubled": len(result.lost),
        "saturated_at": saturated(result.steps),
    }


@contextmanager
def _running(url: str) -> Iterator[str]:
    yield url


@contextmanager
def _server(db: str, workers: int) -> Iterator[str]:
    """A server for this run, stopped afterwards."""
    command = [sys.executable, "-m", "spielwerk", "serve", "--no-client", "--port", "0", "--unlimited"]
    server = subprocess.Popen([*command, "--db", db, "--workers", str(workers)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        if not line.startswith(ANNOUNCED):
            raise CommandError("The server did not start.")
        yield line.removeprefix(ANNOUNCED).strip()
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()
