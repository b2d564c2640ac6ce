# Walking through games that are over.

## lint allows: 0

room-archive = { $count ->
    [one] A finished game: hear it again
   *[other] { $count } finished games: hear them again
 }
room-archive-about = Walk through a game, play its cards again, or write it as text.
room-archive-about-without-files = Walk through a game, or play its cards again.
archive-title = { $count ->
    [one] 1 finished game. Enter opens it.
   *[other] { $count } finished games, the latest first. Enter opens one.
 }
archive-none = No game has been finished yet
archive-none-about = A game that is played to its end is listed here.
archive-item = { $game } with { $others }, { $result ->
    [won] won
    [lost] lost
    [drawn] drawn
   *[over] finished
 }{ $scores_count ->
    [0] { "" }
   *[other] : { COMMAS($scores) }
 }, { $ago }
    .full = { $game } with { $others }, { $result ->
    [won] won
    [lost] lost
    [drawn] drawn
   *[over] finished
 }{ $scores_count ->
    [0] { "" }
   *[other] : { COMMAS($scores) }
 }, { $ago }, number { $id }
score-own = { $whose ->
    [bot] the bot
    [team] your team
   *[you] you
 } { $points }
score-of = { $names } { $points }
archive-item-about = Number { $id }. Enter lists what can be done with it.
archive-replay = Walk through it again
archive-replay-about = Step by event, turn or deal, from any seat, and play on from any point.

replay-title = { $game } with { $others }, { $count ->
    [one] 1 input
   *[other] { $count } inputs
 }. Tab for the next event, question mark for the keys.
    .brief = { $game } with { $others }.
replay-hears = { $who } hears: { $line }
replay-hears-you = You hear: { $line }
replay-start = { $unit ->
    [deal] That is the first deal.
    [turn] That is the first turn.
   *[event] That is the beginning of the game.
 }
replay-end = { $unit ->
    [deal] That is the last deal.
    [turn] That is the last turn.
   *[event] That is the end of the game.
 }
replay-seat = { $mine ->
    [yes] As you heard it
   *[no] As { $name } heard it
 }
replay-all-open = All hands open
replay-not-over = The game is not over: it is told as you heard it, and from no other seat.
replay-no-seat = There are { $count } seats. 0 opens all hands.
replay-no-input = The last input is { $count }.
replay-no-key = Nothing on that key in a replay. Question mark lists the keys.
replay-place = { $deals ->
    [0] { "" }
   *[other] Deal { $deal } of { $deals },{ " " }
 }input { $sequence } of { $inputs }. { $ears }.
replay-left = End of the replay.
replay-over-here = The game is over here. Step back to play on from before.
replay-no-what-if = That seat cannot be taken over here. Choose your own seat.
replay-what-if = { $mine ->
    [yes] Play on from here, after input { $sequence }, as a new game? Enter for yes, Escape for no.
   *[no] Play on from here, after input { $sequence }, in the seat of { $name }, as a new game? Enter for yes, Escape for no.
 }
    .brief = Play on from here? Enter or Escape.
replay-begins = A new game, { $id }, begins from there.
replay-help-title = { $count } lines on walking through a game. Tab for the next, Escape to go back.
replay-key-step = { $on ->
    [yes] next
   *[no] previous
 } { $unit ->
    [deal] deal
    [turn] turn
   *[event] event
 }
replay-key-seats = Digits from 1 to { $count }: the seat from which it is heard; 0 opens all hands.
replay-key-mark = where you are
replay-key-act = play on from here, as a new game
replay-key-repeat = say it again
replay-key-number = A slash, a number and Enter go to that input.
replay-key-answers = The letters for questions answer as at that moment.
replay-key-cancel = leave the replay
cli-replay-not-over = That game is not over, it is told from your own seat only.

## Duplicate matches

duplicate-start = Start a duplicate match: a bot plays your cards first
duplicate-start-about = A bot plays the whole game with your cards. Then you play them, and hear who did better.
duplicate-wait = { $name } plays your cards first. One moment; Escape gives it up.
duplicate-ready = { $name } has played your cards. Now you.
duplicate-never-ends = The bots did not finish with these cards. Try other cards.
duplicate-no-person = Nobody but bots sat in that game.
duplicate-bot = With your cards the bot { $won ->
    [yes] won
   *[no] did not win
 }: { $scores }.
duplicate-own = You { $won ->
    [yes] won
   *[no] did not win
 }: { $scores }.
duplicate-better = { $best ->
    [you] You did better, by { $by }.
    [bot] The bot did better, by { $by }.
   *[same] You did just as well as the bot.
 }
archive-again = Play the same cards again
archive-again-about = A new game in which every deal is as it was.
archive-bot = Let a bot play your cards
archive-bot-about = A bot plays the whole game in your seat, and you hear who did better.

## A game as text

transcript-title = { $game }, { $day }, game { $id }
transcript-players = At the table: { $players }
transcript-player = { $name }, { $level }
transcript-person = a person
transcript-open = The game is not over.
transcript-result = Final scores: { $scores }.
archive-text = Write it as text
archive-text-about = Everything as you heard it, in a text file beside the games.
archive-written = { $count ->
    [one] 1 line
   *[other] { $count } lines
 } written to { $file }.
export-seat = A seat goes with --text; a game file holds everything.
store-file-bad-log = Line { $line }: input { $sequence } does not follow from the ones before.
store-file-state-differs = Line { $line }: after input { $sequence } the game stands otherwise than the file says.
