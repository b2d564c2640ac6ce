# Escoba. Messages are grouped by the moment when they are said; the rules are the ESC of the game.
escoba-name = Escoba
escoba-about = 2 to 4 players take cards from the table that make 15; taking them all is an escoba.

## Presets
escoba-preset-escoba = Escoba
escoba-preset-escoba-about = To 21: cards, coins, sevens, the 7 of coins and escobas.
escoba-preset-fournier = Escoba with penalties
escoba-preset-fournier-about = With soplo and fines, more for all coins or all sevens; a side that takes nothing loses.
escoba-preset-argentina = Argentine escoba
escoba-preset-argentina-about = With the setenta in place of the sevens, to 15.
escoba-preset-uruguay = Uruguayan escoba
escoba-preset-uruguay-about = The setenta goes by sevens, then sixes, aces and fives.
escoba-preset-french-cards = Escoba with French cards
escoba-preset-french-cards-about = The same with diamonds, hearts, spades and clubs, without eights, nines and tens.
escoba-preset-scopa = Scopa
escoba-preset-scopa-about = The Italian mother: a card takes an equal one, or several that add up to it. To 11.
escoba-preset-deal-game = Single-deal escoba
escoba-preset-deal-game-about = Every deal is a game: most points win.

## Options
escoba-option-partnerships = Partnerships
escoba-option-partnerships-about = With 4 players those who sit opposite play together, or each alone.
escoba-option-partnerships-auto = with 4 players
escoba-option-partnerships-on = yes
escoba-option-partnerships-off = no
escoba-option-first_dealer = First dealer
escoba-option-first_dealer-about = By chance, or the first, second, third or fourth of the table.
escoba-option-first_dealer-random = by chance
escoba-option-first_dealer-a = the first
escoba-option-first_dealer-b = the second
escoba-option-first_dealer-c = the third
escoba-option-first_dealer-d = the fourth
escoba-option-deck = Pack
escoba-option-deck-about = Changes what cards are called, not the rules.
escoba-option-deck-spanish = Spanish
escoba-option-deck-french = French
escoba-option-game_mode = What is won
escoba-option-game_mode-about = A game to a target over several deals, or every deal a game.
escoba-option-game_mode-points = points over several deals
escoba-option-game_mode-deal = every deal is a game
escoba-option-target = Points to win
escoba-option-target-about = Looked at when a deal has been counted.
escoba-option-win_by = Lead to win
escoba-option-win_by-about = How far ahead of all others the winner must be.
escoba-option-win_by-1 = any
escoba-option-win_by-2 = 2 points
escoba-option-tie_break = If several get there
escoba-option-tie_break-about = The highest wins, or whoever gets there first when counting in order.
escoba-option-tie_break-highest = the highest wins
escoba-option-tie_break-order = counted in order
escoba-option-capture_rule = How cards take
escoba-option-capture_rule-about = By making 15, or by the value of the card as in scopa.
escoba-option-capture_rule-fifteen = making 15
escoba-option-capture_rule-rank = by the value of the card
escoba-option-capture = Duty to take
escoba-option-capture-about = Whether a card may be laid when one could take.
escoba-option-capture-optional = none
escoba-option-capture-card = a card that takes must take
escoba-option-capture-hand = if any card takes, one must take
escoba-option-initial_escoba = Escoba on the first table
escoba-option-initial_escoba-about = Who gets the first 4 table cards when they make 15.
escoba-option-initial_escoba-dealer = the dealer
escoba-option-initial_escoba-first = who plays first
escoba-option-initial_escoba-off = nobody
escoba-option-initial_thirty = First table of 30
escoba-option-initial_thirty-about = When the first 4 table cards count 2 escobas if they make 30.
escoba-option-initial_thirty-pairs = when they are 2 pairs of 15
escoba-option-initial_thirty-total = always
escoba-option-king_redeal = Deal again with 3 kings
escoba-option-king_redeal-about = With 3 or 4 kings on the first table the deal is void.
escoba-option-last_sweep = The last card may sweep
escoba-option-last_sweep-about = In scopa, clearing the table with the last card usually does not count.
escoba-option-sevens_point = The point for sevens
escoba-option-sevens_point-about = Who gets it: most sevens, the setenta, or sevens and then sixes, aces and fives.
escoba-option-sevens_point-sevens = most sevens
escoba-option-sevens_point-setenta = the setenta
escoba-option-sevens_point-setenta70 = the setenta, with 70 for the 4 sevens
escoba-option-sevens_point-ladder = sevens, sixes, aces and fives
escoba-option-sevens_point-none = nobody
escoba-option-all_oros = All coins
escoba-option-all_oros-about = Having all 10 coins is worth 2 points in place of 1.
escoba-option-all_sevens = All sevens
escoba-option-all_sevens-about = Having all 4 sevens is worth 2 points in place of 1.
escoba-option-few_cards = Fewer than 10 cards
escoba-option-few_cards-about = Between 2 sides, 2 points when the other has fewer than 10 cards.
escoba-option-shutout = Taking nothing loses
escoba-option-shutout-about = Between 2 sides, a side that takes no card at all loses the game.
escoba-option-soplo = Soplo
escoba-option-soplo-about = If somebody lays a card that made 15, the next player may take them.
escoba-option-call = Calling escobas
escoba-option-call-about = Whether an escoba must be called, and whether others may rob it.
escoba-option-call-auto = need not be called
escoba-option-call-manual = must be called
escoba-option-call-rob = must be called, may be robbed
escoba-option-wrong_sum = Wrong sums
escoba-option-wrong_sum-about = What happens to a take that is not 15.
escoba-option-wrong_sum-refuse = cannot be played
escoba-option-wrong_sum-lay = the card stays on the table
escoba-option-wrong_sum-fine = it stays on the table and costs points
escoba-option-wrong_sum-claims = they stand unless challenged
escoba-option-pile_info = What is told of piles
escoba-option-pile_info-about = How much may be asked of what each side has taken.
escoba-option-pile_info-memory = escobas and the last take
escoba-option-pile_info-counts = also how many cards
escoba-option-pile_info-summary = also coins, sevens and the 7 of coins
escoba-option-pile_info-full = all, and what is still unseen
escoba-option-turn_seconds = Time for a turn
escoba-option-turn_seconds-about = When it runs out, the least useful card is laid.
escoba-option-challenge_seconds = Time to challenge
escoba-option-challenge_seconds-about = When it runs out, the take stands.
escoba-option-on_leave = When a player leaves
escoba-option-on_leave-about = A bot plays on, or the game is lost.
escoba-option-on_leave-bot = a bot plays on
escoba-option-on_leave-forfeit = the game is lost

