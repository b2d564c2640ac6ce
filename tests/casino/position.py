"""Positions in the notation of the rules (section 7), and playing on from them: a position says
what lies there, so a deal that is played to its end stops there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

from games.casino import GAME
from games.casino.builds import TableBuild
from games.casino.notation import LETTERS
from games.casino.options import PRESETS, CasinoOptions
from games.casino.rules import deal
from games.casino.rules.irregularities import all_cards, fits
from games.casino.rules.values import SCHEMES
from games.casino.state import LastCall, State, TableFlow, empty
from playroom.engine.cards import PACK, Card, card, cards
from playroom.engine.options import OptionValue, Setup
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng

_BY_NAME = {option.name: option for option in CasinoOptions.declared}
_UNKNOWN = tuple(Card(64 + n) for n in range(52))
"""Cards of another pack: they stand for hands that a position does not give."""


@contextmanager
def at_rest(stock_known: bool) -> Iterator[None]:
    """What is played in here stops when the deal is over, before its count; with a stock that the
    position does not know it stops when all hands are empty.
    """

    def stop(flow: TableFlow, rng: Rng) -> None:
        """Nothing more is done."""

    with patch.object(deal, "close_deal" if stock_known else "hands_played", stop):
        yield


def knows_stock(text: str) -> bool:
    """Does a position tell what the stock is?"""
    return any(line.strip().startswith("stock:") for line in text.splitlines())


def side_name(options: CasinoOptions, side: int) -> str:
    """The side in notation: `A`, or `AC` for partners."""
    return "".join(LETTERS[seat] for seat in options.sides[side])


def setup_of(words: str) -> Setup:
    """The table that `opt` words name: `preset=royal seats=3 sweeps=off`. Two seats unless said.

    Raises `ValueError`.
    """
    given: dict[str, str] = {}
    for word in words.split():
        name, _, value = word.partition("=")
        given[name] = value
    preset = given.pop("preset", "classic")
    if preset not in PRESETS:
        raise ValueError(f"no such preset: {preset}")
    options: dict[str, OptionValue] = dict(PRESETS[preset])
    seats = int(given.pop("seats", options.get("seats", 2)))
    for name, text in given.items():
        option = _BY_NAME.get(name)
        parsed = option.parse(text) if option else None
        if parsed is None:
            raise ValueError(f"no such option: {name}={text}")
        options[name] = parsed
    return Setup.of(seats, options)


def _seat(text: str, options: CasinoOptions) -> Seat:
    if len(text) != 1 or text not in LETTERS[: options.seats]:
        raise ValueError(f"no such seat: {text!r}")
    return LETTERS.index(text)


def _side(text: str, options: CasinoOptions) -> int:
    for side in range(len(options.sides)):
        if text == side_name(options, side):
            return side
    raise ValueError(f"no such side: {text!r}")


def _numbers(text: str, options: CasinoOptions) -> dict[int, int]:
    """`A=18 B=20`: a number for each side."""
    out = {}
    for word in text.split():
        name, _, value = word.partition("=")
        out[_side(name, options)] = int(value)
    return out


class _Reader:
    """Reads the lines of one position into a state."""

    def __init__(self, options: CasinoOptions) -> None:
        self.options = options
        self.hands: dict[Seat, tuple[Card, ...]] = {}
        self.builds: list[TableBuild] = []
        self.loose: tuple[Card, ...] = ()
        self.stock: tuple[Card, ...] | None = None
        self.piles: dict[int, str] = {}
        self.started = False
        self.dealer: Seat = options.seats - 1
        self.turn: Seat = 0
        self.last: Seat | None = None
        self.sweeps: tuple[int, ...] = ()
        self.scores: tuple[int, ...] = (0,) * len(options.sides)
        self.deal = 1
        self.untaken = 0

    def line(self, text: str) -> None:
        """One line."""
        word, _, rest = text.partition(" ")
        readers: dict[str, Callable[[str], None]] = {
            "pos": self._pos,
            "hand": self._hand,
            "table:": self._table,
            "build": self._build,
            "stock:": self._stock,
            "pile": self._pile,
            "sweeplog": self._sweep_log,
            "last": self._last_capturer,
            "score": self._score,
            "dealno": self._deal,
            "untaken": self._untaken,
        }
        if word not in readers:
            raise ValueError(f"not a line of a position: {text}")
        readers[word](rest.strip())

    def _pos(self, text: str) -> None:
        for part in text.split():
            name, _, seat = part.partition("=")
            if name == "dealer":
                self.dealer = _seat(seat, self.options)
            elif name == "turn":
                self.turn = _seat(seat, self.options)
            else:
                raise ValueError(text)

    def _hand(self, text: str) -> None:
        seat, _, some = text.partition(":")
        self.started = True
        self.hands[_seat(seat.strip(), self.options)] = _cards(some)

    def _table(self, text: str) -> None:
        self.loose = _cards(text)

    def _stock(self, text: str) -> None:
        self.stock = _cards(text)

    def _build(self, text: str) -> None:
        found = re.fullmatch(r"(\d+) @([A-D-])\s*:\s*(.+)", text)
        if found is None:
            raise ValueError(f"not a build: {text}")
        value, owner, groups = found.groups()
        split = tuple(_cards(group) for group in groups.split("/"))
        seat = None if owner == "-" else _seat(owner, self.options)
        # which card came from a hand is not said: the first of each group may have
        self.builds.append(TableBuild(int(value), seat, split, tuple(group[0] for group in split)))

    def _pile(self, text: str) -> None:
        side, _, some = text.partition(":")
        self.piles[_side(side.strip(), self.options)] = some.strip()

    def _sweep_log(self, text: str) -> None:
        self.sweeps = tuple(_side(side, self.options) for side in text.split())

    def _last_capturer(self, text: str) -> None:
        self.last = _seat(text, self.options)

    def _score(self, text: str) -> None:
        numbers = (
            {} if self.options.single_deal else _numbers(text, self.options)
        )  # such a game begins with its deal
        self.scores = tuple(numbers.get(side, 0) for side in range(len(self.options.sides)))

    def _deal(self, text: str) -> None:
        self.deal = int(text)

    def _untaken(self, text: str) -> None:
        self.untaken = int(text)

    def _taken(self) -> tuple[tuple[Card, ...], ...]:
        placed = (
            {card for hand in self.hands.values() for card in hand}
            | set(self.loose)
            | set(self.stock or ())
        )
        placed.update(card for build in self.builds for card in build.cards)
        named = {side: _some(text) for side, text in self.piles.items() if text != "rest"}
        for some in named.values():
            placed.update(some)
        rest = tuple(card for card in PACK if card not in placed)
        return tuple(
            rest if self.piles.get(side) == "rest" else named.get(side, ())
            for side in range(len(self.options.sides))
        )

    def state(self) -> State:
        """The state. A position with hands is past the first play of its deal (section 7)."""
        options = self.options
        blank = empty(options, self.dealer)
        hands = tuple(
            self.hands.get(seat, _UNKNOWN[4 * seat : 4 * seat + 4] if self.started else ())
            for seat in range(options.seats)
        )
        stock = self.stock or ()
        dealt_by_rounds = self.stock is not None and not options.draw
        last = dealt_by_rounds and len(stock) < options.round_size
        due = LastCall.DUE if options.manual_last else LastCall.MADE
        public = replace(
            blank.public,
            turn=self.turn if self.started else None,
            held=tuple(map(len, hands)),
            stock_size=len(stock),
            loose=self.loose,
            builds=tuple(self.builds),
            piles=self._taken(),
            plays=1 if self.started else 0,
            round=options.rounds - len(stock) // options.round_size if dealt_by_rounds else 1,
            call=due if last else LastCall.NOT_YET,
            sweeps=self.sweeps,
            last=self.last,
            scores=self.scores,
            deal=self.deal,
            untaken=self.untaken,
        )
        state = State(public, hands, stock)
        _once_each(state)
        _fitting(state)
        return state


def _cards(text: str) -> tuple[Card, ...]:
    text = text.strip()
    return () if text == "-" else cards(text)


def _some(text: str) -> tuple[Card, ...]:
    """Cards of a pile: `*S` are all spades, `A*` all aces."""
    out: list[Card] = []
    for word in text.split():
        if word.startswith("*"):
            suit = card("A" + word[1:]).suit
            out.extend(card for card in PACK if card.suit == suit)
        elif word.endswith("*"):
            rank = card(word[:-1] + "S").rank
            out.extend(card for card in PACK if card.rank == rank)
        elif word != "-":
            out.append(card(word))
    return tuple(dict.fromkeys(out))


def _once_each(state: State) -> None:
    there = all_cards(state)
    if len(set(there)) < len(there):
        raise ValueError("a card lies in two places")


def _fitting(state: State) -> None:
    """Builds have different values (CAS-070) and, with a strict referee, groups that make them."""
    public, options = state.public, state.public.options
    values = [build.value for build in public.builds]
    if len(set(values)) < len(values):
        raise ValueError("two builds of one value")
    for build in public.builds:
        if not options.claims and not fits(options, build):
            raise ValueError(f"the groups of the build of {build.value} do not make it")
        if any(not SCHEMES[options.scheme].hand[card] for card in build.cards):
            raise ValueError("a face card in a build")


def load_position(text: str) -> State:
    """The state that a position names; lines `##` are comments. Raises `ValueError`."""
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("##")]
    opened = [line for line in lines if line.split()[0] == "opt"]
    setup = setup_of(" ".join(line[4:] for line in opened))
    refused = GAME.check_options(setup)
    if refused is not None:
        raise ValueError(refused.note.id)
    reader = _Reader(CasinoOptions.of(setup))
    for line in lines:
        if line not in opened:
            reader.line(line)
    return reader.state()
