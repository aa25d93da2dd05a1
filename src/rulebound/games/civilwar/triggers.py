"""Texts that answer to what Enemies do, while their card lies face up in the storyline."""

from __future__ import annotations

from typing import Final

from rulebound.games.civilwar.resolving import Source, perform
from rulebound.games.civilwar.state import CivilState, Hero
from rulebound.kernel.flow import Flow

ENEMY_KO: Final = "enemy-ko"
"""What speaks of a defeated Villain or Henchman: civilwar.keyword.defeat_villain"""
ENEMY_ENTERS: Final = "enemy-enters"
"""What speaks of a Villain who ends its move in your Location: civilwar.keyword.villain_ends_move"""
RULES: Final = {ENEMY_KO: "civilwar.keyword.defeat_villain", ENEMY_ENTERS: "civilwar.keyword.villain_ends_move"}


def answer(s: CivilState, event: str, enemy: Hero) -> Flow[None]:
    """Each text of the other team that waits for this; all cards of whoever is stunned or in a cell are blank.

    civilwar.keyword.stun, civilwar.prison.no_special
    """
    for card in s.teams[1 - enemy.side].story.cards[:]:
        effects = card.printed.when.get(event)
        if effects is None or card.facedown:
            continue
        hero = s.heroes[card.owner]
        if hero.ko or hero.stun or hero.jailed or (event == ENEMY_ENTERS and hero.position != enemy.position):
            continue
        s.log.say("answers", RULES[event], hero=hero, card=card)
        yield from perform(s, Source.of(hero, RULES[event], card), effects)
