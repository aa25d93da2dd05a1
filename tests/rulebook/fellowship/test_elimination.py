"""Elimination (Вибування гравця): why a player is out, what becomes of the cards, and the others in every phase."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.fellowship.elimination import eliminate, pass_token, reduce_threat
from rulebound.games.fellowship.printed import treachery
from rulebound.games.fellowship.words import PhaseBegins, when_revealed, whenever
from rulebound.games.fellowship.words.nouns import THE_MOST_THREATENED, THE_NEXT_PLAYER
from rulebound.lcg.effects.cards import ByPlayers
from tests.fellowship_made_up import law
from tests.fellowship_table import Table, table
from tests.fellowship_watch import Watched, watched

TRIO = [["gimli"], ["aragorn"], ["eowyn"]]
STEPS = [step for steps in Table.phases.values() for step in steps]
WINDOWS = [step for step in STEPS if step.endswith("_actions")]
QUIET = ["old_forest_road", "forest_gate", "enchanted_stream", "great_forest_web"]


class Banish(ByPlayers):
    """A player is eliminated."""

    __slots__ = ()

    def for_player(self, s: Any, m: Any, player: Any) -> int:
        eliminate(s, player.seat)
        return 1


# --- causes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.elimination.causes")
def test_who_has_nothing_but_an_exhausted_hero_at_threat_49_is_still_in_the_game():
    t = table(heroes=TRIO, first=1)
    t.dial(20, 20, 48)
    t.raises(1, seat=2)
    t.empty("deck", "discard", seat=2)
    t.card("eowyn").exhausted = True
    t.left("eowyn", 1)
    t.phase("resource")
    t.phase("travel")
    assert t.fallen == []
    assert t.sizes("hand") == [1, 1, 0]


@pytest.mark.rule("fellowship.elimination.causes")
def test_an_ally_does_not_keep_a_player_without_heroes_in_the_game():
    t = table(heroes=TRIO, first=1)
    t.put("faramir", seat=2)
    t.hurt("eowyn", 3)
    assert t.fallen == [2]
    assert t.lies("faramir", "discard", seat=2)


@pytest.mark.rule("fellowship.elimination.card_effect")
def test_a_card_may_eliminate_a_player():
    t = table(heroes=TRIO, first=1)
    t.dial(20, 21, 22)
    t.reveal(treachery("made-up-doom", "Doom", does=when_revealed(Banish(THE_MOST_THREATENED))))
    assert t.fallen == [2]
    assert t.lies("eowyn", "discard", seat=2)
    assert t.cited("fellowship.elimination.card_effect")


# --- what becomes of the cards ------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.elimination.enemies_keep_attachments")
def test_enemies_return_to_the_staging_area_with_their_damage_and_what_others_attached():
    t = table(heroes=TRIO, first=1)
    t.put("king_spider", engaged=2)
    t.put("forest_snare", on="king_spider", seat=0)
    t.hurt("king_spider", 2)
    t.eliminates(2)
    assert t.lies("king_spider", "staging")
    assert t.damage("king_spider") == 2
    assert t.attached("king_spider") == ["forest_snare"]
    assert t.controller("forest_snare") == 0


@pytest.mark.rule("fellowship.golden.grim_rule")
def test_what_the_eliminated_player_controls_does_not_stay_on_an_enemy():
    t = table(heroes=TRIO, first=1)
    t.put("king_spider", engaged=2)
    t.put("ungoliants_spawn", engaged=0)
    t.put("forest_snare", on="king_spider", seat=2)
    t.put("forest_snare", on="ungoliants_spawn", seat=2)
    t.eliminates(2)
    assert t.attached("king_spider") == t.attached("ungoliants_spawn") == []
    assert t.lying("discard", 2).count("forest_snare") == 2


@pytest.mark.rule("fellowship.golden.reference_over_rulebook")
def test_the_deck_of_the_eliminated_player_is_discarded_too():
    t = table(heroes=TRIO, first=1)
    before = len(t.pile("deck", 2))
    t.eliminates(2)
    assert (len(t.pile("deck", 2)), len(t.pile("discard", 2))) == (0, before + 1)


def test_what_others_own_goes_to_their_piles_and_what_is_theirs_elsewhere_to_the_own():
    t = table(heroes=TRIO, first=1)
    t.put("unexpected_courage", on="eowyn", seat=0)
    t.put("steward_of_gondor", on="aragorn", seat=2)
    t.put("wandering_took", seat=0)
    t.take_control("wandering_took", 2)
    t.eliminates(2)
    assert t.lies("unexpected_courage", "discard", seat=0)
    assert t.lies("wandering_took", "discard", seat=0)
    assert t.host("steward_of_gondor") == "aragorn"  # under the control of who has the hero


def test_a_claimed_objective_returns_to_the_staging_area():
    t = table(heroes=TRIO, scenario="dol_guldur", first=1, staging=["shadow_key"])
    t.use("shadow_key", seat=2)
    assert t.host("shadow_key") == "eowyn"
    t.eliminates(2)
    assert t.lies("shadow_key", "staging")


# --- in the middle of every phase -----------------------------------------------------------------------------------


def brink(seat: int) -> Watched:
    """Everybody has an enemy that attacks and a bell to ring; this player is at the brink."""
    t = table(heroes=TRIO, first=1)
    for player, enemy in enumerate(["king_spider", "forest_spider", "black_forest_bats"]):
        t.put(enemy, engaged=player)
    t.on_top(*QUIET)
    t.dial(*[49 if player == seat else 4 for player in range(3)])
    return watched(t, 0, 1, 2)


def falls_and_the_round_goes_on(t: Watched, seat: int, step: str, prompt: str = "action") -> None:
    """The player rings the bell in that step and is out; the others play the round to its end."""
    t.steps(STEPS[STEPS.index(step) :], f"p{seat}>{prompt}/use:bell")
    assert t.fallen == [seat]
    assert [len(t.pile(zone, seat)) for zone in ("hand", "deck", "area", "engaged")] == [0, 0, 0, 0]
    asked = [choice.seat for choice in t.asked]
    last = len(asked) - asked[::-1].index(seat)
    assert asked[last : last + 2] == [(seat + 1) % 3, (seat + 2) % 3]  # the window goes on
    assert {*asked[last:]} == {0, 1, 2} - {seat}
    assert not t.over
    assert t.s.step == "begin_round"
    assert t.s.faults() == []


@pytest.mark.rule("fellowship.elimination.others_continue", "fellowship.first_player.eliminated")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("step", [*WINDOWS[:-1], "enemy_attack"])
def test_who_falls_in_a_window_is_out_and_the_others_go_on(step, seat):
    t = brink(seat)
    falls_and_the_round_goes_on(t, seat, step)
    assert t.first == {0: 2, 1: 0, 2: 0}[seat]  # the token of who falls passes on at once, and in the refresh phase


def test_who_is_out_does_not_pass_in_a_window():
    t = brink(1)
    t.steps(["travel_actions"], "p1>action/use:bell", "p2>action/use:bell", "p0>action/pass", "p2>action/use:bell")
    assert t.threats[2] == 6
    assert t.windows() == ["p1", "p2", "p0", "p2", "p0", "p2"]


@pytest.mark.parametrize(("seat", "hits"), [(0, True), (1, False), (2, True)])
def test_who_falls_in_an_own_attack_ends_it(seat, hits):
    t = brink(seat)
    t.steps(["begin_player_attacks", "player_attack"], "p1>attack/forest_spider", f"p{seat}>action/use:bell")
    assert t.fallen == [seat]
    assert t.said("strikes", enemy="forest_spider", n=3) == hits
    assert t.s.attacks == ()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_falls_in_the_own_planning_phase_leaves_it_to_the_others(seat):
    t = brink(seat)
    falls_and_the_round_goes_on(t, seat, "begin_planning", "planning")
    assert [line["player"] for line in t.lines("plans")] == ["p1", "p2", "p0"]


def test_committed_characters_of_who_falls_no_longer_count():
    t = table(heroes=TRIO, first=1)
    t.commits("eowyn", "aragorn")
    assert t.committed == 6
    t.eliminates(2)
    assert t.committed == 2


def test_who_falls_by_a_revealed_card_brings_no_card_less_in_this_step():
    t = table(heroes=TRIO, first=1)
    t.dial(20, 49, 20)
    t.on_top("endless_caverns", *QUIET)
    t.steps(["begin_staging", "stage"])
    assert t.fallen == [1]
    assert t.first == 2
    assert t.staging() == ["endless_caverns", *QUIET[:3]]  # the caverns, the surge, two more players


def test_after_an_unsuccessful_quest_two_may_fall_and_the_third_goes_on():
    t = table(heroes=TRIO, first=1, staging=["ungoliants_spawn"])
    t.dial(49, 48, 20)
    t.quest()
    assert t.fallen == [0, 1]
    assert t.first == 2
    assert t.threats[2] == 23
    t.phase("travel")
    assert not t.over


def test_who_falls_as_an_enemy_engages_is_out_and_the_checks_go_on():
    t = table(heroes=TRIO, first=1, staging=["hummerhorns", "king_spider", "forest_spider"])
    t.dial(30, 40, 25)
    t.phase("encounter")
    assert t.fallen == [1]
    assert t.first == 2
    assert t.staging() == ["hummerhorns"]  # it came back, and nobody else has a threat of 40
    assert t.engaged(2) == ["forest_spider"]
    assert t.engaged(0) == ["king_spider"]


def test_the_other_enemies_of_who_falls_in_combat_attack_nobody():
    t = table(heroes=TRIO, first=1)
    t.put("king_spider", engaged=1)
    t.put("forest_spider", engaged=1)
    t.put("black_forest_bats", engaged=2)
    t.left("aragorn", 1)
    t.phase("combat", "p1>enemy/king_spider")
    assert t.fallen == [1]
    assert [line["enemy"] for line in t.lines("enemy-attacks")] == ["king_spider", "black_forest_bats"]
    assert t.staging() == ["king_spider", "forest_spider"]
    assert t.lying("shadows") == []


def test_in_the_refresh_phase_the_token_of_who_falls_passes_twice():
    t = table(heroes=TRIO, first=1)
    t.dial(20, 49, 20)
    t.phase("refresh")
    assert t.fallen == [1]
    assert [line["player"] for line in t.lines("first-player")] == ["p2", "p0"]
    assert t.first == 0


def test_all_who_reach_fifty_in_the_refresh_phase_fall_together():
    t = table(heroes=TRIO, first=1)
    t.dial(49, 49, 49)
    t.phase("refresh")
    assert t.over
    assert not t.won()


# --- the dial -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.threat.floor", "fellowship.core.threat_dial_per_player")
def test_a_dial_that_does_not_move_is_not_spoken_of():
    t = table(heroes=TRIO, first=1)
    t.dial(0, 10, 3)
    assert [reduce_threat(t.s, seat, 5, "fellowship.threat.floor") for seat in range(3)] == [0, 5, 3]
    assert t.threats == [0, 5, 0]
    assert [(line["player"], line["n"]) for line in t.lines("threat-reduced")] == [("p1", "5"), ("p2", "3")]
    t.raises(0, seat=1)
    t.raises(1, seat=1)
    assert t.threats == [0, 6, 0]
    assert [(line["player"], line["n"]) for line in t.lines("threat-raised")] == [("p1", "1")]
    t.eliminates(1)
    t.raises(50, seat=1)
    assert len(t.lines("eliminated")) == 1
    assert t.threats == [0, 6, 0]


class PassToken(ByPlayers):
    """A player becomes the first player."""

    __slots__ = ()

    def for_player(self, s: Any, m: Any, player: Any) -> int:
        pass_token(s, player, "fellowship.step.7_4")
        return 1


@pytest.mark.rule("fellowship.step.phase_begin_is_trigger", "fellowship.player_order.definition")
@pytest.mark.parametrize(("phase", "prompt"), [("planning", "planning"), ("quest", "commit"), ("encounter", "engage")])
def test_who_becomes_the_first_player_as_a_phase_begins_has_the_first_turn_in_it(phase, prompt):
    t = table(heroes=TRIO, first=1, staging=["hill_troll"], hands={seat: ["feint"] for seat in range(3)})
    t.on_top(*QUIET)
    law(t, whenever(PhaseBegins(phase), PassToken(THE_NEXT_PLAYER)))
    t.phase(phase)
    assert list(dict.fromkeys(t.who(prompt))) == [2, 0, 1]


@pytest.mark.rule("fellowship.step.6_1", "fellowship.step.6_2_player_order")
def test_who_becomes_the_first_player_as_combat_begins_is_dealt_shadow_cards_first():
    t = table(heroes=TRIO, first=1)
    for seat, enemy in enumerate(["king_spider", "forest_spider", "wargs"]):
        t.put(enemy, engaged=seat)
    law(t, whenever(PhaseBegins("combat"), PassToken(THE_NEXT_PLAYER)))
    t.steps(["begin_combat", "deal_shadow_cards"])
    assert [line["card"] for line in t.lines("shadow-dealt")] == ["wargs", "king_spider", "forest_spider"]
