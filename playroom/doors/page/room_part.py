"""The part of the page that tells of a public room before one enters: its room info as HTML."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence

from playroom.doors.guest_door import NOBODY
from playroom.engine.notes import Clean, Note, Notes, note
from playroom.engine.registry import game_name
from playroom.locale import teller_of
from playroom.room.protocol.room_info import RoomInfo
from playroom.shell.room.paces import pace_note
from playroom.shell.room.telling import waits_notes

BEFORE = b'<details id="history-part"'
"""Where it goes in the page."""


def room_part(info: RoomInfo, language: str) -> bytes:
    """The HTML of a room, in a language: who is here, open tables, who waits for what, languages
    and rules. It tells nothing that is not in the room info.
    """
    teller = teller_of(language)

    def phrase(line: Note) -> str:
        return html.escape(teller.phrase(line, NOBODY))

    def told(id: str, items: Sequence[str], none: str = "", spoken: str = "") -> Iterable[str]:
        """A heading with a list, `spoken` in a language; without items the line `none`, or nothing
        at all.
        """
        if items or none:
            yield f"<h3>{phrase(note(f'browser-told-{id}'))}</h3>"
            rows = "".join(f"<li>{item}</li>" for item in items)
            lang = spoken or language
            listed = f'<ul role="list" lang="{lang}">{rows}</ul>'  # not said
            yield listed if items else f"<p>{none}</p>"

    waits = waits_notes(info.waits)
    now = note("browser-told-now", count=info.here, waits=Notes(waits))
    open_tables = [
        phrase(
            note(
                "browser-told-table",
                game=note("pace-game", game=game_name(table.game), pace=pace_note(table.pace)),
                count=table.free,
            )
        )
        for table in info.open
    ]
    spoken = [phrase(note("rooms-language", language=spoken)) for spoken in info.languages]
    ruled = language if language in info.rules else next(iter(info.rules), language)
    rules = [html.escape(Clean.of(rule)) for rule in info.rules.get(ruled, ())]
    parts = (
        f'<section id="told" lang="{language}" aria-labelledby="told-name">',  # not said
        f'<h2 id="told-name">{html.escape(info.name)}</h2>',
        f'<p id="told-now">{html.escape(teller.tell(now, NOBODY))}</p>',
        *told("open", open_tables, html.escape(teller.tell(note("browser-told-none"), NOBODY))),
        *told("waits", [phrase(line) for line in waits]),
        *told("languages", spoken),
        *told("rules", rules, spoken=ruled),
        "</section>",
    )
    return "".join(parts).encode()
