# Reversi in English. A line is short, the new thing first; `-you` is what the one it is about hears.

reversi-name = Reversi
reversi-about = Enclose rows of discs and turn them over.

## Options and presets

reversi-option-size = Squares a side
    .about = A board of 8 by 8, or a small one of 6 by 6.
reversi-option-first = Begins
    .about = Who lays the first disc.
    .guest = the guest
    .host = the host
    .chance = by chance
reversi-preset-usual = Usual
    .about = 8 by 8, and the guest begins.
reversi-preset-small = Small
    .about = 6 by 6, a short game.

## What happens

reversi-event-started = Reversi, { $size } by { $size }: { $who } begins, then { $other }.
    .brief = { $size } by { $size }, { $who } begins.
reversi-event-started-you = Reversi, { $size } by { $size }: you begin, then { $other }.
    .brief = { $size } by { $size }, you begin.
reversi-event-laid = { $many ->
    [yes] { $who } lays { $square } and turns { $count }.
   *[no] { $who } lays { $square } and turns { $count }: { COMMAS($runs) }.
 }
    .brief = { $who } { $square }, turns { $count }.
    .full = { $who } lays { $square } and turns { $count }: { COMMAS($runs) }.
reversi-event-laid-you = { $many ->
    [yes] You lay { $square } and turn { $count }.
   *[no] You lay { $square } and turn { $count }: { COMMAS($runs) }.
 }
    .brief = You { $square }, turn { $count }.
    .full = You lay { $square } and turn { $count }: { COMMAS($runs) }.
reversi-event-passed = { $who } has no legal square and passes.
    .brief = { $who } passes.
reversi-event-passed-you = You have no legal square and pass.
    .brief = You pass.
reversi-event-won = { $who } wins, { $points } to { $less }!
reversi-event-won-you = You win, { $points } to { $less }!
reversi-event-drawn = A draw, { $points } discs each.

## Squares, and what is told of them

reversi-item-disc = { $square }, { $who }
reversi-item-disc-you = { $square }, yours
reversi-item-empty = { $square }, empty
reversi-item-legal = { $square }, turns { $count }
reversi-part-square = { $square }
reversi-part-run = { $square } to { $to }
reversi-part-owned = { $who } { COMMAS($columns) }
reversi-part-owned-you = yours { COMMAS($columns) }

reversi-ask-empty = { $count ->
    [one] { $count } square is empty.
   *[other] { $count } squares are empty.
 }
reversi-ask-row = Row { $row }: { $parts }.
    .brief = { $row }: { $parts }.
reversi-ask-legal = { $count ->
    [one] { $count } legal square: { COMMAS($squares) }.
   *[other] { $count } legal squares: { COMMAS($squares) }.
 }
    .brief = { $count }: { COMMAS($squares) }.
reversi-ask-more = Also { COMMAS($squares) }.
reversi-ask-none = No square is legal for you now.
    .brief = No legal square.
reversi-ask-no-disc = Nothing was laid yet.
    .brief = Nothing yet.
reversi-ask-discs = Turned { $count } with { $square }: { COMMAS($runs) }.
reversi-ask-preview = { $square } would turn { $count }: { COMMAS($runs) }.
    .brief = { $square } turns { $count }: { COMMAS($runs) }.
reversi-ask-also = Also { COMMAS($runs) }.
reversi-ask-around = { $who }: { COMMAS($squares) }.
reversi-ask-around-you = Yours: { COMMAS($squares) }.
reversi-ask-around-rest = Empty: { COMMAS($squares) }.
reversi-ask-around-empty = Only empty squares lie around { $square }.
    .brief = Only empty around { $square }.

## Keys, plays and refusals

reversi-key-around = what lies around the square
reversi-key-discs = what the last disc turned over
reversi-key-preview = what a disc here would turn over
reversi-offer-lay = lay { $square }, turning { $count }
reversi-refuse-board = { $square } is off this board, which has { $size } rows from a1.
    .brief = { $square } is off this board.
reversi-refuse-taken = { $square } is taken by { $who }. Z tells where you may lay.
    .brief = { $square } is taken. Try Z.
reversi-refuse-taken-you = { $square } is yours already. Z tells where you may lay.
    .brief = { $square } is yours. Try Z.
reversi-refuse-nothing = { $square } turns nothing over. Z tells where you may lay.
    .brief = { $square } turns nothing. Try Z.
reversi-refuse-square = Go to a square first, with the arrows.
    .brief = Go to a square first.
reversi-refuse-over = Over: nothing can be laid any more.
    .brief = Over, nothing can be laid.

## Typed moves

reversi-verb-lay = lay, place, put

## Rules

reversi-rule-chapter-play = The play
reversi-rule-board = The board has { $size } by { $size } squares, a1 at the bottom left. Four discs lie in the middle.
reversi-rule-legal = A disc must enclose others in a straight line, between itself and one of yours.
reversi-rule-turn = All that it encloses is turned over and is yours, in every direction at once.
reversi-rule-chapter-end = The end
reversi-rule-pass = Who has no legal square passes, without doing anything.
reversi-rule-win = When neither has one the game is over, and most discs win.
reversi-rule-draw = As many discs for both is a draw.

## The lesson

reversi-lesson-welcome = A row of the other one's discs between two of yours turns over and is yours.
reversi-lesson-where = { $key } tells the legal squares. Press { $key }.
reversi-lesson-lay = Go to { $square } with the arrows and press Enter, or type { $square }.
reversi-lesson-own = Corners are worth most: nothing turns them over.
