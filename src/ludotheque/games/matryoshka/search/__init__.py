"""The searching player: it imagines what it cannot see, and tries its choices out."""
