"""Where somebody comes from who comes through a proxy on this machine."""

from __future__ import annotations

from collections.abc import Sequence

from playroom.room.protocol.addresses import address_of, is_loopback

LONGEST = 64
"""Letters of an address, with a port."""


def place_of(address: str, told: Sequence[str], behind_proxy: bool) -> str:
    """The address that counts for whoever is connected from `address`. `told` is what stood in
    `X-Forwarded-For`: its last entry is the proxy's own, what is before it is anybody's. It is
    believed `behind_proxy` only, when the proxy is on this machine; for what is no address the
    proxy's counts.
    """
    if not (behind_proxy and told and is_loopback(address)):
        return address
    return _address(told[-1][-LONGEST:].rpartition(",")[2].strip()) or address


def _address(text: str) -> str | None:
    """An address as it is written always; proxies write ports behind some of them."""
    if text.startswith("[") and "]" in text:
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    found = address_of(text)
    return None if found is None else str(found)
