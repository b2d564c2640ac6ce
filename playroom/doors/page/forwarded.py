"""The peer's address behind a proxy on this machine (X-Forwarded-For)."""

from __future__ import annotations

from collections.abc import Sequence

from playroom.room.protocol.addresses import address_of, is_loopback

LONGEST = 64
"""Letters of an address, with a port."""


def place_of(address: str, told: Sequence[str], behind_proxy: bool) -> str:
    """The client's address of a connection from `address`. `told`: the `X-Forwarded-For` headers,
    of which only the last entry is the proxy's own. Trusted only with `behind_proxy` and a proxy on
    this machine; for an invalid one, the proxy's address.
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
