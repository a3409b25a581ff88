"""What a checkout needs to run: its environment, and the engine compiled with mypyc. Standard library only."""
