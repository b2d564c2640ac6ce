# Help: what keys do besides commands, a sentence more about every command, and how rules are read.

## What is said when a key is asked for

help-own-key = A key of { $game } only.
help-at-table = { $key }, at the table: { $what }.
help-nothing = { $key }: nothing here.
help-not-now = { $key }, not now: { $what }.
help-no-such-key = { $text } is no key. Name one, as in help c or help tab.

## Uses of keys that are no commands

key-number = a number begins, Enter ends it
key-number-about = Type all its digits, then Enter. Escape takes it back.
key-place = the card or item of that place
key-place-about = 1 is the first, 0 the tenth.
key-type = a typed move or word begins
key-type-about = For example slash scores, slash settings, or a move in the game's notation. Enter ends it.
key-initial = the next item that begins with that letter
key-initial-about = Any letter; pressed again it goes on to the one after.
key-explain = what this item means
key-explain-about = Nothing is changed by it.
key-throw-away = throw this game away
key-throw-away-about = You are asked first.
key-again = this line again
key-again-about = The line you are on.
key-more = the next value
key-more-about = On an item that has values, like an option or a setting.
key-less = the value before
key-less-about = On an item that has values, like an option or a setting.
key-yes = yes
key-yes-about = Enter says yes too.
key-no = no
key-no-about = Escape says no too.
key-heading = next heading
key-heading-about = Skips the rules of a chapter.
key-heading-back = heading before
key-heading-back-about = Goes back to where a chapter begins.
key-sentence = next sentence
key-sentence-about = A long rule, one sentence at a time.
key-sentence-back = sentence before
key-sentence-back-about = A long rule, one sentence at a time.

## Commands, a sentence more

key-count-about = The running count or total of the game, at any time.
key-burden-about = Or whatever else passes from one to another in this game.
key-first-about = The card that lies open, or what the game has in its place.
key-table-about = All cards that lie open, nothing hidden.
key-scores-about = Yours first.
key-details-about = How far each one has to go, and which deal this is.
key-turn-about = It answers at any time, in turn or not.
key-hand-about = Your cards in order, with the count first.
key-holdings-about = Numbers only, no cards of others.
key-last-about = What was played last, by anybody.
key-why-about = What you may do at this moment, and what a good player considers.
key-playable-about = The cursor goes there; Enter plays it.
key-playable-back-about = The cursor goes there; Enter plays it.
key-options-about = What is different from the usual rules comes first.
key-sort-about = The cards stay the same, only their order changes.
key-hurry-about = The next bot plays at once, and the next line of a long count is told at once.
key-mark-about = When several cards go together; Enter then plays them all.
key-act-about = With no card chosen it plays the one you are on.
key-next-about = At the end it says so and stays.
key-previous-about = At the beginning it says so and stays.
key-next-zone-about = From your hand to what lies on the table, and round again.
key-previous-zone-about = From your hand to what lies on the table, and round again.
key-to-first-about = 1 does the same.
key-to-last-about = At the end of the row or list.
key-repeat-about = The last thing that was said.
key-older-about = Every line of the game is kept, however long it lasts.
key-newer-about = Up to the latest line.
key-cancel-about = Chosen cards go back, a list closes. It never leaves a game.
key-help-about = Then press any key to hear what it does. Escape goes back to the game.
key-rules-about = As the options of this table make them.
key-language-about = What was said before can then be heard in it too.
key-verbosity-about = Brief, normal and full, in turn.
key-speech-about = The playroom's own voice. A screen reader is not touched.
key-sounds-about = Which there are, how loud, and a list to learn them.
key-settings-about = Language, voices, lengths, keys and the rest; the game waits.
key-settings-about-without-voice = Language, lengths, keys and the rest; the game waits.
key-fair-about = The cards are fixed before the first one is dealt; this shows it.
key-save-about = The game is kept at every moment anyway; resume it from the first menu.
key-resign-about = You are asked first. Where a bot plays on, you may come back.
key-leave-about = No game is lost: resume offers it next time. A lesson begins anew.

## Rules of a table

rules-title = Rules of { $game }, { $chapters ->
    [one] 1 heading
   *[other] { $chapters } headings
 }. Tab for the next rule, greater than for the next heading.
    .brief = Rules of { $game }, { $chapters ->
    [one] 1 heading
   *[other] { $chapters } headings
 }.
rules-options = The options of this table
rules-heading = { $title }, heading { $place } of { $count }.
    .brief = { $title }.
rules-last-heading = No heading after this one.
rules-first-heading = No heading before this one.
rules-no-word = No rule with { $text }.

## The words, for who types

help-words = Words to type after a slash: { COMMAS($words) }.
help-word = { $word }
help-word-line = Slash { $word }: { $what }.
help-groups-title = { $count } keys work here. Enter opens a group, any other key is explained.
help-group-table = { $count ->
    [one] Table, 1 key
   *[other] Table, { $count } keys
 }
help-group-cards = { $count ->
    [one] Cards and moves, 1 key
   *[other] Cards and moves, { $count } keys
 }
help-group-said = { $count ->
    [one] What was said, 1 key
   *[other] What was said, { $count } keys
 }
help-group-room = { $count ->
    [one] Room, 1 key
   *[other] Room, { $count } keys
 }
help-group-words = { $count ->
    [one] Words after a slash, 1
   *[other] Words after a slash, { $count }
 }
help-words-above = { $count ->
    [one] 1 word to type after a slash. Up tells it.
   *[other] { $count } words to type after a slash. Up tells them one by one.
 }
