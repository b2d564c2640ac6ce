# Statistics of finished games.

room-statistics = Statistics
room-statistics-about = What you played, won and scored, by game, level and period.
stats-title = Statistics. Left and right change the period; Tab for the lines.
stats-period = { $period ->
    [today] Today
    [week] The last 7 days
    [month] The last 30 days
    [year] The last 365 days
   *[all] All time
 }
stats-period-about = Right and left choose how far back the lines below go.
stats-all-games = All games
stats-of-game = Only { $game }
stats-game-about = Right and left choose one game, or all.
stats-all-levels = All opponents
stats-level = Against opponents of level { $level }
stats-level-about = Right and left choose how well the opponents played, or all of them.
stats-own-rules = Rules of your own
stats-line-about = A figure of the finished games chosen above; nothing here can be changed.
stats-game = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $won } won, { $share } percent.
stats-drawn = { $count ->
    [one] 1 game drawn.
   *[other] { $count } games drawn.
 }
stats-streak = { $result ->
    [won] { $count ->
        [one] You won the last one
       *[other] You won the last { $count }
    }
    [drawn] The last one was drawn
   *[lost] { $count ->
        [one] You lost the last one
       *[other] You lost the last { $count }
    }
 }; most in a row won: { $best }.
stats-score = { $score } points a game, { $ahead ->
    [yes] { $lead } ahead of the best other.
   *[no] { $lead } behind the best other.
 }
stats-spent = Time at the table: { $time }.
stats-time = { $hours ->
    [0] { "" }
    [one] 1 hour and{ " " }
   *[other] { $hours } hours and{ " " }
 }{ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }
stats-part = { $what }: { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $won } won, { $share } percent.
stats-number = { $negative ->
    [yes] minus{ " " }
   *[no] { "" }
 }{ $tenth ->
    [0] { $whole }
   *[other] { $whole }.{ $tenth }
 }
stats-none = No finished games here.
stats-foreknown = { $count ->
    [one] 1 game with cards that were known before, or with a changed level, is not counted.
   *[other] { $count } games with cards that were known before, or with a changed level, are not counted.
 }
stats-left = { $count ->
    [one] 1 game that you left to a bot is not counted.
   *[other] { $count } games that you left to a bot are not counted.
 }
stats-absent = { $count ->
    [one] 1 game of { $game } is not counted
   *[other] { $count } games of { $game } are not counted
 }: { $why ->
    [broken] it does not load here.
    [clash] several packages bring it.
   *[unknown] it is not installed here.
 }
stats-unread = { $count ->
    [one] 1 game could not be read and is not counted.
   *[other] { $count } games could not be read and are not counted.
 }
stats-wait = Counted { $done } of { $count }. Escape stops it.
stats-counted = Counted { $done } of { $count }.

# lint allows: -
cli-bad-day = { $option } takes a day like 2026-01-31, not { $text }.
cli-help-stats = { PROGRAM() } stats tells what was played and won, of all games or one. With --since, --until, --preset, --level.
