# Calatone. Ids are grouped by where they are said; the rules are the CAL rules of the game.

calatone-name = Calatone
calatone-about = 2 to 7 players of Italian seven-card stud: bet, and then declare your five cards yourself.

## Presets

calatone-preset-casa = House rules
calatone-preset-casa-about = Full pack, ante 1, bets from 2 to 20 a round, hands declared by their players.
calatone-preset-clasica = Classic
calatone-preset-clasica-about = As the old rules have it, without an ante: when all pass at once, nothing is won.
calatone-preset-descartada = Stripped pack
calatone-preset-descartada-about = The fewer the players, the fewer the low cards.
calatone-preset-ases = High aces
calatone-preset-ases-about = A straight with an ace beats a flush.
calatone-preset-resto = Table stakes
calatone-preset-resto-about = No maximum and no fresh chips: until one player has everything.
calatone-preset-tranquila = Quiet
calatone-preset-tranquila-about = Bets up to 10, and the playroom declares the best hand for everybody.
calatone-preset-stud = Common stud
calatone-preset-stud-about = When all pass the hand goes on to the next card.

## Options

calatone-option-deck = Pack
calatone-option-deck-about = How many cards; with fewer the low ranks are taken out. By players: it follows their number.
calatone-option-deck-auto = by players
calatone-option-deck-52 = 52 cards
calatone-option-deck-48 = 48 cards, from the threes
calatone-option-deck-44 = 44 cards, from the fours
calatone-option-deck-40 = 40 cards, from the fives
calatone-option-deck-36 = 36 cards, from the sixes
calatone-option-deck-32 = 32 cards, from the sevens
calatone-option-deck-28 = 28 cards, from the eights
calatone-option-ace_low = Low ace
calatone-option-ace_low-about = The ace may also stand below the lowest rank, in the lowest straight.
calatone-option-ace_straight_over_flush = Ace straights above flush
calatone-option-ace_straight_over_flush-about = A straight with an ace ranks just above a flush.
calatone-option-stack = To start with
calatone-option-stack-about = What everybody sits down with, and the most that fresh chips fill up to.
calatone-option-ante = Ante
calatone-option-ante-about = What everybody pays before the cards; at most 5 smallest bets, 0 for none.
calatone-option-min_bet = Smallest bet
calatone-option-min_bet-about = The least to open with, and the least step of a raise.
calatone-option-max_bet = Most in a round
calatone-option-max_bet-about = The most that anybody may put in during one round, 0 for all one has.
calatone-option-max_raises = Raises in a round
calatone-option-max_raises-about = How many raises a round may have, 0 for any number.
calatone-option-all_pass_ends = All pass, hand over
calatone-option-all_pass_ends-about = When all pass the best hand so far takes the pot; otherwise the next card is dealt.
calatone-option-declaration = Declaration
calatone-option-declaration-about = By hand you name your own five cards and are held to them; or the playroom takes the best.
calatone-option-declaration-manual = by hand
calatone-option-declaration-auto = by the playroom
calatone-option-rebuy = Fresh chips
calatone-option-rebuy-about = Whether a player may take more chips between hands.
calatone-option-rebuy-never = never
calatone-option-rebuy-request = for the asking
calatone-option-rebuy-banker = if the banker agrees
calatone-option-limit = End of the sitting
calatone-option-limit-about = When it ends; the arrows change it. Between hands, the I key proposes another.
calatone-option-limit-none = none agreed
calatone-option-limit-10-hands = after 10 hands
calatone-option-limit-20-hands = after 20 hands
calatone-option-limit-60-minutes = after 60 minutes
calatone-option-limit-120-minutes = after 120 minutes
calatone-option-limit-hands = { $count ->
    [one] after 1 hand
   *[other] after { $count } hands
 }
calatone-option-limit-minutes = { $count ->
    [one] after 1 minute
   *[other] after { $count } minutes
 }
calatone-option-winner_leave = Leaving ahead
calatone-option-winner_leave-about = Whether a player who is ahead may leave before the agreed end.
calatone-option-winner_leave-warn = with a warning
calatone-option-winner_leave-forbid = not before the end
calatone-option-on_leave = Leaving during a hand
calatone-option-on_leave-about = The leaver withdraws at the next turn, or a bot plays the hand to its end.
calatone-option-on_leave-fold = withdraws
calatone-option-on_leave-bot = a bot plays on
calatone-option-help = Help with hands
calatone-option-help-about = The playroom tells you, when you ask, what your cards are worth and what to weigh.
calatone-option-turn_seconds = Time for a turn
calatone-option-turn_seconds-about = When it is over you pass if you can, and withdraw otherwise.
calatone-option-expose_seconds = Time to show a card
calatone-option-expose_seconds-about = When it is over your lower card is shown.
calatone-option-declare_seconds = Time to declare
calatone-option-declare_seconds-about = When it is over your best five are declared.

## Tables that cannot be opened

calatone-refuse-bad-min-bet = The smallest bet of { $least } is more than the { $stack } chips; make it smaller.
calatone-refuse-bad-max-bet = The most in a round, { $most }, must be 0 or at least the smallest bet of { $least }.
calatone-refuse-bad-ante = An ante of { $ante } is too high for these bets: at most { $most }.
calatone-refuse-bad-deck = { $size } cards are too few for { $seats } players: at least { $least }, or a pack by players.
calatone-refuse-bad-limit = { $value } is no end of a sitting. Say 20 hands, 90 minutes, or a time of day.

## Hands in words

calatone-part-hand-royal = royal straight flush of { SUIT($suit) }
calatone-part-hand-straight-flush = straight flush to { THE_RANK($rank) }
calatone-part-hand-poker = four { RANKS($rank) }
calatone-part-hand-full = full house, { RANKS($rank) } and { RANKS($other) }
calatone-part-hand-flush = flush, { RANK($rank) } high
calatone-part-hand-ace-straight = straight with ace, to { THE_RANK($rank) }
calatone-part-hand-straight = straight to { THE_RANK($rank) }
calatone-part-hand-trio = three { RANKS($rank) }
calatone-part-hand-figures = figures, { RANK($first) }, { RANK($second) }, { RANK($third) }, { RANK($fourth) } and { RANK($fifth) }
calatone-part-hand-two-pairs = two pairs, { RANKS($rank) } and { RANKS($other) }
calatone-part-hand-pair = pair of { RANKS($rank) }
calatone-part-hand-high-card = high card { RANK($rank) }

