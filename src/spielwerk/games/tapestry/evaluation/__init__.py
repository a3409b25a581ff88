"""What bots weigh."""
