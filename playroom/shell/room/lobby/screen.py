"""Lobby screen: open tables by game, tickets of players who look for one, opening a table.

Changes are not announced, only answers are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from playroom.engine.notes import Clean, Kind, Note, Notes, Rejection, note
from playroom.engine.registry import find_game, game_ids, offered_ids
from playroom.locale import LANGUAGES
from playroom.room.contests.views import ContestView
from playroom.room.lobby.lobby import TableSummary
from playroom.room.members.circle import Notice
from playroom.room.moderation.state import ModerationNews
from playroom.room.protocol.room_info import Waits
from playroom.room.table.session import CloseReason, Lobby, LobbyHooks, TableSession
from playroom.room.table.values import ABOUT_SOMEBODY, ModerationAction, Phase, TableId
from playroom.shell.bindings import Bind
from playroom.shell.menu import Menu, MenuItem, YesNo, item
from playroom.shell.prompt import Prompt
from playroom.shell.room.lobby.contests import ContestScreens
from playroom.shell.room.lobby.search import read_search
from playroom.shell.room.member.notices import open_notices, typed_notices
from playroom.shell.room.member.personal import PERSONAL, invite, own_item
from playroom.shell.room.member.privacy import open_privacy
from playroom.shell.room.member.ratings import ask_ratings
from playroom.shell.room.paces import is_table, pace_note, typed_days
from playroom.shell.room.screen_context import close_reason_note, way_back
from playroom.shell.room.session_screens import SessionScreens
from playroom.shell.room.telling import is_sent_out, moderation_note, waits_notes
from playroom.shell.room.waiting_room import WaitingRoom
from playroom.shell.room.wire_news import WireNews
from playroom.shell.shell import Shell


class InLobby:
    """Shows one person's place in a room: the lobby, and over it the table that one is at."""

    def __init__(
        self,
        shell: Shell,
        lobby: Lobby,
        left: Callable[[], None],
        way: str = "join",
        more: Sequence[MenuItem] = (),
    ) -> None:
        """`left` is called when one is no more in the room, and its screens have gone; `way` is how
        one comes back (see `SessionScreens`); `more` items belong to the way one came.
        """
        self.shell = shell
        self.lobby = lobby
        self.way = way
        self.more = more
        self._left = left
        self._over = False
        self._session_screens: SessionScreens | None = None
        self._sent_out = False
        """See `SessionScreens`."""
        self._goes_on = False
        """Does one go from a table to the next one where it is one's turn?"""
        self._goes_to = ""
        """The table of a friend, on the way to the lobby."""
        self._asked = 0
        self.waits: Sequence[Waits] = ()
        """The games that people waited for when one came, by the list that one came from."""
        self.contests = ContestScreens(shell, lobby, self._go_to_table, self._ask, self._answered)
        self._screen = LobbyScreen(self)
        lobby.attach(
            LobbyHooks(
                card=self._card,
                gone=self._gone,
                found=self._found,
                wire=WireNews(shell).tell,
                ended=self._ended,
                failed=shell.fail,
                order=self._order,
                contests=self._contests,
                notice=self._notice,
            )
        )

    def begin(self, session: TableSession | None = None) -> None:
        """Opens the lobby, or the table that one is at."""
        self.shell.put(self._screen)
        if session is None:
            self._screen.announce()
        else:
            self.show(session)

    def begin_at_turn(self, session: TableSession | None) -> None:
        """Opens the first table by correspondence that waits for one, where there is one."""
        turn = next((card for card in self.lobby.cards if card.turn), None)
        if session is None and turn is not None:
            self.begin_at(turn.table)
        else:
            self.begin(session)

    def begin_at(self, table: TableId) -> None:
        """Opens the table that one was invited to; the lobby when there is no place any more."""

        def on_result(result: TableSession | Rejection | Exception) -> None:
            self._answered(result)
            if isinstance(result, TableSession):
                self.show(result)
            else:
                self.shell.announcer.aside(*self._screen.place())

        self.shell.put(self._screen)
        self._ask()
        self.lobby.enter(table, False, on_result)

    def show(self, session: TableSession) -> None:
        """Shows the table that one is at now."""
        self._session_screens = SessionScreens(
            self.shell, session, self._back, self.way, in_lobby=True
        )
        self._session_screens.next_table = partial(self._next_table, session)
        self._session_screens.contests = self.contests
        self._session_screens.begin()

    def _next_table(self, session: TableSession) -> bool:
        """From a table to the next one where it is one's turn; False when there is none."""
        here = session.state.id
        self._goes_on = any(card.turn and card.table != here for card in self.lobby.cards)
        if self._goes_on:
            session.go(False, self._went)
        return self._goes_on

    def _went(self, result: Rejection | Exception | None) -> None:
        if result is not None:
            self._goes_on = False
            self._asked += 1
            self._answered(result)

    def to_next_table(self) -> bool:
        """To the first table where it is one's turn, when there is one."""
        waiting = [card for card in self.lobby.cards if card.turn]
        if waiting:
            self.enter(waiting[0])
        return bool(waiting)

    def _back(self) -> None:
        """Back in the lobby after a table; the lobby closes too if the player was kicked from the
        room.
        """
        if self._session_screens is not None and self._session_screens.sent_out:
            self._sent_out = True
        goes_to, self._goes_to = self._goes_to, ""
        if goes_to and not self._sent_out:
            asyncio.get_running_loop().call_soon(self._go, goes_to)
            return
        said = [line.id for line in self.shell.announcer.said]
        own_will = any(id_ in ("together-goodbye", "together-farewell-left") for id_ in said)
        self._screen.changed()
        if any(card.turn for card in self.lobby.cards):
            self._screen.at = 0

        def tell_place() -> None:
            goes_on, self._goes_on = self._goes_on, False
            if goes_on and not self._over and self.to_next_table():
                return
            if not (self._over or self._sent_out):
                place = self.shell.place()
                at_lobby = self.shell.front is self._screen
                self.shell.announcer.aside(*(place[1:] if own_will and at_lobby else place))

        # the room may be left with it
        asyncio.get_running_loop().call_soon(tell_place)

    # -- what is asked for -------------------------------------------------------------------------

    @property
    def asking(self) -> bool:
        """Was something asked for, and not answered yet?"""
        return self._asked > 0

    def _go_to_table(self, table: TableId) -> None:
        self.lobby.enter(table, False, self._entering())

    def enter(self, card: TableSummary) -> None:
        """To a table: to one's own place or a free seat there, else to watch."""
        watch = not card.free and not card.mine
        self.lobby.enter(card.table, watch, self._entering())

    def open(self, game: str, preset: str, listed: bool) -> None:
        """Opens a table of one's own."""
        self.lobby.open(game, preset, listed, self._entering())

    def seek(self, game: str, language: str | None) -> None:
        """Waits for the next table of a game."""

        def on_result(result: Rejection | Exception | None) -> None:
            self._answered(result)
            if result is None and self.lobby.seeking is not None:
                self.shell.announcer.reply(seeking_note("hall-seeking", self.lobby))

        self._ask()
        self.lobby.seek(game, language, on_result)

    def seek_no_more(self) -> None:
        """Waits no longer."""

        def on_result(result: Rejection | Exception | None) -> None:
            self._answered(result)
            if result is None:
                self.shell.announcer.reply(note("hall-sought-no-more"))

        self._ask()
        self.lobby.seek_no_more(on_result)

    def ask_phrase(self) -> None:
        """Asks for a passphrase, until it is one or is left."""
        question = note("hall-phrase-ask")
        self.shell.push(Prompt(self.shell, question, lambda text: self.set_phrase(text.strip())))

    def set_phrase(self, phrase: str) -> None:
        """A passphrase, by which one is known at another machine."""

        def on_result(result: Rejection | Exception | None) -> None:
            self._answered(result)
            if result is None:
                self.shell.announcer.reply(note("hall-phrase-set"))
            elif isinstance(result, Rejection) and result.code == "short_phrase":
                self.ask_phrase()

        self._ask()
        self.lobby.set_phrase(phrase, on_result)

    def take_vacation(self, days: int) -> None:
        """The time of one's turns stands still for so many days."""

        def on_result(result: Rejection | Exception | None) -> None:
            self._answered(result)
            if result is None:
                self.shell.announcer.reply(note("vacation-taken", count=days))

        self._ask()
        self.lobby.take_vacation(days, on_result)

    def leave(self) -> None:
        """Leaves the room."""
        self._end(note("hall-left", way=self.way, back=way_back(self.way)), close=True)

    def _ask(self) -> None:
        self._asked += 1
        self._screen.look_up()

    def _answered(self, result: TableSession | Rejection | Exception | None) -> None:
        self._asked -= 1
        self._screen.look_up()
        if isinstance(result, Rejection):
            self.shell.announcer.reply(result.note)
        elif isinstance(result, Exception):
            self.shell.fail(result)

    def _entering(self) -> Callable[[TableSession | Rejection | Exception], None]:
        def on_result(result: TableSession | Rejection | Exception) -> None:
            self._answered(result)
            if isinstance(result, TableSession):
                self.show(result)

        self._ask()
        return on_result

    # -- what is told ------------------------------------------------------------------------------

    def _card(self, card: TableSummary, before: TableSummary | None) -> None:
        self._screen.changed(card if before is None else None)

    def _gone(self, card: TableSummary) -> None:
        self._screen.changed()

    def _contests(self, views: tuple[ContestView, ...]) -> None:
        """News of tournaments; whom a table waits for is at its item then."""
        calls = self.contests.changed(views)
        self._screen.changed()
        if calls:
            self._screen.at = 0

    def _found(self, session: TableSession, opened: bool) -> None:
        """What one waited for: told wherever one is, and then one sits there."""
        game = note(f"{session.state.game}-name")
        self.shell.announcer.aside(note("hall-found", Kind.TURN, game=game, opened=opened))
        self._screen.changed()
        self.show(session)

    def _ended(self, why: CloseReason) -> None:
        """The lobby closed; the reason is said unless the table's session has said it."""
        line = close_reason_note(why, self.way)
        is_told = self.shell.announcer.said == (line,)
        if why is CloseReason.SENT_OUT and self._sent_out:
            is_told = True
        self._end(None if is_told else line, close=False)

    def _order(self, news: ModerationNews) -> None:
        """A moderation event, while one is at no table."""
        if is_sent_out(news, self.lobby.me):
            if self._sent_out:
                return
            self._sent_out = True
        self.shell.announcer.tell((moderation_note(news, self.lobby.me),))

    def _notice(self, notice: Notice) -> None:
        """A friend is here, or invites: who is at no match can go there at once."""
        shell, front = self.shell, self.shell.front
        if notice.table is None or not isinstance(front, LobbyScreen | WaitingRoom):
            shell.announcer.tell((notice.note,))
            return
        question = Note.of("friend-calls-go", dict(notice.note.values))
        stay = partial(shell.announcer.reply, note("friend-calls-not"))
        shell.push(YesNo(shell, question, partial(self._go, notice.table), stay))

    def _go(self, table: TableId) -> None:
        session = self.lobby.session
        if session is None:
            self.lobby.enter(table, False, self._entering())
        else:
            self._goes_to = table  # once one is in the lobby again
            session.go(False, lambda result: None)

    def _end(self, line: Note | None, close: bool) -> None:
        if self._over:
            return
        self._over = True
        self.shell.pop(self._screen)
        if close:
            self.lobby.close(True)
        if line is not None:
            self.shell.announcer.reply(line)
        self._left()

    def closed(self) -> None:
        """The list has gone, and with it one's place in the room."""
        if not self._over:
            self._over = True
            self.lobby.close(self.shell.meant)