## Small phrases

calatone-part-card = { $card }
calatone-part-card-hidden = { $card } hidden
calatone-part-limit-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
 }
calatone-part-limit-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
calatone-part-limit-time = until { $hour }:{ $minute }
calatone-part-ahead = { $player } { $chips } ahead
calatone-part-behind = { $player } { $chips } behind
calatone-part-even = { $player } even

## The table opens

calatone-event-session = Calatone for { $count } with { $others }, { $stack } chips each.
    .brief = Calatone for { $count }, with { $stack } chips each.
calatone-event-stakes = { $size } cards, ante { $ante }, bets from { $least }{ $most ->
    [0] { "" }, no maximum
   *[other] { "" } to { $most } a round
 }.
    .brief = { $size } cards, ante { $ante }, bets { $least }{ $most ->
    [0] { "" } or more
   *[other] { "" } to { $most }
 }.
calatone-event-bank-with = { $who } keeps the bank.
calatone-event-bank-with-you = You keep the bank.
calatone-event-ready-asked = Enter for hand { $number }, { $who } deals.
    .brief = Enter for hand { $number }.
calatone-event-ready-asked-you = Enter for hand { $number }, you deal.
    .brief = Enter for hand { $number }.
calatone-event-next-hand = Hand { $number } next, { $who } deals.
calatone-event-next-hand-you = Hand { $number } next, you deal.
calatone-event-ready = Ready. Waiting for { $others }.

## The deal

calatone-event-hand-started = Hand { $number }, { $who } deals{ $ante ->
    [0] { "" }
   *[other] , ante { $ante }
 }.
    .brief = Hand { $number }.
    .full = Hand { $number } with { $size } cards. { $who } deals, { $cutter } to cut{ $ante ->
    [0] { "" }
   *[other] , ante { $ante }
 }.
calatone-event-hand-started-you = Hand { $number }, you deal{ $ante ->
    [0] { "" }
   *[other] , ante { $ante }
 }.
    .brief = Hand { $number }.
    .full = Hand { $number } with { $size } cards. You deal, { $cutter } to cut{ $ante ->
    [0] { "" }
   *[other] , ante { $ante }
 }.
calatone-event-ante-all-in = { $who } pays the ante with the last { $chips }, all in.
    .brief = { $who } all in on the ante, { $chips }.
calatone-event-ante-all-in-you = You pay the ante with your last { $chips }, all in.
    .brief = All in on the ante, { $chips }.
calatone-event-dealt-down = Hidden: { $cards }.
    .brief = { $cards }.
calatone-event-show-asked = Which one do you show?
    .brief = Show one.
calatone-event-chose = You will show { THE($card) }.
    .brief = Showing { $card }.
calatone-event-exposed = { $who } shows { THE($card) }.
    .brief = { $who }: { $card }.
calatone-event-exposed-you = You show { THE($card) }.
    .brief = You: { $card }.
calatone-event-dealt-up = { $who }: { $card }.
calatone-event-dealt-up-you = You: { $card }.
calatone-event-dealt-up-made = { $player }: { $card }, { $hand }.
    .brief = { $player }: { $card }{ $category ->
    [pair] , pair
    [two-pairs] , 2 pairs
    [trio] , 3 alike
    [poker] , 4 alike
   *[other] { "" }
}.
calatone-event-annulled = The pack or the chips were not right: stakes go back, the same dealer deals again.

## Betting

calatone-event-speaks-first = { $who } speaks first, { $hand }.
    .brief = { $who } speaks first.
    .full = Round { $round }, the pot is { $pot }. { $who } speaks first, { $hand }.
calatone-event-speaks-first-you = You speak first, { $hand }.
    .brief = You speak first.
    .full = Round { $round }, the pot is { $pot }. You speak first, { $hand }.
calatone-event-no-betting = No more betting: the cards are dealt out for { $pot }.
    .brief = No more betting.
calatone-event-said-then = { $said }. { $turn }.
calatone-part-then-speak = Your turn
calatone-part-then-see = Seeing costs you { $cost }
    .brief = To see: { $cost }
calatone-event-check = { $who } passes.
calatone-event-check-you = You pass.
calatone-event-bet = { $who } opens with { $chips }.
calatone-event-bet-you = You open with { $chips }.
calatone-event-bet-all-in = { $who } opens all in with { $chips }.
    .brief = { $who } all in, { $chips }.
calatone-event-bet-all-in-you = You open all in with { $chips }.
    .brief = You are all in, { $chips }.
calatone-event-call = { $who } sees.
    .full = { $who } sees with { $chips }.
calatone-event-call-you = You see with { $chips }.
    .full = You see with { $chips }.
calatone-event-call-all-in = { $who } sees all in with { $chips }.
calatone-event-call-all-in-you = You see all in with { $chips }.
calatone-event-raise = { $who } raises to { $chips }.
calatone-event-raise-you = You raise to { $chips }.
calatone-event-raise-all-in = { $who } raises all in to { $chips }.
    .brief = { $who } all in, to { $chips }.
calatone-event-raise-all-in-you = You raise all in to { $chips }.
    .brief = You are all in, to { $chips }.
calatone-event-folds = { $who } withdraws.
calatone-event-folds-you = You withdraw.
calatone-event-withdraws = { $who } withdraws.
calatone-event-withdraws-you = You withdraw.
calatone-event-refund = { $chips } unmatched, back to { $who }.
    .brief = { $chips } unmatched, to { $who }.
calatone-event-refund-you = { $chips } unmatched, back to you.
    .brief = { $chips } unmatched, to you.
calatone-event-all-passed = All pass: the hidden cards are turned up.
    .brief = All pass: hidden cards up.

## The declaration

calatone-event-declare = Choose your 5 cards with Space, then Enter.
    .brief = Choose your 5.
calatone-event-declaring = { $others_count ->
    [one] { $others } chooses five cards.
   *[other] { $others } choose five cards.
 }
calatone-event-decided = You declare: { $hand }.
    .brief = Declared: { $hand }.
calatone-event-declared = { $who }: { $hand }, hidden { $hidden }.
    .brief = { $who }: { $hand }.
    .full = { $who }: { $hand }, with { $cards }; hidden { $hidden }.
