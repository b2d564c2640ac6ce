"""Privacy statement of a room, read line by line."""

from __future__ import annotations

from playroom.engine.notes import Kind, Note, Rejection, note
from playroom.room.members.people import Role
from playroom.room.moderation.privacy import Privacy
from playroom.room.table.session import Lobby, TableSession
from playroom.shell.menu import Reader
from playroom.shell.shell import Shell


def open_privacy(shell: Shell, place: TableSession | Lobby) -> None:
    """Asks the room for its privacy statement, and shows it."""

    def told(result: Privacy | Rejection | Exception) -> None:
        if isinstance(result, Rejection):
            shell.announcer.reply(result.note)
        elif isinstance(result, Exception):
            shell.fail(result)
        else:
            owns = shell.own_room is not None or getattr(place, "role", None) is Role.OWNER
            lines = privacy_lines(result, shell.language, owns)
            title = note("privacy-title", room=place.room, count=len(lines))
            shell.push(Reader(shell, title, lines))

    place.ask_privacy(told)


def privacy_lines(privacy: Privacy, language: str, owns: bool = False) -> list[Note]:
    """The statement as lines; `owns`: for the owner of the room."""
    given = bool(privacy.contact)
    return [
        note("privacy-host", host=privacy.host, given=bool(privacy.host)),
        note("privacy-contact", contact=privacy.contact, given=given, owns=owns),
        note("privacy-own"),
        note("privacy-person"),
        note("privacy-circle"),
        note("privacy-notices"),
        note("privacy-people", count=privacy.people),
        note("privacy-games", count=privacy.games),
        note("privacy-refusals", count=privacy.refusals),
        note("privacy-addresses", count=privacy.addresses),
        note("privacy-log", count=privacy.log),
        note("privacy-reports"),
        note("privacy-talk"),
        note("privacy-cards"),
        note("privacy-home"),
        *(note("house-line", text=line) for line in privacy.told(language)),
    ]


def privacy_hint(shell: Shell) -> Note:
    """Where the statement is, told at the first arrival."""
    return note("privacy-hint", Kind.TABLE, touch=shell.touch)
