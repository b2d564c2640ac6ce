"""Checks lines against what readers, voices and braille need, in English and Spanish.

    lint("Ann wins!!! (+2)")  ->  ["runs: ...", "brackets: ...", "signs: ..."]
    python -m playroom.cli.translating.lint FILE ...     checks transcripts (lines with ">" are the
                                                          keys that were pressed)

Each problem is "name: why". A line is judged by itself, by the key that it answers and by the line
above it.
"""

# not said: names of what is wrong, for programmers

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from playroom.cli.translating.wording import continued
from playroom.cli.translating.wording import wording as problems_of_wording

WORDS = 12  # of an event, not counting the little ones that card names are full of
_LITTLE = frozenset(
    [
        "of",
        "and",
        "the",
        "to",
        "a",
        "an",
        "de",
        "del",
        "y",
        "e",
        "el",
        "la",
        "los",
        "las",
        "en",
        "con",
    ]
)
CHARACTERS = 75

_SPANISH = re.compile(
    r"[áéíóúñü¿¡]|\b(?:el|la|los|las|de|del|al|en|con|para|por|una?|y|tu|te|su|se|cartas?|puntos?|"
    r"mano|mesa|juegas?|gana|toca|reparte|tecla|no hay)\b",
    re.IGNORECASE,
)
_ENGLISH = re.compile(
    r"\b(?:the|of|you|your|and|with|for|on|to|is|are|has|plays?|points?|cards?|hearts|spades|"
    r"clubs|diamonds|turn|hand|wins?|deals?|key|press)\b",
    re.IGNORECASE,
)
# Words that only one of the two languages has, and that no name is likely to be.
_ONLY_ENGLISH = re.compile(
    r"\b(?:the|you|your|and|points?|cards?|hearts|spades|clubs|diamonds|turn|plays|wins|queen|king|"
    r"jack of)\b",
    re.IGNORECASE,
)
_ONLY_SPANISH = re.compile(
    r"\b(?:cartas?|puntos?|corazones|tréboles|diamantes|turno|juegas?|ganas?|reina de|rey de|"
    r"jota de|te toca|tú)\b",
    re.IGNORECASE,
)
_NOUNS_EN = (
    "point|card|player|game|deal|meld|hand|peg|build|sweep|chip|play|key|line|turn|round|option|"
    "hole"
)
_NOUNS_ES = (
    "punto|carta|partida|mano|jugada|ficha|baza|tecla|línea|turno|ronda|escalera|construcción|"
    "agujero|vuelta"
)
_PLURALS_ES = (
    "puntos|cartas|partidas|manos|jugadas|fichas|bazas|teclas|líneas|turnos|rondas|escaleras|"
    "vueltas|jugadores"
)
_VERBS = (
    "plays|takes|has|is|was|wins|pegs|counts|captures|builds|lays|draws|discards|deals|passes|"
    "goes|says|scores|gets|leaves|melds|shows|turns|pairs|needs|loses"
)
_VERBS_ES = (
    "juega|toma|tiene|gana|pasa|cuenta|reparte|construye|roba|descarta|deja|muestra|pierde|anota|"
    "baja"
)
_UNACCENTED = (
    "treboles?|corazon|construccion|opcion|puntuacion|seleccion|numero|ultim[oa]s?|proxim[oa]s?|"
    "tambien|despues|aqui|asi|rapid[oa]s?|basic[oa]s?|pagina|ingles|espanol|anos?|linea|boton|"
    "sesion|accion|posicion|informacion|atras|adios|cuantos|cuantas puntos|musica|dificil|facil|"
    "titulo|maximo|minimo|unico|dia|ningun|algun|todavia|jugada valida"
)
_FILLER = (
    "The|There|It|Now|Please|Event|Player|OK|Okay|Note|So|Well|Currently|Info|Message|Ahora|"
    "Por favor|Evento|Jugador|Jugadora|El jugador|La jugadora|Nota|Aviso|Atención|Bueno|Pues|"
    "Entonces|Mensaje|Se ha"
)
_BIG = (
    "eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|"
    "forty|fifty|sixty|seventy|eighty|ninety|hundred|doce|trece|catorce|quince|dieciséis|"
    "diecisiete|dieciocho|diecinueve|veinte|treinta|cuarenta|cincuenta|cien"
)


def language(line: str) -> str:
    """The language that a line seems to be in: "es", "en", or "" when nothing tells (a name, a
    number).
    """
    spanish, english = len(_SPANISH.findall(line)), len(_ENGLISH.findall(line))
    return "" if spanish == english else "es" if spanish > english else "en"


def _found(pattern: str, flags: int = 0) -> Callable[[str], bool]:
    compiled = re.compile(pattern, flags)
    return lambda line: bool(compiled.search(line))


