"""RUM-001 to RUM-031: players, packs, the deal, sets and runs, the contract."""

from __future__ import annotations

import itertools

import pytest

from games.rummy import GAME
from games.rummy import events as e
from games.rummy.options import CONTRACTS
from games.rummy.rules.contract import can_open
from games.rummy.rules.deal import highest
from games.rummy.rules.melds import infer, laid_on, validate
from playroom.engine.cards import JOKER, card
from playroom.engine.cards import cards as cards_of
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from tests.rummy.kit import Table, at, match_of, meld, position, rules, text


def test_rum_001_two_to_eight_each_for_himself() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]
    for seats in (1, 9):
        refused = GAME.check_options(Setup.of(seats))
        assert refused is not None
        assert refused.code == "bad_options"
    assert GAME.sides(Setup.of(5)) == ((0,), (1,), (2,), (3,), (4,))


@pytest.mark.parametrize(
    ("seats", "packs"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)]
)
def test_rum_002_packs_are_half_the_players_rounded_up_and_two_at_least(
    seats: int, packs: int
) -> None:
    match = match_of(seats, "packs")
    public, secret = match.state.public, match.state.secret
    assert match.state.options.packs == packs
    assert 12 * seats + public.pile_size + public.stock_size == 54 * packs
    every = [one for hand in secret.hands for one in hand] + [*secret.stock, *secret.pile]
    assert {every.count(one) for one in set(every) if one.rank != JOKER} == {packs}


def test_rum_003_packs_taken_literally() -> None:
    assert [
        match_of(n, "x", deck_rule="base_plus_half").state.options.packs for n in range(2, 9)
    ] == [
        3,
        4,
        4,
        5,
        5,
        6,
        6,
    ]


@pytest.mark.parametrize("jokers", [0, 1, 2, 3, 4])
def test_rum_004_two_jokers_in_each_pack_unless_said_otherwise(jokers: int) -> None:
    assert sum(one.rank == JOKER for one in rules().deck) == 4
    deck = rules(jokers_per_deck=jokers).deck
    assert (len(deck), sum(one.rank == JOKER for one in deck)) == (104 + 2 * jokers, 2 * jokers)


def test_rum_005_jokers_and_red_aces_are_wild() -> None:
    wild = rules().wild
    assert [str(one) for one in dict.fromkeys(rules().deck) if wild[one]] == ["AD", "AH", "JK"]
    plain = rules(red_aces_wild=False)
    assert [str(one) for one in dict.fromkeys(plain.deck) if plain.wild[one]] == ["JK"]
    assert validate(meld("set Q: Qs Qd Ah*"), plain) == "not_wild"


def test_rum_006_wild_twos_as_an_option() -> None:
    wild = rules(deuces_wild=True)
    assert sum(wild.wild[one] for one in dict.fromkeys(wild.deck)) == 7
    assert validate(meld("set Q: Qs Qd 2c*"), rules()) == "not_wild"
    assert str(validate(meld("set Q: Qs Qd 2c*"), wild)) == "set Q: Qd Qs 2c*"


def test_rum_007_a_red_ace_in_its_own_place_is_natural() -> None:
    assert str(validate(meld("set A: As Ah* Ac"), rules())) == "set A: Ac Ah As"
    assert str(validate(meld("run h 11: Jh JK JK Ah*"), rules())) == "run h 11: Jh JK JK Ah"
    twos = rules(deuces_wild=True)
    assert str(validate(meld("run c 1: Ac 2c* 3c 4c"), twos)) == "run c 1: Ac 2c 3c 4c"


def test_rum_008_the_highest_card_drawn_deals_first() -> None:
    for number in range(12):
        match = match_of(4, f"draw {number}")
        drawn = [placed.event for placed in match.events if isinstance(placed.event, e.DealerDrawn)]
        seats = {0, 1, 2, 3}
        for one in drawn:
            assert {seat for seat, _ in one.draws} == seats
            seats = set(highest(one.draws))
        assert seats == {drawn[-1].dealer}
        assert match.state.public.dealer == drawn[-1].dealer


def test_rum_009_ace_high_joker_lowest_suits_alike_ties_draw_again() -> None:
    order = [card(name) for name in ("JK", "2s", "3c", "10h", "Jd", "Qc", "Kd", "Ac")]
    for low, high in itertools.pairwise(order):
        assert highest(((0, low), (1, high))) == (1,)
    assert highest(((0, card("Kd")), (1, card("Ks")), (2, card("JK")))) == (0, 1)