## Tables that cannot be opened
escoba-refuse-options-dealer = No such seat at a table of { $seats }: choose another first dealer.
escoba-refuse-options-partnerships = Partnerships need 4 players, and there are { $seats }.
escoba-refuse-options-pair = They do not go together: { $first }, and { $second }. Change one of the two options.

## What is typed
escoba-verb-lay = lay
escoba-verb-take = take
escoba-verb-soplo = blow
escoba-verb-rob = rob
escoba-verb-challenge = challenge
escoba-verb-no = no
escoba-word-with = with
escoba-word-call = escoba, call escoba
escoba-over = escoba, call escoba, the first, first, for you
escoba-asks-count = how many coins
escoba-unneeded-escoba = Escobas are called for you here: take the cards, and the room counts it.

## The deal
escoba-event-started = { $preset } for { $seats }, to { $target }, with { $others }.
    .brief = { $preset } for { $seats }, to { $target }.
escoba-event-started-deal = { $preset } for { $seats }, with { $others }.
    .brief = { $preset } for { $seats }.
escoba-event-partner = Your partner is { $partner }.
escoba-event-partners = { $team } are partners.
escoba-event-deal = { $who } deals.
escoba-event-deal-you = You deal.
escoba-event-round = Round { $round } of { $rounds }.
    .brief = Round { $round }.
escoba-event-hand = { $cards_count } cards: { $cards }.
escoba-event-table = Table: { $cards }.
    .full = Table: { $cards }. { $total } in all.
escoba-event-last-round = Last cards.
    .brief = Last.
    .full = Last cards, 3 each.
