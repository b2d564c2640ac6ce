"""Checks lines against what readers, voices and braille need, in English and Spanish.

    lint("Ann wins!!! (+2)")  ->  ["runs: ...", "brackets: ...", "signs: ..."]

Each problem is "name: why". A line is judged by itself and by the key that it answers.
"""

# not said: names of what is wrong, for programmers

from __future__ import annotations

import re
import unicodedata

from playroom_testing.language.wording import Rule, broken
from playroom_testing.language.wording import wording as problems_of_wording

WORDS = 12  # of an event, not counting the little ones that card names are full of
_LITTLE = frozenset("of and the to a an de del y e el la los las en con".split())  # noqa: SIM905
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
_ONLY_ENGLISH = (
    r"(?i)\b(?:the|you|your|and|points?|cards?|hearts|spades|clubs|diamonds|turn|plays|wins|queen|"
    r"king|jack of)\b"
)
_ONLY_SPANISH = (
    r"(?i)\b(?:cartas?|puntos?|corazones|tréboles|diamantes|turno|juegas?|ganas?|reina de|rey de|"
    r"jota de|te toca|tú)\b"
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


_ANY: tuple[Rule, ...] = (
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
        r"\b(?:[2-9]|10|[AKQJT])-?[HDCS]\b|\b(?:[2-9]|10|[AKQJRT])-?[TCDP]\b(?!\.\w)",
    ),
    ("symbol: a character that is read by its name", r"[/|<>*_#~^\\=&@+$%`\"“”«»]|[+−]\s?\d"),
    ("minus: a minus sign before a number", r"(?<![\w.])-\d"),
    ("score: a hyphen, dash or colon between numbers", r"\d\s*[-–—]\s*\d|\d:\d"),
    ("capitals: a word in capitals", r"\b[A-ZÁÉÍÓÚÑÜ]{2,}\b"),
    ("runs: repeated punctuation or blanks", r"([.!?,;:¿¡-])\1|\s{2,}|…|[!?][.!?]|,\."),
    (
        "blank: a blank before punctuation, or none after it",
        r"\s[.,;:!?]|[¿¡]\s|[,;!?](?=[^\W\d])|:(?=\w)",
    ),
    ("brackets: brackets or braces", r"[()\[\]{}]"),
    ("filler: begins with a word that says nothing", rf"^(?:{_FILLER})\b"),
    ("plural: point(s), point/s, l@s", r"\(e?s\)|\w/e?s\b|\w@"),
    ("thousands: a number with separators", r"\b\d{1,3}(?:[.,]\d{3})+\b"),
    ("words for numbers: digits are shorter", rf"(?i)\b(?:{_BIG})\b"),
    ("ordinal: an ordinal in digits", r"\b\d+(?:st|nd|rd|th|er|ro|ra|[ºª]|\.[ºª])(?!\w)"),
    (
        "number: 1 with a plural or another number with a singular",
        rf"(?i)\b1 (?:(?:{_NOUNS_EN})s|{_PLURALS_ES})\b|\b(?!1\b)\d+ (?:{_NOUNS_EN}|{_NOUNS_ES})\b",
    ),
    (
        "person: the listener is spoken of in the third person, or a player by number",
        rf"\b[Yy]ou (?:{_VERBS})\b|\b[Tt]ú (?:{_VERBS_ES})\b|"
        r"\b(?:player|seat|jugador|jugadora|asiento) \d",
    ),
    (
        "abbreviation: is read letter by letter or not at all",
        r"(?i)\b(?:pts?|vs|etc|núm|máx|mín|max|min|e\.g|i\.e|p\. ?ej)\.|\bpts\b|\bvs\b",
    ),
    (
        "program: a word of the program, not of the game",
        r"\b(?:None|True|False|null|nan|undefined|NULL)\b|\b[a-z]+(?:-[a-z]+){2,}\b|"
        r"\b\w+_\w+\b|\.py\b|Error\b",
    ),
    ("twice: the same word twice running", r"(?i)\b([^\W\d]{2,}) \1\b"),
)

_IN_SPANISH: tuple[Rule, ...] = (
    (
        "inverted: ? or ! without ¿ or ¡",
        lambda s: s.count("?") != s.count("¿") or s.count("!") != s.count("¡"),
    ),
    ("y: becomes e before an i", r"\by (?:[iíIÍ](?![oa])|[hH][iíIÍ](?![eéa]))"),
    ("o: becomes u before an o", r"\bo (?:[oóOÓ]|[hH][oóOÓ]|8|11\b)"),
    ("accent: a word that has lost its accent", rf"(?i)\b(?:{_UNACCENTED})\b"),
    ("contraction: de el, a el", r"\b(?:de|a) el\b"),
    (
        "gender: a number or article that does not agree",
        r"(?i)\b(?:la|una|las) (?:as|ases|rey|reyes|corazones?|tréboles?|diamantes?|comodín)\b|"
        r"\b(?:el|un|los) (?:reina|reinas|jota|jotas|sota|sotas|dama|damas|carta|cartas|mesa|"
        r"cuna|mano)\b",
    ),
    ("mixed: English in a Spanish line", _ONLY_ENGLISH),
)

_IN_ENGLISH: tuple[Rule, ...] = (
    ("inverted: ¿ or ¡ in English", "[¿¡]"),
    (
        "article: a before a vowel, an before a consonant",
        r"\b[Aa] (?:ace|eight|8|11|18|[aeio](?!n(?:e|ce)\b)\w)|"
        r"\b[Aa]n (?:[2-79]|10|[bcdfgjklmnpqrstvwyz]\w)",
    ),
    ("mixed: Spanish in an English line", _ONLY_SPANISH),
)


def lint(
    line: str,
    key: str = "",
    limit: bool = True,
    lang: str = "",
    wording: bool = False,
) -> list[str]:
    """The problems of a line, none for a good one.

    key: the key that it answers, by its name; only letters count, a digit that jumps to a card is
    left to the writer's guard. limit: whether the length of an event counts (not for a list that
    the player asked for). lang: "en" or "es"; guessed from the words if empty. wording: whether the
    kinds of `language.wording` count, which are about the words.
    """
    problems = broken(_ANY, line)
    if len(key) == 1 and key.isalpha() and line[:1].casefold() == key.casefold():
        problems.append("key: starts with the letter of the key that was pressed")
    if limit and sum(word.lower() not in _LITTLE for word in line.split()) > WORDS:
        problems.append(f"long: more than {WORDS} words")
    if limit and len(line) > CHARACTERS:
        problems.append(f"wide: more than {CHARACTERS} characters")
    lang = lang or language(line)
    problems += broken({"es": _IN_SPANISH, "en": _IN_ENGLISH}.get(lang, ()), line)
    if wording:
        problems += problems_of_wording(line, lang)
    return problems
