"""Rule cases of Tapestry: the fixture they start from, how `given` edits it and how `then` reads it."""
