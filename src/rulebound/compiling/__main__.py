"""`python -m rulebound.compiling FOLDER LEVEL`: compile this source into a folder, for tests that want it quickly."""

from __future__ import annotations

import sys
from pathlib import Path

import rulebound
from rulebound.compiling.build import build

if __name__ == "__main__":
    build(Path(rulebound.__file__).parent, Path(sys.argv[1]).absolute(), sys.argv[2], train=False)
