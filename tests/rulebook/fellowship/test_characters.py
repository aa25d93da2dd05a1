"""Characters (Карти персонажів, готовий, виснажений, жетони): states, tokens, who provides and who stays."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.words import ENEMY, each, gets
from tests.fellowship_made_up import law
from tests.fellowship_table import table

TRIO = [["gimli", "thalin"], ["aragorn", "theodred"], ["eowyn", "dunhere"]]


# --- ready and exhausted --------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.state.ready_or_exhausted", "fellowship.ready.ready_effect")
def test_a_card_in_play_is_ready_or_exhausted():
    t = table(heroes=TRIO, first=1, hand=["ever_vigilant"])
    t.put("faramir", seat=1)
    t.pools(aragorn=1)
    t.hold("ever_vigilant", seat=1)

    def marks() -> list[str]:
        return [mark for card in t.seen(0, "allies", of=1) for mark in card.marks]

    assert marks() == []
    t.use("faramir", "p1>choose/p2")
    assert marks() == ["exhausted"]
    assert t.exhausted("faramir")
    t.play("ever_vigilant", seat=1)
    assert marks() == []
    assert not t.exhausted("faramir")


@pytest.mark.rule("fellowship.exhaust.not_twice")
def test_what_is_exhausted_cannot_be_exhausted_for_a_cost():
    t = table(heroes=TRIO, first=1)
    t.put("steward_of_gondor", on="aragorn", seat=1)
    t.use("steward_of_gondor")
    assert t.resources("aragorn") == 2
    assert not t.can("use", "steward_of_gondor")
    assert "fellowship.ability.must_be_payable" in t.why_not("use", "steward_of_gondor")
    t.phase("refresh")
    assert t.can("use", "steward_of_gondor")


@pytest.mark.rule("fellowship.exhaust.not_twice")
def test_an_exhausted_hero_is_not_chosen_to_be_exhausted():
    t = table(heroes=TRIO, first=1, hands={1: ["common_cause"]})
    t.card("aragorn").exhausted = True
    t.play("common_cause", seat=1)  # Théodred pays for it, so Aragorn readies
    assert [t.exhausted(name) for name in ("aragorn", "theodred")] == [False, True]
    t.card("aragorn").exhausted = True
    t.hold("common_cause", seat=1)
    assert not t.can("play", "common_cause", seat=1)


@pytest.mark.rule("fellowship.exhaust.abilities_active")
def test_the_abilities_of_an_exhausted_card_stay_active():
    t = table(heroes=TRIO, first=1)
    t.commit("thalin")
    assert t.exhausted("thalin")
    t.reveal("ungoliants_spawn")
    assert t.damage("ungoliants_spawn") == 1


@pytest.mark.rule("fellowship.ready.enters_ready")
def test_all_cards_enter_play_ready():
    t = table(heroes=TRIO, first=1, hands={1: ["guard_of_the_citadel", "steward_of_gondor"]})
    t.pools(aragorn=4)
    t.play("guard_of_the_citadel", seat=1)
    t.play("steward_of_gondor", "attach/theodred", seat=1)
    t.enters(t.lay("gimli", "discard", seat=2), seat=2)
    for name in ("guard_of_the_citadel", "steward_of_gondor", "gimli"):
        assert not t.exhausted(name)
    t.card("guard_of_the_citadel").exhausted = True
    t.leaves("guard_of_the_citadel")
    t.enters("guard_of_the_citadel", seat=1)
    assert not t.exhausted("guard_of_the_citadel")


# --- heroes and allies ------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.hero.provides_resources")
def test_heroes_collect_resources_and_allies_do_not():
    t = table(heroes=TRIO, first=1)
    t.put("faramir", seat=0)
    t.put("gandalf", seat=2)
    t.phase("resource")
    assert {name: t.resources(name) for name in ("gimli", "aragorn", "eowyn", "faramir", "gandalf")} == {
        "gimli": 1, "aragorn": 1, "eowyn": 1, "faramir": 0, "gandalf": 0,
    }  # fmt: skip


@pytest.mark.rule("fellowship.character.two_types")
def test_a_character_is_a_hero_or_an_ally_and_an_ally_only_an_ally():
    t = table(heroes=TRIO, first=1, hands={0: ["blade_mastery"], 1: ["ever_vigilant"]})
    t.put("faramir", seat=2)
    t.put("snowbourn_scout", seat=1)
    t.pools(gimli=1, aragorn=1)
    for name in ("faramir", "snowbourn_scout", "eowyn", "aragorn"):
        t.card(name).exhausted = True
    t.play("ever_vigilant", "ready/faramir", seat=1)
    assert sorted(t.offered("ready")) == ["ready:faramir", "ready:snowbourn_scout"]
    t.play("blade_mastery", "choose/faramir", seat=0)
    assert {*t.offered("choose")} >= {"choose:faramir", "choose:gimli", "choose:eowyn", "choose:snowbourn_scout"}
    assert t.strength("faramir") == 2


@pytest.mark.rule("fellowship.character.stays_in_play")
def test_a_character_stays_in_play_until_something_removes_it():
    t = table(heroes=TRIO, first=1)
    t.put("guard_of_the_citadel", seat=1)
    t.put("gandalf", seat=2)
    for _ in range(3):
        for phase in ("resource", "planning", "travel", "encounter", "combat", "refresh", "end"):
            t.phase(phase)
    assert t.in_play("guard_of_the_citadel")
    assert [t.in_play(name) for heroes in TRIO for name in heroes] == [True] * 6
    assert not t.in_play("gandalf")  # leaves by his own text


@pytest.mark.rule("fellowship.tokens.unlimited")
def test_there_are_always_enough_tokens():
    t = table(heroes=TRIO, staging=["ungoliants_spawn"])
    t.stage("121b", "p0>find/king_spider", "?p1>find/king_spider", "?p2>find/king_spider")
    t.makes_progress(66)
    t.makes_progress(1)
    assert t.progress() == 67
    t.pools(aragorn=57)
    t.phase("resource")
    assert t.resources("aragorn") == 58
    t.gets("gimli", "hit-points", 100)
    t.hurt("gimli", 66)
    t.hurt("gimli", 1)
    assert t.damage("gimli") == 67


# --- what stands outside the text box, and what a card says against the rules ---------------------------------


@pytest.mark.rule("fellowship.victory.not_text_box")
def test_a_blank_enemy_still_goes_to_the_victory_display():
    t = table(heroes=TRIO, engaged=["marsh_adder"])
    law(t, holds=gets("blank", 1, each(ENEMY)))
    t.hurt("marsh_adder", 7)
    assert t.lying("victory") == ["marsh_adder"]
    assert t.sheet.victory == 3


@pytest.mark.rule("fellowship.golden.card_over_rules")
def test_dunhere_attacks_an_enemy_in_the_staging_area_and_nobody_else_does():
    t = table(heroes=TRIO, first=2, staging=["king_spider"])
    t.steps(["begin_player_attacks", "player_attack"], "p2>attack/king_spider")
    assert t.who("attack") == [2]
    assert t.said("strikes", enemy="king_spider", n=3)
    assert [t.exhausted(name) for name in ("dunhere", "eowyn")] == [True, False]


@pytest.mark.rule("fellowship.golden.card_over_rules")
@pytest.mark.parametrize(("answer", "exhausted", "left"), [("pay", False, 1), ("decline", True, 3)])
def test_who_is_caught_in_a_web_readies_only_for_two_resources(answer, exhausted, left):
    t = table(heroes=TRIO, first=1)
    t.dial(20, 20, 30)
    t.reveal("caught_in_a_web", "p2>attach/eowyn")
    t.pools(eowyn=3)
    for name in ("eowyn", "dunhere"):
        t.card(name).exhausted = True
    t.phase("refresh", f"p2>pay-to-ready/{answer}")
    assert (t.exhausted("eowyn"), t.exhausted("dunhere")) == (exhausted, False)
    assert t.resources("eowyn") == left
