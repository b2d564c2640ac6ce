"""Play after going down: where a wild card is laid, and which card to keep."""

from __future__ import annotations

from collections import Counter

from games.rummy.actions import LayOff, Replace
from games.rummy.bots.good import added
from games.rummy.moves import lay_offs, replacements
from games.rummy.options import RummyOptions
from games.rummy.rules.melds import RUN, SET, Cards, Meld, laid_on, place_card, put_natural, without
from games.rummy.state import View
from playroom.engine.cards import Card


def best_lay(view: View) -> LayOff | Replace | None:
    """The next card to lay: naturals first, the dearest of them. A wild card, in the hand or freed,
    goes to where most of the others can follow it; else rather to a set, where it opens no end to
    anybody.
    """
    options = view.options
    fitting = list(lay_offs(view))
    naturals = [action for action in fitting if not options.wild[action.card]]
    if naturals:
        return max(naturals, key=lambda action: options.points[action.card])
    ways: list[LayOff | Replace] = [*replacements(view), *fitting]
    return max(ways, key=lambda action: _worth(view, action), default=None)


def _worth(view: View, action: LayOff | Replace) -> tuple[int, int, bool, bool]:
    """How many cards and points can follow; among equals a replacement, which costs no wild card,
    and a set.
    """
    options = view.options
    table = [laid.meld for laid in view.public.melds]
    if isinstance(action, Replace):
        table[action.meld], freed = put_natural(table[action.meld], action.position, action.card)
        place = action.to
    else:
        freed, place = action.card, action.meld
    kind = table[place].kind
    then = laid_on(table[place], freed, False, action.end, options)
    assert isinstance(then, Meld)
    table[place] = then
    cards, points = _following(table, without(view.hand, (action.card,)), options)
    return cards, points, isinstance(action, Replace), kind == SET


def _following(table: list[Meld], hand: Cards, options: RummyOptions) -> tuple[int, int]:
    """How many naturals of a hand can be added, one after another, and their points."""
    left = [card for card in hand if not options.wild[card]]
    count = points = 0
    grown = True
    while grown:  # a run that has grown takes more
        grown = False
        for card in tuple(left):
            for place, meld in enumerate(table):
                now = added(meld, card, options)
                if now is not None:
                    table[place], grown = now, True
                    left.remove(card)
                    count, points = count + 1, points + options.points[card]
                    break
    return count, points


def bridges(view: View, card: Card, unseen: Counter[Card]) -> int:
    """How many unseen cards would close the gap between a run of the table and a card that stands
    one place away from it: who draws one of them gets rid of two.
    """
    count = 0
    for laid in view.public.melds:
        run = laid.meld
        if run.kind != RUN or run.of != card.suit:
            continue
        for position in (1, 14) if card.rank == 1 else (card.rank,):
            if position == run.high + 2:
                count += unseen[place_card(run.of, position - 1)]
            elif position == run.low - 2:
                count += unseen[place_card(run.of, position + 1)]
    return count
