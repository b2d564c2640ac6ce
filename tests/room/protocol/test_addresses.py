"""Addresses: which are of this machine alone, and what is one house."""

from __future__ import annotations

import pytest

from playroom.room.protocol.addresses import is_loopback, net_of


def test_only_this_machine_is_loopback() -> None:
    ours = ("127.0.0.1", "127.9.9.9", "::1", "localhost", "::ffff:127.0.0.1")
    assert all(map(is_loopback, ours))
    others = (
        "0.0.0.0",
        "::",
        "192.168.1.7",
        "example.org",
        "",
        "127.0.0.1.example.org",
        "127.0.0.1%x",
    )
    assert not any(map(is_loopback, others))


@pytest.mark.parametrize(
    ("place", "net"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("127.0.0.1", ""),
        ("::1", ""),
        ("?", ""),
        ("", ""),
    ],
)
def test_a_part_of_the_net_is_a_house(place: str, net: str) -> None:
    assert net_of(place) == net
