"""The pages for people: every link leads somewhere, the README stays short, the guide says the same
in both languages, and no page names a command, an option or a key that there is not.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playroom.cli.parser import VALUES, parse
from playroom.engine.notes import note
from playroom.engine.registry import find_game, game_ids
from playroom.locale import Listener, teller_of
from playroom.shell.keys import COMMANDS, key_called
from tests.readme.run import PAGES, ROOT, arguments, commands

DOCS = ROOT / "docs"
README = ROOT / "README.md"
GUIDES = {"en": DOCS / "guide.md", "es": DOCS / "guía.md"}
ALL = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md")])
WORDS = {
    "tú,Ana:bueno": "you,Ana:good",
    "INVITACIÓN": "INVITATION",
    "JUEGO": "GAME",
    "ARCHIVO": "FILE",
    "CARPETA": "FOLDER",
    "RUTA": "PATH",
    "CÓDIGO@EQUIPO": "CODE@HOST",
    "EQUIPO": "HOST",
    "mi-casa.example": "my-home.example",
    "no": "off",
    "sí": "on",
    "breve": "brief",
    "completo": "full",
}
"""What stands or is typed in Spanish, and in English."""

NO_COMMANDS = ("playroom ID SEED",)
"""What begins like a command and is none: the text whose digest is the seal."""
LABELLED = (
    ("README.md", "en"),
    ("README.md", "es"),
    ("docs/guide.md", "en"),
    ("docs/guía.md", "es"),
)
"""The pages that name items of menus and settings, and the language in which they do."""
GAMES = ("El rummy continental", "La escoba")
"""Games as a page calls them in a list, with an article that the menu leaves out."""


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose(page: Path) -> str:
    """A page without its blocks."""
    return re.sub(r"^```.*?^```$", "", read(page), flags=re.DOTALL | re.MULTILINE)


def headings(page: Path) -> list[str]:
    return re.findall(r"^#+ .*", prose(page), re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """What a link to a heading of the page ends with, as GitHub makes it."""
    found: set[str] = set()
    for heading in headings(page):
        kept = re.sub(r"[^\w\- ]", "", heading.lstrip("# ").lower())
        slug = base = kept.strip().replace(" ", "-")
        number = 0
        while slug in found:
            number += 1
            slug = f"{base}-{number}"
        found.add(slug)
    return found


def links(page: Path) -> list[str]:
    """The relative links of a page."""
    targets = re.findall(r"\[[^\]]*\]\(([^)\s]+)\)", prose(page))
    return [target for target in targets if "://" not in target]


def spans(page: Path) -> list[str]:
    """What stands between backticks, without line breaks."""
    return [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", prose(page))]


def same(command: str) -> str:
    """A command without what may differ between the languages."""
    for spanish, english in WORDS.items():
        command = re.sub(rf"(?<![\w-]){re.escape(spanish)}(?![\w-])", english, command)
    return re.sub(r" --lang \w+", "", command)


def is_common(span: str) -> bool:
    """Is it the same in both languages? Moves, words after a slash and names of keys are not."""
    return (
        re.match(r"playroom|--|python3|pip|py |ssh |[A-Z_]{4,}|\.?[\w~%.\\/ -]+\.\w+$", span)
        is not None
    )


def sections(page: Path) -> list[list[str]]:
    """For each part between two headings what its lines are: paragraphs, points, blocks."""
    found: list[list[str]] = [[]]
    for block in re.split(r"^(```\w*\n.*?^```)$", read(page), flags=re.DOTALL | re.MULTILINE):
        if block.startswith("```"):
            found[-1].append(block.splitlines()[0])
            continue
        for line in block.splitlines():
            if heading := re.match(r"#+ ", line):
                found.append([heading.group()])
            elif line.startswith("- "):
                found[-1].append("-")
    return found


def keys(page: Path) -> list[str]:
    """The keys that begin the points of a page, as the program writes them."""
    points = re.findall(r"^- (\*\*.*?): ", read(page), re.MULTILINE)
    names = [name for point in points for name in re.findall(r"\*\*(.+?)\*\*", point)]
    pressed = [name.lower() if len(name) == 1 else name for name in names]
    return [key for name in pressed if (key := key_called(name))]


@pytest.mark.parametrize("page", ALL, ids=lambda page: page.name)
def test_every_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    for target in links(page):
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        if anchor:
            assert anchor in anchors(there), target


def test_the_readme_is_short_and_has_the_two_commands_that_ci_runs() -> None:
    assert len(read(README).splitlines()) <= 170
    first, *rest = commands("README.md")
    assert first == "python3 -m playroom"
    assert "python3 -m tests" in rest


def test_the_guide_has_the_same_structure_in_both_languages() -> None:
    english, spanish = (sections(page) for page in GUIDES.values())
    for one, other, heading in zip(english, spanish, ["", *headings(GUIDES["en"])], strict=True):
        assert one == other, heading


def test_the_guide_has_the_same_commands_in_both_languages() -> None:
    english, spanish = ([same(line) for line in commands(page)] for page in PAGES[1:3])
    assert english == spanish
    named = [[same(s) for s in spans(page) if is_common(same(s))] for page in GUIDES.values()]
    assert sorted(named[0]) == sorted(named[1])


def test_the_guide_names_every_key_in_both_languages() -> None:
    english, spanish = (keys(page) for page in GUIDES.values())
    assert english == spanish
    assert {key for command in COMMANDS for key in command.keys} <= {*english}


@pytest.mark.parametrize("language", GUIDES)
def test_the_guide_names_the_keys_of_every_game(language: str) -> None:
    teller, nobody = teller_of(language), Listener(None, (), ())
    points = [" ".join(point.split()) for point in read(GUIDES[language]).split("\n- ")]
    for id_ in game_ids():
        name = teller.tell(note(f"{id_}-name"), nobody).rstrip(".")
        own = find_game(id_).table.keys
        told = [point for point in points if point.startswith(f"{name}: ")]
        assert bool(told) == bool(own), name
        for key in own:
            says = teller.tell(note(f"{id_}-key-{key.name}"), nobody).rstrip(".")
            pressed = {"en": "Shift", "es": "Mayúsculas"}[language] + f" {key.key}"
            pressed = key.key.upper() if key.key.islower() else pressed
            assert f"**{pressed}** {says}" in told[0], (name, key)


@pytest.mark.parametrize("page", [*PAGES, "docs/rooms.md", "docs/server.md", "docs/page.md"])
def test_every_command_that_a_page_names_is_one(page: str) -> None:
    for command in [*spans(ROOT / page), *(commands(page) if page in PAGES else ())]:
        if command in NO_COMMANDS or not re.match(r"(python3 -m )?playroom( |$)", command):
            continue
        _, *words = arguments(command)
        if words and words[-1] in [f"--{name}" for name in VALUES if name != "page"]:
            words.append("value")  # a page may name an option alone
        parse(words)


@pytest.mark.parametrize(("page", "language"), LABELLED)
def test_every_label_that_a_page_names_is_said(page: str, language: str) -> None:
    said = "".join(
        read(file)
        for folder in (f"locales/{language}/*.ftl", f"games/*/locales/{language}.ftl")
        for file in ROOT.glob(folder)
    )
    text = prose(ROOT / page)
    if page == "README.md":  # English first, then Spanish
        text = text.split("## En español")[language == "es"]
    for label in re.findall(r"\*\*([^*`]+?)\*\*", text):
        label = " ".join(label.split())
        assert key_called(label) or label in said or label in GAMES, label


def test_the_playroom_says_its_command_as_the_pages_do() -> None:
    for page in GUIDES.values():
        assert {line.split()[0] for line in commands(f"docs/{page.name}")} == {"playroom"}
    for file in [*ROOT.glob("locales/*/*.ftl"), *ROOT.glob("games/*/locales/*.ftl")]:
        assert not re.search(r"\bpy(thon3?)? -m playroom\b(?!\.)", read(file)), file
