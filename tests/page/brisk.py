"""A brisk player on a page, who walks to a card, hears what Enter would do, plays it, and so on,
whatever was told meanwhile; and how late each line came into the region that is spoken.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.page.checks import NOTHING, Tab
from tests.page.journey import sit_down

LEDGER = """(() => {
  const ledger = { lines: [], texts: [] };
  Object.defineProperty(window, 'ledger', { value: ledger });
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes) for (const node of addedNodes) {
      const at = performance.now(), text = node.textContent;
      if (target.id === 'history') ledger.lines.push({ at, text, kind: node.dataset.kind });
      else if (target.parentNode?.id === 'events') ledger.texts.push({ at, text });
    }
  }).observe(document, { childList: true, subtree: true });
})()"""
"""Writes down when lines came into the history, and when texts into the region."""


@dataclass
class Ledger:
    """When lines came, and when they were told."""

    lines: list[dict[str, Any]]
    texts: list[dict[str, Any]]
    waited: list[float] = field(default_factory=list)
    """Milliseconds from the history to the region, of lines that answer no key, sorted."""
    over: list[str] = field(default_factory=list)
    """What was told more than twice."""

    def __post_init__(self) -> None:
        times = [0] * len(self.lines)
        for told in self.texts:
            rest = str(told["text"]).replace(NOTHING, "")
            for n in reversed(range(len(self.lines))):
                line = self.lines[n]
                if line["at"] > told["at"] or not rest.endswith(line["text"]):
                    continue
                rest = rest.removesuffix(line["text"]).rstrip()
                times[n] += 1
                if line["kind"] != "answer" and times[n] == 1:
                    self.waited.append(told["at"] - line["at"])
                if times[n] == 3:
                    self.over.append(line["text"])
        self.waited.sort()

    @property
    def events(self) -> int:
        """How many lines answered no key."""
        return sum(line["kind"] != "answer" for line in self.lines)

    def part(self, share: float) -> float:
        """So many milliseconds or less that share of them waited."""
        return self.waited[int(share * (len(self.waited) - 1))]

    def __str__(self) -> str:
        told = f"{len(self.waited)} of {self.events} told"
        late = ", ".join(f"{share}: {self.part(share):.0f} ms" for share in (0.5, 0.9, 1))
        return f"{told}, {late}, {len(self.over)} more than twice"


def plays(
    press: Callable[[str], object], rest: Callable[[int], object], every: float, count: int
) -> None:
    """Presses the keys of so many plays, one each so many seconds, by the clock; `rest` lets
    milliseconds pass.
    """
    began = time.monotonic()
    for number in range(count):
        for place, key in enumerate(("z", "Enter", "Enter")):
            due = began + (number + 0.225 * place) * every
            rest(max(0, round(1000 * (due - time.monotonic()))))
            press(key)


def played(tab: Tab, link: str, every: float, count: int, speed: str) -> Ledger:
    """Sits down at a table and plays; what was written down until the table was left, and that
    nothing of it is told afterwards.
    """
    tab.preload(LEDGER)
    tab.go(link)
    sit_down(tab, "Eva")
    tab.js(f"(document.getElementById('speed').value = '{speed}', ledger.lines.length = 0)")
    tab.js("(ledger.texts.length = 0)")
    plays(tab.press, tab.rest, every, count)
    found = tab.js("ledger")
    tab.press("Control+s")
    tab.until("screen.list && screen.list.id === 'bye'")
    left = tab.js("[performance.now(), ledger.lines.map(line => line.text)]")
    tab.until(f"performance.now() > {left[0] + 2_000} && !speaking.waiting.length")
    after = [text["text"] for text in tab.js("ledger.texts") if text["at"] > left[0]]
    over = [line["text"] for line in found["lines"] if line["kind"] != "answer"]
    assert not [text for text in after if any(text.startswith(line) for line in over)], after
    return Ledger(found["lines"], found["texts"])
