"""What every table has: playing by click and key, the log, panels, numbers, notes, talk."""
