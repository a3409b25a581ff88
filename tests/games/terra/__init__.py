"""What both Terra games share."""
