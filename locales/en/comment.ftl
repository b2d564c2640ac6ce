# The commentary on a match, for who watches or replays it.

comment-on = Comments on.
comment-off = Comments off.
comment-side = { $side }
comment-lead = { $who_is ->
    [team] Your team
   *[other] { $who }
 } { $way ->
    [1] { $who_count ->
        [one] is
       *[other] are
     } ahead by { $count }
   *[other] { $who_count ->
        [one] leads
       *[other] lead
     } by { $count } now
 }.
comment-lead-you = { $way ->
    [1] You are ahead by { $count }
   *[other] You lead by { $count } now
 }.
comment-level = Level at { $count }: { $names }.
comment-big = { $way ->
    [1] Most at once so far: { $count } for { $side }
   *[other] { $count } at once for { $side }, the most so far
 }.
comment-close = { $way ->
    [1] Only { $count } to { $target } for { $side }
   *[other] { $count } to go to { $target } for { $side }
 }.
# lint allows: scores
comment-row = { $way ->
    [1] Scores in a row for { $side }: { $count }
   *[other] The last { $count } scores in a row went to { $side }
 }.
comment-missed = { $unit ->
    [points] There { $count ->
        [one] was 1 point
       *[other] were { $count } points
     } for { $player } with { $card }
   *[cards] There { $count ->
        [one] was 1 card
       *[other] were { $count } cards
     } for { $player } with { $card }
 }{ $had ->
    [0] .
   *[other] , not { $had }.
 }
comment-chance = A chance missed: { $card } would have brought { $player } to { $target }.

key-comment = comments on or off
key-comment-about = A line on what matters, every 2 to 4 plays: for who watches a table, and in the replay of a finished game.
key-comment-words = comment
