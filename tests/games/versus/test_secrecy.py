"""What an opponent can see never tells what a player holds; and a long pass can always be turned off."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulebound.games.versus import GAME
from rulebound.games.versus.state import VersusCard, VersusState
from rulebound.games.versus.words.costs import Discard
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Option
from rulebound.kernel.match import Match
from tests.versus_table import FOE, ME, table

FIVE = ["Wild Sentinel"] * 5


# --- the trace that the opponent sees ----------------------------------------------------------------------


def public_answer(match: Match[VersusState], dice: Chance) -> Option | None:
    """Something the player with the secrets can do without showing one; None if a secret must be shown."""
    choice = match.choices[ME]
    if choice.prompt == "resource" and any(option.act == "resource" for option in choice.options):
        return choice.options[0]  # face down: nobody sees which
    safe = []
    for option in choice.options:
        card = option.on
        if isinstance(card, VersusCard) and (not card.visible_to(FOE) or card.where == "hand"):
            continue
        if option.act == "use" and needs_the_hand(card):
            continue
        if option.act in ("play", "flip", "pass-on", "take", "bottom", "keep-on-top"):
            continue
        safe.append(option)
    return safe[dice.below(len(safe))] if safe else None


def needs_the_hand(card: object) -> bool:
    assert isinstance(card, VersusCard)
    return any(isinstance(cost, Discard) for power in card.printed.powers for cost in power.costs)


def trace(state: VersusState, seed: int, length: int) -> list[bytes]:
    """Everything seat 1 sees while seat 0 does only what its opponent could predict, and seat 1 plays at random."""
    match = Match.at(GAME, state)
    dice = Chance(seed)
    seen: list[bytes] = []
    while match.choices and len(seen) < length:
        seen.append(msgspec.json.encode(match.view(FOE)))
        if ME in match.choices:
            answer = public_answer(match, dice)
            if answer is None:
                break
            match.answer(ME, answer)
        else:
            match.answer(FOE, dice.below(len(match.choices[FOE].options)))
    return seen


def change_secrets(s: VersusState, chance: Chance) -> None:
    """Another hand, other face-down resources, another deck for seat 0, as far as seat 1 can tell."""
    secrets = [card for card in s.cards if s.card(card.id).owner == ME and not card.visible_to(FOE)]
    printed = [card.printed for card in secrets]
    chance.shuffle(printed)
    for card, face in zip(secrets, printed, strict=True):
        card.printed = face


def positions(seed: int, setup: dict[str, Any]) -> list[VersusState]:
    """Windows of priority from a random game, with seat 0's secrets still in them."""
    match: Match[VersusState] = Match(GAME, setup, seed)
    dice = Chance(seed)
    found = []
    while match.choices and match.state.turn < 8:
        (seat, choice) = next(iter(match.choices.items()))
        if match.state.step == "priority" and "pass" in [o.act for o in choice.options] and dice.below(25) == 0:
            found.append(match.state.clone())
        match.answer(seat, dice.below(len(choice.options)))
    return found


@pytest.mark.parametrize("setup", [{"decks": ["sentinels", "doom"]}, {"decks": ["brotherhood", "x-men"]}])
def test_the_opponent_sees_the_same_whatever_a_player_holds(setup):
    compared = 0
    for seed in range(6):
        for number, position in enumerate(positions(seed, setup)):
            other = position.clone()
            change_secrets(other, Chance(1000 * seed + number))
            same = trace(position, seed, 60)
            again = trace(other, seed, 60)
            both = min(len(same), len(again))
            assert same[:both] == again[:both]
            compared += both
    assert compared > 400


@pytest.mark.parametrize(
    ("stage", "active"), [("resource", ME), ("recruit", ME), ("formation", ME), ("attack", ME), ("attack", FOE)]
)
def test_the_window_is_the_same_with_an_answer_in_hand_and_without(stage, active):
    traces = []
    for hand in (["Savage Beatdown", "Sidestep", "Sentinel Mark II"], ["Field Kit", "Quiet Crossroads", "Field Kit"]):
        t = table(
            stage=stage,
            active=active,
            windows="some",
            front=["Sentinel Siege-Frame"],
            foe_front=["Sentinel Omega-Frame"],
            row=FIVE,
            hand=hand,
            foe_row=FIVE,
        )
        seen = []
        for _ in range(12):
            if not t.match.choices:
                break
            seen.append(msgspec.json.encode(t.match.view(FOE)))
            if t.prompt == "attack" and t.choice.seat == FOE and t.can("attack", "foe Sentinel Omega-Frame"):
                t.attack("foe Sentinel Omega-Frame", "Sentinel Siege-Frame", begin=False)
            elif "pass" in t.options():
                t.pass_()
            else:
                t.match.answer(t.choice.seat, 0)
        traces.append(seen)
    assert traces[0] == traces[1]


