"""Campaigns: long attacks on what the server promises, each one command (`spielwerk campaign`) with a verdict."""
