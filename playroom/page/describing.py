"""Description of the front screen for the page: rows of cards, a list, actions, a prompt. Built
from the screens' own data; nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playroom.engine.cards import Card
from playroom.engine.notes import Note, note
from playroom.engine.table import Item, Zone
from playroom.page.groups import GROUPS, MOST, NOW, Group, group_of
from playroom.page.page_sounds import PageSounds, loudness
from playroom.shell.keys import key_note
from playroom.shell.menu import Menu, YesNo
from playroom.shell.prompt import Prompt
from playroom.shell.room.waiting_room import WaitingRoom
from playroom.shell.screens.help import Helped, helped
from playroom.shell.shell import Screen, Shell
from playroom.shell.table.standing import standing
from playroom.shell.table.table_screen import TableScreen, table_in

Parts = dict[str, Any]

WALKING = frozenset(
    (
        *("next", "previous", "next-zone", "previous-zone", "to-first", "to-last"),
        *("number", "place", "type", "initial", "mark", "again"),
    )
)
"""What the page does by itself: its rows are walked, and typed into, in the browser's own way."""
TYPED = ("resign", "invite", "notices", "privacy", "next-table", "rating")
"""Commands without a key that are buttons too."""
PASSED = frozenset(
    ("enter", "escape", "f2", "f3", "f4", "f7", "f8", "f9", "c-s", "c-home", "c-end")
)
"""Keys besides printed characters that a page takes from its browser."""
WINDOW, STEP = 200, 50
"""Items of a long list that are shown at once, and how the window goes on."""
WAIT = "again"
"""The key of the one item that is shown while another screen is being opened."""
SUITS = {"french": "cdhs", "spanish": "bovx"}
"""How suits are marked by the family of the words: clubs, diamonds, hearts, spades; bastos, oros,
copas, espadas.
"""
RANKS = {"french": {1: "A", 11: "J", 12: "Q", 13: "K"}, "spanish": {}}
JOKER_FACE = "★"


def describe(shell: Shell) -> Parts:
    """Everything that the page shows, part by part; nothing where nothing is in front."""
    if not shell.screens:
        return {}
    table, front, output = table_in(shell), shell.screens[-1], shell.sounding.output
    return {
        "title": _title(shell, table),
        "standing": [{"what": str(ask), "text": text} for ask, text in standing(shell)],
        "zones": [] if table is None else _zones(shell, table),
        "board": table is not None and table.table.board,
        "list": _list(shell, front),
        "line": _line(shell, front),
        "actions": _actions(shell, front),
        "at": _at(front),
        "awaited": "" if table is None else _awaited(table),
        "playing": table is not None and table.chair.outcome is None,
        "back": _back(shell, table),
        "settings": {
            "language": shell.language,
            "length": str(shell.settings.get("verbosity")),
            "sounds": str(shell.settings.get("sounds")),
            "volume": int(shell.settings_number("sounds_volume")),
            "one_press": bool(shell.settings.get("one_press")),
            "wire": output.alone(shell.settings.hears) if isinstance(output, PageSounds) else {},
            "ding": loudness(
                int(shell.settings_number("sounds_volume")), shell.settings.get("sounds") == "auto"
            ),
        },
    }


def phrase(shell: Shell, what: Note, length: str = "normal") -> str:
    """A note as a label."""
    text = shell.announcer.teller.phrase(what, shell.announcer.listener, length)
    return text[:1].upper() + text[1:]


def stand(shell: Shell, zone: str, key: str, fell: bool = False) -> None:
    """The person is at an item of the page: the cursor follows without a word. What Enter does with
    a card is then told before it is done; where one press plays, only if the focus `fell` there.
    """
    front = shell.screens[-1] if shell.screens else None
    if zone == "list":
        if isinstance(front, Menu) and key.isascii() and key.isdigit():
            front.stand(int(key[:6]))
        return
    table = table_in(shell)
    if table is not None:
        table.stand(zone, key, bool(shell.settings.get("one_press")) and not fell)


# -- the table -------------------------------------------------------------------------------------


def _title(shell: Shell, table: TableScreen | None) -> str:
    if table is not None:
        return phrase(shell, note(f"{table.game.id}-name"))
    waiting_room = next(
        (screen for screen in reversed(shell.screens) if isinstance(screen, WaitingRoom)), None
    )
    return phrase(shell, note("browser-title") if waiting_room is None else waiting_room.title)


def _awaited(table: TableScreen) -> str:
    """What the player is awaited for, as the id of the question; empty when they are not."""
    chair = table.chair
    if chair.outcome is not None or table.is_played_for():
        return ""
    return next((request.id for request in chair.requests if request.awaited), "")


def _back(shell: Shell, table: TableScreen | None) -> str:
    """Where a page that is loaded anew comes back to: a room, or a match by its id."""
    if any(screen.is_room for screen in shell.screens):
        return "room"
    return "" if table is None or table.chair.outcome is not None else table.chair.header.id


def _zones(shell: Shell, table: TableScreen) -> list[Parts]:
    return [_zone(shell, table, zone) for zone in table.zones()]


def _zone(shell: Shell, table: TableScreen, zone: Zone) -> Parts:
    items = [_item(shell, table, item) for item in zone.items]
    return {"id": zone.id, "name": phrase(shell, zone.note), "items": items}


def _item(shell: Shell, table: TableScreen, item: Item) -> Parts:
    made: Parts = {"key": item.key, "label": phrase(shell, item.note)}
    if item.markable:
        made["marked"] = item.key in table.marked
    if item.card is not None:
        made["card"] = _card(shell, table, item.card)
        if aside := _aside(shell, item.note, item.card):
            made["aside"] = aside
    return made


