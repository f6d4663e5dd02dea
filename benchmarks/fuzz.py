"""Does any call make the server fail? Hostile values in every path, query, header, form and body of every route.

python benchmarks/fuzz.py [--calls 50000] [--seed 1] [--minutes 30] [--clients 4]
python benchmarks/fuzz.py --schema 20000

A server runs in a process of its own. Guests, people with accounts and programs with tokens call it with known and
unknown ids. With `--schema` schemathesis makes so many calls from the description of the API instead, with all its
checks. Every 5xx but a documented 503 is a failure and is printed with what is needed to repeat it. Prints one JSON
object with the answers by status; ends with 1 if anything failed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from typing import Any
from urllib.parse import quote

import httpx
from fairness import serve

ODD: list[Any] = [
    "", " ", "0", "-1", "1e9", "9" * 30, "1" * 400, "NaN", "null", "true", "[]", "{}", "a\0b", "\ud7ff", "\U0010ffff",
    "\u202e", "../../etc/passwd", "..%2f..", "%00", "%ff", "'; DROP TABLE tables;--", "<script>alert(1)</script>",
    "{{7*7}}", "x" * 300, "x" * 5000, "en", "de", "me", "friend", "screen", "master", "zaibatsu", "yokohama", "live",
]  # fmt: skip
BODY: list[Any] = [
    *ODD, None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63) - 1, 10**40, 1.5, -0.0, 1e308, [], {}, [None], [[]],
    [0] * 50, ["me", "screen"], ["me", "friend"], {"a": {"b": [{}]}}, {"": ""},
]  # fmt: skip
FIELDS = """
    name names password password2 code game who who-0 who-1 options pace language listed seed hints moment move drawn
    seat player token url whole csrf save save-text next setup position moves box rules seats result told sealed
    text phrase message whom what agree do person endpoint p256dh auth from to zone mail quiet_from quiet_to on call
    clock bank increment zero nights weekends motif colour hidden opponent option page players back link table pick
    open target whole_turn rated revision
""".split()  # noqa: SIM905
HEADERS = (
    "accept-language",
    "cookie",
    "content-type",
    "x-csrf-token",
    "if-none-match",
    "range",
    "accept",
)
TYPES = ("application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", "")
STREAMS = ("/events",)


class Fuzzer(threading.Thread):
    """One person after the other, each with a way to be known."""

    def __init__(self, url: str, calls: int, seed: str, end: float, found: Findings) -> None:
        super().__init__(daemon=True)
        self.url, self.calls, self.end, self.found = url, calls, end, found
        self.chooser = random.Random(seed)
        self.web = httpx.Client(base_url=url, timeout=90)
        self.headers: dict[str, str] = {}
        self.csrf = ""
        self.tables: list[str] = []

    def run(self) -> None:
        for number in range(self.calls):
            if time.monotonic() > self.end:
                return
            if number % 400 == 0:
                self.become_somebody()
            self.call()

    def become_somebody(self) -> None:
        """A guest with a browser, somebody with an account, or a program; with tables of their own."""
        self.web.close()
        self.web, self.headers = httpx.Client(base_url=self.url, timeout=90), {}
        page = re.search(r'name="csrf" value="(\w+)"', self.web.get("/").text)
        self.csrf = page[1] if page else ""
        kind = self.chooser.choice(("guest", "account", "program"))
        name = f"Eve{self.chooser.randrange(10**9)}"
        if kind == "program":
            self.headers = {"authorization": f"Bearer {self.post('/api/guests', {'name': name}).json()['token']}"}
        else:
            self.web.post("/name", data={"csrf": self.csrf, "name": name})
        if kind == "account":
            self.web.post("/account/register", data={"csrf": self.csrf, "name": name, "password": "correct horse 77"})
            page = re.search(r'name="csrf" value="(\w+)"', self.web.get("/").text)
            self.csrf = page[1] if page else ""
        for game in ("zaibatsu", "nippon", "yokohama"):
            for who in (["me", "screen"], ["me", "friend"]):
                answer = self.post("/api/tables", {"game": game, "who": who, "listed": who[1] == "friend"})
                if answer.status_code == 201:
                    self.tables.append(answer.json()["id"])
        self.tables = self.tables[-40:]

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.web.post(path, json=body, headers={**self.headers, "x-csrf-token": self.csrf})

    def call(self) -> None:
        chooser = self.chooser
        path, methods = chooser.choice(self.found.routes)
        path = re.sub(r"\{([^}]*)\}", self.part, path)
        method = (
            chooser.choice(methods) if chooser.random() < 0.95 else chooser.choice(("PATCH", "HEAD", "OPTIONS", "PUT"))
        )
        query = {chooser.choice(FIELDS): str(chooser.choice(ODD)) for _ in range(chooser.choice((0, 0, 1, 2)))}
        headers = dict(self.headers)
        if chooser.random() < 0.8:
            headers["x-csrf-token"] = self.csrf
        if chooser.random() < 0.15:
            value = str(chooser.choice(ODD)).encode("utf-8", "ignore").decode("latin-1")
            headers[chooser.choice(HEADERS)] = re.sub(r"[\0\r\n]", "", value)[:3000].strip()
        content = b"" if method in ("GET", "HEAD") else self.body(path, headers)
        self.found.ask(self.web, method, path, query, headers, content)

    def part(self, named: re.Match[str]) -> str:
        """A path's parameter: often the id of a table that is there."""
        if named[1].startswith("id") and self.tables and self.chooser.random() < 0.85:
            return self.chooser.choice(self.tables)
        return quote(str(self.chooser.choice(ODD)).replace("\ud7ff", ""), safe="%") or "x"

    def body(self, path: str, headers: dict[str, str]) -> bytes:
        chooser = self.chooser
        fields = {name: chooser.choice(BODY) for name in chooser.sample(FIELDS, chooser.randrange(0, 8))}
        if chooser.random() < 0.5:  # something sensible among it
            fields |= {"moment": chooser.choice((0, 1, 2)), "seat": chooser.choice((0, 1)), "name": "Eve", "seats": 2}
            fields |= {"game": chooser.choice(("zaibatsu", "nippon", "yokohama")), "who": ["me", "screen"]}
            for name in chooser.sample(sorted(fields), 2):
                fields[name] = chooser.choice(BODY)
        if chooser.random() < 0.1:
            headers["content-type"] = chooser.choice(TYPES)
            return bytes(chooser.randrange(256) for _ in range(chooser.choice((0, 1, 50, 3000))))
        if path.startswith("/api"):
            headers["content-type"] = "application/json"
            whole = fields if chooser.random() < 0.9 else chooser.choice(BODY)
            return json.dumps(whole).encode()
        headers["content-type"] = "application/x-www-form-urlencoded"
        pairs = {**fields, "csrf": self.csrf}
        return "&".join(f"{name}={quote(str(value), errors='ignore')}" for name, value in pairs.items()).encode()


