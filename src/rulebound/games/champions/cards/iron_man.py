"""Iron Man: Tony Stark, his fifteen cards, his obligation, and Whiplash."""

from __future__ import annotations

from rulebound.games.champions.amounts import AERIAL, UNDEFENDED, InPlay, Instead, PerPlayer, Times
from rulebound.games.champions.constant import Gets
from rulebound.games.champions.costs import EXHAUST, Spend, TakeDamage
from rulebound.games.champions.damage import deal_together
from rulebound.games.champions.moments import Moment
from rulebound.games.champions.payment import Generated
from rulebound.games.champions.piles import discard_top
from rulebound.games.champions.printed import (
    ENERGY,
    NOTHING,
    UPGRADE,
    CardSet,
    Pool,
    ally,
    alter_ego,
    event,
    hero,
    minion,
    obligation,
    side_scheme,
    support,
    treachery,
    two_sides,
    upgrade,
)
from rulebound.games.champions.state import ChampionsCard, ChampionsState, Player
from rulebound.games.champions.targets import (
    A_SCHEME,
    AN_ENEMY,
    AN_UPGRADE_YOU_CONTROL,
    EACH_ENEMY,
    EACH_SCHEME,
    EACH_UPGRADE_YOU_CONTROL,
    THIS,
    YOUR_ALTER_EGO,
    YOUR_HERO,
    YOUR_IDENTITY,
    Trait,
)
from rulebound.games.champions.vocabulary import (
    ONCE_PER_ROUND,
    action,
    alter_ego_action,
    attack,
    boost,
    branch,
    change_form,
    choose_one,
    deal,
    discard,
    exhaust,
    generates,
    hero_action,
    if_,
    lasts,
    look_at_top,
    own,
    place_threat,
    ready,
    remove_from_game,
    then,
    thwart,
    when_revealed,
)
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.text import Text

iron_man = two_sides(
    hero(
        "01029a", "Iron Man", unique=True, thw=2, atk=1, defense=1, hit_points=9, hand_size=1, traits="avenger",
        always=(
            Gets("hand", Times(1, InPlay(Trait(EACH_UPGRADE_YOU_CONTROL, "tech"))), YOUR_HERO),
            Gets("hand-cap", 7, YOUR_HERO),
        ),
    ),
    alter_ego(
        "01029b", "Tony Stark", unique=True, rec=3, hit_points=9, hand_size=6, traits="genius",
        does=action(look_at_top(3), limit=ONCE_PER_ROUND, name="Futurist"),
    ),
)  # fmt: skip

war_machine = ally(
    "01030", "War Machine", subname="James Rhodes", cost=4, gives="wild", thw=1, thw_hurts=1, atk=2, atk_hurts=1,
    hit_points=4, traits="shield soldier", does=action(deal(1, EACH_ENEMY), cost=(EXHAUST, TakeDamage(2, this=True))),
)  # fmt: skip


def repulse(s: ChampionsState, m: Moment) -> Flow[bool]:
    """The enemy is chosen before the cards are seen; what they add is part of the one blow."""
    yield from attack(1, AN_ENEMY).decide(s, m)
    gone = discard_top(s, s.players[m.seat], 5)
    more = 2 * sum(card.printed.gives[ENERGY] for card in gone)
    done = yield from attack(1 + more, AN_ENEMY).run(s, m)
    return done


def can_repulse(s: ChampionsState, m: Moment) -> bool:
    return attack(1, AN_ENEMY).can(s, m)


repulsor_blast = event(
    "01031", "Repulsor Blast", cost=1, gives="physical", traits="attack superpower", copies=3,
    does=hero_action(own("repulsor-blast", repulse, can_repulse, label="attack")),
)  # fmt: skip
supersonic_punch = event(
    "01032", "Supersonic Punch", cost=2, gives="energy", traits="attack", copies=2,
    does=hero_action(attack(Instead(4, 8, AERIAL), AN_ENEMY)),
)  # fmt: skip


class TopOfDiscard(Generated):
    """The printed resources of the top card of your discard pile, as it lies before anything is spent."""

    __slots__ = ()

    def resources(self, s: ChampionsState, card: ChampionsCard) -> Pool:
        assert card.controller is not None
        pile = s.players[card.controller].discard.cards
        return pile[-1].printed.gives if pile else NOTHING

    def text(self) -> Text:
        return Text("champions-effect-generate-top-of-discard")


pepper_potts = support(
    "01033", "Pepper Potts", unique=True, cost=3, gives="physical", traits="persona",
    does=generates(TopOfDiscard(NOTHING), cost=EXHAUST),
)  # fmt: skip


def topmost_tech(player: Player) -> ChampionsCard | None:
    for card in reversed(player.discard.cards):
        if card.printed.kind == UPGRADE and "tech" in card.printed.traits:
            return card
    return None


