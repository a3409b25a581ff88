"""Unique effects of track spaces and tapestry cards; each function is named after its mechanic."""
