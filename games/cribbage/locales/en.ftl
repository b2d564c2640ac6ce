# Cribbage. Ids are grouped by where they are said; the rules are the CRB rules of the game.

cribbage-name = Cribbage
cribbage-about = 2 to 6 players lay cards up to 31, then count their hands, first to 121.

## Presets

cribbage-preset-cuna = As in this house
cribbage-preset-cuna-about = As this playroom plays: counted by hand, what you miss goes to the others.
cribbage-preset-tournament = Tournament
cribbage-preset-tournament-about = A jack as starter pays 2, a crib flush needs the starter, counting too much costs nothing.
cribbage-preset-learning = Learning
cribbage-preset-learning-about = The playroom counts all hands and tells what they are worth.

## Options

cribbage-option-teams = Teams
cribbage-option-teams-about = 0 for everybody alone; 2 teams with 4 or 6 players, 3 teams with 6.
cribbage-option-target = Points to win
cribbage-option-target-about = Whoever first reaches this score wins at once, even in the middle of a deal.
cribbage-option-first_dealer = First dealer
cribbage-option-first_dealer-about = Who deals first: by chance, by drawing the lowest card, or the host.
cribbage-option-first_dealer-random = by chance
cribbage-option-first_dealer-cut = the lowest card drawn
cribbage-option-first_dealer-host = the host
cribbage-option-counting = Counting
cribbage-option-counting-about = By hand, each player says what a hand is worth; automatic, the playroom does.
cribbage-option-counting-manual = by hand
cribbage-option-counting-auto = automatic
cribbage-option-miscount = Wrong counts
cribbage-option-miscount-about = What happens to points that were counted too many or too few.
cribbage-option-miscount-transfer = the difference goes to the opponents
cribbage-option-miscount-under_only = only forgotten points go to the opponents
cribbage-option-miscount-none = nobody else gets anything
cribbage-option-award = Who gets lost points
cribbage-option-award-about = With three or more sides: who receives the points of a wrong or late count.
cribbage-option-award-each = every opponent, all of them
cribbage-option-award-split = the opponents share them
cribbage-option-award-next = the next opponent
cribbage-option-count_time = Time to count
cribbage-option-count_time-about = When it runs out, half the points go to the others. It runs while cards are read. Not for beginners.
cribbage-option-turn_seconds = Time for each turn
cribbage-option-turn_seconds-about = Then the last cards are laid away or the lowest one that fits is played.
cribbage-option-his_heels = Points for a jack as starter
cribbage-option-his_heels-about = A jack turned as starter gives the dealer 2 points at once.
cribbage-option-crib_flush = Flush in the crib
cribbage-option-crib_flush-about = Whether a crib of one suit counts by itself or needs the starter too.
cribbage-option-crib_flush-same = counts as in a hand
cribbage-option-crib_flush-starter_required = only with the starter
cribbage-option-six_flush = Flush with six players
cribbage-option-six_flush-about = Hands have 5 cards then: whether all must be of one suit, or 4 are enough.
cribbage-option-six_flush-whole_hand = all 5 cards
cribbage-option-six_flush-four_cards = 4 cards are enough
cribbage-option-nineteen_joke = The joke of 19
cribbage-option-nineteen_joke-about = No hand of 4 cards is worth 19, so saying 19 stands for nothing.
cribbage-option-help = Help with counting
cribbage-option-help-about = The playroom names what scores in your hand, one by one; adding up is yours.
cribbage-option-help-none = none
cribbage-option-help-list = names what scores
cribbage-option-auto_count = Counted for you
cribbage-option-auto_count-about = A seat may have its hands counted by the playroom, where the table allows it.

## Refused tables

cribbage-no-teams = { $seats } players cannot make { $teams } equal teams: 2 teams need 4 or 6, 3 teams need 6.
cribbage-no-own-help = Help must be allowed at the table before a seat can have it.
cribbage-no-own-auto = Counting for a seat must be allowed at the table first.

## The table before the first deal