def _order(screen: LobbyScreen, text: str = "") -> bool:
    """Moderation commands work at a table only, for members in the lobby too."""
    screen.shell.announcer.reply(note("order-at-table", Kind.REFUSAL))
    return True


def _never(screen: LobbyScreen) -> bool:
    """Says where that works; it is not offered."""
    return False


ORDER = tuple(
    Bind(act.value, _order, when=_never, typed=_order)
    for act in (*ABOUT_SOMEBODY, ModerationAction.CLOSE)
)


def _talk(screen: LobbyScreen, text: str = "") -> bool:
    """One talks at a table."""
    line = note("hall-no-talk", Kind.REFUSAL)
    if text:
        screen.shell.refuse_line(line)
    else:
        screen.shell.announcer.reply(line)
    return True


TALK = tuple(Bind(what, _talk, when=_never, typed=_talk) for what in ("say", "tell"))


class LobbyScreen(Menu):
    """The tables, then what else one may do in the lobby. Whatever comes and goes, one stays on the
    same item. While something is read in front of it, its commands can be typed.
    """

    answers_below = True

    def __init__(self, inside: InLobby) -> None:
        self.inside = inside
        self.ready = asyncio.Event()
        self.ready.set()
        self._new = set[TableId]()
        self._tables = self._listed(inside)
        super().__init__(inside.shell, note("hall-title", room=inside.lobby.room), self._make)

    def announce(self) -> None:
        self._new.clear()
        self.shell.announcer.reply(self.title, *self._turns(), self._counted(), self._line())

    def place(self) -> tuple[Note, ...]:
        return (self.title, *self._turns(), self._line())

    def _turns(self) -> tuple[Note, ...]:
        """The tables that wait for one."""
        waiting = [card for card in self._tables if card.turn]
        return (turns_note(waiting, self.inside.lobby.name),) if waiting else ()

    @property
    def opening(self) -> Note | None:  # type: ignore[override]
        return note("guest-wait") if self.inside.asking else None

    def run(self, row: Bind, key: str = "") -> bool:
        # what is taken while the room answers is meant for the table that is being opened, or waits
        return (row.what != "act" or self.opening is None) and super().run(row, key)

    def look_up(self) -> None:
        """Sets `ready` unless a request awaits its answer."""
        if self.inside.asking:
            self.ready.clear()  # type: ignore[union-attr]
        else:
            self.ready.set()  # type: ignore[union-attr]

    # -- items -------------------------------------------------------------------------------------

    @staticmethod
    def _listed(inside: InLobby) -> tuple[TableSummary, ...]:
        """One's own tables, then those with a free seat, one's own language first, by games."""
        language = inside.shell.language

        def order(card: TableSummary) -> tuple[bool, bool, bool, bool, str]:
            foreign = bool(card.languages) and language not in card.languages
            return (not card.turn, not card.mine, not card.free, foreign, card.game)

        cards = [card for card in inside.lobby.cards if card.game in game_ids()]
        return tuple(sorted(cards, key=order))

    def changed(self, new: TableSummary | None = None) -> None:
        """Other tables, or others at them; `new` is one that was not there."""
        self._tables = self._listed(self.inside)
        if new is not None and not new.mine:
            self._new.add(new.table)
        self._new &= {card.table for card in self._tables if not card.mine}
        self.shell.changed()

    def _make(self) -> Sequence[MenuItem]:
        inside, lobby = self.inside, self.inside.lobby
        own = {view.meeting.table for view in lobby.contests if view.meeting is not None}
        made = inside.contests.items()
        made += [
            item(
                card_note(card, lobby.name),
                partial(inside.enter, card),
                about(card),
                key=f"table {card.table}",
            )
            for card in self._tables
            if card.table not in own
        ]
        if lobby.seeking is None:
            waits = waits_notes(inside.waits)
            label = note("hall-seek-waits", waits=Notes(waits)) if waits else note("hall-seek")
            made.append(item(label, self._seek, note("hall-seek-about")))
        else:
            sought = seeking_note("hall-seeks", lobby)
            made.append(item(sought, inside.seek_no_more, note("hall-seeks-about")))
        made.append(item(note("hall-open"), self._open, note("hall-open-about")))
        made.append(own_item(inside.shell, lobby))
        made.append(item(note("hall-phrase"), inside.ask_phrase, note("hall-phrase-about")))
        made += inside.more
        way = inside.way
        made.append(
            item(note("hall-leave", way=way), inside.leave, note("hall-leave-about", way=way))
        )
        return made

    def _counted(self) -> Note:
        tables = self._tables
        free = sum(card.free > 0 for card in tables)
        return note("hall-count", count=len(tables), free=free, new=len(self._new))

    # -- the next table of a game ------------------------------------------------------------------

    def _seek(self) -> None:
        waits = [waiting.game for waiting in self.inside.waits]
        games(self.shell, note("hall-seek-game"), self._seek_language, waits)

    def _seek_language(self, game: str) -> None:
        """Any language first: who waits in their own one meets no one who waits in another."""
        own = self.shell.language
        seek = partial(self.inside.seek, game)
        languages = (own, *(other for other in LANGUAGES if other != own))
        choices = [(note("hall-seek-any"), partial(seek, None))]
        choices += [
            (note("hall-seek-own", language=language), partial(seek, language))
            for language in languages
        ]
        choose(self.shell, note("hall-seek-language"), choices)

    def _seek_typed(self, text: str) -> bool:
        """`GAME LANGUAGE`: waits for the next table of it; without a language, whatever is spoken
        there.
        """
        if not text.strip():
            self._seek()
            return True
        stored = read_search(text)
        if stored.game:
            self.inside.seek(stored.game, stored.language)
        elif not stored.named:
            seek = partial(self._seek_in, stored.language)
            games(self.shell, note("hall-seek-game"), seek)
        else:
            self.shell.announcer.reply(note("hall-no-such-game", Kind.REFUSAL))
        return True

    def _seek_in(self, language: str | None, game: str) -> None:
        self.inside.seek(game, language)

    def _next_typed(self, text: str) -> bool:
        """Alone it walks the list as everywhere."""
        if is_table(text):
            self._next_table()
            return True
        return self._seek_typed(text) if text.strip() else self.down()

    def _seek_key(self) -> None:
        if self.inside.lobby.seeking is None:
            self._seek()
        else:
            self.inside.seek_no_more()

    # -- a table of one's own ----------------------------------------------------------------------

    def _open(self) -> None:
        games(self.shell, note("host-which-game"), self._open_preset)

    def _open_preset(self, id_: str) -> None:
        presets = list(find_game(id_).presets)
        if len(presets) == 1:
            self._open_listed(id_, presets[0])
            return
        title = note("host-which-preset", game=note(f"{id_}-name"))
        choose(
            self.shell,
            title,
            [
                (note(f"{id_}-preset-{preset}"), partial(self._open_listed, id_, preset))
                for preset in presets
            ],
        )

    def _open_listed(self, id_: str, preset: str) -> None:
        choose(
            self.shell,
            note("hall-open-for-whom"),
            [
                (note("hall-open-listed"), partial(self.inside.open, id_, preset, True)),
                (note("hall-open-private"), partial(self.inside.open, id_, preset, False)),
            ],
        )

    # -- keys --------------------------------------------------------------------------------------

    def count(self) -> None:
        """How many tables there are, and how many are new since that was last told."""
        count = self._counted()
        self._new.clear()
        self.shell.announcer.reply(count)

    def _next_table(self) -> None:
        if not self.inside.to_next_table():
            self.shell.announcer.reply(note("hall-no-turns"))

    def _vacation(self) -> None:
        self.shell.announcer.reply(note("vacation-how"))

    def _vacation_typed(self, text: str) -> bool:
        if (days := typed_days(self.shell, text)) is not None:
            self.inside.take_vacation(days)
        return True

    def _pace(self, text: str = "") -> bool:
        self.shell.announcer.reply(note("pace-at-table", Kind.REFUSAL))
        return True

    def _privacy(self) -> None:
        open_privacy(self.shell, self.inside.lobby)

    def _rating(self, text: str = "") -> bool:
        return ask_ratings(self.shell, self.inside.lobby, text)

    def _notices(self) -> None:
        open_notices(self.shell, self.inside.lobby)

    def _notices_typed(self, text: str) -> bool:
        return typed_notices(self.shell, self.inside.lobby, text)

    def _leave(self) -> None:
        self.inside.leave()

    def _contest(self) -> None:
        self.inside.contests.typed("")

    def _contest_typed(self, text: str) -> bool:
        return self.inside.contests.typed(text)

    def _standings(self) -> None:
        self.inside.contests.standings()

    def told(self, row: Bind) -> tuple[Note, Note]:
        if row.what == "save":
            way = self.inside.way
            return note("hall-leave", way=way), note("hall-leave-about", way=way)
        return super().told(row)

    def cancel(self) -> bool:
        """Escape does not leave people: how one goes is said."""
        self.shell.announcer.reply(note("hall-how-to-go", way=self.inside.way))
        return True

    def closed(self) -> None:
        self.inside.closed()

    bindings: ClassVar[tuple[Bind, ...]] = (
        Bind("hall-count", count, keys=(";",)),
        Bind("to-hall", count, told=False),
        Bind("people", count, told=False),
        Bind("next-table", _next_table, below=True),
        Bind("vacation", _vacation, typed=_vacation_typed, below=True),
        Bind("pace", _pace, when=_never, typed=_pace, below=True),
        Bind("notices", _notices, typed=_notices_typed, below=True),
        Bind("privacy", _privacy, below=True),
        *PERSONAL,
        Bind("invite", invite, typed=invite, told=False),
        Bind("rating", _rating, typed=_rating, below=True),
        Bind("seek", _seek_key, typed=_seek_typed),
        Bind("contest", _contest, typed=_contest_typed, below=True),
        Bind("standings", _standings, below=True),
        Bind("next", Menu.down, typed=_next_typed),
        *ORDER,
        *TALK,
        Bind("save", _leave),
    )


