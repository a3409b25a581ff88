"""What this check leaves out on purpose, each with its reason; everything else is compared."""

UNCOVERED = {
    "order-of-draft": "who may take which set, board, faction or bonus in the set-up: a choice without a number in it",
    "order-of-rewards": "which of palace 15's rewards comes first: only the rewards themselves are compared",
    "useless-spades": "that free spades lapse where no hex can take one is not held against the table",
}
