# Lessons: what all have in common, then one group a game.

## All lessons

room-lessons = { $count ->
    [one] Learn a game by playing
   *[other] Learn a game by playing, { $count } lessons
 }
lessons-title = { $count ->
    [one] 1 lesson. Enter begins it.
   *[other] { $count } lessons. Enter begins one.
 }
lessons-about = A deal that is played with you, with every step explained. Ten minutes or so.
lesson-item = Learn { $game }
lesson-title = A lesson in { $game }.
lesson-keys = R says the last words again, W tells what you may do, Control S leaves. Enter goes on.
lesson-go-on = Enter goes on.
lesson-not-that-key = That key does nothing here.
lesson-other-move = A possible move, but not in this lesson.
lesson-over = Lesson over. You know { $game } well enough: play a game of your own.
lesson-left = You leave the lesson.
lesson-how-to-leave = Nothing to cancel. Control S leaves the lesson.

## Cribbage, the first deal

lesson-cribbage-welcome = You play one deal of cribbage with Berta, step by step.
lesson-cribbage-aim = Whoever first has 121 points wins. Points come while cards are laid, and when hands are counted.
lesson-cribbage-hand = That was your hand, and { $key } says it again at any time. Press { $key }.
lesson-cribbage-tab = { $key } goes to the next card, Shift Tab to the one before. Press { $key }.
lesson-cribbage-crib = Everybody lays 2 cards away into the crib, a hand that counts for the dealer: for Berta this time.
lesson-cribbage-keep = Keep cards that go together: { $cards }.
lesson-cribbage-away = Lay away { THE($cards) }: Tab to each and press Space, then Enter.
lesson-cribbage-starter = { $card } is the starter: it belongs to every hand when hands are counted.
lesson-cribbage-play = Each lays 1 card in turn, and the cards add up, to 31 at most. Jack, queen and king are 10.
lesson-cribbage-pegs = Making 15 or 31 gives 2 points, a pair 2, a run of 3 gives 3.
lesson-cribbage-lead = Begin low, so that Berta cannot make 15: Tab to { THE($card) }, then Enter.
lesson-cribbage-count = { $key } says the count at any time. Press { $key }.
lesson-cribbage-fifteen = Your 5 makes 15, and 4, 6 and 5 are a run in any order.
lesson-cribbage-play-card = Play { THE($card) }: Tab to it, then Enter.
lesson-cribbage-thirty-one = 5 points for you, and 25 is the count. A 6 makes 31.
lesson-cribbage-again = 2 more. After 31 the count begins again at 0. Who cannot lay a card is passed over.
lesson-cribbage-last = You have only { THE($card) } left: Enter plays it.
lesson-cribbage-show = All cards are laid. Now hands are counted, yours first, each with the starter.
lesson-cribbage-fifteens = Every 15 gives 2: { $five } with { $jack }, { $five } with { $starter }, and 4, 5 and 6. That is 6.
lesson-cribbage-run = A run of 4, 5 and 6 gives 3, { THE($jack) } 1 for the starter's suit.
lesson-cribbage-claim = All together { $points }: type { $points }, then Enter.
lesson-cribbage-deal-over = That was a whole deal: yours, then Berta's hand and her crib.
lesson-cribbage-scores = { $key } says the scores at any time. Press { $key }.
lesson-cribbage-next = Your own deal and crib come next, and so on, up to 121.
lesson-cribbage-learning = What you forget to count goes to Berta, except by the learning rules, which count for you.
lesson-cribbage-end = Question mark tells all keys, F2 reads the rules. Enter ends the lesson.

## Casino, the first round

lesson-casino-welcome = You play one round of Casino with Berta, step by step.
lesson-casino-aim = Capture cards from the table with cards of your hand; the most cards and some good ones bring points.
lesson-casino-table = 4 cards lie open, and { $key } says them at any time. Press { $key }.
lesson-casino-hand = { $key } says your own cards. Press { $key }.
lesson-casino-sum = A card takes its equal, or cards that add up to it: { $cards } make 9.
lesson-casino-take = Take both with { THE($card) }: Tab to it, then Enter.
lesson-casino-faces = Jacks, queens and kings take only their equal, one at a time.
lesson-casino-build = You can also build: { $five } on { $three } is 8, and you hold an 8 to take it with.
lesson-casino-mark = Space on { THE($five) }, greater than for the table, Tab to { THE($three) }, Space, Enter.
lesson-casino-yours = { $key } says whose builds lie there. Press { $key }.
lesson-casino-collect = Collect your build: Tab to { THE($card) } in your hand, then Enter.
lesson-casino-trail = When nothing can be taken, a card is left on the table: that is to trail.
lesson-casino-leave = Trail { THE($card) }: Enter on it; it is your last one.
lesson-casino-lost = Berta's 7 has taken { $cards }: 6 and 1. An ace is worth a point, so think before you trail one.
lesson-casino-rounds = When hands are empty, 4 cards each are dealt again, until the pack is used up.
lesson-casino-points = Then captured cards are counted: most cards 3 points, most spades 1, every ace 1.
lesson-casino-special = { $ten } is worth 2, { $two } 1, and clearing the table is a sweep.
lesson-casino-end = W tells what you may do, F2 reads the rules. Enter ends the lesson.
