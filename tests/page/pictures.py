"""What is measured of a page as it is painted, by bounding boxes and computed styles; and pictures
of it, where `PLAYROOM_PICTURES` names a folder for them.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.page import looks, steps
from tests.page.chromium import Tab

WIDTHS = {320: 568, 390: 844, 430: 932, 768: 1024, 1024: 768, 1280: 900}
"""The widths that are looked at, in pixels, with the height of a device that has it."""
SCHEMES = ("light", "dark")
LEAST = 44
"""Pixels of what can be pressed, in both directions."""
CONTRAST = 7
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

CARDS = """
(() => {
  const found = [];
  for (const row of document.querySelectorAll('.cards')) {
    if (!row.checkVisibility()) continue;
    const cards = [...row.children], part = row.parentNode.getBoundingClientRect();
    const boxes = cards.map(card => card.getBoundingClientRect());
    cards.forEach((card, i) => {
      const box = boxes[i], name = row.id + ' ' + card.textContent;
      if (box.left < part.left || box.right > part.right || box.bottom > part.bottom)
        found.push(name + ' sticks out of its part');
      if (card.scrollWidth > card.clientWidth + 1 || card.scrollHeight > card.clientHeight + 1)
        found.push(name + ' is clipped');
      boxes.slice(0, i).forEach((other, j) => {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (across > 0.5 && down > 0.5) found.push(name + ' overlaps ' + cards[j].textContent);
      });
    });
  }
  return found;
})()
"""
FAINT = """
(() => {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const rgba = color => {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = color => {
    const [r, g, b] = color.map(part => part / 255)
      .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const under = node => {
    for (let at = node; at; at = at.parentElement) {
      const color = rgba(getComputedStyle(at).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255];
  };
  const found = [];
  for (const node of document.querySelectorAll('body *')) {
    const drawn = node.matches('[data-suit], .face, svg');
    const own = [...node.childNodes].some(part => part.nodeType === 3 && part.data.trim());
    if (!(own || drawn) || !node.checkVisibility() || node.matches('.unseen *, .name')) continue;
    const [one, other] = [light(rgba(getComputedStyle(node).color)), light(under(node))];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (ratio < LEAST) found.push(ratio.toFixed(1) + ' ' + node.outerHTML.slice(0, 100));
  }
  return found;
})()
"""


def faults_of(tab: Tab) -> list[str]:
    """What is wrong with a page as it is painted now."""
    wide = looks.sideways(tab)
    return [
        *([f"{wide} px too wide"] if wide > 0 else []),
        *looks.small_targets(tab, LEAST),
        *tab.js(CARDS),
        *tab.js(FAINT.replace("LEAST", str(CONTRAST))),
    ]


def take(tab: Tab, name: str) -> None:
    """A picture of the whole page, where pictures are wanted."""
    if folder := os.environ.get("PLAYROOM_PICTURES"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        tab.page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def look(tab: Tab, name: str) -> list[str]:
    """The faults at every width, light and dark, each with where it is."""
    found = []
    for scheme in SCHEMES:
        tab.media(color_scheme=scheme, reduced_motion="reduce")
        for width, height in WIDTHS.items():
            tab.size(width, height)
            where = f"{name}-{scheme}-{width}"
            take(tab, where)
            found += [f"{where}: {fault}" for fault in faults_of(tab)]
    return found


def thirteen() -> steps.Screen:
    """A table with a hand of thirteen, two of them chosen, figures with a value, and cards that
    tell something besides their name.
    """
    hand = [
        {
            "key": rank,
            "label": f"{rank} of hearts",
            "marked": rank in ("2", "10"),
            "card": [rank, "cdhs"[place % 4], *(["10"] if rank in "JQK" else [])],
        }
        for place, rank in enumerate(RANKS)
    ]
    laid = [
        {
            "key": f"laid{n}",
            "label": f"{n} of cups from Ana",
            "card": [n, suit],
            "aside": "from Ana",
        }
        for n, suit in (("1", "b"), ("6", "o"), ("S", "v"), ("R", "x"))
    ]
    built = {"key": "#8", "label": "8, built by Ana: 5 of clubs and 3 of hearts", "marked": False}
    return {
        **steps.at_table(),
        "zones": [
            {"id": "hand", "name": "Hand", "items": hand},
            {"id": "table", "name": "Table", "items": [built, *laid]},
            {"id": "pile", "name": "Pile", "items": []},
        ],
    }