escoba-event-initial-dealt-one = { $who } deals 15: escoba.
escoba-event-initial-dealt-one-you = You deal 15: escoba!
escoba-event-initial-dealt-two = { $who } deals 30: 2 escobas.
escoba-event-initial-dealt-two-you = You deal 30: 2 escobas!
escoba-event-initial-first-one = 15 on the table: escoba for { $who }.
escoba-event-initial-first-one-you = 15 on the table: escoba for you!
escoba-event-initial-first-two = 30 on the table: 2 escobas for { $who }.
escoba-event-initial-first-two-you = 30 on the table: 2 escobas for you!
escoba-event-redealt-kings = Too many kings: dealt again.
escoba-event-redealt-bad-pack = Wrong cards in the pack: dealt again.
escoba-event-turn = Your turn.

## Plays
escoba-event-laid = { $who } lays { THE($card) }.
    .brief = { $who }: { $card }.
    .full = { $who } lays { THE($card) }; { $left } on the table.
escoba-event-laid-you = You lay { THE($card) }.
    .brief = You: { $card }.
    .full = You lay { THE($card) }; { $left } on the table.
escoba-event-took = { $who } takes { $cards } with { $card }.
    .brief = { $who }: { $taken } with { $card }.
    .full = { $who } takes { $cards } with { $card }. { $left }.
escoba-event-took-you = You take { $cards } with { $card }.
    .brief = You: { $taken } with { $card }.
    .full = You take { $cards } with { $card }. { $left }.
escoba-event-took-many = { $who } takes with { $card }: { $cards }.
    .brief = { $who } with { $card }: { $taken }.
escoba-event-took-many-you = You take with { $card }: { $cards }.
    .brief = You, with { $card }: { $taken }.
escoba-event-escoba = { $sweep } for { $who }: { $cards } with { $card }.
    .brief = { $sweep } for { $who }: { $taken } with { $card }.
    .full = { $sweep } for { $who }: { $cards } with { $card }, { $nth }.
escoba-event-escoba-you = { $sweep }! You take { $cards } with { $card }.
    .brief = { $sweep }! { $taken } with { $card }.
    .full = { $sweep }! You take { $cards } with { $card }, { $nth }.
escoba-event-escoba-many = { $sweep } for { $who } with { $card }: { $cards }.
    .brief = { $sweep } for { $who } with { $card }: { $taken }.
    .full = { $sweep } for { $who } with { $card }, { $nth }: { $cards }.
escoba-event-escoba-many-you = { $sweep }! You take with { $card }: { $cards }.
    .brief = { $sweep }! With { $card }: { $taken }.
    .full = { $sweep }! You take with { $card }, { $nth }: { $cards }.
escoba-event-blown = { $whose_is ->
    [you] { $who } blows your { $card } with { $cards }.
   *[other] { $who } blows { THE($card) } with { $cards }.
 }
    .brief = { $who } blows { $card } with { $taken }.
escoba-event-blown-you = You blow { THE($card) } with { $cards }.
    .brief = You blow { $card } with { $taken }.
escoba-event-blown-escoba = Escoba for { $who }, by soplo: { THE($card) } with { $cards }.
    .brief = Escoba for { $who }, soplo: { $card } with { $taken }.
escoba-event-blown-escoba-you = Escoba! You blow { THE($card) } with { $cards }.
    .brief = Escoba! You blow { $card } with { $taken }.
escoba-event-marked = Escoba for { $who }, { $nth }.
escoba-event-marked-you = Escoba for you, { $nth }!
escoba-event-cleared-last = Table empty at the end: no sweep.
escoba-event-cleared-uncalled = Table empty, not called.
escoba-event-robbed = { $victim_is ->
    [you] { $who } robs your escoba.
   *[other] { $who } robs the escoba of { $victim }.
 }
    .brief = { $who } robs { $victim }.
escoba-event-robbed-you = You rob the escoba of { $victim }.
    .brief = You rob { $victim }.
escoba-event-wrong = { $who } makes { $total } with { $cards }: { THE($card) } stays.
    .brief = { $who } makes { $total }: { THE_RANK($card) } stays.
