"""Calatone at the keyboard: what can be reviewed, what Enter and the game's own keys do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.calatone import actions as a
from games.calatone.events import HandStarted
from games.calatone.rules.bets import Legal
from games.calatone.rules.check import (
    amount_refused,
    chips_ahead,
    leaving_ahead,
    most_fresh_chips,
    no_raise,
)
from games.calatone.rules.limits import Limit
from games.calatone.rules.packs import HAND
from games.calatone.state import Phase
from games.calatone.view import View
from games.calatone.words.answers import CalatoneAnswers, bank, laid, shown_note
from games.calatone.words.phrases import card_note, limit_note, made_note, own_last, sorted_own
from games.calatone.words.sounds import SOUNDS
from playroom.engine.cards import Card
from playroom.engine.kit.told import say
from playroom.engine.notes import Note, Rejection, Seats, Value, note
from playroom.engine.record import Seat
from playroom.engine.sounds import SoundTable
from playroom.engine.steps import Action, Event
from playroom.engine.table import Answer, Ask, GameKey, Item, Offer, Zone

LIMITS = (
    Limit("hands", 5),
    Limit("hands", 10),
    Limit("hands", 20),
    Limit("minutes", 30),
    Limit("minutes", 60),
)
"""The limits that lists offer; others are typed."""
STEPS = 8
"""How many amounts a list offers at most."""


class CalatoneTable(CalatoneAnswers):
    """The keyboard's side of Calatone."""

    deals: ClassVar[tuple[type[Event], ...]] = (HandStarted,)
    sounds: ClassVar[SoundTable] = SOUNDS
    keys: ClassVar[tuple[GameKey, ...]] = (
        GameKey("pass", "p"),
        GameKey("see", "m"),
        GameKey("up", "u"),
        GameKey("all-in", "a"),
        GameKey("withdraw", "x"),
        GameKey("yes", "y"),
        GameKey("five", "d"),
        GameKey("propose", "i"),
        GameKey("bank", "B"),
        GameKey("quit", "q"),
    )
    resuming: ClassVar[tuple[Ask, ...]] = (Ask.SCORES, Ask.COUNT, Ask.TABLE, Ask.HAND, Ask.TURN)

    def zones(self, view: View, order: str = "rank") -> tuple[Zone, ...]:
        hand = view.hand
        own: tuple[Item, ...] = ()
        if hand is not None:
            markable = view.phase in (Phase.EXPOSE, Phase.DECLARE) and view.is_awaited
            own = tuple(
                Item(str(card), card_note(card, card == hand.own_hidden), card, markable)
                for card in sorted_own(hand.own, order)
            )
        players = tuple(
            Item(f"seat{seat}", line, markable=False) for seat, line in _players(view).items()
        )
        return (
            Zone("hand", note("calatone-zone-hand"), own),
            Zone("players", note("calatone-zone-players"), players),
        )

    def playable(self, view: View) -> tuple[str, ...]:
        hand = view.hand
        if hand is None or view.seat is None:
            return ()
        choosing = view.phase is Phase.EXPOSE and hand.own_shown is None
        live = view.seat in hand.bets.live
        declaring = view.phase is Phase.DECLARE and live and not hand.own_five
        return tuple(map(str, sorted_own(hand.own))) if choosing or declaring else ()

    def act(
        self, view: View, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        if not view.is_awaited:
            return _not_now(view)
        cards = _cards_of(marked)
        match view.phase:
            case Phase.EXPOSE:
                if not cards and at is not None and at.card is not None:
                    cards = (at.card,)
                if len(cards) != 1:
                    return Rejection.of("card", "calatone-refuse-expose-one", count=len(cards))
                return (_offer(a.Expose(cards[0]), "expose", card=cards[0]),)
            case Phase.DECLARE:
                if len(cards) != HAND:
                    return Rejection.of("five", "calatone-refuse-five", count=len(cards))
                return (_offer(a.Declare(cards), "declare", cards=cards),)
            case Phase.BETWEEN:
                return (_offer(a.Ready(), "ready"),)
            case Phase.ASK:
                return (_offer(a.Consent(), "consent"), _offer(a.Refuse(), "refuse"))
            case Phase.REBUY:
                return (*_rebuys(view), _offer(a.Refuse(), "no-chips"))
            case Phase.LIMIT:
                return (*_extensions(), _offer(a.Refuse(), "no-more"))
        return _bets(view)

    def wants_number(self, view: View) -> bool:
        return view.is_awaited and view.phase in (Phase.BET, Phase.REBUY)

    def asks_number(self, view: View) -> bool:
        return self.wants_number(view) and view.phase is Phase.REBUY

    def number(self, view: View, value: int) -> Action | Rejection:
        if view.phase is Phase.REBUY and view.is_awaited:
            most = view.options.stack
            if 1 <= value <= most:
                return a.Rebuy(value)
            return Rejection.of("amount", "calatone-refuse-rebuy-amount", amount=value, most=most)
        may, hand = view.legal, view.hand
        if may is None or hand is None:
            return _not_now(view)
        if may.bet is not None:
            return amount_refused(value, may.bet, "bet") or a.Bet(value)
        if value == hand.bets.level:
            return a.Call()
        if may.raise_ is None:
            return no_raise(may)
        return amount_refused(value, may.raise_, "raise") or a.Raise(value)

    def takes_several(self, view: View) -> bool:
        return view.phase is Phase.DECLARE and view.is_awaited

    def marking(self, view: View, marked: Sequence[Item], item: Item, on: bool) -> Note:
        if view.phase is not Phase.DECLARE:
            return super().marking(view, marked, item, on)
        cards = _cards_of(marked)
        if len(cards) == HAND and view.hand is not None:
            hand = made_note(view.evaluator.made(cards))
            return note("calatone-item-five-marked", card=item.note, hand=hand, on=on)
        count, over = len(cards), max(0, len(cards) - HAND)
        return note("calatone-item-marked", card=item.note, count=count, on=on, over=over)

    def works(self, view: View, name: str) -> bool:
        if name == "five" and view.hand is not None and view.hand.own:
            return view.options.tells_hands or (view.phase is Phase.DECLARE and view.is_awaited)
        return super().works(view, name)

    def press(
        self, view: View, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Answer | Rejection:
        match name:
            case "five":
                return _five(view, marked)
            case "bank":
                return bank(view)
            case "quit":
                return _quit(view)
            case "propose":
                return _proposals(view)
        if not view.is_awaited:
            return _not_now(view)
        if name in ("yes", "withdraw") and view.phase in (Phase.ASK, Phase.REBUY, Phase.LIMIT):
            return _reply(view, name == "yes")
        may = view.legal
        if may is None:
            return Rejection.of("phase", "calatone-refuse-bets-now", phase=view.phase.value)
        return _key(view, may, name)

    def asks_first(self, view: View, action: Action, typed: bool) -> Note | None:
        if isinstance(action, a.Fold) and view.legal is not None and view.legal.check:
            return note("calatone-confirm-fold")
        if not isinstance(action, a.Leave) or view.seat is None or not view.playing:
            return None
        return self.asks_to_leave(view) or note(
            "calatone-confirm-leave", chips=view.stacks[view.seat]
        )

    def asks_to_leave(self, view: View) -> Note | None:
        """Who is ahead is told that it is discourteous (CAL-104)."""
        ahead = chips_ahead(view)
        if ahead <= 0 or view.ending.reached or not view.playing:
            return None
        return note("calatone-confirm-leave-ahead", chips=ahead)


def _players(view: View) -> dict[Seat, Note]:
    """What every player shows, or has laid open."""
    hand = view.hand
    if hand is None:
        return {}
    if hand.announced:
        return dict(zip(hand.announced, laid(view, hand), strict=True))
    if view.in_hand is None or not hand.bets.round:
        return {}
    return {seat: shown_note(view, hand, seat) for seat in own_last(hand.bets.live, view.seat)}


def _cards_of(marked: Sequence[Item]) -> tuple[Card, ...]:
    return tuple(item.card for item in marked if item.card is not None)


def _offer(action: Action, name: str, /, **values: Value) -> Offer:
    """An offer with the message `calatone-offer-<name>`."""
    return Offer(action, note(f"calatone-offer-{name}", **values))


def _not_now(view: View) -> Rejection:
    """Why this seat can do nothing, and who is awaited."""
    if view.phase is Phase.OVER:
        return Rejection.of("over", "calatone-refuse-over")
    if not view.playing:
        return Rejection.of("seat", "calatone-refuse-seat")
    hand = view.in_hand
    if hand is not None and view.seat not in hand.bets.live:
        return Rejection.of("seat", "calatone-refuse-withdrawn")
    return Rejection.of("turn", "calatone-refuse-wait", others=Seats(view.others_awaited))


# -- bets ------------------------------------------------------------------------------------------


def steps(low: int, high: int, by: int) -> tuple[int, ...]:
    """Some amounts from `low` to `high`, closer together below: what a list offers."""
    if high - low < STEPS:
        return tuple(range(low, high + 1))
    amounts, step = [low], by
    while len(amounts) < STEPS - 1 and amounts[-1] + step < high:
        amounts.append(amounts[-1] + step)
        step += by if len(amounts) < 4 else step
    return (*amounts, high)


def _attack(may: Legal, amount: int) -> Offer:
    """A bet or a raise of that amount."""
    if may.bet is not None:
        return _offer(a.Bet(amount), "bet", chips=amount)
    return _offer(a.Raise(amount), "raise", chips=amount)


def _amounts(view: View, may: Legal) -> tuple[Offer, ...]:
    """Bets or raises in steps."""
    if may.attack is None:
        return ()
    _, low, high = may.attack
    return tuple(_attack(may, amount) for amount in steps(low, high, view.options.min_bet))


def _bets(view: View) -> tuple[Offer, ...]:
    """All that may be said, the cheapest way to stay first."""
    may = view.legal
    assert may is not None
    stay = _offer(a.Check(), "check") if may.check else _see(may)
    return (stay, *_amounts(view, may), _offer(a.Fold(), "fold"))


def _see(may: Legal) -> Offer:
    return _offer(a.Call(), "call", cost=may.cost)


def _key(view: View, may: Legal, name: str) -> tuple[Offer, ...] | Rejection:
    """The keys of a betting turn."""
    hand = view.hand
    assert hand is not None
    assert view.seat is not None
    if name == "withdraw":
        return (_offer(a.Fold(), "fold"),)
    if name == "pass":
        if may.check:
            return (_offer(a.Check(), "check"),)
        return Rejection.of(
            "bet_made", "calatone-refuse-check", level=hand.bets.level, cost=may.cost
        )
    if name in ("see", "yes"):
        return (
            (_see(may),) if may.call is not None else Rejection.of("no_bet", "calatone-refuse-call")
        )
    if name == "up":
        return _amounts(view, may) or no_raise(may)
    if may.attack is not None:  # all-in
        return (_attack(may, may.attack[2]),)
    return (_see(may),) if may.cost == view.stacks[view.seat] else no_raise(may)


# -- between hands ---------------------------------------------------------------------------------


def _rebuys(view: View) -> tuple[Offer, ...]:
    if view.seat is None or view.options.rebuy == "never":
        return ()
    most = most_fresh_chips(view)
    amounts = dict.fromkeys((most, (most + 1) // 2))
    return tuple(_offer(a.Rebuy(amount), "rebuy", chips=amount) for amount in amounts if amount > 0)


def _extensions() -> tuple[Offer, ...]:
    return tuple(_offer(a.Extend(limit), "extend", limit=limit_note(limit)) for limit in LIMITS)


def _reply(view: View, yes: bool) -> tuple[Offer, ...]:
    if not yes:
        return (_offer(a.Refuse(), "refuse"),)
    if view.phase is Phase.ASK:
        return (_offer(a.Consent(), "consent"),)
    return _rebuys(view) if view.phase is Phase.REBUY else _extensions()


def _proposals(view: View) -> tuple[Offer, ...] | Rejection:
    """What may be proposed between hands."""
    if view.phase is not Phase.BETWEEN or not view.playing:
        return Rejection.of("phase", "calatone-refuse-proposals")
    offers = list(_rebuys(view))
    if "limit" not in view.asked:
        offers += [_offer(a.SetLimit(limit), "limit", limit=limit_note(limit)) for limit in LIMITS]
    if "seats" not in view.asked:
        offers.append(_offer(a.Agree("seats"), "seats"))
    if "end" not in view.asked:
        offers.append(_offer(a.Agree("end"), "end"))
    return tuple(offers) or Rejection.of("asked", "calatone-refuse-asked")


def _quit(view: View) -> Answer | Rejection:
    """Leaving for good is never one key: what it would mean, and what to type (CAL-104)."""
    if view.phase is Phase.OVER or view.seat is None or not view.playing:
        return _not_now(view)
    refused = leaving_ahead(view)
    if refused is not None:
        return refused
    ahead = chips_ahead(view)
    if ahead > 0 and not view.ending.reached:
        return (note("calatone-ask-quit-ahead", chips=ahead), note("calatone-ask-quit-how"))
    return (note("calatone-ask-quit", chips=view.stacks[view.seat]), note("calatone-ask-quit-how"))


# -- the five --------------------------------------------------------------------------------------


def _five(view: View, marked: Sequence[Item]) -> Answer | Rejection:
    """What the marked five make; with none marked the best five, where the table tells them
    (CAL-118).
    """
    hand = view.hand
    if hand is None or not hand.own:
        return Rejection.of("phase", "calatone-ask-no-cards")
    worth, cards = view.evaluator, _cards_of(marked)
    if len(cards) == HAND:
        made = made_note(worth.made(cards))
        return say("calatone-ask-five", cards=sorted_own(cards), hand=made)
    if view.options.tells_hands and not cards:
        best = worth.best(hand.own)
        return say("calatone-ask-best-five", cards=best, hand=made_note(worth.made(best)))
    if view.phase is not Phase.DECLARE:
        return Rejection.of("phase", "calatone-refuse-five-now")
    return Rejection.of("five", "calatone-refuse-five-marked", count=len(cards))
