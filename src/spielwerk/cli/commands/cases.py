"""`spielwerk cases`: run rule cases, and show what they cover."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from spielwerk.cli.common.errors import OK, SAYS_NO, CommandError
from spielwerk.cli.common.language import LanguageOption
from spielwerk.cli.common.output import JsonOption, print_json

if TYPE_CHECKING:
    from spielwerk.core.cases.file import Case

HERE = Path("cases")


def register(app: typer.Typer) -> None:
    app.command("cases")(run)


def run(
    paths: Annotated[list[Path] | None, typer.Argument(help="Case files or folders; without any, ./cases.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List everything that needs a case.")] = False,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Run rule cases (docs/cases.md). Ends with 1 when a case fails or, with --coverage, something has no case."""
    from spielwerk.core.cases.file import BadCases, read

    cases: list[Case] = []
    if not paths and not HERE.exists():
        raise CommandError(f"There is no folder '{HERE}' here, as there is in a checkout: name case files or folders.")
    for path in paths or [HERE]:
        if not path.exists():
            raise CommandError(f"There is no file or folder '{path}'.")
        try:
            cases += read(path)
        except BadCases as problem:
            raise CommandError(str(problem)) from problem
    if not cases:
        raise CommandError("There are no cases there.")
    results = [{**_about(case), "failures": _failures(case)} for case in cases]
    report: dict[str, Any] = {"cases": results}
    if coverage:
        report["coverage"] = _coverage(cases)
    if as_json:
        print_json(report)
    else:
        typer.echo(_text(report, cases[0].game))
    raise typer.Exit(SAYS_NO if _says_no(report) else OK)


def _about(case: "Case") -> dict[str, Any]:
    return {"case": case.name, "rule": case.rule, "file": str(case.file), "line": case.line, "covers": case.covers}


def _failures(case: "Case") -> list[str]:
    from spielwerk.core.cases.run import run_case
    from spielwerk.games import UnknownGame, game

    try:
        return run_case(case, game(case.game).casework())
    except UnknownGame as problem:
        raise CommandError(f"{case.where()}: {problem}") from problem


def _coverage(cases: "list[Case]") -> dict[str, Any]:
    from spielwerk.core.cases.coverage import Coverage
    from spielwerk.games import game

    rows: list[dict[str, Any]] = []
    strangers: list[str] = []
    for name in dict.fromkeys(case.game for case in cases):
        found = Coverage(game(name).casework().index(), [case for case in cases if case.game == name])
        strangers += found.strangers
        rows += [
            {
                "game": name,
                "id": entry.name,
                "rule": entry.rule,
                "text": entry.text,
                "cases": [case.name for case in found.cases[entry.name]],
            }
            for entry in found.index
        ]
    return {"entries": rows, "unknown": strangers}


def _says_no(report: dict[str, Any]) -> bool:
    covered = report.get("coverage", {"entries": [], "unknown": []})
    return (
        any(row["failures"] for row in report["cases"])
        or any(not row["cases"] for row in covered["entries"])
        or bool(covered["unknown"])
    )


def _text(report: dict[str, Any], game: str) -> str:
    from spielwerk.cli.common.words import Words
    from spielwerk.games import game as find_game

    words = Words(find_game(game))
    lines: list[str] = []
    for row in report.get("coverage", {}).get("entries", []):
        lines.append(f"{row['id']} ({row['rule']}): {row['text']}")
        lines += [f"    {name}" for name in row["cases"] or [words.say("no-case").upper()]]
    failed = [row for row in report["cases"] if row["failures"]]
    for row in failed:
        lines += ["", f"{row['file']}:{row['line']}: {row['case']} ({row['rule']})"]
        lines += [f"    {failure}" for failure in row["failures"]]
    if lines:
        lines.append("")
    if "coverage" in report:
        gaps = [(row["game"], row["id"]) for row in report["coverage"]["entries"] if not row["cases"]]
        lines += report["coverage"]["unknown"]
        lines.append(words.say("coverage", n=len(report["coverage"]["entries"]), gaps=len(gaps)))
        for name in dict.fromkeys(name for name, _ in gaps):
            folder = f"{HERE}/{name.replace('-', '_')}"
            lines.append(words.say("gaps", names=", ".join(gap for of, gap in gaps if of == name), folder=folder))
    lines.append(words.say("cases", n=len(report["cases"]), failed=len(failed)))
    return "\n".join(lines)
