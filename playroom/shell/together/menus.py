"""What a guest may do at a table beside playing: a menu that holds only what one may do now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from playroom.engine.notes import Note, note
from playroom.room import values as v
from playroom.room.values import Guest, Phase
from playroom.shell.menu import Menu, MenuItem, YesNo, item
from playroom.shell.together.telling import people_notes
from playroom.shell.together.visited import Visited


def people(visited: Visited) -> tuple[Note, ...]:
    """Who is here, as one answer."""
    return people_notes(visited.visit.life, visited.visit.me, visited.kinds)


def parting_note(visited: Visited) -> Note:
    """What is said to who goes for a while: what becomes of the seat, and how one comes back."""
    life, way = visited.visit.life, visited.way
    if visited.visit.seat is None:
        return note("together-farewell-left", way=way)
    plays = life.phase in (Phase.PLAYING, Phase.PAUSED)
    return note("together-goodbye", plays=plays, way=way)


def open_room_menu(visited: Visited) -> None:
    """The menu of the table."""
    visited.shell.push(Menu(visited.shell, note("together-menu"), partial(_items, visited)))


def _items(visited: Visited) -> Sequence[MenuItem]:
    life, visit = visited.visit.life, visited.visit
    made = [item(note("together-menu-say"), visited.talk.begin, note("together-menu-say-about"))]
    if life.phase is Phase.PLAYING and visit.seat is not None:
        made.append(item(note("together-menu-pause"), partial(visited.ask, v.Pause())))
    if life.phase is Phase.PAUSED and (visit.seat is not None or visit.owns):
        made.append(item(note("together-menu-go-on"), partial(visited.ask, v.GoOn())))
    if visit.seat is None:
        free = bool(life.free) or bool(life.bots) or visited.kinds is not None
        if free:
            made.append(item(note("together-menu-sit"), partial(visited.ask, v.Sit())))
    elif life.phase in (Phase.OPEN, Phase.OVER):
        made.append(item(note("together-menu-stand"), partial(visited.ask, v.Stand())))
    if visit.owns:
        made += _owner_items(visited)
    made.append(
        item(note("together-menu-go"), partial(visited.go, False), note("together-menu-go-about"))
    )
    leave = partial(_sure, visited, note("together-sure-leave"), partial(visited.go, True))
    made.append(item(note("together-menu-leave"), leave, note("together-menu-leave-about")))
    return made


def _owner_items(visited: Visited) -> list[MenuItem]:
    life = visited.visit.life
    made = [
        item(note("together-menu-invite"), visited.invite, note("together-menu-invite-about")),
        item(
            note("together-menu-watchers", heard=life.watchers_heard),
            partial(visited.ask, v.HearWatchers(not life.watchers_heard)),
        ),
    ]
    others = [guest for guest in life.guests if guest.id != visited.visit.me]
    for guest in others:
        made.append(
            item(note("together-menu-guest", name=guest.name), partial(_open_guest, visited, guest))
        )
    close = partial(
        _sure, visited, note("together-sure-close"), partial(visited.ask, v.CloseTable())
    )
    made.append(item(note("together-menu-close"), close))
    return made


def _open_guest(visited: Visited, guest: Guest) -> None:
    """What the owner may do about somebody."""

    def items() -> Sequence[MenuItem]:
        now = visited.visit.life.guest(guest.id) or guest
        away = partial(_sure, visited, note("together-sure-send", name=guest.name))
        return [
            item(
                note("together-menu-hush", name=guest.name, hushed=now.hushed),
                partial(visited.ask, v.Hush(guest.id, not now.hushed)),
            ),
            item(
                note("together-menu-give", name=guest.name),
                partial(visited.ask, v.GiveTable(guest.id)),
            ),
            item(
                note("together-menu-send", name=guest.name),
                partial(away, partial(visited.ask, v.SendAway(guest.id))),
            ),
            item(
                note("together-menu-bar", name=guest.name),
                partial(away, partial(visited.ask, v.SendAway(guest.id, True))),
            ),
        ]

    shell = visited.shell
    shell.push(Menu(shell, note("together-menu-guest", name=guest.name), items))


def _sure(visited: Visited, question: Note, act: object) -> None:
    assert callable(act)
    visited.shell.push(YesNo(visited.shell, question, act))
