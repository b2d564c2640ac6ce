"""Non-interference: what a seat cannot know changes nothing that it sees, is told, is asked, is
refused or decides.

`redeal(state, seat)` gives another state that the seat cannot tell from this one. So everything the
seat is given must be the same in both; and a redeal that leaves hidden things where they are would
prove nothing, so that is measured too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from itertools import combinations
from typing import Any

from playroom.engine.plain import to_plain
from tests.conformance.cases import hooks
from tests.conformance.checks_contract import WatchedRng, decide, pool_of
from tests.conformance.playing import AnyGame, AnyMatch, open_match, some_choices, walk

from playroom.engine.cards import Card
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Mode
from playroom.engine.table import Ask, Item

REDEALS = 3
"""Other worlds looked at for each seat."""


# -- where the cards are ---------------------------------------------------------------------------


def card_places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Card]]:
    """Every card inside `value` with the path that leads to it."""
    if isinstance(value, Card):
        yield path, value
    elif is_dataclass(value) and not isinstance(value, type):
        for one in fields(value):
            yield from card_places(getattr(value, one.name), (*path, one.name))
    elif isinstance(value, tuple) and hasattr(value, "_fields"):
        for name in value._fields:
            yield from card_places(getattr(value, name), (*path, name))
    elif isinstance(value, (tuple, list)):
        for index, part in enumerate(value):
            yield from card_places(part, (*path, index))
    elif isinstance(value, (set, frozenset)):
        for part in sorted(value, key=repr):
            yield from card_places(part, (*path, "in"))


def cards_in(value: Any) -> set[Card]:
    """The cards that `value` names."""
    return {one for _, one in card_places(value)}


def _containers(state: Any) -> dict[Card, set[tuple[Any, ...]]]:
    out: dict[Card, set[tuple[Any, ...]]] = {}
    for path, one in card_places(state):
        out.setdefault(one, set()).add(path[:-1] if isinstance(path[-1], int) else path)
    return out


# -- one position ----------------------------------------------------------------------------------


@dataclass
class Moved:
    """What redeals have moved so far; `assert_enough` at the end."""

    positions: int = 0
    changed: int = 0
    places: Counter[tuple[Any, ...]] = field(default_factory=Counter)
    varied: Counter[tuple[Any, ...]] = field(default_factory=Counter)

    def note(self, match: AnyMatch, seat: Seat | None, worlds: list[Any]) -> None:
        """Counts, for every card that `seat` does not see, whether some redeal put another in its
        place.
        """
        remembered = getattr(hooks(match.game.id), "remembered", None)
        seen = cards_in(match.view(seat)) | (remembered(match.state) if remembered else set())
        hidden = {path: one for path, one in card_places(match.state) if one not in seen}
        if len(hidden) < 2:
            return
        self.positions += 1
        self.changed += any(world != match.state for world in worlds)
        others = [dict(card_places(world)) for world in worlds]
        for path, one in hidden.items():
            container = path[:-1] if isinstance(path[-1], int) else path
            self.places[container] += 1
            self.varied[container] += any(other.get(path) != one for other in others)

    def assert_enough(self, least: int) -> None:
        """Redeals must move what is hidden nearly always, and in every place where something is
        hidden.
        """
        assert self.positions >= least, (
            f"only {self.positions} positions with hidden cards were looked at"
        )
        share = self.changed / self.positions
        assert share > 0.6, (
            f"only {share:.0%} of the redeals changed anything: leaks would not be noticed"
        )
        for container, total in self.places.items():
            if total >= 20:
                part = self.varied[container] / total
                where = ".".join(map(str, container))
                assert part > 0.5, (
                    f"the hidden cards of {where} are moved in only {part:.0%} of the redeals"
                )


def worlds_of(match: AnyMatch, seat: Seat | None, seed: str, many: int = REDEALS) -> list[Any]:
    """Other states that `seat` should not be able to tell from this one."""
    before = match.state
    found = [match.game.redeal(before, seat, Rng(f"{seed} {i}")) for i in range(many)]
    assert match.state is before
    return found


def check_secrets(
    match: AnyMatch, seed: str, moved: Moved | None = None, dealt: bool = False
) -> None:
    """All that every seat and a spectator get, in this and in other worlds.

    `dealt`: the last input took random numbers.
    """
    chance = Rng(f"secrets {seed}")
    pool = pool_of(match, chance, 16)
    for seat in (*range(match.header.setup.seats), None):
        worlds = worlds_of(match, seat, seed)
        if moved is not None:
            moved.note(match, seat, worlds)
        for world in worlds:
            check_same_view(match, world, seat)
            check_same_requests(match, world, seat)
        last = worlds[-1]
        check_same_answers(match, last, seat)
        if seat is not None:
            check_same_verdicts(match, last, seat, pool)
            check_same_events(match, last, seat, chance)
            check_playable(match, last, chance)
        check_named_cards_are_known(match, seat, worlds, dealt)
    check_secret_answers(match, chance)


def watched_walk(
    game: AnyGame, setup: Setup, seed: str, most: int
) -> Iterator[tuple[AnyMatch, bool]]:
    """A match after every input, and whether that input took random numbers (the cards were dealt
    anew).
    """
    rng = WatchedRng(seed)
    match = open_match(game, setup, seed, rng)
    labels = len(rng.labels)
    for _ in walk(match, seed, most, timeouts=15, leaving=40):
        yield match, len(rng.labels) != labels
        labels = len(rng.labels)


def check_same_view(match: AnyMatch, world: Any, seat: Seat | None) -> None:
    """The view is the same, also in fields that do not count for equality."""
    here, there = match.game.view(match.state, seat), match.game.view(world, seat)
    assert to_plain(here) == to_plain(there), (
        f"seat {seat} sees a difference: {_difference(here, there)}"
    )
    assert here == there


def _difference(here: Any, there: Any) -> str:
    one, two = to_plain(here), to_plain(there)
    names = [name for name in one if one[name] != two.get(name)]
    return "; ".join(f"{name}: {one[name]} or {two.get(name)}" for name in names)


def check_same_requests(match: AnyMatch, world: Any, seat: Seat | None) -> None:
    """Its own requests are the same in all, those of others in whether they exist, how they are
    called and timed.

    Whether somebody is waited for can be heard by everybody, so it may depend only on what
    everybody knows.
    """
    here, there = match.game.requests(match.state), match.game.requests(world)
    assert [r for r in here if r.seat == seat] == [r for r in there if r.seat == seat], (
        f"seat {seat} is asked otherwise"
    )
    public = [
        [(r.id, r.seat, r.mode, r.seconds, r.awaited) for r in some] for some in (here, there)
    ]
    assert public[0] == public[1], f"who is awaited tells seat {seat} what it cannot know: {public}"


def _marks(items: list[Item]) -> Iterator[tuple[tuple[Item, ...], Item | None]]:
    yield (), None
    for one in items:
        yield (), one
    for one in items[:8]:
        yield (one,), one
    for pair in list(combinations(items, 2))[:12]:
        yield pair, pair[-1]


def table_answers(game: AnyGame, view: Any) -> Iterator[tuple[str, Any]]:
    """Everything the keyboard gets out of a view, with a name for what it is."""
    table = game.table
    items: list[Item] = []
    for order in table.orders:
        zones = table.zones(view, order)
        yield f"zones by {order}", zones
        items = [item for zone in zones for item in zone.items]
    for ask in Ask:
        yield f"answer {ask}", table.answer(view, ask)
    yield "playable", table.playable(view)
    yield "wants a number", table.wants_number(view)
    for number in (0, 7, 29, 100, 10**6):
        yield f"number {number}", table.number(view, number)
    for marked, at in _marks(items):
        yield (
            f"enter on {[one.key for one in marked]}, {at and at.key}",
            table.act(view, marked, at),
        )
    for key in table.keys:
        yield f"works {key.name}", table.works(view, key.name)
        for at in (None, *items[:3]):
            yield f"key {key.name} on {at and at.key}", table.press(view, key.name, (), at)
    for item in items[:3]:
        yield "marking", table.marking(view, (item,), item, True)
        does = table.first_play(view, item)
        yield "first play", (does,) if does is not None else ()


def check_same_answers(match: AnyMatch, world: Any, seat: Seat | None) -> None:
    """Zones, answers, playable cards, what Enter and the keys do."""
    game = match.game
    here, there = (
        list(table_answers(game, game.view(state, seat))) for state in (match.state, world)
    )
    for (what, one), (_, two) in zip(here, there, strict=True):
        assert one == two, f"{what} tells seat {seat} what it cannot know: {one} or {two}"


def check_same_verdicts(match: AnyMatch, world: Any, seat: Seat, pool: Iterable[Action]) -> None:
    """What it may do and why not, for its own choices and for cards that others hold."""
    game = match.game
    for action in (*some_choices(game, match.view(seat)), *pool):
        here, there = game.check(match.state, seat, action), game.check(world, seat, action)
        assert here == there, (
            f"trying {action} tells seat {seat} what it cannot know: {here} or {there}"
        )
    silent = [game.on_timeout(state, seat) for state in (match.state, world)]
    assert silent[0] == silent[1], f"the silence of seat {seat} stands for {silent}"


def check_same_decisions(match: AnyMatch, levels: Iterable[str], seed: str) -> None:
    """Every bot decides the same in another world, with the same random numbers."""
    game = match.game
    for seat in sorted({request.seat for request in match.awaited()}):
        world = worlds_of(match, seat, seed, 1)[0]
        for level in levels:
            here = decide(match, seat, level, seed)
            requests = tuple(request for request in game.requests(world) if request.seat == seat)
            view = game.view(world, seat)
            there = game.bots[level]().decide(
                view, requests, match.seen(seat), Rng(seed).stream(level), None
            )
            assert here == there, (
                f"{level} in seat {seat} knows more than its seat: {here} or {there}"
            )


def check_playable(match: AnyMatch, world: Any, chance: Rng) -> None:
    """The other world is a state like any other: the game goes on in it."""
    game = match.game
    for _ in range(4):
        awaited = [request for request in game.requests(world) if request.awaited]
        if not awaited:
            return
        seat = chance.choice(awaited).seat
        choices = some_choices(game, game.view(world, seat))
        assert choices, f"in another world seat {seat} is awaited and can do nothing"
        action = chance.choice(choices)
        assert game.check(world, seat, action) is None
        world = game.apply(world, seat, action, Rng("another world")).state


# -- what events tell ------------------------------------------------------------------------------


def _told(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    return [known for event in events if (known := event.seen_by(seat)) is not None]


def check_named_cards_are_known(
    match: AnyMatch, seat: Seat | None, worlds: list[Any], dealt: bool
) -> None:
    """A card that an event has just named to a seat stays where it is in all the seat's other
    worlds.

    Otherwise the event tells what the seat cannot know (or the redeal forgets what it knows). When
    cards were dealt anew those that everybody was shown before may be anywhere, so then only what
    this seat alone was told is looked at; at the start everything but the kinds of events that the
    game calls `PASSING` (cards drawn for the first deal).
    """
    passing = getattr(hooks(match.game.id), "PASSING", ())
    last = [
        p.event
        for p in match.events
        if p.sequence == match.sequence and not isinstance(p.event, passing)
    ]
    told = _told(last, seat)
    named = cards_in(told)
    if dealt and match.sequence:
        named -= cards_in(_told(last, None))
    if not named:
        return
    here = _containers(match.state)
    for world in worlds:
        there = _containers(world)
        for one in sorted(named & set(here)):
            stays = here[one] & there.get(one, set())
            assert stays, f"seat {seat} was told of {one!r} ({told}), but cannot know where it is"


def check_secret_answers(match: AnyMatch, chance: Rng) -> None:
    """What is chosen in secret, while others still choose, looks the same to everybody else."""
    game, state = match.game, match.state
    asked = [request for request in match.awaited() if request.mode is Mode.SECRET]
    if len({request.seat for request in asked}) < 2:
        return
    request = chance.choice(asked)
    choices = [
        a for a in some_choices(game, match.view(request.seat)) if isinstance(a, request.kinds)
    ]
    for seat in (*range(match.header.setup.seats), None):
        if seat == request.seat:
            continue
        told = []
        for world in (state, worlds_of(match, seat, "secret answers", 1)[0]):
            mine = [
                a
                for a in some_choices(game, game.view(world, request.seat))
                if isinstance(a, request.kinds)
            ]
            for action in (
                chance.choice(mine),
                chance.choice(choices) if world is state else chance.choice(mine),
            ):
                step = game.apply(world, request.seat, action, Rng("secret"))
                told.append(
                    (action, _told(step.events, seat), to_plain(game.view(step.state, seat)))
                )
        for action, events, view in told[1:]:
            assert events == told[0][1], (
                f"seat {seat} hears what seat {request.seat} chose: {action} or {told[0][0]}"
            )
            assert view == told[0][2], (
                f"seat {seat} sees what seat {request.seat} chose: {action} or {told[0][0]}"
            )


def check_same_events(match: AnyMatch, world: Any, seat: Seat, chance: Rng) -> None:
    """An input in turn whose result looks the same in both worlds is told in the same words.

    Compared when nothing was turned up (no random numbers, no card the seat did not know) and the
    views agree after it. Not in windows: closing one tells what the others had answered.
    """
    game = match.game
    known = cards_in(match.view(seat))
    kinds = tuple(
        kind
        for r in match.requests_of(seat)
        if r.mode in (Mode.TURN, Mode.CLAIM)
        for kind in r.kinds
    )
    choices = [
        action for action in some_choices(game, match.view(seat)) if isinstance(action, kinds)
    ]
    for action in [chance.choice(choices) for _ in range(3) if choices]:
        sides = []
        for state in (match.state, world):
            rng = WatchedRng("both")
            step = game.apply(state, seat, action, rng)
            told = _told(step.events, seat)
            if rng.labels or cards_in(told) - known:
                break
            sides.append((told, to_plain(game.view(step.state, seat)), game.requests(step.state)))
        if len(sides) == 2 and sides[0][1:] == sides[1][1:]:
            assert sides[0][0] == sides[1][0], (
                f"after {action} seat {seat} is told {sides[0][0]} or {sides[1][0]}"
            )