class Findings:
    """Which routes there are, how often each status came, and what failed."""

    def __init__(self, folder: str) -> None:
        from meiji.site.app import make_app
        from meiji.site.settings import Settings

        app = make_app(Settings(database=f"sqlite:///{folder}/unused.sqlite3", secret="x")).app
        self.routes = [
            (path, sorted(set(map(str, methods)) - {"OPTIONS", "HEAD"}))
            for path, methods in app.route_handler_method_map.items()
            if not path.endswith(STREAMS)
        ]
        self.statuses: Counter[int] = Counter()
        self.failed: list[dict[str, Any]] = []
        self.lock = threading.Lock()

    def ask(
        self, web: httpx.Client, method: str, path: str, query: dict[str, str], headers: dict[str, str], content: bytes
    ) -> None:
        try:
            answer = web.request(method, path, params=query or None, headers=headers, content=content)
            status, text = answer.status_code, answer.text[:200]
        except httpx.RemoteProtocolError as error:
            status, text = -1, repr(error)
        except httpx.TransportError as error:
            status, text = -2, repr(error)
        except (httpx.InvalidURL, UnicodeError, ValueError):
            return  # cannot be sent
        with self.lock:
            self.statuses[status] += 1
            if status < 0 or (status >= 500 and status != 503):
                call = {"method": method, "path": path[:500], "query": query, "body": content[:2000].decode("latin-1")}
                shown = {name: value for name, value in headers.items() if name != "authorization"}
                self.failed.append({"status": status, "answer": text, **call, "headers": shown})
                print(json.dumps(self.failed[-1]), file=sys.stderr, flush=True)


def fuzz(url: str, folder: str, calls: int, clients: int, seed: int, minutes: float) -> tuple[dict[str, Any], bool]:
    found, end = Findings(folder), time.monotonic() + 60 * minutes
    threads = [Fuzzer(url, calls // clients, f"{seed}-{n}", end, found) for n in range(clients)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    statuses = dict(sorted(found.statuses.items()))
    return {"calls": sum(statuses.values()), "statuses": statuses, "failed": len(found.failed)}, bool(found.failed)


def by_schema(url: str, calls: int, seed: int, minutes: float) -> tuple[dict[str, Any], bool]:
    """As many calls as are wanted, in rounds with other seeds: schemathesis counts examples for each operation."""
    made, failures, rounds, end = 0, 0, 0, time.monotonic() + 60 * minutes
    while made < calls and time.monotonic() < end:
        token = httpx.post(f"{url}/api/guests", json={"name": "Eve"}).json()["token"]  # a round may end with another
        command = [
            sys.executable,
            "-m",
            "schemathesis.cli",
            "run",
            f"{url}/api/openapi.json",
            "--seed",
            str(seed + rounds),
        ]
        command += [
            "--header",
            f"Authorization: Bearer {token}",
            "--max-examples",
            "100",
            "--exclude-path-regex",
            "events$|me/token$",  # streams do not end; without its token nothing is allowed any more
        ]
        command += ["--exclude-checks", "positive_data_acceptance", "--request-timeout", "90"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60 * minutes, check=False)
        counted = re.search(r"([\d,]+) generated", done.stdout)
        if counted is None or done.returncode not in (0, 1):
            raise SystemExit(done.stdout[-3000:] + done.stderr[-3000:])
        made += int(counted[1].replace(",", ""))
        if done.returncode:
            failures += 1
            print(done.stdout[-6000:], file=sys.stderr, flush=True)
        rounds += 1
    return {"schemathesis calls": made, "rounds": rounds, "rounds with findings": failures}, bool(failures)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calls", type=int, default=50_000)
    parser.add_argument("--schema", type=int, default=0)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=30)
    chosen = parser.parse_args()
    os.environ["FORWARDED_ALLOW_IPS"] = "127.0.0.1"
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        process, url = serve(folder)
        try:
            if chosen.schema:
                figures, failed = by_schema(url, chosen.schema, chosen.seed, chosen.minutes)
            else:
                figures, failed = fuzz(url, folder, chosen.calls, chosen.clients, chosen.seed, chosen.minutes)
            alive = process.poll() is None and httpx.get(f"{url}/healthz").status_code == 200
        finally:
            process.kill()
            process.wait()
    print(json.dumps({**figures, "alive": alive, "minutes": round((time.monotonic() - begun) / 60, 1)}))
    sys.exit(1 if failed or not alive else 0)


if __name__ == "__main__":
    main()
