"""The twelve population cards, the same at both arrows: how many come, how far clockwise. Designed for this project."""

from rulebound.games.civilwar.words import *

POPULATION = (
    Population(1, ("C", 1, 0), ("T", 1, 1)),
    Population(2, ("C", 1, 1), ("T", 1, 2)),
    Population(3, ("C", 1, 2), ("T", 1, 0)),
    Population(4, ("T", 1, 0), ("C", 1, 1)),
    Population(5, ("T", 1, 1), ("C", 1, 2)),
    Population(6, ("C", 2, 0)),
    Population(7, ("T", 2, 1)),
    Population(8, ("C", 1, 1), ("C", 1, 2)),
    Population(9, ("T", 1, 0), ("T", 1, 2)),
    Population(10, ("C", 1, 0), ("T", 1, 0)),
    Population(11, ("C", 1, 1), ("T", 1, 1)),
    Population(12, ("C", 1, 2), ("T", 1, 2)),
)
