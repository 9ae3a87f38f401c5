"""Laws, records and counts that every game must pass. Shipped, so that a new game tests itself."""
