"""`rulebound deck`: what is wrong with a deck list, and which lists there are."""

from __future__ import annotations

import json

import pytest

from rulebound.games.champions import GAME as CHAMPIONS
from rulebound.games.versus import GAME as VERSUS

STARTER = CHAMPIONS.decks.folder / "iron_man.toml"


@pytest.fixture
def deck(tmp_path):
    """A file with the starter deck of Iron Man, changed."""

    def write(name: str = "mine.json", **changes: object) -> str:
        starter = CHAMPIONS.decks.built_in()["iron_man"]
        said = {"hero": "iron_man", "cards": starter.cards, "name": "Mine", **changes}
        path = tmp_path / name
        path.write_text(json.dumps(said))
        return str(path)

    return write


def test_a_legal_deck(command, deck):
    shown = command(f"deck check {STARTER}")
    assert (shown.code, shown.out) == (0, "Iron Man: 40 cards, a legal deck.\n")
    assert command(f"deck check {deck()} --json").json == {"game": "champions", "cards": 40, "problems": []}
    assert "60 карт" in command(f"deck check {VERSUS.decks.folder / 'doom.toml'} --lang ru").out


def test_every_rule_that_a_deck_breaks_is_named(command, deck):
    cards = {**CHAMPIONS.decks.built_in()["iron_man"].cards, "01088": 40}
    shown = command(f"deck check {deck(cards=cards)}")
    assert shown.code == 1
    assert "champions.deckbuilding.size" in shown.out.replace("\n", "")
    assert "not a legal deck" in shown.out
    broken = command(f"deck check {deck(cards=cards)} --json")
    assert broken.code == 1
    assert "champions.deckbuilding.size" in [problem["rule"] for problem in broken.json["problems"]]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("deck chek x", "“chek” is nothing that can be done with a deck: write check, list, import or export."),
        ("deck check nowhere.toml", "The file nowhere.toml cannot be used: No such file"),
        ("deck list guardians", "Nobody brings a deck to guardians. Games with decks: champions, fellowship, versus."),
        ("deck list chess", "There is no game “chess”."),
        ("deck check {} --game chess", "There is no game “chess”."),
        ("deck check {} --game guardians", "Nobody brings a deck to guardians."),
    ],
)
def test_what_cannot_be_done_is_one_sentence(command, deck, words, complaint):
    refused = command(words.format(deck()))
    assert refused.code == 2
    assert refused.err.replace("\n", " ").startswith(complaint)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "cannot be used"),
        ("[]", "which game"),
        ('{"cards": []}', "which game"),
        ('{"cards": {"01088": 0}, "hero": "iron_man"}', "is no deck list"),
        ('{"cards": {"01088": "x"}, "hero": "iron_man"}', "is no deck list"),
        ('{"cards": {"01088": 1}}', "is no deck list"),
        ('{"cards": {"01088": 1}, "hero": "iron_man", "more": 1}', "is no deck list"),
        ("[" * 100_000, "cannot be used"),
    ],
)
def test_a_file_that_is_no_deck_is_refused(command, tmp_path, text, complaint):
    path = tmp_path / "x.json"
    path.write_text(text)
    refused = command(f"deck check {path}")
    assert refused.code == 2
    assert complaint in refused.err.replace("\n", " ")


def test_a_file_may_name_its_game(command, deck):
    assert command(f"deck check {deck(cards={'nobody': 1}, game='champions')}").code == 1
    assert command(f"deck check {deck(cards={'nobody': 1})}").code == 2


def test_the_decks_of_a_game(command):
    shown = command("deck list champions")
    assert "iron_man: Iron Man, 40 cards\n" in shown.out
    assert set(command("deck list versus --json").json) == set(VERSUS.decks.built_in())


def test_a_list_of_another_program_becomes_a_file_of_ours_and_goes_back(command, tmp_path):
    theirs, ours = tmp_path / "theirs.txt", tmp_path / "ours.toml"
    lore = command("deck export lore --game fellowship")
    assert lore.code == 0
    theirs.write_text(lore.out)
    assert command(f"deck import {theirs} --out {ours}").code == 0
    assert command(f"deck check {ours} --json").json == {"game": "fellowship", "cards": 47, "problems": []}
    assert command(f"deck check {theirs} --json").json == {"game": "fellowship", "cards": 47, "problems": []}
    octgn = command(f"deck export {ours} --format octgn")
    assert '<section name="Hero" shared="False">' in octgn.out
    file = tmp_path / "lore.o8d"
    file.write_text(octgn.out)
    assert command(f"deck import {file}").out.splitlines()[-16:] == ours.read_text().splitlines()[-16:]


def test_what_is_not_in_the_box_is_named(command, tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text("Mine\n1x Gandalf\n2x Radagast the Grey\n")
    shown = command(f"deck import {file}")
    assert (shown.code, shown.err) == (1, "✗ Not in the box: 2 × Radagast the Grey\n")
    assert '"73" = 1  # Gandalf' in shown.out
    checked = command(f"deck check {file}")
    assert checked.code == 1
    assert "Radagast the Grey" in checked.out
    assert command(f"deck check {file} --json").json["missing"] == {"Radagast the Grey": 2}
    assert command(f"deck export {file}").err == "There is no card “Radagast the Grey” in the box.\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("three lemons", "It cannot be told which game"),
        ('<!DOCTYPE d [<!ENTITY a "b">]><deck/>', "It cannot be told which game"),
        ("\xff\xfe\xff", "cannot be used"),
    ],
)
def test_a_foreign_file_that_is_no_deck_is_one_sentence(command, tmp_path, text, complaint):
    file = tmp_path / "x.txt"
    file.write_bytes(text.encode("latin-1"))
    refused = command(f"deck import {file}")
    assert refused.code == 2
    assert complaint in refused.err.replace("\n", " ")
    assert len(refused.err.splitlines()) <= 3
