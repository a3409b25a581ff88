"""What is done with a game that was played."""
