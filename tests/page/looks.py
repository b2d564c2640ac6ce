"""What is looked at on a page, whatever it shows: axe-core, sizes, sideways scrolling, where the
focus is. Everything takes a `Tab` of Chromium or a `Firefox`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Protocol

import axe_playwright_python

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLORS = ["color-contrast"]
"""The rules that what is shown by a medium can change."""
SPACING = (
    "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}"
    "p{margin-bottom:2em!important}"
)
"""What readers with low vision may set (WCAG 1.4.12)."""


class Shown(Protocol):
    """A browser with a page."""

    def js(self, code: str) -> Any:
        """The value of an expression."""

    def load(self, script: str) -> None:
        """Runs a script."""

    def until(self, code: str, seconds: float = 20.0) -> Any:
        """Waits until an expression is true."""

    def press(self, *keys: str) -> None:
        """Presses keys."""

    def size(self, width: int, height: int) -> None:
        """Sets the size of the page."""


def axe(page: Shown, tags: list[str] | None = TAGS) -> list[str]:
    """What axe-core finds wrong, or cannot tell: nothing of either may be there. Without `tags`
    only what colors can change.
    """
    if not page.js("'axe' in window"):
        page.load(AXE)
    only = {"type": "tag", "values": tags} if tags else {"type": "rule", "values": COLORS}
    found = page.js(
        f"axe.run({{runOnly: {json.dumps(only)}, resultTypes: ['violations', 'incomplete']}})"
        ".then(found => [...found.violations, ...found.incomplete].flatMap(rule => "
        "rule.nodes.map(node => rule.id + ': ' + node.html + ' ' + "
        "(node.any[0]?.message ?? node.all[0]?.message ?? ''))))"
    )
    return [str(row) for row in found]


def sideways(page: Shown) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.js("document.documentElement.scrollWidth - innerWidth"))


def small_targets(page: Shown, least: int = 44) -> list[str]:
    """Whatever can be pressed and is smaller than `least` pixels in a direction."""
    found = page.js(
        "[...document.querySelectorAll('button,a[href],label,input:not(label input),select')]"
        ".filter(node => node.checkVisibility())"
        ".filter(node => node.type !== 'checkbox' || !node.labels.length)"
        ".filter(node => !node.control || node.control.type === 'checkbox')"
        ".map(node => [node.getBoundingClientRect(), node.outerHTML.slice(0, 120)])"
        f".filter(([box]) => box.width && (box.height < {least} || box.width < {least}))"
        ".map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"
    )
    return [str(row) for row in found]


def stops(page: Shown) -> list[str]:
    """The toolbars that have not exactly one place for the Tab key."""
    found = page.js(
        "[...document.querySelectorAll('[role=toolbar]')].filter(bar => bar.checkVisibility())"
        ".map(bar => [bar.id, bar.querySelectorAll('button:not([tabindex=\"-1\"])').length])"
        ".filter(([id, stops]) => stops !== 1).map(row => row.join(' '))"
    )
    return [str(row) for row in found]


def reachable(page: Shown) -> list[str]:
    """Everything that can be pressed or typed into and is seen, each a stop of the swipes of a
    touch reader; the history is closed or left out.
    """
    found = page.js(
        "[...document.querySelectorAll('button,a[href],input,select,textarea,summary')]"
        ".filter(node => node.checkVisibility() && !node.closest('[aria-hidden=true],#history'))"
        ".map(node => node.id || node.textContent)"
    )
    return [str(row) for row in found]


def heard(page: Shown) -> list[str]:
    """What came into the region that is spoken, in order, as it was written."""
    return [str(node["text"]) for node in page.js("watch.heard")]


FAULTS = (
    "({again: watch.regions - 1, replaced: watch.replaced, lost: watch.lost, "
    "errors: watch.errors, live: watch.live, "
    "text: watch.heard.filter(node => node.kind !== 1).length})"
)
QUIET = 25
"""Milliseconds without a frame after which everything has come."""


def faults(page: Shown) -> dict[str, Any]:
    """What must be empty at every moment: see `watch.js`."""
    return {name: value for name, value in page.js(FAULTS).items() if value}


def settled(page: Shown, milliseconds: int = QUIET) -> dict[str, Any]:
    """Waits until the room has answered and nothing more has come for a while; the `faults`."""
    found: dict[str, Any] = page.js(
        "(async () => {"
        "const before = watch.pongs, limit = performance.now() + 15000;"
        "if (ws.readyState === 1) ws.send('{\"ping\": true}');"
        f"while ((watch.pongs === before || performance.now() - watch.quietSince < {milliseconds})"
        " && performance.now() < limit) await new Promise(done => setTimeout(done, 4));"
        f"return {FAULTS};"
        "})()"
    )
    return {name: value for name, value in found.items() if value}
