"""What the rules cost: `view`, `check`, `apply` and `choices`, against a yardstick in the same run.

Every key makes views and checks, and a search bot makes thousands, so a rule that works something
out anew each time is heard as slowness. The yardstick is a fixed piece of Python; the least of some
tries of both is compared, so the load of the machine counts on both sides.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

from playroom.engine.cards import PACK
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom_testing.cases import Case
from playroom_testing.checks.contract import decide
from playroom_testing.walks import AnyMatch, open_match, some_choices, walk

BUDGETS = {"view": 4.0, "check": 4.0, "apply": 8.0, "choices": 40.0}
"""How many yardsticks one call may take, in the middle of all positions. `choices`: the first 200.
"""


THINKING = 12_000
"""How many yardsticks one decision of a bot may take: about half a second."""


def yardstick() -> None:
    """Some 40 microseconds of plain Python on a usual machine."""
    by_suit: dict[int, list[int]] = {}
    for _ in range(4):
        for card in sorted(PACK, key=lambda one: (one.suit, -one.rank)):
            by_suit.setdefault(card.suit, []).append(card.rank)


def check_cost(case: Case, seed: str, most: int, every: int) -> None:
    """None of them takes more than its budget, at every so-many-th position of a walk."""
    taken: dict[str, list[float]] = {name: [] for name in BUDGETS}
    measured: list[float] = []
    match = open_match(case.game, case.setup, seed)
    for _ in walk(match, seed, most):
        if match.sequence % every == 0 and (awaited := match.awaited()):
            measured.append(_seconds(yardstick))
            for name, call in _calls(match, awaited[0].seat).items():
                taken[name].append(_seconds(call))
    lines = []
    for name, times in taken.items():
        if times and (worth := median(times) / median(measured)) > BUDGETS[name]:
            lines.append(
                f"`{name}` takes {worth:.0f} yardsticks ({median(times) * 1000:.1f} ms here) and "
                f"may take {BUDGETS[name]:.0f}: what does not change belongs into the state, or "
                "behind functools.cache"
            )
    assert not lines, "\n".join(lines)


def check_thinking(case: Case, level: str, decisions: int = 4) -> None:
    """No bot thinks so long that the other checks, `simulate` and a table would stand still."""
    match = open_match(case.game, case.setup, "thinking")
    ruler = median(_seconds(yardstick) for _ in range(20))
    for _ in range(decisions):
        if not (awaited := match.awaited()):
            return
        seat, began = awaited[0].seat, time.perf_counter()
        action = decide(match, seat, level, "thinking")
        taken = time.perf_counter() - began
        assert taken < THINKING * ruler, (
            f"`{level}` takes {taken:.1f} s for a decision, {taken / ruler:,.0f} yardsticks, and "
            f"may take {THINKING:,}: give its search fewer `worlds`, `moves`, an `over`, or a "
            "quicker `policy`"
        )
        assert match.submit(seat, action) is None


def _calls(match: AnyMatch, seat: Seat) -> dict[str, Callable[[], object]]:
    """What is measured of a position, in this order: a view that was made once may be kept."""
    game, state, rng = match.game, match.state, Rng(f"cost {match.sequence}")
    view = game.view(state, seat)
    action = some_choices(game, view)[0]
    # a state that nothing was worked out for yet
    again = match.game.apply(state, seat, action, rng).state
    return {
        "view": lambda: game.view(again, seat),
        "check": lambda: game.check(state, seat, action),
        "apply": lambda: game.apply(state, seat, action, rng),
        "choices": lambda: some_choices(game, view),
    }


def _seconds(call: Callable[[], object]) -> float:
    began = time.perf_counter()
    call()
    return time.perf_counter() - began
