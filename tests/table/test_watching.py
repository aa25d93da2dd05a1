"""For whoever watches over the server: health, numbers, the journal, bans; and a sentence for every bad request."""

from __future__ import annotations

import contextlib
import json
import logging
import sqlite3
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rulebound.kernel.text import Text
from rulebound.table import journal, metrics, watching
from rulebound.table.journal import count_refusal, note
from tests.table.guest import Guest

JSON = {"content-type": "application/json"}


@contextlib.contextmanager
def database(server: Any) -> Any:
    with contextlib.closing(sqlite3.connect(server.data / "table.sqlite3")) as db, db:
        yield db


def test_a_server_is_well_as_long_as_its_storage_answers_and_ready_as_long_as_it_takes(tmp_path, serve):
    server = serve(tmp_path)
    for path in ("/health", "/ready"):
        answer = server.http.get(path)
        assert (answer.status_code, answer.json()["status"], answer.json()["storage"]) == (200, "ok", "ok")
    with database(server) as db:
        db.execute("create trigger full before update on schema begin select raise(abort, 'disk full'); end")
    assert [server.http.get(path).status_code for path in ("/health", "/ready")] == [200, 503]
    with database(server) as db:
        db.execute("drop trigger full")
        db.execute("alter table schema rename to gone")
    well = server.http.get("/health")
    assert (well.status_code, well.json()["status"], well.json()["storage"]) == (503, "unwell", "lost")
    with database(server) as db:
        db.execute("alter table gone rename to schema")
    assert server.http.get("/ready").status_code == 200


def number(page: str, name: str) -> float:
    return next(float(line.split()[-1]) for line in page.splitlines() if line.startswith(name + " "))


def test_the_numbers_say_what_was_answered_how_fast_and_what_was_refused(server):
    before = server.http.get("/metrics")
    assert before.headers["content-type"].startswith("text/plain; version=0.0.4")
    guest = server.sit(server.new("me", "random", seed=3)["token"])
    guest.take(0)
    refused = guest.ask("answer", seat=0, number=99, key="nonsense")["text"]["id"]
    after = server.http.get("/metrics").text
    grown = {
        name: number(after, name) - number(before.text, name)
        for name in ("rulebound_answers_total", "rulebound_answer_seconds_count", "rulebound_connections")
    }
    assert grown["rulebound_answers_total"] >= 1
    assert grown["rulebound_answer_seconds_count"] == 2
    assert grown["rulebound_connections"] == 1
    assert number(after, "rulebound_tables") >= 1
    assert f'rulebound_refusals_total{{kind="{refused}"}}' in after
    assert 'rulebound_events_total{event="match-made"}' in after
    assert 'rulebound_answer_seconds_bucket{le="+Inf"}' in after
    guest.close()


@pytest.mark.parametrize(
    ("host", "token", "said", "may"),
    [
        ("127.0.0.1", "", "", True), ("::1", "", "", True), ("192.0.2.1", "", "", False), ("x", "", "", False),
        ("192.0.2.1", "abc", "Bearer abc", True), ("192.0.2.1", "abc", "Bearer abd", False),
        ("192.0.2.1", "", "Bearer ", False), ("192.0.2.1", "abc", "", False),
    ],
)  # fmt: skip
def test_the_numbers_are_for_this_machine_or_who_has_the_token(monkeypatch, host, token, said, may):
    monkeypatch.setenv(watching.TOKEN, token)
    request = SimpleNamespace(client=SimpleNamespace(host=host), headers={"authorization": said})
    assert watching._may_read(cast(Any, request)) is may


def test_durations_are_sorted_into_steps():
    took = metrics.Durations("x", "y")
    for seconds in (0.0005, 0.001, 0.3, 99):
        took.add(seconds)
    lines = list(took.lines())
    assert lines[2:4] == ['x_bucket{le="0.001"} 2', 'x_bucket{le="0.0025"} 2']
    assert lines[-4:-2] == ['x_bucket{le="10.0"} 3', 'x_bucket{le="+Inf"} 4']
    assert lines[-1] == "x_count 4"


def test_a_label_cannot_break_out_of_its_line():
    counts = metrics.Counts("x", "y", "kind")
    counts.add('a"b\\c\nd')
    assert list(counts.lines())[-1] == 'x{kind="a\\"b\\\\c\\nd"} 1'


# --- the journal ----------------------------------------------------------------------------------------------------


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [json.loads(record.message) for record in caplog.records if record.name == "rulebound.journal"]


def test_a_match_is_told_from_its_making_to_its_deletion(tmp_path, serve, caplog):
    caplog.set_level(logging.INFO, "rulebound.journal")
    server = serve(tmp_path)
    created = server.new("me", "open")
    server.join(created["invites"][0]["invite"])
    server.post("/api/removals", {"token": created["token"]})
    told = lines(caplog)
    assert [(line["event"], line["match"], line["address"]) for line in told] == [
        ("match-made", created["match"], "127.0.0.1"),
        ("match-deleted", created["match"], "127.0.0.1"),
    ]
    assert created["token"] not in caplog.text


