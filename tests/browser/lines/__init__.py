"""Lines that break, are slow or are not there."""
