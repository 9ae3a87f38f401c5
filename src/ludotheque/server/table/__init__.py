"""One live table: people, game, updates, races, bots and chat."""
