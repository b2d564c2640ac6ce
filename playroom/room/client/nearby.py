"""Discovery (mDNS): rooms of the local network. A room announces itself if its host wants that, and
is looked for when a player asks.

Any machine in the network can announce anything, so a pin found here proves nothing: on the first
visit the player is asked to compare its cards (`trust.cards_of`).
"""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any

import zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from playroom.room.client.listing import ListedRoom, listed_room
from playroom.room.protocol.room_info import shown_name
from playroom.room.server.opening import Room, own_address

KIND = "_playroom._tcp.local."
FORMAT = b"1"
MOST = 50
"""Rooms; more are not looked at."""
LOOKED_FOR = 2.0
"""Seconds that rooms have to answer."""

INTERFACES: zeroconf.InterfaceChoice | list[str] = zeroconf.InterfaceChoice.Default
"""Where it is announced and looked for."""


class Announced:
    """A room that can be found near by, until `close`."""

    def __init__(self, wires: AsyncZeroconf) -> None:
        self._wires = wires

    async def close(self) -> None:
        """It is found no more."""
        await self._wires.async_unregister_all_services()
        await self._wires.async_close()


async def announce(room: Room) -> Announced:
    """Lets an open room be found. Raises `OSError`."""
    pin, place = room.certificate.pin, room.place
    address = own_address() if place.address in ("0.0.0.0", "::", "") else place.address
    about = AsyncServiceInfo(
        KIND,
        f"playroom {pin}.{KIND}",
        addresses=[ipaddress.ip_address(address).packed],
        port=place.port,
        properties={"v": FORMAT, "name": shown_name(room.services.name), "pin": pin},
        server=f"playroom-{pin}.local.",
    )
    wires = AsyncZeroconf(interfaces=INTERFACES)
    try:
        await (await wires.async_register_service(about, allow_name_change=True))
    except BaseException as why:
        await wires.async_close()
        if isinstance(why, zeroconf.Error):
            raise OSError(str(why)) from why
        raise
    return Announced(wires)


async def rooms_near(seconds: float = LOOKED_FOR) -> tuple[ListedRoom, ...]:
    """The rooms that announce themselves, by their names. Raises `OSError`."""
    wires = AsyncZeroconf(interfaces=INTERFACES)
    queries = dict[str, asyncio.Task[ListedRoom | None]]()
    loop = asyncio.get_running_loop()

    def noticed(
        zeroconf: zeroconf.Zeroconf, service_type: str, name: str, state_change: Any
    ) -> None:
        if name not in queries and len(queries) < MOST:
            queries[name] = loop.create_task(_about(wires, name, seconds))

    try:
        browser = AsyncServiceBrowser(wires.zeroconf, KIND, handlers=[noticed])
        await asyncio.sleep(seconds)
        await browser.async_cancel()
        results = await asyncio.gather(*queries.values(), return_exceptions=True)
    finally:
        for task in queries.values():
            task.cancel()
        await wires.async_close()
    rooms = {room.pin: room for room in results if isinstance(room, ListedRoom)}
    return tuple(sorted(rooms.values(), key=lambda room: (room.name.casefold(), room.pin)))


async def _about(wires: AsyncZeroconf, name: str, seconds: float) -> ListedRoom | None:
    """What one of them announces; None for what is no room."""
    about = AsyncServiceInfo(KIND, name)
    if not await about.async_request(wires.zeroconf, seconds * 1000):
        return None
    addresses = (
        *about.parsed_addresses(zeroconf.IPVersion.V4Only),
        *about.parsed_addresses(zeroconf.IPVersion.V6Only),
    )
    properties = about.properties
    if not addresses or properties.get(b"v") != FORMAT:
        return None
    return listed_room(
        {
            "name": (properties.get(b"name") or b"").decode(errors="replace"),
            "host": addresses[0],
            "port": about.port,
            "pin": (properties.get(b"pin") or b"").decode(errors="replace"),
        }
    )
