"""Начало игры: who chooses, shuffling and cutting, one mulligan, and what is shown of it all."""

from __future__ import annotations

from collections import Counter

import pytest

from rulebound.games.versus import GAME, cardpool
from rulebound.games.versus.deck_building import built_in, problems
from rulebound.games.versus.printed import Print
from rulebound.games.versus.setup import cut
from rulebound.kernel.chance import Chance
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused
from tests.versus_table import CODES, FOE, ME, called, deck_of, table

STARTERS = ["march-of-iron", "first-class"]


def shuffled(seed, initiative=0, decks=STARTERS):
    """A game up to the question where to cut."""
    match = Match(GAME, {"decks": decks, "cut": True}, seed)
    match.answer(next(iter(match.choices)), f"initiative:p{initiative}")
    return match


def begun(seed, initiative=0):
    """A game up to the question of the mulligan."""
    match = shuffled(seed, initiative)
    for seat in (ME, FOE):
        match.answer(seat, "leave")
    return match


def from_top(player):
    return [card.id for card in reversed(player.deck.cards)]


def areas(match, seat):
    return [area for area in match.view(seat).areas if area.id.startswith("player-")]


def with_initiative(match, seat):
    return [area.owner for area in areas(match, seat) if "initiative" in area.marks]


@pytest.mark.rule("versus.setup.endurance_shown")
@pytest.mark.parametrize("seat", [ME, FOE, None])
def test_every_view_shows_both_totals_also_below_zero(seat):
    t = table(endurance=(61, -7), front=["Sentinel Siege-Frame"])
    shown = {area.owner: c.value for area in areas(t.match, seat) for c in area.counters if c.id == "endurance"}
    assert shown == {ME: 61, FOE: -7}


@pytest.mark.rule("versus.setup.random_chooser")
def test_chance_selects_who_decides_about_the_initiative():
    choosers = [next(iter(Match(GAME, None, seed).choices)) for seed in range(200)]
    counted = Counter(choosers)
    assert min(counted[0], counted[1]) >= 60
    assert choosers[:20] == [next(iter(Match(GAME, None, seed).choices)) for seed in range(20)]


@pytest.mark.rule("versus.setup.shuffle")
def test_each_deck_is_shuffled_before_the_opening_hands_are_drawn():
    orders = []
    for seed in range(5):
        players = begun(seed).state.players
        dealt = [[called(c.printed) for c in (*p.deck.cards, *reversed(p.hand.cards))] for p in players]
        for name, order in zip(STARTERS, dealt, strict=True):
            assert Counter(CODES[card] for card in order) == built_in(name).cards
        orders.append(dealt)
    listed = [[code for code, n in built_in(name).cards.items() for _ in range(n)] for name in STARTERS]
    for side in (0, 1):
        seen = [tuple(order[side]) for order in orders]
        assert len(set(seen)) == 5
        for order in seen:  # no rotation of the list either: a cut alone is no shuffle
            assert not any(list(order) == listed[side][at:] + listed[side][:at] for at in range(len(order)))


@pytest.mark.rule("versus.setup.shuffle")
def test_nobody_knows_a_card_of_a_shuffled_deck():
    assert all(not c.known for p in begun(3).state.players for c in p.deck.cards)


@pytest.mark.rule("versus.setup.cut")
def test_the_cards_above_the_cut_go_under_the_deck():
    player = Match(GAME, {"decks": ["doom", "x-men"]}, 1).state.players[0]
    before = from_top(player)
    cut(player, 17)
    assert from_top(player) == before[17:] + before[:17]


@pytest.mark.rule("versus.setup.cut")
@pytest.mark.parametrize(("decks", "places"), [(STARTERS, (10, 20, 30)), (["doom", "x-men"], (15, 30, 45))])
@pytest.mark.parametrize("cutter", [ME, FOE])
def test_each_shuffled_deck_is_offered_to_the_opponent_who_may_cut_it_in_three_places(decks, places, cutter):
    for answer, n in zip(("leave", "cut:top", "cut:middle", "cut:bottom"), (0, *places), strict=True):
        match = shuffled(1, decks=decks)
        assert sorted(match.choices) == [ME, FOE]  # both at once: nobody waits
        assert {c.rule for c in match.choices.values()} == {"versus.setup.cut"}
        offered = match.choices[cutter].keys
        assert offered == ["leave", "cut:top", "cut:middle", "cut:bottom"]
        mine, other = match.state.players[cutter], match.state.players[1 - cutter]
        before = from_top(mine), from_top(other)
        assert not mine.hand.cards
        match.answer(cutter, answer)
        with pytest.raises(Refused):
            match.answer(cutter, "cut:top")
        match.answer(1 - cutter, "leave")
        after = [[c.id for c in p.hand.cards] + from_top(p) for p in (mine, other)]
        assert after == [before[0], before[1][n:] + before[1][:n]]  # the own deck cannot be cut
        told = [line.text for line in match.view(None).log if line.rule == "versus.setup.cut"]
        words = ["versus-log-leaves-uncut"] * 2
        words[cutter] = "versus-log-cuts" if n else "versus-log-leaves-uncut"
        assert [text.id for text in told] == words
        assert [text.args["player"].args["n"] for text in told] == [1, 2]


