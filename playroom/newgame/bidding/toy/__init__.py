"""Toy: a trick game with bids. Who bids most for five tricks leads, and gets what was bid or loses
it; every trick of the others is a point.

When it grows, split it as the contract names the files.
"""

from __future__ import annotations

from typing import Annotated

from playroom.engine import kit

RULES = {"play": ("deal", "bid", "trick", "points", "target")}
EVENTS = (kit.Started, kit.HandDealt, kit.BidMade, kit.Laid, kit.Took, kit.Scored, kit.Won)
HAND = 5


class ToyOptions(kit.TableOptions):
    """The options of one table."""

    target: int = kit.number(10, (3, 50), steps=(5, 10, 15), unit="points")


class Lay(kit.Action):
    """A card of the hand is laid."""

    card: kit.Card


class Bid(kit.Action):
    """A number of tricks; 0 passes."""

    bid: Annotated[int, kit.Meta(ge=0, le=HAND)]


class Dealt(kit.Told):
    """A new deal: who bids first, and the card turned up for trumps."""

    seat: kit.Seat
    card: kit.Card
    line = kit.Kind.DEAL


class State(kit.Record):
    """All that is true: the hands of all seats too."""

    target: kit.Points
    scores: tuple[kit.Points, ...]
    hands: tuple[tuple[kit.Card, ...], ...] = ()
    auction: kit.Auction = kit.Auction(0, 2, HAND)
    trick: kit.Trick = kit.Trick(0, 2)
    ranking: kit.Ranking = kit.Ranking(kit.ACE_HIGH)
    turned: kit.Card | None = None
    tricks: tuple[kit.Count, ...] = ()
    deal: kit.Count = 0
    acts: kit.Count = 0
    winners: tuple[kit.Seat, ...] = ()
    last: kit.Laid | None = None


class View(kit.TrickView):
    """What a seat may know."""

    auction: kit.Auction
    turned: kit.Card | None
    tricks: tuple[kit.Count, ...]
    last: kit.Laid | None


class EasyBot:
    """Bids its high cards and trumps, takes with its highest card, otherwise throws its lowest."""

    def decide(self, turn: kit.Turn) -> kit.Action:
        """The bid, or the card to lay."""
        view: View = turn.view
        seat, ranking, auction = turn.requests[0].seat, view.ranking, view.auction
        if auction.turn is not None:
            strong = [c for c in view.hand if c.suit == ranking.trump or ranking.height(c) > 10]
            return Bid(auction.least if auction.least <= len(strong) else 0)
        cards = sorted(kit.may_lay(view.hand, view.trick, ranking), key=ranking.order)
        takes = (card for card in cards if ranking.winner(view.trick.laid(card)) == seat)
        return Lay(next(takes, cards[-1]))


LEVELS = {"easy": EasyBot}


class ToyTable(kit.BidTable[View]):
    """The keyboard's side."""

    deals = (Dealt,)
    laying = Lay
    bidding = Bid

    def answer_burden(self, view: View) -> kit.Answer:
        return (kit.note("toy-ask-trump", suit=view.ranking.trump or 0),)


class Toy(kit.BidGame[State, View]):
    """Toy for 2 to 4."""

    seats = range(2, 5)

    def start(self, setup: kit.Setup, rng: kit.Rng) -> kit.Step[State]:
        target = ToyOptions.of(setup).target
        flow = kit.Flow(State(target, (0,) * setup.seats))
        flow.tell(kit.Started(self.id, tuple(range(setup.seats)), target))
        deal(flow, rng)
        return flow.step()

    def taken(self, flow: kit.Flow[State], seat: kit.Seat, rng: kit.Rng) -> None:
        state, tricks = flow.state, flow.state.tricks[seat] + 1
        trick = kit.Trick(seat, len(state.scores))
        flow.change(tricks=kit.replaced(state.tricks, seat, tricks), trick=trick)
        flow.tell(kit.Took(seat, tricks))
        if not any(state.hands):
            score(flow)
            if not flow.state.winners:
                deal(flow, rng)


def score(flow: kit.Flow[State]) -> None:
    """What the deal brings each seat; the best at the target win."""
    state, auction, scores = flow.state, flow.state.auction, list(flow.state.scores)
    for seat, tricks in enumerate(state.tricks):
        made = auction.highest if tricks >= auction.highest else -auction.highest
        points = made if seat == auction.holder else tricks
        scores[seat] += points
        flow.tell(kit.Scored(seat, points, scores[seat]))
    flow.change(scores=tuple(scores))
    if max(scores) >= state.target:
        flow.change(winners=kit.leaders(scores))
        flow.tell(*(kit.Won(seat, max(scores)) for seat in flow.state.winners))


def deal(flow: kit.Flow[State], rng: kit.Rng) -> None:
    """Five cards each, and the next one is turned up; the first bid goes round."""
    number, seats = flow.state.deal + 1, len(flow.state.scores)
    auction = kit.Auction((number - 1) % seats, seats, HAND)
    flow.change(deal=number, tricks=(0,) * seats, auction=auction)
    turned, *_ = kit.deal_hands(flow, rng, kit.FRENCH, HAND)
    flow.change(turned=turned, ranking=kit.Ranking(kit.ACE_HIGH, turned.suit))
    flow.tell(Dealt(auction.first, turned))
    kit.tell_hands(flow, flow.state.ranking.of_hand)


GAME = Toy()
"""The game, as the entry point names it."""
