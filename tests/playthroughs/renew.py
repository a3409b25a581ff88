"""`python -m tests.playthroughs.renew`: write the files of this folder anew; `git diff` shows what a change did."""

from tests.playthroughs.tell import files

if __name__ == "__main__":
    for path, content in files().items():
        path.write_text(content, "utf-8")
