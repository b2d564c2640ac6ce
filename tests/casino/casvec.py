"""Runs the vectors of Casino (their notation is section 7 of its rules).

All is checked; an unknown line fails.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from games.casino import GAME
from games.casino.actions import No, Play
from games.casino.events import (
    CountItem,
    DealScored,
    GameDrawn,
    GameWon,
    Refused,
    Residue,
    Swept,
    TableBuild,
)
from games.casino.moves import plans
from games.casino.notation import LETTERS
from games.casino.options import CasinoOptions
from games.casino.questions import Window
from games.casino.rules.deal import start_deal
from games.casino.rules.irregularities import all_cards
from games.casino.rules.scoring import count_deal
from games.casino.state import PLAYING, Public, State, TableFlow
from playroom.engine.cards import Card, card, cards
from playroom.engine.record import Seat
from playroom.engine.rng import Rng, StackedRng
from playroom.engine.steps import Event
from tests.casino.kit import name_of
from tests.casino.position import at_rest, knows_stock, load_position, setup_of, side_name

_POSITION = (
    "pos",
    "hand",
    "table:",
    "build",
    "stock:",
    "pile",
    "sweeplog",
    "last",
    "score",
    "dealno",
    "untaken",
)
_BUILD = re.compile(r"(\d+) @([A-D-]) (single|multiple) : (.+)")
_RULE = re.compile(r"(CAS|ESC)-\d{3}")


def some(text: str) -> list[Card]:
    """The cards of a line, in order of their numbers; `-` is none."""
    return [] if text.strip() == "-" else sorted(cards(text))


def seat_of(text: str) -> Seat:
    """A seat by its letter."""
    assert len(text) == 1, text
    return LETTERS.index(text)


class Runner:
    """One vector: its position, what is done in it, and what is expected."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.options: dict[str, str] = {}
        self.position: list[str] = []
        self.deck: list[Card] = []
        self.state: State | None = None
        self.refused: str | None = None
        self.done = False
        self.before: State | None = None
        """The table before the last play; answers to a window belong to the play they are about."""
        self.events: tuple[Event, ...] = ()
        self.more: tuple[str, ...] = ()
        """Events that are not the game's own: a time-out, a plain refusal."""
        self.stock_known = False
        self.checked = 0
        lines = [
            line.strip() for line in lines if line.strip() and not line.strip().startswith("##")
        ]
        _, *rest = lines
        marks = ("do ", "reset", "=>")
        start = next((at for at, line in enumerate(rest) if line.startswith(marks)), len(rest))
        for line in rest[:start]:
            self._given(line)
        self.stock_known = knows_stock("\n".join(self.position))
        self.changed = dict(self.options)
        for line in rest[start:]:
            self._line(line)
        assert self.checked, "nothing is expected"

    # -- the position ------------------------------------------------------------------------------

    def _given(self, line: str) -> None:
        word, _, text = line.partition(" ")
        if word == "rules":
            assert all(_RULE.fullmatch(one) for one in text.split()), line
        elif word == "opt":
            self.options.update(_words(text))
        elif word == "deck:":
            self.deck = list(cards(text.removesuffix("...").strip()))
        elif word in _POSITION:
            self.position.append(line)
        else:
            raise AssertionError(f"unknown line: {line}")

    def _load(self) -> State:
        if self.state is None:
            words = " ".join(f"{name}={value}" for name, value in self.changed.items())
            self.state = load_position("\n".join([f"opt {words}", *self.position]))
        return self.state

    @property
    def public(self) -> Public:
        return self._load().public

    # -- what is done ------------------------------------------------------------------------------

    def _line(self, line: str) -> None:
        if line.startswith("=>"):
            self.checked += 1
            for part in line.split("=>")[1:]:
                self._expect(part.strip())
        elif line == "reset" or line.startswith("reset opt "):
            self._need_result()
            self.changed = self.options | _words(
                line.removeprefix("reset").strip().removeprefix("opt")
            )
            self.state, self.before, self.events, self.more, self.refused, self.done = (
                None,
                None,
                (),
                (),
                None,
                False,
            )
        elif line.startswith("do "):
            self._need_result()
            self._do(line[3:].strip())
        else:
            raise AssertionError(f"unknown line: {line}")

    def _need_result(self) -> None:
        """A refusal that no line expects is a failure."""
        if self.refused is not None:
            raise AssertionError(f"refused: {self.refused}")

    def _do(self, text: str) -> None:
        self.done, self.refused, self.more = True, None, ()
        if text == "start":
            self._start()
        elif text == "deal":
            self._deal()
        elif text == "score":
            self._score()
        else:
            who, _, what = text.partition(" ")
            if who == "all":
                self._all(what)
            else:
                self._submit(seat_of(who), what)

    def _start(self) -> None:
        words = " ".join(f"{name}={value}" for name, value in self.changed.items())
        setup = setup_of(words)
        refused = GAME.check_options(setup)
        self.refused = None if refused is None else "options"
        if refused is None:
            assert CasinoOptions.of(setup).seats == setup.seats

    def _deal(self) -> None:
        flow = TableFlow(self._load())
        start_deal(flow, self._rng())
        self.stock_known = True
        self._take(flow)

    def _rng(self) -> Rng:
        return StackedRng("vectors", {f"deal{n}": self.deck for n in range(1, 9)})

    def _score(self) -> None:
        flow = TableFlow(self._load())
        assert not any(flow.state.hands)
        count_deal(flow)
        self._take(flow)

    def _take(self, flow: TableFlow) -> None:
        self.before = self.state
        step = flow.step()
        self.state, self.events = step.state, step.events

    def _all(self, what: str) -> None:
        assert what == "no", what
        question = self.public.question
        assert isinstance(question, Window), "no window is open"
        events: tuple[Event, ...] = ()
        answered = {seat for seat, _ in self._load().answers}
        for seat in question.asked:
            if seat not in answered:
                self._submit(seat, "no")
                assert self.refused is None
                events += self.events
        self.events = events

    def _submit(self, seat: Seat, what: str) -> None:
        state = self._load()
        if state.public.phase in PLAYING or self.before is None:
            self.before = state
        self.events = ()
        if what == "timeout":
            action = GAME.on_timeout(state, seat)
            assert not hasattr(action, "code"), action
            self.more = ("auto_played",)
        else:
            action = GAME.parse(what)
            assert GAME.parse(GAME.format(action)) == action
            refused = GAME.check(state, seat, action)
            if refused is not None:
                self.refused, self.more = refused.code, ("refused",)
                return
        with at_rest(self.stock_known):
            step = GAME.apply(state, seat, action, self._rng())
        self.state, self.events = step.state, step.events
        costly = [event for event in step.events if isinstance(event, Refused)]
        if costly:  # refused all the same, at the price of a card
            self.refused = costly[0].rejection.code
        elif isinstance(action, Play | No):
            assert_whole(step.state, state)

    # -- what is expected --------------------------------------------------------------------------

    def _expect(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "ok":
            assert self.done
            assert self.refused is None, f"refused: {self.refused}"
        elif word == "no":
            assert (self.refused, self.done) == (rest, True)
            self.refused = None
        else:
            assert self.refused is None, f"refused: {self.refused}"
            _CHECKS[word](self, rest)

    def _scored(self) -> DealScored:
        found = self.public.counted
        assert found is not None, "nothing was counted"
        return found

    def table(self, text: str) -> None:
        assert sorted(self.public.loose) == some(text)

    def builds(self, text: str) -> None:
        assert text.strip() == "-"
        assert not self.public.builds

    def build(self, text: str) -> None:
        found = _BUILD.fullmatch(text)
        assert found, text
        value, owner, kind, groups = found.groups()
        pile = self.public.build_of(int(value))
        assert pile is not None, f"no build of {value}"
        assert (LETTERS[pile.owner] if pile.owner is not None else "-") == owner
        assert pile.multiple == (kind == "multiple")
        assert sets(pile) == sorted(some(group) for group in groups.split("/"))

    def hand(self, text: str) -> None:
        seat, _, held = text.partition(":")
        assert sorted(self._load().hands[seat_of(seat.strip())]) == some(held)

    def gain(self, text: str) -> None:
        seat, _, gained = text.partition(":")
        assert self.before is not None
        side = self.public.options.side_of[seat_of(seat.strip())]
        had = set(self.before.public.piles[side])
        had |= {
            one
            for event in self.events
            if isinstance(event, Residue) and event.side == side
            for one in event.cards
        }
        assert sorted(one for one in self.public.piles[side] if one not in had) == some(gained)

    def turn(self, text: str) -> None:
        asked = [
            one.seat for one in GAME.requests(self._load()) if one.awaited and one.mode == "turn"
        ]
        playing = asked if self.public.phase in PLAYING else []
        assert playing == ([] if text == "-" else [seat_of(text)])

    def last(self, text: str) -> None:
        assert self.public.last == seat_of(text)

    def stock(self, text: str) -> None:
        assert len(self._load().stock) == int(text) == self.public.stock_size

    def sweep(self, text: str) -> None:
        swept = [LETTERS[event.seat] for event in self.events if isinstance(event, Swept)]
        assert swept == ([] if text == "none" else [text])

    def event(self, text: str) -> None:
        assert text in self._names()

    def noevent(self, text: str) -> None:
        assert text not in self._names()

    def _names(self) -> list[str]:
        return [*self.more, *map(name_of, self.events)]

    def dealer(self, text: str) -> None:
        assert self.public.dealer == seat_of(text)

    def known(self, text: str) -> None:
        assert list(self.public.options.known) == text.split()

    def residue(self, text: str) -> None:
        side, _, left = text.partition(":")
        options = self.public.options
        found = {
            "-" if event.side is None else side_name(options, event.side): sorted(event.cards)
            for event in self.events
            if isinstance(event, Residue)
        }
        assert found.get(side.strip()) == some(left)

    def acts(self, text: str) -> None:
        words = text.split()
        seat = seat_of(words[0])
        state = self._load()
        assert state.public.turn == seat
        listed = plans(state.public, seat, state.hands[seat])
        if words[1] == "total":
            assert len(listed) == int(words[2])
        else:
            kind, *played, count = words[1:]
            wanted = {card(one) for one in played} or {one.card for one in listed}
            found = [one for one in listed if one.kind == kind and one.card in wanted]
            assert len(found) == int(count)

    def counts(self, text: str) -> None:
        piles = self.public.piles
        assert {
            side_name(self.public.options, side): len(pile) for side, pile in enumerate(piles)
        } == _numbers(text)

    def items(self, text: str) -> None:
        side, _, words = text.partition(":")
        totals: dict[str, int] = {}
        for item in self._scored().items:
            if side_name(self.public.options, item.side) == side.strip():
                name = summed(item)
                totals[name] = totals.get(name, 0) + item.points
        assert totals == _numbers(words)

    def deal(self, text: str) -> None:
        self._sides(self._scored().points, text)

    def total(self, text: str) -> None:
        self._sides(self._scored().scores, text)

    def score(self, text: str) -> None:
        self._sides(self.public.scores, text)

    def _sides(self, numbers: tuple[int, ...], text: str) -> None:
        assert {
            side_name(self.public.options, side): number for side, number in enumerate(numbers)
        } == _numbers(text)

    def winner(self, text: str) -> None:
        result, options = self.public.result, self.public.options
        told = [event for event in self.events if isinstance(event, GameWon | GameDrawn)]
        if text == "none":
            assert result is None
            assert not told
            return
        assert result is not None
        assert len(told) == 1
        outcome = GAME.outcome(self._load())
        assert outcome is not None
        assert outcome.winners == result.winners
        won = [side_name(options, side) for side in result.winners]
        assert won == [text] if text != "draw" else len(won) > 1

    def tied(self, text: str) -> None:
        result = self.public.result
        assert result is not None
        assert [side_name(self.public.options, side) for side in result.winners] == text.split()

    def decided(self, text: str) -> None:
        result = self.public.result
        assert result is not None
        assert result.decided == text

    def margin(self, text: str) -> None:
        result = self.public.result
        assert result is not None
        assert {
            side_name(self.public.options, side): margin for side, margin in result.margins
        } == _numbers(text)

    def mult(self, text: str) -> None:
        result = self.public.result
        assert result is not None
        assert result.multiplier == int(text)


def assert_whole(after: State, before: State) -> None:
    """A play loses no card, until the deal is over."""
    if after.public.turn is None or after.public.deal != before.public.deal:
        return
    assert sorted(all_cards(after)) == sorted(all_cards(before))


def summed(item: CountItem) -> str:
    """The name of an item in `=> items`: spades are summed."""
    return "spade" if item.name.startswith("spade:") else item.name


def sets(pile: TableBuild) -> list[list[Card]]:
    """The groups of a build without order."""
    return sorted(sorted(group) for group in pile.groups)


def _words(text: str) -> dict[str, str]:
    return {name: value for name, _, value in (word.partition("=") for word in text.split())}


def _numbers(text: str) -> dict[str, int]:
    """`A=3 B=0` or `A=3, B=0`, also `ace:S=1`."""
    words = (word.rsplit("=", 1) for word in text.replace(",", " ").split())
    return {name: int(value) for name, value in words}


_CHECKS: dict[str, Callable[[Runner, str], None]] = {
    "table:": Runner.table,
    "builds:": Runner.builds,
    "build": Runner.build,
    "hand": Runner.hand,
    "gain": Runner.gain,
    "turn": Runner.turn,
    "last": Runner.last,
    "stock": Runner.stock,
    "sweep": Runner.sweep,
    "event": Runner.event,
    "noevent": Runner.noevent,
    "dealer": Runner.dealer,
    "known:": Runner.known,
    "residue": Runner.residue,
    "acts": Runner.acts,
    "counts": Runner.counts,
    "items": Runner.items,
    "deal": Runner.deal,
    "total": Runner.total,
    "score": Runner.score,
    "winner": Runner.winner,
    "tied": Runner.tied,
    "decided": Runner.decided,
    "margin": Runner.margin,
    "mult": Runner.mult,
}
