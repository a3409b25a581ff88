"""Which engine a command runs on."""

import os
import sys

import spielwerk
from spielwerk.build.engine import WITNESS, choose, current_build

VARIABLE = "SPIELWERK_ENGINE"
PACKAGES = ("spielwerk.core", "spielwerk.games")


def prefer_compiled() -> None:
    """For commands that serve people: the compiled engine where there is one, unless another was asked for. Processes
    started from here run the same. Has no effect once the engine has been imported."""
    if os.environ.get(VARIABLE) or WITNESS in sys.modules or not current_build().is_dir():
        return
    # The command may have imported parts of the engine already, and two half engines do not fit together.
    for early in [name for name in sys.modules if name.startswith(PACKAGES)]:
        del sys.modules[early]
    choose(spielwerk.__path__, "compiled")
    os.environ[VARIABLE] = "compiled"
