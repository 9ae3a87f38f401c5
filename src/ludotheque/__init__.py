"""Ludothèque: three tabletop games, complete and exact, and a table to play them at."""
