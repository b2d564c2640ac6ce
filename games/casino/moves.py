"""The legal plays of a seat: as `Plan`s, which name the cards used but not how they are grouped.

Two plays of the same cards are one play. The listing is complete while it stays under `CAP`; on a
hostile table it keeps what 4.6 asks for. Legality itself never looks here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from games.casino import actions
from games.casino.actions import Build, Duplicate, Increase, Play, Take, Trail
from games.casino.builds import TableBuild
from games.casino.questions import Accusation, DealerChoice, Vote, Window
from games.casino.rules.check import LONE, has_price, play_refusal
from games.casino.rules.duty import covered
from games.casino.rules.groups import GroupTable
from games.casino.rules.values import SCHEMES, in_order, partition
from games.casino.state import PLAYING, LastCall, Phase, Public, View, unseen_cards
from playroom.engine.cards import Card
from playroom.engine.record import Seat
from playroom.engine.steps import Action

CAP = 500
"""So many plays are listed one by one."""

_ANY = 32  # without the hold a build may have any value that a card can make with another one

TRAIL, TAKE, BUILD, DUP, RAISE = "trail", "take", "build", "dup", "raise"


class Plan(NamedTuple):
    """A play by its identity.

    `loose` are the table cards used, without order in meaning. `value` is the value of the taking
    card or of the build that results, 0 for a trail and for a face card in classic; `build` is the
    value of the build taken, duplicated or raised, or 0.
    """

    kind: str
    card: Card
    loose: tuple[Card, ...] = ()
    value: int = 0
    build: int = 0


class Head(NamedTuple):
    """The plays of one kind, card and value.

    `bare`: the play that uses no loose card is one of them.
    """

    kind: str
    card: Card
    value: int
    build: int = 0
    bare: bool = False

    def plan(self, loose: tuple[Card, ...]) -> Plan:
        """The play with these loose cards."""
        return Plan(self.kind, self.card, loose, self.value, self.build)


class Lister:
    """Lists the plays of one seat in turn; a play that replaces an undone one need not keep the
    hold (CAS-192).
    """

    def __init__(self, public: Public, seat: Seat, hand: tuple[Card, ...]) -> None:
        options = public.options
        self.public, self.seat, self.hand, self.options = public, seat, hand, options
        self.values = SCHEMES[options.scheme]
        self._hold = public.phase is not Phase.REPLACEMENT
        self.loose = public.loose
        self.builds = {build.value: build for build in public.builds}
        self._shut: set[int] = set()
        if public.barred:
            barred = frozenset(public.barred_to(seat))
            self.loose = tuple(card for card in public.loose if card not in barred)
            self._shut = {
                build.value for build in public.builds if barred.intersection(build.cards)
            }
            for value in self._shut:
                del self.builds[value]
        self.own = {build.value for build in public.builds if build.owner == seat}
        self.duty = options.builder_duty if self.own else "none"
        worth = self.values.hand
        limit = max((worth[card][-1] for card in hand if worth[card]), default=1)
        self.groups = GroupTable(self.loose, self.values.table, limit if self._hold else _ANY)
        self.capped = False

    # -- what the hand must keep -------------------------------------------------------------------

    def _holds(self, own: set[int], card: Card) -> bool:
        """Can the hand without `card` take all of `own` (CAS-104)?"""
        if not self._hold or not own:
            return True
        left = tuple(other for other in self.hand if other != card)
        return covered(sorted(own), left, self.values.hand) == len(own)

    # -- what a number card can do -----------------------------------------------------------------

    def heads(self, card: Card) -> Iterator[Head]:
        """The kinds of plays of a number card, each with a value; which loose cards they use is
        `vectors`.
        """
        mine = self.values.hand[card]
        builds = self.builds
        for value in mine:
            if self.groups.groups[value] and self._holds(self.own, card):
                yield Head(TAKE, card, value)
            if value in builds and self._holds(self.own - {value}, card):
                yield Head(TAKE, card, value, value, bare=True)
        if len(self.hand) > 1 or not self._hold:
            yield from self._builds(card, mine)

    def _targets(self, card: Card) -> set[int]:
        """Values that the rest of the hand could take."""
        worth = self.values.hand
        if not self._hold:
            return set(range(1, len(self.groups.groups)))
        return {value for other in self.hand if other != card for value in worth[other]}

    def _builds(self, card: Card, mine: tuple[int, ...]) -> Iterator[Head]:
        free = self.duty in ("none", "no_trail")
        for value in sorted(self._targets(card)):
            build = self.builds.get(value)
            if value in self._shut or not self._holds(self.own | {value}, card):
                continue
            if build is None and free:
                yield Head(BUILD, card, value)
            elif build is not None and (free or build.owner == self.seat):
                yield Head(DUP, card, value, value, bare=value in mine)
        for old, build in self.builds.items():
            if build.multiple or not self._may_raise(build):
                continue
            for worth in mine:
                value = old + worth
                if value not in self._shut and self._holds((self.own - {old}) | {value}, card):
                    yield Head(RAISE, card, value, old, bare=True)

    def _may_raise(self, build: TableBuild) -> bool:
        duty, own = self.duty, build.owner == self.seat
        if duty == "take_or_duplicate" or (duty == "take_or_duplicate_or_increase" and not own):
            return False
        return self.public.may_increase(self.seat, build)

    def vectors(self, head: Head) -> list[int] | None:
        """All vectors of loose cards of the plays of a head, 0 for none; None when they are too
        many.
        """
        groups, value = self.groups, head.value
        if head.kind == TAKE:
            return groups.unions(value, head.card.rank if self.options.one_or_three else 0)
        if head.kind == RAISE:
            return groups.unions(value) if self._gathers(value) else [0]
        unions = groups.unions(value)
        if unions is None:
            return None
        vectors: dict[int, None] = {}
        for first in self._companions(head):
            if len(unions) == 1:
                vectors[first] = None
            else:
                vectors.update(
                    dict.fromkeys(first + more for more in unions if groups.fits(more, first))
                )
        return list(vectors)

    def _gathers(self, value: int) -> bool:
        """May groups of `value` join an increase?"""
        return self.options.gather_on_raise and value < len(self.groups.groups)

    def _companions(self, head: Head) -> Iterator[int]:
        """The vectors of loose cards that make the value of a build together with the
        played card.
        """
        lone = head.kind == DUP or self.options.pair_builds
        for worth in self.values.hand[head.card]:
            if worth < head.value:
                yield from self.groups.groups[head.value - worth]
            elif worth == head.value and lone:
                yield 0

    def few(self, head: Head) -> list[int]:
        """What is kept of too many vectors: every single group, the bare play, and the largest
        take.
        """
        groups, value = self.groups, head.value
        if head.kind == TAKE:
            largest = groups.largest(value, head.card.rank if self.options.one_or_three else 0)
            sizes = dict.fromkeys((largest, *groups.groups[value], 0))
        elif head.kind == RAISE:
            sizes = dict.fromkeys((0, *(groups.groups[value] if self._gathers(value) else ())))
        else:
            sizes = dict.fromkeys(self._companions(head))
            if 0 in sizes:
                sizes.update(dict.fromkeys(groups.groups[value]))
        return list(sizes)

    # -- plans -------------------------------------------------------------------------------------

    def trails(self) -> list[Plan]:
        """The legal trails."""
        debt = self.public.debt(self.seat)
        if debt is not None:
            return [Plan(TRAIL, debt)]
        if self.duty != "none":
            return []
        return [
            Plan(TRAIL, card) for card in self.hand if not self.own or self._holds(self.own, card)
        ]

    def faces(self, card: Card) -> list[Plan]:
        """What a face card takes in classic."""
        matching = [other for other in self.loose if other.rank == card.rank]
        if not matching or not self._holds(self.own, card):
            return []
        return [
            Plan(TAKE, card, cards)
            for count in self.options.face_counts
            for cards in combinations(matching, count)
        ]

    def plays(self, card: Card) -> list[Plan]:
        """All plays of one hand card but trails, while they stay under the cap."""
        if not self.values.hand[card]:
            return self.faces(card)
        return self._expand(list(self.heads(card)), CAP)

    def all(self) -> list[Plan]:
        """All plays, or what 4.6 asks for when they are too many (then `capped`)."""
        if self.public.debt(self.seat) is not None:
            return self.trails()
        plans = self.trails()
        heads: list[Head] = []
        for card in self.hand:
            if self.values.hand[card]:
                heads += self.heads(card)
            else:
                plans += self.faces(card)
        return plans + self._expand(heads, CAP - len(plans))

    def _expand(self, heads: list[Head], room: int) -> list[Plan]:
        groups = self.groups
        total = 0
        for head in heads:
            vectors = self.vectors(head)
            if vectors is None or (total := total + sum(map(groups.ways, vectors))) > room:
                self.capped = True
                break
        plans: dict[tuple[object, ...], Plan] = {}
        for head in heads:
            for vector in self.few(head) if self.capped else self.vectors(head) or ():
                if not vector:
                    if head.bare:
                        _put(plans, head.plan(()))
                elif self.capped:
                    _put(plans, head.plan(groups.best(vector)))
                else:
                    for cards in groups.sets(vector):
                        _put(plans, head.plan(cards))
        return list(plans.values())


def _put(plans: dict[tuple[object, ...], Plan], plan: Plan) -> None:
    value = plan.value if plan.kind != TAKE else 0  # a take keeps the lowest value that works
    plans.setdefault((plan.kind, plan.card, value, plan.build, frozenset(plan.loose)), plan)


def plans(public: Public, seat: Seat, hand: tuple[Card, ...]) -> list[Plan]:
    """The plays of the seat in turn."""
    return Lister(public, seat, hand).all()


def to_action(public: Public, plan: Plan) -> Play:
    """The action of a listed plan, its cards in canonical groups."""
    action = try_action(public, plan)
    assert action is not None
    return action


def try_action(public: Public, plan: Plan) -> Play | None:
    """The same for a plan of anybody's making: None when its cards do not make its value."""
    options = public.options
    values = SCHEMES[options.scheme]
    card, loose = plan.card, plan.loose
    if plan.kind == TRAIL:
        return Trail(card)
    if plan.kind == TAKE:
        builds = (plan.build,) if plan.build else ()
        mine = values.hand[card]
        if not mine:
            return Take(card, tuple((card,) for card in in_order(loose)), builds)
        lone = (card.rank, LONE) if options.one_or_three else None
        groups = partition(loose, plan.value, values, lone=lone)
        value = plan.value if plan.value != mine[0] else None
        return None if groups is None else Take(card, groups, builds, value)
    if plan.kind == RAISE:
        extra = partition(loose, plan.value, values)
        return None if extra is None else Increase(card, plan.build, plan.value, (), extra)
    made = partition(loose, plan.value, values, played=card)
    if made is None:
        return None
    if plan.kind == BUILD and not options.pair_builds and len(made[0]) == 1:
        made = _with_company(public, plan) or made
    first, extra = made[0][1:], made[1:]
    if plan.kind == BUILD:
        return Build(card, plan.value, first, extra)
    return Duplicate(card, plan.value, first, extra)


