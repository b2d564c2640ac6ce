"""The room and the table: single keys in, one line out for every event, the same through a terminal
or a pipe.

`app` holds the parts together, `room` and `menu` are the spoken menus, `table` is a game being
played, `sitting` drives its match (bots, clocks, store), `announcer` is the one way to say
anything, `keys` the map that help is spoken from.
"""
