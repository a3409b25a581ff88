"""What is kept: positions as plain data."""
