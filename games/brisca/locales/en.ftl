# Brisca in English. A line is short, the new thing first; `-you` is what the one it is about hears.

brisca-name = Brisca
brisca-about = Tricks with the Spanish pack and a trump; partners make signs.

## Options and presets

brisca-option-target = Deals to win
brisca-option-target-about = Who wins so many deals, wins the match.
brisca-option-teams = Partners
brisca-option-teams-about = With four, opposite seats play together.
brisca-option-pack = Pack
brisca-option-pack-about = How many cards the pack has.
brisca-option-pack-40 = 40 cards
brisca-option-pack-48 = 48 cards, with eights and nines
brisca-option-deal = Deal
brisca-option-deal-about = Three cards and a stock, or the deal of Tute.
brisca-option-deal-three = three cards
brisca-option-deal-tute = as in Tute
brisca-option-swap = Swap for the card turned up
brisca-option-swap-about = When the seven or the two of trumps may be swapped.
brisca-option-swap-taken = after a trick one has taken
brisca-option-swap-turn = in any turn
brisca-option-swap-off = never
brisca-option-signs = Signs
brisca-option-signs-about = Whether partners make signs, and what others notice.
brisca-option-signs-hidden = unseen by others
brisca-option-signs-noticed = noticed by others
brisca-option-signs-off = none
brisca-option-look = Last cards shown
brisca-option-look-about = When the stock is gone, partners see each other's cards.
brisca-option-duty = Strict following
brisca-option-duty-about = Without a stock one must follow, beat and trump.
brisca-option-songs = Songs
brisca-option-songs-about = King and knight of a suit are sung, as in Tute.
brisca-option-songs-off = none
brisca-option-songs-suits = 20, and 40 in trumps
brisca-option-songs-tute = 20 and 40, and tute
brisca-option-last_ten = Ten for the last trick
brisca-option-last_ten-about = The last trick counts 10 more.
brisca-option-turn_seconds = Time for a turn
brisca-option-turn_seconds-about = When it runs out, the first card that may be laid is laid.
brisca-preset-brisca = Brisca
brisca-preset-brisca-about = Three cards, a stock, signs between partners.
brisca-preset-quick = One deal
brisca-preset-quick-about = Brisca that a single deal decides.
brisca-preset-tute = Tute
brisca-preset-tute-about = Songs, strict following, ten for the last trick.

## What happens

brisca-event-dealt = { $stock ->
    [0] { $who } deals and shows { THE($card) }, trumps.
   *[other] { $who } deals. Turned up for trumps: { $card }.
 }
    .brief = Trumps: { $card }.
brisca-event-dealt-you = { $stock ->
    [0] You deal and show { THE($card) }, trumps.
   *[other] You deal. Turned up for trumps: { $card }.
 }
    .brief = Trumps: { $card }.
brisca-event-took = { $last ->
    [yes] { $who } takes { $points }, with 10 for the last trick, total { $total }.
   *[no] { $points ->
        [0] { $who } takes nothing, total { $total }.
       *[other] { $who } takes { $points }, total { $total }.
    }
 }
    .brief = { $who } takes { $points }.
    .full = { $last ->
        [yes] { $who } takes the trick: { $points }, with 10 for the last one; total { $total }.
       *[no] { $points ->
            [0] { $who } takes the trick, which counts nothing; total { $total }.
           *[other] { $who } takes the trick: { $points } points, total { $total }.
        }
    }
brisca-event-took-you = { $last ->
    [yes] You take { $points }, with 10 for the last trick, total { $total }.
   *[no] { $points ->
        [0] You take nothing, total { $total }.
       *[other] You take { $points }, total { $total }.
    }
 }
    .brief = You take { $points }.
    .full = { $last ->
        [yes] You take the trick: { $points }, with 10 for the last one; total { $total }.
       *[no] { $points ->
            [0] You take the trick, which counts nothing; total { $total }.
           *[other] You take the trick: { $points } points, total { $total }.
        }
    }
brisca-event-last-drawn = { $who } draws the last card of the stock, { THE($card) }.
    .brief = { $who }, last: { $card }.
    .full = { $who } draws the last card of the stock, { THE($card) }, which lay open: there is no more to draw.
brisca-event-last-drawn-you = You draw the last card of the stock, { THE($card) }.
    .brief = You draw the last, { $card }.
    .full = You draw the last card of the stock, { THE($card) }, which lay open: there is no more to draw.
