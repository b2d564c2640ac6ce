"""Settings of a room's page: listen address, public address, certificate."""

from __future__ import annotations

import argparse
import ssl
from pathlib import Path

from playroom.cli import extras
from playroom.cli.printing import teller_for
from playroom.cli.refusals import is_off, refuse, typed_text
from playroom.doors.page import PAGE
from playroom.engine.notes import Clean
from playroom.engine.record import Record, replace
from playroom.engine.wire import PLAIN, written
from playroom.room.members.names import name_of
from playroom.room.protocol.addresses import is_loopback
from playroom.room.server.opening import Place, Room
from playroom.store import Settings
from playroom.store.paths import places


class PageAsked(Record):
    """A page that is asked for; without files of a certificate it is served plainly. What a proxy
    tells of those who come is believed only for one that is said to be `behind_proxy`.
    """

    place: Place
    certificate: str = ""
    key: str = ""
    behind_proxy: bool = False
    files: str = ""
    """A folder with an exported page, which is served then."""

    def context(self) -> ssl.SSLContext | None:
        """What the page is served by; None: plainly. Raises `CliError`."""
        if not self.certificate:
            return None
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        try:
            context.load_cert_chain(self.certificate, self.key)
        except (OSError, ssl.SSLError):
            refuse("cli-bad-certificate", file=typed_text(self.certificate))
        return context


def page_of(args: argparse.Namespace) -> PageAsked | None:
    """Where `--page` says that the room has a page, and with which certificate; None: where and as
    it was, or none any more. Raises `CliError`.
    """
    if args.page is None or is_off(args.page):
        for name in ("certificate", "key", "link", "behind_proxy", "page_files"):
            if getattr(args, name):
                option = f"--{name.replace('_', '-')}"
                refuse("cli-page-missing", option=typed_text(option))
        return None
    extras.needs("room")
    place = Place.read(args.page or f"127.0.0.1:{PAGE.port}", args.link or "", PAGE.port)
    if place is None:
        refuse("cli-bad-place", text=typed_text(args.page))
    if args.link is not None and not args.link.startswith(("http://", "https://")):
        refuse("cli-bad-link", text=typed_text(args.link))
    if args.link is not None and not args.link.endswith("/"):
        place = Place(place.address, place.port, args.link + "/")
    if (args.certificate is None) != (args.key is None):
        refuse("cli-page-both")
    files = "" if args.page_files is None else str(Path(args.page_files).absolute())
    if files and not (Path(files) / "site.zip").is_file():
        refuse("cli-page-no-files", folder=typed_text(args.page_files))
    if args.certificate is None:
        if not is_loopback(place.address):
            refuse("cli-page-plain", port=place.port)
        return PageAsked(place, behind_proxy=args.behind_proxy, files=files)
    certificate, key = (str(Path(file).absolute()) for file in (args.certificate, args.key))
    page = PageAsked(place, certificate, key, args.behind_proxy, files)
    page.context()  # whatever is wrong is refused before a door is opened
    return page


def kept_page(room: Room) -> PageAsked | None:
    """The page that the room had the last time."""
    text = room.services.room_store.fact(_fact_of(room))
    return PLAIN.decode(text.encode(), PageAsked) if text else None


def _keep(room: Room, page: PageAsked | None) -> None:
    room.services.room_store.fact(_fact_of(room), "" if page is None else written(page))


def _fact_of(room: Room) -> str:
    """Under which name it is kept: of several processes each has its own."""
    return f"page{room.backing.process}"


def _owner_name(args: argparse.Namespace) -> Clean:
    """The name that was given, or is set; empty where there is none."""
    settings, _ = Settings.load(places(args.data).settings)
    return name_of(args.name or str(settings.get("name")))


async def open_page(room: Room, args: argparse.Namespace) -> str:
    """Opens the page where it was asked for, or where and as it was the last time. Gives the
    address that lets the one who runs the room in, once; nothing where there is no page, or nothing
    new to be said of it: it was not asked for, and the one who runs the room has one already.

    Raises `CliError`, `StoreError`.
    """
    if args.page is not None and is_off(args.page):
        _keep(room, None)
        return ""
    page = page_of(args) or kept_page(room)
    if page is None:
        return ""
    context = page.context()
    from playroom.doors.page.door import open_page as opened  # here: it takes a while to load

    try:
        language = teller_for(args).language
        files = Path(page.files) if page.files else None
        page_door = await opened(room, page.place, language, context, page.behind_proxy, files)
    except OSError:
        refuse("cli-place-taken", text=typed_text(f"{page.place.address}:{page.place.port}"))
    page_door.owner_name = _owner_name(args)
    _keep(room, replace(page, place=replace(page.place, port=page_door.port)))
    if args.page is None and not args.json and page_door.has_owner:
        return ""
    line = PAGE.line(room.doors[PAGE.name].place, page_door.owner_code)
    # it lets the host into a shell of the room, which a playroom in a browser does not show
    return line.replace("#", "thin/#") if page.files else line
