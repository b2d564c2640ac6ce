"""Is an option felt? Two matches that differ in one option alone are walked side by side, until
something is heard or may be done in one of them only.

Nothing here knows a game: it takes any game, its declared options, and for some options the other
options without which they mean nothing (`company`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Any

from playroom.engine.contract import Bot, Turn
from playroom.engine.kit.bots import levels_of, middle_level
from playroom.engine.match import Match
from playroom.engine.notes import Rejection
from playroom.engine.options import Given, Option, OptionValue, Setup
from playroom.engine.rng import Rng
from playroom.engine.table import Ask
from playroom_testing.cases import Subject
from playroom_testing.walks import AnyGame, open_match, pick, some_choices

WALKS = ((("felt 0", "felt 1"), 60), (("felt 2", "felt 3"), 60), (("felt 4",), 400))
"""The walks in which an option is looked for: their seeds, and how many inputs they have."""


def value_pairs(option: Option) -> Iterator[tuple[OptionValue, OptionValue]]:
    """The values of an option that are compared: all of an enum with each other, of numbers the
    neighbours in the menu.
    """
    menu = option.menu()
    return iter(pairwise(menu) if option.kind == "int" else combinations(menu, 2))


def difference(
    game: AnyGame, one: Setup, other: Setup, seeds: Sequence[str], most: int
) -> str | None:
    """What differs first between two tables; None when nothing does in any of the walks.

    In every other walk seat 0 plays as well as an able bot, so that a side gets far ahead.
    """
    for number, seed in enumerate(seeds):
        matches = open_match(game, one, seed), open_match(game, other, seed)
        best = _able(game) if number % 2 else None
        if difference_found := _of_a_walk(*matches, most, best):
            return f"seed {seed}: {difference_found}"
    return None


def _able(game: AnyGame) -> Bot:
    """A bot of the level `good`, or of the one in the middle."""
    levels = levels_of(game)
    return game.bots["good" if "good" in levels or not levels else middle_level(game)]()


def _of_a_walk(
    one: Match[Any, Any], other: Match[Any, Any], most: int, best: Bot | None
) -> str | None:
    inputs, chance = 0, Rng("side by side")
    for _ in range(most):
        moments = [dict(_moment(match, inputs)) for match in (one, other)]
        for what in moments[0] | moments[1]:
            if moments[0].get(what) != moments[1].get(what):
                return what
        inputs = len(one.events)
        # in both matches all is the same up to here, so the pick of one is legal in the other
        picked = pick(one, chance)
        if picked is None:
            return None
        seat, action = picked[0].seat, picked[1]
        mine = tuple(request for request in one.awaited() if request.seat == 0)
        if best is not None and mine:
            seat = 0
            action = best.decide(Turn(one.view(0), mine, one.seen(0), chance.stream(str(inputs))))
        refused = [match.submit(seat, action) for match in (one, other)]
        if refused[0] != refused[1]:
            return f"{action} is refused at one table only"
    return None


def _moment(match: Match[Any, Any], number: int) -> Iterator[tuple[str, object]]:
    """All that can be heard and done now; of the opening, which names the options, what is dealt
    and no more.
    """
    game, table, seats = match.game, match.game.table, range(match.header.setup.seats)
    requests = match.requests
    yield (
        "questions",
        [(request.id, request.seat, request.kinds, request.seconds) for request in requests],
    )
    yield "outcome", match.outcome
    placed = match.events[number:]
    if not number:
        dealt = (n for n, event in enumerate(placed) if isinstance(event.event, table.deals))
        first = next(dealt, len(placed))
        placed = placed[max(first, 1) :]  # the first event may tell the options, and deal as well
    for seat in seats:
        view = match.view(seat)
        seen = [event.event.seen_by(seat) for event in placed]
        yield (
            f"what {seat} hears",
            [table.narrate(event, seat) for event in seen if event is not None],
        )
        yield f"what leaving means to {seat}", game.leaving(view)
        for ask in Ask:
            yield f"the answer to {ask} of {seat}", table.answer(view, ask)
        for key in table.keys:
            pressed = table.press(view, key.name, (), None)
            refused = isinstance(pressed, Rejection)
            yield f"key {key.key} of {seat}", (refused, pressed if refused else str(pressed))
    for request in requests:
        view = match.view(request.seat)
        choices = some_choices(game, view)
        yield f"choices of {request.seat}", [game.format(action) for action in choices]
        first_questions = [table.asks_first(view, action, True) for action in choices]
        yield f"what {request.seat} is asked first", first_questions
        if request.awaited:
            yield f"silence of {request.seat}", game.on_timeout(match.state, request.seat)


def check_felt(subject: Subject, option: Option) -> None:
    """Every value of an option makes another game than the usual one, at some table: something else
    is heard or may be done. What happens too seldom for this is named in the hook `SELDOM`, what
    means nothing without other options has those in `COMPANY`.
    """
    game, company = subject.game, subject.hooks.company.get(option.name, {})
    unfelt = []
    for value in option.menu():
        if value == option.default:
            continue
        legal = list(tables(game, option, (option.default, value), company))
        ends = list(dict.fromkeys((len(legal) - 1, 0))) if legal else []
        felt = any(
            difference(game, *legal[end], seeds, most) for seeds, most in WALKS for end in ends
        )
        if legal and not felt:
            unfelt.append(str(value))
    assert not unfelt, (
        f"with {option.name}={' or '.join(unfelt)} nothing was heard and nothing could be done "
        f"that is otherwise with {option.default}: does a rule read it? (What is seldom belongs "
        "into SELDOM, what needs other options into COMPANY: playroom_testing.hooks.)"
    )


def tables(
    game: AnyGame, option: Option, pair: Sequence[OptionValue], company: Given
) -> Iterator[tuple[Setup, Setup]]:
    """The legal tables that differ in this option, one for every number of seats."""
    for seats in game.seats:
        one, other = (Setup.of(seats, {**company, option.name: value}) for value in pair)
        if game.check_options(one) is None and game.check_options(other) is None:
            yield one, other
