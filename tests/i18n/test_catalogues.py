"""The catalogues are whole: nothing that the code can say lacks words, and all languages say the same things."""

from __future__ import annotations

import re

import pytest

from rulebound.i18n import ENGLISH, SHELL, Language, languages
from rulebound.kernel.game import game_names
from tests.i18n.catalogues import (
    CASES,
    SOURCE,
    STATEMENTS,
    TITLES,
    game_of,
    ids_in_source,
    languages_of,
    parts,
    read,
    shown,
)

FILES = [(language, part) for language in languages() for part in parts(language)]
TRANSLATED = [(language, part) for language, part in FILES if language != ENGLISH and not part.endswith(STATEMENTS)]
GAMES = [(game, language) for game in game_names() for language in {ENGLISH: 0, **dict.fromkeys(languages_of(game))}]


@pytest.mark.parametrize(("language", "part"), FILES)
def test_a_catalogue_has_no_empty_message_and_none_twice(language, part):
    entries = read(language, part)
    ids = [entry.id for entry in entries]
    assert [entry.id for entry in entries if entry.empty] == []
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


@pytest.mark.parametrize(("language", "part"), FILES)
def test_an_id_tells_the_part_it_belongs_to(language, part):
    ids = [entry.id for entry in read(language, part)]
    game = game_of(part)
    if game:
        assert [id for id in ids if not id.startswith(f"{game}-")] == []
        titles = [id for id in ids if re.match(f"{game}-(rule|chapter|topic)-", id)]
        assert titles == (ids if part.endswith(TITLES) else [])
        full = [id for id in ids if re.match(f"{game}-(statement|note|reason)-", id)]
        assert full == (ids if part.endswith(STATEMENTS) else [id for id in full if "-note-" in id])  # of cards
    elif part in SHELL:
        others = tuple(f"{other.removesuffix(TITLES)}-" for other in parts(language) if other not in SHELL)
        assert [id for id in ids if id.startswith(others)] == []
    else:
        assert [id for id in ids if not id.startswith(f"{part}-")] == []


@pytest.mark.parametrize("part", [part for part in parts(ENGLISH) if not game_of(part)])
def test_every_language_has_all_that_belongs_to_no_game(part):
    english = {entry.id for entry in read(ENGLISH, part)}
    for language in languages():
        assert part in parts(language), language
        assert {entry.id for entry in read(language, part)} ^ english == set(), language


@pytest.mark.parametrize(("language", "part"), TRANSLATED)
def test_a_translation_says_what_the_english_says_with_the_same_variables(language, part):
    entries = {entry.id: entry for entry in read(language, part)}
    english = {entry.id: entry for entry in read(ENGLISH, part)}
    assert sorted(english.keys() - entries.keys()) == []
    for id, entry in entries.items():
        if id in english:
            assert entry.variables == english[id].variables, id
            assert entry.attributes - CASES == english[id].attributes - CASES, id
        else:  # a name, which in English stands on the card itself
            assert not entry.variables, id
            assert entry.attributes <= CASES, id


def test_every_id_in_the_source_has_words_in_english():
    english = Language.load(ENGLISH)
    paths = [path for path in SOURCE.rglob("*.py") if path.name != "text.py"]
    ids = {id: path.name for path in paths for id in ids_in_source(path)}
    assert len(ids) > 100
    assert sorted(f"{id} ({file})" for id, file in ids.items() if not english.has(id)) == []


@pytest.mark.parametrize(("game", "code"), GAMES)
def test_every_id_in_the_source_of_a_game_has_words(game, code):
    language = Language.load(code)
    ids = {id for path in (SOURCE / "games" / game).rglob("*.py") for id in ids_in_source(path)}
    assert sorted(id for id in ids if not language.has(id)) == []


@pytest.mark.parametrize(("game", "code"), GAMES)
def test_everything_a_game_shows_has_words(game, code):
    language = Language.load(code)
    missing = [text.id for text in shown(game).values() if not language.has(text.id)]
    names = {text.id for text in shown(game).values() if text.plain}
    if code == ENGLISH or names <= {*missing}:  # a language has all names or leaves all as they stand on the cards
        missing = [id for id in missing if id not in names]
    assert sorted(missing) == []
    assert language.has(f"{game}-title")
    assert language.has(f"{game}-line")


@pytest.mark.parametrize(("game", "code"), GAMES)
def test_everything_a_game_shows_is_rendered_without_a_problem(game, code):
    language = Language.load(code)
    for text in shown(game).values():
        words = language.text(text)
        assert words, text.id
        assert "{" not in words, words
    assert language.problems == []


@pytest.mark.parametrize("game", game_names())
def test_a_message_uses_only_what_it_is_given(game):
    entries = {entry.id: entry for entry in read(ENGLISH, game)}
    for text in shown(game).values():
        if text.id in entries:
            assert entries[text.id].variables <= text.args.keys(), text.id
