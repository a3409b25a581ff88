"""What rule cases of both games name."""
