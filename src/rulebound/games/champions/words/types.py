"""The types of cards, and what the few cards need that are written as rules of their own."""

from __future__ import annotations

from functools import partial

from rulebound.games.champions.abilities import ChampionsMoment, PaidWith
from rulebound.games.champions.damage import deal_together
from rulebound.games.champions.payment import Generated
from rulebound.games.champions.printed import (
    ENERGY,
    ChampionsPrinted,
    ally,
    alter_ego,
    attachment,
    environment,
    event,
    facedown_minion,
    hero,
    main_scheme,
    minion,
    obligation,
    per_player,
    resource,
    side_scheme,
    support,
    treachery,
    two_sides,
    upgrade,
    villain,
)
from rulebound.games.champions.state import ChampionsState
from rulebound.kernel.flow import Flow, choose

__all__ = (
    "ENERGY", "ChampionsMoment", "ChampionsPrinted", "ChampionsState", "Flow", "Generated", "PaidWith", "ally",
    "alter_ego", "attachment", "choose", "deal_together", "environment", "event", "facedown_minion", "hero",
    "main_scheme", "minion", "obligation", "partial", "per_player", "resource", "side_scheme", "support", "treachery",
    "two_sides", "upgrade", "villain",
)  # fmt: skip
