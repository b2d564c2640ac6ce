"""The bot that plays any legal action: for tests of the rules and of speed."""

from __future__ import annotations

from games.casino.actions import AnnounceLast, Build, Duplicate, Increase, Play, Redeal, Take, Trail
from games.casino.moves import choices, plans, to_action, wrong_plays
from games.casino.rules.check import LONE, is_legal
from games.casino.rules.values import SCHEMES, Values
from games.casino.state import LastCall, Phase, View
from playroom.engine.cards import PACK, Card
from playroom.engine.contract import Bot, Turn
from playroom.engine.rng import Rng
from playroom.engine.steps import Action

_TRIES = 8
_ORDERS = tuple(
    {card: (card + 1) * factor % 10_007 for card in PACK}.__getitem__
    for factor in range(1, 10_000, 151)
)
"""Ways to put the cards of a table in an order."""


class RandomBot(Bot):
    """Plays any hand card in any legal way, trails included; answers questions at random.

    It draws a play instead of listing all to choose one, so a game of it costs little. Not every
    play is as likely.
    """

    def decide(self, turn: Turn) -> Action:
        """Any legal action."""
        view: View = turn.view
        public = view.public
        if public.phase is Phase.PLAY and public.turn == view.seat:
            return self._play(view, turn.rng)
        actions = list(choices(view))
        return actions[turn.rng.below(len(actions))]

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
        if public.options.claims and rng.below(8) == 0:
            wrong = list(wrong_plays(view))
            if wrong:
                return wrong[rng.below(len(wrong))]
        free = not public.builds or not public.owned(seat)
        dice = rng.below(1 << 40)
        for attempt in range(1 if free else _TRIES):
            card = hand[(dice + attempt) % len(hand)]
            kind = (dice // 12 + attempt) % 5
            if kind and (public.loose or public.builds):
                drawn = _Drawing(view, card, dice // 60 + attempt).play(kind)
                if drawn is not None:
                    return drawn
            if free:
                return Trail(card)
        # an owner may not trail, and always has another play (CAS-107); with claims it may have
        # built what it cannot take
        listed = plans(public, seat, hand)
        if not listed:
            return Trail(hand[dice % len(hand)])
        return to_action(public, listed[dice % len(listed)])


class _Drawing:
    """Draws a play of one card; one big number stands for all the dice."""

    def __init__(self, view: View, card: Card, dice: int) -> None:
        public = view.public
        self.view, self.public, self.card, self.dice = view, public, card, dice
        self.values: Values = SCHEMES[public.options.scheme]
        barred = public.barred_to(view.seat or 0)
        mixed = sorted(public.loose, key=_ORDERS[dice % len(_ORDERS)])
        self.loose = [card for card in mixed if card not in barred] if barred else mixed

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
        same = [card for card in self.loose if card.rank == self.card.rank]
        counts = [count for count in self.public.options.face_counts if count <= len(same)]
        if not counts:
            return None
        count = counts[self.dice % len(counts)]
        return Take(self.card, tuple((card,) for card in same[:count]))

    def _group(self, total: int) -> tuple[Card, ...] | None:
        """A drawn set of loose cards that makes `total`; takes it out of those that are left."""
        left, group = total, []
        for card in self.loose:
            worth = self.values.table[card]
            if worth:
                value = worth[self.dice % len(worth)]
                if value <= left:
                    group.append(card)
                    left -= value
                    if not left:
                        self.loose = [other for other in self.loose if other not in group]
                        return tuple(group)
        return None

    def _groups(self, value: int) -> list[tuple[Card, ...]]:
        """None, one or several groups of `value`."""
        groups = []
        while self.dice % 4 and (group := self._group(value)):
            groups.append(group)
            self.dice //= 4
        return groups

    def _take(self) -> Play | None:
        card, mine = self.card, self.values.hand[self.card]
        value = mine[self.dice % len(mine)]
        groups = self._groups(value)
        if self.public.options.one_or_three:
            lone = [group for group in groups if len(group) == 1 and group[0].rank == card.rank]
            if len(lone) not in LONE:
                groups.remove(lone[0])
        build = self.public.build_of(value) if self.public.builds else None
        builds = (value,) if build and (self.dice % 3 or not groups) else ()
        if not groups and not builds:
            return None
        return Take(card, tuple(groups), builds, value if value != mine[0] else None)

    def _build(self) -> Play | None:
        card, public = self.card, self.public
        others = [other for other in self.view.hand if other != card and self.values.hand[other]]
        if not others:
            return None
        goals = self.values.hand[others[self.dice % len(others)]]
        mine = self.values.hand[card]
        value, worth = goals[self.dice % len(goals)], mine[self.dice // 2 % len(mine)]
        if public.builds:
            old = public.build_of(value - worth)
            if old is not None and not old.multiple and self.dice % 2:
                return Increase(card, old.value, value)
        if value < worth:
            return None
        companions = self._group(value - worth) if value > worth else ()
        if companions is None:
            return None
        self.dice //= 4
        extra = tuple(self._groups(value))
        if public.builds and public.build_of(value):
            return Duplicate(card, value, companions, extra)
        if not companions and not (extra and public.options.pair_builds):
            return None
        return Build(card, value, companions, extra)
