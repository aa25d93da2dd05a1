"""Власник і контроль: a card that others controlled goes home when the event is over."""

from __future__ import annotations

import pytest

from rulebound.games.champions.activation import enemy_attacks
from rulebound.games.champions.printed import support
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.words import nouns, put_into_play, response, take_control
from rulebound.kernel.choice import Choice
from rulebound.lcg.events import DEFEAT, Deed
from rulebound.lcg.moments import Moment
from rulebound.lcg.targets import an
from rulebound.lcg.triggers import On
from tests.champions_table import Table, table


def _any(s: ChampionsState, event: Deed[ChampionsCard], card: ChampionsCard, seat: int) -> bool:
    return True


infirmary = support(
    "made-up-80",
    "Infirmary",
    does=response(On(DEFEAT, "anything-defeated", _any), put_into_play(an(nouns.ALLY.in_discard_piles))),
)


def defended_by(*, foreign: bool) -> tuple[Table, ChampionsCard]:
    """The first player controls an ally at its last hit point, and a card that brings fallen allies back."""
    t = table(heroes=["captain_marvel", "spider_man"])
    ally = t.put("mockingbird", seat=1 if foreign else 0)
    if foreign:
        t.run(take_control(an(nouns.ALLY)).run(t.s, Moment(t.s.identity(0), 0)))
    assert ally.controller == 0
    ally.damage = 2
    made = t.s.add_card(ChampionsCard(len(t.s.cards), infirmary, 0), t.s.players[0].area)
    made.in_play = True
    t.s.activate(made)
    t.on_top("advance")
    return t, ally


def offered(t: Table, ally: ChampionsCard) -> list[tuple[str, str]]:
    """The villain attacks, the ally defends and is defeated: where it was at each choice after that."""
    found: list[tuple[str, str]] = []
    flow = enemy_attacks(t.s, t.s.villain, 0)
    choice = next(flow)
    while True:
        assert isinstance(choice, Choice)
        assert ally.zone is not None
        if not ally.in_play:
            found.append((choice.prompt, ally.zone.name))
        defend = [option for option in choice.options if option.on is ally and option.act == "defend"]
        try:
            choice = flow.send((defend or choice.options[-1:])[0])
        except StopIteration:
            return found


@pytest.mark.rule("champions.control.leaves_play_after_event")
def test_a_foreign_ally_goes_home_when_the_attack_is_over():
    t, ally = defended_by(foreign=True)
    t.new("vision", t.s.players[0].discard, 0)  # so that there is a choice after the defeat
    assert offered(t, ally) == [("response-defeat", "aside")]
    assert ally.zone is t.s.players[1].discard
    assert ally.controller == 1


@pytest.mark.rule("champions.control.new_location_untouchable")
def test_nothing_in_that_event_reaches_the_ally_in_the_pile_of_its_owner():
    t, ally = defended_by(foreign=False)
    assert offered(t, ally) == [("response-defeat", "discard")]  # one's own ally could come back at once
    t, ally = defended_by(foreign=True)
    assert offered(t, ally) == []
    assert put_into_play(an(nouns.ALLY.in_discard_piles)).can(
        t.s, Moment(t.s.identity(0), 0)
    )  # later it is a card like any other
