"""A table in a terminal: one person, built-in players, one process; full screen with keys, or line by line."""
