"""The rule cases that are shipped: inside the package of a wheel, beside the sources in a checkout."""

import re
from functools import cache
from pathlib import Path

import spielwerk
from spielwerk.core.cases.file import Case, read


def case_id(case: Case) -> str:
    """A name for links: the file and the sentence, in characters that are safe in a URL."""
    words = re.sub(r"[^a-z0-9]+", "-", case.name.lower()).strip("-")
    return f"{case.file.stem}.{words}"


@cache
def shipped(game: str) -> dict[str, Case]:
    """The cases of a game by their ids; empty where they were not installed."""
    package = Path(spielwerk.__file__).parent
    folder = game.replace("-", "_")
    for cases in (package / "cases", package.parents[1] / "cases"):
        if (cases / folder).is_dir():
            return {case_id(case): case for case in read(cases / folder)}
    return {}
