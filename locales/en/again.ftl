# How strong the others are when a game begins, and what can be played after it.

table-strength = { $alike ->
    [yes] { $count ->
        [one] Against { $bots }, { $level }
       *[other] With { $bots }, all { $level }
    }
   *[no] With { $bots }
 }.
    .brief = { $alike ->
    [yes] { $bots }, { $level }
   *[no] { $bots }
 }.
table-strength-key = Key { $key } says how to change that.
    .brief = { "" }
table-strength-of = { $alike ->
    [yes] { $name }
   *[no] { $name } { $level }
 }
table-strength-how = Levels and options: Control S, then choose the game in the menu.

table-after-title = Another game? Enter; Tab for the same deal or another table.
    .brief = Another game? Enter, or Tab.
table-after-another = Another game
table-after-same = Same deal again
table-after-other = Another table: levels, rules, options

table-same-deal = Same deal again, left out of your statistics.
    .brief = Same deal again.
table-same-deal-not-yet = First finish this game; then its deal can be played again.
table-same-deal-not-here = Deals of this table cannot be played again from here.
key-same-deal = the same deal again, when the game is over
key-same-deal-about = A new game with the same cards and seats, which does not count in the statistics.
key-same-deal-words = again same-deal

## The only unfinished game, in the first menu

room-resume-one = Resume { $game }
