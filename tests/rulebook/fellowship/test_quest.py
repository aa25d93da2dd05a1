"""Quests (Фаза пригод, проходження пригод): stages and their progress, willpower, threat and the staging area."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship.events import COMMIT
from rulebound.games.fellowship.progress import remove_progress
from rulebound.games.fellowship.words import (
    ENEMY,
    HERO,
    LOCATION,
    THIS,
    Absent,
    Exists,
    cannot,
    draw,
    each,
    each_reveals_top,
    gets,
    in_staging,
    players_cannot,
    quest,
    raise_threat,
    response,
    setup,
    two_sides,
    when_revealed,
)
from rulebound.lcg.triggers import On
from tests.fellowship_made_up import gift
from tests.fellowship_table import table

PAIR = [["gimli", "legolas"], ["aragorn", "theodred"]]
TRIO = [*PAIR, ["eowyn", "eleanor"]]


# --- stages -------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.quest.enters_side_a", "fellowship.quest.completed_stage_removed")
def test_a_completed_stage_is_removed_and_the_next_comes_with_side_a_up():
    t = table()
    completed = t.s.quest
    t.makes_progress(8)
    assert t.zone(completed) == "removed"
    assert not t.in_play(completed)
    assert t.course("stage-defeated", "stage-revealed", "turned-over")[-3:] == [
        "stage-defeated", "stage-revealed", "turned-over",
    ]  # fmt: skip
    assert t.s.quest.printed.code == "120b"
    assert t.s.quest_deck.cards[-1].printed.side == "A"


@pytest.mark.rule("fellowship.quest.side_a_then_flip")
def test_side_a_is_carried_out_completely_before_the_stage_is_turned():
    t = table(heroes=TRIO, first=1)
    t.lay(
        two_sides(quest("x1a", "New", stage=2, does=setup(each_reveals_top)), quest("x1b", "New", stage=2)),
        "quest-deck",
    )
    t.on_top("old_forest_road", "forest_gate", "enchanted_stream")
    t.makes_progress(8)
    assert t.course("stage-revealed", "reveals", "enters", "turned-over") == [
        "stage-revealed", *["reveals", "enters"] * 3, "turned-over",
    ]  # fmt: skip
    assert t.s.quest.printed.code == "x1b"


@pytest.mark.rule("fellowship.quest_deck.sequence", "fellowship.current_quest.definition")
def test_the_stages_of_the_anduin_follow_one_another():
    t = table(scenario="anduin")
    assert t.s.quest.printed.code == "126b"
    t.makes_progress(8)
    assert t.s.quest.printed.code == "127b"
    t.on_top("forest_spider", "forest_spider")
    t.makes_progress(16)
    assert t.s.quest.printed.code == "128b"
    assert t.lying("quest-deck") == []


@pytest.mark.rule("fellowship.quest_deck.sequence")
def test_at_the_fork_one_of_the_two_paths_is_taken_by_lot_and_never_both():
    last = set()
    for seed in range(1, 9):
        t = table(seed=seed)
        t.makes_progress(8)
        t.makes_progress(2, "", "?find/king_spider")
        last.add(t.s.quest.printed.code)
        assert t.lying("quest-deck") == []
    assert last == {"121b", "122b"}


@pytest.mark.rule("fellowship.quest.advance_immediately")
def test_legolas_completes_the_stage_in_the_middle_of_combat():
    t = table(heroes=[["legolas"]], engaged=["eastern_crows"])
    t.makes_progress(7)
    assert t.s.quest.printed.code == "119b"
    t.attack("eastern_crows", "legolas", answers=["response-defeat/use:legolas"])
    assert t.s.phase == "combat"
    assert t.s.quest.printed.code == "120b"


@pytest.mark.rule("fellowship.quest.advance_immediately")
def test_what_bars_the_completion_of_a_stage_is_asked_anew_when_it_is_gone():
    t = table(scenario="anduin", staging=["hill_troll"])
    t.makes_progress(8)
    assert (t.s.quest.printed.code, t.progress()) == ("126b", 8)
    t.leaves("hill_troll")
    assert t.s.quest.printed.code == "127b"


@pytest.mark.rule("fellowship.quest.no_carry_over")
def test_surplus_progress_is_lost():
    t = table()
    t.makes_progress(10)
    assert t.s.quest.printed.code == "120b"
    assert t.progress() == 0


# --- willpower and threat -----------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.willpower.contribution")
def test_only_who_is_committed_adds_willpower():
    t = table(heroes=[["eowyn", "aragorn"]])
    t.commits("aragorn")
    assert t.committed == 2
    t.quest()
    assert t.progress() == 2


@pytest.mark.rule("fellowship.threat.floor")
def test_gandalf_does_not_take_threat_below_zero():
    t = table(heroes=[["gimli"], ["aragorn"]], first=1)
    t.dial(2, 20)
    gandalf = t.hold("gandalf")[0]
    t.enters(gandalf, "response-enter/use:gandalf", "choose-one/threat", seat=0)
    assert t.threats == [0, 20]


@pytest.mark.rule("fellowship.threat.elimination_level")
@pytest.mark.parametrize(("dial", "more", "out"), [(49, 1, True), (48, 1, False), (45, 8, True)])
def test_who_reaches_fifty_is_out_at_once(dial: int, more: int, out: bool):
    t = table(heroes=TRIO, first=1)
    t.dial(20, dial, 20)
    t.raises(more, seat=1)
    assert t.out(1) == out
    assert not t.out(0)


@pytest.mark.rule("fellowship.starting_threat.sum")
@pytest.mark.parametrize(("names", "threat"), [(("aragorn", "theodred", "gloin"), 29), (("gimli",), 11)])
def test_the_dial_starts_at_the_threat_costs_of_all_heroes(names: tuple[str, ...], threat: int):
    t = table(heroes=[["eowyn"], names])
    assert t.threats == [9, threat]


# --- the staging area ---------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.staging.always")
def test_cards_are_staged_although_nobody_is_committed():
    t = table(heroes=PAIR)
    t.on_top("old_forest_road", "forest_gate")
    t.steps(["commit", "commit_actions", "begin_staging", "stage"])
    assert t.committed == 0
    assert t.staging() == ["old_forest_road", "forest_gate"]


@pytest.mark.rule("fellowship.staging.location_threat")
def test_locations_in_the_staging_area_add_their_threat():
    t = table(staging=["old_forest_road", "forest_gate"])
    assert t.staged == 3


@pytest.mark.rule("fellowship.staging.enemy_threat")
def test_an_enemy_in_the_staging_area_adds_its_threat_and_attacks_nobody():
    t = table(heroes=[["gimli"]], staging=["forest_spider"])
    assert t.staged == 2
    t.phase("combat")
    assert t.lines("enemy-attacks") == []
    assert t.damage("gimli") == 0


@pytest.mark.rule("fellowship.staging.not_at_location")
def test_the_enchanted_stream_in_the_staging_area_lets_everybody_draw():
    t = table(heroes=PAIR, staging=["enchanted_stream"])
    t.phase("resource")
    assert t.sizes("hand") == [1, 1]


@pytest.mark.rule("fellowship.staging.placed_by_type")
def test_what_is_staged_lies_where_its_type_belongs():
    t = table(heroes=[["gimli"]])
    t.on_top("old_forest_road", "under_the_shadow")
    t.reveal("forest_spider")
    t.reveal("gandalfs_map")
    t.reveal("evil_storm")
    assert t.staging() == ["forest_spider", "gandalfs_map", "old_forest_road"]
    assert t.zone("evil_storm") == "encounter-discard"


@pytest.mark.rule("fellowship.exhaust.not_twice", "fellowship.cannot.absolute")
def test_why_somebody_cannot_commit_is_told():
    t = table(heroes=[["gimli"], ["aragorn", "theodred", "gloin"], ["eowyn"]], first=1)
    t.card("theodred").exhausted = True
    t.step("commit", until="commit")
    for name, rules in (
        ("aragorn", []),
        ("theodred", ["fellowship.exhaust.not_twice"]),
        ("gimli", ["fellowship.character.two_types"]),
    ):
        assert [verdict.rule for verdict in t.match.why_not(1, t.card(name)) if not verdict.met] == rules
    t.give("commit/aragorn")
    picked = t.match.why_not(1, t.card("aragorn"))[0]
    assert (picked.text.id, picked.rule, picked.met) == ("why-not-asked", "fellowship.step.3_2_order", False)


@pytest.mark.rule("fellowship.quest.side_a_then_flip")
def test_both_sides_of_a_stage_speak_to_the_first_player_and_side_a_ends_when_it_is_turned():
    sides = two_sides(
        quest(
            "made-up-a",
            "Beginning",
            stage=1,
            does=when_revealed(raise_threat(2)),
            always=gets("attack", 1, each(HERO)),
        ),
        quest("made-up-b", "Beginning", stage=1, quest_points=3, does=when_revealed(raise_threat(3))),
    )
    t = table(heroes=TRIO, first=1)
    t.dial(20, 20, 20)
    before = t.strength("gimli")
    t.lay(sides, "quest-deck")
    t.stage("made-up-b")
    assert t.threats == [20, 25, 20]
    assert t.strength("gimli") == before


def stands(t, condition):
    """The last stage, with all of its progress, which cannot be defeated while something is so."""
    last = quest("made-up-d", "Last", stage=9, quest_points=3, always=cannot("be-defeated", THIS, condition))
    t.lay(two_sides(quest("made-up-c", "Last", stage=9), last), "quest-deck")
    t.stage("made-up-d")
    t.s.quest_deck.cards.clear()
    t.s.quest.progress = 3


@pytest.mark.rule("fellowship.quest.advance_immediately")
def test_a_stage_that_waited_for_the_last_location_to_leave_the_staging_area_is_complete_when_the_players_travel():
    t = table(heroes=TRIO, first=1, staging=["forest_gate"])
    stands(t, Exists(each(in_staging(LOCATION))))
    t.travel("forest_gate")
    assert t.won()


@pytest.mark.rule("fellowship.quest.advance_immediately")
def test_a_stage_that_waited_for_an_enemy_is_complete_when_one_enters_the_staging_area():
    t = table(heroes=TRIO, first=1)
    stands(t, Absent(each(in_staging(ENEMY))))
    t.reveal("hill_troll")
    assert t.won()


@pytest.mark.rule("fellowship.step.3_2_order")
def test_that_a_character_commits_is_answered_by_its_player():
    mine = On(COMMIT, "this-commits", lambda s, e, card, seat: e.seat == seat)
    t = table(heroes=TRIO, first=1)
    for seat in range(3):
        gift(t, response(mine, raise_threat(1)), seat=seat)
    t.step("commit", "p1>commit/aragorn", "p1>commit/done", "p1>response-commit/gift")
    assert t.who("response-commit") == [1]


@pytest.mark.rule("fellowship.quest.no_carry_over")
def test_progress_is_taken_off_as_far_as_there_is_some_and_else_not_spoken_of():
    t = table(heroes=TRIO, first=1)
    t.makes_progress(3)
    assert [remove_progress(t.s, t.s.quest, n, "fellowship.quest.no_carry_over") for n in (0, 2, 2, 2)] == [0, 2, 1, 0]
    assert [line["n"] for line in t.lines("progress-removed")] == ["2", "1"]
    assert t.progress() == 0


@pytest.mark.rule("fellowship.quest.enters_side_a", "fellowship.quest.side_a_then_flip")
def test_what_side_a_says_holds_while_it_is_carried_out():
    sides = two_sides(
        quest("made-up-g", "Silence", stage=2, does=when_revealed(draw(1)), always=players_cannot("draw")),
        quest("made-up-h", "Silence", stage=2, quest_points=3, does=when_revealed(draw(1))),
    )
    t = table(heroes=TRIO, first=1)
    t.lay(sides, "quest-deck")
    t.makes_progress(8)
    assert t.s.quest.printed.code == "made-up-h"
    assert t.sizes("hand") == [0, 1, 0]
