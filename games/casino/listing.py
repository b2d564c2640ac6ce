"""The legal plays of a seat (sections 4.5, 4.6): as `Plan`s, which name the cards used but not how they are grouped.

Two plays of the same cards are one play. The listing is complete while it stays under `CAP`; on a hostile table it keeps
what 4.6 asks for. Legality itself never looks here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
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
from games.casino.groups import Groups
from games.casino.events import Pile
from games.casino.legality import LONE, held
from games.casino.model import Accusation, DealerChoice, LastCall, Phase, Public, View, Vote, Window
from games.casino.values import SCHEMES, in_order, partition
from playroom.engine.cards import PACK, Card
from playroom.engine.contract import Action
from playroom.engine.values import Seat

CAP = 500

_ANY = 32  # without the hold a build may have any value that a card can make with another one

TRAIL, TAKE, BUILD, DUP, RAISE = "trail", "take", "build", "dup", "raise"


@dataclass(frozen=True, slots=True)
class Plan:
    """A play by its identity (4.5).

    `loose` are the table cards used, without order in meaning. `value` is the value of the taking card or of the build that
    results, 0 for a trail and for a face card in classic; `build` is the value of the build taken, duplicated or raised, or 0.
    """

    kind: str
    card: Card
    loose: tuple[Card, ...] = ()
    value: int = 0
    build: int = 0


class Lister:
    """Lists the plays of one seat in turn."""

    def __init__(self, public: Public, seat: Seat, hand: tuple[Card, ...], *, replacing: bool = False) -> None:
        rules = public.rules
        self.public, self.seat, self.hand, self.rules = public, seat, hand, rules
        self.values = SCHEMES[rules.scheme]
        self._hold = not replacing
        side = rules.side_of[seat]
        barred = {one for one, barred_side in public.barred if barred_side == side} if public.barred else set()
        self.loose = tuple(one for one in public.loose if one not in barred) if barred else public.loose
        self.piles = {
            pile.value: pile for pile in public.builds if not barred or not barred.intersection(pile.cards)
        }  # fmt: skip
        self._shut = {pile.value for pile in public.builds} - set(self.piles) if barred else set()
        self.own = {pile.value for pile in public.builds if pile.owner == seat} if public.builds else set()
        self.duty = rules.duty if self.own else "none"
        worth = self.values.hand
        limit = _ANY if replacing else max((worth[one][-1] for one in hand if worth[one]), default=1)
        self.groups = Groups(self.loose, self.values.table, limit)
        self.capped = False

    # -- what the hand must keep ------------------------------------------------------------------------------------

    def _holds(self, own: set[int], card: Card) -> bool:
        """Can the hand without `card` take all of `own` (CAS-104)?"""
        if not self._hold or not own:
            return True
        left = tuple(one for one in self.hand if one != card)
        return held(sorted(own), left, self.values.hand) == len(own)

    # -- vectors of every kind of play ---------------------------------------------------------------------------------

    def heads(self, card: Card) -> Iterator[tuple[str, int, int, list[int], bool]]:
        """For a number card: kind, value, build, the vectors of loose cards, and whether no loose card is a play too."""
        mine = self.values.hand[card]
        rules, groups, piles = self.rules, self.groups, self.piles
        rank = card.rank if rules.one_or_three else 0
        for value in mine:
            pile = piles.get(value)
            found = groups.unions(value, rank)
            if len(found) > 1 and self._holds(self.own, card):
                yield TAKE, value, 0, found, False
            if pile is not None and self._holds(self.own - {value}, card):
                yield TAKE, value, value, found, True
        if len(self.hand) > 1 or not self._hold:
            yield from self._builds(card, mine)

    def _targets(self, card: Card) -> set[int]:
        """Values that the rest of the hand could take."""
        worth = self.values.hand
        if not self._hold:
            return set(range(1, len(self.groups.groups)))
        return {value for one in self.hand if one != card for value in worth[one]}

    def _builds(self, card: Card, mine: tuple[int, ...]) -> Iterator[tuple[str, int, int, list[int], bool]]:
        duty, groups = self.duty, self.groups
        for value in sorted(self._targets(card)):
            pile = self.piles.get(value)
            if value in self._shut or not self._holds(self.own | {value}, card):
                continue
            if pile is None and duty in ("none", "no_trail"):
                lone = self.rules.pair_builds
                yield BUILD, value, 0, self._made(value, mine, lone), False
            elif pile is not None and (duty in ("none", "no_trail") or pile.owner == self.seat):
                yield DUP, value, value, self._made(value, mine, True), value in mine
        for old, pile in self.piles.items():
            if pile.multiple or not self._may_raise(pile):
                continue
            for worth in mine:
                value = old + worth
                if value not in self._shut and self._holds((self.own - {old}) | {value}, card):
                    extra = groups.unions(value) if self.rules.gather and value < len(groups.groups) else [0]
                    yield RAISE, value, old, extra, True

    def _may_raise(self, pile: Pile) -> bool:
        duty, owner = self.duty, pile.owner
        if duty == "take_or_duplicate" or (duty == "take_or_duplicate_or_increase" and owner != self.seat):
            return False
        of = self.rules.side_of
        return not (self.rules.opponents_only and owner is not None and of[owner] == of[self.seat])

    def _made(self, value: int, mine: tuple[int, ...], lone: bool) -> list[int]:
        """The vectors of companions and extra groups that make `value` with a card worth one of `mine`."""
        groups = self.groups
        if value >= len(groups.groups):
            return []
        unions = groups.unions(value)
        out: dict[int, None] = {}
        for worth in mine:
            if worth > value:
                continue
            for first in groups.groups[value - worth] if worth < value else ([0] if lone else []):
                if len(unions) == 1:
                    out[first] = None
                else:
                    out.update(dict.fromkeys(first + more for more in unions if groups.fits(more, first)))
        return list(out)

    # -- plans -------------------------------------------------------------------------------------------------------

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
        return [Plan(TAKE, card, some) for count in counts for some in combinations(matching, count)]

    def plays(self, card: Card) -> list[Plan]:
        """All plays of one hand card but trails, while they stay under the cap."""
        if not self.values.hand[card]:
            return self.faces(card)
        return self._expand([(card, *head) for head in self.heads(card)], CAP)

    def all(self) -> list[Plan]:
        """All plays, or what 4.6 asks for when they are too many (then `capped`)."""
        if self.public.debt(self.seat) is not None:
            return self.trails()
        out = self.trails()
        heads = []
        for card in self.hand:
            if self.values.hand[card]:
                heads += [(card, *head) for head in self.heads(card)]
            else:
                out += self.faces(card)
        return out + self._expand(heads, CAP - len(out))

    def _expand(self, heads: list[tuple[Card, str, int, int, list[int], bool]], room: int) -> list[Plan]:
        out: dict[tuple[object, ...], Plan] = {}
        groups = self.groups
        total = 0
        for _, _, _, _, vectors, bare in heads:
            if total <= room:
                if len(vectors) > room:
                    total += len(vectors)
                else:
                    total += sum(groups.ways(vector) for vector in vectors if vector or bare)
        self.capped = total > room
        for card, kind, value, build, vectors, bare in heads:
            for vector in self._chosen(kind, value, vectors, card) if self.capped else vectors:
                if not vector:
                    if bare:
                        _put(out, Plan(kind, card, (), value, build))
                elif self.capped:
                    _put(out, Plan(kind, card, groups.best(vector), value, build))
                else:
                    for some in groups.sets(vector):
                        _put(out, Plan(kind, card, some, value, build))
        return list(out.values())

    def _chosen(self, kind: str, value: int, vectors: list[int], card: Card) -> list[int]:
        """What is kept of too many vectors: the bare play, every single group, and the largest."""
        groups = self.groups
        everything = set(vectors)
        if kind in (BUILD, DUP):
            singles = [
                first
                for worth in self.values.hand[card]
                if worth <= value
                for first in groups.groups[value - worth]
                if first in everything
            ]
        else:
            singles = [first for first in groups.groups[value] if first in everything] if value < len(groups.groups) else []
        kept = dict.fromkeys(singles)
        if 0 in everything:
            kept[0] = None
        if len(everything) > 1:
            kept[groups.largest(vectors)] = None
        return list(kept)


def _put(out: dict[tuple[object, ...], Plan], plan: Plan) -> None:
    key = (plan.kind, plan.card, plan.value if plan.kind != TAKE else 0, plan.build, frozenset(plan.loose))
    out.setdefault(key, plan)  # a take keeps the lowest value that works (4.5)


def plans(public: Public, seat: Seat, hand: tuple[Card, ...]) -> list[Plan]:
    """The plays of the seat in turn."""
    return Lister(public, seat, hand, replacing=public.phase is Phase.REPLACEMENT).all()


def to_action(public: Public, plan: Plan) -> Play:
    """The action of a plan, its cards in canonical groups."""
    rules = public.rules
    values = SCHEMES[rules.scheme]
    card, loose = plan.card, plan.loose
    if plan.kind == TRAIL:
        return Trail(card)
    if plan.kind == TAKE:
        builds = (plan.build,) if plan.build else ()
        mine = values.hand[card]
        if not mine:
            return Take(card, tuple((one,) for one in in_order(loose)))
        lone = (card.rank, LONE) if rules.one_or_three else None
        groups = partition(loose, plan.value, values, lone=lone)
        assert groups is not None
        return Take(card, groups, builds, plan.value if plan.value != mine[0] else None)
    if plan.kind == RAISE:
        extra = partition(loose, plan.value, values)
        assert extra is not None
        return Increase(card, plan.build, plan.value, (), extra)
    made = partition(loose, plan.value, values, played=card)
    assert made is not None
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


# -- all actions ----------------------------------------------------------------------------------------------------------


def choices(view: View) -> Iterator[Action]:
    """What the seat of `view` may do: plays, answers, and what may be done unasked."""
    public, seat = view.public, view.seat
    if seat is None or public.phase in (Phase.OVER, Phase.COUNT):
        return
    if public.phase in (Phase.PLAY, Phase.REPLACEMENT) and public.turn == seat:
        for plan in plans(public, seat, view.hand):
            yield to_action(public, plan)
        if public.rules.claims and public.phase is Phase.PLAY and public.debt(seat) is None:
            yield from wrong_plays(view)
    yield from _answers(view)
    if public.call is LastCall.DUE and seat == public.dealer:
        yield AnnounceLast()
    if public.fresh and seat not in public.proposed and public.turn is not None:
        yield Redeal()


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
    """A few plays that a claims referee lets pass though they are wrong (CAS-180); for tests and for bold players."""
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

