"""From an action to the next turn: what `check` lets pass is done here."""

from __future__ import annotations

from games.escoba import events
from games.escoba.actions import BadPack, Challenge, Forfeit, Lay, No, Play, Rob, Soplo, Take
from games.escoba.events import Laid, Took
from games.escoba.moves import FIFTEEN, total
from games.escoba.rules import deal
from games.escoba.rules.scoring import finish
from games.escoba.state import Loose, State, TableFlow, Window
from playroom.engine.cards import Card
from playroom.engine.kit.told import leaders
from playroom.engine.notes import replaced
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Step


def apply(state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
    """What follows from an action that `check` lets pass."""
    flow = TableFlow(state)
    if isinstance(action, Lay | Take):
        _play(flow, seat, action, rng)
        return flow.step()
    match action:
        case Soplo():
            _soplo(flow, seat, action)
        case Rob():
            _rob(flow, seat)
        case Challenge() | No():
            _answer(flow, seat, action, rng)
        case Forfeit():
            _forfeit(flow, seat)
        case BadPack():
            deal.void(flow, "bad_pack", rng)
        case _:
            raise TypeError(type(action).__name__)
    return flow.step()


def _play(flow: TableFlow, seat: Seat, action: Play, rng: Rng) -> None:
    hands = flow.state.hands
    hand = tuple(card for card in hands[seat] if card != action.card)
    flow.hold(replaced(hands, seat, hand))
    stands = flow.public.uncalled if flow.public.uncalled == seat else None
    flow.show(plays=flow.public.plays + 1, uncalled=stands, laid=None)
    if isinstance(action, Lay):
        lay(flow, seat, action.card)
        laid = Laid(seat, action.card, len(flow.public.loose))
        flow.show(last_play=laid)
        flow.tell(laid)
    elif flow.options.claims:
        _open_window(flow, seat, action)
        return
    elif not flow.options.scopa and total((action.card, *action.cards)) != FIFTEEN:
        _wrong(flow, seat, action)
    else:
        _take(flow, seat, action)
    deal.next_turn(flow, seat, rng)


def lay(flow: TableFlow, seat: Seat, card: Card) -> None:
    """The card is loose now, and the one laid last."""
    flow.show(loose=(*flow.public.loose, card), laid=Loose(seat, card))


def _wrong(flow: TableFlow, seat: Seat, action: Take) -> None:
    """A wrong sum that everybody sees: the card stays (ESC-071, ESC-072)."""
    fined = flow.options.wrong_sum == "fine"
    wrong = events.WrongTake(
        seat, action.card, action.cards, total((action.card, *action.cards)), fined
    )
    lay(flow, seat, action.card)
    flow.show(last_play=wrong)
    if fined:
        _fine(flow, flow.options.side_of[seat])
    flow.tell(wrong)


def _fine(flow: TableFlow, side: int) -> None:
    flow.show(fines=(*flow.public.fines, side))


def _without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card not in gone)


def _take(flow: TableFlow, seat: Seat, action: Take) -> None:
    """A take that stands at once."""
    flow.show(loose=_without(flow.public.loose, action.cards))
    marked = _gain(flow, seat, (action.card, *action.cards), action.call)
    left, scopa = len(flow.public.loose), flow.options.scopa
    took = Took(seat, action.card, action.cards, left, marked, scopa)
    flow.show(last_play=took, last_take=took)
    flow.tell(took)
    _tell_cleared(flow, seat, marked)


def _gain(flow: TableFlow, seat: Seat, cards: tuple[Card, ...], called: bool) -> int:
    """The cards go to the pile of the seat's side. Gives the number of the side's escobas when this
    is one, else 0 (ESC-050, 2.6, ESC-146).
    """
    public, options = flow.public, flow.options
    side = options.side_of[seat]
    piles = flow.state.piles
    flow.change(piles=replaced(piles, side, piles[side] + cards))
    flow.show(last=seat, laid=None)
    if public.loose:
        return 0
    if not options.last_sweep and _is_last(flow):
        return 0
    if options.call == "auto" or called:
        flow.show(sweeps=(*public.sweeps, side))
        return flow.public.sweeps.count(side)
    if options.call == "rob":
        flow.show(uncalled=seat)
    return 0


