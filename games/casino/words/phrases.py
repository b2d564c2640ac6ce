"""The parts of what Casino says: builds, groups, what is taken, items of the count.

Notes only; the words are in the messages.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from games.casino.builds import TableBuild
from games.casino.notation import Groups
from games.casino.options import duty_word
from games.casino.rules.values import in_order
from playroom.engine.cards import Card, card
from playroom.engine.kit.told import per_side
from playroom.engine.notes import Kind, Note, Notes, Who, note
from playroom.engine.record import Seat
from playroom.engine.table import Answer

LINE = 4
"""Cards in one line of a long list."""


def lines_of(things: Sequence[Note], kind: Kind = Kind.ANSWER) -> Answer:
    """A long list in lines of a few, as even as can be: only the last one is closed with `and`."""
    count = -(-len(things) // LINE) or 1
    ends = [len(things) * number // count for number in range(count + 1)]
    rows = [Notes(tuple(things[start:end])) for start, end in pairwise(ends)]
    if len(rows) == 1:
        return (note("casino-part-list", kind, things=rows[0]),) if things else ()
    return (
        *(note("casino-part-list-begun", kind, things=row) for row in rows[:-1]),
        note("casino-part-list-ended", kind, things=rows[-1]),
    )


# -- builds and groups -----------------------------------------------------------------------------


def bare_build(value: int, multiple: bool) -> Note:
    """A build without its owner: `double build of 9`."""
    return note("casino-part-build-bare", value=value, multiple=multiple)


def bare_builds(builds: Iterable[TableBuild]) -> Notes:
    """Several of them."""
    return Notes(tuple(bare_build(build.value, build.multiple) for build in builds))


def build_item(build: TableBuild, in_sentence: bool = False) -> Note:
    """A build with its cards, as it lies there: `Berta's double build of 9`, then the groups, or
    the cards of a single one.
    """
    single = len(build.groups) == 1
    groups = Notes(tuple(map(card_note, build.cards))) if single else groups_apart(build.groups)
    values = {"value": build.value, "groups": len(build.groups)}
    if in_sentence:
        named = build.said()
    elif build.owner is None:
        named = note("casino-part-build-free", **values)
    else:
        named = note("casino-part-build", who=Who(build.owner), **values)
    return note("casino-item-build", build=named, groups=groups)


def group_note(group: Sequence[Card]) -> Note:
    """One group among several: `9 of spades`, `5 of clubs plus 4 of hearts`.

    Plus, card by card: the ear could not tell the list of a group from the list of the groups.
    """
    phrase = card_note(group[0])
    for other in group[1:]:
        phrase = note("casino-part-group", group=phrase, card=other)
    return phrase


def groups_apart(groups: Groups) -> Notes:
    """Several groups."""
    return Notes(tuple(map(group_note, groups)))


def card_note(card: Card) -> Note:
    """A card by its name."""
    return note("kit-item", card=card)


def the_cards(cards: Iterable[Card]) -> Notes:
    """Cards that are taken or built with."""
    return Notes(tuple(note("casino-part-the-card", card=card) for card in cards))


def taken_notes(
    groups: Groups, builds: Sequence[TableBuild], mover: Seat | None = None
) -> tuple[Note, ...]:
    """What a take by `mover` takes: builds, then the groups' cards in their order."""
    loose = the_cards(card for group in groups for card in group)
    return (*(build.said(mover) for build in builds), *loose.notes)


def duty_note(owns: Sequence[tuple[int, bool]], duty: str, kind: Kind = Kind.ANSWER) -> Note:
    """One's own turn, with the builds that bind and what may be done (CAS-100 to 109)."""
    builds = Notes(tuple(bare_build(value, multiple) for value, multiple in owns))
    word = duty_word(duty, [multiple for _, multiple in owns])
    return note("casino-event-turn-owner", kind, builds=builds, duty=word)


# -- scores ----------------------------------------------------------------------------------------


def scores_note(numbers: Sequence[int], own: int | None) -> Notes:
    """The scores of all sides, one's own first."""
    return per_side("casino-part-side-number", numbers, own)


def total_note(scores: Sequence[int], own: int | None, kind: Kind) -> Note:
    """The scores of the game by sides, one's `own` side first."""
    return note("casino-event-count-total", kind, scores=scores_note(scores, own))


def item_note(name: str) -> Note:
    """The name of one item of the count."""
    family, _, rest = name.partition(":")
    if family in ("ace", "spade"):
        return card_note(card(f"A{rest}" if family == "ace" else f"{rest}S"))
    return note(f"casino-part-item-{family}")


def suit_note(ace: str) -> Note:
    """The suit of an ace, by the name of its item."""
    return note("casino-part-suit", card=card(f"A{ace.partition(':')[2]}"))


def sorted_hand(hand: Iterable[Card], order: str = "rank") -> tuple[Card, ...]:
    """A hand low to high, or suit by suit."""
    if order == "suit":
        return tuple(sorted(hand, key=lambda card: (-card.suit, card.rank)))
    return in_order(hand)
