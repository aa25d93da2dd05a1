"""Several people at one real terminal."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

WIPED = "\033[2J\033[3J\033[H"


def test_the_screen_is_wiped_before_the_next_person_sits_down(tmp_path: Path) -> None:
    keyboard, screen = pty.openpty()
    game = subprocess.Popen(
        [sys.executable, "-m", "rulebound", "play", "guardians", "--players", "2", "--with", "human", "--seed", "5"],
        stdin=screen, stdout=screen, stderr=screen, cwd=tmp_path,
        env=os.environ | {"TERM": "xterm", "COLUMNS": "80", "LC_ALL": "C"},
    )  # fmt: skip
    os.close(screen)
    shown = ""
    for waits_for, typed in (
        ("Player 1: take your seat and press Enter.", ""),
        ("Player 1: Which hero will you play?", "1"),
        ("Player 2: take your seat and press Enter.", ""),
        ("Player 2: Which hero will you play?", "q"),
        ("Save the game before you leave?", "n"),
    ):
        while waits_for not in shown:
            shown += os.read(keyboard, 4096).decode(errors="replace")
        os.write(keyboard, f"{typed}\n".encode())
    assert game.wait(timeout=20) == 0
    os.close(keyboard)
    before, after = shown.split("Player 2: take your seat")
    assert before.rstrip().endswith(WIPED), "nothing of the first person's table is left"
    assert WIPED in after
    assert list(tmp_path.iterdir()) == []
