"""The Automa: the solo opponent that takes a seat, draws cards and decides nothing."""
