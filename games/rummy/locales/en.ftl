# Continental rummy. Ids are grouped by where they are said; the rules are the RUM rules of the game.

rummy-name = Continental rummy
rummy-about = 2 to 8 players, seven hands, a bigger contract of sets and runs in each, lowest total wins.

## Presets

rummy-preset-continental = Continental
rummy-preset-continental-about = The usual rules: jokers and red aces are wild, claims in every hand.
rummy-preset-sinpuedo = No claims at the end
rummy-preset-sinpuedo-about = In the last three hands nobody may claim a card out of turn.
rummy-preset-doses = Wild twos
rummy-preset-doses-about = All twos are wild too.
rummy-preset-comodines = Jokers only
rummy-preset-comodines-about = Only jokers are wild; red aces are aces like the others.
rummy-preset-cuenta = You count
rummy-preset-cuenta-about = After each hand the players count their own cards, and counts can be challenged.
rummy-preset-literal = Many packs
rummy-preset-literal-about = 2 packs more than half the players.

## Options

rummy-option-deck_rule = Packs
rummy-option-deck_rule-about = How many packs are shuffled together.
rummy-option-deck_rule-half = half as many as players, 2 or more
rummy-option-deck_rule-base_plus_half = 2 more than half the players
rummy-option-jokers_per_deck = Jokers in each pack
rummy-option-jokers_per_deck-about = Jokers are always wild and cost 50 points in the hand.
rummy-option-red_aces_wild = Red aces wild
rummy-option-red_aces_wild-about = The aces of hearts and diamonds may stand for any card.
rummy-option-deuces_wild = Twos wild
rummy-option-deuces_wild-about = All twos may stand for any card.
rummy-option-red_ace_points = Points of a red ace
rummy-option-red_ace_points-about = What a red ace costs if it stays in the hand.
rummy-option-may_i = Claims out of turn
rummy-option-may_i-about = A card that the player in turn leaves may be claimed, with a penalty card.
rummy-option-no_may_i_last_three = No claims in the last three hands
rummy-option-no_may_i_last_three-about = In hands 5, 6 and 7 everybody takes what their turn gives.
rummy-option-may_i_limit = Claims for each player
rummy-option-may_i_limit-about = The most claims that a player has in one hand.
rummy-option-discarder_may_claim = Claiming one's own discard
rummy-option-discarder_may_claim-about = Whoever threw a card away may claim it back, with P before it is left.
rummy-option-replace_same_run = Freed card back into its run
rummy-option-replace_same_run-about = A wild card freed from a run may go to an end of the same run.
rummy-option-going_out = Going out
rummy-option-going_out-about = Whether the last card must be a discard.
rummy-option-going_out-discard = with a discard
rummy-option-going_out-either = with a discard or by laying all cards
rummy-option-flips = Turning the pile
rummy-option-flips-about = How often the pile becomes the stock when that is empty; then the hand ends.
rummy-option-stall_rounds = Rounds without progress
rummy-option-stall_rounds-about = After so many rounds with nothing drawn from the stock and nothing laid, the hand ends.
rummy-option-manual_scoring = Counting by hand
rummy-option-manual_scoring-about = Each player counts their own cards after the hand; others may challenge.
rummy-option-count_seconds = Time to count and to answer
rummy-option-count_seconds-about = For counts, challenges and agreements; silence gives no count and means no.
rummy-option-allow_corrections = Correcting scores
rummy-option-allow_corrections-about = A posted score can be changed if everybody agrees. Usual when counting by hand.
rummy-option-same_year = Resume in the same year
rummy-option-same_year-about = An adjourned game of several people counts only if it goes on in its year.
rummy-option-on_leave = When a player leaves
rummy-option-on_leave-about = A bot plays on, or the hand is put aside and the seat is skipped.
rummy-option-on_leave-bot = a bot plays on
rummy-option-on_leave-vacate = the seat is skipped
rummy-option-claim_seconds = Time to claim
rummy-option-claim_seconds-about = When the time is over, silence means no. You can also answer in advance.
rummy-option-turn_seconds = Time for each turn
rummy-option-turn_seconds-about = Then a card is drawn from the stock and the costliest one discarded.

## Keys

rummy-key-stock = draws from the stock
rummy-key-take = takes the top of the pile
rummy-key-claim = may I: claims the card on the pile, in advance too, and your own discard; yes to a question
rummy-key-no = no to a claim, also in advance, and to a question
rummy-key-quiet = no to all claims of this hand, or an end of that
rummy-key-meld = puts the chosen cards into your draft as a set or a run
rummy-key-lay = lays your draft, or the contract at once, from a list if there are several ways
rummy-key-undo = takes back the last thing you laid, or the last meld of your draft, as Escape does
rummy-key-suspend = asks to adjourn the game after this hand
rummy-key-correct = corrects a posted score, from a list
rummy-key-lacks = what you lack for the contract
rummy-key-groups = your hand by groups
rummy-key-new = your newest cards
rummy-key-marks = what the chosen cards make, or your draft

## Melds and contracts, as phrases

rummy-item-card = { $card }{ $wild ->
    [yes] , wild
   *[no] { "" }
 }
rummy-item-card-fits = { $card }{ $wild ->
    [yes] , wild
   *[no] { "" }
 }, fits { $meld }
    .brief = { $card }{ $wild ->
    [yes] , wild
   *[no] { "" }
 }, fits
rummy-part-rank = { RANK($card) }
rummy-part-the = { THE($card) }
    .brief = { $card }
rummy-part-the-as = { THE($card) } as { RANK($rank) }
rummy-part-the-wild = { THE($card) }, wild,
    .brief = { THE($card) }
rummy-part-the-wild-as = { THE($card) }, wild as { RANK($rank) },
    .brief = { THE($card) } as { RANK($rank) }
rummy-part-as = { $card } as { RANK($rank) }
rummy-part-set = { $wilds ->
    [0] { $count } { RANKS($rank) }
    [one] { $count } { RANKS($rank) } with 1 wild card
   *[other] { $count } { RANKS($rank) } with { $wilds } wild cards
 }
    .brief = { $wilds ->
    [0] { $count } { RANKS($rank) }
   *[other] { $count } { RANKS($rank) }, { $wilds } wild
 }