def test_paying_with_a_card_does_not_tell_how_many_others_would_do():
    traces = []
    for hand in (
        ["Wild Sentinel", "Field Kit", "Quiet Crossroads"],
        ["Wild Sentinel", "Wild Sentinel", "Sentinel Mark I"],
    ):
        t = table(front=["Sentinel Mark II"], hand=hand, foe_front=["Puppet Master"], windows="some", active=FOE)
        t.do("use", "foe Puppet Master")
        assert t.choice.seat == ME
        t.do("use", "Sentinel Mark II")
        traces.append(msgspec.json.encode(t.match.view(FOE)))
    assert traces[0] == traces[1]


def test_a_search_that_can_find_nothing_looks_like_one_that_is_given_up():
    traces = []
    for deck in ([], ["Savage Beatdown"]):
        t = table(stage="recruit", hand=["Boris"], row=FIVE, deck=deck, foe_front=["Wild Sentinel"])
        t.do("recruit", "Boris")
        t.resolve_all()
        t.answer("place", "f0")
        t.resolve()
        assert t.prompt == "search"
        assert all(card.visible_to(ME) and not card.visible_to(FOE) for card in t.s.players[ME].deck.cards)
        seen = [msgspec.json.encode(t.match.view(FOE).choices)]
        t.answer("search", "decline")
        traces.append([*seen, msgspec.json.encode(t.match.view(FOE).log)])
    assert traces[0] == traces[1]


def test_a_player_with_nothing_but_known_cards_is_not_asked_in_vain():
    t = table(active=FOE, windows="some", front=["Sentinel Siege-Frame"], foe_front=["Sentinel Omega-Frame"])
    t.attack("foe Sentinel Omega-Frame", "Sentinel Siege-Frame", begin=False)
    assert t.endurance(ME) == 50 - 4 - (17 - 6)  # neither holds anything or has a power: nobody was asked on the way
    assert t.choice.seat == FOE


def test_known_cards_are_no_secret():
    t = table(active=FOE, windows="some", front=["Sentinel Siege-Frame"], foe_front=["Sentinel Omega-Frame"],
              hand=["Wild Sentinel"], face_up=["Lost City"])  # fmt: skip
    t.s.show(t.card("Wild Sentinel"), EVERYONE)
    t.attack("foe Sentinel Omega-Frame", "Sentinel Siege-Frame", begin=False)
    assert t.endurance(ME) == 50 - 4 - (17 - 6)  # nobody was asked on the way
    t = table(windows="some", front=["Sentinel Omega-Frame"], foe_front=["Sentinel Siege-Frame"],
              foe_hand=["Wild Sentinel"], foe_face_up=["Lost City"])  # fmt: skip
    t.s.show(t.card("foe Wild Sentinel"), 1 << ME)  # the opponent alone has seen it
    t.attack("Sentinel Omega-Frame", "foe Sentinel Siege-Frame", begin=False)
    assert t.endurance(FOE) == 50 - 4 - (17 - 6)


@pytest.mark.parametrize("hidden", [{"hand": ["Wild Sentinel"]}, {"row": ["Wild Sentinel"]}])
def test_a_hidden_card_is_a_secret_in_the_hand_and_in_the_row(hidden):
    t = table(active=FOE, windows="some", front=["Sentinel Siege-Frame"], foe_front=["Sentinel Omega-Frame"], **hidden)
    t.attack("foe Sentinel Omega-Frame", "Sentinel Siege-Frame", begin=False)
    assert t.choice.seat == ME


