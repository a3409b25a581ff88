"""One file per verb (or small family): what is offered, why it is refused, what it does."""