def salvage(s: ChampionsState, m: Moment) -> Flow[bool]:
    """champions.choose.must_change_game: a player with a Tech upgrade in the discard pile takes the topmost."""
    able = [player for player in s.in_order() if topmost_tech(player) is not None]
    rule = "champions.choose.resolver_decides"
    player = yield from choose(s, m.seat, "choose", able, rule, about=m.card)
    card = topmost_tech(player) if player is not None else None
    if player is None or card is None:
        return False
    s.move(card, player.hand)
    s.log.say("finds", rule, player=player, card=card)
    return True


def can_salvage(s: ChampionsState, m: Moment) -> bool:
    return any(topmost_tech(player) is not None for player in s.in_order())


stark_tower = support(
    "01034", "Stark Tower", unique=True, cost=2, gives="mental", traits="location",
    does=alter_ego_action(own("stark-tower", salvage, can_salvage), cost=EXHAUST),
)  # fmt: skip
arc_reactor = upgrade(
    "01035", "Arc Reactor", unique=True, cost=2, gives="energy", traits="item tech",
    does=hero_action(ready(YOUR_HERO), cost=EXHAUST),
)  # fmt: skip
mark_v_armor = upgrade(
    "01036", "Mark V Armor", unique=True, cost=3, gives="mental", traits="armor tech",
    always=Gets("hp", 6, YOUR_IDENTITY),
)  # fmt: skip


def scan(s: ChampionsState, m: Moment) -> Flow[bool]:
    """One scheme, or in the air each of them."""
    done = yield from thwart(1, EACH_SCHEME if AERIAL.holds(s, m) else A_SCHEME).run(s, m)
    return done


def can_scan(s: ChampionsState, m: Moment) -> bool:
    return thwart(1, A_SCHEME).can(s, m)


mark_v_helmet = upgrade(
    "01037", "Mark V Helmet", unique=True, cost=1, gives="physical", traits="armor tech",
    does=hero_action(own("mark-v-helmet", scan, can_scan, label="thwart"), cost=EXHAUST),
)  # fmt: skip
powered_gauntlets = upgrade(
    "01038", "Powered Gauntlets", cost=2, gives="energy", traits="armor tech", copies=2,
    does=hero_action(attack(Instead(1, 2, AERIAL), AN_ENEMY), cost=EXHAUST),
)  # fmt: skip
rocket_boots = upgrade(
    "01039", "Rocket Boots", cost=1, gives="mental", traits="armor tech", copies=2,
    always=Gets("hp", 1, YOUR_IDENTITY),
    does=hero_action(lasts("trait-aerial", 1, YOUR_IDENTITY), cost=(EXHAUST, Spend("mental"))),
)  # fmt: skip

business_problems = obligation(
    "01170", "Business Problems", hero="iron_man", boost=2,
    does=when_revealed(
        change_form("alter-ego"),
        choose_one(
            branch("exhaust", then(exhaust(YOUR_ALTER_EGO), remove_from_game)),
            branch("upgrades", exhaust(EACH_UPGRADE_YOU_CONTROL)),
        ),
    ),
)  # fmt: skip


# --- Whiplash ---------------------------------------------------------------------------------------------


def backlash(s: ChampionsState, m: Moment) -> Flow[bool]:
    """All discard first; then every player takes damage for the printed energy among their own cards."""
    burns = {}
    for player in s.in_order():
        gone = discard_top(s, player, 5)
        burns[s.identity(player.seat)] = sum(card.printed.gives[ENERGY] for card in gone)
    yield from deal_together(s, burns, m.card)
    return True


imminent_overload = side_scheme(
    "01171", "Imminent Overload", start_threat=3, icons="acceleration", boost=3,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)  # fmt: skip
whiplash = minion("01172", "Whiplash", unique=True, atk=3, sch=2, hit_points=4, boost=2, keywords={"retaliate": 1})
electric_whip_attack = treachery(
    "01173", "Electric Whip Attack", copies=2,
    does=(
        when_revealed(
            choose_one(
                branch("damage", deal(Times(1, InPlay(EACH_UPGRADE_YOU_CONTROL)), YOUR_HERO)),
                branch("discard", discard(AN_UPGRADE_YOU_CONTROL)),
            ),
        ),
        boost(if_(UNDEFENDED, discard(AN_UPGRADE_YOU_CONTROL))),
    ),
)  # fmt: skip
electromagnetic_backlash = treachery(
    "01174", "Electromagnetic Backlash", boost=2, does=when_revealed(own("backlash", backlash))
)

IRON_MAN = CardSet(
    "iron_man", "hero",
    [
        iron_man, war_machine, repulsor_blast, supersonic_punch, pepper_potts, stark_tower, arc_reactor, mark_v_armor,
        mark_v_helmet, powered_gauntlets, rocket_boots,
    ],
    obligation=business_problems,
    nemesis=[imminent_overload, whiplash, electric_whip_attack, electromagnetic_backlash],
)  # fmt: skip
