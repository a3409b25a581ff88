"""What the second writings of Age of Innovation and Terra Nova share: hexes, bowls of power, ranks, a lively player."""
