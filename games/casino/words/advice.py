"""W: what the seat in turn may do, what binds it, and what a good player would weigh, in words that
need no rulebook.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.casino.actions import Build
from games.casino.moves import BUILD, DUP, RAISE, TAKE, TRAIL, Lister, Plan, to_action
from games.casino.rules.groups import points_of
from games.casino.rules.scoring import POINT_CARDS
from games.casino.rules.values import BIG, SCHEMES, in_order
from games.casino.state import LastCall, Public, View, unseen_cards
from games.casino.words.offers import best_first
from games.casino.words.phrases import bare_builds, card_note
from playroom.engine.cards import Card
from playroom.engine.notes import Note, Notes, note
from playroom.engine.table import Answer

MOST = 2
"""Lines of advice after what may be done; more would not be listened to."""


def advice(view: View) -> Answer:
    """What the seat in turn may do, in one sentence; then what binds it, and what there is to
    weigh.
    """
    public, seat = view.public, view.seat
    assert seat is not None
    debt = public.debt(seat)
    if debt is not None:
        return (note("casino-ask-you-owe", card=debt),)
    lister = Lister(public, seat, view.hand)
    plans = best_first(public, lister.all())
    bound, weighed = _bound(view, plans), _weighed(view, plans)
    if plans and any(line.get("card") == plans[0].card for line in bound):
        weighed = weighed[1:]  # what brings most is the very card that is bound: said once
    return (may_do(view, plans), *[*bound, *weighed][:MOST])


# -- what may be done ------------------------------------------------------------------------------


def may_do(view: View, plans: Sequence[Plan]) -> Note:
    """All kinds of legal plays, each with its cards or values: `capture with the 7 or the 4, build
    9`.
    """
    public, seat = view.public, view.seat
    assert seat is not None
    kinds = _kinds(public, plans)
    if any(plan.kind == TRAIL for plan in plans):
        kinds.append(note("casino-advice-can-trail"))
    if len(kinds) == 1 and kinds[0].id == "casino-advice-can-trail":
        return note("casino-advice-can-only-trail")
    own = public.owned(seat)
    builds = bare_builds(own)
    if not kinds:  # with claims: an owner who does not hold the card of its build
        return note("casino-advice-can-nothing", builds=builds)
    things, last = Notes(tuple(kinds[:-1])), kinds[-1]
    if own and last.id != "casino-advice-can-trail":
        return note("casino-advice-can-bound", builds=builds, things=things, last=last)
    return note("casino-advice-can", things=things, last=last)


def _kinds(public: Public, plans: Sequence[Plan]) -> list[Note]:
    kinds = []
    takers = in_order({plan.card for plan in plans if plan.kind == TAKE})
    if takers:
        kinds.append(note("casino-advice-can-capture", ranks=_ranks(takers)))
    if built := sorted({plan.value for plan in plans if plan.kind == BUILD}):
        kinds.append(
            _only_build(public, plans) or note("casino-advice-can-build", values=_values(built))
        )
    if added := sorted({plan.build for plan in plans if plan.kind == DUP}):
        kinds.append(note("casino-advice-can-duplicate", builds=_standing_builds(public, added)))
    for old in sorted({plan.build for plan in plans if plan.kind == RAISE}):
        new = sorted({plan.value for plan in plans if plan.kind == RAISE and plan.build == old})
        build = _standing_builds(public, [old])
        kinds.append(note("casino-advice-can-increase", build=build, values=_values(new)))
    return kinds


def _only_build(public: Public, plans: Sequence[Plan]) -> Note | None:
    """The build with its cards, when there is one way to build."""
    builds = [plan for plan in plans if plan.kind == BUILD]
    action = to_action(public, builds[0])
    if len(builds) > 1 or not isinstance(action, Build) or action.extra or not action.companions:
        return None
    value, company = builds[0].value, action.companions
    return note("casino-advice-can-build-one", value=value, card=action.card, company=company)


def _ranks(cards: Sequence[Card]) -> Notes:
    ranks = dict.fromkeys(card.rank for card in cards)
    return Notes(tuple(note("casino-part-the-rank", rank=rank) for rank in ranks))


def _values(numbers: Sequence[int]) -> Notes:
    """Values as they are listed: with an article where bare numbers would have commas between."""
    part = "casino-part-number" if len(numbers) < 3 else "casino-part-build-value"
    return Notes(tuple(note(part, number=number) for number in numbers))


def _standing_builds(public: Public, values: Sequence[int]) -> Notes:
    builds = (public.build_of(value) for value in values)
    return Notes(tuple(build.said() for build in builds if build is not None))


# -- what binds, and what there is to weigh --------------------------------------------------------


def _bound(view: View, plans: Sequence[Plan]) -> list[Note]:
    """Cards that must stay for one's own builds (CAS-104), and can do nothing but capture them."""
    public, seat = view.public, view.seat
    assert seat is not None
    worth = SCHEMES[public.options.scheme].hand
    lines = []
    for build in public.owned(seat):
        holders = [card for card in view.hand if build.value in worth[card]]
        other = any(
            plan.card in holders and (plan.kind != TAKE or plan.build != build.value)
            for plan in plans
        )
        if len(holders) == 1 and not other:
            lines.append(note("casino-advice-only", card=holders[0], value=build.value))
    return lines


