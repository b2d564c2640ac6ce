"""Positions in the notation of the rules (section 7): for tests and lessons."""

from __future__ import annotations

import re
from collections.abc import Callable

from games.casino.events import Pile
from games.casino.model import LastCall, Loaded, Phase, State, empty
from games.casino.options import LETTERS, OPTIONS, PRESETS, Rules, check_interactions, rules_of
from games.casino.values import SCHEMES
from playroom.engine.cards import PACK, Card, card, cards
from playroom.engine.options import OptionValue, Setup, check_declared
from playroom.engine.record import Seat, replace

_BY_NAME = {option.name: option for option in OPTIONS}
_UNKNOWN = tuple(Card(64 + n) for n in range(52))
"""Cards of another pack: they stand for hands that a position does not give."""


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


def _seat(text: str, rules: Rules) -> Seat:
    if len(text) != 1 or text not in LETTERS[: rules.seats]:
        raise ValueError(f"no such seat: {text!r}")
    return LETTERS.index(text)


def _side(text: str, rules: Rules) -> int:
    for side in range(len(rules.sides)):
        if text == rules.side_name(side):
            return side
    raise ValueError(f"no such side: {text!r}")


def _numbers(text: str, rules: Rules) -> dict[int, int]:
    """`A=18 B=20`: a number for each side."""
    out = {}
    for word in text.split():
        name, _, value = word.partition("=")
        out[_side(name, rules)] = int(value)
    return out


class _Reader:
    """Reads the lines of one position into a state."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.hands: dict[Seat, tuple[Card, ...]] = {}
        self.builds: list[Pile] = []
        self.loose: tuple[Card, ...] = ()
        self.stock: tuple[Card, ...] | None = None
        self.piles: dict[int, str] = {}
        self.started = False
        self.dealer: Seat = rules.seats - 1
        self.turn: Seat = 0
        self.last: Seat | None = None
        self.sweeps: tuple[int, ...] = ()
        self.scores: tuple[int, ...] = (0,) * len(rules.sides)
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
                self.dealer = _seat(seat, self.rules)
            elif name == "turn":
                self.turn = _seat(seat, self.rules)
            else:
                raise ValueError(text)

    def _hand(self, text: str) -> None:
        seat, _, some = text.partition(":")
        self.started = True
        self.hands[_seat(seat.strip(), self.rules)] = _cards(some)

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
        seat = None if owner == "-" else _seat(owner, self.rules)
        # which card came from a hand is not said: the first of each group may have
        self.builds.append(Pile(int(value), seat, split, tuple(group[0] for group in split)))

    def _pile(self, text: str) -> None:
        side, _, some = text.partition(":")
        self.piles[_side(side.strip(), self.rules)] = some.strip()

    def _sweep_log(self, text: str) -> None:
        self.sweeps = tuple(_side(side, self.rules) for side in text.split())

    def _last_capturer(self, text: str) -> None:
        self.last = _seat(text, self.rules)

    def _score(self, text: str) -> None:
        numbers = (
            {} if self.rules.single_deal else _numbers(text, self.rules)
        )  # such a game begins with its deal
        self.scores = tuple(numbers.get(side, 0) for side in range(len(self.rules.sides)))

    def _deal(self, text: str) -> None:
        self.deal = int(text)

    def _untaken(self, text: str) -> None:
        self.untaken = int(text)

    def _taken(self) -> tuple[tuple[Card, ...], ...]:
        placed = (
            {one for hand in self.hands.values() for one in hand}
            | set(self.loose)
            | set(self.stock or ())
        )
        placed.update(one for pile in self.builds for one in pile.cards)
        named = {side: _some(text) for side, text in self.piles.items() if text != "rest"}
        for some in named.values():
            placed.update(some)
        rest = tuple(one for one in PACK if one not in placed)
        return tuple(
            rest if self.piles.get(side) == "rest" else named.get(side, ())
            for side in range(len(self.rules.sides))
        )

    def state(self) -> State:
        """The state. A position with hands is past the first play of its deal (section 7)."""
        rules = self.rules
        out = empty(rules, self.dealer)
        hands = tuple(
            self.hands.get(seat, _UNKNOWN[4 * seat : 4 * seat + 4] if self.started else ())
            for seat in range(rules.seats)
        )
        stock = self.stock or ()
        known = self.stock is not None
        last_round = known and not rules.draw and len(stock) < rules.round_size
        call = (
            LastCall.NOT_YET
            if not last_round
            else LastCall.DUE
            if rules.manual_last
            else LastCall.MADE
        )
        rounds = rules.rounds - len(stock) // rules.round_size if known and not rules.draw else 1
        public = replace(
            out.public,
            phase=Phase.PLAY if self.started else Phase.COUNT,
            turn=self.turn if self.started else None,
            held=tuple(map(len, hands)),
            stock_size=len(stock),
            loose=self.loose,
            builds=tuple(self.builds),
            piles=self._taken(),
            plays=1 if self.started else 0,
            round=rounds,
            call=call,
            loaded=Loaded.CLOSED if known else Loaded.OPEN,
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
            out.extend(one for one in PACK if one.suit == suit)
        elif word.endswith("*"):
            rank = card(word[:-1] + "S").rank
            out.extend(one for one in PACK if one.rank == rank)
        elif word != "-":
            out.append(card(word))
    return tuple(dict.fromkeys(out))


def _once_each(state: State) -> None:
    from games.casino.deals import all_cards

    some = all_cards(state)
    if len(set(some)) < len(some):
        raise ValueError("a card lies in two places")


def _fitting(state: State) -> None:
    """Builds have different values (CAS-070) and, with a strict referee, groups that make them."""
    from games.casino.reach import fits

    public = state.public
    values = [pile.value for pile in public.builds]
    if len(set(values)) < len(values):
        raise ValueError("two builds of one value")
    for pile in public.builds:
        if not public.rules.claims and not fits(public.rules, pile):
            raise ValueError(f"the groups of the build of {pile.value} do not make it")
        if any(not SCHEMES[public.rules.scheme].hand[one] for one in pile.cards):
            raise ValueError("a face card in a build")


def load_position(text: str) -> State:
    """The state that a position names; lines `##` are comments. Raises `ValueError`."""
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("##")]
    options = [line for line in lines if line.split()[0] == "opt"]
    setup = setup_of(" ".join(line[4:] for line in options))
    refused = check_declared(range(2, 5), OPTIONS, (), setup) or check_interactions(setup)
    if refused is not None:
        raise ValueError(refused.note.id)
    reader = _Reader(rules_of(setup))
    for line in lines:
        if line not in options:
            reader.line(line)
    return reader.state()