cribbage-table = Cribbage for { $seats }, to { $target }, with { $others }.
    .brief = Cribbage to { $target }, with { $others }.
cribbage-table-partners = { $partners_count ->
    [one] Your partner is { $partners }.
   *[other] Your partners are { $partners }.
 }
cribbage-table-team = { $team_is ->
    [other] { $team } are a team.
   *[team] { $team } are one team.
 }
cribbage-table-help = Help with counting for { $who }.
cribbage-table-help-you = You have help with counting.
cribbage-table-auto = Counted by the playroom: { $who }.
    .brief = Counted for { $who }.
cribbage-table-auto-you = Your hands are counted by the playroom.
    .brief = Counted for you.
cribbage-cut = { $who } draws { THE($card) }.
    .brief = { $who }: { $card }.
cribbage-cut-you = You draw { THE($card) }.
    .brief = You: { $card }.

## The deal

cribbage-dealt = { $who } deals.
    .full = Deal { $number }. { $who } deals.
cribbage-dealt-you = You deal.
    .full = Deal { $number }. You deal.
cribbage-dealer-waits = You wait for { $others }: the dealer discards nothing.
cribbage-hand-dealt = { $cards_count } cards: { $cards }.
cribbage-choose = { $count ->
    [one] Choose 1 card for { $who }'s crib.
   *[other] Choose { $count } cards for { $who }'s crib.
 }
    .brief = { $count } for { $who }'s crib.
cribbage-choose-you = { $count ->
    [one] Choose 1 card for your crib.
   *[other] Choose { $count } cards for your crib.
 }
    .brief = { $count } for your crib.
cribbage-chosen-of = { $card } chosen, { $count } of { $wanted }.
cribbage-chosen-over = { $card } chosen too: only { $wanted } are wanted.
cribbage-laid-away = You lay away { $cards }.
    .brief = { $cards }.
