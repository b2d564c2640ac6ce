"""The page of a room as the command line asks for it: where, under which address, by which
certificate.
"""

from __future__ import annotations

import argparse
import ssl
from dataclasses import dataclass
from pathlib import Path

from playroom.cli import extras
from playroom.cli.printing import teller_for
from playroom.cli.refusals import refuse, typed_text
from playroom.room.opening import Place, Room

PAGE_PORT = 7480
LOOPBACK = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True, slots=True)
class PageAsked:
    """A page that is asked for."""

    place: Place
    context: ssl.SSLContext | None


def page_of(args: argparse.Namespace) -> PageAsked | None:
    """Where `--page` says that the room has a page, and with which certificate. Raises
    `CliError`.
    """
    if args.page is None:
        for name in ("certificate", "key", "link", "behind_proxy"):
            if getattr(args, name):
                option = f"--{name.replace('_', '-')}"
                refuse("cli-page-missing", option=typed_text(option))
        return None
    extras.needs_room()
    place = Place.read(args.page or f"127.0.0.1:{PAGE_PORT}", args.link or "", PAGE_PORT)
    if place is None:
        refuse("cli-bad-place", text=typed_text(args.page))
    if args.link is not None and not args.link.startswith(("http://", "https://")):
        refuse("cli-bad-link", text=typed_text(args.link))
    if args.link is not None and not args.link.endswith("/"):
        place = Place(place.address, place.port, args.link + "/")
    if (args.certificate is None) != (args.key is None):
        refuse("cli-page-both")
    if args.certificate is None:
        if place.address not in LOOPBACK:
            refuse("cli-page-plain", port=place.port)
        return PageAsked(place, None)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        context.load_cert_chain(Path(args.certificate), Path(args.key))
    except (OSError, ssl.SSLError):
        refuse("cli-bad-certificate", file=typed_text(args.certificate))
    return PageAsked(place, context)


async def open_page(room: Room, args: argparse.Namespace) -> str:
    """Opens the page where it was asked for. Gives the address that lets the one who runs the room
    in, once; nothing where there is no page.

    Raises `CliError`.
    """
    asked = page_of(args)
    if asked is None:
        return ""
    from playroom.web.door import open_page as opened  # here: it takes a while to load

    try:
        language = teller_for(args).language
        reception = await opened(room, asked.place, language, asked.context, args.behind_proxy)
    except OSError:
        refuse("cli-place-taken", text=typed_text(f"{asked.place.address}:{asked.place.port}"))
    return f"{room.page}#{reception.owner_code}"
