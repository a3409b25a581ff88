"""An independent check of the engines: each game's rulebook written a second time in the plainest way, and compared."""
