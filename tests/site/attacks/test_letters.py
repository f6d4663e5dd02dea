"""E-mail: nobody's letter-box is filled, no letter leads to somebody else's site, and what was turned off stays off."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from house import House
from test_accounts import registered
from test_being_called import MailServer, letters, open_house

from meiji.store import Calls, CallSettings, Store

__all__ = ["letters"]
SITE = "https://games.example"


def test_nobodys_letter_box_is_filled(tmp_path: Path, letters: MailServer) -> None:
    """Ten letters a minute, and as many more from every other guest, went to whoever was named."""
    smtp = f"smtp://127.0.0.1:{letters.server_address[1]}"
    with open_house(tmp_path, smtp=smtp, public_url="http://127.0.0.1") as house:
        for _ in range(4):
            guest = house.visitor("Mallory")
            for mail in ("Victim@example.org", "victim@EXAMPLE.org"):
                guest.web.post("/calls/mail", data={"csrf": guest.csrf, "mail": mail})
        assert len(letters.came) == 3
        last = house.visitor("Mallory")
        last.post("/calls/mail", 429, mail="victim@example.org")
        last.post("/calls/mail", mail="somebody@example.org")
        assert len(letters.came) == 4, "others get theirs"


def test_a_guest_writes_to_few_strangers(tmp_path: Path, letters: MailServer) -> None:
    smtp = f"smtp://127.0.0.1:{letters.server_address[1]}"
    with open_house(tmp_path, smtp=smtp, public_url="http://127.0.0.1") as house:
        mallory = house.visitor("Mallory")
        for number in range(20):
            mallory.web.post("/calls/mail", data={"csrf": mallory.csrf, "mail": f"v{number}@example.org"})
        assert len(letters.came) == 10


def test_a_letter_leads_to_this_site_whatever_host_was_asked(tmp_path: Path, letters: MailServer) -> None:
    """Who asked with another Host had the site itself send a link to their own one."""
    smtp = f"smtp://127.0.0.1:{letters.server_address[1]}"
    with open_house(tmp_path, smtp=smtp) as house:  # nobody has said what the site's address is
        mallory = house.visitor("Mallory")
        form = {"csrf": mallory.csrf, "mail": "victim@example.org"}
        answer = mallory.web.post("/calls/mail", data=form, headers={"host": "evil.example"})
        assert answer.status_code == 409 and letters.came == []
        assert "E-mail" not in mallory.get("/calls") or 'name="mail"' not in mallory.get("/calls")


def test_an_address_that_was_removed_does_not_come_back(run: Any) -> None:
    """While a letter was on its way its address was taken away; how it fared was written, and the address with it."""

    async def work(store: Store) -> None:
        calls = Calls(store.database)
        await calls.set_mail("anna", "anna@example.org", "en", "")
        assert await calls.confirm_mail("anna", "anna@example.org")
        settings = await calls.settings("anna")
        assert settings == CallSettings("anna", "anna@example.org", True)
        await asyncio.gather(calls.set_mail("anna", "", "en", ""), calls.set_quiet("anna", 22, 8, "Europe/Warsaw"))
        await calls.note_mail("anna", "anna@example.org", "TimeoutError")
        assert not await calls.confirm_mail("anna", "anna@example.org")
        quiet = {"quiet_from": 22, "quiet_to": 8, "zone": "Europe/Warsaw"}
        assert await calls.settings("anna") == replace(CallSettings("anna"), **quiet)

    run(work)


def test_who_withdraws_and_challenges_again_calls_nobody_for_ever(tmp_path: Path) -> None:
    """Each challenge is a call; thirty a minute came from every guest, and a new guest is blocked by nobody."""
    with House(tmp_path, writes_per_minute=240) as house:
        ben, _ = registered(house, "Challenged Ben")
        me = next(one for one in re.findall(r"/player/([\w-]{22})", ben.get("/account") + ben.get("/")) if one)
        answers = []
        for number in range(2):
            mallory = house.visitor(f"Mallory {number}")
            for _ in range(6):
                form = {"csrf": mallory.csrf, "game": "nippon", "players": "2", "pace": "relaxed"}
                made = mallory.web.post(f"/challenge/{me}", data=form)
                answers.append(made.status_code)
                if made.status_code == 200:
                    mallory.post(f"/challenges/{made.url.path.rpartition('/')[2]}/withdraw")
        assert answers == [200] * 10 + [429] * 2
