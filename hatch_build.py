"""The build hook: `pip install .` builds the page into the package, with the Node that pip has fetched for it.

With RULEBOUND_COMPILE=1 in the environment the rules are compiled as well, and the wheel is for this kind of machine.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = "RULEBOUND_COMPILE"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before the files of the wheel are gathered."""

    def dependencies(self) -> list[str]:
        """What pip fetches for a compiled wheel: mypyc, and what it reads of our dependencies."""
        return ["mypy[mypyc]>=1.15", "msgspec>=0.19"] if self.compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        path = Path(self.root) / "web" / "build_page.py"
        spec = importlib.util.spec_from_file_location("build_page", path)
        assert spec is not None
        assert spec.loader is not None
        page = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(page)
        page.build()
        if self.compiles():
            self.compile(build_data)

    def compiles(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get(COMPILE))

    def compile(self, build_data: dict[str, Any]) -> None:
        """The compiled modules lie beside their source: Python takes them first."""
        package = Path(self.root) / "src" / "rulebound"
        sys.path.insert(0, str(package.parent))
        from rulebound.compiling.build import build

        for module in build(package, Path(self.root) / "build" / "wheel"):
            build_data["force_include"][str(module)] = str(module.relative_to(Path(self.root) / "build" / "wheel"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
