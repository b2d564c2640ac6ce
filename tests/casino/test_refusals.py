"""Every refusal of Casino: its code, its sentence in both languages and every length, and the order
of the codes (4.4).
"""

from __future__ import annotations

import pytest

from games.casino import GAME
from games.casino.events import ChallengeUpheld
from games.casino.state import View
from playroom.engine.notes import Note, Rejection
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.engine.table import Item
from playroom.locale import LANGUAGES, Listener, Teller
from playroom_testing.checks.sayings import Saying, problems_of
from playroom_testing.hooks import Hooks
from tests.casino import conformance
from tests.casino.conformance import UNREACHED
from tests.casino.kit import Spot

NAMES = ("Ana", "Berta", "Inés", "Luis")
HOOKS = Hooks(conformance)

PLAYS = (
    # code, message, position, what is tried
    ("not_turn", "not-turn", "hand A: 4C; hand B: 5C; table: 9H", "B trail 5C"),
    ("not_in_hand", "not-in-hand", "hand A: 4C; hand B: 5C; table: 9H", "A trail 9H"),
    ("announce", "announce", "hand A: 6C 9D; hand B: 5C; table: 3H", "A build 6C : 3H"),
    ("no_target", "no-target", "hand A: 9D; hand B: 5C; table: 9H", "A take 9D :"),
    ("no_target", "no-target-build", "hand A: 9D 9S; hand B: 5C; table: 9H", "A build 9D = 9 : -"),
    (
        "in_build",
        "in-build",
        "hand A: 9D 6D; hand B: 5C; table: 9H; build 9 @B : 6C+3H",
        "A take 6D : 6C",
    ),
    ("not_on_table", "not-on-table", "hand A: 9D; hand B: 5C; table: 9H", "A take 9D : 9S"),
    ("overlap", "overlap", "hand A: 9D; hand B: 5C; table: 9H", "A take 9D : 9H / 9H"),
    (
        "overlap",
        "overlap-build",
        "hand A: 9D; hand B: 5C; table: 8H; build 9 @B : 6C+3H",
        "A take 9D : #9 / #9",
    ),
    ("no_build", "no-build", "hand A: 9D; hand B: 5C; table: 9H", "A take 9D : #9"),
    (
        "bad_value",
        "bad-value",
        "opt preset=royal; hand A: AD; hand B: 5C; table: 9H",
        "A take AD = 9 : 9H",
    ),
    ("face_sum", "face-sum", "hand A: 9D; hand B: 5C; table: KH", "A take 9D : KH"),
    ("face_sum", "face-sum-face", "hand A: KD; hand B: 5C; table: 9H", "A take KD : 9H"),
    ("face_build", "face-build", "hand A: KD 9D; hand B: 5C; table: 9H", "A build KD = 9 : 9H"),
    ("sum", "sum", "hand A: 9D; hand B: 5C; table: 5H 3H", "A take 9D : 5H+3H"),
    ("sum", "sum-one", "hand A: 9D; hand B: 5C; table: 8H", "A take 9D : 8H"),
    ("sum", "sum-flat", "hand A: 9D; hand B: 5C; table: 5H 3H", "A take 9D : {5H 3H}"),
    (
        "sum",
        "sum-raise",
        "hand A: AD 9D; hand B: 5C; table: 2H; build 6 @B : 4C+2S",
        "A raise AD #6 = 9",
    ),
    (
        "build_value",
        "build-value",
        "hand A: 8D; hand B: 5C; table: 8H; build 9 @B : 6C+3H",
        "A take 8D : 8H / #9",
    ),
    (
        "build_value",
        "build-value-face",
        "hand A: KD; hand B: 5C; table: KH; build 9 @B : 6C+3H",
        "A take KD : #9",
    ),
    (
        "raise_table",
        "raise-table",
        "hand A: AD 9D; hand B: 5C; table: 2H; build 6 @B : 4C+2S",
        "A raise AD+2H #6 = 9",
    ),
    (
        "multi_raise",
        "multi-raise",
        "hand A: AD 7D; hand B: 5C; table: 2H; build 6 @B : 4C+2S / 6D",
        "A raise AD #6 = 7",
    ),
    (
        "scope",
        "scope",
        (
            "opt seats=4 raise_scope=opponents; hand A: AD 7D; hand B: 5C; table: 2H; "
            "build 6 @C : 4C+2S"
        ),
        "A raise AD #6 = 7",
    ),
    (
        "lone_card",
        "lone-card",
        "opt pair_builds=off; hand A: 9D 9S; hand B: 5C; table: 9H",
        "A build 9D = 9 : - / 9H",
    ),
    (
        "gather",
        "gather",
        "hand A: AD 7D; hand B: 5C; table: 7H; build 6 @B : 4C+2S",
        "A raise AD #6 = 7 / 7H",
    ),
    ("face_count", "face-count", "hand A: KD; hand B: 5C; table: KH KS", "A take KD : KH / KS"),
    (
        "face_count",
        "face-count",
        "opt face_pairing=1,2; hand A: KD; hand B: 5C; table: KH KS KC",
        "A take KD : KH / KS / KC",
    ),
    (
        "face_count",
        "face-count",
        "opt face_pairing=1,3; hand A: KD; hand B: 5C; table: KH KS KC",
        "A take KD : KH / KS",
    ),
    (
        "pair_count",
        "pair-count",
        "opt number_pairing=1,3; hand A: 9D; hand B: 5C; table: 9H 9S",
        "A take 9D : 9H / 9S",
    ),
    ("duty", "duty", "hand A: 9D 4C; hand B: 5C; table: 8H; build 9 @A : 6C+3H", "A trail 4C"),
    ("duty", "duty", "hand A: 9D 4C; hand B: 5C; table: 8H; build 9 @A : 6C+3H / 9S", "A trail 4C"),
    (
        "duty",
        "duty",
        "opt builder_duty=no_trail; hand A: 9D 4C; hand B: 5C; table: 8H; build 9 @A : 6C+3H",
        "A trail 4C",
    ),
    ("hold", "hold", "hand A: 6D 4C; hand B: 5C; table: 3H", "A build 6D = 9 : 3H"),
    (
        "hold",
        "hold-own",
        "hand A: 9D 4C; hand B: 5C; table: 9H; build 9 @A : 6C+3H",
        "A take 9D : 9H",
    ),
    ("claims_only", "claims-only", "hand A: 9D; hand B: 5C; table: 9H", "B challenge"),
    (
        "no_window",
        "no-window",
        "opt referee=claims; hand A: 9D; hand B: 5C; table: 9H",
        "B challenge",
    ),
    ("no_question", "no-question", "hand A: 9D; hand B: 5C; table: 9H", "B agree"),
    ("no_redeal", "no-redeal", "hand A: 9D; hand B: 5C; table: 9H", "B redeal"),
    ("no_choice", "no-choice", "hand A: 9D; hand B: 5C; table: 9H", "B dealer A"),
    ("no_last", "no-last-auto", "hand A: 9D; hand B: 5C; table: 9H", "B last"),
    ("no_last", "no-last", "opt announce_last=manual; hand A: 9D; hand B: 5C; table: 9H", "B last"),
)


