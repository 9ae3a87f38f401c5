"""Every table by its code, and all that changes who sits where."""
