"""The six locations of the box, and those of the base game that can be used as well."""

from rulebound.games.civilwar.words import *

OWN_LOCATIONS = (
    LocationTile(
        "avengers_mountain",
        "Avengers Mountain",
        "C--",
        Alone(),
        ChooseOne([Token("M")], [Pay("token"), Guard()]),
        own_set=True,
    ),
    LocationTile("washington_dc", "Washington DC", "CT--", Draw(1, or_stop=True), Discard(1), own_set=True),
    LocationTile(
        "the_raft",
        "The Raft",
        "TT--",
        Pay("card_or_token"),
        Go(OTHER_WITH_ENEMY, or_stop=True),
        Damage(1, ENEMY_HERE),
        own_set=True,
    ),
    LocationTile(
        "sokovia",
        "Sokovia",
        "CT--",
        Pay("card"),
        ChooseOne([Rescue(1, NEAR)], [Defeat(1, NEAR)]),
        own_set=True,
    ),
    LocationTile("bar_with_no_name", "Bar with No Name", "T--", Alone(), PullThugs(), Defeat(1, HERE), own_set=True),
    LocationTile(
        "garrett_castle",
        "Garrett Castle",
        "CC--",
        HandOf(1),
        ChooseOne([Draw()], [Token("H"), Token("A")]),
        own_set=True,
    ),
)

OTHER_LOCATIONS = (
    LocationTile("avengers_mansion", "Avengers Mansion", "C--", DrawTo(3)),
    LocationTile("helicarrier", "Helicarrier", "CTT-", Go(ANYWHERE)),
    LocationTile("times_square", "Times Square", "CCT--", Rescue(1, HERE)),
    LocationTile("nypd_hq", "NYPD HQ", "CCT-", Defeat(1, HERE)),
    LocationTile("avengers_tower", "Avengers Tower", "C--", Search()),
    LocationTile("central_park", "Central Park", "CCTT-", MoveTokens(2)),
)
