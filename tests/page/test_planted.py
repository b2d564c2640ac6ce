"""Faults that are planted into the page, each of which one of the checks must find. Those of
lichess are among them (a region that is made anew for every line, text that is replaced), and what
was tried before this page became as it is.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from playroom import page
from tests.page import background, checks, gestures, grouping, sounding, speaking
from tests.page.chromium import Chromium, Tab
from tests.page.room import Room


@dataclass(frozen=True)
class Fault:
    """What is changed in the page, and the check that must find it."""

    name: str
    check: Any
    old: str
    new: str
    file: str = "/page.js"


FAULTS = (
    Fault(
        "the region is made anew for every line",
        checks.one_region_for_ever,
        "  const parts = $('events').children;\n",
        "  const region = $('events').cloneNode(true), parts = region.children;"
        " $('events').replaceWith(region);\n",
        "/speaking.js",
    ),
    Fault(
        "the text is replaced",
        checks.one_region_for_ever,
        ".append(node);\n  setTimeout(",
        ".textContent = node.textContent;\n  setTimeout(",
        "/speaking.js",
    ),
    Fault(
        "the text comes after its element",
        checks.one_region_for_ever,
        ".append(node);\n  setTimeout(",
        ".append(node);\n  const late = node.textContent; node.textContent = '';"
        " setTimeout(() => { node.textContent = late; }, 50);\n  setTimeout(",
        "/speaking.js",
    ),
    Fault(
        "the region is assertive",
        checks.one_region_for_ever,
        'aria-live="polite"',
        'aria-live="assertive"',
        "/",
    ),
    Fault(
        "readers are told what is relevant",
        checks.one_region_for_ever,
        'aria-atomic="false"',
        'aria-atomic="false" aria-relevant="additions"',
        "/",
    ),
    Fault(
        "an alert besides",
        checks.one_region_for_ever,
        '<p id="conn">',
        '<p id="conn" role="alert">',
        "/",
    ),
    Fault(
        "announcements go at once",
        checks.one_region_for_ever,
        "KEPT = 8000",
        "KEPT = 500",
        "/speaking.js",
    ),
    Fault(
        "60 milliseconds between lines",
        checks.every_line_once_in_order,
        "GAP = 300",
        "GAP = 60",
        "/speaking.js",
    ),
    Fault(
        "no pace",
        checks.every_line_once_in_order,
        "text.length * 1000 / this.pace;",
        "0;",
        "/speaking.js",
    ),
    Fault(
        "six lines together",
        checks.every_line_once_in_order,
        "ROOM = 75",
        "ROOM = 750",
        "/speaking.js",
    ),
    Fault(
        "the newest line first",
        checks.every_line_once_in_order,
        "last ? this.waiting.length : at",
        "0",
        "/speaking.js",
    ),
    Fault(
        "always the same place",
        checks.every_line_once_in_order,
        "parts[turn++ % parts.length]",
        "parts[0]",
        "/speaking.js",
    ),
    Fault(
        "a line beside a move of the focus",
        checks.the_focus_is_told_before_a_line,
        "document.hidden || moving ||",
        "document.hidden ||",
        "/speaking.js",
    ),
    Fault(
        "a line at once after a move of the focus",
        checks.the_focus_is_told_before_a_line,
        "SETTLED = 150",
        "SETTLED = 0",
        "/speaking.js",
    ),
    Fault(
        "a line at once after a new name of what has the focus",
        checks.the_focus_is_told_before_a_line,
        "if (b === document.activeElement) moved();",
        "",
    ),
    Fault(
        "equal lines left out",
        checks.nothing_twice,
        "  speaking.line(o, ",
        "  if (speaking.waiting.some(x => x.line === o.line) ||"
        " $('history').children[1]?.textContent === o.line) return;\n"
        "  speaking.line(o, ",
        "/speaking.js",
    ),
    Fault(
        "every answer to quick keys is said",
        checks.a_later_answer_replaces,
        "x.of < w.of || ",
        "",
        "/speaking.js",
    ),
    Fault(
        "an answer is said though another key was pressed",
        checks.a_later_answer_replaces,
        "function speak(o) {",
        "function speak(o) { o = { ...o, of: acts };",
        "/speaking.js",
    ),
    Fault(
        "what a key cut is gone",
        checks.what_a_key_cut_is_said_again,
        "to < p.from + ENOUGH * p.w.line.length",
        "false",
        "/speaking.js",
    ),
    Fault(
        "what was heard is said again",
        checks.what_a_key_cut_is_said_again,
        "to < p.from + ENOUGH * p.w.line.length",
        "true",
        "/speaking.js",
    ),
    Fault(
        "what a key cut goes before its answer",
        checks.what_a_key_cut_is_said_again,
        "Math.max(free, this.pressed + REST, this.busy)",
        "free",
        "/speaking.js",
    ),
    Fault(
        "Control says it again",
        checks.what_a_key_cut_is_said_again,
        "!MODIFIERS.test(e.key) && !e.repeat",
        "!e.repeat",
        "/speaking.js",
    ),
    Fault(
        "what came before one's own play is told",
        checks.what_is_over_is_not_told,
        "speaking.played(performance.now());",
        "{}",
        "/speaking.js",
    ),
    Fault(
        "the table that was left is told",
        checks.what_is_over_is_not_told,
        "speaking.place(e.detail.here, performance.now());",
        "{}",
        "/speaking.js",
    ),
    Fault(
        "the focus comes with the room's first word",
        checks.the_question_is_in_reach,
        "$('typed').focus();\nconnect();",
        "connect();",
    ),
    Fault(
        "the settings are open",
        checks.the_question_is_in_reach,
        '<details id="settings" hidden>',
        '<details id="settings" open hidden>',
        "/",
    ),
    Fault(
        "numbers not looked at",
        checks.nothing_twice,
        "if (m.seq > last)",
        "if (m.seq)",
    ),
    Fault(
        "equal neighbours stay equal",
        checks.equal_lines_differ,
        "before === text ? text + '\\u00a0' : text",
        "text",
        "/speaking.js",
    ),
    Fault(
        "answers wait their turn",
        checks.answers_come_first,
        "answers(w) ? this.waiting.findIndex(x => !answers(x) || (x.focus && !w.focus)) : -1",
        "-1",
        "/speaking.js",
    ),
    Fault(
        "what is old is said",
        checks.old_lines_are_only_read,
        "if (!m.old) speak(m);",
        "speak(m);",
    ),
    Fault(
        "languages mixed",
        checks.languages_are_not_mixed,
        " || w.lang !== lines[0].lang",
        "",
        "/speaking.js",
    ),
    Fault(
        "names become markup",
        checks.words_never_become_elements,
        "  item.textContent = o.line;",
        "  item.innerHTML = o.line;",
    ),
    Fault(
        "labels become markup",
        checks.words_never_become_elements,
        "      name.textContent = item.label;",
        "      name.innerHTML = item.label;",
    ),
    Fault(
        "buttons made anew",
        checks.focus_is_never_lost,
        "let b = had.find(x => x.dataset.key === item.key && !stay.has(x));",
        "let b = null;",
    ),
    Fault(
        "moved buttons lose the focus",
        checks.focus_is_never_lost,
        "  if (box.moveBefore && b.parentNode) return box.moveBefore(b, next);\n"
        "  const focused = b === document.activeElement;",
        "  const focused = false;",
    ),
    Fault(
        "the focus goes nowhere when its card goes",
        checks.focus_is_never_lost,
        "  if (at >= 0 && !box.contains(document.activeElement))"
        " now[Math.min(now.length - 1, Math.max(0, at - 1))].focus();",
        "",
    ),
    Fault(
        "every card is a stop of Tab",
        checks.arrows_walk,
        "  for (const b of now) b.tabIndex = b === stop ? 0 : -1;",
        "  for (const b of now) b.tabIndex = 0;",
    ),
    Fault(
        "keys taken from the whole page",
        checks.keys_go_to_the_room,
        "$('game').addEventListener('keydown'",
        "document.addEventListener('keydown'",
    ),
    Fault(
        "keys with Control taken",
        checks.keys_go_to_the_room,
        "  if (e.ctrlKey) return;\n",
        "",
    ),
    Fault(
        "letters that cannot be switched off",
        checks.letters_can_be_switched_off,
        "if (!$('letters').checked || e.key.",
        "if (e.key.",
    ),
    Fault(
        "the page begins anew after a cut",
        checks.nothing_is_lost_when_the_wire_is_cut,
        "JSON.stringify({ resume: last, ",
        "JSON.stringify({ resume: 0, ",
    ),
    Fault(
        "a key without a connection says nothing",
        checks.nothing_is_lost_when_the_wire_is_cut,
        "speak({ line: words.offline ?? '…', kind: 'answer' });",
        "",
    ),
    Fault(
        "the page does not look when the net is back",
        checks.nothing_is_lost_when_the_wire_is_cut,
        "for (const name of ['online', 'pageshow', 'focus'])",
        "for (const name of ['pageshow', 'focus'])",
    ),
    Fault(
        "the history grows for ever",
        checks.history_is_kept_short_and_quiet,
        "SHOWN = 200",
        "SHOWN = 1e9",
    ),
    Fault(
        "the history is spoken",
        checks.one_region_for_ever,
        '<ol id="history" ',
        '<ol id="history" aria-live="polite" ',
        "/",
    ),
    Fault(
        "a held key plays on",
        grouping.a_held_key_plays_nothing,
        "if (e.repeat && (e.key === 'Enter' || (e.key === ' ' && !typing)))",
        "if (false)",
    ),
    Fault(
        "a double tap is two",
        grouping.a_double_tap_is_one_tap,
        "e.detail > 1 || ",
        "",
    ),
    Fault(
        "a tap that meets a list which has just come",
        grouping.a_double_tap_is_one_tap,
        "DOUBLE = 400",
        "DOUBLE = 0",
    ),
    Fault(
        "a key counts as a reader's press",
        grouping.a_reader_that_keeps_letters_is_found_out,
        "letters || TOUCH ||",
        "TOUCH ||",
    ),
    Fault(
        "a tap elsewhere in a list that has just come",
        grouping.a_double_tap_is_one_tap,
        "NEAR = 40;",
        "NEAR = 4000;",
    ),
    Fault(
        "the focus fell, and the page says one went there",
        grouping.a_double_tap_is_one_tap,
        "spot.fell = placing;",
        "spot.fell = false;",
    ),
    Fault(
        "every group is open",
        grouping.actions_stand_in_groups,
        "$(b.getAttribute('aria-controls')).hidden = !is;",
        "$(b.getAttribute('aria-controls')).hidden = false;",
    ),
    Fault(
        "a group is closed by every visit",
        grouping.actions_stand_in_groups,
        "  open(kept('open ' + b.id) === 'true');",
        "  open(false);",
    ),
    Fault(
        "the keys are not in sight",
        grouping.actions_stand_in_groups,
        "    mark(b, 'data-shown', item.shown ?? null);\n",
        "",
    ),
    Fault(
        "what stands in sight is read too",
        grouping.what_stands_in_sight_is_not_said,
        '<p id="standing" aria-hidden="true" hidden>',
        '<p id="standing" role="status" hidden>',
        "/",
    ),
    Fault(
        "a key without a connection is lost",
        grouping.a_key_waits_for_its_connection,
        "show(m.screen); late();",
        "show(m.screen);",
    ),
    Fault(
        "a key comes long after it was pressed",
        grouping.a_key_waits_for_its_connection,
        "PATIENCE = 4000",
        "PATIENCE = 1e9",
    ),
    Fault(
        "a key for a card goes to a list",
        grouping.a_key_waits_for_its_connection,
        "w.front !== front : ",
        "false : ",
    ),
    Fault(
        "a line typed before the connection is lost",
        grouping.a_line_waits_for_the_first_connection,
        "show(m.screen); late();",
        "show(m.screen);",
    ),
    Fault(
        "the loudspeaker is opened for everybody",
        sounding.sounds_wait_for_a_key,
        "  if (!audio || document.hidden",
        "  audio ??= new AudioContext();\n  if (document.hidden",
    ),
    Fault(
        "sounds wait for the key",
        sounding.sounds_wait_for_a_key,
        "  if (!audio || document.hidden || !table[m.sound] ||",
        "  if (!audio) { setTimeout(() => sound(m), 500); return; }\n"
        "  if (document.hidden || !table[m.sound] ||",
    ),
    Fault("all from the middle", sounding.sounds_wait_for_a_key, "= m.pan;", "= 0;"),
    Fault("all at once", sounding.a_crowd_is_heard_in_a_row, "CLOSE = 80", "CLOSE = 0"),
    Fault("the first of a crowd", sounding.a_crowd_is_heard_in_a_row, "MOST = 3", "MOST = 99"),
    Fault("late sounds", sounding.a_crowd_is_heard_in_a_row, "LATE = 250", "LATE = 9000"),
    Fault(
        "a page behind another sounds",
        sounding.a_page_behind_another_is_silent,
        "  if (!audio || document.hidden ||",
        "  if (!audio ||",
    ),
    Fault(
        "the loudspeaker runs for ever",
        sounding.a_page_behind_another_is_silent,
        "IDLE = 20000",
        "IDLE = 1e9",
    ),
    Fault(
        "opened though sounds are off",
        sounding.where_sounds_are_off_nothing_is_opened,
        " || !(wanted || $('sounds').value !== 'off')",
        "",
    ),
    Fault(
        "a wire that is cut without a sound",
        sounding.its_own_wire_is_heard,
        "alone('lost'); ",
        "",
    ),
    Fault(
        "the sounds of the wire though nobody wants them",
        sounding.its_own_wire_is_heard,
        "if (name in wire) sound({ sound: name, pan: 0, db: wire[name] });",
        "sound({ sound: name, pan: 0, db: wire[name] ?? -6 });",
    ),
    Fault(
        "the own voice is doubled by a reader",
        speaking.a_burst_is_spoken_whole,
        "  else if (u) announce(",
        "  if (u) announce(",
        "/speaking.js",
    ),
    Fault(
        "the own voice is not waited for",
        speaking.a_burst_is_spoken_whole,
        " || voice.busy) return; ",
        ") return; ",
        "/speaking.js",
    ),
    Fault(
        "a late answer waits for an event",
        speaking.a_key_cuts_it,
        "if (voice.busy && o.kind === 'answer' &&",
        "if (false &&",
        "/speaking.js",
    ),
    Fault(
        "the focus is read behind the answer that tells it",
        speaking.what_has_the_focus_is_read,
        "this.said.some(w => answers(w) && w.line.includes(first.told))",
        "false",
        "/speaking.js",
    ),
    Fault(
        "one voice for all languages",
        speaking.each_language_has_its_voice,
        "own = settings(two(language));",
        "own = settings(page());",
        "/voice.js",
    ),
    Fault(
        "a long text is one utterance",
        speaking.faults_of_voices_lose_nothing,
        "LONGEST = 150",
        "LONGEST = 1e9",
        "/voice.js",
    ),
    Fault(
        "an utterance without an end is waited for",
        speaking.faults_of_voices_lose_nothing,
        "MARGIN = 5000",
        "MARGIN = 1e8",
        "/voice.js",
    ),
    Fault(
        "spoken right after a cancel",
        speaking.a_key_cuts_it,
        "REST = 60",
        "REST = 0",
        "/voice.js",
    ),
    Fault(
        "the end of an old utterance counts for the next",
        speaking.faults_of_voices_lose_nothing,
        "    job.utterance = null; ",
        "",
        "/voice.js",
    ),
    Fault(
        "the first press does nothing",
        speaking.it_waits_for_a_first_press,
        "if (blocked) {",
        "if (false) {",
        "/voice.js",
    ),
    Fault(
        "another noise",
        sounding.sounds_are_those_of_the_room,
        "1013904223",
        "1013904225",
    ),
    Fault(
        "taps that are never two",
        gestures.gestures_do_what_keys_do,
        "if (tapped) {",
        "if (false) {",
        "/gestures.js",
    ),
    Fault(
        "a held finger taps too",
        gestures.gestures_do_what_keys_do,
        "setTimeout(() => gesture('hold'), HOLD)",
        "setTimeout(() => GESTURES.hold(), HOLD)",
        "/gestures.js",
    ),
    Fault(
        "a tap that another one follows slowly is all there is",
        gestures.gestures_do_what_keys_do,
        "tapped = 0; GESTURES.tap(); }",
        "tapped = 0; gesture('tap'); }",
        "/gestures.js",
    ),
    Fault(
        "a tap without an answer",
        gestures.a_gesture_is_never_without_an_answer,
        "key(' '); else to(here()); }",
        "key(' '); }",
        "/gestures.js",
    ),
    Fault(
        "a touch of a card is a gesture",
        gestures.the_page_scrolls_and_zooms,
        "still && most === 1 && pad)",
        "still && most === 1)",
        "/gestures.js",
    ),
    Fault(
        "the page stands still under a finger",
        gestures.the_page_scrolls_and_zooms,
        ".gestures #game{touch-action:pan-y pinch-zoom}",
        ".gestures #game{touch-action:none}",
        "/style.css",
    ),
    Fault(
        "a click is a gesture",
        gestures.a_click_is_no_gesture,
        "for (const name of ['contextmenu', 'mousedown'])",
        "$('pad').onclick = () => key('Enter');\nfor (const name of ['contextmenu'])",
        "/gestures.js",
    ),
    Fault(
        "readers come to the touch area",
        gestures.a_click_is_no_gesture,
        '<div id="pad" aria-hidden="true"',
        '<div id="pad"',
        "/",
    ),
    Fault(
        "gestures that cannot be switched off",
        gestures.gestures_can_be_switched_off,
        "!$('gestures').checked || ",
        "",
        "/gestures.js",
    ),
    Fault(
        "it vibrates though nobody wants it",
        gestures.it_vibrates,
        "TOUCH && $('vibration').checked && ",
        "",
        "/gestures.js",
    ),
    Fault(
        "the same turn again and again",
        gestures.it_vibrates,
        "screen.awaited && screen.awaited !== awaited",
        "screen.awaited",
        "/background.js",
    ),
    Fault(
        "the title of a page that is seen stays",
        background.the_title_and_the_badge_say_whose_turn,
        "document.title = awaited ?",
        "document.title = awaited && document.hidden ?",
        "/background.js",
    ),
    Fault(
        "a notification of a page that is seen",
        background.a_notification_is_shown_where_it_is_wanted,
        " && document.hidden) notify();",
        ") notify();",
        "/background.js",
    ),
    Fault(
        "it asks for notifications by itself",
        background.a_notification_is_shown_where_it_is_wanted,
        "if (!fresh) return;",
        "if (!fresh) return;\n  Notification.requestPermission();",
        "/background.js",
    ),
    Fault(
        "a card in the notification",
        background.a_notification_is_shown_where_it_is_wanted,
        "body: screen.title",
        "body: screen.zones[0].items[0].label",
        "/background.js",
    ),
    Fault(
        "the turn is heard twice",
        background.a_ring_of_its_own,
        "  if (m.sound === 'turn' && $('ding').checked) return;",
        "",
    ),
    Fault(
        "no ring of a hidden page",
        background.a_ring_of_its_own,
        "if (!audio || !table.turn) return;",
        "if (!audio || document.hidden || !table.turn) return;",
        "/background.js",
    ),
    Fault(
        "a telephone is kept awake by a game that is over",
        background.a_telephone_stays_awake_in_a_game,
        "  pressed &&= !!screen.playing;\n",
        "",
        "/awake.js",
    ),
    Fault(
        "a telephone sleeps after the first absence",
        background.a_telephone_stays_awake_in_a_game,
        "if (lock === got) lock = null;",
        "",
        "/awake.js",
    ),
    Fault(
        "all that came to a hidden page is said",
        background.a_hidden_page_loses_nothing,
        "if (count > LAST) ",
        "if (false) ",
        "/speaking.js",
    ),
)


def test_every_fault_can_be_planted() -> None:
    files = Path(page.__file__).with_name("static")
    texts = {f"/{file.name}": file.read_text("utf-8") for file in files.iterdir()}
    texts["/"] = texts["/index.html"]
    counts = {fault.name: texts[fault.file].count(fault.old) for fault in FAULTS}
    assert {name: count for name, count in counts.items() if count != 1} == {}


@pytest.mark.long  # what the checks are worth changes with the checks
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_it_is_found(
    fault: Fault, chromium: Chromium, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tab, "patience", 3.0)
    planted = []

    def plant(text: str) -> str:
        assert text.count(fault.old) == 1, f"{fault.name}: {text.count(fault.old)} places"
        planted.append(fault.name)
        return text.replace(fault.old, fault.new)

    with pytest.raises(AssertionError):
        fault.check(chromium, room, {fault.file: plant})
    assert set(planted) == {fault.name}
