"""The facts of all printed cards: names, boxes, numbers, copies, kinds of ability, house marks."""

from collections import Counter

import pytest

from rulebound.games.guardians import GAME, cards
from rulebound.i18n import Language
from tests.guardians_table import NUMBERS

TECHNIQUES = [
    (1, "trick", "Trick", "Уловка", "tackle", "false_trail", ["number", "tackle", "false_trail"]),
    (2, "defence", "Defence", "Оборона", "defensive_stance", "breather", ["number", "breather"]),
    (3, "ambush", "Ambush", "Засада", "seize_initiative", "stun", ["number", "seize_initiative", "stun"]),
    (4, "arsenal", "Arsenal", "Арсенал", "explosives", "resupply", ["number", "explosives", "resupply"]),
    (5, "planning", "Planning", "Планирование", "feint_manoeuvre", "vantage_point", ["number", "vantage_point"]),
    (6, "shot", "Shot", "Выстрел", "shoot_to_kill", "suppressive_fire",
     ["number", "shoot_to_kill", "suppressive_fire"]),
    (7, "melee", "Melee", "Ближний бой", "hail_of_blows", "grapple", ["number", "grapple"]),
]  # fmt: skip

ACTIONS = {
    "tackle": ("Tackle", "Подкат"), "false_trail": ("False Trail", "Ложный след"),
    "defensive_stance": ("Defensive Stance", "Защитная стойка"), "breather": ("Breather", "Передышка"),
    "seize_initiative": ("Seize Initiative", "Перехват инициативы"), "stun": ("Stun", "Оглушение"),
    "explosives": ("Explosives", "Взрывчатка"), "resupply": ("Resupply", "Пополнение запасов"),
    "feint_manoeuvre": ("Feint Manoeuvre", "Обманный манёвр"), "vantage_point": ("Vantage Point", "Выгодная позиция"),
    "shoot_to_kill": ("Shoot to Kill", "Стрельба на поражение"),
    "suppressive_fire": ("Suppressive Fire", "Заградительный огонь"),
    "hail_of_blows": ("Hail of Blows", "Град ударов"), "grapple": ("Grapple", "Захват"),
}  # fmt: skip

HEROES = [
    ("star_lord", "Star-Lord", "Звёздный Лорд", "guardians", "active"),
    ("rocket", "Rocket", "Ракета", "guardians", "active"),
    ("mantis", "Mantis", "Мантис", "guardians", "active"),
    ("yondu", "Yondu", "Йонду", "guardians", "active"),
    ("adam_warlock", "Adam Warlock", "Адам Уорлок", "guardians", "active"),
    ("gamora", "Gamora", "Гамора", "guardians", "passive"),
    ("drax", "Drax", "Дракс", "guardians", "passive"),
    ("groot", "Groot", "Грут", "guardians", "passive"),
    ("nebula", "Nebula", "Небула", "guardians", "passive"),
    ("cosmo", "Cosmo", "Космо", "guardians", "passive"),
    ("iron_man", "Iron Man", "Железный Человек", "avengers", "active"),
    ("captain_america", "Captain America", "Капитан Америка", "avengers", "active"),
    ("thor", "Thor", "Тор", "avengers", "active"),
    ("hawkeye", "Hawkeye", "Соколиный Глаз", "avengers", "active"),
    ("doctor_strange", "Doctor Strange", "Доктор Стрэндж", "avengers", "active"),
    ("hulk", "Hulk", "Халк", "avengers", "passive"),
    ("black_widow", "Black Widow", "Чёрная Вдова", "avengers", "passive"),
    ("spider_man", "Spider-Man", "Человек-Паук", "avengers", "passive"),
    ("black_panther", "Black Panther", "Чёрная Пантера", "avengers", "passive"),
    ("captain_marvel", "Captain Marvel", "Капитан Марвел", "avengers", "passive"),
]

