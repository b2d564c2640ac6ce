"""A menu of applications with one entry: a menu bar, the item named as GLib reads the file."""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gio, Gtk  # noqa: E402

entry = Gio.DesktopAppInfo.new_from_filename(sys.argv[1])
window = Gtk.Window(title="Applications")
bar, games, entries = Gtk.MenuBar(), Gtk.MenuItem(label="Games"), Gtk.Menu()
item = Gtk.MenuItem(label=entry.get_name())
item.get_accessible().set_description(f"{entry.get_generic_name()}. {entry.get_description()}")
entries.append(item)
games.set_submenu(entries)
bar.append(games)
window.add(bar)
window.connect("destroy", Gtk.main_quit)
window.show_all()
print(window.get_window().get_xid(), flush=True)
Gtk.main()
