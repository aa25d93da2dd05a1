"""The build hook: `pip install .` builds the page into the package, with the Node that pip has fetched for it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before the files of the wheel are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        path = Path(self.root) / "web" / "build_page.py"
        spec = importlib.util.spec_from_file_location("build_page", path)
        assert spec is not None
        assert spec.loader is not None
        page = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(page)
        page.build()
