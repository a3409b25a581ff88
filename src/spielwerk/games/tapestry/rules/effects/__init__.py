"""What components do: the kinds of effects, and the words of the data files for them."""
