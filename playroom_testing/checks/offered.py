"""Legal cards and squares that `choices` leaves out: a hole that bots, hints and silence fall into.

A game need not list everything that is legal, so one position tells nothing. But a card (or what
else the cursor stands on) that is left out more often than it is offered is missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice

from playroom.engine.cards import Card
from playroom.engine.record import Seat, replace
from playroom.engine.steps import Action
from playroom.engine.table import Item
from playroom_testing.cases import Subject
from playroom_testing.walks import MOST_CHOICES, AnyMatch, open_match, some_choices, walk

OFTEN = 3
"""In how many positions a card must be left out before that counts."""


def check_every_card_offered(subject: Subject, matches: int, most: int) -> None:
    """What may be played by an action of a single card, or of a single thing that the cursor stands
    on, is offered, in so many matches of at most so many inputs, at one table after the other.
    """
    legal: Counter[tuple[str, str]] = Counter()
    offered: Counter[tuple[str, str]] = Counter()
    for number, case in enumerate(islice(cycle(subject.cases), matches)):
        match = open_match(case.game, case.setup, f"offered {number}")
        for _ in walk(match, f"offered {number}", most):
            for seat in {request.seat for request in match.awaited()}:
                _look(match, seat, legal, offered)
    lines = [
        f"{kind} of {face} was legal {times} times when `choices` did not offer it, and offered "
        f"{offered[kind, face]} times"
        for (kind, face), times in sorted(legal.items())
        if times >= OFTEN and times > offered[kind, face]
    ]
    assert not lines, "\n".join(lines)


def _look(
    match: AnyMatch,
    seat: Seat,
    legal: Counter[tuple[str, str]],
    offered: Counter[tuple[str, str]],
) -> None:
    game, view = match.game, match.view(seat)
    choices = some_choices(game, view)
    if len(choices) == MOST_CHOICES:
        return  # what comes behind these was not looked at
    here = {_key(action) for action in choices if _only_field(action)}
    offered.update(here)
    things = _things(match, seat)
    for example in {type(action): action for action in choices}.values():
        name = _only_field(example)
        if name and getattr(example, name) in things:
            of_a_kind = type(getattr(example, name))
            for thing in (one for one in things if isinstance(one, of_a_kind)):
                action = replace(example, **{name: thing})
                if _key(action) not in here and game.check(match.state, seat, action) is None:
                    legal[_key(action)] += 1


def _things(match: AnyMatch, seat: Seat) -> frozenset[Card | str]:
    """The cards of the own hand, and the keys of all that the cursor can stand on."""
    zones = match.game.table.zones(match.view(seat))
    hand: tuple[Item, ...] = zones[0].items
    keys = (item.key for zone in zones for item in zone.items)
    return frozenset((*keys, *(item.card for item in hand if item.card is not None)))


def _key(action: Action) -> tuple[str, str]:
    return type(action).__name__, str(getattr(action, _only_field(action)))


def _only_field(action: Action) -> str:
    """The name of the only field of an action, when it is a card or a text; else "": with more
    fields, a card may be legal together with other values only.
    """
    names = list(_fields(action))
    good = len(names) == 1 and isinstance(getattr(action, names[0]), (Card, str))
    return names[0] if good else ""


def _fields(action: Action) -> Iterator[str]:
    yield from action.__struct_fields__
