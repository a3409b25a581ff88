"""`python -m tests.revisions.note`: note what each engine revision is made of, once a change has got a revision."""

import sys

import typer

import spielwerk
from spielwerk.games import game, names
from tests.revisions.fingerprint import fingerprint
from tests.revisions.revision import complaint, file_of, read, write


def main() -> int:
    if spielwerk.engine() == "compiled":
        typer.echo("Fingerprints are made by the Python engine; unset SPIELWERK_ENGINE.")
        return 2
    for name in names():
        engine = game(name).engine
        noted = read(name) if file_of(name).exists() else None
        problem = complaint(name, noted, fingerprint(name), engine) if noted else "new"
        if noted and problem and engine <= noted.engine:
            typer.echo(problem)
            return 1
        if problem:
            write(name)
            typer.echo(f"{name}: revision {engine} noted.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
