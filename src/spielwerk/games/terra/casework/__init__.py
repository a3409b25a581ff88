"""Words of rule cases that both Terra games share."""
