"""Success criteria of WCAG 2.2 that no other test of the page looks at: its language and title, the
focus that is seen and not covered, settings that move nothing, both orientations, pointers.
"""

from __future__ import annotations

import sys
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from playroom.doors.page import door
from tests.page import looks, pictures, steps
from tests.page.checks import Sat, sent, show, sitting
from tests.page.chromium import Chromium
from tests.page.room import Room

FOCUS = """
(() => {
  const node = document.activeElement, box = node.getBoundingClientRect();
  const style = getComputedStyle(node), points = [];
  for (const x of [0.1, 0.5, 0.9]) for (const y of [0.1, 0.5, 0.9])
    points.push(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height));
  return {
    name: node.id || node.textContent || node.tagName,
    page: node === document.body,
    ring: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
    seen: points.some(at => at && (at === node || node.contains(at) || at.contains(node))),
  };
})()
"""


def opened(sat: Sat) -> None:
    """Everything that can be opened on the page is open."""
    sat.tab.js("document.querySelectorAll('details').forEach(part => { part.open = true; }), 0")
    sat.tab.js(
        "document.querySelectorAll('.opens[aria-expanded=false]').forEach(n => n.click()), 0"
    )


def stops(sat: Sat) -> list[dict[str, Any]]:
    """What has the focus after each press of Tab, until the page has been walked through."""
    found = list[dict[str, Any]]()
    top = "document.getElementById('title')"
    sat.tab.js(f"({top}.tabIndex = -1, {top}.focus(), {top}.removeAttribute('tabindex'), 0)")
    for _ in range(80):
        sat.tab.press("Tab")
        stop = sat.tab.js(FOCUS)
        if stop["page"] or (found and stop["name"] == found[0]["name"]):
            break
        found.append(stop)
    return found


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (390, 844), (320, 256)])
def test_the_focus_is_seen_and_is_under_nothing(
    width: int, height: int, chromium: Chromium, room: Room
) -> None:
    """2.4.7 and 2.4.11, and 2.1.2: Tab comes to the end of the page."""
    with sitting(chromium, room, stopped=False) as sat:
        show(sat, **pictures.thirteen())
        opened(sat)
        sat.tab.size(width, height)
        found = stops(sat)
        assert 16 < len(found) < 80
        assert [stop["name"] for stop in found if stop["ring"] < 3] == []
        assert [stop["name"] for stop in found if not stop["seen"]] == []


def test_a_focus_that_is_not_seen_or_is_covered_is_found(chromium: Chromium, room: Room) -> None:
    style = "}*{outline:none!important}#latest{position:fixed;inset:0;z-index:9;background:#fff}"
    change = {"/style.css": lambda text: text + style.removeprefix("}")}
    with sitting(chromium, room, change, stopped=False) as sat:
        stop = stops(sat)[0]
        assert not stop["ring"]
        assert not stop["seen"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_page_tells_its_language_and_what_it_shows(
    language: str, chromium: Chromium, room: Room
) -> None:
    """2.4.2 and 3.1.1."""
    with sitting(chromium, room, language=language, stopped=False) as sat:
        assert sat.tab.js("document.documentElement.lang") == language
        show(sat, **{**steps.at_table("a"), "title": "Escoba"})
        sat.tab.until("document.title === 'Escoba'")
        assert sat.tab.js("document.querySelectorAll('h1').length") == 1
        assert sat.tab.js("document.querySelector('h1').textContent") == "Escoba"


def test_a_setting_that_is_changed_moves_neither_focus_nor_page(
    chromium: Chromium, room: Room
) -> None:
    """3.2.1 and 3.2.2."""
    with sitting(chromium, room, stopped=False) as sat:
        opened(sat)
        address = sat.tab.js("location.href")
        count = sat.tab.js("document.querySelectorAll('#settings :is(select, input)').length")
        assert count > 12
        for number in range(count):
            node = f"document.querySelectorAll('#settings :is(select, input)')[{number}]"
            if not sat.tab.js(f"{node}.checkVisibility() && {node}.id !== 'notify'"):
                continue
            sat.tab.js(f"{node}.focus()")
            sat.tab.press("ArrowDown" if sat.tab.js(f"{node}.tagName") == "SELECT" else "Space")
            assert sat.tab.js(f"document.activeElement === {node}"), sat.tab.js(f"{node}.id")
        assert sat.tab.js("location.href") == address


def test_both_orientations_of_a_telephone_show_all(chromium: Chromium, room: Room) -> None:
    """1.3.4 and 1.4.10."""
    with sitting(chromium, room, stopped=False) as sat:
        show(sat, **pictures.thirteen())
        shown = []
        for width, height in ((390, 844), (844, 390), (320, 256)):
            sat.tab.size(width, height)
            assert looks.sideways(sat.tab) <= 0
            shown.append(looks.reachable(sat.tab))
        assert shown[0] == shown[1] == shown[2]


def test_a_pointer_does_nothing_before_it_is_lifted_and_nothing_elsewhere(
    chromium: Chromium, room: Room
) -> None:
    """2.5.2."""
    with sitting(chromium, room, stopped=False) as sat:
        sent(sat)
        box = sat.tab.page.locator("#hand button").first.bounding_box()
        assert box is not None
        mouse = sat.tab.page.mouse
        mouse.move(box["x"] + 5, box["y"] + 5)
        mouse.down()
        assert not [frame for frame in sent(sat) if "touch" in frame]
        mouse.move(1, 1)
        mouse.up()
        assert not [frame for frame in sent(sat) if "touch" in frame]
        sat.tab.page.locator("#hand button").first.click()
        assert [frame for frame in sent(sat) if "touch" in frame]


def test_nothing_flashes_and_nothing_plays_by_itself() -> None:
    """2.3.1, and 1.2: no animation, no film, no sound file; what a key moves, moves once."""
    text = "".join(door._thin(name).decode() for name in door.FILES.values())
    for what in ("@keyframes", "animation", "<video", "<audio", "<marquee", "<img", ".gif"):
        assert what not in text


EDGES = """
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
    for (let at = node.parentElement; at; at = at.parentElement) {
      const color = rgba(getComputedStyle(at).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255];
  };
  const found = [];
  for (const node of document.querySelectorAll('button:not(.opens), input[type=text], select')) {
    if (!node.checkVisibility()) continue;
    const style = getComputedStyle(node), bottom = light(under(node));
    const ratios = [style.borderTopColor, style.backgroundColor].map(color => light(rgba(color)))
      .map(one => (Math.max(one, bottom) + 0.05) / (Math.min(one, bottom) + 0.05));
    if (Math.max(...ratios) < 3) found.push(node.outerHTML.slice(0, 100));
  }
  return found;
})()
"""


@pytest.mark.parametrize("scheme", pictures.SCHEMES)
def test_the_edges_of_what_can_be_pressed_are_seen(
    scheme: str, chromium: Chromium, room: Room
) -> None:
    """1.4.11: 3 to 1 against what is beside them; and one that is too faint is found."""
    faint = {
        "/style.css": lambda text: (
            text + "*{border-color:#888!important}main *{background:#777!important}"
        )
    }
    for change, wrong in ((None, False), (faint, True)):
        with sitting(chromium, room, change, stopped=False) as sat:
            sat.tab.media(color_scheme=scheme, reduced_motion="reduce")
            show(sat, **pictures.thirteen())
            opened(sat)
            assert bool(sat.tab.js(EDGES)) is wrong, sat.tab.js(EDGES)
