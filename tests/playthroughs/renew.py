"""`python -m tests.playthroughs.renew`: write the files of this folder anew; `git diff` shows what a change did."""

from spielwerk.games import names
from tests.playthroughs.tell import HERE, files

if __name__ == "__main__":
    for old in HERE.glob("*.txt"):
        old.unlink()
    for name in names():
        for path, content in files(name).items():
            path.write_text(content, "utf-8")
