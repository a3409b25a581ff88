"""The report of a campaign: progress, figures and findings."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

MOST_FINDINGS = 20
"""Findings that are kept in words; more of them say nothing new."""

Tell = Callable[[str], None]
"""Callback for the progress of a campaign, called every few seconds."""


class Report(Struct):
    """The report of a campaign, finished or interrupted."""

    campaign: str
    wanted: int
    """The planned number of its units: comparisons, requests, kills, bad days."""
    done: int = 0
    figures: dict[str, Any] = field(default_factory=dict)
    findings: list[str] = field(default_factory=list)
    """Broken promises; with any of them the campaign fails."""
    found: int = 0
    """Number of findings, including those not kept."""

    def find(self, what: str) -> None:
        self.found += 1
        if len(self.findings) < MOST_FINDINGS:
            self.findings.append(what)

    def count(self, name: str, more: int = 1) -> None:
        self.figures[name] = self.figures.get(name, 0) + more

    @property
    def enough(self) -> bool:
        """Whether further findings would only repeat the first."""
        return self.found >= MOST_FINDINGS

    @property
    def whole(self) -> bool:
        return self.done >= self.wanted
