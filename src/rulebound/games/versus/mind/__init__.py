"""How computer players judge a position and imagine that a game goes on."""
