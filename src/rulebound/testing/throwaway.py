"""Programs that a test, a load or a soak starts for itself, kills as a machine would, and takes away afterwards.

PostgreSQL and Redis listen on sockets in a folder of their own, tables and nginx on free ports of loopback.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
import msgspec
import psycopg
from psycopg import sql

from rulebound.kernel.text import refuse

LONGEST: Final = 60
"""A socket lies in the folder, and its path must be short."""
PATIENCE: Final = float(os.environ.get("RULEBOUND_PATIENCE", "60"))
"""Seconds after which something that should have happened will not happen: a busy machine takes its time."""
PACKAGES: Final = {"initdb": "postgresql", "postgres": "postgresql", "nginx": "nginx-light"}


def program(name: str) -> str:
    """Where a program is: Debian hides those of the server of PostgreSQL and nginx from the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name, path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin")
    if path is None:
        raise refuse("refused-program", program=name, package=PACKAGES.get(name, name))
    return path


def folder(name: str) -> Path:
    home = tempfile.gettempdir()
    return Path(tempfile.mkdtemp(prefix=f"rulebound-{name}-", dir=home if len(home) < LONGEST else "/tmp"))


class Running(ABC):
    """A program that can be killed and started again in the same place."""

    name: str

    def __init__(self, place: Path) -> None:
        self.place = place
        self.how: dict[str, Any] = {}
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> Sequence[str]:
        """What is started."""

    @abstractmethod
    def is_ready(self) -> bool:
        """Whether it does its work."""

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def said(self) -> str:
        return (self.place / "said").read_text(encoding="utf-8", errors="replace")

    def start(self) -> None:
        """Start it and wait until it is ready."""
        with (self.place / "said").open("ab") as said:
            self.process = subprocess.Popen(self.command(), stdout=said, stderr=said, **self.how)
        self.wait()

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            if self.process is None or self.process.poll() is not None or time.monotonic() > end:
                raise refuse("refused-start", program=self.name, problem=self.said().strip()[-400:])
            time.sleep(0.02)

    def kill(self) -> None:
        """As the machine would: no goodbye, no flush."""
        os.kill(self.pid, signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        """End it if it still runs."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self._wait()

    def _wait(self) -> None:
        assert self.process is not None
        self.process.wait(PATIENCE)


Some = TypeVar("Some", bound=Running)


@contextmanager
def running(some: Some) -> Iterator[Some]:
    """Started, and gone afterwards with its folder."""
    try:
        some.start()
        yield some
    finally:
        some.stop()
        shutil.rmtree(some.place, ignore_errors=True)


# --- PostgreSQL and Redis -----------------------------------------------------------------------------


class Postgres(Running):
    """It refuses to run as root, so root lends it to nobody. `safe`: it survives the machine, as in earnest."""

    name = "PostgreSQL"

    def __init__(self, safe: bool = False) -> None:
        super().__init__(folder("pg"))
        self.safe = safe
        self.made = 0
        user = pwd.getpwuid(os.getuid()).pw_name
        self.how = {"cwd": self.place, "env": {**os.environ, "HOME": str(self.place), "LC_ALL": "C"}}
        if os.getuid() == 0:
            user = "nobody"
            nobody = pwd.getpwnam(user)
            os.chown(self.place, nobody.pw_uid, nobody.pw_gid)
            self.how |= {"user": nobody.pw_uid, "group": nobody.pw_gid}
        self.data = self.place / "data"
        made = [program("initdb"), "-D", str(self.data), "-A", "trust", "-U", user, "--no-sync", "-E", "UTF8"]
        done = subprocess.run(made, capture_output=True, text=True, **self.how)
        if done.returncode != 0:
            raise refuse("refused-start", program=self.name, problem=(done.stdout + done.stderr).strip()[-400:])
        self.url = f"postgresql://{user}@/postgres?host={self.place}"

    def command(self) -> Sequence[str]:
        # Not with pg_ctl: it starts a session of its own, and whoever kills the group of a test would leave it behind.
        (self.data / "postmaster.pid").unlink(missing_ok=True)
        options = ["-k", str(self.place), "-c", "listen_addresses=", "-c", "max_connections=200"]
        options += [] if self.safe else ["-c", "fsync=off", "-c", "shared_buffers=16MB"]
        return [program("postgres"), "-D", str(self.data), *options]

    def is_ready(self) -> bool:
        """The last line of its pid file says so."""
        with contextlib.suppress(FileNotFoundError):
            return (self.data / "postmaster.pid").read_text().splitlines()[-1:] == ["ready   "]
        return False

    def kill(self) -> None:
        """With all that it started: who is left would keep a new one from its memory."""
        for pid in (self.pid, *descendants(self.pid)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._wait()

    def new_database(self) -> str:
        """The URL of another database, as empty as the first one was."""
        self.made += 1
        with psycopg.connect(self.url, autocommit=True) as db:
            db.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(f"table{self.made}")))
        return self.url.replace("/postgres?", f"/table{self.made}?")

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)  # at once, without tidying up
            self._wait()


@contextmanager
def throwaway_postgres() -> Iterator[str]:
    """The URL of an empty database that goes away afterwards, also if the process that asked for it is killed."""
    with running(Postgres()) as postgres:
        yield postgres.url


class Redis(Running):
    """It keeps nothing: what it is told is worth something only at that moment."""

    name = "Redis"

    def __init__(self) -> None:
        super().__init__(folder("redis"))
        self.socket = self.place / "redis"
        self.url = f"unix://{self.socket}"

    def command(self) -> Sequence[str]:
        self.socket.unlink(missing_ok=True)
        nothing_kept = ["--save", "", "--appendonly", "no", "--dir", str(self.place)]
        return [program("redis-server"), "--port", "0", "--unixsocket", str(self.socket), *nothing_kept]

    def is_ready(self) -> bool:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as line:
            line.connect(str(self.socket))
            return True
        return False


@contextmanager
def throwaway_redis() -> Iterator[str]:
    with running(Redis()) as redis:
        yield redis.url


# --- tables and nginx -----------------------------------------------------------------------------------


class TableServer(Running):
    """`python -m rulebound.table` on a free port, and on the same one when it starts again."""

    name = "Rulebound"

    def __init__(self, data: Path, database: str = "", redis: str = "", limits: dict[str, Any] | None = None) -> None:
        super().__init__(folder("table"))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.options = ["--port", str(self.port), "--data", str(data), "--database", database, "--redis", redis]
        self.options += ["--limits", msgspec.json.encode(limits or {}).decode()]

    def command(self) -> Sequence[str]:
        return [sys.executable, "-P", "-m", "rulebound.table", *self.options]

    def is_ready(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/health", timeout=PATIENCE).status_code == 200
        return False


class Nginx(Running):
    """The file of `deploy/` before tables, without its certificate."""

    name = "nginx"

    def __init__(self, site: str, ports: Sequence[int]) -> None:
        super().__init__(folder("nginx"))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        (self.place / "site").write_text(_without_certificate(site, self.port, ports), encoding="utf-8")
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = " ".join(f"{kind}_temp_path {self.place}/{kind};" for kind in kinds)
        owner = "user root;" if os.getuid() == 0 else ""
        self.conf = self.place / "nginx.conf"
        self.conf.write_text(
            f"{owner} pid {self.place}/pid; error_log {self.place}/errors; daemon off; worker_rlimit_nofile 20000;\n"
            f"events {{ worker_connections 10000; }}\nhttp {{ access_log off; {paths} include {self.place}/site; }}\n",
            encoding="utf-8",
        )

    def command(self) -> Sequence[str]:
        return [program("nginx"), "-c", str(self.conf), "-e", str(self.place / "errors")]

    def is_ready(self) -> bool:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", self.port), 1).close()
            return True
        return False


def _without_certificate(site: str, port: int, ports: Sequence[int]) -> str:
    """Our file with these tables, on one port of loopback: a client would not believe a certificate made here."""
    kept = []
    for line in site.splitlines():
        words = line.split()
        if words[:1] == ["server"] and words[1:2] != ["{"] and "127.0.0.1:8420" in line:
            kept += [line.replace("127.0.0.1:8420", f"127.0.0.1:{table}") for table in ports]
        elif words[:2] == ["listen", "443"]:
            kept.append(f"listen 127.0.0.1:{port};")
        elif words[:2] == ["listen", "80;"]:
            kept.append(f"listen 127.0.0.1:{free_port()};")
        elif "[::]" not in line and not line.lstrip().startswith("ssl_"):
            kept.append(line)
    return "\n".join(kept)


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


# --- what they take up ------------------------------------------------------------------------------------


def children(pid: int) -> list[int]:
    found: list[int] = []
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            found += [int(child) for child in (task / "children").read_text().split()]
    return found


def descendants(pid: int) -> list[int]:
    found = children(pid)
    for child in list(found):
        found += descendants(child)
    return found


def memory(pid: int) -> float:
    """Megabytes that a process holds for itself."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/statm").read_text().split()
        return (int(fields[1]) - int(fields[2])) * os.sysconf("SC_PAGE_SIZE") / 1e6
    return 0.0


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def open_files(pid: int) -> int:
    with contextlib.suppress(OSError):
        return len(os.listdir(f"/proc/{pid}/fd"))
    return 0
