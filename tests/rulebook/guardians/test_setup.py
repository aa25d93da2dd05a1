"""Подготовка к игре: first player, heroes, energy, tactics, decks."""

import pytest

from rulebound.games.guardians import cards
from rulebound.kernel.cards import NOBODY
from rulebound.kernel.text import Refused
from tests.guardians_table import after_set_up, codes, new_game, table


@pytest.mark.rule("guardians.setup.first_player_random")
def test_the_first_player_is_chosen_by_lot():
    firsts = [new_game(seed, players=4).first for seed in range(30)]
    assert set(firsts) == {0, 1, 2, 3}
    assert firsts == [new_game(seed, players=4).first for seed in range(30)]


@pytest.mark.rule("guardians.setup.deal_two_heroes")
def test_each_player_is_dealt_two_heroes_that_nobody_else_sees():
    t = new_game(players=4)
    assert t.deciding == [0, 1, 2, 3]
    for seat in range(4):
        assert t.faces(seat, seat, "dealt") == t.offers(seat) == codes(t.player(seat).dealt)
        assert t.faces((seat + 1) % 4, seat, "dealt") == t.faces(None, seat, "dealt") == [None, None]
    assert len(t.s.box) == 2


@pytest.mark.rule("guardians.setup.deal_two_heroes")
def test_heroes_are_dealt_by_lot():
    assert len({tuple(new_game(seed, players=2).offers(0)) for seed in range(20)}) > 10


@pytest.mark.rule("guardians.setup.keep_one_hero")
def test_one_of_the_two_heroes_is_kept_face_up_when_all_have_chosen():
    t = new_game(players=2)
    kept, other = t.offers(0)
    t.match.answer(0, 0)
    assert t.faces(1, 0, "hero") == []
    assert t.deciding == [1]
    t.match.answer(1, 1)
    assert t.faces(1, 0, "hero") == t.faces(None, 0, "hero") == [kept]
    assert other not in codes(t.player(0).hero)


@pytest.mark.rule("guardians.setup.keep_one_hero")
@pytest.mark.parametrize("wrong", ["done", "keep", 2, "keep:c0", "keep:c52,c53"])
def test_none_both_or_a_hero_not_dealt_cannot_be_kept(wrong):
    t = new_game(players=2)
    with pytest.raises(Refused):
        t.match.answer(0, wrong)
    theirs = t.player(1).dealt.cards[0]
    with pytest.raises(Refused):
        t.match.answer(0, f"keep:{theirs.key}")
    assert t.deciding == [0, 1]


@pytest.mark.rule("guardians.setup.other_heroes_to_box")
def test_heroes_not_chosen_or_not_dealt_take_no_part():
    s = after_set_up(players=4)
    in_play = [player.hero_card for player in s.players]
    others = [card for card in s.cards if card.printed in cards.HEROES and card not in in_play]
    assert len(others) == 6
    assert all(s.box.holds(card) for card in others)
    assert not s.box.place.in_game
    assert all(not player.dealt.cards for player in s.players)


@pytest.mark.rule("guardians.hero.unique_ability")
def test_every_hero_has_one_ability_active_or_passive_and_no_two_are_alike():
    for hero in cards.HEROES:
        assert hero.face.icons in (["active"], ["passive"])
        assert hero.ability.text()
    texts = [str(hero.ability.text()) for hero in cards.HEROES]
    assert len(set(texts)) == len(texts) == 20


@pytest.mark.rule("guardians.hero.active_once_per_battle", "guardians.hero.active_flips_card")
def test_an_active_ability_is_used_once_in_a_battle():
    t = table(heroes={0: "rocket"}, lay={})
    t.perform("false_trail")
    assert t.offers() == ["use-ability", "decline"]
    t.use("after-action", "set-trap/shot")
    assert t.used(0)
    t.play_on().lay().perform("breather")
    assert t.deciding == [1]  # not asked again: the next hero acts


@pytest.mark.rule("guardians.hero.active_once_per_battle")
def test_a_declined_ability_can_still_be_used_later():
    t = table(heroes={0: "rocket"}, lay={})
    t.perform("false_trail").answer("after-action", "decline")
    assert not t.used(0)
    t.play_on().lay().perform("breather")
    assert t.offers() == ["use-ability", "decline"]


