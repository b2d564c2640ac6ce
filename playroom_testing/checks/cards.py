"""Cards in any value of any game; by default, that no card is lost, and which other deals a seat
cannot tell from this one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from playroom.engine.cards import Card
from playroom.engine.match import Match
from playroom.engine.record import Record, Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Event
from playroom.records.seal import Witness
from playroom_testing.cases import Case
from playroom_testing.walks import AnyMatch, header, open_match, walk

T = TypeVar("T")

Path: TypeAlias = tuple[Any, ...]
"""What leads to a card inside a value: names of fields and indexes."""


_PLAIN = frozenset((type(None), bool, int, float, str))
"""Types of most values, in which no card is."""


def card_places(value: Any, path: Path = ()) -> Iterator[tuple[Path, Card]]:
    """Every card inside `value` with the path that leads to it."""
    places: list[tuple[Path, Card]] = []
    _find(value, path, places)
    return iter(places)


def _find(value: Any, path: Path, places: list[tuple[Path, Card]]) -> None:
    if type(value) in _PLAIN:
        return
    if isinstance(value, Card):
        places.append((path, value))
    elif isinstance(value, Record):
        for name in value.__struct_fields__:
            _find(getattr(value, name), (*path, name), places)
    elif isinstance(value, tuple) and hasattr(value, "_fields"):
        for name in value._fields:
            _find(getattr(value, name), (*path, name), places)
    elif isinstance(value, (tuple, list)):
        for index, part in enumerate(value):
            _find(part, (*path, index), places)
    elif isinstance(value, (set, frozenset)):
        for part in sorted(value, key=repr):
            _find(part, (*path, "in"), places)
    elif isinstance(value, Mapping):
        for key in sorted(value, key=repr):
            _find(key, (*path, "in"), places)
            _find(value[key], (*path, key), places)


def cards_in(value: Any) -> set[Card]:
    """The cards that `value` names."""
    return {card for _, card in card_places(value)}


def cards_lying(view: Any) -> set[Card]:
    """The cards that a view shows where they lie: without those of the events in it (`last`), which
    only repeat what was told.
    """
    parts = (getattr(view, name) for name in view.__struct_fields__)
    return cards_in([part for part in parts if not _is_told(part)])


def _is_told(part: Any) -> bool:
    """Is a part of a view an event, or a row of them?"""
    row = part if isinstance(part, tuple) and part else (part,)
    return all(isinstance(each, Event) for each in row)


def container(path: Path) -> Path:
    """The row that a place belongs to: `hands, 1` for the third card of the second hand."""
    return path[:-1] if path and isinstance(path[-1], int) else path


def containers(state: Any) -> dict[Card, set[Path]]:
    """For every card the rows that it stands in."""
    rows: dict[Card, set[Path]] = {}
    for path, card in card_places(state):
        rows.setdefault(card, set()).add(container(path))
    return rows


# -- nothing is lost -------------------------------------------------------------------------------


def found_cards(state: Any) -> tuple[frozenset[Card], frozenset[str]]:
    """The census of a game that brings none: all cards of the state, and the fields (of all seats
    together) in which a card stands twice.

    A field such as `last` may well name a card that lies somewhere else; but two hands, or a hand
    and itself, cannot hold the same card.
    """
    cards: set[Card] = set()
    rows: Counter[tuple[str, Card]] = Counter()
    for path, card in card_places(state):
        cards.add(card)
        rows[".".join(name for name in path if isinstance(name, str)), card] += 1
    return frozenset(cards), frozenset(name for (name, _), times in rows.items() if times > 1)


def check_found_cards(before: Any, now: Any, public: set[Card], what: str) -> None:
    """No card has come from nowhere, become two, or gone without having been shown. `what` has
    happened between the states, and nothing was shuffled; everybody has been shown `public`.

    A card that everybody has seen may go: a game need not keep what was played.
    """
    (cards, twice), (cards_now, twice_now) = found_cards(before), found_cards(now)
    remedy = "(a game in which that is right brings a census: see playroom_testing.hooks)"
    appeared, gone, doubled = cards_now - cards, cards - cards_now - public, twice_now - twice
    assert not gone, f"{what}: {_named(gone)} cannot be found in the state any more {remedy}"
    assert not appeared, f"{what}: {_named(appeared)} came from nowhere {remedy}"
    assert not doubled, f"{what}: a card stands twice in {', '.join(sorted(doubled))} {remedy}"


def _named(cards: Iterable[Card]) -> str:
    return ", ".join(map(repr, sorted(cards)))


# -- other worlds ----------------------------------------------------------------------------------


class WatchedRng(Witness):
    """The root of a match's random numbers: gives streams, remembers their labels, and nothing
    else.
    """

    __slots__ = ()

    def stream(self, label: str) -> Rng:
        assert label not in self.labels, (
            f"the stream {label!r} is begun again: the same numbers would come twice"
        )
        return super().stream(label)

    def below(self, n: int) -> int:
        raise AssertionError(
            "a number is drawn from the match's own stream, not from rng.stream(purpose)"
        )

    def random(self) -> float:
        return self.below(0)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        raise AssertionError(
            "something is shuffled by the match's own stream, not by rng.stream(purpose)"
        )


class Watched:
    """A match on its way, and what every seat has been shown of the cards since random numbers were
    taken last (since the cards were dealt or shuffled).
    """

    def __init__(self, case: Case, seed: str) -> None:
        self.case = case
        self._rng = WatchedRng(seed)
        self.match: AnyMatch = Match(case.game, header(case.game, case.setup, seed), rng=self._rng)
        self.dealt = True
        """Did the last input (or the start) take random numbers?"""
        self.viewed: dict[Seat | None, set[Card]] = {seat: set() for seat in case.seats}
        """For every seat the cards that its view has shown since the last shuffle."""
        self.shown: dict[Seat | None, set[Card]] = {seat: set() for seat in case.seats}
        """The same, with the cards that it has been told of."""
        self.knew: dict[Seat | None, set[Card]] = {}
        """What every seat had been shown before the last input, since the last shuffle."""
        self.heard: dict[Seat | None, set[Card]] = {seat: set() for seat in case.seats}
        """For every seat the cards that it was ever told of."""
        self.events: Sequence[Event] = ()
        """What the last input has brought."""
        self.before: Any = None
        """The state before the last input, None at the start."""
        self._labels = 0
        self._told = 0
        self.look()

    def look(self) -> None:
        """Takes in what the last input has done."""
        match = self.match
        self.dealt = len(self._rng.labels) != self._labels
        self._labels = len(self._rng.labels)
        self.events = match.happened[self._told :]
        self._told = len(match.happened)
        for seat in self.case.seats:
            if self.dealt:
                self.viewed[seat], self.shown[seat] = set(), set()
            self.knew[seat] = set(self.shown[seat])
            view, events = cards_in(match.view(seat)), cards_in(told(self.events, seat))
            self.heard[seat] |= events
            self.viewed[seat] |= view
            self.shown[seat] |= view if self.dealt else view | events

    def walk(self, most: int, timeouts: int = 15, leaving: int = 40) -> Iterator[Watched]:
        """After every input, the start first, up to `most` inputs or the end."""
        for match in walk(self.match, self.match.header.seed, most, timeouts, leaving):
            if match.sequence:
                self.look()
            state = match.state
            yield self
            self.before = state

    def worlds(self, seat: Seat | None, seed: str, many: int) -> list[Any]:
        """Other states that `seat` should not be able to tell from this one."""
        return [self.world(seat, Rng(f"{seed} {number}")) for number in range(many)]

    def world(self, seat: Seat | None, rng: Rng) -> Any:
        """One of them."""
        redeal, state = self.case.hooks.redeal, self.match.state
        if redeal is not None:
            return redeal(state, seat, rng)
        hidden = sorted(cards_in(state) - self.shown[seat] - self.case.hooks.remembered(state))
        return exchanged(state, dict(zip(hidden, rng.shuffled(hidden), strict=True)))


def told(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """The events as `seat` may know them."""
    return [known for event in events if (known := event.seen_by(seat)) is not None]


def exchanged(value: T, others: Mapping[Card, Card]) -> T:
    """`value` with every card of `others` replaced by its other one, wherever it stands.

    A row that was sorted, and of which every card is replaced, is sorted again.
    """
    changed: Any = value
    if isinstance(value, Card):
        changed = others.get(value, value)
    elif isinstance(value, Record):
        parts = {name: getattr(value, name) for name in value.__struct_fields__}
        new = {name: exchanged(part, others) for name, part in parts.items()}
        if any(new[name] is not part for name, part in parts.items()):
            changed = msgspec.structs.replace(value, **new)
    elif isinstance(value, (tuple, list)):
        row = [exchanged(part, others) for part in value]
        if any(now is not part for now, part in zip(row, value, strict=True)):
            if all(part in others for part in value if part is not None) and _sorted(value):
                row.sort()
            changed = type(value)(*row) if hasattr(value, "_fields") else type(value)(row)
    elif isinstance(value, (set, frozenset)):
        changed = type(value)(exchanged(part, others) for part in value)
    elif isinstance(value, Mapping):
        changed = {exchanged(key, others): exchanged(part, others) for key, part in value.items()}
    return changed  # type: ignore[no-any-return]


def _sorted(row: Sequence[Any]) -> bool:
    return all(isinstance(card, Card) for card in row) and list(row) == sorted(row)


# -- the census of every state ---------------------------------------------------------------------


def check_nothing_is_lost(case: Case, seed: str, most: int) -> None:
    """Nothing appears or vanishes on a walk, by the game's own census or by the cards that are
    found.
    """
    own = case.hooks.census
    if own is not None:
        _check_census(case, seed, most, own)
        return
    watched = Watched(case, seed)
    for _ in watched.walk(most, leaving=50):
        if not watched.dealt:
            what = _after(watched.match)
            check_found_cards(watched.before, watched.match.state, watched.shown[None], what)


def _check_census(case: Case, seed: str, most: int, own: Callable[[Any], Hashable]) -> None:
    """The same by a census, which needs nothing of what the seats were shown; everybody's view is
    made all the same.
    """
    match: AnyMatch = open_match(case.game, case.setup, seed, WatchedRng(seed))
    start = own(match.state)
    for _ in walk(match, seed, most, timeouts=15, leaving=50):
        now = own(match.state)
        assert now == start, f"{_after(match)}: the census is {now}, it was {start}"
        for seat in case.seats:
            match.view(seat)
    if case.hooks.redeal is not None:
        for seat in case.seats:
            now = own(case.hooks.redeal(match.state, seat, Rng(seed)))
            assert now == start, f"a redeal for seat {seat} has the census {now}, not {start}"


def _after(match: AnyMatch) -> str:
    return f"after input {match.sequence} ({_entry(match)})"


def _entry(match: AnyMatch) -> str:
    entry = match.entries[-1] if match.entries else None
    return f"{entry.kind} of seat {entry.seat}: {entry.text}" if entry else "the start"
