"""Holding twelve to twenty cards by ear: groups, what the contract lacks, what marked cards can
mean, the draft.
"""

from __future__ import annotations

from itertools import groupby

from games.rummy.answers import fresh_cards
from games.rummy.legal import check_stage, no, rest_of
from games.rummy.melds import SET, Cards, Meld, arranged, infer
from games.rummy.nearest import Near, nearest
from games.rummy.phrases import contract_note, is_open, meld_note, melds_notes
from games.rummy.search import can_open, openings
from games.rummy.state import HAND_PHASES, View
from playroom.engine.cards import Card
from playroom.engine.notes import Note, Notes, Rejection, note
from playroom.engine.table import Answer

MOST_READINGS = 8


def groups(view: View) -> Answer:
    """The hand by groups: wild cards, cards of one rank, neighbours of one suit, and what stands
    alone.
    """
    if view.seat is None:
        return (note("rummy-watching"),)
    hand = sorted(rest_of(view))
    if not hand:
        return (note("rummy-hand-empty"),)
    rules = view.rules
    wilds = tuple([one for one in hand if rules.wild[one]])
    naturals = [one for one in hand if not rules.wild[one]]
    lines = [note("rummy-group-wilds", cards=wilds)] if wilds else []
    ranks = []
    grouped: set[Card] = set()
    for rank, some in groupby(naturals, key=lambda one: one.rank):
        same = list(some)
        if len(same) > 1:
            ranks.append(note("rummy-group-rank", count=len(same), rank=rank))
            grouped.update(same)
    if ranks:
        lines.append(note("rummy-group-ranks", groups=Notes(tuple(ranks))))
    rows = _neighbours(naturals)
    lines += [
        note("rummy-group-suit", card=row[0], ranks=Notes(tuple(_rank(one) for one in row)))
        for row in rows
    ]
    grouped.update(one for row in rows for one in row)
    alone = tuple([one for one in naturals if one not in grouped])
    if alone:
        lines.append(note("rummy-group-alone", cards=alone))
    return tuple(lines)


def _rank(one: Card) -> Note:
    return note("rummy-rank", card=one)


def _neighbours(naturals: list[Card]) -> list[Cards]:
    """Cards of one suit with at most one place between them; an ace is also above the king."""
    rows = []
    for suit in range(4):
        ranks = sorted({one.rank for one in naturals if one.suit == suit})
        row: list[int] = []
        for rank in ranks:
            if row and rank - row[-1] > 2:
                rows.append((suit, row))
                row = []
            row.append(rank)
        rows.append((suit, row))
    return [
        tuple(Card(4 * (rank - 1) + suit) for rank in row) for suit, row in rows if len(row) > 1
    ]


def lacks(view: View) -> Answer:
    """What the hand lacks for the contract: its nearest melds one by one."""
    if view.seat is None:
        return (note("rummy-watching"),)
    public = view.public
    if public.phase not in HAND_PHASES:
        return (note("rummy-no-hand-now"),)
    if is_open(view):
        return (note("rummy-open-already"),)
    contract = contract_note(*public.contract)
    ready = can_open(view.hand, public.number, view.rules)
    near, pool = nearest(view.hand, public.number, view.rules)
    holes = sum([one.holes for one in near])
    if ready:
        first = note("rummy-contract-ready", contract=contract)
    elif holes > pool:
        first = note("rummy-contract-lacks", count=holes - pool, contract=contract)
    else:
        first = note("rummy-contract-nearly", contract=contract)
    return (first, *map(_near_note, near), note("rummy-pool", count=pool))


def _near_note(near: Near) -> Note:
    if not near.held:
        return note("rummy-near-nothing", kind=near.kind)
    if near.kind == SET:
        return note("rummy-near-set", rank=near.of, count=len(near.held), holes=near.holes)
    if not near.holes:
        return note(
            "rummy-near-run-whole", card=near.held[0], ranks=Notes(tuple(map(_rank, near.held)))
        )
    ranks, wanted = Notes(tuple(map(_rank, near.held))), Notes(tuple(map(_rank, near.lacks)))
    return note("rummy-near-run", card=near.held[0], ranks=ranks, lacks=wanted)


def new_cards(view: View) -> Answer:
    """The cards that came last."""
    fresh = fresh_cards(view)
    return (note("rummy-new-cards", cards=fresh),) if fresh else (note("rummy-new-none"),)


# -- marked cards and the draft --------------------------------------------------------------------


def readings(view: View, cards: Cards) -> tuple[Meld, ...] | Rejection:
    """The melds that marked cards can mean and that may go into the draft; why not, if there are
    none.

    The order of marking is the order in a run; if that means nothing, wild cards go where they are
    needed.
    """
    found = infer(cards, view.rules)
    if not any(check_stage(view, one) is None for one in found):
        found += arranged(cards, view.rules)
    fits = [one for one in dict.fromkeys(found) if check_stage(view, one) is None]
    if fits:
        return tuple(fits[:MOST_READINGS])
    for one in found:
        if refused := check_stage(view, one):
            return refused
    if len(cards) < 3:
        return no("SET_SIZE", "mark-more", count=len(cards))
    return no("CONTRACT", "no-meld", cards=cards)


def marks(view: View, cards: Cards) -> Answer:
    """Shift C: what the marked cards make; without any, the draft read back."""
    if cards:
        found = infer(cards, view.rules) or arranged(cards, view.rules)
        if not found:
            return (note("rummy-marks-nothing", count=len(cards)),)
        return tuple(note("rummy-marks-make", meld=meld_note(one)) for one in found[:MOST_READINGS])
    if not view.draft:
        return (note("rummy-draft-empty"),)
    sets, runs = view.public.contract
    of = sets + runs
    return (note("rummy-draft-of", melds=melds_notes(view.draft), count=len(view.draft), of=of),)


def drafts_complete(view: View) -> bool:
    """Is the draft the whole contract?"""
    return len(view.draft) == sum(view.public.contract)


def proposed(view: View, most: int = 6) -> tuple[tuple[Meld, ...], ...]:
    """Openings to choose from when there is no draft."""
    return openings(view.hand, view.public.number, view.rules, most)
