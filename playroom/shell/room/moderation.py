"""Moderation commands as typed: who, how long, why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playroom.engine.notes import Clean, note
from playroom.room.moderation.state import LONGEST_REASON, MOST_MINUTES
from playroom.room.table import values as v
from playroom.room.table.values import ModerationAction
from playroom.shell.prompt import Prompt
from playroom.shell.room.screen_context import ScreenContext

UNITS = {ModerationAction.HUSH: 1, ModerationAction.BAN: 24 * 60}
"""Minutes that a number stands for after the name: minutes themselves, or days."""


def keep_order(visited: ScreenContext, act: ModerationAction, text: str) -> bool:
    """`NAME NUMBER REASON`: performs a moderation action. NUMBER is optional; a missing reason is
    asked for.
    """
    shell = visited.shell
    if act is ModerationAction.CLOSE:
        visited.ask(v.ModerationCommand(act, "", ""))
        return True
    if not text.strip():
        shell.announcer.reply(note("order-how", act=act.value))
        return True
    guest, rest = visited.talk.named(text)
    if guest is None and "," in text:
        name, _, rest = Clean.of(text, v.LONGEST_SAYING).partition(",")
    elif guest is None:
        name, _, rest = Clean.of(text, v.LONGEST_SAYING).partition(" ")
    else:
        name = str(guest.name)
    minutes, why = _minutes(act, rest.strip())
    given = partial(_asked, visited, act, name[: v.LONGEST_NAME], guest, minutes)
    if why:
        given(why)
    else:
        _ask_why(visited, act, name, given)
    return True


def ask_why(visited: ScreenContext, act: ModerationAction, guest: v.Guest) -> None:
    """Does something about a guest, once the reason is typed."""
    given = partial(_asked, visited, act, str(guest.name), guest, None)
    _ask_why(visited, act, guest.name, given)


def _ask_why(
    visited: ScreenContext, act: ModerationAction, name: str, given: Callable[[str], None]
) -> None:
    shown = Clean.of(name, v.LONGEST_NAME)
    shell = visited.shell
    shell.push(Prompt(shell, note("order-why", name=shown, act=act.value), given))


def _minutes(act: ModerationAction, text: str) -> tuple[int | None, str]:
    """For how long, where a number begins the text, and what follows it."""
    word, _, rest = text.partition(" ")
    unit = UNITS.get(act)
    if unit is None or not (word.isascii() and word.isdigit()):
        return None, text
    return min(int(word[:6]) * unit, MOST_MINUTES), rest.strip()


def _asked(
    visited: ScreenContext,
    act: ModerationAction,
    name: str,
    guest: v.Guest | None,
    minutes: int | None,
    why: str,
) -> None:
    person = None if guest is None else guest.id
    visited.ask(v.ModerationCommand(act, name, Clean.of(why, LONGEST_REASON), person, minutes))
