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
cribbage-option-bots_miscount = Bots that miscount
cribbage-option-bots_miscount-about = Now and then they overlook something, as people do. The points go as with any wrong count.
cribbage-option-bots_miscount-easy = those of level easy
cribbage-option-bots_miscount-good = those below expert
cribbage-option-bots_miscount-none = none
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
cribbage-option-nineteen_joke-about = No hand of 4 cards is worth 19, so saying 19 means zero.
cribbage-option-help = Help with counting
cribbage-option-help-about = The playroom names what scores in your hand, one by one; adding up is yours.
cribbage-option-help-none = none
cribbage-option-help-list = names what scores
cribbage-option-auto_count = Counted for you
cribbage-option-auto_count-about = The playroom counts your hands, the others count theirs. Only where the table allows it.

## Refused tables

cribbage-refuse-teams = { $seats } players cannot make { $teams } equal teams: 2 teams need 4 or 6; 3 teams need 6.
cribbage-refuse-own-help = Help must be allowed at the table before a seat can have it.
cribbage-refuse-own-auto = Counting for a seat must be allowed at the table first.

## The table before the first deal

cribbage-event-table = Cribbage for { $seats }, to { $target }, with { $others }.
    .brief = Cribbage to { $target }, with { $others }.
cribbage-event-table-partners = { $partners_count ->
    [one] Your partner is { $partners }.
   *[other] Your partners are { $partners }.
 }
cribbage-event-table-team = { $team } are a team.
cribbage-event-table-help = Help with counting for { $who }.
cribbage-event-table-help-you = You have help with counting.
cribbage-event-table-auto = Counted by the playroom: { $who }.
    .brief = Counted for { $who }.
cribbage-event-table-auto-you = Your hands are counted by the playroom.
    .brief = Counted for you.
cribbage-event-cut = { $who } draws { THE($card) }.
    .brief = { $who }: { $card }.
cribbage-event-cut-you = You draw { THE($card) }.
    .brief = You: { $card }.

## The deal

cribbage-event-dealt = { $who } deals.
    .full = Deal { $number }. { $who } deals.
cribbage-event-dealt-you = You deal.
    .full = Deal { $number }. You deal.
cribbage-event-dealer-waits = You wait for { $others }: the dealer discards nothing.
cribbage-event-hand = { $cards_count } cards: { $cards }.
cribbage-event-choose = { $count ->
    [one] Choose 1 card for { $who }'s crib.
   *[other] Choose { $count } cards for { $who }'s crib.
 }
    .brief = Choose { $count } for { $who }'s crib.
cribbage-event-choose-you = { $count ->
    [one] Choose 1 card for your crib.
   *[other] Choose { $count } cards for your crib.
 }
    .brief = Choose { $count } for your crib.
cribbage-item-chosen-of = { $card } chosen, { $count } of { $wanted }.
cribbage-item-chosen-over = { $card } chosen too: only { $wanted ->
    [one] 1 is wanted
   *[other] { $wanted } are wanted
 }.
cribbage-event-laid-away = You lay away { $cards }.
    .brief = { $cards_count ->
    [one] Laid away: { $cards }.
   *[other] { $cards }.
 }
