"""The Automa and the Shadow Empire: automatic opponents that never decide (solo rules)."""
