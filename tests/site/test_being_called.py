"""Being called: push messages and e-mails that real servers on this machine take, decrypted and read."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import datetime
import email
import email.policy
import http.server
import json
import socket
import socketserver
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from browsing import PHONE, Welcome, chromium, needs_chromium, welcome
from cryptography import x509
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from house import House, Visitor
from test_leaving import seated

from meiji.site import calling, push, webhooks
from meiji.site.calling import quiet_until
from meiji.store import Calls, CallSettings, Device, Store

__all__ = ["chromium", "welcome"]
ENDPOINT = "https://push.example/send/abc"


# --- a browser that takes push messages -------------------------------------------------------------------------------
class Browser:
    """Has keys, and reads what is sent to it, as RFC 8291 says."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes !!"
        point = serialization.PublicFormat.UncompressedPoint
        self._public = self._key.public_key().public_bytes(serialization.Encoding.X962, point)
        self.keys = {"p256dh": push.encoded(self._public), "auth": push.encoded(self._auth)}

    def read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), other)
        secret = self._derive(self._auth, shared, b"WebPush: info\0" + self._public + theirs, 32)
        key = self._derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = self._derive(salt, secret, b"Content-Encoding: nonce\0", 12)
        text, end, _ = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert end
        return text

    def _derive(self, salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def check_signature(header: str, audience: str) -> None:
    """Is it signed by the key that it names, for this push service?"""
    told, _, key = header.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = told.split(".")
    raw = push.decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(key))
    public.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(push.decoded(claims))["aud"] == audience


@dataclass
class PushService:
    """What came: headers and body. `status` is what it answers."""

    port: int = 0
    status: int = 201
    came: list[tuple[dict[str, str], bytes]] = field(default_factory=list)


