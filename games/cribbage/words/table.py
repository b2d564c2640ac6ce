"""Cribbage at the keyboard: what can be reviewed, what Enter does, and keys of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from games.cribbage.actions import HIGHEST_CLAIM, Claim, Discard, Help, Play
from games.cribbage.events import Dealt
from games.cribbage.rules.check import refusal, turn_refusal
from games.cribbage.rules.play import VALUES, fitting
from games.cribbage.state import OpenCount, Phase, View
from games.cribbage.words.answers import CribbageAnswers, explanation, explanations, result_item
from games.cribbage.words.sounds import SOUNDS
from playroom.engine.cards import Card
from playroom.engine.kit.told import card_items, sorted_hand
from playroom.engine.notes import Note, Rejection, Who, note
from playroom.engine.sounds import SoundTable
from playroom.engine.steps import Action, Event
from playroom.engine.table import Answer, Ask, GameKey, Item, Offer, Zone

MOST = {4: 29, 5: 46}
"""The most that so many cards and the starter can be worth; more is not taken from the keyboard."""


class CribbageTable(CribbageAnswers):
    """The keyboard's side of cribbage."""

    keys: ClassVar[tuple[GameKey, ...]] = (GameKey("help", "x"), GameKey("explain", "k"))
    deals: ClassVar[tuple[type[Event], ...]] = (Dealt,)
    sounds: ClassVar[SoundTable] = SOUNDS
    resuming: ClassVar[tuple[Ask, ...]] = (Ask.SCORES, Ask.BURDEN, Ask.FIRST, Ask.HAND, Ask.TURN)

    def resuming_at(self, view: View) -> tuple[Ask, ...]:
        if view.is_counting:  # the hand is told with the starter
            return tuple(ask for ask in self.resuming if ask is not Ask.FIRST)
        return self.resuming

    def zones(self, view: View, order: str = "rank") -> tuple[Zone, ...]:
        public, count = view.public, view.public.open
        zones = []
        if count is not None and view.is_counting:  # in the place of the hand
            zones.append(_count_zone("hand", count, starter=True))
        else:
            hand = _lying(sorted_hand(view.hand, order), markable=True)
            zones.append(Zone("hand", note("cribbage-zone-hand"), hand))
        if public.phase is Phase.PLAY:
            zones.append(_pile_zone(view))
        if count is not None and not view.is_counting:
            zones.append(_count_zone("count", count))
        if public.starter is not None:
            starter = _lying((public.starter,))
            zones.append(Zone("starter", note("cribbage-zone-starter"), starter))
        if public.results:
            items = tuple(
                Item(f"{result.seat}{result.what}", result_item(result), markable=False)
                for result in public.results
            )
            zones.append(Zone("results", note("cribbage-zone-results"), items))
        return tuple(zones)

    def card_values(self, view: View, card: Card) -> tuple[int, ...]:
        return (VALUES[card.rank],) if card.rank > 10 else ()

    def act(
        self, view: View, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        public = view.public
        cards = tuple(item.card for item in marked if item.card is not None)
        one_wanted = public.phase is Phase.PLAY or view.to_discard == 1
        if not cards and one_wanted and at is not None and at.card is not None and at.markable:
            cards = (at.card,)
        if public.phase is Phase.PLAY:
            if len(cards) == 1:
                return _offered(view, Play(cards[0]), note("cribbage-offer-play", card=cards[0]))
            return turn_refusal(view) or Rejection.of(
                "wrong_number", "cribbage-refuse-one-card", count=len(cards)
            )
        if public.phase is Phase.DISCARD:
            return _offered(view, Discard(cards), note("cribbage-offer-discard", cards=cards))
        return refusal(view, Claim(0)) or Rejection.of("bad_claim", "cribbage-refuse-no-claim")

    def playable(self, view: View) -> tuple[str, ...]:
        if view.public.phase is Phase.DISCARD:
            return _keys(view.hand) if view.to_discard else ()
        if view.public.phase is Phase.PLAY:
            return _keys(fitting(view.hand, view.public.total))
        return ()

    def wants_number(self, view: View) -> bool:
        return view.is_counting

    def number(self, view: View, value: int) -> Action | Rejection:
        claim = Claim(value)
        refused = refusal(view, claim)
        count = view.public.open
        most = HIGHEST_CLAIM if count is None else MOST.get(len(count.cards), HIGHEST_CLAIM)
        if refused is None and value > most:  # a slip of the finger would cost dear
            return Rejection.of("bad_claim", "cribbage-refuse-claim-slip", most=most)
        return refused or claim

    def takes_several(self, view: View) -> bool:
        return view.to_discard > 1

    def marking(self, view: View, marked: Sequence[Item], item: Item, on: bool) -> Note:
        wanted = view.to_discard
        if on and wanted and len(marked) > wanted:
            return note("cribbage-item-chosen-over", card=item.note, wanted=wanted)
        if on and wanted > 1 and len(marked) > 1:
            return note("cribbage-item-chosen-of", card=item.note, count=len(marked), wanted=wanted)
        return super().marking(view, marked, item, on)

    def press(
        self, view: View, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Answer | Rejection:
        if name == "help":
            return _offered(view, Help(), note("cribbage-offer-help"))
        results = view.public.results
        if not results:
            return Rejection.of("wrong_phase", "cribbage-refuse-nothing-to-explain")
        for result in results:
            if at is not None and at.key == f"{result.seat}{result.what}":
                return explanation(result)
        return explanations(results)


def _lying(cards: Iterable[Card], markable: bool = False) -> tuple[Item, ...]:
    return card_items(cards, "cribbage-item-card", markable)


def _pile_zone(view: View) -> Zone:
    """The cards of the run, each with who laid it."""
    pile = tuple(
        Item(str(card), note("cribbage-item-laid", who=Who(seat), card=card), card, markable=False)
        for seat, card in view.public.pile
    )
    return Zone("table", note("cribbage-zone-table"), pile)


def _count_zone(name: str, count: OpenCount, starter: bool = False) -> Zone:
    """The cards that are being counted, on request with the starter."""
    items = _lying(count.cards)
    if starter:
        items += card_items((count.starter,), "cribbage-item-starter", markable=False)
    return Zone(name, note("cribbage-zone-count", who=Who(count.seat), what=count.what), items)


def _keys(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(str(card) for card in sorted(cards))


def _offered(view: View, action: Action, offer: Note) -> tuple[Offer, ...] | Rejection:
    """The action, called as `offer` says, or why it cannot be done."""
    return refusal(view, action) or (Offer(action, offer),)