rummy-part-wild-set = { $count } wild cards
rummy-part-run = { $wilds ->
    [0] run of { SUIT($card) }, { RANK($low) } to { RANK($high) }
    [one] run of { SUIT($card) }, { RANK($low) } to { RANK($high) } with 1 wild card
   *[other] run of { SUIT($card) }, { RANK($low) } to { RANK($high) } with { $wilds } wild cards
 }
    .brief = { SUIT($card) }, { RANK($low) } to { RANK($high) }
rummy-part-that-set = the { RANKS($rank) }
rummy-part-that-wild-set = the wild cards
rummy-part-that-run = the { SUIT($card) } { RANK($low) } to { RANK($high) }
rummy-part-meld-cards = { $meld }: { $cards }
rummy-part-meld-wilds = { $meld }, { $wilds }
rummy-part-sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
 }
rummy-part-runs = { $count ->
    [one] 1 run
   *[other] { $count } runs
 }
rummy-part-sets-and-runs = { $sets } and { $runs }
rummy-part-seat-points = { $player } { $points }
rummy-part-seat-none = { $player } none

## The table and the deal

rummy-event-table = Continental rummy for { $seats } with { $others }; { $packs } packs.
    .brief = Continental rummy for { $seats } with { $packs } packs.
rummy-part-drew = { $player } { $card }
rummy-event-drawn = { $who } draws { THE($card) }, the highest, and deals.
    .brief = Highest draw: { $who }.
    .full = Cards drawn for the deal: { $draws }. { $who } deals.
rummy-event-drawn-you = You draw { THE($card) }, the highest, and deal.
    .brief = Highest draw: you.
    .full = Cards drawn for the deal: { $draws }. You deal.
rummy-event-drawn-tie = Tie for the highest card: drawn again.
    .brief = Tie, drawn again.
    .full = Cards drawn for the deal: { $draws }. Drawn again.
rummy-event-hand-started = Hand { $number }: { $contract }. { $who } deals.
    .brief = Hand { $number }: { $contract }.
rummy-event-hand-started-you = Hand { $number }: { $contract }. You deal.
    .brief = Hand { $number }: { $contract }.
rummy-event-first-card = On the pile: { $card }.
    .full = On the pile: { $card }, and { $stock } cards in the stock.
rummy-event-dealt = { $cards_count } cards: { $cards }.
rummy-event-your-turn = Your turn, draw from the stock.
    .brief = Your turn.
rummy-event-your-turn-top = Your turn: take { THE($card) } or draw.
    .brief = Your turn: { $card } or draw.
    .full = Your turn. Take { THE($card) } or draw from the stock.

## Drawing and claims

rummy-event-took = { $who } takes { THE($card) }.
    .brief = { $who } takes { $card }.
rummy-event-others-asked = Wait: { $others } may claim.
    .brief = Wait for { $others }.
rummy-event-took-you = You take { THE($card) }.
    .brief = You take { $card }.
rummy-event-may-i = { $thrown_is ->
    [you] { $by } does not want your { $card }. Take it back?
   *[other] { $by } does not want { THE($card) }. Do you?
 }
    .brief = { $thrown_is ->
    [you] Your { $card } back?
   *[other] Care for { THE($card) }?
 }
rummy-event-claimed = { $who } gets { THE($card) } and a penalty card.
    .brief = { $who }: { $card } plus 1.
rummy-event-claimed-you = You get { THE($card) } and a penalty card.
    .brief = You: { $card } and penalty.
rummy-event-claimed-over = { $who } gets { THE($card) } and a penalty card, before { $others }.
    .brief = { $who }: { $card } plus 1.
rummy-event-claimed-over-you = You get { THE($card) } and a penalty card, before { $others }.
    .brief = You: { $card } and penalty.
rummy-event-got = You get { THE($card) } and, as the penalty, { THE($penalty) }.
    .brief = You get it, penalty { $penalty }.
rummy-event-got-over = You get { THE($card) } before { $others }, penalty { THE($penalty) }.
    .brief = You get it, penalty { $penalty }.
rummy-event-drew-stock = { $who } draws.
rummy-event-drew-stock-you = You draw.
rummy-event-you-drew = You draw { THE($card) }.
rummy-event-stock-turned = { $count ->
    [one] Pile turned over: 1 card.
   *[other] Pile turned over: { $count } cards.
 }
rummy-event-noted-ahead-yes = If it is left, you claim it.
rummy-event-noted-ahead-no = If it is left, you let it go.
rummy-event-noted-claim-yes = You ask for it.
rummy-event-noted-claim-no = You let it go.
rummy-event-noted-quiet-on = No to all claims of this hand. Q again to be asked.
    .brief = No claims in this hand.
rummy-event-noted-quiet-off = Asked about claims again.
rummy-event-noted-count = Your count: { $points }.
rummy-event-noted-no-count = You give no count.
rummy-event-noted-challenge = { $about_is ->
    [you] You challenge your own count.
   *[other] You challenge { $about }.
 }
rummy-event-noted-challenge-end = No more challenges from you.
rummy-event-noted-agree = Agreed.
rummy-event-noted-refuse = Refused.
rummy-event-noted-closed = No correction from you.

## Laying and discarding

rummy-event-opened = { $who } goes down: { $meld }.
    .brief = { $who } down: { $meld }.
rummy-event-opened-you = You go down: { $meld }.
    .brief = Down: { $meld }.
rummy-event-opened-too = Also { $meld }.
rummy-event-laid-off = { $who } adds { $card } to { $meld }.
    .brief = { $who } adds { $card }.
rummy-event-laid-off-you = You add { $card } to { $meld }.
    .brief = You add { $card }.
rummy-event-replaced = { $who } puts { THE($card) } for { THE($freed) }.
    .brief = { $who } puts { $card } for { $freed }.
rummy-event-replaced-you = You put { THE($card) } for { THE($freed) }.
    .brief = You put { $card } for { $freed }.
rummy-event-freed = Freed: { THE($freed) } goes to { $meld }.
    .brief = Freed: { $freed } to { $meld }.
rummy-event-undone = { $who } takes back { $cards }.
    .brief = { $who } takes back { $cards }.
rummy-event-undone-you = Back in your hand: { $cards }.
    .brief = Back: { $cards }.
rummy-event-discarded = { $who } discards { THE($card) }.
    .brief = { $who } throws { $card }.
