"""The card language: what it refuses when a card is read, and what its words mean wherever they stand."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound.games.champions.cards import __path__ as cards_path
from rulebound.games.champions.deckbuilding import HeroDeck, deck_for, deck_problems, player_cards
from rulebound.games.champions.printed import SETS, CardSet
from rulebound.games.champions.words import (
    ALLY,
    CARD,
    CHARACTER,
    END_OF_PHASE,
    ENEMY,
    MINION,
    THAT_PLAYER,
    THIS,
    UPGRADE,
    VILLAIN,
    YOU,
    YOUR_HERO,
    Limit,
    Times,
    action,
    an,
    choose_player,
    deal,
    discard,
    does_not_happen,
    draw,
    each,
    event,
    exhaust,
    gets,
    heal,
    interrupt,
    later,
    put_into_play,
    ready,
    return_to_hand,
    stun,
    support,
    that,
    up_to,
    upgrade,
)
from rulebound.i18n import Language
from rulebound.kernel.game import game_names
from rulebound.lcg.abilities import walk
from rulebound.lcg.effects.lasting import LastingAmount
from rulebound.lcg.events import PLAY
from rulebound.lcg.moment import Moment
from rulebound.lcg.triggers import On
from tests.champions_table import table

FILES = sorted(path for path in Path(next(iter(cards_path))).glob("*.py") if path.name != "__init__.py")


# --- the house --------------------------------------------------------------------------------------------------


def test_what_living_card_games_share_names_no_game():
    for path in (Path(rulebound.__file__).parent / "lcg").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found = [f"{game}{mark}" for game in game_names() for mark in ".-" if f"{game}{mark}" in text]
        assert found == [], path.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_card_file_is_one_import_line_and_its_cards(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in imports] == ["from rulebound.games.champions.words import *"]
    assert "fmt: skip" not in path.read_text(encoding="utf-8")
    blocks = {node.lineno: node.end_lineno or 0 for node in tree.body if isinstance(node, ast.Assign | ast.FunctionDef)}
    assert [line for line, end in blocks.items() if end - line + 1 > 12] == []


def test_a_set_holds_the_cards_of_its_file_in_their_order():
    own = SETS["spider_man"]
    assert [card.plain for card in own.cards][:3] == ["Spider-Man", "Black Cat", "Backflip"]
    assert own.obligation is not None
    assert own.obligation.plain == "Eviction Notice"
    assert [card.plain for card in own.nemesis][:2] == ["Highway Robbery", "Vulture"]
    assert [card.stage for card in SETS["ultron"].villains] == ["I", "II", "III"]
    assert "Drone" not in [face.plain for face in SETS["ultron"].faces()]


# --- what is refused when a card is read ------------------------------------------------------------------------


@pytest.mark.parametrize("stat", ["atkk", "base-atkk", "guardd", "hit-points"])
def test_a_number_that_no_card_has_is_refused(stat):
    with pytest.raises(ValueError, match=stat):
        gets(stat, 1, YOUR_HERO)


@pytest.mark.parametrize("stat", ["atk", "base-hp", "retaliate", "trait-aerial", "ally-limit"])
def test_the_numbers_of_this_game_can_be_changed(stat):
    assert gets(stat, 1, YOUR_HERO).stat == stat


def test_whose_a_card_is_must_be_said_before_its_other_qualities():
    with pytest.raises(ValueError, match="say first whose"):
        _ = MINION.with_trait("drone").engaged_with(YOU)
    with pytest.raises(ValueError, match="say first whose"):
        _ = VILLAIN.you_control


def test_a_card_of_an_aspect_set_names_its_aspect():
    with pytest.raises(ValueError, match=r"champions\.player_card\.classification"):
        CardSet("made-up-aspect", "aspect", [event("made-up-200", "Stray", cost=0)])
    assert "made-up-aspect" not in SETS


def test_a_second_set_of_an_aspect_can_be_in_a_deck():
    printed = event("made-up-201", "Second Look", aspect="aggression", cost=0, gives="energy")
    CardSet("made-up-second", "aspect", [printed])
    try:
        player_cards.cache_clear()
        cards = dict(deck_for("spider_man").cards)
        aspects = {player_cards()[code].aspect for code in cards} & {"aggression", "justice", "leadership"}
        problems = deck_problems(HeroDeck(hero="spider_man", cards={**cards, "made-up-201": 1}))
        expected = [] if aspects <= {"aggression"} else ["champions.deckbuilding.one_aspect"]
        assert [rule for rule, _ in problems] == expected
        other = deck_problems(HeroDeck(hero="spider_man", cards={**cards, "made-up-201": 4}))
        assert "champions.deckbuilding.three_copies" in [rule for rule, _ in other]
    finally:
        del SETS["made-up-second"]
        player_cards.cache_clear()


# --- one ability on two cards -----------------------------------------------------------------------------------


def test_one_ability_may_stand_on_two_cards_at_different_places():
    shared = action(draw(1), limit=Limit(1, "round"))
    first = support("made-up-202", "First", cost=0, does=shared)
    second = support("made-up-203", "Second", cost=0, does=(action(ready(YOUR_HERO)), shared))
    t = table()
    t.put(first)
    t.put(second)
    t.use("first")
    assert not t.can("use", "first")
    t.use("second")
    assert not t.can("use", "second")
    assert len(t.hand()) == 2
    assert sorted(t.s.used) == [
        f"round:{t.card('first').id}:made-up-202:0",
        f"round:{t.card('second').id}:made-up-203:1",
    ]


# --- choices before an ability begins ---------------------------------------------------------------------------

critic = support(
    "made-up-204", "Critic", cost=0,
    does=interrupt(On(PLAY, "you-play-this", lambda s, e, card, seat: e.on is not card), does_not_happen),
)  # fmt: skip


@pytest.mark.rule("champions.initiation.begins_after_choices")
@pytest.mark.parametrize(
    ("effect", "prompt", "whom"),
    [
        (stun(an(ENEMY)), "stunned", "vulture"),
        (ready(an(ALLY)), "ready", "mockingbird"),
        (exhaust(an(ALLY)), "exhaust", "mockingbird"),
        (heal(1, an(CHARACTER)), "heal", "mockingbird"),
        (discard(an(ALLY)), "discard", "mockingbird"),
        (return_to_hand(an(ALLY)), "return", "mockingbird"),
        (deal(1, an(ENEMY)), "damage", "vulture"),
    ],
)
def test_every_target_is_chosen_before_the_ability_can_be_cancelled(effect: Any, prompt: str, whom: str):
    t = table(in_play=["hawkeye", "mockingbird", "tigra"], engaged=["vulture"])
    for name in ("hawkeye", "mockingbird"):
        t.card(name).damage = 1
        t.card(name).exhausted = prompt == "ready"
    t.put(critic)
    t.hold(event("made-up-205", "Word", cost=0, does=action(effect)))
    t.play("word", f"{prompt}/{whom}", "interrupt-play/pass")
    assert t.prompts() == [prompt, "interrupt-play"]


# --- one deed, effect and cost ----------------------------------------------------------------------------------

rally = support(
    "made-up-206", "Rally", cost=0, does=action(ready(YOUR_HERO), cost=exhaust(an(ALLY.you_control, "who")))
)


def test_a_cost_may_have_a_target_to_choose():
    t = table(in_play=["hawkeye", "mockingbird"])
    t.put(rally)
    t.card("p0").exhausted = True
    t.use("rally", "exhaust/mockingbird")
    assert t.prompts() == ["exhaust"]
    assert t.exhausted("mockingbird")
    assert not t.exhausted("hawkeye")
    assert not t.exhausted("p0")


def test_a_cost_with_a_target_needs_something_that_it_would_change():
    t = table(in_play=["hawkeye"])
    t.put(rally)
    t.card("p0").exhausted = True
    t.card("hawkeye").exhausted = True
    assert t.why_not("use", "rally") == ["champions.cost.ability_cost_before_effect"]


def test_two_costs_cannot_exhaust_the_same_card():
    twice = support("made-up-207", "Twice", cost=0, does=action(draw(1), cost=(exhaust(THIS), exhaust(THIS))))
    t = table()
    t.put(twice)
    assert t.why_not("use", "twice") == ["champions.cost.ability_cost_before_effect"]


# --- whom -------------------------------------------------------------------------------------------------------


def test_qualities_leave_only_the_cards_that_have_them():
    t = table(heroes=["spider_man", "she_hulk"], in_play=["hawkeye"], engaged=["vulture"])
    t.put("shocker", seat=1)
    assert t.candidates(each(ENEMY), by="p0") == ["rhino", "vulture", "shocker"]
    assert t.candidates(each(ENEMY - VILLAIN), by="p0") == ["vulture", "shocker"]
    assert t.candidates(each(MINION.engaged_with(YOU)), by="p0") == ["vulture"]
    assert t.candidates(each(MINION.with_trait("criminal")), by="p0") == ["vulture", "shocker"]
    assert t.candidates(each(ALLY.you_control), by="p0") == ["hawkeye"]
    assert t.candidates(each(ALLY.you_control.exhausted), by="p0") == []
    assert t.candidates(each(ALLY | MINION), by="p0") == ["hawkeye", "vulture", "shocker"]
    m = Moment(t.card("p0"), 0)
    m.that = 1
    assert t.names(each(MINION.engaged_with(THAT_PLAYER)).candidates(t.s, m)) == ["shocker"]


@pytest.mark.parametrize(
    ("target", "words"),
    [
        (an(MINION), "a minion"),
        (an(ENEMY), "an enemy"),
        (each(MINION.engaged_with(YOU)), "each minion engaged with you"),
        (each(UPGRADE.you_control), "each upgrade you control"),
        (an(ALLY.controlled_by(THAT_PLAYER)), "an ally controlled by that player"),
        (each(ENEMY - VILLAIN), "each enemy other than villain"),
        (an(ALLY.in_your_hand), "an ally in your hand"),
        (an((ALLY | UPGRADE).ready), "a ready ally or upgrade"),
        (up_to(3, CARD.in_your_discard_pile), "up to 3 cards in your discard pile"),
    ],
)
def test_whom_is_put_together_of_words(target: Any, words: str):
    assert Language.load("en").text(target.text()) == words


def test_that_player_is_the_one_who_was_chosen():
    strike = event(
        "made-up-208", "Strike", cost=0, does=action(choose_player(deal(1, each(MINION.engaged_with(THAT_PLAYER)))))
    )
    t = table(heroes=["spider_man", "she_hulk", "iron_man"], engaged=["vulture"])
    t.put("shocker", seat=1)
    t.hold(strike)
    t.play("strike", "choose/p1")
    assert t.offered("choose") == ["choose:p0", "choose:p1"], "nobody whom it would not change anything for"
    assert (t.damage("vulture"), t.damage("shocker")) == (0, 1)


def test_what_was_picked_is_remembered_to_the_end_of_the_phase():
    """An ally comes for this phase and goes back to the hand."""
    sneak = event(
        "made-up-209", "Sneak", cost=0,
        does=action(
            put_into_play(an(ALLY.in_your_hand, "ally")), later(END_OF_PHASE, return_to_hand(that("ally", ALLY)))
        ),
    )  # fmt: skip
    t = table(hand=["hawkeye", "mockingbird"], in_play=["tigra"])
    t.hold(sneak)
    t.play("sneak", "choose/choose:mockingbird")
    assert t.in_play("mockingbird")
    t.step("end_player_phase")
    assert t.zone("mockingbird") == "hand"
    assert t.in_play("tigra")


def test_an_upgrade_may_go_to_any_player_only_if_it_says_so():
    t = table(heroes=["spider_man", "she_hulk"], hand=["combat_training", "strength"])
    t.play("combat_training", "give/p1")
    assert t.controller("combat_training") == 1
    own = upgrade("made-up-210", "Own", cost=0)
    assert not own.any_player


@pytest.mark.parametrize("name", ["ultron_drones", "nick_fury"])
def test_what_waits_or_lasts_is_pickled_as_its_place_on_a_card(name):
    """What a state holds of a card can cross to another process."""
    t = table(villain="ultron", hand=["nick_fury", "energy", "genius"], mode="expert")
    t.put("ultron_drones")
    if name == "nick_fury":
        t.play("nick_fury", "choose-one/draw")
        (before,) = t.s.delayed
        (after,) = pickle.loads(pickle.dumps(t.s.delayed))
        assert after.effect is before.effect
    else:
        attack = t.card("villain").printed.abilities[0]
        amount = next(part for part in walk(attack) if isinstance(part, Times))
        lasting = LastingAmount("atk", amount, "attack", "card", 0, t.card("villain").id, t.card("villain").id)
        assert pickle.loads(pickle.dumps(lasting)).of is amount
