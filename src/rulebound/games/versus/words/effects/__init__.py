"""The vocabulary of effects. Cards are put together from these; each knows how to run and what to say."""
