"""Phase I, resources (Фаза ресурсів): heroes collect resources, players draw."""

from __future__ import annotations

from rulebound.games.fellowship.numbers import resources_collected
from rulebound.games.fellowship.phases import begin_phase, end_phase
from rulebound.games.fellowship.resources import gain_resources
from rulebound.games.fellowship.state import FellowshipState
from rulebound.kernel.flow import Flow
from rulebound.lcg.piles import draw


def collect_resources(s: FellowshipState) -> Flow[str]:
    """1.1, 1.2 Each hero gets a resource, all at the same time: fellowship.step.1_2"""
    yield from begin_phase(s, "resource", "fellowship.step.1_1")
    for player in s.in_order():
        for hero in s.heroes_of(player.seat):
            gain_resources(s, hero, resources_collected(s, hero), "fellowship.step.1_2")
    return "draw_cards"


def draw_cards(s: FellowshipState) -> Flow[str]:
    """1.3 Each player draws a card: fellowship.step.1_3"""
    for player in s.in_order():
        draw(s, player, 1, "fellowship.step.1_3")
    return "resource_actions"  # fellowship.window.after_1_3
    yield


def end_resource_phase(s: FellowshipState) -> Flow[str]:
    """1.4 The resource phase ends: fellowship.step.1_4"""
    yield from end_phase(s, "fellowship.step.1_4")
    return "begin_planning"
