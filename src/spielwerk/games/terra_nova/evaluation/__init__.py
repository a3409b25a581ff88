"""The evaluation that bots use."""
