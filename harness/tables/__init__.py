"""Tables of each game that a test or a lesson sets up card by card."""
