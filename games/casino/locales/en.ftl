# Casino. Ids are grouped by where they are said; the rules are the CAS rules of the game.

casino-name = Casino
casino-about = 2 to 4 players capture cards from the table and make builds, first to 21.

## Presets

casino-preset-classic = Classic Casino
casino-preset-classic-about = Faces only in pairs, builds up to 10, 11 points in every deal, to 21.
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
casino-option-face_pairing = Faces taken at once
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
casino-option-face_values = Faces with values
casino-option-face_values-about = Royal Casino: jack 11, queen 12, king 13, ace 1 or 14; all of them add and build.
casino-option-casino_high_values = High casinos
casino-option-casino_high_values-about = With face values: the 2 of spades is also 15, the 10 of diamonds also 16.
casino-option-table_dual_values = Two values on the table
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
casino-option-on_leave-about = Who leaves is replaced by a bot, or loses the game.
casino-option-on_leave-bot = a bot plays on
casino-option-on_leave-forfeit = the game is lost

## Refused tables

casino-no-options-seats = These rules are for { $wanted } players; the table has { $seats }.
casino-no-options-dealer = No such seat at a table of { $seats }: choose another first dealer.
casino-no-options-partnerships = Partners need 4 players; the table has { $seats }.
casino-no-options-high = { $options } go together: give faces values first.
casino-no-options-multipliers = { $options } exclude each other: every deal as a game has no target to reach early.
casino-no-options-penalty = { $options } exclude each other: with claims wrong captures are challenged instead.
casino-no-options-announce = { $options } exclude each other: when cards are drawn there is no last round.
casino-no-options-irregularity = { $options }: irregularities can lose only for 2 players with every deal a game.
casino-no-options-irregularity-idle = { $options }: choose the claims referee or the dealer's announcement too.

## The table before the first deal

casino-start = { $preset } for { $seats }, to { $target }, with { $others }.
    .brief = { $preset } for { $seats }, to { $target }.
casino-start-deal = { $preset } for { $seats }, with { $others }.
casino-partner = Your partner is { $partner }.
casino-partners = { $team } are partners.

## The deal

casino-deal = { $who } deals.
    .full = Deal { $number }. { $who } deals.
casino-deal-you = You deal.
    .full = Deal { $number }. You deal.
casino-round = Round { $round } of { $rounds }.
casino-hand-dealt = { $cards_count } cards: { $cards }.
casino-table-dealt = Table: { $cards }.
casino-last-round = { $who } announces the last round.
    .brief = Last round.
casino-last-round-you = You announce the last round.
    .brief = Last round.
casino-drew = You draw { $card }.
    .brief = { $card }.
casino-stock-out = Stock out, hands are played to the end.
    .brief = Stock out, hands are played out.
