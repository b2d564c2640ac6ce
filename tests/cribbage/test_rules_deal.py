"""CRB-019 to CRB-031 and CRB-138: the deal, the discards, the starter."""

from __future__ import annotations

from collections import Counter

import pytest

from games.cribbage import GAME
from playroom.engine.cards import PACK, card, cards, names
from playroom.engine.match import Match
from playroom.engine.rng import Rng, StackedRng
from playroom.engine.steps import Mode
from playroom.engine.table import Ask
from tests.cribbage import values as c
from tests.cribbage.kit import TABLES, at, events, header, narrated, played, scores, setup, tries
from tests.cribbage.notation import Run, key_text

DEALT = {2: (6, 6), 3: (5, 5), 4: (5, 5), 5: (4, 5), 6: (5, 6)}
AWAY = {2: (2, 2), 3: (1, 1), 4: (1, 1), 5: (0, 1), 6: (0, 1)}
FIVE = "dealt: AC,2C,3C,4C,5C|AD,2D,3D,4D,5D|AH,2H,3H,4H,5H|AS,2S,3S,4S,5S|6C,7C,8C,9C"
TWO = "dealt: 4C,5S,6D,JH,10C,KC | 7C,7D,7S,QD,2H,9H"


def all_away(run: Run) -> Run:
    """Everybody lays away the first cards of the hand."""
    while run.state.public.phase == "discard":
        request = GAME.requests(run.state)[0]
        run.do(request.seat, next(GAME.choices(GAME.view(run.state, request.seat))))
    return run


def test_crb_019_the_pack_is_shuffled_uniformly_anew_for_every_deal() -> None:
    rng = Rng("anew")
    assert len({rng.stream(f"deal{n}").shuffled(PACK) for n in range(1, 50)}) == 49
    first = Counter(Rng(f"{n}").stream("deal1").shuffled(PACK)[n % 52] for n in range(5200))
    assert set(first) == set(PACK)
    assert (
        sum((some - 100) ** 2 / 100 for some in first.values()) < 87
    )  # chi square, 51 degrees, 0.1 %
    match = played(setup(2))
    hands = [one.cards for one in events(match, c.Hand)]
    assert len(set(hands)) == len(hands)


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_crb_020_023_024_cards_dealt_laid_away_and_kept(seats: int, teams: int) -> None:
    run = Run(GAME.start(setup(seats, teams), Rng("deal")).state)
    dealer, n = run.state.public.dealer, seats
    for seat in range(n):
        assert len(run.state.secret.hands[seat]) == DEALT[n][seat != dealer]
    all_away(run)
    away = [len(some) for some in run.state.secret.discards]
    assert away == [AWAY[n][seat != dealer] for seat in range(n)]
    size = 5 if n == 6 else 4
    assert {len(hand) for hand in run.state.secret.hands} == {size}
    assert sum(away) + len(run.state.secret.extra) == size


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_crb_021_029_dealt_one_at_a_time_the_dealer_last_then_extra_and_starter(
    seats: int, teams: int
) -> None:
    state = GAME.start(
        setup(seats, teams, first_dealer="host"), StackedRng("x", {"deal1": PACK})
    ).state
    top = iter(PACK)
    hands: list[list[int]] = [[] for _ in range(seats)]
    for place in range(6):
        for seat in (*range(1, seats), 0):
            if place < DEALT[seats][seat != 0]:
                hands[seat].append(next(top))
    assert [list(hand) for hand in state.secret.hands] == hands
    extra = (next(top),) if seats == 3 else ()
    assert state.secret.extra == extra
    assert state.secret.deck == tuple(top)


def test_crb_022_with_three_a_card_of_the_deck_goes_face_down_to_the_crib() -> None:
    run = at(
        "V0 LEGAL n=3 dealer=2", "dealt: AC,2C,3C,4C,5C|AD,2D,3D,4D,5D|AH,2H,3H,4H,5H", "crib: KC"
    )
    assert run.state.secret.extra == cards("KC")
    for seat in (None, 0, 1, 2):
        assert "KC" not in repr(GAME.view(run.state, seat))
    all_away(run)
    assert all("KC" not in repr(GAME.view(run.state, seat)) for seat in (None, 0, 1, 2))


