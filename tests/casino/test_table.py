"""Casino at the keyboard: Enter, marks, the keys of section 6, and what a newcomer hears first."""

from __future__ import annotations

import pytest

from games.casino import GAME
from games.casino.actions import Agree, Challenge, Decline, NameDealer, No
from games.casino.state import View
from playroom.engine.notes import Note, Rejection
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.engine.table import Answer, Ask, Item, Offer
from playroom.locale import Listener, Teller
from tests.casino.kit import Spot

TABLE = GAME.table
TELL = {language: Teller(language, strict=True) for language in ("en", "es")}
ANA = Listener(0, ("Ana", "Berta"), ((0,), (1,)))


def item(view: View, key: str) -> Item:
    """Something that lies in a zone."""
    return next(one for zone in TABLE.zones(view) for one in zone.items if one.key == key)


def enter(view: View, *keys: str, at: str = "") -> list[str]:
    """What Enter offers, in the notation; with marks, or on a card."""
    offered = TABLE.act(view, [item(view, key) for key in keys], item(view, at) if at else None)
    assert isinstance(offered, tuple), offered
    return [GAME.format(play.action) for play in offered]


def said(language: str, answer: Answer | Note) -> list[str]:
    """Lines as Ana hears them."""
    notes = (answer,) if isinstance(answer, Note) else answer
    return [TELL[language].tell(one, ANA) for one in notes]


def as_notes(pressed: tuple[object, ...]) -> Answer:
    """What a key said, which is no list of plays."""
    return tuple(line for line in pressed if isinstance(line, Note))


def test_enter_on_a_card_offers_its_plays_best_first() -> None:
    view = Spot("hand A: 9D 4S KC 9C; hand B: JD; table: 5C 4H 9S QH").view("A")
    assert enter(view, at="9D")[:3] == ["take 9D : 9S / 5C+4H", "take 9D : 5C+4H", "take 9D : 9S"]
    assert enter(view, at="9D")[-1] == "trail 9D"
    assert enter(view, at="KC") == ["trail KC"]
    offered = TABLE.act(view, [], item(view, "9D"))
    assert isinstance(offered, tuple)
    phrases = [TELL["en"].phrase(play.note, ANA) for play in offered[:3]]
    assert phrases == [
        "Capture 9 of spades, 5 of clubs and 4 of hearts",
        "Capture 5 of clubs and 4 of hearts",
        "Capture 9 of spades",
    ]


def test_all_kinds_of_plays_are_offered_in_their_order() -> None:
    view = Spot("hand A: 2D 9C 5H 7H; hand B: JD; table: 2H 7S 3S; build 5 @B : 4C+AC").view("A")
    kinds = [text.split()[0] for text in enter(view, at="2D")]
    assert kinds == sorted(kinds, key=["take", "dup", "build", "raise", "trail"].index)
    assert set(kinds) == {"take", "dup", "build", "raise", "trail"}


def test_marks_say_the_running_total_and_enter_plays_them() -> None:
    view = Spot("hand A: 9D 4S; hand B: JD; table: 5C 4H 9S QH").view("A")
    five, four = item(view, "5C"), item(view, "4H")
    assert said("en", TABLE.marking(view, [five], five, True)) == ["5 of clubs chosen."]
    assert said("en", TABLE.marking(view, [five, four], four, True)) == ["5 and 4 make 9."]
    assert said("es", TABLE.marking(view, [five, four], four, True)) == ["Suman 9: el 5 y el 4."]
    assert enter(view, "5C", "4H") == ["take 9D : 5C+4H", "build 4S = 9 : 5C / 4H"][:1]
    assert enter(view, "9D", "5C", "4H") == ["take 9D : 5C+4H"]


