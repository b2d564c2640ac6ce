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
lesson-waits = { $last ->
    [yes] Enter ends the lesson.
   *[no] Enter goes on with the lesson.
 }
lesson-type-first = Type the number first: { $number }, then Enter.
lesson-not-that-key = That key does nothing here.
lesson-other-move = A possible move, but not in this lesson.
lesson-over = Lesson over. You know { $game } well enough: play a game of your own.
lesson-left = You leave the lesson; the next time it begins anew.
lesson-goodbye = Goodbye. The lesson is not kept and begins anew; your games are kept.
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
lesson-casino-take = Take both with { THE($card) }: less than for your hand, Tab to it, then Enter.
lesson-casino-faces = Jacks, queens and kings take only their equal, one at a time.
lesson-casino-build = You can also build: { $five } on { $three } is 8, and you hold an 8 to take it with.
lesson-casino-mark = Less than for your hand, Space on { THE($five) }; greater than for the table, Space on { THE($three) }; Enter.
lesson-casino-duplicate = To duplicate a build is to add cards of the same sum: it becomes multiple, and its value stays.
lesson-casino-increase = To increase a single build is to raise its value with one more card.
lesson-casino-yours = { $key } says whose builds lie there. Press { $key }.
lesson-casino-collect = Collect your build: less than for your hand, then Tab to { THE($card) }, then Enter.
lesson-casino-trail = When nothing can be taken, a card is left on the table: that is to trail.
lesson-casino-leave = Trail { THE($card) }: less than for your hand, then Enter on it; it is your last one.
lesson-casino-lost = Berta's 7 has taken { $cards }: 6 and 1. An ace is worth a point, so think before you trail one.
lesson-casino-rounds = When hands are empty, 4 cards each are dealt again, until the pack is used up.
lesson-casino-points = Then captured cards are counted: most cards 3 points, most spades 1, every ace 1.
lesson-casino-special = { $ten } is worth 2, { $two } 1. In some rules clearing the table is a sweep, worth 1 too.
lesson-casino-end = W tells what you may do, F2 reads the rules. Enter ends the lesson.

## Calatone, a whole hand

lesson-calatone-welcome = You play a hand of Calatone against Berta, step by step.
lesson-calatone-aim = You get 7 cards, 6 that all can see and 1 that only you know. The best 5 win the pot.
lesson-calatone-bets = Or a bet wins it, when nobody else stays to see.
lesson-calatone-ready = When everybody is ready the cards are dealt. Press Enter: you are.
lesson-calatone-hand = { $key } says your own cards at any time. Press { $key }.
lesson-calatone-hidden = Of your first 2 cards you show one; the other stays hidden to the end.
lesson-calatone-show = Show { THE($card) }: Tab to it, then Enter.
lesson-calatone-rounds = Before every new card there is a round of bets. The best cards shown speak first: your king.
lesson-calatone-open = Open with { $chips }: type { $chips }, then Enter.
lesson-calatone-passing = You may pass. But when all pass the hand ends there, and the best cards so far win.
lesson-calatone-pass = Let Berta decide, and pass: press { $key }.
lesson-calatone-answers = You can see her bet, raise it, or withdraw. King, queen and jack are worth 4 chips.
lesson-calatone-see = See the bet: press { $key }.
lesson-calatone-figures = Jack, queen, king and ace are figures. Any 5 of them beat two pairs and lose to a trio.
lesson-calatone-four = You hold 4 figures. Open with { $chips }: type { $chips }, then Enter.
lesson-calatone-totals = Bets are totals for the round: { $paid } of the { $level } are paid, so seeing costs the rest.
lesson-calatone-table = { $key } says what everybody shows. Press { $key }.
lesson-calatone-pot = { $key } says how much is in the pot. Press { $key }.
lesson-calatone-worth = { $cost } is cheap for that pot: a figure makes 5 figures, a 10 makes a straight.
lesson-calatone-made = With this king you have 5 figures. Berta sees only 4: the queen is hidden.
lesson-calatone-most = Open with the most of a round, { $chips }: type { $chips }, then Enter.
lesson-calatone-seventh = { $card } is your seventh card, of no use to you. This is the last round.
lesson-calatone-declare = You name 5 of your cards, and they count as you name them: nobody helps you.
lesson-calatone-kings = Do not stop at your pair of kings: the 5 figures are worth more.
lesson-calatone-five = Press Space on { $cards }, then Enter.
lesson-calatone-won = Five figures beat Berta's two pairs.
lesson-calatone-scores = { $key } says how many chips everybody has. Press { $key }.
lesson-calatone-low = From the lowest up: high card, pair, two pairs, five figures, trio, straight.
lesson-calatone-high = Above those: flush, full house, four of a kind, straight flush.
lesson-calatone-next = Nobody is hurried between hands. Press Enter to have the next one dealt.
lesson-calatone-poor = Two low cards that do not go together.
lesson-calatone-ace = Berta shows an ace and bets 10. Your 7 and 2 are not worth that.
lesson-calatone-withdraw = Withdraw: press { $key }.
lesson-calatone-lost = That cost you the ante, no more. Berta's hidden card stays unknown, since nobody saw her bet.
lesson-calatone-sitting = U lists what you may raise to. Between hands I proposes when to stop.
lesson-calatone-end = W tells what you may do, F2 reads the rules. Enter ends the lesson.

