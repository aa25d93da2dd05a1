"""A throwaway PostgreSQL on a unix socket. It refuses to run as root, so root lends it to nobody."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def program(name: str) -> str:
    """A program of PostgreSQL: Debian hides those of the server from the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    assert path is not None, f"{name} is missing: on Debian, apt-get install postgresql (./rulebound test does it)"
    return path


@contextmanager
def throwaway() -> Iterator[str]:
    """The URL of an empty database that goes away afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="rulebound-pg-", dir="/tmp"))  # a socket's path must be short
    user: dict[str, int] = {}
    name = pwd.getpwuid(os.getuid()).pw_name
    if os.getuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        user = {"user": nobody.pw_uid, "group": nobody.pw_gid}
        name = "nobody"
    data = folder / "data"
    plain = {**os.environ, "HOME": str(folder), "LC_ALL": "C"}

    def run(*command: str) -> None:
        done = subprocess.run(command, capture_output=True, text=True, env=plain, cwd=folder, **user)  # type: ignore[call-overload]
        assert done.returncode == 0, done.stdout + done.stderr

    run(program("initdb"), "-D", str(data), "-A", "trust", "-U", name, "--no-sync", "-E", "UTF8")
    options = f"-k {folder} -c listen_addresses='' -c fsync=off -c shared_buffers=16MB"
    try:
        run(program("pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
        yield f"postgresql://{name}@/postgres?host={folder}"
    finally:
        run(program("pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)
