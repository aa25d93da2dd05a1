"""The shape of a benchmark; what the clock says is nobody's business here."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from rich.console import Console

from rulebound.i18n import Language
from rulebound.kernel.game import load_game
from rulebound.kernel.text import Refused
from rulebound.lab import peers
from rulebound.lab.bench import Bench, PeerSpeed, Played, Speed, Wanted, bench, measure_peer, measure_plain, together
from rulebound.lab.peers import Peer
from rulebound.lab.tables import bench_setups, bench_table, how_to_get_peers, setup_words

COSTS = ("decisions", "games", "fork", "imagine", "clone", "view")


def a_bench() -> Bench:
    return bench(["guardians"], seconds=0.001, moments=3, setups=[{"players": 2}, {"players": 4, "teams": 2}])


def test_every_setup_is_measured(monkeypatch):
    monkeypatch.setattr(peers, "installed", list)
    found = a_bench()
    assert [speed.setup for speed in found.speeds] == [{"players": 2}, {"players": 4, "teams": 2}]
    for speed in found.speeds:
        assert speed.game == "guardians"
        assert speed.moments == 3
        assert min(speed.decisions, speed.games, speed.fork, speed.imagine, speed.clone, speed.view) > 0
    assert found.peers == []
    assert how_to_get_peers().id == "bench-no-peers"
    assert msgspec.json.decode(msgspec.json.encode(found), type=Bench) == found


def test_three_setups_of_a_game_or_all_of_them_again_and_again_with_progress(monkeypatch):
    monkeypatch.setattr(peers, "installed", list)
    seen: list[tuple[int, int]] = []
    found = bench(["guardians"], seconds=0.001, moments=1, progress=lambda done, all: seen.append((done, all)))
    assert [speed.setup for speed in found.speeds] == load_game("guardians").setups()[:3]
    assert seen == [(n + 1, 9) for n in range(9)]
    found = bench(["guardians"], seconds=0.001, moments=1, every_setup=True, repetitions=1)
    assert [speed.setup for speed in found.speeds] == load_game("guardians").setups()


def a_speed(compiled: bool = False, **numbers: Any) -> Speed:
    same: dict[str, Any] = {"game": "toy", "setup": {}, "compiled": compiled, "moments": 3}
    return Speed(**{**same, **dict.fromkeys(COSTS, 1.0), **numbers})


def test_of_each_game_the_quickest_time_counts_and_of_each_cost_the_least():
    slow_start = [Played(10, 2.0), Played(30, 1.0), Played(20, 5.0)]
    slow_end = [Played(10, 1.0), Played(30, 3.0)]  # the third game was not begun in this repetition
    found = together(
        [
            a_speed(decisions=rate, fork=fork, played=played)
            for rate, fork, played in ((10.0, 7.0, slow_start), (8.0, 5.0, slow_end))
        ]
    )
    assert (found.decisions, found.games, found.fork) == (40 / 2, 2 / 2, 5)
    assert found.spread == pytest.approx(1 / 9)
    assert found.played == []


def test_compiled_stands_below_plain_and_setups_are_told_by_number():
    speeds = [a_speed(decisions=100), a_speed(compiled=True, decisions=300), a_speed(setup={"players": 2}, decisions=5)]
    table = bench_table(Bench("3", speeds, []), lambda text: text.plain or text.id)
    assert list(table.columns[0].cells) == ["toy 1", "  mypyc", "toy 2"]
    assert list(table.columns[1].cells) == ["100", "300", "5"]
    assert bench_setups(Bench("3", speeds, [])) == ["toy 1: ", "toy 2: players=2"]


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_the_table_fits_a_terminal_of_eighty_columns(language):
    speeds = [
        a_speed(compiled, decisions=350_861.0, games=12_345.0, spread=0.22, game="champions")
        for compiled in (False, True)
    ]
    others = [
        PeerSpeed("open_spiel", name, "C++", 47_523.0, 427.0, 43.0, 3)
        for name in ("gin_rummy", "python_block_dominoes")
    ]
    out = io.StringIO()
    Console(file=out, width=80).print(bench_table(Bench("3.11.7", speeds, others), Language.load(language).text))
    assert out.getvalue().count("350,861") == 2
    assert "…" not in out.getvalue()


def test_plain_python_is_measured_in_a_process_of_its_own(monkeypatch):
    monkeypatch.setattr(peers, "installed", list)
    (speed,) = measure_plain(Wanted([("guardians", [{"players": 2}])], 0.001, 1))
    assert (speed.game, speed.setup, speed.compiled) == ("guardians", {"players": 2}, False)
    assert speed.decisions > 0


class Counting(Peer):
    """A peer that needs nothing installed: a game of ten decisions."""

    engine = "ours"

    def __init__(self) -> None:
        self.game = "counting"
        self.language = "Python"

    def play(self, seed: int) -> int:
        return 10

    def middle(self, seed: int, share: float) -> peers.Clonable:
        return Count(int(10 * share))


class Count:
    def __init__(self, n: int) -> None:
        self.n = n

    def clone(self) -> Count:
        return Count(self.n)


def test_a_peer_stands_in_the_same_table(monkeypatch):
    monkeypatch.setattr(peers, "installed", lambda: [Counting()])
    found = a_bench()
    (peer,) = found.peers
    assert (peer.engine, peer.game, peer.language, peer.moments) == ("ours", "counting", "Python", 3)
    assert peer.decisions == pytest.approx(10 * peer.games)
    assert peer.clone > 0
    table = bench_table(found, lambda text: text.plain or text.id)
    assert table.row_count == 3
    ratios = [f"{speed.decisions / peer.decisions:.2f}" for speed in found.speeds]
    assert list(table.columns[3].cells) == [*ratios, ""]


def test_open_spiel_is_measured_where_it_is_installed():
    for peer in peers.installed():
        found = measure_peer(peer, seconds=0.001, moments=3)
        assert found.engine == "open_spiel"
        assert min(found.decisions, found.games, found.clone) > 0


def test_an_unknown_game_is_refused():
    with pytest.raises(Refused):
        bench(["chess"])


def test_a_setup_is_told_as_one_types_it():
    assert setup_words({"players": 4, "teams": 2}) == "players=4 teams=2"
    assert setup_words({"decks": ["doom", {"VS-001": 4}]}) == "decks=doom,deck"
