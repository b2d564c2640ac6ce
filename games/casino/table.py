"""Casino at the keyboard: what can be reviewed, what Enter does, what marking says, the keys of the game (section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.casino import answers, offers
from games.casino.actions import Agree, Challenge, Decline, NameDealer, No, Trail
from games.casino.events import DealStarted
from games.casino.legality import check_play, check_turn
from games.casino.listing import TRAIL, Lister
from games.casino.model import Accusation, DealerChoice, Phase, View, Vote, Window
from games.casino.narration import narrate
from games.casino.phrases import pile_item, sorted_hand, sorted_loose
from games.casino.procedures import check_other
from games.casino.values import in_order
from playroom.engine import table as t
from playroom.engine.cards import Card
from playroom.engine.contract import Action, Event
from playroom.engine.table import Answer, Ask, GameKey, Item, Table, Zone
from playroom.engine.values import Note, Rejection, Seat, Who, note

SOME = 12
"""Plays that M names in one go."""


class CasinoTable(Table[View]):
    """The keyboard's side of Casino. Hand cards and loose cards are items by their name, builds by `#` and their value."""

    deals: ClassVar[tuple[type[Event], ...]] = (DealStarted,)
    keys: ClassVar[tuple[GameKey, ...]] = (GameKey("plays", "m"), GameKey("pile", "p"), GameKey("challenge", "x"))

    # -- what lies there ---------------------------------------------------------------------------------------------

    def zones(self, view: View, order: str = "rank") -> tuple[Zone, ...]:
        public = view.public
        hand = tuple(_card_item(one) for one in sorted_hand(view.hand, order))
        builds = tuple(
            Item(f"#{pile.value}", pile_item(pile)) for pile in sorted(public.builds, key=lambda pile: pile.value)
        )
        loose = tuple(_card_item(one) for one in sorted_loose(public.loose))
        zones = [
            Zone("hand", note("casino-zone-hand"), hand),
            Zone("table", note("casino-zone-table"), (*builds, *loose)),
        ]
        if view.seat is not None and "list" in answers.known(public.rules):
            taken = in_order(public.piles[public.rules.side_of[view.seat]])
            pile = tuple(_card_item(one, markable=False) for one in taken)
            zones.append(Zone("pile", note("casino-zone-pile"), pile))
        return tuple(zones)

    # -- acting --------------------------------------------------------------------------------------------------------

    def act(self, view: View, marked: Sequence[Item], at: Item | None) -> tuple[t.Play, ...] | Rejection:
        public, seat = view.public, view.seat
        if seat is None:
            return Rejection.of("watching", "casino-no-watching")
        if public.question is not None:
            return _answer_question(view)
        items = marked or ([at] if at is not None else [])
        held = [one.card for one in items if one.card in view.hand and one.card is not None]
        loose = [one.card for one in items if one.card in public.loose and one.card is not None]
        builds = [_value_of(one) for one in items if public.build_of(_value_of(one)) is not None]
        refused = check_turn(public, seat)
        if refused is not None:
            return refused
        if not held and not loose and not builds:
            return Rejection.of("no_card", "casino-no-no-card")
        return offers.of_marked(view, held, loose, builds)

    def playable(self, view: View) -> tuple[str, ...]:
        public, seat = view.public, view.seat
        if seat is None or public.phase in (Phase.OVER, Phase.COUNT, Phase.DEALER) or not view.hand:
            return ()
        debt = public.debt(seat)
        if debt is not None:
            return (str(debt),)
        lister = Lister(public, seat, view.hand, replacing=public.phase is Phase.REPLACEMENT)
        bound = lister.duty != "none"
        found = {plan.card for plan in lister.all() if bound or plan.kind != TRAIL}
        return tuple(str(one) for one in in_order(view.hand) if one in found)

    def marking(self, view: View, marked: Sequence[Item], item: Item, on: bool) -> Note:
        loose = [one.card for one in marked if one.card in view.public.loose and one.card is not None]
        if item.card is not None and item.card in view.public.loose and offers.totals_of(view.public, loose):
            return offers.marked_note(view.public, item.note, loose, on)
        return super().marking(view, marked, item, on)

    def press(
        self, view: View, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[t.Play, ...] | Answer | Rejection:
        if name == "plays":
            return _plays(view, marked, at)
        if name == "pile":
            return answers.own_pile(view)
        if view.seat is None:
            return Rejection.of("watching", "casino-no-watching")
        return check_other(view, Challenge()) or (t.Play(Challenge(), note("casino-offer-challenge")),)

    # -- being told ----------------------------------------------------------------------------------------------------

    def narrate(self, event: Event, seat: Seat | None) -> Answer:
        return narrate(event, seat)

    def answer(self, view: View, ask: Ask) -> Answer:
        return answers.answer(view, ask)


def _card_item(card: Card, markable: bool = True) -> Item:
    return Item(str(card), note("casino-card", card=card), card, markable)


def _value_of(item: Item) -> int:
    return int(item.key[1:]) if item.key.startswith("#") else 0


def _answer_question(view: View) -> tuple[t.Play, ...] | Rejection:
    """Enter while something is asked: lets a play stand, or offers the answers."""
    question = view.public.question
    options: list[tuple[Action, Note]] = []
    if isinstance(question, Window):
        options = [(No(), note("casino-offer-no"))]
    elif isinstance(question, Accusation):
        options = [(Decline(), note("casino-offer-deny")), (Agree(), note("casino-offer-admit", card=question.card))]
    elif isinstance(question, Vote):
        options = [(Agree(), note("casino-offer-agree")), (Decline(), note("casino-offer-decline"))]
    elif isinstance(question, DealerChoice):
        seats = range(view.public.rules.seats)
        options = [(NameDealer(seat), note("casino-offer-dealer", who=Who(seat))) for seat in seats]
    refused = check_other(view, options[0][0])
    if refused is not None:
        return (
            Rejection.of("waiting", "casino-no-waiting", phase=str(view.public.phase))
            if refused.code != "answered"
            else refused
        )
    return tuple(t.Play(action, said) for action, said in options if check_other(view, action) is None)


def _plays(view: View, marked: Sequence[Item], at: Item | None) -> Answer | Rejection:
    """M: the legal plays of the chosen hand card."""
    items = [*marked, *([at] if at is not None else [])]
    card = next((one.card for one in items if one.card is not None and one.card in view.hand), None)
    if view.seat is None or card is None:
        return Rejection.of("no_card", "casino-no-no-card")
    refused = check_turn(view.public, view.seat)
    if refused is not None:
        return refused
    found = offers.plans_of(view, card)
    if not found:
        return check_play(view.public, view.seat, view.hand, Trail(card)) or Rejection.of(
            "nothing", "casino-no-nothing", card=card
        )
    lines = [play.note for play in offers.offered(view.public, found[:SOME])]
    if len(found) > SOME:
        lines.append(note("casino-more-plays", count=len(found) - SOME))
    return (note("casino-plays-of", card=card, count=len(found)), *(note("casino-line", item=line) for line in lines))
