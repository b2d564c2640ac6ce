"""Network addresses: loopback, the network that one household has, and the order of those of a
room.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from zlib import crc32


def address_of(text: str) -> IPv4Address | IPv6Address | None:
    """The address that a socket tells: of version 4 also where it is told in the form of version 6,
    without the name of an interface; None for what is none.
    """
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv4Address):
        return address
    return address.ipv4_mapped or IPv6Address(int(address))


def is_loopback(address: str) -> bool:
    """Is it an address that only this machine reaches?"""
    parsed = address_of(address)
    return address == "localhost" if parsed is None else parsed.is_loopback


def near(place: str) -> str:
    """What is counted as one address: of version 6 the half that a house is given."""
    address = address_of(place)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return place


def wide(place: str) -> str:
    """What one subscriber has: of version 6 often 65,536 times what `near` counts as one."""
    address = address_of(place)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 48), strict=False))
    return place if address is None else str(address)


def net_of(place: str) -> str:
    """The part of the net that an address stands for: itself, or of version 6 the half that a house
    is given; empty for loopback (as through a proxy) and for an invalid address.
    """
    address = address_of(place)
    if address is None or address.is_loopback or address.is_unspecified:
        return ""
    width = 64 if isinstance(address, IPv6Address) else 32
    return str(ip_network((address, width), strict=False))


def in_order(places: Iterable[str], of: object) -> list[str]:
    """The places of a room in the order in which the clients of a table try them: in another one
    for each table, so that its people find each other, and the tables are spread.
    """
    return sorted(places, key=lambda place: crc32(f"{of} {place}".encode()))
