"""Hostile requests: nearly right, from somebody who has real tables, seats and keys."""
