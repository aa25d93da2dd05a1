"""The six missions of Team Blue. The placing of the first is the rulebook's example; the rest is ours."""

from rulebound.games.civilwar.words import *

MISSIONS = (
    Mission("clear_the_streets", "Clear the Streets", arrivals="T", on="thug", per=2, most=4, how="defeat", need=3),
    Mission("get_them_out", "Get Them Out", arrivals="C", on="civilian", per=2, most=4, how="rescue", need=2),
    Mission("safe_houses", "Safe Houses", on="location", per=1, places=[1, 2, 3, 4, 5], most=5, how="heroic", need=2),
    Mission(
        "secret_couriers", "Secret Couriers", on="location", per=1, places=[1, 2, 4, 5], most=4, how="move", need=2
    ),
    Mission("raid_the_armory", "Raid the Armory", on="location", per=2, places=[2, 4], most=4, how="attack", need=2),
    Mission("turn_the_tables", "Turn the Tables", on="hero", per=1, most=4, how="damage", need=2),
)
