"""Words of rule cases that the Terra family shares."""