def _card(shell: Shell, table: TableScreen, card: Card) -> list[str]:
    """The face of a card as it is drawn: rank, suit, and what it counts where the rank does not
    say so.
    """
    if card.is_joker:
        return [JOKER_FACE, ""]
    words = table.game.pack_of(table.chair.header.setup).words
    if words == "spanish" and card.rank > 10:
        rank = phrase(shell, note(f"card-spanish-face-{card.rank}"))
    else:
        rank = RANKS.get(words, RANKS["french"]).get(card.rank, str(card.rank))
    face = [rank, SUITS.get(words, SUITS["french"])[card.suit]]
    values = table.table.card_values(table.view(), card)
    return [*face, "/".join(map(str, values))] if values else face


def _aside(shell: Shell, said: Note, card: Card) -> str:
    """What the label of a card says besides its name: who has laid it, that it is wild."""
    name = phrase(shell, note("kit-item", card=card), "brief")
    label = phrase(shell, said, "brief")
    place = label.lower().find(name.lower())
    if place < 0:
        return ""
    return " ".join((label[:place] + label[place + len(name) :]).split()).strip(" ,.:;")


# -- lists and questions ---------------------------------------------------------------------------


def _list(shell: Shell, front: Screen) -> Parts | None:
    if isinstance(front, TableScreen | Prompt):
        return None
    items: Sequence[Parts]
    if isinstance(front, Menu):
        title = phrase(shell, shell.titled(front.title), "brief")
        every = front.items
        first = 0
        if len(every) > WINDOW:
            first = max(0, min(front.at // STEP * STEP - WINDOW // 2, len(every) - WINDOW))
        shown = every[first : first + WINDOW]
        items = [
            {"key": str(first + n), "label": phrase(shell, item.note())}
            for n, item in enumerate(shown)
        ]
        if not items:
            items = [{"key": "0", "label": phrase(shell, note("browser-nothing"))}]
        more = first > 0 or first + WINDOW < len(every)
        return {"id": front.number, "title": title, "items": items, "more": more}
    if isinstance(front, YesNo):
        yes = {"key": "yes", "label": phrase(shell, note("browser-yes"))}
        no = {"key": "no", "label": phrase(shell, note("browser-no"))}
        return {"id": front.number, "title": phrase(shell, front.question), "items": [yes, no]}
    if front.ready is None or front.ready.is_set():  # it is the player's turn to type or press
        return None
    wait = phrase(shell, note("browser-wait"))
    return {"id": front.number, "title": wait, "items": [{"key": WAIT, "label": wait}]}


def _line(shell: Shell, front: Screen) -> Parts:
    line: Parts = {"label": "", "asks": 0, "starts": "", "number": False}
    if isinstance(front, Prompt):
        return line | {"label": phrase(shell, front.question), "asks": front.number}
    line["starts"] = "/" if front.starts_text("/") else ""
    asked: Sequence[Note] = (note("browser-line"),)
    if front.starts_text("1"):
        line["starts"] += "0123456789"
        if isinstance(front, TableScreen):
            line["number"] = front.table.asks_number(front.view())
            asked = front.still()
        else:
            line["number"] = not isinstance(front, Menu)
            asked = front.place()
    label = next(iter(asked), note("browser-line-number"))
    return line | {"label": phrase(shell, label, "brief")}


def _at(front: Screen) -> list[str]:
    if isinstance(front, Menu):
        return ["list", str(min(front.at, len(front.items) - 1))]
    if isinstance(front, TableScreen):
        return list(front.cursor)
    return []


# -- what can be done ------------------------------------------------------------------------------


def _actions(shell: Shell, front: Screen) -> list[Parts]:
    if isinstance(front, Prompt):
        if front.is_needed:  # nothing is behind it
            return []
        what = note("key-cancel")
        return [_action(shell, Helped(("escape",), what, what, "cancel"), "now")]
    made = [action for action in helped(shell, front) if action.row not in WALKING]
    if isinstance(front, Menu):
        made = [action for action in made if action.row != "act"]
    typed = [name for name in TYPED if front.does(name)]
    typed = [name for name in typed if all(action.row != name for action in made)]
    placed = [(action, _group(shell, action.row)) for action in made]
    now = [action for action, group in placed if group == "now"]
    now.sort(key=lambda action: NOW.index(action.row) if action.row in NOW else 0)
    actions = [_action(shell, action, "now") for action in now[:MOST]]
    actions += [
        _action(shell, action, "more" if group == "now" else group)
        for action, group in placed
        if action not in now[:MOST]
    ]
    for name in typed:
        label = phrase(shell, note(f"key-{name}"))
        actions.append({"do": f"/{name}", "label": label, "group": group_of(name)})
    return sorted(actions, key=lambda action: GROUPS.index(action["group"]))


def _group(shell: Shell, row: str) -> Group:
    """The group of a row; the keys of the game itself are moves or questions."""
    table = table_in(shell)
    if table is None or not table.is_own_row(row):
        return group_of(row)
    return "now" if table.plays_by(row) else "ask"


def _action(shell: Shell, action: Helped, group: Group) -> Parts:
    what = note("touch-help-button") if shell.touch and action.row == "help" else action.what
    made: Parts = {"do": action.keys[0], "label": phrase(shell, what), "group": group}
    pressed = next((key for key in action.keys if len(key) == 1 or key in PASSED), "")
    if pressed:
        sign = len(pressed) == 1 and not pressed.isalpha()
        made["key"] = pressed
        made["shown"] = pressed if sign else phrase(shell, key_note(pressed))
    return made