cribbage-discarded = { $who } lays away { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
    .brief = { $who }, { $count } away.
cribbage-discarded-you = You laid away { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
    .brief = You, { $count } away.
cribbage-starter = Starter: { $card }. { $who } begins.
    .brief = Starter: { $card }.
cribbage-starter-you = Starter: { $card }. Your turn.
    .brief = Starter: { $card }, yours.
cribbage-starter-only = Starter: { $card }.
cribbage-heels = Jack as starter: { $points } for { $who }.
    .brief = Jack as starter, { $points } for { $who }.
cribbage-heels-you = Jack as starter: { $points } for you.
    .brief = Jack as starter, { $points } for you.

## The play

cribbage-turn-next = Your turn.
cribbage-turn-skip = Your turn.
cribbage-turn-again = Your turn again.
cribbage-turn-lead = Your turn, from 0.
cribbage-played = { $who }: { $card }, { $total }.
cribbage-played-you = { $card }, { $total }.
cribbage-played-plain = { $who }: { $card }, { $total } for { $points }.
    .brief = { $who }: { $card }, { $total }, { $points }.
cribbage-played-plain-you = { $card }, { $total } for { $points }.
    .brief = { $card }, { $total }, { $points }.
cribbage-played-points = { $who }: { $card }, { $total } for { $points }, { $parts }.
    .brief = { $who }: { $card }, { $total }, { $points }.
cribbage-played-points-you = { $card }, { $total } for { $points }, { $parts }.
    .brief = { $card }, { $total }, { $points }.
cribbage-part-fifteen = 15
cribbage-part-thirty-one = 31
cribbage-part-pair = pair
cribbage-part-three = three of a kind
cribbage-part-four = four of a kind
cribbage-part-run = run of { $points }
cribbage-cannot = { $who } cannot play.
    .brief = { $who }: go.
cribbage-cannot-you = You cannot play.
    .brief = You: go.
cribbage-cannot-several = { $seats } cannot play.
    .brief = { $seats }: go.
cribbage-go = { $points } for { $who }, nobody can go on.
    .brief = { $who }, { $points } for the go.
cribbage-go-you = { $points } for you, nobody can go on.
    .brief = You, { $points } for the go.
cribbage-last-card = { $points } for { $who }, last card.
    .brief = { $who }, { $points } for last.
cribbage-last-card-you = { $points } for you, last card.
    .brief = You, { $points } for last.

## Counting

cribbage-count-asked = { $what ->
    [hand] Your hand: { $cards }, starter { $starter }. How many points?
   *[crib] Your crib: { $cards }, starter { $starter }. How many points?
 }
    .brief = { $what ->
    [hand] Your hand: { $cards }, starter { $starter }.
   *[crib] Your crib: { $cards }, starter { $starter }.
 }
cribbage-count-opened = { $what ->
    [hand] { $who }'s hand: { $cards }.
   *[crib] { $who }'s crib: { $cards }.
 }
    .full = { $what ->
    [hand] { $who }'s hand: { $cards }, starter { $starter }.
   *[crib] { $who }'s crib: { $cards }, starter { $starter }.
 }
cribbage-count-opened-you = { $what ->
    [hand] Your hand: { $cards }.
   *[crib] Your crib: { $cards }.
 }
    .full = { $what ->
    [hand] Your hand: { $cards }, starter { $starter }.
   *[crib] Your crib: { $cards }, starter { $starter }.
 }
cribbage-count-clock = { $seconds } seconds to count.
cribbage-counted = { $who } counts { $value }, right.
    .brief = { $who }: { $value }.
cribbage-counted-you = You count { $value }, right.
    .brief = { $value }, right.
cribbage-counted-auto = { $value ->
    [one] 1 point for { $who }.
   *[other] { $value } points for { $who }.
 }
cribbage-counted-auto-you = { $value ->
    [one] 1 point for you.
   *[other] { $value } points for you.
 }
cribbage-counted-wrong = { $who } counts { $claim }. It is worth { $value }.
    .brief = { $who }: { $claim }, worth { $value }.
cribbage-counted-wrong-you = You count { $claim }. It is worth { $value }.
    .brief = { $claim }, worth { $value }.
cribbage-counted-wrong-moved = { $who } counts { $claim }. It is worth { $value }: { $given }.
    .brief = { $who }: { $claim }, worth { $value }: { $given }.
cribbage-counted-wrong-moved-you = You count { $claim }. It is worth { $value }: { $given }.
    .brief = { $claim }, worth { $value }: { $given }.
cribbage-counted-late = Too late, worth { $value }: { $own } to { $who }.
cribbage-counted-late-you = Too late, worth { $value }: { $own } to you.
cribbage-counted-late-moved = Too late, worth { $value }: { $own } to { $who }, { $given }.
cribbage-counted-late-moved-you = Too late, worth { $value }: { $own } to you, { $given }.
cribbage-counted-joke = { $who } counts 19, the old joke: nothing.
cribbage-counted-joke-you = You count 19, the old joke: nothing.
cribbage-counted-joke-moved = { $who } jokes with 19. It is worth { $value }: { $given }.
cribbage-counted-joke-moved-you = You joke with 19. It is worth { $value }: { $given }.
cribbage-to = { $points ->
    [one] 1 point to { $side }
   *[other] { $points } points to { $side }
 }
cribbage-to-each = { $points ->
    [one] 1 point each to { $sides }
   *[other] { $points } points each to { $sides }
 }
cribbage-side = { $side }

## Help with one's own count, without points

cribbage-help-fifteen = Makes 15: { $cards }.
    .brief = 15: { $cards }.
cribbage-help-pair = Pair: { $cards }.
cribbage-help-three = Three of a kind: { $cards }.
cribbage-help-four = Four of a kind: { $cards }.
cribbage-help-run = Run: { $cards }.
cribbage-help-flush = Flush: { $cards }.
cribbage-help-jack = Jack of the starter's suit: { $cards }.
cribbage-help-end = Nothing more scores.

## Counting practised

cribbage-what-scores = Every 15 scores 2, a pair 2, a run or flush its cards, the jack of the starter's suit 1.
    .brief = Fifteens, pairs, runs, flush and jack.
    .full = Every 15 scores 2, a pair 2, a run its cards, a flush its cards, the jack of the starter's suit 1.
cribbage-what-scores-nothing = Nothing scores.

## A closed count explained

cribbage-why-count = { $what ->
    [hand] { $who }'s hand with the { $starter }: { $count ->
        [0] nothing scores
        [one] 1 thing scores
       *[other] { $count } things score
    }.
   *[crib] { $who }'s crib with the { $starter }: { $count ->
        [0] nothing scores
        [one] 1 thing scores
       *[other] { $count } things score
    }.
 }
