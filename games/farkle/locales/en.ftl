farkle-name = Farkle
farkle-about = Keep the dice that score and roll the others as often as you dare; 10000 points win.

## Presets and options
farkle-preset-farkle = Farkle
farkle-preset-farkle-about = 6 dice to 10000, with 500 to get on the board and one last round.
farkle-preset-five-dice = Five dice
farkle-preset-five-dice-about = To exactly 10000; every die more of a kind doubles.
farkle-preset-strict = Strict Farkle
farkle-preset-strict-about = 1000 to get on the board, all dice must be rolled again, 3 farkles cost 1000.
farkle-preset-steal = Farkle with stealing
farkle-preset-steal-about = You may roll the dice that the player before you left, for those points too.
farkle-preset-short = Short Farkle
farkle-preset-short-about = To 3000, and any turn gets on the board.

farkle-option-target = Points to win
farkle-option-target-about = When a player has so many, the end is near.
farkle-option-dice = Dice
farkle-option-dice-about = How many are rolled; three pairs and two triplets need 6.
farkle-option-opening = To get on the board
farkle-option-opening-about = So many points your first banked turn must bring.
farkle-option-several = Four or more of a kind
farkle-option-several-about = What they are worth.
farkle-option-several-fixed = 1000, 2000 and 3000
farkle-option-several-double = each die doubles
farkle-option-several-add = each die adds the triple
farkle-option-several-none = no more than three
farkle-option-triple_ones = Three ones
farkle-option-triple_ones-about = What three ones are worth.
farkle-option-straight = Straight
farkle-option-straight-about = What all dice in a row are worth; 0 for nothing.
farkle-option-three_pairs = Three pairs
farkle-option-three_pairs-about = What three pairs are worth with 6 dice; 0 for nothing.
farkle-option-two_triplets = Two triplets
farkle-option-two_triplets-about = What two triplets are worth together; 0 for no more than each.
farkle-option-hot_dice = When all dice score
farkle-option-hot_dice-about = All may be rolled again, or they must be.
farkle-option-hot_dice-may = roll or bank
farkle-option-hot_dice-must = roll again
farkle-option-farkles = Lost after 3 farkles
farkle-option-farkles-about = So many points 3 lost turns in a row cost; 0 for none.
farkle-option-steal = Stealing
farkle-option-steal-about = Whether the dice left by the player before may be rolled, for those points too.
farkle-option-last_round = Last round
farkle-option-last_round-about = Whether the others play once more when one has reached the target.
farkle-option-exact = Exactly
farkle-option-exact-about = Whether the target must be met: points that lead over it cannot be banked.
farkle-option-turn_seconds = Time to think
farkle-option-turn_seconds-about = When it is up, the best dice are kept, or the points banked.

## What happens
farkle-event-started = Farkle to { $target }, with { $others }.
    .brief = Farkle to { $target }.
farkle-event-turn-began = { $left ->
    [0] { $who }'s turn.
   *[other] { $who }'s turn, { $stake } to steal.
 }
    .brief = { $left ->
    [0] { $who }'s turn.
   *[other] { $who }'s turn, { $stake } to steal.
 }
farkle-event-turn-began-you = { $left ->
    [0] Your turn.
    [one] Your turn. You can steal { $stake } with 1 die.
   *[other] Your turn. You can steal { $stake } with { $left } dice.
 }
    .brief = { $left ->
    [0] Your turn.
   *[other] Your turn, { $stake } to steal.
 }
farkle-event-kept = { $hot ->
    [yes] { $who } keeps { $dice }: all dice score, { $pot } at risk.
   *[no] { $who } keeps { $dice } for { $points }: { $pot } at risk.
 }
    .brief = { $hot ->
    [yes] { $who }: all score, { $pot } at risk.
   *[no] { $who } keeps { $points }: { $pot } at risk.
 }
farkle-event-kept-you = { $hot ->
    [yes] All dice score: { $pot } at risk, { $free } to roll again.
   *[no] { $points } for { $dice }: { $pot } at risk, { $free } left.
 }
    .brief = { $hot ->
    [yes] All score: { $pot } at risk.
   *[no] { $points }: { $pot } at risk, { $free } left.
 }
farkle-event-rolled = { $stolen ->
    [0] { $who } rolls { $dice }.
   *[other] { $who } steals { $stolen } and rolls { $dice }.
 }
    .brief = { $who }: { $dice }.
    .full = { $stolen ->
    [0] { $who } rolls { $dice }: { $best } at best.
   *[other] { $who } steals { $stolen } and rolls { $dice }: { $best } at best.
 }
