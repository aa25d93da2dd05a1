"""`python -m rulebound.table`: the server alone, for tests, load and services."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rulebound.i18n import pick_language
from rulebound.kernel.text import Refused
from rulebound.table.limits import read_limits
from rulebound.table.server import serve


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m rulebound.table", description="The server of the table.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8420, help="0 takes any free one")
    parser.add_argument("--database", default="", help="postgresql://…; without it SQLite in the data folder")
    parser.add_argument("--redis", default="", help="redis://…, for several servers on one PostgreSQL")
    parser.add_argument("--data", type=Path, default=Path("data"))
    parser.add_argument("--limits", default="{}", help="limits other than usual, as JSON: see rulebound.table.limits")
    parser.add_argument("--journal", action="store_true", help="tell what happens, a line of JSON each")
    given = parser.parse_args()
    try:
        limits = read_limits(given.limits)
        serve(given.host, given.port, given.database, given.data, False, given.redis, limits, given.journal)
    except Refused as wrong:
        print(pick_language().text(wrong.text), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
