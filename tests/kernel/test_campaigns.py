"""Campaigns: the file with its log and its matches, how it goes on, and what is refused. The toy played for points."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import structs

from rulebound.kernel.campaign import CampaignFile, Campaigns, begin_file, campaigns_of
from rulebound.kernel.decks import Deck
from rulebound.kernel.text import Refused, refuse
from tests.kernel.test_match import lay_all, new, play_on, refusal
from tests.kernel.toy import TOY, Toy, ToyState


class Points(msgspec.Struct, frozen=True):
    names: list[str]
    points: list[int] = []


class ToyCampaigns(Campaigns[ToyState, Points]):
    def check(self, log: Points) -> None:
        if len(log.names) != 2:
            raise refuse("toy-refused-names")

    def log_of(self, s: ToyState) -> Points:
        return Points(["Anna", "Borys"], s.points[:])


class Contest(Toy):
    campaigns = ToyCampaigns(Points)


CONTEST = Contest()
BEGUN = begin_file(CONTEST, Points(["Anna", "Borys"], [0, 0]))


def test_a_campaign_begins_with_nothing_played():
    assert (BEGUN.game, BEGUN.version, BEGUN.format) == ("toy", TOY.version, 1)
    assert (BEGUN.played, BEGUN.current) == ([], None)
    assert CONTEST.campaigns.read(BEGUN.log) == Points(["Anna", "Borys"], [0, 0])


def test_a_match_goes_on_in_the_campaign_until_it_is_over_and_is_written_into_the_log_then():
    match = new()
    lay_all(match)
    going_on = structs.replace(BEGUN, version="0").with_match(CONTEST, match)
    assert (going_on.current, going_on.played, going_on.log) == (match.record(), [], BEGUN.log)
    assert going_on.version == TOY.version
    play_on(match)
    over = structs.replace(going_on, version="0").with_match(CONTEST, match)
    assert (over.current, over.played, over.version) == (None, [match.record()], TOY.version)
    assert over.log["points"] == match.state.points != [0, 0]
    second = play_on(new(seed=8))
    assert over.with_match(CONTEST, second).played == [match.record(), second.record()]


def test_the_file_is_read_by_people_and_each_match_is_a_line(tmp_path):
    path = tmp_path / "contest.json"
    one, two, three = (play_on(new(seed=seed)) for seed in (1, 2, 3))
    BEGUN.save(path)
    assert path.read_text(encoding="utf-8") == (
        f'{{\n "format": 1,\n "game": "toy",\n "version": "{TOY.version}",\n'
        ' "log": {\n  "names": [\n   "Anna",\n   "Borys"\n  ],\n  "points": [\n   0,\n   0\n  ]\n },\n'
        ' "played": [],\n "current": null\n}\n'
    )
    assert CampaignFile.read(path) == BEGUN
    file = structs.replace(BEGUN.with_match(CONTEST, one).with_match(CONTEST, two), current=three.record())
    file.save(path)
    lines = path.read_bytes().splitlines()
    assert lines[-5:-1] == [
        b' "played": [',
        b"  " + msgspec.json.encode(one.record()) + b",",
        b"  " + msgspec.json.encode(two.record()) + b"],",
        b' "current": ' + msgspec.json.encode(three.record()),
    ]
    assert CampaignFile.read(path) == file
    assert list(tmp_path.iterdir()) == [path], "no draft is left"


@pytest.mark.parametrize("data", [b"", b"\xff", b"[" * 100_000, b'{"game": "toy", "version": "1", "log": {}, "x": 1}'])
def test_a_file_that_is_no_campaign_is_refused(data):
    with pytest.raises(Refused) as error:
        CampaignFile.from_json(data)
    assert refusal(error) == "refused-campaign"


def test_a_later_format_is_refused():
    with pytest.raises(Refused) as error:
        CampaignFile.from_json(structs.replace(BEGUN, format=2).to_json())
    assert error.value.text.args == {"format": 2, "known": 1}
    assert refusal(error) == "refused-campaign-format"


def test_a_missing_file_or_folder_is_refused(tmp_path):
    for act in (lambda: CampaignFile.read(tmp_path / "none"), lambda: BEGUN.save(tmp_path / "no" / "such")):
        with pytest.raises(Refused) as error:
            act()
        assert refusal(error) == "refused-file"
        assert error.value.text.args["problem"] == "No such file or directory"
    assert list(tmp_path.iterdir()) == []


def test_a_log_that_cannot_be_is_refused():
    with pytest.raises(Refused) as error:
        CONTEST.campaigns.read({"names": 3})
    assert refusal(error) == "refused-campaign"
    with pytest.raises(Refused) as error:
        CONTEST.campaigns.read({"names": ["Anna"]})
    assert refusal(error) == "toy-refused-names"


def test_a_game_without_campaigns_says_so():
    assert campaigns_of(CONTEST) is CONTEST.campaigns
    with pytest.raises(Refused) as error:
        campaigns_of(TOY)
    assert refusal(error) == "refused-no-campaign"


def test_a_deck_is_one_list_of_cards_where_the_game_says_nothing_else():
    assert CONTEST.campaigns.deck_list(Deck({"n1": 2, "n3": 1})) == {"n1": 2, "n3": 1}
    assert Campaigns(Points).check(Points([])) is None
