"""Deck lists from and for other programs: what was written is read again, and what is not in the box is named."""

from __future__ import annotations

import pytest

from rulebound.decks.box import building_of
from rulebound.decks.reading import Missing, ReadDeck, as_read, game_of, read_list, whole
from rulebound.decks.writing import formats_of, write_list
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import load_game
from rulebound.kernel.text import Refused

GAMES = ("champions", "fellowship", "versus")
MARVELCDB = """Spider 2 Fast

Spider-Man

Packs: From Core Set to Captain America

Upgrade

2x Webbed Up (Core Set)

Events

3x Swinging Web Kick (Core Set)
2x Haymaker (Captain America)
1x Earth's Mightiest Heroes (Core Set)

Allies

1x Daredevil (Core Set)
1x Daredevil (Fear No Evil)

https://marvelcdb.com/decklist/view/1
"""
RINGSDB = """Hunters

Packs: From Core Set to The Lost Realm

Heroes (2)

1x Éowyn (Core Set)
1x Aragorn (The Lost Realm)

Allies (2)

3x Gandalf (Core Set)
2x Lorien Guide (Revised Core Set)

Attachments (1)

2x Steward of Gondor (Core Set)

Player Side Quests (0)
"""
O8D = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f">
  <section name="Hero" shared="False">
    <card qty="1" id="51223BD0-ffd1-11df-a976-0801200c9007">somebody</card>
  </section>
  <section name="Ally" shared="False">
    <card qty="3" id="00000000-0000-0000-0000-000000000000">Gandalf</card>
    <card qty="2" id="00000000-0000-0000-0000-000000000001">Bilbo &amp; Friends</card>
    <card qty="0" id="51223bd0-ffd1-11df-a976-0801200c9013">Guard of the Citadel</card>
  </section>
  <section name="Sideboard" shared="False"><card qty="3" id="">Beorn</card></section>
  <section name="Quest" shared="True"><card qty="1" id="">Passage</card></section>
  <notes><![CDATA[]]></notes>
</deck>
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_deck_comes_back_from_every_format(game: str) -> None:
    of = load_game(game)
    building = building_of(of)
    decks = [*building.built_in().values(), *(building.by_lot(Chance(seed)) for seed in range(6))]
    for deck in decks:
        for format in formats_of(of):
            text = write_list(of, as_read(of, deck), format)
            read = read_list(of, text)
            assert (read.missing, read.leaders) == ([], building.led_by(deck)), (format, text)
            titles = {of_face.code: of_face.name.plain for of_face in of.faces()}
            if format == "text":  # cards of one title cannot be told apart there
                assert sorted(titles[c] for c in read.cards for _ in range(read.cards[c])) == sorted(
                    titles[c] for c in deck.cards for _ in range(deck.cards[c])
                )
            else:
                assert read.cards == deck.cards
            assert game_of(text) is of


def test_a_list_of_marvelcdb() -> None:
    game = load_game("champions")
    read = read_list(game, MARVELCDB)
    assert (read.name, read.leaders) == ("Spider 2 Fast", ["01001a"])
    assert read.cards == {"01009": 2, "01005": 3, "01087": 2, "01058": 1}  # a reprint is the same card
    assert read.missing == [Missing("Earth's Mightiest Heroes (Core Set)", 1), Missing("Daredevil (Fear No Evil)", 1)]
    assert whole(game, read).hero == "spider_man"


def test_a_list_of_ringsdb() -> None:
    read = read_list(load_game("fellowship"), RINGSDB)
    assert (read.name, read.leaders) == ("Hunters", ["7"])
    assert read.cards == {"73": 3, "44": 2, "26": 2}
    assert read.missing == [Missing("Aragorn (The Lost Realm)", 1)]  # unique: another pack has another man


def test_a_file_of_octgn() -> None:
    read = read_list(load_game("fellowship"), O8D)
    assert (read.leaders, read.cards) == (["7"], {"73": 3})
    assert read.missing == [Missing("Bilbo & Friends", 2)]


def test_a_file_of_octgn_is_read_by_names_where_its_ids_are_not_known() -> None:
    said = '<deck><section name="Event"><card qty="3" id="no-id-of-ours">Swinging Web Kick</card></section></deck>'
    assert read_list(load_game("champions"), said).cards == {"01005": 3}


def test_cards_of_one_title_are_dealt_as_the_box_holds_them() -> None:
    read = read_list(load_game("champions"), "5x Wakanda Forever!")
    assert read.cards == {"01043a": 1, "01043b": 1, "01043c": 1, "01043d": 2}


@pytest.mark.parametrize(
    "line",
    [
        "01005 x 3", "01005 x3", "01005 3", "01005 = 3", "01005: 3", "3 x 01005", "3x 01005", "3 01005",
        "01005 × 3  # Swinging Web Kick", "3x Swinging Web Kick (Core Set)", "Swinging Web Kick x 3",
        "3 swinging  WEB kick", '"01005" = 3', "01005\n01005\n01005 // twice more", 'name = "Mine"\n[cards]\n01005 = 3',
    ],
)  # fmt: skip
def test_a_list_is_read_as_people_write_it(line: str) -> None:
    read = read_list(load_game("champions"), line)
    assert (read.cards, read.missing) == ({"01005": 3}, [])


def test_a_name_is_known_in_every_language_and_a_version_tells_cards_apart() -> None:
    assert read_list(load_game("fellowship"), "1x Арагорн\n2 gleowine").leaders == ["1"]
    game = load_game("versus")
    assert read_list(game, "2x Wolverine, Weapon Instinct").cards == {"VS-029": 2}
    assert read_list(game, "1x VS-029\n2x Wolverine").missing == [Missing("Wolverine", 2)]


