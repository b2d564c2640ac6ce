"""Why a card is played, for a hint: what it brings, what can take what is left."""

from __future__ import annotations

from games.casino.actions import Build, Duplicate, Increase, Take, Trail
from games.casino.bots.unseen import Knowledge
from games.casino.rules.scoring import POINT_CARDS, spades_of
from games.casino.rules.values import SCHEMES, sums_of
from games.casino.state import View
from games.casino.words.phrases import card_note
from playroom.engine.contract import Turn
from playroom.engine.kit.told import order_from, say
from playroom.engine.notes import Notes, note
from playroom.engine.steps import Action
from playroom.engine.table import Answer


def reasons(turn: Turn, action: Action) -> Answer:
    """What a play brings, and how many unseen cards answer it."""
    view: View = turn.view
    public, seat = view.public, view.seat
    assert seat is not None
    match action:
        case Take(card=card, groups=groups, builds=values):
            builds = [build for build in public.builds if build.value in values]
            loose = [other for group in groups for other in group]
            taken = [card, *loose, *(other for build in builds for other in build.cards)]
            lines = say("casino-hint-takes", count=len(taken), spades=spades_of(taken))
            if points := [card for card in taken if card in POINT_CARDS]:
                cards = Notes(tuple(map(card_note, points)))
                lines += (note("casino-hint-points", cards=cards),)
            return lines
        case Trail(card=card):
            unseen, worth = Knowledge(view).unseen, SCHEMES[public.options.scheme]
            lying = [(0, *worth.table[other]) for other in public.loose]  # 0: it is left
            sums = sums_of(lying, start=worth.table[card]) if worth.table[card] else set()
            takers = (other.rank == card.rank or sums & {*worth.hand[other]} for other in unseen)
            return say("casino-hint-trails", count=sum(map(bool, takers)), of=len(unseen))
        case Build(value=value) | Duplicate(value=value) | Increase(value=value):
            around = order_from(seat, public.options.seats)[1:]
            against = public.options.opponents(seat)
            rivals = [other for other in around if other in against and public.held[other]]
            if rivals and value is not None:
                chance = round(100 * Knowledge(view).chance(rivals[0], value))
                return say("casino-hint-builds", value=value, chance=chance)
    return ()
