"""A pupil who answers by hand: what is to be clicked next, until what a step of a guided game expects is answered."""

from collections.abc import Sequence

from playwright.sync_api import TimeoutError as Waited

from spielwerk.core.lessons.chapter import Step
from tests.browser.people import CHANGED, PATIENCE, Person

CONFIRM = "[data-action=confirm]"
ANY_PLOT = ".plot.offered"
ANSWERED = "answered"
# While an answer is on its way everything can still be seen, but nothing must be clicked: the coach's button tells.
NEXT = f"""([old, ways]) => {{
  if ({CHANGED}) return '{ANSWERED}';
  if (document.querySelector('[data-action=coach-show]:disabled')) return null;
  const ready = one => one.checkVisibility({{ visibilityProperty: true }}) && !one.disabled;
  return ways.find(way => [...document.querySelectorAll(way)].some(ready)) ?? null;
}}"""
LISTEN = """() => {
  window.clicked = false;
  addEventListener('click', () => (window.clicked = true), { capture: true, once: true });
}"""


def listed(step: Step) -> list[str]:
    """Buttons of the answers that the step accepts."""
    return [button for text in step.expect for button in (f'[data-notation="{text}"]', f'[data-notation^="{text} "]')]


def named(step: Step) -> list[str]:
    """Things on the table that the answers name: a hex, a track, a tile."""
    words = [word for text in step.expect for word in text.split()[1:]]
    return [f'.offered[data-target$="-{word}"]' for word in words]


def kinds(step: Step) -> list[str]:
    """What opens a list in which the answer stands; and any plot, where an answer names none."""
    begun = [text.split() for text in step.expect]
    verbs = [" ".join(words[:n]) for words in begun for n in (1, 2)]
    plots = [ANY_PLOT] if all(len(words) == 1 for words in begun) else []
    return [*(f'[data-verb="{verb}"]' for verb in verbs), *plots, "[data-role=converting]"]


def with_mouse(step: Step) -> list[str]:
    """What the coach points at comes first: that is what people click."""
    pointed = [f'.offered[data-target="{target}"]' for target in step.point]
    return [CONFIRM, *pointed, *listed(step), *named(step), *kinds(step)]


def next_way(person: Person, step: Step, version: str, ways: Sequence[str]) -> str:
    """The first of the ways that is open now; nothing once the answer is given."""
    try:
        found = person.page.wait_for_function(NEXT, arg=[version, list(ways)], timeout=PATIENCE).json_value()
    except Waited as waited:
        raise AssertionError(f"{step.say}: nothing leads to {step.expect}, there is none of {ways}") from waited
    return "" if found == ANSWERED else str(found)


def answer_by_hand(person: Person, step: Step) -> None:
    version, ways = person.version(), with_mouse(step)
    while way := next_way(person, step, version, ways):
        # What is clicked again is taken back: each way is gone once.
        ways.remove(way)
        # A finger's tap becomes a click a moment later: before that everything is as it was.
        person.page.evaluate(LISTEN)
        person.touch(person.at(way).filter(visible=True).first)
        person.page.wait_for_function("() => window.clicked", timeout=PATIENCE)
