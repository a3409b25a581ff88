"""The tracks: where markers stand, how they move, dice."""
