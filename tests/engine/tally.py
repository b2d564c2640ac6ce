"""Tally: a toy game that uses everything the contract offers. Not for playing: for testing engine,
suite and tools.

Every seat gets 4 cards and lays 1 aside unseen (secret). In turn everybody plays a card to the
trick; over 21 only a seat with nothing that fits. The seat that completes it says its sum (a claim
that may be wrong, or lapse); the others may doubt it (a window, answered unseen, priority by seat
after the counter). Then all draw a card. Before playing a seat may look once a deal at the top card
of the stock; the others may ring once a deal, which is not awaited. At the end of the deal the
cards laid aside are shown and count for their side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from playroom.engine.cards import Card, pack
from playroom.engine.contract import Bot, Chapter, Finished, Game
from playroom.engine.notation import Notation
from playroom.engine.notes import Rejection, note, replaced
from playroom.engine.options import OptionValue, Setup, TableOptions, bad_options
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Mode, Outcome, Request, Step
from playroom.engine.table import Table
from tests.engine.tally_table import BOTS, TallyTable
from tests.engine.tally_values import (
    EVENTS,
    HAND,
    NOTATION,
    Absent,
    Answered,
    Believe,
    Count,
    Counted,
    Dealt,
    Doubt,
    Drew,
    LaidAway,
    Lapse,
    LayAway,
    Look,
    Looked,
    Phase,
    Play,
    Played,
    Rang,
    Ring,
    Settled,
    Shown,
    State,
    TallyOptions,
    View,
    Won,
    fits,
    points,
    refuse,
)


class Tally(Game[State, View]):
    id: ClassVar[str] = "tally"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[type[TableOptions]] = TallyOptions
    notation: ClassVar[Notation] = NOTATION
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    views: ClassVar[type[View]] = View
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "plain": {},
        "double": {"packs": 2, "jokers": True, "absent": "silent", "turn_seconds": 30},
        "pairs": {"teams": 2, "doubts": False},
    }
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = BOTS
    table: ClassVar[Table[Any]] = TallyTable()

    def check_options(self, setup: Setup) -> Rejection | None:
        if refused := super().check_options(setup):
            return refused
        teams = setup.given().get("teams", 0)
        if isinstance(teams, int) and teams and (setup.seats % teams or setup.seats // teams < 2):
            return bad_options("tally-no-teams", teams=teams, seats=setup.seats)
        if len(str(setup.given().get("prize", ""))) > 20:
            return bad_options("tally-no-prize", most=20)
        return None

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        sides = TallyOptions.of(setup).sides
        return tuple(tuple(range(side, setup.seats, sides)) for side in range(sides))

    # -- the run of the game

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        n = setup.seats
        options = TallyOptions.of(setup)
        dealer = rng.stream("dealer").below(n)
        blank = State(
            options=options,
            phase=Phase.AWAY,
            deal=0,
            dealer=dealer,
            leader=0,
            turn=0,
            hands=(),
            aside=(),
            stock=(),
            played=(),
            trick=(),
            claim=None,
            answers=(None,) * n,
            looked=(False,) * n,
            rung=(False,) * n,
            worth=0,
            draws=0,
            away=(False,) * n,
            scores=(0,) * options.sides,
        )
        return self._deal(blank, rng)

    def _deal(self, s: State, rng: Rng) -> Step[State]:
        n, options = s.options.setup.seats, s.options
        jokers = 2 if options.jokers else 0
        whole = [card for copy in range(options.packs) for card in pack(jokers, copy)]
        deck = rng.stream(f"deal{s.deal + 1}").shuffled(whole)
        hands = tuple(tuple(sorted(deck[i * HAND : (i + 1) * HAND])) for i in range(n))
        leader = (s.dealer + 1) % n
        state = replace(
            s,
            phase=Phase.AWAY,
            deal=s.deal + 1,
            leader=leader,
            turn=leader,
            hands=hands,
            aside=(None,) * n,
            stock=deck[n * HAND :],
            played=(),
            trick=(),
            claim=None,
            answers=(None,) * n,
            looked=(False,) * n,
            rung=(False,) * n,
            worth=0,
            draws=1,
        )
        order = [(leader + k) % n for k in range(n)]
        return Step(state, tuple(Dealt(seat, hands[seat], HAND) for seat in order))

    def _asked(self, s: State) -> tuple[Seat, ...]:
        """The seats with an awaited doubt: not those away or trusting, which is public."""
        return tuple(
            seat
            for seat in range(s.options.setup.seats)
            if seat != s.turn
            and s.answers[seat] is None
            and not s.away[seat]
            and not s.options.trusts(seat)
        )

    def requests(self, state: State) -> tuple[Request, ...]:
        s, seconds = state, state.options.turn_seconds or None
        tag = f"{s.deal}.{len(s.played)}.{len(s.trick)}"
        if s.phase == Phase.AWAY:
            return tuple(
                Request(f"{s.deal}.away.{seat}", seat, (LayAway,), Mode.SECRET, seconds)
                for seat, laid in enumerate(s.aside)
                if laid is None
            )
        if s.phase == Phase.PLAY:
            kinds = (Play,) if s.looked[s.turn] or not s.stock else (Play, Look)
            rings = (
                Request(f"{s.deal}.ring.{seat}", seat, (Ring,), Mode.WINDOW, None, awaited=False)
                for seat in range(s.options.setup.seats)
                if seat != s.turn and not s.rung[seat]
            )
            return (Request(f"{tag}.play", s.turn, kinds, Mode.TURN, seconds), *rings)
        if s.phase == Phase.COUNT:
            return (
                Request(
                    f"{tag}.count", s.turn, (Count,), Mode.CLAIM, s.options.count_seconds or None
                ),
            )
        if s.phase == Phase.DOUBT:
            return tuple(
                Request(f"{tag}.doubt.{seat}", seat, (Doubt, Believe), Mode.WINDOW, 5)
                for seat in self._asked(s)
            )
        return ()

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        s = state
        if s.phase == Phase.OVER:
            return refuse("wrong_phase", phase=s.phase.value)
        match action:
            case LayAway(what):
                if s.phase != "away":
                    return refuse("wrong_phase", phase=s.phase.value)
                if s.aside[seat] is not None:
                    return refuse("already_laid")
                return None if what in s.hands[seat] else refuse("not_your_card", card=what)
            case Play(what):
                if s.phase != "play":
                    return refuse("wrong_phase", phase=s.phase.value)
                if seat != s.turn:
                    return refuse("not_your_turn")
                if what not in s.hands[seat]:
                    return refuse("not_your_card", card=what)
                good = fits(s.hands[seat], s.trick)
                return (
                    None
                    if what in good
                    else refuse("over", card=what, total=points(s.trick), cards=good)
                )
            case Look():
                if s.phase != "play":
                    return refuse("wrong_phase", phase=s.phase.value)
                if seat != s.turn:
                    return refuse("not_your_turn")
                return refuse("looked") if s.looked[seat] or not s.stock else None
            case Ring():
                if s.phase != "play":
                    return refuse("wrong_phase", phase=s.phase.value)
                if seat == s.turn:
                    return refuse("your_turn")
                return refuse("rung") if s.rung[seat] else None
            case Count(said):
                if s.phase != "count":
                    return refuse("wrong_phase", phase=s.phase.value)
                if seat != s.turn:
                    return refuse("not_your_turn")
                return None if 0 <= said <= 99 else refuse("bad_claim", low=0, high=99)
            case Lapse():
                return (
                    None
                    if s.phase == Phase.COUNT and seat == s.turn
                    else refuse("wrong_phase", phase=s.phase.value)
                )
            case Doubt() | Believe():
                if s.phase != "doubt":
                    return refuse("wrong_phase", phase=s.phase.value)
                return None if seat in self._asked(s) else refuse("not_asked")
            case Absent():
                return None
        return refuse("unknown_action")

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        s, n = state, state.options.setup.seats
        match action:
            case LayAway(what):
                aside = replaced(s.aside, seat, what)
                s = replace(
                    s, hands=replaced(s.hands, seat, without(s.hands[seat], what)), aside=aside
                )
                return Step(
                    s if None in aside else replace(s, phase=Phase.PLAY), (LaidAway(seat, what),)
                )
            case Play(what):
                trick = (*s.trick, what)
                s = replace(
                    s, hands=replaced(s.hands, seat, without(s.hands[seat], what)), trick=trick
                )
                full = len(trick) == n
                s = replace(s, phase=Phase.COUNT) if full else replace(s, turn=(seat + 1) % n)
                return Step(s, (Played(seat, what, points(trick)),))
            case Look():
                return Step(
                    replace(s, looked=replaced(s.looked, seat, True)), (Looked(seat, s.stock[0]),)
                )
            case Ring():
                s = replace(s, rung=replaced(s.rung, seat, True), worth=s.worth + 1)
                return Step(s, (Rang(seat, s.worth),))
            case Count(said):
                return self._close(
                    replace(s, phase=Phase.DOUBT, claim=said), (Counted(seat, said),), rng
                )
            case Lapse():
                return self._settle(s, (Counted(seat, None),), rng)
            case Doubt() | Believe():
                answers = replaced(s.answers, seat, isinstance(action, Doubt))
                return self._close(replace(s, answers=answers), (Answered(seat),), rng)
            case Absent(away):
                return self._close(replace(s, away=replaced(s.away, seat, away)), (), rng)
        raise TypeError(action)

    def _close(self, s: State, events: tuple[Event, ...], rng: Rng) -> Step[State]:
        """The window closes when all have answered that are asked."""
        if s.phase == Phase.DOUBT and (not s.options.doubts or not self._asked(s)):
            return self._settle(s, events, rng)
        return Step(s, events)

    def _settle(self, s: State, events: tuple[Event, ...], rng: Rng) -> Step[State]:
        n, truth = s.options.setup.seats, points(s.trick)
        order = [(s.turn + k) % n for k in range(1, n)]
        doubter = next((seat for seat in order if s.answers[seat]), None)
        winner, gain, known = s.turn, s.claim or 0, None
        if not s.options.doubts:
            gain, known = (gain if gain == truth else 0), truth
        elif doubter is not None:
            known = truth
            winner, gain = (s.turn, truth + 5) if s.claim == truth else (doubter, truth)
        side = winner % s.options.sides
        gain += s.worth if gain else 0
        scores = replaced(s.scores, side, s.scores[side] + gain)
        out: list[Event] = [*events, Settled(s.turn, doubter, known, side, gain, scores[side])]
        s = replace(
            s,
            phase=Phase.PLAY,
            scores=scores,
            played=s.played + s.trick,
            trick=(),
            claim=None,
            answers=(None,) * n,
            worth=0,
            leader=(s.turn + 1) % n,
            turn=(s.turn + 1) % n,
        )
        if s.draws:
            drawn = {(s.leader + k) % n: s.stock[k] for k in range(n)}
            hands = tuple(tuple(sorted((*hand, drawn[seat]))) for seat, hand in enumerate(s.hands))
            out += [Drew(seat, what) for seat, what in drawn.items()]
            s = replace(s, hands=hands, stock=s.stock[n:], draws=s.draws - 1, looked=(False,) * n)
        if any(s.hands):
            return Step(s, tuple(out))
        return self._end_deal(s, out, rng)

    def _end_deal(self, s: State, out: list[Event], rng: Rng) -> Step[State]:
        scores = s.scores
        for seat, laid in enumerate(s.aside):
            assert laid is not None
            side, gain = seat % s.options.sides, points((laid,))
            scores = replaced(scores, side, scores[side] + gain)
            out.append(Shown(seat, laid, side, gain, scores[side]))
        s = replace(s, scores=scores)
        if max(scores) >= s.options.target:
            over = replace(s, phase=Phase.OVER)
            outcome = self.outcome(over)
            assert outcome is not None
            return Step(over, (*out, Won(outcome.winners)))
        step = self._deal(replace(s, dealer=(s.dealer + 1) % s.options.setup.seats), rng)
        return Step(step.state, (*out, *step.events))

    # -- silence, leaving, coming back

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        s = state
        if s.phase == Phase.AWAY and s.aside[seat] is None:
            return LayAway(s.hands[seat][0])
        if s.phase == Phase.PLAY and seat == s.turn:
            return Play(fits(s.hands[seat], s.trick)[0])
        if s.phase == Phase.COUNT and seat == s.turn:
            return Lapse()
        if s.phase == Phase.DOUBT and seat in self._asked(s):
            return Believe()
        return refuse("not_awaited")

    def on_leave(self, state: State, seat: Seat) -> Action | None:
        return Absent(True) if state.options.absent == "silent" else None

    def on_return(self, state: State, seat: Seat, newcomer: bool) -> Action | None:
        return Absent(False) if state.options.absent == "silent" else None

    # -- what may be known

    def view(self, state: State, seat: Seat | None) -> View:
        s = state
        return View(
            seat=seat,
            options=s.options,
            phase=s.phase,
            deal=s.deal,
            dealer=s.dealer,
            turn=s.turn,
            hand=s.hands[seat] if seat is not None else (),
            aside=s.aside[seat] if seat is not None else None,
            top=s.stock[0] if seat is not None and s.looked[seat] else None,
            counts=tuple(len(hand) for hand in s.hands),
            stock=len(s.stock),
            played=s.played,
            trick=s.trick,
            claim=s.claim,
            my_answer=s.answers[seat] if seat is not None else None,
            waiting=tuple(request.seat for request in self.requests(s) if request.awaited),
            may_look=s.phase == Phase.PLAY
            and seat == s.turn
            and bool(s.stock)
            and not s.looked[s.turn],
            may_ring=seat is not None
            and s.phase == Phase.PLAY
            and seat != s.turn
            and not s.rung[seat],
            rung=s.rung,
            worth=s.worth,
            away=s.away,
            scores=s.scores,
        )

    def choices(self, view: View) -> Iterator[Action]:
        """Complete but for the claims, of which it gives the true one and the next."""
        v = view
        if v.may_ring:
            yield Ring()
        if v.seat not in v.waiting:
            return
        if v.phase == Phase.AWAY:
            yield from map(LayAway, v.hand)
        elif v.phase == Phase.PLAY:
            yield from map(Play, fits(v.hand, v.trick))
            if v.may_look:
                yield Look()
        elif v.phase == Phase.COUNT:
            yield Count(points(v.trick))
            yield Count(points(v.trick) + 1)
        elif v.phase == Phase.DOUBT:
            yield Believe()
            yield Doubt()

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        best = max(state.scores)
        return Outcome(
            state.scores,
            tuple(i for i, score in enumerate(state.scores) if score == best),
            "target",
        )

    def figures(self, finished: Finished) -> Mapping[str, tuple[float, int]]:
        counted = [event for event in finished.events if isinstance(event, Counted)]
        deals = sum(isinstance(event, Dealt) for event in finished.events) // finished.setup.seats
        return {
            "deals": (deals, 1),
            "claim": (sum(event.points or 0 for event in counted), len(counted)),
        }

    def own_figures(self, finished: Finished, seat: Seat) -> Mapping[str, tuple[float, int]]:
        claims = [e for e in finished.events if isinstance(e, Counted) and e.seat == seat]
        return {"claim": (sum(event.points or 0 for event in claims), len(claims))}

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        target = TallyOptions.of(setup).target
        return (Chapter(note("tally-rules"), (note("tally-rules-target", target=target),)),)


def without(hand: tuple[Card, ...], what: Card) -> tuple[Card, ...]:
    return tuple(card for card in hand if card != what)


TALLY = Tally()
