"""Standard: in every encounter deck."""

from rulebound.games.champions.words import *

SET = standard_set

advance = treachery("01186", "Advance", copies=2, does=when_revealed(enemy_schemes()))
assault = treachery(
    "01187", "Assault", copies=2,
    does=(when_revealed(surge, form="alter-ego"), when_revealed(enemy_attacks(), form="hero")),
)
caught_off_guard = treachery(
    "01188", "Caught Off Guard", boost=1,
    does=when_revealed(discard(an(UPGRADE_OR_SUPPORT.you_control)), if_(NOTHING_WAS_DONE, surge)),
)
gang_up = treachery(
    "01189", "Gang-Up", boost=1,
    does=(
        when_revealed(surge, form="alter-ego"),
        when_revealed(enemy_attacks(all_of(THE_VILLAIN, each(MINION.engaged_with(YOU)))), form="hero"),
    ),
)
shadow_of_the_past = treachery(
    "01190", "Shadow of the Past", boost=2, does=when_revealed(nemesis_comes, if_(NOTHING_WAS_DONE, surge))
)
