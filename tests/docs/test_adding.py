"""The pages "Add a tile, a faction, a civilization": what they say is all it takes, and what is left out is named."""

from pathlib import Path

import pytest

from tests.docs.page import PAGES, Page
from tests.docs.workbench import Workbench

SCREEN = 80


@pytest.fixture
def bench(tmp_path: Path) -> Workbench:
    return Workbench(tmp_path)


every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.file.stem)


@every_page
def test_a_page_is_short_and_each_of_its_blocks_says_where_it_goes(page: Page) -> None:
    assert page.lines <= SCREEN
    assert len(page.changes) == page.fences > 3


def test_what_the_pages_add_is_offered_and_told_in_both_languages(bench: Workbench) -> None:
    for page in PAGES:
        page.apply(bench.root)
    said = bench.run(
        *("-m", "tests.docs.offered"), *[word for page in PAGES for word in (page.game, page.component, page.option)]
    )
    assert said.code == 0, said.text
