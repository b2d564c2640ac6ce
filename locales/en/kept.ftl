# Games that are kept: opening what is damaged, fair deals.

## What cannot be opened as it was

store-state-differs = After input { $sequence } this game stands otherwise than it once did. It stays as it is.
store-no-person = Only bots sit in game { $game }. Replay tells it.
resume-damaged = Damaged game, number { $id }
resume-good-part = { $trouble }. { $count ->
    [0] Enter plays it from its start, as a copy.
    [one] Enter plays a copy from after its first input.
   *[other] Enter plays a copy from after input { $count }, the last sound one.
 }
    .full = { $trouble }. { $count ->
    [0] Enter plays game { $id } from its start, as a copy.
    [one] Enter plays a copy of game { $id } from after its first input.
   *[other] Enter plays a copy of game { $id } from after input { $count }, the last sound one.
 }
settings-more-problems = { $count ->
    [one] One more line of the settings is not understood.
   *[other] { $count } more lines of the settings are not understood.
 }
export-open = This game is not over. The export holds its seed, and with it every card to come.
