"""Campaigns at the table: a log makes the setup of a match, and a match that is over makes the next log.

The server keeps no campaign: its log stands in the setup of each of its matches, and a browser may save it as a file.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rulebound.kernel.campaign import CampaignFile, begin_file, campaigns_of
from rulebound.kernel.game import Game, load_game
from rulebound.kernel.text import refuse
from rulebound.table import wire
from rulebound.table.limits import Limits
from rulebound.table.tables import Tables
from rulebound.table.tokens import hash_of


def begin_campaign(wish: wire.NewCampaign, limits: Limits) -> wire.CampaignNow:
    """A new campaign; its decks are refused as those of a match are."""
    game = load_game(wish.game)
    campaigns = campaigns_of(game)
    limits.must_fit(wish.decks)
    after = None if wish.after is None else campaigns.read(wish.after)
    log = campaigns.begin(wish.decks, names=wish.names, mode=wish.mode, expert=wish.expert, after=after)
    return _now(game, begin_file(game, log), log)


def load_campaign(wish: wire.LoadCampaign) -> wire.CampaignNow:
    """A campaign from its file. A match that is going on in it is loaded like any saved match: POST /api/records."""
    game = load_game(wish.campaign.game)
    log = campaigns_of(game).read(wish.campaign.log)
    return _now(game, wish.campaign, log)


async def campaign_after(tables: Tables, wish: wire.AfterMatch) -> wire.CampaignNow:
    """The campaign of a match: with its result when it is over, and only then with a setup for the next one."""
    key = await tables.storage.key(hash_of(wish.token))
    if key is None or key.kind in ("invite", "revoked"):
        raise refuse("refused-token")
    table = await tables.open(key.match)
    match = table.course.match
    game: Game[Any] = match.game
    written = table.course.setup.get("campaign")
    if written is None:
        raise refuse("refused-match-no-campaign")
    if not table.over:
        return _now(game, begin_file(game, campaigns_of(game).read(written)), campaigns_of(game).read(written), True)
    log = campaigns_of(game).log_of(match.state)
    return _now(game, begin_file(game, log), log)


def _now(game: Game[Any], file: CampaignFile, log: Any, playing: bool = False) -> wire.CampaignNow:
    campaigns = campaigns_of(game)
    playing = playing or file.current is not None
    setup = None if playing or campaigns.is_over(log) else campaigns.next_setup(log)
    return wire.CampaignNow(game.id, msgspec.to_builtins(log), campaigns.sheet(log), file, setup, playing)
