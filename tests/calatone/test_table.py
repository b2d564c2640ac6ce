"""Sections 2.1, 2.2 and 3 of the rules: players, packs, the bank, the dealer, the options."""

from __future__ import annotations

from collections import Counter

import pytest

from games.calatone import GAME
from games.calatone import events as e
from games.calatone.options import PRESETS, CalatoneOptions
from games.calatone.rules.bets import ROUNDS
from games.calatone.rules.packs import SIZES, VALUE, pack_of
from games.calatone.state import Booked, Chair, Phase
from playroom.engine.cards import cards
from playroom.engine.options import OptionValue, Setup
from playroom.engine.record import replace
from playroom.engine.rng import Rng, StackedRng
from playroom.engine.table import Ask
from tests.calatone.driving import THREE, TWO, Drive


def refused(seats: int, **options: OptionValue) -> str:
    """The message with which a table is refused, empty when it can be opened."""
    found = GAME.check_options(Setup.of(seats, options))
    assert found is None or found.code == "bad_options"
    return found.note.id if found else ""


def test_cal_001_two_to_seven_players() -> None:
    assert [seats for seats in range(10) if not refused(seats)] == [2, 3, 4, 5, 6, 7]


def test_cal_002_a_hand_needs_two_with_chips() -> None:
    drive = Drive((100, 1), 1, ante=1, min_bet=1, rebuy="never").deal(TWO).show("Ks", "Qh")
    drive.play((0, "declare As Ad 9d 9h Ks"), (1, "declare Qh Qs Tc Th Jd"))
    assert drive.state.phase is Phase.OVER
    assert drive.state.ended == "chips"


def test_cal_003_the_pack_has_52_cards_without_jokers() -> None:
    assert len(pack_of(52).cards()) == 52
    assert not any(one.is_joker for one in pack_of(52).cards())
    assert len(set(pack_of(52).cards())) == 52


def test_cal_004_no_option_makes_a_card_wild() -> None:
    assert not [
        option.name
        for option in CalatoneOptions.declared
        if "wild" in option.name or "joker" in option.name
    ]