escoba-event-wrong-you = You make { $total } with { $cards }: { THE($card) } stays.
    .brief = You make { $total }: { $card } stays.
escoba-event-wrong-fined = Fine for { $who }, { $total } with { $cards }: { THE($card) } stays.
    .brief = Fine for { $who }: { THE_RANK($card) } stays.
escoba-event-wrong-fined-you = Fine, you make { $total } with { $cards }: { THE($card) } stays.
    .brief = Fine, you make { $total }: { THE_RANK($card) } stays.
escoba-event-window = Key X to challenge, Enter lets it stand; { $seconds } seconds.
    .brief = Key X challenges; { $seconds } seconds.
escoba-event-window-open = Key X to challenge, Enter lets the take stand.
    .brief = Key X challenges, Enter accepts.
escoba-event-upheld = { $who } challenges, and it makes { $total }: { THE($card) } stays.
    .brief = { $who } challenges: it makes { $total }.
escoba-event-upheld-you = You challenge, and it makes { $total }: { THE($card) } stays.
    .brief = You challenge: it makes { $total }.
escoba-event-dismissed = { $who } challenges, but it stands.
escoba-event-dismissed-you = You challenge, but it stands.

## The end of a deal
escoba-event-rest = { $who } gets the rest, { $cards }.
    .brief = Rest to { $who }.
    .full = { $who } gets the rest, worth { $worth }: { $cards }.
escoba-event-rest-you = You get the rest, { $cards }.
    .brief = Rest to you.
    .full = You get the rest, worth { $worth }: { $cards }.
escoba-event-rest-nobody = Nobody has taken: the rest is nobody's.
escoba-event-rest-none = Nothing is left on the table.
escoba-event-rest-cards = { $cards }.
escoba-event-audit = Looking back: a take of { $side } with { THE($card) } made { $total }.
    .brief = Looking back: { $side }, { $total } made.
escoba-event-count-most = { $item }, { $counts }: { $points } for { $side }.
    .brief = { $item }: { $points } for { $side }.
escoba-event-count-nobody = { $item }, { $counts }: for nobody.
    .brief = { $item }: for nobody.
escoba-event-count-step = { $item }: { $points } for { $side }.
escoba-event-count-ladder = Setenta, by sevens, sixes, aces and fives: { $points } for { $side }.
    .brief = Setenta: { $points } for { $side }.
escoba-event-count-ladder-nobody = Setenta, equal down to the fives: for nobody.
    .brief = Setenta: for nobody.
escoba-event-count-escobas = For { $sweeps }: { $made }.
escoba-event-count-fine = Fine for { $side }: { $points } less.
escoba-event-count-none = Nobody has taken: nothing is counted.
escoba-event-count-order = Several get there: counted in order, the first one wins.
    .brief = Several get there: counted in order.
escoba-event-count-total = Total: { $scores }.
escoba-part-number = { $side } { $count }
escoba-part-has = { $side } { $number }
escoba-part-list = { $parts }
escoba-part-side = { $side }
escoba-part-against = { $most } to { $least }
escoba-part-whole = { $whole }
escoba-part-half = { $whole } and a half
escoba-part-rank = { THE_RANK($card) }
escoba-part-two = { $first }. { $second }.
escoba-part-line = { $line }.
escoba-part-unseen = { RANKS($rank) } { $count }
escoba-part-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
escoba-part-left = { $count ->
    [0] Table empty
    [one] 1 card left
   *[other] { $count } cards left
 }
escoba-part-nth = { $count ->
    [one] the first
   *[other] { $count } so far
 }
escoba-part-escoba = Escoba
escoba-part-scopa = Scopa
escoba-part-escobas = escobas
escoba-part-scope = scope
escoba-part-suit-spanish = coins
escoba-part-suit-french = diamonds
escoba-part-item-cards = Most cards
escoba-part-item-oros = Most coins
escoba-part-item-oros-french = Most diamonds
escoba-part-item-velo = Velo
escoba-part-item-velo-french = 7 of diamonds
escoba-part-item-velo-scopa = Settebello
escoba-part-item-sevens = Most sevens
escoba-part-item-setenta = Best setenta
escoba-part-item-setenta-scopa = Best primiera
escoba-part-item-few = Fewer than 10 cards
escoba-part-item-fine = Fine
escoba-part-item-escoba = Escoba
escoba-part-item-escoba-scopa = Scopa

