"""CRB-010 to CRB-018 and CRB-137: sides, teams, seating, who deals."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.cribbage import GAME
from playroom.engine.cards import PACK, cards
from playroom.engine.match import Match
from playroom.engine.options import Setup
from playroom.engine.rng import Rng, StackedRng
from tests.cribbage import values as c
from tests.cribbage.conformance import redeal
from tests.cribbage.kit import TABLES, at, counting, events, header, played, scores, setup


def test_crb_010_without_teams_every_seat_is_its_own_side() -> None:
    for seats in range(2, 7):
        assert GAME.sides(Setup.of(seats)) == tuple((seat,) for seat in range(seats))


def test_crb_011_only_equal_teams_of_two_or_more() -> None:
    legal = {
        (n, t)
        for n in range(2, 7)
        for t in range(7)
        if GAME.check_options(Setup.of(n, {"teams": t})) is None
    }
    assert legal == set(TABLES)
    refused = GAME.check_options(setup(4, 3))
    assert refused is not None
    assert refused.code == "bad_options"


def test_crb_012_seat_s_belongs_to_team_s_mod_t() -> None:
    assert GAME.sides(setup(4, 2)) == ((0, 2), (1, 3))
    assert GAME.sides(setup(6, 2)) == ((0, 2, 4), (1, 3, 5))
    assert GAME.sides(setup(6, 3)) == ((0, 3), (1, 4), (2, 5))
    for seats, teams in ((4, 2), (6, 2), (6, 3)):
        dealers = [one.dealer % teams for one in events(played(setup(seats, teams)), c.Dealt)]
        assert all(a != b for a, b in pairwise(dealers))


def test_crb_013_a_team_has_one_score() -> None:
    run = counting(
        "5S,5C,5D,JH | 2C,4D,6H,8S | 6C,6D,9H,KD | AC,2D,4H,8C", "5H", "n=4 teams=2 dealer=3"
    )
    run.do(0, c.Claim(29))
    run.do(1, c.Claim(7))
    assert scores(run) == (29, 7)
    run.do(2, c.Claim(8))
    assert scores(run) == (37, 7)


def test_crb_014_partners_know_no_more_of_each_other_than_opponents() -> None:
    match = played(setup(4, 2, target=31))
    everybody = (None, 0, 1, 2, 3)
    for placed in match.events:
        event = placed.event
        told = [seat for seat in everybody if event.seen_by(seat) == event]
        owner = [event.seat] if isinstance(event, (c.Hand, c.Discarded, c.Helped)) else []
        assert told in (list(everybody), owner), "an event for some seats only is for one seat only"
    fresh = Match(GAME, header(setup(4, 2), "person"))
    one = redeal(fresh.state, 0, Rng("other"))
    assert GAME.view(one, 0) == fresh.view(0)
    assert one.secret.hands[2] != fresh.state.secret.hands[2]
    kinds = {kind for request in fresh.requests for kind in request.kinds}
    assert kinds == {c.Discard}, "nothing can be said to a partner"


def test_crb_015_each_seat_acts_for_itself_and_the_dealer_counts_the_crib() -> None:
    match = played(setup(6, 2, target=61), "easy")
    dealer = None
    for event in events(match, c.Dealt, c.Counted):
        if isinstance(event, c.Dealt):
            dealer = event.dealer
        elif isinstance(event, c.Counted) and event.what == "crib":
            assert event.seat == dealer
    run = at(
        "V0 LEGAL n=4 teams=2 dealer=3",
        "dealt: AC,2C,3C,4C,5C|AD,2D,3D,4D,5D|AH,2H,3H,4H,5H|AS,2S,3S,4S,5S",
    )
    refused = GAME.check(run.state, 2, c.Discard(cards("AC")))  # the card of one's partner
    assert refused is not None
    assert refused.code == "not_your_card"


def test_crb_016_seats_are_fixed_once_the_cards_are_dealt() -> None:
    match = played(setup(4, 2, target=31))
    assert GAME.sides(match.header.setup) == (
        (0, 2),
        (1, 3),
    )  # the host's choice of seats 0 and 2 makes partners
    kinds = {move.kind.__name__ for move in GAME.notation.moves}
    assert kinds == {"Discard", "Play", "Claim", "Help", "Silence"}, "no action moves anybody"


def test_crb_017_the_first_dealer_by_chance_by_cut_or_the_host() -> None:
    by_chance = {GAME.start(setup(4), Rng(f"{n}")).state.public.dealer for n in range(40)}
    assert by_chance == {0, 1, 2, 3}
    hosts = {
        GAME.start(setup(4, first_dealer="host"), Rng(f"{n}")).state.public.dealer
        for n in range(10)
    }
    assert hosts == {0}
    for n in range(20):
        step = GAME.start(setup(3, first_dealer="cut"), Rng(f"{n}"))
        drawn = [event for event in step.events if isinstance(event, c.Cut)]
        last = [event for event in drawn if event.round == drawn[-1].round]
        assert step.state.public.dealer == min(last, key=lambda event: event.card.rank).seat
    option = next(one for one in GAME.options.declared if one.name == "first_dealer")
    assert (option.default, option.values) == ("random", ("random", "cut", "host"))


def _cut(text: str, seats: int) -> list[c.Cut]:
    deck = cards(text)
    rng = StackedRng("cut", {"cut1": [*deck, *(one for one in PACK if one not in deck)]})
    step = GAME.start(setup(seats, first_dealer="cut"), rng)
    return [event for event in step.events if isinstance(event, c.Cut)]


def test_crb_137_drawing_for_the_first_deal() -> None:
    drawn = _cut("9H,3C,KD,3S,AS,6D", 4)
    assert [(one.round, one.seat, str(one.card), one.dealer) for one in drawn] == [
        (1, 0, "9H", None), (1, 1, "3C", None), (1, 2, "KD", None), (1, 3, "3S", None),
        (2, 1, "AS", None), (2, 3, "6D", 1),
    ]  # fmt: skip
    assert [(one.round, one.dealer) for one in _cut("KS,KC,3D,2D", 2)] == [
        (1, None),
        (1, None),
        (2, None),
        (2, 1),
    ]
    # ranks by pairs to the end of the pack: then it is shuffled again, and it ends
    pairs = [one for rank in range(13) for one in PACK[4 * rank : 4 * rank + 4]]
    rng = StackedRng("cut", {"cut1": pairs})
    step = GAME.start(setup(2, first_dealer="cut"), rng)
    rounds = [event for event in step.events if isinstance(event, c.Cut)]
    assert rounds[-1].round > 26
    assert rounds[-1].dealer in (0, 1)
    # the drawn cards go back: the deal is of 52 cards
    assert (
        len({*step.state.secret.deck, *step.state.secret.hands[0], *step.state.secret.hands[1]})
        == 52
    )


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_crb_018_the_deal_goes_round(seats: int, teams: int) -> None:
    dealers = [one.dealer for one in events(played(setup(seats, teams)), c.Dealt)]
    assert all((a + 1) % seats == b for a, b in pairwise(dealers))
    assert len(dealers) >= 3
