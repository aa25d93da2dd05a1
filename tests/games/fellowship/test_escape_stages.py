"""Escape from Dol Guldur: its three stages, from the prisoner to the flight from the Nazgûl."""

from __future__ import annotations

from rulebound.games.fellowship.captivity import captives
from tests.fellowship_table import Table, begun, table

TRIO = [["aragorn", "theodred"], ["gimli", "gloin"], ["eowyn", "legolas"]]
OBJECTIVES = ["gandalfs_map", "dungeon_torch", "shadow_key"]


def prisoners(t: Table) -> list[str]:
    return t.names(captives(t.s))


def claimed(t: Table, *names: str) -> None:
    """Each objective is claimed by another player, for a hero that is free."""
    for name in names:
        seat = OBJECTIVES.index(name)
        t.put(name)
        t.use(name, f"?attach/{t.called(t.s.heroes_of(seat)[0])}", seat=seat)


# --- 1: The Necromancer's Tower -----------------------------------------------------------------------------------


def test_the_necromancers_tower_begins_with_guarded_objectives_and_the_nazgul_beside():
    t = begun(*TRIO, scenario="dol_guldur", first=1, seed=7)
    assert all(t.zone(name) == "staging" for name in OBJECTIVES)
    assert t.zone("nazgul_of_dol_guldur") == "beside"
    assert not t.in_play("nazgul_of_dol_guldur")
    assert [t.attached(name) for name in OBJECTIVES] == [
        ["enchanted_stream"],
        ["great_forest_web"],
        ["necromancers_pass"],
    ]


def test_one_hero_by_chance_is_a_prisoner():
    taken = {prisoners(table(heroes=TRIO, scenario="dol_guldur", seed=seed))[0] for seed in range(1, 7)}
    assert len(taken) > 2
    assert len(prisoners(table(heroes=TRIO, scenario="dol_guldur"))) == 1


def test_the_prisoner_cannot_be_used_or_hurt_and_collects_nothing():
    t = table(heroes=TRIO, scenario="dol_guldur", hand=["grim_resolve"])
    (name,) = prisoners(t)
    t.hurt(name, 2)
    assert t.damage(name) == 0
    t.step("collect_resources")
    assert t.resources(name) == 0
    assert sum(t.resources(hero) for own in TRIO for hero in own) == 5
    t.steps(["commit"])
    assert not any(name in one for choice in t.asked for one in t.names([o.on for o in choice.options if o.on]))


def test_the_players_as_a_group_play_one_ally_a_round_in_the_tower():
    t = table(heroes=TRIO, scenario="dol_guldur", hand=["snowbourn_scout"], hands={1: ["veteran_axehand", "gandalf"]})
    for own in TRIO:
        for name in own:
            t.pools(**{name: 5})
    t.play("veteran_axehand", "?pay/gimli", "?pay/gimli", seat=1)
    assert t.why_not("play", "gandalf") == ["fellowship.cannot.absolute"]
    assert t.why_not("play", "snowbourn_scout") == ["fellowship.cannot.absolute"]
    t.enters(t.hold("gleowine", seat=2)[0], seat=2)
    assert t.in_play("gleowine")
    t.steps(["end_round", "begin_round"])
    assert t.can("play", "snowbourn_scout")


def test_the_tower_is_left_only_with_an_objective():
    t = table(heroes=TRIO, scenario="dol_guldur")
    t.makes_progress(9)
    assert t.card("quest").printed.code == "123b"
    claimed(t, "gandalfs_map")
    assert t.card("quest").printed.code == "124b"


# --- 2: Through the Caverns ---------------------------------------------------------------------------------------


def test_progress_in_the_caverns_rescues_the_prisoner_and_calls_the_nazgul():
    t = table(heroes=TRIO, scenario="dol_guldur", first=1)
    (name,) = prisoners(t)
    t.stage("through_the_caverns")
    t.makes_progress(1, "", "p1>response-progress/use:through_the_caverns")
    assert prisoners(t) == []
    assert t.damage(name) == 1
    assert t.zone("nazgul_of_dol_guldur") == "staging"
    t.makes_progress(1)
    assert t.prompts().count("response-progress") == 1
    t.engage("nazgul_of_dol_guldur")
    defender = t.called(t.s.heroes_of(0)[0])
    t.enemy_attacks("nazgul_of_dol_guldur", f"defend/{defender}", shadow="ungoliants_spawn", until="discard")
    assert t.who("discard") == [0]  # what it does when its shadow effects resolve is in force


def test_the_rescue_is_a_response_that_may_wait_and_needs_progress_on_the_stage():
    t = table(heroes=TRIO, scenario="dol_guldur", active="forest_gate")
    t.stage("through_the_caverns")
    t.makes_progress(2)
    assert "response-progress" not in t.prompts()
    t.makes_progress(3, "", "response-progress/pass")
    assert len(prisoners(t)) == 1
    assert t.zone("nazgul_of_dol_guldur") == "beside"


def test_in_the_caverns_too_the_group_plays_one_ally_a_round():
    t = table(heroes=TRIO, scenario="dol_guldur", hands={1: ["veteran_axehand", "gandalf"]})
    t.stage("through_the_caverns")
    t.pools(gimli=5, gloin=5)
    t.play("veteran_axehand", "?pay/gimli", "?pay/gimli", seat=1)
    assert t.why_not("play", "gandalf") == ["fellowship.cannot.absolute"]


def test_the_caverns_are_left_with_all_three_objectives_and_the_rescued_prisoner():
    t = table(heroes=TRIO, scenario="dol_guldur")
    t.stage("through_the_caverns")
    claimed(t, "gandalfs_map", "dungeon_torch")
    t.makes_progress(15, "", "response-progress/use:through_the_caverns")
    assert t.card("quest").printed.code == "124b"
    claimed(t, "shadow_key")
    assert t.card("quest").printed.code == "125b"


def test_the_caverns_are_not_left_without_the_prisoner():
    t = table(heroes=TRIO, scenario="dol_guldur")
    t.stage("through_the_caverns")
    claimed(t, *OBJECTIVES)
    t.makes_progress(15, "", "response-progress/pass")
    assert t.card("quest").printed.code == "124b"
    t.makes_progress(1, "", "response-progress/use:through_the_caverns")
    assert t.card("quest").printed.code == "125b"


# --- 3: Out of the Dungeons ---------------------------------------------------------------------------------------


def test_out_of_the_dungeons_an_orc_guard_engages_each_player_at_the_beginning_of_every_quest_phase():
    t = table(heroes=TRIO, scenario="dol_guldur", first=1)
    t.stage("out_of_the_dungeons")
    assert [len(t.engaged(seat)) for seat in range(3)] == [0, 0, 0]
    t.step("begin_quest")
    assert [len(t.engaged(seat)) for seat in range(3)] == [1, 1, 1]
    t.step("begin_travel")
    t.step("begin_quest")
    assert [len(t.engaged(seat)) for seat in range(3)] == [2, 2, 2]


def test_the_players_escape_with_seven_progress_when_the_nazgul_is_not_in_play():
    t = table(heroes=TRIO, scenario="dol_guldur")
    t.stage("out_of_the_dungeons")
    t.makes_progress(6)
    assert not t.over
    t.makes_progress(1)
    assert t.won()


def test_nobody_escapes_before_the_nazgul_is_destroyed():
    t = table(heroes=TRIO, scenario="dol_guldur", staging=["nazgul_of_dol_guldur"])
    t.stage("out_of_the_dungeons")
    t.makes_progress(9)
    assert not t.over
    t.hurt("nazgul_of_dol_guldur", 9)
    assert t.won()
