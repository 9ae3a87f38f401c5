"""The database: schema, rows, the writer thread, durability."""
