"""The legal plays of a seat (sections 4.5, 4.6): as `Plan`s, which name the cards used but not how
they are grouped.

Two plays of the same cards are one play. The listing is complete while it stays under `CAP`; on a
hostile table it keeps what 4.6 asks for. Legality itself never looks here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from games.casino.actions import (
    Accuse,
    Agree,
    AnnounceLast,
    Build,
    Challenge,
    Decline,
    Duplicate,
    Increase,
    NameDealer,
    No,
    Play,
    Redeal,
    Take,
    Trail,
)
from games.casino.claims import shown_cards
from games.casino.events import Pile
from games.casino.groups import Groups
from games.casino.legality import LONE, PENAL, check_play, held
from games.casino.model import Accusation, DealerChoice, LastCall, Phase, Public, View, Vote, Window
from games.casino.values import SCHEMES, in_order, partition
from playroom.engine.cards import PACK, Card
from playroom.engine.record import Record, Seat
from playroom.engine.steps import Action

CAP = 500

_ANY = 32  # without the hold a build may have any value that a card can make with another one

TRAIL, TAKE, BUILD, DUP, RAISE = "trail", "take", "build", "dup", "raise"


class Plan(Record):
    """A play by its identity (4.5).

    `loose` are the table cards used, without order in meaning. `value` is the value of the taking
    card or of the build that results, 0 for a trail and for a face card in classic; `build` is the
    value of the build taken, duplicated or raised, or 0.
    """

    kind: str
    card: Card
    loose: tuple[Card, ...] = ()
    value: int = 0
    build: int = 0


class Head(Record):
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
    """Lists the plays of one seat in turn."""

    def __init__(
        self, public: Public, seat: Seat, hand: tuple[Card, ...], *, replacing: bool = False
    ) -> None:
        rules = public.rules
        self.public, self.seat, self.hand, self.rules = public, seat, hand, rules
        self.values = SCHEMES[rules.scheme]
        self._hold = not replacing
        side = rules.side_of[seat]
        barred = (
            {one for one, barred_side in public.barred if barred_side == side}
            if public.barred
            else set()
        )
        self.loose = (
            tuple(one for one in public.loose if one not in barred) if barred else public.loose
        )
        self.piles = {
            pile.value: pile
            for pile in public.builds
            if not barred or not barred.intersection(pile.cards)
        }
        self._shut = {pile.value for pile in public.builds} - set(self.piles) if barred else set()
        self.own = (
            {pile.value for pile in public.builds if pile.owner == seat} if public.builds else set()
        )
        self.duty = rules.duty if self.own else "none"
        worth = self.values.hand
        limit = (
            _ANY if replacing else max((worth[one][-1] for one in hand if worth[one]), default=1)
        )
        self.groups = Groups(self.loose, self.values.table, limit)
        self.capped = False

    # -- what the hand must keep -------------------------------------------------------------------

    def _holds(self, own: set[int], card: Card) -> bool:
        """Can the hand without `card` take all of `own` (CAS-104)?"""
        if not self._hold or not own:
            return True
        left = tuple(one for one in self.hand if one != card)
        return held(sorted(own), left, self.values.hand) == len(own)

    # -- what a number card can do -----------------------------------------------------------------

    def heads(self, card: Card) -> Iterator[Head]:
        """The kinds of plays of a number card, each with a value; which loose cards they use is
        `vectors`.
        """
        mine = self.values.hand[card]
        piles = self.piles
        for value in mine:
            if self.groups.groups[value] and self._holds(self.own, card):
                yield Head(TAKE, card, value)
            if value in piles and self._holds(self.own - {value}, card):
                yield Head(TAKE, card, value, value, bare=True)
        if len(self.hand) > 1 or not self._hold:
            yield from self._builds(card, mine)

    def _targets(self, card: Card) -> set[int]:
        """Values that the rest of the hand could take."""
        worth = self.values.hand
        if not self._hold:
            return set(range(1, len(self.groups.groups)))
        return {value for one in self.hand if one != card for value in worth[one]}

    def _builds(self, card: Card, mine: tuple[int, ...]) -> Iterator[Head]:
        free = self.duty in ("none", "no_trail")
        for value in sorted(self._targets(card)):
            pile = self.piles.get(value)
            if value in self._shut or not self._holds(self.own | {value}, card):
                continue
            if pile is None and free:
                yield Head(BUILD, card, value)
            elif pile is not None and (free or pile.owner == self.seat):
                yield Head(DUP, card, value, value, bare=value in mine)
        for old, pile in self.piles.items():
            if pile.multiple or not self._may_raise(pile):
                continue
            for worth in mine:
                value = old + worth
                if value not in self._shut and self._holds((self.own - {old}) | {value}, card):
                    yield Head(RAISE, card, value, old, bare=True)

    def _may_raise(self, pile: Pile) -> bool:
        duty, owner = self.duty, pile.owner
        if duty == "take_or_duplicate" or (
            duty == "take_or_duplicate_or_increase" and owner != self.seat
        ):
            return False
        of = self.rules.side_of
        return not (self.rules.opponents_only and owner is not None and of[owner] == of[self.seat])

    def vectors(self, head: Head) -> list[int] | None:
        """All vectors of loose cards of the plays of a head, 0 for none; None when they are too
        many.
        """
        groups, value = self.groups, head.value
        if head.kind == TAKE:
            return groups.unions(value, head.card.rank if self.rules.one_or_three else 0)
        if head.kind == RAISE:
            return groups.unions(value) if self.rules.gather and value < len(groups.groups) else [0]
        unions = groups.unions(value)
        if unions is None:
            return None
        out: dict[int, None] = {}
        for first in self._companions(head):
            if len(unions) == 1:
                out[first] = None
            else:
                out.update(
                    dict.fromkeys(first + more for more in unions if groups.fits(more, first))
                )
        return list(out)

    def _companions(self, head: Head) -> Iterator[int]:
        """The vectors of loose cards that make the value of a build together with the
        played card.
        """
        lone = head.kind == DUP or self.rules.pair_builds
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
            largest = groups.largest(value, head.card.rank if self.rules.one_or_three else 0)
            kept = dict.fromkeys((largest, *groups.groups[value], 0))
        elif head.kind == RAISE:
            single = (
                groups.groups[value] if self.rules.gather and value < len(groups.groups) else []
            )
            kept = dict.fromkeys((0, *single))
        else:
            kept = dict.fromkeys(self._companions(head))
            if 0 in kept:
                kept.update(dict.fromkeys(groups.groups[value]))
        return list(kept)

    # -- plans -------------------------------------------------------------------------------------

    def trails(self) -> list[Plan]:
        """The legal trails."""
        debt = self.public.debt(self.seat)
        if debt is not None:
            return [Plan(TRAIL, debt)]
        if self.duty != "none":
            return []
        return [Plan(TRAIL, one) for one in self.hand if not self.own or self._holds(self.own, one)]

    def faces(self, card: Card) -> list[Plan]:
        """What a face card takes in classic."""
        matching = [one for one in self.loose if one.rank == card.rank]
        if not matching or not self._holds(self.own, card):
            return []
        pairing = self.rules.face_pairing
        counts = (1, 2, 3) if pairing == "any" else tuple(map(int, pairing.split("-")))
        return [
            Plan(TAKE, card, some) for count in counts for some in combinations(matching, count)
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
        out = self.trails()
        heads: list[Head] = []
        for card in self.hand:
            if self.values.hand[card]:
                heads += self.heads(card)
            else:
                out += self.faces(card)
        return out + self._expand(heads, CAP - len(out))

    def _expand(self, heads: list[Head], room: int) -> list[Plan]:
        groups = self.groups
        total = 0
        for head in heads:
            vectors = self.vectors(head)
            if vectors is None or (total := total + sum(map(groups.ways, vectors))) > room:
                self.capped = True
                break
        out: dict[tuple[object, ...], Plan] = {}
        for head in heads:
            for vector in self.few(head) if self.capped else self.vectors(head) or ():
                if not vector:
                    if head.bare:
                        _put(out, head.plan(()))
                elif self.capped:
                    _put(out, head.plan(groups.best(vector)))
                else:
                    for some in groups.sets(vector):
                        _put(out, head.plan(some))
        return list(out.values())


def _put(out: dict[tuple[object, ...], Plan], plan: Plan) -> None:
    key = (
        plan.kind,
        plan.card,
        plan.value if plan.kind != TAKE else 0,
        plan.build,
        frozenset(plan.loose),
    )
    out.setdefault(key, plan)  # a take keeps the lowest value that works (4.5)


def plans(public: Public, seat: Seat, hand: tuple[Card, ...]) -> list[Plan]:
    """The plays of the seat in turn."""
    return Lister(public, seat, hand, replacing=public.phase is Phase.REPLACEMENT).all()


def to_action(public: Public, plan: Plan) -> Play:
    """The action of a listed plan, its cards in canonical groups."""
    action = try_action(public, plan)
    assert action is not None
    return action


def try_action(public: Public, plan: Plan) -> Play | None:
    """The same for a plan of anybody's making: None when its cards do not make its value."""
    rules = public.rules
    values = SCHEMES[rules.scheme]
    card, loose = plan.card, plan.loose
    if plan.kind == TRAIL:
        return Trail(card)
    if plan.kind == TAKE:
        builds = (plan.build,) if plan.build else ()
        mine = values.hand[card]
        if not mine:
            return Take(card, tuple((one,) for one in in_order(loose)), builds)
        lone = (card.rank, LONE) if rules.one_or_three else None
        groups = partition(loose, plan.value, values, lone=lone)
        return (
            None
            if groups is None
            else Take(card, groups, builds, plan.value if plan.value != mine[0] else None)
        )
    if plan.kind == RAISE:
        extra = partition(loose, plan.value, values)
        return None if extra is None else Increase(card, plan.build, plan.value, (), extra)
    made = partition(loose, plan.value, values, played=card)
    if made is None:
        return None
    if plan.kind == BUILD and not rules.pair_builds and len(made[0]) == 1:
        made = _with_company(public, plan) or made
    first, extra = made[0][1:], made[1:]
    if plan.kind == BUILD:
        return Build(card, plan.value, first, extra)
    return Duplicate(card, plan.value, first, extra)


