"""The Doomsday Chair: a modular set."""

from rulebound.games.champions.words import *

SET = modular_set

the_doomsday_chair = side_scheme(
    "01183", "The Doomsday Chair", start_threat=8, icons="acceleration", boost=3, copies=2,
    does=when_revealed(if_(Absent(named("M.O.D.O.K.")), find(named("M.O.D.O.K."), engaged=True))),
)
modok = minion(
    "01184", "M.O.D.O.K.", unique=True, atk=2, sch=2, hit_points=8, boost=2, traits="cyborg elite",
    keywords={"retaliate": 2},
)
biomechanical_upgrades = attachment(
    "01185", "Biomechanical Upgrades", attaches_to=the(toughest(MINION.without_a_copy)), boost=1, traits="tech",
    keywords="surge", copies=3,
    does=would(HOST_WOULD_BE_DEFEATED, does_not_happen, then(heal(None, HOST), discard(THIS))),
)
