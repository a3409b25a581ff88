"""One command, `spielwerk`: each subcommand is a module of this folder, listed in `app.COMMANDS`."""

from spielwerk.cli.app import main

__all__ = ["main"]
