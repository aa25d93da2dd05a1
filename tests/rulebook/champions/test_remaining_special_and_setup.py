"""Спецвластивість; крок 14 підготовки."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.player_phase import ways_to_use
from rulebound.kernel.match import Match
from tests.champions_table import snake, table


@pytest.mark.rule("champions.special.only_when_referenced")
def test_a_special_ability_waits_for_a_card_that_names_it():
    t = table(hero="black_panther", hand=["wakanda_forever", "strength"], in_play=["panther_claws"])
    assert not t.can("use", "panther_claws")
    assert ways_to_use(t.s, 0, t.card("panther_claws")) == []
    t.villain_attacks(atk=1)
    assert t.damage("rhino") == 1  # retaliate alone
    t.play("wakanda_forever")
    assert t.damage("rhino") == 5


@pytest.mark.rule("champions.setup.step14_character_setup")
def test_the_setup_of_an_identity_comes_after_the_mulligan():
    match = Match(GAME, {"heroes": ["black_panther"]}, 3)
    prompts: list[str] = []
    hands: dict[str, int] = {}
    deck: list[int] = []
    found = ""
    while match.state.step != "turn":
        seat, choice = next(iter(match.choices.items()))
        prompts.append(choice.prompt)
        hands[choice.prompt] = len(match.state.players[0].hand.cards)
        if choice.prompt == "take":
            deck = [card.id for card in match.state.players[0].deck.cards]
            found = snake(choice.options[0].on.printed.plain)
        match.answer(seat, next((o for o in choice.options if o.act == "done"), choice.options[0]))
    assert prompts.index("mulligan") < prompts.index("take")
    assert hands["take"] == 6
    hand = match.state.players[0].hand.cards
    assert len(hand) == 7
    assert snake(hand[-1].printed.plain) == found
    left = [id for id in deck if id != hand[-1].id]
    after = [card.id for card in match.state.players[0].deck.cards]
    assert sorted(left) == sorted(after)
    assert left != after  # shuffled
