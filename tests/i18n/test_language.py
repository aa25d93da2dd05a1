"""How a text becomes words."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.i18n import Language, languages, pick_language, rule_title, term
from rulebound.kernel.text import Refused, Text


def language(folder: Path, code: str = "en", fallback: Language | None = None, **files: str) -> Language:
    folder = folder / code
    folder.mkdir()
    for part, source in files.items():
        (folder / f"{part}.ftl").write_text(source, encoding="utf-8")
    return Language(code, folder, fallback)


LISTS = """
list = { $before }, { $next }
    .last = { $before } and { $next }
    .times = { $n } x { $item }
    .none = nothing
list-steps = { $before }, { $next }
    .last = { $before }, then { $next }
"""


def names(*plain: str) -> list[Text]:
    return [Text(f"name-{name}", plain=name) for name in plain]


def test_nested_texts_are_rendered_first():
    wins = Text("guardians-result", {"side": Text("seat", {"n": 2})})
    assert Language.load("en").text(wins) == "Player 2 wins the game!"
    assert Language.load("ru").text(wins) == "Игрок 2 побеждает в игре!"


def test_whoever_reads_is_you():
    sentences = {
        "en": ("You win the game!", "Player 2 wins the game!", "Rhino attacks you.", "Rhino attacks X."),
        "uk": ("Ви перемагаєте у грі!", "Гравець 2 перемагає у грі!", "Rhino атакує вас.", "Rhino атакує. Ціль: X."),
        "ru": ("Вы побеждаете в игре!", "Игрок 2 побеждает в игре!", "Rhino атакует вас.", "Rhino атакует. Цель: X."),
        "pl": ("Wygrywasz grę!", "Gracz 2 wygrywa grę!", "Rhino atakuje cię.", "Rhino atakuje. Cel: X."),
    }
    seats = [Text("seat", {"n": 1}), Text("seat", {"n": 2})]
    named = Text("x", plain="X")
    enemy = Text("rhino", plain="Rhino")
    for code, said in sentences.items():
        reading = Language.load(code).read_by(0)
        told = [reading.text(Text("guardians-result", {"side": seat})) for seat in seats]
        attacked = (seats[0], named)
        told += [reading.text(Text("champions-log-enemy-attacks", {"enemy": enemy, "player": who})) for who in attacked]
        assert (*told,) == said
    assert Language.load("en").read_by(1).text(seats[1]) == "Player 2 (you)"
    assert Language.load("en").text(seats[1]) == "Player 2"  # the language of all others stays as it is


def test_numbers_take_the_plural_of_the_language():
    russian = Language.load("ru")
    said = [russian.text(Text("guardians-effect-draw", {"n": n})) for n in (1, 2, 5, 21)]
    assert said == ["возьмите 1 карту", "возьмите 2 карты", "возьмите 5 карт", "возьмите 21 карту"]


CASES = """
list = { $before }, { $next }
    .last = { $before } і { $next }
    .times = { $n } × { $item }
seat = Player { $n }
enemy = ворог
    .acc = ворога
card = карта
    .acc = карту
    .gender = f
each = { GENDER($noun) ->
        [f] кожна
       *[m] кожен
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] кожну
       *[m] кожного
    } { CASE($noun, "acc") }
    .gender = { GENDER($noun) }
stun = оглушіть { CASE($whom, "acc") }
ready = { CAPITAL($who) } { GENDER($who) ->
    [f] готова
    [pl] готові
   *[m] готовий
 }
