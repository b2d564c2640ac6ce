"""The keys of Casino's own: when they work, what they say when they do not, and what is asked
before anything is lost.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games.casino import GAME
from games.casino.actions import Accuse, AnnounceLast, Challenge, Redeal
from games.casino.state import View
from playroom.engine.notes import Note, Rejection
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.engine.table import Offer, OfferList
from playroom.locale import LANGUAGES, Listener, Teller
from playroom.shell.screens.help import helped
from tests.casino.kit import Spot, name_of
from tests.shell.inside import Inside, inside

TABLE = GAME.table
TELL = {language: Teller(language, strict=True) for language in LANGUAGES}
NAMES = ("Ana", "Berta", "Inés", "Luis")
CLAIMS = (
    "opt referee=claims seats=4; hand A: 9D 4C; hand B: 5C 7C; hand C: 6C 2C; hand D: KC 3C; "
    "table: 9H 8D"
)


def works(view: View) -> set[str]:
    """The keys of the game that do something now, as help tells them."""
    return {key.name for key in TABLE.keys if TABLE.works(view, key.name)}


def said(one: Note, language: str = "en", seat: int = 0) -> str:
    """A note as the person in a seat hears it."""
    return TELL[language].phrase(one, Listener(seat, NAMES, ((0, 2), (1, 3))))


def branch(view: View) -> OfferList:
    """What A opens."""
    pressed = TABLE.press(view, "accuse", [], None)
    assert isinstance(pressed, tuple)
    assert len(pressed) == 1
    assert isinstance(pressed[0], OfferList)
    return pressed[0]


def inner(entry: Offer | OfferList) -> OfferList:
    """An entry that opens a list."""
    assert isinstance(entry, OfferList)
    return entry


# -- when a key works ------------------------------------------------------------------------------


def test_help_names_a_key_only_while_it_works() -> None:
    rng = Rng("keys")
    state = GAME.start(Setup.of(2, {"announce_last": "manual", "referee": "claims"}), rng).state
    turn = state.public.turn
    assert turn is not None
    assert works(GAME.view(state, turn)) == {"plays", "pile", "redeal"}
    assert works(GAME.view(state, 1 - turn)) == {"pile", "redeal"}
    state = GAME.apply(state, turn, next(iter(GAME.choices(GAME.view(state, turn)))), rng).state
    assert works(GAME.view(state, 1 - turn)) == {"pile", "challenge", "accuse"}
    assert works(GAME.view(state, turn)) == {"pile"}
    assert works(GAME.view(state, None)) == set()


def test_the_last_round_is_announced_by_key() -> None:
    """CAS-171: by the dealer, between dealing the last round and playing in it."""
    rng = Rng("last")
    setup = Setup.of(2, {"announce_last": "manual", "first_dealer": "a", "referee": "strict"})
    state = GAME.start(setup, rng).state
    while state.public.round < state.public.options.rounds:
        dealer = GAME.view(state, 0)
        assert "announce" not in works(dealer)
        early = TABLE.press(dealer, "announce", [], None)
        assert isinstance(early, Rejection)
        assert (early.code, early.note.id) == ("no_last", "casino-refuse-no-last")
        turn = state.public.turn
        assert turn is not None
        action = GAME.on_timeout(state, turn)
        assert not isinstance(action, Rejection)
        state = GAME.apply(state, turn, action, rng).state
    dealer, other = GAME.view(state, 0), GAME.view(state, 1)
    assert "announce" in works(dealer) - works(other)
    pressed = TABLE.press(dealer, "announce", [], None)
    assert isinstance(pressed, tuple)
    assert [one.action for one in pressed if isinstance(one, Offer)] == [AnnounceLast()]
    assert TABLE.asks_first(dealer, AnnounceLast(), typed=False) is None, (
        "it can be no slip: it is owed"
    )
    step = GAME.apply(state, 0, AnnounceLast(), rng)
    assert [name_of(event) for event in step.events] == ["last_round"]
    again = TABLE.press(GAME.view(step.state, 0), "announce", [], None)
    assert isinstance(again, Rejection)


def test_a_redeal_is_proposed_by_key_after_a_question() -> None:
    """CAS-160: once per seat and deal, so a slip of the key must not do it."""
    rng = Rng("redeal")
    state = GAME.start(Setup.of(2, {}), rng).state
    view = GAME.view(state, 0)
    pressed = TABLE.press(view, "redeal", [], None)
    assert isinstance(pressed, tuple)
    assert [one.action for one in pressed if isinstance(one, Offer)] == [Redeal()]
    question = TABLE.asks_first(view, Redeal(), typed=False)
    assert question is not None
    assert said(question).startswith("Propose to deal again? You may once a deal.")
    assert TABLE.asks_first(view, Redeal(), typed=True) is None, "who types it means it"
    turn = state.public.turn
    assert turn is not None
    state = GAME.apply(state, turn, next(iter(GAME.choices(GAME.view(state, turn)))), rng).state
    for seat in (0, 1):
        refused = TABLE.press(GAME.view(state, seat), "redeal", [], None)
        assert isinstance(refused, Rejection)
        assert refused.code == "no_redeal"


# -- accusing --------------------------------------------------------------------------------------


def test_accusing_by_key_asks_whom_which_rank_and_which_suit() -> None:
    """CAS-188, CAS-191: only opponents, only cards that this seat has not seen."""
    view = Spot(CLAIMS).do("A take 9D : 9H").view("B")
    first = branch(view)
    assert said(first.asks) == "Who named a card?"
    assert [said(one.note, seat=1) for one in first.plays] == ["Inés", "Ana"], (
        "clockwise from the one who asks"
    )
    whom = inner(first.plays[0])
    assert said(whom.asks) == "What did Inés name?"
    ranks = [said(one.note) for one in whom.plays]
    assert ranks[0] == "ace"
    assert len(ranks) == 13
    named = [play for rank in whom.plays for play in inner(rank).plays]
    cards = {
        play.action.card
        for play in named
        if isinstance(play, Offer) and isinstance(play.action, Accuse)
    }
    assert len(cards) == len(named) == 52 - 2 - 3, (
        "not the own hand, nor what lies there or was taken"
    )
    eight = next(inner(one) for one in whom.plays if said(one.note) == "8")
    assert said(eight.asks) == "Which 8?"
    assert [said(one.note) for one in eight.plays] == ["8 of spades", "8 of hearts", "8 of clubs"]
    assert all(
        GAME.check(Spot(CLAIMS).do("A take 9D : 9H").state, 1, play.action) is None
        for play in named
        if isinstance(play, Offer)
    )


def test_with_one_opponent_nobody_is_asked_whom() -> None:
    view = (
        Spot("opt referee=claims; hand A: 9D 4C; hand B: 5C; table: 9H")
        .do("A take 9D : 9H")
        .view("B")
    )
    only = branch(view)
    assert said(only.asks, seat=1) == "What did Ana name?"


@pytest.mark.parametrize(
    ("position", "moves", "code", "line"),
    [
        (
            "hand A: 9D; hand B: 5C; table: 9H",
            (),
            "claims_only",
            "Nobody is accused with this referee",
        ),
        (
            "opt referee=claims; hand A: 9D 4C; hand B: 5C; table: 9H",
            (),
            "no_window",
            "Nobody can be accused now",
        ),
        (CLAIMS, ("A take 9D : 9H", "B no"), "answered", "You have answered already"),
    ],
)
def test_when_nobody_can_be_accused_the_key_says_why(
    position: str, moves: tuple[str, ...], code: str, line: str
) -> None:
    refused = TABLE.press(Spot(position).do(*moves).view("B"), "accuse", [], None)
    assert isinstance(refused, Rejection)
    assert refused.code == code
    assert said(refused.note).startswith(line)


# -- a typed capture that costs a card -------------------------------------------------------------

PENALTY = "opt illegal_take_penalty=must_trail; hand A: 9D 4C; hand B: 5C 6C; table: 8H 9S"


@pytest.mark.parametrize("text", ["take 9D : 8H", "take 9D : 9S", "take 9D : {8H 9S}"])
def test_a_typed_capture_is_asked_about_whether_it_fits_or_not(text: str) -> None:
    """CAS-167: the question must not tell which it is."""
    view, action = Spot(PENALTY).view("A"), GAME.parse(text)
    question = TABLE.asks_first(view, action, typed=True)
    assert question is not None
    assert said(question).startswith(
        "Capture with the 9 of diamonds? If it does not fit, that costs the card."
    )
    assert TABLE.asks_first(view, action, typed=False) is None, "a list offers only what fits"


@pytest.mark.parametrize("text", ["take 9D : 7S", "take 6C : 8H", "trail 9D", "build 4C = 9 : 8H"])
def test_what_costs_nothing_is_not_asked_about(text: str) -> None:
    assert TABLE.asks_first(Spot(PENALTY).view("A"), GAME.parse(text), typed=True) is None
    free = PENALTY.replace("must_trail", "none")
    assert TABLE.asks_first(Spot(free).view("A"), GAME.parse("take 9D : 8H"), typed=True) is None


def test_no_key_offers_a_capture_that_costs_a_card() -> None:
    """Whatever is marked, Enter plays what fits or says why not, for nothing."""
    view = Spot(PENALTY).view("A")
    items = {one.key: one for zone in TABLE.zones(view) for one in zone.items}
    for marks in (("9D", "8H"), ("4C", "8H"), ("9D", "8H", "9S"), ("8H",)):
        assert isinstance(TABLE.act(view, [items[key] for key in marks], None), Rejection)
    fits = TABLE.act(view, [items["9D"], items["9S"]], None)
    assert isinstance(fits, tuple)
    assert [GAME.format(one.action) for one in fits] == ["take 9D : 9S"]


# -- in the room -----------------------------------------------------------------------------------


def test_in_the_room_the_question_is_put_and_escape_leaves_everything(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("casino", "transcript 1", illegal_take_penalty="must_trail", first_dealer="b")
        await room.settle()
        state = room.match.state
        hand, loose = state.hands[0], state.public.loose
        wrong = next((mine, one) for mine in hand for one in loose if mine.rank != one.rank)
        text = f"/take {wrong[0]} : {wrong[1]}"
        assert room.text(text)[0].endswith("Enter for yes, Escape for no.")
        room.press("escape")
        assert room.match.state == state
        room.text(text)
        lines = room.press("enter")
        assert any(line.startswith("You must trail") for line in lines)
        assert room.match.state.public.debt(0) == wrong[0]

    inside(run, tmp_path)


def test_in_the_room_a_redeal_is_proposed_and_help_names_its_key(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("casino", "transcript 1", first_dealer="b")
        await room.settle()
        told = {key for one in helped(room.app, room.table) for key in one.keys}
        assert "d" in told
        assert not told & {"u", "a", "x"}
        for key, reason in (
            ("u", "The playroom announces"),
            ("a", "Nobody is accused"),
            ("x", "Nothing to challenge"),
        ):
            assert room.press(key)[0].startswith(reason)
        assert room.press("d")[0].startswith("Propose to deal again?")
        assert room.press("escape")
        before = room.match.acts
        room.press("d")
        room.press("enter")
        assert room.match.acts == before + 1
        await room.settle()
        assert room.match.state.public.shuffle == 1, "bots agree to a redeal"

    inside(run, tmp_path)


def test_in_the_room_accusing_walks_through_its_lists(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal(
            "casino", "transcript 3", ("easy", "easy", "easy"), referee="claims", partnerships="off"
        )
        await room.settle()
        while not TABLE.works(room.table.view(), "accuse"):
            request = next(r for r in room.match.requests_of(0) if r.awaited)
            assert request
            action = GAME.on_timeout(room.match.state, 0)
            assert not isinstance(action, Rejection)
            room.table.do(action)
            await room.settle()
        assert room.press("a")[0].startswith("Who named a card?")
        assert room.press("enter")[0].startswith("What did ")
        room.press("tab")
        assert room.press("enter")[0].startswith("Which ")
        before = room.match.acts
        assert room.press("enter")
        assert room.match.acts > before
        kinds = [entry.text for entry in room.match.entries if entry.seat == 0]
        assert kinds[-1].startswith("accuse ")

    inside(run, tmp_path)


def test_challenging_needs_no_question() -> None:
    """X answers a question that was put; a challenge that is dismissed costs nothing (CAS-182)."""
    view = Spot(CLAIMS).do("A take 9D : 9H").view("B")
    assert TABLE.asks_first(view, Challenge(), typed=False) is None


def test_enter_says_which_card_its_list_is_of_and_the_cursor_comes_back_to_the_hand(
    tmp_path: Path,
) -> None:
    async def run(room: Inside) -> None:
        room.deal("casino", "ear1")
        await room.settle()
        assert room.press("enter") == ["3 of clubs.", "2 plays. Capture 3 of spades."]
        room.press("escape")
        assert room.press("enter") == ["2 plays. Capture 3 of spades."], (
            "once it has been heard, the list alone"
        )
        room.press("escape")
        assert room.press(">") == ["Table: 3 of spades."]
        assert room.press("enter") == ["Capture 3 of spades, with the 3 of clubs."]
        assert room.press("enter")[0] == "You capture 3 of spades with the 3 of clubs."
        await room.settle()
        assert room.press("tab") == ["10 of spades."], "what is played next comes from the hand"

    inside(run, tmp_path)


@pytest.mark.parametrize(
    ("language", "named", "done"),
    [
        ("en", "Trail jack of clubs.", "You trail jack of clubs."),
        ("es", "Dejar la jota de tréboles.", "Dejas la jota de tréboles."),
    ],
)
def test_enter_on_a_card_names_its_play_also_when_there_is_only_one(
    tmp_path: Path, language: str, named: str, done: str
) -> None:
    """One key does one kind of thing: a first Enter never trails a card."""

    async def run(room: Inside) -> None:
        room.deal("casino", "transcript 1", game_mode="deal")
        await room.settle()
        room.press("home", "tab")
        assert room.press("enter") == [named]
        assert room.press("v")[0].startswith(("4 on the table", "4 en la mesa")), "answered below"
        room.press("escape")
        assert room.press("enter") == [named]
        assert room.press("enter")[0] == done

    inside(run, tmp_path, language)


def test_what_is_chosen_with_space_and_typed_is_done_at_once(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("casino", "transcript 1", game_mode="deal")
        await room.settle()
        room.press("home", "tab")
        assert room.press("space", "enter")[-1] == "You trail jack of clubs."
        await room.settle()
        assert room.text("/trail queen of diamonds")[0] == "You trail queen of diamonds."

    inside(run, tmp_path)