cribbage-event-discarded = { $who } lays away { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
    .brief = { $who } lays away { $count }.
    .full = { $who } lays away { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for the crib.
cribbage-event-discarded-you = You laid away { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
    .brief = You laid away { $count }.
    .full = You laid away { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for the crib.
cribbage-event-starter = Starter: { $card }. { $who } begins.
    .brief = Starter: { $card }.
cribbage-event-starter-you = Starter: { $card }. Your turn.
    .brief = Starter: { $card }. Your turn.
cribbage-event-starter-unpaid = Starter: { $card }, for no points here. { $who } begins.
    .brief = Starter: { $card }, no points.
cribbage-event-starter-unpaid-you = Starter: { $card }, for no points here.
    .brief = Starter: { $card }, no points.
cribbage-event-starter-only = Starter: { $card }.
cribbage-event-heels = Jack as starter: { $points } for { $who }.
    .brief = Jack as starter, { $points } for { $who }.
cribbage-event-heels-you = Jack as starter: { $points } for you.
    .brief = Jack as starter, { $points } for you.

## The play

cribbage-event-turn-next = Your turn.
cribbage-event-turn-skip = Your turn.
cribbage-event-turn-again = Your turn again.
    .brief = Your turn.
cribbage-event-turn-lead = Your turn, from 0.
cribbage-event-played = { $who }: { $card }, { $total }.
cribbage-event-played-you = { $card }, { $total }.
cribbage-event-played-plain = { $who }: { $card }, { $total } for { $points }.
    .brief = { $who }: { RANK($card) } makes { $total } for { $points }.
cribbage-event-played-plain-you = { $card }, { $total } for { $points }.
    .brief = { $card }, { $total } for { $points }.
cribbage-event-played-points = { $who }: { $card }, { $total } for { $points }: { $parts }.
    .brief = { $who }: { RANK($card) } makes { $total } for { $points }.
cribbage-event-played-points-you = { $card }, { $total } for { $points }: { $parts }.
    .brief = { $card }, { $total } for { $points }.
cribbage-part-fifteen = 15
cribbage-part-thirty-one = 31
cribbage-part-pair = pair
cribbage-part-three = three of a kind
cribbage-part-four = four of a kind
cribbage-part-run = run of { $points }
cribbage-event-cannot = { $who } cannot play.
    .brief = { $who }: go.
cribbage-event-cannot-you = You cannot play.
    .brief = You: go.
cribbage-event-cannot-several = { $seats } cannot play.
    .brief = { $seats }: go.
cribbage-event-go = { $points } for { $who }, nobody can go on.
    .brief = { $who }, { $points } for the go.
cribbage-event-go-you = { $points } for you, nobody can go on.
    .brief = You, { $points } for the go.
cribbage-event-last-card = { $points } for { $who }, last card.
    .brief = { $who }, { $points } for last.
cribbage-event-last-card-you = { $points } for you, last card.
    .brief = You, { $points } for last.

## Counting

cribbage-event-count-asked = { $what ->
    [hand] Your hand: { $cards }, starter { $starter }. How many points?
   *[crib] Your crib: { $cards }, starter { $starter }. How many points?
 }
    .brief = { $what ->
    [hand] Your hand: { $cards }, starter { $starter }. Points?
   *[crib] Your crib: { $cards }, starter { $starter }. Points?
 }
cribbage-event-count-opened = { $what ->
    [hand] { $who }'s hand: { $cards }.
   *[crib] { $who }'s crib: { $cards }.
 }
    .full = { $what ->
    [hand] { $who }'s hand: { $cards }, starter { $starter }.
   *[crib] { $who }'s crib: { $cards }, starter { $starter }.
 }
cribbage-event-count-opened-you = { $what ->
    [hand] Your hand: { $cards }.
   *[crib] Your crib: { $cards }.
 }
    .full = { $what ->
    [hand] Your hand: { $cards }, starter { $starter }.
   *[crib] Your crib: { $cards }, starter { $starter }.
 }
cribbage-event-count-clock = { $seconds } seconds to count.
cribbage-event-counted = { $who } counts { $value }, right.
    .brief = { $who } counts { $value }.
cribbage-event-counted-you = You count { $value }, right.
    .brief = { $value }, right.
cribbage-event-counted-auto = { $value ->
    [one] 1 point for { $who }.
   *[other] { $value } points for { $who }.
 }
cribbage-event-counted-auto-you = { $value ->
    [one] 1 point for you.
   *[other] { $value } points for you.
 }
cribbage-event-counted-wrong = { $who } counts { $claim }. It is worth { $value }.
    .brief = { $who } counts { $claim }, worth { $value }.
cribbage-event-counted-wrong-you = You count { $claim }. It is worth { $value }. K explains.
    .brief = { $claim }, worth { $value }.
cribbage-event-counted-wrong-moved = { $who } counts { $claim }. It is worth { $value }: { $given }.
    .brief = { $who } counts { $claim }, worth { $value }: { $given }.
cribbage-event-counted-wrong-moved-you = You count { $claim }, worth { $value }: { $given }. K explains.
    .brief = { $claim }, worth { $value }: { $given }.
cribbage-event-counted-late = Too late, worth { $value }: { $own } to { $who }.
cribbage-event-counted-late-you = Too late, worth { $value }: { $own } to you.
cribbage-event-counted-late-moved = Too late, worth { $value }: { $own } to { $who }, { $given }.
cribbage-event-counted-late-moved-you = Too late, worth { $value }: { $own } to you, { $given }.
cribbage-event-counted-joke = { $who } counts 19, the old joke: nothing.
cribbage-event-counted-joke-you = You count 19, the old joke: nothing.
cribbage-event-counted-joke-moved = { $who } jokes with 19. It is worth { $value }: { $given }.
cribbage-event-counted-joke-moved-you = You joke with 19. It is worth { $value }: { $given }.
cribbage-part-to = { $points ->
    [one] 1 point to { $side }
   *[other] { $points } points to { $side }
 }
cribbage-part-to-each = { $points ->
    [one] 1 point each to { $sides }
   *[other] { $points } points each to { $sides }
 }
cribbage-part-side = { $side }

## Help with one's own count, without points

cribbage-event-help-fifteen = Makes 15: { $cards }.
    .brief = 15: { $cards }.
cribbage-event-help-pair = Pair: { $cards }.
    .brief = Pair of { RANKS($rank) }.
cribbage-event-help-three = Three of a kind: { $cards }.
cribbage-event-help-four = Four of a kind: { $cards }.
cribbage-event-help-run = Run: { $cards }.
cribbage-event-help-flush = Flush: { $cards }.
cribbage-event-help-jack = Jack of the starter's suit: { $cards }.
cribbage-event-help-end = Nothing more scores.

## Counting practised

cribbage-what-scores = Every 15 scores 2, a pair 2, a run or flush its cards, the jack of the starter's suit 1.
    .brief = Fifteens, pairs, runs, flush and jack.
    .full = Every 15 scores 2, a pair 2, a run its cards, a flush its cards, the jack of the starter's suit 1.
cribbage-what-scores-nothing = Nothing scores.
cribbage-drill-fifteen = fifteens
cribbage-drill-pair = pairs
cribbage-drill-run = runs
cribbage-drill-flush = flushes
cribbage-drill-jack = the jack of the starter's suit

## A closed count explained

cribbage-ask-explain = { $what ->
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
cribbage-ask-explain-you = { $what ->
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
cribbage-ask-explain-fifteen = 15 for { $points }: { $cards }.
cribbage-ask-explain-pair = Pair for { $points }: { $cards }.
cribbage-ask-explain-three = Three of a kind for { $points }: { $cards }.
cribbage-ask-explain-four = Four of a kind for { $points }: { $cards }.
cribbage-ask-explain-run = Run for { $points }: { $cards }.
cribbage-ask-explain-flush = Flush for { $points }: { $cards }.
cribbage-ask-explain-jack = Jack of the starter's suit for { $points }: { $cards }.
cribbage-ask-explain-sum = { $value } in all.
cribbage-ask-explain-late = { $value } in all, but no count came in time.
cribbage-ask-explain-joke = { $value } in all; { $who } said 19, the joke for nothing.
cribbage-ask-explain-joke-you = { $value } in all; you said 19, the joke for nothing.
cribbage-ask-explain-right = { $value } in all, as { $who } counted.
cribbage-ask-explain-right-you = { $value } in all, as you counted.
cribbage-ask-explain-less = { $value } in all; { $who } counted { $claim }: { $by } too few.
cribbage-ask-explain-less-you = { $value } in all; you counted { $claim }: { $by } too few.
cribbage-ask-explain-more = { $value } in all; { $who } counted { $claim }: { $by } too many.
cribbage-ask-explain-more-you = { $value } in all; you counted { $claim }: { $by } too many.
cribbage-ask-explain-awards = Given: { $given }.

## Scores

cribbage-part-score = { $side } { $points }
cribbage-ask-scores = { COMMAS($scores) }.
cribbage-ask-score-detail = { $left ->
    [0] { $side } { $points }, target reached.
   *[other] { $side } { $points }, and { $left } to go.
 }
cribbage-ask-target = { $target } wins.
cribbage-ask-deal-number = Deal { $number }, dealt by { $who }.
cribbage-ask-deal-number-you = Deal { $number }, dealt by you.
cribbage-event-won = { $who_is ->
    [team] Your team wins with { $points }!
   *[other] { $who } { $who_count ->
        [one] wins
       *[other] wins
    } with { $points }.
 }
cribbage-event-won-you = You win with { $points }!

## What lies there

cribbage-item-card = { $card }
cribbage-item-laid = { $card } from { $who }
cribbage-item-laid-you = your { $card }
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
cribbage-item-starter = starter { $card }
cribbage-zone-starter = Starter
cribbage-zone-results = Counts
cribbage-item-result = { $what ->
    [hand] { $who }'s hand, { $value }
   *[crib] { $who }'s crib, { $value }
 }
cribbage-item-result-you = { $what ->
    [hand] Your hand, { $value }
   *[crib] Your crib, { $value }
 }
cribbage-offer-play = Play { $card }
cribbage-offer-discard = Lay away { $cards }
cribbage-offer-help = Name the next thing that scores

## Keys of this game

cribbage-key-help = the next thing that scores in your count, if help is allowed
cribbage-key-explain = a closed count explained: the one under the cursor, the wrong ones, or the last

## Answers

cribbage-ask-count = { $total } is the count.
cribbage-ask-counting = { $what ->
    [hand] Being counted: { $who }'s hand.
   *[crib] Being counted: { $who }'s crib.
 }
cribbage-ask-counting-you = { $what ->
    [hand] Being counted, your hand: { $cards }, starter { $starter }.
   *[crib] Being counted, your crib: { $cards }, starter { $starter }.
 }
cribbage-ask-no-count = No count now.
cribbage-ask-crib = { $who }'s crib.
cribbage-ask-crib-you = Your crib.
# lint allows: $dealer
cribbage-ask-crib-team = { $ours ->
    [yes] { $dealer }'s crib, your team's.
   *[no] { $dealer }'s crib, not your team's.
 }
cribbage-ask-no-deal = No deal now.
cribbage-ask-starter = Starter: { $card }.
cribbage-ask-starter-unpaid = Starter: { $card }. It scores nothing here.
cribbage-ask-no-starter = Starter not turned yet.
cribbage-ask-none-in-play = No cards in play; key C tells what is counted.
    .brief = No cards in play.
cribbage-ask-only-in-play = Only during the play.
cribbage-ask-table-empty = Table empty, count 0.
cribbage-ask-table = On the table: { $cards }. Count { $total }.
cribbage-ask-turn = { $who }'s turn, count { $total }.
    .brief = { $who }'s turn, { $total }.
cribbage-ask-turn-you = Your turn, count { $total }.
    .brief = Your turn, { $total }.
cribbage-ask-turn-count = { $what ->
    [hand] { $who } counts the hand.
   *[crib] { $who } counts the crib.
 }
    .brief = { $what ->
    [hand] Hand: { $who } counts.
   *[crib] Crib: { $who } counts.
 }
cribbage-ask-turn-count-you = { $what ->
    [hand] You count your hand: type the points, then Enter.
   *[crib] You count your crib: type the points, then Enter.
 }
    .brief = { $what ->
    [hand] Your hand: points, then Enter.
   *[crib] Your crib: points, then Enter.
 }
cribbage-ask-turn-nobody = { $phase ->
    [over] Nobody's turn: game over.
   *[idle] Nobody's turn: the next deal follows.
 }
    .brief = { $phase ->
    [over] Game over.
   *[idle] Next deal follows.
 }
cribbage-ask-still-choosing = Still choosing: { $others }.
cribbage-ask-you-wait = You wait for { $others }.
cribbage-ask-dealer-has-none = As dealer you discard nothing.
cribbage-ask-hand = { $cards_count ->
    [one] 1 card: { $cards }.
   *[other] { $cards_count } cards: { $cards }.
 }
cribbage-ask-discards = You laid away { $cards }.
    .brief = Away: { $cards }.
cribbage-ask-hand-and-starter = { $cards_count } cards: { $cards }, starter { $starter }.
cribbage-ask-hand-none = No cards left.
cribbage-ask-watching = You watch and hold no cards.
cribbage-part-holding = { $player } { $count }
cribbage-ask-holdings = Cards: { COMMAS($parts) }.
cribbage-ask-nothing-yet = Nothing yet.
cribbage-ask-next-none-to-discard = Nothing to discard.
cribbage-ask-next-none-fits = None of your cards fits { $total }.
cribbage-ask-next-type = Type the points, then Enter.
cribbage-ask-next-nothing = Nothing to play.

## Why: what may be done, what a good player considers

cribbage-advice-discard = { $ours ->
    [yes] Weigh the hand you keep together with what the crib can bring you.
   *[no] Weigh the hand you keep against what you give to the crib.
 }
cribbage-advice-play = { $any ->
    [yes] Any card fits.
   *[no] { $room ->
        [one] Only an ace fits.
       *[other] Lay a card of { $room } or less.
    }
 }
cribbage-advice-good-play = Look at 15 and 31, at pairs and runs, and at what the next one can answer.
cribbage-advice-passed = None of your cards fits { $total }; you are passed over until the count is 0.
cribbage-advice-scores = 2 for each 15 and each pair, 1 a card for runs and flush, 1 for the starter suit's jack.
cribbage-advice-cost = { $miscount ->
    [transfer] What you count too much or too little goes to the others.
    [under_only] What you forget goes to the others.
   *[none] What you forget is lost; nobody else gets it.
 }
cribbage-advice-clock = You have { $seconds } seconds; then half goes to the others.
cribbage-advice-help = Key X names what scores, one by one, without points.
cribbage-advice-earlier = K explains what was counted before.

## Refusals

cribbage-refuse-action = Only discards, cards and counts are possible in cribbage.
cribbage-refuse-play-now = { $phase ->
    [discard] Not yet: first all lay cards away. Choose with Space, then Enter.
    [show] Play is over, hands are counted now.
    [over] Game over.
   *[idle] Deal over, the next one follows.
 }
cribbage-refuse-discard-now = { $phase ->
    [play] Discarding is over: cards are laid now, one at a time.
    [show] Discarding is over: hands are counted now.
    [over] Game over.
   *[idle] Deal over, the next one follows.
 }
cribbage-refuse-claim-now = { $phase ->
    [discard] Nothing to count yet: first all lay cards away.
    [play] Nothing to count yet: points of the play come by themselves.
    [over] Game over.
   *[idle] All is counted, the next deal follows.
 }
cribbage-refuse-help-now = { $phase ->
    [discard] Nothing to count yet, so no help: first all lay cards away.
    [play] Nothing to count yet, so no help: the play comes first.
    [over] Game over.
   *[idle] All is counted, the next deal follows.
 }
cribbage-refuse-timeout-now = { $phase ->
    [over] Nobody is awaited: the game is over.
   *[idle] Nobody is awaited: the next deal follows.
 }
cribbage-refuse-not-your-turn = { $who } plays now, then it goes round to you.
    .brief = { $who } plays now.
cribbage-refuse-not-your-turn-you = You play now.
    .brief = Your turn: play.
cribbage-refuse-not-your-count = { $what ->
    [hand] { $who } counts now; wait for your own count.
   *[crib] { $who } counts the crib now; only the dealer does.
 }
    .brief = { $who } counts that now.
cribbage-refuse-not-your-count-you = You count now.
    .brief = You count that.
cribbage-refuse-not-your-card = You do not hold { THE($card) }. Key H tells your hand.
    .brief = Not in your hand: { $card }.
cribbage-refuse-laid-already = You have laid { THE($card) } already. Key H tells what is left.
    .brief = Laid already: { $card }.
cribbage-refuse-in-the-crib = You laid { THE($card) } away to the crib. Key H tells your hand.
    .brief = In the crib: { $card }.
cribbage-refuse-over-31 = { $card } makes { $total }, more than 31. What fits: { $fit }.
    .brief = { $total } is over 31. Fits: { $fit }.
cribbage-refuse-one-card = One card at a time: go to one with Tab, then Enter.
    .brief = One card: Tab to it, then Enter.
cribbage-refuse-nothing-to-discard = As dealer you discard nothing with 5 or 6 players; wait for the others.
    .brief = As dealer you discard nothing; wait.
cribbage-refuse-already-discarded = Already laid away: { $cards }. Wait for the others.
    .brief = Already laid away; wait.
cribbage-refuse-wrong-number = { $wanted ->
    [one] Choose 1 card, not { $count }. Space puts one back.
   *[other] Choose { $wanted } cards with Space, then Enter; { $count } chosen.
 }
    .brief = { $wanted } with Space, then Enter; { $count } chosen.
cribbage-refuse-claim-slip = No hand of so many cards is worth more than { $most }: type the points again.
cribbage-refuse-no-claim = Type a whole number from 0 to 99, then Enter.
cribbage-refuse-no-help = No help at this seat: add up what you see, then type the points.
cribbage-refuse-nothing-to-explain = Nothing is counted yet; counts are explained once they are closed.
    .brief = Nothing counted yet.
cribbage-refuse-only-watching = You are only watching this game.

## The rulebook

cribbage-rule-chapter-aim = Aim
cribbage-rule-aim-target = Whoever first has { $target } points wins.
cribbage-rule-aim-at-once = The game ends at that very point, even in the middle of a deal.
cribbage-rule-aim-teams = { $teams } teams of { $size } share their points; partners never sit side by side.
cribbage-rule-aim-silence = Partners tell each other nothing about their cards.

cribbage-rule-chapter-deal = The deal
cribbage-rule-deal-first = { $how ->
    [cut] For the first deal everybody draws a card, the lowest deals, ace low.
    [host] The first player deals first.
   *[random] Chance chooses the first dealer.
 } Then the deal goes round.
cribbage-rule-deal-cards = Everybody gets { $count } cards and keeps { $hand }.
cribbage-rule-deal-away = { $count ->
    [one] 1 card is laid away face down to the crib, before the starter is known.
   *[other] { $count } cards are laid away face down to the crib, before the starter is known.
 }
cribbage-rule-deal-extra = With 3 players 1 more card goes from the pack into the crib.
cribbage-rule-deal-dealer = A dealer gets only { $count } cards and lays none away.
cribbage-rule-deal-crib = The crib has { $count } cards and counts for the dealer.
cribbage-rule-deal-starter = Then the starter is turned up: it belongs to every hand and to the crib.
cribbage-rule-deal-heels = A jack as starter gives the dealer 2 points at once.

cribbage-rule-chapter-play = The play
cribbage-rule-play-values = An ace is 1, a jack, queen or king 10, other cards their number.
cribbage-rule-play-turn = From the dealer's neighbour on, each lays 1 card in turn; the cards add up, never past 31.
cribbage-rule-play-cannot = Whoever can lay a card must; who cannot is passed over without asking.
cribbage-rule-play-last = When nobody can, whoever laid the last card gets 1 point.
cribbage-rule-play-lead = Then, or after 31, the count begins again at 0, led by the next player who has cards.
cribbage-rule-play-end = It goes on until all cards are laid. Points of the play come by themselves.

cribbage-rule-chapter-pegs = Points in the play
cribbage-rule-pegs-fifteen = 2 for making 15.
cribbage-rule-pegs-pair = 2 for the same rank as the card before, 6 for the third, 12 for the fourth.
cribbage-rule-pegs-ranks = Jack, queen, king and 10 count the same but are no pair with each other, nor are they in the show.
cribbage-rule-pegs-run = Each card of a run of 3 or more gives 1, in any order.
cribbage-rule-pegs-broken = Another card in between, or the same rank twice, breaks a run.
cribbage-rule-pegs-thirty-one = 2 for making 31, instead of the 1 for the last card.
cribbage-rule-pegs-order = Cards of an earlier count never join in.

cribbage-rule-chapter-show = The show
cribbage-rule-show-order = Hands are counted one by one from the dealer's neighbour on, the dealer's last, then the crib.
cribbage-rule-show-cards = Every count takes the hand and the starter together, { $count } cards.

cribbage-rule-chapter-worth = What scores in the show
cribbage-rule-worth-fifteen = 2 for every group of cards that adds up to 15.
cribbage-rule-worth-pair = 2 for every pair, so 6 for three of a kind and 12 for four.
cribbage-rule-worth-run = 1 a card for every run of 3 or more, as long as it goes; a card that comes twice makes the run count again.
cribbage-rule-worth-flush = { $count } when the whole hand is of one suit, { $more } with the starter.
cribbage-rule-worth-flush-four = 4 or { $count } for as many cards of the hand of one suit, 1 more with the starter.
cribbage-rule-worth-crib-flush = { $strict ->
    [yes] A crib needs the starter in its suit for a flush.
   *[no] A crib counts its flush as a hand does.
 }
cribbage-rule-worth-jack = 1 for the jack of the starter's suit.
cribbage-rule-worth-many = A card may serve in any number of these.
cribbage-rule-worth-best = The best possible count is { $best }.

cribbage-rule-chapter-counting = Counting
cribbage-rule-counting-auto = The playroom counts all hands.
cribbage-rule-counting-claim = Type what your hand is worth, from 0 to 99. A claim is final.
cribbage-rule-counting-wrong = { $miscount ->
    [transfer] Points too many do not count; points too many or too few go to your opponents.
    [under_only] Points too many do not count; points too few go to your opponents.
   *[none] Points too many do not count; points too few are lost.
 }
cribbage-rule-counting-award = { $award ->
    [each] Every opposing side gets all of them.
    [split] The opposing sides share them; what cannot be shared is lost.
   *[next] Only the next opposing side gets them.
 }
cribbage-rule-counting-joke = No hand of 4 cards is worth 19, so saying 19 means zero.
cribbage-rule-counting-help = { $help ->
    [yes] With help, the key X names what scores, one by one, without points.
   *[no] Nobody has help with counting.
 }
cribbage-rule-counting-bots = { $bots ->
    [easy] Bots of level easy miscount now and then; the same rule holds for them.
   *[good] Bots below expert miscount now and then; the same rule holds for them.
 }
cribbage-rule-counting-asked = The playroom counts for whoever asks for it before the game.
cribbage-rule-counting-explained = K explains counts: those that were wrong, else the last one.

cribbage-rule-chapter-bots = The bots
cribbage-rule-bots-easy = Easy bots keep the best hand, whoever owns the crib, and take what scores at once.
cribbage-rule-bots-fair = Fair bots lay away well, but do not look at the answers that their cards invite.
cribbage-rule-bots-good = Good bots weigh every card against the answers it invites.
cribbage-rule-bots-expert = Experts imagine what the others hold, and play it out before they lay a card. In teams they play as the good ones do.

cribbage-rule-chapter-clock = Time
cribbage-rule-clock-count = { $seconds } seconds for each count; then half of it, rounded down, goes to the others.
cribbage-rule-clock-reading = This clock runs while the cards are read aloud.
cribbage-rule-clock-turn = { $seconds } seconds for each discard and each card; then the table chooses, and not well.

## What can be typed

cribbage-verb-discard = discard
cribbage-verb-play = play
cribbage-verb-claim = claim
cribbage-verb-help = help
cribbage-family-crib = to the crib, in the crib, to my crib, in my crib, into the crib, in the box, to the box, in my box, for the crib, crib, you laid away, laid away
cribbage-family-pair = pair, pair it, pair it with, i'll pair
cribbage-over = my hand
cribbage-unneeded-pass = The room says go for you when no card fits.
cribbage-unneeded-cut = The cut is made for you, and told.

## Statistics

cribbage-figure-hand = { $value } points a hand.
cribbage-figure-crib = { $value } points in your crib.
cribbage-figure-play = { $value } points a deal in the play.
cribbage-figure-exact = { $value } percent of your counts exact.
cribbage-figure-lost = { $value } points a game lost to miscounting.

## The lesson: the first deal

cribbage-lesson-welcome = You play a short game of cribbage with Berta: one deal step by step, the next on your own.
cribbage-lesson-aim = Whoever first has 121 points wins, today 31. Points come while cards are laid, and when hands are counted.
cribbage-lesson-hand = That was your hand, and key { $key } says it again at any time. Press { $key }.
cribbage-lesson-tab = Key { $key } goes to the next card, Shift Tab to the one before. Press { $key }.
cribbage-lesson-z = Key { $key } does so with only the cards you may use, and after the last begins again. Press { $key }.
cribbage-lesson-crib = Everybody lays 2 cards away into the crib, a hand that counts for the dealer: for Berta this time.
cribbage-lesson-keep = Keep cards that go together: { $cards }.
cribbage-lesson-away = Lay away { THE($cards) }: press Z until you hear each, Space on it, then Enter.
cribbage-lesson-starter = { $card } is the starter: it belongs to every hand when hands are counted.
cribbage-lesson-play = Each lays 1 card in turn, and the cards add up, to 31 at most. Jack, queen and king are 10.
cribbage-lesson-pegs = Making 15 or 31 gives 2 points, a pair 2, a run of 3 gives 3.
cribbage-lesson-lead = Begin low, so that Berta cannot make 15: press Z until you hear { THE($card) }, then Enter.
cribbage-lesson-count = Key { $key } says the count at any time. Press { $key }.
cribbage-lesson-fifteen = Your 5 makes 15, and 4, 6 and 5 are a run in any order.
cribbage-lesson-play-card = Play { THE($card) }: press Z until you hear it, then Enter.
cribbage-lesson-thirty-one = 5 points for you, and 25 is the count. A 6 makes 31.
cribbage-lesson-again = 2 more. After 31 the count begins again at 0. Who cannot lay a card is passed over.
cribbage-lesson-last = You have only { THE($card) } left: press Z to hear it, then Enter.
cribbage-lesson-show = All cards are laid. Now hands are counted, yours first, each with the starter.
cribbage-lesson-fifteens = Every 15 gives 2: { $five } with { $jack }, { $five } with { $starter }, and 4, 5 and 6. That is 6.
cribbage-lesson-run = A run of 4, 5 and 6 gives 3, { THE($jack) } 1 for the starter's suit.
cribbage-lesson-claim = All together { $points }: type { $points }, then Enter.
cribbage-lesson-deal-over = That was a whole deal: yours, then Berta's hand and her crib.
cribbage-lesson-scores = Key { $key } says the scores at any time. Press { $key }.
cribbage-lesson-next = This deal and its crib are yours. What you miscount goes to Berta; key K tells what it was.
cribbage-lesson-learning = A usual game goes to 121. By the learning rules the playroom counts the hands for you.
cribbage-lesson-end = Question mark tells all keys, F2 reads the rules. Enter ends the lesson.

## Keys that every game has, in the words of this one

cribbage-key-burden = whose crib it is
cribbage-key-burden-about = The crib counts for the dealer.
cribbage-key-first = the starter
cribbage-key-first-about = It belongs to every hand when hands are counted.

## Hints

cribbage-hint-kept = { $own ->
    [yes] You keep { $hand } points on average, and your crib makes { $crib }.
   *[no] You keep { $hand } points on average, and their crib makes { $crib }.
 }
cribbage-hint-now = It scores { $points } at once.
cribbage-hint-answers = { $count ->
    [0] No card can score on it.
    [one] 1 of the { $of } cards you have not seen scores on it.
   *[other] { $count } of the { $of } cards you have not seen score on it.
 }