def test_a_royal_total_names_both_values_of_an_ace() -> None:
    view = Spot("opt preset=royal; hand A: KD 4S; hand B: JD; table: AC QH").view("A")
    queen, ace = item(view, "QH"), item(view, "AC")
    assert said("en", TABLE.marking(view, [queen, ace], ace, True)) == ["queen and ace make 13."]
    view = Spot("opt preset=royal; hand A: KD 4S; hand B: JD; table: AC 2H").view("A")
    two, ace = item(view, "2H"), item(view, "AC")
    assert said("en", TABLE.marking(view, [two, ace], ace, True)) == ["2 and ace make 3 or 16."]


def test_z_says_the_first_thing_that_a_card_can_do() -> None:
    spot = Spot("hand A: 9D 4S KC; hand B: JD; table: 5C 4H 9S QH")
    view = spot.view("A")
    does = [TABLE.first_play(view, item(view, key)) for key in ("4S", "9D", "KC")]
    lines = [None if one is None else said("en", one) for one in does]
    assert lines == [
        ["Capture 4 of hearts."],
        ["Capture 9 of spades, 5 of clubs and 4 of hearts."],
        None,
    ]
    other = spot.view("B")
    assert TABLE.first_play(other, item(other, "JD")) is None, "it is not their turn"


def test_marks_without_a_hand_card_find_the_card() -> None:
    view = Spot("hand A: 9D 8C; hand B: JD; table: 5C 4H; build 8 @B : 6C+2H").view("A")
    assert enter(view, "#8") == ["take 8C : #8"]


def test_a_build_is_always_said_with_value_and_owner() -> None:
    view = Spot(
        "hand A: 9D 8C 7C; hand B: JD; table: QH; build 9 @B : 6C+3H / 9S; build 7 @A : 4H+3S"
    ).view("A")
    assert said("en", TABLE.answer(view, Ask.TABLE)) == [
        "2 builds: your build of 7 and Berta's double build of 9. 1 loose: queen of hearts."
    ]
    assert said("es", TABLE.answer(view, Ask.TABLE)) == [
        "En la mesa, 2 construcciones: tu construcción de 7 y la construcción doble de 9 de "
        "Berta. 1 suelta: reina de corazones."
    ]
    assert said("en", TABLE.answer(view, Ask.BURDEN))[:3] == [
        "2 builds.",
        "your build of 7: 4 of hearts and 3 of spades.",
        "Berta's double build of 9: 6 of clubs plus 3 of hearts and 9 of spades.",
    ]


@pytest.mark.parametrize("text", ["trail KC", "take 9D : 9S"])
def test_every_key_answers_in_one_breath(text: str) -> None:
    spot = Spot(
        "hand A: 9D 4S KC; hand B: JD JC JH; table: 5C 4H 9S QH; stock: 2S 2H 2D 2C 3S 3H 3D 3C"
    ).do(f"A {text}")
    for seat in ("A", "B"):
        for ask in Ask:
            lines = TABLE.answer(spot.view(seat), ask)
            assert lines
            assert len(lines) <= 6


def test_the_questions_of_the_claims_referee_are_answered_by_enter_and_x() -> None:
    spot = Spot("opt referee=claims; hand A: 9D 4S; hand B: 5C 6C; table: 8H").do("A take 9D : 8H")
    view = spot.view("B")
    offered = TABLE.act(view, [], None)
    assert isinstance(offered, tuple)
    assert [type(play.action) for play in offered] == [No]
    pressed = TABLE.press(view, "challenge", [], None)
    assert isinstance(pressed, tuple)
    assert [type(play.action) for play in pressed if isinstance(play, Offer)] == [Challenge]
    spot.do("B challenge")
    assert "challenge_upheld" in spot.names()
    nothing = TABLE.press(spot.view("A"), "challenge", [], None)
    assert isinstance(nothing, Rejection)


def test_votes_and_the_choice_of_a_dealer_are_answered_by_enter() -> None:
    rng = Rng("votes")
    state = GAME.start(Setup.of(2, {"first_dealer": "b"}), rng).state
    state = GAME.apply(state, 0, GAME.parse("redeal"), rng).state
    offered = TABLE.act(GAME.view(state, 1), [], None)
    assert isinstance(offered, tuple)
    assert [type(play.action) for play in offered] == [Agree, Decline]
    state = GAME.apply(state, 1, Agree(), rng).state
    offered = TABLE.act(GAME.view(state, 0), [], None)
    assert isinstance(offered, tuple)
    assert [play.action for play in offered] == [NameDealer(0), NameDealer(1)]


