# Ratings: one's own, those of others, the best of a game (slash rating).

rating-mine = { $game }{ $pace ->
    [correspondence] , by correspondence
   *[live] { "" }
 }: your rating is { $points }, after { $games ->
    [one] 1 game
   *[other] { $games } games
 }{ $settled ->
    [yes] { "" }
   *[no] ; still settling
 }.
    .brief = { $game }: { $points }.
rating-of = { $name }, { $game }{ $pace ->
    [correspondence] , by correspondence
   *[live] { "" }
 }: { $points }, after { $games ->
    [one] 1 game
   *[other] { $games } games
 }{ $settled ->
    [yes] { "" }
   *[no] ; still settling
 }.
rating-place = { $place }: { $name } with { $points }{ $pace ->
    [correspondence] , by correspondence
   *[live] { "" }
 }, after { $games ->
    [one] 1 game
   *[other] { $games } games
 }.
rating-bot = the { $level } bot
rating-title = Ratings: { $count }.
rating-best-title = The best in { $game }: { $count }.
rating-none-mine = You have no rating here yet: a game to its end at a listed table makes one.
rating-none-named = No rating of { $name } is told here.
rating-none-best = { $game }: no rating has settled yet, that takes { $games } games.
rating-hidden = { $hidden ->
    [yes] The others do not hear your ratings. Slash, rating, show tells them.
   *[no] The others hear your ratings. Slash, rating, hide keeps them from it.
 }
rating-changed = { $game }: your rating is { $points }, { $change ->
    [same] as before
    [more] up { $by }
   *[less] down { $by }
 }{ $settled ->
    [yes] { "" }
   *[no] ; still settling
 }.
    .brief = Rating { $points }, { $change ->
        [same] as before
        [more] up { $by }
       *[less] down { $by }
     }.
rating-unrated = { $why ->
    [often] Not rated: the same two players have { $most } rated games a day.
    [bot] Not rated: a person played most of a bot's game.
    [hints] Not rated: hints were told in it.
   *[alone] Not rated: it takes two different players.
 }
value-rating-hide = hide, hidden, off
value-rating-show = show, shown, on
key-rating = ratings: yours, a person's, the best of a game
key-rating-about = Slash, rating: yours. With a name, that person's; with a game, its ten best; with hide or show, whether the others hear yours. Private tables of a room with a lobby are not rated.
key-rating-words = rating ratings

host-ratings-results = { $count ->
    [one] 1 result
   *[other] { $count } results
 }. From their logs follow: { $follows }. Something else follows: { $differs }. The log is not kept any more: { $gone }.
host-ratings-result-differs = Game { $match }: its log leads to another result.
host-ratings-differ = { $player }, { $game }: { $kept } is kept, { $follows } follows from the results.
host-ratings-all = { $differ ->
    [yes] Everything else is as the results say.
   *[no] All ratings are as the results say.
 }
