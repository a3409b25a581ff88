"""A random player that tries every kind of answer: first a verb, then one of its answers."""

from random import Random

SELDOM = {"convert", "sacrifice", "exchange", "pass", "end", "stop", "decline", "keep-key"}
"""Only one time in twelve while there is anything else to do."""


class LivelyPlayer:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, answers: list[str]) -> str:
        by_verb: dict[str, list[str]] = {}
        for answer in answers:
            by_verb.setdefault(answer.split()[0], []).append(answer)
        verbs = sorted(by_verb)
        lively = [verb for verb in verbs if verb not in SELDOM]
        if lively and self.random.random() > 1 / 12:
            verbs = lively
        elif {"end", "stop", "pass"} & set(verbs) and self.random.random() < 0.8:
            verbs = [verb for verb in verbs if verb in {"end", "stop", "pass"}]
        return self.random.choice(by_verb[self.random.choice(verbs)])