@pytest.mark.rule("versus.setup.cut")
def test_nobody_is_asked_to_cut_who_has_not_chosen_that_before_the_game():
    match = Match(GAME, {"decks": STARTERS}, 1)
    while (choice := next(iter(match.choices.values()))).prompt == "initiative":
        match.answer(choice.seat, choice.options[0])
    assert choice.prompt == "mulligan"
    assert [len(player.hand) for player in match.state.players] == [4, 4]


@pytest.mark.rule("versus.setup.cut")
def test_a_record_from_before_that_choice_is_asked_as_it_was():
    old = {"decks": STARTERS, "windows": "some", "concede": False, "empty_deck": "nothing", "turn_limit": True}
    match = Match(GAME, old, 1)
    match.answer(next(iter(match.choices)), "initiative:p0")
    assert {choice.prompt for choice in match.choices.values()} == {"cut"}
    again = Match.replay(GAME, match.record())
    assert again.seal() == match.seal()
    assert match.record().setup["cut"] is True


@pytest.mark.rule("versus.setup.cut")
def test_a_cut_is_offered_once_and_shows_no_card():
    match = shuffled(1)
    assert all(not c.known for c in match.state.cards)
    match.answer(ME, "cut:top")
    match.answer(FOE, "cut:bottom")
    assert all(not c.known for p in match.state.players for c in p.deck.cards)
    assert [c.prompt for c in match.choices.values()] == ["mulligan"]


@pytest.mark.rule("versus.setup.cut")
def test_who_imagines_the_game_learns_nothing_from_cutting_or_from_what_the_other_has_picked():
    match = shuffled(1)
    match.answer(FOE, "cut:middle")
    imagined = match.imagine(ME, Chance(1))
    assert sorted(imagined.choices) == [ME, FOE]
    tops = set()
    for seed in range(8):
        imagined = match.imagine(ME, Chance(seed))
        imagined.answer(ME, "cut:top")
        imagined.answer(FOE, "leave")
        tops.add(tuple(called(c.printed) for c in imagined.state.players[FOE].hand.cards))
    assert len(tops) > 4


@pytest.mark.rule("versus.setup.mulligan_once")
def test_a_player_mulligans_once_and_only_at_the_start():
    match = begun(1)
    match.answer(0, "mulligan")
    while match.choices.get(0) and match.choices[0].prompt == "mulligan-bottom":
        match.answer(0, 0)
    assert list(match.choices) == [1]  # no second question for the first player
    match.answer(1, "keep")
    assert match.state.turn == 1
    for seat in list(match.choices):
        assert "mulligan" not in match.choices[seat].keys
        with pytest.raises(Refused):
            match.answer(seat, "mulligan")


@pytest.mark.rule("versus.setup.initiative_first_actor")
@pytest.mark.parametrize("first", [ME, FOE])
def test_who_has_the_initiative_performs_all_steps_of_a_phase_first(first):
    t = table(
        stage="draw", active=-1, initiative=first, front=["Sentinel Siege-Frame"], foe_front=["Sentinel Siege-Frame"]
    )
    seen = []
    while t.stage != "recovery":
        t.next_step()
        seen.append((t.stage, t.active))
    build = ["resource", "recruit", "formation"]
    other = 1 - first
    assert seen[:3] == [(step, first) for step in build]
    assert seen[3:6] == [(step, other) for step in build]
    assert seen[6:8] == [("attack", first), ("attack", other)]


@pytest.mark.rule("versus.setup.initiative_marked")
@pytest.mark.parametrize("seat", [ME, FOE, None])
def test_every_view_of_every_phase_names_the_player_with_the_initiative(seat):
    t = table(
        stage="draw", active=-1, initiative=FOE, front=["Sentinel Siege-Frame"], foe_front=["Sentinel Siege-Frame"]
    )
    stages = set()
    while t.turn == 3:
        stages.add(t.stage)
        assert with_initiative(t.match, seat) == [FOE]
        t.next_step()
    assert len(stages) == 6
    assert with_initiative(t.match, seat) == [ME]


@pytest.mark.rule("versus.setup.initiative_marked")
def test_nobody_is_marked_before_the_initiative_is_chosen():
    match = Match(GAME, None, 1)
    assert with_initiative(match, None) == []
    match.answer(next(iter(match.choices)), "initiative:p1")
    assert with_initiative(match, None) == [1]


@pytest.mark.rule("versus.deck.any_vs_card")
def test_cards_of_all_teams_and_sets_go_into_one_deck(monkeypatch):
    other_set = Print("DJL-022", "Avatar", "character", 8, version="Army", atk=1, defense=1, collector_number="DJL-022")
    monkeypatch.setitem(cardpool._POOL, "DJL-022", other_set)
    assert other_set.face.set == "DJL"
    mixed = dict.fromkeys(
        (
            "Boliver Trask",
            "Bishop",
            "Lorelei",
            "Boris",
            "Street Informant",
            "Savage Beatdown",
            "Lost City",
            "Gauntlet of Command",
        ),
        4,
    )
    assert problems(deck_of(mixed | {"Wild Sentinel": 24, "DJL-022": 4})) == []
    assert len({card.back for card in (*cardpool.cards(), other_set)}) == 1
    assert [text.id for _, text in problems(deck_of({"Wild Sentinel": 59, "XYZ-001": 1}))] == ["versus-deck-unknown"]