cribbage-why-count-you = { $what ->
    [hand] Your hand with the { $starter }: { $count ->
        [0] nothing scores
        [one] 1 thing scores
       *[other] { $count } things score
    }.
   *[crib] Your crib with the { $starter }: { $count ->
        [0] nothing scores
        [one] 1 thing scores
       *[other] { $count } things score
    }.
 }
cribbage-why-fifteen = 15 for { $points }: { $cards }.
cribbage-why-pair = Pair for { $points }: { $cards }.
cribbage-why-three = Three of a kind for { $points }: { $cards }.
cribbage-why-four = Four of a kind for { $points }: { $cards }.
cribbage-why-run = Run for { $points }: { $cards }.
cribbage-why-flush = Flush for { $points }: { $cards }.
cribbage-why-jack = Jack of the starter's suit for { $points }: { $cards }.
cribbage-why-sum = { $value } in all.
cribbage-why-late = { $value } in all, but no count came in time.
cribbage-why-joke = { $value } in all; { $who } said 19, the joke for nothing.
cribbage-why-joke-you = { $value } in all; you said 19, the joke for nothing.
cribbage-why-right = { $value } in all, as { $who } counted.
cribbage-why-right-you = { $value } in all, as you counted.
cribbage-why-less = { $value } in all; { $who } counted { $claim }, { $by } too few.
cribbage-why-less-you = { $value } in all; you counted { $claim }, { $by } too few.
cribbage-why-more = { $value } in all; { $who } counted { $claim }, { $by } too many.
cribbage-why-more-you = { $value } in all; you counted { $claim }, { $by } too many.
cribbage-why-awards = Given: { $given }.

## Scores

cribbage-score = { $side } { $points }
cribbage-scores = { COMMAS($scores) }.
cribbage-score-detail = { $side } { $points }, { $left } to go.
cribbage-target = { $target } wins.
cribbage-deal-number = Deal { $number }, dealt by { $who }.
cribbage-deal-number-you = Deal { $number }, dealt by you.
cribbage-won = { $who_is ->
    [team] Your team wins with { $points }!
   *[other] { $who } { $who_count ->
        [one] wins
       *[other] wins
    } with { $points }.
 }
cribbage-won-you = You win with { $points }!

## What lies there

cribbage-card = { $card }
cribbage-pile-card = { $card } from { $who }
cribbage-pile-card-you = your { $card }
cribbage-zone-hand = Hand
cribbage-zone-table = Table
cribbage-zone-count = { $what ->
    [hand] { $who }'s hand
   *[crib] { $who }'s crib
 }
cribbage-zone-count-you = { $what ->
    [hand] Your hand to count
   *[crib] Your crib
 }
cribbage-starter-card = starter { $card }
cribbage-zone-starter = Starter
cribbage-zone-results = Counts
cribbage-result = { $what ->
    [hand] { $who }'s hand, { $value }
   *[crib] { $who }'s crib, { $value }
 }
cribbage-result-you = { $what ->
    [hand] Your hand, { $value }
   *[crib] Your crib, { $value }
 }
cribbage-offer-play = Play { $card }
cribbage-offer-discard = Lay away { $cards }
cribbage-offer-help = Name the next thing that scores

## Keys of this game

