# Casino. Ids are grouped by where they are said; the rules are the CAS rules of the game.

casino-name = Casino
casino-about = 2 to 4 players capture cards from the table and make builds, first to 21.

## Presets

casino-preset-classic = Classic Casino
casino-preset-classic-about = Face cards only in pairs, builds up to 10; 11 points in every deal, to 21.
casino-preset-royal = Royal Casino
casino-preset-royal-about = Jack 11, queen 12, king 13, ace 1 or 14, all of them build; sweeps count.
casino-preset-spade = Spade Casino
casino-preset-spade-about = Every spade counts, the jack and the 2 of them double, to 61.
casino-preset-draw = Draw Casino
casino-preset-draw-about = After every play you draw a card, so hands stay at 4 until the stock is out.
casino-preset-two-player-002 = Two-handed Casino
casino-preset-two-player-002-about = For 2: take 1 or 3 of a rank, no new builds of equal cards, owners may build again.
casino-preset-deal-game = One-deal Casino
casino-preset-deal-game-about = Every deal is a game of its own: most points win.

## Options

casino-option-seats = Players
casino-option-seats-about = A table for exactly so many players, or for any number from 2 to 4.
casino-option-seats-any = 2 to 4
casino-option-seats-2 = 2
casino-option-seats-3 = 3
casino-option-seats-4 = 4
casino-option-partnerships = Partners
casino-option-partnerships-about = With 4 players those who sit opposite play together, or everybody plays alone.
casino-option-partnerships-auto = with 4 players
casino-option-partnerships-on = yes
casino-option-partnerships-off = no
casino-option-first_dealer = First dealer
casino-option-first_dealer-about = Who deals first: by chance, or the first, second, third or fourth at the table.
casino-option-first_dealer-random = by chance
casino-option-first_dealer-a = the first
casino-option-first_dealer-b = the second
casino-option-first_dealer-c = the third
casino-option-first_dealer-d = the fourth
casino-option-game_mode = What wins
casino-option-game_mode-about = A game to a number of points over several deals, or every deal a game.
casino-option-game_mode-points = points over several deals
casino-option-game_mode-deal = every deal is a game
casino-option-target = Points to win
casino-option-target-about = The side that has so many when a deal is counted wins.
casino-option-deal_style = Dealing
casino-option-deal_style-about = In rounds of 4 cards, or 4 cards once and then a card drawn after every play.
casino-option-deal_style-rounds = in rounds
casino-option-deal_style-draw = drawing after every play
casino-option-initial_table_multi = Table cards with 3 or 4 players
casino-option-initial_table_multi-about = 4 cards turned up at the start of a deal as with 2 players, or none.
casino-option-initial_table_multi-four = 4
casino-option-initial_table_multi-none = none
casino-option-face_pairing = Face cards taken at once
casino-option-face_pairing-about = How many jacks, queens or kings a card of the same rank may capture at once.
casino-option-face_pairing-1 = 1
casino-option-face_pairing-1-2 = 1 or 2
casino-option-face_pairing-1-3 = 1 or all 3
casino-option-face_pairing-any = any number
casino-option-number_pairing = Equal cards taken at once
casino-option-number_pairing-about = How many loose cards of its own rank a number card may capture at once.
casino-option-number_pairing-any = any number
casino-option-number_pairing-1-3 = 1 or 3
casino-option-pair_builds = Builds of equal cards
casino-option-pair_builds-about = Whether a 5 laid on a 5 may begin a build of 5.
casino-option-gather_on_raise = Gathering with an increase
casino-option-gather_on_raise-about = Whether loose groups of the new value may join a build that is increased.
casino-option-raise_scope = Whose builds may be increased
casino-option-raise_scope-about = Everybody's single builds, or only those of the other sides.
casino-option-raise_scope-any = everybody's
casino-option-raise_scope-opponents = only opponents'
casino-option-builder_duty = Duty of a builder
casino-option-builder_duty-about = What you may do in your turn while a build of yours stands.
casino-option-builder_duty-take_or_duplicate_or_increase = capture, duplicate or increase your own
casino-option-builder_duty-take_or_duplicate = capture, or duplicate your own
casino-option-builder_duty-no_trail = anything but trailing
casino-option-builder_duty-none = anything
casino-option-face_values = Face cards with values
casino-option-face_values-about = Royal Casino: jack 11, queen 12, king 13, ace 1 or 14; all of them add and build.
casino-option-casino_high_values = In Royal, high casinos
casino-option-casino_high_values-about = With face values: the 2 of spades is also 15, the 10 of diamonds also 16.
casino-option-table_dual_values = In Royal, two values on the table
casino-option-table_dual_values-about = With face values: an ace on the table counts 1 or 14, or always 1.
casino-option-sweeps = Sweeps
casino-option-sweeps-about = 1 point for a capture that leaves the table empty.
casino-option-overs = Cards over 30
casino-option-overs-about = 1 point for each captured card beyond 30.
casino-option-spade_overs = Spades over 8
casino-option-spade_overs-about = 1 point for each captured spade beyond 8.
casino-option-spade_points = All spades count
casino-option-spade_points-about = Spade Casino: jack and 2 of spades 2 points each, every other spade 1.
casino-option-multipliers = Double and fourfold games
casino-option-multipliers-about = A win within 2 deals counts double, within 1 deal four times.
casino-option-pile_info = What is told of the piles
casino-option-pile_info-about = How much may be asked of the captured cards while a deal is played.
casino-option-pile_info-memory = only sweeps and the last capture
casino-option-pile_info-counts = how many cards
casino-option-pile_info-summary = cards, spades and what scores
casino-option-pile_info-full = all cards, and what is unseen
casino-option-illegal_take_penalty = Penalty for a wrong capture
casino-option-illegal_take_penalty-about = With a strict referee: nothing, or the card must be trailed.
casino-option-illegal_take_penalty-none = none
casino-option-illegal_take_penalty-must_trail = the card is trailed
casino-option-referee = Referee
casino-option-referee-about = Strict: only legal plays are possible. Claims: wrong plays stand unless they are challenged.
casino-option-referee-strict = strict
casino-option-referee-claims = claims
casino-option-announce_last = Announcing the last round
casino-option-announce_last-about = By the playroom, or by the dealer, who may forget it.
casino-option-announce_last-auto = by the playroom
casino-option-announce_last-manual = by the dealer
casino-option-irregularity_loses = Irregularities lose the game
casino-option-irregularity_loses-about = For 2, every deal a game: a wrong play or a forgotten announcement loses at once.
casino-option-challenge_seconds = Time to answer
casino-option-challenge_seconds-about = For challenges, accusations and votes; then the answer is no.
casino-option-turn_seconds = Time for each turn
casino-option-turn_seconds-about = Then the card that matters least is trailed, or a build is captured.
casino-option-on_leave = Leaving
casino-option-on_leave-about = Whoever leaves is replaced by a bot, or loses the game.
casino-option-on_leave-bot = a bot plays on
casino-option-on_leave-forfeit = the game is lost

## Refused tables

