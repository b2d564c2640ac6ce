"""Every refusal as it is heard by the one who tried: the reason and what would work, in both
languages (section 4.4).

Read it as prose: these are the sentences. `test_refusals.py` holds the codes and their order.
"""

from __future__ import annotations

import pytest

from games.casino import GAME
from games.casino.actions import Play, Trail
from games.casino.events import ChallengeUpheld
from games.casino.moves import Lister, to_action, wrong_plays
from games.casino.rules.check import is_legal
from games.casino.state import View
from games.casino.words.offers import plans_of
from playroom.engine.notes import Note, Rejection
from playroom.locale import Listener, Teller
from tests.casino.kit import Spot
from tests.casino.test_refusals import MARKS, OTHERS, PLAYS, good_sentence, items
from tests.casino.test_rules import played

TELL = {language: Teller(language, strict=True) for language in ("en", "es")}
ANA = Listener(0, ("Ana", "Berta", "Inés", "Luis"), ((0, 2), (1, 3)))

CODES = frozenset(
    """waiting not_turn not_in_hand must_trail announce no_target in_build not_on_table overlap
    no_build barred bad_value face_sum face_build sum build_value raise_table multi_raise scope
    lone_card gather face_count pair_count duty hold claims_only no_window answered bad_seat
    known_card no_question no_redeal no_choice no_last""".split()  # noqa: SIM905
)
"""The codes of sections 4.4 and 4.8."""

