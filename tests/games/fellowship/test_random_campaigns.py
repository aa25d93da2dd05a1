"""Whole campaigns of random play, a few on every run: `rulebound conformance fellowship --campaigns 50` plays many."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.campaign_sheet import FellowshipCampaigns
from rulebound.kernel.game import load_game
from rulebound.testing.campaigns import RandomCampaign, conform_campaigns
from rulebound.testing.conformance import Report

NOTHING = Report("fellowship", 0, 0, [])


@pytest.mark.parametrize("seed", [1, 3])
def test_a_whole_campaign_of_random_play_breaks_no_promise(seed):
    answers, failure = RandomCampaign(GAME, seed).run()
    assert failure is None
    assert answers > 60


def test_a_broken_campaign_is_noticed(monkeypatch):
    monkeypatch.setattr(FellowshipCampaigns, "sheet", lambda self, log: [])
    monkeypatch.setattr(FellowshipCampaigns, "read", lambda self, written: None)
    report = conform_campaigns(GAME, NOTHING, 1, 0)
    assert [failure.promise for failure in report.failures] == ["a campaign survives its file"]
    assert report.campaigns == 1


def test_a_game_without_campaigns_plays_none():
    assert conform_campaigns(load_game("guardians"), NOTHING, 3, 1) is NOTHING