def _with_company(public: Public, plan: Plan) -> tuple[tuple[Card, ...], ...] | None:
    """Groups in which the played card does not stand alone (`pair_builds=off`)."""
    values = SCHEMES[public.rules.scheme]
    for size in range(1, len(plan.loose) + 1):
        for some in combinations(in_order(plan.loose), size):
            for worth in values.hand[plan.card]:
                rest = tuple(one for one in plan.loose if one not in some)
                first = partition(some, plan.value - worth, values) if worth < plan.value else None
                more = partition(rest, plan.value, values)
                if first is not None and len(first) == 1 and more is not None:
                    return ((plan.card, *first[0]), *more)
    return None


# -- all actions -----------------------------------------------------------------------------------


def choices(view: View) -> Iterator[Action]:
    """What the seat of `view` may do: plays, answers, and what may be done unasked."""
    public, seat = view.public, view.seat
    if seat is None or public.phase in (Phase.OVER, Phase.COUNT):
        return
    if public.phase in (Phase.PLAY, Phase.REPLACEMENT) and public.turn == seat:
        for plan in plans(public, seat, view.hand):
            yield to_action(public, plan)
        if public.phase is Phase.PLAY and public.debt(seat) is None:
            yield from _tries(view, seat)
    yield from _answers(view)
    if public.call is LastCall.DUE and seat == public.dealer:
        yield AnnounceLast()
    if public.fresh and seat not in public.proposed and public.turn is not None:
        yield Redeal()


