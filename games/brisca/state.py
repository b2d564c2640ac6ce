"""The state of a game, what one seat may know of it, and what it may do besides laying a card."""

from __future__ import annotations

from games.brisca.actions import Sign, Sing, Swap
from games.brisca.options import CARDS, WORTH, BriscaOptions
from playroom.engine import kit
from playroom.engine.kit.tricks import Able


class State(kit.Record):
    """All that is true. A view is the same without what its seat cannot know (`view_of`)."""

    options: BriscaOptions
    scores: tuple[kit.Points, ...]
    dealer: kit.Seat
    trick: kit.Trick
    turned: kit.Card
    """The card that makes trumps; the last one of the stock, while there is one."""
    points: tuple[kit.Points, ...]
    signs: tuple[tuple[kit.Card, ...], ...]
    deal: kit.Count
    acts: kit.Count
    hands: tuple[tuple[kit.Card, ...], ...] = ()
    stock: tuple[kit.Card, ...] = ()
    out: tuple[kit.Card, ...] = ()
    sung: tuple[kit.Card, ...] = ()
    winner: kit.Seat | None = None
    last: kit.Laid | None = None
    seat: kit.Seat | None = None
    hand: tuple[kit.Card, ...] = ()
    counts: tuple[kit.Count, ...] = ()
    left: kit.Count = 0
    shown: tuple[kit.Card, ...] = ()

    @property
    def ranking(self) -> kit.Ranking:
        """Which cards beat which (BRI-013, 030)."""
        return kit.Ranking(kit.BRISCA, self.turned.suit)

    @property
    def turn(self) -> kit.Seat | None:
        """The seat to act."""
        return self.trick.turn if self.winner is None else None

    @property
    def table(self) -> tuple[kit.Card, ...]:
        """The cards that lie open."""
        return self.trick.cards

    @property
    def following(self) -> kit.Following:
        """What a card that is led asks for (BRI-031, 032)."""
        return kit.Following.BEAT if self.options.duty and not self.left else kit.Following.FREE


View = State


def shown_to(state: State, seat: kit.Seat | None) -> tuple[kit.Card, ...]:
    """The cards of the partner, when the last ones were drawn (BRI-070)."""
    partner, options = state.options.partner(seat), state.options
    looks = options.look and options.deal == "three" and not state.stock
    return state.hands[partner] if looks and partner is not None else ()


def view_of(state: State, seat: kit.Seat | None) -> View:
    """The one place where a state is reduced to what a seat may know (BRI-062, 063, 070)."""
    partners, made = (seat, state.options.partner(seat)), zip(state.signs, state.hands, strict=True)
    held = [tuple(card for card in signs if card in hand) for signs, hand in made]
    return kit.replace(
        state,
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        hands=(),
        counts=tuple(map(len, state.hands)),
        stock=(),
        left=len(state.stock),
        signs=tuple(cards if at in partners else () for at, cards in enumerate(held)),
        shown=shown_to(state, seat),
    )


def no(what: str, **values: kit.Card) -> kit.Rejection:
    """A refusal."""
    return kit.Rejection.of(f"no_{what}".replace("-", "_"), f"brisca-refuse-{what}", **values)


def after_trick(view: View) -> bool:
    """Has the seat that leads just taken a trick?"""
    return bool(view.out) and not view.trick.cards


def swaps(view: View) -> Able:
    """The two for a low card, the seven for a higher one (BRI-040 to 043)."""
    low = kit.BRISCA.index(view.turned.rank) <= kit.BRISCA.index(7)
    card = CARDS[2 if low else 7, view.turned.suit]
    if view.options.swap == "off" or not view.left or view.turned == card:
        return no("swap-off")
    if card not in view.hand:
        return no("swap-card", card=view.turned, wanted=card)
    return (Swap(card),) if view.options.swap == "turn" or after_trick(view) else no("swap-trick")


def songs(view: View) -> Able:
    """King and knight of a suit, trumps first, or a tute (BRI-050 to 054)."""
    if view.options.songs == "off":
        return no("sing-off")
    if not after_trick(view):
        return no("sing-trick")
    suits = sorted(range(4), key=lambda suit: suit != view.turned.suit)
    sets = [(CARDS[13, suit], CARDS[12, suit]) for suit in suits]
    tutes = list(zip(*sets, strict=True)) if view.options.songs == "tute" else []
    able = [cards for cards in (*tutes, *sets) if {*cards} <= {*view.hand} - {*view.sung}]
    return tuple(map(Sing, able)) or no("sing-cards")


def song_points(cards: tuple[kit.Card, ...], trump: int) -> int:
    """What a song counts: forty in trumps, twenty else, a tute nothing (BRI-052, 054)."""
    return 0 if len(cards) == 4 else 40 if cards[0].suit == trump else 20


def signs(view: View) -> Able:
    """The trumps that count and that the partner was not told of (BRI-060, 061)."""
    if view.seat is None or view.options.partner(view.seat) is None or view.options.signs == "off":
        return no("sign-off")
    held = [c for c in view.hand if c.suit == view.turned.suit and c.rank in WORTH]
    new = kit.without(view.ranking.of_hand.arranged(held), *view.signs[view.seat])
    return tuple(map(Sign, new)) or no("sign-none")
