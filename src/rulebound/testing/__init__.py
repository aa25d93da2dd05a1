"""What proves a game from outside."""
