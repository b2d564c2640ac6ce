"""Where somebody comes from who comes through a proxy on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address

LONGEST = 64
"""Letters of an address, with a port."""


def is_this_machine(address: str) -> bool:
    """Is it an address of this machine, in whatever form a socket tells it?"""
    found = _address(address)
    return found is not None and ip_address(found).is_loopback


def place_of(address: str, told: Sequence[str], behind_proxy: bool) -> str:
    """The address that counts for whoever is connected from `address`. `told` is what stood in
    `X-Forwarded-For`: its last entry is the proxy's own, what is before it is anybody's. It is
    believed `behind_proxy` only, when the proxy is on this machine; for what is no address the
    proxy's counts.
    """
    if not (behind_proxy and told and is_this_machine(address)):
        return address
    return _address(told[-1][-LONGEST:].rpartition(",")[2].strip()) or address


def _address(text: str) -> str | None:
    """An address as it is written always; proxies write ports behind some of them."""
    if text.startswith("[") and "]" in text:
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)
