"""What each engine revision is made of: a change of components or numbers asks for the next revision."""
