"""The circle of terrains."""


def distance(size: int, home: int, terrain: int) -> int:
    """Spades from one terrain to another, the shorter way round a circle of that size."""
    around = (terrain - home) % size
    return min(around, size - around)


def step_towards(size: int, home: int, terrain: int, spades: int) -> int:
    """The terrain after that many spades, the shorter way round towards home."""
    return (terrain + spades) % size if (home - terrain) % size <= size // 2 else (terrain - spades) % size
