"""The count of a deal and who wins (sections 2.9, 2.10)."""

from __future__ import annotations

from collections.abc import Sequence

from games.casino.events import DealScored, GameDrawn, GameWon, Item
from games.casino.model import Draft, Phase, Result
from games.casino.options import Rules
from games.casino.values import BIG, LITTLE
from playroom.engine.cards import Card, card

Piles = Sequence[Sequence[Card]]

SPADES = 3
ACES = tuple((f"ace:{suit}", card(f"A{suit}")) for suit in "SCHD")
"""The aces in their order of precedence (CAS-129)."""

SPADE_ORDER = tuple(
    (f"spade:{rank}", card(f"{rank}S")) for rank in ("A", "K", "Q", "J", *range(10, 1, -1))
)
"""The spades in the order of Spade Casino (CAS-212)."""

DOUBLE_SPADES = frozenset((LITTLE, card("JS")))

POINT_CARDS = frozenset((BIG, LITTLE, *(ace for _, ace in ACES)))


def spades_of(pile: Sequence[Card]) -> int:
    """How many spades are in a pile."""
    return sum(1 for one in pile if one.suit == SPADES)


def _most(counts: Sequence[int]) -> int | None:
    """The side with most; None when two share it or nobody has any (CAS-120, CAS-121)."""
    top = max(counts)
    return counts.index(top) if top and list(counts).count(top) == 1 else None


def items_of(rules: Rules, piles: Piles, sweeps: Sequence[int]) -> tuple[Item, ...]:
    """The items of a deal in their order of precedence (CAS-129, 130, 133, 212)."""
    holder = {one: side for side, pile in enumerate(piles) for one in pile}
    cards = [len(pile) for pile in piles]
    spades = [spades_of(pile) for pile in piles]
    out: list[Item] = []

    def give(name: str, side: int | None, points: int) -> None:
        if side is not None and points > 0:
            out.append(Item(name, side, points))

    give("cards", _most(cards), 3)
    if rules.spade_points:
        for name, one in SPADE_ORDER:
            give(name, holder.get(one), 2 if one in DOUBLE_SPADES else 1)
    else:
        give("spades", _most(spades), 1)
    give("big", holder.get(BIG), 2)
    if not rules.spade_points:
        give("little", holder.get(LITTLE), 1)
    for name, one in ACES:
        give(name, holder.get(one), 1)

    def sweep() -> None:
        if rules.sweeps:
            for side in sweeps:
                give("sweep", side, 1)

    if not rules.royal:
        sweep()
    for name, counts, free in (
        ("over", cards, 30 if rules.overs else 52),
        ("spadeover", spades, 8 if rules.spade_overs else 13),
    ):
        for side, count in enumerate(counts):
            for _ in range(
                count - free
            ):  # a point for each card, so that the order can decide between them
                give(name, side, 1)
    if rules.royal:
        sweep()
    return tuple(out)


def points_of(items: Sequence[Item], sides: int) -> tuple[int, ...]:
    """The points of every side."""
    points = [0] * sides
    for item in items:
        points[item.side] += item.points
    return tuple(points)


def count_deal(draft: Draft) -> None:
    """Counts the deal that has been played out and tells it; sets `result` when that ends the game.

    When several sides reach the target the count stops at the item that decides (CAS-142), and a
    side that improper builds have brought there is there first (CAS-185).
    """
    rules = draft.rules
    items = items_of(rules, draft.piles, draft.sweeps)
    points = points_of(items, len(draft.piles))
    totals = tuple(have + more for have, more in zip(draft.scores, points, strict=True))
    draft.untaken = 0 if any(draft.piles) else draft.untaken + 1
    reached = [side for side, total in enumerate(totals) if total >= rules.target]
    decided: str | None = None
    counted = len(items)
    running: tuple[tuple[int, ...], ...] = ()
    winners: tuple[int, ...] = ()
    if rules.single_deal:
        top = max(totals)
        winners = tuple(side for side, total in enumerate(totals) if total == top)
    elif draft.brought:
        decided, counted, totals, winners = "improper", 0, draft.scores, (draft.brought[0],)
    elif len(reached) == 1:
        winners = (reached[0],)
    elif reached:
        counted, running = _in_order(rules, items, draft.scores)
        totals = running[-1]
        last = items[counted - 1]
        decided, winners = last.name, (last.side,)
    draft.counted = DealScored(
        draft.deal,
        items,
        points,
        totals,
        tuple(len(pile) for pile in draft.piles),
        tuple(spades_of(pile) for pile in draft.piles),
        draft.piles,
        decided,
        counted,
        running,
        rules.sides,
        rules.royal,
        rules.spade_points,
    )
    draft.scores = totals
    draft.tell(draft.counted)
    if winners:
        finish(draft, winners, "deal" if rules.single_deal else "target", decided)
    elif not rules.single_deal and draft.untaken >= 2:
        stalled(draft)


def _in_order(
    rules: Rules, items: Sequence[Item], scores: tuple[int, ...]
) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """How many items are added until a side reaches the target, and the totals after each."""
    totals = list(scores)
    running = []
    for at, item in enumerate(items):
        totals[item.side] += item.points
        running.append(tuple(totals))
        if totals[item.side] >= rules.target:
            return at + 1, tuple(running)
    raise AssertionError("a side was to reach the target")


def stalled(draft: Draft) -> None:
    """Nobody takes any more: the highest total wins (CAS-178)."""
    top = max(draft.scores)
    finish(
        draft,
        tuple(side for side, total in enumerate(draft.scores) if total == top),
        "stalled",
        "stalled",
    )


def finish(draft: Draft, winners: tuple[int, ...], reason: str, decided: str | None = None) -> None:
    """Ends the game: margins by CAS-144, doubled and quadrupled games by CAS-146 to 148."""
    rules, scores = draft.rules, draft.scores
    multiplier = 1
    if rules.multipliers and reason == "target":
        multiplier = {1: 4, 2: 2}.get(draft.deal, 1)
    top = scores[winners[0]] * multiplier
    margins: tuple[tuple[int, int], ...] = ()
    if reason != "irregularity":
        margins = tuple(
            (side, top - total) for side, total in enumerate(scores) if side not in winners
        )
    draft.result = Result(winners, reason, decided, multiplier, margins)
    draft.phase = Phase.OVER
    draft.turn = None
    draft.question = None
    draft.answers, draft.pending, draft.before, draft.played, draft.then = (), (), None, None, ""
    if len(winners) == 1:
        draft.tell(GameWon(winners[0], scores, reason, decided, multiplier, margins, rules.sides))
    else:
        draft.tell(GameDrawn(winners, scores, reason, margins, rules.sides))
