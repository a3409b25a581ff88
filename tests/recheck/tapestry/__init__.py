"""Tapestry a second time: what can be told from a position and from what was said to happen."""