def certificate(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "push.example")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("push.example")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    private = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    (folder / "key.pem").write_bytes(key.private_bytes(serialization.Encoding.PEM, *private))
    (folder / "certificate.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    return folder / "certificate.pem", folder / "key.pem"


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """A push service behind TLS; the name push.example leads there."""
    found = PushService()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            found.came.append(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(found.status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    public, private = certificate(tmp_path)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    safe = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    safe.load_cert_chain(public, private)
    server.socket = safe.wrap_socket(server.socket, server_side=True)
    found.port = server.server_address[1]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    connect = socket.create_connection
    monkeypatch.setattr(webhooks, "public_address", lambda host, port: "127.0.0.1")
    here = lambda to, *more: connect(("127.0.0.1", found.port), *more)  # noqa: E731
    monkeypatch.setattr(webhooks, "socket", SimpleNamespace(create_connection=here, SHUT_RDWR=socket.SHUT_RDWR))
    monkeypatch.setattr(webhooks, "ssl", SimpleNamespace(create_default_context=lambda: trusting(public)))
    monkeypatch.setattr(calling, "EVERY", 0.1)
    yield found
    server.shutdown()


def trusting(file: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(file)
    return context


# --- a mail server ----------------------------------------------------------------------------------------------------
class MailServer(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Letters)
        self.came: list[email.message.EmailMessage] = []


class _Letters(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        say = lambda line: self.wfile.write(line + b"\r\n")  # noqa: E731
        say(b"220 here")
        while line := self.rfile.readline().strip():
            if line.upper() == b"DATA":
                say(b"354 go on")
                content = b""
                while (more := self.rfile.readline()) != b".\r\n":
                    content += more
                letter = email.message_from_bytes(content, policy=email.policy.default)
                assert isinstance(letter, email.message.EmailMessage) and isinstance(self.server, MailServer)
                self.server.came.append(letter)
            say(b"221 bye" if line.upper() == b"QUIT" else b"250 fine")
            if line.upper() == b"QUIT":
                return


@pytest.fixture
def letters() -> Iterator[MailServer]:
    with MailServer() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def wait_until(done: Callable[[], Any]) -> Any:
    end = time.monotonic() + 60
    while not (found := done()):
        assert time.monotonic() < end, "this does not happen"
        time.sleep(0.05)
    return found


def pass_turn(people: list[Visitor], table: str) -> int:
    """Play until another seat is to move; which."""
    seat = people[0].state(table)["table"]["to_move"]
    while (now := people[0].state(table)["table"]["to_move"]) == seat:
        people[seat].play(table)
    return int(now)


@contextlib.contextmanager
def open_house(folder: Path, **settings: Any) -> Iterator[House]:
    with House(folder, writes_per_minute=100_000, **settings) as house:
        yield house


# --- tests ------------------------------------------------------------------------------------------------------------
def test_a_message_is_read_by_its_browser_alone() -> None:
    anna, ben = Browser(), Browser()
    body = push.encrypt(b"your turn", **anna.keys)
    assert anna.read(body) == b"your turn" and b"turn" not in body
    with pytest.raises(InvalidTag):
        ben.read(body)


def test_the_key_is_told_from_the_secret() -> None:
    one, same, other = push.Vapid("a"), push.Vapid("a"), push.Vapid("b")
    assert one.public == same.public != other.public and len(push.decoded(one.public)) == 65
    check_signature(one.header(ENDPOINT, "mailto:x@example.org"), "https://push.example")


def test_who_is_to_move_gets_one_message_a_turn(tmp_path: Path, service: PushService) -> None:
    with open_house(tmp_path) as house:
        people, table = seated(house, 2, "yokohama", pace="relaxed")
        browsers = [Browser(), Browser()]
        for person, browser in zip(people, browsers, strict=True):
            person.post("/calls/device", endpoint=f"{ENDPOINT}-{people.index(person)}", **browser.keys)
        seat = pass_turn(people, table)
        headers, body = wait_until(lambda: service.came and service.came[0])
        message = json.loads(browsers[seat].read(body))
        assert message == {"title": "Your turn", "body": "Yokohama Duel", "url": f"/table/{table}", "tag": table}
        check_signature(headers["authorization"], "https://push.example")
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        time.sleep(0.5)
        assert len(service.came) == 1
        people[1 - seat].web.put(
            f"/api/tables/{table}/calls", json={"call": False}, headers={"x-csrf-token": people[1 - seat].csrf}
        )
        assert pass_turn(people, table) == 1 - seat
        time.sleep(0.5)
        assert len(service.came) == 1, "in this game they are not called"


def test_what_fails_is_shown_and_a_browser_that_is_gone_is_forgotten(tmp_path: Path, service: PushService) -> None:
    with open_house(tmp_path) as house:
        people, table = seated(house, 2, "zaibatsu", pace="relaxed")
        for person in people:
            person.post("/calls/device", endpoint=f"{ENDPOINT}-{people.index(person)}", **Browser().keys)
        service.status = 500
        seat = pass_turn(people, table)
        wait_until(lambda: "The last call failed: 500" in people[seat].get("/calls"))
        assert people[seat].web.get("/api/me/calls").json()["failed"] == ["500"]
        service.status = 410
        seat = pass_turn(people, table)
        wait_until(lambda: people[seat].web.get("/api/me/calls").json()["devices"] == 0)


def test_a_letter_comes_after_its_reader_has_said_yes(tmp_path: Path, letters: MailServer) -> None:
    smtp = f"smtp://127.0.0.1:{letters.server_address[1]}?from=games@example.org"
    with open_house(tmp_path, smtp=smtp, public_url="http://127.0.0.1") as house:
        people, table = seated(house, 2, "nippon", pace="relaxed")
        for person in people:
            person.post("/calls/mail", mail=f"p{people.index(person)}@example.org")
        asked = wait_until(lambda: len(letters.came) == 2 and letters.came[:])
        pass_turn(people, table)
        assert len(letters.came) == 2, "nobody has said yes"
        for person, letter in zip(people, asked, strict=True):
            link = letter.get_content().split()[-1].removeprefix("http://127.0.0.1")
            person.get(link)
            person.post(link + "x", 403)
            person.post(link)
        seat = pass_turn(people, table)
        letter = wait_until(lambda: len(letters.came) == 3 and letters.came[2])
        assert letter["to"] == f"p{seat}@example.org" and letter["from"] == "games@example.org"
        assert letter["subject"] == "Nippon: your turn" and f"/table/{table}" in letter.get_content()
        people[0].post("/calls/mail", 400, mail="a@b\r\nBcc: all@example.org")
        people[0].post("/calls/mail", 400, mail="nonsense")


def test_a_mail_server_that_is_away_is_told(tmp_path: Path) -> None:
    with open_house(tmp_path, smtp="smtp://127.0.0.1:9", public_url="http://127.0.0.1") as house:
        anna = house.visitor("Anna")
        anna.post("/calls/mail", mail="anna@example.org")
        assert "The last call failed" in anna.get("/calls")


def test_nothing_of_the_table_is_told(tmp_path: Path, service: PushService) -> None:
    """Another hand, the same message: only the game and its address are in it."""
    with open_house(tmp_path) as house:
        said = []
        for _ in range(2):
            people, table = seated(house, 2, "yokohama", pace="relaxed")
            browser = Browser()
            for person in people:
                person.post("/calls/device", endpoint=ENDPOINT + table + str(people.index(person)), **browser.keys)
            pass_turn(people, table)
            _, body = wait_until(lambda: service.came and service.came.pop())
            said.append(browser.read(body).replace(table.encode(), b""))
        assert said[0] == said[1]


@pytest.mark.parametrize(
    ("first", "last", "now", "until"),
    [(22, 8, "23:30", "32:00"), (22, 8, "07:59", "08:00"), (22, 8, "12:00", "12:00"), (9, 17, "10:00", "17:00")],
)
def test_quiet_hours(first: int, last: int, now: str, until: str) -> None:
    def at(text: str) -> float:
        hours, minutes = map(int, text.split(":"))
        return datetime.datetime(2026, 11, 18, tzinfo=datetime.UTC).timestamp() + 3600 * hours + 60 * minutes

    settings = CallSettings("anna", quiet_from=first, quiet_to=last)
    assert quiet_until(settings, at(now)) == at(until)
    assert quiet_until(replace(settings, quiet_to=first), at(now)) == at(now)


def test_what_makes_no_sense_is_refused(house: House) -> None:
    anna = house.visitor("Anna")
    keys = Browser().keys
    for endpoint in ("http://push.example/", "https://127.0.0.1/", "https://10.0.0.1/x", "nonsense"):
        anna.post("/calls/device", 400, endpoint=endpoint, **keys)
    anna.post("/calls/device", 400, endpoint=ENDPOINT, p256dh=base64.b64encode(b"no point").decode(), auth=keys["auth"])
    anna.post("/calls/device", 400, endpoint=ENDPOINT, p256dh=keys["p256dh"], auth="short")
    anna.post("/calls/quiet", 400, **{"from": "22", "to": "", "zone": "UTC"})
    anna.post("/calls/quiet", 400, **{"from": "22", "to": "24", "zone": "UTC"})
    anna.post("/calls/quiet", 400, **{"from": "22", "to": "8", "zone": "../x"})
    anna.post("/calls/mail", 409, mail="anna@example.org")
    anna.post("/calls/quiet", **{"from": "22", "to": "8", "zone": "Asia/Tokyo"})
    assert anna.web.get("/api/me/calls").json()["zone"] == "Asia/Tokyo"
    assert house.visitor().web.get("/calls").status_code == 401


def test_a_turn_is_handed_out_once_in_every_store(run: Any) -> None:
    from test_store import begun

    async def work(store: Store) -> None:
        await begun(store, "zaibatsu", 2)
        calls = Calls(store.database)
        assert not await calls.is_wanted("t1", "person0")
        await calls.add_device(Device("d", "person0", ENDPOINT, "key", "auth", "en"))
        assert await calls.is_wanted("t1", "person0")
        await calls.note_turn("t1", "person0", 4, 100.0)
        assert await calls.take_due(99.0) == []
        taken = await asyncio.gather(*(calls.take_due(101.0) for _ in range(4)))
        assert sum(map(len, taken)) == 1
        await calls.note_turn("t1", "person0", 4, 100.0)
        await calls.note_turn("t1", "person0", 3, 100.0)
        assert await calls.take_due(101.0) == [], "a turn that was taken back and played again"
        await calls.note_turn("t1", "person0", 5, 100.0)
        assert len(await calls.take_due(101.0)) == 1
        await calls.set_silent("t1", "person0", True)
        assert not await calls.is_wanted("t1", "person0")
        await store.delete_person("person0", "nobody")
        assert await calls.devices("person0") == []

    run(work)


def test_the_site_is_an_app(house: House) -> None:
    anna = house.visitor("Anna", "pl")
    manifest = anna.web.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert told["display"] == "standalone" and told["lang"] == "pl"
    assert anna.web.get(told["icons"][0]["src"]).status_code == 200
    assert 'rel="manifest"' in anna.get("/")
    worker = anna.web.get("/sw.js")
    assert "javascript" in worker.headers["content-type"] and worker.headers["cache-control"] == "no-cache"
    assert "Nie masz połączenia" in anna.get("/offline")


@needs_chromium
def test_offline_there_is_a_page_of_ours(welcome: Welcome) -> None:
    anna = welcome("Anna", PHONE)
    page = anna.page
    page.goto("/calls")
    anna.has_no_barriers()
    anna.check()
    page.evaluate("async () => { await navigator.serviceWorker.register('/sw.js') }")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    anna.context.set_offline(True)
    page.goto("/account")
    page.wait_for_selector("text=You are offline")
    anna.context.set_offline(False)
    page.click("text=Try again")
    page.wait_for_selector(".cards")
