# Reviews of one's choices, and puzzles: a position, an answer, what it was worth.

coach-title = Puzzles and reviews. Enter opens one.
coach-item = Puzzles, and reviews of your games
coach-about = Positions with one best answer, and the choices that cost you most in your games.

## Reviews

review-games = Review a finished game
review-games-title = { $count ->
    [one] 1 finished game. Enter reviews it.
   *[other] { $count } finished games. Enter reviews one.
 }
review-no-games = No finished games here yet. Play one, then come back.
    .brief = No finished games yet.
review-item-after = Review: your costliest choices
review-about = What cost you most in this game, what was better, and the position to try again.
review-mine = Review my choices
review-unjudged = { $watched ->
    [yes] You watched that game, and your own choices are what is reviewed.
   *[no] The bots of that game do not tell what a choice is worth, so it cannot be reviewed.
 }
    .brief = { $watched ->
    [yes] You watched that game.
   *[no] That game cannot be reviewed.
 }
review-not-here = That game is not here to be reviewed: it is still on its way, or it was too long to be held.
    .brief = That game is not here.
review-not-over = That game is not over. Finish it first; then it can be reviewed.
    .brief = That game is not over.
review-failed = This game could not be reviewed. Replay still walks through it.
    .brief = It could not be reviewed.
review-no-choice = You made no choice in that game that can be looked at.
    .brief = No choice of yours to look at.
review-wait = Looking at each of your choices. Escape stops it.
    .brief = Looking at your choices.
review-thinking = Looking at this choice. Escape stops it.
    .brief = Looking at this choice.
review-title = { $game }: { $count ->
    [one] 1 choice
   *[other] { $count } choices
 } looked at, { $wrong ->
    [0] none cost anything for sure
    [one] 1 surely cost something
   *[other] { $wrong } surely cost something
 }.
review-item = { $number }. { $played }. { $cost }
review-item-about = Enter tells what you knew then, and lets you answer again.
review-none-cost = Nothing cost you anything for sure. Well played
review-practise = Most went wrong in { $kind }: Enter opens exercises for it.
review-no-more = That was the last one.
review-played = You chose: { $move }.
review-amount = { $unit ->
    [chance] { $one ->
        [yes] 1 win
       *[no] { $amount } wins
     } in 100 games
    [chips] { $one ->
        [yes] 1 chip
       *[no] { $amount } chips
     }
    [lives] { $one ->
        [yes] 1 life
       *[no] { $amount } lives
     }
    [outs] { $one ->
        [yes] 1 useful card
       *[no] { $amount } useful cards
     }
   *[points] { $one ->
        [yes] 1 point
       *[no] { $amount } points
     }
 }
review-costs = It cost { $cost }{ $exact ->
    [yes] { "" }
   *[no] , give or take { $error }
 }. Better: { $best }.
review-likely = Probably worse: { $cost } less, give or take { $error }. Better: { $best }.
    .brief = Probably better: { $best }.
review-close = Nearly the best: { $cost } less, give or take { $error }, so perhaps none. The best: { $best }.
    .brief = Nearly the best: { $best }.
review-right = That is the best there is.
    .brief = The best.
review-position = { $game }, your choice. This is what you knew.
    .brief = { $game }, your choice.
review-try = Now play it: each move is told what it is worth, and none is kept.
    .brief = Now play it.
review-after = Enter brings the next one; Tab tells what else.
    .brief = Enter, or Tab.
review-next = The next one
review-again = Answer here once more
review-play-on = Play on from here, as a game of its own
review-leave = Leave
review-left = Left.

## Kinds of choices, and how they go

review-kind = { $kind ->
    [discard] laying away
    [play] pegging
    [claim] counting
    [take] taking
    [lay] laying a card
    [laytile] laying a tile
    [trail] laying a card down
    [build] building
    [increase] raising a build
    [duplicate] adding to a build
    [expose] showing cards
    [bet] betting
    [call] calling
    [raise] raising
    [check] checking
    [fold] folding
    [declare] declaring
    [throw] discarding
    [stock] drawing
    [godown] going down
    [layoff] laying off
    [replace] replacing a joker
    [pass] letting go
    [refuse] refusing
    [ready] going on
    [keep] keeping dice
    [bank] stopping
    [roll] rolling on
    [swap] swapping the trump
    [sing] singing
   *[other] other choices
 }
review-trend = How your choices go, by kind
review-trend-title = From { $count ->
    [one] 1 game
   *[other] { $count } games
 } that you reviewed.
review-trend-game = { $count ->
    [one] 1 game
   *[other] { $count } games
 } of { $game }.
review-trend-kind = { $kind }: lately { $wrong } of { $count } cost something{ $earlier ->
    [0] { "" }
   *[other] , before that { $before } of { $earlier }
 }.
review-trend-weak = Fresh puzzles ask most for this: { $kind }.
review-no-trend = No game was reviewed yet. Review one, and this list begins.
    .brief = No game was reviewed yet.

## Puzzles

puzzle-day = Puzzle of the day{ $done ->
    [yes] , answered
   *[no] { "" }
 }
puzzle-day-about = The same one today for everybody with this version.
puzzle-own = A choice from your own games
puzzle-own-about = One that cost you something in a game that you reviewed.
puzzle-game = { $game }: a puzzle from a fresh deal
puzzle-choice-title = { $game }. Enter looks for one, left and right choose how hard.
    .brief = { $game }. Left and right: how hard.
puzzle-choice-about = Enter looks for a puzzle of this kind in fresh deals. Left and right choose how hard, for all kinds.
puzzle-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[other] easy or hard
 }
puzzle-any = Any puzzle, { $level }
puzzle-of-kind = Choice: { $kind }, { $level }
puzzle-another = No such puzzle came up. This is another one.
puzzle-title = { $game }, { $told ->
    [yes] { $kind },{" "}
   *[no] { "" }
 }{ $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
 }: one answer is best.
puzzle-wait = Looking for a puzzle. Escape stops it.
    .brief = Looking for a puzzle.
puzzle-none = No puzzle was found this time. Enter looks for another one.
    .brief = None found this time.
puzzle-no-own = Your reviewed games hold no puzzle yet. Review a game first.
    .brief = No puzzle there yet.
puzzle-streak = { $count ->
    [one] 1 day in a row.
   *[other] { $count } days in a row.
 }

## The command line

cli-help-review = { PROGRAM() } review lists finished games and tells what choices cost most in one. With a number, that one.
cli-help-puzzle = { PROGRAM() } puzzle has the puzzle of the day, and others from fresh deals and your own games. With a game, a kind of choice and easy, medium or hard, one of those: { PROGRAM() } puzzle casino building hard.
cli-no-puzzle = No { $text } here. After the game may come a kind of choice: { $kinds }. Then easy, medium or hard.
cli-no-exercises = { $game } has no exercises.
cli-no-puzzles = { $game } has no puzzles.
