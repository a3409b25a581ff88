"""The engine as a file: the companion runs it in the browser, so that it needs no server once it is loaded."""

import io
import zipfile
from functools import cache
from pathlib import Path

from litestar import Response, get

from spielwerk.server.lanes import at_leisure

PACKAGE = Path(__file__).parents[2]
PACKAGES = ("core", "games")
SUFFIXES = (".py", ".toml")
SAME_TIME = (1980, 1, 1, 0, 0, 0)
"""Of every file in it: equal sources make equal bytes."""


@cache
def engine_file() -> bytes:
    """The sources of the engine and its data. What `import spielwerk` offers programs besides is left out."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo("spielwerk/__init__.py", SAME_TIME), "")
        for package in PACKAGES:
            for file in sorted((PACKAGE / package).rglob("*")):
                if file.suffix in SUFFIXES:
                    place = zipfile.ZipInfo(f"spielwerk/{file.relative_to(PACKAGE).as_posix()}", SAME_TIME)
                    archive.writestr(place, file.read_bytes(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


@get("/engine.zip", include_in_schema=False)
@at_leisure
def get_engine() -> Response[bytes]:
    return Response(engine_file(), media_type="application/zip", headers={"cache-control": "no-cache"})
