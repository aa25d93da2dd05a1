"""The Special Effects of the four heroes of Team Red: Iron Man, Tigra, Wonder Man, Yellowjacket."""

from __future__ import annotations

import pytest

from tests.civilwar_table import special_of, table

NOBODY = dict.fromkeys(range(6), "")


# --- Iron Man -------------------------------------------------------------------------------------------------


def test_repulsor_salvo_strikes_here_or_next_door_and_gives_an_attack_token():
    t = special_of("iron_man", "10", "strike/kate_bishop", "give-token/tigra", at={"kate_bishop": 2},
                   folk={**NOBODY, 3: "T", 4: "T"})  # fmt: skip
    assert t.offered("strike") == ["strike:l3t", "strike:kate_bishop", "strike:l4t"]
    assert t.offered("give-token") == ["give-token:iron_man", "give-token:tigra"]
    assert (t.shields("kate_bishop"), t.tokens("tigra"), t.tokens("iron_man")) == (0, "A", "")


def test_stark_logistics_gives_a_move_token_to_iron_man_and_to_another_hero():
    t = special_of("iron_man", "11")
    assert (t.tokens("iron_man"), t.tokens("tigra")) == ("M", "M")


@pytest.mark.parametrize(("hand", "drawn"), [(["12"], 3), (["12", "01"], 2), (["12", "01", "02", "03"], 0)])
def test_power_cell_draws_up_to_three_cards_and_charges_the_armor(hand, drawn):
    t = special_of("iron_man", "12", hands={"iron_man": hand})
    assert len(t.hand("iron_man")) == len(hand) - 1 + drawn
    assert t.hero("iron_man").charges == [True, False]


def test_power_cell_fills_the_slot_that_is_empty():
    t = special_of("iron_man", "12", charges={"iron_man": 1})
    assert t.hero("iron_man").charges == [True, True]


# --- Tigra ----------------------------------------------------------------------------------------------------


def test_pounce_leads_next_door_and_strikes_there():
    t = special_of("tigra", "10", "go/l2", "strike/kate_bishop", at={"kate_bishop": 2}, folk={**NOBODY, 2: "T"})
    assert t.offered("go") == ["go:the_raft", "go:bar_with_no_name"]
    assert (t.where("tigra"), t.shields("kate_bishop"), t.folk(2)) == (2, 0, "T")


def test_claw_frenzy_brings_two_attacks_of_this_turn():
    t = special_of("tigra", "11")
    assert (t.pool, t.tokens("tigra")) == ("AAA", "")
    t.end("?end-of-turn/decline")
    assert t.pool == ""


@pytest.mark.parametrize(("way", "shields", "hand"), [(1, 1, 2), (2, 0, 3)])
def test_feline_reflexes_ready_a_shield_or_draw_a_card(way, shields, hand):
    t = special_of("tigra", "12", f"choose-one/way-{way}", shields={"tigra": 0})
    assert (t.shields("tigra"), len(t.hand("tigra"))) == (shields, hand)


def test_feline_reflexes_offer_only_what_can_be_done():
    t = special_of("tigra", "12")
    assert ("choose-one" in t.prompts(), len(t.hand("tigra"))) == (False, 3)


# --- Wonder Man -----------------------------------------------------------------------------------------------


def test_ionic_punch_deals_two_damage_to_one_enemy_here():
    t = special_of("wonder_man", "10", "damage/kate_bishop", "p0>lose/01", at={"wonder_man": 0})
    assert (t.shields("kate_bishop"), len(t.hand("kate_bishop"))) == (0, 2)
    assert (t.shields("captain_america"), len(t.hand("captain_america"))) == (1, 3)


def test_ionic_punch_stops_with_a_knock_out():
    t = special_of("wonder_man", "10", at={"wonder_man": 1, "kate_bishop": 1}, hands={"kate_bishop": ["01"]},
                   shields={"kate_bishop": 0})  # fmt: skip
    assert (t.hero("kate_bishop").ko, t.score) == (True, (0, 5))


def test_ionic_body_gives_an_invulnerable_token():
    t = special_of("wonder_man", "11")
    assert "invulnerable" in t.marks("wonder_man")


def test_movie_star_gives_a_heroic_token_to_wonder_man_and_to_another_hero():
    t = special_of("wonder_man", "12")
    assert (t.tokens("wonder_man"), t.tokens("tigra")) == ("H", "H")


# --- Yellowjacket ---------------------------------------------------------------------------------------------


def test_pym_particles_lead_anywhere():
    t = special_of("yellowjacket", "10", "go/l0")
    assert (len(t.offered("go")), t.where("yellowjacket")) == (6, 0)


def test_disruptor_sting_strikes_here_and_stuns_an_enemy_here():
    t = special_of("yellowjacket", "11", "strike/l0t", "stun/kate_bishop", at={"yellowjacket": 0},
                   folk={**NOBODY, 0: "T"})  # fmt: skip
    assert (t.folk(0), t.hero("kate_bishop").stun, t.shields("kate_bishop")) == ("", 1, 1)


def test_disruptor_sting_stuns_nobody_whom_it_has_knocked_out():
    t = special_of("yellowjacket", "11", at={"yellowjacket": 1, "kate_bishop": 1}, hands={"kate_bishop": ["01"]},
                   shields={"kate_bishop": 0}, folk=NOBODY)  # fmt: skip
    assert (t.hero("kate_bishop").ko, t.hero("kate_bishop").stun) == (True, 0)


@pytest.mark.parametrize(("what", "tokens", "charges"), [
    ("strip-move", "A", [True, True]), ("strip-attack", "M", [True, True]), ("strip-charge", "MA", [True, False]),
])  # fmt: skip
def test_sabotage_takes_a_token_or_a_charge_and_delays(what, tokens, charges):
    t = special_of("yellowjacket", "12", f"strip-what/{what}:kate_bishop", "delay/delay-attack", at={"kate_bishop": 2},
                   tokens={"kate_bishop": "MA"}, charges={"kate_bishop": 2},
                   story={"blue": ["captain_america_02"]})  # fmt: skip
    assert (t.tokens("kate_bishop"), t.hero("kate_bishop").charges) == (tokens, charges)
    t.end("?end-of-turn/decline")
    t.until("play").play("01")
    assert (t.s.hero.side, t.pool) == (t.s.blue, "MM")


def test_sabotage_takes_nothing_from_who_is_far_away():
    t = special_of("yellowjacket", "12", at={"kate_bishop": 1}, tokens={"kate_bishop": "M"},
                   story={"blue": ["captain_america_01"]})  # fmt: skip
    assert (t.tokens("kate_bishop"), t.s.teams[t.s.blue].delayed) == ("M", [0])
    t = table("yellowjacket", red=["yellowjacket", "tigra"], hands={"yellowjacket": ["12", "01"]},
              tokens={"kate_bishop": "M"})  # fmt: skip
    t.play("12")
    assert not t.can("special", "yellowjacket_12"), "no token within reach, no card to delay"
