"""What the keyboard gets out of a view: every question answers in every phase, every refusal says
why, and what is offered is legal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, TypeAlias

from playroom.engine.notes import Note, Rejection
from playroom.engine.steps import Action
from playroom.engine.table import ORDERS, Ask, Item, Offer, OfferList, Zone
from playroom_testing.cases import Case
from playroom_testing.checks.contract import check_rejection
from playroom_testing.walks import AnyGame, AnyMatch, open_match, some_choices, walk, whole

NUMBERS = (0, 7, 29, 100, 10**6)
"""What is typed where a number may be wanted, besides the numbers that the choices name."""

Answers: TypeAlias = list[tuple[str, Any]]
"""What a view answers, each with a name for what was asked (see `table_answers`)."""

MOST_WALKS = 8
_answered: dict[tuple[Case, str], list[list[Answers]]] = {}
"""By table and seed what the seats were answered at every position of a walk that
`check_keys_walk` has passed, for `check_offers`, which comes to the same positions; of so many
walks at most.
"""


def marks(items: list[Item]) -> Iterator[tuple[tuple[Item, ...], Item | None]]:
    """What may be marked, and where the cursor may stand, when Enter is pressed."""
    yield (), None
    for item in items:
        yield (), item
    markable = [item for item in items if item.markable]
    for item in markable[:8]:
        yield (item,), item
    for pair in list(combinations(markable, 2))[:12]:
        yield pair, pair[-1]


def table_answers(game: AnyGame, view: Any) -> Iterator[tuple[str, Any]]:
    """Everything the keyboard gets out of a view, with a name for what it is."""
    table = game.table
    items: list[Item] = []
    for order in table.sorts(view) or ORDERS[:1]:
        zones = table.zones(view, order)
        yield f"zones by {order}", zones
        items = [item for zone in zones for item in zone.items]
    for ask in Ask:
        yield f"answer {ask}", table.answer(view, ask)
    yield "playable", table.playable(view)
    yield "wants a number", table.wants_number(view)
    named = re.findall(r"\d+", " ".join(map(game.format, some_choices(game, view)[:20])))
    for number in dict.fromkeys((*NUMBERS, *map(int, named))):
        yield f"number {number}", table.number(view, number)
    for marked, at in marks(items):
        yield (
            f"enter on {[item.key for item in marked]}, {at and at.key}",
            table.act(view, marked, at),
        )
    for key in table.keys:
        yield f"works {key.name}", table.works(view, key.name)
        for at in (None, *items[:3]):
            yield f"key {key.name} on {at and at.key}", table.press(view, key.name, (), at)
    for item in items[:3]:
        yield "marking", table.marking(view, (item,), item, True)
        first = table.first_play(view, item)
        yield "first play", (first,) if first is not None else ()


def check_keyboard(game: AnyGame, view: Any) -> Answers:
    """Every question has an answer, every refusal a reason; keys of items are unique; a key that
    help does not name does nothing. What the view answers.
    """
    answers: Answers = []
    for what, answer in table_answers(game, view):
        answers.append((what, answer))
        if what.startswith("zones"):
            _check_zones(what, answer)
        elif what.startswith("answer"):
            assert answer, f"{what} is silent"
            assert all(isinstance(line, Note) for line in answer), f"{what}: {answer} are no notes"
        elif what.startswith(("enter", "key", "number")) and isinstance(answer, Rejection):
            check_rejection(answer)
        elif what.startswith(("enter", "key")):
            assert answer, f"{what} gives nothing, not even a reason"
    for key in game.table.keys:
        if not game.table.works(view, key.name):
            answer = game.table.press(view, key.name, (), None)
            is_answered = isinstance(answer, Rejection) or all(
                isinstance(line, Note) for line in answer
            )
            assert is_answered, f"help does not name the key {key.name}, and it offers {answer}"
    return answers


def _check_zones(what: str, zones: tuple[Zone, ...]) -> None:
    assert zones, f"{what}: there are none"
    assert all(isinstance(zone, Zone) for zone in zones), f"{what}: {zones} are no zones"
    assert zones[0].id == "hand", f"{what}: the first zone is {zones[0].id}, not the hand"
    ids = [zone.id for zone in zones]
    assert len(ids) == len(set(ids)), f"{what}: two zones have one id: {ids}"
    for zone in zones:
        keys = [item.key for item in zone.items]
        assert len(keys) == len(set(keys)), f"zone {zone.id} has two items with one key: {keys}"


def offered(answer: Iterable[Note | Offer | OfferList]) -> Iterator[Action]:
    """The actions in an answer of the keyboard, those of lists within lists too."""
    for part in answer:
        if isinstance(part, Offer):
            yield part.action
        elif isinstance(part, OfferList):
            yield from offered(part.plays)


def check_keys_walk(case: Case, seed: str) -> None:
    """`check_keyboard` for everybody after every input of a walk, and that asking changes
    nothing.
    """
    match = open_match(case.game, case.setup, seed)
    answers: list[list[Answers]] = []
    for _ in walk(match, seed, 40):
        before = match.digest()
        answers.append([check_keyboard(case.game, match.view(seat)) for seat in case.seats])
        assert match.digest() == before, "asking by keys has changed the state"
    if len(_answered) >= MOST_WALKS:
        _answered.clear()
    _answered[case, seed] = answers


def check_offers(case: Case, seed: str) -> None:
    """What Enter, keys and numbers offer is legal, and what is playable is in the hand."""
    game, match = case.game, open_match(case.game, case.setup, seed)
    count = 0
    result = _answered.pop((case, seed), None)
    for number, _ in enumerate(walk(match, seed, 40)):
        for seat in range(case.setup.seats):
            count += _check_offers(
                match, seat, result[number][seat] if result is not None else None
            )
    assert count, (
        f"in {match.sequence} inputs Enter, keys and typed numbers never did anything: nothing of "
        f"{game.id} can be played"
    )


def _check_offers(match: AnyMatch, seat: int, answers: Answers | None) -> int:
    game, view = match.game, match.view(seat)
    zones = game.table.zones(view)
    hand = {item.key for zone in zones[: None if game.table.board else 1] for item in zone.items}
    playable = game.table.playable(view)
    assert len(set(playable)) == len(playable), f"Z goes twice to one item: {playable}"
    strange = set(playable) - hand
    assert not strange, f"Z would go to {strange}, which is not in the hand or on the board"
    count = 0
    for what, answer in table_answers(game, view) if answers is None else answers:
        actions: list[Action] = []
        if what.startswith(("enter", "key")) and isinstance(answer, tuple):
            actions = list(offered(answer))
        elif what.startswith("number") and not isinstance(answer, Rejection):
            actions = [answer]
        for action in actions:
            count += 1
            refused = game.check(match.state, seat, action)
            assert refused is None, f"{what} offers {action}, refused: {refused}"
    return count


def check_answers_after_the_end(case: Case, seed: str) -> None:
    """When the game is over all keys still answer."""
    match = whole(case.game, case.setup, seed, case.hooks.most_inputs)
    for seat in case.seats:
        check_keyboard(case.game, match.view(seat))
