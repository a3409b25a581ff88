"""The circle of terrains."""


def distance(size: int, home: int, terrain: int) -> int:
    """Spades from one terrain to another, the shorter way round a circle of that size."""
    around = (terrain - home) % size
    return min(around, size - around)
