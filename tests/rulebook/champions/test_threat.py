"""Загроза, основний план, побічний план, поразка лиходія: schemes and villain stages in sequence."""

from __future__ import annotations

import pytest

from rulebound.games.champions.printed import main_scheme, per_player, two_sides
from rulebound.games.champions.threat import place_threat, remove_threat
from rulebound.games.champions.words import (
    THIS,
    THREAT_PLACED_HERE_IN_STEP_ONE,
    cannot,
    confuse,
    draw,
    forced_response,
    stun,
    when_revealed,
)
from rulebound.games.champions.words.nouns import THE_VILLAIN, YOUR_IDENTITY
from tests.champions_made_up import THREE, code, law, three
from tests.champions_table import table

made_up = two_sides(
    main_scheme("made-up-a", "Made Up", stage="2A", does=when_revealed(stun(YOUR_IDENTITY))),
    main_scheme(
        "made-up-b", "Made Up", stage="2B", start_threat=per_player(2), target_threat=per_player(9),
        does=when_revealed(confuse(THE_VILLAIN)),
    ),
)  # fmt: skip


@pytest.mark.rule("champions.threat_token.tracks_schemes")
def test_threat_lies_on_the_scheme_it_was_placed_on():
    t = table(side=["crowd_control"])
    t.place_threat(3, on="crowd_control")
    assert (t.threat("crowd_control"), t.threat()) == (2 + 3, 0)


@pytest.mark.rule("champions.acceleration_token.raises_step_one_threat", "champions.main_scheme.step_one_threat")
def test_step_one_places_the_acceleration_of_the_scheme_and_its_tokens():
    t = table(heroes=["spider_man", "captain_marvel"])
    t.step("villain_threat")
    assert t.threat() == 2
    t = table()
    t.acceleration = 2
    t.step("villain_threat")
    assert t.threat() == 3


@pytest.mark.rule("champions.main_scheme.old_stage_removed", "champions.main_scheme.excess_not_carried")
@pytest.mark.rule("champions.main_scheme.acceleration_tokens_carried")
def test_the_next_stage_takes_over_without_the_threat_but_with_the_tokens():
    t = table(villain="klaw", threat=5)
    t.acceleration = 2
    old = t.card("main_scheme")
    t.place_threat(4)
    assert not old.in_play
    assert t.lies(old, "removed")
    assert t.card("main_scheme").printed.code == "01117b"
    assert t.threat() == 0
    assert t.acceleration == 2


TARGETS = {"rhino": [7], "klaw": [6, 8], "ultron": [3, 10, 5]}


@pytest.mark.rule("champions.target_threat.definition")
@pytest.mark.parametrize("heroes", [["spider_man"], ["spider_man", "captain_marvel"]], ids=["one", "two"])
@pytest.mark.parametrize("villain", TARGETS)
def test_the_scheme_deck_advances_at_the_target_and_not_before(villain, heroes):
    t = table(villain=villain, heroes=heroes)
    for number, per_head in enumerate(TARGETS[villain], start=1):
        scheme = t.card("main_scheme")
        target = per_head * len(heroes)
        scheme.threat = 0
        t.place_threat(target - 1)
        assert (t.card("main_scheme"), scheme.printed.stage, t.over) == (scheme, f"{number}B", False)
        (shown,) = t.seen(0, "main-scheme")
        threat = next(one for one in shown.counters if one.id == "threat")
        assert (threat.value, threat.most) == (target - 1, target)
        t.place_threat(1)
        if number < len(TARGETS[villain]):
            assert t.scheme_stage == f"{number + 1}B"
    assert t.over


@pytest.mark.rule("champions.main_scheme.new_stage_when_revealed", "champions.main_scheme.starting_threat")
def test_a_new_stage_resolves_side_a_then_side_b_and_gets_its_starting_threat(monkeypatch):
    t = table(heroes=["spider_man", "captain_marvel"])
    t.lay(made_up, "scheme-deck")
    monkeypatch.setattr(t.card("main_scheme").printed, "loses", False)
    t.advance()
    assert t.scheme_stage == "2B"
    assert t.threat() == 4
    order = t.course("gets-stunned", "scheme-stage", "gets-confused")
    assert order == ["gets-stunned", "scheme-stage", "gets-confused"]


