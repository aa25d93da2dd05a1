"""A campaign that was once played, replayed on every run: the rules of today lead to the same log.

Two scenarios are won, heroes fall and are replaced, and Escape from Dol Guldur is lost with a prisoner of the log.
`python tests/games/fellowship/records/make_campaign.py` plays one anew.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import to_builtins

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.campaign import Campaign, next_setup
from rulebound.games.fellowship.campaign_sheet import CAMPAIGNS
from rulebound.kernel.campaign import CampaignFile
from rulebound.kernel.match import Match
from tests.fellowship_campaign import names, pool

FILE = Path(__file__).parent / "records" / "campaign.json"
ENDS = [("mirkwood", [0, 1], 13), ("anduin", [0, 1], 13), ("dol_guldur", [], 4)]


def test_a_recorded_campaign_comes_to_the_log_that_it_came_to():
    file = CampaignFile.read(FILE)
    log: Campaign | None = None
    found = []
    for record in file.played:
        if log is not None:
            assert record.setup["campaign"] == to_builtins(log)
            assert record.setup["scenario"] == next_setup(log)["scenario"]
        match = Match.replay(GAME, record)
        assert match.result is not None
        found.append((match.state.scenario, match.result.winners, match.state.round))
        log = CAMPAIGNS.log_of(match.state)
    assert found == ENDS
    assert log is not None
    assert to_builtins(log) == file.log
    assert names(log.fallen) == ["aragorn", "theodred", "eowyn"]
    assert [one.score for one in log.completed] == [204, 244]
    assert (names([log.prisoner]), log.threat, log.lost) == (["beravor"], 3, 1)
    assert "valor@beravor" in pool(log)
