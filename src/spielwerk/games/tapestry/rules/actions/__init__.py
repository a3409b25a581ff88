"""One module per verb or family of verbs: what is offered, why it is refused, and what it does."""