def test_crb_025_discards_in_any_order_unseen_and_final() -> None:
    for order in ((0, 1), (1, 0)):
        run = at("V0 LEGAL n=2 dealer=1", TWO)
        assert {request.mode for request in GAME.requests(run.state)} == {Mode.SECRET}
        assert {request.seat for request in GAME.requests(run.state)} == {0, 1}
        first = order[0]
        run.do(first, c.Discard(run.state.secret.hands[first][:2]))
        event = run.told[0]
        assert isinstance(event, c.Discarded)
        assert event.seen_by(order[1]) == c.Discarded(first, 2, None)
        assert GAME.view(run.state, order[1]).discards == ()
        again = names(run.state.secret.hands[first][:2])
        assert tries(run, f"discard {first} {again}") == ["already_discarded"]


def test_crb_026_the_crib_stays_hidden_until_it_is_counted() -> None:
    run = all_away(at("V0 LEGAL n=2 dealer=1", TWO))
    assert GAME.view(run.state, 0).discards == cards("4C,5S")
    crib = {one for some in run.state.secret.discards for one in some}
    while run.state.public.phase == "play":
        run.silence(run.state.public.turn)
    for _ in range(2):
        for seat in (0, 1, None):
            view = GAME.view(run.state, seat)
            own = set(view.discards)
            assert not (crib - own) & {one for some in view.public.results for one in some.cards}
            assert view.public.open is not None
            assert not crib & set(view.public.open.cards)
        run.silence(run.state.public.turn)
    assert run.state.public.open is not None
    assert set(run.state.public.open.cards) == crib


def test_crb_027_the_crib_is_the_dealers() -> None:
    run = at(
        "V0 COUNT n=4 teams=2 dealer=3 counting=auto",
        "hands: 2C,4C,6D,8H|2D,4D,6C,8S|2H,4H,6S,8D|2S,4S,6H,8C",
        "crib: 5C,5D,5H,JS",
        "starter: 5S",
    )
    crib = run.state.public.results[-1]
    assert (crib.what, crib.seat, crib.value) == ("crib", 3, 29)
    assert crib.awards == ((1, 29),)


def test_crb_028_the_starter_is_turned_when_the_last_discard_is_in() -> None:
    run = at("V0 LEGAL n=2 dealer=1", TWO, "starter: 3D")
    run.do(0, c.Discard(cards("4C,5S")))
    assert run.state.public.starter is None
    assert run.state.secret.deck[0] is card("3D")
    run.do(1, c.Discard(cards("7C,7D")))
    assert run.state.public.starter is card("3D")
    assert all(GAME.view(run.state, seat).public.starter is card("3D") for seat in (None, 0, 1))


def test_crb_030_a_jack_as_starter_pays_only_by_the_option() -> None:
    for heels, points in (("true", 2), ("false", 0)):
        run = all_away(
            at(f"V0 LEGAL n=2 dealer=1 start=0,119 his_heels={heels}", TWO, "starter: JC")
        )
        assert scores(run) == (0, 119 + points)
        assert run.state.public.phase == ("over" if points else "play")
        assert any(isinstance(event, c.Heels) for event in run.told) == bool(points)
        assert not any(isinstance(event, c.TurnBegan) for event in run.told) or not points
    option = next(one for one in GAME.options.declared if one.name == "his_heels")
    assert option.default is False


def test_crb_031_no_misdeal_no_cut_no_burying() -> None:
    for seats, teams in TABLES:
        match = played(setup(seats, teams))
        assert {entry.text.split()[0] for entry in match.entries} == {"discard", "play", "claim"}
    run = at("V0 LEGAL n=2 dealer=1", TWO)
    top = run.state.secret.deck[0]
    assert all_away(run).state.public.starter is top


def test_crb_138_a_dealer_without_a_discard_is_told_that_it_waits() -> None:
    run = at("V0 LEGAL n=5 dealer=4", FIVE)
    assert [request.seat for request in GAME.requests(run.state)] == [0, 1, 2, 3]
    assert key_text(run.state, 4, "T") == "wait:0,1,2,3"
    ids = [note.id for note in GAME.table.answer(GAME.view(run.state, 4), Ask.TURN)]
    assert ids == ["cribbage-ask-you-wait", "cribbage-ask-dealer-has-none"]
    run.do(1, c.Discard(cards("AD")))
    assert key_text(run.state, 1, "T") == "wait:0,2,3"
    assert key_text(run.state, 0, "T") == "discard:0,2,3"
    fresh = Match(GAME, header(setup(5, first_dealer="host"), "person"))
    start = Run(fresh.state)
    start.tell(tuple(placed.event for placed in fresh.events))
    assert "You wait for Berta, Luis, Inés and Óscar: the dealer discards nothing." in narrated(
        start, 0, setup(5)
    )
