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
table-strength-how = Levels: slash level. Options: Control S, then this game in the menu.

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

## Taking back

undo-done = Taken back: { $line }. This game is left out of your statistics.
    .brief = Taken back.
undo-nothing = There is nothing to take back: in this game you have not chosen anything yet.
    .brief = Nothing to take back yet.
undo-over = The game is over, and its result stands. Slash again plays the same deal once more.
    .brief = Over; the result stands.
undo-not-here = Moves stand here: only in your own games against bots can one be taken back.
    .brief = Moves stand here.
key-undo = take back your last choice, against bots
key-undo-about = You choose once more, and the unseen cards stay as they are. The game is then left out of your statistics.
key-undo-words = undo take-back takeback

## Another level of the bots

level-whose = Whose level? Enter for all bots, Tab for one.
    .brief = Whose level? Enter, all; or Tab.
level-all = All bots
level-title = Which level for { $bots }? Enter for { $first }, Tab for another.
    .brief = Which level? Enter, { $first }; or Tab.
level-done = Level changed: { $bots }, { $level }. This game is left out of your statistics.
    .brief = { $bots }, { $level }.
level-over = The game is over. Key O says how to change levels for the next one.
    .brief = Over; key O tells about the next game.
level-not-here = Levels stay here: only in your own games against bots can they be changed.
    .brief = Levels stay here.
level-duplicate = Levels stay in a duplicate match: the bot that had your cards played against the same ones.
    .brief = A duplicate match keeps its levels.
key-level = change the level of the bots
key-level-about = The game goes on where it is, with bots of the level that you choose. It is then left out of your statistics.
key-level-words = level levels change-level
