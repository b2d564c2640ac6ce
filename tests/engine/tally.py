"""Tally: a toy game that uses everything the contract offers. Not for playing: for testing engine,
suite and tools.

Every seat gets 4 cards and lays 1 aside unseen (secret). In turn everybody plays a card to the
trick; over 21 only whoever has nothing that fits. Whoever completes it says its sum (a claim that
may be wrong, or lapse); the others may doubt it (a window, answered unseen, priority by seat after
the counter). Then all draw a card. Before playing a seat may look once a deal at the top card of
the stock; the others may ring once a deal, which is awaited from nobody. At the end of the deal the
cards laid aside are shown and count for their side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from playroom.engine.cards import Card, card, cards, pack
from playroom.engine.contract import Bot, Chapter, Game
from playroom.engine.match import Match
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Rejection, note, replaced
from playroom.engine.options import Option, OptionValue, Setup, bad_options, resolved
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Mode, Outcome, Request, Step
from playroom.engine.table import Table
from tests.engine.tally_table import BOTS, TallyTable
from tests.engine.tally_values import (
    HAND,
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
    Play,
    Played,
    Rang,
    Ring,
    Rules,
    Settled,
    Shown,
    State,
    View,
    Won,
    fits,
    no,
    points,
)  # fmt: skip

TABLE_OPTIONS = (
    Option("teams", "int", 0, ranges=((0, 0), (2, 3)), steps=(0, 2, 3)),
    Option("target", "int", 60, ranges=((5, 500),), steps=(30, 60, 120), unit="points"),
    Option("packs", "int", 1, ranges=((1, 2),), steps=(1, 2)),
    Option("jokers", "bool", False),
    Option("doubts", "bool", True),
    Option("absent", "enum", "bot", values=("bot", "silent")),
    Option("turn_seconds", "int", 0, ranges=((0, 0), (10, 300)), steps=(0, 30, 60), unit="seconds"),
    Option("count_seconds", "int", 20, ranges=((0, 0), (5, 60)), steps=(0, 20), unit="seconds"),
    Option("prize", "text", ""),
)


class Tally(Game[State, View]):
    id: ClassVar[str] = "tally"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[tuple[Option, ...]] = TABLE_OPTIONS
    own_options: ClassVar[tuple[Option, ...]] = (Option("trusting", "bool", False),)
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "plain": {},
        "double": {"packs": 2, "jokers": True, "absent": "silent", "turn_seconds": 30},
        "pairs": {"teams": 2, "doubts": False},
    }
    bots: ClassVar[Mapping[str, Callable[[], Bot[Any]]]] = BOTS
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
        teams = int(setup.given().get("teams", 0)) or setup.seats
        return tuple(tuple(range(side, setup.seats, teams)) for side in range(teams))

    # -- the run of the game

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        n = setup.seats
        given: dict[str, Any] = dict(resolved(self.options, setup.given()))
        given["teams"] = given["teams"] or n
        trusting = tuple(bool(setup.own_of(seat).get("trusting", False)) for seat in range(n))
        rules = Rules(seats=n, trusting=trusting, **given)
        dealer = rng.stream("dealer").below(n)
        blank = State(
            rules=rules,
            phase="away",
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
            scores=(0,) * rules.teams,
        )
        return self._deal(blank, rng)

    def _deal(self, s: State, rng: Rng) -> Step[State]:
        n, r = s.rules.seats, s.rules
        whole = [one for copy in range(r.packs) for one in pack(2 if r.jokers else 0, copy)]
        deck = rng.stream(f"deal{s.deal + 1}").shuffled(whole)
        hands = tuple(tuple(sorted(deck[i * HAND : (i + 1) * HAND])) for i in range(n))
        leader = (s.dealer + 1) % n
        state = replace(
            s,
            phase="away",
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
        """The seats whose doubt is awaited: nobody who is away or trusts, which everybody knows."""
        return tuple(
            seat
            for seat in range(s.rules.seats)
            if seat != s.turn
            and s.answers[seat] is None
            and not s.away[seat]
            and not s.rules.trusting[seat]
        )

    def requests(self, state: State) -> tuple[Request, ...]:
        s, seconds = state, state.rules.turn_seconds or None
        tag = f"{s.deal}.{len(s.played)}.{len(s.trick)}"
        if s.phase == "away":
            return tuple(
                Request(f"{s.deal}.away.{seat}", seat, (LayAway,), Mode.SECRET, seconds)
                for seat, laid in enumerate(s.aside)
                if laid is None
            )
        if s.phase == "play":
            kinds = (Play,) if s.looked[s.turn] or not s.stock else (Play, Look)
            rings = (
                Request(f"{s.deal}.ring.{seat}", seat, (Ring,), Mode.WINDOW, None, awaited=False)
                for seat in range(s.rules.seats)
                if seat != s.turn and not s.rung[seat]
            )
            return (Request(f"{tag}.play", s.turn, kinds, Mode.TURN, seconds), *rings)
        if s.phase == "count":
            return (
                Request(
                    f"{tag}.count", s.turn, (Count,), Mode.CLAIM, s.rules.count_seconds or None
                ),
            )
        if s.phase == "doubt":
            return tuple(
                Request(f"{tag}.doubt.{seat}", seat, (Doubt, Believe), Mode.WINDOW, 5)
                for seat in self._asked(s)
            )
        return ()

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        s = state
        if s.phase == "over":
            return no("wrong_phase", phase=s.phase)
        match action:
            case LayAway(what):
                if s.phase != "away":
                    return no("wrong_phase", phase=s.phase)
                if s.aside[seat] is not None:
                    return no("already_laid")
                return None if what in s.hands[seat] else no("not_your_card", card=what)
            case Play(what):
                if s.phase != "play":
                    return no("wrong_phase", phase=s.phase)
                if seat != s.turn:
                    return no("not_your_turn")
                if what not in s.hands[seat]:
                    return no("not_your_card", card=what)
                good = fits(s.hands[seat], s.trick)
                return (
                    None
                    if what in good
                    else no("over", card=what, total=points(s.trick), cards=good)
                )
            case Look():
                if s.phase != "play":
                    return no("wrong_phase", phase=s.phase)
                if seat != s.turn:
                    return no("not_your_turn")
                return no("looked") if s.looked[seat] or not s.stock else None
            case Ring():
                if s.phase != "play":
                    return no("wrong_phase", phase=s.phase)
                if seat == s.turn:
                    return no("your_turn")
                return no("rung") if s.rung[seat] else None
            case Count(said):
                if s.phase != "count":
                    return no("wrong_phase", phase=s.phase)
                if seat != s.turn:
                    return no("not_your_turn")
                return None if 0 <= said <= 99 else no("bad_claim", low=0, high=99)
            case Lapse():
                return (
                    None
                    if s.phase == "count" and seat == s.turn
                    else no("wrong_phase", phase=s.phase)
                )
            case Doubt() | Believe():
                if s.phase != "doubt":
                    return no("wrong_phase", phase=s.phase)
                return None if seat in self._asked(s) else no("not_asked")
            case Absent():
                return None
        return no("unknown_action")

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        s, n = state, state.rules.seats
        match action:
            case LayAway(what):
                aside = replaced(s.aside, seat, what)
                s = replace(
                    s, hands=replaced(s.hands, seat, without(s.hands[seat], what)), aside=aside
                )
                return Step(
                    s if None in aside else replace(s, phase="play"), (LaidAway(seat, what),)
                )
            case Play(what):
                trick = (*s.trick, what)
                s = replace(
                    s, hands=replaced(s.hands, seat, without(s.hands[seat], what)), trick=trick
                )
                full = len(trick) == n
                s = replace(s, phase="count") if full else replace(s, turn=(seat + 1) % n)
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
                    replace(s, phase="doubt", claim=said), (Counted(seat, said),), rng
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
        if s.phase == "doubt" and (not s.rules.doubts or not self._asked(s)):
            return self._settle(s, events, rng)
        return Step(s, events)

    def _settle(self, s: State, events: tuple[Event, ...], rng: Rng) -> Step[State]:
        n, truth = s.rules.seats, points(s.trick)
        order = [(s.turn + k) % n for k in range(1, n)]
        doubter = next((seat for seat in order if s.answers[seat]), None)
        winner, gain, known = s.turn, s.claim or 0, None
        if not s.rules.doubts:
            gain, known = (gain if gain == truth else 0), truth
        elif doubter is not None:
            known = truth
            winner, gain = (s.turn, truth + 5) if s.claim == truth else (doubter, truth)
        side = winner % s.rules.teams
        gain += s.worth if gain else 0
        scores = replaced(s.scores, side, s.scores[side] + gain)
        out: list[Event] = [*events, Settled(s.turn, doubter, known, side, gain, scores[side])]
        s = replace(
            s,
            phase="play",
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
            side, gain = seat % s.rules.teams, points((laid,))
            scores = replaced(scores, side, scores[side] + gain)
            out.append(Shown(seat, laid, side, gain, scores[side]))
        s = replace(s, scores=scores)
        if max(scores) >= s.rules.target:
            over = replace(s, phase="over")
            outcome = self.outcome(over)
            assert outcome is not None
            return Step(over, (*out, Won(outcome.winners)))
        step = self._deal(replace(s, dealer=(s.dealer + 1) % s.rules.seats), rng)
        return Step(step.state, (*out, *step.events))

    # -- silence, leaving, coming back

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        s = state
        if s.phase == "away" and s.aside[seat] is None:
            return LayAway(s.hands[seat][0])
        if s.phase == "play" and seat == s.turn:
            return Play(fits(s.hands[seat], s.trick)[0])
        if s.phase == "count" and seat == s.turn:
            return Lapse()
        if s.phase == "doubt" and seat in self._asked(s):
            return Believe()
        return no("not_awaited")

    def on_leave(self, state: State, seat: Seat) -> Action | None:
        return Absent(True) if state.rules.absent == "silent" else None

    def on_return(self, state: State, seat: Seat) -> Action | None:
        return Absent(False) if state.rules.absent == "silent" else None

    # -- what may be known

    def view(self, state: State, seat: Seat | None) -> View:
        s = state
        return View(
            seat=seat,
            rules=s.rules,
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
            may_look=s.phase == "play"
            and seat == s.turn
            and bool(s.stock)
            and not s.looked[s.turn],
            may_ring=seat is not None and s.phase == "play" and seat != s.turn and not s.rung[seat],
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
        if v.phase == "away":
            yield from map(LayAway, v.hand)
        elif v.phase == "play":
            yield from map(Play, fits(v.hand, v.trick))
            if v.may_look:
                yield Look()
        elif v.phase == "count":
            yield Count(points(v.trick))
            yield Count(points(v.trick) + 1)
        elif v.phase == "doubt":
            yield Believe()
            yield Doubt()

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        s, n = state, state.rules.seats
        known_top = seat is not None and s.looked[seat]
        others = [other for other in range(n) if other != seat]
        pool: list[Any] = [one for other in others for one in s.hands[other]]
        unshown = [other for other in others if s.aside[other] is not None and s.phase != "over"]
        pool += [s.aside[other] for other in unshown]
        pool += s.stock[known_top:]
        fresh = iter(rng.stream("redeal").shuffled(pool))
        hands, aside = list(s.hands), list(s.aside)
        for other in others:
            hands[other] = tuple(sorted(next(fresh) for _ in s.hands[other]))
            if other in unshown:
                aside[other] = next(fresh)
        coin = rng.stream("answers")
        answers = tuple(
            given if given is None or other == seat else coin.below(2) == 1
            for other, given in enumerate(s.answers)
        )
        stock = (*s.stock[:known_top], *fresh)
        return replace(s, hands=tuple(hands), aside=tuple(aside), stock=stock, answers=answers)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        best = max(state.scores)
        return Outcome(
            state.scores,
            tuple(i for i, score in enumerate(state.scores) if score == best),
            "target",
        )

    def figures(self, match: Match[State, View]) -> Mapping[str, tuple[float, int]]:
        counted = [placed.event for placed in match.events if isinstance(placed.event, Counted)]
        return {
            "deals": (match.state.deal, 1),
            "claim": (sum(c.points or 0 for c in counted), len(counted)),
        }

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        rules = resolved(self.options, setup.given())
        return (
            Chapter(note("tally-rules"), (note("tally-rules-target", target=rules["target"]),)),
        )

    # -- notation

    def format(self, action: Action) -> str:
        match action:
            case LayAway(what) | Play(what):
                copy = f"'{what.copy}" if what.copy else ""
                joker = str(what.suit + 1) if what.is_joker else ""
                return f"{'away' if isinstance(action, LayAway) else 'play'} {what}{joker}{copy}"
            case Count(said):
                return f"count {said}"
            case Absent(away):
                return "absent" if away else "present"
        return type(action).__name__.lower()

    def parse(self, text: str) -> Action:
        try:
            match text.split():
                case ["away" | "play" as verb, what]:
                    return LayAway(_card(what)) if verb == "away" else Play(_card(what))
                case ["count", said] if said.isascii() and said.isdigit() and len(said) < 4:
                    return Count(int(said))
                case [word] if word in WORDS:
                    return WORDS[word]
        except ValueError:
            pass
        raise NotUnderstood(no("notation"))

    def load_position(self, text: str) -> State:
        """`hands=5H,6D/7C,8C trick=9S turn=1 scores=3,4 stock=KH` in the play; what is not given is
        empty.
        """
        fields = dict(part.split("=", 1) for part in text.split())
        hands = tuple(tuple(sorted(cards(hand))) for hand in fields.pop("hands", "").split("/"))
        n = len(hands)
        setup = Setup.of(n)
        if self.check_options(setup):
            raise ValueError(f"not for {n} seats")
        start = self.start(setup, Rng("position")).state
        scores = tuple(int(score) for score in fields.pop("scores", ",".join("0" * n)).split(","))
        trick, turn = cards(fields.pop("trick", "")), int(fields.pop("turn", "0"))
        stock = cards(fields.pop("stock", ""))
        if fields or len(scores) != n or turn not in range(n):
            raise ValueError(f"not a position: {text!r}")
        return replace(
            start,
            phase="play",
            hands=hands,
            aside=(None,) * n,
            trick=trick,
            turn=turn,
            stock=stock,
            scores=scores,
            draws=0,
        )


WORDS: Mapping[str, Action] = {
    "look": Look(), "ring": Ring(), "doubt": Doubt(), "believe": Believe(), "lapse": Lapse(),
    "absent": Absent(True), "present": Absent(False),
}  # fmt: skip


def _card(text: str) -> Card:
    name, _, copy = text.partition("'")
    one = pack(2)[51 + int(name[2:])] if name in ("JK1", "JK2") else card(name)
    return Card(int(one) + 64 * int(copy)) if copy else one


def without(hand: tuple[Card, ...], what: Card) -> tuple[Card, ...]:
    return tuple(one for one in hand if one != what)


TALLY = Tally()
