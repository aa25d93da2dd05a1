"""A position is copied whole, and one that cannot be is found."""

from __future__ import annotations

import msgspec
import pytest

from rulebound.games.versus import GAME, cardpool
from rulebound.games.versus.deck_building import built_in, deck_names
from rulebound.games.versus.formation import is_protected
from rulebound.games.versus.leaving import ko
from rulebound.games.versus.promises import everyone_once
from rulebound.games.versus.state import VersusState
from rulebound.games.versus.words.continuous import CannotBeTargeted
from rulebound.games.versus.words.costs import Discard, Endurance
from rulebound.games.versus.words.effects.cards import Draw
from rulebound.games.versus.words.vocabulary import character, pays, plot_twist, when
from rulebound.games.versus.words.who import Who
from rulebound.kernel.chance import Chance
from rulebound.kernel.match import Match
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
    t = table(front=["Toad", "Nimrod"], gear={"Nimrod": "Field Kit"}, row=FIVE, hand=["Savage Beatdown"])
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


def test_what_is_offered_before_a_game_begins_with_the_printed_rules():
    options = {option.id: option for option in GAME.options()}
    assert {id: option.default for id, option in options.items()} == msgspec.to_builtins(GAME.opening.Setup())
    assert {id: option.values for id, option in options.items() if id != "decks"} == {
        "windows": ["some", "all"], "cut": [True, False], "concede": [True, False], "empty_deck": ["nothing", "loss"],
        "turn_limit": [True, False],
    }  # fmt: skip
    defaults = {"windows": "some", "cut": False, "concede": False, "empty_deck": "nothing", "turn_limit": True}
    assert {id: option.default for id, option in options.items() if id != "decks"} == defaults
    decks = options["decks"]
    assert (decks.many, decks.seats) == (True, (2, 2))
    assert decks.values == deck_names()
    assert decks.values[:2] == ["first-class", "march-of-iron"]
    assert decks.facts["doom"].deck == built_in("doom").cards


@pytest.mark.parametrize(("windows", "all_of_them"), [("some", False), ("all", True)])
def test_players_are_asked_as_often_as_was_agreed_on(windows, all_of_them):
    s = Match(GAME, {"windows": windows}).state
    assert [player.asks_all for player in s.players] == [all_of_them] * 2


@pytest.mark.parametrize(
    ("rule", "stages"),
    [("versus.recruit.points", ["recruit"]), ("versus.build.order", ["resource", "recruit", "formation"]),
     ("versus.build.resource_face_down", ["resource"]), ("versus.stun.recover", None)],
)  # fmt: skip
def test_a_rule_is_in_force_in_its_chapter_of_the_turn(rule, stages):
    every = ["draw", "resource", "recruit", "formation", "attack", "recovery"]
    s = table().s
    held = []
    for stage in every:
        s.stage = stage
        if GAME.in_force(s, rule):
            held.append(stage)
    assert held == (every if stages is None else stages)


@pytest.mark.rule("versus.victory.concede")
def test_conceding_is_offered_only_where_it_was_agreed_on():
    assert "concede" not in table(front=["Nimrod"]).options()


# --- what a log must show ---


def told(*without, twice=""):
    """The faults of a turn, with some lines left out or told twice."""
    t = table(stage="draw", active=-1, front=["Nimrod"], foe_front=["Toad"])
    while t.turn == 3:
        t.next_step()
    t.reach("recovery")
    lines = []
    for line in t.match.log:
        said = f"{line.what} {line.seat('player') if 'player' in line.args else ''}".strip()
        if said not in without:
            lines += [line] * (2 if said == twice else 1)
    return [fault.partition(", after")[0] for fault in everyone_once(lines)]


@pytest.mark.rule("versus.build.order", "versus.combat.initiative_attacks_first")
def test_a_step_too_many_or_too_few_is_found():
    assert told() == []
    assert told("step-attack 1") == ["step-attack of seat 1 not once in a turn"] * 2
    assert told(twice="step-recruit 0") == ["step-recruit of seat 0 not once in a turn"] * 2


# --- control ---


@pytest.mark.rule("versus.anatomy.controller", "versus.anatomy.ko")
def test_who_stands_on_my_side_is_mine_whoever_owns_it():
    """No card gives a character to the other side yet; the rules speak of the controller all the same."""
    t = table(windows="some", front=["Magneto, Lodestone King"], foe_front=["Sentinel Siege-Frame", "Toad"])
    toad = t.card("foe Toad")
    t.s.move(toad, t.s.players[ME].characters)
    toad.now.row, toad.now.column = 0, 1
    assert (toad.controller, toad.owner) == (ME, FOE)
    toad.now.row, toad.now.column = 1, 0
    assert is_protected(t.s, toad)  # by Magneto
    toad.now.row, toad.now.column = 0, 1
    assert t.strength("foe Toad") == (3, 1)  # another Brotherhood character that I control
    t.card("Magneto, Lodestone King").now.exhausted = True
    t.put_anew()
    assert t.choice.seat == ME
    assert t.can("attack", "foe Toad")
    t.attack("foe Toad", "foe Sentinel Siege-Frame", begin=False)
    ko(t.s, t.card("foe Toad"), "versus.anatomy.ko")
    assert t.where("foe Toad") == "ko"


