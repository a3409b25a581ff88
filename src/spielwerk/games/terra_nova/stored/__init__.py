"""What is kept: positions, their limits, and states imagined from what a seat knows."""
