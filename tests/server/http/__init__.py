"""Requests, streams and limits: what a client may send and gets back."""
