"""A learned evaluation: games are played, a net is fitted to how they end, and kept only if it plays better."""
