"""What `spielwerk bench` measured, as tables."""

from rich.table import Table

from spielwerk.cli.common.output import console
from spielwerk.cli.measuring.running import Measured, Ratio

COMPILED_AS = {True: "one library (`compile --whole`)", False: "one library per module (`compile`)"}
THIN_DECISIONS = 200
THIN_BUILDINGS = 6
"""Below these per game and per player a figure says little: empty games are quick."""
WHAT = {
    "decision": "a decision",
    "set-up": "a set-up",
    "copy": "a copy in mid-game",
    "features": "features of a seat in mid-game",
    "offer": "an offer in mid-game",
    "why_not": "a why_not in mid-game",
    "view": "a view in mid-game",
    "dump": "a dump in mid-game",
}


def engines(measured: Measured) -> None:
    other = measured["catanatron"]
    numbers = ("decisions\n/ s", "×\ncatanatron", "games\n/ s", "decisions\n/ game", "mean\nbranching")
    table = _table(
        ("game", "players", "policy", "engine"), (*numbers, "buildings\n/ player", "with\nrecords", "checksum")
    )
    for line in measured["lines"]:
        thin = line["decisions_per_game"] < THIN_DECISIONS or line["buildings_per_player"] < THIN_BUILDINGS
        table.add_row(
            line["game"],
            str(line["players"]),
            line["policy"],
            line["engine"],
            f"{line['decisions_per_second']:,.0f}{'*' if thin else ' '}",
            f"{line['to_catanatron']['median']:.1f}" if other else "-",
            f"{line['games_per_second']:,.0f}",
            f"{line['decisions_per_game']:.0f}",
            f"{line['branching']:.1f}",
            f"{line['buildings_per_player']:.1f}",
            f"{line['record_cost']:+.0%}",
            str(line["checksum"]),
        )
    out = console()
    out.print(table)
    out.print(f"* under {THIN_DECISIONS} decisions per game or {THIN_BUILDINGS} buildings per player", style="dim")
    if any(line["engine"] == "compiled" for line in measured["lines"]):
        out.print(f"compiled: {COMPILED_AS[measured['one library']]}", style="dim")
    if other:
        out.print(
            f"catanatron, random players, 4 seats: {other['decisions_per_second']:,.0f} decisions/s, "
            f"{other['games_per_second']:,.1f} games/s, {other['decisions_per_game']:.0f} decisions per game"
        )
    if measured["instructions"]:
        _instructions(measured["instructions"])


def _instructions(lines: list[Measured]) -> None:
    table = _table(("game", "players", "policy", "engine"), ("instructions", "of", "checksum"))
    for line in lines:
        table.add_row(*_named(line), f"{line['instructions']:,.0f}", WHAT[line["what"]], str(line["checksum"]))
    console().print(table)


def comparison(measured: Measured) -> None:
    out = console()
    here = "the sources here, edited" if measured["edited_here"] else "the sources here"
    out.print(f"{here} / {measured['commit'][:10]} {measured['title']}", style="bold")
    table = _table(("game", "players", "policy", "engine"), ("decisions/s here", "there", "times as fast here"))
    for line in measured["lines"]:
        table.add_row(
            *_named(line["here"]),
            f"{line['here']['decisions_per_second']:,.0f}",
            f"{line['there']['decisions_per_second']:,.0f}",
            f"{Ratio(**line['faster'])}{_other_games(line)}",
        )
    out.print(table)
    if measured["instructions"]:
        headings = ("instructions here", "there", "times fewer here", "of")
        table = _table(("game", "players", "policy", "engine"), headings)
        for line in measured["instructions"]:
            both = (f"{line[side]['instructions']:,.0f}" for side in ("here", "there"))
            fewer = f"{line['fewer']:.3f}{_other_games(line)}"
            table.add_row(*_named(line["here"]), *both, fewer, WHAT[line["here"]["what"]])
        out.print(table)
    if any(map(_other_games, (*measured["lines"], *measured["instructions"]))):
        out.print("† other games: the checksums differ, so the two did different work", style="dim")


def laboratory(measured: list[Measured]) -> None:
    out = console()
    for each in measured:
        out.print(f"{each['game']}, {each['players']} players, {each['engine']}", style="bold")
        for spec, rate in each["nodes_per_second"].items():
            out.print(f"  {spec}: {rate:,.0f} positions/s of CPU time")
        out.print(f"  environment: {each['steps_per_second']:,.0f} steps/s of CPU time")
        out.print(f"  by the clock, with a load of {each['load']:.1f} on {each['cores']} cores before:")
        for workers, rate in each["games_per_second"].items():
            gain = each["to_one_worker"].get(workers)
            beside = f", {Ratio(**gain)} times one" if gain else ""
            out.print(f"  {workers} worker{'s' if gain else ''}: {rate:,.0f} random games/s{beside}")
        if each["ray_games_per_second"]:
            out.print(f"  Ray on {each['cores']} cores: {each['ray_games_per_second']:,.0f} random games/s")


def _other_games(line: Measured) -> str:
    return "" if line["here"]["checksum"] == line["there"]["checksum"] else " †"


def _named(line: Measured) -> tuple[str, str, str, str]:
    return line["game"], str(line["players"]), line["policy"], line["engine"]


def _table(names: tuple[str, ...], numbers: tuple[str, ...]) -> Table:
    """Without lines, and never truncated."""
    table = Table(box=None, padding=(0, 1, 0, 0))
    for heading in names:
        table.add_column(heading, no_wrap=True, vertical="bottom")
    for heading in numbers:
        table.add_column(heading, justify="right", no_wrap=True)
    return table
