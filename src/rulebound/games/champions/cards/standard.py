"""Standard: in every encounter deck."""

from __future__ import annotations

from rulebound.games.champions.amounts import NOTHING_WAS_DONE
from rulebound.games.champions.printed import CardSet, treachery
from rulebound.games.champions.targets import (
    AN_UPGRADE_OR_SUPPORT_YOU_CONTROL,
    THE_VILLAIN_AND_EACH_OF_YOUR_MINIONS,
)
from rulebound.games.champions.vocabulary import (
    discard,
    enemy_attacks,
    enemy_schemes,
    if_,
    nemesis_comes,
    surge,
    when_revealed,
)

advance = treachery("01186", "Advance", copies=2, does=when_revealed(enemy_schemes()))
assault = treachery(
    "01187", "Assault", copies=2,
    does=(when_revealed(surge, form="alter-ego"), when_revealed(enemy_attacks(), form="hero")),
)  # fmt: skip
caught_off_guard = treachery(
    "01188", "Caught Off Guard", boost=1,
    does=when_revealed(discard(AN_UPGRADE_OR_SUPPORT_YOU_CONTROL), if_(NOTHING_WAS_DONE, surge)),
)  # fmt: skip
gang_up = treachery(
    "01189", "Gang-Up", boost=1,
    does=(
        when_revealed(surge, form="alter-ego"),
        when_revealed(enemy_attacks(THE_VILLAIN_AND_EACH_OF_YOUR_MINIONS), form="hero"),
    ),
)  # fmt: skip
shadow_of_the_past = treachery(
    "01190", "Shadow of the Past", boost=2, does=when_revealed(nemesis_comes, if_(NOTHING_WAS_DONE, surge))
)

STANDARD = CardSet("standard", "standard", [advance, assault, caught_off_guard, gang_up, shadow_of_the_past])