calatone-event-declared-you = You: { $hand }, hidden { $hidden }.
    .brief = You: { $hand }.
    .full = You: { $hand }, with { $cards }; hidden { $hidden }.
calatone-event-won = { $who } takes the pot, { $chips }.
    .brief = { $who } wins { $chips }.
calatone-event-won-you = You take the pot, { $chips }.
    .brief = You win { $chips }.
calatone-event-won-pot = { $who } wins { $side ->
    [main] the main pot
    [only] the side pot
   *[side] side pot { $number }
 }, with { $chips }.
    .brief = { $who }: { $side ->
    [main] main pot
    [only] side pot
   *[side] side pot { $number }
 }, with { $chips }.
calatone-event-won-pot-you = You win { $side ->
    [main] the main pot
    [only] the side pot
   *[side] side pot { $number }
 }, with { $chips }.
    .brief = You: { $side ->
    [main] main pot
    [only] side pot
   *[side] side pot { $number }
 }, with { $chips }.
calatone-event-shared = { $winners } share { $chips } chips, { $share } each.
    .brief = { $winners } share { $chips }.
calatone-event-void = Void hand: nothing was staked.
calatone-event-you-have = { $chips ->
    [one] You have 1 chip now.
   *[other] You have { $chips } chips now.
 }

## Between hands

calatone-event-issued = { $chips ->
    [one] 1 fresh chip for { $who }.
   *[other] { $chips } fresh chips for { $who }.
 }
calatone-event-issued-you = { $chips ->
    [one] 1 fresh chip for you.
   *[other] { $chips } fresh chips for you.
 }
calatone-event-asks-rebuy = { $who } asks for { $chips ->
    [one] 1 fresh chip
   *[other] { $chips } fresh chips
 }.
    .brief = { $chips ->
    [one] { $who } asks for 1 chip.
   *[other] { $who } asks for { $chips } chips.
 }
calatone-event-asks-rebuy-you = You ask for { $chips ->
    [one] 1 fresh chip
   *[other] { $chips } fresh chips
 }.
    .brief = { $chips ->
    [one] You ask for 1 chip.
   *[other] You ask for { $chips } chips.
 }
calatone-event-asks-limit = { $who } proposes an end: { $limit }.
    .brief = { $who } wants an end: { $limit }.
calatone-event-asks-limit-you = You propose an end: { $limit }.
    .brief = You want an end: { $limit }.
calatone-event-asks-end = { $who } proposes to end the sitting.
    .brief = { $who } proposes to end.
calatone-event-asks-end-you = You propose to end the sitting.
    .brief = You propose to end.
calatone-event-asks-seats = { $who } proposes to draw the seats anew.
    .brief = { $who } proposes new seats.
calatone-event-asks-seats-you = You propose to draw the seats anew.
    .brief = You propose new seats.
calatone-event-asks-extend = { $who } proposes to go on: { $limit }.
    .brief = { $who } would go on: { $limit }.
calatone-event-asks-extend-you = You propose to go on: { $limit }.
    .brief = You would go on: { $limit }.
calatone-event-answer-how = Key Y for yes, X for no.
calatone-event-answer-consent = { $who } agrees.
calatone-event-answer-consent-you = You agree.
calatone-event-answer-refuse = { $who } says no.
calatone-event-answer-refuse-you = You say no.
calatone-event-answer-rebuy-rebuy = { $who } would like fresh chips.
calatone-event-answer-rebuy-rebuy-you = You would like fresh chips.
calatone-event-answer-rebuy-none = { $who } takes no fresh chips.
calatone-event-answer-rebuy-none-you = You take no fresh chips.
calatone-event-answer-extend-extend = { $who } would go on.
calatone-event-answer-extend-extend-you = You would go on.
calatone-event-answer-extend-none = { $who } proposes nothing.
calatone-event-answer-extend-none-you = You propose nothing.
calatone-event-not-agreed = { $what ->
    [rebuy] Not agreed: no fresh chips.
    [limit] Not agreed: the end stays as it was.
    [end] Not agreed: the sitting goes on.
    [seats] Not agreed: the seats stay.
   *[extend] Not agreed to go on.
 }
    .brief = { $what ->
    [rebuy] No fresh chips.
    [limit] No new end.
    [end] No end yet.
    [seats] No new seats.
   *[extend] No going on.
 }
calatone-event-rebuy-asked = No chips left: type how many you take, or X for none.
    .brief = No chips: type how many, X none.
calatone-event-rebuy-others = { $count ->
    [one] { $others } has no chips left and may take more.
   *[other] { $others } have no chips left and may take more.
 }
    .brief = { $others }: no chips left.
calatone-event-extend = Play on? Enter to propose a new end, X to stop.
    .brief = Play on? Enter a new end, X stops.
calatone-event-places = New seats, each to the left: { $places }.
calatone-event-limit-reached = { $last ->
    [yes] Last hand: the agreed end is reached.
   *[no] Agreed end reached: { $limit }.
 }
calatone-event-limit-set = Agreed end: { $limit }.
calatone-event-gone = { $who } has left and is out after this hand.
    .brief = { $who } has left.
calatone-event-gone-you = You leave when this hand is over.
    .brief = You leave after this hand.
calatone-event-returned = { $who } is back and plays on.
calatone-event-returned-you = You are back and play on.
calatone-event-left = { $who } leaves, { $how ->
    [ahead] { $chips } ahead
    [behind] { $chips } behind
   *[even] neither ahead nor behind
 }.
    .brief = { $who } leaves, { $how ->
    [ahead] { $chips } ahead
    [behind] { $chips } behind
   *[even] even
 }.
calatone-event-left-you = You leave, { $how ->
    [ahead] { $chips } ahead
    [behind] { $chips } behind
   *[even] neither ahead nor behind
 }. Control S leaves the table.
    .brief = You leave, { $how ->
    [ahead] { $chips } ahead
    [behind] { $chips } behind
   *[even] even
 }.
calatone-event-observer = { $who } has no chips and only watches now.
    .brief = { $who }: no chips, watching.
calatone-event-observer-you = You have no chips and only watch now.
    .brief = No chips, you only watch.
