"""How the events of cribbage are told: one event, one note, the new thing first.

Points are told with what made them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from games.cribbage.options import OPTIONS
from games.cribbage.scoring import Combination
from games.cribbage.state import (
    Cannot,
    Counted,
    CountOpened,
    Cut,
    DealEnded,
    Dealt,
    Discarded,
    Hand,
    Heels,
    Helped,
    LastCard,
    Played,
    Starter,
    TableSet,
    Turn,
    Won,
)
from playroom.engine.notes import Kind, Note, Notes, Seats, Side, Who, note
from playroom.engine.record import Seat
from playroom.engine.steps import Event
from playroom.engine.table import Answer


def narrate(event: Event, seat: Seat | None) -> Answer:
    """The lines that tell `event`; none for what another line has told."""
    tell = _TELL.get(type(event))
    return () if tell is None else tell(event, seat)


def own_first(seats: tuple[Seat, ...], seat: Seat | None) -> tuple[Seat, ...]:
    """The seats with one's own first."""
    return (
        (seat, *(one for one in seats if one != seat))
        if seat in seats and seat is not None
        else seats
    )


def score_line(
    scores: tuple[int, ...], teams: int, seat: Seat | None, kind: Kind = Kind.ANSWER
) -> Note:
    """The scores of all sides, one's own first (CRB-134)."""
    own = None if seat is None else seat % teams if teams else seat
    sides = own_first(tuple(range(len(scores))), own)
    parts = tuple(note("cribbage-score", side=Side(side), points=scores[side]) for side in sides)
    return note("cribbage-scores", kind, scores=Notes(parts))


def parts_note(event: Played) -> Note:
    """A card laid, its total and its points: one line (CRB-051)."""
    if not event.points:
        return note(
            "cribbage-played", Kind.PLAY, who=Who(event.seat), card=event.card, total=event.total
        )
    plain = len(event.parts) == 1 and event.parts[0][0] in ("fifteen", "thirty_one")
    parts = Notes(
        tuple(
            note(f"cribbage-part-{kind.replace('_', '-')}", points=some)
            for kind, some in event.parts
        )
    )
    name = "cribbage-played-plain" if plain else "cribbage-played-points"
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
            names = Notes(tuple(note("cribbage-side", side=side) for side in sides))
            phrases.append(note("cribbage-to-each", sides=names, points=points))
        else:
            phrases.append(note("cribbage-to", side=sides[0], points=points))
    return Notes(tuple(phrases))


def result_note(event: Counted) -> Note:
    """A closed count in one line: claim, value, and what went to others (CRB-104)."""
    who = Who(event.seat)
    claim = event.value if event.claim is None else event.claim
    own = event.value - event.value // 2 if event.how == "timeout" else min(claim, event.value)
    moved = event.awards[1:] if own and not event.joke else event.awards
    common: dict[str, Any] = {"who": who, "what": event.what, "value": event.value}
    if event.how == "auto":
        return note("cribbage-counted-auto", Kind.COUNT, **common)
    if moved:
        common["given"] = given_to(moved)
    end = "-moved" if moved else ""
    if event.how == "timeout":
        return note(f"cribbage-counted-late{end}", Kind.COUNT, own=own, **common)
    if event.joke:
        return note(f"cribbage-counted-joke{end}", Kind.COUNT, **common)
    if claim == event.value:
        return note("cribbage-counted", Kind.COUNT, **common)
    return note(f"cribbage-counted-wrong{end}", Kind.COUNT, claim=claim, **common)


def combination_lines(combinations: tuple[Combination, ...], kind: Kind = Kind.ANSWER) -> Answer:
    """What scores in a show, one line each, with its points."""
    return tuple(
        note(f"cribbage-why-{one.kind}", kind, cards=one.cards, points=one.points)
        for one in combinations
    )


def explanation(event: Counted, kind: Kind = Kind.ANSWER) -> Answer:
    """Every combination of a closed count with its points, the sum, the claim, and who got what
    (CRB-115).
    """
    count = len(event.combinations)
    lines = [
        note(
            "cribbage-why-count",
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
                "cribbage-why-late" if event.how == "timeout" else "cribbage-why-sum",
                kind,
                value=value,
            )
        )
    elif event.joke:
        lines.append(note("cribbage-why-joke", kind, who=who, value=value))
    else:
        how = "right" if event.claim == value else "less" if event.claim < value else "more"
        lines.append(
            note(
                f"cribbage-why-{how}",
                kind,
                who=who,
                value=value,
                claim=event.claim,
                by=abs(event.claim - value),
            )
        )
    if event.awards:
        lines.append(note("cribbage-why-awards", kind, given=given_to(event.awards)))
    return tuple(lines)


def option_note(name: str, value: object) -> Note:
    """An option that is not the usual one, with its value."""
    option = next(one for one in OPTIONS if one.name == name)
    if option.kind == "bool":
        said = note("option-yes")
    elif option.kind == "enum":
        said = note(f"cribbage-option-{name}-{value}")
    else:
        assert isinstance(value, int)
        said = note("option-number", number=value, unit=option.unit or "none")
    return note("option-line", Kind.TABLE, name=note(f"cribbage-option-{name}"), value=said)