def good_sentence(refused: Rejection) -> None:
    """It can be said in both languages and every length, as a line for the ear."""
    for language in LANGUAGES:
        teller = Teller(language, strict=True)
        for listener in (Listener(0, NAMES, ((0,), (1,))), Listener(1, NAMES, ((0,), (1,)))):
            assert problems_of(Saying(refused.note, listener, "refusal"), teller, HOOKS) == []


@pytest.mark.parametrize(
    ("code", "message", "position", "text"), PLAYS, ids=[f"{n}-{p[1]}" for n, p in enumerate(PLAYS)]
)
def test_a_play_is_refused_with_its_code_and_a_sentence(
    code: str, message: str, position: str, text: str
) -> None:
    refused = Spot(position).check(text)
    assert refused is not None
    assert (refused.code, refused.note.id) == (code, f"casino-refuse-{message}")
    good_sentence(refused)


def _many() -> Rejection | None:
    loose = "AS 2S 3S AH 2H 3H AD 2D 3D AC 2C 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S"
    return Spot(f"hand A: 10D; hand B: 9C; table: {loose}").check("A take 10D : {" + loose + "}")


def _waiting() -> Rejection | None:
    spot = Spot("opt referee=claims; hand A: 9D 4C; hand B: 5C; table: 9H").do("A take 9D : 9H")
    return spot.check("B trail 5C")


def _answered() -> Rejection | None:
    spot = Spot("opt referee=claims seats=3; hand A: 9D 4C; hand B: 5C; hand C: 6C; table: 9H").do(
        "A take 9D : 9H"
    )
    return spot.do("B no").check("B challenge")


def _bad_seat() -> Rejection | None:
    spot = Spot("opt referee=claims; hand A: 9D 4C; hand B: 5C; table: 9H").do("A take 9D : 9H")
    return spot.check("B accuse B 8D")


def _known() -> Rejection | None:
    spot = Spot("opt referee=claims; hand A: 9D 4C; hand B: 5C; table: 9H 8D").do("A take 9D : 9H")
    return spot.check("B accuse A 8D")


def _must_trail() -> Rejection | None:
    spot = Spot("opt illegal_take_penalty=must_trail; hand A: 9D 4C; hand B: 5C 6C; table: 8H")
    spot.do("A take 9D : 8H")
    return spot.check("A trail 4C")