def _with_company(public: Public, plan: Plan) -> tuple[tuple[Card, ...], ...] | None:
    """Groups in which the played card does not stand alone (`pair_builds=off`)."""
    values = SCHEMES[public.options.scheme]
    for size in range(1, len(plan.loose) + 1):
        for company in combinations(in_order(plan.loose), size):
            for worth in values.hand[plan.card]:
                rest = tuple(card for card in plan.loose if card not in company)
                rest_value = plan.value - worth
                first = partition(company, rest_value, values) if rest_value > 0 else None
                more = partition(rest, plan.value, values)
                if first is not None and len(first) == 1 and more is not None:
                    return ((plan.card, *first[0]), *more)
    return None


# -- all actions -----------------------------------------------------------------------------------


def choices(view: View) -> Iterator[Action]:
    """What the seat of `view` may do: plays, answers, and what may be done unasked."""
    public, seat = view.public, view.seat
    if seat is None or public.phase is Phase.OVER:
        return
    if public.phase in PLAYING and public.turn == seat:
        for plan in plans(public, seat, view.hand):
            yield to_action(public, plan)
        if public.phase is Phase.PLAY and public.debt(seat) is None:
            yield from _tries(view, seat)
    yield from _answers(view)
    if public.call is LastCall.DUE and seat == public.dealer:
        yield actions.AnnounceLast()
    if public.fresh and seat not in public.proposed:
        yield actions.Redeal()


