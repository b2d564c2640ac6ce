"""What every game must hold, whatever its rules: DESIGN of the contract turned into tests.

Every game found in the registry is tested (and the toy game, so that the suite itself is), at every
preset and number of seats, and at tables drawn at random from its options. A new game is held from
the day it is registered; nothing has to be written for that but `tests/<game>/conformance.py`,
which may hold:

* `census(state) -> Hashable` (required): everything that cannot appear or vanish, as one value that
stays equal for the whole match: usually the sorted cards of all places, and the chips;
* `SETUPS: tuple[Setup, ...]`: more tables, for whatever presets and chance do not reach (an option
with a text, rare combinations);
* `unordered(state) -> state`: the state without what only remembers who answered first (what L
tells), so that answers given at once can be compared in any order;
* `PASSING: tuple[type[Event], ...]`: events of the start that name cards which then go back into
the pack (a cut);
* `UNREACHED: frozenset[str]`: message ids of refusals that no player can provoke (say why beside
each).
* `ALLOWED: frozenset[str]`: names of the problems of `tests.readers.lint` that are none in this
game ("words for numbers" where fifteen is the name of a combination), `NOTATION: frozenset[str]`:
ids of messages that quote the notation.

`PLAYROOM_THOROUGH=1` looks at many more matches. `checks_*.py` hold the checks as plain functions,
`test_teeth.py` breaks the toy game in every way they promise to notice.
"""
