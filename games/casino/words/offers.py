"""What Enter offers: the plays of a card, best first, or those that use exactly what is marked; and
why there are none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.casino.actions import Build, Duplicate, Increase, Play, Take, Trail
from games.casino.moves import BUILD, DUP, RAISE, TAKE, TRAIL, Lister, Plan, to_action, try_action
from games.casino.rules.check import is_legal, named_cards, play_refusal, same_action
from games.casino.rules.groups import points_of
from games.casino.rules.values import SCHEMES, in_order, sums_of
from games.casino.state import Phase, Public, View
from games.casino.words.phrases import bare_build, groups_apart, taken_notes, the_cards
from playroom.engine.cards import Card
from playroom.engine.notes import Note, Notes, Rejection, Value, note
from playroom.engine.table import Offer

SOME = 12
"""So many plays of a kind are offered for one card."""

_ORDER = {TAKE: 0, DUP: 1, BUILD: 2, RAISE: 3, TRAIL: 4}


def plans_of(view: View, card: Card) -> list[Plan]:
    """The legal plays of a hand card, best first: take everything, take less, duplicate, build,
    increase, trail.
    """
    public, seat = view.public, view.seat
    assert seat is not None
    lister = Lister(public, seat, view.hand)
    trails = [plan for plan in lister.trails() if plan.card == card]
    if public.debt(seat) is not None:
        return trails
    return best_first(public, [*lister.plays(card), *trails])


def best_first(public: Public, plans: Sequence[Plan]) -> list[Plan]:
    """Plans in the order in which they are offered."""
    return sorted(
        plans, key=lambda plan: (_ORDER[plan.kind], *_prize(public, plan), plan.value, plan.card)
    )


def _prize(public: Public, plan: Plan) -> tuple[int, int, int, int]:
    """More cards first, then more points, then more spades; last the canonical order."""
    cards = list(plan.loose)
    build = public.build_of(plan.build) if plan.build and plan.kind == TAKE else None
    if build is not None:
        cards += build.cards
    points = sum(map(points_of, cards))
    spades = sum(1 for card in cards if card.suit == 3)
    return -len(cards), -points, -spades, sum(card.rank for card in cards)


def offered(public: Public, plans: Sequence[Plan], with_card: bool = False) -> tuple[Offer, ...]:
    """The plans with the words that offer them."""
    actions = [to_action(public, plan) for plan in plans]
    return tuple(Offer(action, play_note(public, action, with_card)) for action in actions)


def worth_hearing(plans: Sequence[Plan]) -> list[Plan]:
    """The first `SOME` of each kind: on a full table there are hundreds, and marking cards selects
    any other.
    """
    room = dict.fromkeys(_ORDER, SOME)
    worth = []
    for plan in plans:
        if room[plan.kind]:
            room[plan.kind] -= 1
            worth.append(plan)
    return worth


def of_card(view: View, card: Card) -> tuple[Offer, ...] | Rejection:
    """Enter on a hand card."""
    assert view.seat is not None
    plans = plans_of(view, card)
    if plans:
        return offered(view.public, worth_hearing(plans))
    return no_trail(view, card)


def no_trail(view: View, card: Card) -> Rejection:
    """Why a card that can do nothing cannot be trailed either."""
    assert view.seat is not None
    refused = play_refusal(view.public, view.seat, view.hand, Trail(card))
    return refused or Rejection.of("nothing", "casino-refuse-nothing", card=card)


def play_note(public: Public, action: Play, with_card: bool = False) -> Note:
    """A play in a list: what it takes or builds; `with_card` names the played card too."""
    action, name = same_action(public, action), "trail"
    said: dict[str, Value] = {"card": action.card, "named": with_card}
    match action:
        case Take(card=card, groups=groups):
            worth = SCHEMES[public.options.scheme].hand[card]
            builds = tuple(build for build in public.builds if build.value in action.builds)
            said["taken"] = Notes(taken_notes(groups, builds))
            said["value"] = (action.value or worth[0]) if len(worth) > 1 else 0
            name = "take"
        case Build(value=int(value), companions=companions, extra=extra):
            said |= {"value": value, "company": the_cards(companions)}
            said["extra"] = groups_apart(extra)
            name = "build-lone" if not companions else "build-more" if extra else "build"
        case Duplicate(value=value):
            said |= {"company": the_cards(named_cards(action)), "build": _standing(public, value)}
            name = "dup" if named_cards(action) else "dup-alone"
        case Increase(build=old, value=value, extra=extra):
            said |= {"value": value, "build": _standing(public, old), "extra": groups_apart(extra)}
            name = "raise-more" if extra else "raise"
    return Note.of(f"casino-offer-{name}", said)


def _standing(public: Public, value: int) -> Note:
    build = public.build_of(value)
    return build.said() if build else bare_build(value, False)


# -- what is marked --------------------------------------------------------------------------------


def of_marked(
    view: View, held: Sequence[Card], loose: Sequence[Card], builds: Sequence[int]
) -> tuple[Offer, ...] | Rejection:
    """Enter with marks: `held` are marked hand cards, `loose` and `builds` what is marked on the
    table.
    """
    public, seat = view.public, view.seat
    assert seat is not None
    if len(held) > 1:
        return Rejection.of("one_card", "casino-refuse-one-card", count=len(held))
    if held and not loose and not builds:
        return of_card(view, held[0])
    cards = held or in_order(view.hand)
    debt = public.debt(seat)
    if debt is not None:
        return Rejection.of("must_trail", "casino-refuse-must-trail", card=debt)
    fitting = [plan for card in cards for plan in _fitting(view, card, tuple(loose), tuple(builds))]
    if fitting:
        return offered(public, best_first(public, fitting), with_card=not held)
    if public.options.claims and public.phase is Phase.PLAY and held:
        claimed = _claimed(view, held[0], tuple(loose), tuple(builds))
        if claimed:
            return claimed
    return why_none(view, held, loose, builds)


def _fitting(
    view: View, card: Card, loose: tuple[Card, ...], builds: tuple[int, ...]
) -> Iterator[Plan]:
    """The legal plays of a card that use exactly these."""
    public, seat = view.public, view.seat
    assert seat is not None
    for plan in dict.fromkeys(_thinkable(view, card, loose, builds)):
        action = try_action(public, plan)
        hold = public.phase is not Phase.REPLACEMENT
        if action is not None and is_legal(public, seat, view.hand, action, hold=hold):
            yield plan


def _thinkable(
    view: View, card: Card, loose: tuple[Card, ...], builds: tuple[int, ...]
) -> Iterator[Plan]:
    public = view.public
    worth = SCHEMES[public.options.scheme].hand
    mine = worth[card]
    if not mine and not builds:
        yield Plan(TAKE, card, loose)
    if not mine or len(builds) > 1:
        return
    goals = sorted({value for other in view.hand if other != card for value in worth[other]})
    if not builds:
        yield from (Plan(TAKE, card, loose, value) for value in mine[:1])
        yield from (
            Plan(TAKE, card, loose, value)
            for value in mine[1:]
            if try_action(public, Plan(TAKE, card, loose, mine[0])) is None
        )
        for value in goals:
            stands = public.build_of(value) is not None
            yield (
                Plan(DUP, card, loose, value, value) if stands else Plan(BUILD, card, loose, value)
            )
        return
    (place,) = builds
    if place in mine:
        yield Plan(TAKE, card, loose, place, place)
    yield Plan(DUP, card, loose, place, place)
    yield from (Plan(RAISE, card, loose, place + value, place) for value in mine)


def _claimed(
    view: View, card: Card, loose: tuple[Card, ...], builds: tuple[int, ...]
) -> tuple[Offer, ...]:
    """With a claims referee a play that does not fit can be tried all the same: offered as such,
    never done at once.
    """
    public, seat, hand = view.public, view.seat, view.hand
    assert seat is not None
    values = SCHEMES[public.options.scheme]
    groups = (loose,) if values.hand[card] else tuple((other,) for other in loose)
    tried: list[Play] = [Take(card, groups if loose else (), builds)]
    build = _as_build(view, card, loose, builds)
    if build is not None and public.build_of(build.value or 0) is None:
        tried.append(build)
    tried.append(Trail(card))
    allowed = [action for action in tried if play_refusal(public, seat, hand, action) is None]
    if len(allowed) < 2:
        return ()
    return tuple(Offer(action, _at_risk(view, action)) for action in allowed)


def _at_risk(view: View, action: Play) -> Note:
    """The words that offer a play; a wrong one is not hidden."""
    public, seat = view.public, view.seat
    assert seat is not None
    said = play_note(public, action)
    legal = is_legal(public, seat, view.hand, action)
    return said if legal else note("casino-offer-claimed", offer=said)


def why_none(
    view: View, held: Sequence[Card], loose: Sequence[Card], builds: Sequence[int]
) -> Rejection:
    """Why nothing fits the marks: what the take of the marked card is refused for, or what the
    marked cards make.
    """
    public, seat = view.public, view.seat
    assert seat is not None
    if held:
        take = Take(held[0], (tuple(loose),) if loose else (), tuple(builds), flat=True)
        refused = play_refusal(public, seat, view.hand, take)
        if refused is not None and refused.code not in ("duty", "hold"):
            return refused
        build = _as_build(view, held[0], tuple(loose), tuple(builds))
        return (
            (build and play_refusal(public, seat, view.hand, build))
            or refused
            or Rejection.of("nothing", "casino-refuse-nothing", card=held[0])
        )
    table = SCHEMES[public.options.scheme].table
    if builds:
        return Rejection.of("nothing_takes", "casino-refuse-nothing-takes-build", value=builds[0])
    if len(loose) == 1:
        one = "casino-refuse-nothing-takes-one"
        return Rejection.of("nothing_takes", one, card=loose[0], marked=True)
    if not all(table[other] for other in loose):
        return Rejection.of("nothing_takes", "casino-refuse-nothing-takes-faces")
    cards, totals = tuple(loose), totals_note(public, loose)
    return Rejection.of("nothing_takes", "casino-refuse-nothing-takes", cards=cards, totals=totals)


def _as_build(
    view: View, card: Card, loose: tuple[Card, ...], builds: tuple[int, ...]
) -> Build | None:
    """The build that the marks would make, if that is what is meant."""
    values = SCHEMES[view.public.options.scheme]
    numbers = [values.hand[card], *(values.table[other] for other in loose)]
    if builds or not loose or not all(numbers):
        return None
    return Build(card, sum(worth[0] for worth in numbers), loose)


# -- totals ----------------------------------------------------------------------------------------


def totals_of(public: Public, loose: Sequence[Card]) -> list[int]:
    """All totals that the cards can make, the low one first; none with a face card of classic among
    them.
    """
    table = SCHEMES[public.options.scheme].table
    sums = sums_of(table[card] for card in loose)
    low = sum(table[card][0] for card in loose if table[card])
    return sorted(total for total in sums if total == low or total <= 16) if loose else []


def totals_note(public: Public, loose: Sequence[Card]) -> Notes:
    """The totals as phrases."""
    totals = totals_of(public, loose)
    return Notes(tuple(note("casino-part-number", number=total) for total in totals))


def marked_note(public: Public, item: Note, loose: Sequence[Card], on: bool) -> Note:
    """What is said when a table card is marked: the ranks marked so far and what they make."""
    if len(loose) < 2:
        return note("casino-item-marked-one", item=item, on=on)
    ranks = Notes(tuple(note("casino-part-added", rank=card.rank) for card in loose))
    totals = totals_note(public, loose)
    return note("casino-item-marked-sum", item=item, ranks=ranks, totals=totals, on=on)
