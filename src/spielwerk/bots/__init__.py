"""Players that see only what their seat may see, reached by name through `registry`."""
