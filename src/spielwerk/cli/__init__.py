"""One command, `spielwerk`: each subcommand is a module of `commands`, listed in `app.COMMANDS`."""

from spielwerk.cli.app import main

__all__ = ["main"]
