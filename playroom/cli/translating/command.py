"""`playroom translate LANGUAGE`: what its words ask for, and the screen that it opens."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from playroom.cli.refusals import refuse
from playroom.cli.translating.screen import TranslateScreen
from playroom.cli.translating.walk import ONLY, Translation, parts_of
from playroom.engine.notes import Clean, Notes, note
from playroom.locale.languages import DEFAULT, TRANSLATIONS, translation_folder
from playroom.shell.shell import Shell
from playroom.store.files import write_whole

CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})?")
"""A language by its code: `pt`, `pt-BR`."""


def translation_of(args: argparse.Namespace, data: Path, known: str) -> Translation:
    """The translation that is asked for. Raises `CliError`."""
    language = args.what or ""
    if not CODE.fullmatch(language):
        refuse("translating-which", text=Clean.of(language), given=bool(language))
    if language == known:
        known = DEFAULT if language != DEFAULT else "es"
    parts, part = parts_of(known), args.part or ""
    if part and part not in parts:
        listed = tuple(note("plain-name", name=Clean.of(one)) for one in parts)
        refuse("translating-no-part", text=Clean.of(part), parts=Notes(listed))
    only = args.only or ONLY[0]
    if only not in ONLY:
        refuse("translating-no-only", text=Clean.of(only))
    before = Path(translation_folder(str(data), language))
    translation = Translation(
        language, known, folder_of(args.folder, data, language), part, only, before
    )
    if translation.folder != before:
        translation.bring()
    return translation


def folder_of(asked: str | None, data: Path, language: str) -> Path:
    """Where the language is kept: in the folder that is asked for, which is remembered, else where
    it was kept before, else beside the games.
    """
    if asked is None:
        return Path(translation_folder(str(data), language))
    folder = Path(asked).expanduser().absolute()
    link = data / TRANSLATIONS / f"{language}.txt"
    link.parent.mkdir(parents=True, exist_ok=True)
    write_whole(link, f"{folder}\n".encode())
    return folder


def open_translation(shell: Shell, translation: Translation) -> None:
    """Opens the walk."""
    shell.push(TranslateScreen(shell, translation))
