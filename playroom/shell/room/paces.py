"""Tables by correspondence as they are told and typed: the time per turn."""

from __future__ import annotations

import re
import time

from playroom.clock import wall
from playroom.engine.notes import Kind, Note, note
from playroom.locale import LANGUAGES
from playroom.locale.typed import folded, phrases
from playroom.room.table import values as v
from playroom.room.table.deadlines import MOST_DAYS
from playroom.room.table.values import MOST_HOURS
from playroom.shell.room.screen_context import ScreenContext
from playroom.shell.shell import Shell

STEPS = (0, 1, 3, 6, 12, 24, 48, 72, 120, 168, 336)
"""Hours per turn that a list offers; by the word any number of them."""
UNITS = {"minutes": 0, "hours": 1, "days": 24, "weeks": 7 * 24}
"""Hours of each."""


def pace_note(hours: v.Pace) -> Note:
    """The time per turn: "3 days a turn"."""
    days = hours > 0 and hours % 24 == 0
    unit = "days" if days else "hours" if hours else "minutes"
    return note("pace-time", unit=unit, count=hours // 24 if days else hours)


def labelled(hours: v.Pace) -> Note:
    """The same as an option of a table."""
    return note("pace-item", pace=pace_note(hours))


def day_note(moment: v.Moment) -> Note:
    """The day of a moment: the day of the week, and the date where it is more than six days off."""
    then = time.localtime(moment)
    near = abs(moment - wall()) < 6 * 86_400
    return note("pace-day", weekday=then.tm_wday, day=then.tm_mday, month=then.tm_mon, near=near)


def other_pace(hours: v.Pace, by: int) -> v.Pace:
    """The next step of the list, longer (1) or shorter (-1), going round at the ends."""
    longer = [step for step in STEPS if step > hours]
    shorter = [step for step in STEPS if step < hours]
    if by > 0:
        return longer[0] if longer else STEPS[0]
    return shorter[-1] if shorter else STEPS[-1]


def _is_one_of(text: str, id_: str) -> bool:
    wanted = folded(" ".join(text.split()))
    return any(wanted == folded(known) for lang in LANGUAGES for known in phrases(lang, id_))


def is_table(text: str) -> bool:
    """Does a text name a table, in any language?"""
    return _is_one_of(text, "pace-typed-table")


def read_time(text: str) -> int | None:
    """Hours, from a number and a unit in any language; 0 for minutes, None for what is neither."""
    found = re.match(r"\s*(\d{0,4})\s*(.*?)\s*\Z", text)
    assert found is not None
    number, words = found[1], found[2].split()
    if words and not number and _is_one_of(words[0], "pace-typed-one"):
        number, words = "1", words[1:]
    for unit, hours in UNITS.items():
        if words and _is_one_of(words[0], f"pace-typed-{unit}"):
            return hours * int(number or 1) if hours else 0
    return None


def typed_days(shell: Shell, text: str) -> int | None:
    """Days of a vacation, as typed; None for what is none, which is said."""
    hours = 24 * int(text) if text.strip().isdecimal() and len(text) < 4 else read_time(text)
    if _is_one_of(text, "vacation-typed-end"):
        hours = 0
    elif hours is None or not 24 <= hours <= 24 * MOST_DAYS:
        shell.refuse_line(note("vacation-how", Kind.REFUSAL))
        return None
    return hours // 24


def tell_pace(context: ScreenContext) -> None:
    """Answers with the time per turn."""
    context.shell.announcer.reply(labelled(context.session.state.pace))


def set_pace(context: ScreenContext, text: str) -> bool:
    """`NUMBER UNIT`: another time per turn."""
    if not text.strip():
        tell_pace(context)
        return True
    hours = read_time(text)
    if hours is None or hours > MOST_HOURS:
        context.shell.refuse_line(note("pace-how", Kind.REFUSAL))
    else:
        context.ask(v.SetPace(hours))
    return True
