"""The words of the room, and of the games in `STRICT`, hold none of the mistakes that readers found
(`playroom_testing.language.wording`).

`python -m tests.locale.test_wording` prints what is found in every game.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from playroom.engine.registry import game_ids
from playroom.locale import LANGUAGES, Teller
from playroom_testing.language.messages import read_language
from playroom_testing.language.sayings import lines_of
from playroom_testing.language.wording import wording
from playroom_testing.suite import heard_of
from tests.conformance.test_conformance import heard_together, subject
from tests.locale.samples import lines

STRICT = game_ids()
"""The games whose lines are held to it."""

LET_PASS = {
    # values that are never 1
    "agreement": frozenset(
        {
            "counting-drill",
            "together-missing-others",
            "help-groups-title",
            "counting-drill-again",
            "counting-begin-lesson",
            "counting-begin-drill",
            "counting-no-record",
            "replay-no-seat",
            "replay-help-title",
            "room-help-title",
            "sample-points",
            "sample-points-you",
            "sample-clock",
            "setting-pace",
            "shell-help-title",
            "store-several-games",
            "table-more-plays",
            "table-plays",
            # a second is told by `$one`
            "counting-right-in",
            "counting-result-in",
            "counting-record",
            "counting-record-before",
        }
    ),
    # names of games and kinds of lines, which hold no number
    "numbers": frozenset(
        {"counting-drill", "counting-drill-again", "history-shown", "replay-title", "rules-title"}
    ),
    # lessons name a key and nothing else
    "key": frozenset({"lesson-keys"}),
    # a list of commands as they are typed, and values of messages as they are written
    "english": frozenset(
        {
            "cli-help",
            "speech-unread-help",
            "translating-how-1",
            "translating-how-2",
            "translating-how-6",
        }
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_room_says_nothing_that_the_ear_takes_for_something_else(language: str) -> None:
    teller = Teller(language, strict=True)
    wrong: dict[tuple[str, str], str] = {}
    untold = []
    for id_, entry in read_language(language, games={}).entries.items():
        if id_.startswith("-") or entry.part in ("cards", "typed"):
            continue
        told = [line for _, line in lines(teller, id_)]
        if not told:
            untold.append(id_)
        for line in told:
            for problem in wording(line, language):
                if id_ not in LET_PASS.get(problem.partition(":")[0], ()):
                    wrong.setdefault((id_, problem), line)
    assert wrong == {}
    assert untold == []


def findings(game: str, language: str) -> Iterator[tuple[str, str, str]]:
    """What is found in what a game was heard to say: message, problem and line, each once."""
    teller, seen = Teller(language, strict=True), set()
    for saying in heard_of(subject(game)).sayings:
        for _, line in lines_of(saying, teller):
            for problem in wording(line, language):
                if (saying.note.id, problem) not in seen:
                    seen.add((saying.note.id, problem))
                    yield saying.note.id, problem, line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", heard_together(STRICT))
def test_strict_games_say_nothing_that_the_ear_takes_for_something_else(
    game: str, language: str
) -> None:
    assert list(findings(game, language)) == []


@pytest.mark.parametrize(
    ("language", "line", "kind"),
    [
        ("es", "31, 5.", "numbers"),
        ("en", "Count 30, 6 for Berta.", "numbers"),
        ("es", "Rummy continental para 4, 2 barajas.", "numbers"),
        ("es", "siendo 2, 32.", "numbers"),
        ("es", "3 de picas, devuelta, 1 elegidas.", "agreement"),
        ("es", "Partidas guardadas: 2 a medias, 1 terminadas.", "agreement"),
        ("es", "Final: 5 manos, quedan 1.", "agreement"),
        ("es", "Faltan por elegir: Berta.", "agreement"),
        ("es", "Tú ya estás; faltan Berta.", "agreement"),
        ("es", "Eligen sus cinco: Berta.", "agreement"),
        ("es", "Quedan 1 segundos.", "agreement"),
        ("es", "Otras 1 partidas tienen algo mal.", "agreement"),
        ("en", "1 seconds left.", "agreement"),
        ("en", "There are 1 more.", "agreement"),
        (
            "es",
            "Toma el 9 de picas, el 5 de tréboles y el 4 de corazones, el 10 de picas.",
            "list",
        ),
        ("en", "Takes 9 of spades, 5 of clubs and 4 of hearts and 10 of spades.", "list"),
        ("es", "Final de la partida: 1-hands.", "raw"),
        ("es", "initial-table-multi: no.", "raw"),
        ("es", "No hay nivel foo. Hay easy y good.", "english"),
        ("es", "Un bot juega por ti.", "english"),
        ("es", "Pulsa Tab para seguir.", "english"),
        ("es", "Escribe el total y pulsa Intro; U da una lista.", "key"),
        ("es", "Aún no: D dice qué forman tus cinco.", "key"),
        ("en", "Type it, then Enter; U lists amounts.", "key"),
        ("en", "You play the reina of spades.", "spanish"),
        ("en", "Length: completos.", "spanish"),
        ("es", "Tú y Luis formáis pareja.", "vosotros"),
        ("es", "Tú y Ana os repartís 20 fichas.", "vosotros"),
        ("es", "Tú y Ana repartís.", "vosotros"),
    ],
)
def test_each_kind_is_found(language: str, line: str, kind: str) -> None:
    assert kind in [problem.partition(":")[0] for problem in wording(line, language)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("es", "as de picas, 1."),
        ("es", "Mano 1, repartes tú."),
        ("es", "En la mano 1 repartes tú."),
        ("es", "Jugada 1 de 3."),
        ("es", "Te queda 1 carta, faltan 10 puntos."),
        ("es", "Quedan 1,5 segundos."),
        ("es", "Valen 10, 20 o 30 puntos."),
        ("es", "Escalera de picas: 8, 10 y jota; falta 9."),
        ("en", "Close in spades: 8, 10 and jack."),
        ("en", "Capture your triple build of 10, 6 of clubs and 4 of spades."),
        ("es", "Toma el 9 de picas, el 5 de tréboles y el 4 de corazones con el as de picas."),
        ("es", "La jota de picas y el as de tréboles, 15 puntos."),
        ("es", "playroom rules casino --preset classic dice las reglas."),
        ("es", "Inés y Luis están en París, otro país."),
        ("es", "Control S sale; full de ases y reyes."),
        ("en", "You 0, Berta 2."),
        ("en", "1 point for last, 15 for 2."),
        ("en", "Seat 1 plays, Ana and Inés pass."),
        ("en", "5 of hearts, 1 of 4."),
        ("en", "9 of spades, 5 of clubs and 4 of hearts with the ace of spades."),
    ],
)
def test_good_lines_pass(language: str, line: str) -> None:
    assert wording(line, language) == []


if __name__ == "__main__":
    for game in game_ids():
        for language in LANGUAGES:
            for id_, problem, line in findings(game, language):
                print(f"{game} {language} {id_}: {problem}\n    {line}")
