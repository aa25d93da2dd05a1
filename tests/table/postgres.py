"""A throwaway PostgreSQL on a unix socket. It refuses to run as root, so root lends it to nobody."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

LONGEST = 60
"""A socket lies in the folder, and its path must be short."""
PATIENCE = 60.0


def program(name: str) -> str:
    """A program of PostgreSQL: Debian hides those of the server from the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    assert path is not None, f"{name} is missing: on Debian, apt-get install postgresql (./rulebound test does it)"
    return path


@contextmanager
def throwaway() -> Iterator[str]:
    """The URL of an empty database that goes away afterwards, also if the process that asked for it is killed."""
    home = tempfile.gettempdir()
    folder = Path(tempfile.mkdtemp(prefix="rulebound-pg-", dir=home if len(home) < LONGEST else "/tmp"))
    name = pwd.getpwuid(os.getuid()).pw_name
    how: dict[str, Any] = {"cwd": folder, "env": {**os.environ, "HOME": str(folder), "LC_ALL": "C"}}
    if os.getuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        how |= {"user": nobody.pw_uid, "group": nobody.pw_gid}
        name = "nobody"
    data = folder / "data"

    made = [program("initdb"), "-D", str(data), "-A", "trust", "-U", name, "--no-sync", "-E", "UTF8"]
    done = subprocess.run(made, capture_output=True, text=True, **how)
    assert done.returncode == 0, done.stdout + done.stderr
    # Not with pg_ctl: it starts a session of its own, and whoever kills the group of the test would leave it behind.
    options = ["-k", str(folder), "-c", "listen_addresses=", "-c", "fsync=off", "-c", "shared_buffers=16MB"]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen([program("postgres"), "-D", str(data), *options], stdout=log, stderr=log, **how)
    try:
        _wait_until_ready(data, server, folder / "log")
        yield f"postgresql://{name}@/postgres?host={folder}"
    finally:
        server.send_signal(signal.SIGQUIT)  # at once, without tidying up
        server.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def _wait_until_ready(data: Path, server: subprocess.Popen[bytes], log: Path) -> None:
    """The last line of its pid file says so."""
    end = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(FileNotFoundError):
            if (data / "postmaster.pid").read_text().splitlines()[-1:] == ["ready   "]:
                return
        assert server.poll() is None, f"PostgreSQL does not start: {log.read_text()}"
        assert time.monotonic() < end, f"PostgreSQL is not ready: {log.read_text()}"
        time.sleep(0.02)
