"""Positions of Escoba in the notation of its vectors, and what is done and expected in them.

The notation is section 7 of the rules: options, hands, table, `do`, `=>`. An unknown line fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from games.escoba import GAME
from games.escoba import events as e
from games.escoba.actions import Lay, No, Soplo, Take
from games.escoba.moves import choices, total
from games.escoba.options import PRESETS, EscobaOptions
from games.escoba.rules import deal
from games.escoba.rules.scoring import setenta
from games.escoba.state import Loose, Public, State, TableFlow, start_state
from playroom.engine.cards import Card, card, cards
from playroom.engine.notes import Rejection
from playroom.engine.options import OptionValue, Setup
from playroom.engine.packs import SPANISH_40
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng, StackedRng
from playroom.engine.steps import Action, Event

LETTERS = "ABCD"
"""The seats as vectors name them."""

_UNKNOWN = tuple(Card(4 * (rank - 1) + suit) for rank in (8, 9, 10) for suit in range(4))
"""Cards that the pack has not: they stand for hands that a position does not tell."""

_NAMES: dict[type[Event], str] = {
    e.Redealt: "redeal",
    e.Blown: "soplo",
    e.EscobaMarked: "escoba",
    e.TurnBegan: "turn",
    e.SeatForfeits: "seat_left",
}


def seat_of(letter: str) -> Seat:
    """The seat of a letter."""
    assert len(letter) == 1, letter
    return LETTERS.index(letter)


def some(text: str) -> tuple[Card, ...]:
    """Cards of a line; `-` is none, `*D` all oros, `7*` all sevens."""
    found: list[Card] = []
    for word in text.replace("...", "").split():
        if word.startswith("*"):
            found += [c for c in SPANISH_40.cards() if c.suit == card("A" + word[1:]).suit]
        elif word.endswith("*"):
            found += [c for c in SPANISH_40.cards() if c.rank == card(word[:-1] + "D").rank]
        elif word != "-":
            found += cards(word)
    return tuple(dict.fromkeys(found))


def setup_of(words: dict[str, str]) -> Setup:
    """The table that words of options name, two seats unless said."""
    given = dict(words)
    seats = int(given.pop("seats", "2"))
    values: dict[str, OptionValue] = dict(PRESETS[given.pop("preset", "escoba")])
    for name, word in given.items():
        value = EscobaOptions.fields[name].parse(word)
        assert value is not None, f"{name}={word}"
        values[name] = value
    return Setup.of(seats, values)


def pairs(text: str) -> dict[str, str]:
    """`name=value` words."""
    return dict(word.split("=") for word in text.split())


class Position:
    """The lines of a position, and the state that they make."""

    def __init__(self, options: dict[str, str], lines: list[str]) -> None:
        self.options = EscobaOptions.of(setup_of(options))
        self.hands: dict[Seat, tuple[Card, ...]] = {}
        self.stock: tuple[Card, ...] | None = None
        self.deck: tuple[Card, ...] = ()
        self.piles: dict[int, str] = {}
        self.fields: dict[str, object] = {}
        self.dealer, self.turn = self.options.seats - 1, 0
        for line in lines:
            self._line(line)

    def side(self, name: str) -> int:
        """The side of a name (`A`, `AC`)."""
        return self.options.side_of[seat_of(name[0])]

    def _line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        match word.rstrip(":"):
            case "pos":
                given = pairs(rest)
                self.dealer = seat_of(given.pop("dealer", LETTERS[self.dealer]))
                self.turn = seat_of(given.pop("turn", "A"))
                assert not given, line
            case "hand":
                self.hands[seat_of(rest[0])] = some(rest[2:])
            case "table":
                self.fields["loose"] = some(rest)
            case "laid":
                self.fields["laid"] = Loose(seat_of(rest[-1]), card(rest.split()[0]))
            case "stock":
                self.stock = some(rest)
            case "deck":
                self.deck = some(rest)
            case "pile":
                name, _, taken = rest.partition(":")
                self.piles[self.side(name)] = taken
            case "sweeplog":
                self.fields["sweeps"] = tuple(map(self.side, rest.split()))
            case "fines":
                self.fields["fines"] = tuple(map(self.side, rest.split()))
            case "last":
                self.fields["last"] = seat_of(rest)
            case "score":
                scores = {self.side(name): int(number) for name, number in pairs(rest).items()}
                sides = range(len(self.options.sides))
                self.fields["scores"] = tuple(scores.get(side, 0) for side in sides)
            case "dealno":
                self.fields["deal"] = int(rest)
            case "untaken":
                self.fields["untaken"] = int(rest)
            case _:
                raise AssertionError(f"not a line of a position: {line}")

    def state(self) -> State:
        """The state; a position with hands is past the first play of its deal."""
        seats = self.options.seats
        hands = tuple(
            self.hands.get(seat, _UNKNOWN[3 * seat : 3 * seat + 3] if self.hands else ())
            for seat in range(seats)
        )
        stock = self.stock or ()
        blank = start_state(self.options, self.dealer)
        fields = {"deal": 1, "plays": 1, **self.fields}
        public = replace(
            blank.public,
            turn=self.turn if self.hands else None,
            held=tuple(map(len, hands)),
            stock_size=len(stock),
            round=self.options.rounds - len(stock) // (3 * seats),
            **fields,
        )
        placed = {c for hand in hands for c in hand} | {*stock, *public.loose}
        named = {side: some(text) for side, text in self.piles.items() if text.strip() != "rest"}
        placed.update(c for pile in named.values() for c in pile)
        rest = tuple(c for c in SPANISH_40.cards() if c not in placed)
        piles = tuple(
            rest if self.piles.get(side, "").strip() == "rest" else named.get(side, ())
            for side in range(len(self.options.sides))
        )
        return State(public, hands, piles, stock)


@contextmanager
def at_rest(stock_known: bool) -> Iterator[None]:
    """With a stock that the position does not tell, play stops when all hands are empty."""
    if stock_known:
        yield
        return
    with patch.object(deal, "hands_played", lambda flow, rng: None):
        yield


class Runner:
    """One vector: its position, what is done in it, and what is expected."""

    def __init__(self, lines: list[str]) -> None:
        wanted = [line for line in map(str.strip, lines) if line and not line.startswith("##")]
        self.options: dict[str, str] = {}
        self.given: list[str] = []
        self.checked = 0
        _, *rest = wanted
        while rest and not rest[0].startswith(("do ", "reset", "=>")):
            line = rest.pop(0)
            if line.startswith("opt "):
                self.options |= pairs(line[4:])
            elif not line.startswith("rules "):
                self.given.append(line)
        self._reset({})
        for line in rest:
            self._line(line)
        assert self.checked, "nothing is expected"

    def _reset(self, changed: dict[str, str]) -> None:
        # another preset is another table: what the vector has set before is kept
        self.words = self.options | changed
        self.loaded: tuple[Position, State] | None = None
        self.refused: str | None = None
        self.events: tuple[Event, ...] = ()
        self.before: State | None = None

    def _load(self) -> tuple[Position, State]:
        if self.loaded is None:
            position = Position(self.words, self.given)
            refused = GAME.check_options(position.options.setup)
            assert refused is None, refused
            self.loaded = (position, position.state())
        return self.loaded

    @property
    def position(self) -> Position:
        return self._load()[0]

    @property
    def state(self) -> State:
        return self._load()[1]

    @property
    def public(self) -> Public:
        return self.state.public

    # -- what is done ------------------------------------------------------------------------------

    def _line(self, line: str) -> None:
        if line.startswith("=>"):
            self.checked += 1
            self._expect(line[2:].strip())
            return
        assert self.refused is None, f"refused: {self.refused}"
        if line.startswith("reset"):
            self._reset(pairs(line.removeprefix("reset").strip().removeprefix("opt")))
        else:
            self._do(line.removeprefix("do "))

    def _do(self, text: str) -> None:
        self.events = ()
        if text == "start":
            refused = GAME.check_options(setup_of(self.words))
            self.refused = None if refused is None else "options"
        elif text in ("deal", "score"):
            flow = TableFlow(self.state)
            if text == "deal":
                flow.show(deal=0)
                deal.start_deal(flow, self._rng())
            else:
                deal.close_deal(flow, self._rng())
            self._moved(flow.step().state, tuple(flow.events))
        elif text == "all no":
            window = self.public.window
            assert window is not None
            answered = {seat for seat, _ in self.state.answers}
            for seat in window.asked:
                if seat not in answered:
                    self._submit(seat, No())
        else:
            who, _, what = text.partition(" ")
            seat = seat_of(who)
            if what == "timeout":
                action = GAME.on_timeout(self.state, seat)
                assert not isinstance(action, Rejection), action
            else:
                action = GAME.parse(what)
                assert GAME.parse(GAME.format(action)) == action
            self._submit(seat, action)

    def _rng(self) -> Rng:
        return StackedRng("vectors", {"deal1": self.position.deck})

    def _submit(self, seat: Seat, action: Action) -> None:
        refused = GAME.check(self.state, seat, action)
        if refused is not None:
            self.refused = refused.code
            return
        with at_rest(self.position.stock is not None):
            step = GAME.apply(self.state, seat, action, self._rng())
        self._moved(step.state, (*self.events, *step.events))

    def _moved(self, state: State, events: tuple[Event, ...]) -> None:
        self.before, self.events = self.state, events
        self.loaded = (self.position, state)

    # -- what is expected --------------------------------------------------------------------------

    def _expect(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "no":
            assert self.refused == rest
            self.refused = None
            return
        assert self.refused is None, f"refused: {self.refused}"
        if word != "ok":
            getattr(self, f"expect_{word.rstrip(':')}")(rest)

    def _name(self, side: int) -> str:
        return "".join(LETTERS[seat] for seat in self.position.options.sides[side])

    def _numbers(self, numbers: list[int] | tuple[int, ...], text: str) -> None:
        found = {self._name(side): number for side, number in enumerate(numbers)}
        assert found == {name: int(number) for name, number in pairs(text).items()}

    def _scored(self) -> e.DealScored:
        assert self.public.counted is not None, "nothing was counted"
        return self.public.counted

    def expect_table(self, text: str) -> None:
        assert sorted(self.public.loose) == sorted(some(text))

    def expect_hand(self, text: str) -> None:
        assert sorted(self.state.hands[seat_of(text[0])]) == sorted(some(text[2:]))

    def expect_gain(self, text: str) -> None:
        assert self.before is not None
        side = self.position.options.side_of[seat_of(text[0])]
        had = self.before.piles[side]
        window = self.before.public.window
        assert window is None or not set(had) & {window.card, *window.cards}
        gained = [c for c in self.state.piles[side] if c not in had]
        assert sorted(gained) == sorted(some(text[2:]))

    def expect_turn(self, text: str) -> None:
        playing = [one.seat for one in GAME.requests(self.state) if one.mode == "turn"]
        assert playing == ([] if text == "-" else [seat_of(text)])

    def expect_asked(self, text: str) -> None:
        asked = [one.seat for one in GAME.requests(self.state) if one.mode == "window"]
        assert asked == [seat_of(letter) for letter in text.split()]

    def expect_last(self, text: str) -> None:
        assert self.public.last == (None if text == "-" else seat_of(text))

    def expect_stock(self, text: str) -> None:
        assert len(self.state.stock) == int(text) == self.public.stock_size

    def expect_dealer(self, text: str) -> None:
        assert self.public.dealer == seat_of(text)

    def expect_sweep(self, text: str) -> None:
        marked: list[str] = []
        for event in self.events:
            if isinstance(event, e.Took | e.Blown | e.EscobaMarked) and event.escobas:
                marked.append(LETTERS[event.seat])
            elif isinstance(event, e.InitialEscoba):
                marked += [LETTERS[event.seat]] * event.count
        assert marked == ([] if text == "none" else text.split())

    def expect_escobas(self, text: str) -> None:
        sides = range(len(self.position.options.sides))
        self._numbers([self.public.sweeps.count(side) for side in sides], text)

    def expect_counts(self, text: str) -> None:
        scored = [event for event in self.events if isinstance(event, e.DealScored)]
        if scored:
            self._numbers([count.cards for count in scored[0].counts], text)
        else:
            self._numbers([len(pile) for pile in self.state.piles], text)

    def names(self) -> list[str]:
        """What the events of the last `do` are called in the rules."""
        tags = [_NAMES.get(type(ev), str(ev.__struct_config__.tag)) for ev in self.events]
        escobas = [ev for ev in self.events if isinstance(ev, e.Took | e.Blown) and ev.escobas]
        return [*tags, "escoba"] if escobas else tags

    def expect_event(self, text: str) -> None:
        assert text in self.names()

    def expect_noevent(self, text: str) -> None:
        assert text not in self.names()

    def expect_known(self, text: str) -> None:
        assert list(self.position.options.known) == text.split()

    def expect_residue(self, text: str) -> None:
        (found,) = (event for event in self.events if isinstance(event, e.Residue))
        assert found.seat == (None if text[0] == "-" else seat_of(text[0]))
        assert sorted(found.cards) == sorted(some(text[2:]))
        assert found.worth == total(found.cards)

    def expect_acts(self, text: str) -> None:
        who, *rest = text.split()
        seat = seat_of(who)
        assert self.public.turn == seat
        found = [
            action
            for action in choices(GAME.view(self.state, seat))
            if not isinstance(action, Take)
            or self.position.options.scopa
            or total((action.card, *action.cards)) == 15
        ]
        assert all(GAME.check(self.state, seat, action) is None for action in found)
        assert len(set(found)) == len(found)
        if rest[0] == "total":
            assert len(found) == int(rest[1])
            return
        kind = {"take": Take, "soplo": Soplo, "lay": Lay}[rest[0]]
        of_kind = [action for action in found if isinstance(action, kind)]
        if len(rest) == 3:
            of_kind = [action for action in of_kind if getattr(action, "card", 0) == card(rest[1])]
        assert len(of_kind) == int(rest[-1])

    def expect_items(self, text: str) -> None:
        name, _, words = text.partition(":")
        sums: dict[str, int] = {}
        for item in self._scored().items:
            if self._name(item.side) == name:
                sums[item.name] = sums.get(item.name, 0) + item.points
        wanted = {} if words.strip() == "-" else pairs(words)
        assert sums == {item: int(number) for item, number in wanted.items()}

    def expect_setenta(self, text: str) -> None:
        wanted = {name: 0 if n == "-" else int(n) for name, n in pairs(text).items()}
        counts = self._scored().counts
        assert {self._name(side): c.setenta for side, c in enumerate(counts)} == wanted
        assert setenta(()) == 0

    def expect_deal(self, text: str) -> None:
        self._numbers(self._scored().points, text)

    def expect_total(self, text: str) -> None:
        self._numbers(self._scored().scores, text)

    def expect_score(self, text: str) -> None:
        self._numbers(self.public.scores, text)

    def expect_winner(self, text: str) -> None:
        result = self.public.result
        told = [event for event in self.events if isinstance(event, e.GameWon | e.GameDrawn)]
        if text == "none":
            assert (result, told) == (None, [])
            return
        assert result is not None
        assert len(told) == 1
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        assert outcome.winners == result.winners
        won = [self._name(side) for side in result.winners]
        assert won == [text] if text != "draw" else len(won) > 1

    def expect_tied(self, text: str) -> None:
        assert self.public.result is not None
        assert [self._name(side) for side in self.public.result.winners] == text.split()

    def expect_decided(self, text: str) -> None:
        assert self.public.result is not None
        assert text in (self.public.result.decided, self.public.result.reason)

    def expect_margin(self, text: str) -> None:
        """The winner's lead over the side that is named."""
        ((name, lead),) = pairs(text).items()
        assert self.public.result is not None
        (won,) = self.public.result.winners
        scores = self.public.scores
        assert scores[won] - scores[self.position.side(name)] == int(lead)