def test_rum_010_seven_hands_each_dealt_by_the_next_to_the_left() -> None:
    match = match_of(3, "seven", stall_rounds=2, may_i=False)
    while match.awaited():
        match.expire(match.awaited()[0].seat)
    started = [placed.event for placed in match.events if isinstance(placed.event, e.HandStarted)]
    assert [one.number for one in started] == [1, 2, 3, 4, 5, 6, 7]
    first = started[0].dealer
    assert [one.dealer for one in started] == [(first + n) % 3 for n in range(7)]
    assert match.outcome is not None


def test_rum_011_twelve_cards_one_at_a_time_from_the_left_of_the_dealer() -> None:
    match = match_of(5, "deal")
    dealer = match.state.public.dealer
    deck = Rng("deal").stream("deal1").shuffled(match.state.options.deck)
    for place in range(5):
        assert match.state.secret.hands[(dealer + 1 + place) % 5] == deck[place:60:5]


def test_rum_012_the_next_card_is_turned_up_and_the_rest_is_the_stock() -> None:
    match = match_of(5, "deal")
    deck = Rng("deal").stream("deal1").shuffled(match.state.options.deck)
    assert match.state.secret.pile == (deck[60],)
    assert match.state.secret.stock == deck[61:]


def test_rum_013_a_wild_card_turned_up_is_a_card_like_others() -> None:
    table = at(["2c 3d", "4h 5s"], discard="JK").do(0, "take")
    assert table.hand(0) == text("2c 3d JK")


def test_rum_014_the_left_of_the_dealer_begins_and_play_goes_left() -> None:
    table = Table(position(["2c 3d", "4h 5s", "9c 9d"], dealer=0))
    assert table.state.public.turn == 1
    for seat in (1, 2, 0):
        assert table.state.public.turn == seat
        table.do(seat, "take").do(seat, f"discard {table.hand(seat).split()[0]}")


def test_rum_015_all_go_on_together_whoever_opened() -> None:
    match = match_of(2, "on", stall_rounds=2, may_i=False)
    while match.state.public.number == 1:
        match.expire(match.awaited()[0].seat)
    assert match.state.public.opened == (False, False)
    assert match.state.public.held == (12, 12)


def test_rum_016_a_set_is_three_of_a_rank_and_suits_may_repeat() -> None:
    assert str(validate(meld("set 7: 7c 7c 7c"), rules())) == "set 7: 7c 7c 7c"
    assert validate(meld("set 7: 7c 7c"), rules()) == "set_size"
    assert validate(meld("set 7: 7c 7d 8h"), rules()) == "set_rank"
    assert not isinstance(validate(meld("set 7: 7c 7c 7d 7d 7h 7h 7s 7s"), rules()), str)


def test_rum_017_a_run_is_four_of_a_suit_in_sequence() -> None:
    assert validate(meld("run d 4: 4d 5d 6d"), rules()) == "run_size"
    assert validate(meld("run d 4: 4d 5d 7d 8d"), rules()) == "run_card"
    assert validate(meld("run d 4: 4d 5d 6d 7c"), rules()) == "run_card"
    assert not isinstance(validate(meld("run d 4: 4d 5d 6d 7d"), rules()), str)


def test_rum_018_an_ace_is_low_or_high_and_nothing_goes_beyond() -> None:
    assert str(validate(meld("run c 1: Ac 2c 3c 4c"), rules())) == "run c 1: Ac 2c 3c 4c"
    assert str(validate(meld("run c 11: Jc Qc Kc Ac"), rules())) == "run c 11: Jc Qc Kc Ac"
    assert validate(meld("run c 12: Qc Kc Ac 2c"), rules()) == "run_ends"
    assert validate(meld("run c 0: Kc Ac 2c 3c"), rules()) == "run_ends"


def test_rum_019_a_run_has_thirteen_cards_at_most() -> None:
    whole = meld("run c 1: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc")
    assert not isinstance(validate(whole, rules()), str)
    assert laid_on(whole, card("Ac"), False, "high", rules()) == "run_13"


def test_rum_020_wild_cards_stand_for_missing_ones() -> None:
    assert str(validate(meld("run s 5: 5s JK Ah* 8s"), rules())) == "run s 5: 5s JK Ah* 8s"
    assert str(validate(meld("set K: Kc Kd JK"), rules())) == "set K: Kc Kd JK"


def test_rum_021_never_more_wild_cards_than_naturals_also_when_added() -> None:
    assert validate(meld("set K: Kc JK JK"), rules()) == "wilds"
    even = meld("run s 5: 5s JK JK 8s")
    assert not isinstance(validate(even, rules()), str)
    assert laid_on(even, card("JK"), False, "high", rules()) == "wilds"
    longer = laid_on(even, card("9s"), False, "high", rules())
    assert not isinstance(longer, str)
    assert not isinstance(laid_on(longer, card("JK"), False, "high", rules()), str)


