"""Rule cases of Terra Nova: the fixture they start from, how `given` edits it and how `then` reads it."""
