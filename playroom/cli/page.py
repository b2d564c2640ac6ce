"""The page of a room as the command line asks for it: where, under which address, by which
certificate.
"""

from __future__ import annotations

import argparse
import json
import ssl
from dataclasses import dataclass
from pathlib import Path

from playroom.cli import extras
from playroom.cli.printing import teller_for
from playroom.cli.refusals import is_off, refuse, typed_text
from playroom.engine.record import replace
from playroom.room.opening import Place, Room

PAGE_PORT = 7480
LOOPBACK = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True, slots=True)
class PageAsked:
    """A page that is asked for."""

    place: Place
    certificate: Path | None = None
    key: Path | None = None

    def context(self) -> ssl.SSLContext | None:
        """What the page is served by; None: plainly. Raises `CliError`."""
        if self.certificate is None:
            return None
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        try:
            context.load_cert_chain(self.certificate, self.key)
        except (OSError, ssl.SSLError):
            refuse("cli-bad-certificate", file=typed_text(str(self.certificate)))
        return context


def page_of(args: argparse.Namespace) -> PageAsked | None:
    """Where `--page` says that the room has a page, and with which certificate; None: where and as
    it was, or none any more. Raises `CliError`.
    """
    if args.page is None or is_off(args.page):
        for name in ("certificate", "key", "link"):
            if getattr(args, name) is not None:
                refuse("cli-page-missing", option=typed_text(f"--{name}"))
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
        return PageAsked(place)
    asked = PageAsked(place, Path(args.certificate).absolute(), Path(args.key).absolute())
    asked.context()  # whatever is wrong is refused before a door is opened
    return asked


def _files_of(room: Room) -> str:
    """Under which name the files of the certificate are kept, of several processes each its own."""
    return f"page_files{room.backing.process}"


def kept_page(room: Room) -> PageAsked | None:
    """The page that the room had the last time."""
    place, files = room.kept_place("page"), room.services.ledger.fact(_files_of(room))
    if place is None:
        return None
    return PageAsked(place, *map(Path, json.loads(files))) if files else PageAsked(place)


def _keep(room: Room, asked: PageAsked | None, port: int = 0) -> None:
    place = None if asked is None else replace(asked.place, port=port)
    files = [] if asked is None else [str(asked.certificate), str(asked.key)]
    has_files = asked is not None and asked.certificate is not None
    room.keep_place("page", place)
    room.services.ledger.fact(_files_of(room), json.dumps(files) if has_files else "")


async def open_page(room: Room, args: argparse.Namespace) -> str:
    """Opens the page where it was asked for, or where and as it was the last time. Gives the
    address that lets the one who runs the room in, once; nothing where there is no page, or nothing
    new to be said of it: it was not asked for, and the one who runs the room has one already.

    Raises `CliError`, `StoreError`.
    """
    if args.page is not None and is_off(args.page):
        _keep(room, None)
        return ""
    asked = page_of(args) or kept_page(room)
    if asked is None:
        return ""
    context = asked.context()
    from playroom.web.door import open_page as opened  # here: it takes a while to load

    try:
        reception = await opened(room, asked.place, teller_for(args).language, context)
    except OSError:
        refuse("cli-place-taken", text=typed_text(f"{asked.place.address}:{asked.place.port}"))
    _keep(room, asked, reception.port)
    if args.page is None and not args.json and reception.has_owner:
        return ""
    return f"{room.page}#{reception.owner_code}"
