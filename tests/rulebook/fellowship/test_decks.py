"""Decks (Створення колод, початкові колоди, склади колод): what may be played, and the lists of the book."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebound.games.fellowship import deckbuilding
from rulebound.games.fellowship.deckbuilding import (
    FellowshipDeck,
    check_deck,
    deck_of,
    deck_problems,
    decks,
    player_cards,
)
from rulebound.games.fellowship.printed import ALLY, ATTACHMENT, EVENT, NEUTRAL, SETS, CardSet, ally, hero
from rulebound.games.fellowship.setup import Setup, check_setup
from rulebound.games.fellowship.words import an, nouns, put_into_play
from rulebound.kernel.text import Refused
from tests.fellowship_table import deck, printed, snake, table

STARTERS = {
    "leadership": (["Aragorn", "Théodred", "Glóin"], range(13, 28)),
    "tactics": (["Gimli", "Legolas", "Thalin"], range(28, 43)),
    "spirit": (["Éowyn", "Eleanor", "Dúnhere"], range(43, 58)),
    "lore": (["Denethor", "Glorfindel", "Beravor"], range(58, 73)),
}
FIFTY = {str(n): 3 for n in range(13, 29)} | {"29": 2}


def self_made(heroes: str = "1", cards: dict[str, int] | None = None) -> FellowshipDeck:
    return FellowshipDeck(heroes=heroes.split(), cards=FIFTY if cards is None else cards)


def broken(deck: FellowshipDeck) -> list[str]:
    """The rules that a deck breaks."""
    return [rule.removeprefix("fellowship.") for rule, _ in deck_problems(deck)]


# --- deck building ------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.deck.minimum_50", "fellowship.deck.no_maximum")
def test_a_deck_has_fifty_cards_or_more():
    assert broken(self_made()) == []
    assert broken(self_made(cards={**FIFTY, "29": 1})) == ["deck.minimum_50"]
    assert broken(self_made(cards={str(n): 3 for n in range(13, 53)})) == []  # 120 cards
    with pytest.raises(Refused, match="fellowship-refused-deck"):
        check_setup(Setup(decks=[{"1": 1, **FIFTY, "29": 1}]))


@pytest.mark.rule("fellowship.deck.three_copies")
def test_a_deck_has_three_copies_of_a_title_at_most():
    assert broken(self_made(cards={**FIFTY, "73": 3})) == []
    assert broken(self_made(cards={**FIFTY, "73": 4})) == ["deck.three_copies"]


@pytest.mark.rule("fellowship.deck.free_mix")
def test_any_mix_is_legal_also_of_cards_that_nobody_can_pay_for():
    lore = {str(n): 3 for n in range(58, 74)}
    assert broken(self_made("1 2 3", {**lore, "43": 2})) == []
    allies = {code: 3 for code, card in player_cards().items() if card.kind == ALLY}
    assert broken(self_made("1", allies)) == []


@pytest.mark.rule("fellowship.hero.one_to_three", "fellowship.golden.reference_over_rulebook")
def test_one_to_three_heroes():
    for heroes, wrong in (("", True), ("1", False), ("1 4", False), ("1 4 7", False), ("1 4 7 10", True)):
        assert broken(self_made(heroes)) == ["hero.one_to_three"] * wrong
    t = table(heroes=[["gimli"], ["aragorn", "eowyn"]])
    assert [len(t.s.heroes_of(seat)) for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("fellowship.player_deck.shuffled")
def test_a_deck_holds_no_heroes_and_no_encounter_cards():
    assert broken(self_made(cards={**FIFTY, "4": 1})) == ["player_deck.shuffled"]
    assert broken(self_made(cards={**FIFTY, "74": 1})) == ["player_deck.shuffled"]
    assert {card.kind for card in player_cards().values()} == {ALLY, ATTACHMENT, EVENT}


# --- decks that are played together ---------------------------------------------------------------------------


FARAMIR = hero("made-up-hero", "Faramir", sphere="lore", threat_cost=11, willpower=2, attack=2, defense=2, hit_points=5)


@pytest.fixture
def faramir_the_hero() -> Iterator[str]:
    """A set from outside the box, with a hero who is named like an ally."""
    CardSet("made_up_heroes", "sphere", [FARAMIR])
    deckbuilding.heroes.cache_clear()
    yield FARAMIR.code
    del SETS["made_up_heroes"]
    deckbuilding.heroes.cache_clear()


@pytest.mark.rule("fellowship.deck.hero_unique_between_players", "fellowship.deck.cross_check")
def test_no_two_players_have_the_same_hero():
    check_setup(Setup(decks=[deck("gimli"), deck("aragorn"), deck("eowyn")]))
    with pytest.raises(Refused, match="fellowship-refused-same-hero"):
        check_setup(Setup(decks=[deck("gimli"), deck("aragorn"), deck("eowyn", "aragorn")]))


@pytest.mark.rule("fellowship.deck.cross_check", "fellowship.golden.whole_line")
def test_a_unique_ally_named_like_a_hero_of_another_is_noticed_before_the_game(faramir_the_hero):
    with pytest.raises(Refused, match="fellowship-refused-ally-like-hero"):
        check_setup(Setup(decks=[deck("gimli"), {faramir_the_hero: 1, **FIFTY, "14": 0, "30": 3}, deck("eowyn")]))
    check_setup(Setup(decks=[{faramir_the_hero: 1, **FIFTY}]))


@pytest.mark.rule("fellowship.deck.cross_check")
def test_the_starter_decks_do_not_hinder_one_another():
    check_setup(Setup(decks=list(STARTERS)))


@pytest.mark.rule("fellowship.deck.unique_ally_same_name_hero")
def test_a_unique_ally_cannot_enter_play_beside_a_hero_of_that_name():
    t = table(heroes=[["aragorn"], ["gimli"], ["eowyn"]], first=1, hand=["faramir"])
    t.pools(aragorn=9)
    sneak = put_into_play(an(nouns.ALLY.in_your_hand))
    assert t.can("play", "faramir")
    assert t.could(sneak, by="aragorn")
    t.put(FARAMIR, seat=2)
    assert not t.can("play", "14", seat=0)
    assert not t.could(sneak, by="aragorn")


@pytest.mark.rule("fellowship.golden.whole_line")
def test_cards_of_other_products_load_if_their_type_is_known():
    scout = ally("made-up-scout", "Scout", sphere="lore", cost=1, willpower=1, attack=0, defense=0, hit_points=1)
    try:
        found = CardSet("another_product", "sphere", [scout])
        assert found.faces() == [scout]
        assert scout.face.set == "another_product"
    finally:
        del SETS["another_product"]
    with pytest.raises(ValueError, match="made-up-rune fellowship"):
        CardSet("another_product", "sphere", [type(scout)("rune", "made-up-rune", "Rune")])
    assert "another_product" not in SETS


# --- starter decks --------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.starter.leadership", "fellowship.starter.tactics")
@pytest.mark.rule("fellowship.starter.spirit", "fellowship.starter.lore")
@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_deck_is_its_heroes_all_its_numbers_and_two_gandalfs(name):
    heroes, numbers = STARTERS[name]
    deck = decks()[name]
    assert [deckbuilding.heroes()[code].plain for code in deck.heroes] == heroes
    assert deck.cards == {**{str(n): player_cards()[str(n)].copies for n in numbers}, "73": 2}
    assert deck.size == 47


@pytest.mark.rule("fellowship.starter.legal_as_printed")
@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_deck_is_legal_as_printed_and_no_other_of_its_size(name):
    own = decks()[name]
    check_deck(own)
    check_setup(Setup(decks=[name]))
    check_deck(deck_of({**dict.fromkeys(own.heroes, 1), **own.cards}))
    other = {**own.cards, "73": 1, "13" if name != "leadership" else "28": 1}
    assert broken(FellowshipDeck(heroes=own.heroes, cards=other)) == ["deck.minimum_50"]
    assert broken(FellowshipDeck(heroes=own.heroes, cards={**own.cards, "73": 3})) == ["deck.minimum_50"]
    assert broken(FellowshipDeck(heroes=own.heroes[:2], cards=own.cards)) == ["deck.minimum_50"]


@pytest.mark.rule("fellowship.starter.single_sphere")
@pytest.mark.parametrize("name", STARTERS)
def test_all_of_a_starter_deck_is_of_one_sphere(name):
    own = decks()[name]
    assert {deckbuilding.heroes()[code].sphere for code in own.heroes} == {name}
    assert {player_cards()[code].sphere for code in own.cards if code != "73"} == {name}
    assert player_cards()["73"].sphere == NEUTRAL
    t = table([name])
    for one in t.s.heroes_of(0):
        one.resources = 3
    for code in own.cards:
        card = t.fetch(code, "hand", out_of="deck")
        refused = t.why_not("play", card, seat=0)
        assert "fellowship.match.required" not in refused
        assert "fellowship.play.pay" not in refused


# --- the decks of two spheres -----------------------------------------------------------------------------------

LEADERSHIP_SPIRIT = {
    ALLY: "Gandalf 3, Faramir 2, Guard of the Citadel 3, Longbeard Orc Slayer 2, Silverlode Archer 2,"
    " Snowbourn Scout 3, Son of Arnor 2, Lórien Guide 2, Northern Tracker 2, Wandering Took 3",
    EVENT: "Grim Resolve 2, Sneak Attack 3, Valiant Sacrifice 3, A Test of Will 3, Dwarven Tomb 2, Stand and Fight 2,"
    " The Galadhrim's Greeting 2",
    ATTACHMENT: "Celebrían's Stone 3, Steward of Gondor 3, Unexpected Courage 3",
}
LORE_TACTICS = {
    ALLY: "Gandalf 3, Gléowine 3, Henamarth Riversong 3, Daughter of the Nimrodel 3, Erebor Hammersmith 3,"
    " Miner of the Iron Hills 3, Gondorian Spearman 3, Veteran Axehand 3",
    EVENT: "Radagast's Cunning 3, Secret Paths 3, Blade Mastery 3, Feint 3, Quick Strike 3",
    ATTACHMENT: "Forest Snare 2, Protector of Lórien 3, Horn of Gondor 3, Blade of Gondolin 3",
}


def of_kind(name: str, kind: str) -> set[str]:
    cards = decks()[name].cards
    return {f"{player_cards()[code].plain} {n}" for code, n in cards.items() if player_cards()[code].kind == kind}


@pytest.mark.rule("fellowship.sample.leadership_spirit.heroes", "fellowship.sample.lore_tactics.heroes")
@pytest.mark.parametrize(
    ("name", "heroes"),
    [("leadership_and_spirit", "aragorn theodred eowyn"), ("lore_and_tactics", "beravor denethor legolas")],
)
def test_the_heroes_of_the_sample_decks(name, heroes):
    assert [snake(printed(code).plain) for code in decks()[name].heroes] == heroes.split()


@pytest.mark.rule("fellowship.sample.leadership_spirit.allies", "fellowship.sample.leadership_spirit.events")
@pytest.mark.rule("fellowship.sample.leadership_spirit.attachments", "fellowship.sample.lore_tactics.allies")
@pytest.mark.rule("fellowship.sample.lore_tactics.events", "fellowship.sample.lore_tactics.attachments")
@pytest.mark.parametrize(
    ("name", "book"), [("leadership_and_spirit", LEADERSHIP_SPIRIT), ("lore_and_tactics", LORE_TACTICS)]
)
def test_the_cards_of_the_sample_decks(name, book):
    for kind, said in book.items():
        assert of_kind(name, kind) == set(said.split(", "))
    deck = decks()[name]
    assert deck.size == 50
    strange = FellowshipDeck(heroes=deck.heroes[:1], cards=deck.cards)  # not excused by being a list of the box
    assert broken(strange) == []
