"""The count of a deal and the end of the game (2.9, 2.10)."""

from __future__ import annotations

from collections.abc import Sequence

from games.escoba.events import DealScored, GameDrawn, GameWon, SideCount, Tied
from games.escoba.moves import OROS, VELO
from games.escoba.options import EscobaOptions
from games.escoba.state import Result, TableFlow
from playroom.engine.cards import Card
from playroom.engine.kit.counting import CountItem, counted_out, points_of
from playroom.engine.kit.counting import most as most_of
from playroom.engine.kit.told import leaders

FINE = 4
FEW = 10
_SETENTA = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12}
_HALVES = {7: 35, 6: 28, 1: 22, 5: 20, 4: 16, 3: 12, 2: 8}
_LADDER = (7, 6, 1, 5)


def setenta(pile: Sequence[Card], seventy: bool = False) -> int:
    """The best card of every suit added up, in halves with the table of seventy; 0 when a suit is
    missing (ESC-096, ESC-097).
    """
    table, figure = (_HALVES, 2) if seventy else (_SETENTA, 10)
    best: dict[int, int] = {}
    for card in pile:
        best[card.suit] = max(best.get(card.suit, 0), table.get(card.rank, figure))
    return sum(best.values()) if len(best) == 4 else 0


def ladder(piles: Sequence[Sequence[Card]]) -> int | None:
    """Most sevens, among the tied most sixes, aces, fives (ESC-098)."""
    tied = list(range(len(piles)))
    for rank in _LADDER:
        have = {side: sum(card.rank == rank for card in piles[side]) for side in tied}
        most = max(have.values())
        tied = [side for side in tied if have[side] == most]
        if len(tied) == 1:
            return tied[0]
    return None


def items_of(
    options: EscobaOptions,
    piles: Sequence[Sequence[Card]],
    sweeps: Sequence[int] = (),
    fines: Sequence[int] = (),
) -> list[CountItem]:
    """What a deal scores, in the order of its count (ESC-105)."""
    items = [CountItem("fine", side, -FINE - len(sweeps)) for side in fines]
    if not any(piles):
        return items
    sevens = [sum(card.rank == 7 for card in pile) for pile in piles]
    oros = [sum(card.suit == OROS for card in pile) for pile in piles]

    def most(name: str, side: int | None, points: int = 1) -> None:
        if side is not None:
            items.append(CountItem(name, side, points))

    most("cards", most_of([len(pile) for pile in piles]))
    most("oros", most_of(oros), 2 if options.all_oros and max(oros) == 10 else 1)
    most("velo", next((side for side, pile in enumerate(piles) if VELO in pile), None))
    if options.sevens_point == "sevens":
        most("sevens", most_of(sevens), 2 if options.all_sevens and max(sevens) == 4 else 1)
    elif options.sevens_point == "ladder":
        most("setenta", ladder(piles))
    elif options.sevens_point != "none":
        seventy = options.sevens_point == "setenta70"
        most("setenta", most_of([setenta(pile, seventy) for pile in piles]))
    if options.few_cards and len(piles) == 2:
        most("few", next((1 - side for side in (0, 1) if len(piles[side]) < FEW), None), 2)
    return [*items, *(CountItem("escoba", side, 1) for side in sweeps)]


def _count_of(options: EscobaOptions, pile: Sequence[Card], escobas: int) -> SideCount:
    return SideCount(
        cards=len(pile),
        oros=sum(card.suit == OROS for card in pile),
        sevens=sum(card.rank == 7 for card in pile),
        setenta=setenta(pile, options.sevens_point == "setenta70"),
        velo=VELO in pile,
        escobas=escobas,
    )


def count_deal(flow: TableFlow) -> None:
    """Counts the deal that is over, and ends the game if it is won."""
    public, options, piles = flow.public, flow.options, flow.state.piles
    items = items_of(options, piles, public.sweeps, public.fines)
    before = public.scores
    sides = range(len(before))
    points = points_of(items, len(before))
    reach = [side for side in sides if before[side] + points[side] >= options.target]
    by_order = options.tie_break == "order" and len(reach) > 1
    decided = ""
    if by_order:
        items = items[: len(counted_out(items, before, options.target))]
        decided, points = items[-1].name, points_of(items, len(before))
    scores = tuple(before[side] + points[side] for side in sides)
    counts = tuple(_count_of(options, piles[s], public.sweeps.count(s)) for s in sides)
    scored = DealScored(
        items=tuple(items),
        counts=counts,
        points=points,
        scores=scores,
        sevens_point=options.sevens_point,
        scopa=options.scopa,
        deck=options.deck,
        order=by_order,
    )
    untaken = 0 if any(piles) else public.untaken + 1
    flow.show(counted=scored, scores=scores, untaken=untaken)
    flow.tell(scored)
    _judge(flow, decided)


def _judge(flow: TableFlow, decided: str) -> None:
    """Is the game over, and who has won?"""
    public, options, piles = flow.public, flow.options, flow.state.piles
    scores = public.scores
    best, top = max(scores), leaders(scores)
    none = [side for side, pile in enumerate(piles) if not pile]
    if options.shutout and len(scores) == 2 and len(none) == 1:
        finish(flow, (1 - none[0],), "shutout")
    elif options.single_deal:
        finish(flow, top, "deal")
    elif decided:
        finish(flow, (public.counted.items[-1].side,) if public.counted else top, "target", decided)
    elif public.untaken >= 2:
        finish(flow, top, "stalled")
    elif best >= options.target:
        second = max((score for side, score in enumerate(scores) if side != top[0]), default=0)
        if best - second >= int(options.win_by):
            finish(flow, top, "target")
        else:
            flow.tell(Tied(scores))


def finish(flow: TableFlow, winners: tuple[int, ...], reason: str, decided: str = "") -> None:
    """The game is over."""
    flow.show(turn=None, result=Result(winners, reason, decided))
    scores = flow.public.scores
    if len(winners) == 1:
        flow.tell(GameWon(winners[0], scores, reason, decided))
    else:
        flow.tell(GameDrawn(winners, scores, reason))
