"""What the page is built of, and how it is worked on."""

from __future__ import annotations

import inspect
import json
import re

from rulebound.commands.table import table
from tests.web.conftest import ROOT

WEB = ROOT / "web"


def test_the_page_being_worked_on_talks_to_where_the_table_listens():
    config = (WEB / "vite.config.ts").read_text(encoding="utf-8")
    port = inspect.signature(table).parameters["port"].default
    assert re.findall(r"http://127\.0\.0\.1:(\d+)", config) == [str(port)]


def test_packages_are_pinned_and_their_lock_names_no_host():
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, version in (package["dependencies"] | package["devDependencies"]).items():
        assert lock[f"node_modules/{name}"]["version"] == version
    assert [path for path, one in lock.items() if "resolved" in one] == []


def test_every_class_that_is_styled_is_used():
    styles = "".join(path.read_text(encoding="utf-8") for path in (WEB / "src" / "styles").glob("*.css"))
    styled = set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"/\*.*?\*/|url\([^)]*\)|\{[^{}]*\}", " ", styles, flags=re.S)))
    source = "".join(path.read_text(encoding="utf-8") for path in (WEB / "src").rglob("*.ts*"))
    used = set(re.findall(r"[\w-]+", source))
    made = re.compile(r"[fgmstyzk]-|([np]|lv)\d$|proposal$")  # from names of the games, the number of players, a level
    assert {name for name in styled - used if not made.match(name)} == set()