def test_rum_022_a_set_of_wild_cards_takes_only_wild_cards() -> None:
    wild = validate(meld("set *: JK JK Ah"), rules())
    assert str(wild) == "set *: Ah* JK JK"
    assert not isinstance(wild, str)
    assert laid_on(wild, card("Ks"), False, "", rules()) == "wild_set_natural"
    assert validate(meld("set *: JK JK Kd"), rules()) == "wild_set_natural"


def test_rum_023_no_run_of_wild_cards() -> None:
    assert validate(meld("run h 3: JK JK JK Ad*"), rules()) == "wilds"
    assert [one.kind for one in infer(cards_of("JK JK JK JK"), rules())] == ["set"]


def test_rum_024_the_laid_order_says_what_a_wild_card_of_a_run_stands_for() -> None:
    (run,) = infer(cards_of("JK 6s 7s 8s"), rules())
    assert (run.low, str(run.stands_for(0))) == (5, "5S")
    (run,) = infer(cards_of("6s 7s 8s JK"), rules())
    assert (run.low, str(run.stands_for(3))) == (6, "9S")


def test_rum_025_three_red_aces_as_aces_or_as_wild_cards() -> None:
    assert [str(one) for one in infer(cards_of("Ah Ad Ah"), rules())] == [
        "set A: Ad Ah Ah",
        "set *: Ad* Ah* Ah*",
    ]
    aces, wild = infer(cards_of("Ah Ad Ah"), rules())
    assert not isinstance(laid_on(aces, card("As"), False, "", rules()), str)
    assert laid_on(wild, card("As"), False, "", rules()) == "wild_set_natural"


def test_rum_026_the_seven_contracts() -> None:
    assert CONTRACTS == ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3))
    for number, (sets, runs) in enumerate(CONTRACTS, 1):
        state = position(["2c", "3c"], hand_no=number)
        assert state.public.contract == (sets, runs)
        assert 3 * sets + 4 * runs == number + 5


HAND = "Qs Qd Qh Qc 7c 7d 7h 7s 4c 4d 4h Kd"


def test_rum_027_the_contract_is_laid_all_together_after_drawing() -> None:
    table = at([HAND, "2c 3d"])
    assert table.code(0, "go_down set Q: Qs Qd Qh; set 7: 7c 7d 7h") == "wrong_phase"
    table.do(0, "take")
    assert table.code(0, "go_down set Q: Qs Qd Qh") == "contract"
    assert table.code(0, "go_down set Q: Qs Qd Qh; set 7: 7c 7d 7h; set 4: 4c 4d 4h") == "contract"
    table.do(0, "go_down set Q: Qs Qd Qh; set 7: 7c 7d 7h")
    assert table.state.public.opened == (True, False)


def test_rum_028_melds_of_the_contract_may_be_longer() -> None:
    table = (
        at([HAND, "2c 3d"]).do(0, "take").do(0, "go_down set Q: Qs Qd Qh Qc; set 7: 7c 7d 7h 7s")
    )
    assert table.melds() == ["set Q: Qc Qd Qh Qs", "set 7: 7c 7d 7h 7s"]


def test_rum_029_no_further_meld_once_open() -> None:
    table = at([HAND, "2c 3d"]).do(0, "take").do(0, "go_down set Q: Qs Qd Qh; set 7: 7c 7d 7h")
    assert table.code(0, "go_down set 4: 4c 4d 4h") == "already_open"


def test_rum_030_two_sets_of_one_rank_stay_apart() -> None:
    table = at(["7c 7d 7h 7s 7c 7d 2c Kd", "2c 3d"]).do(0, "take")
    table.do(0, "go_down set 7: 7c 7d 7h; set 7: 7s 7c 7d")
    assert table.melds() == ["set 7: 7c 7d 7h", "set 7: 7c 7d 7s"]


def test_rum_031_two_runs_of_one_suit_stay_apart() -> None:
    hand = "5s 6s 7s 8s 6s 7s 8s 9s Kd"
    table = (
        at([hand, "2c 3d"], hand_no=3)
        .do(0, "take")
        .do(0, "go_down run s 5: 5s 6s 7s 8s; run s 6: 6s 7s 8s 9s")
    )
    assert table.melds() == ["run s 5: 5s 6s 7s 8s", "run s 6: 6s 7s 8s 9s"]
    short = at(["5s 6s 7s 8s 9s Ts Js Kd Kc", "2c 3d"], hand_no=3).do(0, "take")
    assert short.code(0, "go_down run s 5: 5s 6s 7s 8s; run s 9: 9s Ts Js") == "run_size"
    assert not can_open(cards_of("5s 6s 7s 8s 9s Ts Js Kd Kc"), 3, rules())
