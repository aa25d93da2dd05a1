"""The log as a player reads it: what came to whom, why nothing happened, and who has the token now."""

from __future__ import annotations

import pytest

from rulebound.i18n import Language
from tests.champions_table import Table, table

ENGLISH = Language.load("en")
THREE = ["spider_man", "captain_marvel", "she_hulk"]


def told(t: Table, seat: int | None = None) -> list[str]:
    return [ENGLISH.text(line.view(seat).text) for line in t.log.lines]


# --- cards come to a hand or lie under another --------------------------------------------------------------------


@pytest.mark.rule("champions.ability.sentences_in_order")
def test_what_is_looked_at_taken_and_discarded_is_told():
    t = table(hero="iron_man", form="alter-ego")
    t.on_deck("haymaker", "uppercut", "tac_team")
    t.use("tony_stark", "take/uppercut")
    assert told(t, 0)[-2:] == [
        "Player 1 takes into hand: Uppercut.", "Player 1 discards: Haymaker, Tac Team.",
    ]  # fmt: skip
    assert told(t)[-2] == "Player 1 takes into hand: a player card."
    t.put("stark_tower")
    t.lay("arc_reactor", "discard", seat=0)
    t.use("stark_tower")
    assert told(t)[-1] == "Player 1 takes into hand: Arc Reactor."


def test_an_ally_that_returns_and_cards_that_are_kept_are_told():
    t = table(hero="she_hulk", in_play=["hellcat"])
    t.use("hellcat")
    assert told(t)[-2:] == ["Hellcat leaves play.", "Player 1 takes into hand: Hellcat."]
    t = table(hand=["black_cat", "energy"])
    t.on_deck("genius", "strength")
    t.play("black_cat")
    assert told(t)[-2:] == [
        "Player 1 discards from the deck: Genius, Strength.", "Player 1 takes into hand: Genius.",
    ]  # fmt: skip


def test_only_its_player_reads_which_card_lies_under_a_scheme():
    t = table(heroes=THREE, first=1)
    for seat, name in enumerate(("energy", "hellcat", "uppercut")):
        t.lay(name, "hand", seat=seat)
    t.s.show(t.s.players[1].hand.cards[0], -1)  # all saw her return to that hand
    t.s.move(t.lay("genius", "discard", seat=1), t.s.players[1].hand)
    t.reveal("highway_robbery", seat=2)
    lines = [ENGLISH.text(line.view(1).text) for line in t.log.lines if line.what == "put-under"]
    assert lines[1:] == [
        "Player 3 puts face down under Highway Robbery: a player card.",
        "Player 1 puts face down under Highway Robbery: a player card.",
    ]
    assert "player card" not in lines[0]
    assert not any(card.visible_to(0) for card in [*t.s.players[1].hand.cards, *t.s.under.cards[:1]])
    t.card("highway_robbery").threat = 1
    t.thwart("spider_man")
    assert [len(player.hand.cards) for player in t.s.players] == [1, 2, 1]
    taken = [line["player"] for line in t.lines("takes")]
    assert taken == ["p1", "p2", "p0"]


def test_who_discards_is_named():
    t = table(heroes=THREE, first=1)
    t.lay("energy", "hand", seat=2)
    t.step("end_player_phase", "p2>discard/discard:energy")
    assert "Player 3 discards: Energy." in told(t)


# --- where cards go and with what they come -----------------------------------------------------------------------


@pytest.mark.rule("champions.side_scheme.starting_threat", "champions.main_scheme.starting_threat")
def test_threat_with_which_a_scheme_begins_is_told():
    t = table(heroes=THREE)
    t.reveal("breakin_takin")
    assert [(line["rule"].removeprefix("champions."), line["n"]) for line in t.lines("starting-threat")] == [
        ("side_scheme.starting_threat", "2"),
    ]  # fmt: skip
    assert [line["n"] for line in t.lines("threat-placed")] == ["3"]
    assert t.threat("breakin_takin") == 5


@pytest.mark.rule("champions.attach.on_entering_play")
def test_what_is_attached_says_to_what():
    t = table(hand=["spider_tracer", "energy"], engaged=["shocker"])
    t.play("spider_tracer")
    t.reveal("charge")
    assert [(line["card"], line["host"]) for line in t.lines("attached")] == [
        ("spider_tracer", "shocker"), ("charge", "rhino"),
    ]  # fmt: skip


@pytest.mark.rule("champions.trigger.forced_not_optional")
def test_a_forced_ability_says_so_before_what_it_does():
    t = table(engaged=["shocker"], threat=5)
    t.put("spider_tracer", on="shocker")
    t.hurt("shocker", 3)
    lines = [line.what for line in t.log.lines if line.what in ("damaged", "forced", "threat-removed", "defeated")]
    assert lines == ["damaged", "forced", "threat-removed", "defeated"]
    assert t.lines("forced") == [{"rule": "champions.trigger.forced_not_optional", "card": "spider_tracer"}]


@pytest.mark.rule("champions.enemy_attack.damage_is_modified_atk", "champions.enemy_scheme.threat_on_main_scheme")
def test_an_attack_and_a_scheme_that_come_to_nothing_say_so():
    t = table(engaged=["hydra_mercenary"])
    t.minion_attacks("hydra_mercenary", "defend/spider_man")
    assert t.lines("no-damage") == [{"rule": "champions.enemy_attack.damage_is_modified_atk", "card": "spider_man"}]
    t.villain_schemes(sch=0)
    assert t.lines("no-threat") == [{"rule": "champions.enemy_scheme.threat_on_main_scheme"}]


@pytest.mark.rule("champions.first_player.eliminated_passes_token")
def test_the_token_that_a_fallen_player_leaves_is_told():
    t = table(heroes=THREE, first=1)
    t.eliminate(0)
    assert t.lines("first-player") == []
    t.eliminate(1)
    assert t.lines("first-player") == [{"rule": "champions.first_player.eliminated_passes_token", "player": "p2"}]


@pytest.mark.rule("champions.nemesis.enters_by_encounter_card")
def test_what_of_a_nemesis_set_is_shuffled_in_is_told():
    t = table()
    t.reveal("shadow_of_the_past")
    assert told(t)[-1] == "Shuffled into the encounter deck: 2 × Sweeping Swoop, The Vulture's Plans."
