"""The room at the keyboard: single keys in, one line out for every event, the same through a
terminal or a pipe.

`shell` is what every screen is given, `app` routes the keys, `bindings` are the rows that a screen
is made of; `terminal/` is what a terminal is, `table/` what a chair is shown and asked by,
`screens/` everything else.
"""
