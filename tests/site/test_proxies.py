"""The page about hosting: its proxy configurations, with the proxies themselves, over TLS."""

from __future__ import annotations

import json
import random
import shutil
import socket
import subprocess
import time
from pathlib import Path

import httpx
import pytest
from house import Listener
from test_hosting import PAGE
from test_kill import Server

CADDY, NGINX = PAGE.split("## A proxy with TLS\n")[1].split("## systemd")[0].split("```\n")[1::2]


def free_port() -> int:
    """A port below those that the system gives to outgoing connections: none of them takes it meanwhile."""
    while True:
        port = random.randrange(20000, 30000)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port


def caddy(folder: Path, server: Server, port: int) -> list[str]:
    """As on the page; only addresses, and a certificate of its own instead of a fetched one, are those of a test."""
    site = CADDY.replace("games.example", "localhost").replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    quiet = f"admin off\nhttps_port {port}\nauto_https disable_redirects\nskip_install_trust\nlocal_certs\n"
    (folder / "Caddyfile").write_text(f"{{\n{quiet}storage file_system {folder}/caddy\n}}\n{site}", "utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def nginx(folder: Path, server: Server, port: int) -> list[str]:
    """As on the page, inside a `server` block with its certificates."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    asked = ["-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "2"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(["openssl", "req", *asked, *files], check=True, capture_output=True)
    location = NGINX.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    kept = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    tls = f"listen 127.0.0.1:{port} ssl;\nssl_certificate {certificate};\nssl_certificate_key {key};\n"
    text = f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{kept}"
    (folder / "nginx.conf").write_text(f"{text}server {{\n{tls}{location}}}\n}}\n", "utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


@pytest.mark.parametrize("name", ["caddy", "nginx"])
def test_a_proxy_with_tls(name: str, tmp_path: Path) -> None:
    """Pages, cookies and moves go through, and a change reaches who watches at once."""
    if shutil.which(name) is None or shutil.which("openssl") is None:
        pytest.skip(f"there is no {name} here")
    port = free_port()
    server = Server(tmp_path / "data")
    server.start("--public-url", f"https://localhost:{port}")
    command = {"caddy": caddy, "nginx": nginx}[name](tmp_path, server, port)
    with (tmp_path / "proxy.log").open("w") as log:
        running = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        address = f"https://localhost:{port}"
        wait_for(address, tmp_path / "proxy.log")
        first = httpx.get(address, verify=False, timeout=60)
        assert first.status_code == 200 and "secure" in first.headers["set-cookie"].lower()
        token = httpx.post(f"{address}/api/guests", json={"name": "Anna"}, verify=False, timeout=60).json()["token"]
        bearer = {"authorization": f"Bearer {token}"}
        api = httpx.Client(base_url=f"{address}/api", headers=bearer, verify=False, timeout=60)
        made = api.post("/tables", json={"game": "yokohama", "who": ["me", "screen"], "listed": True}).json()
        listener = Listener(httpx.Client(base_url=address, verify=False, timeout=60), made["id"])
        assert listener.ready.wait(60)
        move = api.get(f"/tables/{made['id']}").json()["moves"][0]["notation"]
        api.post(f"/tables/{made['id']}/moves", json={"moment": 0, "move": move}).raise_for_status()
        listener.join(60)
        assert not listener.is_alive() and json.loads(listener.heard[1][1])["revision"] > 0
    finally:
        server.kill()  # first: Caddy would wait a minute for what the server still streams
        running.terminate()
        running.wait()


def wait_for(address: str, log: Path) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            httpx.get(f"{address}/healthz", verify=False)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError(f"the proxy does not start: {log.read_text('utf-8')}")
