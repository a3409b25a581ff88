"""The language of this call: `--lang` before or after the subcommand, else SPIELWERK_LANG, else the locale."""

import os
from typing import Annotated

import typer

LANGUAGES = ("en", "de")

_chosen: list[str] = []


def language() -> str:
    if _chosen:
        return _chosen[-1]
    for variable in ("SPIELWERK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")[:2].lower()
        if value:
            return value if value in LANGUAGES else "en"
    return "en"


def begin_call() -> None:
    """Each call of the command line has one language; a process may make several calls."""
    _chosen.clear()


def _choose(value: str | None) -> str | None:
    if value is None:
        return None
    if value not in LANGUAGES:
        raise typer.BadParameter(f"'{value}' is not one of {', '.join(LANGUAGES)}.")
    _chosen.append(value)
    return value


LanguageOption = Annotated[
    str | None,
    typer.Option("--lang", metavar="de|en", callback=_choose, help="Language of everything a person reads."),
]
"""For commands that write texts: `lang: LanguageOption = None`; what was chosen is asked with `language()`."""
