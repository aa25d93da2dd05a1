"""Players that whoever runs the server has brought: offered by their names, and nobody else can name a file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused
from rulebound.table.server import serve
from rulebound.table.thinking import Thinkers

LAST = """from rulebound.players import Chair, Player


class Last(Player):
    name = "last"

    def decide(self, chair: Chair) -> int:
        return chair.options - 1 + FAR
"""


def brought(folder: Path, far: int = 0) -> str:
    path = folder / f"last{far}.py"
    path.write_text(f"FAR = {far}\n{LAST}", encoding="utf-8")
    return str(path)


def decided(thinkers: Thinkers, player: str) -> tuple[str, list[str]]:
    """What a player takes at the first choice of a match, and what it could take."""
    match: Match[Any] = Match(load_game("guardians"), {"players": 2}, 3)

    async def think() -> str:
        try:
            return await thinkers.decide("m", match.record(), 0, player)
        finally:
            await thinkers.close()

    return asyncio.run(think()), match.choices[0].keys


def test_a_player_of_the_host_is_offered_by_its_name_and_thinks_in_a_worker(tmp_path, monkeypatch):
    file = brought(tmp_path)
    monkeypatch.chdir(tmp_path)
    thinkers = Thinkers(["./last0.py"])
    assert thinkers.names[:2] == ["random", "easy"]
    assert thinkers.names[-1] == thinkers.offered[-1] == "last"
    thinkers.must_know("last")
    key, keys = decided(thinkers, "last")
    assert key == keys[-1]
    for unknown in ("./last0.py", file, "last0.py", "search:999999"):
        with pytest.raises(Refused) as refused:
            thinkers.must_know(unknown)
        assert refused.value.text.id == "refused-player", "a visitor names players, no files"


def test_a_file_that_was_written_into_the_storage_is_not_run(tmp_path):
    """Whoever is not known here is stood in for."""
    touched = tmp_path / "touched"
    trap = tmp_path / "trap.py"
    trap.write_text(f"open({str(touched)!r}, 'w')\n{LAST}", encoding="utf-8")
    key, keys = decided(Thinkers(), str(trap))
    assert key in keys
    assert not touched.exists()


def test_one_that_fails_is_told_to_the_host_in_one_sentence_and_the_match_goes_on(tmp_path, caplog):
    key, keys = decided(Thinkers([brought(tmp_path, 5)]), "last")
    assert key in keys
    (line,) = [record for record in caplog.records if record.name == "rulebound.table" and record.levelname == "ERROR"]
    assert line.exc_info is None
    assert line.getMessage().endswith("answered 6; right would be the number of an option, from 0 to 1.")


def test_names_are_taken_once_and_wrong_files_refused_before_the_table_opens(tmp_path):
    first, second = brought(tmp_path), brought(tmp_path, 1)
    with pytest.raises(Refused) as refused:
        Thinkers([first, second])
    assert refused.value.text.args == {"player": "last", "file": second}
    with pytest.raises(Refused) as refused:
        serve(port=0, data=tmp_path / "none", open_browser=False, players=[str(tmp_path / "gone.py")])
    assert refused.value.text.id == "refused-player-file-missing"
    assert not (tmp_path / "none").exists()
