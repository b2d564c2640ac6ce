"""From a play to the next turn: penalties, windows, challenges, accusations, improper builds
(sections 2.11, 2.12, 4.8).
"""

from __future__ import annotations

from games.casino.actions import Accuse, Agree, Challenge, Play, Take
from games.casino.counting import finish
from games.casino.deals import draw, next_turn, tell_turn, void_deal
from games.casino.events import (
    AccusationDenied,
    Accused,
    Barred,
    ChallengeDismissed,
    ChallengeUpheld,
    ImproperBuild,
    MustTrail,
    PenaltyTrail,
    PenaltyWaived,
    Pile,
    RedealDeclined,
    RedealProposed,
    Refused,
    Swept,
    Took,
    WindowClosed,
    WindowOpened,
)
from games.casino.legality import PENAL, check_play, held, judge
from games.casino.model import Accusation, Draft, LastCall, Phase, Public, State, Vote, Window
from games.casino.plays import lose, make_play
from games.casino.reach import can_meet_duty, fits
from games.casino.values import SCHEMES
from playroom.engine.cards import Card
from playroom.engine.notes import Rejection, replaced
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action

STANDS, TRAILED, UNDONE = "stands", "trailed", "undone"


def penal_refusal(state: State, seat: Seat, action: Play) -> Rejection | None:
    """Why a take is refused at a table where that costs a card (CAS-167); None when it is legal or
    costs nothing.
    """
    if not state.public.rules.penalty or type(action) is not Take:
        return None
    refused = check_play(state.public, seat, state.hands[seat], action)
    return refused if refused is not None and refused.code in PENAL else None


def play(draft: Draft, state: State, seat: Seat, action: Play, rng: Rng) -> None:
    """One play of the seat in turn, with all that follows at once."""
    public, rules = state.public, draft.rules
    if rules.penalty and (refused := penal_refusal(state, seat, action)) is not None:
        draft.tell(Refused(seat, refused))
        if _penalise(draft, seat, action.card, own_turn=True):
            consequences(draft, seat, rng)
        return
    debt = public.debt(seat) if public.owed else None
    replacing = public.phase is Phase.REPLACEMENT
    make_play(draft, public, seat, action)
    if debt is not None:
        at = draft.owed.index((seat, debt))
        draft.owed = draft.owed[:at] + draft.owed[at + 1 :]
    if seat == draft.dealer and draft.call is LastCall.DUE:
        draft.call = LastCall.MISSED
        if rules.irregularity:
            _lose_game(draft, seat)
            return
    if rules.claims and debt is None and not replacing:
        _open_window(draft, state, seat, action)
    else:
        consequences(draft, seat, rng)


def give_up(draft: Draft, state: State, seat: Seat, action: Play, rng: Rng) -> None:
    """An owner's time is out and no default move meets the duty: its builds were improper (CAS-184
    b), then it trails.
    """
    for pile in state.public.owned(seat):
        _improper(draft, pile)
        if draft.result is not None:
            return
    play(draft, draft.step().state, seat, action, rng)


def consequences(draft: Draft, seat: Seat, rng: Rng) -> None:
    """What follows from a play that stands (CAS-187): the sweep, the draw, improper builds, the
    next turn.
    """
    rules, event = draft.rules, draft.last_play
    if rules.sweeps and type(event) is Took and not draft.loose and not draft.builds:
        side = rules.side_of[seat]
        draft.sweeps = (*draft.sweeps, side)
        draft.tell(Swept(seat, side, draft.sweeps.count(side)))
    draw(draft, seat)
    if rules.claims:
        for pile in draft.builds:
            if pile.owner is not None and not draft.hands[pile.owner]:
                _improper(draft, pile)  # CAS-184 (a)
                if draft.result is not None:
                    return
    next_turn(draft, seat, rng)


def _lose_game(draft: Draft, seat: Seat) -> None:
    """An irregularity that loses the game of two (CAS-172)."""
    finish(draft, (1 - draft.rules.side_of[seat],), "irregularity", "irregularity")


# -- penalties -------------------------------------------------------------------------------------


def _penalise(draft: Draft, seat: Seat, card: Card, own_turn: bool) -> bool:
    """A card that was shown must be trailed (CAS-166), unless the seat's own build needs it
    (CAS-173).

    Partners trail it at once, and it is barred to both: True when that was the seat's play. Others
    owe the trail.
    """
    hand = draft.hands[seat]
    if _needed(draft, seat, card):
        draft.tell(PenaltyWaived(seat, card))
        _expose(draft, seat, card)
        return False
    if not draft.rules.teams:
        draft.owed = (*draft.owed, (seat, card))
        draft.tell(MustTrail(seat, card))
        _expose(draft, seat, card)
        return False
    assert card in hand
    lose(draft, seat, card)
    _lay_down(draft, seat, card, own_turn)
    draft.plays += own_turn
    return own_turn