def _tries(view: View, seat: Seat) -> Iterator[Play]:
    """Wrong plays that are answered by more than a refusal: with claims they stand, with the
    penalty a take costs a card.
    """
    if view.public.rules.claims:
        yield from wrong_plays(view)
    elif view.public.rules.penalty:
        for one in wrong_plays(view):
            refused = check_play(view.public, seat, view.hand, one)
            if refused is not None and refused.code in PENAL and type(one) is Take:
                yield one


def _answers(view: View) -> Iterator[Action]:
    question, seat = view.public.question, view.seat
    rules = view.public.rules
    if seat is None or view.answered:
        return
    if isinstance(question, Window) and seat in question.asked:
        yield from (No(), Challenge())
        shown = shown_cards(view.public)
        unseen = [one for one in PACK if one not in shown and one not in view.hand]
        for accused in rules.opponents(seat):
            yield from (Accuse(accused, one) for one in unseen[:: max(1, len(unseen) // 4)])
    elif isinstance(question, Accusation) and question.accused == seat:
        yield Decline()
        if question.card in view.hand:
            yield Agree()
    elif isinstance(question, Vote) and seat in question.asked:
        yield from (Agree(), Decline())
    elif isinstance(question, DealerChoice) and seat in question.asked:
        yield from (NameDealer(one) for one in range(rules.seats))


def wrong_plays(view: View) -> Iterator[Play]:
    """A few wrong plays such as a claims referee lets pass (CAS-180); for tests and for bold
    players.
    """
    public, hand, seat = view.public, view.hand, view.seat
    if seat is None:
        return
    barred = {one for one, side in public.barred if side == public.rules.side_of[seat]}
    free = [one for one in in_order(public.loose) if one not in barred]
    if public.owned(seat):
        yield from (Trail(one) for one in hand)
    for card in hand[:2]:
        for one in free[:2]:
            if card.rank != one.rank:
                yield Take(card, ((one,),))
            value = min(card.rank + one.rank, 10)
            if public.build_of(value) is None:
                yield Build(card, value, (one,))
