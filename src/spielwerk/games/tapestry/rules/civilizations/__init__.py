"""One file per civilization: its row, its mat and what it does at which moment."""
