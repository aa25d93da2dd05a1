"""Setup (Приготування): the seven steps, the scenarios of the box, easy and normal mode."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.deckbuilding import decks
from rulebound.games.fellowship.printed import HERO, QUEST
from rulebound.games.fellowship.setup import Setup, check_setup, scenarios, start
from rulebound.games.fellowship.state import FellowshipState
from rulebound.kernel.cards import EVERYONE, NOBODY
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused
from tests.fellowship_table import Table, deck, table

DECKS = ["leadership", "tactics", "spirit", "lore"]
NAMES = ["leadership", "tactics", "spirit"]
SIZES = [("mirkwood", 36, 27), ("anduin", 47, 32), ("dol_guldur", 41, 30)]


def begin(decks: Sequence[str | dict[str, int]] = NAMES, *, seed: int = 1, **setup: Any) -> Table:
    """A match at its first question."""
    return Table(GAME, Match(GAME, {"decks": list(decks), **setup}, seed))


def laid_out(**setup: Any) -> FellowshipState:
    """The cards on the table before the first step of setup."""
    return start(Setup(**setup), Chance(1))


def codes(cards: Sequence[Any]) -> list[str]:
    return sorted(card.printed.code for card in cards)


# --- players ------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.core.player_count")
def test_one_to_four_players():
    for n in (1, 2, 3, 4):
        assert begin(DECKS[:n]).s.seats == n
    with pytest.raises(Refused, match="fellowship-refused-players"):
        check_setup(Setup(decks=[]))
    five = [deck(name) for name in ("gimli", "aragorn", "eowyn", "beravor", "legolas")]
    with pytest.raises(Refused, match="fellowship-refused-players"):
        check_setup(Setup(decks=five))


@pytest.mark.rule("fellowship.setup.first_player")
def test_the_players_name_the_first_player():
    t = begin()
    t.give("p0>first/p2")
    assert t.first == 2
    (area,) = [area for area in GAME.areas(t.s, None) if "first-player" in area.marks]
    assert area.owner == 2


@pytest.mark.rule("fellowship.setup.first_player")
def test_if_they_cannot_agree_chance_names_the_first_player():
    found = set()
    for seed in range(12):
        t, again = begin(seed=seed), begin(seed=seed)
        t.give("first/by-lot")
        again.give("first/by-lot")
        assert t.first == again.first
        found.add(t.first)
    assert found == {0, 1, 2}


def test_who_plays_alone_is_the_first_player_without_a_question():
    t = begin(["leadership"])
    assert t.prompt == "mulligan"
    assert t.first == 0


# --- the seven steps ----------------------------------------------------------------------------------------


def watched(s: FellowshipState, notes: list[str]) -> FellowshipState:
    """The same state; it writes down every visible act of setup with the number of its step in the book."""

    class Watched(FellowshipState):
        __slots__ = ()

        def shuffle(self, zone: Any) -> None:
            if self.round == 0 and not self.staging.cards:
                drawn = any(player.hand.cards for player in self.players)
                notes.append("5 hands" if drawn else f"1 shuffle {zone.name}")
            super().shuffle(zone)

        def activate(self, card: Any) -> None:
            if card.printed.kind == HERO:
                notes.append("2 heroes")
            super().activate(card)

        def deal(self, pile: Any, to: Any) -> Any:
            notes.append("5 hands" if to.name == "hand" else f"7 {to.name}")
            return super().deal(pile, to)

        def move(self, card: Any, to: Any) -> None:
            if card.printed.kind == QUEST:
                notes.append(f"6 quest {card.printed.code}")
            elif to is self.staging:
                notes.append("7 scenario")
            super().move(card, to)

    twin = Watched.__new__(Watched)
    twin.__setstate__(s.__getstate__())
    return twin


@pytest.mark.rule("fellowship.setup.seven_steps")
def test_setup_follows_the_seven_steps_of_the_book():
    s = laid_out(decks=NAMES)
    notes: list[str] = []
    s = watched(s, notes)
    step = "set_up"
    while step != "begin_round":
        flow = GAME.steps[step](s)
        taken = None
        try:
            while True:
                choice = flow.send(taken)
                assert isinstance(choice, Choice)
                taken = choice.options[-1 if choice.prompt == "mulligan" else 1]
                if choice.prompt == "first":
                    assert [player.threat for player in s.players] == [29, 29, 24]
                    notes += ["2 threat", "4 first player"]
        except StopIteration as done:
            step = done.value
    assert list(dict.fromkeys(notes)) == [
        "1 shuffle deck", "1 shuffle encounter", "2 heroes", "2 threat", "4 first player", "5 hands", "6 quest 119a",
        "7 scenario",
    ]  # fmt: skip
    assert (notes.count("1 shuffle deck"), notes.count("2 heroes")) == (3, 9)
    assert s.round == 0
    assert s.quest.printed.code == "119b"


@pytest.mark.rule("fellowship.setup.shuffle_decks", "fellowship.player_deck.shuffled")
def test_decks_are_shuffled_by_the_seed_without_heroes_and_quests():
    s, same, other = begin(seed=3).s, begin(seed=3).s, begin(seed=4).s
    orders = [[card.printed.code for card in zone.cards] for s in (s, same, other) for zone in decks_of(s)]
    assert orders[:4] == orders[4:8]
    for mine, theirs in zip(orders[:4], orders[8:], strict=True):
        assert mine != theirs
        assert mine != sorted(mine)
        assert Counter(mine) == Counter(theirs)
    assert not any(card.printed.kind in (HERO, QUEST) for zone in decks_of(s) for card in zone.cards)


def decks_of(s: FellowshipState) -> list[Any]:
    """The decks of all players, with the cards drawn from them, and the encounter deck."""
    for player in s.players:
        for card in player.hand.cards[::-1]:
            s.move(card, player.deck)
    return [*(player.deck for player in s.players), s.encounter]


@pytest.mark.rule("fellowship.player_deck.shuffled")
def test_nobody_knows_the_order_of_a_deck():
    t = begin()
    t.give("first/p1")
    for seat in range(3):
        assert not any(card.visible_to(seat) for player in t.s.players for card in player.deck.cards)
        assert t.seen(seat, "deck", of=0) == []


@pytest.mark.rule("fellowship.setup.token_pool")
def test_at_the_beginning_nothing_lies_on_any_card():
    t = begin()
    assert t.prompt == "first"
    assert not any(card.resources or card.damage or card.progress or card.counters for card in t.s.cards)


@pytest.mark.rule("fellowship.setup.opening_hand")
def test_each_player_draws_the_top_six_cards():
    t = begin()
    top = [[card.id for card in player.deck.cards[-6:]] for player in t.s.players]
    before = t.sizes("deck")
    t.give("first/p2")
    assert [sorted(card.id for card in player.hand.cards) for player in t.s.players] == [sorted(ids) for ids in top]
    assert t.sizes("deck") == [n - 6 for n in before]
    assert [choice.seat for choice in t.choices] == [2]  # the first player decides first about the hand


@pytest.mark.rule("fellowship.hero.start_in_play")
def test_heroes_start_face_up_ready_and_in_play():
    t = begin()
    t.give("first/p1", "p1>mulligan/keep", "p2>mulligan/keep", "p0>mulligan/keep")
    for player, names in zip(t.s.players, ["123", "456", "789"], strict=True):
        heroes = t.s.heroes_of(player.seat)
        assert codes(heroes) == list(names)
        assert all(hero.in_play and not hero.exhausted and hero.visible_to(None) for hero in heroes)
        elsewhere = [*player.deck.cards, *player.hand.cards, *player.discard.cards]
        assert not any(card.printed.kind == HERO for card in elsewhere)


@pytest.mark.rule("fellowship.mulligan.once", "fellowship.mulligan.all")
def test_a_player_may_change_the_whole_hand_once():
    t = begin(seed=2)
    t.give("first/p1", "p1>mulligan/keep")
    before = sorted(card.id for card in t.s.players[2].hand.cards)
    kept = sorted(card.id for card in t.s.players[1].hand.cards)
    t.give("p2>mulligan/mulligan")
    after = sorted(card.id for card in t.s.players[2].hand.cards)
    assert len(after) == 6
    assert after != before
    assert t.sizes("deck") == [41, 41, 41]
    assert sorted(card.id for card in t.s.players[1].hand.cards) == kept
    assert t.choice.seat == 0  # nobody is asked a second time
    t.give("p0>mulligan/keep")
    assert t.who("mulligan") == [1, 2, 0]


@pytest.mark.rule("fellowship.mulligan.all")
def test_the_old_hand_is_shuffled_back_before_the_new_one_is_drawn():
    together = 0
    for seed in range(30):
        t = begin(["leadership"], seed=seed)
        before = {card.id for card in t.s.players[0].hand.cards}
        t.give("mulligan/mulligan")
        together += len(before & {card.id for card in t.s.players[0].hand.cards})
    assert 0 < together < 60  # of 180 cards about 23 come again


@pytest.mark.rule("fellowship.setup.quest_deck_order", "fellowship.scenario.passage.quest_cards")
def test_the_quest_deck_lies_in_the_order_of_its_stages():
    for seed in (1, 2):
        s = begin(seed=seed).s
        from_top = [card.printed.code for card in s.quest_deck.cards[::-1]]
        assert from_top[:2] == ["119a", "120a"]
        assert sorted(from_top[2:]) == ["121a", "122a"]
        assert [card.printed.stage for card in s.quest_deck.cards[::-1]] == [1, 2, 3, 3]
        assert {card.printed.side for card in s.quest_deck.cards} == {"A"}
    for scenario in ("anduin", "dol_guldur"):
        stages = [card.printed.stage for card in laid_out(scenario=scenario).quest_deck.cards[::-1]]
        assert stages == [1, 2, 3]


@pytest.mark.rule("fellowship.setup.effects_resolve_fully")
def test_what_is_revealed_in_setup_is_carried_out_to_the_end():
    t = begin(["leadership", "spirit"], scenario="anduin")
    t.on_top("eastern_crows", "pursued_by_shadow", "evil_storm")  # a surge, then a "when revealed"
    t.give("first/p1", "p1>mulligan/keep", "p0>mulligan/keep", "p1>cancel-reveal/pass")
    assert t.course("reveals", "surge", "threat-raised", "round")[:5] == [
        "reveals", "surge", "reveals", "threat-raised", "threat-raised",
    ]  # fmt: skip
    assert t.threats == [32, 27]  # 3 characters each that are not committed
    assert t.lying("encounter-discard")[0] == "pursued_by_shadow"


# --- scenarios and modes --------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.scenario.passage.encounter_cards")
def test_the_encounter_deck_of_mirkwood_is_all_copies_of_its_numbers():
    found = Counter(int(card.printed.code) for card in laid_out().encounter.cards)
    assert set(found) == {*range(74, 81), *range(89, 101)}
    assert sum(found.values()) == 36
    twice = {74: 2, 77: 2, 80: 2, 91: 2, 94: 2, 95: 2, 99: 2, 100: 2, 78: 3, 89: 3, 93: 3, 96: 4}
    assert found == {**dict.fromkeys(found, 1), **twice}


@pytest.mark.rule("fellowship.scenario.passage.sets", "fellowship.scenario.passage.difficulty")
@pytest.mark.rule("fellowship.scenario.anduin.sets", "fellowship.scenario.anduin.difficulty")
@pytest.mark.rule("fellowship.scenario.dol_guldur.sets", "fellowship.scenario.dol_guldur.difficulty")
@pytest.mark.parametrize(
    ("scenario", "difficulty", "cards", "sets"),
    [
        ("mirkwood", 1, 36, {"passage_through_mirkwood", "spiders_of_mirkwood", "dol_guldur_orcs"}),
        ("anduin", 4, 47, {"journey_along_the_anduin", "saurons_reach", "dol_guldur_orcs", "wilderlands"}),
        ("dol_guldur", 7, 41, {"escape_from_dol_guldur", "spiders_of_mirkwood", "dol_guldur_orcs"}),
    ],
)
def test_a_scenario_is_played_with_its_encounter_sets(scenario, difficulty, cards, sets):
    one = scenarios()[scenario]
    assert {one.name, *one.sets} == sets
    assert one.difficulty == difficulty
    found = laid_out(scenario=scenario).encounter.cards
    assert len(found) == cards
    assert {card.printed.set for card in found} == sets


@pytest.mark.rule("fellowship.mode.two_modes")
def test_there_are_two_modes():
    (option,) = [option for option in GAME.opening.setup_options() if option.id == "mode"]
    assert option.default == "normal"
    assert option.values == ["normal", "easy"]
    for mode in option.values:
        assert begin(mode=mode).s.easy == (mode == "easy")
    with pytest.raises(Refused):
        begin(mode="nightmare")


@pytest.mark.rule("fellowship.mode.easy.remove_cards", "fellowship.mode.normal")
@pytest.mark.parametrize(("scenario", "normal", "easy"), SIZES)
def test_easy_mode_leaves_out_the_cards_with_a_gold_ring(scenario, normal, easy):
    full = Counter(card.printed for card in laid_out(scenario=scenario).encounter.cards)
    light = Counter(card.printed for card in laid_out(scenario=scenario, mode="easy").encounter.cards)
    assert (full.total(), light.total()) == (normal, easy)
    assert full == Counter({printed: printed.copies for printed in full})
    assert light == Counter({printed: printed.easy for printed in full})


@pytest.mark.rule("fellowship.mode.easy.resource", "fellowship.mode.normal")
@pytest.mark.parametrize(("mode", "resources"), [("easy", 1), ("normal", 0)])
def test_in_easy_mode_heroes_start_with_a_resource(mode, resources):
    t = begin(mode=mode)
    heroes = [hero for seat in range(3) for hero in t.s.heroes_of(seat)]
    assert [hero.resources for hero in heroes] == [resources] * 9
    t.give("first/p1", "p1>mulligan/keep", "p2>mulligan/keep", "p0>mulligan/keep")
    assert t.s.round == 1
    assert [hero.resources for seat in range(3) for hero in t.s.heroes_of(seat)] == [resources + 1] * 9


# --- the table ------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.zone.areas")
def test_a_spectator_sees_every_area_of_the_books_picture():
    t = table(["leadership", "tactics", "spirit"], first=2, active="old_forest_road", staging=["forest_gate"])
    t.put("king_spider", engaged=1)
    t.put("guard_of_the_citadel", seat=1)
    common, *players = GAME.areas(t.s, None)
    shown = {zone.id: zone.count for zone in common.zones}
    expected = {"staging": 1, "quest": 1, "active-location": 1, "encounter-discard": 0, "quest-deck": 3, "victory": 0}
    assert shown.items() >= expected.items()
    assert shown["encounter-deck"] == len(t.s.encounter)
    assert [area.owner for area in players] == [0, 1, 2]
    for area in players:
        own = {zone.id: zone.count for zone in area.zones}
        assert {"heroes", "allies", "engaged", "hand", "deck", "discard"} <= set(own)
        assert own["heroes"] == 3
        assert [counter.id for counter in area.counters] == ["threat"]
    assert [{zone.id: zone.count for zone in area.zones}["engaged"] for area in players] == [0, 1, 0]
    assert [{zone.id: zone.count for zone in area.zones}["allies"] for area in players] == [0, 1, 0]
    assert ["first-player" in area.marks for area in players] == [False, False, True]


@pytest.mark.rule("fellowship.core.threat_dial_per_player")
def test_each_player_has_a_dial_of_the_own():
    t = table(NAMES, first=1)
    t.dial(28, 30, 35)
    t.raises(3, seat=0)
    assert t.threats == [31, 30, 35]
    t.hold("the_galadhrims_greeting", seat=2)
    t.pools(eowyn=3)
    t.play("the_galadhrims_greeting", "choose-one/one-player", "choose/p1", seat=2)
    assert t.threats == [31, 24, 35]


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ({"scenario": "moria"}, "fellowship-refused-scenario"),
        ({"decks": ["nobodys"]}, "fellowship-refused-deck-name"),
        ({"decks": []}, "fellowship-refused-players"),
    ],
)
def test_what_cannot_be_played_is_refused(setup, why):
    with pytest.raises(Refused) as refusal:
        GAME.read_setup(setup)
    assert refusal.value.text.id == why


@pytest.mark.rule("fellowship.core.player_count", "fellowship.setup.quest_deck_order")
def test_what_can_be_decided_before_a_game_is_told_with_what_it_means():
    options = {option.id: option for option in GAME.opening.setup_options()}
    assert list(options) == ["scenario", "decks", "mode"]
    assert [options[name].default for name in options] == ["mirkwood", ["leadership"], "normal"]
    assert (options["decks"].many, options["decks"].seats) == (True, (1, 4))
    assert (options["scenario"].many, options["scenario"].seats) == (False, None)
    assert options["scenario"].values == ["mirkwood", "anduin", "dol_guldur"]
    assert options["scenario"].facts["mirkwood"].card == "119a"
    for name in options["decks"].values:
        deck, facts = decks()[name], options["decks"].facts[name]
        assert facts.card == deck.heroes[0]
        assert facts.deck == {**dict.fromkeys(deck.heroes, 1), **deck.cards}


@pytest.mark.rule("fellowship.zone.areas", "fellowship.core.threat_dial_per_player", "fellowship.setup.token_pool",
                  "fellowship.talk.no_peeking", "fellowship.control.out_of_play_own")  # fmt: skip
def test_before_the_first_step_nothing_has_begun_and_nothing_lies_on_any_card():
    s = laid_out(decks=["leadership", "spirit", "lore"])
    assert (s.round, s.phase, s.open, s.turn, s.passes, s.first, s.active) == (0, "", "", 0, 0, 0, -1)
    assert (s.attacks, s.declared, s.landed, s.struck) == ((), (), False, ())
    assert (s.allies_played, s.tally, s.starters, s.easy, s.scenario) == (0, 0, 3, False, "mirkwood")
    assert (s.campaign, s.step) == (None, "set_up")
    assert [(player.threat, player.passing, player.out, player.buried) for player in s.players] == [
        (0, False, False, False)
    ] * 3
    for card in s.cards:
        assert (card.resources, card.progress, card.damage, card.engaged, card.host) == (0, 0, 0, -1, -1)
        assert not any((card.committed, card.attacked, card.captive, card.exhausted, card.in_play))
        assert card.controller == card.owner
    assert [(zone.name, zone.place.in_game) for zone in s.zones if not zone.place.in_game] == [
        ("removed", False), ("at-home", False),
    ]  # fmt: skip
    hidden = {"deck", "hand", "engaged", "encounter", "shadows"}
    for zone in s.zones:
        own = 1 << zone.owner if zone.name == "hand" and zone.owner is not None else NOBODY
        assert zone.place.sees == (own if zone.name in hidden else EVERYONE), zone.name