cribbage-key-help = the next thing that scores in your count, if help is allowed
cribbage-key-explain = a closed count explained, the last one or the one under the cursor

## Answers

cribbage-count = { $total }, count.
cribbage-counting = { $what ->
    [hand] Being counted: { $who }'s hand.
   *[crib] Being counted: { $who }'s crib.
 }
cribbage-counting-you = { $what ->
    [hand] You count your hand: { $cards }, starter { $starter }.
   *[crib] You count your crib: { $cards }, starter { $starter }.
 }
cribbage-no-count = No count now.
cribbage-crib-of = { $who }'s crib.
cribbage-crib-of-you = Your crib.
# lint allows: $dealer
cribbage-crib-of-team = { $ours ->
    [yes] { $dealer }'s crib, your team's.
   *[no] { $dealer }'s crib, not your team's.
 }
cribbage-no-deal = No deal now.
cribbage-starter-is = Starter: { $card }.
cribbage-no-starter = Starter not turned yet.
cribbage-none-in-play = No cards in play; C tells what is counted.
    .brief = No cards in play.
cribbage-only-in-play = Only during the play.
cribbage-table-empty = Table empty, count 0.
cribbage-on-table = On the table: { $cards }. Count { $total }.
cribbage-turn-of = { $who }'s turn, count { $total }.
    .brief = { $who }'s turn, { $total }.
cribbage-turn-of-you = Your turn, count { $total }.
    .brief = Your turn, { $total }.
cribbage-turn-count = { $what ->
    [hand] Counting a hand: { $who }.
   *[crib] Counting the crib: { $who }.
 }
    .brief = { $what ->
    [hand] Hand: { $who } counts.
   *[crib] Crib: { $who } counts.
 }
cribbage-turn-count-you = { $what ->
    [hand] You count your hand: type the points, then Enter.
   *[crib] You count your crib: type the points, then Enter.
 }
    .brief = { $what ->
    [hand] Your hand: points, then Enter.
   *[crib] Your crib: points, then Enter.
 }
cribbage-turn-nobody = { $phase ->
    [over] Nobody's turn: game over.
   *[idle] Nobody's turn: the next deal follows.
 }
    .brief = { $phase ->
    [over] Game over.
   *[idle] Next deal follows.
 }
cribbage-still-choosing = Still choosing: { $others }.
cribbage-you-wait = You wait for { $others }.
cribbage-dealer-has-none = As dealer you discard nothing.
cribbage-hand = { $cards_count ->
    [one] 1 card: { $cards }.
   *[other] { $cards_count } cards: { $cards }.
 }
cribbage-own-discards = You laid away { $cards }.
    .brief = Away: { $cards }.
cribbage-hand-and-starter = { $cards_count } cards: { $cards }, starter { $starter }.
cribbage-hand-none = No cards left.
cribbage-watching = You watch and hold no cards.
cribbage-holding = { $player } { $count }
cribbage-holdings = Cards: { COMMAS($parts) }.
cribbage-nothing-yet = Nothing yet.
cribbage-next-none-to-discard = Nothing to discard.
cribbage-next-none-fits = None of your cards fits { $total }.
cribbage-next-type = Type the points, then Enter.
cribbage-next-nothing = Nothing to play.

## Why: what may be done, what a good player considers

cribbage-why-discard = { $ours ->
    [yes] Weigh the hand you keep together with what the crib can bring you.
   *[no] Weigh the hand you keep against what you give to the crib.
 }
cribbage-why-play = { $room ->
    [one] Lay a card that fits: only an ace is left.
   *[other] Lay a card that fits: up to { $room }.
 }
cribbage-why-good-play = Look at 15, 31, pairs and runs, and at what the next one can answer.
cribbage-why-passed = None of your cards fits { $total }; you are passed over until the count is 0.
cribbage-why-scores = 2 for each 15 and each pair, 1 a card for runs and flush, 1 for the starter suit's jack.
cribbage-why-cost = { $miscount ->
    [transfer] What you count too much or too little goes to the others.
    [under_only] What you forget goes to the others.
   *[none] What you forget is lost; nobody else gets it.
 }
