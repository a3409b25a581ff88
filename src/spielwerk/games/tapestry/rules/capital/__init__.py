"""Capitals and income mats: plots, buildings, landmarks, income."""