brisca-event-shown = { $player } shows you { $cards }.
    .brief = Shown: { $cards }.
brisca-event-swapped = { $who } takes { THE($card) } and leaves { THE($given) }.
    .brief = { $who } swaps for { $card }.
brisca-event-swapped-you = You take { THE($card) } and leave { THE($given) }.
    .brief = You swap for { $card }.
brisca-event-sung = { $points ->
    [0] { $who } sings tute: { $cards }!
   *[other] { $who } sings { $points }: { $cards }. Total { $total }.
 }
    .brief = { $points ->
        [0] { $who } sings tute!
       *[other] { $who } sings { $points }, total { $total }.
    }
brisca-event-sung-you = { $points ->
    [0] You sing tute: { $cards }!
   *[other] You sing { $points }: { $cards }. Total { $total }.
 }
    .brief = { $points ->
        [0] You sing tute!
       *[other] You sing { $points }, total { $total }.
    }
brisca-event-signed = { $who } signs to you: { $card }.
    .brief = { $who } signs { $card }.
brisca-event-signed-you = You sign { THE($card) }.
    .brief = You sign { $card }.
brisca-event-noticed = { $who } makes a sign.
brisca-event-noticed-you = You make a sign.
brisca-event-counted = Points of the deal: { COMMAS($points) }.
    .brief = { COMMAS($points) }.
brisca-event-tied = Nobody wins the deal.
brisca-event-deal-won = { $side_is ->
    [you] { $side } win the deal; deals won: { $games }.
   *[other] { $side } wins the deal; deals won: { $games }.
 }
    .brief = { $side_is ->
        [you] { $side } win; deals: { $games }.
       *[other] { $side } wins; deals: { $games }.
    }
brisca-event-won = { $side_is ->
    [you] { $side } win the match; deals won: { $games }!
   *[other] { $side } wins the match; deals won: { $games }!
 }
    .brief = { $side_is ->
        [you] { $side } win the match!
       *[other] { $side } wins the match!
    }

## Keys, plays and refusals

brisca-key-burden = trumps, and who deals
brisca-key-first = the card that was led, and trumps
brisca-key-count = cards to draw, and the points of this deal
brisca-key-swap = swap the seven or the two of trumps
brisca-key-sing = sing
brisca-key-sign = make a sign to your partner
brisca-key-partner = what your partner has told you
brisca-ask-trumps = { $stock ->
    [yes] Trumps: { $card } under the stock. { $dealer_is ->
        [you] You deal.
       *[other] { $dealer } deals.
    }
   *[no] Trumps: { SUIT($card) }. { $dealer_is ->
        [you] You deal.
       *[other] { $dealer } deals.
    }
 }
brisca-ask-count = { $left ->
    [0] Nothing to draw. Points: { COMMAS($points) }.
   *[other] To draw: { $left }. Points: { COMMAS($points) }.
 }
brisca-ask-signs = { $who } told you of { THE($cards) }.
brisca-ask-signs-you = You told of { THE($cards) }.
brisca-ask-no-signs = No signs that still hold.
brisca-ask-shown = Held by { $player }: { COMMAS($suits) }.
brisca-offer-swap = swap { THE($card) }
brisca-offer-sing = sing { $cards }
brisca-offer-sign = sign { THE($card) }
brisca-refuse-swap-off = Nothing can be swapped now.
brisca-refuse-swap-card = { THE($card) } is turned up; you need { THE($wanted) }.
brisca-refuse-swap-trick = Swap when you lead, just after you have taken a trick.
brisca-refuse-sing-off = At this table nothing is sung.
brisca-refuse-sing-trick = Sing when you lead, just after you have taken a trick.
brisca-refuse-sing-cards = You need king and knight of a suit that you have not sung.
brisca-refuse-sign-off = At this table you have no partner to make signs to.
brisca-refuse-sign-none = You have no high trump to tell of that is not told.

## Typed moves: what a player may write, the first as it is shown

brisca-verb-lay = lay
brisca-verb-swap = swap, exchange, swap for the trump
brisca-verb-sing = sing
brisca-verb-sign = sign
brisca-family-sing = sing, sings, i sing, meld, call
brisca-family-sign = sign, signal, signs, make a sign, i sign, tell my partner, wink, gesture
brisca-word-tute = tute, four kings, four knights
brisca-asks-burden = what's trump, what is trump, what's trumps, what are trumps, which suit is trump, the trump, trumps, trump
brisca-asks-count = how many points have i, how many points do i have, how much have i got

