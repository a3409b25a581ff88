"""`spielwerk load`: how many games a server carries, measured with simulated players on this machine."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from spielwerk.cli.common.errors import SAYS_NO, CommandError

if TYPE_CHECKING:
    from spielwerk.server.load import Result

ANNOUNCED = "Serving on "


def register(app: typer.Typer) -> None:
    app.command("load")(run)


def run(
    db: Annotated[
        str, typer.Option(help="Database of a server that is started for this; or name one with --url.")
    ] = "",
    url: Annotated[str, typer.Option(help="A server that already runs.")] = "",
    game: Annotated[str, typer.Option(help="Name of the game.")] = "age-of-innovation",
    games: Annotated[int, typer.Option(min=1, max=2000, help="Games at the same time.")] = 20,
    players: Annotated[int, typer.Option(min=1, max=8, help="Players in each.")] = 5,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="How long.")] = 20,
    think: Annotated[float, typer.Option(min=0.01, help="Mean seconds a player thinks about an answer.")] = 5,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Workers of the server that is started.")] = 1,
    listeners: Annotated[bool, typer.Option("--listeners/--no-listeners", help="An open stream for each game.")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Play many games at once and report how long answers take; ends with 1 if any was lost or doubled."""
    import asyncio

    from httpx import HTTPError
    from msgspec import json

    from spielwerk.server.load import Plan
    from spielwerk.server.load import run as play

    if bool(db) == bool(url):
        raise CommandError("Name either a database with --db or a running server with --url.")
    with _server(db, workers) if db else _running(url) as place:
        plan = Plan(
            url=place,
            game=game,
            games=games,
            players=players,
            seconds=seconds,
            think=think,
            listeners=listeners,
        )
        try:
            result = asyncio.run(play(plan))
        except HTTPError as problem:
            raise CommandError(f"The server broke off: {problem!r}.") from problem
    figures = _figures(result)
    if as_json:
        typer.echo(json.encode(figures).decode())
    else:
        for name, value in figures.items():
            typer.echo(f"{name:>20}: {value}")
    if result.lost or result.refused:
        raise typer.Exit(SAYS_NO)


def _figures(result: "Result") -> dict[str, float]:
    from spielwerk.server.load import percentile

    spent = os.times()
    return {
        "games": result.games,
        "answers": result.answers,
        "answers_per_second": round(result.answers / result.seconds, 1),
        "p50_ms": round(percentile(result.milliseconds, 0.5), 1),
        "p90_ms": round(percentile(result.milliseconds, 0.9), 1),
        "p99_ms": round(percentile(result.milliseconds, 0.99), 1),
        "most_ms": round(percentile(result.milliseconds, 1), 1),
        "players_late_p50_ms": round(percentile(result.lateness, 0.5), 1),
        "players_late_p99_ms": round(percentile(result.lateness, 0.99), 1),
        # Start and end of the server included; unlike the times above it hardly depends on what else the machine does.
        "server_cpu_seconds": round(spent.children_user + spent.children_system, 2),
        "news": result.news,
        "refused": result.refused,
        "lost_or_doubled": len(result.lost),
    }


@contextmanager
def _running(url: str) -> Iterator[str]:
    yield url


@contextmanager
def _server(db: str, workers: int) -> Iterator[str]:
    """A server of its own, ended afterwards."""
    command = [sys.executable, "-m", "spielwerk", "serve", "--no-client", "--port", "0", "--rate", "1000000"]
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
