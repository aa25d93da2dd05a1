"""The register: loaded, checked, cited."""

import pytest

from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.rulebook import Rule, Rulebook
from rulebound.kernel.text import Refused

ENTRY = '[[rule]]\nid = "{id}"\nsection = "S"\nkind = "k"\nstatement = "It is so."\ncheck = "See."\n'


def load(tmp_path, text):
    folder = tmp_path / "chess"
    folder.mkdir()
    (folder / "rules.toml").write_text(text)
    return Rulebook.load(folder / "rules.toml")


def test_a_register_is_loaded_by_id(tmp_path):
    book = load(tmp_path, ENTRY.format(id="chess.move.king"))
    assert book["chess.move.king"].statement == "It is so."
    assert "chess.move.king" in book
    assert len(book) == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[rule]", "'"),
        ("", "rule"),
        (ENTRY.format(id="chess.a.a") + ENTRY.format(id="chess.a.b") * 2, "listed twice: chess.a.b"),
        (ENTRY.format(id="go.a.b"), "go.a.b is not a rule of chess"),
        (ENTRY.format(id="chess.a.b") + "testable = false\n", "gives no reason"),
        (ENTRY.format(id="chess.a.b") + "colour = 1\n", "colour"),
    ],
)
def test_a_broken_register_is_refused_with_the_place(tmp_path, text, problem):
    with pytest.raises(Refused) as error:
        load(tmp_path, text)
    assert problem in error.value.text.args["problem"]


def test_an_unknown_rule_is_refused(tmp_path):
    book = load(tmp_path, ENTRY.format(id="chess.move.king"))
    with pytest.raises(Refused) as error:
        book["chess.move.queen"]
    assert error.value.text.args == {"rule": "chess.move.queen", "game": "chess"}


def test_citations_are_found_and_module_paths_are_not(tmp_path):
    code = tmp_path / "code"
    code.mkdir()
    (code / "king.py").write_text(
        'import rulebound.games.chess.king\nrule = "chess.move.king"  # and chess.move.unknown\nx = chess.king\n'
    )
    book = Rulebook("chess", [Rule("chess.move.king", "S", "k", "s", "c")])
    assert book.citations(code) == {"chess.move.king": ["king.py:2"], "chess.move.unknown": ["king.py:2"]}


def test_citations_stand_in_the_order_of_the_files(tmp_path):
    for name in ("queen", "bishop", "king", "rook", "pawn", "knight"):
        (tmp_path / f"{name}.py").write_text('rule = "chess.move.king"\n')
    book = Rulebook("chess", [Rule("chess.move.king", "S", "k", "s", "c")])
    places = book.citations(tmp_path)["chess.move.king"]
    assert places == [f"{name}.py:1" for name in ("bishop", "king", "knight", "pawn", "queen", "rook")]


@pytest.mark.parametrize("name", game_names())
def test_every_game_cites_only_rules_of_its_register(name):
    game = load_game(name)
    assert [id for id in game.rulebook.citations(game.folder) if id not in game.rulebook] == []


def test_an_unknown_game_is_refused_with_the_known_ones():
    with pytest.raises(Refused) as error:
        load_game("chess")
    assert "guardians" in error.value.text.args["games"]


# --- as a book --------------------------------------------------------------------------------------------------------

RULES = "".join(ENTRY.format(id=f"chess.{id}") for id in ("move.king", "move.king_far", "mate.in_one", "mate.stale"))


def lay_out(tmp_path, contents):
    folder = tmp_path / "chess"
    folder.mkdir()
    (folder / "rules.toml").write_text(RULES)
    (folder / "chapters.toml").write_text(contents)
    return Rulebook.load(folder / "rules.toml")


def test_a_rule_stands_on_the_page_of_the_longest_beginning_that_fits(tmp_path):
    book = lay_out(tmp_path, '[play]\nmoves = ["move"]\ncastling = ["move.king_far"]\n[end]\nmate = ["mate"]\n')
    pages = {(chapter.id, topic.id): topic.rules for chapter in book.chapters for topic in chapter.topics}
    assert pages == {
        ("play", "moves"): ["chess.move.king"],
        ("play", "castling"): ["chess.move.king_far"],
        ("end", "mate"): ["chess.mate.in_one", "chess.mate.stale"],
    }


def test_a_beginning_ends_with_a_word(tmp_path):
    book = lay_out(tmp_path, '[play]\nkings = ["move.king"]\nmate = ["mate"]\n')
    assert book.chapters[0].topics[0].rules == ["chess.move.king", "chess.move.king_far"]
    with pytest.raises(Refused):
        Rulebook("chess", list(book), {"play": {"kings": ["mo", "move"], "mate": ["mate"]}})


@pytest.mark.parametrize(
    ("contents", "problem"),
    [
        ('[play]\nmoves = ["move"]\n', "chess.mate.in_one is on no page"),
        ('[play]\nmoves = ["move"]\nmate = ["mate", "draw"]\n', "no rule begins with draw"),
        ('[play]\nmoves = ["move", "mate"]\nmate = ["mate"]\n', "mate stands on two pages"),
        ('[play]\nmoves = ["move"]\n[end]\nmoves = ["mate"]\n', "the same name"),
        ("[play]\nmoves = 3\n", "array"),
    ],
)
def test_a_book_with_a_rule_left_over_or_an_empty_page_is_refused(tmp_path, contents, problem):
    with pytest.raises(Refused) as error:
        lay_out(tmp_path, contents)
    assert problem in error.value.text.args["problem"]


@pytest.mark.parametrize("game", game_names())
def test_every_game_is_a_book_in_chapters(game):
    book = load_game(game).rulebook
    told = [id for chapter in book.chapters for topic in chapter.topics for id in topic.rules]
    assert sorted(told) == sorted(rule.id for rule in book)
    assert all(topic.rules for chapter in book.chapters for topic in chapter.topics)