cribbage-why-clock = You have { $seconds } seconds; then half goes to the others.
cribbage-why-help = Key X names what scores, one by one, without points.
cribbage-why-earlier = K explains the counts before this one.

## Refusals

cribbage-no-such-action = Only discards, cards and counts are possible in cribbage.
cribbage-no-move = No move of cribbage: say discard 7H,KC, play 5D or claim 12.
cribbage-no-play-now = { $phase ->
    [discard] Not yet: first all lay cards away. Choose with Space, then Enter.
    [show] Play is over, hands are counted now.
    [over] Game over.
   *[idle] Deal over, the next one follows.
 }
cribbage-no-discard-now = { $phase ->
    [play] Discarding is over: cards are laid now, one at a time.
    [show] Discarding is over: hands are counted now.
    [over] Game over.
   *[idle] Deal over, the next one follows.
 }
cribbage-no-claim-now = { $phase ->
    [discard] Nothing to count yet: first all lay cards away.
    [play] Nothing to count yet: points of the play come by themselves.
    [over] Game over.
   *[idle] All is counted, the next deal follows.
 }
cribbage-no-help-now = { $phase ->
    [discard] Nothing to count yet, so no help: first all lay cards away.
    [play] Nothing to count yet, so no help: the play comes first.
    [over] Game over.
   *[idle] All is counted, the next deal follows.
 }
cribbage-no-timeout-now = { $phase ->
    [over] Nobody is awaited: the game is over.
   *[idle] Nobody is awaited: the next deal follows.
 }
cribbage-not-your-turn = { $who } plays now, then it goes round to you.
    .brief = { $who } plays now.
cribbage-not-your-turn-you = You play now.
    .brief = Your turn: play.
cribbage-not-your-count = { $what ->
    [hand] { $who } counts now; wait for your own count.
   *[crib] { $who } counts the crib now; only the dealer does.
 }
    .brief = { $who } counts that now.
cribbage-not-your-count-you = You count now.
    .brief = You count that.
cribbage-not-your-card = You do not hold { THE($card) }. Key H tells your hand.
    .brief = Not in your hand: { $card }.
cribbage-laid-already = You have laid { THE($card) } already. Key H tells what is left.
    .brief = Laid already: { $card }.
cribbage-in-the-crib = You laid { THE($card) } away to the crib. Key H tells your hand.
    .brief = In the crib: { $card }.
cribbage-over-31 = { $card } makes { $total }, more than 31. What fits: { $fit }.
    .brief = { $total } is over 31. Fits: { $fit }.
cribbage-one-card = One card at a time: go to one with Tab, then Enter.
    .brief = One card: Tab to it, then Enter.
cribbage-nothing-to-discard = As dealer you discard nothing with 5 or 6 players; wait for the others.
    .brief = As dealer you discard nothing; wait.
cribbage-already-discarded = Already laid away: { $cards }. Wait for the others.
    .brief = Already laid away; wait.
cribbage-wrong-number = { $wanted ->
    [one] Choose 1 card, not { $count }. Space puts one back.
   *[other] Choose { $wanted } cards with Space, then Enter; { $count } chosen.
 }
    .brief = { $wanted } with Space, Enter; { $count } chosen.
cribbage-claim-slip = No hand of so many cards is worth more than { $most }: type the points again.
cribbage-no-claim = Type a whole number from 0 to 99, then Enter.
cribbage-no-help = No help at this seat: add up what you see, then type the points.
cribbage-nothing-to-explain = Nothing is counted yet; counts are explained once they are closed.
    .brief = Nothing counted yet.
cribbage-only-watching = You are only watching this game.

## The rulebook

cribbage-rules-aim = Aim
cribbage-rules-aim-target = Whoever first has { $target } points wins.
cribbage-rules-aim-at-once = The game ends at that very point, even in the middle of a deal.
cribbage-rules-aim-teams = { $teams } teams of { $size } share their points; partners never sit side by side.
cribbage-rules-aim-silence = Partners tell each other nothing about their cards.