rummy-event-discarded-you = You discard { THE($card) }.
    .brief = You throw { $card }.
rummy-event-discarded-few = { $who } discards { THE($card) }, { $left } left.
    .brief = { $who }: { $card }, { $left } left.
rummy-event-discarded-few-you = You discard { THE($card) }, { $left } left.
    .brief = You throw { $card }, { $left } left.
rummy-event-staged = { $meld } drafted, { $count } of { $of }.
    .brief = Draft: { $meld }, { $count } of { $of }.
rummy-event-staged-first = { $meld } drafted. Escape undoes it.
    .brief = Draft: { $meld }, 1 of { $of }.
    .full = { $meld } in your draft, 1 of { $of }. Escape undoes it.
rummy-event-staged-last = { $meld } drafted: J lays it.
    .brief = Draft: { $meld }, { $count } of { $of }.
    .full = { $meld } in your draft, { $count } of { $of }. J lays it, Escape undoes it.
rummy-event-unstaged = { $meld } out of your draft, { $count ->
    [0] which is empty
   *[other] { $count } left
 }.
    .brief = Out: { $meld }, { $count } left.

## The end of a hand

rummy-event-out = { $who } goes out.
rummy-event-out-you = You go out.
rummy-event-exhausted = No card left to draw: the hand ends.
rummy-event-blocked = Nobody gets any further: the hand ends.
rummy-event-points = Points: { $points }.
rummy-event-totals = Totals: { $points }.
rummy-event-count-asked = How many points do you hold? { $cards }.
    .brief = How many points do you hold?
rummy-event-count-others = { $others } count.
rummy-event-counts = Counts: { $points }.
rummy-event-challenge-asked = Choose a count and press Enter to challenge it, or X for none.
    .brief = Challenge a count, or X.
rummy-event-count-corrected = { $who } counted { $said }, the cards make { $points }.
    .brief = { $who } said { $said }, true { $points }.
rummy-event-count-corrected-you = You counted { $said }, your cards make { $points }.
    .brief = You said { $said }, true { $points }.
rummy-event-filled = No count from { $others }, who { $others_count ->
    [one] gets
   *[other] get
 } what that costs.
rummy-ask-disputed = Challenged and counted again: { $others }.
rummy-event-replayed = Too few counts: hand { $number } is played again.
    .brief = Too few counts: hand { $number } again.
rummy-event-proposed = { $who } would make { $player } { $new } instead of { $old } in hand { $hand }.
rummy-event-proposed-you = You would make { $player } { $new } instead of { $old } in hand { $hand }.
rummy-event-agree-asked = Do you agree? P yes, X no.
rummy-event-corrected = Hand { $hand }: { $new } for { $who } instead of { $old }.
rummy-event-corrected-you = Hand { $hand }: { $new } for you instead of { $old }.
rummy-event-not-corrected = Hand { $hand }: { $who } keeps { $old }.
rummy-event-not-corrected-you = Hand { $hand }: you keep { $old }.
rummy-event-adjourn-asked = { $by } wants to adjourn. Do you agree? P yes, X no.
    .brief = { $by }: adjourn? P yes, X no.
rummy-event-adjourn-now = { $who } wants to adjourn now, the others answer.
    .brief = { $who } wants to adjourn now.
rummy-event-adjourn-now-you = You want to adjourn now, the others answer.
    .brief = You want to adjourn now.
rummy-event-adjourn-later = { $who } asks to adjourn after this hand.
    .brief = { $who }: adjourn after this?
rummy-event-adjourn-later-you = You ask to adjourn after this hand.
    .brief = You ask to adjourn after it.
rummy-event-adjourn-refused = { $resume ->
    [yes] Not all agree: the game stays adjourned.
   *[no] Not all agree: the game goes on.
 }
    .brief = { $resume ->
    [yes] Not agreed: still adjourned.
   *[no] Not agreed: the game goes on.
 }
rummy-event-suspended = Adjourned before hand { $number }. Enter goes on.
    .brief = Adjourned. Enter goes on, hand { $number }.
rummy-event-resume-asked = { $rated ->
    [yes] { $by } wants to go on. Do you agree? P yes, X no.
   *[no] { $by } wants to go on unrated. Do you agree? P yes, X no.
 }
    .brief = { $rated ->
    [yes] { $by }: go on? P yes, X no.
   *[no] { $by }: go on unrated? P or X.
 }
rummy-event-resume-wanted = { $who } wants to go on, the others answer.
    .brief = { $who } wants to go on.
rummy-event-resume-wanted-you = You want to go on, the others answer.
    .brief = You want to go on.
rummy-event-resumed = { $rated ->
    [yes] On with the game.
   *[no] On with the game, unrated.
 }
rummy-event-left = { $vacated ->
    [yes] That hand is put aside, the seat is skipped.
   *[no] { $who }: a total will be posted.
 }
    .brief = { $vacated ->
    [yes] Hand put aside.
   *[no] Total will be posted.
 }
rummy-event-left-you = { $vacated ->
    [yes] Your hand is put aside, your seat is skipped.
   *[no] Your total will be posted.
 }
    .brief = { $vacated ->
    [yes] Your hand is put aside.
   *[no] Your total will be posted.
 }
rummy-event-back = { $who } is back in time.
rummy-event-back-you = You are back in time.
rummy-event-closing = Anything to correct? Key A corrects, Enter ends.
rummy-event-won = { $who } wins with { $points }.
rummy-event-won-you = You win with { $points }.
rummy-event-shared = { $winners } share the win with { $points }.
rummy-event-final = Final totals: { $points }.
rummy-event-posted-for = Posted for leaving: { $others }.
rummy-event-unrated = Not counted in statistics.

## What the keys answer

rummy-ask-no-hand-now = No hand is being played now.
rummy-ask-this-hand = This hand: { $contract }.
rummy-ask-this-hand-mine = { $open ->
    [yes] This hand: { $contract }. You have gone down.
   *[no] This hand: { $contract }. You have not gone down.
 }
    .brief = { $open ->
    [yes] { $contract }, you are down.
   *[no] { $contract }, not down.
 }
rummy-ask-claims-left = { $count ->
    [0] No claims left in this hand.
    [one] 1 claim left in this hand.
   *[other] { $count } claims left in this hand.
 }