calatone-event-over = { $reason ->
    [limit] Sitting over: its agreed end is reached.
    [chips] Sitting over: only one player has chips.
    [agreed] Sitting over, by agreement.
   *[stalled] Sitting over: nobody stakes anything any more.
 }
    .brief = { $reason ->
    [limit] Over: the agreed end.
    [chips] Over: one player has chips.
    [agreed] Over, by agreement.
   *[stalled] Over: nothing is staked.
 }
calatone-event-wins-evening = { $who } wins the sitting, { $chips } ahead.
    .brief = { $who } wins, { $chips } ahead.
calatone-event-wins-evening-you = You win the sitting, { $chips } ahead.
    .brief = You win, { $chips } ahead.
calatone-event-share-evening = { $winners } share the sitting, { $chips } ahead each.
calatone-event-accounts = { COMMAS($parts) }.

## What lies there, and offers

calatone-zone-hand = Hand
calatone-zone-players = Players
calatone-offer-expose = Show { THE($card) }
calatone-offer-declare = Declare { $cards }
calatone-offer-ready = Deal the next hand
calatone-offer-consent = Yes, agree
calatone-offer-refuse = No
calatone-offer-no-chips = No fresh chips
calatone-offer-no-more = Stop here
calatone-offer-extend = Go on: { $limit }
calatone-offer-limit = Propose an end: { $limit }
calatone-offer-seats = Propose new seats
calatone-offer-end = Propose to end the sitting
calatone-offer-rebuy = { $chips ->
    [one] 1 fresh chip
   *[other] { $chips } fresh chips
 }
calatone-offer-check = Pass
calatone-offer-call = See for { $cost }
calatone-offer-bet = Open with { $chips }
calatone-offer-raise = Raise to { $chips }
calatone-offer-fold = Withdraw
calatone-item-marked = { $card } { $on ->
    [yes] chosen
   *[no] put back
 }{ $over ->
    [0] , { $count } of 5
   *[other] : { $count }, { $over } too many
 }.
    .brief = { $card }, { $on ->
    [yes] { "" }
   *[no] back, { "" }
 }{ $over ->
    [0] { $count } of 5
   *[other] { $count }, { $over } too many
 }.
calatone-item-five-marked = { $card } { $on ->
    [yes] chosen
   *[no] put back
 }, that makes 5: { $hand }.

## Keys of this game

calatone-key-pass = pass, while nobody has bet
calatone-key-see = match the bet
calatone-key-up = open or raise, from a list of amounts; or type the total
calatone-key-all-in = open or raise with all you may put in
calatone-key-withdraw = withdraw from the hand, or answer no
calatone-key-yes = answer yes, or match the bet
calatone-key-five = what the five chosen cards make
calatone-key-propose = proposals between hands: fresh chips, an end, new seats
calatone-key-bank = who keeps the bank, and your account
calatone-key-quit = how to leave the sitting, and what you would leave with

## Answers

calatone-ask-pot = { $pot } in the pot, cards are being chosen.
calatone-ask-pot-no-bet = { $pot } in the pot, no bet yet.
calatone-ask-pot-level = { $pot } in the pot, the bet is { $level }.
calatone-ask-pot-cost = { $pot } in the pot, the bet is { $level }; seeing costs you { $cost }.
    .brief = { $pot } in pot, bet { $level }; seeing costs { $cost }.
calatone-ask-pot-declaring = { $pot } in the pot, { $done ->
    [0] nobody has declared
    [one] 1 of { $count } has declared
   *[other] { $done } of { $count } have declared
 }.
calatone-ask-range-bet = Open with { $low } or more, up to { $high }.
calatone-ask-range-bet-only = Open with { $high }, nothing else.
calatone-ask-range-raise = Raise to { $low } or more, up to { $high }.
calatone-ask-range-raise-only = Raise to { $high }, nothing else.
calatone-ask-account = { $stack ->
    [one] 1 chip is yours
   *[other] { $stack } chips are yours
 }, after { $issued } from the bank{ $returned ->
    [0] { "" }
   *[other] { " " }and { $returned } given back
 }: { $how ->
    [ahead] { $chips } ahead
    [behind] { $chips } behind
   *[even] neither ahead nor behind
 }.
    .brief = { $stack ->
    [one] 1 chip
   *[other] { $stack } chips
 }, { $how ->
    [ahead] { $chips } ahead
    [behind] { $chips } behind
   *[even] even
 }.
calatone-ask-deals = Dealer: { $who }.
calatone-ask-deals-you = Dealer: you.
calatone-ask-deals-next = Next dealer: { $who }.
calatone-ask-deals-next-you = Next dealer: you.
calatone-ask-no-dealer = No deal is coming.
calatone-ask-bank-is = The banker is { $who }.
calatone-ask-bank-is-you = You keep the bank.
calatone-ask-no-hand = No hand is being played.
calatone-ask-no-cards = You have no cards.
calatone-ask-both-hidden = Hidden: { $cards }; neither shown yet.
calatone-ask-will-show = { $hidden } stays hidden, { $shown } will be shown.
calatone-ask-own-hidden = { $hidden } hidden; shown, { $shown }.
    .brief = Hidden { $hidden }; shown { $shown }.
calatone-ask-worth = That makes { $hand }.
    .brief = { $hand }.
calatone-ask-nothing-shown = No cards are shown.
calatone-ask-shown = { $who }: { $cards }.
calatone-ask-shown-you = You: { $cards }.
calatone-ask-shown-made = { $who }: { $cards }, { $hand }.
    .brief = { $who }: { $hand }.
calatone-ask-shown-made-you = You: { $cards }, { $hand }.
    .brief = You: { $hand }.
calatone-ask-laid = { $who }: { $hand }, with { $cards }.
    .brief = { $who }: { $hand }.
calatone-ask-laid-you = You: { $hand }, with { $cards }.
    .brief = You: { $hand }.
calatone-part-stack = { $player } { $chips }
calatone-part-stack-all-in = { $player } all in
calatone-part-stack-out = { $player } { $chips }, withdrawn
calatone-part-stack-watching = { $player } watching
calatone-part-stack-left = { $player } gone
calatone-ask-stacks = { COMMAS($parts) }.
calatone-ask-result = { $balance }, { $issued } from the bank.
calatone-ask-hands = { $count ->
    [0] No hand played yet.
    [one] 1 hand played.
   *[other] { $count } hands played.
 }