@pytest.mark.rule("versus.recovery.start_window")
def test_before_the_recovery_phase_whoever_has_a_stunned_character_is_asked():
    t = table(
        active=FOE,
        initiative=ME,
        windows="some",
        front=["Wolverine, Weapon Instinct", "Psylocke"],
        hand=["Stand Together"],
        row=FIVE,
        stunned=["Wolverine, Weapon Instinct", "Psylocke"],
        foe_front=["Wild Sentinel"],
    )
    while t.choice.seat == FOE:
        t.pass_(FOE)
    assert t.stage == "recovery"
    t.play("Stand Together", "Wolverine, Weapon Instinct")
    t.resolve_all()
    assert not t.stunned("Wolverine, Weapon Instinct")


@pytest.mark.rule("versus.combat.more_attacks")
def test_after_the_last_attack_there_is_a_window_to_make_an_attacker_ready_again():
    t = table(
        windows="some",
        front=["Psylocke"],
        hand=["Second Effort"],
        row=FIVE,
        foe_front=["Wild Sentinel", "Wild Sentinel"],
    )
    t.attack("Psylocke", "foe Wild Sentinel")
    while t.attackers is not None:
        t.pass_()
    assert t.choice.seat == ME
    t.play("Second Effort", "Psylocke")
    t.resolve_all()
    assert t.can("attack", "Psylocke")


# --- long passes -----------------------------------------------------------------------------------------------


