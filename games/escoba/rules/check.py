"""Who is asked for what, and why a seat may not do something now: the codes of refusals, in their
order.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.escoba.actions import (
    PLAYS,
    REPLIES,
    BadPack,
    Challenge,
    Forfeit,
    Lay,
    No,
    Rob,
    Soplo,
    Take,
)
from games.escoba.moves import FIFTEEN, best_take, can_take, in_order, may_lay, needs, total, worth
from games.escoba.state import Public, State, View
from playroom.engine.cards import Card
from playroom.engine.notes import Rejection, Seats, Who, note
from playroom.engine.steps import Action, Mode, Request


def requests(state: State) -> tuple[Request, ...]:
    """Who may do what now."""
    public = state.public
    options, key = public.options, f"{public.deal}.{public.shuffle}.{public.plays}"
    if public.window is not None:
        seconds = options.challenge_seconds or None
        answered = {seat for seat, _ in state.answers}
        return tuple(
            Request(f"window{key}.{seat}", seat, REPLIES, Mode.WINDOW, seconds)
            for seat in public.window.asked
            if seat not in answered
        )
    if public.turn is None:
        return ()
    kinds: tuple[type[Action], ...] = (Lay, Take)
    if options.soplo:
        kinds = (*kinds, Soplo)
    if options.call == "rob":
        kinds = (*kinds, Rob)
    clock = options.turn_seconds or None
    return (Request(f"play{key}", public.turn, kinds, Mode.TURN, clock),)


def refusal(view: View, action: Action) -> Rejection | None:
    """Why the seat of `view` may not do this, or None."""
    public = view.public
    if isinstance(action, Forfeit | BadPack):
        return over(public)
    if isinstance(action, Challenge | No):
        return _reply(view)
    if not isinstance(action, (*PLAYS, Soplo, Rob)):
        return Rejection.of("not_asked", "table-not-now")
    if (refused := not_now(view)) is not None:
        return refused
    match action:
        case Rob():
            return no_rob(public)
        case Soplo(cards=cards, call=call):
            return _soplo(public, cards, call)
        case Lay(card=card):
            return _lay(view, card)
        case Take(card=card, cards=cards, call=call):
            return _take(view, card, cards, call)
    return None


def whole_pack(state: State) -> Rejection | None:
    """The refusal to void a deal with exactly the forty cards, once each (ESC-120)."""
    public = state.public
    window = (public.window.card, *public.window.cards) if public.window else ()
    held = [card for hand in (*state.hands, *state.piles) for card in hand]
    cards = sorted([*held, *state.stock, *public.loose, *window])
    whole = cards == sorted(public.options.pack.cards())
    return Rejection.of("waiting", "table-not-now") if whole else None


def over(public: Public) -> Rejection | None:
    """The refusal of everything after the end."""
    if public.result is None:
        return None
    return Rejection.of("waiting", "table-game-over")


def not_now(view: View) -> Rejection | None:
    """The refusal of any play while it is not the turn of `view`'s seat."""
    turn = view.public.turn
    if (refused := waiting(view)) is not None or view.seat == turn:
        return refused
    assert turn is not None
    return Rejection.of("not_turn", "table-not-your-turn", who=Who(turn))


def waiting(view: View) -> Rejection | None:
    """The refusal of a play while a window is open, or after the end."""
    public = view.public
    if public.window is None:
        return over(public)
    if view.seat in public.window.asked and not view.answered:
        return Rejection.of("waiting", "escoba-refuse-window")
    return Rejection.of("waiting", "escoba-refuse-waiting", others=Seats(public.window.asked))


def _reply(view: View) -> Rejection | None:
    window = view.public.window
    if window is None or view.seat not in window.asked:
        claims = view.public.options.claims
        id_ = "escoba-refuse-no-window" if claims else "escoba-refuse-no-claims"
        return Rejection.of("no_window", id_)
    return Rejection.of("answered", "escoba-refuse-answered") if view.answered else None