cribbage-rules-deal = The deal
cribbage-rules-deal-first = { $how ->
    [cut] For the first deal everybody draws a card, the lowest deals, ace low.
    [host] The first player deals first.
   *[random] Chance chooses the first dealer.
 } Then the deal goes round.
cribbage-rules-deal-cards = Everybody gets { $count } cards and keeps { $hand }.
cribbage-rules-deal-away = { $count ->
    [one] 1 card is laid away face down to the crib, before the starter is known.
   *[other] { $count } cards are laid away face down to the crib, before the starter is known.
 }
cribbage-rules-deal-extra = With 3 players 1 more card goes from the pack into the crib.
cribbage-rules-deal-dealer = A dealer gets only { $count } cards and lays none away.
cribbage-rules-deal-crib = The crib has { $count } cards and counts for the dealer.
cribbage-rules-deal-starter = Then the starter is turned up: it belongs to every hand and to the crib.
cribbage-rules-deal-heels = A jack as starter gives the dealer 2 points at once.

cribbage-rules-play = The play
cribbage-rules-play-values = An ace is 1, a jack, queen or king 10, other cards their number.
cribbage-rules-play-turn = From the dealer's neighbour on, each lays 1 card in turn; the cards add up, never past 31.
cribbage-rules-play-cannot = Whoever can lay a card must; who cannot is passed over without asking.
cribbage-rules-play-last = When nobody can, the last card gives 1 point and the count begins again at 0.
cribbage-rules-play-end = It goes on until all cards are laid. Points of the play come by themselves.

cribbage-rules-pegs = Points in the play
cribbage-rules-pegs-fifteen = 2 for making 15.
cribbage-rules-pegs-pair = 2 for the same rank as the card before, 6 for the third, 12 for the fourth.
cribbage-rules-pegs-run = Each card of a run of 3 or more gives 1, in any order, with nothing in between.
cribbage-rules-pegs-thirty-one = 2 for making 31, instead of the 1 for the last card.
cribbage-rules-pegs-order = Cards of an earlier count never join in.

cribbage-rules-show = The show
cribbage-rules-show-order = Hands are counted one by one from the dealer's neighbour on, the dealer's last, then the crib.
cribbage-rules-show-cards = Every count takes the hand and the starter together, { $count } cards.

cribbage-rules-worth = What scores in the show
cribbage-rules-worth-fifteen = 2 for every group of cards that adds up to 15.
cribbage-rules-worth-pair = 2 for every pair, so 6 for three of a kind and 12 for four.
cribbage-rules-worth-run = 1 a card for every longest run of 3 or more; a doubled card doubles the run.
cribbage-rules-worth-flush = { $count } when the whole hand is of one suit, { $more } with the starter.
cribbage-rules-worth-flush-four = 4 or { $count } for as many cards of the hand of one suit, 1 more with the starter.
cribbage-rules-worth-crib-flush = { $strict ->
    [yes] A crib needs the starter in its suit for a flush.
   *[no] A crib counts its flush as a hand does.
 }
cribbage-rules-worth-jack = 1 for the jack of the starter's suit.
cribbage-rules-worth-many = A card may serve in any number of these.
cribbage-rules-worth-best = The best possible count is { $best }.

cribbage-rules-counting = Counting
cribbage-rules-counting-auto = The playroom counts all hands.
cribbage-rules-counting-claim = Type what your hand is worth, from 0 to 99. A claim is final.
cribbage-rules-counting-wrong = { $miscount ->
    [transfer] Points too many do not count; points too many or too few go to your opponents.
    [under_only] Points too many do not count; points too few go to your opponents.
   *[none] Points too many do not count; points too few are lost.
 }
cribbage-rules-counting-award = { $award ->
    [each] Every opposing side gets all of them.
    [split] The opposing sides share them; what cannot be shared is lost.
   *[next] Only the next opposing side gets them.
 }
