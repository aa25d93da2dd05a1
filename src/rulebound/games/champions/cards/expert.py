"""Expert: added in expert mode."""

from __future__ import annotations

from rulebound.games.champions.amounts import Exists
from rulebound.games.champions.printed import SIDE_SCHEME, CardSet, treachery
from rulebound.games.champions.targets import A_SIDE_SCHEME, EACH_SIDE_SCHEME, YOU, YOUR_IDENTITY
from rulebound.games.champions.vocabulary import discard_until, exhaust, if_, place_threat, reveal_top, when_revealed

exhaustion = treachery("01191", "Exhaustion", boost=2, keywords="surge", does=when_revealed(exhaust(YOUR_IDENTITY)))
masterplan = treachery(
    "01192", "Masterplan", boost=2,
    does=when_revealed(
        if_(Exists(A_SIDE_SCHEME), place_threat(4, EACH_SIDE_SCHEME), otherwise=[discard_until(SIDE_SCHEME, YOU)])
    ),
)  # fmt: skip
under_fire = treachery("01193", "Under Fire", boost=3, keywords="surge", does=when_revealed(reveal_top))

EXPERT = CardSet("expert", "expert", [exhaustion, masterplan, under_fire])
