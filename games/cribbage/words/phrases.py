"""Phrases that narration and answers share: scores, a card laid, a closed count and why."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from games.cribbage.events import Combination, Counted, Played
from playroom.engine.kit.told import own_first
from playroom.engine.notes import Kind, Note, Notes, Side, Who, note
from playroom.engine.record import Seat
from playroom.engine.table import Answer


def score_line(
    scores: tuple[int, ...], teams: int, seat: Seat | None, kind: Kind = Kind.ANSWER
) -> Note:
    """The scores of all sides, one's own first (CRB-134)."""
    own = None if seat is None else seat % teams if teams else seat
    sides = own_first(tuple(range(len(scores))), own)
    parts = tuple(
        note("cribbage-part-score", side=Side(side), points=scores[side]) for side in sides
    )
    return note("cribbage-ask-scores", kind, scores=Notes(parts))


def parts_note(event: Played) -> Note:
    """A card laid, its total and its points: one line (CRB-051)."""
    if not event.points:
        return note(
            "cribbage-event-played",
            Kind.PLAY,
            who=Who(event.seat),
            card=event.card,
            total=event.total,
        )
    plain = len(event.parts) == 1 and event.parts[0][0] in ("fifteen", "thirty_one")
    parts = Notes(
        tuple(
            note(f"cribbage-part-{kind.replace('_', '-')}", points=some)
            for kind, some in event.parts
        )
    )
    name = "cribbage-event-played-plain" if plain else "cribbage-event-played-points"
    return note(
        name,
        Kind.PLAY,
        who=Who(event.seat),
        card=event.card,
        total=event.total,
        points=event.points,
        **({} if plain else {"parts": parts}),
    )


def given_to(awards: tuple[tuple[int, int], ...]) -> Notes:
    """Who got what, as phrases; sides that got the same, one after another, in one phrase."""
    phrases = []
    for points, some in groupby(awards, key=lambda award: award[1]):
        sides = [Side(side) for side, _ in some]
        if len(sides) > 1:
            names = Notes(tuple(note("cribbage-part-side", side=side) for side in sides))
            phrases.append(note("cribbage-part-to-each", sides=names, points=points))
        else:
            phrases.append(note("cribbage-part-to", side=sides[0], points=points))
    return Notes(tuple(phrases))


def result_note(event: Counted) -> Note:
    """A closed count in one line: claim, value, and what went to others (CRB-104)."""
    who = Who(event.seat)
    claim = event.value if event.claim is None else event.claim
    own = event.value - event.value // 2 if event.how == "timeout" else min(claim, event.value)
    moved = event.awards[1:] if own and not event.joke else event.awards
    common: dict[str, Any] = {"who": who, "what": event.what, "value": event.value}
    if event.how == "auto":
        return note("cribbage-event-counted-auto", Kind.COUNT, **common)
    if moved:
        common["given"] = given_to(moved)
    end = "-moved" if moved else ""
    if event.how == "timeout":
        return note(f"cribbage-event-counted-late{end}", Kind.COUNT, own=own, **common)
    if event.joke:
        return note(f"cribbage-event-counted-joke{end}", Kind.COUNT, **common)
    if claim == event.value:
        return note("cribbage-event-counted", Kind.COUNT, **common)
    return note(f"cribbage-event-counted-wrong{end}", Kind.COUNT, claim=claim, **common)


def combination_lines(combinations: tuple[Combination, ...], kind: Kind = Kind.ANSWER) -> Answer:
    """What scores in a show, one line each, with its points."""
    return tuple(
        note(f"cribbage-ask-explain-{one.kind}", kind, cards=one.cards, points=one.points)
        for one in combinations
    )


def result_item(event: Counted) -> Note:
    """A closed count as a thing to stand on."""
    return note("cribbage-item-result", who=Who(event.seat), what=event.what, value=event.value)


def explanation(event: Counted, kind: Kind = Kind.ANSWER) -> Answer:
    """Every combination of a closed count with its points, the sum, the claim, and who got what
    (CRB-115).
    """
    count = len(event.combinations)
    lines = [
        note(
            "cribbage-ask-explain",
            kind,
            who=Who(event.seat),
            what=event.what,
            starter=event.starter,
            count=count,
        )
    ]
    lines += combination_lines(event.combinations, kind)
    who, value = Who(event.seat), event.value
    if event.claim is None:
        lines.append(
            note(
                "cribbage-ask-explain-late"
                if event.how == "timeout"
                else "cribbage-ask-explain-sum",
                kind,
                value=value,
            )
        )
    elif event.joke:
        lines.append(note("cribbage-ask-explain-joke", kind, who=who, value=value))
    else:
        how = "right" if event.claim == value else "less" if event.claim < value else "more"
        lines.append(
            note(
                f"cribbage-ask-explain-{how}",
                kind,
                who=who,
                value=value,
                claim=event.claim,
                by=abs(event.claim - value),
            )
        )
    if event.awards:
        lines.append(note("cribbage-ask-explain-awards", kind, given=given_to(event.awards)))
    return tuple(lines)
