"""`spielwerk campaign`: long attacks on what the server promises, each with progress, a summary and a verdict."""

import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from spielwerk.cli.common.engine import prefer_compiled
from spielwerk.cli.common.errors import INTERRUPTED, SAYS_NO, CommandError
from spielwerk.cli.common.output import JsonOption, print_json
from spielwerk.cli.common.stored import ensure_driver

if TYPE_CHECKING:
    from spielwerk.server.campaigns.report import Report, Tell

SeedOption = Annotated[int, typer.Option(help="Random seed: the same seed draws the same.")]
PostgresOption = Annotated[
    bool, typer.Option("--postgres", help="Use a PostgreSQL of its own instead of SQLite; it must be installed.")
]
KeepOption = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Keep database, ledger and log there; default: only if something was found."),
]

campaign = typer.Typer(
    no_args_is_help=True,
    help="Attack a server of its own for a long time and say whether its promises held. Docs: docs/hosting.md.",
)


def register(app: typer.Typer) -> None:
    app.add_typer(campaign, name="campaign")


@campaign.command("hidden")
def hidden(
    comparisons: Annotated[int, typer.Option("--count", min=1, help="Comparisons.")] = 2000,
    games: Annotated[list[str] | None, typer.Option("--game", help="Only this game; can be repeated.")] = None,
    seed: SeedOption = 1,
    as_json: JsonOption = False,
) -> None:
    """Draw everything hidden anew and compare every byte that a seat or a spectator gets: nobody may notice.

    Games of every kind are played. At positions all over them, every audience is shown the table, the refusals, some
    previews and reasons, the event and the log of the next answer, in the true game and in one that differs only in
    what that audience may not know. Ends with 1 where anything differs, where another hand is named, or where
    something hidden was never drawn anew.
    """
    prefer_compiled()
    from spielwerk.cli.common.files import find
    from spielwerk.games import names
    from spielwerk.server.campaigns.hidden import Plan, run

    wanted = [find(name).name for name in games] if games else list(names())
    plan = Plan(comparisons=comparisons, games=wanted, seed=seed)
    _carry_out("hidden", comparisons, as_json, lambda report, tell: run(plan, report, tell))


@campaign.command("kills")
def kills(
    count: Annotated[int, typer.Option("--count", min=1, help="Kills.")] = 20,
    postgres: PostgresOption = False,
    tables: Annotated[int, typer.Option(min=1, max=200, help="Tables at which people play.")] = 6,
    life: Annotated[float, typer.Option(min=0.05, help="Longest life of a server in seconds.")] = 1.0,
    cold: Annotated[
        int, typer.Option("--cold-every", min=0, help="One server in this many is started as a host starts it.")
    ] = 25,
    keep: KeepOption = None,
    seed: SeedOption = 1,
    as_json: JsonOption = False,
) -> None:
    """Kill a server (kill -9) under load again and again: nothing acknowledged is lost, doubled or frozen.

    People play all games, alone and against bots, take answers back and send some twice. A ledger outside the server
    says what was acknowledged. After each kill everything is compared with it, and what was under way is sent again
    and must count once. Most servers are forked from a process that has loaded Python's modules and nothing else,
    which is quick; with --postgres two of them serve one database, and both are killed.
    """
    prefer_compiled()
    from spielwerk.games import names
    from spielwerk.server.campaigns.kills import Plan, run

    def act(report: "Report", tell: "Tell") -> None:
        with _kept(keep, report) as folder, _database(postgres, folder) as db:
            plan = Plan(
                kills=count,
                db=db,
                games=list(names()),
                folder=folder,
                tables=tables,
                life=life,
                servers=2 if postgres else 1,
                cold=cold,
                seed=seed,
            )
            run(plan, report, tell)

    _carry_out("kills", count, as_json, act)


@campaign.command("hostile")
def hostile(
    count: Annotated[int, typer.Option("--count", min=1, help="Requests.")] = 2000,
    postgres: PostgresOption = False,
    lines: Annotated[int, typer.Option(min=1, max=100, help="Connections at the same time.")] = 8,
    keep: KeepOption = None,
    seed: SeedOption = 1,
    as_json: JsonOption = False,
) -> None:
    """Send requests that are nearly right: no 5xx, no malformed answer, flat memory.

    They are made from the server's own description, for real tables with real keys, and mostly have one thing wrong:
    a foreign or damaged key, a stale version, another table's answer, a wrong type, a control character, a huge
    number, a field too many. Some are right, some are no JSON or no HTTP. 503 by which the server sends people away is
    counted apart. Afterwards the server's log and its database must be clean.
    """
    prefer_compiled()
    from spielwerk.server.campaigns.hostile.attack import ARGUMENTS, Plan, run
    from spielwerk.server.campaigns.servers import Started

    def act(report: "Report", tell: "Tell") -> None:
        with _kept(keep, report) as folder, _database(postgres, folder) as db:
            plan = Plan(requests=count, db=db, log=folder / "server.log", lines=lines, seed=seed)
            with Started(db, plan.log, ARGUMENTS) as server:
                run(plan, server, report, tell)

    _carry_out("hostile", count, as_json, act)


