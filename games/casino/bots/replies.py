"""Replies shared by all bots but the random one, to everything but a play; and their wrong
plays.
"""

from __future__ import annotations

from games.casino import actions
from games.casino.actions import Build, Duplicate, Increase, Play, Take, Trail
from games.casino.builds import TableBuild
from games.casino.events import Built, Duplicated, Increased, Played, Took, Trailed
from games.casino.questions import Accusation, DealerChoice, Vote, Window
from games.casino.rules.check import judge
from games.casino.state import LastCall, Public, View
from playroom.engine.cards import Card
from playroom.engine.record import replace
from playroom.engine.steps import Action


def answer(view: View, attentive: bool = True) -> Action | None:
    """The answer to what is asked, or the announcement that is due; None when a play is wanted.

    Bots agree to redeals, leave the dealer as it is, deny accusations and make none (CAS-160,
    CAS-162, CAS-191); they challenge what the open cards prove illegal, when they are `attentive`.
    """
    public = view.public
    question = public.question
    if isinstance(question, Window):
        return actions.Challenge() if attentive and is_wrong(public) else actions.No()
    if isinstance(question, Accusation):
        return actions.Decline()
    if isinstance(question, Vote):
        return actions.Agree()
    if isinstance(question, DealerChoice):
        return actions.NameDealer(public.dealer)
    if public.call is LastCall.DUE and view.seat == public.dealer:
        return actions.AnnounceLast()
    return None


def is_wrong(public: Public) -> bool:
    """Do the open cards prove that the last play was illegal?

    The hold is not looked at: it would tell a hand (CAS-181).
    """
    event, window = public.last_play, public.question
    if event is None or not isinstance(window, Window) or event.seat != window.mover:
        return False
    before = _before(public, event)
    if before is None:
        return False
    table, action = before
    return judge(replace(table, turn=event.seat), event.seat, action) is not None


def _before(public: Public, event: Played) -> tuple[Public, Play] | None:
    """The table before a play, and the play; None when the event does not tell enough."""
    match event:
        case Trailed(card=card):
            return replace(public, loose=_without(public.loose, (card,))), Trail(card)
        case Took(card=card, groups=groups, builds=builds, value=value):
            loose = (*public.loose, *(other for group in groups for other in group))
            table = replace(public, loose=loose, builds=(*public.builds, *builds))
            return table, Take(card, groups, tuple(build.value for build in builds), value)
        case Built(card=card, value=value, groups=groups):
            first, *extra = groups
            own = _without(first, (card,))
            back = (*own, *(other for group in extra for other in group))
            builds = tuple(build for build in public.builds if build.value != value)
            table = replace(public, loose=(*public.loose, *back), builds=builds)
            return table, Build(card, value, own, tuple(extra))
        case Duplicated(card=card, value=value, groups=groups, former=former):
            build = public.build_of(value)
            if build is None:
                return None
            added, first = set(groups), groups[0]
            own = _without(first, (card,))
            back = (*own, *(other for group in groups[1:] for other in group))
            stood = tuple(group for group in build.groups if group not in added)
            left = TableBuild(value, former, stood)
            table = replace(public, loose=(*public.loose, *back), builds=_put(public, build, left))
            return table, Duplicate(card, value, own, groups[1:])
        case Increased(card=card, old=old, value=value, groups=groups, former=former, merged=False):
            build = public.build_of(value)
            if build is None:
                return None
            added = set(groups)
            stood = tuple(_without(group, (card,)) for group in build.groups if group not in added)
            back = tuple(other for group in groups for other in group)
            builds = _put(public, build, TableBuild(old, former, stood))
            table = replace(public, loose=(*public.loose, *back), builds=builds)
            return table, Increase(card, old, value, (), groups)
    return None


def _without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(other for other in cards if other not in gone)


def _put(public: Public, now: TableBuild, before: TableBuild) -> tuple[TableBuild, ...]:
    return tuple(before if build is now else build for build in public.builds)
