"""Penalties, improper builds, redeals, void deals, leaving (CAS-160 to 186).

The plain game with its strict referee knows nothing of this but redeals.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.casino import events
from games.casino.actions import Agree, NameDealer, Reply
from games.casino.builds import TableBuild
from games.casino.options import CasinoOptions
from games.casino.questions import DealerChoice, Vote
from games.casino.rules.capture import parted
from games.casino.rules.deal import clear_table, start_deal, tell_turn
from games.casino.rules.duty import covered
from games.casino.rules.scoring import finish
from games.casino.rules.values import SCHEMES, Worth, sums_of
from games.casino.state import Phase, Public, State, TableFlow
from playroom.engine.cards import PACK, Card
from playroom.engine.kit.told import leaders, order_from
from playroom.engine.record import Seat
from playroom.engine.rng import Rng

# -- penalties -------------------------------------------------------------------------------------


def penalise(flow: TableFlow, seat: Seat, card: Card, own_turn: bool) -> bool:
    """A card that was shown must be trailed (CAS-166), unless the seat's own build needs it
    (CAS-173).

    Partners trail it at once, and it is barred to both: True when that was the seat's play. Others
    owe the trail.
    """
    public = flow.public
    if _needed(flow.state, seat, card):
        flow.tell(events.PenaltyWaived(seat, card))
        expose(flow, seat, card)
        return False
    if not public.options.teams:
        flow.show(owed=(*public.owed, (seat, card)))
        flow.tell(events.MustTrail(seat, card))
        expose(flow, seat, card)
        return False
    hands, exposed = parted(flow.state, seat, card)
    flow.hold(hands, exposed=exposed, plays=public.plays + own_turn)
    lay_down(flow, seat, card, own_turn)
    return own_turn


def expose(flow: TableFlow, seat: Seat, card: Card) -> None:
    """Everybody knows now that the seat holds the card."""
    exposed = flow.public.exposed
    if (seat, card) not in exposed:
        flow.show(exposed=(*exposed, (seat, card)))


def _needed(state: State, seat: Seat, card: Card) -> bool:
    """Is it the only card that can take one of the seat's own builds?"""
    own = tuple(build.value for build in state.public.owned(seat))
    if not own:
        return False
    hand, worth = state.hands[seat], SCHEMES[state.public.options.scheme].hand
    left = tuple(other for other in hand if other != card)
    return covered(own, left, worth) < covered(own, hand, worth)


def lay_down(flow: TableFlow, seat: Seat, card: Card, is_play: bool) -> None:
    """A penalty card on the table, barred to its partners (CAS-166, CAS-182)."""
    public = flow.public
    event = events.PenaltyTrail(seat, card)
    flow.show(loose=(*public.loose, card), last_play=event if is_play else public.last_play)
    flow.tell(event)
    if public.options.teams:
        side = public.options.side_of[seat]
        flow.show(barred=(*public.barred, (card, side)))
        flow.tell(events.Barred(side, card))


# -- improper builds -------------------------------------------------------------------------------


def improper(flow: TableFlow, build: TableBuild, falls: bool = False) -> None:
    """A point each way for a build that its owner cannot take or that does not fit (CAS-185); then
    it is unowned, or falls apart (CAS-186).
    """
    public, options, owner = flow.public, flow.public.options, build.owner
    assert owner is not None
    side = options.side_of[owner]
    gained = tuple(dict.fromkeys(options.side_of[seat] for seat in options.opponents(owner)))
    scores = tuple(
        score - (number == side) + (number in gained) for number, score in enumerate(public.scores)
    )
    others = tuple(other for other in public.builds if other.value != build.value)
    if falls:
        flow.show(scores=scores, builds=others, loose=(*public.loose, *build.cards))
    else:
        free = TableBuild(build.value, None, build.groups, build.played)
        builds = tuple(free if other.value == build.value else other for other in public.builds)
        flow.show(scores=scores, builds=builds)
    if not options.single_deal:
        there = {number for number, score in enumerate(scores) if score >= options.target}
        brought = dict.fromkeys((*public.brought, *gained))
        flow.show(brought=tuple(number for number in brought if number in there))
    flow.tell(events.ImproperBuild(owner, side, build.value, build.cards, gained, scores, falls))
    if options.irregularity_loses:
        lose_game(flow, owner, "build")


def improper_all(flow: TableFlow, builds: Iterable[TableBuild]) -> None:
    """These builds are improper, one after the other until that ends the game."""
    for build in builds:
        if flow.public.result is None:
            improper(flow, build)


def lose_game(flow: TableFlow, seat: Seat, fault: str) -> None:
    """An irregularity of this seat that loses the game of two (CAS-172); `fault` as in
    `GameLost`.
    """
    flow.tell(events.GameLost(seat, fault))
    finish(flow, (1 - flow.public.options.side_of[seat],), "irregularity", "irregularity")


def fits(options: CasinoOptions, build: TableBuild) -> bool:
    """Is every group of the build worth its value?

    Cards that came from a hand may count as they do from a hand.
    """
    hand, table = SCHEMES[options.scheme]
    return all(
        build.value in sums_of((hand if card in build.played else table)[card] for card in group)
        for group in build.groups
    )