## The end of the game
escoba-event-tied = Tied at { $points }: another deal.
escoba-event-not-ahead = Nobody is 2 points ahead: another deal.
    .brief = Nobody 2 ahead: another deal.
escoba-event-decided = Decided by the order of the count: { $item }.
    .brief = Decided by { $item }.
escoba-event-over-stalled = 2 deals without a take: game over.
escoba-event-over-forfeit = Somebody has left: game over.
escoba-event-over-shutout = Taking no card at all loses the game.
escoba-event-won = { $who } wins by { $lead }: { $points } to { $other }.
escoba-event-won-you = You win by { $lead }: { $points } to { $other }!
escoba-event-won-several = { $who } wins with { $points }.
escoba-event-won-several-you = You win with { $points }!
escoba-event-won-all = { $who } wins the game.
escoba-event-won-all-you = You win the game!
escoba-event-drawn = Draw at { $points } between { $tied }.
    .brief = Draw at { $points }.
escoba-event-forfeits = { $who } loses the game by leaving.
escoba-event-forfeits-you = You lose the game by leaving.

## Offers and refusals
escoba-zone-pile = Your pile
escoba-item-marked = { $item }, { $on ->
    [yes] chosen
   *[no] put back
 }, { $total } in all.
escoba-offer-take = Take { $cards }
escoba-offer-clears = { $sweep }, { $cards }
escoba-offer-called = Call and take { THE($cards) }
escoba-offer-uncalled = Take without calling { THE($cards) }
escoba-offer-with = { $offer } with { THE($card) }
escoba-offer-lay = Lay { THE($card) }
escoba-offer-no = Let the take stand
escoba-offer-challenge = Challenge the take
escoba-offer-rob = Rob the escoba
escoba-offer-soplo = Blow { THE($cards) }
escoba-offer-soplo-called = Call and blow { THE($cards) }
escoba-refuse-window = Answer first: key X challenges, Enter lets the take stand.
escoba-refuse-waiting = { OR($others) } may challenge first.
escoba-refuse-no-window = No take that you may challenge.
escoba-refuse-no-claims = Nothing is challenged at this table.
escoba-refuse-answered = You have answered.
escoba-refuse-no-rob = No uncalled escoba to rob.
escoba-refuse-no-robbing = No escobas are robbed at this table.
escoba-refuse-no-soplo = Nothing to blow: only the card that the player before has just laid.
escoba-refuse-soplo-off = No soplo at this table.
escoba-refuse-no-fifteen = Nothing to blow: { THE($card) } makes no 15 with the table.
escoba-refuse-not-last = A soplo needs the card laid last, { THE($card) }.
escoba-refuse-not-in-hand = { THE($card) } is not in your hand; key H tells your cards.
escoba-refuse-no-target = Say which cards of the table you take, or lay yours.
escoba-refuse-not-on-table = { THE($card) } is not on the table; key V tells what is.
escoba-refuse-overlap = Name each card once; { THE($card) } is there twice.
escoba-refuse-sum = That makes { $total }, not 15. Key M tells what a card can take.
escoba-refuse-sum-with = That makes { $total }: with { THE($card) } it would be 15.
escoba-refuse-nobody = That makes { $total }, and no card of yours makes it 15.
escoba-refuse-too-much = That makes { $total }, too much to be taken.
escoba-refuse-rank = That makes { $total }, and { THE($card) } takes { $value }.
escoba-refuse-no-rank = That makes { $total }, and no card of yours is worth it.
escoba-refuse-equal = The equal card goes first: { THE($card) } takes { THE($equal) }.
escoba-refuse-no-escoba = Not an escoba: { $left } would stay on the table.
escoba-refuse-must-take = No laying now: { THE($card) } takes { THE($cards) }.
escoba-refuse-one-card = Play one card of your hand; { $count } are chosen.