calatone-ask-no-limit-set = No end is agreed.
calatone-ask-limit-is = End: { $limit }.
calatone-ask-limit-is-reached = End reached: { $limit }.
calatone-ask-limit-left-hands = End: { $limit }; { $count } left.
calatone-ask-limit-left-minutes = End: { $limit }; { $count } left.
calatone-ask-holding = { $count } cards each: { $players }.
calatone-ask-all-in-are = All in: { $players }.
calatone-ask-out-and-rest = { $out ->
    [0] Nobody
   *[other] { $out }
 } out; { $rest ->
    [one] 1 card
   *[other] { $rest } cards
 } left in the pack.
calatone-ask-turn-of = Round { $round }, { $player } to speak.
calatone-ask-turn-bet = Your turn in round { $round }: P passes, { $low } to { $high } opens, X withdraws.
    .brief = Your turn, { $low } to { $high }.
calatone-ask-turn-bet-only = Your turn in round { $round }: P passes, { $high } opens, X withdraws.
    .brief = Your turn, { $high } opens.
calatone-ask-turn-raise = Your turn in round { $round }: M sees for { $cost }; { $low } to { $high } raises; X withdraws.
    .brief = Your turn, seeing costs { $cost }.
calatone-ask-turn-raise-only = Your turn in round { $round }: M sees for { $cost }; { $high } raises; X withdraws.
    .brief = Your turn, seeing costs { $cost }.
calatone-ask-turn-see = Your turn in round { $round }: M sees for { $cost }, X withdraws.
    .brief = Your turn, seeing costs { $cost }.
calatone-ask-turn-over = Nobody: the sitting is over.
calatone-ask-turn-expose = Choose the card you show, then Enter.
    .brief = Card to show, then Enter.
calatone-ask-turn-declare = Choose your 5 cards with Space, then Enter.
    .brief = Your 5 with Space, then Enter.
calatone-ask-turn-between = { $first ->
    [yes] Enter when you are ready for the first hand.
   *[no] Enter when you are ready for the next hand.
 }
    .brief = { $first ->
    [yes] Enter for the first hand.
   *[no] Enter for the next hand.
 }
calatone-ask-you-left = { $chips ->
    [one] You have left with 1 chip. Control S leaves the table.
   *[other] You have left with { $chips } chips. Control S leaves the table.
 }
calatone-ask-turn-ask = Your answer: key Y for yes, X for no.
calatone-ask-turn-rebuy = Fresh chips: type how many you take, or X for none.
calatone-ask-turn-limit = Propose to go on with Enter, or X to stop.
    .brief = Enter to go on, X to stop.
calatone-ask-waiting = { $what ->
    [expose] { $players } must still choose a card.
    [declare] { $players } must still declare.
    [between] { $players } must still say ready.
    [rebuy] { $players } may take fresh chips.
    [limit] { $players } may propose to go on.
   *[ask] { $players } must still answer.
 }
calatone-ask-said-last = Round { $round }: { $said }.
calatone-ask-said-before = Said last: { $said }.
calatone-ask-nothing-said = Nobody has said anything yet.
calatone-ask-own = { $count } cards: { COMMAS($cards) }.
calatone-ask-own-withdrawn = { $count } cards, withdrawn: { COMMAS($cards) }.
calatone-ask-own-last = { $count } cards in the last hand: { COMMAS($cards) }.
calatone-ask-next-none = No card is to be played now.
calatone-ask-next-declared = You have declared.
calatone-advice-expose = Either card may be shown; the best card shown speaks first.
calatone-advice-declare = Any 5 of your cards count, and only those: the two left over do not.
calatone-advice-five = D tells what the five you have chosen make.
calatone-advice-between = With the I key you may propose { $rebuy ->
    [yes] fresh chips, an end or new seats
   *[no] an end or new seats
 }; key Q tells how to leave for good.
calatone-advice-check = P passes.
calatone-advice-see = M sees for { $cost }.
calatone-advice-open = Open with { $low } or more, up to { $high }: type it, then Enter; key U lists amounts.
calatone-advice-most = Key A puts in { $high }, the most you may.
calatone-advice-open-only = Key A opens with { $high }, all you may put in.
calatone-advice-raise = Raise to { $low } or more, up to { $high }: type the total, then Enter; key U lists amounts.
calatone-advice-raise-only = Key A raises to { $high }, all you may put in.
calatone-advice-fold = X withdraws, and what you paid stays in the pot.
calatone-advice-no-pass = Somebody has bet, so no passing.
calatone-advice-no-raise-top = The bet is at the maximum, or at all you have: no raise.
calatone-advice-no-raise-nobody = Nobody else has chips to answer a raise.
calatone-advice-no-raise-barred = You have paid the last full bet, and a short all in does not open it again: no raise.
calatone-advice-no-raise-raises = The round has had all the raises this table allows.
calatone-ask-five = { $hand }, with { $cards }.
calatone-ask-best-five = Best five: { $cards }, { $hand }.
calatone-advice-lower = A good player mostly shows the lower one, { THE($card) }.
calatone-advice-wins = { $count ->
    [2] { $wins } of 100 such deals are yours if both stay.
   *[other] { $wins } of 100 such deals are yours if all { $count } stay.
 }
calatone-advice-price = For { $cost }, it pays from { $price } of 100 on.
calatone-hint-shows = { $lower ->
    [yes] The better card stays hidden, and the others see less than you hold.
   *[no] The lower one stays hidden, and { THE($card) } looks like more than you hold.
 }
calatone-hint-bet = { $ahead ->
    [yes] That is more than your share of the pot: let the others pay to see more.
   *[no] Some who would win will withdraw, and then the pot is yours.
 }
calatone-hint-check = Passing costs nothing, and a bet might meet a raise.
calatone-hint-fold = By the cards you could see it, but who bets like that mostly holds more.
calatone-advice-all-pass = If all pass, the best hand so far takes the pot; a bet keeps a weak hand from that.
calatone-ask-quit = { $chips ->
    [one] 1 chip goes back to the bank if you leave.
   *[other] { $chips } chips go back to the bank if you leave.
 }
calatone-ask-quit-ahead = You are { $chips } ahead: leaving now is discourteous to those who lose.
calatone-ask-quit-how = Type slash leave for good and Enter to leave.
    .brief = Type slash leave for good.
