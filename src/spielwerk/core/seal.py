"""The seal of a seed: a hash that everybody sees when a game begins, and that its end can be held against."""

import hashlib


def commitment(seed: int, nonce: str) -> str:
    """A hash that fixes the seed without giving it away; the nonce keeps small seeds from being tried out."""
    return hashlib.sha256(f"{nonce}:{seed}".encode()).hexdigest()