## Keys and answers
escoba-key-plays = what the card can do that you are on
escoba-key-pile = your pile, as far as the table tells it
escoba-key-against = blow, rob an uncalled escoba or challenge, as the table has it
escoba-ask-plays = { $count ->
    [one] 1 play with { THE($card) }.
   *[other] { $count } plays with { THE($card) }.
 }
escoba-ask-cards = Taken so far: { $counts }.
escoba-ask-no-escobas = No escobas yet.
escoba-ask-summary = Sevens and { $item }: { $side }, { $sevens } and { $oros }.
escoba-ask-summary-velo = Sevens and { $item }: { $side }, { $sevens } and { $oros }, with the velo.
escoba-ask-unseen = Unseen: { COMMAS($ranks) }.
escoba-ask-unseen-none = You have seen all cards.
escoba-ask-dealer = { $who } deals.
escoba-ask-dealer-you = You deal.
escoba-ask-rest = { $who } would get the rest.
escoba-ask-rest-you = You would get the rest.
escoba-ask-rest-nobody = Nobody would get the rest yet.
escoba-ask-round = Round { $round } of { $rounds }; in the stock, { $stock }.
escoba-ask-last-round = Last round, stock empty.
escoba-ask-table = { $cards_count ->
    [one] On the table: { $cards }.
   *[other] { $cards_count } on the table, { $total } in all: { $cards }.
 }
escoba-ask-beside = Pending: { $who } wants { THE($cards) } with { THE($card) }.
escoba-ask-beside-you = Pending: you want { THE($cards) } with { THE($card) }.
escoba-ask-scores = { COMMAS($scores) }, to { $target }. Deal { $deal }.
escoba-ask-scores-deal = { COMMAS($scores) }. A single deal.
escoba-ask-no-count = No deal has been counted yet.
escoba-ask-last-take = Before that, the last take.
escoba-ask-no-take = No card of yours takes; you may lay any.
escoba-ask-pile = In your pile, { $cards }; in { $sweeps }, { $count }.
escoba-ask-pile-memory = You have { $count } in { $sweeps }; no more is told of your pile.
escoba-advice-rob = Key X robs the escoba that was not called.
escoba-advice-soplo = Key X blows the card laid last.
escoba-advice-takers = { $count ->
    [0] No card of yours takes
    [one] 1 of your cards takes
   *[other] { $count } of your cards take
 }.
escoba-advice-sweep = Table total { $total }: { $rank } sweeps.
escoba-advice-safe = Table total { $total }: no single card sweeps.
escoba-advice-empty = Table empty: nobody sweeps a card that you lay below 5.
escoba-advice-take = Best in sight: { THE($cards) } with { THE($card) }.
escoba-figure-points = { $value } points a deal.
escoba-figure-cards = { $value } a deal for cards.
escoba-figure-oros = { $value } a deal for coins.
escoba-figure-velo = { $value } a deal for the velo.
escoba-figure-sevens = { $value } a deal for sevens.
escoba-figure-setenta = { $value } a deal for the setenta.
escoba-figure-few = { $value } a deal for a rival with few cards.
escoba-figure-fine = { $value } a deal for fines.
escoba-figure-escoba = { $value } a deal for escobas.
escoba-figure-made = { $value } escobas of yours a deal.

