"""What building, duplicating and increasing do to the table."""

from __future__ import annotations

from games.casino.actions import Build, Duplicate, Increase
from games.casino.events import Built, Duplicated, Increased, TableBuild
from games.casino.rules.capture import without
from games.casino.rules.check import same_action
from games.casino.state import Public
from playroom.engine.record import Seat, replace


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