@pytest.mark.rule("guardians.hero.active_flips_card")
def test_a_used_hero_lies_face_down_for_all_to_see_beyond_the_end_of_the_round():
    series = {seat: ["trick", "trick"] for seat in range(3)}
    t = table(heroes={0: "iron_man"}, series=series, lay={})
    t.perform("false_trail")
    assert all(t.seen(viewer, "hero", 0)[0].marks == [] for viewer in (0, 1, None))
    t.use("after-action")
    assert all(t.seen(viewer, "hero", 0)[0].marks == ["used"] for viewer in (0, 1, None))
    t.play_on()
    assert t.round == 2
    assert t.used(0)


@pytest.mark.rule("guardians.hero.passive_always_on")
def test_a_passive_ability_works_every_time():
    t = table(heroes={0: "groot"}, lay={0: "defence"})
    assert t.energy(0) == 4
    t.perform("defensive_stance").play_on().lay({0: "arsenal"})
    assert t.energy(0) == 5
    assert not t.used(0)


@pytest.mark.rule("guardians.setup.energy_card_zero_wins", "guardians.setup.energy_three")
def test_everyone_begins_with_no_wins_and_three_energy():
    t = new_game(players=4)
    assert t.wins == [0, 0, 0, 0]
    assert t.energies == [3, 3, 3, 3]
    assert [t.counter(None, seat, "wins") for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("guardians.energy.tracked")
def test_everybody_sees_energy_lost_and_gained_at_once():
    t = table(lay={0: "melee", 1: "planning"}, hands={1: ["planning"]})
    t.perform("grapple", "grapple/1")
    assert [t.counter(viewer, 1, "energy") for viewer in (0, 1, 2, None)] == [2, 2, 2, 2]
    assert [t.counter(viewer, 0, "energy") for viewer in (0, 1, 2, None)] == [4, 4, 4, 4]
    t.perform("vantage_point")
    assert [t.counter(viewer, 1, "energy") for viewer in (0, 1, 2, None)] == [3, 3, 3, 3]


@pytest.mark.rule("guardians.energy.max_six")
@pytest.mark.parametrize(("before", "after"), [(4, 5), (5, 6), (6, 6)])
def test_nobody_has_more_than_six_energy(before, after):
    t = table(lay={0: "defence"}, energy={0: before}).perform("breather")
    assert t.energy(0) == after


@pytest.mark.rule("guardians.setup.tactics_number_side", "guardians.setup.knockout_stack")
def test_the_tactics_show_their_numbers_and_the_knockouts_lie_beside_them():
    t = new_game(players=3)
    assert all(place.marks == [] for place in t.area(0, None).places)
    assert len(t.s.tactics) == 7
    assert (t.traps, t.knockouts, t.stack) == ([], [], 7)


@pytest.mark.rule("guardians.setup.shuffle_battlefields")
def test_with_three_players_the_battlefields_are_shuffled_face_down():
    decks = [after_set_up(seed, players=3).battlefield_deck for seed in (1, 1, 2)]
    assert codes(decks[0]) == codes(decks[1]) != codes(decks[2])
    assert sorted(codes(decks[0])) == sorted(codes(decks[2]))
    assert all(card.known == NOBODY for card in decks[0].cards)


@pytest.mark.rule("guardians.setup.shuffle_techniques")
def test_all_techniques_are_shuffled_into_one_face_down_deck():
    states = [after_set_up(seed, players=3) for seed in (1, 1, 2)]
    assert codes(states[0].deck) == codes(states[1].deck) != codes(states[2].deck)
    assert [len(state.deck) for state in states] == [49, 49, 49]
    assert all(card.known == NOBODY for card in states[0].deck.cards)
    assert [len(state.discard) for state in states] == [0, 0, 0]


@pytest.mark.rule("guardians.battlefield.changes_one_battle")
def test_a_battlefield_changes_the_rules_of_one_battle_only():
    t = table(step="prepare_battle", battle=0, next_battlefields=["knowhere", "ego"])
    assert (t.battlefield, t.energies) == ("knowhere", [4, 4, 4])
    t = t.draft_all().begin("prepare_battle")
    assert (t.battlefield, t.energies) == ("ego", [3, 3, 3])


@pytest.mark.rule("guardians.two_player.no_battlefields")
@pytest.mark.parametrize("boxes", ["guardians", "both"])
def test_two_players_use_no_battlefields(boxes):
    t = new_game(players=2, boxes=boxes)
    t.match.answer(0, 0)
    t.match.answer(1, 0)
    assert (t.battle, t.prompt) == (1, "draft")
    assert t.battlefield is None
    assert codes(t.s.battlefield_deck) == codes(t.s.battlefield_discard) == []
