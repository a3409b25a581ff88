"""Tapestry: what its own tables and mechanics must keep."""