def long_pass(until: str) -> Any:
    t = table(
        windows="some",
        front=["Sentinel Siege-Frame", "Sentinel Mark I"],
        hand=["Sidestep"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame"],
        foe_row=FIVE,
    )
    t.do("pass-on")
    t.answer("pass-on", f"pass-until:{until}")
    return t


def foe_attacks(t: Any) -> None:
    assert t.choice.seat == FOE
    t.attack("foe Sentinel Omega-Frame", "Sentinel Siege-Frame", begin=False)


def test_a_pass_until_something_happens_ends_with_an_effect_of_the_opponent():
    t = long_pass("event")
    foe_attacks(t)
    assert t.choice.seat == ME


def test_a_pass_for_the_turn_lets_an_attack_go_by():
    t = long_pass("turn")
    foe_attacks(t)
    assert t.choice.seat == FOE


def test_a_long_pass_can_be_turned_off_without_being_asked():
    t = long_pass("turn")
    assert t.choice.seat == FOE
    t.match.tell(ME, "stop-passing")
    foe_attacks(t)
    assert t.choice.seat == ME
    assert t.can("play", "Sidestep") is False  # nobody defends yet: the attack is only proposed
    assert "pass" in t.options()


def test_who_does_not_pass_cannot_stop_passing_and_the_opponent_sees_nothing_of_it():
    t = long_pass("turn")
    assert [wish.key for wish in t.match.view(ME).wishes] == ["!stop-passing", "!ask-always"]
    assert [wish.key for wish in t.match.view(FOE).wishes] == ["!ask-always"]
    before = t.match.view(FOE)
    t.match.tell(ME, "stop-passing")
    assert [wish.key for wish in t.match.view(ME).wishes] == ["!ask-always"]
    assert t.match.view(FOE).areas == before.areas


def test_a_player_may_ask_for_every_window_at_any_time_and_take_it_back():
    t = table(
        windows="some",
        front=["Sentinel Siege-Frame"],
        hand=["Sidestep"],
        row=FIVE,
        foe_front=["Sentinel Omega-Frame"],
        stage="formation",
    )
    t.match.tell(FOE, "ask-always")
    t.pass_(ME)
    assert (t.choice.seat, t.stage) == (FOE, "formation")
    t.match.tell(FOE, "ask-less")
    t.pass_(FOE)
    assert (t.choice.seat, t.active, t.stage) == (FOE, FOE, "formation")


def test_wishes_are_part_of_the_record_and_of_copies():
    match: Match[VersusState] = Match(GAME, {"decks": ["sentinels", "x-men"]}, 5)
    dice = Chance(5)
    for number in range(150):
        (seat, choice) = next(iter(match.choices.items()))
        if number % 10 == 0:
            match.tell(number // 10 % 2, GAME.wishes(match.state, number // 10 % 2)[0])
        if number % 7 == 0:
            assert match.fork().view(seat) == match.view(seat)
        match.answer(seat, dice.below(len(choice.options)))
    again = Match.replay(GAME, match.record())
    assert again.view(0) == match.view(0)
    assert again.view(1) == match.view(1)


@pytest.mark.rule("versus.build.resource_face_down", "versus.anatomy.resource_hidden_from_opponent")
@pytest.mark.parametrize("laid", ["Toad", "Pyro"])
def test_whoever_saw_a_card_of_the_hand_does_not_know_which_one_was_laid_face_down(laid):
    t = table(stage="resource", hand=["Toad", "Pyro"], foe_front=["Nimrod"])
    t.s.show(t.card("Toad"), EVERYONE)  # a search has revealed it
    t.do("resource", laid)
    for name in ("Toad", "Pyro"):
        assert t.card(name).visible_to(ME)
        assert not t.card(name).visible_to(FOE)
        assert not t.card(name).visible_to(None)
        assert name not in str(t.match.view(FOE).areas)


@pytest.mark.rule("versus.anatomy.hand_hidden")
@pytest.mark.parametrize(
    ("stage", "act", "name"),
    [("attack", "play", "Savage Beatdown"), ("attack", "power-up", "Nimrod#2"), ("attack", "flip", "Lost City"),
     ("recruit", "recruit", "Field Kit")],
)  # fmt: skip
def test_what_was_offered_may_be_another_card_when_the_opponent_imagines_and_then_does_nothing(stage, act, name):
    t = table(stage=stage, front=["Nimrod"], hand=["Savage Beatdown", "Nimrod", "Field Kit"], row=["Lost City", *FIVE],
              foe_front=["Sentinel Omega-Frame"])  # fmt: skip
    if stage == "attack":
        t.attack("Nimrod", "foe Sentinel Omega-Frame")
    assert t.can(act, name)
    here = t.card(name)
    done = 0
    for seed in range(60):
        imagined = t.match.imagine(FOE, Chance(seed))
        card = imagined.state.card(here.id)
        fits = card.printed.title == here.printed.title
        imagined.answer(ME, f"{act}:{here.key}")
        happened = bool(imagined.state.chain) or card.now.face_up != here.now.face_up
        assert not fits or happened
        assert happened or card.where == here.where
        done += happened
    assert done < 60


@pytest.mark.rule("versus.anatomy.hand_hidden")
def test_who_imagines_an_opponent_that_cannot_pay_sees_nothing_happen():
    t = table(front=["Quicksilver, Blur"], hand=["Pyro"], foe_front=["Street Informant"])
    t.attack("Quicksilver, Blur", "foe Street Informant")
    assert t.can("use", "Quicksilver, Blur")
    used = set()
    for seed in range(20):
        imagined = t.match.imagine(FOE, Chance(seed))
        able = "brotherhood" in imagined.state.players[ME].hand.cards[0].printed.teams
        imagined.answer(ME, f"use:{t.card('Quicksilver, Blur').key}")
        assert able == (imagined.choices[ME].prompt == "discard")
        used.add(able)
    assert used == {True, False}


@pytest.mark.rule("versus.anatomy.deck_hidden")
def test_the_second_player_sees_the_own_deck_while_searching_it():
    t = table(active=FOE, stage="recruit", foe_hand=["Boris"], foe_row=FIVE)
    t.do("recruit", "foe Boris")
    t.resolve_all()
    t.answer("place", "f0")
    t.resolve()
    assert (t.prompt, t.choice.seat) == ("search", FOE)
    assert all(card.visible_to(FOE) and not card.visible_to(ME) for card in t.s.players[FOE].deck.cards)


@pytest.mark.rule("versus.deck.any_vs_card")
def test_who_imagines_the_hidden_cards_deals_each_player_the_own_deck():
    match: Match[VersusState] = Match(GAME, {"decks": ["doom", "x-men"]}, 7)
    for seed in range(3):
        imagined = match.imagine(ME, Chance(seed)).state
        for seat in (ME, FOE):
            printed = sorted(card.printed.code for card in match.state.cards if match.state.card(card.id).owner == seat)
            dealt = sorted(card.printed.code for card in imagined.cards if imagined.card(card.id).owner == seat)
            assert dealt == printed


def test_a_known_card_that_becomes_a_resource_may_be_any_card_when_the_opponent_imagines():
    t = table(stage="resource", hand=["Toad", "Pyro"], deck=["Blob, Landslide"], foe_front=["Nimrod"])
    t.s.show(t.card("Toad"), EVERYONE)
    t.do("resource", "Toad")
    chance = Chance(1)
    laid = {t.match.imagine(FOE, chance).state.players[ME].resources.cards[0].printed.title for _ in range(30)}
    assert len(laid) > 1
