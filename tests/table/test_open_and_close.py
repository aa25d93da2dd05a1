"""What a server opens and closes, in which order; campaigns and catalogues without a socket."""

from __future__ import annotations

import faulthandler
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
import uvicorn
from litestar.testing import TestClient

import rulebound.i18n
from rulebound.games.fellowship import GAME
from rulebound.kernel.campaign import begin_file, campaigns_of
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused
from rulebound.table import server, wire
from rulebound.table.campaigns import begin_campaign, campaign_after, load_campaign
from rulebound.table.catalogues import catalogue
from rulebound.table.founding import found_match, join, load_match
from rulebound.table.hosting import free_seat
from rulebound.table.limits import Limits
from rulebound.table.server import ENDING, PromptServer
from rulebound.table.tables import Tables
from tests.table.test_founding import ME, OPEN, at_tables, played
from tests.table.test_seats_and_requests import seated, why


class Noted:
    """A part of the server that notes what is done with it."""

    process = "m"
    file = Path("table.sqlite3")

    def __init__(self, name: str, done: list[str]) -> None:
        self.name = name
        self.done = done

    def warm_up(self) -> None:
        self.done.append(f"{self.name} warm up")

    async def open(self, *given: object) -> None:
        self.done.append(f"{self.name} open")

    async def close(self) -> None:
        self.done.append(f"{self.name} close")


@contextmanager
def claimed(done: list[str], file: Path) -> Iterator[None]:
    done.append(f"claim {file}")
    yield
    done.append("let go")


def test_a_server_opens_its_storage_first_and_closes_it_last(monkeypatch):
    done: list[str] = []
    storage, neighbours, thinkers = (Noted(name, done) for name in ("storage", "neighbours", "thinkers"))

    monkeypatch.setattr(server, "claimed", partial(claimed, done))
    monkeypatch.setattr(server, "_stay_responsive", lambda: done.append("stay responsive"))
    app = server._routes(cast(Any, storage), cast(Any, neighbours), Limits(keep=0), cast(Any, thinkers))
    with TestClient(app):
        opened = ["claim table.sqlite3", "storage open", "thinkers warm up", "neighbours open", "stay responsive"]
        assert done == opened
        done.clear()
    assert done == ["neighbours close", "thinkers close", "storage close", "let go"]


def test_a_server_that_is_told_to_end_and_held_up_says_where_everybody_stands_and_goes(monkeypatch):
    said = []
    monkeypatch.setattr(faulthandler, "dump_traceback_later", lambda after, *, exit: said.append((after, exit)))
    server = PromptServer(uvicorn.Config(lambda: None))
    server.handle_exit(signal.SIGTERM, None)
    assert said == [(ENDING, True)]
    assert server.should_exit


def test_a_study_is_not_played_whatever_the_answer(tmp_path):
    async def work(tables: Tables) -> None:
        study = await tables.open(
            (await load_match(tables, wire.LoadMatch(played(3), study=True, seats=[ME, ME]))).match
        )
        _, (me, _) = await seated(tables, ME, OPEN)
        for number, key in ((0, "nothing"), (99, "nothing")):
            with pytest.raises(Refused) as refused:
                await study.answer(me, 0, number, key)
            assert why(refused) == "refused-study"
        assert study.course.match.answers == 3

    at_tables(tmp_path, work)


def test_the_words_of_a_language_come_in_the_order_of_its_files():
    folder = Path(rulebound.i18n.__file__).parent / "pl"
    files = sorted(path.name for path in folder.glob("*.ftl") if not path.stem.endswith(".statements"))
    assert catalogue("pl") == "\n".join((folder / name).read_text(encoding="utf-8") for name in files)
    with pytest.raises(Refused):
        catalogue("xx")


NEW = wire.NewCampaign("fellowship", ["leadership", "spirit"], names=["Anna", "Borys"])


def test_a_campaign_has_a_setup_for_its_next_match_unless_one_is_going_on():
    begun = begin_campaign(NEW, Limits())
    assert (begun.playing, begun.setup is None) == (False, False)
    current = Match(GAME, begun.setup, 1).record()
    going_on = load_campaign(wire.LoadCampaign(msgspec.structs.replace(begun.file, current=current)))
    assert (going_on.playing, going_on.setup) == (True, None)
    assert load_campaign(wire.LoadCampaign(begun.file)) == begun


def test_a_campaign_that_is_over_has_no_further_match(monkeypatch):
    begun = begin_campaign(NEW, Limits())
    monkeypatch.setattr(type(campaigns_of(GAME)), "is_over", lambda self, log: True)
    over = load_campaign(wire.LoadCampaign(begun.file))
    assert (over.playing, over.setup) == (False, None)
    assert begin_file(GAME, campaigns_of(GAME).read(begun.file.log)) == begun.file


def test_who_has_lost_a_seat_is_told_nothing_of_its_campaign(tmp_path):
    async def work(tables: Tables) -> None:
        setup = begin_campaign(NEW, Limits()).setup
        created = await found_match(tables, wire.NewMatch("fellowship", cast(Any, setup), [ME, OPEN]))
        guest = await join(tables, wire.Join(created.invites[0].invite, "Mira"))
        assert (await campaign_after(tables, wire.AfterMatch(guest.token))).playing
        await free_seat(tables, wire.FreeSeat(created.token, 1))
        with pytest.raises(Refused) as refused:
            await campaign_after(tables, wire.AfterMatch(guest.token))
        assert why(refused) == "refused-token"
        assert (await campaign_after(tables, wire.AfterMatch(created.token))).playing
        table = await tables.open(created.match)
        assert [(seat.kind, seat.name) for seat in table.seats] == [("person", ""), ("open", "Mira")]

    at_tables(tmp_path, work, left=0)
