"""Input bursts: several keys in one read, or a pasted or dictated line.

A braille display, dictation, a text expander or a paste sends a whole line in one piece; a
connection that hangs delivers several keys in one. Both look alike, so what a piece is depends on
what it begins with and on what is in front.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

MOST_KEYS = 200
"""Most keys of one read that are pressed; more has not been seen from a stalled connection."""
LONG_WORD = 3
"""Letters of a word: two such words are no keys, even where each of their letters is one."""
MOST_LINES = 20
"""Lines of one paste that wait for their Enter."""


def keys_before_line(
    piece: str,
    ended: bool,
    begins_line: Callable[[str], bool],
    is_key: Callable[[str], bool],
) -> int:
    """How many characters at the start of a piece are keys; what follows them is a line.

    ended: Enter follows in the same piece. begins_line: does a text begin as lines do here (a
    single character: does it open one)? is_key: does a character do something here as a key?

    A piece that begins with the slash or the key of talk is that line, behind keys too. One that
    begins with the word of a command or of a move is that. Else it is keys, unless it has a
    character that is no key, and is several words or is ended by Enter: then it is no rush of keys,
    and is not played.
    """
    if len(piece) < 2:
        return len(piece)
    if begins_line(piece[0]):
        return 0
    opened = (at for at, char in enumerate(piece[:-1]) if at and begins_line(char))
    keys = next(opened, len(piece))
    if keys < len(piece) and _are_keys(piece[:keys], is_key):
        return keys
    words, rushed = piece.split(), _are_keys(piece, is_key)
    if begins_line(piece) and (ended or not rushed or len(words) > 1):
        return 0
    held = len(set(piece)) == 1  # one key that was held down
    if _are_words(words, LONG_WORD) or (
        not rushed and (_are_words(words, 2) or (ended and not held))
    ):
        return 0
    return len(piece)


def _are_words(words: Sequence[str], length: int) -> bool:
    return sum(len(word) >= length for word in words) > 1


def _are_keys(piece: str, is_key: Callable[[str], bool]) -> bool:
    return all(char == " " or is_key(char) for char in set(piece))


def lines_of_paste(lines: Iterable[str], begins_line: Callable[[str], bool]) -> list[str]:
    """The lines that a paste is to be taken for: a line that begins as lines do here is one of its
    own, any other goes on with the one before it, as text that was wrapped.

    Talk is made of any words: behind it only the slash and the key of talk begin another line.
    """
    found: list[str] = []
    for line in lines:
        talk = bool(found) and found[-1][0] != "/" and begins_line(found[-1][0])
        if not found or begins_line(line[0] if talk else line):
            found.append(line)
        else:
            found[-1] += " " + line
    return found
