"""Начало игры и правила составления колоды."""

from __future__ import annotations

import pytest

from rulebound.games.versus import GAME
from rulebound.games.versus.deck_building import built_in, deck_names, problems
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused
from tests.versus_table import deck_of


def wrong(deck: dict[str, int], *, starter: bool = False) -> list[str]:
    return [text.id for _, text in problems(deck_of(deck), starter=starter)]


@pytest.mark.rule("versus.deck.minimum_60", "versus.deck.no_maximum", "versus.deck.army_unlimited")
def test_sixty_wild_sentinels_are_a_deck_and_fifty_nine_are_not():
    assert wrong({"Wild Sentinel": 60}) == []
    assert wrong({"Wild Sentinel": 200}) == []
    assert wrong({"Wild Sentinel": 59}) == ["versus-deck-too-small"]
    assert wrong({"Wild Sentinel": 60, "Savage Beatdown": 0}) == ["versus-deck-number"]


@pytest.mark.rule("versus.deck.four_copies", "versus.deck.four_per_version")
def test_four_of_a_name_and_version():
    assert wrong({"Wild Sentinel": 52, "Wolverine, Weapon Instinct": 4, "Wolverine, The Best at What He Does": 4}) == []
    assert wrong({"Wild Sentinel": 55, "Savage Beatdown": 5}) == ["versus-deck-copies"]


@pytest.mark.rule("versus.deck.starter_40", "versus.deck.copies_apply_to_starter")
def test_starters_have_forty_cards_and_meet_only_starters():
    assert wrong(built_in("first-class").cards, starter=True) == []
    assert wrong({"Wild Sentinel": 35, "Savage Beatdown": 5}, starter=True) == ["versus-deck-copies"]
    for size in (39, 41):
        assert wrong({"Wild Sentinel": size}, starter=True) == ["versus-deck-starter-size"]
    with pytest.raises(Refused):
        Match(GAME, {"decks": ["first-class", "doom"]})


@pytest.mark.parametrize("name", deck_names())
def test_the_built_in_decks_are_legal(name):
    assert wrong(built_in(name).cards, starter=built_in(name).size < 60) == []


@pytest.mark.rule("versus.setup.two_players")
def test_it_takes_two():
    with pytest.raises(Refused):
        Match(GAME, {"decks": ["doom"]})


@pytest.mark.rule("versus.setup.endurance_50", "versus.setup.opening_hand")
def test_the_chooser_decides_and_both_have_four_cards_and_50_endurance():
    match = Match(GAME, None, 1)
    ((seat, choice),) = match.choices.items()
    assert choice.keys == ["initiative:p0", "initiative:p1"]
    match.answer(seat, "initiative:p1")
    assert match.state.initiative == 1
    assert [len(p.hand) for p in match.state.players] == [4, 4]
    assert [p.endurance for p in match.state.players] == [50, 50]


@pytest.mark.rule("versus.setup.mulligan", "versus.setup.mulligan_order", "versus.setup.mulligan_bottom_order")
def test_the_initiative_player_first_may_put_the_hand_under_the_deck_in_any_order():
    match = Match(GAME, None, 1)
    match.answer(next(iter(match.choices)), "initiative:p1")
    ((seat, _),) = match.choices.items()
    assert seat == 1
    hand = match.state.players[1].hand.cards[:]
    match.answer(1, "mulligan")
    for card in (hand[2], hand[0], hand[3]):
        match.answer(1, f"bottom:{card.key}")
    assert match.state.players[1].deck.cards[:4] == [hand[1], hand[3], hand[0], hand[2]]
    assert len(match.state.players[1].hand) == 4
    assert next(iter(match.choices)) == 0


@pytest.mark.rule("versus.setup.chooser_decides")
@pytest.mark.parametrize("chooser", [0, 1])
@pytest.mark.parametrize("chosen", [0, 1])
def test_whoever_was_chosen_by_lot_gives_the_first_initiative_to_either(chooser, chosen):
    match = next(m for m in (Match(GAME, None, seed) for seed in range(20)) if chooser in m.choices)
    assert [(seat, choice.prompt) for seat, choice in match.choices.items()] == [(chooser, "initiative")]
    match.answer(chooser, f"initiative:p{chosen}")
    match.answer(chosen, "keep")  # the mulligan goes to the initiative first
    match.answer(1 - chosen, "keep")
    assert (match.state.turn, match.state.initiative, match.state.active) == (1, chosen, chosen)