def _is_last(flow: TableFlow) -> bool:
    return not flow.state.stock and not any(flow.state.hands)


def _tell_cleared(flow: TableFlow, seat: Seat, marked: int) -> None:
    if not marked and not flow.public.loose:
        last = not flow.options.last_sweep and _is_last(flow)
        flow.tell(events.Cleared(seat, "last" if last else "uncalled"))


def _soplo(flow: TableFlow, seat: Seat, action: Soplo) -> None:
    """The seat takes what the card laid last makes, and goes on (ESC-060 to 064)."""
    laid = flow.public.laid
    assert laid is not None
    flow.show(loose=_without(flow.public.loose, action.cards), plays=flow.public.plays + 1)
    marked = _gain(flow, seat, action.cards, action.call)
    others = _without(action.cards, (laid.card,))
    blown = events.Blown(seat, laid.seat, laid.card, others, len(flow.public.loose), marked)
    flow.show(last_play=blown, last_take=blown)
    flow.tell(blown)
    _tell_cleared(flow, seat, marked)


def _rob(flow: TableFlow, seat: Seat) -> None:
    public = flow.public
    assert public.uncalled is not None
    flow.tell(events.Robbed(seat, public.uncalled))
    sweeps = (*public.sweeps, flow.options.side_of[seat])
    flow.show(sweeps=sweeps, uncalled=None, plays=public.plays + 1)


def _forfeit(flow: TableFlow, seat: Seat) -> None:
    """The seat's side loses; of the others those with most points win (ESC-127)."""
    flow.tell(events.SeatForfeits(seat))
    winners = leaders(flow.public.scores, but=flow.options.side_of[seat])
    if (window := flow.public.window) is not None:
        flow.show(window=None, loose=(*window.before, window.card))
    finish(flow, winners, "forfeit")


# -- claims (ESC-074 to 077) -----------------------------------------------------------------------


def _open_window(flow: TableFlow, seat: Seat, action: Take) -> None:
    public, options = flow.public, flow.options
    before, seats = public.loose, options.opponents(seat)
    window = Window(seat, seats, action.card, action.cards, action.call, before)
    loose = _without(before, action.cards)
    took = Took(seat, action.card, action.cards, len(loose))
    flow.show(window=window, turn=None, loose=loose, last_play=took)
    flow.tell(took, events.WindowOpened(seat, seats, options.challenge_seconds))


def _answer(flow: TableFlow, seat: Seat, answer: Challenge | No, rng: Rng) -> None:
    answers = (*flow.state.answers, (seat, answer))
    flow.change(answers=answers)
    window = flow.public.window
    assert window is not None
    if len(answers) < len(window.asked):
        return
    challengers = {other for other, reply in answers if isinstance(reply, Challenge)}
    first = next((other for other in window.asked if other in challengers), None)
    flow.change(answers=())
    flow.show(window=None, turn=window.mover)
    flow.tell(events.WindowClosed(first))
    made = total((window.card, *window.cards))
    if first is not None and made != FIFTEEN:
        flow.show(loose=window.before)
        lay(flow, window.mover, window.card)
        _fine(flow, flow.options.side_of[window.mover])
        flow.show(last_play=Laid(window.mover, window.card, len(flow.public.loose)))
        flow.tell(events.ChallengeUpheld(first, window.mover, window.card, window.cards, made))
    else:
        if first is not None:
            flow.tell(events.ChallengeDismissed(first, window.mover))
        _stands(flow, window, made)
    deal.next_turn(flow, window.mover, rng)


def _stands(flow: TableFlow, window: Window, made: int) -> None:
    """No challenge, or the sum was right: the take has its consequences now."""
    seat = window.mover
    marked = _gain(flow, seat, (window.card, *window.cards), window.call)
    took = flow.public.last_play
    assert isinstance(took, Took)
    took = replace(took, escobas=marked)
    flow.show(last_play=took, last_take=took)
    if made != FIFTEEN:
        side = flow.options.side_of[seat]
        wrong = events.Audit(side, window.card, window.cards, made)
        flow.change(wrong=(*flow.state.wrong, wrong))
    if marked:
        flow.tell(events.EscobaMarked(seat, marked))
    _tell_cleared(flow, seat, marked)
