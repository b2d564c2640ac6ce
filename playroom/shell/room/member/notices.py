"""Notices of one's turns while one is away: the typed command, and its menu."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from playroom.clock import utc_now
from playroom.engine.notes import Clean, Kind, Note, Rejection, note
from playroom.engine.record import replace
from playroom.locale.typed import value_of
from playroom.room.members.commands import AnyTold
from playroom.room.notices.values import (
    LONGEST_VALUE,
    ZONES,
    NoticeChange,
    NoticeState,
    quiet_of,
    time_text,
)
from playroom.room.table.session import Lobby, TableSession
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.prompt import Prompt
from playroom.shell.shell import Shell

WHAT = ("mail", "code", "hook", "push", "quiet", "zone", "on", "off")
STOPPED = ("mail", "hook", "push", "quiet")


def change_of(text: str) -> NoticeChange | None:
    """The change that a typed line means, in any language; None where none is meant.

    >>> change_of("quiet 22 to 8")
    NoticeChange(what='quiet', value='22 to 8', offset=None)
    """
    line = " ".join(text.split())[:LONGEST_VALUE]
    first, _, rest = line.partition(" ")
    what = value_of("notices", first.rstrip(":,"), WHAT)
    if what in ("on", "off"):
        others = value_of("notices", rest, STOPPED) if rest else ""
        if what == "off" and others in STOPPED:
            return NoticeChange("stop", others)
        return NoticeChange(what)
    if what in STOPPED and value_of("notices", rest, ("off",)) == "off":
        return NoticeChange("stop", what)
    if what in WHAT and (rest or what == "push"):
        return NoticeChange(what, rest)
    digits = line.replace(" ", "")
    if "://" in line:
        return NoticeChange("hook", line)
    if "@" in line:
        return NoticeChange("mail", next(word for word in line.split() if "@" in word))
    if digits.isdecimal() and len(digits) == 6:
        return NoticeChange("code", digits)
    return NoticeChange("quiet", line) if quiet_of(line) is not None else None


def typed_notices(shell: Shell, place: TableSession | Lobby, text: str) -> bool:
    """`/notices` with what was typed after it; alone it opens the menu."""
    if not text.strip():
        open_notices(shell, place)
        return True
    change = change_of(text)
    if change is None:
        shell.announcer.reply(note("notices-how", Kind.REFUSAL))
    else:
        ask_notices(shell, place, change)
    return True


def check_notices(shell: Shell, place: TableSession | Lobby) -> None:
    """On arrival: tells once that notices could not be sent."""

    def told(result: AnyTold | Rejection | Exception) -> None:
        if isinstance(result, NoticeState) and result.failed:
            shell.announcer.aside(note("notices-failed", Kind.TABLE, count=result.failed))

    place.personal(NoticeChange(offset=_offset(shell)), told)


def _offset(shell: Shell) -> int | None:
    """Minutes that the player's clock is ahead of UTC; None where the program runs elsewhere."""
    ahead = utc_now().astimezone().utcoffset() if shell.may.files else None
    return None if ahead is None else int(ahead.total_seconds()) // 60


def ask_notices(
    shell: Shell, place: TableSession | Lobby, change: NoticeChange, menu: NoticeMenu | None = None
) -> None:
    """Asks the room for a change, and tells what came of it."""

    def told(result: AnyTold | Rejection | Exception) -> None:
        if isinstance(result, Rejection):
            shell.announcer.reply(result.note)
        elif isinstance(result, Exception):
            shell.fail(result)
        elif isinstance(result, NoticeState) and not change.what:
            shell.push(NoticeMenu(shell, place, result))
        elif isinstance(result, NoticeState):
            if menu is not None:
                menu.state = result
                shell.changed()
            quiet = change.what in ("quiet", "zone") or change.value == "quiet"
            own = "quiet" if quiet else "code-sent" if change.what == "mail" else "state"
            shell.announcer.reply(state_note(f"notices-{own}", result))

    place.personal(replace(change, offset=_offset(shell)), told)


def state_note(id_: str, state: NoticeState) -> Note:
    """How one is told, by the message of that id."""
    begin, end = state.quiet or (0, 0)
    return note(
        id_,
        on=state.on,
        mail=state.mail,
        wanted=state.wanted,
        hook=state.hook,
        push=state.push,
        tells=state.tells,
        quiet=state.quiet is not None,
        begin=Clean.of(time_text(begin)),
        end=Clean.of(time_text(end)),
        zone=state.zone,
        room=bool(state.offers),
        has_mail=bool(state.mail),
        has_hook=bool(state.hook),
        has_zone=bool(state.zone),
    )


def open_notices(shell: Shell, place: TableSession | Lobby) -> None:
    """Asks the room how one is told, and shows it."""
    ask_notices(shell, place, NoticeChange())


class NoticeMenu(Menu):
    """How one is told of one's turns; Enter on a line asks for something else."""

    def __init__(self, shell: Shell, place: TableSession | Lobby, state: NoticeState) -> None:
        self.state = state
        self._place = place
        super().__init__(shell, state_note("notices-title", state), self._make)

    def _make(self) -> Sequence[MenuItem]:
        state = self.state
        lines = [what for what in ("mail", "hook") if what in state.offers]
        made = [self._row("code")] if state.wanted else []
        made += [self._row(what) for what in (*lines, "quiet", "zone")]
        if "push" in state.offers:
            made.append(item(state_note("notices-line-push", state), key="push"))
        switch = partial(self._switch, not state.on)
        made.append(MenuItem(partial(state_note, "notices-line-on", state), switch, key="on"))
        return made

    def _row(self, what: str) -> MenuItem:
        line = state_note(f"notices-line-{what}", self.state)
        return item(line, partial(self._prompt, what), key=what)

    def _prompt(self, what: str) -> None:
        question = note(f"notices-ask-{what}", **(ZONES if what == "zone" else {}))
        self.shell.push(Prompt(self.shell, question, partial(self._typed, what)))

    def _typed(self, what: str, text: str) -> None:
        change = change_of(f"{what} {text}") or NoticeChange(what, text)
        ask_notices(self.shell, self._place, change, self)

    def _switch(self, on: bool) -> None:
        ask_notices(self.shell, self._place, NoticeChange("on" if on else "off"), self)
