"""The map: territories, tiles, and the pieces on them."""