@pytest.mark.rule("versus.anatomy.controller")
def test_who_returns_goes_to_the_hand_of_the_owner():
    t = table(front=["Nimrod"], foe_front=["Forge"])
    t.s.move(t.card("foe Forge"), t.s.players[ME].characters)
    t.card("foe Forge").now.column = 1
    t.put_anew()
    t.do("use", "foe Forge")
    assert t.where("foe Forge") == "hand"
    assert t.size("hand", FOE) == 1


@pytest.mark.rule("versus.anatomy.controller")
def test_who_controls_a_character_that_is_ko_d_loses_for_it():
    t = table(front=["Nimrod", "Wolverine, Weapon Instinct"], gear={"Nimrod": "War Wagon"}, foe_front=["Toad"],
              stunned=["Wolverine, Weapon Instinct"])  # fmt: skip
    t.s.move(t.card("Wolverine, Weapon Instinct"), t.s.players[FOE].characters)
    t.put_anew()
    t.do("use", "War Wagon")
    t.resolve()
    assert (t.endurance(ME), t.endurance(FOE)) == (50, 47)
    assert t.card("Wolverine, Weapon Instinct") in t.s.players[ME].ko.cards


@pytest.mark.rule("versus.anatomy.controller", "versus.power.triggered_auto")
def test_what_triggers_on_my_side_is_my_effect_whoever_owns_the_card():
    t = table(active=FOE, initiative=ME, front=["Nimrod"], foe_front=["Toad", "Pyro"])
    t.s.move(t.card("foe Pyro"), t.s.players[ME].characters)
    t.put_anew()
    t.next_step()
    assert (t.s.stage, t.s.chain[-1].seat) == ("recovery", ME)
    t.resolve()
    assert (t.endurance(ME), t.endurance(FOE)) == (50, 49)


# --- cards that nobody has printed yet ---


@pytest.fixture
def invented(monkeypatch):
    """Two powers that each work once a turn, and a plot twist that costs a card."""
    twice = character("VS-T02", "Ambidexter, Of Two Hands", 2, (2, 2), powers=[
        pays(Endurance(60), Draw(1), once=True), pays([Endurance(1)], Draw(1), once=True),
    ])  # fmt: skip
    sleeper = character("VS-T04", "Sleeper, With One Eye", 2, (2, 2), powers=[
        when("recovery", Draw(1), stunned=True), when("own-attack-step", Draw(1)),
    ])  # fmt: skip
    dear = plot_twist("VS-T03", "Dear Bargain", 1, Draw(1), costs=[Discard()])
    for card in (twice, dear, sleeper):
        monkeypatch.setitem(cardpool._POOL, card.code, card)


@pytest.mark.rule("versus.power.payment_repeat")
def test_each_power_of_a_card_is_used_up_by_itself(invented):
    t = table(front=["Ambidexter"], foe_front=["Toad"])
    assert t.can("use", "Ambidexter")  # the second one; the first cannot be paid
    t.do("use", "Ambidexter")
    assert (t.endurance(ME), t.s.chain[-1].index) == (49, 1)
    assert not t.can("use", "Ambidexter")
    met = [v.met for v in t.match.why_not(ME, t.card("Ambidexter").key) if v.rule == "versus.power.payment_repeat"]
    assert sorted(met) == [False, True]


@pytest.mark.rule("versus.golden.card_over_rule", "versus.stun.text_inactive")
@pytest.mark.parametrize(("stage", "active", "stunned", "triggers"), [
    ("attack", ME, False, True), ("attack", ME, True, False),
    ("recovery", -1, False, False), ("recovery", -1, True, True),
])  # fmt: skip
def test_each_power_works_stunned_or_not_as_its_text_says(invented, stage, active, stunned, triggers):
    t = table(front=["Sleeper", "Nimrod"], stunned=["Sleeper"] if stunned else [], foe_front=["Toad"], stage=stage,
              active=active)  # fmt: skip
    assert (t.chain == ["trigger"]) == triggers


@pytest.mark.rule("versus.golden.cannot_wins")
def test_whom_a_text_protects_is_seen_from_its_own_side():
    t = table(front=["Nimrod", "Toad"], foe_front=["Pyro"])
    text = CannotBeTargeted(Who("character", "own"))
    mine, theirs = t.card("Toad"), t.card("foe Pyro")
    assert text.forbids_target(t.s, t.card("Nimrod"), ME, mine, FOE)
    assert not text.forbids_target(t.s, t.card("Nimrod"), ME, mine, ME)
    assert not text.forbids_target(t.s, t.card("Nimrod"), ME, theirs, FOE)


@pytest.mark.rule("versus.plot_twist.additional_cost")
def test_a_card_does_not_pay_for_itself(invented):
    assert not table(front=["Nimrod"], hand=["Dear Bargain"], row=FIVE).can("play", "Dear Bargain")
    assert table(front=["Nimrod"], hand=["Dear Bargain", "Toad"], row=FIVE).can("play", "Dear Bargain")
