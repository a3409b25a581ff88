"""Charts as SVG text: estimates with intervals, bars, histograms, lines. Colours work in greyscale print too."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from spielwerk.lab.reports.words import IN_ENGLISH, Words

COLOURS: Final = ("#2a6f97", "#d1495b", "#66a182", "#edae49", "#5f4b8b", "#8d8741", "#e07a9a", "#4aa3b8", "#9a6a3f")
REST: Final = "#b8b8b8"
WIDTH: Final = 1040
LABEL: Final = 250
COUNT: Final = 80
ROW: Final = 24
LETTER: Final = 8.2
"""Width of a letter in the widest of the usual fonts, on average and with some room."""
BESIDE: Final = 8
"""Between a label and what it names."""
LINE: Final = 22
"""Height of a line of words."""

Interval = tuple[float, float]
Points = Sequence[tuple[float, float]]


@dataclass
class Panel:
    """One column of a chart of estimates: a value with its 95 % interval for each row, and what would be usual."""

    heading: str
    values: Sequence[tuple[float, Interval]]
    usual: float
    percent: bool = False

    def write(self, words: Words, value: float, finer: int = 1) -> str:
        return words.share(value, finer) if self.percent else words.number(value, finer)


def estimates(
    names: Sequence[str],
    counts: Sequence[int],
    panels: Sequence[Panel],
    words: Words = IN_ENGLISH,
    counted: str = "seats",
) -> str:
    """A row for each name: how often it was seen, and a dot with its interval in each panel."""
    if not names:
        return ""
    top, bottom = 2 * LINE, 2 * LINE + len(names) * ROW
    label = min(WIDTH / 2, max(LABEL - 70, *(BESIDE + LETTER * len(name) for name in names)))
    names = [_fitting(name, label - BESIDE) for name in names]
    parts = [_text(label + COUNT - 16, LINE + 12, words.say(counted), "end", small=True)]
    for n, (name, count) in enumerate(zip(names, counts, strict=True)):
        middle = top + n * ROW + ROW / 2
        if n % 2 == 0:
            parts.append(f'<rect x="0" y="{top + n * ROW}" width="{WIDTH}" height="{ROW}" fill="#f6f6f6"/>')
        parts.append(_text(label - BESIDE, middle + 5, name, "end"))
        parts.append(_text(label + COUNT - 16, middle + 4, words.number(count, 0), "end", small=True))
    across = (WIDTH - label - COUNT) / len(panels)
    for k, panel in enumerate(panels):
        parts += _panel(panel, label + COUNT + k * across, across, (top, bottom), COLOURS[k], words)
    return _svg(bottom + 6, parts)


def _fitting(name: str, width: float) -> str:
    """Longer names are truncated; the table of numbers has them whole."""
    most = int(width / LETTER)
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}\N{HORIZONTAL ELLIPSIS}"


def _panel(
    panel: Panel, left: float, across: float, height: tuple[float, float], colour: str, words: Words
) -> list[str]:
    top, bottom = height
    ends = [panel.usual, *(end for _, interval in panel.values for end in interval)]
    scale = _Scale(min(ends), max(ends), left + 14, left + across - 76, apart=55)
    parts = [_text(left + 14, 14, panel.heading, bold=True)]
    finer = (
        0
        if scale.step >= (0.01 if panel.percent else 1)
        else 1
        if scale.step >= (0.001 if panel.percent else 0.1)
        else 2
    )
    for tick in scale.ticks:
        x = scale(tick)
        parts.append(f'<path d="M{x:.1f} {top}V{bottom}" class="grid"/>')
        parts.append(_text(x, LINE + 12, panel.write(words, tick, finer), "middle", small=True))
    x = scale(panel.usual)
    parts.append(f'<path d="M{x:.1f} {top}V{bottom}" class="usual"/>')
    for n, (value, (low, high)) in enumerate(panel.values):
        y = top + n * ROW + ROW / 2
        a, b = scale(low), scale(high)
        if low < high:
            parts.append(f'<path d="M{a:.1f} {y}H{b:.1f}M{a:.1f} {y - 4}v8M{b:.1f} {y - 4}v8" class="interval"/>')
        parts.append(f'<circle cx="{scale(value):.1f}" cy="{y}" r="5" fill="{colour}"/>')
        parts.append(_text(left + across - 14, y + 4, panel.write(words, value), "end"))
    return parts


def grouped(labels: Sequence[str], series: Sequence[tuple[str, Sequence[float]]], words: Words = IN_ENGLISH) -> str:
    """Bars side by side: one group per label, one colour per series."""
    values = [value for _, each in series for value in each]
    scale = _Scale(min(0.0, *values), max(0.0, *values), LABEL, WIDTH - 50)
    thin = 14
    group = thin * len(series) + 8
    top = LINE + 6
    parts = _legend([name for name, _ in series])
    for n, label in enumerate(labels):
        y = top + n * group
        parts.append(_text(LABEL - 8, y + group / 2 + 1, label, "end"))
        for k, (_, each) in enumerate(series):
            parts.append(_bar(scale(0), scale(each[n]), y + k * thin, thin - 2, COLOURS[k % len(COLOURS)]))
            right = max(scale(0), scale(each[n]))
            parts.append(_text(right + 5, y + k * thin + 11, words.number(each[n]), small=True))
    height = top + len(labels) * group
    parts.append(f'<path d="M{scale(0):.1f} {top}V{height}" class="axis"/>')
    return _svg(height + 6, parts)


def stacked(labels: Sequence[str], series: Sequence[tuple[str, Sequence[float]]], words: Words = IN_ENGLISH) -> str:
    """Bars in pieces: one bar per label, one colour per series; losses go to the left. The last series is the rest."""
    gains = [sum(max(0.0, each[n]) for _, each in series) for n in range(len(labels))]
    losses = [sum(min(0.0, each[n]) for _, each in series) for n in range(len(labels))]
    scale = _Scale(min(0.0, *losses), max(0.0, *gains), LABEL, WIDTH - 60)
    colours = [*COLOURS[: len(series) - 1], REST]
    parts = _legend([name for name, _ in series], colours)
    top = parts_height(parts) + 6
    for n, label in enumerate(labels):
        y = top + n * 34
        parts.append(_text(LABEL - 8, y + 18, label, "end"))
        ends = {True: 0.0, False: 0.0}
        for (name, each), colour in zip(series, colours, strict=True):
            start, gain = ends[each[n] > 0], each[n]
            ends[gain > 0] = start + gain
            title = f"<title>{escape(name)}: {words.number(gain, 2)}</title>"
            parts.append(_bar(scale(start), scale(start + gain), y, 26, colour, title))
        parts.append(_text(scale(ends[True]) + 6, y + 18, words.number(gains[n] + losses[n])))
    height = top + len(labels) * 34
    parts.append(f'<path d="M{scale(0):.1f} {top}V{height}" class="axis"/>')
    return _svg(height + 6, parts)


def histogram(series: Sequence[tuple[str, Points]], step: float, words: Words = IN_ENGLISH) -> str:
    """Shares of values by their range: each series is (from, share) in ascending order, empty ranges left out."""
    points = [point for _, values in series for point in values]
    if not points:
        return ""
    first, last = min(x for x, _ in points), max(x for x, _ in points) + step
    shares = _Scale(0.0, max(y for _, y in points), 290, 40)
    across = _Scale(first, last, 60, WIDTH - 30)
    parts = _frame(across, shares, words.say("final-score"), words.say("share-of-seats"), words, percent=True)
    for k, (_, values) in enumerate(series):
        shown = dict(values)
        steps = [values[0][0] + n * step for n in range(round((values[-1][0] - values[0][0]) / step) + 1)]
        path = "".join(f"L{across(x):.1f} {shares(shown.get(x, 0)):.1f}H{across(x + step):.1f}" for x in steps)
        start, end = across(values[0][0]), across(values[-1][0] + step)
        colour = COLOURS[k % len(COLOURS)]
        parts.append(
            f'<path d="M{start:.1f} {shares(0):.1f}{path}L{end:.1f} {shares(0):.1f}" fill="{colour}"'
            f' fill-opacity=".15" stroke="{colour}" stroke-width="2"/>'
        )
    return _svg(334, parts + _legend([name for name, _ in series]))


def curves(series: Sequence[tuple[str, Points]], axis: str, words: Words = IN_ENGLISH) -> str:
    """Lines through points (n of what the axis counts, value), one colour per series."""
    points = [point for _, values in series for point in values]
    if not points:
        return ""
    heights = _Scale(min(0.0, *(y for _, y in points)), max(y for _, y in points), 290, 40)
    across = _Scale(min(x for x, _ in points), max(x for x, _ in points), 60, WIDTH - 60, whole=True)
    parts = _frame(across, heights, axis, words.say("points"), words)
    for k, (_, values) in enumerate(series):
        parts += _line(values, across, heights, COLOURS[k % len(COLOURS)])
        parts += [_text(across(x) + 6, heights(y) - 8, words.number(y), small=True) for x, y in values]
    return _svg(334, parts + _legend([name for name, _ in series]))


def reliability(series: Sequence[tuple[str, Points]], below: str, words: Words = IN_ENGLISH) -> str:
    """Lines through points (predicted, real) on equal scales; on the dashed line both are equal."""
    values = [value for _, points in series for point in points for value in point]
    if not values:
        return ""
    least, most = min(values), max(values)
    heights = _Scale(least, most, 290, 40)
    across = _Scale(least, most, 60, WIDTH - 60, whole=True)
    equal = f"M{across(least):.1f} {heights(least):.1f}L{across(most):.1f} {heights(most):.1f}"
    parts = [*_frame(across, heights, below, words.say("points"), words), f'<path d="{equal}" class="usual"/>']
    for k, (_, points) in enumerate(series):
        parts += _line(points, across, heights, COLOURS[k % len(COLOURS)])
    return _svg(334, parts + _legend([name for name, _ in series]))


def _line(points: Points, across: "_Scale", heights: "_Scale", colour: str) -> list[str]:
    spots = [(across(x), heights(y)) for x, y in points]
    path = "".join(f"{'L' if n else 'M'}{x:.1f} {y:.1f}" for n, (x, y) in enumerate(spots))
    dots = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>' for x, y in spots]
    return [f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2"/>', *dots]


class _Scale:
    """From values to places on the page, with ticks at round numbers."""

    def __init__(
        self, least: float, most: float, start: float, end: float, whole: bool = False, apart: float = 90
    ) -> None:
        if most <= least:
            most = least + (1.0 if whole or most == 0 else abs(most) * 0.1)
        rough = (most - least) / max(2.0, abs(end - start) / apart)
        size = 10.0 ** math.floor(math.log10(rough))
        self.step = next(size * n for n in (1, 2, 5, 10) if size * n >= rough)
        if whole:
            self.step = max(1.0, self.step)
        self.ticks = [n * self.step for n in range(math.ceil(least / self.step), math.floor(most / self.step) + 1)]
        self._least, self._start = least, start
        self._factor = (end - start) / (most - least)

    def __call__(self, value: float) -> float:
        return self._start + (value - self._least) * self._factor


def _frame(across: _Scale, heights: _Scale, below: str, beside: str, words: Words, percent: bool = False) -> list[str]:
    parts = []
    for tick in heights.ticks:
        y = heights(tick)
        parts.append(f'<path d="M60 {y:.1f}H{WIDTH - 30}" class="{"grid" if tick else "axis"}"/>')
        parts.append(_text(52, y + 4, words.share(tick, 0) if percent else words.number(tick, 0), "end", small=True))
    parts += [_text(across(tick), 308, f"{tick:.0f}", "middle", small=True) for tick in across.ticks]
    return [*parts, _text(WIDTH / 2, 328, below, "middle", small=True), _text(8, 14, beside, small=True)]


def _bar(start: float, end: float, y: float, height: float, colour: str, title: str = "") -> str:
    left, right = sorted((start, end))
    body = f"{title}</rect>" if title else "</rect>"
    return f'<rect x="{left:.1f}" y="{y:.1f}" width="{right - left:.1f}" height="{height:.0f}" fill="{colour}">' + body


def _legend(names: Sequence[str], colours: Sequence[str] = COLOURS) -> list[str]:
    parts: list[str] = []
    x, y = LABEL, 4
    for k, name in enumerate(names):
        wide = 34 + LETTER * len(name)
        if x + wide > WIDTH:
            x, y = LABEL, y + LINE
        parts.append(f'<rect x="{x:.1f}" y="{y}" width="12" height="12" fill="{colours[k % len(colours)]}"/>')
        parts.append(_text(x + 17, y + 11, name))
        x += round(wide)
    return parts


def parts_height(legend: Sequence[str]) -> float:
    """How far down a legend goes."""
    return LINE * len({part.split(' y="')[1].split('"')[0] for part in legend if part.startswith("<rect")})


def _text(x: float, y: float, words: str, anchor: str = "start", small: bool = False, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    size = 12 if small else 14
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}"{weight}>{escape(words)}</text>'


def _svg(height: float, parts: list[str]) -> str:
    style = (
        "<style>text{font-family:system-ui,sans-serif;fill:#222}.axis{stroke:#888}.grid{stroke:#ddd}"
        ".usual{stroke:#888;stroke-dasharray:4 3}.interval{stroke:#222;fill:none}</style>"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}"'
        f' role="img">{style}{"".join(parts)}</svg>'
    )
