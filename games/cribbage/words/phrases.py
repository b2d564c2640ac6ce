"""Phrases that narration and answers share: scores, a card laid, a closed count and why."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from games.cribbage.events import Combination, Counted, Played
from playroom.engine.kit.told import own_first
from playroom.engine.notes import Kind, Note, Notes, Side, Value, Who, note
from playroom.engine.record import Count, Points, Seat
from playroom.engine.table import Answer


def scores_note(
    scores: tuple[Points, ...], teams: Count, seat: Seat | None, kind: Kind = Kind.ANSWER
) -> Note:
    """The scores of all sides, one's own first (CRB-134)."""
    own = None if seat is None else seat % (teams or len(scores))
    parts = tuple(
        note("cribbage-part-score", side=Side(side), points=scores[side])
        for side in own_first(range(len(scores)), own)
    )
    return note("cribbage-ask-scores", kind, scores=Notes(parts))


def played_note(event: Played) -> Note:
    """A card laid, its total and its points: one line (CRB-051)."""
    values: dict[str, Value] = {
        "who": Who(event.seat),
        "card": event.card,
        "total": event.total,
    }
    if not event.points:
        return Note.of("cribbage-event-played", values, Kind.PLAY)
    values["points"] = event.points
    kinds = [kind for kind, _ in event.parts]
    if kinds in (["fifteen"], ["thirty_one"]):  # the total says what for
        return Note.of("cribbage-event-played-plain", values, Kind.PLAY)
    values["parts"] = Notes(
        tuple(
            note(f"cribbage-part-{kind.replace('_', '-')}", points=points)
            for kind, points in event.parts
        )
    )
    return Note.of("cribbage-event-played-points", values, Kind.PLAY)


# -- a closed count --------------------------------------------------------------------------------


def result_item(event: Counted) -> Note:
    """A closed count as a thing to stand on."""
    return note("cribbage-item-result", who=Who(event.seat), what=event.what, value=event.value)


def is_wrong(event: Counted) -> bool:
    """Was something counted too much or too little, or not in time?"""
    return event.how != "auto" and event.claim != event.value and not event.joke


def result_note(event: Counted) -> Note:
    """A closed count in one line: claim, value, and what went to others (CRB-104)."""
    value = event.value
    claim = value if event.claim is None else event.claim
    own = value - value // 2 if event.how == "timeout" else min(claim, value)
    moved = event.awards[1:] if own and not event.joke else event.awards
    values: dict[str, Value] = {"who": Who(event.seat), "what": event.what, "value": value}
    if event.how == "auto":
        return Note.of("cribbage-event-counted-auto", values, Kind.COUNT)
    if event.how == "timeout":
        values["own"] = own
        how = "late"
    elif event.joke:
        how = "joke"
    elif claim == value:
        return Note.of("cribbage-event-counted", values, Kind.COUNT)
    else:
        values["claim"] = claim
        how = "wrong"
    if not moved:
        return Note.of(f"cribbage-event-counted-{how}", values, Kind.COUNT)
    values["given"] = _given(moved)
    return Note.of(f"cribbage-event-counted-{how}-moved", values, Kind.COUNT)


def _given(awards: Iterable[tuple[Seat, Points]]) -> Notes:
    """Who got what, as phrases; sides that got the same, one after another, in one phrase."""
    phrases = []
    for points, alike in groupby(awards, key=lambda award: award[1]):
        sides = [Side(side) for side, _ in alike]
        if len(sides) > 1:
            names = Notes(tuple(note("cribbage-part-side", side=side) for side in sides))
            phrases.append(note("cribbage-part-to-each", sides=names, points=points))
        else:
            phrases.append(note("cribbage-part-to", side=sides[0], points=points))
    return Notes(tuple(phrases))


def explanations(events: tuple[Counted, ...]) -> Answer:
    """The counts of a deal that were wrong, explained; when all were right the last one
    (CRB-115).
    """
    wrong = [event for event in events if is_wrong(event)]
    return tuple(line for event in wrong or events[-1:] for line in explanation(event))


def explanation(event: Counted) -> Answer:
    """Every combination of a closed count with its points, the sum, the claim, and who got what
    (CRB-115).
    """
    head = note(
        "cribbage-ask-explain",
        who=Who(event.seat),
        what=event.what,
        starter=event.starter,
        count=len(event.combinations),
    )
    lines = (head, *combination_lines(event.combinations), _claim_line(event))
    if event.awards:
        lines = (*lines, note("cribbage-ask-explain-awards", given=_given(event.awards)))
    return lines


def combination_lines(combinations: Iterable[Combination]) -> Answer:
    """What scores in a show, one line each, with its points."""
    return tuple(
        note(
            f"cribbage-ask-explain-{combination.kind}",
            cards=combination.cards,
            points=combination.points,
        )
        for combination in combinations
    )


def _claim_line(event: Counted) -> Note:
    """The value of a closed count beside what was claimed."""
    who, value, claim = Who(event.seat), event.value, event.claim
    if event.how == "timeout":
        return note("cribbage-ask-explain-late", value=value)
    if claim is None:
        return note("cribbage-ask-explain-sum", value=value)
    if event.joke:
        return note("cribbage-ask-explain-joke", who=who, value=value)
    how = "right" if claim == value else "less" if claim < value else "more"
    by = abs(claim - value)
    return note(f"cribbage-ask-explain-{how}", who=who, value=value, claim=claim, by=by)