def _expose(draft: Draft, seat: Seat, card: Card) -> None:
    if (seat, card) not in draft.exposed:
        draft.exposed = (*draft.exposed, (seat, card))


def _needed(draft: Draft, seat: Seat, card: Card) -> bool:
    """Is it the only card that can take one of the seat's own builds?"""
    own = tuple(pile.value for pile in draft.builds if pile.owner == seat)
    if not own:
        return False
    hand, worth = draft.hands[seat], SCHEMES[draft.rules.scheme].hand
    left = tuple(one for one in hand if one != card)
    return held(own, left, worth) < held(own, hand, worth)


def _lay_down(draft: Draft, seat: Seat, card: Card, is_play: bool) -> None:
    """A penalty card on the table, barred to its partners (CAS-166, CAS-182)."""
    draft.loose = (*draft.loose, card)
    event = PenaltyTrail(seat, card)
    if is_play:
        draft.last_play = event
    draft.tell(event)
    if draft.rules.teams:
        side = draft.rules.side_of[seat]
        draft.barred = (*draft.barred, (card, side))
        draft.tell(Barred(side, card))


def _improper(draft: Draft, pile: Pile, falls: bool = False) -> None:
    """A point each way for a build that its owner cannot take or that does not fit; then it is
    nobody's (CAS-185, 186).
    """
    rules, owner = draft.rules, pile.owner
    assert owner is not None
    side = rules.side_of[owner]
    scores = list(draft.scores)
    scores[side] -= 1
    gained: list[int] = []
    for seat in rules.opponents(owner):
        other = rules.side_of[seat]
        if other not in gained:
            gained.append(other)
            scores[other] += 1
    draft.scores = tuple(scores)
    if not rules.single_deal:
        there = [one for one in draft.brought if scores[one] >= rules.target]
        draft.brought = (
            *there,
            *(one for one in gained if scores[one] >= rules.target and one not in there),
        )
    if falls:
        draft.builds = tuple(one for one in draft.builds if one.value != pile.value)
        draft.loose = (*draft.loose, *pile.cards)
    else:
        free = Pile(pile.value, None, pile.groups, pile.played)
        draft.builds = tuple(free if one.value == pile.value else one for one in draft.builds)
    draft.tell(
        ImproperBuild(owner, side, pile.value, pile.cards, tuple(gained), draft.scores, falls)
    )
    if rules.irregularity:
        _lose_game(draft, owner)


# -- windows ---------------------------------------------------------------------------------------


def _open_window(draft: Draft, state: State, seat: Seat, action: Play) -> None:
    asked = draft.rules.opponents(seat)
    draft.phase, draft.question = Phase.WINDOW, Window(seat, asked)
    draft.answers, draft.before, draft.played = (), state, action
    draft.tell(WindowOpened(seat, asked, draft.rules.challenge_seconds))


def answer_window(draft: Draft, seat: Seat, action: Action, rng: Rng) -> None:
    """One answer; when it is the last one the window closes (CAS-188)."""
    window = draft.question
    assert isinstance(window, Window)
    draft.answers = (*draft.answers, (seat, action))
    if len(draft.answers) < len(window.asked):
        return
    answers = dict(draft.answers)
    challenger = next((one for one in window.asked if type(answers[one]) is Challenge), None)
    accusations = []
    for one in window.asked:  # clockwise from the mover, whoever was first
        answer = answers[one]
        if isinstance(answer, Accuse):
            accusations.append(Accusation(one, answer.seat, answer.card))
    draft.question, draft.answers, draft.then = None, (), STANDS
    draft.tell(WindowClosed(window.mover, challenger, tuple(one.accuser for one in accusations)))
    if challenger is not None:
        _judge(draft, challenger, window.mover)
    if draft.result is None:
        draft.pending = tuple(accusations)
        _put_accusation(draft, rng)