def games(
    shell: Shell, title: Note, chosen: Callable[[str], None], first: Sequence[str] = ()
) -> None:
    """Asks for one of the games that can be played here, those of `first` before the others."""
    ids = sorted(offered_ids(), key=lambda id_: first.index(id_) if id_ in first else len(first))
    choose(shell, title, [(note(f"{id_}-name"), partial(chosen, id_)) for id_ in ids])


def choose(shell: Shell, title: Note, choices: Sequence[tuple[Note, Callable[[], None]]]) -> None:
    """Asks for one of several; then the list has gone."""
    menu: Menu

    def chosen(act: Callable[[], None]) -> None:
        shell.pop(menu)
        act()

    made = [item(line, partial(chosen, act)) for line, act in choices]
    menu = Menu(shell, title, lambda: made)
    shell.push(menu)


def card_note(card: TableSummary, me: Clean) -> Note:
    """A table of the list: what one can do there, who else is there (`me` is what one is called),
    what is spoken.
    """
    people = _others(card, me)
    languages = tuple(
        dict.fromkeys(note("rooms-language", language=language) for language in card.languages)
    )
    state = "turn" if card.turn else "mine" if card.mine else "free" if card.free else "full"
    return note(
        "hall-card",
        game=note(f"{card.game}-name"),
        state=state,
        free=card.free,
        people=Notes(people),
        count=len(people),
        languages=Notes(languages),
        spoken=len(languages),
        private=card.private,
        pace=pace_note(card.pace) if card.pace else "none",
    )