rummy-ask-deals = { $who } deals, hand { $number } of 7.
rummy-ask-deals-you = You deal, hand { $number } of 7.
rummy-ask-pile-top = On the pile: { $card }{ $wild ->
    [yes] , wild
   *[no] { "" }
 }, { $stock } in the stock.
    .brief = { $card }{ $wild ->
    [yes] , wild
   *[no] { "" }
 }, stock { $stock }.
rummy-ask-pile-none = No card on the pile, { $stock } in the stock.
rummy-ask-turned-times = { $times ->
    [one] The pile was turned over once.
   *[other] The pile was turned over { $times } times.
 }
rummy-ask-table-none = No melds on the table.
rummy-ask-table-melds = { $count ->
    [one] 1 meld.
   *[other] { $count } melds.
 }
rummy-ask-meld-set = { $number }, { $who }: { $meld }.
    .full = { $number }, { $who }: { $meld }: { $cards }.
rummy-ask-meld-set-you = { $number }, yours: { $meld }.
    .full = { $number }, yours: { $meld }: { $cards }.
rummy-ask-meld-line = { $number }, { $who }: { $meld }.
rummy-ask-meld-line-you = { $number }, yours: { $meld }.
rummy-ask-meld-run = { $number }, { $who }: { $meld }. It takes { $ends }.
rummy-ask-meld-run-you = { $number }, yours: { $meld }. It takes { $ends }.
rummy-ask-had = { $who }, { $points }: { $cards }.
rummy-ask-had-you = You, { $points }: { $cards }.
rummy-ask-had-none = { $who }: no cards.
rummy-ask-had-none-you = You: no cards.
rummy-ask-totals-now = Hand { $number }. { $points }.
rummy-ask-posted-hand = Hand { $number }: { $points }.
rummy-ask-nothing-posted = No hand has been scored yet.
rummy-ask-turn-of = { $phase ->
    [draw] { $who } is to draw.
   *[play] { $who } is to lay or discard.
 }
    .brief = { $phase ->
    [draw] { $who } to draw.
   *[play] { $who } to play.
 }
rummy-ask-turn-of-you = { $phase ->
    [draw] Your turn: D draws, G takes the top of the pile.
   *[play] Your turn: lay cards or discard one.
 }
    .brief = { $phase ->
    [draw] Your turn: D or G.
   *[play] Your turn: lay or discard.
 }
rummy-ask-turn-claim = { $others } may claim { THE($card) }.
    .brief = { $others } may claim { $card }.
rummy-event-may-i-how = P takes it with a penalty card, X no{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } seconds
 }.
    .brief = P yes, X no.
    .full = P asks for it and takes a penalty card from the stock, X lets it go, Q all of this hand{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } seconds in all
 }.
rummy-event-may-i-first = P takes it with a penalty card, X no, Q none this hand.
    .brief = P yes with penalty, X no, Q none at all.
rummy-ask-turn-over = Game over.
rummy-ask-turn-suspended = Adjourned. Enter goes on.
rummy-ask-turn-others = { $phase ->
    [count] Still to count: { $others }.
    [challenge] Still free to challenge: { $others }.
    [closing] Still free to correct: { $others }.
   *[adjourn] Still to answer: { $others }.
 }
rummy-ask-asked-count = You count: type your points and press Enter.
rummy-ask-asked-challenge = You may challenge a count, or X for none.
    .brief = Challenge a count, or X.
rummy-ask-asked-adjourn = You are asked to adjourn: P yes, X no.
rummy-ask-asked-resume = You are asked to go on: P yes, X no.
rummy-ask-asked-closing = You may correct a score with the key A; Enter ends.
rummy-ask-ahead = { $answer ->
    [may_i] If { THE($card) } is left, you claim it.
   *[pass] If { THE($card) } is left, you let it go.
 }
    .brief = { $answer ->
    [may_i] You claim { $card } if left.
   *[pass] You let { $card } go.
 }
rummy-ask-ahead-own = P claims your { $card } back, if it is left.
    .brief = P claims { $card } back.
rummy-ask-ahead-quiet = You say no to all claims of this hand.
rummy-ask-ahead-none = P or X answers in advance about { THE($card) }.
    .brief = P or X in advance: { $card }.
rummy-ask-watching = You are watching.
rummy-ask-cards = { $cards_count ->
    [one] 1 card: { $cards }.
   *[other] { $cards_count } cards: { $cards }.
 }
rummy-ask-hand-wilds = Wild too: { $cards }.
rummy-ask-hand-empty = No cards in your hand.
rummy-ask-new-cards = New: { $cards }.
rummy-ask-new-none = No new cards.
rummy-ask-draft = In your draft: { $melds }.
rummy-ask-draft-of = Draft, { $count } of { $of }: { $melds }. Escape takes the last one out.
    .brief = Draft, { $count } of { $of }: { $melds }.
rummy-ask-draft-empty = Nothing chosen and nothing in your draft.
    .brief = Nothing chosen, draft empty.
rummy-part-holding = { $open ->
    [yes] { $player } down with { $count }
   *[no] { $player } { $count }
 }
rummy-ask-held = Left in hand: { $parts }.
rummy-ask-vacated = Gone: { $others }.
rummy-ask-nothing-yet = Nothing played yet in this hand.
rummy-advice-no-lay-off = No card of yours can be added to a meld.
rummy-advice-contract-ready = { $now ->
    [yes] You can lay { $contract }: J lays them, or lists the ways.
   *[no] You hold { $contract }: draw in your turn, then J lays them.
 }
    .brief = { $now ->
    [yes] { $contract }: J lays them.
   *[no] { $contract } in hand: draw first.
 }
rummy-advice-contract-lacks = { $count ->
    [one] 1 card missing for { $contract }: K says which.
   *[other] { $count } cards missing for { $contract }: K says which.
 }
rummy-advice-lacks = { $count ->
    [one] 1 card missing for { $contract }.
   *[other] { $count } cards missing for { $contract }.
 }
rummy-advice-contract-nearly = Not quite { $contract }: one card must stay, and wild cards must not outnumber the others.
    .brief = Not quite { $contract }.
rummy-advice-keys-draw = { $top ->
    [yes] Draw with D, or take the top of the pile with G.
   *[no] Draw with D: the pile is empty.
 }