casino-refuse-options-seats = These rules are for { $wanted } players; the table has { $seats }.
casino-refuse-options-dealer = No such seat at a table of { $seats }: choose another first dealer.
casino-refuse-options-partnerships = Partners need 4 players; the table has { $seats }.
casino-refuse-options-high = { $options } go together: give face cards values first.
casino-refuse-options-multipliers = { $options } exclude each other: every deal as a game has no target to reach early.
casino-refuse-options-penalty = { $options } exclude each other: with claims wrong captures are challenged instead.
casino-refuse-options-announce = { $options } exclude each other: when cards are drawn there is no last round.
casino-refuse-options-irregularity = { $options }: irregularities can lose only for 2 players with every deal a game.
casino-refuse-options-irregularity-idle = { $options }: choose the claims referee or the dealer's announcement too.

## What is typed

casino-verb-trail = trail
casino-verb-take = take, capture
casino-verb-build = build
casino-verb-dup = duplicate
casino-verb-raise = increase
casino-verb-challenge = challenge
casino-verb-no = no
casino-verb-accuse = accuse
casino-verb-agree = yes
casino-verb-decline = decline
casino-verb-redeal = redeal
casino-verb-dealer = dealer
casino-verb-last = last
casino-word-to = to, up to
casino-word-stack = the build, your build, my build, their build, his build, her build, build of, stack, pile
casino-over = double, triple, multiple, plus, as well as, and also, as
casino-family-redeal = redeal, deal again, you propose to deal again, propose a new deal, new deal
casino-asks-details = who deals, who's dealing, who is the dealer, whose deal, who dealt, is it my deal
casino-asks-count = how many cards have i taken, how many have i taken

## The table before the first deal

casino-event-start = { $preset } for { $seats }, to { $target }, with { $others }.
    .brief = { $preset } for { $seats }, to { $target }.
casino-event-start-deal = { $preset } for { $seats }, with { $others }.
casino-event-partner = Your partner is { $partner }.
casino-event-partners = { $team } are partners.

## The deal

casino-event-deal = { $who } deals.
    .full = Deal { $number }. { $who } deals.
casino-event-deal-you = You deal.
    .full = Deal { $number }. You deal.
casino-event-round = Round { $round } of { $rounds }.
    .brief = Round { $round }.
    .full = Round { $round } of { $rounds }, with { $stock } cards in the stock.
casino-event-hand-dealt = { $cards_count } cards: { $cards }.
casino-event-table-dealt = Table: { $cards }.
    .full = On the table, { $cards_count } cards: { $cards }.
casino-event-last-round = { $who } announces the last round.
    .brief = Last round.
casino-event-last-round-you = Last round.
    .brief = Last round.
casino-event-drew = You draw { $card }.
    .brief = Drawn: { $card }.
casino-event-stock-out = Stock used up: play out your hands.
    .brief = Stock used up, play out your hands.
casino-event-turn = Your turn.
casino-event-turn-owner = { $duty ->
    [take_or_duplicate_or_increase] Your turn. You own { $builds }: capture, duplicate or increase.
    [take_or_duplicate] Your turn. You own { $builds }: capture or duplicate.
    [no_trail] Your turn. You own { $builds }: anything but trailing.
   *[none] Your turn. You own { $builds }.
 }
    .brief = { $duty ->
    [take_or_duplicate_or_increase] Your turn, with { $builds }.
    [take_or_duplicate] Your turn, with { $builds }.
    [no_trail] Your turn, with { $builds }.
   *[none] Your turn, with { $builds }.
 }

## Plays

casino-event-trailed = { $who } trails { $card }.
    .brief = { $who } trails { $card }.
casino-event-trailed-you = You trail { $card }.
    .brief = Trailed { $card }.
casino-event-took = { $who } captures { $taken } with { THE($card) }{ $value ->
    [0] { "" }
   *[other] , as { $value }
 }.
    .brief = { $who } captures { $taken } with { $card }{ $value ->
    [0] { "" }
   *[other] , as { $value }
 }.
    .full = { $who } captures { $taken } with { THE($card) }{ $value ->
    [0] { "" }
   *[other] , as { $value }
}, in all { $count } cards.
casino-event-took-you = You capture { $taken } with { THE($card) }{ $value ->
    [0] { "" }
   *[other] , as { $value }
 }.
    .brief = Captured { $taken } with { $card }{ $value ->
    [0] { "" }
   *[other] , as { $value }
 }.
    .full = You capture { $taken } with { THE($card) }{ $value ->
    [0] { "" }
   *[other] , as { $value }
}, in all { $count } cards.
casino-event-took-many = { $who } captures { $count } cards with { THE($card) }{ $value ->
    [0] { "" }
   *[other] , as { $value }
 }.
    .brief = { $value ->
    [0] { $card }: { $who } takes { $count } cards.
   *[other] { $card } as { $value }: { $who } takes { $count }.
 }
casino-event-took-many-you = You capture { $count } cards with { THE($card) }{ $value ->
    [0] { "" }
   *[other] , as { $value }
 }.
    .brief = { $value ->
    [0] Captured { $count } cards with { $card }.
   *[other] Captured { $count }, { $card } as { $value }.
 }
casino-part-list = { $things }.
casino-part-list-begun = { COMMAS($things) }.
casino-part-list-ended = Also { $things }.
casino-event-built = { $who } builds { $value }: { $card } on { $company }.
casino-event-built-you = You build { $value }: { $card } on { $company }.
casino-event-built-lone = { $who } builds { $value }, { $groups ->
    [2] double
    [3] triple
   *[other] multiple
 }: { $card } on { $extra }.
casino-event-built-lone-you = You build { $value }, { $groups ->
    [2] double
    [3] triple
   *[other] multiple
 }: { $card } on { $extra }.
casino-event-built-more = { $who } builds { $value }, { $groups ->
    [2] double
    [3] triple
   *[other] multiple
 }: { $card } on { $company }, and { $extra }.
casino-event-built-more-you = You build { $value }, { $groups ->
    [2] double
    [3] triple
   *[other] multiple
 }: { $card } on { $company }, and { $extra }.
casino-event-duplicated = { $who } duplicates { $build }: { $added }.
casino-event-duplicated-you = You duplicate { $build }: { $added }.
casino-event-increased = { $who } increases { $build } to { $value }: { $card }.
    .brief = { $who } increases to { $value }: { $card }.
casino-event-increased-you = You increase { $build } to { $value }: { $card }.
    .brief = You increase to { $value }: { $card }.
casino-event-increased-merged = Both builds of { $value } are joined.
casino-event-increased-more = Added: { $extra }.
casino-event-swept = Sweep for { $who }, { $count } so far.
    .brief = Sweep for { $who }.
casino-event-swept-you = Sweep for you, { $count } so far.
    .brief = Sweep for you.
casino-event-residue = { $who } gets the rest, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
    .brief = Rest to { $who }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