## Rules
escoba-rule-chapter-aim = Aim
escoba-rule-aim = Take cards from the table that make 15 with yours, and gather those that score.
escoba-rule-aim-rank = Take from the table what is worth as much as your card, and gather what scores.
escoba-rule-turns = Players take turns, one card each time, without passing.
escoba-rule-teams = Those who sit opposite are partners: they share pile and points, not the hand.
escoba-rule-chapter-cards = The cards
escoba-rule-pack-spanish = 40 cards, the Spanish pack without eights and nines.
escoba-rule-pack-french = 40 cards, the French pack without eights, nines and tens.
escoba-rule-values = An ace is 1; 2 to 7 are their number; { THE_RANK(11) } is 8, { THE_RANK(12) } 9 and { THE_RANK(13) } 10.
escoba-rule-chapter-deal = The deal
escoba-rule-deal = Everybody gets 3 cards, and 4 go to the table.
escoba-rule-rounds = When hands are empty 3 more are dealt, in { $rounds } rounds; no more go to the table.
escoba-rule-dealer = The player after the dealer plays first, and deals next.
escoba-rule-initial-dealer = If the first 4 make 15, the dealer takes them as an escoba.
escoba-rule-initial-first = If the first 4 make 15, whoever plays first takes them as an escoba.
escoba-rule-thirty-pairs = If they are 2 pairs of 15, they are 2 escobas.
escoba-rule-thirty-total = If they make 30, they are 2 escobas.
escoba-rule-kings = With 3 or 4 kings on the first table the cards are dealt again.
escoba-rule-chapter-turn = Your turn
escoba-rule-play = With one card you take from the table, or you lay it there.
escoba-rule-take = You take one or more cards that make exactly 15 with yours.
escoba-rule-take-rank = You take one card of the same value, or several that add up to yours.
escoba-rule-equal = If there is an equal card, it is taken and not a sum.
escoba-rule-one-set = If there are several ways, you choose one.
escoba-rule-lay-optional = You may lay a card even if it could take.
escoba-rule-lay-card = A card that can take must take; another one that cannot may be laid.
escoba-rule-lay-hand = While any of your cards can take, you must take.
escoba-rule-chapter-sweep = Clearing the table
escoba-rule-sweep = { $sweep }: a take that leaves the table empty is 1 point.
escoba-rule-last-sweep = With the last card of the deal it does not count.
escoba-rule-call-manual = It must be called; otherwise it does not count.
escoba-rule-call-rob = It must be called; otherwise the next player may rob it before playing.
escoba-rule-chapter-wrong = Slips and wrong sums
escoba-rule-soplo = If a card is laid that made 15, the next player may blow it and takes those cards.
escoba-rule-soplo-turn = Only with the card laid last, and before playing; then the turn goes on as usual.
escoba-rule-claims = Nobody adds up for you: a wrong take stands unless an opponent challenges it.
escoba-rule-wrong = If your take does not make 15, your card stays on the table.
escoba-rule-fine = Every wrong sum costs 4 points, and 1 more for every escoba of the deal.
escoba-rule-audit = At the end the takes are gone through, and wrong ones pay too.
escoba-rule-chapter-count = The count
escoba-rule-rest = What is left on the table goes to whoever took last, and is no escoba.
escoba-rule-most = { $item }: 1 point.
escoba-rule-most-all = { $item }: 1 point, and 2 for having them all.
escoba-rule-velo = { $item }, which is { THE($card) }: 1 point.
escoba-rule-setenta = { $item }: 1 point to the highest sum of one's best card of every suit; all suits are needed.
escoba-rule-values-setenta = There it is 21 for a 7; 18 for a 6; 16 for an ace; 15 for a 5; 14 for a 4; 13 for a 3; 12 for a 2; 10 for a figure.
escoba-rule-values-setenta70 = There it is 17 and a half for a 7; 14 for a 6; 11 for an ace; 10 for a 5; 8 for a 4; 6 for a 3; 4 for a 2; 1 for a figure.
escoba-rule-ladder = Setenta: 1 point to whoever has most sevens; if tied, most sixes, then aces, then fives.
escoba-rule-tie = A tie in any of these scores nothing.
escoba-rule-few = If the rival has fewer than 10 cards, 2 points.
escoba-rule-shutout = Whoever takes no card at all in a deal loses the game.
escoba-rule-two-only = What is said of few cards and of taking nothing holds between 2 sides only.
escoba-rule-chapter-end = Winning
escoba-rule-single = Every deal is a game: most points win, and it may be a draw.
escoba-rule-target = When a deal has been counted, { $target } points win.
escoba-rule-order = If several get there, cards, coins, velo, sevens and escobas are counted in order: the first one wins.
escoba-rule-highest = If several get there, the highest wins; if they are equal, another deal is played.
escoba-rule-ahead = The winner must be 2 points ahead of all others; if not, another deal is played.
escoba-rule-stalled = After 2 deals in a row without a take the game ends.
escoba-rule-chapter-bots = The bots
escoba-rule-bots-easy = Easy bots overlook sums of many cards, and do not look at what they leave.
escoba-rule-bots-fair = Fair bots mind what they leave, but forget which cards have gone.
escoba-rule-bots-good = Good bots remember the cards, and count who could still sweep the table.
escoba-rule-bots-expert = Experts imagine the hidden hands and play the round out.
escoba-rule-chapter-table = This table
escoba-rule-pile-memory = Of piles the escobas and the last take are told.
escoba-rule-pile-counts = Of piles the escobas and the number of cards are told.
escoba-rule-pile-summary = Of piles the cards, coins, sevens, velo and escobas are told.
escoba-rule-pile-full = Of piles everything is told, and what is still unseen.
escoba-rule-clock = A turn has { $seconds } seconds.
escoba-rule-window = A challenge has { $seconds } seconds.
escoba-rule-leave-bot = When a player leaves, a bot plays on.
escoba-rule-leave-forfeit = A player who leaves loses the game.

