"""Whether the rules run compiled: `./rulebound compile` builds modules for one state of the source, and only for it.

The compiled modules lie in a folder of their own, in copies of the packages that they belong to. Its packages come
before those of the source; what is not compiled (the table, the terminal, the words) is found in the source as ever.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PARTS: Final = ("kernel", "lcg", "games", "players")
"""The packages of which modules are compiled."""
FOLDER: Final = "RULEBOUND_COMPILED"
"""Names in the environment the folder in which compiled modules may be: `./rulebound` sets it."""
PLAIN: Final = "RULEBOUND_PLAIN"
"""Set in the environment, it lets everything run as plain Python."""
KEY: Final = "key"
"""The file in the folder that says for which source the modules were built."""


class Found:
    """What was found when the program began."""

    stale: bool = False
    """There are compiled modules, but of another source."""


def key_of(package: Path) -> str:
    """A hash of all that compiled modules are made of: the files of their packages, and this Python."""
    told = blake2b(f"{sysconfig.get_config_var('SOABI')} {sys.version}".encode(), digest_size=16)
    for part in PARTS:
        for folder, folders, files in os.walk(package / part):
            folders.sort()
            for name in sorted(files):
                if not name.endswith((".pyc", *EXTENSION_SUFFIXES)):
                    path = Path(folder, name)
                    told.update(f"\n{path.relative_to(package).as_posix()}\n".encode())
                    told.update(path.read_bytes())
    return told.hexdigest()


def built_for(folder: Path) -> str:
    """The key of the source for which modules lie in the folder; nothing if there are none."""
    try:
        return (folder / KEY).read_text(encoding="ascii")
    except OSError:
        return ""


def use(packages: list[str]) -> None:
    """Put compiled modules before the source if there are any for it; `packages` is where this package is found."""
    source = Path(packages[0])
    if os.environ.get(PLAIN):
        only_source(source)
        return
    folder = os.environ.get(FOLDER)
    if not folder:
        return
    built = built_for(Path(folder))
    if built and built == key_of(source):
        packages.insert(0, str(Path(folder, "rulebound")))
    else:
        Found.stale = bool(built)


def only_source(package: Path) -> None:
    """Do not see the compiled modules that an installed package has beside its source."""
    if not any((package / "kernel").glob(f"*{EXTENSION_SUFFIXES[0]}")):
        return
    for part in PARTS:
        for folder, _, _ in os.walk(package / part):
            sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def is_compiled() -> bool:
    """Whether matches run compiled now."""
    module = find_spec("rulebound.kernel.match")
    return module is not None and not str(module.origin).endswith(tuple(SOURCE_SUFFIXES))