cribbage-rules-counting-joke = To say 19 means nothing at all: no hand of 4 cards is worth it.
cribbage-rules-counting-help = { $help ->
    [yes] With help, the key X names what scores, one by one, without points.
   *[no] Nobody has help with counting.
 }
cribbage-rules-counting-explained = After each count, W or K explains it.

cribbage-rules-clock = Time
cribbage-rules-clock-count = { $seconds } seconds for each count; then you keep half, and the other half goes to the others.
cribbage-rules-clock-reading = This clock runs while the cards are read aloud.
cribbage-rules-clock-turn = { $seconds } seconds for each discard and each card; then the table chooses, and not well.

## Statistics

cribbage-figure-hand = { $value } points a hand.
cribbage-figure-crib = { $value } points in your crib.
cribbage-figure-play = { $value } points a deal in the play.
cribbage-figure-exact = { $value } percent of your counts exact.
cribbage-figure-lost = { $value } points a game lost to miscounting.

## The lesson: the first deal

cribbage-lesson-welcome = You play one deal of cribbage with Berta, step by step.
cribbage-lesson-aim = Whoever first has 121 points wins. Points come while cards are laid, and when hands are counted.
cribbage-lesson-hand = That was your hand, and { $key } says it again at any time. Press { $key }.
cribbage-lesson-tab = { $key } goes to the next card, Shift Tab to the one before. Press { $key }.
cribbage-lesson-crib = Everybody lays 2 cards away into the crib, a hand that counts for the dealer: for Berta this time.
cribbage-lesson-keep = Keep cards that go together: { $cards }.
cribbage-lesson-away = Lay away { THE($cards) }: Tab to each and press Space, then Enter.
cribbage-lesson-starter = { $card } is the starter: it belongs to every hand when hands are counted.
cribbage-lesson-play = Each lays 1 card in turn, and the cards add up, to 31 at most. Jack, queen and king are 10.
cribbage-lesson-pegs = Making 15 or 31 gives 2 points, a pair 2, a run of 3 gives 3.
cribbage-lesson-lead = Begin low, so that Berta cannot make 15: Tab to { THE($card) }, then Enter.
cribbage-lesson-count = { $key } says the count at any time. Press { $key }.
cribbage-lesson-fifteen = Your 5 makes 15, and 4, 6 and 5 are a run in any order.
cribbage-lesson-play-card = Play { THE($card) }: Tab to it, then Enter.
cribbage-lesson-thirty-one = 5 points for you, and 25 is the count. A 6 makes 31.
cribbage-lesson-again = 2 more. After 31 the count begins again at 0. Who cannot lay a card is passed over.
cribbage-lesson-last = You have only { THE($card) } left: Enter plays it.
cribbage-lesson-show = All cards are laid. Now hands are counted, yours first, each with the starter.
cribbage-lesson-fifteens = Every 15 gives 2: { $five } with { $jack }, { $five } with { $starter }, and 4, 5 and 6. That is 6.
cribbage-lesson-run = A run of 4, 5 and 6 gives 3, { THE($jack) } 1 for the starter's suit.
cribbage-lesson-claim = All together { $points }: type { $points }, then Enter.
cribbage-lesson-deal-over = That was a whole deal: yours, then Berta's hand and her crib.
cribbage-lesson-scores = { $key } says the scores at any time. Press { $key }.
cribbage-lesson-next = Your own deal and crib come next, and so on, up to 121.
cribbage-lesson-learning = What you forget to count goes to Berta, except by the learning rules, which count for you.
cribbage-lesson-end = Question mark tells all keys, F2 reads the rules. Enter ends the lesson.

## Keys that every game has, in the words of this one

cribbage-ask-burden = whose crib it is
cribbage-ask-burden-about = The crib counts for the dealer.
cribbage-ask-first = the starter
cribbage-ask-first-about = It belongs to every hand when hands are counted.
