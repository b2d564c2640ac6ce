"""Personal commands on the screens of a room: ignored people, friends, reports, own data."""

from __future__ import annotations

from functools import partial
from typing import Any

from playroom.engine.notes import Clean, Kind, Rejection, note
from playroom.locale.typed import value_of
from playroom.room.members.circle import PersonalAct, PersonalCommand, Status, Told
from playroom.room.members.commands import AnyTold
from playroom.room.table import values as v
from playroom.room.table.session import Lobby, TableSession
from playroom.shell.bindings import Bind
from playroom.shell.menu import Menu, MenuItem, Reader, YesNo, item
from playroom.shell.prompt import Prompt
from playroom.shell.room.member.ratings import ask_ratings
from playroom.shell.shell import Shell
from playroom.store import StoreError
from playroom.store.files import write_whole

FILE = "playroom-me.json"
"""What an export is called."""
OWN = (PersonalAct.REVOKE, PersonalAct.EXPORT, PersonalAct.DELETE)
"""What one can do with one's own data."""


def ask(
    shell: Shell,
    place: TableSession | Lobby,
    act: PersonalAct,
    name: str = "",
    text: str = "",
    person: v.PersonId | None = None,
) -> None:
    """Asks the room, and shows what comes of it."""
    command = PersonalCommand(
        act, Clean.of(name, v.LONGEST_NAME), Clean.of(text, v.LONGEST_SAYING), person
    )
    place.personal(command, partial(_told, shell, place))


def _told(
    shell: Shell, place: TableSession | Lobby, result: AnyTold | Rejection | Exception
) -> None:
    if isinstance(result, Rejection):
        shell.announcer.reply(result.note)
    elif isinstance(result, Exception):
        shell.fail(result)
    elif not isinstance(result, Told):
        return
    elif result.data:
        _keep(shell, result.data)
    elif result.asks:
        _ask_to_send(shell, place, result)
    elif len(result.lines) == 1:
        shell.announcer.reply(*result.lines)
    else:
        shell.push(Reader(shell, result.lines[0], result.lines[1:]))


def _keep(shell: Shell, text: str) -> None:
    """An export: into a file beside the games, to the page, or as lines."""
    if shell.may.files:
        file = shell.store.file.parent / FILE
        try:
            write_whole(file, text.encode())
        except (OSError, StoreError) as why:
            shell.fail(why)
            return
        shell.announcer.reply(note("me-exported", file=Clean.of(str(file), 200)))
    elif shell.hand_over is not None:
        shell.hand_over(FILE, text)
        shell.announcer.reply(note("me-handed-over", file=Clean.of(FILE)))
    else:
        lines = [note("complaint-line", text=Clean.of(line, 300)) for line in text.splitlines()]
        shell.push(Reader(shell, note("me-export-title", count=len(lines)), lines))


def _ask_to_send(shell: Shell, place: TableSession | Lobby, shown: Told) -> None:
    menu: Menu

    def send(sends: bool) -> None:
        shell.pop(menu)
        if sends:
            ask(shell, place, PersonalAct.SEND)
        else:
            shell.announcer.reply(note("complaint-not-sent"))

    title, *lines = shown.lines
    made = [
        item(note("complaint-send"), partial(send, True)),
        item(note("complaint-do-not-send"), partial(send, False)),
        *(item(line) for line in lines),
    ]
    menu = Menu(shell, title, lambda: made)
    shell.push(menu)


def _at(screen: Any) -> tuple[Shell, TableSession | Lobby]:
    """The shell of a screen, and the table or the lobby that it shows."""
    context = getattr(screen, "context", None)
    return screen.shell, screen.inside.lobby if context is None else context.session


def _named(screen: Any, text: str) -> tuple[v.Guest | None, str]:
    """The guest at the table of a screen with a name that begins a text, and what follows it."""
    context = getattr(screen, "context", None)
    return (None, "") if context is None else context.talk.named(text)


def typed(act: PersonalAct, bare: PersonalAct | None, screen: Any, text: str = "") -> bool:
    """`NAME`: asks something about a person; without a name `bare`."""
    shell, place = _at(screen)
    if not text.strip() and bare is not None:
        ask(shell, place, bare)
        return True
    guest, _ = _named(screen, text)
    if guest is not None and len(guest.name) >= len(text.strip()):
        ask(shell, place, act, person=guest.id)
    else:
        ask(shell, place, act, text)
    return True


def report(screen: Any, text: str = "") -> bool:
    """`NAME REASON`: shows what would be sent to the moderators; a missing reason is asked for."""
    shell, place = _at(screen)
    guest, why = _named(screen, text)
    if guest is None:
        name, _, why = text.strip().partition("," if "," in text else " ")
    else:
        name = str(guest.name)
    if name:
        report_with(shell, place, name, None if guest is None else guest.id, why)
    else:
        shell.announcer.reply(note("complaint-how"))
    return True