def no_rob(public: Public) -> Rejection | None:
    """Why nothing can be robbed now."""
    if public.uncalled not in (None, public.turn):
        return None
    rob = public.options.call == "rob"
    return Rejection.of("no_rob", "escoba-refuse-no-rob" if rob else "escoba-refuse-no-robbing")


def no_soplo(public: Public) -> Rejection | None:
    """Why nothing can be blown now."""
    if public.options.soplo and public.laid is not None:
        return None
    soplo = public.options.soplo
    return Rejection.of(
        "no_soplo", "escoba-refuse-no-soplo" if soplo else "escoba-refuse-soplo-off"
    )


def _soplo(public: Public, cards: Sequence[Card], call: bool) -> Rejection | None:
    refused = no_soplo(public) or _named(public, cards)
    if refused is not None:
        return refused
    assert public.laid is not None
    if public.laid.card not in cards:
        return Rejection.of("not_last", "escoba-refuse-not-last", card=public.laid.card)
    made = total(cards)
    if made != FIFTEEN:
        return Rejection.of("sum", "escoba-refuse-sum", total=made)
    return _called(public, cards, call)


def _lay(view: View, card: Card) -> Rejection | None:
    public = view.public
    if card not in view.hand:
        return Rejection.of("not_in_hand", "escoba-refuse-not-in-hand", card=card)
    if card in may_lay(public, view.hand):
        return None
    if not can_take(public.options, card, public.loose):
        able = (c for c in in_order(view.hand) if can_take(public.options, c, public.loose))
        card = next(able)
    taken = best_take(public.options, card, public.loose)
    assert taken is not None
    return Rejection.of("must_take", "escoba-refuse-must-take", card=card, cards=taken)


def _take(view: View, card: Card, cards: Sequence[Card], call: bool) -> Rejection | None:
    public = view.public
    options = public.options
    if card not in view.hand:
        return Rejection.of("not_in_hand", "escoba-refuse-not-in-hand", card=card)
    refused = _named(public, cards)
    if refused is not None:
        return refused
    made = total(cards)
    if options.scopa and made != worth(card):
        return Rejection.of("sum", "escoba-refuse-rank", total=made, card=card, value=worth(card))
    if options.exact and made != needs(options, card):
        return wrong_sum(view, card, cards)
    if options.scopa and len(cards) > 1:
        equal = [other for other in in_order(public.loose) if worth(other) == worth(card)]
        if equal:
            return Rejection.of("equal_first", "escoba-refuse-equal", card=card, equal=equal[0])
    return _called(public, cards, call)


def wrong_sum(view: View, card: Card, cards: Sequence[Card]) -> Rejection:
    """The refusal of a sum, with one more card of the table that would make it, if there is one."""
    made = total((card, *cards))
    for other in in_order(view.public.loose):
        if other not in cards and made + worth(other) == FIFTEEN:
            return Rejection.of("sum", "escoba-refuse-sum-with", total=made, card=other)
    return Rejection.of("sum", "escoba-refuse-sum", total=made)


def _named(public: Public, cards: Sequence[Card]) -> Rejection | None:
    """What is wrong with the loose cards that are named."""
    if not cards:
        return Rejection.of("no_target", "escoba-refuse-no-target")
    for card in cards:
        if card not in public.loose:
            return Rejection.of("not_on_table", "escoba-refuse-not-on-table", card=card)
    if len(set(cards)) < len(cards):
        twice = next(card for card in cards if list(cards).count(card) > 1)
        return Rejection.of("overlap", "escoba-refuse-overlap", card=twice)
    return None


def _called(public: Public, cards: Sequence[Card], call: bool) -> Rejection | None:
    if not call or public.options.call == "auto" or len(cards) == len(public.loose):
        return None
    left = note("escoba-part-cards", count=len(public.loose) - len(cards))
    return Rejection.of("no_escoba", "escoba-refuse-no-escoba", left=left)