BATTLEFIELDS = [
    ("knowhere", "Knowhere", "Забвение", "guardians"),
    ("xandar", "Xandar", "Ксандар", "guardians"),
    ("kyln", "The Kyln", "Килн", "guardians"),
    ("morag", "Morag", "Мораг", "guardians"),
    ("ego", "Ego", "Планета Эго", "guardians"),
    ("sovereign", "The Sovereign", "Соверен", "guardians"),
    ("contraxia", "Contraxia", "Контраксия", "guardians"),
    ("sanctuary", "Sanctuary", "Святилище", "guardians"),
    ("hala", "Hala", "Хала", "guardians"),
    ("sakaar", "Grandmaster's Arena", "Арена Грандмастера", "guardians"),
    ("museum", "Collector's Museum", "Музей Коллекционера", "guardians"),
    ("death", "Realm of Death", "Владения Смерти", "guardians"),
    ("tower", "Stark Tower", "Башня Старка", "avengers"),
    ("helicarrier", "Helicarrier", "Хеликарриер", "avengers"),
    ("wakanda", "Wakanda", "Ваканда", "avengers"),
    ("asgard", "Asgard", "Асгард", "avengers"),
    ("sanctum", "Sanctum Sanctorum", "Санктум Санкторум", "avengers"),
    ("savage_land", "Savage Land", "Дикая Земля", "avengers"),
    ("latveria", "Latveria", "Латверия", "avengers"),
    ("hydra", "Hydra Base", "База Гидры", "avengers"),
    ("manhattan", "Streets of Manhattan", "Улицы Манхэттена", "avengers"),
    ("mansion", "Avengers Mansion", "Особняк Мстителей", "avengers"),
    ("quantum", "Quantum Realm", "Квантовый мир", "avengers"),
    ("raft", "The Raft", "Рафт", "avengers"),
]

ENGLISH, RUSSIAN = Language.load("en"), Language.load("ru")


@pytest.mark.parametrize(("number", "code", "english", "russian", "a", "b", "house"), TECHNIQUES)
def test_a_technique(number, code, english, russian, a, b, house):
    technique = cards.TECHNIQUES[number - 1]
    face = technique.face
    assert (technique.code, face.gem.value, face.copies, face.kind) == (code, number, 7, "technique")
    assert (ENGLISH.text(face.name), RUSSIAN.text(face.name)) == (english, russian)
    assert [action.id for action in technique.actions] == [a, b]
    for action in technique.actions:
        assert (ENGLISH.text(action.name), RUSSIAN.text(action.name)) == ACTIONS[action.id]
    assert face.house == house
    assert len(face.text) == 2


@pytest.mark.parametrize(("code", "english", "russian", "box", "kind"), HEROES)
def test_a_hero(code, english, russian, box, kind):
    hero = next(hero for hero in cards.HEROES if hero.code == code)
    face = hero.face
    assert (hero.box, face.set, face.icons, face.unique, face.copies) == (box, box, [kind], True, 1)
    assert (ENGLISH.text(face.name), RUSSIAN.text(face.name)) == (english, russian)
    assert face.house == ["ability"]


@pytest.mark.parametrize(("code", "english", "russian", "box"), BATTLEFIELDS)
def test_a_battlefield(code, english, russian, box):
    field = next(field for field in cards.BATTLEFIELDS if field.code == code)
    face = field.face
    assert (field.box, face.set, face.kind, face.copies) == (box, box, "battlefield", 1)
    assert (ENGLISH.text(face.name), RUSSIAN.text(face.name)) == (english, russian)
    assert face.house == ["name", "text"]
    assert len(face.text) == 1


@pytest.mark.parametrize(
    ("code", "when", "n"),
    [
        ("xandar", "round-start", 1),
        ("death", "from-round", 2),
        ("mansion", "only-round", 2),
        ("ego", "round-end", None),
    ],
)
def test_a_battlefield_says_in_which_rounds_it_works(code, when, n):
    (text,) = next(field for field in cards.BATTLEFIELDS if field.code == code).face.text
    assert (text.id, text.args.get("n")) == (f"guardians-text-{when}", n)


def test_the_set_is_complete():
    assert [technique.code for technique in cards.TECHNIQUES] == list(NUMBERS)
    assert [hero.code for hero in cards.HEROES] == [row[0] for row in HEROES]
    assert [field.code for field in cards.BATTLEFIELDS] == [row[0] for row in BATTLEFIELDS]
    kinds = Counter(face.kind for face in GAME.faces())
    assert kinds == {"technique": 7, "hero": 20, "battlefield": 24, "team": 4}


def test_every_card_has_a_text_of_its_own_in_english_and_russian():
    for language in (ENGLISH, RUSSIAN):
        for kind in ("hero", "battlefield", "technique"):
            faces = [face for face in GAME.faces() if face.kind == kind]
            texts = [" ".join(language.text(line) for line in face.text) for face in faces]
            assert len(set(texts)) == len(faces)
            assert not any("guardians-" in text for text in texts)
