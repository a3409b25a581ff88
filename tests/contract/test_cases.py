"""Every rule case of the project, one test each."""

import pytest

from spielwerk.build.checkout import ROOT
from spielwerk.core.cases.file import Case, read
from spielwerk.core.cases.run import run_case
from spielwerk.games import game

CASES = read(ROOT / "cases")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}/{case.file.stem}:{case.line}")
def test_case(case: Case) -> None:
    failures = run_case(case, game(case.game).casework())
    assert not failures, "\n".join([f"{case.where()}: {case.name} ({case.rule})", *failures])