rummy-advice-keys-play = Enter adds or discards the card you are on; a discard ends your turn.
rummy-advice-keys-lay = Enter discards the card you are on and ends your turn.
rummy-advice-top = { $wild ->
    [yes] A wild card lies there: { $card }.
   *[no] { $helps ->
        [yes] Nearer to the contract with { THE($card) }.
       *[no] No nearer to the contract with { THE($card) }.
    }
 }
rummy-advice-open = { $fits ->
    [yes] A meld takes { THE($card) }.
   *[no] No meld takes { THE($card) }.
 }
rummy-advice-claim = { $helps ->
    [yes] Nearer to the contract with { THE($card) }, for a penalty card.
   *[no] No nearer to the contract with { THE($card) }.
 }
rummy-advice-quiet = Q: no more questions in this hand.
rummy-advice-lay = { $count ->
    [one] 1 of your cards can be added: Z goes there.
   *[other] { $count } of your cards can be added: Z goes there.
 }
rummy-advice-free = Put { THE($card) } to free a wild card from { $meld }.
rummy-ask-group-wilds = { $cards_count ->
    [one] 1 wild card: { $cards }.
   *[other] { $cards_count } wild cards: { $cards }.
 }
rummy-part-group-rank = { $count } { RANKS($rank) }
rummy-ask-group-ranks = Of a rank: { $groups }.
rummy-ask-group-suit = Near each other in { SUIT($card) }: { $ranks }.
rummy-ask-group-alone = Alone: { $cards }.
rummy-advice-open-already = You have gone down.
rummy-advice-near-nothing = { $kind ->
    [set] Nothing yet for another set.
   *[run] Nothing yet for another run.
 }
rummy-advice-near-set = { $holes ->
    [0] Set of { RANKS($rank) }: complete.
    [one] Set of { RANKS($rank) }: { $count } in hand and 1 missing.
   *[other] Set of { RANKS($rank) }: { $count } in hand and { $holes } missing.
 }
rummy-advice-near-run = Run of { SUIT($card) }: { $ranks }, missing { $lacks }.
rummy-advice-near-run-whole = Run of { SUIT($card) }: { $ranks }, complete.
rummy-advice-pool = { $count ->
    [0] No wild cards to fill in.
    [one] 1 wild card to fill in.
   *[other] { $count } wild cards to fill in.
 }
rummy-ask-marks-make = They make: { $meld }.
rummy-ask-marks-nothing = { $count ->
    [one] 1 chosen card makes no meld.
   *[other] These { $count } chosen cards make no meld.
 }
rummy-ask-marked-makes = { $count ->
    [one] { $card } chosen: { $meld }.
   *[other] { $card } chosen: { $meld }, or { $count } meanings in all.
 }

## Zones and offers

rummy-zone-hand = Hand
rummy-zone-draft = Draft
rummy-zone-pile = Pile
rummy-zone-table = Melds
rummy-zone-counts = Counts
rummy-item-meld = { $meld }
rummy-item-laid = { $number }, { $who }: { $meld }
rummy-item-laid-you = { $number }, yours: { $meld }
rummy-offer-stock = Draw from the stock
rummy-offer-take = Take { THE($card) }
rummy-offer-may-i = Claim the card, with a penalty card
    .brief = Claim the card
rummy-offer-claim = Claim { THE($card) }, with a penalty card
    .brief = Claim { THE($card) }
rummy-offer-pass = No
rummy-offer-discard = Discard { THE($card) }
rummy-offer-lay = Lay { $melds }
rummy-offer-stage = { $meld }
rummy-offer-add = Add { THE($card) } to { $meld }
rummy-offer-add-end = { $end ->
    [low] Add { THE($card) } to { $meld }, low end
   *[high] Add { THE($card) } to { $meld }, high end
 }
rummy-offer-free = Put { THE($card) }, and { THE($freed) } to { $meld }
rummy-offer-challenge = { $about_is ->
    [you] Challenge my own count
   *[other] Challenge { $about }
 }
rummy-offer-quiet = { $on ->
    [yes] No to all claims
   *[no] Ask me about claims
 }
rummy-offer-undo = Take back
rummy-offer-unstage = Out of the draft
rummy-offer-agree = Agree
rummy-offer-refuse = Refuse
rummy-offer-resume = Go on with the game
rummy-offer-suspend = Adjourn after this hand
rummy-offer-score = Hand { $number }, { $player }: { $points }
rummy-offer-score-asks = Which score for { $player } in hand { $number } instead of { $points }?
rummy-offer-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

## Refusals

rummy-refuse-open-already = You have gone down already: add cards one by one.
rummy-refuse-watching = You are watching, the players play.
rummy-refuse-over = The game is over.
rummy-refuse-vacated = Your seat is out of this game.
rummy-refuse-return = Too late to come back: the hand in which you left is over.
    .brief = Too late to come back.
rummy-refuse-newcomer = Nobody enters a game of rummy in progress: listen, and sit down at the next.
    .brief = Nobody enters a game in progress.
rummy-refuse-claim-open = A claim is open: P asks for the card, X lets it go.
rummy-refuse-claim-waits = { $others } may still claim the card.
rummy-refuse-claim = There is nothing to claim now.
rummy-refuse-turn = { $who } is in turn.
rummy-refuse-turn-you = It is your turn: you cannot claim.
rummy-refuse-late = Too late: { THE($card) } was let pass. { $phase ->
    [draw] Your turn: draw with D, or take with G.
   *[play] Somebody else plays now.
 }
rummy-refuse-phase-draw = Draw first: D from the stock, G from the pile.
rummy-refuse-phase-play = You have drawn: lay cards or discard one.
rummy-refuse-phase-count = Type your points and press Enter, or X to give none.
rummy-refuse-phase-challenge = Challenge a count with Enter, or X for none.
rummy-refuse-phase-adjourn = You are asked to adjourn: P yes, X no.
rummy-refuse-phase-resume = You are asked to go on: P yes, X no.
rummy-refuse-phase-closing = Press Enter if no score needs correcting.
rummy-refuse-rest = { $phase ->
    [count] Others are still counting.
    [challenge] Others may still challenge.
    [suspended] The game is adjourned. Enter goes on.
    [closing] Others may still correct scores.
   *[other] No hand is being played now.
 }
