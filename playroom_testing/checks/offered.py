"""Legal cards that `choices` leaves out: a hole that bots, hints and silence fall into.

A game need not list everything that is legal, so one position tells nothing. But a card that is
left out more often than it is offered is missing.
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
    """Cards that may be played by an action of a single card are offered, in so many matches of at
    most so many inputs, at one table after the other.
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
    here = {_key(action) for action in choices if _card_field(action)}
    offered.update(here)
    held = _own_cards(match, seat)
    for example in {type(action): action for action in choices}.values():
        name = _card_field(example)
        if name and getattr(example, name) in held:
            for card in held:
                action = replace(example, **{name: card})
                if _key(action) not in here and game.check(match.state, seat, action) is None:
                    legal[_key(action)] += 1


def _own_cards(match: AnyMatch, seat: Seat) -> frozenset[Card]:
    items: tuple[Item, ...] = match.game.table.zones(match.view(seat))[0].items
    return frozenset(item.card for item in items if item.card is not None)


def _key(action: Action) -> tuple[str, str]:
    return type(action).__name__, str(getattr(action, _card_field(action)))


def _card_field(action: Action) -> str:
    """The name of the only field of an action, when it is a card; else "": with more fields, a card
    may be legal together with other values only.
    """
    names = list(_fields(action))
    return names[0] if len(names) == 1 and isinstance(getattr(action, names[0]), Card) else ""


def _fields(action: Action) -> Iterator[str]:
    yield from action.__struct_fields__
