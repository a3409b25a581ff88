"""Terra Nova."""
