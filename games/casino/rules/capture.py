"""What a played card leaves behind, and what taking, building, duplicating and increasing do to the
table.

Whether it is legal is `check`'s affair: with `referee=claims` wrong captures are made as they were
announced, so nothing here relies on sums being right.
"""

from __future__ import annotations

from games.casino.actions import Build, Duplicate, Increase, Take
from games.casino.builds import TableBuild
from games.casino.events import Built, Duplicated, Increased, Took
from games.casino.notation import Groups
from games.casino.rules.check import flat_reading, same_action
from games.casino.rules.values import SCHEMES
from games.casino.state import Public, State
from playroom.engine.cards import Card
from playroom.engine.notes import Rejection, replaced
from playroom.engine.record import Seat, replace


def capture(public: Public, seat: Seat, action: Take) -> tuple[Public, Took]:
    """The table after the take, with its cards in the pile of the side, and what it tells.

    The seat is the last capturer now (CAS-054).
    """
    card, options = action.card, public.options
    worth = SCHEMES[options.scheme].hand[card]
    value, groups = _announced(public, action, worth)
    taken = [card, *(loose for group in groups for loose in group)]
    builds: tuple[TableBuild, ...] = ()
    left = public.builds
    if action.builds:
        builds = tuple(build for build in left if build.value in action.builds)
        left = tuple(build for build in left if build.value not in action.builds)
        for build in builds:
            taken.extend(build.cards)
    side = options.side_of[seat]
    event = Took(seat, card, value if len(worth) > 1 else None, groups, builds, len(taken))
    table = replace(
        public,
        loose=without(public.loose, groups),
        builds=left,
        piles=replaced(public.piles, side, (*public.piles[side], *taken)),
        last=seat,
        last_take=event,
    )
    return table, event


def _announced(public: Public, action: Take, worth: tuple[int, ...]) -> tuple[int | None, Groups]:
    """The value of the card, and the groups; of a flat take those that the game finds."""
    value, groups = action.value, action.groups
    if value is None and worth:
        value = worth[0]
    if action.flat and not worth:
        return value, tuple((card,) for group in groups for card in group)
    if action.flat:
        reading = flat_reading(public, action)
        if not isinstance(reading, Rejection):
            return reading
    return value, groups


def build(
    public: Public, seat: Seat, action: Build | Duplicate | Increase
) -> tuple[Public, Built | Duplicated | Increased]:
    """The table after the play, and its event. The seat that last changed a build owns it
    (CAS-095).
    """
    if isinstance(action, Increase):
        return _increase(public, seat, action)
    action = same_action(public, action)
    groups = ((action.card, *action.companions), *action.extra)
    loose = without(public.loose, groups)
    value = action.value or 0
    if isinstance(action, Build):
        begun = TableBuild(value, seat, groups, (action.card,))
        table = replace(public, loose=loose, builds=(*public.builds, begun))
        return table, Built(seat, action.card, value, groups)
    old = public.build_of(value)
    assert old is not None
    joined = TableBuild(value, seat, (*old.groups, *groups), (*old.played, action.card))
    builds = tuple(joined if other.value == value else other for other in public.builds)
    table = replace(public, loose=loose, builds=builds)
    return table, Duplicated(seat, action.card, value, groups, old.owner)


def _increase(public: Public, seat: Seat, action: Increase) -> tuple[Public, Increased]:
    old = public.build_of(action.build)
    assert old is not None
    groups = ((*old.groups[0], action.card, *action.added), *old.groups[1:], *action.extra)
    played = (*old.played, action.card)
    met = public.build_of(action.value) if action.value != action.build else None
    if met is not None:
        groups, played = (*met.groups, *groups), (*met.played, *played)
    values = (action.build, action.value)
    others = tuple(other for other in public.builds if other.value not in values)
    table = replace(
        public,
        loose=without(public.loose, (action.added, *action.extra)),
        builds=(*others, TableBuild(action.value, seat, groups, played)),
    )
    event = Increased(
        seat, action.card, action.build, action.value, action.extra, met is not None, old.owner
    )
    return table, event


def without(loose: tuple[Card, ...], groups: Groups) -> tuple[Card, ...]:
    """Loose cards without those of the groups."""
    if not groups:
        return loose
    gone = groups[0] if len(groups) == 1 else [card for group in groups for card in group]
    return tuple(card for card in loose if card not in gone)


def parted(
    state: State, seat: Seat, card: Card
) -> tuple[tuple[tuple[Card, ...], ...], tuple[tuple[Seat, Card], ...]]:
    """The hands when `seat` has played the card, and the exposed cards that are left in hands."""
    hand = state.hands[seat]
    index = hand.index(card)
    exposed = state.public.exposed
    if exposed:
        exposed = tuple(shown for shown in exposed if shown != (seat, card))
    return replaced(state.hands, seat, hand[:index] + hand[index + 1 :]), exposed