def _judge(draft: Draft, challenger: Seat, mover: Seat) -> None:
    """CAS-181, CAS-182 and CAS-184 (c)."""
    before, action = draft.before, draft.played
    assert before is not None
    assert isinstance(action, Play)
    wrong = judge(before.public, mover, action)
    own = [
        pile
        for pile in before.public.owned(mover)
        if type(action) is Take and pile.value in action.builds
    ]
    misfits = [pile for pile in own if not fits(draft.rules, pile)]
    if wrong is None and misfits:
        wrong = Rejection.of(
            "sum", "casino-no-sum-build", value=misfits[0].value, cards=misfits[0].cards
        )
    if wrong is None:
        draft.tell(ChallengeDismissed(challenger, mover))
        return
    take = type(action) is Take
    draft.tell(ChallengeUpheld(challenger, mover, action.card, take, wrong))
    _undo(draft, before)
    if not take:
        draft.hands = replaced(draft.hands, mover, before.hands[mover])
        draft.plays = before.public.plays
        _expose(draft, mover, action.card)
        draft.then = UNDONE
        return
    draft.then = TRAILED
    for pile in misfits:
        _improper(draft, pile, falls=True)
        if draft.result is not None:
            return
    _lay_down(draft, mover, action.card, is_play=True)
    if draft.rules.irregularity:
        _lose_game(draft, mover)


def _undo(draft: Draft, before: State) -> None:
    """The table as it was before the play; hands and the count of plays are the caller's."""
    public = before.public
    draft.loose, draft.builds, draft.piles = public.loose, public.builds, public.piles
    draft.last, draft.last_play, draft.last_take = public.last, public.last_play, public.last_take
    if draft.call is LastCall.MISSED:
        draft.call = public.call


def _put_accusation(draft: Draft, rng: Rng) -> None:
    """Asks the next accused; a card that has come to light since then is not asked about.

    At the end all goes on.
    """
    while draft.pending:
        one, draft.pending = draft.pending[0], draft.pending[1:]
        if one.card in shown_cards(draft.public()) or (one.accused, one.card) in draft.owed:
            continue
        draft.phase, draft.question = Phase.ACCUSATION, one
        draft.tell(Accused(one.accuser, one.accused, one.card))
        return
    _settle(draft, rng)


def shown_cards(public: Public) -> set[Card]:
    """The cards that lie on the table, in a build or in a pile, and those that were shown and are
    in a hand again.
    """
    out = set(public.loose)
    for pile in public.builds:
        out.update(pile.cards)
    for taken in public.piles:
        out.update(taken)
    out.update(one for _, one in public.exposed)
    return out


def answer_accusation(draft: Draft, seat: Seat, action: Action, rng: Rng) -> None:
    """The accused agrees (CAS-191) or does not."""
    asked = draft.question
    assert isinstance(asked, Accusation)
    draft.question = None
    if type(action) is Agree:
        own_turn = draft.then == UNDONE and seat == draft.turn
        if _penalise(draft, seat, asked.card, own_turn):
            draft.then = TRAILED
    else:
        draft.tell(AccusationDenied(asked.accuser, seat, asked.card))
    _put_accusation(draft, rng)


def _settle(draft: Draft, rng: Rng) -> None:
    """All has been asked: the consequences of the play, or the play that replaces it."""
    mover, then = draft.turn, draft.then
    assert mover is not None
    draft.before, draft.played, draft.then = None, None, ""
    if then == UNDONE:
        _replace(draft, mover)
    else:
        consequences(draft, mover, rng)


def _replace(draft: Draft, mover: Seat) -> None:
    """The mover plays again; an owner who cannot meet the duty has built improperly (CAS-184 b)."""
    draft.phase = Phase.REPLACEMENT
    public = draft.public()
    if (
        public.debt(mover) is None
        and public.owned(mover)
        and not can_meet_duty(public, mover, draft.hands[mover])
    ):
        for pile in public.owned(mover):
            _improper(draft, pile)
            if draft.result is not None:
                return
    tell_turn(draft)


# -- redeal ----------------------------------------------------------------------------------------


def propose_redeal(draft: Draft, seat: Seat) -> None:
    """CAS-160."""
    asked = tuple((seat + k) % draft.rules.seats for k in range(1, draft.rules.seats))
    draft.proposed = (*draft.proposed, seat)
    draft.phase, draft.question, draft.answers = Phase.VOTE, Vote(seat, asked), ()
    draft.tell(RedealProposed(seat, asked))


def answer_vote(draft: Draft, seat: Seat, action: Action, rng: Rng) -> None:
    """One answer; the last one decides."""
    vote = draft.question
    assert isinstance(vote, Vote)
    draft.answers = (*draft.answers, (seat, action))
    if len(draft.answers) < len(vote.asked):
        return
    declined = sum(1 for _, answer in draft.answers if type(answer) is not Agree)
    draft.question, draft.answers = None, ()
    if not declined:
        void_deal(draft, "agreed", rng)
        return
    draft.phase = Phase.PLAY
    draft.tell(RedealDeclined(vote.proposer, declined))
    tell_turn(draft)