calatone-confirm-leave = Leave the sitting for good, with { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
 }? Enter for yes, Escape for no.
    .brief = Leave for good? Enter or Escape.
calatone-confirm-leave-ahead = { $chips } ahead, to leave is discourteous. Leave for good? Enter for yes, Escape for no.
    .brief = Leave, { $chips } ahead? Enter or Escape.
calatone-confirm-fold = Nobody has bet and passing is free. Withdraw all the same? Enter for yes, Escape for no.
    .brief = Withdraw? Pass is free. Enter or Escape.

## Refusals

calatone-refuse-over = No more: the sitting is over.
calatone-refuse-seat = You only watch: the players with chips play.
calatone-refuse-gone = You have left and are out after this hand.
calatone-refuse-back = Nobody to come back: that player has not left this hand.
calatone-refuse-left = Out of this sitting: those chips have gone back to the bank.
    .brief = Out: the chips are in the bank.
calatone-refuse-leaving = Not this place: its chips go to the bank with this hand.
    .brief = Its chips go to the bank.
calatone-refuse-no-chips = Not this place: it has no chips and only watches.
    .brief = No chips lie there.
calatone-refuse-timeout = Nobody waits for that player now.
calatone-refuse-withdrawn = You have withdrawn; watch until the next hand.
calatone-refuse-wait = { $others } first: wait, or hear what lies there with V.
calatone-refuse-phase-expose = Not yet: first everybody shows a card. Choose one and press Enter.
calatone-refuse-phase-bet = Not now: bets are being made. P passes, M sees, X withdraws.
calatone-refuse-phase-declare = Not now: choose five cards with Space and press Enter.
calatone-refuse-phase-hand = Only between hands; finish this one first.
calatone-refuse-phase-between = No hand is being played yet: Enter for the next one.
calatone-refuse-phase-window = Not now: T tells who is asked and what for.
calatone-refuse-winning = You are { $ahead } ahead: at this table you stay until the agreed end.
calatone-refuse-chosen = You have chosen your card; the others are still choosing.
calatone-refuse-expose-one = One card is shown, not { $count }: go to it with Tab and press Enter.
calatone-refuse-expose-card = You can show one of these: { $cards }.
calatone-refuse-turn = { $other } speaks now; wait for your turn.
calatone-refuse-declared = You have declared; a declaration stands.
calatone-refuse-five = 5 cards make the hand, { $count } chosen: Space chooses and puts back.
calatone-refuse-declare-card = Those are not all your cards; H tells yours.
calatone-refuse-check = { $level } has been bet: see for { $cost }, or withdraw.
calatone-refuse-bet = The round is open with { $level }: see for { $cost }, raise or withdraw.
calatone-refuse-call = No bet to match: pass with P, or open with an amount.
calatone-refuse-raise-yet = Nobody has bet: type an amount to open.
calatone-refuse-bet-amount = { $amount } is not possible: open with { $low } or more, up to { $high }.
calatone-refuse-bet-amount-only = { $amount } is not possible: open with { $high }.
calatone-refuse-raise-amount = { $amount } is not possible: raise to { $low } or more, up to { $high }.
calatone-refuse-raise-amount-only = { $amount } is not possible: raise to { $high }.
calatone-refuse-raise-top = No raise: the bet is at the maximum or all you have. Seeing costs { $cost }.
calatone-refuse-raise-nobody = No raise: nobody else has chips. Seeing costs { $cost }.
calatone-refuse-raise-barred = No raise: a short all in does not reopen the round. Seeing costs { $cost }.
calatone-refuse-raise-raises = No raise: the round has had all it may have. Seeing costs { $cost }.
calatone-refuse-bets-now = { $phase ->
    [expose] Not yet: first choose the card you show, with Enter.
    [declare] Betting is over: choose your five with Space, then Enter.
   *[between] Nothing to bet between hands. Enter for the next one.
 }
calatone-refuse-question = Nothing is asked now.
calatone-refuse-not-asked = That is for { $seats } to answer.
calatone-refuse-consent-rebuy = No yes or no here: type how many chips, or X for none.
calatone-refuse-consent-limit = No yes or no here: propose a new end with Enter, or X to stop.
calatone-refuse-ready = You are ready; still waiting for { $seats }.
calatone-refuse-rebuy = No fresh chips at this table.
calatone-refuse-rebuy-full = You have { $stack } or more already; fresh chips fill up to that.
calatone-refuse-rebuy-amount = { $amount } cannot be: ask for 1 to { $most } fresh chips.
calatone-refuse-limit = That is no end of a sitting: 20 hands, 90 minutes, or a time of day.
calatone-refuse-asked = You have asked that since the last hand; ask again after the next.
calatone-refuse-topic = Propose the end or new seats, nothing else; key I lists what can be proposed.
calatone-refuse-proposals = Proposals are made between hands; key I lists them then.
calatone-refuse-five-marked = Choose 5 cards with Space; { $count } chosen.
calatone-refuse-five-now = Not yet: D tells what your five make when you declare them, at the end of the hand.

## Rulebook

calatone-rule-chapter-aim = Aim
calatone-rule-aim-hand = Everybody gets seven cards, six of them shown, and the five that you declare are your hand.
calatone-rule-aim-chips = Each sits down with { $stack } chips; whoever ends furthest above the chips taken wins the sitting.
calatone-rule-aim-limit = End of the sitting: { $limit }. A hand that has begun is always finished.
calatone-rule-aim-no-limit = No end is agreed; one can be proposed between hands.
calatone-rule-chapter-pack = The pack
calatone-rule-pack-size = { $size } cards are used, from { THE_RANK($rank) } up, none of them wild.
calatone-rule-pack-auto = The pack follows the players: 32 cards for up to 4 players, 36 for 5 and 44 for 6; 52 for 7. With { $count } players it has { $size }.
calatone-rule-pack-order = Aces are highest; suits are equal and never decide.
calatone-rule-chapter-deal = The deal
calatone-rule-deal-ante = Before the cards everybody pays an ante of { $ante }, or what is left.
calatone-rule-deal-no-ante = No ante is paid.
calatone-rule-deal-two = Two cards each are dealt face down, and all choose at the same time which one they show.
calatone-rule-deal-more = After each of the first five rounds of betting everybody still in gets another card, face up.
calatone-rule-deal-seven = In the end each has seven cards: six shown and one that only its owner knows.
calatone-rule-deal-turn = After every hand the deal passes to the left.
calatone-rule-chapter-bets = Betting
calatone-rule-bets-first = Whoever shows the best cards speaks first, then the others to the left; of equals the one dealt to first.
calatone-rule-bets-before = Until somebody bets you pass, open or withdraw; after that you see, raise or withdraw.
calatone-rule-bets-amounts = { $most ->
    [0] Open with { $least } or more and raise by { $least } or more, up to all you have.
   *[other] Open with { $least } or more and raise by { $least } or more; in one round nobody puts in more than { $most }.
 }