def test_m_names_the_plays_and_p_the_pile() -> None:
    view = Spot("hand A: 9D 4S; hand B: JD; table: 5C 4H 9S QH; pile A: 2S 2H").view("A")
    lines = TABLE.press(view, "plays", [], item(view, "9D"))
    assert isinstance(lines, tuple)
    assert said("en", as_notes(lines))[:2] == [
        "4 plays of 9 of diamonds.",
        "Capture 9 of spades, 5 of clubs and 4 of hearts.",
    ]
    pile = TABLE.press(view, "pile", [], None)
    assert isinstance(pile, tuple)
    assert said("en", as_notes(pile))[0] == "2 cards in your pile."


@pytest.mark.parametrize(
    ("level", "lines"), [("memory", 1), ("counts", 1), ("summary", 3), ("full", 3)]
)
def test_the_piles_are_told_as_far_as_the_table_says(level: str, lines: int) -> None:
    text = (
        f"opt pile_info={level}; hand A: 9D 4S; hand B: JD; table: 5C; pile A: 2S 2H; pile B: AC 3S"
    )
    answer = said("en", TABLE.answer(Spot(text).view("A"), Ask.COUNT))
    assert len(answer) == lines
    assert any("Little Casino" in line for line in answer) == (level in ("summary", "full"))


def test_the_rulebook_follows_the_options() -> None:
    def ids(options: dict[str, object], seats: int = 2) -> set[str]:
        chapters = GAME.rulebook(Setup.of(seats, options))  # type: ignore[arg-type]
        return {line.id for chapter in chapters for line in chapter.lines}

    classic, royal = ids({}), ids(dict(GAME.presets["royal"]))
    assert "casino-rule-faces" in classic - royal
    assert "casino-rule-royal-values" in royal - classic
    assert "casino-rule-draw" in ids({"deal_style": "draw"}) - classic
    assert "casino-rule-claims" in ids({"referee": "claims"}) - classic
    assert "casino-rule-teams" in ids({}, 4) - classic
    assert "casino-rule-spade-points" in ids({"spade_points": True}) - classic


W = {
    "hand A: 9D 4S KC 7C; hand B: JD; table: 5C 4H 9S QH": (
        "You can capture with the 4 or the 9, build 9, or trail a card onto the table.",
        "Puedes tomar con el 4 o el 9, construir 9, o dejar una carta en la mesa.",
    ),
    "hand A: 6D JC QC; hand B: JD; table: AD 8H 10D": (
        "You can only trail: put a card on the table and leave it there.",
        "Solo puedes dejar una carta en la mesa.",
    ),
    "hand A: 9D 4C 5C; hand B: 5H; table: 8H 4S; build 9 @A : 6C+3H": (
        (
            "You own a build of 9, so no trailing: you can capture with the 4 or the 9, or "
            "duplicate your build of 9."
        ),
        "Tienes una construcción de 9 y no puedes dejar cartas; puedes tomar con el 4 o el 9, "
        "o duplicar tu construcción de 9.",
    ),
    "hand A: 4D 10C; hand B: 5H; table: 6H QC": (
        (
            "You can build 10 with the 4 of diamonds on the 6 of hearts, or trail a card onto the "
            "table."
        ),
        (
            "Puedes construir 10 con el 4 de diamantes sobre el 6 de corazones, o dejar una carta "
            "en la mesa."
        ),
    ),
    "opt preset=royal; hand A: AD KC QD 2C; hand B: 5H; table: 8D 4H JH; build 14 @B : 9C+5S": (
        "You can capture with the ace or the queen, build 12 or 13, duplicate Berta's build of "
        "14, or trail a card onto the table.",
        "Puedes tomar con el as o la reina, construir 12 o 13, duplicar la construcción de "
        "14 de Berta, o dejar una carta en la mesa.",
    ),
    "opt referee=claims; hand A: KD 4C; hand B: 5H; table: 8H; build 9 @A : 6C+3H / 9S": (
        "You own a multiple build of 9 and have no legal play: whatever you play may be "
        "challenged.",
        (
            "Tienes una construcción múltiple de 9 y ninguna jugada legal: "
            "podrán impugnarte la que hagas."
        ),
    ),
}


