"""Translation of one language: which texts there are, which are done, and keeping them.

What was kept lies in a folder of the translator's own, a file for each part of the room and each
game. Beside the files, `translation.json` holds the variants of messages that are not whole yet,
and of which source text each translation was made.
"""

# not said: files and ids

from __future__ import annotations

import hashlib
import json
from collections import ChainMap
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from playroom.cli.translating import gates
from playroom.cli.translating.gates import Wrong
from playroom.cli.translating.heard import HEARD, grammar_place, line_in, place_of
from playroom.cli.translating.messages import CARDS, Language, read_text
from playroom.cli.translating.places import Place, places_in
from playroom.cli.translating.plurals import plural_samples
from playroom.cli.translating.texts import GENDER, Forms, Piece, is_rank, pieces_of, text_at
from playroom.cli.translating.typed_words import is_typed
from playroom.cli.translating.written import BadText, in_order, with_texts
from playroom.engine.registry import game_ids, words_of
from playroom.locale import Teller
from playroom.locale.languages import (
    DEFAULT,
    installed_languages,
    locales_dir,
    read_entries,
    read_parts,
    split_entries,
    word_files,
)
from playroom.locale.teller import game_entries, message_source, teller_of
from playroom.store.files import write_whole

FIRST = (CARDS, "shell", "lessons", "help", "settings")
"""The parts that come first: all others need the grammar, and a newcomer hears these."""
STATE = "translation.json"
ONLY = ("missing", "changed", "all")
"""Which texts are asked for: those that are not there, those with another source now, every one."""


def parts_of(language: str) -> tuple[str, ...]:
    """The parts of a finished language, and the games, in the order they are translated."""
    own = [part for part in read_parts(language) if part not in game_ids()]
    return tuple(dict.fromkeys([*(one for one in FIRST if one in own), *own, *game_ids()]))


@cache
def source_of(language: str, part: str) -> str:
    """The text of a part in a finished language: its file, or those of a game."""
    if part not in game_ids():
        files = [str(locales_dir() / language / f"{part}.ftl")]
    else:
        files = [file for words in words_of(part) for file in word_files(str(words), language)]
    return "\n".join(Path(file).read_text("utf-8") for file in files if Path(file).exists())


@cache
def _known_part(code: str, part: str) -> Language:
    """The messages of one part of a finished language: reading all takes seconds."""
    found = Language(code, (part,), (), {}, [])
    read_text(found, part, source_of(code, part), part)
    return found


