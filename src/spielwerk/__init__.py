"""Spielwerk plays, teaches and studies three modern strategy board games, rules-exact."""
