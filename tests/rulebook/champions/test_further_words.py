"""Вибрати, запобігти, захист, замінити, використовує, обмеження, непряме поранення, вивести з гри."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.player_phase import turn_options
from rulebound.games.champions.printed import upgrade
from rulebound.games.champions.state import ChampionsCard
from rulebound.games.champions.words import indirect_damage, nouns
from rulebound.games.champions.words.scenario import FindAndReveal
from rulebound.lcg.in_play import enter_play
from rulebound.lcg.moments import Moment
from rulebound.lcg.targets import EACH_PLAYER, an, named
from tests.champions_table import printed, table

TWO = ["spider_man", "captain_marvel"]

restricted = upgrade("restricted", "Restricted", cost=0, gives="wild", keywords="restricted")


@pytest.mark.rule("champions.active_player.definition")
def test_only_in_a_turn_there_is_an_active_player():
    t = table(heroes=TWO)
    t.step("turn", "end-turn")
    assert t.s.active == 1
    t.step("turn", "end-turn")
    assert t.s.active == -1


@pytest.mark.rule("champions.alternate_name.optional_field")
def test_the_alternate_name_stands_apart():
    mockingbird, fury = printed("mockingbird"), printed("nick_fury")
    assert (mockingbird.plain, mockingbird.subname) == ("Mockingbird", "Bobbi Morse")
    assert fury.face.subname is None


@pytest.mark.rule("champions.choose.choice_required", "champions.choose.must_change_game")
def test_a_choice_must_be_made_among_what_changes_the_game():
    t = table(hand=["nick_fury", "energy", "genius"])
    t.play("nick_fury", "draw")
    choice = next(choice for choice in t.asked if choice.prompt == "choose-one")
    assert [option.on for option in choice.options] == ["draw", "damage"]  # there is no threat to remove


@pytest.mark.rule("champions.choose.resolver_decides")
def test_who_resolves_an_ability_chooses():
    t = table(heroes=TWO)
    t.put("avengers_mansion", seat=1)
    t.s.active = 1
    t.use("avengers_mansion", "choose:p0", seat=1)
    assert {choice.seat for choice in t.asked} == {1}


@pytest.mark.rule("champions.choose.no_option_no_initiation")
def test_without_an_option_nothing_is_initiated():
    t = table(hand=["first_aid", "energy"])
    assert not t.can("play", "first_aid")
    t.hurt("spider_man", 1)
    assert t.can("play", "first_aid")


@pytest.mark.rule("champions.remove_from_game.no_interaction", "champions.remove_from_game.permanent_by_default")
def test_a_removed_card_is_found_by_nothing():
    t = table()
    card = t.new("melter", t.s.removed, None)
    t.run(FindAndReveal(named("Melter")).run(t.s, Moment(t.s.villain, 0)))
    assert card.zone is t.s.removed
    assert t.s.named("Melter") is None
    t.step("end_round")
    assert card.zone is t.s.removed


@pytest.mark.rule("champions.enters_play.any_route")
def test_a_card_enters_play_played_or_put_into_play():
    t = table(hand=["mockingbird", "energy", "genius"])
    t.play("mockingbird", "use:mockingbird")
    assert t.s.villain.stunned
    t = table()
    card = t.new("mockingbird", t.s.players[0].discard, 0)
    t.run(enter_play(t.s, card, t.s.players[0].area, 0), "use:mockingbird")
    assert t.s.villain.stunned


@pytest.mark.rule("champions.friendly.player_controlled")
def test_friendly_are_the_characters_of_all_players():
    t = table(heroes=TWO, engaged=["sandman"])
    ally = t.put("mockingbird", seat=1)
    found = an(nouns.FRIENDLY_CHARACTER).candidates(t.s, Moment(t.card("spider_man"), 0))
    assert found == [t.s.identity(0), t.s.identity(1), ally]


# --- counters ---------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.counter.placed_when_used", "champions.uses.spent_counter_to_supply")
@pytest.mark.rule("champions.uses.counter_pays_ability")
def test_counters_come_with_the_card_and_pay_for_its_ability():
    t = table(in_play=["tac_team"])
    card = t.card("tac_team")
    assert card.counters == 3
    t.use("tac_team")
    assert card.counters == 2
    card.exhausted = False
    card.counters = 0
    assert not t.can("use", "tac_team")


@pytest.mark.rule("champions.all_purpose_counter.no_inherent_rules")
def test_counters_alone_change_nothing():
    t = table(in_play=["mockingbird"])
    before = [(option.act, option.on) for option in turn_options(t.s, t.s.players[0])]
    t.card("mockingbird").counters = 3
    assert [(option.act, option.on) for option in turn_options(t.s, t.s.players[0])] == before


@pytest.mark.rule("champions.restricted.max_two", "champions.restricted.discard_down_immediately")
def test_a_third_restricted_card_makes_its_player_discard_one_at_once():
    t = table()
    cards = [t.s.add_card(ChampionsCard(len(t.s.cards), restricted, 0), t.s.playing) for _ in range(3)]
    for card in cards:
        t.run(enter_play(t.s, card, t.s.players[0].area, 0))
    (choice,) = t.asked
    assert choice.prompt == "restricted"
    assert [option.on for option in choice.options] == cards
    assert sum(card.in_play for card in cards) == 2


# --- damage and threat that do not come -------------------------------------------------------------------


@pytest.mark.rule(
    "champions.prevent.damage", "champions.defend.labelled_ability", "champions.defend.labelled_no_exhaust"
)
def test_backflip_prevents_defends_and_exhausts_nobody():
    t = table(hand=["backflip", "energy"])
    attack = t.villain_attacks("use:backflip")
    assert t.damage("spider_man") == 0
    assert attack.defended
    assert not t.card("spider_man").exhausted
    t = table(hand=["backflip", "energy"])
    t.card("spider_man").exhausted = True
    t.villain_attacks("use:backflip")
    assert t.damage("spider_man") == 0


@pytest.mark.rule("champions.prevent.threat")
def test_jennifer_walters_prevents_threat():
    t = table(hero="she_hulk", form="alter-ego")
    t.villain_schemes("use:jennifer_walters", sch=3)
    assert t.threat() == 2


@pytest.mark.rule("champions.replacement.resolves_instead")
def test_webbed_up_takes_the_place_of_an_attack():
    t = table()
    t.put("webbed_up", on="rhino")
    before = len(t.s.encounter.cards)
    t.villain_attacks(boost="")
    assert t.discarded("webbed_up")
    assert t.damage("spider_man") == 0
    assert len(t.s.encounter.cards) == before


@pytest.mark.rule("champions.cannot.absolute")
def test_cannot_is_stronger_than_any_effect():
    t = table(hand=["haymaker", "energy"], engaged=["madame_hydra"], side=["legions_of_hydra"])
    t.attack("spider_man", "madame_hydra")
    t.hurt("madame_hydra", 9)
    assert t.damage("madame_hydra") == 0


@pytest.mark.rule("champions.indirect_damage.divided", "champions.indirect_damage.cap_per_character")
def test_each_player_divides_indirect_damage_among_own_characters():
    t = table(heroes=TWO, in_play=["mockingbird"])
    t.card("mockingbird").damage = 1  # two hit points left
    effect = indirect_damage(4, EACH_PLAYER)
    t.run(effect.run(t.s, Moment(t.s.villain, 0)), *["assign:mockingbird"] * 2)
    assert t.discarded("mockingbird")
    assert [t.s.identity(seat).damage for seat in (0, 1)] == [2, 4]
    offered = [{option.on for option in choice.options} for choice in t.asked]
    assert t.s.identity(1) not in offered[0]
    assert all(t.card("mockingbird") not in options for options in offered[2:])


# --- the rest ---------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.keywords.attribute_with_rules")
def test_the_keywords_of_the_reference_have_their_words():
    words = ["toughness", "overkill", "surge", "restricted", "guard", "peril", "retaliate", "quickstrike"]
    card = upgrade("keywords", "Keywords", cost=0, uses=2, keywords=dict.fromkeys(words, 1))
    ids = [text.id for text in card.face.text]
    assert ids == ["champions-text-uses", *(f"champions-keyword-{word}" for word in words)]


@pytest.mark.rule("champions.dash.power_unusable")
def test_a_dash_is_no_zero():
    t = table(threat=3, in_play=["hulk"])
    assert t.card("hulk").printed.thw is None
    assert printed("hydra_mercenary").sch == 0
    assert t.can("attack", "hulk")
    assert not t.can("thwart", "hulk")


@pytest.mark.rule("champions.discussion.hand_not_forced")
def test_nobody_sees_the_hand_of_another():
    t = table(heroes=TWO, hand=["energy"])
    hands = [zone for area in GAME.areas(t.s, 1) for zone in area.zones if zone.id == "hand" and zone.owner == 0]
    assert [card.face for card in hands[0].cards] == [None]
