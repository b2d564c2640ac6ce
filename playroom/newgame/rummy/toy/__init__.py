"""Toy: a game of sets and runs. Draw a card, lay one away, and close when what is left over in the
hand is worth five points or less. When it grows, split it as the contract names the files.
"""

from __future__ import annotations

from playroom.engine import kit

RULES = {"play": ("deal", "turn", "melds", "close", "target")}
ACTIONS = (kit.Draw, kit.Take)
EVENTS = (
    kit.Started,
    kit.HandDealt,
    kit.Drew,
    kit.Taken,
    kit.Discarded,
    kit.Closed,
    kit.Scored,
    kit.Won,
)
HAND = 7
MELDS = kit.Melding()


class ToyOptions(kit.TableOptions):
    """The options of one table."""

    target: int = kit.number(50, (10, 200), steps=(30, 50, 100), unit="points")


class Discard(kit.Action):
    """A card is laid away; `close` ends the deal."""

    card: kit.Card
    close: bool = False


class Dealt(kit.Told):
    """A new deal: who begins, and the card that lies open."""

    seat: kit.Seat
    card: kit.Card
    line = kit.Kind.DEAL


class State(kit.Record):
    """All that is true: the hands of all seats too."""

    target: kit.Points
    scores: tuple[kit.Points, ...]
    hands: tuple[tuple[kit.Card, ...], ...] = ()
    stock: tuple[kit.Card, ...] = ()
    pile: tuple[kit.Card, ...] = ()
    turn: kit.Seat | None = 0
    drawing: bool = True
    deal: kit.Count = 0
    acts: kit.Count = 0
    winners: tuple[kit.Seat, ...] = ()
    last: kit.Drew | kit.Taken | kit.Discarded | None = None


class View(kit.DrawView):
    """What a seat may know."""

    last: kit.Drew | kit.Taken | kit.Discarded | None


def left_over(hand: tuple[kit.Card, ...]) -> int:
    """What the cards outside the best melds of a hand cost."""
    return sum(map(kit.pips, MELDS.best(hand, kit.pips)[1]))


class EasyBot:
    """Takes the open card when it saves something, lays away what saves most, closes early."""

    def decide(self, turn: kit.Turn) -> kit.Action:
        """Its action."""
        view: View = turn.view
        hand = view.hand
        if view.drawing:
            saves = [left_over(kit.without((*hand, *view.table), card)) for card in hand]
            return kit.Take() if view.table and min(saves) < left_over(hand) else kit.Draw()
        away = min(hand, key=lambda card: (left_over(kit.without(hand, card)), -kit.pips(card)))
        return Discard(away, left_over(kit.without(hand, away)) <= 5)


LEVELS = {"easy": EasyBot}


class ToyTable(kit.DrawTable[View]):
    """The keyboard's side."""

    deals = (Dealt,)
    hand_order = kit.Order(low_first=True)

    def discards(self, view: View, card: kit.Card) -> tuple[kit.Offer, ...]:
        away = kit.Offer(Discard(card), kit.note("kit-offer-away", card=card))
        if left_over(kit.without(view.hand, card)) > 5:
            return (away,)
        return kit.Offer(Discard(card, True), kit.note("toy-offer-close", card=card)), away


class Toy(kit.DrawGame[State, View]):
    """Toy for 2 to 4."""

    seats = range(2, 5)
    fewer_wins = True

    def start(self, setup: kit.Setup, rng: kit.Rng) -> kit.Step[State]:
        target = ToyOptions.of(setup).target
        flow = kit.Flow(State(target, (0,) * setup.seats))
        flow.tell(kit.Started(self.id, tuple(range(setup.seats)), target))
        deal(flow, rng)
        return flow.step()

    def discarded(self, flow: kit.Flow[State], action: Discard, rng: kit.Rng) -> bool:
        if action.close:
            flow.tell(kit.Closed(flow.state.turn or 0))
            self.exhausted(flow, rng)
        return action.close

    def exhausted(self, flow: kit.Flow[State], rng: kit.Rng) -> None:
        """The deal is over: what is left over is counted, and the fewest points win at last."""
        scores = list(flow.state.scores)
        for seat, hand in enumerate(flow.state.hands):
            points = left_over(hand)
            scores[seat] += points
            flow.tell(kit.Scored(seat, points, scores[seat]))
        flow.change(scores=tuple(scores))
        if max(scores) >= flow.state.target:
            flow.change(turn=None, winners=kit.leaders([-points for points in scores]))
            flow.tell(*(kit.Won(seat, min(scores)) for seat in flow.state.winners))
        else:
            deal(flow, rng)


def deal(flow: kit.Flow[State], rng: kit.Rng) -> None:
    """Seven cards each, and the next one lies open."""
    first = flow.state.deal % len(flow.state.scores)
    flow.change(deal=flow.state.deal + 1, turn=first, drawing=True)
    opened, *stock = kit.deal_hands(flow, rng, kit.FRENCH, HAND)
    flow.change(stock=tuple(stock), pile=(opened,))
    flow.tell(Dealt(first, opened))
    kit.tell_hands(flow, ToyTable.hand_order)


GAME = Toy()
"""The game, as the entry point names it."""
