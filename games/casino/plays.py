"""What a play does to the table (the effects of section 4.3). Whether it is legal is `legality`'s
affair.

With `referee=claims` wrong plays are made as they were announced, so nothing here relies on sums
being right.
"""

from __future__ import annotations

from games.casino.actions import Build, Duplicate, Increase, Play, Take, Trail
from games.casino.events import Built, Duplicated, Groups, Increased, Pile, Played, Took, Trailed
from games.casino.legality import flat_reading, same_action
from games.casino.model import Draft, Public
from games.casino.values import SCHEMES
from playroom.engine.cards import Card
from playroom.engine.notes import Rejection, replaced
from playroom.engine.record import Seat


def make_play(draft: Draft, public: Public, seat: Seat, action: Play) -> Played:
    """Moves the cards of `action` and tells it. `public` is the table before (as frozen in the
    state).

    The hand loses its card, the table and the piles change, the last capturer is noted (CAS-054).
    Nothing that waits for a window (CAS-187) happens here.
    """
    lose(draft, seat, action.card)
    draft.plays += 1
    event: Played
    if type(action) is Trail:
        draft.loose = (*draft.loose, action.card)
        event = Trailed(seat, action.card)
    elif type(action) is Take:
        event = _take(draft, public, seat, action)
    else:
        event = _build(draft, public, seat, same_action(public, action))
    draft.last_play = event
    draft.events.append(event)
    return event


def lose(draft: Draft, seat: Seat, card: Card) -> None:
    """Takes a card out of a hand."""
    hand = draft.hands[seat]
    at = hand.index(card)
    draft.hands = replaced(draft.hands, seat, hand[:at] + hand[at + 1 :])
    if draft.exposed:
        draft.exposed = tuple(one for one in draft.exposed if one != (seat, card))


def _take(draft: Draft, public: Public, seat: Seat, action: Take) -> Took:
    groups = action.groups
    card = action.card
    worth = SCHEMES[public.rules.scheme].hand[card]
    value = action.value if action.value is not None else (worth[0] if worth else None)
    if action.flat:
        if worth:
            reading = flat_reading(public, action)
            if not isinstance(reading, Rejection):
                value, groups = reading
        else:
            groups = tuple((one,) for group in groups for one in group)
    taken = [one for group in groups for one in group]
    builds: tuple[Pile, ...] = ()
    if action.builds:
        builds = tuple(pile for pile in draft.builds if pile.value in action.builds)
        draft.builds = tuple(pile for pile in draft.builds if pile.value not in action.builds)
        for pile in builds:
            taken.extend(pile.cards)
    _clear(draft, groups)
    side = public.rules.side_of[seat]
    draft.piles = replaced(draft.piles, side, (*draft.piles[side], card, *taken))
    draft.last = seat
    event = Took(seat, card, value if len(worth) > 1 else None, groups, builds, len(taken) + 1)
    draft.last_take = event
    return event


def _clear(draft: Draft, groups: Groups) -> None:
    """Takes the cards of `groups` off the table."""
    if groups:
        gone = groups[0] if len(groups) == 1 else tuple(one for group in groups for one in group)
        draft.loose = tuple(one for one in draft.loose if one not in gone)


def _build(draft: Draft, public: Public, seat: Seat, action: Play) -> Played:
    card = action.card
    if type(action) is Increase:
        return _increase(draft, public, seat, action)
    assert isinstance(action, Build | Duplicate)
    groups = ((card, *action.companions), *action.extra)
    value = action.value or 0
    _clear(draft, groups)
    if type(action) is Build:
        draft.builds = (*draft.builds, Pile(value, seat, groups, (card,)))
        return Built(seat, card, value, groups)
    old = public.build_of(value)
    assert old is not None
    joined = Pile(value, seat, (*old.groups, *groups), (*old.played, card))
    draft.builds = tuple(joined if pile.value == value else pile for pile in draft.builds)
    return Duplicated(seat, card, value, groups, old.owner)


def _increase(draft: Draft, public: Public, seat: Seat, action: Increase) -> Increased:
    old = public.build_of(action.build)
    assert old is not None
    _clear(draft, (action.added, *action.extra))
    raised = ((*old.groups[0], action.card, *action.added), *old.groups[1:], *action.extra)
    played = (*old.played, action.card)
    met = public.build_of(action.value) if action.value != action.build else None
    rest = tuple(pile for pile in draft.builds if pile.value not in (action.build, action.value))
    if met is not None:
        raised, played = (*met.groups, *raised), (*met.played, *played)
    draft.builds = (*rest, Pile(action.value, seat, raised, played))
    return Increased(
        seat, action.card, action.build, action.value, action.extra, met is not None, old.owner
    )
