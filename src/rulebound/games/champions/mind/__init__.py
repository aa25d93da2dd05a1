"""What computer players think of a game: what a position is worth, what one usually does, what a card promises."""
