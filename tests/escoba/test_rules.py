"""Rules of Escoba that no vector holds alone: what is told and to whom, clocks, leaving, counts of
the paper (perft, takes, whole deals), invariants of play at random.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from games.escoba import GAME
from games.escoba import events as e
from games.escoba.actions import BadPack, Challenge, Forfeit, Lay, No, Take
from games.escoba.moves import MOST, VELO, best_take, choices, in_order, plays, prize, takes, total
from games.escoba.moves import worth as worth_of
from games.escoba.options import FRENCH_40, PRESETS, EscobaOptions
from games.escoba.rules import deal as dealing
from games.escoba.rules.silence import least_useful
from games.escoba.state import State, TableFlow, View, start_state
from playroom.engine.cards import Card, card
from playroom.engine.match import Match
from playroom.engine.notes import Rejection
from playroom.engine.options import OptionValue, Setup
from playroom.engine.packs import SPANISH_40
from playroom.engine.record import replace
from playroom.engine.rng import Rng, StackedRng
from playroom.engine.table import Ask
from playroom.locale import Listener, Teller
from playroom_testing.walks import open_match
from tests.escoba.kit import LETTERS, Position

HERE = Path(__file__).resolve().parent
Table = Match[State, View]

RULES = frozenset(
    {
        *range(1, 19),
        *range(20, 29),
        *range(30, 36),
        *range(40, 46),
        *range(50, 54),
        *range(55, 59),
        *range(60, 67),
        *range(70, 79),
        *range(80, 83),
        *range(90, 106),
        *range(110, 117),
        *range(118, 119),
        *range(120, 129),
        *range(140, 149),
        *range(150, 157),
    }
)
"""The numbers of all rules of Escoba."""


def played(
    options: dict[str, OptionValue], seats: int = 2, seed: str = "rules", most: int = 1500
) -> Iterator[Table]:
    """A match after every input, with legal plays at random."""
    match: Table = open_match(GAME, Setup.of(seats, options), seed)
    chance = Rng(seed)
    yield match
    for _ in range(most):
        asked = match.awaited()
        if not asked:
            return
        action = chance.choice(list(choices(match.view(asked[0].seat))))
        assert match.submit(asked[0].seat, action) is None
        yield match


def told(match: Table, kind: type[e.Event]) -> list[e.Event]:
    return [placed.event for placed in match.events if isinstance(placed.event, kind)]


# -- cards and deals -------------------------------------------------------------------------------


def test_esc_002_007_008_the_pack_has_forty_cards_worth_220_and_no_eights_or_nines() -> None:
    assert len(SPANISH_40.cards()) == 40
    assert {c.rank for c in SPANISH_40.cards()} == {*range(1, 8), 11, 12, 13}
    assert total(SPANISH_40.cards()) == 220
    assert [worth_of(card(f"{rank}D")) for rank in "A7JQK"] == [1, 7, 8, 9, 10]
    # suits matter for scoring only: every card of a rank takes the same
    for one in SPANISH_40.cards():
        assert worth_of(one) == worth_of(Card(4 * (one.rank - 1)))


def test_esc_009_the_french_pack_deals_the_same_cards_by_other_names() -> None:
    assert FRENCH_40.cards() == SPANISH_40.cards()
    spanish, french = (
        open_match(GAME, Setup.of(2, {"deck": deck}), "pack") for deck in ("spanish", "french")
    )
    assert spanish.state.hands == french.state.hands
    listener = Listener(0, ("Ana", "Luis"), ((0,), (1,)), GAME.pack_of(french.header.setup).words)
    line = GAME.table.answer(french.view(0), Ask.TABLE)[0]
    assert re.search("hearts|diamonds|spades|clubs", Teller("en").tell(line, listener))


def test_esc_011_the_first_dealer_is_random_or_chosen_and_the_deal_passes_on() -> None:
    dealers = set()
    for number in range(30):
        match = open_match(GAME, Setup.of(3), f"dealer {number}")
        dealers.add(match.state.public.dealer)
    assert dealers == {0, 1, 2}
    for letter in LETTERS[:3].lower():
        match = open_match(GAME, Setup.of(3, {"first_dealer": letter}), "chosen")
        assert match.state.public.dealer == LETTERS.lower().index(letter)
    assert GAME.check_options(Setup.of(3, {"first_dealer": "d"})) is not None
    first = {}
    for match in played({"first_dealer": "b"}, 3, most=120):
        first.setdefault(match.state.public.deal, match.state.public.dealer)
    assert [first[number] for number in sorted(first)][:3] == [1, 2, 0]


# -- what is told ----------------------------------------------------------------------------------


def test_esc_045_152_every_card_played_taken_or_left_is_named_to_all() -> None:
    seen: set[Card] = set()
    for match in played({"game_mode": "deal"}, 3):
        if match.outcome is not None:
            for placed in match.events:
                event = placed.event.seen_by(None)
                if isinstance(event, e.Laid | e.Took):
                    seen.add(event.card)
                if isinstance(event, e.Took | e.TableDealt | e.Residue):
                    seen.update(event.cards)
            assert seen == set(SPANISH_40.cards())


def test_esc_065_153_only_the_seat_in_turn_learns_of_a_soplo_and_only_when_it_asks() -> None:
    lines = ["pos turn=B", "hand A: 2C", "hand B: 5H KC", "table: JS 4H 7D", "laid 7D @A"]
    state = Position({"soplo": "on"}, lines).state()
    table = GAME.table
    for seat, wanted in ((1, True), (0, False)):
        view = GAME.view(state, seat)
        hand = table.zones(view)[0].items[0]
        for lines_ in (
            table.answer(view, Ask.WHY),
            table.answer(view, Ask.NEXT),
            table.press(view, "plays", (), hand),
        ):
            heard = [line.id for line in lines_]
            assert ("escoba-advice-soplo" in heard) == wanted
    assert table.works(GAME.view(state, 1), "against")
    assert not table.works(GAME.view(state, 0), "against")


def test_esc_150_151_hands_and_stock_are_in_no_other_view() -> None:
    for match in played({"pile_info": "full"}, 4, most=60):
        for seat in (0, 1, 2, 3, None):
            view = match.view(seat)
            assert view.hand == (() if seat is None else match.state.hands[seat])
            text = repr(view)
            hidden = {c for n, hand in enumerate(match.state.hands) if n != seat for c in hand}
            hidden.update(match.state.stock)
            shown = set(re.findall(r"\b(?:[A2-7JQK])[CDHS]\b", text))
            assert not shown & {str(c) for c in hidden}
            assert view.counts == tuple(map(len, match.state.hands))


def test_esc_154_a_window_opens_after_every_take_and_tells_nothing() -> None:
    right = Position({"wrong_sum": "claims"}, ["hand A: 7D 2C", "hand B: 5H", "table: JS 4H"])
    moved = []
    for named in ("JS", "4H"):
        step = GAME.apply(right.state(), 0, GAME.parse(f"take 7D : {named}"), Rng("x"))
        moved.append([type(event) for event in step.events])
        assert step.state.public.window is not None
        views = (GAME.view(step.state, seat) for seat in (0, 1, None))
        assert all("Audit" not in repr(view) for view in views)
    assert moved[0] == moved[1]


def test_esc_155_spectators_hear_the_public_stream() -> None:
    for match in played({}, 2, most=30):
        for placed in match.events:
            seen = placed.event.seen_by(None)
            assert (seen is None) == isinstance(placed.event, e.HandDealt)


# -- irregularities, clocks, leaving ---------------------------------------------------------------


def test_esc_120_a_wrong_pack_makes_the_deal_void_and_earlier_totals_stand() -> None:
    match: Table = open_match(GAME, Setup.of(2), "pack")
    assert GAME.check(match.state, 0, BadPack()) is not None
    public = replace(match.state.public, scores=(7, 9))
    stock = (match.state.stock[1], *match.state.stock[1:])
    spoilt = replace(match.state, public=public, stock=stock)
    assert GAME.check(spoilt, 0, BadPack()) is None
    step = GAME.apply(spoilt, 0, BadPack(), Rng("pack"))
    assert e.Redealt("bad_pack") in step.events
    assert step.state.public.scores == (7, 9)
    assert step.state.public.deal == 1
    assert step.state.public.dealer == public.dealer


def test_esc_121_122_one_card_in_turn_and_no_other_sum() -> None:
    position = Position({}, ["hand A: 7D 2C", "hand B: 5H", "table: JS 4H"])
    state = position.state()
    for seat, text, code in (
        (1, "lay 5H", "not_turn"),
        (0, "take 7D : 4H", "sum"),
        (0, "lay 5H", "not_in_hand"),
    ):
        refused = GAME.check(state, seat, GAME.parse(text))
        assert refused is not None
        assert refused.code == code


def test_esc_123_124_a_fifteen_may_be_missed_and_the_last_cards_are_always_announced() -> None:
    position = Position({}, ["hand A: 7D 2C", "hand B: 5H", "table: JS 4H"])
    assert GAME.check(position.state(), 0, Lay(VELO)) is None
    for match in played({"game_mode": "deal"}, 2):
        if match.outcome is not None:
            assert len(told(match, e.LastRound)) == 1


def test_esc_126_clocks_are_those_of_the_options() -> None:
    setup = Setup.of(2, {"turn_seconds": 30, "wrong_sum": "claims", "challenge_seconds": 5})
    state = Position({"wrong_sum": "claims"}, ["hand A: 7D", "hand B: 5H", "table: JS"]).state()
    options = EscobaOptions.of(setup)
    state = replace(state, public=replace(state.public, options=options))
    assert GAME.requests(state)[0].seconds == 30
    after = GAME.apply(state, 0, GAME.parse("take 7D : JS"), Rng("x")).state
    assert GAME.requests(after)[0].seconds == 5
    assert GAME.on_timeout(after, 1) == No()
    assert GAME.requests(open_match(GAME, Setup.of(2), "c").state)[0].seconds is None
    assert GAME.check_options(Setup.of(2, {"turn_seconds": 5})) is not None
    assert GAME.check_options(Setup.of(2, {"challenge_seconds": 3})) is not None


@pytest.mark.parametrize("claims", [False, True])
def test_esc_127_leaving_loses_where_that_is_agreed_and_the_best_of_the_others_win(
    claims: bool,
) -> None:
    words = {"seats": "3", "on_leave": "forfeit"} | ({"wrong_sum": "claims"} if claims else {})
    lines = ["hand A: 7D", "hand B: 5H", "hand C: 2C", "table: JS", "score A=9 B=3 C=3"]
    state = Position(words, lines).state()
    if claims:
        state = GAME.apply(state, 0, GAME.parse("take 7D : JS"), Rng("x")).state
    assert GAME.on_leave(state, 0) == Forfeit()
    step = GAME.apply(state, 0, Forfeit(), Rng("x"))
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1, 2), "forfeit")
    assert GAME.requests(step.state) == ()
    assert GAME.on_leave(Position({}, ["hand A: 7D", "hand B: 5H"]).state(), 0) is None


def test_esc_128_totals_may_fall_without_end() -> None:
    lines = ["pos turn=B", "hand A: -", "hand B: 7D", "table: 4H", "stock: -", "score A=0 B=-40"]
    state = Position({"wrong_sum": "fine"}, lines).state()
    step = GAME.apply(state, 1, GAME.parse("take 7D : 4H"), Rng("x"))
    (scored,) = (event for event in step.events if isinstance(event, e.DealScored))
    assert scored.scores == (0, -44)
    assert step.state.public.result is None


def test_esc_118_125_a_table_of_silent_players_ends() -> None:
    for preset, values in PRESETS.items():
        for seats in GAME.seats:
            match = open_match(GAME, Setup.of(seats, dict(values)), f"silent {preset}")
            for _ in range(4000):
                asked = match.awaited()
                if not asked:
                    break
                assert match.expire(asked[0].seat) is None
            assert match.outcome is not None, (preset, seats)


def test_esc_144_148_scopa_has_its_own_target_and_no_initial_escoba() -> None:
    options = EscobaOptions.of(Setup.of(2, dict(PRESETS["scopa"])))
    assert (options.target, options.initial_escoba, options.king_redeal) == (11, "off", True)


def test_esc_074_the_order_of_answers_changes_nothing() -> None:
    lines = ["hand A: 7D 2C", "hand B: 5H", "hand C: 3H", "hand D: 6C", "table: 4H"]
    options = {"wrong_sum": "claims", "seats": "4", "partnerships": "off"}
    state = Position(options, lines).state()
    state = GAME.apply(state, 0, GAME.parse("take 7D : 4H"), Rng("x")).state
    answers = {1: No(), 2: Challenge(), 3: Challenge()}
    ends = []
    for order in permutations(answers):
        now, events = state, []
        for seat in order:
            assert GAME.check(now, seat, answers[seat]) is None
            step = GAME.apply(now, seat, answers[seat], Rng("x"))
            now, events = step.state, [*events, *step.events]
        ends.append((now, events))
    assert all(end == ends[0] for end in ends)
    assert any(isinstance(event, e.ChallengeUpheld) and event.seat == 2 for event in ends[0][1])


# -- the counts of the paper (9.1, 9.3, 9.4) -------------------------------------------------------


@pytest.mark.parametrize(
    ("played_card", "sets", "patterns"),
    [("5D", 1603, 34), ("6D", 1000, 25), ("7D", 597, 19), ("JD", 344, 13), ("KD", 100, 6)],
)
def test_esc_042_all_sets_that_a_card_takes_are_found(
    played_card: str, sets: int, patterns: int
) -> None:
    options = EscobaOptions.of(Setup.of(2))
    mover = card(played_card)
    loose = in_order(c for c in SPANISH_40.cards() if c != mover)
    found = list(takes(options, mover, loose))
    assert len(set(found)) == len(found) == sets
    assert len({tuple(c.rank for c in taken) for taken in found}) == patterns
    sizes = [len(taken) for taken in found]
    assert sizes == sorted(sizes)


@pytest.mark.parametrize(("played_card", "sets"), [("5D", 96), ("7D", 340), ("JD", 597)])
def test_esc_141_scopa_sums_where_no_equal_card_lies(played_card: str, sets: int) -> None:
    options = EscobaOptions.of(Setup.of(2, dict(PRESETS["scopa"])))
    mover = card(played_card)
    loose = in_order(c for c in SPANISH_40.cards() if c.rank != mover.rank)
    assert len(list(takes(options, mover, loose))) == sets


def test_a_crowded_table_still_lists_what_matters() -> None:
    lines = ["hand A: AD", "hand B: KC"]
    state = Position({}, lines).state()
    loose = tuple(c for c in SPANISH_40.cards() if c not in (card("AD"), card("KC")))
    public = replace(state.public, loose=loose)
    found = [play for play in plays(public, state.hands[0]) if isinstance(play, Take)]
    assert MOST <= len(found) < MOST + 60
    taken = {c for play in found for c in play.cards}
    assert {c for c in loose if c.suit == VELO.suit or c.rank == 7} - {card("KD")} <= taken
    assert all(total((play.card, *play.cards)) == 15 for play in found)
    assert max(len(play.cards) for play in found) == 8


def _deck(k: int) -> tuple[Card, ...]:
    pack = SPANISH_40.cards()
    return tuple(pack[(k * i + 3) % 40] for i in range(40))


def _dealt(k: int, seats: int, preset: str) -> State:
    options = EscobaOptions.of(Setup.of(seats, dict(PRESETS[preset])))
    flow = TableFlow(start_state(options, seats - 1))
    dealing.start_deal(flow, StackedRng("perft", {"deal1": _deck(k)}))
    return flow.state


def _perft(state: State, depth: int) -> int:
    if depth == 0 or state.public.deal > 1 or state.public.turn is None:
        return 1
    seat = state.public.turn
    return sum(
        _perft(GAME.apply(state, seat, action, Rng("perft")).state, depth - 1)
        for action in choices(GAME.view(state, seat))
    )


@pytest.mark.parametrize(
    ("preset", "seats", "k", "counts"),
    [
        ("escoba", 2, 7, (6, 35, 174, 776)),
        ("escoba", 2, 11, (5, 32, 144, 624)),
        ("escoba", 2, 13, (5, 24, 104, 580)),
        ("escoba", 4, 7, (7, 38, 243, 1596)),
        ("scopa", 2, 7, (3, 10, 20, 50, 50, 55)),
        ("scopa", 2, 11, (3, 10, 20, 43, 45, 54)),
        ("scopa", 2, 13, (5, 17, 36, 72, 72, 72)),
    ],
)
def test_perft(preset: str, seats: int, k: int, counts: tuple[int, ...]) -> None:
    state = _dealt(k, seats, preset)
    assert tuple(_perft(state, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize(
    ("preset", "seats", "k", "points", "cards", "rest"),
    [
        ("escoba", 2, 7, (5, 4), (23, 17), "B KD"),
        ("escoba", 2, 11, (3, 6), (15, 25), "B KC"),
        ("escoba", 2, 13, (4, 2), (26, 14), "B 2H JS"),
        ("escoba", 3, 7, (3, 4, 2), (8, 16, 16), "C KD"),
        ("escoba", 3, 11, (0, 1, 3), (0, 18, 22), "C 3S 7D"),
        ("escoba", 3, 13, (1, 2, 1), (17, 15, 8), "B QC JS JC"),
        ("escoba", 4, 7, (4, 3), (23, 17), "D KC"),
        ("escoba", 4, 11, (2, 6), (18, 22), "C QC JC JD"),
        ("escoba", 4, 13, (3, 0), (27, 13), "C QH 5C QD 2S"),
        ("fournier", 2, 13, (5, 2), (26, 14), "B 2H JS"),
        ("scopa", 2, 7, (0, 3), (19, 21), "B 5S AH"),
        ("scopa", 2, 11, (1, 6), (18, 22), "B 6H QD 5H JD"),
        ("scopa", 2, 13, (0, 5), (15, 25), "B 4D 7D 5H JS"),
    ],
)
def test_whole_deals_of_the_greedy_player(
    preset: str, seats: int, k: int, points: tuple[int, ...], cards: tuple[int, ...], rest: str
) -> None:
    state, events = _dealt(k, seats, preset), []
    while state.public.deal == 1 and state.public.turn is not None:
        seat = state.public.turn
        step = GAME.apply(state, seat, _greedy(state), Rng("greedy"))
        state, events = step.state, [*events, *step.events]
    (scored,) = (event for event in events if isinstance(event, e.DealScored))
    (left,) = (event for event in events if isinstance(event, e.Residue))
    assert scored.points == points
    assert tuple(count.cards for count in scored.counts) == cards
    assert left.seat == LETTERS.index(rest[0])
    assert sorted(left.cards) == sorted(map(card, rest.split()[1:]))


def _greedy(state: State) -> Lay | Take:
    assert state.public.turn is not None
    hand = state.hands[state.public.turn]
    found = [play for play in plays(state.public, hand) if isinstance(play, Take)]

    def worth(play: Take) -> tuple[bool, bool, int, int, int]:
        clears = len(play.cards) == len(state.public.loose)
        cards = (play.card, *play.cards)
        return clears, *prize(cards, 0)[1:]

    if found:
        return max(found, key=worth)
    return Lay(least_useful(hand)[0])


# -- play at random --------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_esc_053_081_147_the_rest_is_worth_what_arithmetic_says(preset: str, seats: int) -> None:
    for match in played(dict(PRESETS[preset]) | {"game_mode": "deal"}, seats, f"rest {preset}"):
        public = match.state.public
        assert public.result is not None or list(choices(match.view(match.awaited()[0].seat)))
        for event in told(match, e.Residue) if match.outcome is not None else ():
            assert isinstance(event, e.Residue)
            scopa = public.options.scopa
            assert event.worth % (2 if scopa else 15) == (0 if scopa else 10)


def test_esc_053_the_best_take_is_one_of_the_takes() -> None:
    for match in played({}, 2, "best", 80):
        public = match.state.public
        for seat, hand in enumerate(match.state.hands):
            for held in hand:
                best = best_take(public.options, held, public.loose)
                found = list(takes(public.options, held, in_order(public.loose)))
                assert (best in found) if found else best is None
                assert seat in (0, 1)


def test_every_rule_is_named_by_a_test() -> None:
    named: set[int] = set()
    for path in sorted(HERE.glob("test_*.py")):
        for ids in re.findall(r"^def test_esc((?:_\d{3})+)_[a-z]", path.read_text("utf-8"), re.M):
            named.update(map(int, ids.strip("_").split("_")))
    vectors = (HERE.parent / "vectors" / "escoba.md").read_text("utf-8")
    for line in re.findall(r"^rules (.*)$", vectors, re.M):
        named.update(map(int, re.findall(r"ESC-(\d{3})", line)))
    assert len(RULES) == 115
    assert sorted(RULES - named) == [], "rules without a test"
    assert sorted(named - RULES) == [], "tests of rules that there are not"


def test_with_no_card_left_enter_says_whose_turn_it_is() -> None:
    """The last card is laid and the other still plays: there is nothing to be chosen."""
    heard = set()
    for number in range(4):
        match = open_match(GAME, Setup.of(2), f"empty hand {number}")
        dice = Rng(f"empty hand {number}")
        while match.outcome is None:
            for seat in (0, 1):
                view = match.view(seat)
                if not view.hand and view.public.turn == 1 - seat:
                    refused = GAME.table.act(view, (), None)
                    assert isinstance(refused, Rejection)
                    heard.add((refused.code, refused.note.id))
            asked = match.awaited()[0].seat
            assert match.submit(asked, dice.choice(list(GAME.choices(match.view(asked))))) is None
    assert heard == {("not_turn", "table-not-your-turn")}
