"""How positions are judged, what cards promise, and what the computer does without much thought."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.cards.basic import avengers_mansion, energy, haymaker, nick_fury
from rulebound.games.champions.cards.iron_man import arc_reactor, mark_v_armor
from rulebound.games.champions.cards.justice import for_justice, surveillance_team
from rulebound.games.champions.cards.spider_man import swinging_web_kick
from rulebound.games.champions.mind.features import still_promised
from rulebound.games.champions.mind.habits import ROUTINE, habit, hand_loss, keeping, settled, wants_rest
from rulebound.games.champions.mind.plan import Prices
from rulebound.games.champions.mind.promise import CARD, THREAT, gain, price, promise
from rulebound.games.champions.printed import ALLY, WILD
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.match import Match
from rulebound.kernel.text import Arg, Text


def first_turn(hero: str) -> Match[ChampionsState]:
    """The first turn against Rhino, as an alter-ego."""
    match = Match(GAME, {"heroes": [hero], "villain": "rhino"}, 7)
    while match.choices[0].prompt != "turn":
        match.answer(0, len(match.choices[0].options) - 1)
    return match


@pytest.fixture
def match() -> Match[ChampionsState]:
    return first_turn("spider_man")


# --- positions --------------------------------------------------------------------------------------------


def test_damage_on_the_villain_is_good_and_threat_is_bad(match):
    s = match.state
    before = GAME.mind.value(s, 0)
    s.villain.damage += 3
    hurt = GAME.mind.value(s, 0)
    s.main_scheme.threat += 3
    assert before < hurt > GAME.mind.value(s, 0)


def test_each_threat_is_dearer_than_the_one_before(match):
    s = match.state
    worths = []
    for threat in range(5):
        s.main_scheme.threat = threat
        worths.append(GAME.mind.value(s, 0))
    losses = [a - b for a, b in pairwise(worths)]
    assert losses == sorted(losses)


def test_each_hit_point_is_dearer_than_the_one_before(match):
    s = match.state
    worths = []
    for damage in range(6):
        s.identity(0).damage = damage
        worths.append(GAME.mind.value(s, 0))
    losses = [a - b for a, b in pairwise(worths)]
    assert losses == sorted(losses)


@pytest.mark.parametrize("mark", ["stunned", "confused", "exhausted"])
def test_a_hero_who_can_do_less_is_worth_less(match, mark):
    s = match.state
    before = GAME.mind.value(s, 0)
    setattr(s.identity(0), mark, True)
    assert GAME.mind.value(s, 0) < before


def test_a_tough_villain_is_worse_and_a_stunned_one_better(match):
    s = match.state
    before = GAME.mind.value(s, 0)
    s.villain.tough = True
    assert GAME.mind.value(s, 0) < before
    s.villain.tough = False
    s.villain.stunned = True
    assert GAME.mind.value(s, 0) > before


def test_to_beat_a_stage_is_worth_more_than_its_last_hit_point(match):
    s = match.state
    s.villain.damage = s.villain.printed.hit_points.at(1) - 1
    before = GAME.mind.value(s, 0)
    s.move(s.villain_deck.cards[-1], s.removed)  # as if the next stage had its hit points and nothing else to come
    assert GAME.mind.value(s, 0) > before


def test_the_end_is_worth_its_score(match):
    while match.choices:
        match.answer(0, len(match.choices[0].options) - 1)
    assert match.result is not None
    assert GAME.mind.value(match.state, 0) == match.result.scores[0]


# --- cards ------------------------------------------------------------------------------------------------


def test_a_card_promises_what_its_text_does():
    assert promise(swinging_web_kick) == 8
    assert promise(haymaker) == 3
    assert promise(for_justice) == 3.5 * THREAT  # three, or four if paid with mental
    assert promise(surveillance_team) == 3 * THREAT  # as often as it has counters
    assert promise(avengers_mansion) > CARD  # every round anew
    assert promise(energy) == 0


def test_a_card_is_made_to_be_worth_its_price():
    assert promise(mark_v_armor) > price(mark_v_armor)
    assert gain(swinging_web_kick) == 8 - 3 * CARD
    assert gain(nick_fury) <= 6


def test_a_card_that_is_half_used_promises_half():
    card = ChampionsCard(0, surveillance_team, 0)
    card.counters = 3
    whole = still_promised(card)
    card.counters = 1
    assert still_promised(card) == pytest.approx(whole / 3)
    assert still_promised(ChampionsCard(1, arc_reactor, 0)) == promise(arc_reactor)


# --- habits -----------------------------------------------------------------------------------------------


def test_a_trial_goes_on_to_the_next_round(match):
    choice = match.choices[0]
    now = GAME.mind.clock(match.state)
    assert not settled(match.state, choice, now)
    assert settled(match.state, choice, now - 1)
    assert not settled(match.state, Choice(0, "defend", choice.options, choice.rule), now - 1)


def test_payments_are_routine_and_turns_are_not(match):
    assert match.choices[0].prompt not in GAME.mind.routines
    assert "pay" in ROUTINE


def bill(match: Match[ChampionsState], cost: int, *types: str) -> Choice:
    """A bill to be paid with any card in hand."""
    options = [Option("spend", card) for card in match.state.players[0].hand.cards]
    args: dict[str, Arg] = {"have": 0, "cost": cost, "types": [Text(f"champions-resource-{kind}") for kind in types]}
    return Choice(0, "pay", options, "champions.resource.at_least_cost", args=args)


def spent(match: Match[ChampionsState], choice: Choice) -> ChampionsCard:
    number = habit(match.state, choice)
    assert number is not None
    card = choice.options[number].on
    assert isinstance(card, ChampionsCard)
    return card


def test_a_bill_is_paid_with_what_it_asks_for_and_the_least_useful_card(match):
    s = match.state
    hand = s.players[0].hand.cards
    for kind, name in enumerate(("energy", "mental", "physical")):
        if any(card.printed.gives[kind] for card in hand):
            gives = spent(match, bill(match, 1, name)).printed.gives
            assert gives[kind] or gives[WILD]
    single = [card for card in hand if sum(card.printed.gives) == 1]
    assert keeping(s, spent(match, bill(match, 1))) == min(keeping(s, card) for card in single)


def test_abilities_pay_before_cards_and_enough_is_enough(match):
    choice = bill(match, 1)
    choice.options.append(Option("use", match.state.identity(0)))
    assert spent(match, choice) is match.state.identity(0)
    choice.options.append(Option("done"))
    assert habit(match.state, choice) == len(choice.options) - 1


def test_a_second_copy_of_a_unique_card_in_play_is_not_kept(match):
    s = match.state
    card = next(card for card in s.players[0].deck.cards + s.players[0].hand.cards if card.printed.unique)
    before = keeping(s, card)
    s.move(card, s.players[0].area)
    assert keeping(s, card) < before


def test_a_hero_with_a_small_hand_equips_first():
    match = first_turn("iron_man")
    s = match.state
    assert hand_loss(s, 0) == 5  # one card instead of six
    assert wants_rest(s, s.players[0], Prices(s))
    armor = next(card for card in s.cards if card.printed is mark_v_armor)
    s.move(armor, s.players[0].area)
    armor.in_play = True
    assert hand_loss(s, 0) == 4
    match.answer(0, next(o for o in match.choices[0].options if o.act == "change-form"))
    assert hand_loss(match.state, 0) == 4


def test_every_habit_is_one_of_the_options(match):
    """A game played by habit alone, with the first option where there is none, comes to its end."""
    prompts = set()
    while match.choices:
        seat, choice = next(iter(match.choices.items()))
        number = habit(match.state, choice)
        prompts.add(choice.prompt)
        assert number is None or 0 <= number < len(choice.options)
        match.answer(seat, number or 0)
    assert {"turn", "pay", "defend"} <= prompts


def test_the_last_hit_points_are_saved_by_an_ally(match):
    while True:
        seat, choice = next(iter(match.choices.items()))
        if choice.prompt == "defend" and any(o.on.printed.kind == ALLY for o in choice.options if o.act == "defend"):
            break
        match.answer(seat, habit(match.state, choice) or 0)
    identity = match.state.identity(0)
    identity.damage = identity.printed.hit_points.at(1) - 1
    number = habit(match.state, choice)
    assert number is not None
    assert choice.options[number].on.printed.kind == ALLY
