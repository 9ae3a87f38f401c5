"""Several nodes behind a real proxy, on a real PostgreSQL."""