def test_an_ended_match_is_told(tmp_path, serve, caplog):
    caplog.set_level(logging.INFO, "rulebound.journal")
    server = serve(tmp_path)
    guest = server.sit(server.new("random", "random")["token"])
    guest.wait(lambda: bool(guest.view.get("result")))
    guest.close()
    (ended,) = [line for line in lines(caplog) if line["event"] == "match-ended"]
    assert ended["answers"] == guest.view["answers"]


def test_a_limit_that_is_met_is_told_once_a_second_and_counted_always(caplog, monkeypatch):
    caplog.set_level(logging.INFO, "rulebound.journal")
    monkeypatch.setattr(journal, "_told", {})
    monkeypatch.setattr(journal.time, "monotonic", lambda: 7.5)
    before = metrics.refusals.total("refused-too-often")
    for _ in range(5):
        count_refusal(Text("refused-too-often"))
        count_refusal(Text("refused-late"))
    assert [line["kind"] for line in lines(caplog)] == ["refused-too-often"]
    assert metrics.refusals.total("refused-too-often") == before + 5


def test_without_a_journal_nothing_is_written_and_all_is_counted(caplog):
    caplog.set_level(logging.WARNING, "rulebound.journal")  # whatever other tests have opened
    before = metrics.events.total("seat-freed")
    note("seat-freed", match="x", seat=1)
    assert (lines(caplog), metrics.events.total("seat-freed")) == ([], before + 1)


def test_an_open_journal_writes_bare_lines_where_errors_go(capsys, monkeypatch):
    logger = logging.getLogger("rulebound.journal")
    for name in ("handlers", "level", "propagate"):
        monkeypatch.setattr(logger, name, getattr(logger, name) if name != "handlers" else [])
    for _ in range(2):  # once, however often it is opened
        journal.open_journal()
    journal.address.set("192.0.2.7")
    note("seat-freed", match="m", seat=2)
    journal.address.set("")
    said = capsys.readouterr()
    line = json.loads(said.err)
    assert said.out == ""
    assert list(line) == ["time", "event", "match", "seat", "address"]
    assert (line["event"], line["seat"], line["address"]) == ("seat-freed", 2, "192.0.2.7")
    logger.setLevel(logging.NOTSET)  # what was known of the level is forgotten


# --- bans -----------------------------------------------------------------------------------------------------------


def test_whom_the_host_bans_comes_no_more(tmp_path, serve):
    server = serve(tmp_path)
    created = server.new("me", "random")
    with database(server) as db:
        db.execute("insert into bans values ('127.0.0.0/8', '2026-11-18')")
    while (answer := server.http.get("/api/lobby")).status_code == 200:
        pass
    assert (answer.status_code, answer.json()["text"]["id"]) == (403, "refused-banned")
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        Guest(server.url, created["token"])


# --- bad requests ---------------------------------------------------------------------------------------------------


def nested(depth: int) -> bytes:
    return b'{"game":"guardians","seats":[],"setup":{"x":' + b"[" * depth + b"]" * depth + b"}}"


@pytest.mark.parametrize(
    "body",
    [
        nested(5_000), nested(30_000), b"[" * 60_000, b'{"game":"\xff\xfe","setup":{}}', b'{"tokens":["\xed\xa0\x80"]}',
        b'{"game":"guardians","seed":"\\ud800"}', b'{"game":"guardians","seed":' + b"9" * 5000 + b"}",
    ],
)  # fmt: skip
def test_a_body_that_makes_no_sense_is_refused_in_a_sentence(server, body):
    for path in ("/api/matches", "/api/mine", "/api/setups", "/api/records", "/api/campaigns"):
        answer = server.http.post(path, content=body, headers=JSON)
        assert (answer.status_code, answer.json()["text"]["id"][:8]) == (400, "refused-"), (path, answer.text)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"seed": "x" * 400_000}, "refused-seed"),
        ({"answers": [[10**30, "x"]]}, "refused-match-stuck"),
        ({"answers": [[0, "\x00"]]}, "refused-match-stuck"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_in_a_sentence(server, changes, why):
    record = {"game": "guardians", "version": "1", "setup": {"players": 2}, "seed": 1, "answers": []} | changes
    answer = server.post("/api/records", {"record": record})
    assert (answer.status_code, answer.json()["text"]["id"]) == (400, why)


@pytest.mark.parametrize(
    "path", ["/assets/%00", "/%00", "/table/%00", "/api/rules/%00", "/api/rules/%ff", "/assets/%ff"]
)
def test_an_address_that_makes_no_sense_leads_nowhere(server, path):
    answer = server.http.get(path)
    assert (answer.status_code, answer.json()["text"]["id"][:8]) == (404, "refused-")