def _others(card: TableSummary, me: Clean) -> tuple[Note, ...]:
    others = (name for name in card.people if not (card.mine and name == me))
    return tuple(note("plain-name", name=name) for name in others)


def turns_note(waiting: Sequence[TableSummary], me: Clean) -> Note:
    """The tables that wait for one, each with its game and the others there."""
    tables = tuple(
        note(
            "hall-turn",
            game=note(f"{card.game}-name"),
            people=Notes(_others(card, me)),
            count=len(_others(card, me)),
        )
        for card in waiting
    )
    return note("hall-turns", tables=Notes(tables), count=len(tables))


def about(card: TableSummary) -> Note:
    """Its rules, and what Enter does."""
    is_preset = card.preset is not None and card.preset in find_game(card.game).presets
    rules = note(f"{card.game}-preset-{card.preset}" if is_preset else "together-own-rules")
    plays = card.phase in (Phase.PLAYING, Phase.PAUSED)
    does = "back" if card.mine else "sit" if card.free else "watch"
    return note("hall-card-about", rules=rules, plays=plays, watchers=card.watchers, does=does)


def seeking_note(id_: str, lobby: Lobby) -> Note:
    """What one waits for."""
    assert lobby.seeking is not None
    game, language = lobby.seeking
    return note(id_, game=note(f"{game}-name"), language=language or "any")
