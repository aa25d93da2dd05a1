"""What can be decided before a game, and what is refused with a sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.deckbuilding import deck_for, decks, player_cards
from rulebound.games.champions.printed import ASPECTS, SETS
from rulebound.games.champions.setup import RANDOM, Setup, chosen_decks, modular_sets, sets_of, start
from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Refused

FIVE = ["black_panther", "captain_marvel", "iron_man", "she_hulk", "spider_man"]
TWO = ["spider_man", "iron_man"]


@pytest.mark.parametrize(
    ("setup", "id"),
    [
        ({"heroes": []}, "champions-refused-players"),
        ({"heroes": FIVE}, "champions-refused-players"),
        ({"heroes": ["rhino"]}, "champions-refused-hero"),
        ({"heroes": ["iron_man", "iron_man"]}, "champions-refused-same-hero"),
        ({"villain": "spider_man"}, "champions-refused-villain"),
        ({"modular": ["rhino"]}, "champions-refused-modular"),
        ({"modular": ["bomb_scare", "klaw"]}, "champions-refused-modular"),
        ({"heroes": TWO, "decks": ["", "", ""]}, "champions-refused-decks"),
        ({"decks": ["no_such_deck"]}, "champions-refused-deck-name"),
        ({"decks": ["iron_man"]}, "champions-refused-deck-name"),
        ({"heroes": TWO, "decks": ["", {"01001": 1}]}, "champions-refused-deck"),
    ],
)
def test_what_cannot_be_played_is_refused(setup, id):
    with pytest.raises(Refused) as error:
        GAME.read_setup(setup)
    assert error.value.text.id == id


def told(**setup: Any) -> dict[str, Any]:
    with pytest.raises(Refused) as error:
        GAME.read_setup(setup)
    return error.value.text.args


def test_a_refusal_says_what_is_wrong_and_what_would_do():
    assert told(heroes=FIVE) == {"n": 5, "most": 4}
    assert told(heroes=["rhino"]) == {"hero": "rhino", "heroes": ", ".join(sets_of("hero"))}
    assert told(villain="x") == {"villain": "x", "villains": "klaw, rhino, ultron"}
    assert told(modular=["x"])["sets"].endswith(", random")
    assert told(decks=["x"]) == {"deck": "x", "hero": "spider_man", "decks": "spider_man, spider_man_aggression"}
    assert told(decks=["", ""]) == {"decks": 2, "heroes": 1}
    assert told(decks=[{"01005": 1}])["problem"].id == "champions-deck-size"


@pytest.mark.parametrize(
    "setup",
    [
        {},
        {"heroes": FIVE[:4]},
        {"heroes": ["iron_man", "iron_man"], "doubles": True},
        {"modular": ["bomb_scare", RANDOM]},
        {"heroes": TWO, "decks": ["spider_man_aggression"]},
        {"heroes": TWO, "decks": ["", "iron_man"]},
        {"decks": [deck_for("spider_man").cards]},
    ],
)
def test_what_can_be_played_is_not(setup):
    read = msgspec.to_builtins(GAME.read_setup(setup))
    assert {name: read[name] for name in setup} == setup


def test_every_hero_has_the_deck_that_was_chosen_or_the_starter_deck():
    own = deck_for("iron_man").cards
    setup = Setup(heroes=["spider_man", "iron_man", "she_hulk"], decks=["spider_man_aggression", own])
    found = chosen_decks(setup)
    assert [deck.hero for deck in found] == setup.heroes
    assert [deck.cards for deck in found] == [decks()["spider_man_aggression"].cards, own, decks()["she_hulk"].cards]


def test_what_can_be_decided_is_offered_with_its_facts():
    options = {option.id: option for option in GAME.options()}
    assert [*options] == ["heroes", "decks", "villain", "mode", "modular", "doubles"]
    assert {id: option.default for id, option in options.items()} == {
        "heroes": ["spider_man"], "decks": [], "villain": "rhino", "mode": "standard", "modular": [], "doubles": False,
    }  # fmt: skip
    assert [id for id, option in options.items() if option.many] == ["heroes", "decks", "modular"]
    assert {id: option.seats for id, option in options.items() if option.seats} == {"heroes": (1, 4), "decks": (1, 4)}
    assert options["heroes"].values == sets_of("hero")
    assert options["decks"].values == ["", *decks()]
    assert options["modular"].values == [*sets_of("modular"), RANDOM]
    assert options["mode"].values == ["standard", "expert"]
    assert options["doubles"].values == [False, True]
    assert {name: facts.card for name, facts in options["villain"].facts.items()} == {
        "klaw": "01113", "rhino": "01094", "ultron": "01134",
    }  # fmt: skip
    assert options["heroes"].facts["she_hulk"].card == "01019a"
    for name, facts in options["decks"].facts.items():
        assert facts.deck == decks()[name].cards
        assert facts.fits == decks()[name].hero
        assert player_cards()[facts.card].aspect in ASPECTS


def test_the_setups_cover_the_game():
    setups = GAME.setups()
    for setup in setups:
        GAME.read_setup(setup)
    by_villain = [one for one in setups if "mode" in one and "decks" not in one and "modular" not in one]
    seen = {(one["villain"], one["mode"], len(one["heroes"])) for one in by_villain}
    assert seen == {(v, m, n) for v in sets_of("villain") for m in ("standard", "expert") for n in (1, 2, 3, 4)}
    assert {one["heroes"][0] for one in by_villain} == set(sets_of("hero"))
    alone = [one["heroes"] for one in setups if one.get("modular") == [RANDOM]]
    assert alone == [[hero] for hero in sets_of("hero")]
    for villain in sets_of("villain"):
        modular = [tuple(one.get("modular", ())) for one in setups if one.get("villain") == villain]
        assert {(name,) for name in sets_of("modular")} | {tuple(sets_of("modular")), (RANDOM, RANDOM)} <= {*modular}
    assert [one for one in setups[-4:] if not one.get("decks")] == []
    assert len(setups) == 24 + 5 + 3 * 7 + 4


@pytest.mark.rule("champions.modular_set.random_unseen", "champions.modular_set.several_allowed")
def test_random_modular_sets_are_different_ones_until_there_are_none_left():
    s = start(Setup(), Chance(1))
    found = modular_sets(s, Setup(modular=["bomb_scare", *[RANDOM] * 7]), SETS["rhino"])
    assert found[0].name == "bomb_scare"
    assert sorted(one.name for one in found) == sets_of("modular")
    assert modular_sets(s, Setup(modular=["bomb_scare", "bomb_scare"]), SETS["rhino"]) == [SETS["bomb_scare"]]
    assert modular_sets(s, Setup(), SETS["klaw"]) == [SETS["masters_of_evil"]]


@pytest.mark.rule("champions.setup.step01_heroes", "champions.setup.step05_nemesis", "champions.owner.player_deck")
def test_everything_that_is_played_with_lies_on_the_table():
    s = start(Setup(heroes=TWO, mode="expert"), Chance(3))
    for player, hero in zip(s.players, TWO, strict=True):
        listed = dict(deck_for(hero).cards)
        lying = [card.printed.code for card in player.deck.cards]
        assert {code: lying.count(code) for code in lying} == listed
        assert {card.owner for card in player.deck.cards} == {player.seat}
        assert [card.printed.set for card in player.nemesis.cards] == [f"{hero}_nemesis"] * 5
        assert {card.owner for card in player.nemesis.cards} == {None}
        assert s.identity(player.seat).printed is SETS[hero].identity.other
        assert player.area.holds(s.identity(player.seat))
    assert [card.printed.hero for card in s.removed.cards] == TWO
    events = [card.printed for player in s.players for card in player.deck.cards if card.printed.kind == "event"]
    kinds = {one.when.kind for face in events for one in face.abilities if one.when is not None}
    assert s.hand_kinds == kinds, "what cards in hand may answer: events and no others"
