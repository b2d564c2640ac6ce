"""A terminal window (VTE, the terminal of GNOME, Xfce and MATE) that is told on standard input what
to do.

Run with the system's Python, which has GTK. Every line that comes in is one JSON object: ``{"run":
[...], "env": {...}}`` starts a program in it, ``{"resize": [rows, columns]}``, ``{"paste":
"text"}``, ``{"again": true}`` to come up anew. What happens goes out the same way: ``{"window":
number}`` when it is there, ``{"ended": status}`` when the program is over.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("GdkX11", "3.0")
gi.require_version("Vte", "2.91")
from gi.repository import GdkX11, GLib, Gtk, Vte  # noqa: E402


def tell(**what: Any) -> None:
    print(json.dumps(what), flush=True)


class Window:
    """The window and its one terminal."""

    def __init__(self) -> None:
        self.terminal = Vte.Terminal()
        self.terminal.set_size(80, 24)
        self.terminal.connect("child-exited", self.exited)
        self.window = Gtk.Window(title="Terminal")
        self.window.add(self.terminal)
        self.window.connect("destroy", Gtk.main_quit)
        self.window.show_all()
        self.terminal.grab_focus()
        GLib.idle_add(self.there)
        GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, self.read)
        self.rest = b""

    def there(self) -> bool:
        tell(window=GdkX11.X11Window.get_xid(self.window.get_window()))
        return False

    def read(self, fd: int, condition: object) -> bool:
        data = os.read(fd, 65536)
        if not data:
            Gtk.main_quit()
            return False
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            self.do(json.loads(line))
        return True

    def do(self, what: dict[str, Any]) -> None:
        if "run" in what:
            env = [f"{name}={value}" for name, value in what["env"].items()]
            flags = GLib.SpawnFlags.DEFAULT
            self.terminal.spawn_async(
                Vte.PtyFlags.DEFAULT,
                None,
                what["run"],
                env,
                flags,
                None,
                None,
                -1,
                None,
                None,
                None,
            )
        elif "resize" in what:
            rows, columns = what["resize"]
            self.terminal.set_size(columns, rows)
            _, natural = self.window.get_preferred_size()
            self.window.resize(natural.width, natural.height)
        elif "again" in what:
            self.window.hide()
            self.window.show()
            GLib.idle_add(self.there)
        elif "paste" in what:
            self.terminal.paste_text(what["paste"])

    def exited(self, terminal: object, status: int) -> None:
        tell(ended=os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    Window()
    Gtk.main()
