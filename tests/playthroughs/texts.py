"""Everything people read in random games, as one digest for each game: `python -m tests.playthroughs.texts 500`.

Equal digests before and after a change show that it changed no answer, no text in either language, no reason, no view,
no position and no feature. Another checkout is measured with its sources in front: `PYTHONPATH=OTHER/src`.
"""

import json
import random
import sys
from hashlib import sha256

import spielwerk
from spielwerk.core.game import Game
from spielwerk.core.options import OptionValue
from spielwerk.core.state import State
from spielwerk.core.texts import LANGUAGES, Texts
from spielwerk.games import game, names

LOOKS = 0.1
"""Share of the questions at which everything is looked at, not only the answer that is given."""
REASONS = 4


def options(of: Game, number: int) -> dict[str, OptionValue]:
    """Two to four players; in every other game all sets, if the game has any."""
    sets = next((option.choices for option in of.options if option.name == "sets"), ())
    return {"players": 2 + number % 3, **({"sets": list(sets)} if sets and number % 2 else {})}


def looked_at(of: Game, state: State, rng: random.Random) -> str:
    candidates = state.candidates()
    some = rng.sample(candidates, min(REASONS, len(candidates)))
    reasons = [(state.notation(move), [(why.code, why.facts) for why in state.why_not(move)]) for move in some]
    features = of.features(state, state.seat)
    return json.dumps([reasons, of.view(state, state.seat), of.dump(state), of.deeds(state), features], default=str)


def told(of: Game, number: int, texts: list[Texts]) -> list[str]:
    """One game, by random answers."""
    rng = random.Random(f"{of.name} {number}")
    state = of.new(number, options(of, number))
    found: list[str] = []
    while state.seat >= 0:
        if rng.random() < LOOKS:
            found.append(looked_at(of, state, rng))
        move = rng.choice(list(state.moves()))
        messages = [of.describe_move(state, move)]
        state.events = []
        state.play(move)
        messages += [of.describe(state, event) for event in state.events]
        found += [words.format(*message) for message in messages for words in texts]
    return [*found, str(state.scores())]


if __name__ == "__main__":
    sys.stdout.write(f"{spielwerk.__file__}\n")
    for name in names():
        texts = [Texts(name, language) for language in LANGUAGES]
        digest, lines = sha256(), 0
        for number in range(int(sys.argv[1])):
            found = told(game(name), number, texts)
            digest.update("\n".join(found).encode())
            lines += len(found)
        assert not any(words.errors for words in texts), [words.errors[:3] for words in texts]
        sys.stdout.write(f"{name}: {sys.argv[1]} games, {lines} texts, {digest.hexdigest()[:16]}\n")
        sys.stdout.flush()
