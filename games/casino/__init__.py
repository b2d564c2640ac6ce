"""Casino: classic, Royal, Spade and Draw, for 2 to 4. What is where:

* `options`, `actions` (and how they are written: `notation`), `events` (and how they are told),
  `state`: the values. The state holds public data as one record (`Public`), beside the hands.
* `rules`: `check` refuses, `apply` does. The plain game is `deal`, `capture`, `scoring`,
  on the arithmetic of `values` (what a card is worth, how cards fall into groups) and `groups`
  (all groups of a table). `claims` is the referee who lets wrong plays stand until they are
  challenged, `irregularities` are penalties, improper builds, redeals and leaving: only tables
  with such options need them.
* `moves`: all plays of a seat. A `Plan` names the cards that are used, without their groups.
* `words`: what is said: zones and keys (`table`), answers, the plays on offer
  (`offers`), refusals with what would work, advice, the rulebook and the lesson.
* `bots`: `easy`, `good` (one play ahead), `expert` (a search over imagined tables), on what can
  be inferred of cards they do not see (`unseen`); `replies` to all that is not a play.
* `figures`: of a match and of one player.
"""

from games.casino.game import Casino

GAME = Casino()
"""The game, as the playroom finds it."""
