"""After a scenario of a campaign (Карти кампанії, журнал кампанії): the campaign card is turned over and followed."""

from __future__ import annotations

from rulebound.games.fellowship.campaign import Completed, lost, won
from rulebound.games.fellowship.printed import HERO
from rulebound.games.fellowship.state import FellowshipState
from rulebound.lcg.abilities import RESOLUTION
from rulebound.lcg.initiating import run_printed


def resolve_win(s: FellowshipState, result: Completed) -> None:
    """The resolution of the campaign card, then the log: the result, the fallen, the wounds.

    fellowship.campaign_card.resolution; a hero in a discard pile has fallen, also of a player who was eliminated:
    fellowship.heroes.fallen
    """
    rule = "fellowship.campaign_card.resolution"
    for card in s.campaign_zone.cards:
        if card.printed.side == "A":
            s.turn_over(card, rule)
        s.log.say("resolution", rule, card=card)
        for _ in run_printed(s, card, RESOLUTION, s.first):
            raise AssertionError("a resolution asks nobody")  # pragma: no cover
    heroes = [card for card in s.cards if card.printed.kind == HERO]
    fallen = [hero for hero in heroes if s.discard_pile(hero).holds(hero)]
    for hero in fallen:
        s.log.say("fallen", "fellowship.heroes.fallen", card=hero)
    wounds = {hero.printed.code: hero.damage for hero in heroes}  # who is not in play has none
    assert s.campaign is not None
    s.campaign = won(s.campaign, result, [hero.printed.code for hero in fallen], wounds)


def resolve_loss(s: FellowshipState) -> None:
    """Nothing is recorded but that the scenario has to be played again: fellowship.campaign.loss_no_penalty"""
    if s.campaign is not None:
        s.campaign = lost(s.campaign)