def _weighed(view: View, plans: Sequence[Plan]) -> list[Note]:
    public = view.public
    # a card that must be played is neither kept nor weighed
    choice = len({plan.card for plan in plans}) > 1
    lines = [_foremost(view, plans)] if plans and (choice or plans[0].kind != TRAIL) else []
    if public.stock_size == 0 and public.call is not LastCall.NOT_YET:
        lines.append(note("casino-advice-last-take"))
    lying = [card for card in public.loose if card in POINT_CARDS]
    if lying:
        lines.append(note("casino-advice-points-lie", cards=Notes(tuple(map(card_note, lying)))))
    if choice:
        lines += _own_points(view, plans)
    high = [card for card in unseen_cards(view) if card.rank in (8, 9, 10)]
    if "unseen" in public.options.known and not high:
        lines.append(note("casino-advice-no-high"))
    return lines


def _own_points(view: View, plans: Sequence[Plan]) -> list[Note]:
    """What to do with cards of one's own that are worth points: what can capture now should, what
    can do nothing is kept, if there is something else to trail.
    """
    takers = {plan.card for plan in plans if plan.kind == TAKE}
    own = [card for card in in_order(view.hand) if card in POINT_CARDS]
    able = [card for card in own if card in takers]
    if able:
        return [note("casino-advice-low", cards=tuple(able))]
    useful = {plan.card for plan in plans if plan.kind != TRAIL}
    if plans[0].kind == TRAIL:
        useful.add(_safest(view))  # it is what to trail
    cards = [card for card in own if card not in useful]
    if BIG in cards:
        return [note("casino-advice-big")]
    return [note("casino-advice-keep", cards=tuple(cards))] if cards else []


def _foremost(view: View, plans: Sequence[Plan]) -> Note:
    """The capture that brings most cards; without one, that a build is possible, or what is lost
    least.
    """
    public = view.public
    best = plans[0]
    if best.kind == TAKE:
        build = public.build_of(best.build) if best.build else None
        count = 1 + len(best.loose) + (len(build.cards) if build is not None else 0)
        return note("casino-advice-take", card=best.card, count=count)
    if best.kind == TRAIL:
        return note("casino-advice-trail", card=_safest(view))
    return note("casino-advice-build")


def _safest(view: View) -> Card:
    """The hand card with the least loss: no points, no spade, a rank of which most have gone."""
    unseen = unseen_cards(view)

    def cost(card: Card) -> tuple[int, int, int]:
        left = sum(other.rank == card.rank for other in unseen)
        return points_of(card), int(card.suit == 3), left

    return min(view.hand, key=lambda card: (cost(card), card))
