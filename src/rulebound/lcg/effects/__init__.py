"""The effects that cards of living card games share; each knows how to happen and what to say."""