SENTENCES = {
    "0-not-turn": (
        "You play now.",
        "Ahora juegas tú.",
    ),
    "1-not-in-hand": (
        "You do not hold the 9 of hearts. Key H tells your hand.",
        "No tienes el 9 de corazones. La tecla H dice tu mano.",
    ),
    "2-announce": (
        "Say the value that you build with the 6 of clubs, as in build 9.",
        "Di el valor de lo que construyes con el 6 de tréboles, como construir 9.",
    ),
    "3-no-target": (
        "Say what the 9 of diamonds captures: choose table cards with Space, then Enter.",
        "Di qué toma el 9 de diamantes: elige cartas de la mesa con Espacio y pulsa Intro.",
    ),
    "4-no-target-build": (
        "A build needs a card of the table: choose one for the 9 of diamonds with Space.",
        (
            "Para construir con el 9 de diamantes hace falta una carta de la mesa: "
            "elígela con Espacio."
        ),
    ),
    "5-in-build": (
        "6 of clubs lies in the build of 9, which goes whole: capture that.",
        "El 6 de tréboles está en la construcción de 9, que se toma entera: elige esa.",
    ),
    "6-not-on-table": (
        "9 of spades is not on the table. Key V tells what is.",
        "El 9 de picas no está en la mesa. La tecla V dice lo que hay.",
    ),
    "7-overlap": (
        "9 of hearts is named twice: each card goes into one group.",
        "Nombras dos veces el 9 de corazones: cada carta va en un solo grupo.",
    ),
    "8-overlap-build": (
        "The build of 9 is named twice: once is enough.",
        "Nombras dos veces la construcción de 9: basta una.",
    ),
    "9-no-build": (
        "No build of 9 stands. Key B tells the builds.",
        "No hay construcción de 9. La tecla B dice las que hay.",
    ),
    "10-bad-value": (
        "ace of diamonds counts 1 or 14, not 9.",
        "El as de diamantes vale 1 o 14, no 9.",
    ),
    "11-face-sum": (
        (
            "king of hearts is captured by a king only, without sums. "
            "You can only trail the 9 of diamonds."
        ),
        (
            "El rey de corazones solo se toma con un rey, sin sumas. "
            "Solo puedes dejar el 9 de diamantes."
        ),
    ),
    "12-face-sum-face": (
        "A king takes only kings. You can only trail the king of diamonds.",
        "Un rey solo toma reyes. Solo puedes dejar el rey de diamantes.",
    ),
    "13-face-build": (
        (
            "king of diamonds has no number: face cards are never in a build. "
            "You can only trail the king of diamonds."
        ),
        (
            "El rey de diamantes no vale número: las figuras no se construyen. "
            "Solo puedes dejar el rey de diamantes."
        ),
    ),
    "14-sum": (
        "5 and 3 make 8, not 9. You can only trail the 9 of diamonds.",
        "El 5 y el 3 suman 8, no 9. Solo puedes dejar el 9 de diamantes.",
    ),
    "15-sum-one": (
        "8 of hearts alone does not make 9. You can only trail the 9 of diamonds.",
        "Solo con el 8 de corazones no se hace 9. Solo puedes dejar el 9 de diamantes.",
    ),
    "16-sum-flat": (
        "5 and 3 make 8; groups of 9 are needed. You can only trail the 9 of diamonds.",
        "El 5 y el 3 suman 8; hacen falta grupos de 9. Solo puedes dejar el 9 de diamantes.",
    ),
    "17-sum-raise": (
        "ace of diamonds increases 6 to 7, not to 9. You can only trail the ace of diamonds.",
        "El as de diamantes aumenta de 6 a 7, no a 9. Solo puedes dejar el as de diamantes.",
    ),
    "18-build-value": (
        (
            "A build of 9 needs a card worth 9, not the 8 of diamonds. "
            "With the 8 of diamonds you can capture 8 of hearts."
        ),
        (
            "La construcción de 9 pide un 9, no el 8 de diamantes. "
            "Con el 8 de diamantes puedes tomar el 8 de corazones."
        ),
    ),
    "19-build-value-face": (
        (
            "Face cards capture no builds: that of 9 needs a card worth 9. "
            "With the king of diamonds you can capture king of hearts."
        ),
        (
            "Las figuras no toman construcciones: la de 9 pide un 9. "
            "Con el rey de diamantes puedes tomar el rey de corazones."
        ),
    ),
    "20-raise-table": (
        "Only the card from your hand increases a build, not the 2 of hearts too.",
        "Solo aumenta la carta de tu mano, no también el 2 de corazones.",
    ),
    "21-multi-raise": (
        "A multiple build of 6 stays at 6: capture or duplicate it.",
        "La construcción múltiple de 6 no cambia: tómala o duplícala.",
    ),
    "22-scope": (
        (
            "Inés's build of 6 is of the same side: only opponents' are increased. "
            "You can only trail the ace of diamonds."
        ),
        (
            "La construcción de 6 es de Inés, del mismo bando: solo se aumentan las rivales. "
            "Solo puedes dejar el as de diamantes."
        ),
    ),
    "23-lone-card": (
        (
            "A new build needs a sum, not a lone card. "
            "With the 9 of diamonds you can capture 9 of hearts."
        ),
        (
            "Se construye con una suma, no con una carta sola. "
            "Con el 9 de diamantes puedes tomar el 9 de corazones."
        ),
    ),
    "24-gather": (
        "Nothing else may join an increase to 7: only the card.",
        "Al aumentar a 7 no se añade nada más que la carta.",
    ),
    "25-face-count": (
        "king of diamonds captures 1 of its rank at once, not 2.",
        "El rey de diamantes toma 1 igual de una vez, no 2.",
    ),
    "26-face-count": (
        "king of diamonds captures 1 or 2 of its rank at once, not 3.",
        "El rey de diamantes toma 1 o 2 iguales de una vez, no 3.",
    ),
    "27-face-count": (
        "king of diamonds captures 1 or all 3 of its rank at once, not 2.",
        "El rey de diamantes toma 1 igual de una vez o las 3, no 2.",
    ),
    "28-pair-count": (
        "9 of diamonds captures 1 or 3 of its own rank at once, not 2.",
        "El 9 de diamantes toma 1 o 3 iguales de una vez, no 2.",
    ),
    "29-duty": (
        "No trailing while your build of 9 stands: capture it with the 9 of diamonds.",
        "Con tu construcción de 9 en la mesa no puedes dejar cartas: tómala con el 9 de diamantes.",
    ),
    "30-duty": (
        "No trailing while your build of 9 stands: capture it with the 9 of diamonds.",
        "Con tu construcción de 9 en la mesa no puedes dejar cartas: tómala con el 9 de diamantes.",
    ),
    "31-duty": (
        "No trailing while your build of 9 stands: capture it with the 9 of diamonds.",
        "Con tu construcción de 9 en la mesa no puedes dejar cartas: tómala con el 9 de diamantes.",
    ),
    "32-hold": (
        (
            "Without the 6 of diamonds you hold no 9 to capture that build. "
            "You can only trail the 6 of diamonds."
        ),
        (
            "Sin el 6 de diamantes no te queda ningún 9 para tomar esa construcción. "
            "Solo puedes dejar el 6 de diamantes."
        ),
    ),
    "33-hold-own": (
        "You need the 9 of diamonds for your build of 9: capture it with that.",
        "Necesitas el 9 de diamantes para tu construcción de 9: tómala con esa carta.",
    ),
    "34-claims-only": (
        "Nothing to challenge: this referee lets only legal plays through.",
        "No hay nada que impugnar: este árbitro solo deja pasar lo legal.",
    ),
    "35-no-window": (
        "Nothing to challenge: only an opponent's play just made can be.",
        "No hay nada que impugnar: solo la jugada que acaba de hacer un rival.",
    ),
    "36-no-question": (
        "Nothing is asked of you now. T tells who is awaited.",
        "No se te pregunta nada ahora. La T dice a quién se espera.",
    ),
    "37-no-redeal": (
        "Too late for this deal: a redeal is proposed before its first card.",
        "Ya es tarde para este reparto: se propone antes de la primera carta.",
    ),
    "38-no-choice": (
        "Choosing the dealer is not up to you now. T tells who is awaited.",
        "No te toca elegir quién reparte. La T dice a quién se espera.",
    ),
    "39-no-last-auto": (
        "The playroom announces the last round at this table.",
        "En esta mesa la última ronda la anuncia la sala.",
    ),
    "40-no-last": (
        "Only the dealer announces, between dealing the last round and playing in it.",
        "Solo anuncia quien reparte, entre repartir la última ronda y jugar en ella.",
    ),
    "sum-many": (
        "25 cards are too many at once: name the groups beyond 24.",
        "25 cartas son demasiadas: pasadas 24, nombra los grupos.",
    ),
    "waiting": (
        "First the last play may be challenged. Enter lets it stand.",
        "Antes puede impugnarse la última jugada. Intro la da por buena.",
    ),
    "answered": (
        "You have answered already. Wait for the others.",
        "Ya has respondido. Espera a los demás.",
    ),
    "bad-seat": (
        "Name a seat of another side, A to D.",
        "Nombra un asiento de otro bando, de la A a la D.",
    ),
    "known-card": (
        "8 of diamonds lies open or is yours: name a card nobody has seen.",
        "El 8 de diamantes está a la vista o en tu mano: nombra una carta que nadie haya visto.",
    ),
    "must-trail": (
        "You must trail the 9 of diamonds first, a penalty.",
        "Antes debes dejar el 9 de diamantes, por castigo.",
    ),
    "barred": (
        "9 of diamonds is barred to you after a penalty: leave it out.",
        "No puedes contar con el 9 de diamantes por un castigo: juega sin esa carta.",
    ),
    "sum-build": (
        "6 and 2 never made a build of 9.",
        "El 6 y el 2 nunca fueron una construcción de 9.",
    ),
    "no-redeal-again": (
        "You have proposed a redeal of this deal already: once is all.",
        "Ya has propuesto repartir otra vez en este reparto: una vez basta.",
    ),
    "mark-one-card": (
        "1 hand card at a time: 2 are chosen. Space puts one back.",
        "Las cartas de la mano, de una en una: hay 2 elegidas. Espacio devuelve una.",
    ),
    "mark-no-card": (
        "No card there. Tab to a card of your hand, then Enter.",
        "Ahí no hay carta. Ve con tabulador a una de tu mano y pulsa Intro.",
    ),
    "mark-nothing-takes": (
        "4 and 3 make 7: no card of yours fits. Escape puts them back.",
        "El 4 y el 3 suman 7: ninguna carta tuya sirve. Escape las devuelve.",
    ),
    "mark-nothing-takes-one": (
        (
            "No card of yours captures or builds on the queen of hearts. "
            "Z goes to one that does something."
        ),
        (
            "Ninguna carta tuya toma la reina de corazones ni construye encima. "
            "La Z lleva a una que hace algo."
        ),
    ),
    "mark-only-trail": (
        "No card of yours captures or builds: you can only trail. Escape puts back what you chose.",
        "Ninguna carta tuya toma ni construye: solo puedes dejar una. Escape devuelve lo elegido.",
    ),
    "mark-nothing-takes-faces": (
        (
            "No card of yours captures these: face cards go with their own rank only. "
            "Escape puts them back."
        ),
        "Ninguna carta tuya las toma: las figuras van solo con su igual. Escape las devuelve.",
    ),
    "mark-nothing-takes-build": (
        (
            "No card of yours captures, duplicates or increases the build of 9. "
            "Z goes to one that does something."
        ),
        (
            "Ninguna carta tuya toma, duplica ni aumenta la construcción de 9. "
            "La Z lleva a una que hace algo."
        ),
    ),
    "mark-sum-flat": (
        "4 and 3 make 7; groups of 9 are needed. You can only trail the 9 of diamonds.",
        "El 4 y el 3 suman 7; hacen falta grupos de 9. Solo puedes dejar el 9 de diamantes.",
    ),
    "mark-face-sum-face": (
        "A king takes only kings. You can only trail the king of diamonds.",
        "Un rey solo toma reyes. Solo puedes dejar el rey de diamantes.",
    ),
    "mark-build-value": (
        (
            "A build of 9 needs a card worth 9, not the 8 of diamonds. "
            "You can only trail the 8 of diamonds."
        ),
        (
            "La construcción de 9 pide un 9, no el 8 de diamantes. "
            "Solo puedes dejar el 8 de diamantes."
        ),
    ),
    "mark-not-turn": (
        "Berta plays now, then it goes round to you.",
        "Ahora juega Berta; espera a que te toque.",
    ),
}


