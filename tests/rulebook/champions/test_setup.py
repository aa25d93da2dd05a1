"""Додаток II: the fourteen steps of setup, standard and expert mode, modular sets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.numbers import remaining
from rulebound.games.champions.printed import ALTER_EGO, OBLIGATION, SETS, SIDE_SCHEME
from rulebound.games.champions.setup import Setup, sets_of
from rulebound.games.champions.state import ChampionsState
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice
from rulebound.kernel.match import Match
from rulebound.kernel.position import snake

TWO = {"heroes": ["captain_marvel", "spider_man"]}


def begin(until: str = "turn", seed: int = 1, **setup: Any) -> Match[ChampionsState]:
    """A match that has come to a step; in setup everybody takes the first option, or is done."""
    match = Match(GAME, setup, seed)
    while match.state.step != until:
        seat, choice = next(iter(match.choices.items()))
        match.answer(seat, next((o for o in choice.options if o.act == "done"), choice.options[0]))
    return match


def titles(s: ChampionsState) -> Counter[str]:
    """All cards of the encounter deck, those that lie elsewhere since setup too."""
    own = [card for card in s.cards if card.owner is None]
    aside = [*s.villain_zone.cards, *s.villain_deck.cards, *s.main_zone.cards, *s.scheme_deck.cards]
    aside += [card for player in s.players for card in player.nemesis.cards]
    return Counter(card.printed.plain for card in own if card not in aside)


PLACES = {"villain": "8 villain", "main-scheme": "10 scheme", "side-schemes": "10 scheme", "discard": "13 mulligan"}


def watched(s: ChampionsState, notes: list[str]) -> ChampionsState:
    """The same state; it writes down every visible act of setup with the number of its step in the book."""

    class Watched(ChampionsState):
        __slots__ = ()

        def show(self, card: Any, to: int) -> None:
            if card.id in [player.identity_id for player in self.players]:
                notes.append("1 heroes")
            super().show(card, to)

        def shuffle(self, zone: Any) -> None:
            if zone.name == "deck" and not any(player.hand.cards for player in self.players):
                notes.append("6 shuffle decks")
            elif zone is self.encounter and any(card.printed.kind == OBLIGATION for card in zone.cards):
                notes.append("11 shuffle")
            super().shuffle(zone)

        def move(self, card: Any, to: Any) -> None:
            step = PLACES.get(to.name)
            if to is self.encounter and card.printed.kind == OBLIGATION:
                step = "11 obligations"
            if step is not None:
                notes.append(step)
            super().move(card, to)

        def deal(self, pile: Any, to: Any) -> Any:
            if to.name == "hand":
                notes.append("13 mulligan" if "13 mulligan" in notes else "12 draw")
            return super().deal(pile, to)

    twin = Watched.__new__(Watched)
    twin.__setstate__(s.__getstate__())
    return twin


@pytest.mark.rule("champions.setup.order")
def test_setup_follows_the_steps_of_the_book():
    """The steps that can be seen come in the order of the book, and those between them are done by then."""
    s = GAME.opening.start(Setup(heroes=["black_panther", "spider_man"], villain="klaw"), Chance(1))
    notes: list[str] = []
    s = watched(s, notes)
    step = "set_up"
    while step != "start_round":
        flow = GAME.steps[step](s)
        taken = None
        try:
            while True:
                choice = flow.send(taken)
                assert isinstance(choice, Choice)
                if choice.prompt == "first":
                    notes.append("3 first player")
                    # 2: the dials are set
                    assert [remaining(s, s.identity(seat)) for seat in (0, 1)] == [11, 10]
                    assert s.villain_zone.cards == s.main_zone.cards == []
                elif choice.prompt == "mulligan":
                    notes.append("13 mulligan")
                elif choice.prompt == "take":
                    notes.append("14 setup")
                    assert choice.about is s.identity(0)
                taken = choice.options[0 if len(s.players[choice.seat].discard.cards) == 0 else -1]
        except StopIteration as done:
            if step == "set_up":
                # 4, 5: obligations and nemeses lie aside; 7: no token on any card; 9: the villain's dial is set
                assert {card.place.name for card in s.cards if card.printed.kind == OBLIGATION} == {"removed"}
                assert [len(player.nemesis.cards) for player in s.players] == [5, 5]
                assert not any(card.damage or card.threat or card.counters or card.stunned for card in s.cards)
                assert remaining(s, s.villain) == 12 * 2
            step = done.value
    assert [note for note, before in zip(notes, ["", *notes], strict=False) if note != before] == [
        "1 heroes", "3 first player", "6 shuffle decks", "8 villain", "10 scheme", "11 obligations", "11 shuffle",
        "12 draw", "13 mulligan", "14 setup",
    ]  # fmt: skip


@pytest.mark.rule("champions.setup.step01_heroes", "champions.setup.step02_hit_points")
def test_identities_start_as_alter_egos_with_all_hit_points():
    s = begin(heroes=["spider_man", "she_hulk"]).state
    assert [s.identity(seat).printed.kind for seat in (0, 1)] == [ALTER_EGO, ALTER_EGO]
    assert [remaining(s, s.identity(seat)) for seat in (0, 1)] == [10, 15]


@pytest.mark.rule("champions.setup.step03_first_player", "champions.first_player.token_marks")
def test_the_players_choose_the_first_player():
    match = Match(GAME, TWO, 1)
    (choice,) = match.choices.values()
    assert choice.prompt == "first"
    match.answer(choice.seat, 1)
    assert match.state.first == 1


@pytest.mark.rule("champions.setup.step04_obligations", "champions.setup.step11_encounter_deck")
@pytest.mark.rule("champions.obligation.shuffled_in_for_chosen_heroes")
def test_obligations_of_the_chosen_heroes_are_in_the_encounter_deck_and_no_other():
    s = begin(**TWO).state
    found = {card.printed.plain for card in s.cards if card.printed.kind == OBLIGATION}
    assert found == {"Eviction Notice", "Family Emergency"}
    assert all(s.encounter.holds(card) for card in s.cards if card.printed.kind == OBLIGATION)
    assert not any(card.printed.kind == OBLIGATION for player in s.players for card in player.deck.cards)


@pytest.mark.rule("champions.setup.step05_nemesis", "champions.nemesis.set_per_hero")
@pytest.mark.parametrize("hero", sets_of("hero"))
def test_the_nemesis_set_of_five_cards_is_set_aside(hero):
    s = begin(heroes=[hero]).state
    kinds = Counter(card.printed.kind for card in s.players[0].nemesis.cards)
    assert sum(kinds.values()) == 5
    assert (kinds["minion"], kinds["side-scheme"]) == (1, 1)
    assert all(card.printed.set == f"{hero}_nemesis" for card in s.players[0].nemesis.cards)


def all_cards(s: ChampionsState) -> list[str]:
    """The deck as it was before the hand was drawn, its top card last."""
    player = s.players[0]
    return [card.printed.code for card in (*player.deck.cards, *reversed(player.hand.cards))]


@pytest.mark.rule("champions.setup.step06_shuffle_player_decks")
def test_decks_are_shuffled_by_the_seed():
    decks = [all_cards(begin("mulligan", seed).state) for seed in range(60)]
    assert decks[7] == all_cards(begin("mulligan", 7).state)
    assert len({deck[-1] for deck in decks}) > 15
    assert len({tuple(sorted(deck)) for deck in decks}) == 1


@pytest.mark.rule("champions.setup.step07_tokens_and_status")
def test_nothing_lies_on_a_card_at_the_start():
    s = begin(**TWO).state
    for card in s.cards:
        assert (card.damage, card.threat, card.counters) == (0, 0, 0)
        assert (card.stunned, card.confused, card.tough) == (False, False, False)
    assert s.acceleration == 0


@pytest.mark.rule("champions.setup.step08_villain", "champions.setup.step09_villain_hit_points")
@pytest.mark.rule("champions.villain.stages_in_sequence")
def test_the_villain_stands_with_its_lowest_stage_on_top():
    s = begin(villain="rhino", **TWO).state
    assert s.villain.printed.stage == "I"
    assert [card.printed.stage for card in s.villain_deck.cards] == ["II"]
    assert s.main_scheme.printed.stage == "1B"
    assert remaining(s, s.villain) == 28


@pytest.mark.rule("champions.setup.step10_scheme_setup", "champions.setup.step10_when_revealed")
def test_the_scheme_sets_up_and_what_it_reveals_resolves():
    s = begin("mulligan", villain="klaw", **TWO).state
    (network,) = s.side_zone.cards
    assert network.printed.plain == "Defense Network"
    assert network.threat == 2 + 2  # its starting threat and 1 per player
    assert s.main_scheme.printed.stage == "1B"


@pytest.mark.rule("champions.setup.step12_draw_hand")
def test_hands_are_drawn_to_the_hand_size():
    s = begin("mulligan").state
    assert len(s.players[0].hand.cards) == 6  # Peter Parker


@pytest.mark.rule("champions.setup.step13_mulligan", "champions.setup.step13_no_reshuffle")
def test_a_mulligan_discards_and_draws_up_and_shuffles_nothing_back():
    match = begin("mulligan")
    deck = len(match.state.players[0].deck.cards)
    for _ in range(4):
        match.answer(0, 0)
    match.answer(0, len(match.choices[0].options) - 1)
    player = match.state.players[0]
    assert (len(player.hand.cards), len(player.discard.cards)) == (6, 4)
    assert len(player.deck.cards) == deck - 4


@pytest.mark.rule("champions.encounter_deck.default_sets", "champions.modular_set.included")
def test_the_default_encounter_deck():
    s = begin(villain="rhino").state
    assert sum(titles(s).values()) == 17 + 7 + 6 + 1
    assert titles(s)["Eviction Notice"] == 1
    wanted = {"rhino": "bomb_scare", "klaw": "masters_of_evil", "ultron": "under_attack"}
    assert {name: SETS[name].modular for name in sets_of("villain")} == wanted


@pytest.mark.rule("champions.expert_mode.villain_stages", "champions.expert_mode.expert_set")
@pytest.mark.parametrize("villain", ["rhino", "klaw", "ultron"])
def test_expert_mode_has_later_stages_and_three_more_cards(villain):
    s = begin(villain=villain, mode="expert").state
    assert s.villain.printed.stage == "II"
    assert [card.printed.stage for card in s.villain_deck.cards] == ["III"]
    more = titles(s) - titles(begin(villain=villain).state)
    assert more == Counter(["Exhaustion", "Masterplan", "Under Fire"])


@pytest.mark.rule("champions.expert_mode.villain_stages", "champions.when_revealed.triggers_on_reveal")
def test_the_second_stage_is_revealed_when_expert_mode_starts_with_it():
    s = begin(villain="klaw", mode="expert").state
    assert s.named('The "Immortal" Klaw') is not None
    assert remaining(s, s.villain) == 18 + 10


@pytest.mark.rule("champions.modular_set.swap")
@pytest.mark.parametrize("name", sets_of("modular"))
def test_any_modular_set_may_take_the_place_of_the_recommended_one(name):
    s = begin(villain="rhino", modular=[name]).state
    used = {card.printed.set for card in s.cards if card.owner is None and not s.players[0].nemesis.holds(card)}
    assert used & set(sets_of("modular")) == {name}


@pytest.mark.rule("champions.modular_set.several_allowed")
def test_several_modular_sets_may_be_added():
    names = ["bomb_scare", "legions_of_hydra", "the_doomsday_chair"]
    s = begin(villain="ultron", modular=names).state
    assert {card.printed.set for card in s.cards} & set(sets_of("modular")) == set(names)


@pytest.mark.rule("champions.modular_set.random_unseen")
def test_a_random_modular_set_is_seen_by_nobody():
    found = set()
    for seed in range(25):
        s = begin(seed=seed, modular=["random"]).state
        (name,) = {card.printed.set for card in s.cards} & set(sets_of("modular"))
        found.add(name)
        assert all(card.known == 0 for card in s.encounter.cards)
    assert found == set(sets_of("modular"))


@pytest.mark.rule("champions.side_scheme.icons")
def test_side_schemes_show_their_icons():
    icons = {face.plain: face.icons for one in SETS.values() for face in one.faces() if face.kind == SIDE_SCHEME}
    assert icons["Crowd Control"] == {"crisis": 1}
    assert icons["Illegal Arms Factory"] == {"hazard": 1}
    assert icons["The Doomsday Chair"] == {"acceleration": 1}
    assert {icon for shown in icons.values() for icon in shown} == {"crisis", "hazard", "acceleration"}


@pytest.mark.rule("champions.setup.step14_character_setup")
def test_the_setup_of_an_identity_comes_after_the_mulligan():
    match = Match(GAME, {"heroes": ["black_panther"]}, 3)
    prompts: list[str] = []
    hands: dict[str, int] = {}
    deck: list[int] = []
    found = ""
    while match.state.step != "turn":
        seat, choice = next(iter(match.choices.items()))
        prompts.append(choice.prompt)
        hands[choice.prompt] = len(match.state.players[0].hand.cards)
        if choice.prompt == "take":
            deck = [card.id for card in match.state.players[0].deck.cards]
            found = snake(choice.options[0].on.printed.plain)
        match.answer(seat, next((o for o in choice.options if o.act == "done"), choice.options[0]))
    assert prompts.index("mulligan") < prompts.index("take")
    assert hands["take"] == 6
    hand = match.state.players[0].hand.cards
    assert len(hand) == 7
    assert snake(hand[-1].printed.plain) == found
    left = [id for id in deck if id != hand[-1].id]
    after = [card.id for card in match.state.players[0].deck.cards]
    assert sorted(left) == sorted(after)
    assert left != after  # shuffled
