"""How this program was started, and from where."""

from __future__ import annotations

import sys
from pathlib import Path

import rulebound


def program() -> str:
    """How the person calls this program: `./rulebound` in a clone, `rulebound` where it is installed."""
    clone = checkout()
    return "./rulebound" if clone is not None and Path(sys.argv[0]).name == "__main__.py" else "rulebound"


def checkout() -> Path | None:
    """The clone that this package is part of; None where it is installed without its tests."""
    root = Path(rulebound.__file__).resolve().parents[2]
    return root if (root / "rulebound").is_file() and (root / "pyproject.toml").is_file() else None
