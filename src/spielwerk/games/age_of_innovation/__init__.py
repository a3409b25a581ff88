"""Age of Innovation, after the German rulebook, version 1.0."""
