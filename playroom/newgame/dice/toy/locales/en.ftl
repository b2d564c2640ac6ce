toy-name = Toy
toy-about = Roll as often as you dare; a one loses the turn.
toy-option-target = Target
toy-option-target-about = Who has so many points first, wins.
toy-preset-usual = Usual
toy-preset-usual-about = To 30 points.

toy-event-started = Toy to { $target }, with { $others }.
    .brief = Toy to { $target }.
toy-event-rolled = { $who } rolls a { $die }; { $pot } in this turn.
    .brief = { $who } rolls { $die }, so { $pot }.
toy-event-rolled-you = You roll a { $die }; { $pot } in this turn.
    .brief = You roll { $die }, so { $pot }.
toy-event-lost = { $who } rolls 1 and loses the turn. Next: { $then }.
    .brief = { $who } rolls 1. Next: { $then }.
toy-event-lost-you = You roll 1 and lose the turn. Next: { $then }.
    .brief = You roll 1. Next: { $then }.
toy-event-held = { $who } holds and has { $total }. Next: { $then }.
    .brief = { $who } has { $total }. Next: { $then }.
toy-event-held-you = You hold and have { $total }. Next: { $then }.
    .brief = You have { $total }. Next: { $then }.
toy-event-won = { $who } wins with { $total }!
toy-event-won-you = You win with { $total }!

toy-zone-choices = Your choices
toy-item-roll = Roll the die
toy-item-hold = Hold with { $pot }
toy-offer-roll = roll the die
toy-offer-hold = hold with { $pot }
toy-ask-turn = { $who }'s turn, { $pot } so far.
toy-ask-turn-you = Your turn, { $pot } so far.
toy-ask-target = To win: { $target }.
toy-ask-why = Roll, or hold what this turn has brought.
toy-ask-pot = In this turn: { $pot }.
toy-refuse-choose = Go to one of your choices with Tab, then Enter.
toy-refuse-hold = Nothing to hold yet: roll first.

toy-verb-roll = roll, throw
toy-verb-hold = hold, keep

toy-rule-play = The play
toy-rule-roll = In your turn you roll one die, again and again, and add the points.
toy-rule-one = A one loses them and ends the turn; holding keeps them and ends it too.
toy-rule-win = Whoever holds with { $target } or more wins.
toy-key-next = the next thing you can do
