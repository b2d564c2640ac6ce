"""Toy: a trick game. Five cards each, a card is turned up for trumps, suit is followed if possible;
every trick is a point.

When it grows, split it as the contract names the files.
"""

from __future__ import annotations

from collections.abc import Sequence

from playroom.engine import kit

PRESETS = {"usual": {}, "long": {"target": 15}}
RULES = {"play": ("deal", "trick", "target")}
EVENTS = (kit.Started, kit.HandDealt, kit.Laid, kit.Took, kit.Won)
HAND = 5


class ToyOptions(kit.TableOptions):
    """The options of one table."""

    target: int = kit.number(5, (1, 50), steps=(3, 5, 10, 15), unit="points")


class Lay(kit.Action):
    """A card of the hand is laid."""

    card: kit.Card


class Dealt(kit.Told):
    """A new deal: who leads, and the card turned up for trumps."""

    seat: kit.Seat
    card: kit.Card
    line = kit.Kind.DEAL


class State(kit.Record):
    """All that is true: the hands of all seats too."""

    target: kit.Points
    scores: tuple[kit.Points, ...]
    hands: tuple[tuple[kit.Card, ...], ...]
    trick: kit.Trick
    turned: kit.Card
    deal: kit.Count = 1
    acts: kit.Count = 0
    out: tuple[kit.Card, ...] = ()
    """The cards of the tricks that were taken in this deal."""
    winner: kit.Seat | None = None
    last: kit.Laid | None = None

    @property
    def ranking(self) -> kit.Ranking:
        """Which cards beat which."""
        return kit.Ranking(kit.ACE_HIGH, self.turned.suit)


class View(kit.TrickView):
    """What a seat may know."""

    target: kit.Points
    turned: kit.Card
    out: tuple[kit.Card, ...]
    deal: kit.Count
    last: kit.Laid | None


class EasyBot:
    """Takes with the lowest card that is high enough, otherwise throws its lowest."""

    def decide(self, turn: kit.Turn) -> kit.Action:
        """The card to lay."""
        view: View = turn.view
        seat, ranking = turn.requests[0].seat, view.ranking
        legal = kit.may_lay(view.hand, view.trick, ranking)
        cards = sorted(legal, key=ranking.order, reverse=True)
        takes = (card for card in cards if ranking.winner(view.trick.laid(card)) == seat)
        return Lay(next(takes, cards[0]))


def imagine(view: View, seen: Sequence[kit.Event], rng: kit.Rng) -> State:
    """A state that looks like the true one from the seat of the view."""
    known = (*view.trick.cards, *view.out, view.turned)
    hands = kit.hands_anew(view, kit.FRENCH.cards(), known, rng)
    return kit.state_of(State, view, hands=hands)


LEVELS = kit.levels(EasyBot, lambda: GAME, imagine, over=lambda first, now: now.deal != first.deal)


class ToyTable(kit.TrickTable[View]):
    """The keyboard's side."""

    deals = (Dealt,)
    laying = Lay

    def answer_burden(self, view: View) -> kit.Answer:
        """B: the trumps."""
        return (kit.note("toy-ask-trump", card=view.turned),)


class Toy(kit.TrickGame[State, View]):
    """Toy for 2 to 4."""

    seats = range(2, 5)

    def start(self, setup: kit.Setup, rng: kit.Rng) -> kit.Step[State]:
        target, seats = ToyOptions.of(setup).target, setup.seats
        flow = kit.Flow(State(target, (0,) * seats, (), kit.Trick(0, seats), kit.FRENCH.cards()[0]))
        flow.tell(kit.Started(self.id, tuple(range(seats)), target))
        deal(flow, rng)
        return flow.step()

    def taken(self, flow: kit.Flow[State], seat: kit.Seat, rng: kit.Rng) -> None:
        """A point for the trick; at the target the game is over, with empty hands a deal."""
        state, points = flow.state, flow.state.scores[seat] + 1
        flow.change(
            scores=kit.replaced(state.scores, seat, points),
            trick=kit.Trick(seat, len(state.scores)),
            out=(*state.out, *state.trick.cards),
        )
        flow.tell(kit.Took(seat, points))
        if points >= state.target:
            flow.change(winner=seat)
            flow.tell(kit.Won(seat, points))
        elif not any(state.hands):
            flow.change(deal=state.deal + 1, out=())
            deal(flow, rng)


def deal(flow: kit.Flow[State], rng: kit.Rng) -> None:
    """Five cards each, and the next one is turned up."""
    turned, *_ = kit.deal_hands(flow, rng, kit.FRENCH, HAND)
    flow.change(turned=turned)
    flow.tell(Dealt(flow.state.trick.leader, turned))
    kit.tell_hands(flow, flow.state.ranking.of_hand)


GAME: kit.Game[State, View] = Toy()
"""The game, as the entry point names it."""
