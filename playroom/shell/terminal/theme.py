"""Optional colours for low vision: strong contrast, every suit its own colour. No meaning is in the
colour alone.

Only print is painted, and only on a terminal: what is spoken, brailled, piped or kept stays as it
is. Colours are numbers of the terminal's 256, so that text and background are known together and
their contrast can be worked out.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from playroom.locale.languages import plain
from playroom.speech import asks_for_plain

THEMES = ("plain", "dark", "light")


@dataclass(frozen=True, slots=True)
class Theme:
    """Numbers of colours: background, text, and the suits in the order of the engine (clubs,
    diamonds, hearts, spades; batons, coins, cups, swords have the same four).
    """

    background: int
    text: int
    suits: tuple[int, int, int, int]


COLOURS: Mapping[str, Theme] = {
    "dark": Theme(16, 231, (120, 228, 217, 123)),
    "light": Theme(231, 16, (22, 90, 124, 18)),
}


def allowed(env: Mapping[str, str]) -> bool:
    """May there be colours?

    Not where `NO_COLOR` is set, whatever to, nor where `ACCESSIBLE` asks for plain lines, nor where
    the terminal has none.
    """
    return not (env.get("NO_COLOR") or asks_for_plain(env)) and env.get("TERM", "") not in (
        "",
        "dumb",
        "vt100",
        "vt102",
        "vt220",
    )


def painter(
    theme: str, language: str, env: Mapping[str, str] = os.environ, cards: str = "french"
) -> Callable[[str], str] | None:
    """What paints a row of text, for the family of words `cards` (`Pack.words`); None for none."""
    colours = COLOURS.get(theme)
    if colours is None or not allowed(env):
        return None
    words = [plain(language, "cards", f"card-{cards}-suit-{suit}") or "" for suit in range(4)]
    by_word = {word.casefold(): suit for suit, word in enumerate(words) if word}
    if not by_word:
        return None
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, by_word))})\b", re.IGNORECASE)
    usual = f"\x1b[0;1;38;5;{colours.text};48;5;{colours.background}m"

    def paint(row: str) -> str:
        def suit(match: re.Match[str]) -> str:
            colour = colours.suits[by_word[match.group().casefold()]]
            return f"\x1b[38;5;{colour}m{match.group()}\x1b[38;5;{colours.text}m"

        return f"{usual}{pattern.sub(suit, row)}\x1b[0m"

    return paint


def rgb(colour: int) -> tuple[int, int, int]:
    """The usual red, green and blue (0 to 255) of one of the colours 16 to 255."""
    if colour >= 232:
        grey = 8 + 10 * (colour - 232)
        return grey, grey, grey
    levels = (0, 95, 135, 175, 215, 255)
    colour -= 16
    return levels[colour // 36], levels[colour // 6 % 6], levels[colour % 6]


def contrast(background: int, other: int) -> float:
    """The contrast of two colours by the usual measure of accessibility: 1 for none, 21 for black
    on white.
    """

    def light(colour: int) -> float:
        parts = [part / 255 for part in rgb(colour)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(background), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
