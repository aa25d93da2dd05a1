"""What a position tells of its cards: which are alike, which are attachments, whose they are, what reaches them."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.printed import HERO
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState, is_attachment
from rulebound.games.fellowship.words import ATTACHMENT, an, facedown_enemy
from rulebound.kernel.view import Result
from rulebound.lcg.simultaneous import unlike
from rulebound.lcg.state import Lasting
from tests.fellowship_campaign import campaign, set_out
from tests.fellowship_made_up import IMMUNE, TRIO, foe, gift
from tests.fellowship_table import table

ORC = facedown_enemy("Orc Guard", attack=1, defense=1, hit_points=1)


# --- alike ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("damage", 1), ("resources", 1), ("progress", 1), ("exhausted", True), ("committed", True), ("attacked", True),
        ("captive", True), ("engaged", 2), ("controller", 1), ("attached", (3,)), ("host", 3),
    ],
)  # fmt: skip
def test_two_copies_are_told_apart_by_whatever_is_different(field, value):
    t = table(heroes=TRIO, staging=["king_spider", "king_spider"])
    one, other = t.copies("king_spider")[:2]
    assert len(unlike([one, other])) == 1
    setattr(one, field, value)
    assert len(unlike([one, other])) == 2


def test_cards_that_lie_face_down_are_alike_unless_their_owner_or_who_knows_them_differs():
    t = table(heroes=TRIO, first=1)
    cards = [t.s.players[seat].deck.cards[n] for seat, n in ((0, 0), (0, -1), (2, 0))]
    for card in cards:
        card.facedown_as, card.controller, card.engaged, card.known = ORC, None, 0, 0
    assert len({card.printed.code for card in cards[:2]}) == 2
    assert [len(unlike(cards[:2])), len(unlike(cards[1:]))] == [1, 2]
    cards[0].known = 1
    assert len(unlike(cards[:2])) == 2
    assert len(unlike([t.card("gimli"), t.card("legolas")])) == 2


# --- attachments ------------------------------------------------------------------------------------------------


def test_what_counts_as_an_attachment():
    t = table(heroes=TRIO, first=1, staging=["gandalfs_map", "forest_spider"])
    steward = t.put("steward_of_gondor", seat=1, on="aragorn")
    web = t.lay("caught_in_a_web", "area", 1)
    claimed = t.lay("shadow_key", "area", 1)
    claimed.controller = 1
    lying = t.lay("evil_storm", "encounter-discard")
    found = [steward, web, claimed]
    assert all(map(is_attachment, found))
    assert not any(map(is_attachment, (lying, t.card("gandalfs_map"), t.card("aragorn"), t.card("forest_spider"))))
    assert t.s.attachments() == found
    assert t.s.attachments_of(1) == [steward, claimed]  # the web is nobody's
    assert t.s.attachments_of(0) == []
    steward.captive = True
    assert t.s.attachments() == [web, claimed]
    assert t.candidates(an(ATTACHMENT), by="gimli") == ["caught_in_a_web", "shadow_key"]


# --- whose it is ------------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.discard.home", "fellowship.control.out_of_play_own")
def test_a_card_that_another_controls_belongs_to_its_owners_pile_and_deck():
    t = table(heroes=TRIO, first=1)
    took = t.put("wandering_took", seat=0)
    t.take_control("wandering_took", 2)
    assert t.s.discard_pile(took) is t.s.players[0].discard
    assert t.s.pool_of(took) == t.s.pool_of(t.s.players[0].deck.cards[0]) != t.s.pool_of(t.s.players[2].deck.cards[0])
    assert t.s.pool_of(t.card("gimli")) != t.s.pool_of(took)
    assert t.s.pool_of(t.put("forest_spider")) == t.s.pool_of(t.s.encounter.cards[0])
    took.clear()
    assert took.controller == 0


@pytest.mark.rule("fellowship.next_player.definition", "fellowship.next_player.solo")
def test_the_next_player_is_the_next_who_is_in_the_game():
    t = table(heroes=TRIO, first=1)

    def following(s: FellowshipState) -> list[int | None]:
        found = [s.next_player(seat) for seat in range(3)]
        return [None if player is None else player.seat for player in found]

    assert following(t.s) == [1, 2, 0]
    t.s.players[2].out = True
    assert following(t.s) == [1, 0, 0]
    t.s.players[0].out = True
    assert following(t.s) == [1, None, 1]


def test_the_wiles_of_a_deck_are_listed_by_code():
    t = table(decks=["leadership", "spirit"])
    for player in t.s.players:
        codes = [one.code for one in player.wiles]
        assert len(codes) > 3
        assert codes == sorted(codes)


# --- what reaches it --------------------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.immune.definition", "fellowship.immune.lasting_rechecked")
def test_what_lasts_reaches_the_card_that_it_was_made_for_unless_that_is_immune_to_its_source():
    t = table(heroes=TRIO, first=1)
    troll, stone = t.put(foe(name="Troll")), t.put(foe(name="Stone", holds=IMMUNE))
    first = t.s.cards[0]
    assert first.printed.kind == HERO

    def made(on: FellowshipCard, source: int, scope: str = "card") -> Lasting:
        return Lasting("attack", 1, "phase", scope, 0, on.id, source)

    for source, reached in ((first.id, [True, False]), (-1, [True, True]), (troll.id, [True, True])):
        assert [t.s.covers(made(card, source), card) for card in (troll, stone)] == reached
    assert not t.s.covers(made(troll, -1), stone)
    assert [t.s.covers(made(troll, -1, "table"), card) for card in (troll, t.s.quest)] == [False, True]


def test_a_card_with_two_sides_speaks_with_the_one_that_is_up():
    t = table(heroes=TRIO, first=1, campaign=campaign(*TRIO))
    card = t.s.campaign_zone.cards[0]
    heard = {kind for kind, entries in t.s.listeners.items() if any(id == card.id for id, _ in entries)}
    assert "leave" in heard  # Mendor's leaving loses the game
    t.s.turn_over(card, "fellowship.campaign_card.resolution")
    assert card.printed.side == "B"
    assert not any(id == card.id for entries in t.s.listeners.values() for id, _ in entries)
    t.s.turn_over(card, "fellowship.campaign_card.resolution")
    assert {kind for kind, entries in t.s.listeners.items() if any(id == card.id for id, _ in entries)} == heard


# --- what must never be -----------------------------------------------------------------------------------------


def test_while_heroes_are_mustered_they_lie_there_and_are_not_in_play_yet():
    t = set_out(campaign(*TRIO, won=1), until="change-hero")
    assert t.s.step == "muster"
    assert t.s.faults() == []
    t.s.step = "plan"
    assert any("says in_play=False" in fault for fault in t.s.faults())


def test_a_shadow_card_is_not_attached_and_a_location_that_is_active_is_alone():
    t = table(heroes=TRIO, first=1, engaged=["hill_troll"], active="forest_gate")
    t.on_top("evil_storm")
    t.steps(["begin_combat", "deal_shadow_cards"])
    gift(t, on=t.s.cards[0])
    assert t.s.faults() == []
    assert len(t.s.under_way()) == 0


def test_when_all_have_lost_what_lies_there_stays_lying():
    t = table(heroes=TRIO, first=1)
    t.s.players[1].out = True
    assert any("who is out" in fault for fault in t.s.faults())
    assert any("first player token" in fault for fault in t.s.faults())
    t.s.result = Result([], [0.0] * 3, t.s.players[0].name_for(None), "fellowship.elimination.all_out")
    assert t.s.faults() == []
    assert GAME.course_faults(t.s) == []
