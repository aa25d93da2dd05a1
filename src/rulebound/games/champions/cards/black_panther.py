"""Black Panther: T'Challa, his fifteen cards, his obligation, and Killmonger."""

from __future__ import annotations

from rulebound.games.champions.amounts import FINAL_STEP, Instead
from rulebound.games.champions.constant import Cannot
from rulebound.games.champions.costs import EXHAUST
from rulebound.games.champions.damage import can_be_hurt, deal_together
from rulebound.games.champions.moments import Moment, worth
from rulebound.games.champions.piles import top_encounter_card
from rulebound.games.champions.printed import (
    UPGRADE,
    CardSet,
    ChampionsPrinted,
    ally,
    alter_ego,
    event,
    hero,
    minion,
    obligation,
    per_player,
    resource,
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
    THE_MAIN_SCHEME,
    THE_VILLAIN,
    THE_VILLAIN_AND_EACH_OF_YOUR_MINIONS,
    THIS,
    YOUR_ALTER_EGO,
    YOUR_HERO,
    Trait,
)
from rulebound.games.champions.triggers import THIS_ENTERS_PLAY
from rulebound.games.champions.vocabulary import (
    alter_ego_action,
    attack,
    boost,
    branch,
    change_form,
    choose_one,
    deal,
    discard,
    draw,
    exhaust,
    hero_action,
    make_tough,
    move_damage,
    own,
    place_threat,
    remove_from_game,
    resolve_specials,
    response,
    search_deck,
    setup,
    special,
    then,
    thwart,
    when_revealed,
)
from rulebound.kernel.flow import Flow, choose


def is_upgrade(card: ChampionsCard) -> bool:
    return card.printed.kind == UPGRADE


def is_panther_upgrade(card: ChampionsCard) -> bool:
    return is_upgrade(card) and "black-panther" in card.printed.traits


black_panther = two_sides(
    hero(
        "01040a", "Black Panther", unique=True, thw=2, atk=2, defense=2, hit_points=11, hand_size=5,
        traits="avenger wakanda", keywords={"retaliate": 1},
    ),
    alter_ego(
        "01040b", "T'Challa", unique=True, rec=4, hit_points=11, hand_size=6, traits="king wakanda",
        does=setup(search_deck("black-panther-upgrade", is_panther_upgrade), name="Foresight"),
    ),
)  # fmt: skip

shuri = ally(
    "01041", "Shuri", cost=2, gives="physical", thw=1, thw_hurts=1, atk=1, atk_hurts=1, hit_points=3,
    traits="genius wakanda", does=response(THIS_ENTERS_PLAY, search_deck("upgrade", is_upgrade)),
)  # fmt: skip


def remember(s: ChampionsState, m: Moment) -> Flow[bool]:
    """Up to three cards with different titles go from the discard pile into the deck, which is shuffled."""
    player = s.players[m.seat]
    taken: list[ChampionsCard] = []
    while len(taken) < 3:
        titles = {card.printed.plain for card in taken}
        left = {card.printed.code: card for card in player.discard.cards if card.printed.plain not in titles}
        rule = "champions.choose.resolver_decides"
        decline = "done" if taken else ""
        card = yield from choose(s, m.seat, "choose", list(left.values()), rule, decline=decline, about=m.card)
        if card is None:
            break
        taken.append(card)
    s.log.say("shuffled-in", "champions.choose.resolver_decides", player=player, cards=taken)
    for card in taken:
        s.move(card, player.deck)
    s.shuffle(player.deck)
    return bool(taken)


def can_remember(s: ChampionsState, m: Moment) -> bool:
    return bool(s.players[m.seat].discard.cards)


ancestral_knowledge = event(
    "01042", "Ancestral Knowledge", cost=1, gives="mental",
    does=alter_ego_action(own("ancestral-knowledge", remember, can_remember)),
)  # fmt: skip


def wakanda_forever(letter: str, gives: str, copies: int = 1) -> ChampionsPrinted:
    """One title on cards that differ by their resource."""
    return event(
        f"01043{letter}", "Wakanda Forever!", cost=1, gives=gives, traits="tactic", copies=copies,
        does=hero_action(resolve_specials("black-panther")),
    )  # fmt: skip


wakanda_forever_energy = wakanda_forever("a", "energy")
wakanda_forever_mental = wakanda_forever("b", "mental")
wakanda_forever_physical = wakanda_forever("c", "physical")
wakanda_forever_wild = wakanda_forever("d", "wild", copies=2)
vibranium = resource("01044", "Vibranium", gives="wild 2", copies=3)
the_golden_city = support(
    "01045", "The Golden City", unique=True, cost=2, gives="energy", traits="location wakanda",
    does=alter_ego_action(draw(2), cost=EXHAUST),
)  # fmt: skip


