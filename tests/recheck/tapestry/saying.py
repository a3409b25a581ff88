"""How a check says that it and the engine disagree."""


class Disagreement(AssertionError):
    """The rules written twice give two results."""


def hold(what: str, expected: object, found: object) -> None:
    if expected != found:
        raise Disagreement(f"{what}: by the rules {expected!r}, in the engine {found!r}")


def true(what: str, fact: bool) -> None:
    if not fact:
        raise Disagreement(what)
