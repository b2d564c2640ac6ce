"""Rules of Brisca that no vector holds alone: the pack, the deal, what is told and to whom."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

import games.brisca
from games.brisca import GAME
from games.brisca import events as e
from games.brisca.actions import Sign, Sing, Swap
from games.brisca.bots import imagine
from games.brisca.options import CARDS, BriscaOptions, worth
from games.brisca.state import State
from playroom.engine import kit
from playroom.engine.match import Match
from playroom.engine.options import OptionValue, Setup
from playroom.locale import Teller
from playroom_testing.rules import check_rules, rules_in
from playroom_testing.walks import open_match, played
from tests.locale.telling import NOBODY
from tests.vectors.reader import HERE

Table = Match[State, State]


def table(seats: int = 2, seed: str = "brisca", **options: OptionValue) -> Table:
    return open_match(GAME, Setup.of(seats, options), seed)


def lay_first(match: Table) -> None:
    """The seat in turn lays the first card that it may."""
    seat = match.awaited()[0].seat
    assert match.submit(seat, next(GAME.choices(match.view(seat)))) is None


def test_every_rule_has_a_test() -> None:
    tests = Path(__file__).parent
    check_rules("BRI", Path(games.brisca.__file__).parent, tests, HERE / "brisca.md")


def test_every_rule_of_the_paper_stands_in_the_code() -> None:
    paper = (Path(__file__).parents[2] / "docs/rules/brisca.md").read_text("utf-8")
    code = "".join(
        file.read_text("utf-8") for file in Path(games.brisca.__file__).parent.glob("*.py")
    )
    assert rules_in(paper, "BRI") == rules_in(code, "BRI")


def test_f_tells_the_trump_that_lies_open_and_the_card_that_was_led() -> None:
    match = table()
    led, trumps = GAME.table.answer(match.view(0), kit.Ask.FIRST)
    assert (led.id, trumps.get("card")) == ("kit-no-led", match.state.turned)
    lay_first(match)
    led, trumps = GAME.table.answer(match.view(0), kit.Ask.FIRST)
    assert (led.id, trumps.get("card")) == ("kit-led", match.state.turned)


def test_bri_001_two_to_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    assert GAME.check_options(Setup.of(5)) is not None


def test_bri_002_opposite_seats_are_partners() -> None:
    assert GAME.sides(Setup.of(4)) == ((0, 2), (1, 3))
    assert GAME.sides(Setup.of(4, {"teams": False})) == ((0,), (1,), (2,), (3,))
    assert len(GAME.sides(Setup.of(3))) == 3


@pytest.mark.parametrize(("seats", "pack", "cards"), [(2, "40", 40), (3, "40", 39), (3, "48", 48)])
def test_bri_010_011_the_pack_divides(seats: int, pack: str, cards: int) -> None:
    options = BriscaOptions.of(Setup.of(seats, {"pack": pack}))
    assert len(options.cards) == cards
    assert (CARDS[2, 0] in options.cards) == (cards != 39)


def test_bri_012_the_pack_counts_120() -> None:
    assert worth(kit.SPANISH_40.cards()) == worth(kit.SPANISH_48.cards()) == 120
    assert worth(kit.cards("AS 3S KS QS JS 7S")) == 30


def test_bri_020_022_three_cards_and_one_turned_up() -> None:
    state = table(4).state
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
    assert state.stock[-1] == state.turned
    assert len(state.stock) == 28
    assert state.ranking.trump == state.turned.suit


@pytest.mark.parametrize(("seats", "each", "stock"), [(2, 8, 24), (3, 13, 0), (4, 10, 0)])
def test_bri_021_022_the_deal_of_tute(seats: int, each: int, stock: int) -> None:
    state = table(seats, deal="tute").state
    assert [len(hand) for hand in state.hands] == [each] * seats
    assert len(state.stock) == stock
    assert stock or state.turned in state.hands[state.dealer]


def test_bri_023_the_first_dealer_is_drawn_and_the_next_seat_leads() -> None:
    states = [table(3, seed=str(number)).state for number in range(30)]
    assert {state.dealer for state in states} == {0, 1, 2}
    assert all(GAME.turn(state) == (state.dealer + 1) % 3 for state in states)


def test_bri_034_the_taker_draws_first_and_the_card_turned_up_last() -> None:
    match = table(3)
    turned, drawn = match.state.turned, []
    while match.state.deal == 1 and match.outcome is None:
        begun = len(match.happened)
        lay_first(match)
        tells = (kit.CardDrawn, e.LastDrawn)
        new = [event for event in match.happened[begun:] if isinstance(event, tells)]
        if new:
            assert new[0].seat == match.state.trick.leader
            assert [event.seat for event in new] == list(kit.order_from(new[0].seat, 3))
        drawn += new
    assert len(drawn) == 30
    assert drawn[-1].card == turned
    last = [event for event in match.happened if isinstance(event, e.LastDrawn)]
    assert last == drawn[-1:]
    assert [last[0].seen_by(seat) for seat in (0, 1, 2, None)] == last * 4


def test_bri_050_052_whatever_is_counted_of_a_deal_is_120_and_its_songs() -> None:
    for seats in GAME.seats:
        setup = Setup.of(seats, GAME.presets["tute"])
        match = played(GAME, setup, f"tute {seats}", most=3000)
        songs = 0
        for event in match.happened:
            if isinstance(event, e.Sung):
                songs += event.points
            elif isinstance(event, e.Counted):
                assert sum(event.points) == 130 + songs
                songs = 0


def heard(match: Table, seat: int | None, events: list[kit.Event]) -> list[str]:
    seen = [event.seen_by(seat) for event in events]
    return [line.id for event in seen if event for line in event.told(seat)]


@pytest.mark.parametrize("how", ["hidden", "noticed"])
def test_bri_062_what_others_notice_of_a_sign(how: str) -> None:
    signed = 0
    for number in range(12):
        match = table(4, seed=str(number), signs=how)
        seat = match.awaited()[0].seat
        able = [one for one in GAME.choices(match.view(seat)) if isinstance(one, Sign)]
        for action in able:
            before, begun = [match.view(at) for at in range(4)], len(match.happened)
            assert match.submit(seat, action) is None
            new = list(match.happened[begun:])
            partner, others = (seat + 2) % 4, ((seat + 1) % 4, (seat + 3) % 4, None)
            assert heard(match, partner, new) == ["brisca-event-signed"]
            told = ["brisca-event-noticed"] if how == "noticed" else []
            assert all(heard(match, other, new) == told for other in others)
            assert match.view(partner).signs[seat][-1] == action.card
            for other in others[:2]:
                assert match.view(other).signs == before[other].signs
            signed += 1
    assert signed > 3


def test_bri_063_a_bot_takes_what_its_partner_signed_for_true() -> None:
    """In every world that a bot imagines the partner holds the card, until it is laid."""
    match = table(4, seed="3")
    while match.outcome is None:
        seat = match.awaited()[0].seat
        able = [one for one in GAME.choices(match.view(seat)) if isinstance(one, Sign)]
        assert match.submit(seat, able[0] if able else next(GAME.choices(match.view(seat)))) is None
        if able:
            break
    view = match.view((seat + 2) % 4)
    worlds = [imagine(view, (), kit.Rng(str(number))) for number in range(20)]
    assert all(able[0].card in world.hands[seat] for world in worlds)
    others = [imagine(match.view((seat + 1) % 4), (), kit.Rng(str(n))) for n in range(20)]
    assert not all(able[0].card in world.hands[seat] for world in others)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deal", ["three", "tute"])
def test_what_all_have_seen_stands_in_every_imagined_world(seats: int, deal: str) -> None:
    """BRI-022, 034, 043, 053: the trump that the dealer showed or that was drawn last, a card taken
    by a swap, and what was sung, in the hand that holds it."""
    options = {"deal": deal, "songs": "tute", "swap": "turn", "teams": False}
    held: set[str] = set()
    for seed in range(8):
        match, holders = table(seats, f"seen {seed}", **options), {}
        while match.outcome is None and match.state.deal < 3:
            seat, state = match.awaited()[0].seat, match.state
            able = list(GAME.choices(match.view(seat)))
            besides = [one for one in able if isinstance(one, Swap | Sing)]
            assert match.submit(seat, (besides or able)[-1]) is None
            now = match.state
            if now.deal != state.deal or not match.happened:
                holders = {}
            if (
                not now.stock
                and now.turned in now.hands[now.dealer]
                and deal == "tute"
                and seats > 2
            ):
                holders[now.turned] = "shown"
            if state.stock and not now.stock:
                holders[now.turned] = "drawn last"
            if besides and now.deal == state.deal:
                last = besides[-1]
                new = (state.turned,) if isinstance(last, Swap) else last.cards
                holders |= dict.fromkeys(new, type(last).__name__)
            for card, how in holders.items():
                at = [hand for hand, cards in enumerate(now.hands) if card in cards]
                for other in range(seats) if at and now.deal == state.deal else ():
                    worlds = [
                        imagine(match.view(other), match.seen(other), kit.Rng(n)) for n in "ab"
                    ]
                    assert all(card in world.hands[at[0]] for world in worlds), (card, how)
                    held.add(how)
    stock = {"three": True, "tute": seats == 2}[deal]
    wanted = {"Swap", "drawn last"} if stock else {"shown", "Sing"}
    assert wanted <= held


def test_bri_054_a_tute_that_ends_a_deal_is_followed_by_whose_turn_it_is() -> None:
    state = table(2, deal="tute", songs="tute", target=3).state
    seat = state.trick.leader
    hand = kit.cards("KC KD KH KS AC")
    hands = kit.replaced(state.hands, seat, hand)
    state = kit.replace(state, hands=hands, out=kit.cards("2C 2D"))
    for kings in permutations(hand[:4]):
        assert GAME.check(state, seat, Sing(kings)) is None
    told = GAME.apply(state, seat, Sing(hand[:4]), kit.Rng("tute")).events
    assert isinstance(told[-1], kit.TurnBegan)
    assert told[-1].seat == (state.dealer + 1 + 1) % 2


@pytest.mark.parametrize(("pack", "cards"), [("40", "40"), ("48", "48")])
def test_bri_010_the_pack_that_is_told_is_the_one_that_is_dealt(pack: str, cards: str) -> None:
    (chapter,) = [
        one for one in GAME.rulebook(Setup.of(2, {"pack": pack})) if one.title.id.endswith("cards")
    ]
    for language in ("en", "es"):
        line = Teller(language, strict=True).tell(chapter.lines[0], NOBODY)
        assert cards in line


def test_bri_070_only_partners_are_shown_the_last_cards() -> None:
    match = table(4, seed="last")
    while match.state.stock:
        lay_first(match)
    shown = [event for event in match.happened if isinstance(event, e.Shown)]
    assert [(event.to, event.player) for event in shown] == [(0, 2), (1, 3), (2, 0), (3, 1)]
    assert all(set(event.cards) == set(match.state.hands[event.player]) for event in shown)
    assert shown[0].seen_by(1) is None
    assert shown[0].seen_by(None) is None


def test_the_rules_of_a_table_tell_what_is_in_force() -> None:
    def lines(seats: int, **options: OptionValue) -> set[str]:
        chapters = GAME.rulebook(Setup.of(seats, options))
        return {line.id.removeprefix("brisca-rule-") for one in chapters for line in one.lines}

    assert {"pairs", "sign", "noticed", "shown", "sevens", "draw", "never"} <= lines(4)
    assert not {"pairs", "sign", "shown", "removed", "suits"} & lines(2)
    assert "removed" in lines(3)
    assert "removed" not in lines(3, pack="48")
    tute = lines(4, **GAME.presets["tute"])
    assert {"all", "suits", "tute", "strict", "last-ten"} <= tute
    assert not {"draw", "sevens", "sign", "shown", "free", "never"} & tute


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_match_ends_with_a_side_that_has_won_its_deals(preset: str) -> None:
    match = played(GAME, Setup.of(4, GAME.presets[preset]), "whole", most=3000)
    assert match.outcome is not None
    [winner] = match.outcome.winners
    assert match.outcome.scores[winner] == match.state.options.target == max(match.outcome.scores)