## The lesson
escoba-lesson-welcome = With a card of yours you take cards from the table that make 15 with it.
escoba-lesson-deal = You play one deal with Berta: the first round step by step, the rest on your own.
escoba-lesson-values = Of the figures { THE_RANK(11) } is 8, { THE_RANK(12) } 9 and { THE_RANK(13) } 10; other cards are their number.
escoba-lesson-table = Four cards lie on the table, and key { $key } always tells them. Press { $key }.
escoba-lesson-hand = Key { $key } tells your cards. Press { $key }.
escoba-lesson-seven = You make 15 with { THE($taken) }, which is 8, and { THE($card) }.
escoba-lesson-take = Press Z until you hear { THE($card) }, then Enter: so you take with that card.
escoba-lesson-sum = Several cards will do: { THE($taken) } make 6, and { THE($card) } is 9.
escoba-lesson-again = Press Z until you hear { THE($card) }, then Enter, to take them.
escoba-lesson-fourteen = Cards on the table make 14, and { THE($card) } is 1: taking it all is an escoba.
escoba-lesson-round = An escoba is 1 point. When hands are empty 3 more cards are dealt, and you begin.
escoba-lesson-safe = Cards on the table make 6, and a 9 would sweep it. With { THE($card) } it makes 16, which nobody can.
escoba-lesson-lay = Lay { THE($card) }, which takes nothing: press 3, your third card, then Enter.
escoba-lesson-last = At the end of the deal, what is left on the table goes to whoever took last.
escoba-lesson-points = Points go to most cards, most coins, most sevens, the 7 of coins, called velo, and escobas.
escoba-lesson-end = A usual game goes to 21 points. F2 reads the rules. Enter ends the lesson.

## Keys that every game has, in the words of this one

escoba-key-count = what has been taken so far
escoba-key-count-about = As far as the table tells it, and the escobas made.
escoba-key-burden = who deals, and who gets the rest
escoba-key-burden-about = The rest of the table goes to whoever took last.
escoba-key-first = which round it is, and the stock
escoba-key-first-about = How many cards are still to be dealt.

## Exercises in sums of 15

escoba-what-scores = A card takes what makes 15 with it: jacks count 8, knights or queens 9, kings 10.
    .brief = Sums of 15; courts count 8, 9 and 10.
escoba-drill-asked = Table: { $cards }. You hold { THE($card) }: how many ways to 15?
    .brief = { $cards }. You: { $card }. Ways to 15?
escoba-drill-way = { $card } with { $cards }.
escoba-drill-none = Nothing makes 15 with it.
escoba-drill-two = sums of two cards
escoba-drill-three = sums of three cards
escoba-drill-four = sums of four cards and more
escoba-drill-court = sums with jacks, knights and kings

## Hints

escoba-hint-takes = It takes { $count } cards{ $oros ->
    [0] { "" }
    [one] , 1 of coins
   *[other] , { $oros } of coins
 }{ $sevens ->
    [0] { "" }
    [one] , 1 seven
   *[other] , { $sevens } sevens
 }.
escoba-hint-leaves = { $count ->
    [0] You leave { $sum }, and no unseen card sweeps it.
    [one] You leave { $sum }: 1 of the { $of } unseen cards sweeps it.
   *[other] You leave { $sum }: { $count } of the { $of } unseen cards sweep it.
 }