def _tries(view: View, seat: Seat) -> Iterator[Play]:
    """Wrong plays that are answered by more than a refusal: with claims they stand, with the
    penalty a take costs a card.
    """
    if view.public.options.claims:
        yield from wrong_plays(view)
    elif view.public.options.penalty:
        for play in wrong_plays(view):
            refused = play_refusal(view.public, seat, view.hand, play)
            if refused is not None and has_price(view.public, play, refused):
                yield play


def _answers(view: View) -> Iterator[Action]:
    question, seat = view.public.question, view.seat
    options = view.public.options
    if seat is None or view.answered:
        return
    if isinstance(question, Window) and seat in question.asked:
        yield from (actions.No(), actions.Challenge())
        unseen = unseen_cards(view)
        for accused in options.opponents(seat):
            yield from (
                actions.Accuse(accused, card) for card in unseen[:: max(1, len(unseen) // 4)]
            )
    elif isinstance(question, Accusation) and question.accused == seat:
        yield actions.Decline()
        if question.card in view.hand:
            yield actions.Agree()
    elif isinstance(question, Vote) and seat in question.asked:
        yield from (actions.Agree(), actions.Decline())
    elif isinstance(question, DealerChoice) and seat in question.asked:
        yield from (actions.NameDealer(dealer) for dealer in range(options.seats))


def wrong_plays(view: View) -> Iterator[Play]:
    """A few wrong plays such as a claims referee lets pass (CAS-180); for tests and for bold
    players.
    """
    public, hand, seat = view.public, view.hand, view.seat
    if seat is None:
        return
    barred = public.barred_to(seat)
    free = [card for card in in_order(public.loose) if card not in barred]
    if public.owned(seat):
        yield from (Trail(card) for card in hand)
    for card in hand[:2]:
        for loose in free[:2]:
            if card.rank != loose.rank:
                yield Take(card, ((loose,),))
            value = min(card.rank + loose.rank, 10)
            if public.build_of(value) is None:
                yield Build(card, value, (loose,))


def also_said(view: View, action: Action) -> str:
    """That a build is taken or changed, how many cards are taken, the value of all that is
    made.
    """
    match action:
        case Take():
            builds = [build for build in view.public.builds if build.value in action.builds]
            count = sum(map(len, action.groups)) + sum(len(build.cards) for build in builds)
            value = action.value or action.card.rank
            return f"{'stack ' * len(builds)}cards{count} {value}"
        case Build():
            return str(action.value)
        case Duplicate() | Increase():
            return f"stack {action.value}"
    return ""


def meant(
    view: View, verb: str, own: tuple[Card, ...], others: tuple[Card, ...], numbers: tuple[int, ...]
) -> Play | None:
    """A play with the one own card that was named: its cards in groups where they make any, else as
    they are, to be refused.
    """
    if len(own) != 1:
        return None
    (card,) = own
    match verb, numbers:
        case "take", _ if others or numbers:
            return Take(card, (others,) if others else (), numbers, None, len(others) > 1)
        case "build", (value,):
            plan = Plan(BUILD, card, others, value)
            return try_action(view.public, plan) or Build(card, value, others)
        case "dup", (value,):
            plan = Plan(DUP, card, others, value, value)
            return try_action(view.public, plan) or Duplicate(card, value, others)
        case "raise", (old, value):
            return Increase(card, old, value, others)
    return None
