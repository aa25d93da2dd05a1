"""`rulebound campaign`: begun, shown in four languages, left in the middle of a scenario and resumed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import Command

FILE = Path("journey.json")


def written() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def change_log(**changes: object) -> None:
    """Somebody writes into the log by hand."""
    said = written()
    said["log"] |= changes
    FILE.write_text(json.dumps(said), encoding="utf-8")


@pytest.fixture
def begun(command: Command) -> Command:
    assert command(f"campaign new {FILE} --decks leadership,spirit --names Anna,Borys --expert").code == 0
    return command


def test_a_new_campaign_names_its_players_and_heroes(begun):
    log = written()["log"]
    assert [(player["name"], player["heroes"]) for player in log["players"]] == [
        ("Anna", ["1", "2", "3"]),
        ("Borys", ["7", "8", "9"]),
    ]
    assert log["expert"] is True


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Fallen heroes", "Anna: Aragorn", "Penalties (threat)", "Next: Passage Through Mirkwood"]),
        ("uk", ["Загиблі герої", "Anna: Арагорн", "Штрафи (загроза)", "Далі: Прохід через Морок-ліс"]),
        ("ru", ["Погибшие герои", "Anna: Aragorn", "Штрафы (угроза)", "Далее: Путь через Лихолесье"]),
        ("pl", ["Polegli bohaterowie", "Anna: Aragorn", "Kary (zagrożenie)", "Przeprawa przez Mroczną Puszczę"]),
    ],
)
def test_the_log_is_shown_as_the_rulebook_lays_it_out(begun, lang, words):
    shown = begun(f"campaign show {FILE} --lang {lang}").out
    assert [word for word in words if word not in shown] == []


def test_a_log_with_everything_in_it_is_shown_whole(begun):
    change_log(
        fallen=["4"], threat=2, prisoner="1", wounds={"7": 1}, mode="easy", lost=1, legacy=["135"],
        pool=[
            {"card": "133", "hero": "1"}, {"card": "132", "player": 0}, {"card": "132", "player": 1}, {"card": "136"},
        ],
        completed=[
            {"scenario": "mirkwood", "score": 132, "threat": [38, 35], "fallen": [0, 0], "damage": [1, 3],
             "rounds": 6, "victory": 5, "lost": 0}
        ],
    )  # fmt: skip
    shown = " ".join(begun(f"campaign show {FILE}").out.split())
    for words in (
        "Fallen heroes Gimli", "every player +2", "Valor is attached to Aragorn.", "Aragorn is the prisoner.",
        "Éowyn has 1 damage.", "Mendor's Support ×2", "Ungoliant's Swarm ×1", "begins with Mendor.",
        "Passage Through Mirkwood: 132 (threat 73, fallen heroes 0, damage 4, rounds 60, victory points 5)",
        "Journey Along the Anduin was lost once.", "132 so far. Next: Journey Along the Anduin.",
    ):  # fmt: skip
        assert words in shown, words


def test_a_scenario_is_left_in_the_middle_and_goes_on_there(begun):
    left = begun(f"campaign play {FILE} --seed 7 --with random", "1", "1", "q", "")
    assert "campaign play journey.json --seat 1 --with random" in left.out
    first = written()["current"]
    assert "A scenario is being played" in begun(f"campaign show {FILE}").out
    again = begun(f"campaign play {FILE} --with random", "1", "q", "y")
    assert f"goes on after {len(first['answers'])} decisions" in " ".join(again.out.split())
    assert written()["current"]["answers"][: len(first["answers"])] == first["answers"]
    assert written()["current"]["seed"] == 7


def test_a_scenario_that_is_over_is_taken_into_the_log_and_can_be_played_again(begun):
    change_log(threat=60)  # the first refresh phase ends it
    over = begun(f"campaign play {FILE} --seed 1 --with random", *["1"] * 300)
    assert over.code == 0
    said = written()
    assert (said["log"]["lost"], said["current"], len(said["played"])) == (1, None, 1)
    assert "was lost once" in over.out
    begun(f"campaign play {FILE} --seed 2 --with random", "q", "y")
    assert written()["current"]["setup"]["campaign"]["lost"] == 1


def test_decks_are_changed_between_scenarios_only_and_may_be_files(begun):
    mine = {"heroes": ["7", "8", "9"], "cards": {str(n): 3 for n in range(43, 60)}}
    Path("mine.json").write_text(json.dumps(mine), encoding="utf-8")
    begun(f"campaign play {FILE} --decks leadership,mine.json", "q", "y")
    assert written()["current"]["setup"]["decks"][1]["59"] == 3
    assert "when it is over" in begun(f"campaign play {FILE} --decks leadership,mine.json").complaint


def test_a_second_campaign_begins_with_what_the_first_leaves(begun):
    done = {"score": 1, "threat": [], "fallen": [], "damage": [], "rounds": 1, "victory": 0, "lost": 0}
    change_log(completed=[{"scenario": name, **done} for name in ("mirkwood", "anduin", "dol_guldur")], legacy=["135"])
    assert "all scenarios are won" in begun(f"campaign play {FILE}").complaint
    assert "Mendor ×1" in begun(f"campaign new next.json --after {FILE}").out
    assert "not over yet" in begun("campaign new third.json --after next.json").complaint


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("campaign burn journey.json", "write new, play or show"),
        ("campaign show nowhere.json", "nowhere.json"),
        ("campaign new journey.json", "exists already"),
        ("campaign new other.json --decks moria", "There is no deck moria"),
        ("campaign new other.json --decks leadership,leadership", "can be in one deck only"),
        ("campaign new other.json --mode hard", "There is no mode hard"),
        ("campaign play journey.json --seat 3", "no player 3"),
        ("campaign play journey.json --decks leadership", "is played with 2 decks"),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(begun, words, why):
    before = FILE.read_bytes()
    assert why in begun(words).complaint
    assert FILE.read_bytes() == before
    assert not Path("other.json").exists()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("no json", "not a campaign"),
        ('{"game": "fellowship"}', "not a campaign"),
        ('{"game": "fellowship", "version": "1", "log": {}, "format": 9}', "format 9"),
        ('{"game": "fellowship", "version": "1", "log": {"players": [], "x": 1}}', "not a campaign"),
        ('{"game": "fellowship", "version": "1", "log": {"players": [], "fallen": ["x"]}}', "is not valid"),
        ('{"game": "guardians", "version": "1", "log": {}}', "is not played as a campaign"),
    ],
)
def test_a_file_that_is_no_campaign_is_refused_with_one_sentence(command, text, why):
    FILE.write_text(text, encoding="utf-8")
    for what in ("show", "play"):
        assert why in command(f"campaign {what} {FILE}").complaint


def test_the_sheet_as_data(begun):
    said = begun(f"campaign show {FILE} --json").json
    assert said["going_on"] is False
    assert said["sheet"][0] == {
        "title": "Players and heroes",
        "lines": ["1. Anna: Aragorn, Théodred and Glóin", "2. Borys: Éowyn, Eleanor and Dúnhere"],
    }


def test_a_campaign_of_another_version_is_kept_as_it_was(begun):
    said = written()
    FILE.write_text(json.dumps(said | {"version": "0.9/x"}), encoding="utf-8")
    before = FILE.read_bytes()
    left = begun(f"campaign play {FILE} --seed 7 --with random", "1", "q", "y")
    assert "is kept in journey-version-0-9-x.json" in " ".join(left.out.split())
    assert Path("journey-version-0-9-x.json").read_bytes() == before
    assert written()["version"] == said["version"]
    begun(f"campaign play {FILE} --with random", "q", "y")
    assert len(list(Path().glob("*.json"))) == 2
