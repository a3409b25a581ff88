"""Texts: complete in both languages, and every message the engine sends reads as a sentence."""
