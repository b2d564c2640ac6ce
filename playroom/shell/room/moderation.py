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


def moderate(context: ScreenContext, act: ModerationAction, text: str) -> bool:
    """`NAME NUMBER REASON`: performs a moderation action. NUMBER is optional; a missing reason is
    asked for.
    """
    shell = context.shell
    if act is ModerationAction.CLOSE:
        context.ask(v.ModerationCommand(act, "", ""))
        return True
    if not text.strip():
        shell.announcer.reply(note("order-how", act=act.value))
        return True
    guest, rest = context.talk.named(text)
    if guest is None and "," in text:
        name, _, rest = Clean.of(text, v.LONGEST_SAYING).partition(",")
    elif guest is None:
        name, _, rest = Clean.of(text, v.LONGEST_SAYING).partition(" ")
    else:
        name = str(guest.name)
    minutes, why = _minutes(act, rest.strip())
    act_for = partial(_asked, context, act, name[: v.LONGEST_NAME], guest, minutes)
    if why:
        act_for(why)
    else:
        _ask_why(context, act, name, act_for)
    return True


def ask_why(context: ScreenContext, act: ModerationAction, guest: v.Guest) -> None:
    """Does something about a guest, once the reason is typed."""
    act_for = partial(_asked, context, act, str(guest.name), guest, None)
    _ask_why(context, act, guest.name, act_for)


def _ask_why(
    context: ScreenContext, act: ModerationAction, name: str, act_for: Callable[[str], None]
) -> None:
    shown = Clean.of(name, v.LONGEST_NAME)
    shell = context.shell
    shell.push(Prompt(shell, note("order-why", name=shown, act=act.value), act_for))


def _minutes(act: ModerationAction, text: str) -> tuple[int | None, str]:
    """For how long, where a number begins the text, and what follows it."""
    word, _, rest = text.partition(" ")
    unit = UNITS.get(act)
    if unit is None or not (word.isascii() and word.isdigit()):
        return None, text
    return min(int(word[:6]) * unit, MOST_MINUTES), rest.strip()


def _asked(
    context: ScreenContext,
    act: ModerationAction,
    name: str,
    guest: v.Guest | None,
    minutes: int | None,
    why: str,
) -> None:
    person = None if guest is None else guest.id
    context.ask(v.ModerationCommand(act, name, Clean.of(why, LONGEST_REASON), person, minutes))