@pytest.mark.rule("champions.side_scheme.starting_threat")
def test_side_schemes_enter_with_their_starting_threat():
    t = table(heroes=["spider_man", "captain_marvel"])
    for name, threat in (("highway_robbery", 6), ("the_doomsday_chair", 8)):
        t.put(name)
        assert t.threat(name) == threat


@pytest.mark.rule("champions.side_scheme.stays_while_threat", "champions.side_scheme.thwartable")
def test_a_side_scheme_stays_until_its_last_threat_is_thwarted():
    t = table(side=["crowd_control"])
    t.card("crowd_control").threat = 2
    t.thwart("spider_man")
    t.step("end_round")
    assert t.in_play("crowd_control")
    t.card("spider_man").exhausted = False
    t.thwart("spider_man")
    assert t.discarded("crowd_control")


@pytest.mark.rule("champions.villain_defeat.stage_removed_from_game", "champions.villain_defeat.dial_reset")
@pytest.mark.rule("champions.villain_defeat.tokens_stay", "champions.when_revealed.triggers_on_reveal")
def test_a_beaten_stage_leaves_the_game_and_the_next_has_all_its_hit_points():
    t = table(heroes=["spider_man", "captain_marvel"])
    stage = t.card("villain").printed
    t.card("villain").counters = 2
    t.hurt("villain", 40)
    assert stage in [card.printed for card in t.pile("removed").cards]
    assert t.villain_stage == "II"
    assert t.hit_points("rhino") == 30
    assert t.counters("villain") == 2
    assert t.in_play("breakin_takin")  # the When Revealed of stage II


@pytest.mark.rule("champions.game_end.villain_wins", "champions.main_scheme.advances_at_target")
def test_the_game_is_lost_by_what_the_stage_says_or_when_there_is_no_other():
    for villain, stage in (("ultron", "1B"), ("klaw", "1B")):
        t = table(heroes=THREE, villain=villain)
        assert t.scheme_stage == stage
        loses = main_scheme(code(), "Doom", stage="1B", target_threat=1, loses=True)
        if villain == "ultron":
            t.card("main_scheme").printed = loses
        else:
            t.empty("scheme-deck", "removed")
        t.advance()
        assert t.over
        assert t.result.rule == "champions.game_end.villain_wins"
    t = table(heroes=THREE, villain="klaw")
    t.card("main_scheme").printed = main_scheme(code(), "Short", stage="1B", target_threat=1)
    t.place_threat(1)
    assert not t.over
    assert t.scheme_stage == "2B"


@pytest.mark.rule("champions.threat_token.tracks_schemes")
def test_no_threat_is_no_threat_and_what_is_gone_gets_none():
    t = three()
    scheme = t.card("main_scheme")
    scheme.printed = two_sides(
        main_scheme(code(), "Trap", stage="1A"),
        main_scheme(
            code(), "Trap", stage="1B", target_threat=9, does=forced_response(THREAT_PLACED_HERE_IN_STEP_ONE, draw(1))
        ),
    ).other
    t.s.activate(scheme)
    assert t.run(place_threat(t.s, scheme, 0, step_one=True)) == 0
    assert t.hand(2) == []
    assert t.run(place_threat(t.s, scheme, 1, step_one=True)) == 1
    assert len(t.hand(2)) == 1
    gone = t.lay("breakin_takin", "encounter-discard")
    assert t.place_threat(2, on=gone) == 0
    assert gone.threat == 0
    assert t.run(remove_threat(t.s, gone, 2)) == 0
    assert not t.said("scheme-defeated")


@pytest.mark.rule("champions.crisis.protects_main_scheme", "champions.cannot.absolute")
def test_threat_can_be_removed_where_there_is_some_and_nothing_forbids_it():
    t = three(threat=2, side=["breakin_takin"])
    assert t.may_be_thwarted("main_scheme")
    t.card("main_scheme").threat = 0
    assert not t.may_be_thwarted("main_scheme")
    t.card("main_scheme").threat = 1
    t.put("crowd_control")
    assert not t.may_be_thwarted("main_scheme")
    assert t.run(remove_threat(t.s, t.card("main_scheme"), 1)) == 0
    assert t.threat() == 1
    assert t.may_be_thwarted("breakin_takin")
    t = three(threat=2)
    law(t, holds=cannot("lose-threat", THIS))
    assert t.may_be_thwarted("main_scheme")
    t.card("main_scheme").in_play = False
    assert not t.may_be_thwarted("main_scheme")