@pytest.mark.parametrize("position", W)
def test_w_tells_what_may_be_done_in_one_breath(position: str) -> None:
    answer = TABLE.answer(Spot(position).view("A"), Ask.WHY)
    assert (said("en", answer)[0], said("es", answer)[0]) == W[position]
    assert len(answer) <= 3


def test_w_names_the_card_that_a_build_needs_and_says_it_once() -> None:
    answer = TABLE.answer(
        Spot("hand A: 9D 4C 5C; hand B: 5H; table: 8H 4S; build 9 @A : 6C+3H").view("A"), Ask.WHY
    )
    assert said("en", answer)[1:] == [
        "Your build of 9 needs the 9 of diamonds: play it only to capture that build."
    ]


def test_w_tells_nobody_to_keep_a_card_that_must_be_played() -> None:
    only = TABLE.answer(Spot("hand A: 10D; hand B: 5H; table: 6H QC").view("A"), Ask.WHY)
    assert said("en", only) == ["You can only trail: put a card on the table and leave it there."]
    two = TABLE.answer(Spot("hand A: 10D 7C; hand B: 5H; table: 6H QC").view("A"), Ask.WHY)
    assert said("en", two)[-1] == "Keep the 10 of diamonds, 2 points, until it can capture."
    ace = TABLE.answer(Spot("hand A: AC 8S; hand B: 5H; table: 5C 3S").view("A"), Ask.WHY)
    assert said("en", ace)[-1] == "Keep the ace of clubs, worth points, until it can capture."
    assert said("es", ace)[-1] == "Guarda el as de tréboles, que da puntos, hasta que pueda tomar."


def test_w_does_not_contradict_itself() -> None:
    """What can capture is not to be kept until it can, what is trailed best is not to be kept, and
    a card that may do more than capture its build is not only for that.
    """
    ten = TABLE.answer(Spot("hand A: 10D 7C; hand B: 5H; table: 10H QC").view("A"), Ask.WHY)
    assert said("en", ten)[-1] == (
        "The 10 of diamonds is worth points; capture with it to keep it."
    )
    aces = TABLE.answer(Spot("hand A: AS AD; hand B: 5H; table: QC").view("A"), Ask.WHY)
    assert said("en", aces)[1:] == [
        "Trailing the ace of diamonds loses least.",
        "Keep the ace of spades, worth points, until it can capture.",
    ]
    built = TABLE.answer(Spot("hand A: AH 8C 2C; hand B: 5H; table: 7D QC").view("A"), Ask.WHY)
    assert said("en", built)[0].startswith("You can build 8 with the ace of hearts")
    assert not [line for line in said("en", built) if line.startswith("Keep the ace")]
    raised = TABLE.answer(
        Spot("hand A: 5D 10C; hand B: 5H; table: QC; build 5 @A : 3C+2H").view("A"), Ask.WHY
    )
    assert said("en", raised)[0].endswith("increase your build of 5 to 10.")
    assert not [line for line in said("en", raised) if "play it only to" in line]


def test_enter_on_the_table_says_so_when_there_is_nothing_but_trailing() -> None:
    view = Spot("hand A: KD 10C; hand B: 5C; table: QH 3H").view("A")
    refused = TABLE.act(view, [], item(view, "QH"))
    assert isinstance(refused, Rejection)
    assert said("en", refused.note) == [
        "You are on the table: you can only trail a card of your hand; "
        "the key less than goes there."
    ]
    assert said("es", refused.note) == [
        "Estás en la mesa: solo puedes dejar una carta de tu mano; la tecla menor que lleva a ella."
    ]
    view = Spot("hand A: KD 3C; hand B: 5C; table: QH 3H").view("A")
    refused = TABLE.act(view, [], item(view, "QH"))
    assert isinstance(refused, Rejection)
    assert refused.note.id == "casino-refuse-nothing-takes-one"
    assert TABLE.playable(view) == ("3C",), "and there Z does go"


