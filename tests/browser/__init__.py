"""The browser client, driven in a real Chromium."""
