"""What cards of the scenario say, word by word: three players, the first is not seat 0, "you" is another one."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.fellowship.events import CLAIM, ENGAGE, Reveal
from rulebound.games.fellowship.words import (
    EACH_PLAYER,
    HERO,
    THE_MOST_THREATENED,
    Absent,
    add_to_staging,
    an,
    attach_this,
    cancel_and_replace,
    cancel_when_revealed,
    capture,
    claim_this,
    come_into_staging,
    each,
    each_reveals_top,
    engage_this,
    face_down,
    facedown_enemy,
    forced,
    look_at_encounter,
    loses_when,
    named,
    next_stage_at_random,
    objective,
    raise_threat,
    resolve_when_revealed,
    response,
    reveal_more,
    set_aside,
    shadow,
    stage_guarded,
    surge,
    treachery,
    when_revealed,
)
from rulebound.games.fellowship.words.scenario import put_face_down
from rulebound.lcg.events import ENTER
from rulebound.lcg.moment import Moment
from tests.fellowship_made_up import always, code, foe, gift, law, seat_of, three

ORC = facedown_enemy("Orc Guard", attack=1, defense=1, hit_points=1)


def whisper(n: int, **more: Any) -> Any:
    """A treachery that raises the threat of who reveals it."""
    return treachery(code(), "Whisper", does=when_revealed(raise_threat(n)), **more)


# --- the encounter deck -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "deck", "pile", "possible"),
    [
        ("quest", 0, 1, True), ("travel", 0, 1, False), ("quest", 0, 0, False), ("travel", 1, 0, True),
        ("quest", 1, 0, True), ("travel", 1, 1, True),
    ],
)  # fmt: skip
def test_more_cards_can_be_revealed_while_there_are_some(phase, deck, pile, possible):
    t = three()
    t.empty("encounter", "removed")
    t.empty("encounter-discard", "removed")
    for zone, n in (("encounter", deck), ("encounter-discard", pile)):
        for _ in range(n):
            t.lay("evil_storm", zone)
    t.s.phase = phase
    assert t.could(reveal_more(1), by="quest") is possible


def test_whoever_is_told_to_reveal_more_cards_reveals_them_and_they_are_counted():
    t = three()
    t.empty("encounter", "removed")
    t.empty("encounter-discard", "removed")
    t.on_top(whisper(1), whisper(2))
    m: Moment[Any] = Moment(t.card("quest"), 2)
    assert t.run(reveal_more(3).run(t.s, m)) is True
    assert t.threats == [10, 10, 13]
    assert m.count == 2
    assert t.run(reveal_more(3).run(t.s, m)) is False
    assert m.count == 0


def test_each_player_in_order_reveals_a_card():
    t = three()
    t.on_top(whisper(1), whisper(2), whisper(3))
    t.resolve(each_reveals_top, by="quest", seat=0)
    assert t.threats == [13, 11, 12]


def test_who_falls_meanwhile_reveals_nothing():
    t = three()
    t.dial(10, 10, 49)
    t.on_top(whisper(1, keywords={"doomed": 1}), whisper(2), whisper(3))
    t.resolve(each_reveals_top, by="quest", seat=0)
    assert t.fallen == [2]
    assert t.threats[:2] == [10 + 1 + 2, 10 + 1 + 1]


def test_surge_is_gained_by_what_is_being_revealed_and_by_nothing_else():
    t = three()
    assert t.resolve(surge, by="quest") is True
    t.on_top(whisper(2), whisper(4), whisper(8))
    t.reveal(treachery(code(), "Haste", does=when_revealed(surge, surge)), seat=2)
    assert t.threats == [10, 10, 16]


@pytest.mark.parametrize("also", [True, False])
def test_a_card_is_searched_for_in_the_deck_and_perhaps_in_the_discard_pile(also):
    t = three()
    t.lay(foe(name="Rare"), "encounter-discard")
    found = t.resolve(add_to_staging(named("Rare"), also_discard=also), by="quest", seat=2)
    assert (found, t.staging()) == ((True, ["rare"]) if also else (False, []))


def test_what_was_found_in_the_encounter_deck_is_shown_to_all_and_who_searched_chooses():
    t = three()
    one, other = t.lay(foe(name="Rare"), "encounter"), t.lay(foe(name="Rare"), "encounter")
    assert not any(t.known(card, seat) for card in (one, other) for seat in range(3))
    t.resolve(add_to_staging(named("Rare")), by="quest", seat=2, until="find")
    assert t.choice.seat == 2
    assert all(t.known(card, seat) for card in (one, other) for seat in range(3))
    t.give("find/rare").finish()
    left = one if other.in_play else other
    assert not any(t.known(left, seat) for seat in range(3))
    assert t.lies(left, "encounter")


@pytest.mark.parametrize(("may_sink", "answer"), [(False, ""), (True, "sink"), (True, "leave-it")])
def test_who_looks_at_the_top_card_of_the_encounter_deck_alone_knows_it_and_may_sink_it(may_sink, answer):
    t = three()
    t.on_top("evil_storm", "forest_gate")
    (top, below), size = t.s.encounter.cards[:-3:-1], len(t.s.encounter)
    answers = [f"p2>sink/{answer}"] if may_sink else []
    assert t.resolve(look_at_encounter(may_sink=may_sink), *answers, by="gimli", seat=2) is True
    assert [t.known(top, seat) for seat in range(3)] == [False, False, True]
    assert not t.known(below, 2)
    sunk = answer == "sink"
    assert t.s.encounter.cards[-1] is (below if sunk else top)
    assert (t.s.encounter.cards[0] is top) is sunk
    assert len(t.s.encounter) == size


# --- revealing --------------------------------------------------------------------------------------------------


def test_a_card_that_is_to_be_replaced_is_so_whatever_else_cancels_it():
    for effects in ((cancel_and_replace, cancel_when_revealed), (cancel_when_revealed, cancel_and_replace)):
        t = three(staging=["forest_spider"])
        event = Reveal(t.card("forest_spider"), 2)
        for effect in effects:
            t.run(effect.run(t.s, Moment(t.card("gimli"), 0, event=event)))
        assert (event.cancelled, event.replaced) == (True, True)
    event = Reveal(t.card("forest_spider"), 2)
    t.run(cancel_when_revealed.run(t.s, Moment(t.card("gimli"), 0, event=event)))
    assert (event.cancelled, event.replaced) == (True, False)


def test_what_a_shadow_card_says_when_it_is_revealed_is_said_to_the_first_player():
    t = three()
    t.put("wolf_rider", engaged=2)
    t.enemy_attacks(
        "wolf_rider", "p2>defend/eowyn",
        shadow=treachery(code(), "Echo", does=(when_revealed(raise_threat(1)), shadow(resolve_when_revealed))),
    )  # fmt: skip
    assert t.threats == [10, 11, 10]


def test_of_several_with_the_highest_threat_the_first_player_picks_one_who_picks_the_hero():
    t = three()
    t.dial(30, 10, 30)
    gift(t, response(seat_of(ENTER, 2), raise_threat(1)), seat=0)
    web = t.lay("caught_in_a_web", "revealing")
    answers = ["p1>choose/p2", "p2>attach/eleanor", "p0>response-enter/gift"]
    assert t.resolve(attach_this(THE_MOST_THREATENED), *answers, by=web, seat=1) is True
    assert t.host(web) == "eleanor"
    assert t.lies(web, "area", seat=2)


# --- stages -----------------------------------------------------------------------------------------------------


def test_one_card_of_the_next_stage_is_left_and_later_stages_stay():
    t = three()
    stages = [card.printed.stage for card in t.s.quest_deck.cards]
    assert sorted(stages) == [2, 3, 3]
    assert t.resolve(next_stage_at_random, by="quest") is True
    assert sorted(card.printed.stage for card in t.s.quest_deck.cards) == [2, 3, 3]
    assert t.s.quest_deck.cards[-1].printed.stage == 2
    t.s.move(t.s.quest_deck.cards[-1], t.s.removed)
    gone = len(t.s.removed)
    assert t.resolve(next_stage_at_random, by="quest") is True
    assert [card.printed.stage for card in t.s.quest_deck.cards] == [3]
    assert len(t.s.removed) == gone + 1
    t.s.move(t.s.quest_deck.cards[-1], t.s.removed)
    assert t.resolve(next_stage_at_random, by="quest") is False


# --- objectives -------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.objective.claim", "fellowship.objective.controller", "fellowship.guarded.no_claim")
def test_an_objective_is_claimed_for_one_hero_and_that_is_answered_and_looked_at():
    t = three()
    key = t.put(objective(code(), "Relic"))
    gift(t, response(seat_of(CLAIM, 2), raise_threat(1)), seat=0)
    t.put(foe())
    law(t, holds=loses_when(Absent(each(named("Foe")))))
    assert t.could(claim_this(an(HERO)), by=key)
    t.resolve(claim_this(an(HERO)), "p1>attach/eowyn", "p0>response-claim/gift", by=key, seat=2)
    assert (t.controller(key), t.host(key), t.attached("eowyn")) == (2, "eowyn", ["relic"])
    assert t.lies(key, "area", seat=2)
    assert t.threats == [11, 10, 10]
    assert not t.could(claim_this(an(HERO)), by=key)
    guarded = t.put(objective(code(), "Hoard"))
    t.s.attach(t.card("foe"), guarded)
    assert not t.could(claim_this(an(HERO)), by=guarded)


@pytest.mark.rule("fellowship.objective.claim", "fellowship.restricted.third")
def test_a_third_restricted_card_is_too_many_before_the_claim_is_answered():
    t = three()
    for name in ("One", "Two"):
        t.put(objective(code(), name, keywords="restricted"))
        t.resolve(claim_this(an(HERO)), "p1>attach/eowyn", by=name.lower(), seat=2)
    third = t.put(objective(code(), "Three", keywords="restricted"))
    gift(t, response(always(CLAIM), raise_threat(1)), seat=0)
    t.resolve(claim_this(an(HERO)), "p1>attach/eowyn", "p2>restricted/one", "p0>response-claim/gift", by=third, seat=2)
    assert t.attached("eowyn") == ["two", "three"]
    assert t.prompts()[-2:] == ["restricted", "response-claim"]


@pytest.mark.rule("fellowship.objective.claim", "fellowship.win.extra_conditions")
def test_what_follows_from_a_claim_may_end_the_game():
    t = three()
    key = t.put(objective(code(), "Relic"))
    law(t, forced(always(CLAIM), raise_threat(5)), holds=loses_when(ThreatIs15()))
    t.resolve(claim_this(an(HERO)), "p1>attach/eowyn", by=key, seat=2)
    assert t.over


class ThreatIs15:
    """A condition: somebody has a threat of 15."""

    def holds(self, s: Any, m: Any) -> bool:
        return any(player.threat == 15 for player in s.players)


def test_guards_are_revealed_by_the_first_player_from_a_shuffled_deck():
    t = three()
    relic = t.lay(objective(code(), "Relic"), "encounter")
    t.empty("encounter", "removed", leave=0)
    t.s.move(relic, t.s.encounter)
    t.lay(whisper(3), "encounter")
    assert t.resolve(stage_guarded(named("Relic")), by="quest", seat=0) is True
    assert (t.staging(), t.threats) == (["relic"], [10, 13, 10])
    assert t.resolve(stage_guarded(named("Relic")), by="quest", seat=0) is False


def test_what_was_set_aside_hears_from_there_and_once_it_is_in_the_staging_area():
    t = three()
    t.lay(foe(forced(always(CLAIM), raise_threat(1)), name="Rare"), "encounter")
    t.resolve(set_aside(named("Rare")), by="quest")
    rare = t.card("rare")
    assert t.lies(rare, "beside")
    heard = [entry for entry in t.s.listeners.get(CLAIM, ()) if entry[0] == rare.id]
    assert len(heard) == 1
    assert t.resolve(come_into_staging, by=rare) is True
    assert (t.lies(rare, "staging"), rare.in_play) == (True, True)
    assert [entry for entry in t.s.listeners.get(CLAIM, ()) if entry[0] == rare.id] == heard
    assert t.resolve(come_into_staging, by=rare) is False


def test_a_hero_of_any_player_is_captured_and_nobody_twice():
    t = three()
    for n in range(1, 4):
        t.resolve(capture, by="quest")
        assert sum(card.captive for card in t.s.cards) == n


# --- face down --------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.card_type.change")
def test_the_top_card_of_a_deck_engages_its_player_face_down():
    t = three()
    t.s.shuffle(t.s.players[2].deck)
    top, size = t.s.players[2].deck.cards[-1], len(t.s.players[2].deck)
    gift(t, response(seat_of(ENGAGE, 2), raise_threat(1)), seat=0)
    t.run(put_face_down(t.s, 2, ORC), "p0>response-engage/gift")
    assert (top.place, top.facedown_as, top.engaged) == (t.s.players[2].engaged.place, ORC, 2)
    assert (top.owner, top.controller, top.in_play, top.kind) == (2, None, True, "enemy")
    assert not any(t.known(top, seat) for seat in range(3))
    assert len(t.s.players[2].deck) == size - 1


@pytest.mark.rule("fellowship.card_type.change")
def test_who_is_out_or_has_no_deck_is_met_by_nobody_and_one_deck_is_enough_to_do_it():
    t = three()
    t.empty("deck", "discard", 1)
    assert t.could(face_down(ORC, EACH_PLAYER), by="quest")
    t.resolve(face_down(ORC, EACH_PLAYER), by="quest", seat=1)
    assert [len(player.engaged) for player in t.s.players] == [1, 0, 1]
    t.s.players[2].out = True
    t.run(put_face_down(t.s, 2, ORC))
    assert [len(player.engaged) for player in t.s.players] == [1, 0, 1]
    t.s.players[2].out = False
    for seat in (0, 2):
        t.empty("deck", "discard", seat)
    assert not t.could(face_down(ORC, EACH_PLAYER), by="quest")


def test_a_shadow_card_that_engages_enters_play_first_for_the_attacked_player():
    t = three()
    t.put("wolf_rider", engaged=2)
    gift(t, response(seat_of(ENTER, 2), raise_threat(1)), seat=0)
    swarm = foe(shadow(engage_this), name="Swarm")
    t.enemy_attacks("wolf_rider", "p2>defend/eowyn", "p0>response-enter/gift", shadow=swarm)
    assert t.engaged(2) == ["wolf_rider", "swarm"]
    assert t.course("enters", "engages")[-2:] == ["enters", "engages"]