@pytest.mark.parametrize("size", SIZES)
def test_cal_006_007_stripped_packs(size: int) -> None:
    pack = pack_of(size).cards()
    values = sorted({VALUE[one] for one in pack})
    assert len(pack) == size
    assert values == list(range(15 - size // 4, 15))  # whole ranks, taken from the twos on
    assert Counter(VALUE[one] for one in pack) == dict.fromkeys(values, 4)
    drive = Drive((100, 100, 100), 2, deck=size)
    drive.deal("")
    dealt = [*drive.hand.rest, *(one for some in drive.hand.cards for one in some)]
    assert sorted(dealt) == sorted(pack)


def test_cal_008_the_automatic_pack_follows_the_players() -> None:
    assert [CalatoneOptions(deck="auto").pack_size(players) for players in range(2, 8)] == [
        32,
        32,
        32,
        36,
        44,
        52,
    ]
    drive = Drive((100,) * 5, 4, deck="auto").deal("")
    assert drive.hand.deal.size == 36


def test_cal_009_packs_that_are_too_small_are_refused() -> None:
    for seats in range(2, 8):
        for size in SIZES:
            assert bool(refused(seats, deck=str(size))) is (7 * seats > size)
        assert not refused(seats, deck="auto")


def test_cal_010_the_automatic_pack_is_found_anew_for_every_hand() -> None:
    drive = Drive((100,) * 5, 4, deck="auto").deal("").folds_after_showing()
    drive.do(2, "leave").deal("")
    assert len(drive.hand.deal.order) == 4
    assert drive.hand.deal.size == 32


def test_cal_011_the_pack_stays_the_same_during_a_hand() -> None:
    drive = Drive((100,) * 5, 4, deck="auto").deal("")
    drive.folds_after_showing(1)
    assert len(drive.hand.bets.live) == 4
    assert drive.hand.deal.size == 36
    assert len(drive.hand.rest) + sum(map(len, drive.hand.cards)) == 36


def test_cal_012_no_card_is_burnt_and_none_shown_that_is_not_dealt() -> None:
    drive = Drive().started().play((0, "bet 2"), (1, "call"), (2, "call"))
    dealt = cards(THREE)
    assert drive.hand.cards == tuple(
        tuple(dealt[at] for at in (seat, seat + 3, seat + 6)) for seat in range(3)
    )
    view = drive.view(0)
    assert view.hand is not None
    assert view.hand.rest == 43
    assert not hasattr(view.hand, "pack")


def test_cal_013_a_second_pack_is_not_modelled() -> None:
    assert not [option.name for option in CalatoneOptions.declared if "back" in option.name]


def test_cal_014_seats_are_drawn_anew_when_all_agree() -> None:
    drive = Drive().started().folds().do(0, "agree seats")
    assert drive.state.phase is Phase.ASK
    drive.do(1, "consent")
    before = drive.state.places
    drive.do(2, "consent")
    assert drive.told(e.SeatsDrawn)
    assert sorted(drive.state.places) == sorted(before)
    refusing = Drive().started().folds().do(0, "agree seats").do(1, "refuse")
    assert refusing.state.places == (0, 1, 2)
    assert not refusing.told(e.SeatsDrawn)


def test_cal_014_new_places_are_the_order_of_the_table() -> None:
    state = replace(Drive((100,) * 4, 3).state, places=(2, 0, 3, 1), dealer=3, passed=True)
    assert state.next_order == (2, 0, 3, 1)  # seat 1 sits to the left of seat 3 and deals
    assert state.deal_order == (1, 2, 0, 3)


def test_cal_109_before_the_first_hand_asking_is_enough() -> None:
    drive = Drive((100,) * 4, 3)
    assert drive.state.places == (0, 1, 2, 3)
    drive.do(2, "agree seats")
    assert drive.state.phase is Phase.BETWEEN
    assert drive.told(e.SeatsDrawn) == [e.SeatsDrawn(drive.state.places)]
    orders = {
        GAME.apply(
            Drive((100,) * 4, 3).state, 0, GAME.parse("agree seats"), Rng(f"{seed}")
        ).state.places
        for seed in range(40)
    }
    assert len(orders) > 10  # by chance


def test_cal_015_sitting_down_is_acceptance_after_the_options_were_told() -> None:
    step = GAME.start(Setup.of(3, {"ante": 2}), Rng("x"))
    assert isinstance(step.events[0], e.SessionStarted)
    assert step.state.phase is Phase.BETWEEN  # nothing is dealt before all are ready
    assert {request.seat for request in GAME.requests(step.state) if request.awaited} == {0, 1, 2}


def test_cal_016_018_the_bank() -> None:
    step = GAME.start(Setup.of(3), Rng("x"))
    assert step.state.bank.keeper == 0
    drive = Drive((100, 100, 100), 2, banker=1).do(1, "leave")
    assert drive.state.bank.keeper == 2
    assert drive.told(e.BankerChanged) == [e.BankerChanged(2)]
    assert Drive((100, 100, 100), 2, banker=2).do(2, "leave").state.bank.keeper == 0


def test_cal_017_the_bankers_book() -> None:
    drive = Drive((20, 20), 1, stack=50, rebuy="request")
    drive.state = GAME.apply(
        drive.state, 0, GAME.on_clock(drive.state, 29_000_000, True), Rng("x")
    ).state  # type: ignore[arg-type]
    drive.do(1, "rebuy 30").do(0, "leave")
    assert drive.state.bank.book == (
        Booked(1, 30, 0, 29_000_000),
        Booked(0, -20, 0, 29_000_000),
        Booked(1, -50, 0, 29_000_000),
    )
    assert drive.told(e.Banked)[0] == e.Banked(1, "issued", 30)


def test_cal_019_everybody_begins_with_the_stack() -> None:
    step = GAME.start(Setup.of(3, {"stack": 150}), Rng("x"))
    assert step.state.stacks == step.state.bank.issued == (150, 150, 150)
    assert [entry.amount for entry in step.state.bank.book] == [150, 150, 150]


def test_cal_020_results_add_up_to_zero() -> None:
    drive = Drive().started().folds().do(0, "agree end").do(1, "consent").do(2, "consent")
    assert drive.state.bank.returned == (99, 99, 102)
    assert drive.state.results == (-1, -1, 2)
    assert drive.told(e.SessionEnded) == [e.SessionEnded("agreed", (-1, -1, 2))]


def test_cal_021_fresh_chips_between_hands_and_up_to_the_stack() -> None:
    drive = Drive((20, 20, 50), 2, stack=50, rebuy="request")
    assert drive.code(0, "rebuy 31") == "amount"
    assert drive.code(0, "rebuy 0") == "amount"
    assert drive.code(2, "rebuy 1") == "amount"
    drive.do(0, "rebuy 30")
    assert (drive.state.stacks, drive.state.bank.issued) == ((50, 20, 50), (50, 20, 50))
    drive.started()
    assert drive.code(1, "rebuy 5") == "phase"
    assert Drive((20, 20), 1, rebuy="never").code(0, "rebuy 5") == "rebuy"


def test_cal_022_the_first_dealer_is_drawn() -> None:
    dealers = Counter(
        GAME.start(Setup.of(4), Rng(f"{seed}")).state.next_order[-1] for seed in range(400)
    )
    assert set(dealers) == {0, 1, 2, 3}
    assert max(dealers.values()) < 150


def test_cal_023_the_deal_passes_to_the_left() -> None:
    drive = Drive(dealer=1)
    dealers = []
    for _ in range(4):
        drive.deal("")
        dealers.append(drive.hand.deal.dealer)
        drive.folds_after_showing()
    assert dealers == [1, 2, 0, 1]
    void = Drive((100, 100, 100), 2, ante=0).started().passes()
    assert void.hand.end == "void"
    assert void.state.next_order[-1] == 0


class Spoilt(StackedRng):
    """A pack in which the first card lies twice, once."""

    def __init__(self) -> None:
        super().__init__("spoilt", {})
        self.spoil = True

    def stream(self, label: str) -> Rng:
        return _Twice("x") if self.spoil and label.startswith("deal") else super().stream(label)


class _Twice(Rng):
    def shuffled(self, items: object) -> tuple:  # type: ignore[override,type-arg]
        mixed = super().shuffled(items)  # type: ignore[type-var,arg-type]
        return (mixed[0], *mixed[:-1])


def test_section_2_10_a_spoilt_pack_annuls_the_hand_and_the_same_dealer_deals_again() -> None:
    state, events = Drive((100, 100, 100), 2).state, []
    rng = Spoilt()
    for _ in range(2):
        for seat in (0, 1, 2):
            step = GAME.apply(state, seat, GAME.parse("ready"), rng)
            state, events = step.state, [*events, *step.events]
        if rng.spoil:
            assert isinstance(events[-2], e.HandAnnulled)
            assert state.phase is Phase.BETWEEN
            assert state.stacks == (100, 100, 100)
            assert state.hands == 0
            assert state.next_order[-1] == 2
            rng.spoil = False
    assert state.phase is Phase.EXPOSE
    assert state.hand is not None
    assert (state.hand.deal.dealer, state.hand.deal.number) == (2, 1)


def test_section_2_10_a_missing_chip_annuls_the_hand_and_stakes_go_back() -> None:
    drive = Drive().started().play((0, "bet 5"), (1, "call"))
    drive.state = replace(drive.state, bank=replace(drive.state.bank, issued=(100, 100, 101)))
    drive.do(2, "call")
    assert drive.told(e.HandAnnulled) == [e.HandAnnulled(1)]
    assert drive.state.stacks == (100, 100, 100)
    assert drive.state.next_order[-1] == 2


def test_cal_116_only_those_dealt_in_deal() -> None:
    drive = Drive((100,) * 4, 0)
    drive.do(1, "leave").deal("").folds_after_showing()
    assert drive.state.next_order[-1] == 2  # seat 1 has gone: passed over
    gone = Drive((100,) * 4, 1).do(1, "leave")
    assert gone.state.next_order == (3, 0, 2)  # also when it was its turn
    gone.deal("")
    assert (gone.hand.deal.dealer, gone.hand.deal.cutter) == (
        2,
        0,
    )  # the cut too falls to who plays


def test_cal_024_the_event_names_dealer_and_cutter() -> None:
    drive = Drive((100,) * 4, 1).deal("")
    (started,) = drive.told(e.HandStarted)
    assert (started.dealer, started.cutter) == (1, 0)
    assert Drive((100, 100), 1).deal(TWO).told(e.HandStarted)[0].cutter == 0


def test_cal_024_one_random_order_for_every_deal() -> None:
    packs = set()
    for seed in range(3):
        step = GAME.start(Setup.of(2), Rng(f"{seed}"))
        state = step.state
        for seat in (0, 1):
            state = GAME.apply(state, seat, GAME.parse("ready"), Rng(f"{seed}")).state
        assert state.hand is not None
        packs.add(state.hand.rest)
    assert len(packs) == 3


def test_cal_025_the_dealer_deals_on_after_withdrawing() -> None:
    drive = Drive().started().play((0, "bet 2"), (1, "call"), (2, "fold"))
    assert drive.hand.deal.dealer == 2
    assert drive.hand.bets.round == 2


# -- options ---------------------------------------------------------------------------------------


def test_defaults_are_those_of_the_rules() -> None:
    assert {option.name: option.default for option in CalatoneOptions.declared} == {
        "deck": "52",
        "ace_low": True,
        "ace_straight_over_flush": False,
        "stack": 200,
        "ante": 1,
        "min_bet": 2,
        "max_bet": 20,
        "max_raises": 0,
        "all_pass_ends": True,
        "declaration": "manual",
        "rebuy": "banker",
        "limit": "none",
        "winner_leave": "warn",
        "on_leave": "fold",
        "help": False,
        "turn_seconds": 0,
        "expose_seconds": 0,
        "declare_seconds": 0,
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"stack": 9}, "options-value"),
        ({"stack": 100_001}, "options-value"),
        ({"stack": "200"}, "options-value"),
        ({"ante": True}, "options-value"),
        ({"min_bet": 300}, "calatone-refuse-bad-min-bet"),
        ({"min_bet": 0}, "options-value"),
        ({"max_bet": 1}, "calatone-refuse-bad-max-bet"),
        ({"max_bet": 0}, ""),
        ({"max_bet": 2}, ""),
        ({"ante": 10}, ""),
        ({"ante": 11}, "calatone-refuse-bad-ante"),
        ({"max_raises": 11}, "options-value"),
        ({"turn_seconds": 9}, "options-value"),
        ({"turn_seconds": 10}, ""),
        ({"declare_seconds": 301}, "options-value"),
        ({"limit": "23:30"}, ""),
        ({"limit": "20 hands"}, ""),
        ({"limit": "20-hands"}, ""),
        ({"limit": "90 minutos"}, ""),
        ({"limit": "24:00"}, "calatone-refuse-bad-limit"),
        ({"limit": "0 hands"}, "calatone-refuse-bad-limit"),
        ({"limit": "soon"}, "calatone-refuse-bad-limit"),
        ({"deck": "28"}, ""),
        ({"deck": "20"}, "options-value"),
        ({"wild": True}, "options-unknown"),
    ],
)
def test_checks_of_a_table(options: dict[str, OptionValue], message: str) -> None:
    assert refused(3, **options) == message


