"""Deck lists: read, refused, made by lot."""

import pytest

from rulebound.kernel.chance import Chance
from rulebound.kernel.decks import Deck, DeckBuilding, cards_by_lot, read_decks, read_list
from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.text import Refused

WITH_DECKS = [name for name in game_names() if load_game(name).decks is not None]


def test_all_lists_of_a_folder_are_read_by_name(tmp_path):
    (tmp_path / "b.toml").write_text('name = "B"\n[cards]\nx = 2\ny = 1\n')
    (tmp_path / "a.toml").write_text("[cards]\nx = 1\n")
    (tmp_path / "notes.md").write_text("no deck")
    found = read_decks(tmp_path, Deck)
    assert found == {"a": Deck({"x": 1}), "b": Deck({"x": 2, "y": 1}, "B")}
    assert list(found) == ["a", "b"]
    assert found["b"].size == 3


def test_decks_of_the_game_whose_cards_are_all_there_are_read_once(tmp_path):
    class OnlyX(DeckBuilding[Deck]):
        def knows(self, code):
            return code == "x"

    (tmp_path / "a.toml").write_text("[cards]\nx = 1\n")
    (tmp_path / "b.toml").write_text("[cards]\nx = 1\ny = 1\n")
    building = OnlyX(Deck, tmp_path)
    assert building.built_in() == {"a": Deck({"x": 1})}
    assert building.built_in() is building.built_in()


@pytest.mark.parametrize("text", ["cards = 3", "[cards]\nx = 0", "[cards]\nx = 1.5", "colour = 1\n[cards]", "x"])
def test_what_is_no_list_is_refused(tmp_path, text):
    (tmp_path / "bad.toml").write_text(text)
    with pytest.raises(Refused) as refused:
        read_decks(tmp_path, Deck)
    assert refused.value.text.id in ("refused-deck-list", "refused-file")
    assert "bad.toml" in str(refused.value.text.args["file"])


def test_a_list_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(Refused) as refused:
        read_list(tmp_path / "none.toml")
    assert refused.value.text.id == "refused-file"


def test_a_deck_by_lot_holds_what_is_given_and_no_copy_more_than_there_is():
    for seed in range(20):
        cards = cards_by_lot(["a"] * 2 + ["b"] * 3 + ["c"], 6, Chance(seed), {"own": 2})
        assert sum(cards.values()) == 6
        assert cards["own"] == 2
        assert list(cards) == sorted(cards)
        assert all(cards.get(code, 0) <= most for code, most in (("a", 2), ("b", 3), ("c", 1)))


@pytest.mark.parametrize("name", WITH_DECKS)
def test_decks_by_lot_and_those_of_the_game_break_no_rule(name):
    building = load_game(name).decks
    by_lot = [building.by_lot(Chance(seed)) for seed in range(10)]
    assert len({str(deck.cards) for deck in by_lot}) == 10
    assert [building.problems(deck) for deck in [*by_lot, *building.built_in().values()]].count([]) == 10 + len(
        building.built_in()
    )