## Continental rummy, the first hand

lesson-rummy-welcome = You play the first hand of Continental rummy with Berta and Luis, step by step.
lesson-rummy-aim = What is left in your hand at the end is counted against you. After 7 hands the lowest total wins.
lesson-rummy-contract = Every hand has a contract, which is laid all at once. In the first hand: 2 sets.
lesson-rummy-set = A set is 3 or more cards of one rank, of any suits. There are 2 packs, so cards come twice.
lesson-rummy-run = Later contracts ask for runs too: 4 or more cards of one suit in sequence.
lesson-rummy-hand = { $key } says your own cards at any time. Press { $key }.
lesson-rummy-asked = { $key } says the contract at any time. Press { $key }.
lesson-rummy-free = Berta preferred the stock, so others may claim the queen that lies on the pile.
lesson-rummy-penalty = A claim costs a penalty card from the stock. For a third queen it is worth it.
lesson-rummy-claim = Claim it: press { $key }.
lesson-rummy-turn = You may lay at last. A turn begins with a card, from the stock or from the pile.
lesson-rummy-take = Take { THE($card) } from the pile: press { $key }.
lesson-rummy-draft = You have both sets. First put them into your draft, which only you can see.
lesson-rummy-sevens = Press Space on each of your 5 sevens, then Enter.
lesson-rummy-wild = Jokers and red aces are wild: they stand for any card, but never outnumber the others.
lesson-rummy-queens = Press Space on your 3 queens and on the joker, then Enter.
lesson-rummy-whole = Your draft is the whole contract.
lesson-rummy-lay = Lay it on the table: press { $key }.
lesson-rummy-open = You are down. Now single cards may be added to any set on the table, yours or not.
lesson-rummy-table = { $key } says what lies on the table. Press { $key }.
lesson-rummy-nine = Berta's nines take { THE($card) }: Tab to it, then Enter.
lesson-rummy-add = Add { THE($card) } too: Tab to it, then Enter.
lesson-rummy-ends = Nothing else fits. Every turn ends with a discard; high cards are the dear ones.
lesson-rummy-discard = Discard { THE($card) }: Tab to it, then Enter.
lesson-rummy-useless = { $card } does not help you, and others may claim it if you leave it.
lesson-rummy-stock = Draw from the stock: press { $key }.
lesson-rummy-yours = A queen, and your own set takes it.
lesson-rummy-last = Whoever discards the last card goes out. The others count what they hold.
lesson-rummy-won = You went out with nothing left, and the second hand is dealt already.
lesson-rummy-scores = { $key } says the totals at any time. Press { $key }.
lesson-rummy-points = Cards from 2 to 9 count 5 each, and those from 10 to king 10.
lesson-rummy-high = An ace counts 20 and a joker 50, so do not be caught with one.
lesson-rummy-next = A set and a run are the second contract; 3 runs the seventh.
lesson-rummy-lacks = K tells what you lack for the contract. J lays it, or lists the ways.
lesson-rummy-end = W tells what you may do, F2 reads the rules. Enter ends the lesson.