farkle-event-rolled-you = { $stolen ->
    [0] You roll { $dice }.
   *[other] You steal { $stolen } and roll { $dice }.
 }
    .brief = You roll { $dice }.
    .full = { $stolen ->
    [0] You roll { $dice }: { $best } at best.
   *[other] You steal { $stolen } and roll { $dice }: { $best } at best.
 }
farkle-event-farkled = { $stolen ->
    [0] { $who } rolls { $dice }
   *[other] { $who } steals and rolls { $dice }
 }: { $lost ->
    [0] farkle
   *[other] farkle, { $lost } lost
 }{ $row ->
    [0] { "" }
    [one] { "" }
    [2] , the second in a row
   *[other] , the third in a row costs { $fine }
 }.
    .brief = { $who }: { $lost ->
    [0] farkle
   *[other] farkle, { $lost } lost
 }{ $row ->
    [0] { "" }
    [one] { "" }
    [2] , the second in a row
   *[other] , fine { $fine }
 }.
farkle-event-farkled-you = { $stolen ->
    [0] You roll { $dice }
   *[other] You steal and roll { $dice }
 }: { $lost ->
    [0] farkle
   *[other] farkle, { $lost } lost
 }{ $row ->
    [0] { "" }
    [one] { "" }
    [2] , the second in a row
   *[other] , the third in a row costs { $fine }
 }.
    .brief = { $lost ->
    [0] Farkle
   *[other] Farkle, { $lost } lost
 }{ $row ->
    [0] { "" }
    [one] { "" }
    [2] , the second in a row
   *[other] , fine { $fine }
 }.
farkle-event-banked = { $who } banks { $points } and has { $total }{ $last ->
    [yes] : last round for all others
   *[no] { "" }
 }.
    .brief = { $last ->
    [yes] { $who } banks { $points }: { $total }, last
   *[no] { $who } banks { $points }: { $total }
 }.
farkle-event-banked-you = You bank { $points } and have { $total }{ $last ->
    [yes] : last round for all others
   *[no] { "" }
 }.
    .brief = { $last ->
    [yes] Banked { $points }: { $total }, last round
   *[no] Banked { $points }: { $total }
 }.
farkle-event-won = { $who } wins with { $total }!
farkle-event-won-you = You win with { $total }!
farkle-event-tied = A tie at { $total }: { $tied }.

## What can be done
farkle-item-marked = { $item }, { $on ->
    [yes] chosen
   *[no] put back
 }; { $points ->
    [0] nothing yet
   *[other] { $points } points
 }
farkle-offer-keep = keep { $dice } for { $points }
farkle-offer-roll = { $free ->
    [one] roll the last die
   *[other] roll { $free } dice
 }
farkle-offer-bank = bank { $points }
farkle-offer-steal = { $free ->
    [one] steal { $points } with 1 die
   *[other] steal { $points } with { $free } dice
 }
farkle-refuse-roll-first = Roll first, with Enter on the dice or the key D.
farkle-refuse-rolled = Not all of these were rolled. On the table: { $dice }.
farkle-refuse-no-score = Not all of these score. Worth most: { $best }, for { $points }.
farkle-refuse-keep-first = Keep some dice first. Worth most: { $best }, for { $points }.
farkle-refuse-hot = All dice score, so all { $dice } must be rolled again.
farkle-refuse-opening = You need { $opening } to get on the board and have { $points }: roll on.
farkle-refuse-over = You would have { $points } and only { $missing } are missing: keep less, or roll on.
farkle-refuse-steal = { $on ->
    [yes] No dice to steal: only before your first roll, and of a player who left some.
   *[no] No stealing at this table: roll your own dice.
 }

farkle-verb-keep = keep, set aside, hold, save, i keep, i'll keep
farkle-verb-roll = roll, throw, roll again, roll on, again, roll the dice, roll them, shake, keep going, go on, keep rolling, continue
farkle-verb-bank = bank, stop, stay, stand, cash in, bank it, i'm done, done, that's enough, enough, hold it there
farkle-verb-steal = steal, piggyback, take over, steal the dice
farkle-word-ones = ones
farkle-word-twos = twos
farkle-word-threes = threes
farkle-word-fours = fours
farkle-word-fives = fives
farkle-word-sixes = sixes
farkle-asks-count = how much is at risk, what's at risk, what have i got this turn
farkle-asks-why = what's it worth, what is it worth, what are they worth

