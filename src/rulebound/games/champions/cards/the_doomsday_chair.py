"""The Doomsday Chair: a modular set."""

from __future__ import annotations

from rulebound.games.champions.amounts import Absent
from rulebound.games.champions.printed import CardSet, attachment, minion, side_scheme
from rulebound.games.champions.targets import HOST, THE_FREE_MINION_WITH_MOST_HIT_POINTS, THIS, Named
from rulebound.games.champions.triggers import HOST_WOULD_BE_DEFEATED
from rulebound.games.champions.vocabulary import (
    discard,
    find,
    heal,
    if_,
    instead_of_attack,
    then,
    when_revealed,
    would,
)

the_doomsday_chair = side_scheme(
    "01183", "The Doomsday Chair", start_threat=8, icons="acceleration", boost=3, copies=2,
    does=when_revealed(if_(Absent(Named("M.O.D.O.K.")), find("M.O.D.O.K.", put=True, engaged=True))),
)  # fmt: skip
modok = minion(
    "01184", "M.O.D.O.K.", unique=True, atk=2, sch=2, hit_points=8, boost=2, traits="cyborg elite",
    keywords={"retaliate": 2},
)  # fmt: skip
biomechanical_upgrades = attachment(
    "01185", "Biomechanical Upgrades", attaches_to=THE_FREE_MINION_WITH_MOST_HIT_POINTS, boost=1, traits="tech",
    keywords="surge", copies=3,
    does=would(HOST_WOULD_BE_DEFEATED, instead_of_attack, then(heal(None, HOST), discard(THIS))),
)  # fmt: skip

THE_DOOMSDAY_CHAIR = CardSet("the_doomsday_chair", "modular", [the_doomsday_chair, modok, biomechanical_upgrades])
