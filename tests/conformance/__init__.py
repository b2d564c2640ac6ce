"""Every game of this repository, and the toy game, held by `playroom_testing`: a test a check.

A new game is held from the day it is registered. What a game tells the suite of itself stands in
`tests/<game>/conformance.py`; the names are explained in `playroom_testing.hooks`.

`PLAYROOM_THOROUGH=1` looks at 20 times as much. `test_teeth.py` breaks the toy game in every way
that the checks promise to notice.
"""
