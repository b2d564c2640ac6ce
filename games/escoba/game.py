"""Escoba, as a game of the playroom."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from games.escoba.actions import NOTATION, REPLIES, BadPack, Forfeit, Lay, Rob, Soplo, Take
from games.escoba.bots import LEVELS
from games.escoba.events import EVENTS
from games.escoba.moves import also_said, choices, meant
from games.escoba.options import PRESETS, SEATS, EscobaOptions, clash
from games.escoba.rules.apply import apply
from games.escoba.rules.check import over, refusal
from games.escoba.rules.deal import start
from games.escoba.rules.silence import silence
from games.escoba.state import State
from games.escoba.view import View, view_of
from games.escoba.words.lesson import FIRST
from games.escoba.words.table import EscobaTable
from playroom.engine.cards import Card
from playroom.engine.contract import Bot, Chapter, Finished, Game
from playroom.engine.kit.turns import not_seated
from playroom.engine.lesson import Lesson
from playroom.engine.notation import Notation
from playroom.engine.notes import Rejection
from playroom.engine.options import OptionValue, Setup
from playroom.engine.packs import SPANISH_40, Pack
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Leaving, Mode, Outcome, Request, Step
from playroom.engine.table import Table


class Escoba(Game[State, View]):
    """Escoba for 2 to 4, with all its counts and penalties, and Scopa."""

    id: ClassVar[str] = "escoba"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = SEATS
    options: ClassVar[type[EscobaOptions]] = EscobaOptions
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = PRESETS
    pack: ClassVar[Pack] = SPANISH_40
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = LEVELS
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    notation: ClassVar[Notation] = NOTATION
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    views: ClassVar[type[View]] = View
    table: ClassVar[Table[Any]] = EscobaTable()

    def pack_of(self, setup: Setup) -> Pack:
        return EscobaOptions.of(setup).pack

    def check_options(self, setup: Setup) -> Rejection | None:
        return super().check_options(setup) or clash(EscobaOptions.of(setup))

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        return EscobaOptions.of(setup).sides

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        return start(EscobaOptions.of(setup), rng)

    def requests(self, state: State) -> tuple[Request, ...]:
        public = state.public
        options, key = public.options, f"{public.deal}.{public.shuffle}.{public.plays}"
        if public.window is not None:
            seconds = options.challenge_seconds or None
            answered = {seat for seat, _ in state.answers}
            return tuple(
                Request(f"window{key}.{seat}", seat, REPLIES, Mode.WINDOW, seconds)
                for seat in public.window.asked
                if seat not in answered
            )
        if public.turn is None:
            return ()
        kinds: tuple[type[Action], ...] = (Lay, Take)
        if options.soplo:
            kinds = (*kinds, Soplo)
        if options.call == "rob":
            kinds = (*kinds, Rob)
        clock = options.turn_seconds or None
        return (Request(f"play{key}", public.turn, kinds, Mode.TURN, clock),)

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        if refused := not_seated(seat, len(state.hands)):
            return refused
        if isinstance(action, BadPack):
            return over(state.public) or _whole_pack(state)
        return refusal(view_of(state, seat), action)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        return apply(state, seat, action, rng)

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        return silence(view_of(state, seat))

    def on_leave(self, state: State, seat: Seat) -> Action | None:
        return Forfeit() if state.public.options.on_leave == "forfeit" else None

    def leaving(self, view: View) -> Leaving:
        """A bot plays on, or the game is lost (ESC-127)."""
        forfeit = view.public.options.on_leave == "forfeit"
        return Leaving.FORFEIT if forfeit else Leaving.BOT

    def choices(self, view: View) -> Iterator[Action]:
        """All plays by the sums up to a bound, and where wrong sums can be tried one of them."""
        return choices(view)

    def also_said(self, view: View, action: Action) -> str:
        return also_said(view, action)

    def meant(
        self,
        view: View,
        verb: str,
        own: tuple[Card, ...],
        others: tuple[Card, ...],
        numbers: tuple[int, ...],
    ) -> Action | None:
        return meant(verb, own, others)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if (ended := state.public.result) is None:
            return None
        return Outcome(state.public.scores, ended.winners, ended.reason)

    def figures(self, finished: Finished) -> Mapping[str, tuple[float, int]]:
        from games.escoba.figures import figures

        return figures(finished)

    def own_figures(self, finished: Finished, seat: Seat) -> Mapping[str, tuple[float, int]]:
        from games.escoba.figures import own_figures

        return own_figures(finished, seat)

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        from games.escoba.words.rulebook import rulebook

        return rulebook(EscobaOptions.of(setup))


def _whole_pack(state: State) -> Rejection | None:
    """The refusal to void a deal with exactly the forty cards, once each (ESC-120)."""
    public = state.public
    window = (public.window.card, *public.window.cards) if public.window else ()
    held = [card for hand in (*state.hands, *state.piles) for card in hand]
    cards = sorted([*held, *state.stock, *public.loose, *window])
    if cards != sorted(public.options.pack.cards()):
        return None
    return Rejection.of("waiting", "table-not-now")
