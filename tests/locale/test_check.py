"""The checks find what they are for: every kind of mistake is planted once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playroom.locale import locales_dir
from playroom_testing.language import messages
from playroom_testing.language.messages import Language, Problem, report
from playroom_testing.language.usage import (
    ids_in_code,
    missing_in,
    no_text_in_code,
    unused_in,
    wrong_cases,
)
from tests.locale.grammar import problems_of_grammar

_GOOD = {
    "en": """x-name = Example
x-plays = { $who } plays { $card }, { $n } { $n ->
    [one] point
   *[other] points
 }.
    .brief = { $card }, { $n }.
x-plays-you = You play { $card } for { $n }.
    .brief = { $card }, { $n }.
x-lies = { $what ->
    [hand] Hand
   *[crib] Crib
 }: { COMMAS($cards) }.
""",
    "es": """x-name = Ejemplo
x-plays = { $who } juega { THE($card) }, { $n }.
    .brief = { $card }, { $n }.
x-plays-you = Juegas { THE($card) }, { $n ->
    [one] un punto, { $n }
   *[other] { $n } puntos
 }.
    .brief = { $card }, { $n }.
x-lies = { $what ->
    [hand] Mano
   *[crib] Cuna
 }: { $cards_count ->
    [one] carta
   *[other] cartas
 }, { COMMAS($cards) }.
