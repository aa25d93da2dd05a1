"""Spider-Man: Peter Parker, his fifteen cards, his obligation, and the Vulture."""

from __future__ import annotations

from rulebound.games.champions.amounts import Exists
from rulebound.games.champions.costs import A_COUNTER, EXHAUST
from rulebound.games.champions.effects.cards import ACTIVATION
from rulebound.games.champions.moments import Moment
from rulebound.games.champions.piles import discard_from_hand
from rulebound.games.champions.printed import (
    CardSet,
    ally,
    alter_ego,
    event,
    hero,
    minion,
    obligation,
    per_player,
    side_scheme,
    support,
    treachery,
    two_sides,
    upgrade,
)
from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.targets import (
    A_MINION,
    A_SCHEME,
    AN_ENEMY,
    THE_ATTACKER,
    THIS,
    YOUR_ALTER_EGO,
    YOUR_HERO,
    YOUR_IDENTITY,
    Named,
)
from rulebound.games.champions.threat import place_threat
from rulebound.games.champions.triggers import (
    HOST_ATTACKS,
    HOST_IS_DEFEATED,
    TREACHERY_REVEALED,
    VILLAIN_ATTACKS_YOU,
    YOU_PLAY_THIS,
    YOU_WOULD_TAKE_ATTACK_DAMAGE,
)
from rulebound.games.champions.vocabulary import (
    ONCE_PER_ROUND,
    alter_ego_action,
    attack,
    boost,
    branch,
    cancel_reveal,
    change_form,
    choose_one,
    discard,
    discard_random,
    discard_top,
    draw,
    exhaust,
    forced_interrupt,
    forced_response,
    generates,
    heal,
    hero_action,
    if_,
    instead_of_attack,
    interrupt,
    later,
    own,
    prevent,
    remove_from_game,
    remove_threat,
    stun,
    stun_the_damaged,
    surge,
    then,
    when_defeated,
    when_revealed,
    would,
)
from rulebound.kernel.flow import Flow

spider_man = two_sides(
    hero(
        "01001a", "Spider-Man", unique=True, thw=1, atk=2, defense=3, hit_points=10, hand_size=5, traits="avenger",
        does=interrupt(VILLAIN_ATTACKS_YOU, draw(1), name="Spider-Sense"),
    ),
    alter_ego(
        "01001b", "Peter Parker", unique=True, rec=3, hit_points=10, hand_size=6, traits="genius",
        does=generates("mental", limit=ONCE_PER_ROUND, name="Scientist"),
    ),
)  # fmt: skip

black_cat = ally(
    "01002", "Black Cat", subname="Felicia Hardy", cost=2, gives="energy", thw=1, thw_hurts=1, atk=1, hit_points=2,
    traits="hero-for-hire", does=forced_response(YOU_PLAY_THIS, discard_top(2, keep="mental")),
)  # fmt: skip
backflip = event(
    "01003", "Backflip", cost=0, gives="physical", traits="defense skill", copies=2,
    does=interrupt(YOU_WOULD_TAKE_ATTACK_DAMAGE, prevent(), label="defense"),
)  # fmt: skip
enhanced_spider_sense = event(
    "01004", "Enhanced Spider-Sense", cost=1, gives="mental", traits="superpower", copies=2,
    does=interrupt(TREACHERY_REVEALED, cancel_reveal(), form="hero"),
)  # fmt: skip
swinging_web_kick = event(
    "01005", "Swinging Web Kick", cost=3, gives="mental", traits="aerial attack superpower", copies=3,
    does=hero_action(attack(8, AN_ENEMY)),
)  # fmt: skip
aunt_may = support(
    "01006", "Aunt May", unique=True, cost=1, gives="energy", traits="persona",
    does=alter_ego_action(heal(4, YOUR_IDENTITY), cost=EXHAUST),
)  # fmt: skip
spider_tracer = upgrade(
    "01007", "Spider-Tracer", cost=1, gives="energy", traits="item tech", copies=2, attaches_to=A_MINION,
    does=forced_interrupt(HOST_IS_DEFEATED, remove_threat(3, A_SCHEME)),
)  # fmt: skip
web_shooter = upgrade(
    "01008", "Web-Shooter", cost=1, gives="physical", traits="item tech", copies=2, uses=3, counter="web",
    does=generates("wild", cost=(EXHAUST, A_COUNTER), form="hero"),
)  # fmt: skip
webbed_up = upgrade(
    "01009", "Webbed Up", cost=4, gives="physical", traits="condition", copies=2, needs_form="hero",
    attaches_to=AN_ENEMY, max_per="host",
    does=would(HOST_ATTACKS, instead_of_attack, then(discard(THIS), stun(THE_ATTACKER))),
)  # fmt: skip

eviction_notice = obligation(
    "01165", "Eviction Notice", hero="spider_man", boost=2,
    does=when_revealed(
        change_form("alter-ego"),
        choose_one(
            branch("exhaust", then(exhaust(YOUR_ALTER_EGO), remove_from_game)),
            branch("discard", discard_random(), surge),
        ),
    ),
)  # fmt: skip


# --- the Vulture ------------------------------------------------------------------------------------------


def rob(s: ChampionsState, m: Moment) -> Flow[bool]:
    """A random card from every hand goes face down under the scheme."""
    for player in s.in_order():
        for card in s.chance.sample(player.hand.cards, 1):
            s.move(card, s.under)
            card.host = m.card.id
    return True
    yield


def give_back(s: ChampionsState, m: Moment) -> Flow[bool]:
    """Every card under the scheme returns to its owner's hand."""
    for card in [one for one in s.under.cards if one.host == m.card.id]:
        assert card.owner is not None
        card.host = -1
        owner = s.players[card.owner]
        s.move(card, owner.discard if owner.out else owner.hand)
    return True
    yield


def plan(s: ChampionsState, m: Moment) -> Flow[bool]:
    """One random card of every hand is discarded; each different resource type among them is one threat."""
    gone = [card for player in s.in_order() for card in s.chance.sample(player.hand.cards, 1)]
    kinds = {kind for card in gone for kind, n in enumerate(card.printed.gives) if n}
    discard_from_hand(s, gone, "champions.ability.sentences_in_order")
    yield from place_threat(s, s.main_scheme, len(kinds), m.card)
    return True


highway_robbery = side_scheme(
    "01166", "Highway Robbery", start_threat=per_player(3), icons="acceleration", boost=3,
    does=(when_revealed(own("rob", rob)), when_defeated(own("give-back", give_back))),
)  # fmt: skip
vulture = minion(
    "01167", "Vulture", unique=True, atk=3, sch=1, hit_points=4, boost=2, traits="criminal", keywords="quickstrike"
)
sweeping_swoop = treachery(
    "01168", "Sweeping Swoop", copies=2,
    does=(
        when_revealed(stun(YOUR_HERO), if_(Exists(Named("Vulture")), surge)),
        boost(later(ACTIVATION, stun_the_damaged)),
    ),
)  # fmt: skip
vultures_plans = treachery("01169", "The Vulture's Plans", boost=2, does=when_revealed(own("vultures-plans", plan)))

SPIDER_MAN = CardSet(
    "spider_man", "hero",
    [
        spider_man, black_cat, backflip, enhanced_spider_sense, swinging_web_kick, aunt_may, spider_tracer, web_shooter,
        webbed_up,
    ],
    obligation=eviction_notice,
    nemesis=[highway_robbery, vulture, sweeping_swoop, vultures_plans],
)  # fmt: skip