@campaign.command("bad-day")
def bad_day(
    days: Annotated[list[str] | None, typer.Argument(metavar="[DAY]…", help="Which days; default: all.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the days and what is promised, and exit.")] = False,
    keep: KeepOption = None,
    as_json: JsonOption = False,
) -> None:
    """Fill the disk, take PostgreSQL away, move the clock and others of the kind: each ends as stated.

    Small file systems are mounted for the first two days, which needs the rights for it (root); days that are
    impossible on this machine are named and not counted.
    """
    from spielwerk.server.campaigns.bad_days.calendar import DAYS, run

    if listed:
        for name, day in DAYS.items():
            typer.echo(f"{name}: {day.outcome}")
        return
    for name in days or ():
        if name not in DAYS:
            raise CommandError(f"There is no bad day '{name}'; there are {', '.join(DAYS)}.")
    wanted = days or list(DAYS)

    def act(report: "Report", tell: "Tell") -> None:
        with _kept(keep, report) as folder:
            run(wanted, folder, report, tell)

    _carry_out("bad-day", len(wanted), as_json, act)


@contextmanager
def _kept(keep: Path | None, report: "Report") -> Iterator[Path]:
    """A folder for databases, ledgers and logs; it is kept if it was asked for or something was found."""
    if sys.platform != "linux":
        raise CommandError("This campaign forks and kills servers and reads their memory, which works on Linux only.")
    folder = keep or Path(tempfile.mkdtemp(prefix="spielwerk-campaign-"))
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise CommandError(f"{folder} is not empty.")
    try:
        yield folder
    finally:
        if keep or report.found:
            report.figures["kept in"] = str(folder)
        else:
            shutil.rmtree(folder)


@contextmanager
def _database(postgres: bool, folder: Path) -> Iterator[str]:
    if not postgres:
        yield f"sqlite:///{folder / 'games.db'}"
        return
    from spielwerk.server.campaigns.postgres import cluster, programs

    bin_ = programs()
    if bin_ is None:
        raise CommandError("PostgreSQL is not installed here: there is no initdb or postgres.")
    ensure_driver("postgresql://")
    with cluster(bin_) as found:
        yield found.url


def _carry_out(name: str, wanted: int, as_json: bool, act: "Callable[[Report, Tell], None]") -> None:
    """Prints a summary even if the campaign is interrupted."""
    from spielwerk.server.campaigns.report import Report
    from spielwerk.server.campaigns.servers import NotStarted

    report, interrupted = Report(name, wanted), False
    # Cleans up after SIGTERM as well as after Ctrl-C.
    usual = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        act(report, lambda line: typer.echo(line, err=True))
    except KeyboardInterrupt:
        interrupted = True
    except NotStarted as problem:
        raise CommandError(str(problem)) from problem
    finally:
        signal.signal(signal.SIGTERM, usual)
    if as_json:
        from msgspec import to_builtins

        print_json({**to_builtins(report), "interrupted": interrupted})
    else:
        _summarise(report, interrupted)
    if interrupted:
        raise typer.Exit(INTERRUPTED)
    if report.found:
        raise typer.Exit(SAYS_NO)


def _summarise(report: "Report", interrupted: bool) -> None:
    for name, value in report.figures.items():
        if isinstance(value, dict):
            typer.echo(f"{name}:")
            for part, amount in value.items():
                typer.echo(f"  {part}: {_shown(amount)}")
        else:
            typer.echo(f"{name}: {_shown(value)}")
    for finding in report.findings:
        typer.echo(f"FOUND  {finding}")
    cut = ", interrupted" if interrupted else "" if report.whole else ", ended early"
    verdict = f"{report.found} findings" if report.found else "nothing found"
    typer.echo(f"campaign {report.campaign}: {report.done:,} of {report.wanted:,}{cut}; {verdict}.")


def _shown(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value)
