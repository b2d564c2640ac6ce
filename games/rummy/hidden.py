"""Dealing anew what a seat cannot know: other hands, stock, pile below its top, and what others
answered in private.

What lies below the top of the pile was public once, but a view does not hold it (remembering it is
part of play), so it is dealt anew too. Cards that everybody saw going into a hand stay there.
"""

from __future__ import annotations

from games.rummy.flow import without
from games.rummy.melds import Cards
from games.rummy.state import HAND_PHASES, Before, Secret, State, claimants
from playroom.engine.cards import Card
from playroom.engine.notes import replaced
from playroom.engine.record import Seat
from playroom.engine.rng import Rng


def redealt(state: State, seat: Seat | None, rng: Rng) -> State:
    """`state` with all that `seat` cannot know dealt anew."""
    public, secret, n = state.public, state.secret, state.rules.seats
    if public.phase not in HAND_PHASES:
        secret = _answers(state, seat, rng)
        if public.ended is None:
            return state._replace(secret=secret)
        loose = list(rng.stream("redeal").shuffled((*secret.stock, *secret.pile[:-1])))
        stock, pile = loose[: len(secret.stock)], (*loose[len(secret.stock) :], *secret.pile[-1:])
        return state._replace(secret=secret._replace(stock=tuple(stock), pile=pile))
    known: list[Cards] = []
    pool: list[Card] = [*secret.stock, *secret.pile[:-1]]
    for who, hand in enumerate(secret.hands):
        stays = hand if who == seat else tuple([Card(number) for number in secret.shown[who]])
        known.append(stays)
        pool += without(hand, stays)
    mixed = list(rng.stream("redeal").shuffled(pool))
    hands = secret.hands
    for who in range(n):
        if who != seat:
            need = len(hands[who]) - len(known[who])
            new = (*known[who], *mixed[:need])
            del mixed[:need]
            hands = replaced(hands, who, rng.stream(f"order{who}").shuffled(new))
    stock = mixed[: len(secret.stock)]
    pile = (*mixed[len(stock) :], *secret.pile[-1:])
    fresh, drafts = secret.fresh, secret.drafts
    for who in range(n):
        if who != seat:
            fresh = replaced(fresh, who, hands[who][-len(fresh[who]) :] if fresh[who] else ())
            drafts = replaced(drafts, who, ())
    undo = secret.undo
    if seat != public.turn:
        undo = tuple([_before(one, secret.hands[public.turn], hands[public.turn]) for one in undo])
    secret = _answers(state, seat, rng)._replace(
        hands=hands, stock=tuple(stock), pile=pile, fresh=fresh, drafts=drafts, undo=undo
    )
    return state._replace(secret=secret)


def _before(one: Before, old: Cards, new: Cards) -> Before:
    """An earlier hand of this turn, when the hand is now `new` instead of `old`."""
    return one._replace(hand=(*new, *without(one.hand, old)))


def _answers(state: State, seat: Seat | None, rng: Rng) -> Secret:
    """The secret part with other answers of others: to claims, counts, challenges and proposals."""
    public, secret = state.public, state.secret
    chance = rng.stream("answers")
    answers, quiet, counts = secret.answers, secret.quiet, secret.counts
    challenges, votes, verdicts = secret.challenges, secret.votes, secret.verdicts
    able = claimants(state.rules, public) if public.phase in ("draw", "claim") else ()
    for who in range(state.rules.seats):
        if who == seat:
            continue
        if who in able and public.phase == "draw":
            answers = replaced(answers, who, chance.choice(("", "may_i", "pass")))
            quiet = replaced(quiet, who, chance.below(2) == 0)
        elif who in able and who not in public.waiting:
            quiet = replaced(quiet, who, chance.below(2) == 0)
            answers = replaced(
                answers,
                who,
                chance.choice(("", "pass", "may_i") if quiet[who] else ("pass", "may_i")),
            )
        if public.phase == "count" and counts[who] is not None and secret.hands[who]:
            counts = replaced(counts, who, chance.below(1000))
        if challenges[who] and public.phase == "challenge":
            others = [one for one, count in enumerate(public.counts or ()) if count is not None]
            challenges = replaced(challenges, who, (chance.choice(others),))
        if votes[who]:
            votes = replaced(votes, who, chance.choice(("agree", "refuse")))
        if verdicts[who]:
            verdicts = replaced(verdicts, who, chance.choice(("agree", "refuse")))
    return secret._replace(
        answers=answers,
        quiet=quiet,
        counts=counts,
        challenges=challenges,
        votes=votes,
        verdicts=verdicts,
    )
