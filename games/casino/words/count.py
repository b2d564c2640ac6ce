"""How a deal is counted aloud, and how a game ends."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from games.casino import events
from games.casino.words.phrases import scores_note, sides_note
from playroom.engine.cards import Card, card
from playroom.engine.kit.told import own_first
from playroom.engine.notes import Kind, Note, Notes, Seats, Side, Value, note
from playroom.engine.record import Seat
from playroom.engine.table import Answer


def _own_side(
    event: events.DealScored | events.GameWon | events.GameDrawn, seat: Seat | None
) -> int | None:
    if seat is None:
        return None
    return next((side for side, members in enumerate(event.sides) if seat in members), None)


def scored(event: events.DealScored, seat: Seat | None) -> Answer:
    """The count of a deal as a seat hears it when it is made."""
    return count_lines(event, _own_side(event, seat), Kind.COUNT)


def count_lines(event: events.DealScored, own: int | None, kind: Kind = Kind.ANSWER) -> Answer:
    """The count of a deal, item by item in the order of precedence (CAS-132). Where the order
    decides the game, every item tells the totals; else they are told once: after an answer, with
    the next deal, or with the win.
    """
    if event.decided == "improper":
        return (
            note("casino-event-count-none", kind),
            note("casino-part-scores", kind, scores=scores_note(event.scores, own)),
        )
    if event.decided is not None:
        lines = [note("casino-event-count-order", kind)]
        for item, totals in zip(event.items[: event.counted], event.running, strict=True):
            said, who, points = item_note(item.name), Side(item.side), item.points
            scores = scores_note(totals, own)
            lines.append(
                note(
                    "casino-event-count-step",
                    kind,
                    item=said,
                    points=points,
                    who=who,
                    scores=scores,
                )
            )
        return tuple(lines)
    count = _Count(event, own, kind)
    count.majority("cards", event.cards)
    if event.spade_points:
        count.sum("spade")
    else:
        count.majority("spades", event.spades)
    for item in event.items:
        if item.name in ("big", "little"):
            count.add(f"casino-event-count-{item.name}", points=item.points, who=Side(item.side))
    count.aces()
    for name in ("over", "spadeover", "sweep") if event.royal else ("sweep", "over", "spadeover"):
        count.sum(name)
    if event.points != event.scores:
        count.add("casino-event-count-deal", scores=scores_note(event.points, own))
    if kind is Kind.ANSWER:
        count.lines.append(total_note(event.scores, own, kind))
    return tuple(count.lines)


def total_note(scores: Sequence[int], own: int | None, kind: Kind) -> Note:
    """The scores of the game by sides, one's `own` side first."""
    return note("casino-event-count-total", kind, scores=scores_note(scores, own))


class _Count:
    """The lines of a count that is told to its end."""

    def __init__(self, event: events.DealScored, own: int | None, kind: Kind) -> None:
        self.event, self.own, self.kind = event, own, kind
        self.lines: list[Note] = []

    def add(self, id_: str, **values: Value) -> None:
        """A line."""
        self.lines.append(note(id_, self.kind, **values))

    def majority(self, name: str, counts: tuple[int, ...]) -> None:
        """Most cards or most spades, with how many each side has; or the tie."""
        item = next((item for item in self.event.items if item.name == name), None)
        if item is None:
            tie = sides_note("casino-part-side-number", counts, self.own)
            self.add(f"casino-event-count-{name}-tie", counts=tie)
            return
        if len(counts) == 2:
            against = note("casino-part-against", most=max(counts), least=min(counts))
        else:
            against = note(
                "casino-part-each", counts=sides_note("casino-part-side-number", counts, self.own)
            )
        self.add(
            f"casino-event-count-{name}",
            points=item.points,
            who=Side(item.side),
            counts=against,
        )

    def aces(self) -> None:
        """The aces in their order, those that follow each other into one pile together."""
        aces = [item for item in self.event.items if _family(item.name) == "ace"]
        for side, run in groupby(aces, key=lambda item: item.side):
            aces_of_side = list(run)
            suits = Notes(tuple(note("casino-part-suit", card=_ace(item)) for item in aces_of_side))
            self.add(
                "casino-event-count-aces",
                points=len(aces_of_side),
                who=Side(side),
                suits=suits,
            )

    def sum(self, name: str) -> None:
        """Points that are made card by card or sweep by sweep: so many for each side."""
        items = [item for item in self.event.items if _family(item.name) == name]
        if not items:
            return
        points = [0] * len(self.event.scores)
        for item in items:
            points[item.side] += item.points
        self.add(f"casino-event-count-{name}", made=scores_note(points, self.own))


def _family(name: str) -> str:
    return name.partition(":")[0]


def _ace(item: events.CountItem) -> Card:
    return card(f"A{item.name.partition(':')[2]}")


def item_note(name: str) -> Note:
    """The name of one item of the count."""
    family, _, rest = name.partition(":")
    if family in ("ace", "spade"):
        return note("casino-item-card", card=card(f"A{rest}" if family == "ace" else f"{rest}S"))
    return note(f"casino-part-item-{family}")


def won(event: events.GameWon, seat: Seat | None) -> Answer:
    """Who has won, by what, and by how much."""
    own = _own_side(event, seat)
    who = Side(event.side)
    lines: list[Note] = []
    if event.reason == "forfeit":
        # who left was told just before, and what they had says nothing of the win
        return (note("casino-event-won-forfeit", Kind.POINTS, who=who),)
    if event.reason == "stalled":
        lines.append(note("casino-event-ended-stalled", Kind.POINTS))
    elif event.decided == "improper":
        lines.append(note("casino-event-decided-improper", Kind.POINTS, who=who))
    elif event.decided is not None and event.reason != "irregularity":
        # the irregularity has been announced just before
        lines.append(note("casino-event-decided", Kind.POINTS, item=item_note(event.decided)))
    points = event.scores[event.side]
    if len(event.scores) == 2:
        lines.append(
            note(
                "casino-event-won",
                Kind.POINTS,
                who=who,
                points=points,
                other=event.scores[1 - event.side],
            )
        )
    else:
        lines.append(note("casino-event-won-several", Kind.POINTS, who=who, points=points))
        lines.append(note("casino-part-scores", Kind.POINTS, scores=scores_note(event.scores, own)))
    if event.multiplier > 1:
        lines.append(
            note(
                "casino-event-multiplied",
                Kind.POINTS,
                times=event.multiplier,
                points=points * event.multiplier,
            )
        )
    if event.margins and (event.multiplier > 1 or len(event.margins) > 1):
        margins = Notes(
            tuple(
                note("casino-part-margin-over", side=Side(side), count=margin)
                for side, margin in event.margins
            )
        )
        lines.append(note("casino-event-margins", Kind.POINTS, margins=margins))
    return tuple(lines)


def drawn(event: events.GameDrawn, seat: Seat | None) -> Answer:
    """Who shares the game."""
    own = _own_side(event, seat)
    tied = tuple(seat_of_side for side in event.tied for seat_of_side in event.sides[side])
    lines = [
        note(
            "casino-event-drawn",
            Kind.POINTS,
            tied=Seats(own_first(tied, seat)),
            points=event.scores[event.tied[0]],
        )
    ]
    if event.reason in ("stalled", "forfeit"):
        lines.insert(0, note(f"casino-event-ended-{event.reason}", Kind.POINTS))
    if len(event.tied) < len(event.scores):
        lines.append(note("casino-part-scores", Kind.POINTS, scores=scores_note(event.scores, own)))
    return tuple(lines)
