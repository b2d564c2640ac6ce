"""Which plays are legal (section 4.3), and which refusal comes first when they are not (section
4.4).

Everything here looks only at the public table and the mover's own hand, and only at the cards that
the action names.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.casino.actions import Build, Duplicate, Increase, Play, Take, Trail
from games.casino.events import Groups, Pile
from games.casino.model import Phase, Public
from games.casino.values import NAMED_LIMIT, SCHEMES, Worth, can_total, partition
from playroom.engine.cards import Card
from playroom.engine.notes import Note, Notes, Rejection, Who
from playroom.engine.record import Seat

Hand = tuple[Card, ...]

PENAL = frozenset({"sum", "face_sum", "face_count", "pair_count", "build_value", "in_build"})
"""The refusals of a take that cost a card with `illegal_take_penalty=must_trail` (CAS-167)."""

LONE = (0, 1, 3)
"""How many cards of its own rank a card may take with `number_pairing=1,3` (CAS-055)."""


def same_action(public: Public, action: Play) -> Play:
    """A build of a value that stands is the duplicate of that build (CAS-070); all else is what it
    is.
    """
    if (
        type(action) is Build
        and action.value is not None
        and public.build_of(action.value) is not None
    ):
        return Duplicate(action.card, action.value, action.companions, action.extra)
    return action


def check_play(public: Public, seat: Seat, hand: Hand, action: Play) -> Rejection | None:
    """Why `seat` may not make this play now, or None.

    With `referee=claims` only what CAS-180 enforces is refused, but a play that replaces an undone
    one is checked strictly except for the hold (CAS-192).
    """
    if type(action) is Build and public.builds:
        action = same_action(public, action)
    refused = check_turn(public, seat) or _check_named(public, seat, hand, action)
    if refused is not None:
        return refused
    if type(action) is Trail and not public.builds:
        return None  # the usual trail, which nothing else forbids
    if public.owed and public.debt(seat) is not None:
        return None
    replacing = public.phase is Phase.REPLACEMENT
    if public.rules.claims and not replacing:
        return None
    return check_content(public, action) or _check_duty(public, seat, action) or (
        None if replacing else _check_hold(public, seat, hand, action)
    )  # fmt: skip


def is_legal(public: Public, seat: Seat, hand: Hand, action: Play, *, hold: bool = True) -> bool:
    """Is the play legal by the strict rules for the seat in turn, whichever referee the table has
    (without penalties)?
    """
    action = same_action(public, action)
    return (
        _check_named(public, seat, hand, action) is None
        and check_content(public, action) is None
        and _check_duty(public, seat, action) is None
        and not (hold and _check_hold(public, seat, hand, action) is not None)
    )


def judge(public: Public, seat: Seat, action: Play) -> Rejection | None:
    """Why a play that was made at `public` is illegal, hold left aside (CAS-181); None when it is
    not.
    """
    action = same_action(public, action)
    return check_content(public, action) or _check_duty(public, seat, action)


# -- in the order of 4.4 ---------------------------------------------------------------------------


def check_turn(public: Public, seat: Seat | None) -> Rejection | None:
    """Why the seat cannot play anything now."""
    if public.phase is not Phase.PLAY and public.phase is not Phase.REPLACEMENT:
        return Rejection.of("waiting", "casino-no-waiting", phase=str(public.phase))
    if public.turn != seat:
        return (
            Rejection.of("not_turn", "casino-no-not-turn-nobody")
            if public.turn is None
            else Rejection.of("not_turn", "casino-no-not-turn", who=Who(public.turn))
        )
    return None


def named_cards(action: Play) -> tuple[Card, ...]:
    """The table cards that the action names, in order."""
    match action:
        case Take(groups=groups):
            return tuple(one for group in groups for one in group)
        case Build() | Duplicate():
            return (*action.companions, *(one for group in action.extra for one in group))
        case Increase():
            return (*action.added, *(one for group in action.extra for one in group))
    return ()


def _places(action: Play) -> tuple[int, ...]:
    match action:
        case Take(builds=builds):
            return builds
        case Duplicate(value=value):
            return (value,)
        case Increase(build=build):
            return (build,)
    return ()


def _check_named(public: Public, seat: Seat, hand: Hand, action: Play) -> Rejection | None:
    """From `not_in_hand` to `barred`: what is enforced with either referee (CAS-180)."""
    if action.card not in hand:
        return Rejection.of("not_in_hand", "casino-no-not-in-hand", card=action.card)
    owed = public.debt(seat) if public.owed else None
    if owed is not None:
        return (
            None
            if type(action) is Trail and action.card == owed
            else Rejection.of("must_trail", "casino-no-must-trail", card=owed)
        )
    if type(action) is Trail:
        return None
    if type(action) is Build and action.value is None:
        return Rejection.of("announce", "casino-no-announce", card=action.card)
    named, places = named_cards(action), _places(action)
    if not named and not places:
        return Rejection.of(
            "no_target",
            "casino-no-no-target-build" if type(action) is Build else "casino-no-no-target",
            card=action.card,
        )
    loose = public.loose
    for one in named:
        if one not in loose:
            return _misplaced(public, named)
    if len(set(named)) < len(named):
        return Rejection.of(
            "overlap",
            "casino-no-overlap",
            card=next(one for at, one in enumerate(named) if one in named[:at]),
        )
    if len(set(places)) < len(places):
        return Rejection.of("overlap", "casino-no-overlap-build", value=places[0])
    for value in places:
        if public.build_of(value) is None:
            return Rejection.of("no_build", "casino-no-no-build", value=value)
    return _check_barred(public, seat, action, named, places) if public.barred else None


def _misplaced(public: Public, named: Sequence[Card]) -> Rejection:
    for one in named:
        for pile in public.builds:
            if one in pile.cards:
                return Rejection.of("in_build", "casino-no-in-build", card=one, value=pile.value)
    return Rejection.of(
        "not_on_table",
        "casino-no-not-on-table",
        card=next(one for one in named if one not in public.loose),
    )


def _check_barred(
    public: Public, seat: Seat, action: Play, named: tuple[Card, ...], places: tuple[int, ...]
) -> Rejection | None:
    side = public.rules.side_of[seat]
    if type(action) is Increase:
        places = (*places, action.value)
    touched = set(named)
    for value in places:
        pile = public.build_of(value)
        touched.update(pile.cards if pile else ())
    for one, barred in public.barred:
        if barred == side and one in touched:
            return Rejection.of("barred", "casino-no-barred", card=one)
    return None


def check_content(public: Public, action: Play) -> Rejection | None:
    """From `bad_value` to `pair_count`: do the cards fit together?"""
    match action:
        case Trail():
            return None
        case Take():
            return _check_take(public, action)
        case Build() | Duplicate():
            return _check_build(public, action)
        case Increase():
            return _check_increase(public, action)
    raise TypeError(type(action).__name__)


def _check_take(public: Public, action: Take) -> Rejection | None:
    rules = public.rules
    values = SCHEMES[rules.scheme]
    mine = values.hand[action.card]
    if action.value is not None and action.value not in mine:
        return Rejection.of(
            "bad_value", "casino-no-bad-value", card=action.card, value=action.value
        )
    if not mine:
        return _check_face(public, action)
    for group in action.groups:
        for one in group:
            if not values.table[one]:
                return Rejection.of("face_sum", "casino-no-face-sum", card=one, played=action.card)
    if action.flat:
        reading = flat_reading(public, action)
        return reading if isinstance(reading, Rejection) else None
    value = mine[0] if action.value is None else action.value
    for group in action.groups:
        if not can_total(group, values.table, value):
            return _wrong_sum(group, value, values.table)
    for place in action.builds:
        if place != value:
            return Rejection.of(
                "build_value", "casino-no-build-value", card=action.card, value=place
            )
    if rules.one_or_three and _lone(action.groups, action.card.rank) not in LONE:
        return Rejection.of("pair_count", "casino-no-pair-count", card=action.card)
    return None


def _lone(groups: Groups, rank: int) -> int:
    return sum(1 for group in groups if len(group) == 1 and group[0].rank == rank)


def _wrong_sum(group: Sequence[Card], value: int, table: Worth) -> Rejection:
    total = sum(table[one][0] for one in group)
    if len(group) == 1:
        return Rejection.of("sum", "casino-no-sum-one", card=group[0], value=value)
    return Rejection.of("sum", "casino-no-sum", cards=tuple(group), total=total, value=value)


def _check_face(public: Public, action: Take) -> Rejection | None:
    """A face card in classic takes cards of its own rank only, as many as `face_pairing` says
    (CAS-047 to 050).
    """
    rank = action.card.rank
    if action.builds:
        return Rejection.of(
            "build_value", "casino-no-build-value-face", card=action.card, value=action.builds[0]
        )
    for group in action.groups:
        for one in group:
            if one.rank != rank or (len(group) > 1 and not action.flat):
                return Rejection.of("face_sum", "casino-no-face-sum-face", card=action.card)
    count = sum(len(group) for group in action.groups)
    pairing = public.rules.face_pairing
    if pairing != "any" and str(count) not in pairing.split("-"):
        return Rejection.of(
            "face_count",
            "casino-no-face-count",
            card=action.card,
            allowed=public.rules.faces_at_once,
            count=count,
        )
    return None


def flat_reading(public: Public, action: Take) -> tuple[int, Groups] | Rejection:
    """The value and the groups of a flat take by a number (4.5), or why there are none."""
    rules = public.rules
    values = SCHEMES[rules.scheme]
    loose = action.groups[0] if action.groups else ()
    if len(loose) > NAMED_LIMIT:
        return Rejection.of("sum", "casino-no-sum-many", count=len(loose), limit=NAMED_LIMIT)
    tried = values.hand[action.card] if action.value is None else (action.value,)
    found = [
        (value, groups)
        for value in tried
        if (groups := partition(loose, value, values)) is not None
    ]
    if not found:
        total = sum(values.table[one][0] for one in loose)
        return Rejection.of(
            "sum", "casino-no-sum-flat", card=action.card, cards=loose, total=total, value=tried[0]
        )
    found = [
        (value, groups) for value, groups in found if all(place == value for place in action.builds)
    ]
    if not found:
        return Rejection.of(
            "build_value", "casino-no-build-value", card=action.card, value=action.builds[0]
        )
    if not rules.one_or_three:
        return found[0]
    for value, _ in found:
        groups = partition(loose, value, values, lone=(action.card.rank, LONE))
        if groups is not None:
            return value, groups
    return Rejection.of("pair_count", "casino-no-pair-count", card=action.card)


def _check_build(public: Public, action: Build | Duplicate) -> Rejection | None:
    rules = public.rules
    values = SCHEMES[rules.scheme]
    mine, table, value = values.hand[action.card], values.table, action.value or 0
    if refused := _check_no_face(action, mine, table):
        return refused
    if not can_total(action.companions, table, value, mine):
        total = mine[0] + sum(table[one][0] for one in action.companions)
        if not action.companions:
            return Rejection.of("sum", "casino-no-sum-one", card=action.card, value=value)
        return Rejection.of(
            "sum",
            "casino-no-sum",
            cards=(action.card, *action.companions),
            total=total,
            value=value,
        )
    if refused := _check_extra(action.extra, value, table):
        return refused
    if type(action) is Build and not action.companions and not rules.pair_builds:
        return Rejection.of("lone_card", "casino-no-lone-card", card=action.card)
    return None


def _check_no_face(
    action: Build | Duplicate | Increase, mine: tuple[int, ...], table: Worth
) -> Rejection | None:
    if not mine:
        return Rejection.of("face_build", "casino-no-face-build", card=action.card)
    for one in named_cards(action):
        if not table[one]:
            return Rejection.of("face_build", "casino-no-face-build", card=one)
    return None


def _check_extra(extra: Groups, value: int, table: Worth) -> Rejection | None:
    for group in extra:
        if not can_total(group, table, value):
            return _wrong_sum(group, value, table)
    return None


def _check_increase(public: Public, action: Increase) -> Rejection | None:
    rules = public.rules
    values = SCHEMES[rules.scheme]
    mine, table = values.hand[action.card], values.table
    pile = public.build_of(action.build)
    assert pile is not None  # `no_build` comes first
    if refused := _check_no_face(action, mine, table):
        return refused
    if action.added:
        return Rejection.of("raise_table", "casino-no-raise-table", card=action.added[0])
    if pile.multiple:
        return Rejection.of("multi_raise", "casino-no-multi-raise", value=pile.value)
    if (
        rules.opponents_only
        and pile.owner is not None
        and _same_side(public, pile.owner, public.turn)
    ):
        return Rejection.of("scope", "casino-no-scope", who=Who(pile.owner), value=pile.value)
    if action.value - action.build not in mine:
        return Rejection.of(
            "sum",
            "casino-no-sum-raise",
            card=action.card,
            old=action.build,
            total=action.build + mine[0],
            value=action.value,
        )
    if refused := _check_extra(action.extra, action.value, table):
        return refused
    if action.extra and not rules.gather:
        return Rejection.of("gather", "casino-no-gather", value=action.value)
    return None


def _same_side(public: Public, one: Seat, other: Seat | None) -> bool:
    return other is not None and public.rules.side_of[one] == public.rules.side_of[other]


# -- duty and hold ---------------------------------------------------------------------------------


def _check_duty(public: Public, seat: Seat, action: Play) -> Rejection | None:
    """CAS-100 to 103 and 109, on the builds owned before the play."""
    duty = public.rules.duty
    if not public.builds or duty == "none" or type(action) is Take:
        return None
    own = public.owned(seat)
    if not own or meets_duty(public, seat, action):
        return None
    return Rejection.of(
        "duty",
        "casino-no-duty",
        values=Notes(tuple(_value_note(pile) for pile in own)),
        duty=_duty_token(duty, own),
    )


def _value_note(pile: Pile) -> Note:
    return Note("casino-value", (("value", pile.value),))


def _duty_token(duty: str, own: Sequence[Pile]) -> str:
    """How the duty is worded: nobody is told to increase when all own builds are multiple."""
    if duty == "take_or_duplicate_or_increase" and all(pile.multiple for pile in own):
        return "take_or_duplicate"
    return duty


def meets_duty(public: Public, seat: Seat, action: Play) -> bool:
    """Is it a play that the builder's duty allows, whatever else is wrong with it?"""
    duty = public.rules.duty
    if duty == "none" or type(action) is Take:
        return True
    if type(action) is Trail:
        return False
    if duty == "no_trail":
        return True
    if type(action) is Duplicate:
        pile = public.build_of(action.value)
        return pile is not None and pile.owner == seat
    if type(action) is Increase and duty == "take_or_duplicate_or_increase":
        pile = public.build_of(action.build)
        return pile is not None and pile.owner == seat and not pile.multiple
    return False


