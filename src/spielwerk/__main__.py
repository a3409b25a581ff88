"""`python -m spielwerk`: the command line."""

import sys

try:
    from spielwerk.cli import main
except ModuleNotFoundError as missing:
    if (missing.name or "").startswith("spielwerk"):
        raise
    sys.exit(f"The module {missing.name} is not installed; if .venv is damaged, remove it and call ./spielwerk again.")

sys.exit(main())