def of_plays() -> dict[str, Rejection]:
    """The refusals of moves that are tried, as they are told."""
    found = {}
    for number, (_, message, position, text) in enumerate(PLAYS):
        spot = Spot(position)
        why = spot.check(text)
        assert why is not None
        seat, _, what = text.partition(" ")
        found[f"{number}-{message}"] = GAME.table.refused(spot.view(seat), GAME.parse(what), why)
    return found


def of_stories_and_marks() -> dict[str, Rejection]:
    """The refusals that need a story, and what Enter says of marks that fit nothing."""
    found = {}
    for message, (make, _) in OTHERS.items():
        why = make()
        assert why is not None
        found[message] = why
    for message, position, keys in MARKS:
        view = Spot(position).view("A")
        refused = GAME.table.act(view, items(view, *keys), None)
        assert isinstance(refused, Rejection)
        found[f"mark-{message}"] = refused
    return found


ALL = {**of_plays(), **of_stories_and_marks()}


@pytest.mark.parametrize("name", ALL)
def test_a_refusal_says_why_and_what_would_work(name: str) -> None:
    refused = ALL[name]
    assert (
        tuple(TELL[language].tell(refused.note, ANA) for language in ("en", "es"))
        == SENTENCES[name]
    )
    good_sentence(refused)