def test_presets_can_be_played_at_every_number_of_seats() -> None:
    assert list(PRESETS) == ["casa", "clasica", "descartada", "ases", "resto", "tranquila", "stud"]
    for preset in PRESETS.values():
        for seats in GAME.seats:
            assert not refused(seats, **preset)
    assert CalatoneOptions.of(Setup.of(2, PRESETS["resto"])).max_bet == 0


def test_the_clocks_of_the_requests() -> None:
    drive = Drive(turn_seconds=20, expose_seconds=30, declare_seconds=0)
    seconds = lambda: {  # noqa: E731
        request.seconds for request in GAME.requests(drive.state) if request.awaited
    }
    assert seconds() == {20}
    drive.deal()
    assert seconds() == {30}
    drive.show("Kd", "9c", "4s")
    assert seconds() == {20}
    assert ROUNDS == 6
    assert all(
        request.seconds is None for request in GAME.requests(drive.state) if not request.awaited
    )
    assert drive.state.chairs == (Chair.SEATED,) * 3


def test_what_was_said_in_an_earlier_round_is_not_told_of_this_one() -> None:
    drive = Drive().started().do(0, "bet 4").do(1, "call").do(2, "call")
    assert drive.state.hand is not None
    assert drive.state.hand.bets.round == 2
    (line,) = GAME.table.answer(GAME.view(drive.state, 0), Ask.LAST)
    assert line.id == "calatone-ask-said-before"
    speaker = drive.state.hand.bets.queue[0]
    (line,) = GAME.table.answer(GAME.view(drive.do(speaker, "check").state, 0), Ask.LAST)
    assert line.id == "calatone-ask-said-last"
    assert dict(line.values)["round"] == 2
