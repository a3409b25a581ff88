"""Bots as they once were: the pool that new ones are measured against. Nothing here is ever changed."""
