"""The shell: single keys in, one line out for every event, the same through a terminal or a pipe.

`shell` is the context of every screen, `app` routes keys, `bindings` are the rows of a screen;
`terminal/` has terminal input and output, `table/` the game, `screens/` everything else.
"""
