# Games that are kept: opening what is damaged, fair deals.

## What cannot be opened as it was

store-state-differs = After input { $sequence } this game stands otherwise than it once did. It stays as it is.
store-no-person = Only bots sit in game { $game }. { PROGRAM() } replay tells it.
resume-damaged = Damaged game, number { $id }
resume-damaged-about = Its log is damaged. Enter tells what of it can be played on.
resume-good-part = { $trouble }. { $count ->
    [0] Enter plays it from its start, as a copy.
    [one] Enter plays on in a copy, from its second input.
   *[other] Enter plays on in a copy, after input { $count }, the last sound one.
 }
    .full = { $trouble }. { $count ->
    [0] Enter plays game { $id } from its start, as a copy.
    [one] Enter plays on in a copy of game { $id }, from its second input.
   *[other] Enter plays on in a copy of game { $id }, after input { $count }, the last sound one.
 }
settings-more-problems = { $count ->
    [one] One more line of the settings is not understood.
   *[other] { $count } more lines of the settings are not understood.
 }
export-open = This game is not over. The export holds its seed, and with it every card to come.

## Fair deals

fair-sealed = Sealed deal { $seal }.
    .full = The deal is sealed as { $seal }. The word fair tells more.
fair-opened = Seal { $seal } is open: F7, or the word fair, tells the seed.
    .brief = Seal open.
fair-title = { $over ->
    [yes] The seal of this game, and its seed. Tab for the next.
   *[no] The seal of this game. Tab for the next.
 }
fair-seal-said = Sealed as { $seal } before the first card.
fair-whole-seal = The whole seal: { $seal }.
fair-promise-said = The room promised its number as { $promise } before anybody showed theirs.
fair-whole-promise = The whole promise: { $promise }.
fair-later = The seed is told when the game is over.
fair-seed = The seed: { $seed }, of game { $id }.
fair-how = { PROGRAM() } verify { $id } works it all out again.
fair-compare = It should begin with the { $seal } that you heard before the first card.
fair-compare-joint = Before the numbers the room promised { $promise }; F7 tells { $seal }.
fair-agrees = { $what ->
    [promise] You heard the room's promise, not the seal.
   *[seal] It is the seal that you heard.
 }
fair-joint = { $count ->
    [0] The seed follows from the number that the room promised, { $number }. Nobody else brought one.
   *[other] The seed follows from the number that the room promised, { $number }, and those of { $names }.
 }
fair-hidden = The room never showed the number that it promised.
fair-not-joint = The seed of game { $id } does not follow from the numbers that were promised.
fair-not-over = The game is not over, so its seed stays sealed. { $shuffles ->
    [one] 1 shuffle follows
   *[other] { $shuffles } shuffles follow
 } from it so far, { $inputs ->
    [one] 1 input replayed
   *[other] { $inputs } inputs replayed
 }.
fair-follows = Every card follows from the seed: { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
 }, { $inputs ->
    [one] 1 input replayed
   *[other] { $inputs } inputs replayed
 }.
fair-no-seal = Not a seal: { $text }. It is made of digits and the letters from a to f.
fair-other-seal = { $promised ->
    [yes] { $heard } is neither the seal of this game, { $seal }, nor the room's promise, { $promise }.
    [lost] This game was not sealed as { $heard } but as { $seal }. The room's promise was not kept with it.
   *[no] This game was not sealed as { $heard } but as { $seal }.
 }
key-fair = the seal of the deal, and its seed when the game is over
key-fair-words = fair seal seed
cli-help-verify = { PROGRAM() } verify proves that a game's cards follow from its sealed seed. With --seal, what you heard.

## Mending

store-wrong-result = The result of game { $game } is not the one of its log.
store-bad-game = Game { $game } does not follow its rules at input { $sequence }.
doctor-more = { $count ->
    [one] 1 more game has something wrong.
   *[other] { $count } more games have something wrong.
 }
doctor-mend = { PROGRAM() } doctor --repair mends what its logs can prove, after a copy of everything.
mended-backup = A copy of what was there is in { $file }.
mended-nothing = Nothing had to be mended.
mended-rebuilt = The file of the games was damaged and is made anew, { $count ->
    [one] with 1 game
   *[other] with { $count } games
 }.
mended-lost = Nothing of game { $game } could be proved; it is only in the copy.
mended-cut = Game { $game } is kept up to input { $count }; what came after it was damaged.
mended-listed = The list of games fits the log of game { $game } again: { $count ->
    [one] 1 input
   *[other] { $count } inputs
 }.
mended-finished = Game { $game } was over and is finished now.
mended-result = The result of game { $game } is that of its log again.
mended-damaged = Game { $game } is damaged after input { $count } and was left as it is. Resume offers its good part.