def _glyph(line: str) -> bool:
    """A character that is no letter, mark, digit, space or plain punctuation of these languages."""
    for char in line:
        kind = unicodedata.category(char)
        if kind[0] in "SC" and char not in "+<>=|~^$`" and kind not in ("Cc", "Cf"):
            return True
        if not char.isascii() and kind[0] in "PN" and char not in "¿¡«»“”‘’–—…":
            return True
        if kind[0] == "L" and "LATIN" not in unicodedata.name(char, "") and char not in "ºª":
            return True
    return False


_ANY: tuple[tuple[str, Callable[[str], bool]], ...] = (
    ("short: fewer than 3 characters are taken for typing echo", lambda s: len(s.strip()) < 3),
    ("no letter: readers drop a line of digits", lambda s: not any(c.isalpha() for c in s)),
    (
        "control: control or format characters",
        lambda s: any(unicodedata.category(c) in ("Cc", "Cf") for c in s),
    ),
    ("glyph: box drawing, arrow, suit, emoji or another script", _glyph),
    ("end: does not end in . ! or ?", lambda s: not s.rstrip().endswith((".", "!", "?"))),
    (
        "shorthand: a card or score in letters (5H, 10C, Q-S)",
        _found(r"\b(?:[2-9]|10|[AKQJT])-?[HDCS]\b|\b(?:[2-9]|10|[AKQJRT])-?[TCDP]\b(?!\.\w)"),
    ),
    (
        "symbol: a character that is read by its name",
        _found(r"[/|<>*_#~^\\=&@+$%`\"“”«»]|[+−]\s?\d"),
    ),
    ("minus: a minus sign before a number", _found(r"(?<![\w.])-\d")),
    ("score: a hyphen, dash or colon between numbers", _found(r"\d\s*[-–—]\s*\d|\d:\d")),
    ("capitals: a word in capitals", _found(r"\b[A-ZÁÉÍÓÚÑÜ]{2,}\b")),
    ("runs: repeated punctuation or blanks", _found(r"([.!?,;:¿¡-])\1|\s{2,}|…|[!?][.!?]|,\.")),
    (
        "blank: a blank before punctuation, or none after it",
        _found(r"\s[.,;:!?]|[¿¡]\s|[,;!?](?=[^\W\d])|:(?=\w)"),
    ),
    ("brackets: brackets or braces", _found(r"[()\[\]{}]")),
    ("filler: begins with a word that says nothing", _found(rf"^(?:{_FILLER})\b")),
    ("plural: point(s), point/s, l@s", _found(r"\(e?s\)|\w/e?s\b|\w@")),
    ("thousands: a number with separators", _found(r"\b\d{1,3}(?:[.,]\d{3})+\b")),
    ("words for numbers: digits are shorter", _found(rf"\b(?:{_BIG})\b", re.IGNORECASE)),
    ("ordinal: an ordinal in digits", _found(r"\b\d+(?:st|nd|rd|th|er|ro|ra|[ºª]|\.[ºª])(?!\w)")),
    (
        "number: 1 with a plural or another number with a singular",
        _found(
            rf"\b1 (?:(?:{_NOUNS_EN})s|{_PLURALS_ES})\b|\b(?!1\b)\d+ (?:{_NOUNS_EN}|{_NOUNS_ES})\b",
            re.IGNORECASE,
        ),
    ),
    (
        "person: the listener is spoken of in the third person, or a player by number",
        _found(
            rf"\b[Yy]ou (?:{_VERBS})\b|\b[Tt]ú (?:{_VERBS_ES})\b|"
            r"\b(?:player|seat|jugador|jugadora|asiento) \d"
        ),
    ),
    (
        "abbreviation: is read letter by letter or not at all",
        _found(
            r"\b(?:pts?|vs|etc|núm|máx|mín|max|min|e\.g|i\.e|p\. ?ej)\.|\bpts\b|\bvs\b",
            re.IGNORECASE,
        ),
    ),
    (
        "program: a word of the program, not of the game",
        _found(
            r"\b(?:None|True|False|null|nan|undefined|NULL)\b|\b[a-z]+(?:-[a-z]+){2,}\b|"
            r"\b\w+_\w+\b|\.py\b|Error\b"
        ),
    ),
    ("twice: the same word twice running", _found(r"\b([^\W\d]{2,}) \1\b", re.IGNORECASE)),
)

