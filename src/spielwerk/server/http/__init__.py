"""What travels over HTTP: routes, live streams, and what stands before every request."""
