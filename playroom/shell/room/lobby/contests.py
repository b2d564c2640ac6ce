"""Tournaments as they are heard in a room: news, items of the lobby, standings, commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from functools import partial

from playroom.engine.notes import Kind, Note, Notes, Rejection, note
from playroom.room.contests.state import Format, Phase
from playroom.room.contests.views import ContestCommand, ContestDo, ContestView
from playroom.room.contests.words import read_deed, read_wanted
from playroom.room.table.session import Lobby
from playroom.shell.menu import Menu, MenuItem, Reader, item
from playroom.shell.shell import Shell

DONE = {
    ContestDo.OPEN: "contest-opened",
    ContestDo.JOIN: "contest-joined",
    ContestDo.LEAVE: "contest-left",
}
"""What is said once it is done; the others are heard as news."""


def names_note(names: Sequence[str]) -> Notes:
    """Names as a list."""
    return Notes(tuple(note("plain-name", name=name) for name in names))


def meeting_note(view: ContestView, at_table: bool) -> Note:
    """Where one plays now, with and against whom."""
    assert view.meeting is not None
    meeting = view.meeting
    return note(
        "contest-meeting",
        Kind.TURN,
        round=view.round,
        partners=names_note(meeting.partners),
        with_=len(meeting.partners),
        against=names_note(meeting.against),
        table=meeting.number,
        away=at_table,
    )


def contest_note(view: ContestView) -> Note:
    """A tournament as an item."""
    if view.meeting is not None:
        return meeting_note(view, False)
    return note(
        "contest-item",
        game=note(f"{view.game}-name"),
        format=view.format.value,
        phase=view.phase.value,
        round=view.round,
        players=len(view.standings),
        joined=view.joined,
        bye=view.bye,
    )


def about_note(view: ContestView) -> Note:
    """Its rules, and when it begins."""
    starts = datetime.fromtimestamp(view.starts)
    return note(
        "contest-about",
        by=view.by,
        ends=view.format in (Format.KNOCKOUT, Format.ROBIN),
        rounds=view.rounds,
        duplicate=view.duplicate,
        begins="word" if not view.starts else "time",
        at=starts.strftime("%H:%M"),
        day=starts.strftime("%Y-%m-%d"),
    )


def news(before: ContestView | None, now: ContestView, me: str, at_table: bool) -> Iterator[Note]:
    """What is to be said of a tournament that has changed."""
    own = now.place_of(me)
    if before is None or (before.phase, before.round) != (now.phase, now.round):
        if now.phase is Phase.OPEN and before is None:
            game = note(f"{now.game}-name")
            yield note(
                "contest-announced", Kind.TABLE, game=game, format=now.format.value, by=now.by
            )
        elif now.phase is Phase.BREAK and before is not None and own is not None:
            yield note(
                "contest-round-over",
                Kind.TABLE,
                round=now.round,
                place=own.place,
                of=len(now.standings),
                points=own.points,
            )
        elif now.phase is Phase.OVER and before is not None:
            if now.cancelled:
                yield note("contest-cancelled", Kind.TABLE, game=note(f"{now.game}-name"))
            elif now.standings:
                first = now.standings[0]
                yield note(
                    "contest-over",
                    Kind.TABLE,
                    name=first.entrant.name,
                    points=first.points,
                    you="first" if own == first else "other" if own is not None else "none",
                    place=own.place if own is not None else 0,
                    of=len(now.standings),
                )
    if _calls(before, now):
        yield meeting_note(now, at_table)
    elif now.bye and (before is None or before.round != now.round):
        yield note("contest-bye", Kind.TURN, round=now.round)
    if before is not None and before.joined and not now.joined and now.phase is not Phase.OVER:
        yield note("contest-withdrawn", Kind.TABLE)


def _calls(before: ContestView | None, now: ContestView) -> bool:
    """Is one called to a table?"""
    is_new = before is None or before.meeting != now.meeting
    return now.meeting is not None and is_new


def lines_of(view: ContestView) -> list[Note]:
    """The standings, then the tables of the last round."""
    lines = [
        note(
            "contest-line",
            place=line.place,
            name=line.entrant.name,
            points=line.points,
            buchholz=line.buchholz,
        )
        for line in view.standings
    ]
    for table in view.tables:
        won = [
            note("contest-won", name=name, points=points)
            for name, points in zip(table.names, table.points, strict=False)
        ]
        names = Notes(tuple(won)) if won else names_note(table.names)
        lines.append(note("contest-table", table=table.number, names=names, over=bool(won)))
    return lines or [note("contest-nobody")]


class ContestScreens:
    """The tournaments of a room for one person in it."""

    def __init__(
        self,
        shell: Shell,
        lobby: Lobby,
        enter: Callable[[str], None],
        expect: Callable[[], None],
        answered: Callable[[Rejection | Exception | None], None],
    ) -> None:
        """`enter` goes to a table of the room; `expect` is called when something is asked for, and
        `answered` with the answer.
        """
        self._shell, self._lobby = shell, lobby
        self._enter, self._expect, self._answered = enter, expect, answered
        self._open = list[Menu]()
        self._leaving = False
        self.tables = set[str]()
        """The tables of tournaments that one was called to."""
        self._learn(lobby.contests)

    def _learn(self, views: tuple[ContestView, ...]) -> None:
        self._known = {view.id: view for view in views}
        self.tables |= {view.meeting.table for view in views if view.meeting is not None}

    def changed(self, views: tuple[ContestView, ...]) -> bool:
        """Says what is new; gives whether one is to play now."""
        calls, session = False, self._lobby.session
        at_table = session is not None
        # that of the last round closes by itself, and the hall begins with the call
        closes = session is not None and session.state.id in self.tables
        if any(_calls(self._known.get(view.id), view) for view in views):
            for menu in self._open:
                self._shell.pop(menu)  # so that Enter goes there
            self._open.clear()
        for view in views:
            before = self._known.get(view.id)
            for line in news(before, view, self._lobby.me, at_table):
                if line.id == "contest-withdrawn" and self._leaving:
                    self._leaving = False
                    continue  # it was said
                calls |= line.id == "contest-meeting"
                if line.id != "contest-meeting" or not closes:
                    self._shell.announcer.aside(line)
        self._learn(views)
        return calls

    @property
    def any(self) -> bool:
        """Is there a tournament?"""
        return bool(self._known)

    def items(self) -> list[MenuItem]:
        """Items of the lobby: where one is to play now, then what is on."""
        views = sorted(self._lobby.contests, key=lambda view: view.meeting is None)
        return [
            item(contest_note(view), partial(self._chosen, view), about_note(view), key=_key(view))
            for view in views
        ]

    def _chosen(self, view: ContestView) -> None:
        if view.meeting is not None:
            self._enter(view.meeting.table)
            return
        menu: Menu

        def does(do: ContestDo) -> None:
            self._shell.pop(menu)
            self._leaving = do is ContestDo.LEAVE
            self._ask(ContestCommand(do, view.id))

        on = view.phase is not Phase.OVER
        made = [item(note("contest-standings"), partial(self.tell, view))]
        if on and view.joined:
            made.append(item(note("contest-leave"), partial(does, ContestDo.LEAVE)))
        elif view.may_join:
            made.insert(0, item(note("contest-join"), partial(does, ContestDo.JOIN)))
        menu = Menu(self._shell, contest_note(view), lambda: made)
        self._show(menu)

    def _show(self, menu: Menu) -> None:
        self._open = [other for other in (*self._open, menu) if other in self._shell.screens]
        self._open.append(menu)
        self._shell.push(menu)

    def tell(self, view: ContestView) -> None:
        """Standings and results, line by line."""
        lines = lines_of(view)
        title = note("contest-title", game=note(f"{view.game}-name"), count=len(view.standings))
        self._show(Reader(self._shell, title, lines))

    def standings(self) -> None:
        """Those of the latest tournament; of one's own first."""
        views = sorted(self._lobby.contests, key=lambda view: not view.joined)
        if views:
            self.tell(views[0])
        else:
            self._shell.announcer.reply(note("contest-none"))

    def typed(self, text: str) -> bool:
        """`swiss cribbage 5 rounds` opens one, `join` joins it; nothing tells what is on."""
        deed = read_deed(text)
        if not text.strip():
            lines = [contest_note(view) for view in self._lobby.contests]
            self._shell.announcer.reply(*(lines or [note("contest-none")]))
        elif deed is not None:
            self._ask(ContestCommand(deed))
        elif (wanted := read_wanted(text)) is not None:
            self._ask(ContestCommand(ContestDo.OPEN, wanted=wanted))
        else:
            self._shell.announcer.reply(note("contest-how", Kind.REFUSAL))
        return True

    def _ask(self, command: ContestCommand) -> None:
        def on_result(result: Rejection | Exception | None) -> None:
            self._answered(result)
            if result is None and command.do in DONE:
                self._shell.announcer.reply(note(DONE[command.do]))

        self._expect()
        self._lobby.ask_contest(command, on_result)


def _key(view: ContestView) -> str:
    return f"contest {view.id}"
