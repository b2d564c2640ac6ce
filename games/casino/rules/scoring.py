"""The count of a deal and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from games.casino.events import DealScored, GameDrawn, GameWon
from games.casino.options import CasinoOptions
from games.casino.rules.values import BIG, LITTLE
from games.casino.state import Phase, Result, TableFlow
from playroom.engine.cards import Card, card
from playroom.engine.kit.counting import CountItem, counted_out, most, points_of
from playroom.engine.kit.told import leaders

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
    return sum(1 for card in pile if card.suit == SPADES)


def items_of(options: CasinoOptions, piles: Piles, sweeps: Sequence[int]) -> tuple[CountItem, ...]:
    """The items of a deal in their order of precedence (CAS-129, 130, 133, 212)."""
    holder = {card: side for side, pile in enumerate(piles) for card in pile}
    cards = [len(pile) for pile in piles]
    spades = [spades_of(pile) for pile in piles]
    items: list[CountItem] = []

    def give(name: str, side: int | None, points: int) -> None:
        if side is not None and points > 0:
            items.append(CountItem(name, side, points))

    give("cards", most(cards), 3)
    if options.spade_points:
        for name, card in SPADE_ORDER:
            give(name, holder.get(card), 2 if card in DOUBLE_SPADES else 1)
    else:
        give("spades", most(spades), 1)
    give("big", holder.get(BIG), 2)
    if not options.spade_points:
        give("little", holder.get(LITTLE), 1)
    for name, card in ACES:
        give(name, holder.get(card), 1)

    def sweep() -> None:
        if options.sweeps:
            for side in sweeps:
                give("sweep", side, 1)

    if not options.face_values:
        sweep()
    for name, counts, free in (
        ("over", cards, 30 if options.overs else 52),
        ("spadeover", spades, 8 if options.spade_overs else 13),
    ):
        for side, count in enumerate(counts):
            for _ in range(
                count - free
            ):  # a point for each card, so that the order can decide between them
                give(name, side, 1)
    if options.face_values:
        sweep()
    return tuple(items)


def count_deal(flow: TableFlow) -> None:
    """Counts the deal that has been played out and tells it; there is a `result` when that ends the
    game.

    When several sides reach the target the count stops at the item that decides (CAS-142), and a
    side that improper builds have brought there is there first (CAS-185).
    """
    public, options = flow.public, flow.public.options
    piles = public.piles
    items = items_of(options, piles, public.sweeps)
    points = points_of(items, len(piles))
    totals = tuple(have + more for have, more in zip(public.scores, points, strict=True))
    reached = [side for side, total in enumerate(totals) if total >= options.target]
    decided: str | None = None
    counted = len(items)
    running: tuple[tuple[int, ...], ...] = ()
    winners: tuple[int, ...] = ()
    if options.single_deal:
        winners = leaders(totals)
    elif public.brought:
        decided, counted, totals, winners = "improper", 0, public.scores, (public.brought[0],)
    elif len(reached) == 1:
        winners = (reached[0],)
    elif reached:
        running = counted_out(items, public.scores, options.target)
        counted, totals = len(running), running[-1]
        last = items[counted - 1]
        decided, winners = last.name, (last.side,)
    count = DealScored(
        public.deal,
        items,
        points,
        totals,
        tuple(len(pile) for pile in piles),
        tuple(spades_of(pile) for pile in piles),
        piles,
        decided,
        counted,
        running,
        options.sides,
        options.face_values,
        options.spade_points,
    )
    untaken = 0 if any(piles) else public.untaken + 1
    flow.show(counted=count, scores=totals, untaken=untaken)
    flow.tell(count)
    if winners:
        finish(flow, winners, "deal" if options.single_deal else "target", decided)
    elif not options.single_deal and untaken >= 2:
        # no more takes: the highest total wins (CAS-178)
        finish(flow, leaders(totals), "stalled", "stalled")


def finish(
    flow: TableFlow, winners: tuple[int, ...], reason: str, decided: str | None = None
) -> None:
    """Ends the game: margins by CAS-144, doubled and quadrupled games by CAS-146 to 148."""
    public = flow.public
    options, scores = public.options, public.scores
    multiplier = 1
    if options.multipliers and reason == "target":
        multiplier = {1: 4, 2: 2}.get(public.deal, 1)
    top = scores[winners[0]] * multiplier
    margins: tuple[tuple[int, int], ...] = ()
    if reason != "irregularity":
        margins = tuple(
            (side, top - total) for side, total in enumerate(scores) if side not in winners
        )
    result = Result(winners, reason, decided, multiplier, margins)
    flow.show(result=result, phase=Phase.OVER, turn=None, question=None)
    flow.change(answers=(), pending=(), before=None, played=None, fate=None)
    if len(winners) == 1:
        side = winners[0]
        flow.tell(GameWon(side, scores, reason, decided, multiplier, margins, options.sides))
    else:
        flow.tell(GameDrawn(winners, scores, reason, margins, options.sides))
