"""The kinds of mistakes in wording that readers of the rendered lines found: what each language's
ear takes for something else. Used by `lint(..., wording=True)`.

Names of programs and their options, which must be typed as they are, are left out of what is
looked at (`playroom rules`, `--data`).
"""

# not said: names of what is wrong, for programmers

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

Rule = tuple[str, str | Callable[[str], bool]]
"""What is wrong, and the pattern or the test of a line that it is found by."""

_TYPED = re.compile(
    r"\bplayroom(?: [a-z]+(?:-[a-z]+)*| --[a-z]+)*|--[a-z][a-z-]*|\b[\w-]+=\S+|"
    r"\b[a-z][\w.-]*\.(?:log|toml|txt|jsonl|db)\b"
)
"""What is typed or named as it is, and no word of the language."""

_CARD_ES = (
    r"(?:(?:el|la) )?(?:as|\d+|jota|sota|jack|reina|dama|caballo|rey) de "
    r"(?:tréboles|diamantes|corazones|picas|bastos|oros|copas|espadas)"
)
_CARD_EN = (
    r"(?:the )?(?:ace|\d+|jack|knight|queen|king) of "
    r"(?:clubs|diamonds|hearts|spades|batons|coins|cups|swords)"
)
_FACES = "as|jota|sota|jack|reina|dama|caballo|rey|ace|knight|queen|king"
_FEW = r"(?!\d)(?![.,]\d)"
_ORDERED = ("mano", "reparto", "ronda", "partida", "jugada", "título", "carta", "turno", "vuelta")
"""What has a number behind it."""
_AFTER_ONE = r"(?!(?:as|más|menos|tras|es|contra|vas|das|llevas|eliges|juegas|repartes|entonces)\b)"


def broken(rules: Iterable[Rule], line: str) -> list[str]:
    """What is wrong with a line by these rules."""
    return [
        name for name, bad in rules if (re.search(bad, line) if isinstance(bad, str) else bad(line))
    ]


def _closed_list(card: str, conjunction: str) -> str:
    return rf"\b{card} {conjunction} {card}(?:, | {conjunction} ){card}\b"


_ANY: tuple[Rule, ...] = (
    (
        "numbers: two with a comma between are heard as one with decimals",
        rf"(?<![\d,.])\d+, \d+{_FEW}(?! of (?:\d|clubs|diamonds|hearts|spades))"
        rf"(?!(?:, \d+)* (?:y|e|o|u|and|or) (?:\d|(?:{_FACES})\b))",
    ),
    (
        "raw: a value or name as the program writes it",
        r"\b\d+-[a-z]+\b|\b[a-z]+-(?:table|multi|hands|rule|seconds|limit|off|on)\b",
    ),
)

_ENGLISH = (
    r"(?i)\b(?:the|of|you|your|and|with|for|is|are|hands?|cards?|points?|players?|deals?|easy|good|"
    r"expert|brief|none|yes|off|bots?|score|seat|level|turns?|games?|shift|enter|space|comma|"
    r"period|tab|plays?|discard|claim|trail|fold|raise|bet|crib|build|capture|screen-reader)\b"
)
_SPANISH = (
    r"(?i)\b(?:los|las|del|con|para|por|una|mesa|mano|cartas?|puntos?|corazones|picas|tréboles|"
    r"diamantes|turno|reparto|jugadas?|partidas?|baraja|sí|comodín|escalera|bote|fichas?|cuna|"
    r"sota|reina|rey|fácil|bueno|experto|breves?|normales|completos?|ninguno|tú)\b"
)

_IN_SPANISH: tuple[Rule, ...] = (
    (
        "agreement: 1 with a plural",
        "(?i)"
        + "".join(f"(?<!{word} )" for word in _ORDERED)
        + rf"(?<![\d,.])\b1 {_AFTER_ONE}\w{{2,}}[aeo]s\b|"
        + r"\b(?:quedan|faltan|sobran|esperan|caben|salen) 1\b"
        r"(?! (?:de|a|o|y) )(?!,? ?\d)(?!,\d)",
    ),
    (
        "agreement: a plural verb with one name",
        r"\b[Ff]altan(?: por [a-z]+)?:? [A-ZÁÉÍÓÚ]\w+[.;]|"
        r"\b[Ee]ligen [^:,]+: [A-ZÁÉÍÓÚ]\w+\.",
    ),
    ("list: closed with y and continued", _closed_list(_CARD_ES, "[ye]")),
    (
        "vosotros: this room says ustedes or neither",
        r"(?i)\b\w+(?:áis|éis)\b|\b(?:os|sois|vais|dais|vosotr[oa]s|vuestr[oa]s?)\b|"
        r"\b(?!país|anís|parís|luís|chasís)\w{2,}[b-df-hj-np-tv-zñ]ís\b",
    ),
    (
        "key: a letter that the ear takes for a word, without its article",
        r"(?:^|[.;:,] )[B-DF-NP-XZ] (?!sí\b|no\b|para\b|hasta\b)[a-záéíóúñ]",
    ),
    ("english: a word of the other language", _ENGLISH),
)
_IN_ENGLISH: tuple[Rule, ...] = (
    (
        "agreement: 1 with a plural",
        r"(?<![\d,.])\b1 (?:seconds|minutes|hours|days|inputs|lines|voices|seats|tricks|files|"
        r"bots|turns|cards|points|games|hands|melds|builds|chips|rounds|keys|words|"
        r"others|more (?:games|cards|points|lines))\b|"
        r"\b[Tt]here are 1\b(?!,? ?\d)",
    ),
    (
        "key: a letter that the ear takes for a word, without the word key",
        r"(?:^|[.;:,] )[BCORUY] [a-z]+s\b",
    ),
    ("list: closed with and, and continued", _closed_list(_CARD_EN, "and")),
    ("spanish: a word of the other language", _SPANISH),
)


_IN_OTHERS: tuple[Rule, ...] = (
    (
        "key: a letter that the ear takes for a word, without its article",
        r"(?:^|[.;:,] )[B-DF-NP-XZ] [^\W\d_A-Z]",
    ),
)


def wording(line: str, language: str) -> list[str]:
    """The mistakes in the wording of a line: "name: why" each."""
    looked_at = _TYPED.sub("x", line)
    others = _IN_OTHERS if language else ()
    kinds = (*_ANY, *{"es": _IN_SPANISH, "en": _IN_ENGLISH}.get(language, others))
    return broken(kinds, looked_at)
