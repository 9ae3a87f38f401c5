"""Tournaments: players against each other, many games on all processors, and what can be said of the result."""
