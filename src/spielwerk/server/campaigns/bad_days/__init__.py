"""Bad days: what happens when the disk is full, the database is gone, the clock jumps, and others of the kind."""