def test_every_code_of_the_rules_is_told() -> None:
    assert {refused.code for refused in ALL.values()} >= CODES
    assert set(SENTENCES) == set(ALL)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_short_refusal_still_says_what_would_work(language: str) -> None:
    tell = TELL[language]
    spot = Spot("hand A: 9D 4C; hand B: 5C; table: 8H 9S; build 9 @A : 6C+3H")
    why = spot.check("A trail 4C")
    assert why is not None
    told = GAME.table.refused(spot.view("A"), GAME.parse("trail 4C"), why)
    assert TELL[language].tell(told.note, ANA, "brief") in (
        "Your build of 9 stands: the 9 of diamonds captures it.",
        "Tu construcción de 9 sigue ahí: la toma el 9 de diamantes.",
    )
    for length in ("normal", "full"):
        assert tell.tell(told.note, ANA, length) in (
            (
                "No trailing while your build of 9 stands: capture it with the 9 of diamonds. "
                "W tells what else you can do."
            ),
            "Con tu construcción de 9 en la mesa no puedes dejar cartas: "
            "tómala con el 9 de diamantes. La W dice qué más puedes hacer.",
        )


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("hand A: 9D 9C 4C; hand B: 5C; table: 5H 3H 6S", "take 9D : 5H+3H"),
        ("hand A: 6D 9C 4C; hand B: 5C; table: 3H; build 7 @B : 4S+3C", "build 6D = 8 : 3H"),
        ("opt preset=royal; hand A: AD KC; hand B: 5C; table: 9H 5D QH", "take AD = 14 : 9H+QH"),
        ("hand A: 8D 10C; hand B: 5C; table: 4H 3H 8C; build 9 @B : 6C+3S", "take 8D : #9"),
        ("hand A: 10D 4C; hand B: 5C; table: 6H 2C; build 10 @A : 7C+3H", "build 4C = 10 : 6H"),
    ],
)
def test_what_is_said_to_work_works(position: str, text: str) -> None:
    """The hint names the first of the plays that are legal with this very card (CAS-303: to its
    owner only).
    """
    spot = Spot(position)
    action, why = GAME.parse(text), spot.check(f"A {text}")
    if why is None:
        return
    assert isinstance(action, Play)
    told = GAME.table.refused(spot.view("A"), action, why)
    assert told.code == why.code
    works = told.note.get("works")
    legal = [
        to_action(spot.state.public, plan)
        for plan in Lister(spot.state.public, 0, spot.view("A").hand).all()
    ]
    assert all(is_legal(spot.state.public, 0, spot.view("A").hand, one) for one in legal)
    if isinstance(works, Note):
        assert any(
            one.card == action.card and GAME.check(spot.state, 0, one) is None for one in legal
        )


