"""Waiting room: a table of a room before and after a match, who sits there and who is ready."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import ClassVar, get_args

from playroom.engine.kit.bots import middle_level, offered_in
from playroom.engine.notes import Note, note
from playroom.engine.options import Option, resolved
from playroom.engine.overriding import override
from playroom.room.table import values as v
from playroom.room.table.values import Guest, Phase, SeatedBot
from playroom.shell.bindings import Bind
from playroom.shell.menu import Menu, MenuItem, item, option_item
from playroom.shell.room.around import AROUND
from playroom.shell.room.member.personal import invite
from playroom.shell.room.menus import open_room_menu, parting_note
from playroom.shell.room.paces import labelled, other_pace
from playroom.shell.room.screen_context import ScreenContext
from playroom.shell.room.telling import awaited, missing, seat_note
from playroom.shell.screens.rules import open_rules


class WaitingRoom(Menu):
    """Waiting room of a table: a list of what one may do there. While something is read in front
    of it, the commands of `AROUND` can be typed.
    """

    answers_below = True
    is_room = True

    def __init__(self, context: ScreenContext) -> None:
        self.context = context
        self.ready = asyncio.Event()
        self.ready.set()
        self._seats_at = dict[int, int]()
        """Seats by the place of their item in the list."""
        game = note(f"{context.game.id}-name")
        super().__init__(context.shell, note("together-title", game=game), self._make)

    @property
    @override
    def closing_note(self) -> Note | None:  # type: ignore[override]
        """Who sits keeps the seat."""
        return parting_note(self.context)

    def look_up(self) -> None:
        """Does the table wait for this guest? Who is ready waits for the others, and who has asked
        for something for the answer.
        """
        state = self.context.session.state
        me = state.guest(self.context.session.me)
        ready = me is not None and (me.ready or (state.waits and me.seat is not None))
        chair = self.context.session.chair
        plays = state.phase in (Phase.PLAYING, Phase.PAUSED)
        deals = plays and (chair is None or chair.header.id != state.match)  # it is on its way
        waits = ready or deals or state.phase is Phase.SEALING or self.context.asking
        waits |= self.context.reserved
        if waits:
            self.ready.clear()  # type: ignore[union-attr]
        else:
            self.ready.set()  # type: ignore[union-attr]

    # -- items -------------------------------------------------------------------------------------

    def _make(self) -> Sequence[MenuItem]:
        context, state = self.context, self.context.session.state
        me = state.guest(context.session.me)
        made = list[MenuItem]()
        if state.waits:
            made.append(
                item(
                    note("together-waits-item", names=awaited(state)),
                    self.say,
                    note("together-waits-about"),
                )
            )
        elif context.reserved and not state.matches:
            made.append(item(note("contest-begins"), self.say, note("contest-no-table")))
        elif me is not None and me.seat is not None and not context.reserved:
            made.append(
                item(
                    note(
                        "together-ready-item",
                        ready=me.ready,
                        missing=missing(state, me.id),
                        again=state.matches > 0,
                    ),
                    self._ready,
                    note("together-ready-about"),
                )
            )
        made += context.review_items()
        if context.session.owns:
            made.append(
                item(
                    note("together-menu-invite"), context.invite, note("together-menu-invite-about")
                )
            )
        self._seats_at = {len(made) + seat: seat for seat in range(state.setup.seats)}
        for seat in range(state.setup.seats):
            made.append(
                MenuItem(
                    partial(self._seat_note, seat),
                    partial(self._seat, seat),
                    partial(self._level, seat) if self._may_put_bot(seat) else None,
                    partial(self._seat_about, seat),
                    key=f"seat {seat}",
                )
            )
        made += self._agreements()
        hints = note("together-hints", hints=context.session.hints)
        rules = partial(open_rules, self.shell, context.game, state.setup, (hints,))
        made.append(item(note("setup-rules"), rules, note("setup-rules-about")))
        if "room" in self.shell.items_here:
            made += self.shell.items_here["room"]()
        made.append(item(note("together-menu"), self._menu, note("together-menu-about")))
        return made

    def _agreements(self) -> list[MenuItem]:
        context, game, state = self.context, self.context.game, self.context.session.state
        owns = context.session.owns
        made = list[MenuItem]()
        preset = state.preset
        if owns or preset is not None:
            shown = preset or next(iter(game.presets))
            line = (
                note("setup-preset", preset=note(f"{game.id}-preset-{shown}"))
                if preset is not None
                else note("together-own-rules")
            )
            made.append(
                MenuItem(
                    lambda: line,
                    None,
                    self._preset if owns else None,
                    lambda: note(f"{game.id}-preset-{shown}-about"),
                )
            )
        if len(game.seats) > 1:
            count = state.setup.seats
            about = note("setup-seats-about", low=game.seats[0], high=game.seats[-1])
            made.append(
                MenuItem(
                    lambda: note("setup-seats", count=count),
                    None,
                    self._seats if owns else None,
                    lambda: about,
                )
            )
        pace = labelled(state.pace)
        made.append(
            MenuItem(
                lambda: pace, None, self._pace if owns else None, lambda: note("pace-item-about")
            )
        )
        deals = note("together-deals", opened=state.opens_deals)
        change = self._deals if owns else None
        made.append(MenuItem(lambda: deals, None, change, lambda: note("together-deals-about")))
        hands, about_hands = (
            note("together-open-hands", opened=state.open_hands),
            note("together-open-hands-about"),
        )
        change = self._open_hands if owns else None
        made.append(MenuItem(lambda: hands, None, change, lambda: about_hands))
        change = self._hints if owns else None
        hints = note("together-hints", hints=context.session.hints)
        made.append(MenuItem(lambda: hints, None, change, lambda: note("together-hints-about")))
        values = resolved(game.options.declared, state.setup.given())
        for option in game.options.declared:
            change = partial(self._option, option) if owns else None
            made.append(option_item(game, option, values[option.name], change))
        return made

    def _seat_note(self, seat: int) -> Note:
        return seat_note(self.context.session.state, seat, self.context.session.me)

    def _seat_about(self, seat: int) -> Note:
        there = self.context.session.state.in_seat(seat)
        owns = self.context.session.owns
        if isinstance(there, Guest):
            return self._seat_note(seat)
        kind = "bot" if isinstance(there, SeatedBot) else "free"
        return note("together-seat-about", kind=kind, owns=owns)

    # -- what items do -----------------------------------------------------------------------------

    def _ready(self) -> None:
        state = self.context.session.state
        me = state.guest(self.context.session.me)
        self.context.ask(v.BeReady(me is None or not me.ready, state.rows))

    def _seat(self, seat: int) -> None:
        there = self.context.session.state.in_seat(seat)
        if isinstance(there, SeatedBot) and self.context.session.owns:
            self.context.ask(v.TakeBot(seat))
        elif isinstance(there, Guest):
            self.say()
        else:
            self.context.ask(v.Sit(seat))

    def _may_put_bot(self, seat: int) -> bool:
        session = self.context.session
        return session.owns and not isinstance(session.state.in_seat(seat), Guest)

    def _level(self, seat: int, by: int) -> None:
        """Through the levels of a bot in this seat, and no bot."""
        levels = ["", *offered_in(self.context.game, self.context.session.state.setup)]
        there = self.context.session.state.in_seat(seat)
        now = there.level if isinstance(there, SeatedBot) else ""
        level = levels[(levels.index(now) + by) % len(levels)] if now in levels else levels[-1]
        self.context.ask(v.PutBot(level, seat) if level else v.TakeBot(seat))

    def _preset(self, by: int) -> None:
        presets = list(self.context.game.presets)
        now = self.context.session.state.preset
        at = presets.index(now) + by if now in presets else 0
        self.context.ask(v.SetPreset(presets[at % len(presets)]))

    def _seats(self, by: int) -> None:
        seats, now = self.context.game.seats, self.context.session.state.setup.seats
        self.context.ask(v.SetSeats(seats[(seats.index(now) + by) % len(seats)]))

    def _pace(self, by: int) -> None:
        self.context.ask(v.SetPace(other_pace(self.context.session.state.pace, by)))

    def _deals(self, by: int) -> None:
        self.context.ask(v.SetDeals(not self.context.session.state.opens_deals))

    def _hints(self, by: int) -> None:
        kinds = get_args(v.Hints)
        at = kinds.index(self.context.session.state.hints) + by
        self.context.ask(v.SetHints(kinds[at % len(kinds)]))

    def _open_hands(self, by: int) -> None:
        self.context.ask(v.SetOpenHands(not self.context.session.state.open_hands))

    def _option(self, option: Option, by: int) -> None:
        game, state = self.context.game, self.context.session.state
        now = resolved(game.options.declared, state.setup.given())[option.name]
        menu = option.menu()
        if now in menu:
            value = menu[(menu.index(now) + by) % len(menu)]
        else:  # a number between the steps
            numbers = [
                m
                for m in menu
                if isinstance(m, int) and isinstance(now, int) and (m - now) * by > 0
            ]
            value = (min(numbers) if by > 0 else max(numbers)) if numbers else menu[0]
        self.context.ask(v.SetOption(option.name, value))

    # -- keys --------------------------------------------------------------------------------------

    def adjust(self, by: int) -> bool:
        """What is asked of the table is answered by the table: the new value is told when it is
        agreed on.
        """
        change = self.current().adjust
        if change is None:
            return self.move(by)
        change(by)
        return True

    def _add_bot(self) -> None:
        """Into the free seat that one is on, else into the next one."""
        here = self._seats_at.get(self.at)
        free = here is not None and self.context.session.state.in_seat(here) is None
        self.context.ask(v.PutBot(middle_level(self.context.game), here if free else None))

    def _remove_bot(self) -> None:
        self.context.ask(v.TakeBot())

    def _menu(self) -> None:
        open_room_menu(self.context)

    def _invite(self) -> None:
        self.context.invite()

    def _owns(self) -> bool:
        return self.context.session.owns

    def _go(self) -> None:
        self.context.go(False)

    def cancel(self) -> bool:
        """Escape does not leave people: how one goes is said."""
        self.shell.announcer.reply(note("together-how-to-go", way=self.context.way))
        return True

    def closed(self) -> None:
        self.context.closed()

    bindings: ClassVar[tuple[Bind, ...]] = (
        *AROUND,
        Bind("bot", _add_bot, keys=("b",), when=_owns),
        Bind("bot-out", _remove_bot, keys=("B",), when=_owns),
        Bind("invite", _invite, when=_owns, typed=invite),
        Bind("save", _go),
    )