calatone-rule-bets-raises = { $count ->
    [one] 1 raise is allowed in a round.
   *[other] { $count } raises are allowed in a round.
 }
calatone-rule-bets-all-in = Short of chips, you may see with all you have and play for the part of the pot that you cover.
calatone-rule-bets-short = An all in that raises by less than the smallest bet does not let those raise again who had matched.
calatone-rule-bets-refund = What nobody matches goes back to its owner.
calatone-rule-bets-out = Whoever withdraws turns the cards down and leaves what was paid in the pot.
calatone-rule-bets-last = When only one is left, that one takes the pot without showing the hidden card.
calatone-rule-chapter-passes = When all pass
calatone-rule-passes-end = When all pass the hand ends there: the cards are turned up and the best hand so far takes the pot.
calatone-rule-passes-all-in = As long as somebody is all in it does not end so, and the next card is dealt.
calatone-rule-passes-go-on = When all pass the next card is dealt; after the sixth round hands are declared.
calatone-rule-passes-void = With nothing in the pot the hand is void and nothing is shown.
calatone-rule-chapter-show = The declaration
calatone-rule-show-five = After the sixth round each declares five of the seven cards, all at the same time; the other two do not count.
calatone-rule-show-held = What you declare stands, even if a better hand was there.
calatone-rule-show-auto = After the sixth round the playroom declares the best five of everybody.
calatone-rule-show-early = { $declaration ->
    [auto] If the hand ends earlier, the cards dealt so far count.
   *[manual] If the hand ends earlier, the cards dealt so far count; of six you choose five.
 }
calatone-rule-show-pot = Best declared hand takes the pot, and equal hands share it.
calatone-rule-show-odd = Chips that cannot be shared go one each, in the order of the deal.
calatone-rule-show-layers = With different all ins, each part of the pot goes to the best hand among those who paid it in full.
calatone-rule-chapter-worth = What hands are worth
calatone-rule-worth-order = From best to worst: { COMMAS($parts) }.
calatone-rule-worth-stripped = With 40 cards or fewer a flush beats a full house; with more, it loses to it.
calatone-rule-worth-figures = Five figures are jacks, queens, kings and aces, without three of a kind.
calatone-rule-worth-figures-equal = Of two such hands the highest card decides, then the next, whatever pairs they hold.
calatone-rule-worth-equal = In every kind of hand the higher ranks win; when all are equal it is a tie.
calatone-rule-worth-ace-low = { $rank ->
    [0] Aces may also stand below the lowest card, in the lowest straight.
   *[other] Aces may also stand below { THE_RANK($rank) }, in the lowest straight.
 }
calatone-rule-worth-ace-high = Aces are only high.
calatone-rule-name-straight-flush = straight flush
calatone-rule-name-poker = four of a kind
calatone-rule-name-full = full house
calatone-rule-name-ace-straight = straight with an ace
calatone-rule-name-flush = flush
calatone-rule-name-straight = straight
calatone-rule-name-trio = three of a kind
calatone-rule-name-figures = five figures
calatone-rule-name-two-pairs = two pairs
calatone-rule-name-pair = pair
calatone-rule-name-high-card = high card
calatone-rule-chapter-evening = Chips and the sitting
calatone-rule-evening-bank = Keeping the bank is no advantage; in the end what is won and what is lost add up to zero.
calatone-rule-evening-rebuy-never = Without chips you only watch: there are no fresh ones.
calatone-rule-evening-rebuy-request = Fresh chips can be taken between hands, up to { $stack }.
calatone-rule-evening-rebuy-banker = Fresh chips can be asked for between hands, up to { $stack }, if the banker agrees.
calatone-rule-evening-rebuy-bots = A bot left without chips takes no fresh ones.
calatone-rule-evening-winner-warn = Leaving ahead before the end is discourteous, but allowed.
calatone-rule-evening-winner-forbid = Nobody who is ahead leaves before the agreed end.
calatone-rule-evening-away-fold = Whoever leaves during a hand withdraws at the next turn to speak.
calatone-rule-evening-away-bot = If somebody leaves during a hand, a bot plays those cards to its end.
calatone-rule-evening-stalled = After a full round of void hands the sitting ends.
calatone-rule-evening-help = With help: the playroom tells you alone, when you ask, what your cards are worth.
calatone-rule-chapter-bots = The bots
calatone-rule-bots-easy = Easy bots trust the hand they have and the cards they see, hope too long, bet only the least and never raise.
calatone-rule-bots-fair = Fair bots reckon roughly, never bluff, and pay too readily to see; at a table of four or more they give up too readily instead.
calatone-rule-bots-good = Good bots reckon how often they win, and bluff now and then.
calatone-rule-bots-good-careful = Careful good bots are as strong: they check and fold earlier, seldom bluff and seldom raise.
calatone-rule-bots-good-bold = Bold good bots are as strong: they bet, raise and bluff more, and bet larger amounts.
calatone-rule-bots-expert = Experts also read what your bets tell; the size of theirs tells nothing, except that they bet less if you seldom bet.

calatone-rule-chapter-clock = Clocks
calatone-rule-clock-expose = { $seconds } seconds to choose the card you show; after that the lower one is shown.
calatone-rule-clock-turn = { $seconds } seconds to speak; after that you pass, or withdraw if passing is not possible.
calatone-rule-clock-declare = { $seconds } seconds to declare; after that your best five are declared.

## Statistics

calatone-figure-chips = { $value } chips won per 100 hands.
calatone-figure-hands = { $value } hands a sitting.
calatone-figure-pots = { $value } percent of the hands with a pot for you.