# --- the suit and its weapons -----------------------------------------------------------------------------

ONE_OR_TWO = Instead(1, 2, FINAL_STEP)


def throw_daggers(s: ChampionsState, m: Moment) -> Flow[bool]:
    """The villain and every enemy engaged with one player."""
    rule = "champions.choose.resolver_decides"
    able = [player for player in s.in_order() if in_reach(s, m, player)]  # champions.choose.must_change_game
    player = yield from choose(s, m.seat, "choose", able, rule, about=m.card)
    if player is None:
        return False
    amount = worth(ONE_OR_TWO, s, m)
    yield from deal_together(s, dict.fromkeys(in_reach(s, m, player), amount), m.card)
    return True


def in_reach(s: ChampionsState, m: Moment, player: Player) -> list[ChampionsCard]:
    return [enemy for enemy in (s.villain, *player.engaged.cards) if can_be_hurt(s, enemy, m.card)]


def can_throw(s: ChampionsState, m: Moment) -> bool:
    return any(in_reach(s, m, player) for player in s.in_order())


energy_daggers = upgrade(
    "01046", "Energy Daggers", cost=2, gives="mental", traits="black-panther weapon",
    does=special(own("energy-daggers", throw_daggers, can_throw)),
)  # fmt: skip
panther_claws = upgrade(
    "01047", "Panther Claws", cost=2, gives="energy", traits="black-panther weapon",
    does=special(attack(Instead(2, 4, FINAL_STEP), AN_ENEMY)),
)  # fmt: skip
tactical_genius = upgrade(
    "01048", "Tactical Genius", cost=2, gives="physical", traits="black-panther skill",
    does=special(thwart(ONE_OR_TWO, A_SCHEME)),
)  # fmt: skip
vibranium_suit = upgrade(
    "01049", "Vibranium Suit", cost=2, gives="mental", traits="armor black-panther",
    does=special(move_damage(ONE_OR_TWO, AN_ENEMY)),
)  # fmt: skip

affairs_of_state = obligation(
    "01155", "Affairs of State", hero="black_panther", boost=2,
    does=when_revealed(
        change_form("alter-ego"),
        choose_one(
            branch("exhaust", then(exhaust(YOUR_ALTER_EGO), remove_from_game)),
            branch("discard", discard(Trait(AN_UPGRADE_YOU_CONTROL, "black-panther"))),
        ),
    ),
)  # fmt: skip


# --- Killmonger -------------------------------------------------------------------------------------------


def ritual(s: ChampionsState, m: Moment) -> Flow[bool]:
    """The boost icons of a discarded encounter card, and one more, as damage or as threat."""
    card = top_encounter_card(s, s.encounter_discard)
    x = 1 + card.printed.boost
    s.log.say("discards", "champions.ability.sentences_in_order", cards=[card])
    done = yield from choose_one(
        branch("damage", deal(x, YOUR_HERO)), branch("threat", place_threat(x, THE_MAIN_SCHEME))
    ).run(s, m)
    return done


usurp_the_throne = side_scheme("01156", "Usurp The Throne", start_threat=per_player(3), icons="hazard", boost=3)
killmonger = minion(
    "01157", "Killmonger", unique=True, atk=2, sch=2, hit_points=5, boost=2, traits="assassin elite mercenary",
    always=Cannot("take-damage", THIS, from_upgrades="black-panther"),
)  # fmt: skip
heart_shaped_herb = treachery(
    "01158", "Heart-Shaped Herb", boost=1, keywords="surge",
    does=(when_revealed(make_tough(THE_VILLAIN_AND_EACH_OF_YOUR_MINIONS)), boost(make_tough(THE_VILLAIN))),
)  # fmt: skip
ritual_combat = treachery("01159", "Ritual Combat", copies=2, boost=2, does=when_revealed(own("ritual-combat", ritual)))

BLACK_PANTHER = CardSet(
    "black_panther", "hero",
    [
        black_panther, shuri, ancestral_knowledge, wakanda_forever_energy, wakanda_forever_mental,
        wakanda_forever_physical, wakanda_forever_wild, vibranium, the_golden_city, energy_daggers, panther_claws,
        tactical_genius, vibranium_suit,
    ],
    obligation=affairs_of_state,
    nemesis=[usurp_the_throne, killmonger, heart_shaped_herb, ritual_combat],
)  # fmt: skip
