"""Every picture of the docs is shown on a page, and every picture of a page is there."""

import re

from spielwerk.build.checkout import ROOT

PICTURES = ROOT / "docs" / "screenshots"
SHOWN = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")


def test_pictures_are_shown_and_there() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    shown = {(page.parent / link).resolve() for page in pages for link in SHOWN.findall(page.read_text("utf-8"))}
    assert shown == {picture.resolve() for picture in PICTURES.iterdir()}