## The lesson: a whole hand

calatone-lesson-welcome = You play three hands of Calatone against Berta: two step by step, one on your own.
calatone-lesson-aim = You get 7 cards, 6 that all can see and 1 that only you know. The best 5 win the pot.
calatone-lesson-bets = Or a bet wins it, when nobody else stays to see.
calatone-lesson-ready = When everybody is ready the cards are dealt. Press Enter: you are.
calatone-lesson-hand = Key { $key } says your own cards at any time. Press { $key }.
calatone-lesson-hidden = Of your first 2 cards you show one; the other stays hidden to the end.
calatone-lesson-show = Show { THE($card) }: press Z until you hear it, then Enter.
calatone-lesson-rounds = Before every new card there is a round of bets. The best cards shown speak first: your king.
calatone-lesson-open = Open with { $chips }: type { $chips }, then Enter.
calatone-lesson-passing = You may pass. But when all pass the hand ends there, and the best cards so far win.
calatone-lesson-pass = Let Berta decide, and pass: press { $key }.
calatone-lesson-answers = You can see her bet, raise it, or withdraw. King, queen and jack are worth 4 chips.
calatone-lesson-see = See the bet: press { $key }.
calatone-lesson-figures = Jack, queen, king and ace are figures. Any 5 of them beat two pairs and lose to three of a kind.
calatone-lesson-four = You hold 4 figures. Open with { $chips }: type { $chips }, then Enter.
calatone-lesson-totals = Bets are totals for the round: { $paid } of the { $level } are paid, so seeing costs only what is missing.
calatone-lesson-table = Key { $key } says what everybody shows. Press { $key }.
calatone-lesson-pot = Key { $key } says how much is in the pot. Press { $key }.
calatone-lesson-worth = { $cost } is cheap for that pot: a figure makes 5 figures, a 10 makes a straight.
calatone-lesson-made = With this king you have 5 figures. Berta sees only 4: the queen is hidden.
calatone-lesson-most = Open with the most of a round, { $chips }: type { $chips }, then Enter.
calatone-lesson-seventh = Your seventh card, { THE($card) }, is of no use to you. This is the last round.
calatone-lesson-declare = You name 5 of your cards, and they count as you name them: nobody helps you.
calatone-lesson-kings = Do not stop at your pair of kings: the 5 figures are worth more.
calatone-lesson-five = Choose { THE($cards) }.
calatone-lesson-chosen = Key Z goes from card to card, Space chooses one; press Enter once you have all 5.
calatone-lesson-won = Five figures beat Berta's two pairs.
calatone-lesson-scores = Key { $key } says how many chips everybody has. Press { $key }.
calatone-lesson-low = From the lowest up: high card, pair, two pairs, five figures, three of a kind, straight.
calatone-lesson-high = Above those: flush, full house, four of a kind, straight flush.
calatone-lesson-next = Nobody is hurried between hands. Press Enter to have the next one dealt.
calatone-lesson-poor = Two low cards that do not go together.
calatone-lesson-ace = Berta shows an ace and bets 10. Your 7 and 2 are not worth that.
calatone-lesson-withdraw = Withdraw: press { $key }.
calatone-lesson-lost = That cost you the ante, no more. Berta's hidden card stays unknown, since nobody saw her bet.
calatone-lesson-sitting = Key U lists what you may raise to. Between hands, with key I you propose when to stop.
calatone-lesson-own = Hand 3 is the last one today, and it is yours to play.
calatone-lesson-end = F2 reads the rules. Enter ends the lesson.

## Keys that every game has, in the words of this one

calatone-key-count = how much is in the pot
calatone-key-count-about = With what it costs you to stay in, when it is your turn.
calatone-key-burden = who deals
calatone-key-burden-about = Between hands, who deals the next one.
calatone-key-first = your hidden card
calatone-key-first-about = With the cards that you show.

## Exercises in hands

calatone-what-scores = 1 high card, 2 pair, 3 two pairs, 4 figures, 5 three of a kind, 6 straight, 7 flush, 8 full house, 9 four of a kind, 10 straight flush.
calatone-drill-ask-made = 7 cards: { $cards }. Which is it, from 1, high card, to 10, straight flush?
    .brief = { $cards }. 1 to 10?
calatone-drill-ask-wins = First, { $first }. Second, { $second }. Which wins, 1 or 2? 0 if they share.
    .brief = 1: { $first }. 2: { $second }. Who?
calatone-drill-hand = { $number }: { $hand }.
calatone-drill-decides = { THE_RANK($high) } beats { THE_RANK($low) }.
calatone-drill-four-only = Only 4 are { SUIT($suit) }.
calatone-drill-equal = pairs, three, four and full house
calatone-drill-five = straights and flushes
calatone-drill-figures = five figures
calatone-drill-four = four of a suit, which make nothing
calatone-drill-wins = which of two hands wins

## What is typed: the moves, and words in them. The first of each is what an example shows.

calatone-verb-check = pass, check,
    nothing from me, nothing, no bet, not betting, i'm not betting, no bet from me, not yet, tap,
    knock, check it, checking, check to you, nothing for now, not opening, i won't open, i won't bet,
    nothing yet, pass on this one, no bet yet
calatone-verb-bet = open
calatone-verb-call = see,
    call it,
    i play, i'll play
calatone-verb-raise = raise
calatone-verb-fold = withdraw,
    throw, throw it, throw it away, throw them away, toss, toss it, toss them, chuck, chuck it, ditch,
    ditch it, drop it, dump it, leave it, throw away, lay them down, discard
calatone-verb-expose = show
calatone-verb-declare = declare
calatone-verb-ready = deal
calatone-verb-rebuy = chips
calatone-verb-limit = limit
calatone-verb-agree = propose, agree
calatone-verb-extend = go on, extend
calatone-verb-consent = yes, consent
calatone-verb-refuse = no, you take no chips, you take no fresh chips, no fresh chips, i take no chips, no chips, take no chips, you propose nothing, i propose nothing
calatone-verb-leave = leave for good, leave
calatone-word-hands = hands, hand
calatone-word-minutes = minutes, minute, min
calatone-word-end = end, an end, the end
calatone-word-seats = seats, new seats
calatone-asks-count = pot
