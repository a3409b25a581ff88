"""What track spaces and tapestry cards do that nothing else does; each function is named after its mechanic."""
