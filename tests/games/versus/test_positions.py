"""A position is copied whole, and one that cannot be is found."""

from __future__ import annotations

import pytest

from rulebound.games.versus import GAME
from rulebound.games.versus.leaving import ko
from rulebound.games.versus.state import VersusState
from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Refused
from rulebound.testing.graphs import differences
from tests.versus_table import FOE, ME, table

FIVE = ["Wild Sentinel"] * 5


def busy() -> VersusState:
    """A team attack with plot twists in response, equipment, and something that waits for the recovery phase."""
    t = table(
        front=["Sentinel Siege-Frame", "Nimrod"],
        gear={"Nimrod": "Field Kit"},
        hand=["War on Humanity", "Savage Beatdown"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame"],
    )
    t.play("War on Humanity")
    t.resolve()
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame", "Nimrod")
    t.play("Savage Beatdown", "Nimrod")
    return t.s


def test_a_copy_of_a_busy_table_is_complete():
    s = busy()
    assert s.attack is not None
    assert s.attack.team
    assert s.chain
    assert s.delayed
    assert differences(s, s.clone()) == []
    assert s.faults() == []


def spoilt(thing: object, **values: object) -> None:
    for name, value in values.items():
        setattr(thing, name, value)


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda s, at: setattr(at("Nimrod").now, "column", 0), "two characters stand at"),
        (lambda s, at: spoilt(at("Nimrod").now, stunned=True, exhausted=False), "is stunned but ready"),
        (lambda s, at: setattr(at("Field Kit").now, "gear", 0), "its equipment do not fit"),
        (lambda s, at: setattr(at("Nimrod").now, "gear", -1), "is carried by nobody"),
        (lambda s, at: setattr(at("Nimrod"), "now", at("Savage Beatdown").now), "is not in play"),
        (lambda s, at: setattr(at("Savage Beatdown"), "now", at("Nimrod").now.clone()), "is in play"),
        (lambda s, at: setattr(s.players[ME].resources.cards[0].now, "face_up", True), "face up but not all know it"),
    ],
)  # fmt: skip
def test_a_broken_position_is_found(spoil, fault):
    t = table(
        front=["Sentinel Siege-Frame", "Nimrod"], gear={"Nimrod": "Field Kit"}, row=FIVE, hand=["Savage Beatdown"]
    )
    assert t.s.faults() == []
    spoil(t.s, t.card)
    assert any(fault in found for found in t.s.faults()), t.s.faults()


def test_every_setup_that_is_tried_is_legal_and_decks_by_lot_are_among_them():
    setups = GAME.setups()
    assert all(GAME.read_setup(setup) for setup in setups)
    assert sum(isinstance(setup.get("decks", [""])[0], dict) for setup in setups) == 6
    built = {tuple(setup["decks"]) for setup in setups if isinstance(setup.get("decks", [{}])[0], str)}
    assert len(built) == 10
    assert {setup.get("windows", "some") for setup in setups} == {"some", "all"}
    lots = [GAME.setup_by_lot(Chance(seed)) for seed in range(40)]
    assert {lot["empty_deck"] for lot in lots} == {"loss", "nothing"}
    assert all(sum(deck.values()) == 60 for lot in lots for deck in lot["decks"])


def test_a_deck_that_there_is_not_is_refused_by_its_name():
    with pytest.raises(Refused) as refused:
        GAME.read_setup({"decks": ["doom", "gloom"]})
    assert refused.value.text.id == "versus-refused-deck-name"
    assert refused.value.text.args["deck"] == "gloom"


# --- control ---


@pytest.mark.rule("versus.anatomy.controller", "versus.anatomy.ko")
def test_who_stands_on_my_side_is_mine_whoever_owns_it():
    """No card gives a character to the other side yet; the rules speak of the controller all the same."""
    t = table(windows="some", front=["Magneto, Lodestone King"], foe_front=["Sentinel Siege-Frame", "Toad"])
    toad = t.card("foe Toad")
    t.s.move(toad, t.s.players[ME].characters)
    toad.now.row, toad.now.column = 0, 1
    assert (toad.controller, toad.owner) == (ME, FOE)
    assert t.strength("foe Toad") == (3, 1)  # another Brotherhood character that I control
    t.card("Magneto, Lodestone King").now.exhausted = True
    t.put_anew()
    assert t.choice.seat == ME
    assert t.can("attack", "foe Toad")
    t.attack("foe Toad", "foe Sentinel Siege-Frame", begin=False)
    ko(t.s, t.card("foe Toad"), "versus.anatomy.ko")
    assert t.where("foe Toad") == "ko"