def _barred() -> Rejection | None:
    spot = Spot(
        "opt seats=4 illegal_take_penalty=must_trail; hand A: 9D 4C; hand B: 5C 6C; hand C: 9S 2C; "
        "hand D: KC; table: 8H"
    )
    spot.do("A take 9D : 8H", "B trail 5C")
    return spot.check("C take 9S : 9D")


def _improper_sum() -> Rejection | None:
    spot = Spot("opt referee=claims; hand A: 9D 4C; hand B: 5C 6C; table: 8H; build 9 @A : 6D+2H")
    spot.do("A take 9D : #9", "B challenge")
    upheld = next(event for event in spot.events if isinstance(event, ChallengeUpheld))
    return upheld.rejection


def _again() -> Rejection | None:
    rng = Rng("again")
    state = GAME.start(Setup.of(3, {}), rng).state
    for seat, text in ((0, "redeal"), (1, "decline"), (2, "decline")):
        state = GAME.apply(state, seat, GAME.parse(text), rng).state
    return GAME.check(state, 0, GAME.parse("redeal"))


OTHERS = {
    "sum-many": (_many, "sum"),
    "waiting": (_waiting, "waiting"),
    "answered": (_answered, "answered"),
    "bad-seat": (_bad_seat, "bad_seat"),
    "known-card": (_known, "known_card"),
    "must-trail": (_must_trail, "must_trail"),
    "barred": (_barred, "barred"),
    "sum-build": (_improper_sum, "sum"),
    "no-redeal-again": (_again, "no_redeal"),
}


@pytest.mark.parametrize("message", OTHERS)
def test_refusals_that_need_a_story(message: str) -> None:
    make, code = OTHERS[message]
    refused = make()
    assert refused is not None
    assert refused.code == code
    assert refused.note.id == f"casino-refuse-{message}"
    good_sentence(refused)


def reason_of(refused: Rejection) -> str:
    """The message of the reason, also when it stands before what would work."""
    reason = refused.note.get("reason")
    return reason.id if isinstance(reason, Note) else refused.note.id


def items(view: View, *keys: str) -> list[Item]:
    """Items of the table, as if marked."""
    every = {item.key: item for zone in GAME.table.zones(view) for item in zone.items}
    return [every[key] for key in keys]


MARKS = (
    ("one-card", "hand A: 9D 4C; hand B: 5C; table: 9H", ("9D", "4C")),
    ("no-card", "hand A: 9D 4C; hand B: 5C; table: 9H", ()),
    ("nothing-takes", "hand A: KD 10C; hand B: 5C; table: 4H 3H", ("4H", "3H")),
    ("nothing-takes-one", "hand A: KD 3C; hand B: 5C; table: QH 3H", ("QH",)),
    ("only-trail", "hand A: KD 10C; hand B: 5C; table: QH 3H", ("QH",)),
    ("nothing-takes-faces", "hand A: KD 10C; hand B: 5C; table: QH 3H", ("QH", "3H")),
    ("nothing-takes-build", "hand A: KD 4C; hand B: 5C; table: 4H 3H; build 9 @B : 6C+3S", ("#9",)),
    ("sum-flat", "hand A: 9D 10C; hand B: 5C; table: 4H 3H", ("9D", "4H", "3H")),
    ("face-sum-face", "hand A: KD 10C; hand B: 5C; table: 4H 3H", ("KD", "4H")),
    ("build-value", "hand A: 8D 10C; hand B: 5C; table: 4H 3H; build 9 @B : 6C+3S", ("8D", "#9")),
    ("not-turn", "pos turn=B; hand A: 9D 4C; hand B: 5C; table: 9H", ("9D",)),
)


@pytest.mark.parametrize(("message", "position", "keys"), MARKS, ids=[mark[0] for mark in MARKS])
def test_marks_that_fit_nothing_are_explained(
    message: str, position: str, keys: tuple[str, ...]
) -> None:
    view = Spot(position).view("A")
    refused = GAME.table.act(view, items(view, *keys), None)
    assert isinstance(refused, Rejection)
    assert reason_of(refused) == f"casino-refuse-{message}"
    good_sentence(refused)


def test_what_conformance_walks_do_not_reach_is_refused_here() -> None:
    here = {f"casino-refuse-{one[1]}" for one in PLAYS} | {
        f"casino-refuse-{name}" for name in OTHERS
    }
    assert here >= UNREACHED


def test_a_refusal_says_nothing_of_what_the_table_does_not_see() -> None:
    """The same wrong play is refused in the same words whatever the others hold."""
    for code, _, position, text in PLAYS:
        other = position.replace("hand B: 5C", "hand B: KC")
        if text.startswith("B") or "KC" in position:
            continue
        one, two = Spot(position).check(text), Spot(other).check(text)
        assert one == two
        assert one is not None
        assert one.code == code
