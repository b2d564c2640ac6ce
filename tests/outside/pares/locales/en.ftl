pares-name = Odds and evens
pares-about = Fingers are shown at once; evens win or lose.
pares-option-target = Target
pares-option-target-about = The first to so many points wins.
pares-preset-usual = Usual
pares-preset-usual-about = To 3 points.

pares-event-started = Odds and evens to { $target }.
pares-event-chosen = { $who } has chosen.
pares-event-chosen-you = You have chosen.
pares-event-shown = { $first } and { $second }: a point for { $who }, { $total } so far.
    .brief = { $first } and { $second }: { $who }, { $total }.
pares-event-shown-you = { $first } and { $second }: your point, { $total } so far.
    .brief = { $first } and { $second }: you, { $total }.
pares-event-won = { $who } wins!
pares-event-won-you = You win!

pares-offer = show { $fingers ->
    [one] 1 finger
   *[other] { $fingers } fingers
 }

pares-verb-show = show

pares-rule-chapter-play = The play
pares-rule-show = Each player chooses one to five fingers, and all are shown at once.
pares-rule-win = An even sum is a point for the first player, an odd one for the second, and { $target } win the game.
