"""The steps of the round (Додаток I): its frame, and the phases up to the encounters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.events import BEGIN_PHASE, BEGIN_ROUND
from rulebound.games.fellowship.resources import gain_resources
from rulebound.games.fellowship.words import (
    HERO,
    HOST,
    THE_NEXT_PLAYER,
    add_resources,
    attachment,
    cannot,
    each,
    forced,
    look_at_encounter,
    raise_threat,
    reduce_threat,
)
from rulebound.kernel.flow import Flow
from rulebound.lcg.events import END_OF_PHASE
from rulebound.lcg.triggers import On
from tests.fellowship_table import Table, table
from tests.fellowship_watch import watched

PAIR = [["gimli", "legolas"], ["aragorn", "theodred"]]
TRIO = [*PAIR, ["eowyn", "eleanor"]]
STEPS = list(GAME.steps)[list(GAME.steps).index("begin_round") :]


def whenever_it_is(kind: str) -> On[Any, Any]:
    """The condition of what answers every event of a kind."""
    return On(kind, "round-ends", lambda s, e, card, seat: True)


DAWN = attachment("made-up-dawn", "Dawn", cost=0, does=forced(whenever_it_is(BEGIN_PHASE), look_at_encounter()))
DUSK = attachment("made-up-dusk", "Dusk", cost=0, does=forced(whenever_it_is(END_OF_PHASE), reduce_threat(1)))
MORNING = attachment("made-up-morning", "Morning", cost=0, does=forced(whenever_it_is(BEGIN_ROUND), reduce_threat(1)))


def walk(t: Table, *answers: str) -> list[str]:
    """A whole round; the steps that were gone through, each as often as it came."""
    gone: list[str] = []

    def round_() -> Flow[None]:
        t.s.step = "begin_round"
        while not gone or gone[-1] != "end_round":
            gone.append(t.s.step)
            t.s.step = yield from GAME.steps[t.s.step](t.s)

    t.run(round_(), *answers)
    return gone


# --- the frame of the round ---------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.round.phase_order", "fellowship.framework.loop_steps", "fellowship.step.0_1")
def test_a_round_has_seven_phases_and_goes_back_only_for_the_next_player_or_attack():
    t = table(heroes=TRIO, first=1, engaged=["forest_spider"])
    t.on_top("old_forest_road", "forest_gate", "enchanted_stream", "enchanted_stream")
    gone = walk(t, "p0>defend/no-defense", "p0>attack-damage/gimli", "p0>attack/forest_spider", "attackers/legolas")
    assert [line["phase"] for line in t.lines("phase")] == [
        "resource", "planning", "quest", "travel", "encounter", "combat", "refresh",
    ]  # fmt: skip
    assert list(dict.fromkeys(gone)) == STEPS
    assert gone == sorted(gone, key=STEPS.index)
    again = {step for step in gone if gone.count(step) > 1}
    in_player_order = {"commit", "stage", "engage", "deal_shadow_cards"}
    assert again - in_player_order == {"plan", "enemy_attack", "player_attack"}
    assert t.s.step == "begin_round"
    assert t.sheet.rounds == 1


@pytest.mark.rule("fellowship.phase.resource_steps", "fellowship.phase.planning_steps", "fellowship.phase.quest_steps",
                  "fellowship.phase.travel_steps", "fellowship.phase.encounter_steps", "fellowship.phase.combat_steps",
                  "fellowship.phase.refresh_steps", "fellowship.step.phase_begin_is_trigger",
                  "fellowship.step.phase_end_is_trigger", "fellowship.step.1_1", "fellowship.step.2_4",
                  "fellowship.step.3_1", "fellowship.step.4_1", "fellowship.step.4_3", "fellowship.step.5_1",
                  "fellowship.step.5_4", "fellowship.step.6_1", "fellowship.step.7_1",
                  "fellowship.step.7_5")  # fmt: skip
@pytest.mark.parametrize(
    ("phase", "between", "answers"),
    [
        ("resource", ["gains", "draws", "window"], []),
        ("planning", ["plans", "window"], []),
        ("quest", ["window", "commits", "window", "reveals", "window", "quest-resolved", "window"],
         ["commit/aragorn"]),
        ("travel", ["travels", "window"], ["travel/enchanted_stream"]),
        ("encounter", ["engages", "window", "engages", "window"], ["engage/hill_troll"]),
        ("combat", ["shadow-dealt", *["window"] * 5, "shadows-discarded"], ["defend/aragorn"]),
        ("refresh", ["ready", "threat-raised", "window"], []),
    ],
)  # fmt: skip
def test_a_phase_is_all_that_comes_between_its_beginning_and_its_end(
    phase: str, between: Sequence[str], answers: Sequence[str]
):
    t = watched(table(heroes=[["aragorn"]], staging=["enchanted_stream"]))
    t.put(DAWN, on="aragorn")
    t.put(DUSK, on="aragorn")
    t.dial(20)
    t.on_top("forest_gate", "forest_gate")
    if phase in ("encounter", "combat"):
        t.put("wolf_rider", engaged=0 if phase == "combat" else None)
        t.put("hill_troll")
    t.phase(phase, *answers)
    whats = ("phase", "looks", "threat-reduced", *between)
    assert t.course(*whats) == ["phase", "looks", *between, "threat-reduced"]


@pytest.mark.rule("fellowship.step.0_0")
def test_what_happens_at_the_beginning_of_the_round_comes_before_the_first_phase():
    t = table(heroes=[["aragorn"]])
    t.put(MORNING, on="aragorn")
    t.steps(["begin_round", "collect_resources"])
    assert t.course("round", "threat-reduced", "phase", "gains") == ["round", "threat-reduced", "phase", "gains"]


@pytest.mark.rule("fellowship.step.0_1_trigger")
def test_at_the_end_of_the_round_lasting_effects_end_before_gandalf_goes():
    strong = On("end-of-round", "round-ends", lambda s, e, card, seat: bool(s.lasting))
    t = table(heroes=[["gimli"]], in_play=["gandalf"])
    t.put(attachment("made-up-evening", "Evening", cost=0, does=forced(strong, raise_threat(1))), on="gimli")
    t.gets("gimli", "attack", 1, "round")
    t.phase("refresh")
    assert t.strength("gimli") == 3
    assert t.in_play("gandalf")
    t.phase("end")
    assert t.strength("gimli") == 2
    assert t.threat() == 12
    assert t.discarded("gandalf")


@pytest.mark.rule("fellowship.framework.mandatory")
def test_the_steps_of_the_round_happen_unasked_and_whatever_cards_say_about_card_effects():
    t = table(heroes=PAIR, first=1)
    t.put(attachment("made-up-cloak", "Cloak", cost=0, always=cannot("be-affected", HOST)), on="gimli")
    t.resolve(add_resources(1, each(HERO)), by="aragorn")
    assert [t.resources(name) for name in ("gimli", "aragorn")] == [0, 1]
    t.dial(20, 30)
    t.steps(["ready_cards", "raise_threat", "pass_first_player"])
    t.steps(["collect_resources", "draw_cards"])
    assert t.prompts() == []
    assert t.threats == [21, 31]
    assert t.first == 0
    assert t.resources("gimli") == 1
    assert t.sizes("hand") == [1, 1]


@pytest.mark.rule("fellowship.active_player.definition", "fellowship.step.2_1")
def test_one_player_at_a_time_is_active():
    t = table(heroes=TRIO, first=1, hands={1: ["guard_of_the_citadel"]})
    t.pools(aragorn=2)
    t.phase("planning", until="planning")
    assert t.s.active == 1
    t.finish()
    t.put("forest_spider", engaged=2)
    t.phase("combat", until="defend")
    assert t.s.active == 2
    t.give("defend/no-defense", "attack-damage/eowyn")
    t.finish()
    t.steps(["begin_player_attacks", "player_attack"], until="attack")
    assert t.s.active == 2


# --- the order of the players -------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.player_order.wraps")
def test_engagement_checks_come_back_to_the_first_player():
    t = table(heroes=PAIR, first=1, staging=["king_spider", "dol_guldur_orcs", "forest_spider"])
    t.dial(30, 30)
    t.phase("encounter")
    assert [(line["player"], line["card"]) for line in t.lines("engages")] == [
        ("p1", "forest_spider"), ("p0", "king_spider"), ("p1", "dol_guldur_orcs"),
    ]  # fmt: skip


@pytest.mark.rule("fellowship.next_player.definition")
def test_the_next_player_is_the_next_one_clockwise_who_is_not_out():
    t = table(heroes=TRIO, first=1)
    t.dial(10, 10, 10)
    for seat, threats in (1, [10, 10, 12]), (2, [12, 10, 12]):
        t.resolve(raise_threat(2, THE_NEXT_PLAYER), by="quest", seat=seat)
        assert t.threats == threats
    t.eliminates(2)
    t.resolve(raise_threat(2, THE_NEXT_PLAYER), by="quest", seat=1)
    assert t.threats[:2] == [14, 10]


@pytest.mark.rule("fellowship.next_player.solo")
def test_who_plays_alone_has_no_next_player():
    t = table(heroes=[["gimli"]])
    t.resolve(raise_threat(2, THE_NEXT_PLAYER), by="quest")
    assert t.threat() == 11


@pytest.mark.rule("fellowship.simultaneous.first_player")
def test_the_first_player_orders_what_happens_at_the_end_of_the_round():
    t = table(heroes=TRIO, first=1, staging=["dungeon_torch", "shadow_key"])
    t.use("dungeon_torch", "attach/gimli", seat=0)
    t.use("shadow_key", "attach/eowyn", seat=2)
    t.phase("end", "p1>order/shadow_key")
    assert t.course("damaged", "threat-raised")[-2:] == ["damaged", "threat-raised"]
    t.phase("end", "p1>order/dungeon_torch")
    assert t.course("damaged", "threat-raised")[-2:] == ["threat-raised", "damaged"]


@pytest.mark.rule("fellowship.first_player.target")
def test_of_players_with_the_same_threat_the_first_player_chooses():
    t = table(heroes=TRIO, first=1)
    t.dial(30, 20, 30)
    t.reveal("caught_in_a_web", "p1>choose/p2", "p2>attach/eleanor")
    assert t.host("caught_in_a_web") == "eleanor"


@pytest.mark.rule("fellowship.first_player.orders_simultaneous")
@pytest.mark.parametrize(("answer", "zone"), [("beorn", "deck"), ("sneak_attack", "hand")])
def test_the_first_player_decides_whether_beorn_returns_or_is_shuffled_away(answer: str, zone: str):
    t = table(heroes=TRIO, first=2, hands={1: ["sneak_attack", "beorn"]})
    t.pools(aragorn=1)
    t.play("sneak_attack", phase="quest", seat=1)
    t.use("beorn", phase="quest")
    t.step("end_quest", f"p2>order/{answer}")
    assert t.zone("beorn") == zone


# --- resources and planning ---------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.step.1_2")
def test_every_hero_gets_a_resource_exhausted_or_not():
    t = table(heroes=[["gimli"], ["aragorn", "theodred"]], first=1)
    t.pools(aragorn=2, theodred=1)
    t.card("theodred").exhausted = True
    t.phase("resource")
    assert [t.resources(name) for name in ("gimli", "aragorn", "theodred")] == [1, 3, 2]


@pytest.mark.rule("fellowship.step.1_3")
def test_every_player_draws_a_card_as_far_as_there_is_one():
    t = table(heroes=TRIO, first=1)
    t.empty("deck", "discard", 2)
    t.steps(["draw_cards"])
    assert t.sizes("hand") == [1, 1, 0]


@pytest.mark.rule("fellowship.step.1_4")
def test_what_lasts_for_the_phase_ends_with_the_resource_phase():
    t = table(heroes=[["gimli"]], hand=["blade_mastery"])
    t.pools(gimli=1)
    t.steps(["resource_actions"], "action/play:blade_mastery")
    assert t.strength("gimli") == 3
    t.steps(["end_resource_phase"])
    assert t.strength("gimli") == 2


@pytest.mark.rule("fellowship.step.2_2_active_plays")
def test_only_the_active_player_plays_allies_and_all_play_events():
    hands = {seat: ["guard_of_the_citadel", "ever_vigilant"] for seat in (0, 1)}
    t = table(heroes=[["gloin"], ["aragorn"]], first=1, hands=hands, in_play=["gandalf"])
    t.pools(gloin=3, aragorn=3)
    t.card("gandalf").exhausted = True
    t.steps(["begin_planning", "plan"], until="planning")
    assert t.options(1)[:2] == ["play:guard_of_the_citadel", "play:ever_vigilant"]
    t.until("action", "p1>planning/pass")
    assert t.options(0) == ["play:ever_vigilant", "pass", "pass-phase"]


@pytest.mark.rule("fellowship.step.2_2_stays_open")
def test_the_active_player_plays_on_until_all_pass_in_a_row():
    t = table(heroes=PAIR, first=1, hands={1: ["guard_of_the_citadel", "snowbourn_scout", "celebrians_stone"]})
    t = watched(t, 0)
    t.pools(aragorn=5)
    t.steps(
        ["begin_planning", "plan"], "p1>planning/play:guard_of_the_citadel", "p1>planning/play:snowbourn_scout",
        "p1>planning/play:celebrians_stone", "attach/aragorn",
    )  # fmt: skip
    assert t.windows()[:6] == ["p1", "p0"] * 3
    assert t.hand(1) == []
    assert t.host("celebrians_stone") == "aragorn"


@pytest.mark.rule("fellowship.step.allies_only_planning")
@pytest.mark.parametrize("card", ["guard_of_the_citadel", "celebrians_stone"])
def test_outside_planning_neither_allies_nor_attachments_are_played(card: str):
    t = table(heroes=[["aragorn"]], hand=[card])
    t.pools(aragorn=2)
    assert t.can("play", card)
    assert not t.can("play", card, phase="quest")
    assert t.why_not("play", card, phase="quest") == ["fellowship.step.allies_only_planning"]


@pytest.mark.rule("fellowship.step.2_3")
def test_each_player_is_active_once_in_player_order():
    t = table(heroes=TRIO, first=2)
    t.phase("planning")
    assert [line["player"] for line in t.lines("plans")] == ["p2", "p0", "p1"]
    assert t.s.step == "begin_quest"


# --- the quest phase ----------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.step.3_2_order")
def test_the_players_commit_in_player_order_as_many_as_they_like():
    t = table(heroes=TRIO, first=1)
    t.steps(["commit"], "p1>commit/done", "p2>commit/eowyn", "p2>commit/eleanor", "p0>commit/gimli", "p0>commit/done")
    assert list(dict.fromkeys(t.who("commit"))) == [1, 2, 0]
    committed = [t.is_committed(name) for heroes in TRIO for name in heroes]
    assert committed == [True, False, False, False, True, True]


@pytest.mark.rule("fellowship.step.3_2_exhaust")
def test_who_is_exhausted_cannot_be_committed_and_who_commits_is_exhausted():
    t = table(heroes=[["eowyn", "aragorn"]])
    t.card("aragorn").exhausted = True
    t.steps(["commit"], until="commit")
    assert t.options() == ["commit:eowyn", "done"]
    t.give("commit/eowyn")
    t.finish()
    assert t.exhausted("eowyn")


@pytest.mark.rule("fellowship.step.3_3_when_revealed")
def test_all_of_a_card_is_done_before_the_next_is_revealed():
    t = table(heroes=[["gimli"], ["aragorn"]])
    t.on_top("king_spider", "king_spider")
    t.steps(["begin_staging", "stage"])
    assert t.course("reveals", "exhausts", "enters") == [
        "reveals",
        "exhausts",
        "exhausts",
        "enters",
        "reveals",
        "enters",
    ]


@pytest.mark.rule("fellowship.step.3_4_active_location")
def test_success_explores_the_active_location_before_the_quest_gets_anything():
    t = table(heroes=[["eowyn", "theodred"]], active="great_forest_web")
    t.quest("eowyn", "theodred")
    assert t.zone("great_forest_web") == "encounter-discard"
    assert t.progress() == 3


# --- travel and encounters ----------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.step.4_2_optional", "fellowship.step.4_2_first_player", "fellowship.step.4_2_one")
def test_the_first_player_decides_whether_and_where_the_group_travels():
    t = table(heroes=TRIO, first=1, staging=["enchanted_stream", "forest_gate"])
    t.phase("travel", "p1>travel/stay")
    assert t.staging() == ["enchanted_stream", "forest_gate"]
    t.phase("travel", "p1>travel/forest_gate")
    assert t.staging() == ["enchanted_stream"]
    assert t.who("travel") == [1, 1]


@pytest.mark.rule("fellowship.step.4_2_optional")
def test_the_east_bight_leaves_no_choice_but_once_a_location_is_active():
    t = table(heroes=[["gimli"]], staging=["enchanted_stream", "the_east_bight"])
    t.phase("travel")
    assert t.lying("active-location") == ["the_east_bight"]
    t = table(heroes=[["gimli"]], staging=["the_east_bight"], active="enchanted_stream")
    t.phase("travel")
    assert t.lying("active-location") == ["enchanted_stream"]


@pytest.mark.rule("fellowship.step.4_2_blocked")
def test_while_a_location_is_active_nobody_is_asked_to_travel():
    t = table(heroes=PAIR, staging=["forest_gate"], active="enchanted_stream")
    t.phase("travel")
    assert t.who("travel") == []


@pytest.mark.rule("fellowship.step.5_2")
def test_each_player_may_engage_one_enemy_in_player_order():
    t = table(heroes=PAIR, first=1, staging=["hill_troll", "goblin_sniper", "forest_spider"])
    t.dial(0, 0)
    t.phase("encounter", "p1>engage/hill_troll", "p0>engage/forest_spider")
    assert t.engaged(1) == ["hill_troll"]
    assert t.engaged(0) == ["forest_spider"]
    assert t.staging() == ["goblin_sniper"]
    assert t.who("engage") == [1, 0]


@pytest.mark.rule("fellowship.step.1_2")
def test_every_hero_of_those_still_in_the_game_collects_and_the_first_player_is_the_first():
    t = table(heroes=[["gimli", "legolas"], ["aragorn"], ["eowyn", "eleanor"]], first=2)
    t.eliminates(1)
    t.step("collect_resources")
    assert [line["card"] for line in t.lines("gains")] == ["eowyn", "eleanor", "gimli", "legolas"]


@pytest.mark.rule("fellowship.gain.resources")
def test_who_gains_nothing_is_not_told_of():
    t = table(heroes=[["gimli"]])
    gain_resources(t.s, t.card("gimli"), 0)
    assert t.lines("gains") == []