struck = { CAPITAL(CASE($whom, "acc")) } оглушено
"""
ENEMY, CARD = Text("enemy"), Text("card")


def each(noun: Text) -> Text:
    return Text("each", {"noun": noun})


@pytest.mark.parametrize(
    ("id", "noun", "words"),
    [
        ("stun", ENEMY, "оглушіть ворога"),
        ("stun", each(ENEMY), "оглушіть кожного ворога"),
        ("stun", each(CARD), "оглушіть кожну карту"),
        ("stun", Text("nobody", plain="Rhino"), "оглушіть Rhino"),
        ("stun", Text("seat", {"n": 1}), "оглушіть Player 1"),
        ("stun", "Rhino", "оглушіть Rhino"),
        ("stun", [ENEMY, each(CARD), Text("nobody", plain="Rhino")], "оглушіть ворога, кожну карту і Rhino"),
        ("ready", each(ENEMY), "Кожен ворог готовий"),
        ("ready", each(CARD), "Кожна карта готова"),
        ("ready", Text("nobody", plain="Rhino"), "Rhino готовий"),
        ("ready", [CARD], "Карта готова"),
        ("ready", [ENEMY, ENEMY], "2 × ворог готові"),
        ("struck", ENEMY, "Ворога оглушено"),
        ("struck", [each(CARD), ENEMY], "Кожну карту і ворога оглушено"),
    ],
)
def test_a_sentence_chooses_the_case_of_a_phrase_and_agrees_with_it(tmp_path, id, noun, words):
    slavic = language(tmp_path, "uk", shell=CASES)
    for _ in range(2):  # the same again, from memory
        assert slavic.text(Text(id, {"who" if id == "ready" else "whom": noun})) == words
    assert slavic.problems == []


def test_a_case_that_only_english_knows_is_said_in_english(tmp_path):
    english = language(tmp_path, shell='thing = thing\n    .pl = things\nall = all { CASE($noun, "pl") }')
    other = language(tmp_path, "pl", english, shell='all = wszystkie { CASE($noun, "pl") }')
    assert other.text(Text("all", {"noun": Text("thing")})) == "wszystkie things"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Shot", "Revealed: Shot. Twice: Shot."),
        ("Wakanda Forever!", "Revealed: Wakanda Forever! Twice: Wakanda Forever!"),
        ("M.O.D.O.K.", "Revealed: M.O.D.O.K. Twice: M.O.D.O.K."),
        ("../saved.json", "Revealed: ../saved.json. Twice: ../saved.json."),
    ],
)
def test_a_name_that_ends_with_a_mark_of_its_own_has_no_full_stop_after_it(tmp_path, name, words):
    english = language(tmp_path, shell="said = Revealed: { $card }. Twice: { $card }.")
    assert english.text(Text("said", {"card": name})) == words


def test_what_is_too_long_to_say_is_a_problem_and_no_failure(tmp_path):
    english = language(tmp_path, shell="said = so: { $what }")
    assert english.text(Text("said", {"what": "x" * 3000})) == "…"
    assert len(english.problems) == 1


def test_what_a_language_does_not_say_is_said_in_english(tmp_path):
    english = language(tmp_path, shell="seat = Player { $n }\nhello = Hello, { $who }")
    other = language(tmp_path, "pl", english, shell="seat = Gracz { $n }")
    assert other.text(Text("hello", {"who": Text("seat", {"n": 1})})) == "Hello, Gracz 1"


def test_what_nobody_says_is_its_plain_name_or_else_its_id():
    assert Language.load("uk").text(Text("guardians-card-nobody", plain="Nobody")) == "Nobody"
    assert Language.load("uk").text(Text("nobody-knows")) == "nobody-knows"


@pytest.mark.parametrize(
    ("items", "words"),
    [
        ([], "nothing"),
        (["Shot"], "Shot"),
        (["Shot", "Trick"], "Shot and Trick"),
        (["Shot", "Trick", "Melee"], "Shot, Trick and Melee"),
        (["Shot", "Trick", "Shot"], "2 x Shot and Trick"),
    ],
)
def test_a_list_is_joined_and_equal_items_are_counted(tmp_path, items, words):
    english = language(tmp_path, shell=LISTS + "have = { $cards }")
    assert english.text(Text("have", {"cards": names(*items)})) == words


def test_a_list_with_a_message_of_its_own_is_joined_by_it(tmp_path):
    english = language(tmp_path, shell=LISTS + "do = { $steps }.")
    assert english.text(Text("do", {"steps": names("draw", "lay", "draw")})) == "draw, lay, then draw."
    assert english.text(Text("do", {"steps": []})) == "."


def test_the_part_of_a_game_is_read_when_the_first_of_its_messages_is_wanted(tmp_path):
    english = language(tmp_path, shell="seat = Player", guardians="guardians-title = Guardians")
    assert english.has("seat")
    (tmp_path / "en" / "guardians.ftl").write_text("guardians-title = read late", encoding="utf-8")
    assert english.text(Text("guardians-title")) == "read late"


def test_the_titles_of_rules_are_read_when_the_first_of_them_is_wanted(tmp_path):
    titles = {"guardians.rules": "guardians-rule-trap-stays = A sprung trap stays"}
    english = language(tmp_path, shell="seat = Player", guardians="guardians-title = Guardians", **titles)
    assert english.has("guardians-title")
    (tmp_path / "en" / "guardians.rules.ftl").write_text("guardians-rule-trap-stays = read late", encoding="utf-8")
    assert english.text(rule_title("guardians.trap.stays")) == "read late"


def test_a_title_alone_does_not_read_the_words_of_its_game(tmp_path):
    titles = {"guardians.rules": "guardians-rule-trap-stays = A sprung trap stays"}
    english = language(tmp_path, shell="seat = Player", guardians="guardians-title = Guardians", **titles)
    assert english.has("guardians-rule-trap-stays")
    (tmp_path / "en" / "guardians.ftl").write_text("guardians-title = read late", encoding="utf-8")
    assert english.text(Text("guardians-title")) == "read late"


def test_a_rule_without_a_title_is_called_after_its_id(tmp_path):
    title = rule_title("guardians.trap.set_flips_tactic")
    assert title.id == "guardians-rule-trap-set-flips-tactic"
    assert language(tmp_path, shell="seat = Player").text(title) == "Trap: set flips tactic"


def test_problems_are_reported_and_nothing_breaks(tmp_path):
    english = language(tmp_path, shell="seat = Player { $n }\n1 is no id\n")
    assert english.text(Text("seat", {})).startswith("Player")
    assert english.text(Text("seat", {"n": 1})) == "Player 1"
    assert len(english.problems) == 2
    assert "1 is no id" in english.problems[0]
    assert english.problems[1].startswith("seat: ")


def test_languages_are_loaded_once_and_english_comes_first():
    assert languages() == ["en", "pl", "ru", "uk"]
    assert Language.load("uk") is Language.load("uk")


def test_an_unknown_language_is_refused_with_the_known_ones():
    with pytest.raises(Refused) as refused:
        pick_language("tlh")
    assert Language.load("en").text(refused.value.text) == (
        "There is no language “tlh”. The languages are: en, pl, ru, uk."
    )


@pytest.mark.parametrize(
    ("wanted", "environment", "code"),
    [
        ("uk", {"LC_ALL": "ru_RU.UTF-8"}, "uk"),
        ("pl-PL", {}, "pl"),
        (None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "pl_PL"}, "ru"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "uk_UA", "LANG": "pl_PL"}, "uk"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "pl_PL"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_environment(monkeypatch, wanted, environment, code):
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert pick_language(wanted).code == code


def test_terms_are_named_by_game_and_kind():
    english = Language.load("en")
    assert english.text(term("guardians", "option-stall_guard", True)) == "yes, so every battle ends"
    assert english.text(term("guardians", "option-variant", "")).startswith("the first player wins")
    assert english.text(term("guardians", "option-players", 4)) == "4"
    assert english.text(term("guardians", "zone", "secret_base")) == "secret base"