def report_with(
    shell: Shell, place: TableSession | Lobby, name: str, person: v.PersonId | None, why: str = ""
) -> None:
    """Shows a report about a person before it is sent; a missing reason is asked for."""

    def shows(why: str) -> None:
        ask(shell, place, PersonalAct.REPORT, name, why, person)

    if why.strip():
        shows(why)
    else:
        shell.push(Prompt(shell, note("complaint-why", name=Clean.of(name, v.LONGEST_NAME)), shows))


def friends(screen: Any, text: str = "") -> bool:
    """Who of the friends is here; `on` or `off`: whether one hears that one of them comes."""
    news = value_of("news", text, ("yes", "no"))
    act = PersonalAct.NEWS if news in ("yes", "no") else PersonalAct.FRIENDS
    ask(*_at(screen), act, text=news if act is PersonalAct.NEWS else "")
    return True


def status(screen: Any, text: str = "") -> bool:
    """What friends are told: a word, or (without one) a list to choose from."""
    _status(*_at(screen), text)
    return True


def _status(shell: Shell, place: TableSession | Lobby, text: str = "") -> None:
    def chosen(word: str) -> None:
        shell.pop(shell.front)
        ask(shell, place, PersonalAct.STATUS, text=word)

    if text.strip():
        word = value_of("status", text, [one.value for one in Status])
        ask(shell, place, PersonalAct.STATUS, text=word)
        return
    made = [
        item(note("friend-status-choice", status=one.value), partial(chosen, one.value))
        for one in Status
    ]
    made.append(_ratings(shell, place))
    shell.push(Menu(shell, note("friend-status-title"), lambda: made))


def _ratings(shell: Shell, place: TableSession | Lobby) -> MenuItem:
    def does() -> None:
        ask_ratings(shell, place)

    return item(note("people-menu-item", act="rating"), does)


def me(screen: Any, text: str = "") -> bool:
    """Who one is here; `revoke NUMBER`, `export`, `delete`."""
    _me(*_at(screen), text)
    return True


def _me(shell: Shell, place: TableSession | Lobby, text: str) -> None:
    word, _, rest = text.strip().partition(" ")
    act = value_of("me", word, [one.value for one in OWN])
    if act == PersonalAct.DELETE:
        question = note("me-delete-ask", room=place.room)
        shell.push(YesNo(shell, question, partial(ask, shell, place, PersonalAct.DELETE)))
    elif act in OWN:
        ask(shell, place, PersonalAct(act), text=rest)
    elif word:
        shell.refuse_line(note("me-how", Kind.REFUSAL))
    else:
        ask(shell, place, PersonalAct.ME)


def own_item(shell: Shell, place: TableSession | Lobby) -> MenuItem:
    """The item of a menu that leads to one's own people and data."""

    def does(act: str) -> None:
        if act == "status":
            _status(shell, place)
        elif act in OWN:
            _me(shell, place, act)
        else:
            ask(shell, place, PersonalAct(act))

    def opens() -> None:
        acts = ("friends", "ignored", "me", "status", "export", "delete")
        made = [item(note("people-menu-item", act=act), partial(does, act)) for act in acts]
        made.insert(3, _ratings(shell, place))
        shell.push(Menu(shell, note("people-menu"), lambda: made))

    return item(note("people-menu"), opens, note("people-menu-about"))


def guest_items(shell: Shell, session: TableSession, guest: v.Guest) -> list[MenuItem]:
    """What one can do about a guest for oneself."""

    def does(act: PersonalAct) -> None:
        if act is PersonalAct.REPORT:
            report_with(shell, session, str(guest.name), guest.id)
        else:
            ask(shell, session, act, person=guest.id)

    acts = (PersonalAct.IGNORE, PersonalAct.HEAR, PersonalAct.FRIEND, PersonalAct.REPORT)
    return [
        item(note("people-menu-guest", name=guest.name, act=act.value), partial(does, act))
        for act in acts
    ]


def invite(screen: Any, text: str = "") -> bool:
    """`NAME`: invites a friend to one's table; at a table without a name, by a line to pass on."""
    context = getattr(screen, "context", None)
    if text.strip() or context is None:
        return typed(PersonalAct.CALL, None, screen, text)
    context.invite()
    return True


def moderates(screen: Any) -> bool:
    """Is it the table of who moderates the room? The lobby does not know who does."""
    context = getattr(screen, "context", None)
    return context is not None and context.session.is_moderator


def _row(what: str, act: PersonalAct, bare: PersonalAct, when: Any = None) -> Bind:
    does = partial(typed, act, bare)
    return Bind(what, does, when=when, typed=does, below=True)


PERSONAL: tuple[Bind, ...] = (
    _row("mute", PersonalAct.IGNORE, PersonalAct.IGNORED),
    _row("unmute", PersonalAct.HEAR, PersonalAct.IGNORED),
    _row("friend", PersonalAct.FRIEND, PersonalAct.FRIEND),
    _row("unfriend", PersonalAct.UNFRIEND, PersonalAct.FRIENDS),
    Bind("friends", friends, typed=friends, below=True),
    Bind("status", status, typed=status, below=True),
    Bind("report", report, typed=report, below=True),
    _row("reports", PersonalAct.REPORTS, PersonalAct.REPORTS, moderates),
    Bind("me", me, typed=me, below=True),
)
