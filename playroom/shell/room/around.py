"""Commands of every session screen: chat and looking around."""

from __future__ import annotations

from typing import Protocol

from playroom.engine.notes import note
from playroom.room.table import values as v
from playroom.room.table.values import ABOUT_SOMEBODY, ModerationAction
from playroom.shell.bindings import Bind
from playroom.shell.room.member.notices import open_notices, typed_notices
from playroom.shell.room.member.personal import PERSONAL, invite, moderates
from playroom.shell.room.member.privacy import open_privacy
from playroom.shell.room.member.ratings import ask_ratings
from playroom.shell.room.moderation import moderate
from playroom.shell.room.paces import set_pace, tell_pace, typed_days
from playroom.shell.room.screen_context import ScreenContext
from playroom.shell.room.telling import people_notes


class _OfSession(Protocol):
    context: ScreenContext


def _say(screen: _OfSession) -> None:
    screen.context.talk.begin()


def _tell(screen: _OfSession) -> None:
    screen.context.talk.begin_to()


def _say_typed(screen: _OfSession, text: str) -> bool:
    return screen.context.talk.say(text)


def _tell_typed(screen: _OfSession, text: str) -> bool:
    return screen.context.talk.say_to(text)


def _people(screen: _OfSession) -> None:
    context = screen.context
    session = context.session
    context.shell.announcer.reply(*people_notes(session.state, session.me, context.kinds))


def _invite(screen: _OfSession) -> None:
    screen.context.invite()


def _room(screen: _OfSession) -> None:
    screen.context.open_menu()


def _order(act: ModerationAction) -> Bind:
    def asked(screen: _OfSession) -> None:
        moderate(screen.context, act, "")

    def typed(screen: _OfSession, text: str) -> bool:
        return moderate(screen.context, act, text)

    return Bind(act.value, asked, when=moderates, typed=typed, below=True)


def _pace(screen: _OfSession) -> None:
    tell_pace(screen.context)


def _pace_typed(screen: _OfSession, text: str) -> bool:
    return set_pace(screen.context, text)


def _vacation(screen: _OfSession) -> None:
    screen.context.shell.announcer.reply(note("vacation-how"))


def _vacation_typed(screen: _OfSession, text: str) -> bool:
    context = screen.context
    if (days := typed_days(context.shell, text)) is not None:
        context.ask(v.TakeVacation(days))
    return True


def _lobby(screen: _OfSession) -> None:
    """To the lobby of the room; the seat is kept."""
    context = screen.context
    if context.in_lobby:
        context.go(False)
    else:
        context.shell.announcer.reply(note("hall-none"))


def _has_lobby(screen: _OfSession) -> bool:
    return screen.context.in_lobby


def _privacy(screen: _OfSession) -> None:
    open_privacy(screen.context.shell, screen.context.session)


def _owns(screen: _OfSession) -> bool:
    return screen.context.session.owns


def _is_paced(screen: _OfSession) -> bool:
    return screen.context.session.state.pace > 0


def _next_table(screen: _OfSession) -> None:
    screen.context.to_next_table()


def _rating(screen: _OfSession, text: str = "") -> bool:
    return ask_ratings(screen.context.shell, screen.context.session, text)


def _notices(screen: _OfSession) -> None:
    open_notices(screen.context.shell, screen.context.session)


def _notices_typed(screen: _OfSession, text: str) -> bool:
    return typed_notices(screen.context.shell, screen.context.session, text)


def _has_contests(screen: _OfSession) -> bool:
    return screen.context.contests is not None and screen.context.contests.any


def _contest(screen: _OfSession, text: str = "") -> bool:
    if screen.context.contests is not None:
        return screen.context.contests.typed(text)
    screen.context.shell.announcer.reply(note("contest-none"))
    return True


def _standings(screen: _OfSession) -> None:
    if screen.context.contests is not None:
        screen.context.contests.standings()
    else:
        screen.context.shell.announcer.reply(note("contest-none"))


AROUND: tuple[Bind, ...] = (
    Bind("say", _say, typed=_say_typed, below=True),
    Bind("tell", _tell, typed=_tell_typed, below=True),
    *PERSONAL,
    Bind("invite", _invite, when=_owns, typed=invite, below=True, told=False),
    Bind("people", _people, below=True),
    Bind("room", _room, below=True),
    *(_order(act) for act in (*ABOUT_SOMEBODY, ModerationAction.CLOSE)),
    Bind("notices", _notices, typed=_notices_typed, below=True),
    Bind("privacy", _privacy, below=True),
    Bind("pace", _pace, when=_owns, typed=_pace_typed, below=True),
    Bind("next-table", _next_table, when=_is_paced, below=True),
    Bind("vacation", _vacation, when=_is_paced, typed=_vacation_typed, below=True),
    Bind("rating", _rating, typed=_rating, below=True),
    Bind("contest", _contest, when=_has_contests, typed=_contest, below=True),
    Bind("standings", _standings, when=_has_contests, below=True),
    Bind("to-hall", _lobby, when=_has_lobby, below=True),
)
