"""The parts of what Casino says: builds, groups, what is taken, plays on offer.

Notes only; the words are in the messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from games.casino.actions import Build, Duplicate, Increase, Play, Take
from games.casino.events import TableBuild
from games.casino.notation import Groups
from games.casino.rules.check import named_cards, same_action
from games.casino.rules.values import SCHEMES, in_order
from games.casino.state import Public
from playroom.engine.cards import Card
from playroom.engine.kit.told import own_first
from playroom.engine.notes import Note, Notes, Side, Who, note
from playroom.engine.record import Seat


def side_of(public: Public, seat: Seat | None) -> int | None:
    """The side of a seat, None for a spectator."""
    return None if seat is None else public.options.side_of[seat]


def build_note(build: TableBuild) -> Note:
    """A build by value and owner: `Berta's double build of 9`."""
    return build_named(build.value, build.owner, len(build.groups))


def build_named(value: int, owner: Seat | None, groups: int = 1) -> Note:
    """The same from its parts."""
    if owner is None:
        return note("casino-part-build-free", value=value, groups=groups)
    return note("casino-part-build", who=Who(owner), value=value, groups=groups)


def the_build(value: int, owner: Seat | None, mover: Seat | None = None, groups: int = 1) -> Note:
    """A build in a running sentence; `mover` is who the sentence is about: its own build is not
    named by its name again.
    """
    if owner is None:
        return note("casino-part-the-build-free", value=value, groups=groups)
    return note(
        "casino-part-own-build" if owner == mover else "casino-part-the-build",
        who=Who(owner),
        value=value,
        groups=groups,
    )


def standing(build: TableBuild) -> Note:
    """A build that stands, in a running sentence."""
    return the_build(build.value, build.owner, None, len(build.groups))


def bare_build(value: int, multiple: bool) -> Note:
    """A build without its owner: `double build of 9`."""
    return note("casino-part-build-bare", value=value, multiple=multiple)


def build_item(build: TableBuild, named: Callable[[TableBuild], Note] = build_note) -> Note:
    """A build with its cards, as it lies there; `named` says how it is called."""
    return note("casino-item-build", build=named(build), groups=groups_note(build.groups))


def groups_note(groups: Groups) -> Notes:
    """The groups of a build; the cards of a single one are just listed."""
    if len(groups) == 1:
        return Notes(tuple(card_note(card) for card in groups[0]))
    return Notes(tuple(group_note(group) for group in groups))


def group_note(group: Sequence[Card]) -> Note:
    """One group among several: `9 of spades`, `5 of clubs plus 4 of hearts`.

    Plus, card by card: the ear could not tell the list of a group from the list of the groups.
    """
    phrase = card_note(group[0])
    for card in group[1:]:
        phrase = note("casino-part-group", group=phrase, card=card)
    return phrase


def card_note(card: Card) -> Note:
    """A card by its name."""
    return note("casino-item-card", card=card)


def taken_notes(
    groups: Groups, builds: Sequence[TableBuild], mover: Seat | None = None
) -> tuple[Note, ...]:
    """What a take by `mover` takes: builds, then the groups' cards in their order."""
    loose = tuple(note("casino-part-the-card", card=card) for group in groups for card in group)
    return (
        *(the_build(build.value, build.owner, mover, len(build.groups)) for build in builds),
        *loose,
    )


def sides_note(id_: str, numbers: Sequence[int], own: int | None) -> Notes:
    """A number for every side, one's own first; `id_` is the message of one."""
    sides = own_first(tuple(range(len(numbers))), own)
    return Notes(
        tuple(Note(id_, (("side", Side(side)), ("count", numbers[side]))) for side in sides)
    )


def scores_note(numbers: Sequence[int], own: int | None) -> Notes:
    """The scores of all sides, one's own first."""
    return sides_note("casino-part-side-number", numbers, own)


# -- plays on offer --------------------------------------------------------------------------------


def play_note(public: Public, action: Play, with_card: bool = False) -> Note:
    """A play in a list: what it takes or builds; `with_card` names the played card too."""
    card = action.card
    values = SCHEMES[public.options.scheme].hand[card]
    action = same_action(public, action)
    match action:
        case Take():
            builds = tuple(build for build in public.builds if build.value in action.builds)
            taken = Notes(taken_notes(action.groups, builds))
            value = (action.value or values[0]) if len(values) > 1 else 0
            return note("casino-offer-take", taken=taken, card=card, named=with_card, value=value)
        case Build(value=value) if value is not None:
            return _offer_build(action, value, with_card)
        case Duplicate(value=value):
            build = public.build_of(value)
            company = Notes(
                tuple(note("casino-part-the-card", card=other) for other in named_cards(action))
            )
            named = standing(build) if build else bare_build(value, False)
            if not company.notes:
                return note("casino-offer-dup-alone", build=named, card=card)
            return note(
                "casino-offer-dup", build=named, company=company, card=card, named=with_card
            )
        case Increase(build=old, value=value):
            return _offer_raise(public, action, old, value, with_card)
    return note("casino-offer-trail", card=card)


def _offer_build(action: Build, value: int, with_card: bool) -> Note:
    card = action.card
    extra = Notes(tuple(group_note(group) for group in action.extra))
    company = Notes(tuple(note("casino-part-the-card", card=other) for other in action.companions))
    if not action.companions:
        return note("casino-offer-build-lone", value=value, extra=extra, card=card, named=with_card)
    if not action.extra:
        return note("casino-offer-build", value=value, company=company, card=card, named=with_card)
    return note(
        "casino-offer-build-more",
        value=value,
        company=company,
        extra=extra,
        card=card,
        named=with_card,
    )


def _offer_raise(public: Public, action: Increase, old: int, value: int, with_card: bool) -> Note:
    build = public.build_of(old)
    named = standing(build) if build else bare_build(old, False)
    if action.extra:
        extra = Notes(tuple(group_note(group) for group in action.extra))
        return note(
            "casino-offer-raise-more",
            build=named,
            value=value,
            extra=extra,
            card=action.card,
            named=with_card,
        )
    return note("casino-offer-raise", build=named, value=value, card=action.card, named=with_card)


def sorted_loose(loose: Iterable[Card]) -> tuple[Card, ...]:
    """Loose cards low to high, faces last."""
    return in_order(loose)


def sorted_hand(hand: Iterable[Card], order: str = "rank") -> tuple[Card, ...]:
    """A hand low to high, or suit by suit."""
    return (
        tuple(sorted(hand, key=lambda card: (-card.suit, card.rank)))
        if order == "suit"
        else in_order(hand)
    )