rummy-refuse-discard = The pile is empty: draw from the stock with D.
rummy-refuse-card = You do not hold { $cards }.
rummy-refuse-undo = You have laid nothing in this turn.
rummy-refuse-contract = This hand asks for { $contract }, no more and no less.
rummy-refuse-keep-one = Keep one card: you go out with a discard.
rummy-refuse-not-wild = Only wild cards can stand for others.
rummy-refuse-set-size = A set needs 3 cards or more.
rummy-refuse-wild-set-natural = Only wild cards go into a set of wild cards.
rummy-refuse-set-rank = This set takes { RANKS($rank) } and wild cards.
rummy-refuse-run-size = A run needs 4 cards or more.
rummy-refuse-run-13 = A run has 13 cards at most.
rummy-refuse-run-ends = A run ends with the ace, low or high.
rummy-refuse-run-card = A run needs one suit in sequence.
rummy-refuse-run-end = { THE($card) } does not fit at that end.
rummy-refuse-wilds = Wild cards may not outnumber the others in a meld.
rummy-refuse-not-open = You must go down first: lay the contract.
rummy-refuse-meld = { $count ->
    [0] No melds on the table yet.
    [one] There is only 1 meld.
   *[other] There are only { $count } melds.
 }
rummy-refuse-end = Say which end, low or high: add 1 joker high.
rummy-refuse-set-wild = Wild cards of a set stay there; only those of runs are freed.
rummy-refuse-wild = No wild card at that place.
rummy-refuse-stands-for = That wild card stands for { THE($card) }.
rummy-refuse-same-run = A freed wild card must go to another meld.
rummy-refuse-points = A whole number from 0 to 999 is needed.
rummy-refuse-challenge-again = You have challenged { $who } already.
rummy-refuse-challenge-again-you = You have challenged your own count already.
rummy-refuse-count = That player announced no count.
rummy-refuse-corrections = Scores are not corrected at this table.
rummy-refuse-correct-now = You cannot correct a score now.
rummy-refuse-correction-open = Another correction is still open.
rummy-refuse-score = No score is posted there.
rummy-refuse-no-score = No hand has been scored yet: nothing to correct.
rummy-refuse-all-disputed = All posted scores were challenged and stand.
rummy-refuse-misread-correct = Say hand, seat and points, seats counted from 1: correct 2 1 25.
rummy-refuse-misread-challenge = Say the seat, counted from 1: challenge 2.
rummy-refuse-disputed = That score was challenged and stands.
rummy-refuse-same-score = It is { $points } already.
rummy-refuse-suspend-now = A game is adjourned in hands 1 to 6, before the score.
rummy-refuse-suspend-asked = It has been asked already.
rummy-refuse-resume-players = All players of the game must be there, and only they.
rummy-refuse-resume-seats = The players must sit in the same order.
rummy-refuse-resume-year = The year is over: you can all agree to go on unrated.
rummy-refuse-may-i = No claims in this hand.
rummy-refuse-quiet-same = { $on ->
    [yes] You say no to all claims already.
   *[no] You are asked about claims already.
 }
rummy-refuse-draft = Your draft is empty.
rummy-refuse-draft-full = The draft has enough of that kind: the contract is { $contract }.
rummy-refuse-awaited = Nobody waits for that seat.
rummy-refuse-mark-more = { $count ->
    [0] Choose cards with Space first, 3 for a set, 4 for a run.
   *[other] { $count } chosen: a set needs 3 cards, a run 4.
 }
rummy-refuse-no-meld = No set and no run: { $cards }.
rummy-refuse-type-count = Type your points and press Enter.
rummy-refuse-mark-card = Choose a card of your hand first, then the meld.
rummy-refuse-one-card = { $open ->
    [yes] One card at a time: choose 1.
   *[no] Choose 1 card to discard, or 3 and more for a meld.
 }
rummy-refuse-fits-not = It does not fit { $meld }.
rummy-refuse-draft-short = Your draft has { $count } of { $of } melds.
rummy-refuse-cannot-lay = You cannot lay { $contract } yet. K tells what is missing.
rummy-confirm-discard = That is a wild card: Enter again discards { THE($card) }.
    .brief = Discard a wild card? Enter or Escape.
rummy-confirm-suspend = Enter again asks to adjourn the game after this hand.
    .brief = Ask to adjourn? Enter or Escape.
rummy-confirm-draft = Your draft is complete and J lays it. Enter again discards { THE($card) }.
    .brief = Discard { THE($card) } all the same? Enter or Escape.

## The rulebook

rummy-rule-chapter-aim = Aim
rummy-rule-aim-low = The lowest total after seven hands wins.
rummy-rule-aim-hands = In each hand you first lay its contract, then add cards, and try to have none left.
rummy-rule-aim-alone = Everybody plays alone; equal totals share the win.
rummy-rule-chapter-cards = The cards
rummy-rule-cards-packs = { $jokers ->
    [0] { $packs } packs without jokers, { $cards } cards in all.
    [one] { $packs } packs with 1 joker each, { $cards } cards in all.
   *[other] { $packs } packs with { $jokers } jokers each, { $cards } cards in all.
 }
rummy-rule-cards-dealt = Everybody gets 12 cards, one is turned up and begins the pile, the rest is the stock.
rummy-rule-cards-dealer = For the first hand everybody draws a card, and the highest deals; then the deal goes to the left.
rummy-rule-cards-jokers = Jokers are wild: they stand for any card.
rummy-rule-cards-red-aces = The aces of hearts and diamonds are wild too.
rummy-rule-cards-twos = All twos are wild too.
rummy-rule-cards-own-place = Among cards of its rank, or in its own place of a run, such a card counts as itself.
rummy-rule-chapter-contracts = The seven contracts
rummy-rule-contract = Hand { $number }: { $contract }.
rummy-rule-contracts-exact = All of the contract is laid at once, exactly so many melds, each as long as you like.
rummy-rule-contracts-apart = Two sets may be of one rank and two runs of one suit; they stay apart.
rummy-rule-chapter-melds = Sets and runs
rummy-rule-melds-set = A set has 3 or more cards of one rank; suits may repeat.
rummy-rule-melds-run = A run has 4 to 13 cards of one suit in sequence.
rummy-rule-melds-ace = An ace is below the 2 or above the king, not both.
rummy-rule-melds-wild = In a meld there are never more wild cards than others.
rummy-rule-melds-all-wild = A set may also be made of wild cards only, and then takes nothing else.
rummy-rule-chapter-turn = Your turn
rummy-rule-turn-order = Play goes to the left, beginning at the dealer's left.
rummy-rule-turn-draw = Draw the top of the stock or take the top of the pile.
rummy-rule-turn-open = Before you go down, that is lay the contract, you can lay nothing else.
rummy-rule-turn-add = Once down, in that turn too, add single cards to any meld; to a run only at its ends.
rummy-rule-turn-no-more = Whoever has gone down lays no more sets or runs in that hand.
rummy-rule-turn-undo = Until you discard you may take back what you laid in this turn, the last first.
rummy-rule-turn-discard = { $either ->
    [yes] Discard one card to end your turn, unless you have laid them all.
   *[no] Discard one card to end your turn; so one must always be kept.
 }
