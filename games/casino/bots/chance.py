"""The bot that plays any legal action: for tests of the rules and of speed."""

from __future__ import annotations

from collections.abc import Sequence

from games.casino.actions import AnnounceLast, Build, Duplicate, Increase, Play, Redeal, Take, Trail
from games.casino.legality import LONE, is_legal
from games.casino.listing import choices, plans, to_action, wrong_plays
from games.casino.model import LastCall, Phase, View
from games.casino.values import SCHEMES, Values
from playroom.engine.cards import PACK, Card
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Request

_TRIES = 8
_ORDERS = tuple(
    {one: (one + 1) * factor % 10_007 for one in PACK}.__getitem__
    for factor in range(1, 10_000, 151)
)
"""Ways to put the cards of a table in an order."""


class RandomBot:
    """Plays any hand card in any legal way, trails included; answers questions at random.

    It draws a play instead of listing all to choose one, so a game of it costs little. Not every
    play is as likely.
    """

    def decide(
        self,
        view: View,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        """Any legal action."""
        public, seat = view.public, view.seat
        if public.phase is Phase.PLAY and public.turn == seat:
            return self._play(view, rng)
        options = list(choices(view))
        return options[rng.below(len(options))]

    def _play(self, view: View, rng: Rng) -> Action:
        public, seat, hand = view.public, view.seat, view.hand
        assert seat is not None
        if public.call is LastCall.DUE and seat == public.dealer:
            return AnnounceLast()
        if public.plays == 0 and seat not in public.proposed and rng.below(64) == 0:
            return Redeal()
        debt = public.debt(seat) if public.owed else None
        if debt is not None:
            return Trail(debt)
        if public.rules.claims and rng.below(8) == 0:
            wrong = list(wrong_plays(view))
            if wrong:
                return wrong[rng.below(len(wrong))]
        free = not public.builds or not public.owned(seat)
        dice = rng.below(1 << 40)
        for turn in range(1 if free else _TRIES):
            card = hand[(dice + turn) % len(hand)]
            kind = (dice // 12 + turn) % 5
            if kind and (public.loose or public.builds):
                drawn = _Drawing(view, card, dice // 60 + turn).play(kind)
                if drawn is not None:
                    return drawn
            if free:
                return Trail(card)
        # an owner may not trail, and always has another play (CAS-107); with claims it may have
        # built what it cannot take
        found = plans(public, seat, hand)
        return (
            to_action(public, found[dice % len(found)]) if found else Trail(hand[dice % len(hand)])
        )


class _Drawing:
    """Draws a play of one card; one big number stands for all the dice."""

    def __init__(self, view: View, card: Card, dice: int) -> None:
        public = view.public
        self.view, self.public, self.card, self.dice = view, public, card, dice
        self.values: Values = SCHEMES[public.rules.scheme]
        barred = set()
        if public.barred:
            barred = {
                one for one, side in public.barred if side == public.rules.side_of[view.seat or 0]
            }
        mixed = sorted(public.loose, key=_ORDERS[dice % len(_ORDERS)])
        self.loose = [one for one in mixed if one not in barred] if barred else mixed

    def play(self, kind: int) -> Play | None:
        """A play that takes (1, 2) or builds (3, 4); None when the drawing fails."""
        if not self.values.hand[self.card]:
            return self._face()
        action = self._take() if kind < 3 else self._build()
        if action is None or not (self.public.builds or self.public.barred):
            return action
        seat = self.view.seat
        assert seat is not None
        return action if is_legal(self.public, seat, self.view.hand, action) else None

    def _face(self) -> Play | None:
        same = [one for one in self.loose if one.rank == self.card.rank]
        pairing = self.public.rules.face_pairing
        counts = [
            n
            for n in (1, 2, 3)
            if n <= len(same) and (pairing == "any" or str(n) in pairing.split("-"))
        ]
        if not counts:
            return None
        count = counts[self.dice % len(counts)]
        return Take(self.card, tuple((one,) for one in same[:count]))

    def _group(self, total: int) -> tuple[Card, ...] | None:
        """A drawn set of loose cards that makes `total`; takes it out of those that are left."""
        left, group = total, []
        for one in self.loose:
            worth = self.values.table[one]
            if worth:
                value = worth[self.dice % len(worth)]
                if value <= left:
                    group.append(one)
                    left -= value
                    if not left:
                        self.loose = [other for other in self.loose if other not in group]
                        return tuple(group)
        return None

    def _groups(self, value: int) -> list[tuple[Card, ...]]:
        """None, one or several groups of `value`."""
        out = []
        while self.dice % 4 and (group := self._group(value)):
            out.append(group)
            self.dice //= 4
        return out

    def _take(self) -> Play | None:
        card, mine = self.card, self.values.hand[self.card]
        value = mine[self.dice % len(mine)]
        groups = self._groups(value)
        if self.public.rules.one_or_three:
            lone = [group for group in groups if len(group) == 1 and group[0].rank == card.rank]
            if len(lone) not in LONE:
                groups.remove(lone[0])
        pile = self.public.build_of(value) if self.public.builds else None
        builds = (value,) if pile and (self.dice % 3 or not groups) else ()
        if not groups and not builds:
            return None
        return Take(card, tuple(groups), builds, value if value != mine[0] else None)

    def _build(self) -> Play | None:
        card, public = self.card, self.public
        others = [one for one in self.view.hand if one != card and self.values.hand[one]]
        if not others:
            return None
        goals = self.values.hand[others[self.dice % len(others)]]
        mine = self.values.hand[card]
        value, worth = goals[self.dice % len(goals)], mine[self.dice // 2 % len(mine)]
        if public.builds:
            single = [
                pile for pile in public.builds if not pile.multiple and pile.value + worth == value
            ]
            if single and self.dice % 2:
                return Increase(card, single[0].value, value)
        if value < worth:
            return None
        companions = self._group(value - worth) if value > worth else ()
        if companions is None:
            return None
        self.dice //= 4
        extra = tuple(self._groups(value))
        if public.builds and public.build_of(value):
            return Duplicate(card, value, companions, extra)
        if not companions and not (extra and public.rules.pair_builds):
            return None
        return Build(card, value, companions, extra)