def test_one_card_that_does_not_make_the_value_is_no_sum() -> None:
    view = Spot("opt preset=royal; hand A: JC; hand B: 5C; table: 9H").view("A")
    refused = TABLE.act(view, [item(view, "JC"), item(view, "9H")], None)
    assert isinstance(refused, Rejection)
    assert said("en", refused.note)[0].startswith(
        "9 of hearts alone makes 9: the jack of clubs needs 11."
    )
    assert said("es", refused.note)[0].startswith(
        "El 9 de corazones vale 9: con la jota de tréboles hacen falta 11."
    )


def test_a_build_on_offer_names_the_card_that_is_played() -> None:
    view = Spot("hand A: 6C 9D; hand B: JD; table: 3C 8C AH").view("A")
    offered = TABLE.act(view, [], item(view, "6C"))
    assert isinstance(offered, tuple)
    builds = {
        language: [TELL[language].phrase(play.note, ANA) for play in offered] for language in TELL
    }
    assert "Build 9: 6 on 3 of clubs, and 8 of clubs plus ace of hearts" in builds["en"]
    assert (
        "Construir 9: 6 sobre el 3 de tréboles, y además 8 de tréboles más as de corazones"
        in builds["es"]
    )


@pytest.mark.parametrize(("seconds", "ends"), [(20, "; 20 seconds."), (0, "lets it stand.")])
def test_the_question_of_a_window_tells_how_long_one_has(seconds: int, ends: str) -> None:
    text = (
        f"opt referee=claims; opt challenge_seconds={seconds}; hand A: 9D 4S; hand B: 5C 6C; "
        "table: 8H"
    )
    spot = Spot(text).do("A take 9D : 8H")
    lines = [line for event in spot.events for line in said("en", TABLE.narrate(event, 1))]
    assert any(line.startswith("Key X challenges") and line.endswith(ends) for line in lines)
    assert "accuse" not in said("en", TABLE.answer(spot.view("B"), Ask.WHY))[0], (
        "nobody has a partner"
    )


def test_in_brief_a_capture_is_told_from_a_trail() -> None:
    def heard(language: str, seat: int) -> list[str]:
        who = Listener(seat, ANA.names, ANA.sides)
        lines = [line for event in spot.events for line in TABLE.narrate(event, seat)]
        return [TELL[language].tell(line, who, "brief") for line in lines]

    spot = Spot("hand A: 9D 4S; hand B: 5C 6C; table: 5H 4H 9C 2S").do("A take 9D : 5H+4H / 9C")
    assert heard("en", 0)[0] == "Captured 3 cards with 9 of diamonds."
    assert heard("es", 1)[0] == "9 de diamantes: Ana toma 3 cartas."
    spot.do("B trail 6C")
    assert heard("en", 0)[0] == "Berta trails 6 of clubs."
    assert heard("es", 1)[0] == "Dejas 6 de tréboles."


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "Berta trails queen of diamonds.",
                "You captured last, with the king of hearts.",
                "What is left at the end would go to you.",
            ],
        ),
        (
            "es",
            [
                "Berta deja la reina de diamantes.",
                "La última captura fue tuya, con el rey de corazones.",
                "El resto sería para ti.",
            ],
        ),
    ],
)
def test_the_last_play_and_who_captured_last_are_told_apart(
    language: str, expected: list[str]
) -> None:
    spot = Spot("hand A: KH 2C; hand B: QD 3C; table: KS 9S")
    spot.do("A take KH : KS", "B trail QD")
    assert said(language, TABLE.answer(spot.view("A"), Ask.LAST)) == expected
