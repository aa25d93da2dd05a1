"""Expert: added in expert mode."""

from rulebound.games.champions.words import *

SET = expert_set

exhaustion = treachery("01191", "Exhaustion", boost=2, keywords="surge", does=when_revealed(exhaust(YOUR_IDENTITY)))
masterplan = treachery(
    "01192", "Masterplan", boost=2,
    does=when_revealed(
        if_(
            Exists(an(SIDE_SCHEME)), place_threat(4, each(SIDE_SCHEME)),
            otherwise=[discard_until(an(SIDE_SCHEME), YOU)],
        )
    ),
)
under_fire = treachery("01193", "Under Fire", boost=3, keywords="surge", does=when_revealed(reveal_top))
