"""Charts as SVG text: bars with intervals, histograms, lines. Colours work on white and in greyscale print."""

from collections.abc import Sequence
from html import escape
from typing import Final

COLOURS: Final = ("#2a6f97", "#d1495b", "#66a182", "#edae49", "#5f4b8b", "#8d8741")
WIDTH: Final = 720
LABEL: Final = 190
ROW: Final = 24

Interval = tuple[float, float]
Bar = tuple[str, float, Interval | None]
"""label, value, its 95 % interval"""


def bars(rows: Sequence[Bar], *, percent: bool = False, marks: Sequence[str] = ()) -> str:
    """Horizontal bars; `marks` are words behind them (how many were counted)."""
    if not rows:
        return ""
    most = max(max(value, interval[1] if interval else value) for _, value, interval in rows) or 1.0
    least = min(0.0, *(min(value, interval[0] if interval else value) for _, value, interval in rows))
    room = WIDTH - LABEL - 130
    scale = room / (most - least)
    zero = LABEL - least * scale
    parts = []
    for n, (label, value, interval) in enumerate(rows):
        y = n * ROW + 4
        left, right = sorted((zero, zero + value * scale))
        parts.append(_text(LABEL - 8, y + 13, label, "end"))
        parts.append(f'<rect x="{left:.1f}" y="{y}" width="{right - left:.1f}" height="16" fill="{COLOURS[0]}"/>')
        if interval:
            low, high = (zero + end * scale for end in interval)
            parts.append(
                f'<path d="M{low:.1f} {y + 8}H{high:.1f}M{low:.1f} {y + 4}v8M{high:.1f} {y + 4}v8" class="interval"/>'
            )
            right = max(right, high)
        shown = f"{value:.1%}" if percent else f"{value:.1f}"
        mark = f" ({marks[n]})" if marks else ""
        parts.append(_text(right + 6, y + 13, shown + mark))
    parts.append(f'<path d="M{zero:.1f} 0V{len(rows) * ROW + 4}" class="axis"/>')
    return _svg(len(rows) * ROW + 8, parts)


def grouped(labels: Sequence[str], series: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Bars side by side: one group per label, one colour per series."""
    most = max((value for _, values in series for value in values), default=1.0) or 1.0
    least = min(0.0, *(value for _, values in series for value in values))
    thin = 11
    group = thin * len(series) + 8
    scale = (WIDTH - LABEL - 60) / (most - least)
    zero = LABEL - least * scale
    parts = _legend([name for name, _ in series])
    top = 24
    for n, label in enumerate(labels):
        y = top + n * group
        parts.append(_text(LABEL - 8, y + group / 2 + 1, label, "end"))
        for k, (_, values) in enumerate(series):
            left, right = sorted((zero, zero + values[n] * scale))
            spot = y + k * thin
            parts.append(
                f'<rect x="{left:.1f}" y="{spot}" width="{right - left:.1f}" height="{thin - 1}"'
                f' fill="{COLOURS[k % len(COLOURS)]}"/>'
            )
            parts.append(_text(right + 4, spot + 9, f"{values[n]:.1f}", small=True))
    height = top + len(labels) * group
    parts.append(f'<path d="M{zero:.1f} {top}V{height}" class="axis"/>')
    return _svg(height + 6, parts)


def histogram(series: Sequence[tuple[str, Sequence[tuple[float, float]]]], step: float) -> str:
    """Shares of values by their range: each series is (from, share) in ascending order."""
    points = [point for _, values in series for point in values]
    if not points:
        return ""
    first, last = min(x for x, _ in points), max(x for x, _ in points) + step
    most = max(y for _, y in points) or 1.0
    left, bottom, height = 40, 240, 210
    across = (WIDTH - left - 20) / (last - first)
    parts = _legend([name for name, _ in series])
    for k, (_, values) in enumerate(series):
        path: list[str] = []
        for x, y in values:
            start, end = left + (x - first) * across, left + (x + step - first) * across
            top = bottom - y / most * height
            path.append(f"{'L' if path else 'M'}{start:.1f} {top:.1f}L{end:.1f} {top:.1f}")
        colour = COLOURS[k % len(COLOURS)]
        parts.append(f'<path d="{"".join(path)}" fill="none" stroke="{colour}" stroke-width="2"/>')
    parts += _axis(first, last, left, across, bottom)
    return _svg(bottom + 26, parts)


def curves(series: Sequence[tuple[str, Sequence[tuple[float, float]]]]) -> str:
    """Lines through (x, y) points, one colour per series."""
    points = [point for _, values in series for point in values]
    if not points:
        return ""
    first, last = min(x for x, _ in points), max(x for x, _ in points)
    least, most = min(0.0, *(y for _, y in points)), max(y for _, y in points) or 1.0
    left, bottom, height = 40, 240, 210
    across = (WIDTH - left - 60) / ((last - first) or 1.0)
    parts = _legend([name for name, _ in series])
    for k, (_, values) in enumerate(series):
        spots = [(left + (x - first) * across, bottom - (y - least) / (most - least) * height, y) for x, y in values]
        path = "".join(f"{'L' if n else 'M'}{x:.1f} {y:.1f}" for n, (x, y, _) in enumerate(spots))
        colour = COLOURS[k % len(COLOURS)]
        parts.append(f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for x, y, value in spots:
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>')
            parts.append(_text(x + 4, y - 5, f"{value:.1f}", small=True))
    parts += _axis(first, last, left, across, bottom, whole=True)
    return _svg(bottom + 26, parts)


def _axis(first: float, last: float, left: float, across: float, bottom: float, whole: bool = False) -> list[str]:
    parts = [f'<path d="M{left} {bottom}H{left + (last - first) * across:.1f}" class="axis"/>']
    step = 1.0 if whole else max(10.0, round((last - first) / 120) * 10.0)
    x = first
    while x <= last:
        parts.append(_text(left + (x - first) * across, bottom + 17, f"{x:.0f}", "middle", small=True))
        x += step
    return parts


def _legend(names: Sequence[str]) -> list[str]:
    parts, x = [], LABEL
    for k, name in enumerate(names):
        parts.append(f'<rect x="{x}" y="4" width="12" height="12" fill="{COLOURS[k % len(COLOURS)]}"/>')
        parts.append(_text(x + 17, 14, name))
        x += 40 + 7 * len(name)
    return parts


def _text(x: float, y: float, words: str, anchor: str = "start", small: bool = False) -> str:
    size = 10 if small else 13
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'


def _svg(height: float, parts: list[str]) -> str:
    style = "<style>text{font-family:sans-serif;fill:#222}.axis{stroke:#888}.interval{stroke:#222;fill:none}</style>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}"'
        f' role="img">{style}{"".join(parts)}</svg>'
    )
