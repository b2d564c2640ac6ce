"""Menus at a table beside playing; each holds only what is possible now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from playroom.engine.notes import Note, note
from playroom.room.table import values as v
from playroom.room.table.session import CloseReason
from playroom.room.table.values import ABOUT_SOMEBODY, Guest, Phase
from playroom.shell.bindings import Bind
from playroom.shell.menu import Menu, MenuItem, YesNo, item
from playroom.shell.room.around import AROUND
from playroom.shell.room.member.personal import guest_items, own_item
from playroom.shell.room.moderation import ask_why
from playroom.shell.room.paces import pace_note
from playroom.shell.room.screen_context import ScreenContext, close_reason_note, way_back


class RoomMenu(Menu):
    """A list of what may be done; talk and people are as near as at the table."""

    def __init__(
        self, context: ScreenContext, title: Note, items: Callable[[], Sequence[MenuItem]]
    ) -> None:
        self.context = context
        super().__init__(context.shell, title, items)

    bindings: ClassVar[tuple[Bind, ...]] = AROUND


def parting_note(context: ScreenContext, stays: bool = False) -> Note:
    """What is said to who goes for a while: what becomes of the seat, and how one comes back.
    `stays`: the playroom is not left, and with it one's own room stays open.
    """
    state, way = context.session.state, context.way
    if stays and context.in_lobby:
        way = "hall"
    elif stays and way == "host":
        way = "home"
    if context.session.seat is None:
        return close_reason_note(CloseReason.LEFT, way)
    plays = state.phase in (Phase.PLAYING, Phase.PAUSED)
    if state.pace and way != "host":
        pace = pace_note(state.pace)
        return note("pace-goodbye", pace=pace, way=way, back=way_back(way))
    return note("together-goodbye", plays=plays, way=way, back=way_back(way))


def open_room_menu(context: ScreenContext) -> None:
    """The menu of the table."""
    context.shell.push(RoomMenu(context, note("together-menu"), partial(_items, context)))


def _items(context: ScreenContext) -> Sequence[MenuItem]:
    state, session = context.session.state, context.session
    made = [item(note("together-menu-say"), context.talk.begin, note("together-menu-say-about"))]
    if state.pace:
        about = note("key-next-table-about")
        made.append(item(note("pace-next-item"), context.to_next_table, about))
    elif state.phase is Phase.PLAYING and session.seat is not None:
        made.append(item(note("together-menu-pause"), partial(_ask_and_close, context, v.Pause())))
    if state.phase is Phase.PAUSED and (session.seat is not None or session.owns):
        made.append(item(note("together-menu-go-on"), partial(_ask_and_close, context, v.GoOn())))
    if session.seat is None:
        free = bool(state.free) or bool(state.bots) or context.kinds is not None
        if free:
            made.append(item(note("together-menu-sit"), partial(context.ask, v.Sit())))
    elif state.phase in (Phase.OPEN, Phase.OVER):
        made.append(item(note("together-menu-stand"), partial(context.ask, v.Stand())))
    made += context.review_items()
    made.append(own_item(context.shell, session))
    for guest in state.guests:
        if guest.id != session.me:
            about = note("together-menu-guest", name=guest.name)
            made.append(item(about, partial(_open_guest, context, guest)))
    if session.owns:
        made += _owner_items(context)
    seated = session.seat is not None
    made.append(
        item(
            note("together-menu-go", seated=seated),
            partial(context.go, False),
            note("together-menu-go-about", seated=seated),
        )
    )
    leave = partial(_sure, context, note("together-sure-leave"), partial(context.go, True))
    made.append(item(note("together-menu-leave"), leave, note("together-menu-leave-about")))
    return made


def _ask_and_close(context: ScreenContext, command: v.AnyCommand) -> None:
    """Asks for something that is about the match: what comes of it is heard at the table."""
    context.shell.pop(context.shell.front)
    context.ask(command)


def _owner_items(context: ScreenContext) -> list[MenuItem]:
    state = context.session.state
    made = [
        item(note("together-menu-invite"), context.invite, note("together-menu-invite-about")),
        item(
            note("together-menu-watchers", heard=state.watchers_heard),
            partial(context.ask, v.HearWatchers(not state.watchers_heard)),
        ),
    ]
    close = partial(
        _sure, context, note("together-sure-close"), partial(context.ask, v.CloseTable())
    )
    made.append(item(note("together-menu-close"), close))
    return made


def _open_guest(context: ScreenContext, guest: Guest) -> None:
    """Menu about a guest: ignore, and the moderator's actions."""

    def items() -> Sequence[MenuItem]:
        now = context.session.state.guest(guest.id) or guest
        away = partial(_sure, context, note("together-sure-send", name=guest.name))
        own = guest_items(context.shell, context.session, guest)
        room = [
            item(
                note("order-menu", name=guest.name, act=act.value),
                partial(ask_why, context, act, guest),
                note(f"key-{act.value}-about"),
            )
            for act in (ABOUT_SOMEBODY if context.session.is_moderator else ())
        ]
        if not context.session.owns:
            return [*own, *room]
        return [
            *own,
            *room,
            item(
                note("together-menu-hush", name=guest.name, hushed=now.hushed),
                partial(context.ask, v.MuteAtTable(guest.id, not now.hushed)),
            ),
            item(
                note("together-menu-give", name=guest.name),
                partial(context.ask, v.GiveTable(guest.id)),
            ),
            item(
                note("together-menu-send", name=guest.name),
                partial(away, partial(context.ask, v.KickFromTable(guest.id))),
            ),
            item(
                note("together-menu-bar", name=guest.name),
                partial(away, partial(context.ask, v.KickFromTable(guest.id, True))),
            ),
        ]

    title = note("together-menu-guest", name=guest.name)
    context.shell.push(RoomMenu(context, title, items))


def _sure(context: ScreenContext, question: Note, act: object) -> None:
    assert callable(act)
    context.shell.push(YesNo(context.shell, question, act))