_IN_SPANISH: tuple[tuple[str, Callable[[str], bool]], ...] = (
    (
        "inverted: ? or ! without ¿ or ¡",
        lambda s: s.count("?") != s.count("¿") or s.count("!") != s.count("¡"),
    ),
    ("y: becomes e before an i", _found(r"\by (?:[iíIÍ](?![oa])|[hH][iíIÍ](?![eéa]))")),
    ("o: becomes u before an o", _found(r"\bo (?:[oóOÓ]|[hH][oóOÓ]|8|11\b)")),
    ("accent: a word that has lost its accent", _found(rf"\b(?:{_UNACCENTED})\b", re.IGNORECASE)),
    ("contraction: de el, a el", _found(r"\b(?:de|a) el\b")),
    (
        "gender: a number or article that does not agree",
        _found(
            r"\b(?:la|una|las) (?:as|ases|rey|reyes|corazones?|tréboles?|diamantes?|comodín)\b|"
            r"\b(?:el|un|los) (?:reina|reinas|jota|jotas|sota|sotas|dama|damas|carta|cartas|mesa|"
            r"cuna|mano)\b",
            re.IGNORECASE,
        ),
    ),
    ("mixed: English in a Spanish line", lambda s: bool(_ONLY_ENGLISH.search(s))),
)

_IN_ENGLISH: tuple[tuple[str, Callable[[str], bool]], ...] = (
    ("inverted: ¿ or ¡ in English", _found("[¿¡]")),
    ("article: a before a vowel, an before a consonant", _found(
        r"\b[Aa] (?:ace|eight|8|11|18|[aeio](?!n(?:e|ce)\b)\w)|"
        r"\b[Aa]n (?:[2-79]|10|[bcdfgjklmnpqrstvwyz]\w)")),
    ("mixed: Spanish in an English line", lambda s: bool(_ONLY_SPANISH.search(s))),
)  # fmt: skip


def lint(
    line: str,
    key: str = "",
    prev: str = "",
    limit: bool = True,
    lang: str = "",
    wording: bool = False,
) -> list[str]:
    """The problems of a line, none for a good one.

    key: the key that it answers, by its name; only letters count, a digit that jumps to a card is
    left to the writer's guard. prev: the line above. limit: whether the length of an event counts
    (not for a list that the player asked for). lang: "en" or "es"; guessed from the words if empty.
    wording: whether the kinds of `language.wording` count, which are about the words.
    """
    problems = [name for name, bad in _ANY if bad(line)]
    if len(key) == 1 and key.isalpha() and line[:1].casefold() == key.casefold():
        problems.append("key: starts with the letter of the key that was pressed")
    if prev and line == prev:
        problems.append("repeated: the same as the line above")
    if limit and sum(word.lower() not in _LITTLE for word in line.split()) > WORDS:
        problems.append(f"long: more than {WORDS} words")
    if limit and len(line) > CHARACTERS:
        problems.append(f"wide: more than {CHARACTERS} characters")
    lang = lang or language(line)
    problems += [
        name for name, bad in {"es": _IN_SPANISH, "en": _IN_ENGLISH}.get(lang, ()) if bad(line)
    ]
    if wording:
        problems += problems_of_wording(line, lang) + (continued(line, prev) if prev else [])
    return problems


def lint_transcript(
    text: str, lang: str = "", wording: bool = False
) -> Iterator[tuple[int, str, list[str]]]:
    """The bad lines of a transcript, with their numbers and problems.

    A line that begins with ">" names the keys that were pressed; what stands below it, up to the
    next one, is what was heard then. Empty lines and lines that begin with "#" are left out. A list
    that answers a key, or that tells its length first, may be long.
    """
    key, prev = "", ""
    answer = False
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith(">"):
            words = line[1:].replace(",", " , ").split()
            key, answer = (words[-1] if words else ""), True
            prev = ""  # asked twice, answered twice
            if key.lower() in ("f3", "/language", "/idioma"):
                lang = ""  # from here on the words tell
            continue
        parts = line.count(",") + line.count(";")
        is_list = (answer and (parts >= 3 or ": " in line)) or (
            parts >= 3 and bool(re.match(r"\d+ [^\d\s]+: ", line))
        )
        problems = lint(line, key=key, prev=prev, limit=not is_list, lang=lang, wording=wording)
        if problems:
            yield number, line, problems
        key, prev = "", line


def main(names: Iterable[str]) -> int:
    """Check transcripts; the language is the part before the last dot of a file's name
    ("cribbage.es.txt").
    """
    bad = 0
    for name in names:
        parts = Path(name).name.split(".")
        lang = parts[-2] if len(parts) > 2 and parts[-2] in ("en", "es") else ""
        for number, line, problems in lint_transcript(Path(name).read_text(encoding="utf-8"), lang):
            bad += 1
            print(f"{name}:{number}: {line}\n    " + "\n    ".join(problems))
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