rummy-rule-chapter-claims = May I
rummy-rule-claims-who = { $discarder ->
    [yes] If the player in turn does not take the top of the pile, any other may claim it, even the player who threw it.
   *[no] If the player in turn does not take the top of the pile, any other but the player who threw it may claim it.
 }
rummy-rule-claims-penalty = The claimant gets it with the top card of the stock as a penalty, and discards nothing.
rummy-rule-claims-order = Of several the nearest to the left gets it; being quick does not matter.
rummy-rule-claims-then = Then the player in turn draws from the stock. The claimant lays nothing before the next turn of their own.
rummy-rule-claims-stock = There is no claim when the stock would not last for the penalty and the draw.
rummy-rule-claims-last-three = In hands 5, 6 and 7 there are no claims.
rummy-rule-claims-limit = { $count ->
    [one] Everybody has 1 claim in a hand.
   *[other] Everybody has { $count } claims in a hand.
 }
rummy-rule-claims-ahead = You may answer in advance, or say no for a whole hand.
rummy-rule-claims-own = You are not asked about your own discard: to claim it back, do so before it is left.
rummy-rule-chapter-wilds = Wild cards on the table
rummy-rule-wilds-fixed = A wild card in a run keeps the place it was laid in.
rummy-rule-wilds-free = { $same ->
    [yes] In your turn, once down, put the card it stands for; the wild card must at once be added to some run or set.
   *[no] In your turn, once down, put the card it stands for; the wild card must at once be added to another meld.
 }
rummy-rule-wilds-set = Wild cards in sets are never freed.
rummy-rule-chapter-end = The end of a hand
rummy-rule-end-out = { $either ->
    [yes] A hand ends when somebody discards or lays the last card.
   *[no] A hand ends when somebody discards the last card.
 }
rummy-rule-end-flips = { $count ->
    [0] The pile is never turned over.
    [one] When the stock is empty the pile is turned over unshuffled, once in a hand.
   *[other] When the stock is empty the pile is turned over unshuffled, { $count } times in a hand.
 }
rummy-rule-end-stock = When a card is needed and there is none, the hand ends and everybody counts.
rummy-rule-end-stall = After { $count } rounds with nothing from the stock and nothing laid, the hand ends too.
rummy-rule-chapter-score = The score
rummy-rule-score-points = { $jokers ->
    [0] In your hand every 2 to 9 costs 5, every 10 to king 10 and an ace 20{ $red ->
        [20] { "" }
       *[other] , but a red ace { $red }
    }.
   *[other] In your hand every 2 to 9 costs 5, every 10 to king 10, a joker 50 and an ace 20{ $red ->
        [20] { "" }
       *[other] , but a red ace { $red }
    }.
 }
rummy-rule-score-win = Whoever goes out scores 0. Cards on the table count for nobody.
rummy-rule-score-manual = Everybody counts their own cards, within { $seconds } seconds.
rummy-rule-score-missing = Whoever gives no count gets the two highest added; with fewer than two the hand is replayed once.
rummy-rule-score-challenge = Counts may be challenged; then the true count is posted. Others stand.
rummy-rule-score-correct = A posted score that was not challenged can be changed if everybody agrees, by the key A.
rummy-rule-chapter-bots = The bots
rummy-rule-bots-easy = { $claims ->
    [yes] Easy bots never claim, keep pairs and neighbours whatever the contract asks for, and add only to their own melds.
   *[no] Easy bots keep pairs and neighbours whatever the contract asks for, and add only to their own melds.
 }
rummy-rule-bots-fair = { $claims ->
    [yes] Fair bots claim or take from the pile only when at most 2 cards are missing, and go by eye without counting.
   *[no] Fair bots take from the pile only when at most 2 cards are missing, and go by eye without counting.
 }
rummy-rule-bots-good = { $claims ->
    [yes] Good bots claim what helps and count what they lack, but overlook that others can add what they throw.
   *[no] Good bots count what they lack, but overlook that others can add what they throw.
 }
rummy-rule-bots-expert = Experts remember what was taken and thrown, and keep from you what you collect.

rummy-rule-chapter-table = Leaving and adjourning
rummy-rule-table-leave = { $vacate ->
    [yes] If a player leaves, the hand is put aside and the seat is skipped; with one player left the game ends.
   *[no] If a player leaves, a bot plays on.
 }
rummy-rule-table-posted = { $seats ->
    [2] Whoever leaves cannot win, and the game counts in no statistics.
   *[other] Whoever leaves is given the two highest other totals added, and cannot win.
 }
rummy-rule-table-back = Whoever comes back before that hand is over has not left. Nobody else enters a game in progress.
rummy-rule-table-adjourn = In hands 1 to 6 all may agree to adjourn after the hand; to ask, press Shift A.
rummy-rule-table-year = Several people can go on with a rated game only in the year it began.
rummy-rule-table-claim-clock = { $seconds ->
    [0] There is no time limit for a claim: the game waits for every answer.
   *[other] There are { $seconds } seconds to answer a claim; silence is no.
 }
rummy-rule-table-turn-clock = There are { $seconds } seconds for a turn; then a card is drawn and the costliest discarded.

## Statistics