def owned_after(public: Public, seat: Seat, action: Play) -> set[int]:
    """The values of the builds that the seat owns when the play is made."""
    own = {pile.value for pile in public.builds if pile.owner == seat}
    match action:
        case Take(builds=builds):
            own.difference_update(builds)
        case Build(value=value) | Duplicate(value=value) if value is not None:
            own.add(value)
        case Increase(build=old, value=value):
            own.discard(old)
            own.add(value)
    return own


def held(values: Sequence[int], hand: Sequence[Card], worth: Worth) -> int:
    """For how many of these build values the hand has a card of its own each (a
    matching, CAS-104).
    """
    if not values:
        return 0
    first, rest = values[0], values[1:]
    best = held(rest, hand, worth)
    for at, one in enumerate(hand):
        if best == len(values):
            break
        if first in worth[one]:
            best = max(best, 1 + held(rest, (*hand[:at], *hand[at + 1 :]), worth))
    return best


def _check_hold(public: Public, seat: Seat, hand: Hand, action: Play) -> Rejection | None:
    if type(action) is Trail and not public.builds:
        return None
    values = owned_after(public, seat, action)
    if not values:
        return None
    left = tuple(one for one in hand if one != action.card)
    worth = SCHEMES[public.rules.scheme].hand
    ordered = sorted(values)
    if held(ordered, left, worth) == len(ordered):
        return None
    lacking = next((one for one in ordered if not held((one,), left, worth)), ordered[-1])
    standing = any(pile.value == lacking and pile.owner == seat for pile in public.builds)
    return Rejection.of(
        "hold",
        "casino-no-hold-own" if standing else "casino-no-hold",
        value=lacking,
        card=action.card,
    )
