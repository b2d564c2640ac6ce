pig-name = Pig
pig-about = Roll as often as you dare; a one loses the turn.
pig-option-target = Target
pig-option-target-about = Who has so many points first, wins.
pig-preset-usual = Usual
pig-preset-usual-about = To 30 points.

pig-event-started = Pig to { $target }, with { $others }.
    .brief = Pig to { $target }.
pig-event-rolled = { $who } rolls a { $die }; { $pot } in this turn.
    .brief = { $who } rolls { $die }, so { $pot }.
pig-event-rolled-you = You roll a { $die }; { $pot } in this turn.
    .brief = You roll { $die }, so { $pot }.
pig-event-lost = { $who } rolls 1 and loses the turn. Next: { $then }.
    .brief = { $who } rolls 1. Next: { $then }.
pig-event-lost-you = You roll 1 and lose the turn. Next: { $then }.
    .brief = You roll 1. Next: { $then }.
pig-event-held = { $who } holds and has { $total }. Next: { $then }.
    .brief = { $who } has { $total }. Next: { $then }.
pig-event-held-you = You hold and have { $total }. Next: { $then }.
    .brief = You have { $total }. Next: { $then }.
pig-event-won = { $who } wins with { $total }!
pig-event-won-you = You win with { $total }!

pig-zone-choices = Your choices
pig-item-roll = Roll the die
pig-item-hold = Hold with { $pot }
pig-offer-roll = roll the die
pig-offer-hold = hold with { $pot }
pig-ask-turn = { $who }'s turn, { $pot } so far.
pig-ask-turn-you = Your turn, { $pot } so far.
pig-ask-target = To win: { $target }.
pig-ask-why = Roll, or hold what this turn has brought.
pig-ask-pot = In this turn: { $pot }.
pig-refuse-choose = Go to one of your choices with Tab, then Enter.
pig-refuse-hold = Nothing to hold yet: roll first.

pig-verb-roll = roll, throw
pig-verb-hold = hold, keep

pig-rule-play = The play
pig-rule-roll = In your turn you roll one die, again and again, and add the points.
pig-rule-one = A one loses them and ends the turn; holding keeps them and ends it too.
pig-rule-win = Whoever holds with { $target } or more wins.
pig-key-next = the next thing you can do
