"""From the invitation to the end of a game, on a page: how a player sits down, and what is looked
at whenever the page shows something of a new kind.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.page import looks
from tests.page.chromium import MEDIA, Tab
from tests.page.looks import Shown

LANGUAGES = ("en", "es")
NARROW = (320, 256)
"""Widths in pixels: 1280 at 400 %, and less."""


def sit_down(page: Shown, name: str) -> int:
    """Says a name, and begins the game; how many things were done for it: keys, words typed."""
    # the entry has the focus before there is a connection, and what is sent then is not taken
    page.until("screen.line?.asks && document.activeElement === document.getElementById('typed')")
    page.press(*name, "Enter")
    page.until("screen.list && !!document.activeElement.closest('#list')")
    quiet(page)
    page.press("Enter")
    page.until("screen.zones.length && document.querySelector('[data-zone] button')")
    quiet(page)
    return 3


def quiet(page: Shown, milliseconds: int = 60) -> None:
    """Until nothing more comes."""
    looks.settled(page, milliseconds)


def phase(page: Shown) -> str:
    """What kind of thing the page shows."""
    return str(
        page.js(
            "[screen.list ? (screen.list.id === 'bye' ? 'end' : screen.zones.length ? 'list' : "
            "'lobby') : screen.line?.asks ? 'question' : screen.zones.length ? 'table' : 'waiting',"
            " !screen.list && (screen.line?.starts ?? '').includes('1') ? 'number' : '',"
            " !screen.list && screen.zones.length && "
            "document.querySelector('#hand [data-key=\"\"]') ? 'empty' : '',"
            " document.querySelector('#hand [aria-pressed=true]') ? 'marked' : ''].join(' ').trim()"
        )
    )


@dataclass
class Looker:
    """Looks at a page whenever it shows something of a kind that was not seen before."""

    tab: Tab
    seen: list[str] = field(default_factory=list)
    found: list[str] = field(default_factory=list)

    def look(self, kind: str = "") -> None:
        """In both languages, all media, and every width."""
        kind = kind or phase(self.tab)
        if kind in self.seen:
            return
        self.seen.append(kind)
        for language in LANGUAGES:
            choose_language(self.tab, language)
            self._rules(f"{kind}, {language}", looks.TAGS)
            for name, features in MEDIA.items():
                if features:
                    self.tab.media(**features)
                    self._rules(f"{kind}, {language}, {name}", None)
            self.tab.media()
            for width in NARROW:
                self.tab.size(width, 480)
                self._note(f"{kind}, {language}, {width} px wide", self._narrow())
            self.tab.size(1280, 900)
        choose_language(self.tab, LANGUAGES[0])

    def _rules(self, where: str, tags: list[str] | None) -> None:
        self._note(where, looks.axe(self.tab, tags))

    def _narrow(self) -> list[str]:
        wide = looks.sideways(self.tab)
        return [
            *([f"{wide} px too wide"] if wide > 0 else []),
            *looks.small_targets(self.tab),
            *looks.stops(self.tab),
        ]

    def _note(self, where: str, found: list[str]) -> None:
        self.found += [f"{where}: {what}" for what in found]


def choose_language(tab: Tab, language: str) -> None:
    """By the setting of the page; the focus stays where it is."""
    if tab.js("document.documentElement.lang") == language:
        return
    tab.js(
        "(select => (select.value = '" + language + "', "
        "select.dispatchEvent(new Event('change'))))(document.getElementById('language'))"
    )
    tab.until(f"document.documentElement.lang === '{language}'")
    quiet(tab)
