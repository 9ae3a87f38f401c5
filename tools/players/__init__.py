"""Tools for players: what they are trained with."""
