"""Вигляд, особа, союзник, унікальна карта."""

from __future__ import annotations

import pytest

from rulebound.games.champions.printed import SETS, ally, alter_ego, hero, two_sides
from rulebound.games.champions.words import lasts, nouns
from rulebound.games.champions.words.amounts import AERIAL
from rulebound.games.champions.words.nouns import YOUR_IDENTITY
from rulebound.lcg.moment import Moment
from rulebound.lcg.targets import each
from tests.champions_table import table

# --- form -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.form.exactly_one", "champions.form.faceup_side", "champions.identity.double_sided")
def test_a_player_is_in_the_form_that_lies_face_up():
    t = table()
    identity = t.card("p0")
    assert identity.printed.kind == "hero"
    assert t.is_hero()
    t.change_form()
    assert identity.printed.kind == "alter-ego"
    assert not t.is_hero()
    for one in SETS.values():
        if one.kind == "hero":
            other = one.identity.other
            assert other is not None
            assert (one.identity.kind, other.kind) == ("hero", "alter-ego")


@pytest.mark.rule("champions.form.change_keeps_damage")
def test_changing_form_keeps_the_damage():
    t = table(form="alter-ego")
    t.card("peter_parker").damage = 3
    t.change_form()
    assert t.hit_points("spider_man") == 7


@pytest.mark.rule("champions.form.change_keeps_status_cards")
def test_changing_form_keeps_the_status_cards():
    t = table()
    card = t.card("spider_man")
    card.stunned = card.confused = card.tough = True
    t.change_form()
    assert (card.stunned, card.confused, card.tough) == (True, True, True)


@pytest.mark.rule("champions.form.change_keeps_attachments_and_tokens", "champions.form.change_keeps_tokens")
def test_changing_form_keeps_what_is_attached_and_the_counters():
    t = table()
    card = t.card("spider_man")
    t.put("inspired", on="spider_man")
    card.counters = 2
    t.change_form()
    assert t.host("inspired") == "peter_parker"
    assert t.attached("peter_parker") == ["inspired"]
    assert card.counters == 2


@pytest.mark.rule("champions.form.change_keeps_effects")
def test_changing_form_keeps_lasting_effects():
    t = table(hero="captain_marvel")
    t.resolve(lasts("trait-aerial", 1, YOUR_IDENTITY), by="p0")
    t.change_form()
    assert AERIAL.holds(t.s, Moment(t.card("p0"), 0))


@pytest.mark.rule("champions.form.change_keeps_ready_state")
def test_changing_form_does_not_ready():
    t = table()
    t.attack("spider_man", "rhino")
    t.change_form()
    assert t.exhausted("peter_parker")
    t = table()
    t.change_form()
    assert not t.exhausted("peter_parker")


@pytest.mark.rule("champions.form.ability_change_is_free")
def test_an_ability_that_changes_form_leaves_the_change_of_the_turn():
    t = table(hero="she_hulk", hand=["split_personality", "strength", "energy"])
    t.play("split_personality")
    assert not t.is_hero()
    t.change_form()
    assert t.is_hero()
    assert t.why_not("change-form", "she_hulk") == ["champions.form.change_once_per_round"]


@pytest.mark.rule("champions.form.hero_ignores_alter_ego_text")
def test_a_hero_has_no_use_for_alter_ego_abilities():
    t = table(in_play=["aunt_may"])
    t.card("spider_man").damage = 4
    assert t.why_not("use", "aunt_may") == ["champions.trigger.form_word_required"]
    t.change_form()
    assert t.can("use", "aunt_may")


@pytest.mark.rule("champions.form.alter_ego_ignores_hero_text", "champions.identity.words_mean_current_form")
def test_each_hero_means_those_who_are_heroes_now():
    t = table(heroes=["spider_man", "captain_marvel"])
    assert t.candidates(each(nouns.HERO), by="villain") == ["spider_man", "captain_marvel"]
    t.change_form()
    assert t.candidates(each(nouns.HERO), by="villain") == ["captain_marvel"]
    t.reveal("shocker")
    assert t.damage("peter_parker") == 0
    assert t.damage("captain_marvel") == 1


# --- allies -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.ally.stays_in_play")
def test_an_ally_stays_in_play():
    t = table(in_play=["maria_hill"])
    t.card("maria_hill").damage = 1
    t.card("maria_hill").exhausted = True
    t.step("end_player_phase")
    t.step("end_round")
    assert t.in_play("maria_hill")
    assert t.damage("maria_hill") == 1


@pytest.mark.rule("champions.ally.any_number_per_turn")
def test_every_ally_may_act_in_a_turn():
    t = table(in_play=["maria_hill", "daredevil", "vision"], threat=6)
    t.thwart("maria_hill")
    t.thwart("daredevil")
    t.attack("vision", "rhino")
    assert t.threat() == 2
    assert t.damage("rhino") == 2


@pytest.mark.rule("champions.ally.exhausts_to_thwart")
def test_an_ally_exhausts_to_thwart():
    t = table(in_play=["maria_hill"], threat=6)
    t.thwart("maria_hill")
    assert t.exhausted("maria_hill")
    assert t.why_not("thwart", "maria_hill") == ["champions.exhaust.not_twice"]


@pytest.mark.rule("champions.ally.consequential_damage_mandatory")
def test_consequential_damage_falls_on_the_ally_that_acted():
    t = table(in_play=["maria_hill", "vision"], threat=6)
    t.thwart("maria_hill")
    assert t.prompts() == []
    assert (t.damage("maria_hill"), t.damage("vision"), t.damage("spider_man")) == (1, 0, 0)


# --- unique cards -------------------------------------------------------------------------------------------------

miles = two_sides(
    hero("made-up-20a", "Spider-Man", unique=True, hit_points=10),
    alter_ego("made-up-20b", "Miles Morales", unique=True, hit_points=10),
)
kate = ally("made-up-21", "Hawkeye", subname="Kate Bishop", cost=1, hit_points=1)
monica = ally("made-up-22", "Captain Marvel", subname="Monica Rambeau", cost=1, hit_points=1)
carol = ally("made-up-23", "Captain Marvel", subname="Carol Danvers", cost=1, hit_points=1)


@pytest.mark.rule("champions.unique.identities_differ_by_alter_ego")
def test_identities_of_one_name_differ_by_their_alter_ego():
    t = table(hero="spider_man")
    assert t.may_enter(t.lay(miles, "hand"))
    assert not t.may_enter(t.lay(SETS["spider_man"].identity, "hand"))


@pytest.mark.rule("champions.unique.allies_differ_by_alternate_name", "champions.unique.one_in_play")
def test_allies_of_one_title_differ_by_their_alternate_name():
    t = table(in_play=["hawkeye"])
    assert t.may_enter(t.lay(kate, "hand"))
    assert not t.may_enter(t.lay("hawkeye", "hand"))


@pytest.mark.rule("champions.unique.hero_and_ally_differ")
def test_a_hero_and_an_ally_of_one_title_differ_by_their_other_names():
    t = table(hero="captain_marvel")
    assert t.may_enter(t.lay(monica, "hand"))
    assert not t.may_enter(t.lay(carol, "hand"))
