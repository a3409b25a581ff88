"""`spielwerk campaign`: long attacks on what the server promises, each with progress, a summary and a verdict."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from spielwerk.cli.common.engine import prefer_compiled
from spielwerk.cli.common.errors import INTERRUPTED, SAYS_NO
from spielwerk.cli.common.output import JsonOption, print_json

if TYPE_CHECKING:
    from spielwerk.server.campaigns.report import Report, Tell

SeedOption = Annotated[int, typer.Option(help="What chance begins with: the same seed draws the same again.")]

campaign = typer.Typer(
    no_args_is_help=True,
    help="Attack a server of its own for a long time and say whether its promises held. Docs: docs/hosting.md.",
)


def register(app: typer.Typer) -> None:
    app.add_typer(campaign, name="campaign")


@campaign.command("hidden")
def hidden(
    comparisons: Annotated[int, typer.Option("--count", min=1, help="Comparisons.")] = 2000,
    games: Annotated[
        list[str] | None, typer.Option("--game", help="Only this game; may be given several times.")
    ] = None,
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


def _carry_out(name: str, wanted: int, as_json: bool, act: "Callable[[Report, Tell], None]") -> None:
    """With a summary also of what was done until somebody interrupted it."""
    from spielwerk.server.campaigns.report import Report

    report, interrupted = Report(name, wanted), False
    try:
        act(report, lambda line: typer.echo(line, err=True))
    except KeyboardInterrupt:
        interrupted = True
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
