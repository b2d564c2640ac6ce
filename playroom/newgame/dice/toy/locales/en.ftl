toy-name = Toy
toy-about = Roll as often as you dare; a one loses the turn.
toy-option-target = Target
    .about = Who has so many points first, wins.
toy-preset-usual = Usual
    .about = To 30 points.

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

toy-offer-roll = roll the die
toy-offer-hold = hold with { $pot }
toy-ask-target = To win: { $target }.
toy-ask-pot = In this turn: { $pot }.
toy-refuse-hold = Nothing to hold yet: roll first.

toy-verb-roll = roll, throw
toy-verb-hold = hold, keep

toy-rule-chapter-play = The play
toy-rule-roll = In your turn you roll one die, again and again, and add the points.
toy-rule-one = A one loses them and ends the turn; holding keeps them and ends it too.
toy-rule-win = Whoever holds with { $target } or more wins.
toy-key-next = the next thing you can do
