"""The files of `deploy/`: checked by the programs that they are for, where these are installed."""

from __future__ import annotations

import importlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx

from rulebound.cli import COMMANDS
from rulebound.table.server import listen
from tests.table.guest import PATIENCE, Guest

DEPLOY = Path(__file__).parents[2] / "deploy"


def program(name: str) -> str | None:
    """Debian hides nginx from the path of people."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def run(*command: str, **how: Any) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE, **how)
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout + done.stderr)


def free_port() -> int:
    with listen("127.0.0.1", 0) as listening:
        return int(listening.getsockname()[1])


def nginx_conf(folder: Path, table: int, http: int, https: int) -> str:
    """Our file within a whole configuration of a throwaway nginx, with a certificate of its own."""
    run(
        "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=table.example.org",
        "-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"),
    )  # fmt: skip
    site = (DEPLOY / "nginx.conf").read_text().replace("/etc/ssl/rulebound", str(folder))
    site = site.replace("127.0.0.1:8420", f"127.0.0.1:{table}")
    lines = [line for line in site.splitlines() if "[::]" not in line]  # a machine may have no IPv6
    site = "\n".join(lines).replace("listen 80;", f"listen 127.0.0.1:{http};")
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{https} ssl")
    (folder / "site").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    owner = "user root;" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{owner} pid {folder}/pid; error_log {folder}/errors; daemon off;\n"
        f"events {{}}\nhttp {{ access_log off; {paths} include {folder}/site; }}\n"
    )
    return str(folder / "nginx.conf")


def test_every_option_in_the_files_is_one_of_the_table():
    takes = COMMANDS[0].__annotations__
    for name in ("rulebound.service", "compose.yaml"):
        words = [word for line in (DEPLOY / name).read_text().splitlines() if not line.lstrip().startswith("#")
                 for word in line.split() if word.startswith("--")]  # fmt: skip
        used = {word.strip('",]').split("=")[0].removeprefix("--").replace("-", "_") for word in words}
        assert used & {"database", "data"}
        assert used - {"username", "save", "appendonly"} <= set(takes), name


def test_the_service_is_as_systemd_wants_it(tmp_path):
    verify = program("systemd-analyze")
    unit = (DEPLOY / "rulebound.service").read_text()
    assert "LimitNOFILE=65536" in unit
    assert "StateDirectoryMode=0700" in unit
    if verify is not None:
        unit = unit.replace("/srv/rulebound/rulebound table", "/bin/true table").replace("/srv/rulebound", "/")
        (tmp_path / "rulebound.service").write_text(
            unit.replace("User=rulebound", f"User={pwd.getpwuid(os.getuid()).pw_name}")
        )
        assert "rulebound.service" not in run(verify, "verify", "--man=no", str(tmp_path / "rulebound.service"))


def test_caddy_understands_its_file(tmp_path):
    caddy = program("caddy")
    assert "reverse_proxy 127.0.0.1:8420" in (DEPLOY / "Caddyfile").read_text()
    if caddy is not None:
        home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
        said = run(caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"), env=home)
        assert "Valid configuration" in said


def test_the_compose_file_names_what_there_is():
    text = (DEPLOY / "compose.yaml").read_text()
    assert (DEPLOY / ".." / "Containerfile").exists()
    assert "\t" not in text
    assert "8420" in (DEPLOY.parent / "Containerfile").read_text()
    said = importlib.import_module("yaml").safe_load(text)
    assert set(said["services"]) == {"table-1", "table-2", "postgres", "redis", "caddy"}
    used = {volume.split(":")[0] for one in said["services"].values() for volume in one.get("volumes", [])}
    assert used - {"./Caddyfile"} == set(said["volumes"])


def test_a_game_is_played_through_nginx(tmp_path, serve):
    nginx = program("nginx")
    if nginx is None:
        assert "proxy_pass http://rulebound;" in (DEPLOY / "nginx.conf").read_text()
        return
    server = serve(tmp_path / "data")
    http, https = free_port(), free_port()
    conf = nginx_conf(tmp_path, int(server.url.rpartition(":")[2]), http, https)
    run(nginx, "-t", "-c", conf, "-e", str(tmp_path / "errors"))
    # The same without the certificate, which the test's client would not believe.
    site = (tmp_path / "site").read_text().replace(f"127.0.0.1:{https} ssl http2", f"127.0.0.1:{https}")
    (tmp_path / "site").write_text("\n".join(line for line in site.splitlines() if "ssl_" not in line))
    proxy = subprocess.Popen([nginx, "-c", conf, "-e", str(tmp_path / "errors")])
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", https), 1).close()
                break
            except OSError:
                assert time.monotonic() < end
                time.sleep(0.05)
        url = f"http://127.0.0.1:{https}"
        assert httpx.get(f"{url}/health").status_code == 200
        assert [httpx.get(f"{url}{path}").status_code for path in ("/metrics", "/ready")] == [404, 404]
        assert httpx.get(f"http://127.0.0.1:{http}/x", follow_redirects=False).status_code == 301
        guest = Guest(url, server.new("me", "random", seed=3)["token"])
        assert guest.take(0)["type"] == "done"
        guest.close()
    finally:
        proxy.send_signal(signal.SIGTERM)
        proxy.wait(PATIENCE)