def can_meet_duty(public: Public, seat: Seat, hand: Sequence[Card]) -> bool:
    """Has an owner any play that meets the duty, hold left aside (CAS-184 b)?

    True when nothing binds. Works without listing plays.
    """
    options = public.options
    duty = options.builder_duty
    if duty == "none" or not public.owned(seat):
        return True
    values = SCHEMES[options.scheme]
    barred = frozenset(public.barred_to(seat))
    loose = [card for card in public.loose if card not in barred]
    builds = {build.value: build for build in public.builds if not barred.intersection(build.cards)}
    numbers = [card for card in loose if values.table[card]]
    sums = _totals(numbers, values.table, 16)
    for card in hand:
        mine = values.hand[card]
        if not mine:
            if any(other.rank == card.rank for other in loose):
                return True
            continue
        if any(value in builds or value in sums for value in mine):
            return True
        if duty == "no_trail" and numbers:
            return True
        for build in builds.values():
            if duty != "no_trail" and build.owner != seat:
                continue
            if any(build.value - value in sums for value in mine):
                return True  # a duplicate
            if duty != "take_or_duplicate" and _can_increase(public, seat, build, mine, builds):
                return True
    return False


def _totals(cards: Iterable[Card], worth: Worth, limit: int) -> set[int]:
    """The totals up to `limit` that some of the cards can make, 0 (none of them) included."""
    sums = {0}
    for card in cards:
        sums |= {
            so_far + value for so_far in sums for value in worth[card] if so_far + value <= limit
        }
    return sums


def _can_increase(
    public: Public,
    seat: Seat,
    build: TableBuild,
    mine: tuple[int, ...],
    free: dict[int, TableBuild],
) -> bool:
    if build.multiple or not public.may_increase(seat, build):
        return False
    standing = {other.value for other in public.builds}
    return any(build.value + value not in standing or build.value + value in free for value in mine)


# -- redeals and void deals ------------------------------------------------------------------------


def propose_redeal(flow: TableFlow, seat: Seat) -> None:
    """The seat proposes to deal again; all others are asked (CAS-160)."""
    public = flow.public
    _, *others = order_from(seat, public.options.seats)
    seats = tuple(others)
    flow.show(proposed=(*public.proposed, seat), phase=Phase.VOTE, question=Vote(seat, seats))
    flow.change(answers=())
    flow.tell(events.RedealProposed(seat, seats))


def answer_vote(flow: TableFlow, seat: Seat, reply: Reply, rng: Rng) -> None:
    """One answer; the last one decides."""
    vote = flow.public.question
    assert isinstance(vote, Vote)
    answers = (*flow.state.answers, (seat, reply))
    if len(answers) < len(vote.asked):
        flow.change(answers=answers)
        return
    declined = sum(1 for _, answer in answers if not isinstance(answer, Agree))
    flow.change(answers=())
    if not declined:
        void_deal(flow, "agreed", rng)
        return
    flow.show(phase=Phase.PLAY, question=None)
    flow.tell(events.RedealDeclined(vote.proposer, declined))
    tell_turn(flow)


def void_deal(flow: TableFlow, reason: str, rng: Rng) -> None:
    """The deal is void; the new dealer is asked for, or the deal passes by itself (CAS-162)."""
    public, options = flow.public, flow.public.options
    flow.tell(events.DealVoid(reason))
    clear_table(flow, turn=None, shuffle=public.shuffle + 1)
    flow.change(stock=())
    flow.hold(((),) * options.seats, stock_size=0)
    if options.seats == 2 or options.teams:
        seats = options.opponents(public.dealer)
        flow.show(phase=Phase.DEALER, question=DealerChoice(seats))
        flow.tell(events.DealerAsked(seats))
    else:
        _deal_again(flow, options.after(public.dealer), None, rng)


def name_dealer(flow: TableFlow, seat: Seat, reply: NameDealer, rng: Rng) -> None:
    """One answer of those who choose the dealer; after the last one the deal begins."""
    choice = flow.public.question
    assert isinstance(choice, DealerChoice)
    answers = (*flow.state.answers, (seat, reply))
    flow.change(answers=answers)
    if len(answers) == len(choice.asked):
        # the one nearer to the dealer's left, not the first to answer (CAS-162)
        by = choice.asked[0]
        named = dict(answers)[by]
        assert isinstance(named, NameDealer)
        _deal_again(flow, named.seat, by, rng)


def _deal_again(flow: TableFlow, dealer: Seat, by: Seat | None, rng: Rng) -> None:
    """`dealer` deals the void deal anew; it keeps its number."""
    flow.show(dealer=dealer)
    flow.tell(events.DealerChosen(dealer, by))
    start_deal(flow, rng)


def whole_pack(state: State) -> bool:
    """Are the cards of the table the 52, once each (CAS-161)?"""
    public = state.public
    if public.phase in (Phase.DEALER, Phase.OVER):
        return True
    return sorted(all_cards(state)) == list(PACK)


def all_cards(state: State) -> tuple[Card, ...]:
    """Every card of the table: hands, stock, loose cards, builds, piles."""
    public = state.public
    return (
        *(card for hand in state.hands for card in hand),
        *state.stock,
        *public.loose,
        *(card for build in public.builds for card in build.cards),
        *(card for pile in public.piles for card in pile),
    )


# -- leaving ---------------------------------------------------------------------------------------


def forfeit(flow: TableFlow, seat: Seat) -> None:
    """The seat leaves and its side loses; of the others those with most points win (CAS-177)."""
    flow.tell(events.SeatForfeits(seat))
    winners = leaders(flow.public.scores, but=flow.options.side_of[seat])
    finish(flow, winners, "forfeit")