rummy-figure-contract-1 = { $value } points in hand 1.
rummy-figure-contract-2 = { $value } points in hand 2.
rummy-figure-contract-3 = { $value } points in hand 3.
rummy-figure-contract-4 = { $value } points in hand 4.
rummy-figure-contract-5 = { $value } points in hand 5.
rummy-figure-contract-6 = { $value } points in hand 6.
rummy-figure-contract-7 = { $value } points in hand 7.
rummy-figure-out = { $value } percent of the hands gone out.

## The lesson: the first hand

rummy-lesson-welcome = You play the first hand of Continental rummy with Berta and Luis, step by step.
rummy-lesson-aim = What is left in your hand at the end is counted against you. After 7 hands the lowest total wins.
rummy-lesson-contract = Every hand has a contract, which is laid all at once. In the first hand: 2 sets.
rummy-lesson-set = A set is 3 or more cards of one rank, of any suits. There are 2 packs, so cards come twice.
rummy-lesson-run = Later contracts ask for runs too: 4 or more cards of one suit in sequence.
rummy-lesson-hand = Key { $key } says your own cards at any time. Press { $key }.
rummy-lesson-asked = Key { $key } says the contract at any time. Press { $key }.
rummy-lesson-free = Berta preferred the stock, so others may claim the { RANK(12) } that lies on the pile.
rummy-lesson-penalty = A claim costs a penalty card from the stock. For a third { RANK(12) } it is worth it.
rummy-lesson-claim = Claim the { RANK(12) }: press { $key }.
rummy-lesson-turn = You may lay at last. A turn begins with a card, from the stock or from the pile.
rummy-lesson-take = Take { THE($card) } from the pile: press { $key }.
rummy-lesson-draft = You have both sets. First put them into your draft, which only you can see.
rummy-lesson-back = If you are not among your cards, press the less-than key until you hear Hand: it goes from row to row.
rummy-lesson-sevens = Home goes to your first card, Tab to the next: Space on each of your 5 sevens, then Enter.
rummy-lesson-wild = Jokers and red aces are wild: they stand for any card, but never outnumber the others.
rummy-lesson-queens = Home and Tab again: Space on your 3 { RANKS(12) } and on the joker, then Enter.
rummy-lesson-whole = Your draft is the whole contract.
rummy-lesson-lay = Lay both sets on the table: press { $key }.
rummy-lesson-open = You are down. Now single cards may be added to any set on the table, yours or not.
rummy-lesson-table = Key { $key } says what lies on the table. Press { $key }.
rummy-lesson-nine = Berta's nines take { THE($card) }: press Z until you hear it, then Enter.
rummy-lesson-add = Add { THE($card) } too: press Z until you hear it, then Enter.
rummy-lesson-ends = Nothing else fits. Every turn ends with a discard; high cards are the costliest.
rummy-lesson-discard = Discard { THE($card) }: Home, Tab until you hear it, then Enter.
rummy-lesson-useless = { $card } does not help you, and others may claim it if you leave it.
rummy-lesson-stock = Draw from the stock: press { $key }.
rummy-lesson-yours = Your own set takes the { RANK(12) }.
rummy-lesson-last = Whoever discards the last card goes out. The others count what they hold.
rummy-lesson-won = You have won this hand, with nothing left, and the second one is dealt already.
rummy-lesson-scores = Key { $key } says the totals at any time. Press { $key }.
rummy-lesson-points = Cards from 2 to 9 count 5 each, and those from 10 to king 10.
rummy-lesson-high = An ace counts 20 and a joker 50, so do not be caught with one.
rummy-lesson-next = A set and a run are the second contract; 3 runs the seventh.
rummy-lesson-lacks = Key K tells what you lack for the contract. Key J lays it, or lists the ways.
rummy-lesson-end = F2 reads the rules. Enter ends the lesson.

## Keys that every game has, in the words of this one

rummy-key-count = the contract of this hand
rummy-key-count-about = Also whether you have gone down, and the claims you have left.
rummy-key-burden = who deals
rummy-key-burden-about = With the number of the hand.
rummy-key-first = the top card of the pile
rummy-key-first-about = With how many cards the stock still has.

## Typed moves: what a player types for the words of the notation

rummy-verb-stock = stock, draw from stock
rummy-verb-take = take, take top
rummy-verb-may_i = may i, claim it
rummy-verb-pass = pass
rummy-verb-throw = discard
rummy-verb-discard = discard and ask, throw and ask
rummy-verb-layoff = add
rummy-verb-go_down = go down, open
rummy-verb-replace = replace
rummy-verb-undo = undo
rummy-verb-stage = stage, draft
rummy-verb-unstage = unstage
rummy-verb-quiet = quiet
rummy-verb-count = count
rummy-verb-challenge = challenge from 0
rummy-verb-dispute = challenge, dispute
rummy-verb-correct = correct from 0
rummy-verb-amend = correct, amend
rummy-verb-agree = agree
rummy-verb-refuse = refuse
rummy-verb-suspend = adjourn, suspend
rummy-verb-resume = resume
rummy-verb-leave = leave
rummy-verb-return = return, come back
rummy-word-low = low
rummy-word-high = high
rummy-word-set = set, sets,
    three of a kind, triplet, triplets, trips, book, books, four of a kind, group, groups
rummy-word-run = run, runs, sequence,
    straight, straights, sequences
rummy-word-on = on
rummy-word-off = off
rummy-word-out = out, go out, going out, i'm out, last card,
    that's me out, last card's, last card is, i'm out last card's
rummy-family-pass = go ahead
rummy-family-leave-it = leave it, let it go, let it pass, you let it pass, i leave it, leave, let it be
rummy-over = meld, melds, penalty, a penalty, and a penalty card
rummy-word-unrated = unrated
rummy-asks-count = contract, what do i need to go down, what do i need, what do we need, what do i have to lay down, what's needed, what are we going for, what do i need to open, can i go down

## Hints

rummy-hint-throws = { $more ->
    [yes] Every card you could throw is missed; then the contract lacks { $count }.
   *[no] { $count ->
        [0] The contract does not need it.
        [one] The contract lacks 1 card with it or without it.
       *[other] The contract lacks { $count } cards with it or without it.
    }
 }
rummy-hint-out = It is your last card: the hand is yours.
rummy-hint-points = { $points ->
    [one] In your hand { THE($card) } would cost 1 point.
   *[other] In your hand { THE($card) } would cost { $points } points.
 }
