"""Commitment to a seed: a hash that everybody sees when a game begins and can check when it ends."""

import hashlib


def commitment(seed: int, nonce: str) -> str:
    """A hash that fixes the seed without revealing it; the nonce prevents guessing small seeds."""
    return hashlib.sha256(f"{nonce}:{seed}".encode()).hexdigest()
