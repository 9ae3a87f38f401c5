"""Pictures of every page and board state, made by a real browser."""
