"""The pages that promise an author something, carried out."""