def test_what_says_nothing_is_named() -> None:
    read = read_list(load_game("champions"), "Mine\n01005 x 3\nhello there, friend\n2x XX-999")
    assert (read.name, read.cards) == ("Mine", {"01005": 3})
    assert read.missing == [Missing("hello there, friend", 1), Missing("XX-999", 2)]


ENTITIES = '<!DOCTYPE deck [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><deck><section name="x">'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (ENTITIES + '<card qty="1">&b;</card></section></deck>', "deck-refused-octgn"),
        ('<!DOCTYPE deck SYSTEM "file:///etc/passwd"><deck/>', "deck-refused-octgn"),
        ("<deck><card", "deck-refused-octgn"),
        ("<deck>&nobody;</deck>", "deck-refused-octgn"),
        ("<html></html>", "deck-refused-octgn"),
        ('<deck><section name="Ally"><card qty="-1">Gandalf</card></section></deck>', "deck-refused-octgn"),
        ('<deck><section name="Ally"><card qty="9999">Gandalf</card></section></deck>', "deck-refused-octgn"),
        ("<deck>" + "<card>x</card>" * 1_001 + "</deck>", "deck-refused-lines"),
        ("<deck>" * 5_000, "deck-refused-octgn"),
        ("x\n" * 1_001, "deck-refused-lines"),
        ("x" * 100_001, "deck-refused-long"),
        ("{", "deck-refused-list"),
        ('{"cards": {"73": "many"}}', "deck-refused-list"),
        ('{"cards": ' * 9_000, "deck-refused-list"),
    ],
)
def test_what_is_no_list_is_refused_with_a_sentence(text: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        read_list(load_game("fellowship"), text)
    assert refused.value.text.id == why


def test_a_hostile_line_takes_no_time() -> None:
    read = read_list(load_game("champions"), "\n".join(["Energy", "1" + " x" * 20_000, "\t" * 20_000 + "=" * 3]))
    assert [len(one.said) for one in read.missing] == [80, 3]


def test_what_cannot_be_written_is_refused() -> None:
    champions, versus = load_game("champions"), load_game("versus")
    with pytest.raises(Refused, match="deck-refused-card"):
        write_list(champions, ReadDeck(cards={"99999": 1}), "text")
    with pytest.raises(Refused, match="deck-refused-format"):
        write_list(champions, ReadDeck(), "pdf")
    with pytest.raises(Refused, match="deck-refused-no-octgn"):
        write_list(versus, ReadDeck(), "octgn")
    with pytest.raises(Refused, match="deck-refused-no-decks"):
        read_list(load_game("guardians"), "x")
    assert game_of("three lemons") is None


LOL = '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><deck><card qty="1" id="x">&b;</card></deck>'


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", "deck-refused-empty"),
        (" \r\n\t\ufeff\n", "deck-refused-empty"),
        ("# only a note\nhttps://marvelcdb.com/decklist/view/1", "deck-refused-empty"),
        ("<deck></deck>", "deck-refused-empty"),
        ("[" * 5_000, "deck-refused-empty"),
        ("\x89PNG\r\n\x1a\n\x00\x00", "deck-refused-no-text"),
        ("2x \ud800Uppercut", "deck-refused-no-text"),
        (LOL, "deck-refused-octgn"),
        ("<deck>" * 10_000, "deck-refused-octgn"),
        ("<html><script>alert(1)</script></html>", "deck-refused-octgn"),
        ('{"a":' * 5_000, "deck-refused-list"),
        ("x" * 100_001, "deck-refused-long"),
        ("-2x Uppercut", "deck-refused-copies"),
        ("0x Uppercut", "deck-refused-copies"),
        ("-2 Uppercut", "deck-refused-copies"),
        ("1000 Uppercut", "deck-refused-copies"),
        ("99999999999999999999999999x Uppercut", "deck-refused-copies"),
        ("999x Uppercut\n1x Uppercut", "deck-refused-copies"),
        ("1000x Lemon\n1x Uppercut", "deck-refused-copies"),
        ('{"cards": {"01005": 99999999999999999999999}}', "deck-refused-copies"),
        ('{"game": "versus", "cards": {"01005": 1}}', "deck-refused-game"),
        (RINGSDB, "deck-refused-game"),
        (O8D, "deck-refused-game"),
        ("2x Lemon\n1x Melon", "deck-refused-nothing"),
    ],
)
def test_what_no_deck_can_be_is_refused_with_the_reason(text: str, refusal: str) -> None:
    with pytest.raises(Refused) as wrong:
        read_list(load_game("champions"), text)
    assert wrong.value.text.id == refusal


@pytest.mark.parametrize(
    "text",
    [
        "\ufeffSpider-Man\r\n\r\n2x Uppercut\r\n1x Energy\r\n",
        "2x\u00a0Uppercut\u2003\n  1x   Energy\t\nSpider-Man",
        "Spider\u2011Man\n2x Up\u200bper\u00adcut\n1x \u202eEnergy",
        "1x Uppercut\n“Energy”\nUPPERCUT x1\nSpider–Man",
        "2024 league deck\nSpider-Man\nUppercut * 2\n1 Energy",
    ],
)
def test_marks_that_nobody_sees_and_other_ways_to_write_change_nothing(text: str) -> None:
    read = read_list(load_game("champions"), text)
    assert (read.leaders, read.cards, read.missing) == (["01001a"], {"01054": 2, "01088": 1}, [])


def test_what_is_not_in_the_box_is_named_once() -> None:
    read = read_list(load_game("champions"), "1x Energy\n2x Lemon\n3x <b>Lemon</b>\n1x Lemon")
    assert read.missing == [Missing("<b>Lemon</b>", 3), Missing("Lemon", 3)]