casino-event-residue-you = You get the rest, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
    .brief = Rest to you, { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
casino-event-residue-few = { $who } gets the rest: { $cards }.
    .brief = Rest to { $who }: { $cards }.
casino-event-residue-few-you = You get the rest: { $cards }.
    .brief = Rest to you: { $cards }.
casino-event-residue-nobody = Nobody gets the rest, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
casino-event-residue-none = Nothing is left on the table.

## The count

casino-event-count-cards = { $points } for { $who }, most cards: { $counts }.
    .brief = { $points } for { $who }, most cards.
casino-event-count-cards-you = { $points } for you, most cards: { $counts }.
    .brief = { $points } for you, most cards.
casino-event-count-cards-tie = No points for cards, a tie: { COMMAS($counts) }.
casino-event-count-spades = { $points } for { $who }, most spades: { $counts }.
    .brief = { $points } for { $who }, most spades.
casino-event-count-spades-you = { $points } for you, most spades: { $counts }.
    .brief = { $points } for you, most spades.
casino-event-count-spades-tie = No point for spades, a tie: { COMMAS($counts) }.
casino-part-against = { $most } to { $least }
casino-part-each = { COMMAS($counts) }
casino-event-count-spade = Points for spades: { COMMAS($made) }.
casino-event-count-big = { $points } for { $who }, Big Casino.
casino-event-count-big-you = { $points } for you, Big Casino.
casino-event-count-little = { $points } for { $who }, Little Casino.
casino-event-count-little-you = { $points } for you, Little Casino.
casino-event-count-aces = { $points } for { $who }, { $suits_count ->
    [one] ace
   *[other] aces
 } of { $suits }.
casino-event-count-aces-you = { $points } for you, { $suits_count ->
    [one] ace
   *[other] aces
 } of { $suits }.
casino-event-count-sweep = Sweeps: { COMMAS($made) }.
casino-event-count-over = Cards over 30: { COMMAS($made) }.
casino-event-count-spadeover = Spades over 8: { COMMAS($made) }.
casino-event-count-deal = This deal: { COMMAS($scores) }.
casino-event-count-total = In all, { COMMAS($scores) }.
casino-event-count-order = Several get there: the count goes in order, and the first one there wins.
    .brief = Several get there: count in order.
casino-event-count-none = Nothing of this deal is counted.
casino-event-count-step = { $points } for { $who }, { $item }. Now { COMMAS($scores) }.
casino-event-count-step-you = { $points } for you, { $item }. Now { COMMAS($scores) }.
casino-part-item-cards = most cards
casino-part-item-spades = most spades
casino-part-item-big = Big Casino
casino-part-item-little = Little Casino
casino-part-item-sweep = sweep
casino-part-item-over = card over 30
casino-part-item-spadeover = spade over 8
casino-part-scores = { COMMAS($scores) }.
casino-part-side-number = { $side } { $count }
casino-part-side-cards = { $side } { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
casino-part-side-gains = { $side_is ->
    [you] you get { $count }
   *[other] { $side } gets { $count }
 }

## The end of the game

casino-event-decided = Decided by { $item }, in the order of the count.
    .brief = Decided by { $item }.
casino-event-decided-improper = { $who } got there first, through an improper build.
casino-event-decided-improper-you = You got there first, through an improper build.
casino-event-ended-stalled = No captures in 2 deals: the game ends.
casino-event-lost = { $fault ->
    [last] { $who } did not announce the last round: that loses the game.
    [build] { $who } built improperly: that loses the game.
   *[play] { $who } made an illegal play: that loses the game.
 }
    .brief = { $fault ->
    [last] { $who } loses: not announced.
    [build] { $who } loses: improper build.
   *[play] { $who } loses: illegal play.
 }
    .full = { $fault ->
    [last] { $who } played without announcing the last round first: at this table that loses the game.
    [build] { $who } built improperly: at this table that loses the game.
   *[play] { $who } made an illegal play: at this table that loses the game.
 }
casino-event-lost-you = { $fault ->
    [last] You did not announce the last round: that loses the game.
    [build] You built improperly: that loses the game.
   *[play] You made an illegal play: that loses the game.
 }
    .brief = { $fault ->
    [last] You lose: not announced.
    [build] You lose: improper build.
   *[play] You lose: illegal play.
 }
    .full = { $fault ->
    [last] You played without announcing the last round first with the U key: at this table that loses the game.
    [build] You built improperly: at this table that loses the game.
   *[play] You made an illegal play: at this table that loses the game.
 }
casino-event-ended-forfeit = Ended by leaving the table.
    .brief = Ended by leaving.
casino-event-won = { $who_is ->
    [team] Your team wins by { $points } to { $other }!
   *[other] { $who } wins by { $points } to { $other }.
 }
casino-event-won-you = You win by { $points } to { $other }!
casino-event-won-forfeit = { $who_is ->
    [team] Your team wins the game!
   *[other] { $who } wins the game.
 }
casino-event-won-forfeit-you = You win the game!
casino-event-won-several = { $who_is ->
    [team] Your team wins with { $points }!
   *[other] { $who } wins with { $points }.
 }
casino-event-won-several-you = You win with { $points }!
casino-event-multiplied = { $times ->
    [2] Won within 2 deals, double: { $points }.
   *[other] Won within 1 deal, four times: { $points }.
 }
casino-event-margins = { COMMAS($margins) }.
casino-part-margin-over = { $side_is ->
    [you] { $count } ahead of you
   *[other] { $count } ahead of { $side }
 }
casino-event-drawn = { $tied } share the win with { $points }.

## Redeals and leaving

casino-event-redeal-proposed = { $who } proposes to deal again.
casino-event-redeal-proposed-you = You propose to deal again.
casino-event-redeal-asked = Do you agree? Enter offers yes and no.
casino-event-redeal-declined = { $count ->
    [one] 1 player declines, play goes on.
   *[other] { $count } players decline, play goes on.
 }
    .brief = { $count ->
    [one] 1 declines, play goes on.
   *[other] { $count } decline, play goes on.
 }
casino-event-deal-void = { $reason ->
    [agreed] All agree: this deal is void.
   *[bad_pack] Cards were wrong: this deal is void.
 }
casino-event-dealer-asked = { $who_is ->
    [team] { $who } choose the dealer. Press Enter.
   *[other] { $who } { $who_count ->
        [one] chooses
       *[other] choose
    } the dealer.
 }
casino-event-dealer-asked-you = You choose the dealer. Press Enter.
casino-event-dealer-chosen = Chosen to deal: { $who }.
casino-event-dealer-chosen-you = Chosen to deal: you.
casino-event-dealer-passes = Next dealer: { $who }.
casino-event-dealer-passes-you = Next dealer: you.
casino-event-forfeits = { $who } loses the game by leaving.
casino-event-forfeits-you = You lose the game by leaving.

## The claims referee and penalties

casino-event-window = Key X challenges, Enter lets it stand{ $seconds ->
    [0] .
   *[other] ; { $seconds } seconds.
 }
    .brief = Challenge: X; Enter allows{ $seconds ->
    [0] .
   *[other] ; { $seconds } seconds.
 }
casino-event-challenged = { $who } challenges { $mover_is ->
    [you] your play
   *[other] { $mover }'s play
 }.
casino-event-challenged-you = You challenge { $mover_is ->
    [you] your play
   *[other] { $mover }'s play
 }.
casino-event-upheld = { $take ->
    [yes] Challenge upheld: { $who }'s capture is undone.
   *[no] Challenge upheld: { $who } plays again.
 }
    .brief = { $take ->
    [yes] Upheld: { $who }'s capture is undone.
   *[no] Upheld: { $who } plays again.
 }
casino-event-upheld-you = { $take ->
    [yes] Challenge upheld: your capture is undone.
   *[no] Challenge upheld: you play again.
 }
    .brief = { $take ->
    [yes] Upheld: your capture is undone.
   *[no] Upheld: you play again.
 }
casino-event-dismissed = Challenge dismissed: the play stands.
casino-event-improper = Improper, { $build }: { $who } loses 1, { $gained }.
casino-event-improper-you = Improper, { $build }: you lose 1, { $gained }.
casino-event-falls-apart = Its cards lie loose again.
casino-event-penalty-trail = Penalty: { $who } trails { $card }.
casino-event-penalty-trail-you = Penalty: you trail { $card }.
casino-event-must-trail = { $who } must trail { $card } next.
    .brief = { $who } must trail { $card }.
casino-event-must-trail-you = You must trail { $card } next.
    .brief = You must trail { $card }.
casino-event-penalty-waived = No penalty: { $who } needs { $card } for a build.
    .brief = No penalty: { $who } needs { $card }.
casino-event-penalty-waived-you = No penalty: you need { $card } for your build.
    .brief = No penalty: you need { $card }.
casino-event-barred = { $who } may never capture { $card }.
casino-event-barred-you = You may never capture { $card }.
casino-event-accused = { $accuser_is ->
    [you] You say that { $who } named { $card }.
   *[other] { $accuser } says that { $who } named { $card }.
 }
    .brief = { $accuser_is ->
    [you] You say { $who } named { $card }.
   *[other] { $accuser }: { $who } named { $card }.
 }
casino-event-accused-you = { $accuser_is ->
    [you] You say that you named { $card }.
   *[other] { $accuser } says that you named { $card }.
 }
    .brief = { $accuser_is ->
    [you] You say you named { $card }.
   *[other] { $accuser }: you named { $card }.
 }
casino-event-accused-asked = Did you? Enter offers both answers.
casino-event-denied = { $who } denies it.
casino-event-denied-you = You deny it.

## What lies there

casino-part-the-card = { $card }
casino-part-the-rank = { THE_RANK($rank) }
casino-part-a-rank = { RANK($rank) }
casino-part-suit = { SUIT($card) }
casino-part-number = { $number }
casino-part-added = { RANK($rank) }
casino-part-build-value = { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
 }
casino-part-value = { $value }
casino-part-line = { $item }.
casino-part-group = { $group } plus { $card }
casino-part-build = { $who }'s { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-part-build-you = your { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-part-the-build = { $who }'s { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-part-the-build-you = your { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-part-own-build = their own { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-part-own-build-you = your { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-part-build-free = nobody's { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-part-the-build-free = nobody's { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-part-build-bare = { $multiple ->
    [yes] a multiple build of { $value }
   *[no] a build of { $value }
 }
casino-item-build = { $build }: { $groups }
casino-zone-pile = Your pile

## Marking

casino-item-marked-one = { $item } { $on ->
    [yes] chosen
   *[no] put back
 }.
casino-item-marked-sum = { $on ->
    [yes] { $ranks } make { OR($totals) }.
   *[no] { $item } put back: { $ranks } make { OR($totals) }.
 }
    .brief = { $on ->
    [yes] { $ranks } make { OR($totals) }.
   *[no] Now { $ranks } make { OR($totals) }.
 }
    .full = { $on ->
    [yes] { $item } chosen: { $ranks } make { OR($totals) }.
   *[no] { $item } put back: { $ranks } make { OR($totals) }.
 }

## Plays on offer

casino-offer-take = Capture { $taken }{ $named ->
    [yes] , with { THE($card) }
   *[no] { "" }
 }{ $value ->
    [0] { "" }
   *[other] , as { $value }
 }
casino-offer-build = Build { $value }: { $named ->
    [yes] { $card }
   *[no] { RANK($card) }
 } on { $company }
casino-offer-build-more = Build { $value }: { $named ->
    [yes] { $card }
   *[no] { RANK($card) }
 } on { $company }, and { $extra }
casino-offer-build-lone = Build { $value }: { $named ->
    [yes] { $card }
   *[no] { RANK($card) }
 } on { $extra }
casino-offer-dup = Duplicate { $build }: { $named ->
    [yes] { $card }
   *[no] { RANK($card) }
 } with { $company }
casino-offer-dup-alone = Duplicate { $build } with { THE($card) }
casino-offer-raise = Increase { $build } to { $value }{ $named ->
    [yes] , with { THE($card) }
   *[no] { "" }
 }
casino-offer-raise-more = Increase { $build } to { $value }, and { $extra }{ $named ->
    [yes] , with { THE($card) }
   *[no] { "" }
 }
casino-offer-trail = Trail { $card }
casino-part-works-take = capture { $taken }{ $value ->
    [0] { "" }
   *[other] , as { $value }
 }
casino-part-works-build = build { $value } on { $company }
casino-part-works-build-more = build { $value } on { $company }, and { $extra }
casino-part-works-build-lone = build { $value } on { $extra }
casino-part-works-dup = duplicate { $build } with { $company }
casino-part-works-dup-alone = duplicate { $build }
casino-part-works-raise = increase { $build } to { $value }
casino-part-works-raise-more = increase { $build } to { $value }, and { $extra }
casino-offer-claimed = At your risk: { $offer }
casino-offer-challenge = Challenge the play
casino-offer-no = Let the play stand
casino-offer-deny = Deny it
casino-offer-admit = Admit that you named { $card }
casino-offer-agree = Yes, deal again
casino-offer-decline = No, play on
casino-offer-redeal = Propose to deal again
casino-offer-announce = Announce the last round
casino-confirm-redeal = Propose to deal again? You may once a deal. Enter for yes, Escape for no.
    .brief = Propose a new deal? Enter or Escape.
casino-confirm-take = Capture with { THE($card) }? If it does not fit, that costs the card. Enter for yes, Escape for no.
    .brief = Capture with { THE($card) }? Enter or Escape.
casino-offer-whom = { $who }
casino-offer-whom-you = you
casino-offer-whom-any = An opponent
casino-offer-which-seat = Who named a card?
casino-offer-which-rank = What did { $who } name?
casino-offer-which-rank-you = What did you name?
casino-offer-which-suit = Which { RANK($rank) }?
casino-offer-dealer = { $who } deals
casino-offer-dealer-you = You deal

## Keys of this game

casino-key-plays = all plays of the card you are on
casino-key-pile = your own pile, as far as the table tells it
casino-key-challenge = challenge the play just made, with the claims referee
casino-key-accuse = accuse an opponent who has named a card, when you may challenge
casino-key-redeal = propose to deal again, before the first card of a deal
casino-key-announce = announce the last round, when you deal it

## Answers

casino-ask-plays-of = { $count ->
    [one] 1 play of { $card }.
   *[other] { $count } plays of { $card }.
 }
casino-ask-more-plays = And { $count } more: mark table cards to choose among them.
casino-ask-taken-so-far = Taken: { COMMAS($counts) }.
casino-ask-sweeps-so-far = Sweeps: { COMMAS($scores) }.
casino-ask-side-has = { $side }: { COMMAS($things) }.
casino-part-spades = { $count ->
    [one] 1 spade
   *[other] { $count } spades
 }
casino-part-overs = { $count ->
    [one] 1 card over 30
   *[other] { $count } cards over 30
 }
casino-part-spade-overs = { $count ->
    [one] 1 spade over 8
   *[other] { $count } spades over 8
 }
casino-ask-not-told = Nothing is told of the piles here; key L repeats the last capture.
casino-ask-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
 } in your pile.
casino-ask-own-sweeps = { $count ->
    [one] 1 sweep
   *[other] { $count } sweeps
 } of yours.
casino-ask-unseen = Not seen yet: { COMMAS($ranks) }.
casino-part-unseen-rank = { RANKS($rank) } { $count }
casino-ask-unseen-none = You have seen every card.
casino-ask-builds-none = No builds.
casino-ask-builds = { $count ->
    [one] Only { $builds }.
   *[other] { $count } builds.
 }
casino-ask-own-duty = { $duty ->
    [take_or_duplicate_or_increase] You own { $builds }: capture, duplicate or increase, no trailing.
    [take_or_duplicate] You own { $builds }: capture or duplicate, no trailing.
    [no_trail] You own { $builds }: no trailing.
   *[none] You own { $builds }.
 }
casino-ask-table-empty = Table empty.
casino-ask-table-loose = { $cards_count } on the table: { $cards }.
casino-ask-table-builds = { $builds_count ->
    [one] On the table, { $builds }, nothing loose.
   *[other] { $builds_count } builds and no loose card: { $builds }.
 }
casino-ask-table-both = { $builds_count ->
    [one] On the table, { $builds }. { $cards_count } loose: { $cards }.
   *[other] { $builds_count } builds: { $builds }. { $cards_count } loose: { $cards }.
 }
casino-ask-no-deal = No deal now.
casino-ask-stock-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
 } in the stock.
casino-ask-cards-left = { $last ->
    [yes] { $count } cards in the stock, round { $round } of { $rounds }, the last.
   *[no] { $count } cards in the stock, round { $round } of { $rounds }.
 }
casino-ask-you-owe-announcement = You must announce the last round before you play, with the U key.
casino-ask-scores-to = { COMMAS($scores) }, to { $target }. Deal { $deal }.
casino-ask-scores-deal = { COMMAS($scores) }. Every deal is a game.
casino-ask-to-go = { $left ->
    [0] { $side } { $points }.
   *[other] { $side } { $points }, still { $left } to go.
 }
casino-ask-deal-dealer = Deal { $number }, dealt by { $who }.
casino-ask-deal-dealer-you = Deal { $number }, dealt by you.
casino-ask-multiplier-possible = { $times ->
    [2] A win in this deal counts double.
   *[other] A win in this deal counts four times.
 }
casino-ask-hand-none = No cards in hand.
casino-ask-you-owe = You must trail { $card }, a penalty.
casino-ask-turn-of = It is { $who }'s turn.
casino-ask-turn-of-you = Your turn.
casino-ask-turn-over = Nobody's turn: game over.
casino-ask-turn-replace = Your play was undone: make another one.
# lint allows: $mover
casino-ask-turn-window-asked = { $answered ->
    [yes] You have answered on { $mover }'s play, others still may.
   *[no] You may challenge { $mover }'s play: key X challenges, Enter lets it stand{ $accuse ->
        [yes] , and the A key accuses.
       *[no] .
    }
 }
casino-ask-turn-window = { $others } may challenge the last play.
casino-ask-turn-accused = { $who } is asked about { $card }.
casino-ask-turn-accused-you = You are asked whether you named { $card }: press Enter.
# lint allows: $proposer
casino-ask-turn-vote-asked = { $proposer } proposes to deal again: press Enter to answer.
casino-ask-turn-vote = Still asked about dealing again: { $others }.
casino-ask-turn-dealer-asked = You choose the dealer: press Enter.
casino-ask-turn-dealer = { $others_count ->
    [one] { $others } chooses the dealer.
   *[other] { $others } choose the dealer.
 }
casino-ask-nothing-yet = Nothing has been played yet.
casino-ask-no-take = No capture in this deal yet.
casino-ask-last-take = { $who } captured last, with { THE($card) }.
casino-ask-last-take-you = You captured last, with { THE($card) }.
casino-ask-gets-the-rest = What is left at the end would go to { $who }.
casino-ask-gets-the-rest-you = What is left at the end would go to you.
casino-ask-only-trails = Your cards can only be trailed.

## Why: what may be done, what a good player considers

casino-advice-only = Your build of { $value } needs { THE($card) }: play it only to capture that build.
casino-advice-take = You capture most with { THE($card) }: { $count } cards.
casino-advice-trail = Trailing { THE($card) } loses least.
casino-advice-build = A build is yours to capture next turn, if nobody does first.
casino-advice-points-lie = Worth points on the table: { $cards }.
casino-advice-big = Keep the 10 of diamonds, 2 points, until it can capture.
casino-advice-low = { $cards_count ->
    [one] { THE($cards) } is worth points; capture with it to keep it.
   *[other] { THE($cards) } are worth points; capture with them to keep them.
 }
casino-advice-keep = { $cards_count ->
    [one] Keep { THE($cards) }, worth points, until it can capture.
   *[other] Keep { THE($cards) }, worth points, until they can capture.
 }
casino-advice-last-take = Last round: whoever captures last gets what is left on the table.
casino-advice-no-high = All eights, nines and tens have been seen: high builds are safe.
casino-advice-window = Challenge a play that breaks the rules; a wrong challenge costs nothing.
casino-advice-can = { $things_count ->
    [0] You can { $last }.
   *[other] You can { COMMAS($things) }, or { $last }.
 }
casino-advice-can-bound = { $things_count ->
    [0] You own { $builds }, so no trailing: you can { $last }.
   *[other] You own { $builds }, so no trailing: you can { COMMAS($things) }, or { $last }.
 }
casino-advice-can-trail = trail a card onto the table
casino-advice-can-only-trail = You can only trail: put a card on the table and leave it there.
casino-advice-can-nothing = You own { $builds } and have no legal play: whatever you play may be challenged.
casino-advice-can-capture = capture with { OR($ranks) }
casino-advice-can-build = build { OR($values) }
casino-advice-can-build-one = build { $value } with { THE($card) } on { THE($company) }
casino-advice-can-duplicate = duplicate { OR($builds) }
casino-advice-can-increase = increase { $build } to { OR($values) }

## Refusals

casino-refuse-misread-take = Say take, your card, then what it takes: take 9 of diamonds, 5 of clubs and 4 of spades.
casino-refuse-misread-build = Say build, your card, the table cards, the value: build 6 of clubs and 3 of spades, 9.
casino-refuse-misread-dup = Say duplicate, your card, the table cards, the value: duplicate 7 of spades and 3 of clubs, 10.
casino-refuse-misread-raise = Say increase, your card, the value now, the new one: increase ace of spades, 6 to 7.
casino-refuse-misread-accuse = Say accuse, the seat and the card: accuse B 9 of diamonds.
casino-refuse-misread-dealer = Say dealer and the seat: dealer B.
casino-refuse-watching = You only watch this game.
casino-refuse-waiting = { $phase ->
    [play] Nothing to answer: cards are played.
    [window] First the last play may be challenged. Enter lets it stand.
    [accusation] First an accusation is answered. T tells by whom.
    [replacement] First an undone play is made again. T tells by whom.
    [vote] First all say whether to deal again. Enter answers.
    [dealer] First the dealer is chosen. T tells by whom.
   *[over] The game is over.
 }
casino-refuse-not-turn = { $who } plays now, then it goes round to you.
casino-refuse-not-turn-you = You play now.
casino-refuse-not-in-hand = You do not hold { THE($card) }. Key H tells your hand.
casino-refuse-must-trail = You must trail { THE($card) } first, a penalty.
casino-refuse-announce = Say the value that you build with { THE($card) }, as in build 9.
casino-refuse-no-target = Say what { THE($card) } captures: choose table cards with Space, then Enter.
casino-refuse-no-target-build = A build needs a card of the table: choose one for { THE($card) } with Space.
casino-refuse-overlap = { $card } is named twice: each card goes into one group.
casino-refuse-overlap-build = The build of { $value } is named twice: once is enough.
casino-refuse-no-build = No build of { $value } stands. Key B tells the builds.
casino-refuse-in-build = { $card } lies in the build of { $value }, which goes whole: capture that.
casino-refuse-not-on-table = { $card } is not on the table. Key V tells what is.
casino-refuse-barred = { $card } is barred to you after a penalty: leave it out.
casino-refuse-bad-value = { $card } never counts { $value }. Choose a value that it has.
casino-refuse-bad-value-has = { $card } counts { OR($values) }, not { $value }.
casino-refuse-face-sum = { $card } is captured by { A_RANK($card) } only, without sums.
    .brief = { $card } needs { A_RANK($card) }.
casino-refuse-face-sum-face = { A_RANK($card) } takes only { RANKS($card) }.
casino-refuse-face-count = { $allowed ->
    [one] { $card } captures 1 of its rank at once, not { $count }.
    [one_or_two] { $card } captures 1 or 2 of its rank at once, not { $count }.
   *[one_or_three] { $card } captures 1 or all 3 of its rank at once, not { $count }.
 }
casino-refuse-pair-count = { $card } captures 1 or 3 of its own rank at once, not 2.
casino-refuse-face-build = { $card } has no number: face cards are never in a build.
    .brief = No builds with { THE($card) }.
casino-refuse-build-value = A build of { $value } needs a card worth { $value }, not { THE($card) }.
    .brief = A build of { $value } needs a card worth { $value }.
casino-refuse-build-value-face = Face cards capture no builds: that of { $value } needs a card worth { $value }.
casino-refuse-sum = { RANK($cards) } make { $total }, not { $value }.
casino-refuse-sum-one = { $card } alone does not make { $value }.
casino-refuse-sum-flat = { $cards_count ->
    [one] { $cards } alone makes { $total }: { THE($card) } needs { $value }.
   *[other] { RANK($cards) } make { $total }; groups of { $value } are needed.
 }
casino-refuse-sum-many = { $count } cards are too many at once: name the groups beyond { $limit }.
casino-refuse-sum-raise = { $card } increases { $old } to { $total }, not to { $value }.
casino-refuse-sum-build = { RANK($cards) } never made a build of { $value }.
casino-refuse-lone-card = A new build needs a sum, not a lone card.
casino-refuse-raise-table = Only the card from your hand increases a build, not { THE($card) } too.
casino-refuse-multi-raise = A multiple build of { $value } stays at { $value }: capture or duplicate it.
casino-refuse-scope = { $who }'s build of { $value } is of the same side: only opponents' are increased.
casino-refuse-scope-you = Your build of { $value } is your own: only opponents' are increased.
casino-refuse-gather = Nothing else may join an increase to { $value }: only the card.
casino-refuse-duty = { $duty ->
    [take_or_duplicate_or_increase] A build of { OR($values) } binds its owner: capture, duplicate or increase.
    [take_or_duplicate] A build of { OR($values) } binds its owner: capture or duplicate.
   *[no_trail] A build of { OR($values) } binds its owner: anything but trailing.
 }
casino-refuse-duty-own = { $trail ->
    [yes] No trailing while your build of { $value } stands: capture it with { THE($card) }{ $more ->
        [yes] . W tells what else you can do.
       *[no] .
    }
   *[no] Your build of { $value } comes first: capture it with { THE($card) }{ $more ->
        [yes] . W tells what else you can do.
       *[no] .
    }
 }
    .brief = Your build of { $value } stands: { THE($card) } captures it.
casino-refuse-hold = Without { THE($card) } you hold no { $value } to capture that build.
casino-refuse-hold-own = You need { THE($card) } for your build of { $value }: capture it with that, or play another card.
casino-refuse-hold-needed = { $more ->
    [yes] You need { THE($card) } for your build of { $value }: capture it with that, or play another card.
   *[no] You need { THE($card) } for your build of { $value }: capture it with that.
 }
    .brief = You need { THE($card) } to capture your build of { $value }.
casino-refuse-one-card = 1 hand card at a time: { $count } are chosen. Space puts one back.
casino-refuse-no-card = No card there. Tab to a card of your hand, then Enter.
casino-refuse-nothing = { $card } can do nothing with that. Enter on it alone offers its plays.
casino-refuse-hint = { $reason }. With { THE($card) } you can { $works }.
    .brief = { $reason }. You can { $works }.
casino-refuse-hint-trail = { $reason }. You can only trail { THE($card) }.
casino-refuse-hint-other = { $reason }. Z goes to a card that you can play.
    .brief = { $reason }. Z goes to one that you can play.
casino-refuse-nothing-takes = { RANK($cards) } make { OR($totals) }: no card of yours fits. Escape puts them back.
casino-refuse-nothing-takes-one = { $marked ->
    [yes] No card of yours captures or builds on { THE($card) }. Z goes to one that does something.
   *[no] You are on the table: no card of yours captures or builds on { THE($card) }. Z goes to one that does something.
 }
    .brief = { $marked ->
    [yes] No card of yours captures or builds on { THE($card) }.
   *[no] You are on the table: no card of yours captures { THE($card) }.
 }
casino-refuse-only-trail = { $marked ->
    [yes] No card of yours captures or builds: you can only trail. Escape puts back what you chose.
   *[no] You are on the table: you can only trail a card of your hand; the key less than goes there.
 }
casino-refuse-nothing-takes-build = No card of yours captures, duplicates or increases the build of { $value }. Z goes to one that does something.
casino-refuse-nothing-takes-faces = No card of yours captures these: face cards go with their own rank only. Escape puts them back.
casino-refuse-claims-only = Nothing to challenge: this referee lets only legal plays through.
casino-refuse-accuse-strict = Nobody is accused with this referee: that belongs to claims.
casino-refuse-accuse-window = Nobody can be accused now: only right after an opponent's play.
casino-refuse-accuse-nothing = Nobody can be accused: you have seen every card.
casino-refuse-no-window = Nothing to challenge: only an opponent's play just made can be.
casino-refuse-answered = You have answered already. Wait for the others.
casino-refuse-bad-seat = Name a seat of another side, A to D.
casino-refuse-known-card = { $card } lies open or is yours: name a card nobody has seen.
casino-refuse-no-question = Nothing is asked of you now. T tells who is awaited.
casino-refuse-no-redeal = Too late for this deal: a redeal is proposed before its first card.
casino-refuse-no-redeal-again = You have proposed a redeal of this deal already: once is all.
casino-refuse-no-choice = Choosing the dealer is not up to you now. T tells who is awaited.
casino-refuse-no-last = Only the dealer announces, between dealing the last round and playing in it.
casino-refuse-no-last-auto = The playroom announces the last round at this table.

## The rulebook

casino-rule-chapter-aim = Aim
casino-rule-aim = Capture cards from the table: some of them score, and so does having the most.
casino-rule-players = { $seats } players.
casino-rule-teams = Partners sit opposite each other and share pile and score, but tell each other nothing.
casino-rule-chapter-cards = Cards
casino-rule-pack = 52 cards, no jokers. Suits matter only in the count.
casino-rule-values = An ace is 1, cards from 2 to 10 their number.
casino-rule-faces = Jacks, queens and kings have no number: they only go in pairs.
casino-rule-royal-values = A jack is 11, a queen 12, a king 13; they add and build like numbers.
casino-rule-royal-aces = An ace is 1 or 14, chosen anew each time it is used.
casino-rule-high-casinos = The 2 of spades may also be 15, the 10 of diamonds 16.
casino-rule-dual-anywhere = A card with two values has both on the table as well.
casino-rule-dual-hand = On the table a card counts only its low value.
casino-rule-chapter-deal = The deal
casino-rule-dealer = The deal goes round. The player after the dealer begins every round.
casino-rule-four-each = { $table ->
    [yes] Everybody gets 4 cards, and 4 are turned up on the table.
   *[no] Everybody gets 4 cards, and none are turned up.
 }
casino-rule-rounds = When all hands are empty, 4 cards each again: { $rounds } rounds a deal.
casino-rule-last-round = { $manual ->
    [yes] The dealer announces the last round, before playing in it, with the U key.
   *[no] The last round is announced.
 }
casino-rule-no-table = 4 cards stay over at the end and join what is left on the table.
casino-rule-draw = After each play you draw a card from the stock.
casino-rule-draw-out = When the stock is out, that is announced, and hands are played to the end.
casino-rule-chapter-turn = Your turn
casino-rule-one-card = In your turn you play 1 card: capture, build, duplicate, increase or trail.
casino-rule-trail = To trail is to leave the card on the table. There is no passing.
casino-rule-free = { $bound ->
    [yes] Nobody has to capture: trailing is free, except for the owner of a build.
   *[no] Nobody has to capture: trailing is free.
 }
casino-rule-chapter-taking = Capturing
casino-rule-take = Your card and what it captures go to your pile.
casino-rule-pair = A card captures loose cards of its own rank.
casino-rule-sum = A number captures loose cards that add up to it: 9 takes 6 and 3.
casino-rule-several = Several such groups may go at once: 9 takes 5 and 4, and another 9.
casino-rule-one-or-three = But of its own rank, only 1 or 3 loose cards at once.
casino-rule-face-pairs = { $allowed ->
    [one] A face card captures 1 card of its rank at a time.
    [one_or_two] A face card captures 1 or 2 cards of its rank.
    [one_or_three] A face card captures 1 card of its rank, or all 3.
   *[any] A face card captures any number of its rank.
 }
casino-rule-take-build = A card captures a build of its value, whoever owns it, together with loose groups.
casino-rule-build-whole = A build is taken whole, and never counts as part of a sum.
casino-rule-last-capturer = Whoever captures last in a deal gets what is left on the table.
casino-rule-chapter-building = Building
casino-rule-build = Lay a card with loose cards that make a value with it, to be captured later.
casino-rule-announce = The value is announced, and only it counts: 5 on 5 as 10 is taken by a 10.
casino-rule-hold = You must keep in your own hand a card that captures the build.
casino-rule-gather = Further loose groups of that value may be laid in at once: a multiple build.
casino-rule-pair-build = A card on its equal makes a build of its value: 5 on 5, building 5.
casino-rule-no-pair-build = A new build must be a sum; an equal card may only duplicate.
casino-rule-no-face-build = Builds go up to 10; face cards are never in a build.
casino-rule-chapter-adding = Duplicating and increasing
casino-rule-duplicate = Duplicate: add a card or a group of the same value to a build, anybody's.
casino-rule-multiple = A build of two or more groups is multiple; its value never changes again.
casino-rule-increase = Increase: add a card to a single build and announce the new value.
casino-rule-raise-hand = { $gather ->
    [yes] Only the card of your hand increases it; loose groups of the new value may join.
   *[no] Only the card of your hand increases it, and nothing else joins.
 }
casino-rule-raise-scope = Only builds of other sides may be increased.
casino-rule-merge = Two builds of one value become one.
casino-rule-owner = Whoever changed a build last owns it, and must hold its card.
casino-rule-chapter-duty = Owning a build
casino-rule-duty = { $duty ->
    [take_or_duplicate_or_increase] An owner must capture, or duplicate or increase one of their own builds.
    [take_or_duplicate] An owner must capture, or duplicate one of their own builds.
    [no_trail] An owner may do anything but trail.
   *[none] An owner may do anything, trail too.
 }
casino-rule-duty-hold = After every play an owner holds a card for each of their own builds.
casino-rule-chapter-end = The end of a deal
casino-rule-residue = { $sweeps ->
    [yes] What is left at the end goes to the last to capture, and is never a sweep.
   *[no] What is left at the end goes to the last to capture.
 }
casino-rule-residue-none = When nobody has captured, it goes to nobody.
casino-rule-chapter-count = The count
casino-rule-cards = Most cards: 3 points. A tie gives nothing.
casino-rule-spades = Most spades: 1 point. A tie gives nothing.
casino-rule-spade-points = The jack and the 2 of spades: 2 points each, every other spade 1.
casino-rule-big = Big Casino, the 10 of diamonds: 2 points.
casino-rule-little = Little Casino, the 2 of spades: 1 point.
casino-rule-aces = Every ace: 1 point.
casino-rule-sweeps = Every capture that leaves the table empty, a sweep: 1 point.
casino-rule-overs = Every card beyond 30: 1 point.
casino-rule-spade-overs = Every spade beyond 8: 1 point.
casino-rule-chapter-winning = Winning
casino-rule-single-deal = Every deal is a game: most points win, equal points share.
casino-rule-target = { $target ->
    [one] Whoever has 1 point or more when a deal is counted wins.
   *[other] Whoever has { $target } points or more when a deal is counted wins.
 }
casino-rule-precedence = If several do in the same deal, the count goes in order, and the first one there wins.
casino-rule-precedence-order = { $spades ->
    [yes] The order: cards, spades from the ace down, Big Casino and aces.
   *[no] The order: cards, spades, Big Casino, Little Casino and aces.
 }
casino-rule-precedence-aces = The aces go by suits: spades, clubs, hearts and diamonds.
casino-rule-precedence-end = After these, { COMMAS($items) }.
casino-part-last-sweeps = sweeps
casino-part-last-overs = cards over 30
casino-part-last-spade_overs = spades over 8
casino-rule-multipliers = A win within 2 deals counts double, within 1 deal four times.
casino-rule-stalled = Two deals without any capture end the game; the higher score wins.
casino-rule-chapter-referee = The referee
casino-rule-strict = Only legal plays are possible; a refusal tells why.
casino-rule-penalty = { $teams ->
    [yes] Trying a wrong capture costs: the card is trailed, and barred to your side.
   *[no] Trying a wrong capture costs: the card must be trailed next.
 }
casino-rule-claims = Sums, counts, hold and duty are not checked: wrong plays stand unless challenged.
casino-rule-challenge = After every play its opponents may challenge it, with key X, or let it stand, with Enter.
casino-rule-upheld = { $teams ->
    [yes] A wrong capture is undone, its card trailed and barred; any other play is made again.
   *[no] A wrong capture is undone and its card trailed; any other play is made again.
 }
casino-rule-improper = A build that its owner cannot take: 1 point less, and 1 more for each other side.
casino-rule-accuse = { $teams ->
    [yes] The A key accuses a player who names a card: if admitted, it is trailed at once, and barred to the side.
   *[no] The A key accuses a player who names a card: if admitted, it must be trailed next.
 }
casino-rule-irregularity = An irregularity loses the game at once.
casino-rule-redeal = Before the first card, anybody may propose to deal again, with key D; all must agree.
casino-rule-chapter-bots = The bots
casino-rule-bots-easy = Easy bots overlook sums of many cards and wrong plays, and build without a plan.
casino-rule-bots-fair = Fair bots know what cards are worth, but forget which have gone.
casino-rule-bots-good = Good bots count the cards that have gone, and mind what they leave.
casino-rule-bots-expert = Experts imagine the hidden hands and look several plays ahead.
casino-rule-chapter-table = This table
casino-rule-pile-info = { $told ->
    [memory] Of the piles, only sweeps and the last capture are told.
    [counts] Of the piles, the number of cards is told.
    [summary] Of the piles, cards, spades and what scores are told.
   *[full] Of the piles, everything is told, and which ranks are unseen.
 }
casino-rule-turn-seconds = { $seconds } seconds for each turn; then the least card is trailed, or a build captured.
casino-rule-challenge-seconds = { $claims ->
    [yes] { $seconds } seconds to challenge or answer; then the answer is no.
   *[no] { $seconds } seconds to say whether to deal again; then the answer is no.
 }
casino-rule-leave = { $forfeit ->
    [yes] If a player leaves, that player loses the game.
   *[no] If a player leaves, a bot plays on.
 }

## Statistics

casino-figure-points = { $value } points a deal.
casino-figure-cards = { $value } a deal for most cards.
casino-figure-spades = { $value } a deal for most spades.
casino-figure-big = { $value } a deal for Big Casino.
casino-figure-little = { $value } a deal for Little Casino.
casino-figure-aces = { $value } a deal for aces.
casino-figure-sweeps = { $value } a deal for sweeps.
casino-figure-over = { $value } a deal for cards over 30.
casino-figure-swept = { $value } sweeps of yours a deal.

## The lesson: the first round

casino-lesson-welcome = You play one deal of Casino with Berta: the first round step by step, the rest on your own.
casino-lesson-aim = Capture cards from the table with cards of your hand; the most cards and some good ones bring points.
casino-lesson-table = 4 cards lie open, and key { $key } says them at any time. Press { $key }.
casino-lesson-hand = Key { $key } says your own cards. Press { $key }.
casino-lesson-sum = A card takes its equal, or cards that add up to it: { $cards } make 9.
casino-lesson-take = Take both with { THE($card) }: press Z until you hear it, then Enter.
casino-lesson-faces = Jacks, queens and kings take only their equal, one at a time.
casino-lesson-build = You can also build: { $five } on { $three } is 8, and you hold an 8 to take it with.
casino-lesson-choose = Press Z until you hear { THE($five) }, then Space: so it is chosen.
casino-lesson-mark = Press the greater-than key or Down: it goes to the table. There, Space on { THE($three) }, then Enter.
casino-lesson-duplicate = To duplicate a build is to add cards of the same sum: it becomes multiple, and its value stays.
casino-lesson-increase = To increase a single build is to raise its value with one more card.
casino-lesson-yours = Key { $key } says whose builds lie there. Press { $key }.
casino-lesson-collect = Collect your build with { THE($card) }: press Z until you hear it, then Enter.
casino-lesson-trail = When nothing can be taken, a card is left on the table: that is to trail.
casino-lesson-leave = Trail { THE($card) }, the last one you have: press Home to hear it, then Enter.
casino-lesson-lost = Berta's 7 has taken { $cards }: 6 and 1. An ace is worth a point, so think before you trail one.
casino-lesson-rounds = When hands are empty, 4 cards each are dealt again, until the pack is used up.
casino-lesson-points = Then captured cards are counted: most cards 3 points, most spades 1, every ace 1.
casino-lesson-special = { $ten } is worth 2, { $two } 1. In some rules clearing the table is a sweep, worth 1 too.
casino-lesson-end = A usual game goes on to 21 points. F2 reads the rules. Enter ends the lesson.

## Keys that every game has, in the words of this one

casino-key-count = what has been taken so far
casino-key-count-about = Only what the rules of this table let be told.
casino-key-burden = whose builds lie there
casino-key-burden-about = Every build on the table, with its value and its owner.
casino-key-first = how many cards the pack still has
casino-key-first-about = With the round of the deal, where there are rounds.

## Exercises in captures and builds

casino-what-scores = A card captures its equals, sums and builds of its value. It builds with loose cards or raises a single build.
    .brief = Equals, sums, builds; single ones rise.
casino-drill-table = Table: { $things }.
casino-drill-built = { $double ->
    [yes] a double build
   *[no] a build
 } of { $value } with { $count } cards
casino-drill-ask-take = Table: { $things }. How many of these cards does { THE($card) } capture at most?
    .brief = { $things }. You: { $card }. How many?
casino-drill-ask-build = Table: { $things }. You play { THE($card) } and keep { THE($kept) }: how many ways to a build of { $value }?
    .brief = { $things }. { $card } to { $value }: ways?
casino-drill-captured = It captures { $group }.
casino-drill-way = It makes { $group }.
casino-drill-raised = { $double ->
    [yes] It cannot be raised: { $build }.
   *[no] It raises { $build }.
 }
casino-drill-none = Nothing there fits.
casino-drill-pair = equal cards
casino-drill-sum = sums
casino-drill-build = builds of one's card
casino-drill-new = builds with loose cards
casino-drill-raise = raising builds, single ones only

## Hints

casino-hint-takes = It captures { $count } cards with the one you play{ $spades ->
    [0] { "" }
    [one] , 1 of them a spade
   *[other] , { $spades } of them spades
 }.
casino-hint-points = Worth points among them: { $cards }.
casino-hint-trails = { $count ->
    [0] None of the { $of } cards you have not seen can capture it now.
   *[other] { $count } of the { $of } cards you have not seen can capture it.
 }
casino-hint-builds = { $chance ->
    [0] The next rival cannot hold a card worth { $value }.
   *[other] The next rival holds a card worth { $value } in { $chance } of 100 deals.
 }
