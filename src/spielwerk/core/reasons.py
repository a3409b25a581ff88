"""Why something is refused, as a code with its numbers; the words are in each game's texts."""

Fact = int | str


class Reason:
    """One reason: `code` names a message (`refusal-<code>`), `facts` are its arguments."""

    def __init__(self, code: str, facts: dict[str, Fact] | None = None) -> None:
        self.code = code
        self.facts: dict[str, Fact] = facts or {}

    def __repr__(self) -> str:
        return f"{self.code}({', '.join(f'{name}={value}' for name, value in self.facts.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.code == other.code and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.code)


class Refused(Exception):
    """A move that the rules do not allow now."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__("; ".join(str(reason) for reason in reasons))
        self.reasons = reasons
