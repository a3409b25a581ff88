"""A self-contained HTML page of sections: a chart, and beneath it the numbers and the SQL they come from."""

import csv
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from spielwerk.lab.reports.words import Words, Written

DIGITS = 6
"""Of numbers for programs, behind the point."""

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:66rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h1{font-size:1.8rem;margin-bottom:0}h2{font-size:1.3rem;margin:2.4rem 0 .3rem;border-bottom:1px solid #ddd}
p{margin:.3rem 0 .8rem;color:#555}svg{max-width:100%;height:auto}
.tiles{display:flex;flex-wrap:wrap;gap:.8rem;margin:1.2rem 0}
.tiles div{flex:1;min-width:8rem;padding:.6rem 1rem;background:#f1f5f8;border-radius:.5rem}
.tiles b{display:block;font-size:1.5rem;font-variant-numeric:tabular-nums}
nav a{display:inline-block;margin-right:1rem;color:#2a6f97}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}td,th{padding:.15rem .7rem;text-align:right}
td:first-child,th:first-child{text-align:left}tbody tr:nth-child(odd){background:#f6f6f6}
td.along{min-width:12rem;background:linear-gradient(#ccc,#ccc) center/1px 100% no-repeat}
td.along i{display:block;height:.9rem;background:#2a6f97}td.along i.less{background:#d1495b}
details{margin:.4rem 0;color:#555}summary{cursor:pointer}
pre{background:#f6f6f6;padding:.6rem;overflow:auto;font-size:.85rem}
"""


@dataclass
class Table:
    """Heads and rows of cells, as they are shown."""

    heads: Sequence[str]
    rows: Sequence[Sequence[Any]]

    def html(self) -> str:
        """Cells are escaped; one that is HTML already is a `Markup`."""
        head = "".join(f"<th>{escape(name)}</th>" for name in self.heads)
        body = "".join(f"<tr>{''.join(_cell(value) for value in row)}</tr>" for row in self.rows)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def csv(self, words: Words) -> str:
        """For programs: numbers as they are, and the ends of an interval in two columns."""
        columns = list(zip(*self.rows, strict=True))
        wide = [max((len(_plain(value)) for value in column), default=1) for column in columns]
        ends = [words.say("low-end"), words.say("high-end")]
        heads = [
            name if n == 1 else f"{name} {ends[k]}" for name, n in zip(self.heads, wide, strict=True) for k in range(n)
        ]
        written = io.StringIO()
        writer = csv.writer(written, lineterminator="\n")
        writer.writerow(heads)
        for row in self.rows:
            cells = [(_plain(value), n) for value, n in zip(row, wide, strict=True)]
            writer.writerow([cell for plain, n in cells for cell in (*plain, *[""] * (n - len(plain)))])
        return written.getvalue()


class Page:
    """Sections in the order in which they are added; one without a body is left out."""

    def __init__(self, title: str, words: Words) -> None:
        self.title = title
        self.words = words
        self.files: dict[str, str] = {}
        """Charts and tables by the names of the files they would be."""
        self._head: list[str] = []
        self._sections: list[tuple[str, str]] = []

    def tell(self, words: str) -> None:
        self._head.append(f"<p>{escape(words)}</p>")

    def tiles(self, facts: Sequence[tuple[str, str]]) -> None:
        """Large numbers at the top, each with what it is."""
        shown = "".join(f"<div><b>{escape(value)}</b>{escape(name)}</div>" for name, value in facts)
        self._head.append(f'<div class="tiles">{shown}</div>')

    def add(self, heading: str, words: str, body: str | Table, numbers: Table | None = None, sql: str = "") -> None:
        """The body is a chart, or a table where it needs none."""
        if not body:
            return
        words_of_heading = re.findall(r"[^\W_]+", heading.lower())
        name = "-".join([f"{len(self._sections) + 1:02}", *words_of_heading])
        table = body if isinstance(body, Table) else numbers
        if table:
            self.files[f"{name}.csv"] = table.csv(self.words)
        if isinstance(body, Table):
            body = body.html()
        elif body.startswith("<svg"):
            self.files[f"{name}.svg"] = body
        summary = escape(self.words.say("numbers"))
        more = f"<details><summary>{summary}</summary>{numbers.html()}</details>" if numbers else ""
        more += f"<details><summary>SQL</summary><pre>{escape(sql.strip())}</pre></details>" if sql else ""
        self._sections.append((heading, f"<p>{escape(words)}</p>{body}{more}"))

    def note(self, heading: str, words: str) -> None:
        """A section that is a sentence."""
        self._sections.append((heading, f"<p>{escape(words)}</p>"))

    def html(self) -> str:
        links = "".join(f'<a href="#s{n}">{escape(heading)}</a>' for n, (heading, _) in enumerate(self._sections))
        sections = "".join(
            f'<h2 id="s{n}">{escape(heading)}</h2>{body}' for n, (heading, body) in enumerate(self._sections)
        )
        return (
            f'<!doctype html><html lang="{self.words.language}"><meta charset="utf-8">'
            f"<title>{escape(self.title)}</title>"
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
            f"<h1>{escape(self.title)}</h1>{''.join(self._head)}<nav>{links}</nav>{sections}</html>"
        )


class Markup(str):
    """A whole cell as HTML."""


def along(share: float) -> Markup:
    """A cell with a bar from its middle, to the right for a positive share."""
    half = abs(share) * 50
    where = f"margin-left:{50 if share >= 0 else 50 - half:.1f}%;width:{half:.1f}%"
    return Markup(f'<td class="along"><i class="{"more" if share >= 0 else "less"}" style="{where}"></i></td>')


def _plain(value: Any) -> tuple[Any, ...]:
    """A cell for programs; what is drawn is none."""
    if isinstance(value, Markup):
        return ()
    return tuple(round(number, DIGITS) for number in value.numbers) if isinstance(value, Written) else (value,)


def _cell(value: Any) -> str:
    return value if isinstance(value, Markup) else f"<td>{escape(str(value))}</td>"