casino-your-turn = Your turn.
casino-your-turn-owner = { $duty ->
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

casino-trailed = { $who } trails { $card }.
casino-trailed-you = You trail { $card }.
casino-took = { $who } captures { $taken } with { THE($card) }{ $value ->
    [0] { "" }
   *[other] , as { $value }
 }.
    .brief = { $taken_count ->
    [one] { $who }, { $card }: { $taken }.
   *[other] { $who } takes { $taken } with { $card }.
 }
casino-took-you = You capture { $taken } with { THE($card) }{ $value ->
    [0] { "" }
   *[other] , as { $value }
 }.
    .brief = You take { $taken } with { THE_RANK($card) }.
casino-took-many = { $who } captures { $count } cards with { THE($card) }{ $value ->
    [0] { "" }
   *[other] , as { $value }
 }.
    .brief = { $who } takes { $count }, { $card }.
casino-took-many-you = You capture { $count } cards with { THE($card) }{ $value ->
    [0] { "" }
   *[other] , as { $value }
 }.
    .brief = You take { $count }, { $card }.
casino-list = { $things }.
casino-built = { $who } builds { $value }: { $card } on { $company }.
casino-built-you = You build { $value }: { $card } on { $company }.
casino-built-lone = { $who } builds { $value }, { $groups ->
    [2] double
    [3] triple
   *[other] multiple
 }: { $card } on { $extra }.
casino-built-lone-you = You build { $value }, { $groups ->
    [2] double
    [3] triple
   *[other] multiple
 }: { $card } on { $extra }.
casino-built-more = { $who } builds { $value }, { $groups ->
    [2] double
    [3] triple
   *[other] multiple
 }: { $card } on { $company }, and { $extra }.
casino-built-more-you = You build { $value }, { $groups ->
    [2] double
    [3] triple
   *[other] multiple
 }: { $card } on { $company }, and { $extra }.
casino-duplicated = { $who } duplicates { $pile }: { $added }.
casino-duplicated-you = You duplicate { $pile }: { $added }.
casino-increased = { $who } increases { $pile } to { $value }: { $card }.
    .brief = { $who } increases to { $value }: { $card }.
casino-increased-you = You increase { $pile } to { $value }: { $card }.
    .brief = You increase to { $value }: { $card }.
casino-increased-merged = Both builds of { $value } are joined.
casino-increased-more = Added: { $extra }.
casino-swept = Sweep for { $who }, { $count } so far.
    .brief = Sweep for { $who }.
casino-swept-you = Sweep for you, { $count } so far.
    .brief = Sweep for you.
casino-residue = { $who } gets the rest, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
casino-residue-you = You get the rest, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
casino-residue-few = { $who } gets the rest: { $cards }.
casino-residue-few-you = You get the rest: { $cards }.
casino-residue-nobody = Nobody gets the rest, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
casino-residue-none = Nothing is left on the table.

## The count

casino-count-cards = { $points } for { $who }, most cards: { $counts }. Now { COMMAS($scores) }.
    .brief = { $points } for { $who }, cards. { COMMAS($scores) }.
casino-count-cards-you = { $points } for you, most cards: { $counts }. Now { COMMAS($scores) }.
    .brief = { $points } for you, cards. { COMMAS($scores) }.
casino-count-cards-tie = No points for cards, a tie: { COMMAS($counts) }.
casino-count-spades = { $points } for { $who }, most spades: { $counts }. Now { COMMAS($scores) }.
    .brief = { $points } for { $who }, spades. { COMMAS($scores) }.
casino-count-spades-you = { $points } for you, most spades: { $counts }. Now { COMMAS($scores) }.
    .brief = { $points } for you, spades. { COMMAS($scores) }.
casino-count-spades-tie = No point for spades, a tie: { COMMAS($counts) }.
casino-count-against = { $most } to { $least }
casino-count-each = { COMMAS($counts) }
casino-count-spade = Points of spades: { COMMAS($made) }. Now { COMMAS($scores) }.
    .brief = Spades: { COMMAS($made) }. Now { COMMAS($scores) }.
casino-count-big = { $points } for { $who }, Big Casino. Now { COMMAS($scores) }.
    .brief = { $points } for { $who }, Big Casino. { COMMAS($scores) }.
casino-count-big-you = { $points } for you, Big Casino. Now { COMMAS($scores) }.
    .brief = { $points } for you, Big Casino. { COMMAS($scores) }.
casino-count-little = { $points } for { $who }, Little Casino. Now { COMMAS($scores) }.
    .brief = { $points } for { $who }, Little Casino. { COMMAS($scores) }.
casino-count-little-you = { $points } for you, Little Casino. Now { COMMAS($scores) }.
    .brief = { $points } for you, Little Casino. { COMMAS($scores) }.
casino-count-aces = { $points } for { $who }, { $suits_count ->
    [one] ace
   *[other] aces
 } of { $suits }. Now { COMMAS($scores) }.
casino-count-aces-you = { $points } for you, { $suits_count ->
    [one] ace
   *[other] aces
 } of { $suits }. Now { COMMAS($scores) }.
casino-count-sweep = Sweeps: { COMMAS($made) }. Now { COMMAS($scores) }.
casino-count-over = Cards over 30: { COMMAS($made) }. Now { COMMAS($scores) }.
casino-count-spadeover = Spades over 8: { COMMAS($made) }. Now { COMMAS($scores) }.
casino-count-deal = This deal: { COMMAS($scores) }.
casino-count-order = Several get there: the count goes in order, and the first one there wins.
    .brief = Several get there: count in order.
casino-count-none = Nothing of this deal is counted.
casino-count-step = { $points } for { $who }, { $item }. Now { COMMAS($scores) }.
casino-count-step-you = { $points } for you, { $item }. Now { COMMAS($scores) }.
casino-item-cards = most cards
casino-item-spades = most spades
casino-item-big = Big Casino
casino-item-little = Little Casino
casino-item-sweep = sweep
casino-item-over = card over 30
casino-item-spadeover = spade over 8
casino-scores = { COMMAS($scores) }.
casino-side-number = { $side } { $count }
casino-side-cards = { $side } { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
casino-side-gains = { $side_is ->
    [you] you get { $count }
   *[other] { $side } gets { $count }
 }

## The end of the game

casino-decided = Decided by { $item }, in the order of the count.
    .brief = Decided by { $item }.
casino-decided-improper = { $who } got there first, through an improper build.
casino-decided-improper-you = You got there first, through an improper build.
casino-ended-stalled = No captures in 2 deals: the game ends.
casino-ended-irregularity = Lost by an irregularity.
casino-ended-forfeit = Ended by leaving the table.
    .brief = Ended by leaving.
casino-won = { $who_is ->
    [team] Your team wins with { $points } to { $other }!
   *[other] { $who } wins with { $points } to { $other }.
 }
casino-won-you = You win with { $points } to { $other }!
casino-won-several = { $who_is ->
    [team] Your team wins with { $points }!
   *[other] { $who } wins with { $points }.
 }
casino-won-several-you = You win with { $points }!
casino-multiplied = { $times ->
    [2] Won within 2 deals, double: { $points }.
   *[other] Won within 1 deal, four times: { $points }.
 }
casino-margins = { COMMAS($margins) }.
casino-margin-over = { $side_is ->
    [you] { $count } ahead of you
   *[other] { $count } ahead of { $side }
 }
casino-drawn = { $tied } share the win with { $points }.

## Redeals and leaving

casino-redeal-proposed = { $who } proposes to deal again.
casino-redeal-proposed-you = You propose to deal again.
casino-redeal-asked = Do you agree? Enter offers yes and no.
casino-redeal-declined = { $count ->
    [one] 1 player declines, play goes on.
   *[other] { $count } players decline, play goes on.
 }
    .brief = { $count ->
    [one] 1 declines, play goes on.
   *[other] { $count } decline, play goes on.
 }
casino-deal-void = { $reason ->
    [agreed] All agree: this deal is void.
   *[bad_pack] Cards were wrong: this deal is void.
 }
casino-dealer-asked = { $who_is ->
    [team] { $who } choose the dealer. Press Enter.
   *[other] { $who } { $who_count ->
        [one] chooses
       *[other] choose
    } the dealer.
 }
casino-dealer-asked-you = You choose the dealer. Press Enter.
casino-dealer-chosen = Chosen to deal: { $who }.
casino-dealer-chosen-you = Chosen to deal: you.
casino-dealer-passes = Next dealer: { $who }.
casino-dealer-passes-you = Next dealer: you.
casino-forfeits = { $who } leaves and loses the game.
casino-forfeits-you = You leave and lose the game.

## The claims referee and penalties

casino-window = X challenges, Enter lets it stand{ $seconds ->
    [0] .
   *[other] ; { $seconds } seconds.
 }
    .brief = X challenges, Enter allows{ $seconds ->
    [0] .
   *[other] ; { $seconds } seconds.
 }
casino-challenged = { $who } challenges { $mover_is ->
    [you] your play
   *[other] { $mover }'s play
 }.
casino-challenged-you = You challenge { $mover_is ->
    [you] your play
   *[other] { $mover }'s play
 }.
casino-upheld = { $take ->
    [yes] Challenge upheld: { $who }'s capture is undone.
   *[no] Challenge upheld: { $who } plays again.
 }
    .brief = { $take ->
    [yes] Upheld: { $who }'s capture is undone.
   *[no] Upheld: { $who } plays again.
 }
casino-upheld-you = { $take ->
    [yes] Challenge upheld: your capture is undone.
   *[no] Challenge upheld: you play again.
 }
    .brief = { $take ->
    [yes] Upheld: your capture is undone.
   *[no] Upheld: you play again.
 }
casino-dismissed = Challenge dismissed: the play stands.
casino-improper = Improper, { $pile }: { $who } loses 1, { $gained }.
casino-improper-you = Improper, { $pile }: you lose 1, { $gained }.
casino-falls-apart = Its cards lie loose again.
casino-penalty-trail = Penalty: { $who } trails { $card }.
casino-penalty-trail-you = Penalty: you trail { $card }.
casino-must-trail = { $who } must trail { $card } next.
    .brief = { $who } must trail { $card }.
casino-must-trail-you = You must trail { $card } next.
    .brief = You must trail { $card }.
casino-penalty-waived = No penalty: { $who } needs { $card } for a build.
    .brief = No penalty: { $who } needs { $card }.
casino-penalty-waived-you = No penalty: you need { $card } for your build.
    .brief = No penalty: you need { $card }.
casino-barred = { $who } may never capture { $card }.
casino-barred-you = You may never capture { $card }.
casino-accused = { $accuser_is ->
    [you] You say that { $who } named { $card }.
   *[other] { $accuser } says that { $who } named { $card }.
 }
    .brief = { $accuser_is ->
    [you] You say { $who } named { $card }.
   *[other] { $accuser }: { $who } named { $card }.
 }
casino-accused-you = { $accuser_is ->
    [you] You say that you named { $card }.
   *[other] { $accuser } says that you named { $card }.
 }
    .brief = { $accuser_is ->
    [you] You say you named { $card }.
   *[other] { $accuser }: you named { $card }.
 }
casino-accused-asked = Did you? Enter offers both answers.
casino-denied = { $who } denies it.
casino-denied-you = You deny it.

## What lies there

casino-card = { $card }
casino-the-card = { $card }
casino-rank = { RANK($card) }
casino-the-rank = { THE_RANK($rank) }
casino-a-rank = { RANK($rank) }
casino-suit = { SUIT($card) }
casino-number = { $number }
casino-value = { $value }
casino-line = { $item }.
casino-group = { $first } with { $rest }
casino-pile = { $who }'s { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-pile-you = your { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-the-pile = { $who }'s { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-the-pile-you = your { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-own-pile-of = their own { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-own-pile-of-you = your { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-pile-free = nobody's { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-the-pile-free = nobody's { $groups ->
    [1] build
    [2] double build
    [3] triple build
   *[other] multiple build
 } of { $value }
casino-pile-bare = { $multiple ->
    [yes] a multiple build of { $value }
   *[no] a build of { $value }
 }
casino-pile-item = { $pile }: { $groups }
casino-zone-hand = Hand
casino-zone-table = Table
casino-zone-pile = Your pile

## Marking

casino-marked-one = { $item } { $on ->
    [yes] chosen
   *[no] put back
 }.
casino-marked-sum = { $on ->
    [yes] { $ranks }, { OR($totals) }.
   *[no] { $item } put back: { $ranks }, { OR($totals) }.
 }
    .brief = { $on ->
    [yes] { $ranks }, { OR($totals) }.
   *[no] Now { $ranks }, { OR($totals) }.
 }
    .full = { $on ->
    [yes] { $item } chosen: { $ranks }, { OR($totals) }.
   *[no] { $item } put back: { $ranks }, { OR($totals) }.
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
casino-offer-dup = Duplicate { $pile }: { $named ->
    [yes] { $card }
   *[no] { RANK($card) }
 } with { $company }
casino-offer-dup-alone = Duplicate { $pile } with { THE($card) }
casino-offer-raise = Increase { $pile } to { $value }{ $named ->
    [yes] , with { THE($card) }
   *[no] { "" }
 }
casino-offer-raise-more = Increase { $pile } to { $value }, and { $extra }{ $named ->
    [yes] , with { THE($card) }
   *[no] { "" }
 }
casino-offer-trail = Trail { $card }
casino-works-take = capture { $taken }{ $value ->
    [0] { "" }
   *[other] , as { $value }
 }
casino-works-build = build { $value } on { $company }
casino-works-build-more = build { $value } on { $company }, and { $extra }
casino-works-build-lone = build { $value } on { $extra }
casino-works-dup = add { $company } to { $pile }
casino-works-dup-alone = add it to { $pile }
casino-works-raise = increase { $pile } to { $value }
casino-works-raise-more = increase { $pile } to { $value }, and { $extra }
casino-offer-claimed = At your risk: { $offer }
casino-offer-challenge = Challenge the play
casino-offer-no = Let the play stand
casino-offer-deny = Deny it
casino-offer-admit = Admit that you named { $card }
casino-offer-agree = Yes, deal again
casino-offer-decline = No, play on
casino-offer-redeal = Propose to deal again
casino-offer-announce = Announce the last round
casino-sure-redeal = Propose to deal again? You may once a deal. Enter for yes, Escape for no.
casino-sure-take = Capture with { THE($card) }? If it does not fit, that costs the card. Enter for yes, Escape for no.
casino-whom = { $who }
casino-whom-you = you
casino-whom-any = An opponent
casino-ask-whom = Who named a card?
casino-ask-rank = What did { $who } name?
casino-ask-rank-you = What did you name?
casino-ask-suit = Which { RANK($rank) }?
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

casino-plays-of = { $count ->
    [one] 1 play of { $card }.
   *[other] { $count } plays of { $card }.
 }
casino-more-plays = And { $count } more: mark table cards to choose among them.
casino-taken-so-far = Taken: { COMMAS($counts) }.
casino-sweeps-so-far = Sweeps: { COMMAS($scores) }.
casino-side-has = { $side }: { COMMAS($things) }.
casino-spades = { $count ->
    [one] 1 spade
   *[other] { $count } spades
 }
casino-overs = { $count } over 30 cards
casino-spade-overs = { $count } over 8 spades
casino-not-told = Nothing is told of the piles here; key L repeats the last capture.
casino-own-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
 } in your pile.
casino-own-sweeps = { $count ->
    [one] 1 sweep
   *[other] { $count } sweeps
 } of yours.
casino-unseen = Not seen yet: { COMMAS($ranks) }.
casino-unseen-rank = { RANKS($rank) } { $count }
casino-unseen-none = You have seen every card.
casino-no-builds = No builds.
casino-builds = { $count ->
    [one] Only { $builds }.
   *[other] { $count } builds, { $builds }.
 }
casino-own-duty = { $duty ->
    [take_or_duplicate_or_increase] You own { $builds }: capture, duplicate or increase, no trailing.
    [take_or_duplicate] You own { $builds }: capture or duplicate, no trailing.
    [no_trail] You own { $builds }: no trailing.
   *[none] You own { $builds }.
 }
casino-table-empty = Table empty.
casino-table-loose = { $cards_count } on the table: { $cards }.
casino-table-builds = { $builds_count ->
    [one] On the table, { $builds }, nothing loose.
   *[other] { $builds_count } builds and no loose card: { $builds }.
 }
casino-table-both = { $builds_count ->
    [one] On the table, { $builds }. { $cards_count } loose: { $cards }.
   *[other] { $builds_count } builds: { $builds }. { $cards_count } loose: { $cards }.
 }
casino-no-deal = No deal now.
casino-stock-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
 } in the stock.
casino-cards-left = { $last ->
    [yes] Round { $round } of { $rounds }, the last, { $count } cards in the stock.
   *[no] Round { $round } of { $rounds }, { $count } cards in the stock.
 }
casino-you-owe-announcement = You must announce the last round before you play: U does.
casino-scores-to = { COMMAS($scores) }, to { $target }. Deal { $deal }.
casino-scores-deal = { COMMAS($scores) }. Every deal is a game.
casino-to-go = { $side } { $points }, { $left } to go.
casino-deal-dealer = Deal { $number }, dealt by { $who }.
casino-deal-dealer-you = Deal { $number }, dealt by you.
casino-multiplier-possible = { $times ->
    [2] A win in this deal counts double.
   *[other] A win in this deal counts four times.
 }
casino-hand = { $cards_count ->
    [one] 1 card: { $cards }.
   *[other] { $cards_count } cards: { $cards }.
 }
casino-hand-none = No cards in hand.
casino-watching = You watch and hold no cards.
casino-you-owe = You must trail { $card }, a penalty.
casino-holding = { $player } { $count }
casino-holdings = Cards: { COMMAS($parts) }.
casino-turn-of = It is { $who }'s turn.
casino-turn-of-you = Your turn.
casino-turn-over = Nobody's turn: game over.
casino-turn-nobody = Nobody's turn.
casino-turn-replace = Your play was undone: make another one.
# lint allows: $mover
casino-turn-window-asked = { $answered ->
    [yes] You have answered on { $mover }'s play, others still may.
   *[no] You may challenge { $mover }'s play: X challenges, Enter lets it stand{ $accuse ->
        [yes] , or accuse with A.
       *[no] .
    }
 }
casino-turn-window = { $others } may challenge the last play.
casino-turn-accused = { $who } is asked about { $card }.
casino-turn-accused-you = You are asked whether you named { $card }: press Enter.
# lint allows: $proposer
casino-turn-vote-asked = { $proposer } proposes to deal again: press Enter to answer.
casino-turn-vote = Still asked about dealing again: { $others }.
casino-turn-dealer-asked = You choose the dealer: press Enter.
casino-turn-dealer = { $others_count ->
    [one] { $others } chooses the dealer.
   *[other] { $others } choose the dealer.
 }
casino-nothing-yet = Nothing has been played yet.
casino-no-take-yet = No capture in this deal yet.
casino-last-take = Before that, the last capture.
casino-gets-the-rest = { $who } would get the rest.
casino-gets-the-rest-you = You would get the rest.
casino-only-trails = Your cards can only be trailed.

## Why: what may be done, what a good player considers

casino-why-only = Your build of { $value } needs { THE($card) }: play it only to capture that build.
casino-why-take = You capture most with { THE($card) }: { $count } cards.
casino-why-trail = Trailing { THE($card) } loses least.
casino-why-build = A build is yours to capture next turn, if nobody does first.
casino-why-points-lie = Worth points on the table: { $cards }.
casino-why-big = Keep the 10 of diamonds, 2 points, until it can capture.
casino-why-low = { $cards_count ->
    [one] { THE($cards) } is worth points; capture with it to keep it.
   *[other] { THE($cards) } are worth points; capture with them to keep them.
 }
casino-why-last-take = Last round: whoever captures last gets what is left on the table.
casino-why-no-high = All eights, nines and tens have been seen: high builds are safe.
casino-why-window = Challenge a play that breaks the rules; a wrong challenge costs nothing.
casino-can = { $things_count ->
    [0] You can { $last }.
   *[other] You can { COMMAS($things) }, or { $last }.
 }
casino-can-bound = { $things_count ->
    [0] You own { $builds }, so no trailing: you can { $last }.
   *[other] You own { $builds }, so no trailing: you can { COMMAS($things) }, or { $last }.
 }
casino-can-trail = trail a card onto the table
casino-can-only-trail = You can only trail: put a card on the table and leave it there.
casino-can-nothing = You own { $builds } and no right play: whatever you play may be challenged.
casino-can-capture = capture with { OR($ranks) }
casino-can-build = build { OR($values) }
casino-can-build-one = build { $value } with { THE($card) } on { THE($company) }
casino-can-duplicate = add to { OR($piles) }
casino-can-increase = increase { $pile } to { OR($values) }

## Refusals

casino-no-verb = No move of Casino: say take 9D 5C 4H, build 6C 9 3H, or trail 4C.
casino-no-notation = { $verb ->
    [take] Say take, your card, then what it takes: take 9D 5C 4H.
    [build] Say build, your card, the value, the table cards: build 6C 9 3H.
    [dup] Say duplicate, your card, the build, the table cards: duplicate 7D 10 3C.
    [raise] Say increase, your card, the build, the new value: increase AS 6 7.
    [accuse] Say accuse, the seat and the card: accuse B 9D.
    [dealer] Say dealer and the seat: dealer B.
   *[trail] Say the move and one card, as in trail 4C.
 }
casino-no-watching = You only watch this game.
casino-no-waiting = { $phase ->
    [play] Nothing to answer: cards are played.
    [window] First the last play may be challenged. Enter lets it stand.
    [accusation] First an accusation is answered. T tells by whom.
    [replacement] First an undone play is made again. T tells by whom.
    [vote] First all say whether to deal again. Enter answers.
    [dealer] First the dealer is chosen. T tells by whom.
    [count] Played out: the deal is being counted.
   *[over] The game is over.
 }
casino-no-not-turn = { $who } plays now, then it goes round to you.
casino-no-not-turn-you = You play now.
casino-no-not-turn-nobody = Nobody plays now. T tells what is awaited.
casino-no-not-in-hand = You do not hold { THE($card) }. Key H tells your hand.
casino-no-must-trail = You must trail { THE($card) } first, a penalty.
casino-no-announce = Say the value that you build with { THE($card) }, as in build 9.
casino-no-no-target = Say what { THE($card) } captures: choose table cards with Space, then Enter.
casino-no-no-target-build = A build needs a card of the table: choose one for { THE($card) } with Space.
casino-no-overlap = { $card } is named twice: each card goes into one group.
casino-no-overlap-build = The build of { $value } is named twice: once is enough.
casino-no-no-build = No build of { $value } stands. Key B tells the builds.
casino-no-in-build = { $card } lies in the build of { $value }, which goes whole: capture that.
casino-no-not-on-table = { $card } is not on the table. Key V tells what is.
casino-no-barred = { $card } is barred to you after a penalty: leave it out.
casino-no-bad-value = { $card } never counts { $value }. Choose a value that it has.
casino-no-bad-value-has = { $card } counts { OR($values) }, not { $value }.
casino-no-face-sum = { $card } is captured by { A_RANK($card) } only, without sums.
    .brief = { $card } needs { A_RANK($card) }.
casino-no-face-sum-face = { A_RANK($card) } takes only { RANKS($card) }.
casino-no-face-count = { $allowed ->
    [one] { $card } captures 1 of its rank at once, not { $count }.
    [one_or_two] { $card } captures 1 or 2 of its rank at once, not { $count }.
   *[one_or_three] { $card } captures 1 or all 3 of its rank at once, not { $count }.
 }
casino-no-pair-count = { $card } captures 1 or 3 of its own rank at once, not 2.
casino-no-face-build = { $card } has no number: faces are never in a build.
    .brief = No builds with { THE($card) }.
casino-no-build-value = A build of { $value } needs a card worth { $value }, not { THE($card) }.
    .brief = A build of { $value } needs a card worth { $value }.
casino-no-build-value-face = Faces capture no builds: that of { $value } needs a card worth { $value }.
casino-no-sum = { RANK($cards) } make { $total }, not { $value }.
casino-no-sum-one = { $card } alone does not make { $value }.
casino-no-sum-flat = { $cards_count ->
    [one] { $cards } alone makes { $total }: { THE($card) } needs { $value }.
   *[other] { RANK($cards) } make { $total }; groups of { $value } are needed.
 }
casino-no-sum-many = { $count } cards are too many at once: name the groups beyond { $limit }.
casino-no-sum-raise = { $card } increases { $old } to { $total }, not to { $value }.
casino-no-sum-build = { RANK($cards) } never made a build of { $value }.
casino-no-lone-card = A new build needs a sum, not a lone card.
casino-no-raise-table = Only the card from your hand increases a build, not { THE($card) } too.
casino-no-multi-raise = A multiple build of { $value } stays at { $value }: capture or duplicate it.
casino-no-scope = { $who }'s build of { $value } is of the same side: only opponents' are increased.
casino-no-scope-you = Your build of { $value } is your own: only opponents' are increased.
casino-no-gather = Nothing else may join an increase to { $value }: only the card.
casino-no-duty = { $duty ->
    [take_or_duplicate_or_increase] A build of { OR($values) } binds its owner: capture, duplicate or increase.
    [take_or_duplicate] A build of { OR($values) } binds its owner: capture or duplicate.
   *[no_trail] A build of { OR($values) } binds its owner: anything but trailing.
 }
casino-no-duty-own = { $trail ->
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
casino-no-hold = Without { THE($card) } you hold no { $value } to capture that build.
casino-no-hold-own = You need { THE($card) } for your build of { $value }: capture it with that, or play another card.
casino-no-hold-needed = { $more ->
    [yes] You need { THE($card) } for your build of { $value }: capture it with that, or play another card.
   *[no] You need { THE($card) } for your build of { $value }: capture it with that.
 }
    .brief = You need { THE($card) } to capture your build of { $value }.
casino-no-one-card = 1 hand card at a time: { $count } are chosen. Space puts one back.
casino-no-no-card = No card there. Tab to a card of your hand, then Enter.
casino-no-nothing = { $card } can do nothing with that. Enter on it alone offers its plays.
casino-no-hint = { $reason }. With { THE($card) } you can { $works }.
    .brief = { $reason }. You can { $works }.
casino-no-hint-trail = { $reason }. You can only trail { THE($card) }.
casino-no-hint-other = { $reason }. Z goes to a card that you can play.
    .brief = { $reason }. Z goes to one that you can play.
casino-no-nothing-takes = { RANK($cards) } make { OR($totals) }: no card of yours fits. Escape puts them back.
casino-no-nothing-takes-one = No card of yours captures or builds on { THE($card) }. Z goes to one that does something.
    .brief = No card of yours for { THE($card) }.
casino-no-only-trail = { $marked ->
    [yes] No card of yours captures or builds: you can only trail. Escape puts back what you chose.
   *[no] You are on the table: you can only trail a card of your hand, less than goes there.
 }
casino-no-nothing-takes-build = No card of yours captures or adds to the build of { $value }. Z goes to one that does something.
casino-no-nothing-takes-faces = No card of yours captures these: faces go with their own rank only. Escape puts them back.
casino-no-claims-only = Nothing to challenge: this referee lets only legal plays through.
casino-no-accuse-strict = Nobody is accused with this referee: that belongs to claims.
casino-no-accuse-window = Nobody can be accused now: only right after an opponent's play.
casino-no-accuse-nothing = Nobody can be accused: you have seen every card.
casino-no-no-window = Nothing to challenge: only an opponent's play just made can be.
casino-no-answered = You have answered already. Wait for the others.
casino-no-bad-seat = Name a seat of another side, A to D.
casino-no-known-card = { $card } lies open or is yours: name a card nobody has seen.
casino-no-no-question = Nothing is asked of you now. T tells who is awaited.
casino-no-no-redeal = Too late for this deal: a redeal is proposed before its first card.
casino-no-no-redeal-again = You have proposed a redeal of this deal already: once is all.
casino-no-no-choice = Choosing the dealer is not up to you now. T tells who is awaited.
casino-no-no-last = Only the dealer announces, between dealing the last round and playing in it.
casino-no-no-last-auto = The playroom announces the last round at this table.
casino-no-not-awaited = Nobody waits for this seat.

## The rulebook

casino-chapter-aim = Aim
casino-rule-aim = Capture cards from the table; some of them, and most of them, bring points.
casino-rule-players = { $seats } players.
casino-rule-teams = Partners sit opposite each other and share pile and score, but tell each other nothing.
casino-chapter-cards = Cards
casino-rule-pack = 52 cards, no jokers. Suits matter only in the count.
casino-rule-values = An ace is 1, cards from 2 to 10 their number.
casino-rule-faces = Jacks, queens and kings have no number: they only go in pairs.
casino-rule-royal-values = A jack is 11, a queen 12, a king 13; they add and build like numbers.
casino-rule-royal-aces = An ace is 1 or 14, chosen anew each time it is used.
casino-rule-high-casinos = The 2 of spades may also be 15, the 10 of diamonds 16.
casino-rule-dual-anywhere = A card with two values has both on the table as well.
casino-rule-dual-hand = On the table a card counts only its low value.
casino-chapter-deal = The deal
casino-rule-dealer = The deal goes round. The player after the dealer begins every round.
casino-rule-four-each = { $table ->
    [yes] Everybody gets 4 cards, and 4 are turned up on the table.
   *[no] Everybody gets 4 cards, and none are turned up.
 }
casino-rule-rounds = When all hands are empty, 4 cards each again: { $rounds } rounds a deal.
casino-rule-last-round = { $manual ->
    [yes] The dealer announces the last round, before playing in it, with U.
   *[no] The last round is announced.
 }
casino-rule-no-table = 4 cards stay over at the end and join what is left on the table.
casino-rule-draw = After each play you draw a card from the stock.
casino-rule-draw-out = When the stock is out, that is announced, and hands are played to the end.
casino-chapter-turn = Your turn
casino-rule-one-card = In your turn you play 1 card: capture, build, duplicate, increase or trail.
casino-rule-trail = To trail is to leave the card on the table. There is no passing.
casino-rule-free = Nobody has to capture: trailing is free, except for the owner of a build.
casino-chapter-taking = Capturing
casino-rule-take = Your card and what it captures go to your pile.
casino-rule-pair = A card captures loose cards of its own rank.
casino-rule-sum = A number captures loose cards that add up to it: 9 takes 6 and 3.
casino-rule-several = Several such groups may go at once: 9 takes 5 and 4, and another 9.
casino-rule-one-or-three = But of its own rank, only 1 or 3 loose cards at once.
casino-rule-face-pairs = { $allowed ->
    [one] A face captures 1 card of its rank at a time.
    [one_or_two] A face captures 1 or 2 cards of its rank.
    [one_or_three] A face captures 1 card of its rank, or all 3.
   *[any] A face captures any number of its rank.
 }
casino-rule-take-build = A card captures a build of its value, whoever owns it, together with loose groups.
casino-rule-build-whole = A build is taken whole, and never counts as part of a sum.
casino-rule-last-capturer = Whoever captures last in a deal gets what is left on the table.
casino-chapter-building = Building
casino-rule-build = Lay a card with loose cards that make a value with it, to be captured later.
casino-rule-announce = The value is announced, and only it counts: 5 on 5 as 10 is taken by a 10.
casino-rule-hold = You must keep in your own hand a card that captures the build.
casino-rule-gather = Further loose groups of that value may be laid in at once: a multiple build.
casino-rule-pair-build = A card on its equal makes a build of its value: 5 on 5, building 5.
casino-rule-no-pair-build = A new build must be a sum; an equal card may only duplicate.
casino-rule-no-face-build = Builds go up to 10; faces are never in a build.
casino-chapter-adding = Duplicating and increasing
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
casino-chapter-duty = Owning a build
casino-rule-duty = { $duty ->
    [take_or_duplicate_or_increase] An owner must capture, or duplicate or increase an own build.
    [take_or_duplicate] An owner must capture, or duplicate an own build.
    [no_trail] An owner may do anything but trail.
   *[none] An owner may do anything, trail too.
 }
casino-rule-duty-hold = After every play an owner holds a card for each own build.
casino-chapter-end = The end of a deal
casino-rule-residue = What is left at the end goes to the last to capture, and is never a sweep.
casino-rule-residue-none = When nobody has captured, it goes to nobody.
casino-chapter-count = The count
casino-rule-cards = Most cards: 3 points. A tie gives nothing.
casino-rule-spades = Most spades: 1 point.
casino-rule-spade-points = The jack and the 2 of spades: 2 points each, every other spade 1.
casino-rule-big = Big Casino, the 10 of diamonds: 2 points.
casino-rule-little = Little Casino, the 2 of spades: 1 point.
casino-rule-aces = Every ace: 1 point.
casino-rule-sweeps = Every capture that leaves the table empty, a sweep: 1 point.
casino-rule-overs = Every card beyond 30: 1 point.
casino-rule-spade-overs = Every spade beyond 8: 1 point.
casino-chapter-winning = Winning
casino-rule-single-deal = Every deal is a game: most points win, equal points share.
casino-rule-target = { $target ->
    [one] Whoever has 1 point when a deal is counted wins.
   *[other] Whoever has { $target } points when a deal is counted wins.
 }
casino-rule-precedence = { $spades ->
    [yes] If several do: cards, spades from the ace down, Big Casino, aces, until one is there.
   *[no] If several do: cards, spades, Big Casino, Little Casino, aces, until one is there.
 }
casino-rule-precedence-end = { $royal ->
    [yes] After these come overs, then sweeps.
   *[no] After these come sweeps, then overs.
 }
casino-rule-multipliers = A win within 2 deals counts double, within 1 deal four times.
casino-rule-stalled = Two deals without any capture end the game; the higher score wins.
casino-chapter-referee = The referee
casino-rule-strict = Only legal plays are possible; a refusal tells why.
casino-rule-penalty = { $teams ->
    [yes] Trying a wrong capture costs: the card is trailed, and barred to your side.
   *[no] Trying a wrong capture costs: the card must be trailed next.
 }
casino-rule-claims = Sums, counts, hold and duty are not checked: wrong plays stand unless challenged.
casino-rule-challenge = After every play its opponents may challenge it, X, or let it stand, Enter.
casino-rule-upheld = { $teams ->
    [yes] A wrong capture is undone, its card trailed and barred; any other play is made again.
   *[no] A wrong capture is undone and its card trailed; any other play is made again.
 }
casino-rule-improper = A build that its owner cannot take: 1 point less, and 1 more for each other side.
casino-rule-accuse = { $teams ->
    [yes] Accuse who names a card, A: if admitted, it is trailed at once, and barred to the side.
   *[no] Accuse who names a card, A: if admitted, it must be trailed next.
 }
casino-rule-irregularity = An irregularity loses the game at once.
casino-rule-redeal = Before the first card, anybody may propose to deal again, D; all must agree.
casino-chapter-table = This table
casino-rule-pile-info = { $told ->
    [memory] Of the piles, only sweeps and the last capture are told.
    [counts] Of the piles, the number of cards is told.
    [summary] Of the piles, cards, spades and what scores are told.
   *[full] Of the piles, everything is told, and which ranks are unseen.
 }
casino-rule-turn-seconds = { $seconds } seconds for each turn; then the least card is trailed, or a build captured.
casino-rule-challenge-seconds = { $seconds } seconds to answer; then the answer is no.
casino-rule-leave = { $forfeit ->
    [yes] Who leaves loses the game.
   *[no] For who leaves, a bot plays on.
 }

## Statistics

casino-figure-points = { $value } points a deal.
casino-figure-cards = { $value } a deal for most cards.
casino-figure-spades = { $value } a deal for most spades.
casino-figure-big = { $value } a deal for Big Casino.
casino-figure-little = { $value } a deal for Little Casino.
casino-figure-aces = { $value } a deal for aces.
casino-figure-sweeps = { $value } a deal for sweeps.
casino-figure-over = { $value } a deal for cards over the number.
casino-figure-swept = { $value } sweeps of yours a deal.

## The lesson: the first round

casino-lesson-welcome = You play one round of Casino with Berta, step by step.
casino-lesson-aim = Capture cards from the table with cards of your hand; the most cards and some good ones bring points.
casino-lesson-table = 4 cards lie open, and { $key } says them at any time. Press { $key }.
casino-lesson-hand = { $key } says your own cards. Press { $key }.
casino-lesson-sum = A card takes its equal, or cards that add up to it: { $cards } make 9.
casino-lesson-take = Take both with { THE($card) }: less than for your hand, Tab to it, then Enter.
casino-lesson-faces = Jacks, queens and kings take only their equal, one at a time.
casino-lesson-build = You can also build: { $five } on { $three } is 8, and you hold an 8 to take it with.
casino-lesson-mark = Less than for your hand, Space on { THE($five) }; greater than for the table, Space on { THE($three) }; Enter.
casino-lesson-duplicate = To duplicate a build is to add cards of the same sum: it becomes multiple, and its value stays.
casino-lesson-increase = To increase a single build is to raise its value with one more card.
casino-lesson-yours = { $key } says whose builds lie there. Press { $key }.
casino-lesson-collect = Collect your build: less than for your hand, then Tab to { THE($card) }, then Enter.
casino-lesson-trail = When nothing can be taken, a card is left on the table: that is to trail.
casino-lesson-leave = Trail { THE($card) }: less than for your hand, then Enter on it; it is your last one.
casino-lesson-lost = Berta's 7 has taken { $cards }: 6 and 1. An ace is worth a point, so think before you trail one.
casino-lesson-rounds = When hands are empty, 4 cards each are dealt again, until the pack is used up.
casino-lesson-points = Then captured cards are counted: most cards 3 points, most spades 1, every ace 1.
casino-lesson-special = { $ten } is worth 2, { $two } 1. In some rules clearing the table is a sweep, worth 1 too.
casino-lesson-end = W tells what you may do, F2 reads the rules. Enter ends the lesson.

## Keys that every game has, in the words of this one

casino-ask-count = what has been taken so far
casino-ask-count-about = Only what the rules of this table let be told.
casino-ask-burden = whose builds lie there
casino-ask-burden-about = Every build on the table, with its value and its owner.
casino-ask-first = how many cards the pack still has
casino-ask-first-about = With the round of the deal, where there are rounds.
