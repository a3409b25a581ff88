"""What is on a screen: room, sizes, contrast, accessibility, looks."""