class Translation:
    """One language while it is translated."""

    def __init__(
        self,
        language: str,
        known: str,
        folder: Path,
        part: str = "",
        only: str = "missing",
        before: Path | None = None,
    ) -> None:
        """`known` is the language that the translator hears, `part` the one part or game that is
        walked (all unless given), `before` the folder where the translation was kept until now.
        """
        self.language, self.known, self.folder, self.only = language, known, folder, only
        self.every = parts_of(known)
        self.parts = (part,) if part else self.every
        self.teller = teller_of(known)
        self._forms: Forms | None = None
        self.entries: dict[str, str] = {}
        self._by_part: dict[str, dict[str, str]] = {}
        self.read = Language(language, (), tuple(game_ids()), {}, [])
        for one in self.every:
            there = split_entries(_text(self.file(one)))
            if one in game_ids():
                there = {**game_entries(language, one), **there}
            else:
                there = {**read_entries(language, one), **there}
            self._by_part[one] = there
            self.entries |= there
            read_text(self.read, one, "".join(there.values()), one)
        kept = _text(folder / STATE) or _text((before or folder) / STATE)
        state = json.loads(kept or "{}")
        self.drafts: dict[str, str] = state.get("drafts", {})
        self.made_of: dict[str, list[str]] = state.get("made_of", {})

    def file(self, part: str) -> Path:
        """Where a part is kept; in the source tree a game's words lie in its package."""
        tree = (locales_dir() / self.language).resolve()
        if part in game_ids() and self.folder.resolve() == tree:
            return words_of(part)[0] / f"{self.language}.ftl"
        return self.folder / f"{part}.ftl"

    # -- which texts -------------------------------------------------------------------------------

    @property
    def forms(self) -> Forms:
        """What the language tells apart, as far as it is known yet."""
        if self._forms is None:
            self._forms = self._told_apart()
        return self._forms

    def _told_apart(self) -> Forms:
        genders = {
            text_at(source, Piece(id, CARDS, GENDER, (), "")): None
            for id, source in self.entries.items()
            if is_rank(id)
        }
        categories = tuple(name for name, _ in plural_samples(self.language))
        return Forms(categories, tuple(one for one in genders if one))

    def pieces(self, part: str) -> Iterator[Piece]:
        """The texts of a part: in the order in which they are heard, then the others in the order
        of the file. Of the grammar the forms too that only other languages have.
        """
        entries = split_entries(source_of(self.known, part))
        if part == CARDS:
            for other in installed_languages():
                for id, source in split_entries(source_of(other, part)).items():
                    if id.startswith("form-") and other != self.language:
                        entries.setdefault(id, source)
        heard = places_in(part if part in game_ids() else None)
        order = {id: at for at, id in enumerate(heard)} if part != CARDS else {}
        for id in sorted(entries, key=lambda id: order.get(id.removesuffix("-you"), len(order))):
            yield from self.pieces_in(part, id, entries[id])

    def pieces_in(self, part: str, id: str, source: str) -> list[Piece]:
        """The texts of one message."""
        found = pieces_of(id, part, source, self.forms)
        if any(piece.attribute == GENDER for piece in found) and self._no_genders(id):
            return [piece for piece in found if piece.attribute != GENDER]
        return found

    def _no_genders(self, id: str) -> bool:
        """Was the first rank left without a gender? Then no other is asked for one."""
        return id != "rank-1" and not self.forms.genders

    def wanted(self, piece: Piece) -> bool:
        """Is a text to be asked for?"""
        there = self.text(piece) is not None
        if self.only == "all":
            return True
        if self.only == "changed":
            return there and self.is_changed(piece)
        return not there and not (piece.attribute == GENDER and piece.name in self.made_of)

    def is_changed(self, piece: Piece) -> bool:
        """Has the text of which a translation was made another wording now?"""
        made = self.made_of.get(piece.name)
        if made is None:
            return False
        source = piece.source
        if made[0] != self.known:
            other = message_source(made[0], piece.id) or ""
            found = self.pieces_in(piece.part, piece.id, other) if other else []
            source = next((one.source for one in found if one.name == piece.name), "")
        return made[1] != _digest(source)

    def text(self, piece: Piece) -> str | None:
        """What was kept for a text."""
        draft = self.drafts.get(piece.name)
        return text_at(self.entries.get(piece.id), piece) if draft is None else draft

    def progress(self, part: str = "") -> tuple[int, int]:
        """How many messages are there, and how many there are to be; of a part or of all."""
        done = total = 0
        for one in (part,) if part else self.every:
            ids = split_entries(source_of(self.known, one))
            total += len(ids)
            done += sum(id in self._by_part[one] for id in ids)
        return done, total

    def has_form(self, piece: Piece) -> bool:
        """Has the language that the translator knows this form too?"""
        return self.teller.has(piece.id)

    # -- hearing -----------------------------------------------------------------------------------

    def place(self, piece: Piece) -> Place | None:
        """Where a text is heard, None where the words are heard alone."""
        if piece.part == CARDS or piece.id.startswith("-") or is_typed(piece.id):
            return None
        return place_of(piece, self._game(piece), self.teller, self.language)

    def _game(self, piece: Piece) -> str | None:
        return piece.part if piece.part in game_ids() else None

    def known_line(self, piece: Piece, place: Place | None) -> str:
        """The text as it is heard in the language that the translator knows."""
        if place is not None:
            return line_in(self.teller, place, piece.length) or piece.source
        made = grammar_place(piece, self.entries) if piece.part == CARDS else None
        if made is not None:
            words = ChainMap({HEARD: made[0]}, read_entries(self.known, CARDS))
            teller = Teller(self.known, messages=words)
            return line_in(teller, made[1], "normal") or piece.source
        return piece.source

    def line(self, piece: Piece, text: str, place: Place | None) -> str | None:
        """A typed text as players would hear it; None when words that it needs are missing yet, and
        the text itself where it stands alone.
        """
        source = self._tried(piece, text)
        entries: ChainMap[str, str] = ChainMap({piece.id: source}, self.entries)
        made = grammar_place(piece, entries) if piece.part == CARDS else None
        if made is not None:
            entries = ChainMap({HEARD: made[0]}, *entries.maps)
            place = made[1]
        if place is None:
            return text
        return line_in(Teller(self.language, messages=entries), place, piece.length)

    def _tried(self, piece: Piece, text: str) -> str:
        """The message with a text in it; variants that are not there yet sound like it."""
        group = self._group(piece)
        texts = [text if one == piece else self.text(one) or text for one in group]
        return with_texts(self.entries.get(piece.id), group, texts)

    def _group(self, piece: Piece) -> list[Piece]:
        """All variants of the pattern of a text."""
        source = split_entries(source_of(self.known, piece.part)).get(piece.id)
        if source is None:  # a form of another language
            everything = self.pieces(piece.part)
        else:
            everything = iter(self.pieces_in(piece.part, piece.id, source))
        group = [one for one in everything if one.of == piece.of]
        return group if piece in group else [piece]

    # -- the gates ---------------------------------------------------------------------------------

    def finished(self, piece: Piece, text: str) -> str:
        """A typed text with the stop that its source has, or without one."""
        text = " ".join(text.split())
        if piece.part == CARDS or not piece.source or "->" in text or is_typed(piece.id):
            return text
        stops = piece.source.endswith((".", "!", "?"))
        if stops and not text.endswith((".", "!", "?", "}")):
            return text + "."
        return text if stops else text.rstrip(".")

    def wrong(self, piece: Piece, text: str, place: Place | None) -> list[Wrong]:
        """What is wrong with a text."""
        if piece.attribute == GENDER:
            return []
        categories = [name for name, _ in plural_samples(self.language)]
        known = _known_part(self.known, piece.part)
        found = gates.text_wrong(piece, text, self.read, known, categories)
        if any(one.code == "form" for one in found):
            return found
        found += gates.typed_wrong(piece, text, self.entries)
        if place is not None:
            teller = Teller(
                self.language, messages=ChainMap({piece.id: self._tried(piece, text)}, self.entries)
            )
            line = line_in(teller, place, piece.length)
            if line is not None:
                found += gates.line_wrong(place.saying, piece.length, line, teller)
        return list(dict.fromkeys(found))

    # -- keeping -----------------------------------------------------------------------------------

    def keep(self, piece: Piece, text: str) -> None:
        """Keeps a text at once: in the message when all its variants are there, else as a draft.

        Raises `StoreError`.
        """
        group = self._group(piece)
        self.made_of[piece.name] = [self.known, _digest(piece.source)]
        texts = [text if one == piece else self.text(one) for one in group]
        whole = [one for one in texts if one is not None]
        if len(whole) < len(group):
            self.drafts[piece.name] = text
        elif text:
            self._put(piece, with_texts(self.entries.get(piece.id), group, whole))
            for one in group:
                self.drafts.pop(one.name, None)
        self._write_state()

    def _put(self, piece: Piece, source: str) -> None:
        self.entries[piece.id] = self._by_part[piece.part][piece.id] = source
        if piece.part == CARDS:
            self._forms = None
        self.read.entries.pop(piece.id, None)
        read_text(self.read, piece.part, source, piece.part)
        self._write(piece.part)

    def _write(self, part: str) -> None:
        file = self.file(part)
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, in_order(source_of(DEFAULT, part), self._by_part[part]).encode())

    def bring(self) -> None:
        """Writes into the folder what is known from elsewhere. Raises `StoreError`."""
        for part, there in self._by_part.items():
            if there.keys() - split_entries(_text(self.file(part))).keys():
                self._write(part)
        if self.made_of:
            self._write_state()

    def _write_state(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        state: Mapping[str, Any] = {"drafts": self.drafts, "made_of": self.made_of}
        text = json.dumps(state, ensure_ascii=False, indent=1, sort_keys=True)
        write_whole(self.folder / STATE, (text + "\n").encode())


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError:
        return ""


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


__all__ = ["ONLY", "BadText", "Translation", "parts_of", "source_of"]
