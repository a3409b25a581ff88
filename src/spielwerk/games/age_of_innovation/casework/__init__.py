"""Rule cases of Age of Innovation: the fixture they start from, how `given` edits it and how `then` reads it."""
