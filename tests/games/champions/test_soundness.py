"""What the game promises of itself is held against broken tables and broken logs: each fault is named, and no other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.promises import ACTIVATIONS, everyone_once
from rulebound.games.champions.state import ChampionsCard
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.log import Log
from rulebound.kernel.text import Text
from rulebound.kernel.things import Seat
from rulebound.kernel.view import Result
from rulebound.lcg.in_play import leave_play
from rulebound.lcg.simultaneous import unlike
from tests.champions_table import Table, printed, table

THREE = ["spider_man", "captain_marvel", "she_hulk"]
TURN = {0: Choice(0, "turn", [Option("end-turn")], "champions.player_turn.any_order_any_number")}
ASKED = {0: Choice(0, "asked", [Option("pass")], "champions.player_turn.asked_player_decides")}


# --- a table ----------------------------------------------------------------------------------------------------


def faults(break_it: Callable[[Table], Any]) -> list[str]:
    t = table(heroes=THREE, engaged=["shocker"])
    t.put("charge")
    assert GAME.faults(t.s, TURN) == []
    break_it(t)
    return GAME.faults(t.s, TURN)


def fall(t: Table, seat: int) -> None:
    """A player is out, and nothing lies with them."""
    player = t.s.players[seat]
    player.out = True
    for zone in (player.hand, player.deck, player.area, player.engaged, player.dealt):
        for card in zone.cards[:]:
            card.in_play = False
            t.s.move(card, t.s.encounter_discard if card.of_scenario else player.discard)


def keeps_the_token(t: Table) -> None:
    fall(t, 0)
    t.first = 0


def left_with(t: Table, zone: str) -> None:
    fall(t, 2)
    card = t.lay("hydra_mercenary" if zone in ("engaged", "dealt") else "energy", zone, seat=2)
    card.in_play = zone in ("area", "engaged")


@pytest.mark.parametrize("zone", ["revealing", "boosts", "playing", "aside"])
def test_a_card_left_on_the_way_is_a_fault(zone):
    found = faults(lambda t: t.s.move(t.s.encounter.cards[-1], getattr(t.s, zone)))
    assert len(found) == 1
    assert found[0].endswith(f"lies in {zone}")


@pytest.mark.parametrize(
    ("break_it", "fault"),
    [
        (lambda t: setattr(t.s, "attacks", ((1, 2),)), "1 attacks, 0 events, 0 ways home"),
        (lambda t: setattr(t.s, "happening", 1), "0 attacks, 1 events, 0 ways home"),
        (lambda t: setattr(t.s, "returning", ((1, 2),)), "0 attacks, 0 events, 1 ways home"),
        (lambda t: setattr(t.s, "locked_to", 0), "only seat 0 may act"),
        (lambda t: setattr(t.card("villain"), "attached", ()), "is attached to a card that does not know it"),
        (lambda t: setattr(t.card("shocker"), "host", 0), "is attached to a card that does not know it"),
        (lambda t: setattr(t.card("shocker"), "owner", 0), "belongs to 0"),
        (lambda t: setattr(t.s.players[0].deck.cards[0], "owner", None), "belongs to None"),
        (lambda t: setattr(t.card("shocker"), "in_play", False), "in engaged says in_play=False"),
        (lambda t: setattr(t.s.encounter.cards[0], "in_play", True), "in encounter says in_play=True"),
        (keeps_the_token, "seat 0 is out and has the first player token"),
        *((lambda t, zone=zone: left_with(t, zone), "lies with seat 2, who is out")
          for zone in ("hand", "deck", "area", "engaged", "dealt")),
    ],
)  # fmt: skip
def test_what_is_unsound_is_named(break_it, fault):
    found = [one for one in faults(break_it) if "asks seat" not in one]
    assert len(found) == 1
    assert found[0].endswith(fault)


def test_what_lies_under_a_card_is_not_attached_to_it():
    def put_under(t: Table) -> None:
        t.lay("energy", "under").host = t.card("main_scheme").id

    assert faults(put_under) == []


def test_who_falls_last_leaves_everything_lying():
    def end(t: Table) -> None:
        t.s.players[0].out = True
        t.s.result = Result([], [0.0] * 3, Text("champions-result-villain"), "champions.game_end.villain_wins")

    assert [one for one in faults(end) if "asks seat" not in one] == []


def test_a_seat_that_is_out_is_not_asked():
    t = table(heroes=THREE)
    fall(t, 2)
    assert GAME.faults(t.s, TURN) == []
    assert GAME.faults(t.s, {2: TURN[0]}) == ["turn asks seat 2, who is out"]


def test_only_in_a_turn_everything_must_be_at_rest():
    t = table()
    t.s.move(t.s.encounter.cards[-1], t.s.revealing)
    assert GAME.faults(t.s, ASKED) == []
    assert GAME.faults(t.s, {}) == []
    assert len(GAME.faults(t.s, TURN)) == 1


# --- a log ------------------------------------------------------------------------------------------------------

ROUND = "round; turn 1; turn 2; turn 0; villain-phase; attack 1; scheme 2; attack 0; reveals; reveals; first-player"


def told(*said: str) -> Log:
    """A log of lines like `turn 1`; `stun-rhino 1` is the villain's, `stun-shocker 1` somebody else's."""
    log = Log(3)
    cards = {name: ChampionsCard(0, printed(name), None) for name in ("rhino", "shocker")}
    for card in cards.values():
        card.known = EVERYONE
    for line in "; ".join(said).split("; "):
        what, _, about = line.partition(" ")
        status, _, whose = what.partition("-")
        player: dict[str, Any] = {"player": Seat(int(about))} if about else {}
        if what in ("attack", "scheme"):
            log.say(f"enemy-{what}s", ACTIVATIONS[what == "scheme"], **player)
        elif status in ("stun", "confusion"):
            log.say(f"{status}-lost", "champions.stunned.enemy_attack_replaced", card=cards[whose], **player)
        elif what == "first-player":
            log.say(what, "champions.first_player.token_passes_clockwise")
        else:
            log.say(what, "champions.round.loops", **player)
    return log


def course(*said: str) -> list[str]:
    return everyone_once(told(*said).lines, 3, {printed("rhino").name.id})


def test_sound_rounds_have_no_faults():
    assert course(ROUND, ROUND, ROUND) == []
    assert course("reveals", ROUND.replace("turn 2; ", "turn 2; reveals; ")) == [], "revealed in setup and in a turn"


def test_a_rule_of_the_enemy_attack_is_in_force_while_an_enemy_attacks():
    t = table(heroes=THREE, engaged=["shocker"])
    assert not GAME.in_force(t.s, "champions.enemy_attack.step_order")
    for name, holds in (("spider_man", False), ("shocker", True), ("rhino", True)):
        t.s.attacks = ((t.card(name).id, 0),)
        assert GAME.in_force(t.s, "champions.enemy_attack.step_order") is holds


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("turn 2; ", "", "seat 2 has no turn"),
        ("turn 2; ", "turn 2; turn 2; ", "seat 2 has a turn too many"),
        ("scheme 2; ", "", "the villain forgets seat 2"),
        ("scheme 2; ", "attack 2; scheme 2; ", "the villain activates too often against seat 2"),
        ("scheme 2; ", "stun-rhino 2; ", ""),
        ("scheme 2; ", "confusion-rhino 2; ", ""),
        ("scheme 2; ", "stun-shocker 2; ", "the villain forgets seat 2"),
        ("scheme 2; ", "eliminated 2; ", ""),
        ("attack 1; scheme 2; ", "attack 1; eliminated 1; ", "the villain forgets seat 2"),
        ("attack 0; reveals; ", "stun-rhino 0; reveals; attack 0; ", "the villain activates too often against seat 0"),
        ("attack 0; reveals; reveals; ", "", "the villain forgets seat 0"),
    ],
)
def test_what_is_missing_or_too_much_in_any_round_is_named(old, new, fault):
    broken = ROUND.replace(old, new, 1)
    assert course(broken) == ([f"{fault} in round 1"] if fault else [])
    if "eliminated" not in new:
        assert course(ROUND, broken, ROUND) == ([f"{fault} in round 2"] if fault else [])


def test_who_is_out_has_no_turn_and_is_not_activated_against():
    fallen = ROUND.replace("turn 2; ", "").replace("scheme 2; ", "")
    assert course(ROUND, "eliminated 2", fallen) == []
    assert course(fallen.replace("turn 1; ", "turn 1; eliminated 2; ")) == [], "in the turn of another player"
    assert course(ROUND, "eliminated 2", ROUND.replace("scheme 2; ", "")) == ["seat 2 has a turn too many in round 2"]
    assert course(ROUND, "eliminated 2", ROUND.replace("turn 2; ", "")) == [
        "the villain activates too often against seat 2 in round 2"
    ]


def test_the_course_of_a_match_knows_its_villain_in_every_stage():
    t = table(heroes=THREE)
    t.s.log = told(ROUND.replace("scheme 2; ", "stun-rhino 2; "))
    assert GAME.course_faults(t.s) == []
    t.s.log = told(ROUND.replace("scheme 2; ", "stun-shocker 2; "))
    assert GAME.course_faults(t.s) == ["the villain forgets seat 2 in round 1"]


# --- a card -----------------------------------------------------------------------------------------------------

MARKED: dict[str, Any] = {
    "exhausted": True, "damage": 1, "counters": 2, "other_counters": (("arrow", 1),), "threat": 3, "stunned": True,
    "confused": True, "tough": True, "engaged": 1, "controller": 1, "attached": (3,),
}  # fmt: skip


@pytest.mark.rule("champions.in_play.leaving", "champions.in_play.new_copy", "champions.control.own_out_of_play_zones")
@pytest.mark.parametrize("mark", sorted(MARKED.keys() - {"attached"}))
def test_whatever_lay_on_a_card_is_gone_when_it_has_left_play(mark):
    t = table(heroes=THREE, in_play=["mockingbird"])
    card = t.card("mockingbird")
    setattr(card, mark, MARKED[mark])
    leave_play(t.s, card)
    blank = ChampionsCard(card.id, card.printed, 0)
    assert (getattr(card, mark), card.in_play) == (getattr(blank, mark), False)


@pytest.mark.parametrize("mark", sorted(MARKED))
def test_any_difference_that_can_be_seen_makes_two_cards_unlike(mark):
    t = table(heroes=THREE)
    one, two = t.put("hydra_mercenary"), t.lay("hydra_mercenary", "engaged")
    two.engaged = 0
    assert unlike([one, two]) == [one]
    setattr(two, mark, MARKED[mark])
    assert unlike([one, two]) == [one, two]


def test_facedown_cards_differ_by_their_owner_and_by_who_has_seen_them():
    t = table(heroes=THREE, villain="ultron")
    one, two = t.drone("energy"), t.drone("genius")
    assert unlike([one, two]) == [one]
    two.known = 1 << 2
    assert unlike([one, two]) == [one, two]
    two.known, two.owner = one.known, 1
    assert unlike([one, two]) == [one, two]
