"""Spielwerk plays, teaches and studies three modern strategy board games, rules-exact."""

import os

from spielwerk.build.checkout import say
from spielwerk.build.engine import choose, engine

__all__ = ["__version__", "engine", "engine_complaint"]
__version__ = "0.1.0"

engine_complaint = choose(__path__, os.environ.get("SPIELWERK_ENGINE"))
"""Why the engine asked for in SPIELWERK_ENGINE does not run; None if it does."""
if engine_complaint:
    say(engine_complaint)
    # Processes started from here run the same engine, and need not say it again.
    os.environ["SPIELWERK_ENGINE"] = "python"