def test_others_hear_nothing_of_a_hand_in_a_reason() -> None:
    """What an upheld challenge says to all is the reason alone (CAS-181, CAS-303)."""
    spot = Spot("opt referee=claims; hand A: 9D 4C; hand B: 5C 6C; table: 8H; build 9 @A : 6D+3C")
    spot.do("A trail 4C", "B challenge")
    upheld = next(event for event in spot.events if isinstance(event, ChallengeUpheld))
    lines = [TELL["en"].tell(one, ANA) for one in GAME.table.narrate(upheld, 1)]
    assert not any("9 of diamonds" in line for line in lines)


@pytest.mark.parametrize("preset", ["classic", "royal", "two-player-002"])
def test_every_refusal_on_the_way_names_something_that_is_legal(preset: str) -> None:
    """Wrong plays tried all through a game: what is said to work is done, and works."""
    hinted = bound = needed = 0
    for match in played(dict(GAME.presets[preset]), 2, f"hints {preset}", most=200):
        turn = match.state.public.turn
        if turn is None or match.outcome is not None:
            continue
        view: View = GAME.view(match.state, turn)
        for action in (*wrong_plays(view), *(Trail(one) for one in view.hand)):
            why = GAME.check(match.state, turn, action)
            if why is None:
                continue
            said = GAME.table.refused(view, action, why).note
            if said.get("works") is not None:
                best = to_action(view.public, plans_of(view, action.card)[0])
                assert GAME.check(match.state, turn, best) is None
                hinted += 1
            elif said.id == "casino-refuse-duty-own":
                value, home = said.get("value"), said.get("card")
                assert (
                    GAME.check(match.state, turn, GAME.parse(f"take {home}={value} : #{value}"))
                    is None
                )
                bound += 1
            elif said.id == "casino-refuse-hold-needed":
                value, home = said.get("value"), said.get("card")
                assert (
                    GAME.check(match.state, turn, GAME.parse(f"take {home}={value} : #{value}"))
                    is None
                )
                needed += 1
    assert hinted > 20
    assert bound + needed > 5