## Keys
farkle-key-roll = rolls the free dice
farkle-key-keep = keeps the dice that are worth most
farkle-key-bank = banks the points of the turn, keeping the best of the roll
farkle-key-steal = rolls the dice that the player before you left
farkle-key-burden = who is not on the board yet
farkle-key-first = who leads
farkle-key-count = the points at risk
farkle-key-table = the dice on the table, those kept, those left
farkle-key-next = the next die that scores, or the next thing you can do
farkle-key-why = what is worth most, and the chance of a farkle
farkle-ask-risk = { $more ->
    [no] At risk: { $points }.
   *[other] At risk: { $points }, and up to { $all } with this roll.
 }
farkle-ask-opening = { $seats_count ->
    [0] All are on the board.
   *[other] On the board with { $opening }. Still off it: { $seats }.
 }
farkle-ask-first = In the lead with { $points }: { $seats }.
farkle-ask-target = To win: { $target }.
farkle-part-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
 }
farkle-ask-last-round = Last round: { $who } has reached the target.
farkle-ask-last-round-you = Last round: you have reached the target.
farkle-advice-best = Best of this roll: { $dice }, for { $points }.
farkle-advice-risk = { $free ->
    [one] A single die is a farkle { $risk } times in 100.
   *[other] Rolling { $free } dice is a farkle { $risk } times in 100.
 }

## The rules of the table
farkle-rule-chapter-turn = A turn
farkle-rule-chapter-worth = What dice are worth
farkle-rule-chapter-end = The end
farkle-rule-aim = The aim is to have { $value } points.
farkle-rule-roll = In your turn you roll { $value } dice.
farkle-rule-keep = Of each roll you keep at least one die that scores, and roll the rest if you like.
farkle-rule-farkle = A roll without any is a farkle: the points of the turn are lost.
farkle-rule-hot-may = When all dice score you may roll all { $value } again and add to the turn.
farkle-rule-hot-must = When all dice score you must roll all { $value } again.
farkle-rule-bank = You may stop after keeping: the points of the turn are banked.
farkle-rule-opening = The first turn you bank must bring { $value } or more.
farkle-rule-steal = When a player banks with dice left, the next one may roll those first.
farkle-rule-steal-points = If they score, the points that were banked count for both.
farkle-rule-farkles = Three farkles in a row cost { $value }, but no score goes below 0.
farkle-rule-clock = A decision has { $value } seconds; then the best is kept, and banked if that is allowed.
farkle-rule-singles = A one is worth 100 and a five 50.
farkle-rule-triples = Three of a kind are worth 100 times their number, three ones { $value }.
farkle-rule-fixed = Four of a kind are worth 1000, five 2000 and six 3000.
farkle-rule-double = Each die more of the same kind doubles that.
farkle-rule-add = Each die more of the same kind adds as much again.
farkle-rule-none = More than three of a kind are worth no more than three.
farkle-rule-straight-six = One to six in one roll are worth { $value }.
farkle-rule-straight-five = Five in a row in one roll are worth { $value }.
farkle-rule-three-pairs = Three pairs in one roll are worth { $value }, also four of a kind with a pair.
farkle-rule-two-triplets = Two triplets in one roll are worth { $value }.
farkle-rule-last-round = When a player reaches the target all others have one more turn; the most points win.
farkle-rule-first = The first player to reach the target wins.
farkle-rule-exact = Exactly { $value } are needed: points that lead over it cannot be banked.

## The lesson
farkle-lesson-welcome = You and Berta play to 1000. In your turn you roll 6 dice, keep those that score, and may roll the rest.
farkle-lesson-worth = A one is worth 100, a five 50; three of a kind 100 times their number, three ones 1000.
farkle-lesson-roll = Roll: press the key D.
farkle-lesson-why = You can keep the 1 and the 5. What is worth most, and what the next roll risks, is told by the key { $key }.
farkle-lesson-one = Keep the 1 alone, so that 5 dice are left: go to die 1 with Tab, mark it with Space, then Enter.
farkle-lesson-on = You have 100 at risk and 5 dice. Roll them with the key D.
farkle-lesson-best = Three threes and a 5 score. Keep the best of a roll with the key K.
farkle-lesson-count = One die is left. How much is at risk is told by the key { $key }.
farkle-lesson-bank = One die alone scores only 2 times in 6. Bank your points with the key P.
farkle-lesson-farkle = No die of Berta's scored: that is a farkle. She loses her turn, you keep what you banked.
farkle-lesson-go = Play on to 1000. D rolls, K keeps the best, P banks; W tells the chances.
farkle-lesson-end = That was Farkle: keep, dare, and stop in time.

farkle-hint = { $dice ->
    [one] A roll of 1 die brings nothing { $lost } times in 100.
   *[other] A roll of { $dice } dice brings nothing { $lost } times in 100.
 }
