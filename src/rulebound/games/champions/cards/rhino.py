"""Rhino: he breaks in."""

from __future__ import annotations

from rulebound.games.champions.amounts import NOTHING_WAS_DONE, PerPlayer
from rulebound.games.champions.constant import Gets
from rulebound.games.champions.costs import Spend
from rulebound.games.champions.effects.cards import ACTIVATION
from rulebound.games.champions.printed import (
    CardSet,
    attachment,
    main_scheme,
    minion,
    per_player,
    side_scheme,
    treachery,
    two_sides,
    villain,
)
from rulebound.games.champions.targets import EACH_HERO, HOST, THE_VILLAIN, THIS, Named
from rulebound.games.champions.triggers import HOST_ATTACKS, HOST_WOULD_TAKE_DAMAGE
from rulebound.games.champions.vocabulary import (
    deal,
    discard,
    enemy_attacks,
    find,
    forced_interrupt,
    gain_overkill,
    heal,
    hero_action,
    if_,
    later,
    make_tough,
    place_here_instead,
    place_threat,
    stun,
    stun_the_damaged,
    surge,
    when_revealed,
)

RHINO_CARD = Named("Rhino")

rhino_1 = villain("01094", "Rhino", stage="I", atk=2, sch=1, hit_points=per_player(14), traits="brute criminal")
rhino_2 = villain(
    "01095", "Rhino", stage="II", atk=3, sch=1, hit_points=per_player(15), traits="brute criminal",
    does=when_revealed(find("Breakin' & Takin'")),
)  # fmt: skip
rhino_3 = villain(
    "01096", "Rhino", stage="III", atk=4, sch=1, hit_points=per_player(16), traits="brute criminal",
    keywords="toughness", does=when_revealed(stun(EACH_HERO)),
)  # fmt: skip

the_break_in = two_sides(
    main_scheme("01097a", "The Break-In!", stage="1A"),
    main_scheme(
        "01097b", "The Break-In!", stage="1B", acceleration=per_player(1), target_threat=per_player(7), loses=True
    ),
)

armored_rhino_suit = attachment(
    "01098", "Armored Rhino Suit", attaches_to=RHINO_CARD, traits="armor",
    does=forced_interrupt(HOST_WOULD_TAKE_DAMAGE, place_here_instead(5)),
)  # fmt: skip
charge = attachment(
    "01099", "Charge", attaches_to=RHINO_CARD, atk=3, star="atk", boost=2, copies=2, always=Gets("atk", 3, HOST),
    does=forced_interrupt(HOST_ATTACKS, gain_overkill, later(ACTIVATION, discard(THIS))),
)  # fmt: skip
enhanced_ivory_horn = attachment(
    "01100", "Enhanced Ivory Horn", attaches_to=RHINO_CARD, atk=1, boost=2, traits="weapon",
    always=Gets("atk", 1, HOST),
    does=hero_action(discard(THIS), cost=Spend("physical 3")),
)  # fmt: skip
hydra_mercenary = minion(
    "01101", "Hydra Mercenary", atk=1, sch=0, hit_points=3, boost=1, traits="hydra", keywords="guard", copies=2
)
sandman = minion(
    "01102", "Sandman", unique=True, atk=3, sch=2, hit_points=4, boost=2, traits="criminal elite", keywords="toughness"
)
shocker = minion(
    "01103", "Shocker", unique=True, atk=2, sch=1, hit_points=3, boost=2, traits="criminal",
    does=when_revealed(deal(1, EACH_HERO)),
)  # fmt: skip
hard_to_keep_down = treachery(
    "01104", "Hard to Keep Down", copies=2, does=when_revealed(heal(4, RHINO_CARD), if_(NOTHING_WAS_DONE, surge))
)
im_tough = treachery(
    "01105", '"I\'m Tough"', copies=2, does=when_revealed(make_tough(RHINO_CARD), if_(NOTHING_WAS_DONE, surge))
)
stampede = treachery(
    "01106", "Stampede", boost=1, copies=3,
    does=(
        when_revealed(surge, form="alter-ego"),
        when_revealed(enemy_attacks(THE_VILLAIN), stun_the_damaged, form="hero"),
    ),
)  # fmt: skip
breakin_and_takin = side_scheme(
    "01107", "Breakin' & Takin'", start_threat=2, icons="hazard", boost=2,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)  # fmt: skip
crowd_control = side_scheme("01108", "Crowd Control", start_threat=per_player(2), icons="crisis", boost=2)

RHINO = CardSet(
    "rhino", "villain",
    [
        armored_rhino_suit, charge, enhanced_ivory_horn, hydra_mercenary, sandman, shocker, hard_to_keep_down, im_tough,
        stampede, breakin_and_takin, crowd_control,
    ],
    villains=[rhino_1, rhino_2, rhino_3], stages=[the_break_in], modular="bomb_scare",
)  # fmt: skip