def _table(event: TableSet, seat: Seat | None) -> Answer:
    everybody = tuple(range(event.seats))
    others = tuple(one for one in everybody if one != seat)
    lines = [
        note(
            "cribbage-table",
            Kind.TABLE,
            seats=event.seats,
            target=event.target,
            others=Seats(others),
        )
    ]
    sides = event.teams or event.seats
    if event.teams:
        own = -1 if seat is None else seat % sides
        if seat is not None:
            partners = tuple(one for one in range(own, event.seats, sides) if one != seat)
            lines.append(note("cribbage-table-partners", Kind.TABLE, partners=Seats(partners)))
        for side in range(sides):
            if side != own:
                team = tuple(range(side, event.seats, sides))
                lines.append(note("cribbage-table-team", Kind.TABLE, team=Seats(team)))
    told = ("teams", "target", "first_dealer", "help", "auto_count")
    lines += [option_note(name, value) for name, value in event.changed if name not in told]
    if event.helped:
        lines.append(
            note("cribbage-table-help", Kind.TABLE, who=Seats(own_first(event.helped, seat)))
        )
    if event.auto:
        lines.append(
            note("cribbage-table-auto", Kind.TABLE, who=Seats(own_first(event.auto, seat)))
        )
    return tuple(lines)


def _cut(event: Cut, seat: Seat | None) -> Answer:
    return (note("cribbage-cut", Kind.DEAL, who=Who(event.seat), card=event.card),)


def _dealt(event: Dealt, seat: Seat | None) -> Answer:
    lines = [note("cribbage-dealt", Kind.DEAL, who=Who(event.dealer), number=event.number)]
    if seat in event.waiting:
        others = tuple(one for one in range(len(event.counts)) if one not in event.waiting)
        lines.append(note("cribbage-dealer-waits", Kind.DEAL, others=Seats(others)))
    return tuple(lines)


def _hand(event: Hand, seat: Seat | None) -> Answer:
    lines = [note("cribbage-hand-dealt", Kind.DEAL, cards=tuple(sorted(event.cards)))]
    if event.discards:
        lines.append(
            note("cribbage-choose", Kind.DEAL, who=Who(event.dealer), count=event.discards)
        )
    return tuple(lines)


def _discarded(event: Discarded, seat: Seat | None) -> Answer:
    if event.cards is not None:
        return (note("cribbage-laid-away", Kind.PLAY, cards=tuple(sorted(event.cards))),)
    return (note("cribbage-discarded", Kind.PLAY, who=Who(event.seat), count=event.count),)


def _starter(event: Starter, seat: Seat | None) -> Answer:
    if event.leads is None:
        return (note("cribbage-starter-only", Kind.DEAL, card=event.card),)
    return (note("cribbage-starter", Kind.DEAL, who=Who(event.leads), card=event.card),)


def _heels(event: Heels, seat: Seat | None) -> Answer:
    return (note("cribbage-heels", Kind.POINTS, who=Who(event.dealer), points=event.points),)


def _turn(event: Turn, seat: Seat | None) -> Answer:
    if seat != event.seat or event.how == "start":  # the line of the starter tells who begins
        return ()
    return (note(f"cribbage-turn-{'next' if event.how == 'reply' else event.how}", Kind.TURN),)


def _played(event: Played, seat: Seat | None) -> Answer:
    return (parts_note(event),)


def _cannot(event: Cannot, seat: Seat | None) -> Answer:
    if len(event.together) > 1:
        return (
            note(
                "cribbage-cannot-several", Kind.PLAY, seats=Seats(own_first(event.together, seat))
            ),
        )
    return (note("cribbage-cannot", Kind.PLAY, who=Who(event.seat)),) if event.together else ()


def _last_card(event: LastCard, seat: Seat | None) -> Answer:
    name = "cribbage-last-card" if event.final else "cribbage-go"
    return (note(name, Kind.POINTS, who=Who(event.seat), points=event.points),)


def _count_opened(event: CountOpened, seat: Seat | None) -> Answer:
    asked = seat == event.seat and event.by_hand
    shown: dict[str, Any] = {"what": event.what, "cards": event.cards, "starter": event.starter}
    if not asked:
        return (note("cribbage-count-opened", Kind.COUNT, who=Who(event.seat), **shown),)
    opened = note("cribbage-count-asked", Kind.COUNT, **shown)
    if event.seconds:
        return (opened, note("cribbage-count-clock", Kind.CLOCK, seconds=event.seconds))
    return (opened,)


def _helped(event: Helped, seat: Seat | None) -> Answer:
    if event.kind is None:
        return (note("cribbage-help-end"),)
    return (note(f"cribbage-help-{event.kind}", cards=event.cards),)


def _counted(event: Counted, seat: Seat | None) -> Answer:
    return (result_note(event),)


def _deal_ended(event: DealEnded, seat: Seat | None) -> Answer:
    return (score_line(event.scores, event.teams, seat, Kind.POINTS),)


def _won(event: Won, seat: Seat | None) -> Answer:
    won = note("cribbage-won", Kind.POINTS, who=Side(event.side), points=event.scores[event.side])
    return (won, score_line(event.scores, event.teams, seat, Kind.POINTS))


_TELL: dict[type[Event], Callable[[Any, Seat | None], Answer]] = {
    TableSet: _table,
    Cut: _cut,
    Dealt: _dealt,
    Hand: _hand,
    Discarded: _discarded,
    Starter: _starter,
    Heels: _heels,
    Turn: _turn,
    Played: _played,
    Cannot: _cannot,
    LastCard: _last_card,
    CountOpened: _count_opened,
    Helped: _helped,
    Counted: _counted,
    DealEnded: _deal_ended,
    Won: _won,
}
"""`Scored` and `Reset` are not told: the line of what made the points tells them, and a new run
begins with its first card.
"""
