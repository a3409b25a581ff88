"""`python -m spielwerk`: the command line."""

import sys

try:
    from spielwerk.cli import main
except ModuleNotFoundError as missing:
    if (missing.name or "").startswith("spielwerk"):
        raise
    sys.stderr.write(
        f"The module {missing.name} is not installed. In a checkout, remove .venv and call ./spielwerk again; "
        "elsewhere, install spielwerk again.\n"
    )
    sys.exit(2)

sys.exit(main())
