"""A frame: a question or a step on the stack, as five numbers."""

Frame = tuple[int, int, int, int, int]
"""kind, seat, source, and two operands whose meaning depends on the kind"""
