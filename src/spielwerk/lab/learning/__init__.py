"""Environments for learning agents: observations, PettingZoo, OpenSpiel, self-play in step."""