""",
}


def _write(folder: Path, **sources: str) -> Path:
    """The words of a room, and those of the game `x`."""
    (folder / "x").mkdir(exist_ok=True)
    for language in ("en", "es"):
        (folder / language).mkdir(exist_ok=True)
        words = (locales_dir() / language / "cards.ftl").read_text("utf-8")
        (folder / language / "cards.ftl").write_text(words, "utf-8")
        (folder / "x" / f"{language}.ftl").write_text(
            sources.get(language, _GOOD[language]), "utf-8"
        )
    return folder


def compare(languages: tuple[str, ...], folder: Path) -> list[Problem]:
    return messages.compare(languages, folder, {"x": (folder / "x",)})


def read(language: str, folder: Path) -> Language:
    return messages.read_language(language, folder, {"x": (folder / "x",)})


def test_two_languages_that_fit_have_no_problems(tmp_path: Path) -> None:
    assert report(compare(("en", "es"), _write(tmp_path))) == ""


@pytest.mark.parametrize(
    ("language", "old", "new", "problem"),
    [
        ("es", "x-lies", "x-lied", "x-lies: is missing (x/en.ftl:9 has it)"),
        ("es", "x-lies", "x-lied", "x/en.ftl x-lied: is missing (x/es.ftl:9 has it)"),
        ("es", "    .brief = { $card }, { $n }.\nx-plays-you", "x-plays-you",
         "x-plays.brief: is missing (en has it)"),
        ("es", "    .brief = { $card }, { $n }.\nx-lies", "x-lies",
         "x-plays-you: x-plays has .brief, this has not"),
        ("es", ".brief", ".short", "x-plays.short: is no length"),
        ("es", "x-plays-you", "x-plays-tu",
         "x/es.ftl:2 x-plays: speaks of $who, but there is no x-plays-you"),
        ("es", "x-name = Ejemplo", "x-name = Ejemplo\nx-far-you = Lejos.",
         "x-far-you: there is no x-far"),
        ("es", "juega { THE($card) }, { $n }.\n    .brief = { $card }", "juega.\n    .brief = 1",
         "$card is used in en only"),
        ("es", "{ $who } juega", "{ $who } juega { $extra }",
         "$extra is used in es only, not in en"),
        ("en", "for { $n }.", "for { $n } bulls.", "x-plays-you: says 1 bulls where $n is 1"),
        ("es", "    [hand] Mano", "    [hnad] Mano",
         "$what is chosen by other tokens than in en: hand, hnad"),
        ("es", "THE($card)", "EL($card)", "there is no function EL in this language"),
        ("en", "plays { $card }", "plays { DEL($card) }",
         "x/en.ftl:2 x-plays: there is no function DEL"),
        ("en", "plays { $card }", "plays { x-gone }", "refers to x-gone, which does not exist"),
        ("en", "plays { $card }", "plays { -gone }", "refers to -gone, which does not exist"),
        ("en", "plays { $card }", "plays { x-lies.full }",
         "refers to x-lies.full, which does not exist"),
        ("en", "plays { $card }", "plays { $card", "cannot be parsed"),
        ("en", "x-name = Example", "x-name = Example\nx-name = Again",
         "x-name: is already in x/en.ftl"),
        ("en", "x-name = Example", "x-name = Example\ny-a = Y.\nrank-1 = ace",
         "y-a: does not begin with x-"),
        ("en", "x-name = Example", "x-name = Example\n}\n", "cannot be parsed"),
        ("en", "x-name = Example", "x-name =\n    .brief = Example",
         "x-name: has no value, only attributes"),
        ("en", "x-name = Example", "x-name = Example.",
         "x-name: ends with a stop in one language only"),
        ("en", "Hand\n   *[crib] Crib\n }: { COMMAS($cards) }.",
         "Hand { COMMAS($cards) }.\n   *[crib] Crib\n }",
         "some variants end with a stop, others do not"),
        ("en", "You play", "You (play)", "signs that are not for the ear: ( )"),
        ("en", "You play", "You play +2", "signs that are not for the ear: +"),
        ("en", "You play", "You play 5♥", "signs that are not for the ear: ♥"),
        ("en", "You play", "You play 2/4", "signs that are not for the ear: /"),
        ("en", "You play", "You - play", "a dash"),
        ("en", "You play", "You play 31-29", "numbers joined by a sign"),
        ("en", "You play", "You play...", "more than one full stop"),
        ("en", "You play", "You  play", "two blanks"),
        ("en", "You play", "You , play", "a blank before a sign"),
        ("en", "You play", "You PLAY", "capitals for stress: PLAY"),
        ("es", "Juegas", "Juegas ya? ", "¿ and ? do not match"),
        ("es", "Juegas", "¡Juegas", "¡ and ! do not match"),
        ("es", "Juegas", "Juegas la opcion", "an accent is missing: opcion"),
    ],
)  # fmt: skip
def test_a_planted_mistake_is_found(
    tmp_path: Path, language: str, old: str, new: str, problem: str
) -> None:
    source = _GOOD[language]
    assert old in source
    problems = compare(("en", "es"), _write(tmp_path, **{language: source.replace(old, new)}))
    assert problem in report(problems)


def test_a_missing_file_is_one_problem(tmp_path: Path) -> None:
    folder = _write(tmp_path)
    (folder / "x" / "es.ftl").unlink()
    assert [str(one) for one in compare(("en", "es"), folder)] == [
        "x/es.ftl: is missing (en has it)"
    ]


def test_a_game_may_have_several_files_a_language(tmp_path: Path) -> None:
    folder = _write(tmp_path)
    for language in ("en", "es"):
        (folder / "x" / language).mkdir()
        (folder / "x" / language / "lesson.ftl").write_text("x-lesson = 1.\n-x-term = 2\n", "utf-8")
    assert report(compare(("en", "es"), folder)) == ""
    (folder / "x" / "es" / "lesson.ftl").write_text("-term = 2\n", "utf-8")
    assert [str(problem) for problem in compare(("en", "es"), folder)] == [
        "x/es.ftl x-lesson: is missing (x/en/lesson.ftl:1 has it)",
        "x/es/lesson.ftl:1 -term: does not begin with x-",
    ]


def test_words_of_a_game_among_those_of_the_room(tmp_path: Path) -> None:
    folder = _write(tmp_path)
    for language in ("en", "es"):
        (folder / language / "shell.ftl").write_text("x-here = 1.\n", "utf-8")
    assert [str(problem) for problem in compare(("en", "es"), folder)] == [
        "en/shell.ftl:1 x-here: belongs to the words of x",
        "es/shell.ftl:1 x-here: belongs to the words of x",
    ]


def test_the_longest_id_of_a_game_owns_a_message() -> None:
    games = ("rummy", "rummy-500", "gin")
    assert messages.owner_among("rummy-500-name", games) == "rummy-500"
    assert messages.owner_among("rummy-name", games) == "rummy"
    assert messages.owner_among("-gin-term", games) == "gin"
    assert messages.owner_among("ginger-name", games) is None


def test_missing_words_of_the_grammar(tmp_path: Path) -> None:
    folder = _write(tmp_path)
    words = folder / "es" / "cards.ftl"
    source = (
        words.read_text("utf-8")
        .replace("people-you =", "people-tú =")
        .replace("    .plural = reyes\n", "")
    )
    words.write_text(source.replace("rey\n", "rey { $mystery }\n"), "utf-8")
    found = report(problems_of_grammar(read("es", folder)))
    assert "es/cards.ftl people-you: is missing" in found
    assert "rank-13.plural: is missing" in found
    assert "rank-13: $mystery is not given to it" in found
    assert "cannot be parsed" in report(compare(("en", "es"), folder))


def test_signs_can_be_allowed_by_a_comment(tmp_path: Path) -> None:
    odd = {"en": "x-odd = Write name=value or GAME.\n", "es": "x-odd = Escribe esto=algo o GAME.\n"}
    both = {language: _GOOD[language] + odd[language] for language in ("en", "es")}
    assert "=" in report(compare(("en", "es"), _write(tmp_path, **both)))
    allowed = "# lint allows: = GAME\n"
    one = {language: _GOOD[language] + allowed + odd[language] for language in ("en", "es")}
    assert report(compare(("en", "es"), _write(tmp_path, **one))) == ""
    group = {
        language: _GOOD[language] + "\n## Commands. lint allows: = GAME\n\n" + odd[language]
        for language in ("en", "es")
    }
    assert report(compare(("en", "es"), _write(tmp_path, **group))) == ""


# -- the code --------------------------------------------------------------------------------------

_CODE = '''
"""A docstring that is a sentence."""
from x import note, Rejection

def tell(kind: "a kind of text", n: int) -> "some text here":
    """Another sentence."""
    yield note("x-plays", PLAY, who=Who(n), card=kind, n=n)
    yield note("x-lies", **values)
    raise ValueError(f"no such thing as {n} here")
    assert n, "a reason for programmers"

NAMES = "one two three".split()
QUERY = "SELECT a FROM b"
PATTERN = "not for players"  # not said: a pattern
WORD = "crib"
class Broken(ValueError):
    def text(self):
        return "a message for programmers"
'''


def _code(folder: Path, source: str) -> Path:
    path = folder / "code" / "x" / "game.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, "utf-8")
    return path


def test_code_that_fits(tmp_path: Path) -> None:
    folder = _write(tmp_path)
    path = _code(tmp_path, _CODE + "name = f'{game}-name'\nx = 1\n")
    used = ids_in_code([path.parent], tmp_path)
    for code in ("en", "es"):
        language = read(code, folder)
        assert missing_in(language, used) == []
        assert report(unused_in(language, used)) == ""
    assert no_text_in_code([path.parent], tmp_path) == []


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("note('x-gone')", "x-gone: is no message in en"),
        ("note('x-gone' if 1 else 'x-name')", "x-gone: is no message in en"),
        ("Rejection.of('code', 'x-gone')", "x-gone: is no message in en"),
        ("MESSAGE = 'x-gone'", "x-gone: is no message in en"),
        (
            "note('x-plays', who=1, card=2)",
            "x-plays: uses $n, which the note does not give (x/en.ftl:2)",
        ),
        ("note('x-plays', card=2, n=3)", "x-plays: uses $who, which the note does not give"),
    ],
)
def test_code_that_names_what_is_not_there(tmp_path: Path, line: str, problem: str) -> None:
    path = _code(tmp_path, _CODE + line + "\n")
    found = missing_in(read("en", _write(tmp_path)), ids_in_code([path], tmp_path))
    assert problem in report(found)
    assert "code/x/game.py:" in report(found)


def test_messages_that_nothing_uses(tmp_path: Path) -> None:
    language = read(
        "en",
        _write(tmp_path, en=_GOOD["en"] + "x-why-crib = Because.\nx-why-none = Nobody asks.\n"),
    )

    def unused(source: str) -> list[str]:
        return [
            one.id for one in unused_in(language, ids_in_code([_code(tmp_path, source)], tmp_path))
        ]

    known = _CODE + "'x-name'\n"
    assert unused(known) == ["x-why-crib", "x-why-none"]
    assert unused(known + "f'x-why-{kind}'\n") == ["x-why-none"]
    assert unused(known + "'x-why-' + kind\n") == ["x-why-none"]
    assert unused(known + "f'x-{kind}'\n'why-none'\n") == ["x-why-crib"]
    assert unused(known + "f'{game}-why-{kind}'\n") == ["x-why-none"]
    assert unused(known + "# messages: x-why-<kind>\n") == ["x-why-none"]
    assert unused(_CODE.replace("x-plays", "x-name")) == [
        "x-plays",
        "x-plays-you",
        "x-why-crib",
        "x-why-none",
    ]


@pytest.mark.parametrize(
    ("code", "text", "wrong"),
    [
        ("es", "La cuna es de { $owner }.", True),
        ("es", "La cuna es { DEL($owner) }.", False),
        ("es", "{ $owner } tiene la cuna.", False),
        ("es", "{ $owner_is ->\n    [you] Tu cuna\n   *[other] La cuna de { $owner }\n }.", False),
        ("en", "This is { $owner }'s crib.", True),
        ("en", "This is for { $owner }.", False),
    ],
)
def test_people_in_the_wrong_case(tmp_path: Path, code: str, text: str, wrong: bool) -> None:
    used = ids_in_code([_code(tmp_path, "note('x-crib', owner=Who(dealer))\n")], tmp_path)
    folder = _write(tmp_path, **{code: _GOOD[code] + f"x-crib = {text}\n"})
    assert bool(wrong_cases(read(code, folder), used)) == wrong
    folder = _write(tmp_path, **{code: _GOOD[code] + f"# lint allows: $owner\nx-crib = {text}\n"})
    assert wrong_cases(read(code, folder), used) == []


def test_a_game_must_have_what_it_declares(tmp_path: Path) -> None:
    from playroom.engine.options import TableOptions, choice, number

    class Options(TableOptions):
        target: int = number(121, (1, 500))
        count: str = choice("own", "all")

    class Game:
        id = "x"
        options = Options
        presets = {"casa": {}}  # noqa: RUF012
        table: Any = type("Table", (), {"keys": ()})

    found = report(
        missing_in(
            read("en", _write(tmp_path)),
            ids_in_code([]),
            [Game()],  # type: ignore[list-item]
        )
    )
    for name in (
        "x-about",
        "x-option-target",
        "x-option-target-about",
        "x-option-count-own",
        "x-preset-casa-about",
    ):
        assert f"x/en.ftl {name}: is declared by the game and missing" in found
    assert "x-name:" not in found


@pytest.mark.parametrize(
    "line",
    [
        "say('You play the jack')", "say(f'Berta plays {card}')", "say('Invalid.')",
        "say('Berta: te toca ya')",
        "say(f'No {card}')", "x = {'a': 'Es tu turno'}", "parser.add_argument(help='start a game')",
        "def f(a='a default sentence'): pass",
    ],
)  # fmt: skip
def test_text_in_code_is_found(tmp_path: Path, line: str) -> None:
    assert len(no_text_in_code([_code(tmp_path, line + "\n")], tmp_path)) == 1
    assert no_text_in_code([_code(tmp_path, line + "  # not said: a test\n")], tmp_path) == []
    assert no_text_in_code([_code(tmp_path, "# not said: a tool\n" + line + "\n")], tmp_path) == []
