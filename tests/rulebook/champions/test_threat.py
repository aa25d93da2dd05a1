"""Загроза, основний план, побічний план, поразка лиходія: schemes and villain stages in sequence."""

from __future__ import annotations

import pytest

from rulebound.games.champions.printed import main_scheme, per_player, two_sides
from rulebound.games.champions.words import confuse, stun, when_revealed
from rulebound.games.champions.words.nouns import THE_VILLAIN, YOUR_IDENTITY
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
        assert [(one.id, one.value, one.most) for one in shown.counters] == [("threat", target - 1, target)]
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
