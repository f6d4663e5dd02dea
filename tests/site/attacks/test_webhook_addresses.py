"""Addresses that are called for a player: only what is plainly public, however it is written."""

from __future__ import annotations

import pytest

from meiji.site import webhooks
from meiji.site.errors import Refused

REFUSED = [
    "0.0.0.0",
    "0.1.2.3",
    "10.1.2.3",
    "100.64.0.1",  # behind a carrier's translation
    "100.100.100.200",
    "127.0.0.1",
    "127.8.9.10",
    "168.63.129.16",  # Azure's host
    "169.254.169.254",  # what clouds tell their machines
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.0.9",
    "192.0.0.192",  # the same in Oracle's cloud
    "192.0.2.1",
    "192.88.99.1",
    "192.168.0.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",  # IPv4-compatible
    "::8.8.8.8",
    "::ffff:127.0.0.1",  # IPv4-mapped
    "::ffff:8.8.8.8",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",  # NAT64
    "64:ff9b::a9fe:a9fe",
    "64:ff9b::808:808",
    "64:ff9b:1::7f00:1",
    "100::1",
    "2001::1",  # Teredo
    "2001:0:7f00:1:0:0:80ff:fffe",
    "2001:2::1",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",  # 6to4
    "2002:a9fe:a9fe::1",
    "2002:808:808::1",
    "3fff::1",
    "4000::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]
ALLOWED = ["1.1.1.1", "8.8.8.8", "93.184.216.34", "2606:4700:4700::1111", "2001:4860:4860::8888", "2a00:1450::1"]


@pytest.mark.parametrize("address", REFUSED)
def test_what_is_not_plainly_public_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not webhooks.is_public(address)
    monkeypatch.setattr(webhooks.socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", (address, 80))])
    with pytest.raises(Refused):
        webhooks.public_address("example.org", 80)
    if "%" not in address:
        with pytest.raises(Refused):
            webhooks.check_url(f"http://[{address}]/" if ":" in address else f"http://{address}/")


@pytest.mark.parametrize("address", ALLOWED)
def test_public_machines_are_called(address: str) -> None:
    assert webhooks.is_public(address)
    webhooks.check_url(f"https://[{address}]/hook" if ":" in address else f"https://{address}/hook")