## Rules

brisca-rule-chapter-aim = Aim
brisca-rule-pairs = Opposite seats are partners and count together.
brisca-rule-chapter-cards = Cards
brisca-rule-chapter-play = Play
brisca-rule-chapter-duty = Following
brisca-rule-chapter-swap = Swapping
brisca-rule-chapter-songs = Songs
brisca-rule-chapter-signs = Signs
brisca-rule-chapter-look = Last cards
brisca-rule-chapter-end = End of a deal
brisca-rule-chapter-bots = The bots
brisca-rule-win = Take tricks with high cards: the most points win the deal.
brisca-rule-pack = { $pack ->
    [40] The Spanish pack of 40: no eights, no nines.
   *[48] The Spanish pack of 48.
 }
brisca-rule-removed = With three, the two of batons is left out.
brisca-rule-worth = An ace counts 11, a three 10, a king 4, a knight 3, a jack 2: 120 in all.
brisca-rule-order = From high to low: ace, three, king, knight, jack, then by number.
brisca-rule-stock = Each is dealt { $hand } cards; the next one is turned up, and its suit is trumps.
brisca-rule-all = All cards are dealt; the last one, shown by the dealer, makes trumps.
brisca-rule-trick = The highest trump takes the trick, else the highest card of the suit that was led.
brisca-rule-draw = The taker draws first, then the others; the card turned up is drawn last.
brisca-rule-free = While there is a stock, any card may be laid.
brisca-rule-never = Any card may be laid, always.
brisca-rule-strict = Without a stock one follows suit and beats the best card; who cannot follow trumps higher, or lays any card.
brisca-rule-sevens = The seven of trumps is swapped for a higher card turned up, the two for a seven or a lower one.
brisca-rule-swapping = { $swap ->
    [taken] That is for the player who leads after taking a trick.
   *[turn] That may be done in any turn of one's own.
 }
brisca-rule-suits = After taking a trick, king and knight of a suit are sung: 20, and 40 in trumps.
brisca-rule-tute = Four kings or four knights are tute, and win the deal at once.
brisca-rule-sign = In your turn you may sign to your partner a trump that counts. All signs are true.
brisca-rule-gestures = Ace: a wink. Three: a twist of the mouth. King: eyes up. Knight: the tongue. Jack: a shrug.
brisca-rule-noticed = { $signs ->
    [hidden] Others notice nothing.
   *[noticed] Others notice that there was a sign, and not which.
 }
brisca-rule-shown = When the stock is gone, partners see each other's last cards.
brisca-rule-last-ten = The last trick counts 10 more.
brisca-rule-count = The most points win the deal; a tie counts for nobody.
brisca-rule-target = { $target ->
    [one] The first deal that is won wins the match.
   *[other] The match goes to { $target } deals.
 }
brisca-rule-silence = Silence lays the first card that may be laid.
brisca-rule-easy = Easy takes whatever it can.
brisca-rule-fair = Fair weighs the points, and overlooks signs and what was laid.
brisca-rule-good = Good works out the last cards, once the stock is gone.
brisca-rule-expert = Expert begins to do so three draws before.

## The lesson

brisca-lesson-welcome = Brisca: three cards in hand, a card a trick, and trumps beat all else.
brisca-lesson-values = Aces count 11, threes 10, kings 4, knights 3, jacks 2; more than half of the 120 points win.
brisca-lesson-trumps = { $key } tells the trumps. Press { $key }.
brisca-lesson-hand = { $key } tells your cards, trumps first. Press { $key }.
brisca-lesson-lead = You lead. Lead what counts nothing: go to { THE($card) } with Tab and press Enter.
brisca-lesson-lost = Berta has taken it, and nobody need follow suit. Then both draw.
brisca-lesson-ace = A king is led: { THE($card) } of the same suit takes it. Lay it.
brisca-lesson-swap = You lead after a trick: { THE($card) } may be swapped for the trump turned up. Press X.
brisca-lesson-end = That was Brisca. With four, partners make signs too.

brisca-hint = { $first ->
    [yes] { $own ->
        [0] You risk no points with it.
       *[other] You risk { $own } points with it.
     }
   *[no] { $takes ->
        [yes] It is ahead in the trick, which has { $points } points so far.
       *[no] It does not take; the trick has { $points } points with it.
     }
 }
