"""What only one game has."""
