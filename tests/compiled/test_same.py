"""Compiled and plain, a match is the same to the letter; one process cannot be both, so another plays it plain."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rulebound.kernel
from rulebound.compiled import PLAIN
from rulebound.kernel.game import game_names
from tests.compiled.course import courses

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    return courses()


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.course"],
        cwd=ROOT, env={**os.environ, PLAIN: "1"}, stdout=subprocess.PIPE, check=True,
    )  # fmt: skip
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_one_of_them_is_compiled(compiled, plain):
    assert compiled["compiled"]
    assert not plain["compiled"]


@pytest.mark.parametrize("game", game_names())
def test_a_match_is_the_same_to_the_letter(compiled, plain, game):
    assert compiled[game] == plain[game]


@pytest.mark.parametrize("game", game_names())
def test_copies_pickles_and_replays_lead_where_the_match_is(compiled, game):
    found = compiled[game]
    assert all(told["thawed"] == told["match"] == told["afterwards"] for told in found["told"])
    assert json.loads(found["record"])["seals"][-1][1] == found["replayed"]


def test_a_library_shows_nothing_but_its_door():
    """So that its functions can call each other directly, which makes all games faster."""
    (library,) = Path(rulebound.kernel.__file__).parent.glob("native__mypyc.*")
    shown = ctypes.CDLL(str(library))
    assert hasattr(shown, "PyInit_native__mypyc")
    assert not hasattr(shown, "CPyDef_rulebound___kernel___choice___Choice___find")
    assert not hasattr(shown, "CPyArg_ParseStackAndKeywords")
