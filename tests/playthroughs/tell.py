"""Writes a game down, and counts how its tree branches."""

from pathlib import Path

from spielwerk.core.naming import letter
from spielwerk.core.state import State
from tests.contract.variants import PLAIN, Player, Variant

HERE = Path(__file__).parent
SEED = 11
EVERY = 40
DEPTH = 3


def files(name: str) -> dict[Path, str]:
    """The generated files of a game, with their content."""
    variants = [variant for variant in PLAIN if variant.name == name]
    return {HERE / f"{name}-counts.txt": counts(variants), HERE / f"{name}-game.txt": playthrough(variants[0])}


def playthrough(variant: Variant) -> str:
    """Every answer of a random game with the number of its alternatives and the events that followed."""
    state = variant.new(SEED)
    player = Player(SEED)
    lines = [f"{variant}, seed {SEED}"]
    ply = 0
    while state.seat >= 0:
        move, ply = player.choose(state), ply + 1
        question = state.question()
        asked = question.name if question else ""
        lines.append(f"{ply} {letter(state.seat)} {state.notation(move)} ({asked}, {len(state.moves())} answers)")
        state.events = []
        state.play(move)
        for event in state.events:
            name, facts = variant.game.describe(state, event)
            lines.append("   ".join(["", name, *(f"{key}={value}" for key, value in facts.items())]))
    for seat, tally in enumerate(state.tally()):
        sources = ", ".join(f"{name} {points}" for name, points in tally.items() if points)
        lines.append(f"{letter(seat)} {state.scores()[seat]}: {sources}")
    return "\n".join(lines) + "\n"


def counts(variants: list[Variant]) -> str:
    """For fixed positions, how many runs of one, two and three answers there are."""
    lines = []
    for variant in variants:
        for number, state in enumerate(variant.positions(SEED, every=EVERY)):
            if state.seat >= 0:
                found = " ".join(str(runs(state, depth)) for depth in range(1, DEPTH + 1))
                lines.append(f"{variant}, seed {SEED}, after {number * EVERY} answers: {found}")
    return "\n".join(lines) + "\n"


def runs(state: State, depth: int) -> int:
    if depth == 1 or state.seat < 0:
        return len(state.moves())
    found = 0
    for move in state.moves():
        trial = state.copy()
        trial.play(move)
        found += runs(trial, depth - 1)
    return found
