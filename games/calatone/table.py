"""Calatone at the keyboard: what can be reviewed, what Enter and the game's own keys do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.calatone.actions import (
    Agree,
    Bet,
    Call,
    Check,
    Consent,
    Declare,
    Expose,
    Extend,
    Fold,
    Leave,
    Raise,
    Ready,
    Rebuy,
    Refuse,
    SetLimit,
)  # fmt: skip
from games.calatone.answers import answer, bank, laid, shown_note
from games.calatone.events import HandStarted
from games.calatone.limits import Limit
from games.calatone.narration import narrate
from games.calatone.packs import HAND
from games.calatone.says import card_note, limit_note, made_note, own_last, sorted_own
from games.calatone.state import Phase, evaluator_for
from games.calatone.view import View
from playroom.engine.cards import Card
from playroom.engine.notes import Note, Rejection, Seats, note
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Event
from playroom.engine.table import Answer, Ask, GameKey, Item, Play, Table, Zone

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


class CalatoneTable(Table[View]):
    """The keyboard's side of Calatone."""

    deals: ClassVar[tuple[type[Event], ...]] = (HandStarted,)
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

    # -- what lies there ---------------------------------------------------------------------------

    def zones(self, view: View, order: str = "rank") -> tuple[Zone, ...]:
        hand = view.hand
        own: tuple[Item, ...] = ()
        players: tuple[Item, ...] = ()
        if hand is not None:
            markable = view.phase in (Phase.EXPOSE, Phase.DECLARE) and view.is_awaited
            own = tuple(
                Item(str(one), card_note(one, one == hand.own_hidden), one, markable)
                for one in sorted_own(hand.own, order)
            )
            if hand.announced:
                lines = dict(zip(hand.announced, laid(view, hand), strict=True))
            elif view.in_hand is not None and hand.round:
                lines = {
                    seat: shown_note(view, hand, seat) for seat in own_last(hand.live, view.seat)
                }
            else:
                lines = {}
            players = tuple(
                Item(f"seat{seat}", line, markable=False) for seat, line in lines.items()
            )
        return (
            Zone("hand", note("calatone-zone-hand"), own),
            Zone("players", note("calatone-zone-players"), players),
        )

    # -- acting ------------------------------------------------------------------------------------

    def act(
        self, view: View, marked: Sequence[Item], at: Item | None
    ) -> tuple[Play, ...] | Rejection:
        if not view.is_awaited:
            return _not_now(view)
        cards = tuple(item.card for item in marked if item.card is not None)
        match view.phase:
            case Phase.EXPOSE:
                if not cards and at is not None and at.card is not None:
                    cards = (at.card,)
                if len(cards) != 1:
                    return Rejection.of("CARD", "calatone-no-expose-one", count=len(cards))
                return (Play(Expose(cards[0]), note("calatone-offer-expose", card=cards[0])),)
            case Phase.DECLARE:
                if len(cards) != HAND:
                    return Rejection.of("FIVE", "calatone-no-five", count=len(cards))
                return (Play(Declare(cards), note("calatone-offer-declare", cards=cards)),)
            case Phase.BETWEEN:
                return (Play(Ready(), note("calatone-offer-ready")),)
            case Phase.ASK:
                return (
                    Play(Consent(), note("calatone-offer-consent")),
                    Play(Refuse(), note("calatone-offer-refuse")),
                )
            case Phase.REBUY:
                return (*_rebuys(view), Play(Refuse(), note("calatone-offer-no-chips")))
            case Phase.LIMIT:
                more = (
                    Play(Extend(limit), note("calatone-offer-extend", limit=limit_note(limit)))
                    for limit in LIMITS
                )
                return (*more, Play(Refuse(), note("calatone-offer-no-more")))
        return _bets(view)

    def playable(self, view: View) -> tuple[str, ...]:
        hand = view.hand
        if hand is None or view.seat is None:
            return ()
        choosing = view.phase is Phase.EXPOSE and hand.own_shown is None
        declaring = view.phase is Phase.DECLARE and view.seat in hand.live and not hand.own_five
        return tuple(str(one) for one in sorted_own(hand.own)) if choosing or declaring else ()

    def wants_number(self, view: View) -> bool:
        return view.is_awaited and view.phase in (Phase.BET, Phase.REBUY)

    def number(self, view: View, value: int) -> Action | Rejection:
        if view.phase is Phase.REBUY and view.is_awaited:
            most = view.terms.stack
            if 1 <= value <= most:
                return Rebuy(value)
            return Rejection.of("AMOUNT", "calatone-no-rebuy-amount", amount=value, most=most)
        may, hand = view.legal, view.hand
        if may is None or hand is None:
            return _not_now(view)
        if may.bet is not None:
            low, high = may.bet
            if low <= value <= high:
                return Bet(value)
            return Rejection.of(
                "AMOUNT", "calatone-no-bet-amount", amount=value, low=low, high=high
            )
        if value == hand.level:
            return Call()
        if may.raise_ is None:
            return Rejection.of(
                f"RAISE_{may.why_not.upper()}",
                f"calatone-no-raise-{may.why_not}",
                cost=may.call or 0,
            )
        low, high = may.raise_
        if low <= value <= high:
            return Raise(value)
        return Rejection.of("AMOUNT", "calatone-no-raise-amount", amount=value, low=low, high=high)

    def marking(self, view: View, marked: Sequence[Item], item: Item, on: bool) -> Note:
        if view.phase is not Phase.DECLARE:
            return super().marking(view, marked, item, on)
        cards = tuple(one.card for one in marked if one.card is not None)
        if len(cards) == HAND and view.hand is not None:
            hand = made_note(evaluator_for(view.terms, view.hand.size).made(cards))
            return note("calatone-five-marked", card=item.note, hand=hand, on=on)
        return note(
            "calatone-marked",
            card=item.note,
            count=len(cards),
            on=on,
            over=max(0, len(cards) - HAND),
        )

    def works(self, view: View, name: str) -> bool:
        if name == "five" and view.hand is not None and view.hand.own:
            return view.terms.tells_hands or (view.phase is Phase.DECLARE and view.is_awaited)
        return super().works(view, name)

    def press(
        self, view: View, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[Play, ...] | Answer | Rejection:
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
        if view.phase is not Phase.BET:
            return Rejection.of("PHASE", "calatone-no-bets-now", phase=view.phase.value)
        return _key(view, name)

    def asks_first(self, view: View, action: Action, typed: bool) -> Note | None:
        if not isinstance(action, Leave) or view.seat is None or not view.playing:
            return None
        return note("calatone-sure-leave", chips=view.stacks[view.seat])

    # -- being told --------------------------------------------------------------------------------

    def narrate(self, event: Event, seat: Seat | None) -> Answer:
        return narrate(event, seat)

    def answer(self, view: View, ask: Ask) -> Answer:
        return answer(view, ask)


def _not_now(view: View) -> Rejection:
    """Why this seat can do nothing, and who is awaited."""
    if view.phase is Phase.OVER:
        return Rejection.of("OVER", "calatone-no-over")
    if not view.playing:
        return Rejection.of("SEAT", "calatone-no-seat")
    hand = view.in_hand
    if hand is not None and view.seat not in hand.live:
        return Rejection.of("SEAT", "calatone-no-withdrawn")
    others = tuple(seat for seat in view.awaited if seat != view.seat)
    return Rejection.of("TURN", "calatone-no-wait", others=Seats(others))


# -- bets ------------------------------------------------------------------------------------------


def steps(low: int, high: int, by: int) -> tuple[int, ...]:
    """Some amounts from `low` to `high`, closer together below: what a list offers."""
    if high - low < STEPS:
        return tuple(range(low, high + 1))
    out, step = [low], by
    while len(out) < STEPS - 1 and out[-1] + step < high:
        out.append(out[-1] + step)
        step += by if len(out) < 4 else step
    return (*out, high)


def _amounts(view: View) -> tuple[Play, ...]:
    """Bets or raises in steps."""
    may = view.legal
    between = None if may is None else may.bet or may.raise_
    if may is None or between is None:
        return ()
    plays: list[Play] = []
    for amount in steps(*between, view.terms.min_bet):
        if may.bet is not None:
            plays.append(Play(Bet(amount), note("calatone-offer-bet", chips=amount)))
        else:
            plays.append(Play(Raise(amount), note("calatone-offer-raise", chips=amount)))
    return tuple(plays)


def _bets(view: View) -> tuple[Play, ...]:
    """All that may be said, the cheapest way to stay first."""
    may = view.legal
    assert may is not None
    stay = _pass() if may.check else _see(may.call or 0)
    return (stay, *_amounts(view), Play(Fold(), note("calatone-offer-fold")))


def _pass() -> Play:
    return Play(Check(), note("calatone-offer-check"))


def _see(cost: int) -> Play:
    return Play(Call(), note("calatone-offer-call", cost=cost))


def _key(view: View, name: str) -> tuple[Play, ...] | Rejection:
    """The keys of a betting turn."""
    may, hand = view.legal, view.hand
    assert may is not None
    assert hand is not None
    cost = may.call or 0
    if name == "withdraw":
        return (Play(Fold(), note("calatone-offer-fold")),)
    if name == "pass":
        if may.check:
            return (_pass(),)
        return Rejection.of("BET_MADE", "calatone-no-check", level=hand.level, cost=cost)
    if name in ("see", "yes"):
        return (_see(cost),) if may.call is not None else Rejection.of("NO_BET", "calatone-no-call")
    between = may.bet or may.raise_
    if name == "up":
        if between is None:
            return Rejection.of(
                f"RAISE_{may.why_not.upper()}", f"calatone-no-raise-{may.why_not}", cost=cost
            )
        return _amounts(view)
    if between is None:  # all-in
        return (
            (_see(cost),)
            if view.seat is not None and cost == view.stacks[view.seat]
            else _no_all_in(may.why_not, cost)
        )
    top = between[1]
    return (Play(Bet(top), note("calatone-offer-bet", chips=top)),) if may.bet else (
        Play(Raise(top), note("calatone-offer-raise", chips=top)),
    )  # fmt: skip


def _no_all_in(why_not: str, cost: int) -> Rejection:
    return Rejection.of(f"RAISE_{why_not.upper()}", f"calatone-no-raise-{why_not}", cost=cost)


# -- between hands ---------------------------------------------------------------------------------


def _rebuys(view: View) -> tuple[Play, ...]:
    if view.seat is None or view.terms.rebuy == "never":
        return ()
    most = view.terms.stack - view.stacks[view.seat]
    amounts = dict.fromkeys((most, (most + 1) // 2))
    return tuple(
        Play(Rebuy(amount), note("calatone-offer-rebuy", chips=amount))
        for amount in amounts
        if amount > 0
    )


def _reply(view: View, yes: bool) -> tuple[Play, ...]:
    if view.phase is Phase.ASK:
        return (Play(Consent(), note("calatone-offer-consent")),) if yes else (
            Play(Refuse(), note("calatone-offer-refuse")),
        )  # fmt: skip
    if not yes:
        return (Play(Refuse(), note("calatone-offer-refuse")),)
    if view.phase is Phase.REBUY:
        return _rebuys(view)
    return tuple(
        Play(Extend(limit), note("calatone-offer-extend", limit=limit_note(limit)))
        for limit in LIMITS
    )


def _proposals(view: View) -> tuple[Play, ...] | Rejection:
    """What may be proposed between hands."""
    if view.phase is not Phase.BETWEEN or not view.playing:
        return Rejection.of("PHASE", "calatone-no-proposals")
    plays = list(_rebuys(view))
    if "limit" not in view.asked:
        plays += [
            Play(SetLimit(limit), note("calatone-offer-limit", limit=limit_note(limit)))
            for limit in LIMITS
        ]
    if "seats" not in view.asked:
        plays.append(Play(Agree("seats"), note("calatone-offer-seats")))
    if "end" not in view.asked:
        plays.append(Play(Agree("end"), note("calatone-offer-end")))
    return tuple(plays) or Rejection.of("ASKED", "calatone-no-asked")


def _quit(view: View) -> Answer | Rejection:
    """Leaving for good is never one key: what it would mean, and what to type (CAL-104)."""
    if view.phase is Phase.OVER or view.seat is None or not view.playing:
        return _not_now(view)
    ahead = view.stacks[view.seat] - view.issued[view.seat]
    if ahead > 0 and not view.reached:
        if view.terms.winner_leave == "forbid":
            return Rejection.of("WINNING", "calatone-no-winning", ahead=ahead)
        return (note("calatone-quit-ahead", chips=ahead), note("calatone-quit-how"))
    return (note("calatone-quit", chips=view.stacks[view.seat]), note("calatone-quit-how"))


# -- the five --------------------------------------------------------------------------------------


def _five(view: View, marked: Sequence[Item]) -> Answer | Rejection:
    """What the marked five make; with none marked the best five, where the table tells them
    (CAL-118).
    """
    hand = view.hand
    if hand is None or not hand.own:
        return Rejection.of("PHASE", "calatone-no-cards")
    worth = evaluator_for(view.terms, hand.size)
    cards: tuple[Card, ...] = tuple(one.card for one in marked if one.card is not None)
    if len(cards) == HAND:
        return (note("calatone-five", cards=sorted_own(cards), hand=made_note(worth.made(cards))),)
    if view.terms.tells_hands and not cards:
        best = worth.best(hand.own)
        return (note("calatone-best-five", cards=best, hand=made_note(worth.made(best))),)
    if view.phase is not Phase.DECLARE:
        return Rejection.of("PHASE", "calatone-no-five-now")
    return Rejection.of("FIVE", "calatone-no-five-marked", count=len(cards))
