"""What happens at tables: answers, people, bots, what each of them sees, and what is left of a game."""
