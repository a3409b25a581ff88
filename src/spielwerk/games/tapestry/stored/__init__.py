"""Storage: positions, their limits, and determinizations of what a seat knows."""
