# Dominoes in English. Halves of tiles are words (six four), numbers are digits; the rules are the DOM of the game.

domino-name = Dominoes
domino-about = Lay tiles at the ends of a chain; be out first, and count what the others hold.

## Presets

domino-preset-usual = Usual
domino-preset-usual-about = To 100; those who cannot lay draw from the boneyard.
domino-preset-block = Block game
domino-preset-block-about = Nothing is drawn: those who cannot lay pass.
domino-preset-caribbean = Caribbean
domino-preset-caribbean-about = To 200, all hands count; 25 for a capicua and for each pass.
domino-preset-nine = Double nine
domino-preset-nine-about = With 55 tiles, 10 each, nobody draws, to 200.

## Options

domino-option-tiles = Set
domino-option-tiles-about = The highest tile: 28 tiles to the double six, 55 to the double nine.
domino-option-tiles-six = double six
domino-option-tiles-nine = double nine
domino-option-hand = Tiles each
domino-option-hand-about = How many tiles each player is dealt.
domino-option-draw = Boneyard
domino-option-draw-about = Whether those who cannot lay draw, or pass at once.
domino-option-reserve = Kept in the boneyard
domino-option-reserve-about = How many tiles of the boneyard are never drawn.
domino-option-teams = Partners
domino-option-teams-about = Whether 4 players are two teams, with partners opposite.
domino-option-target = Target
domino-option-target-about = Who has so many points after a deal, wins.
domino-option-count = Points of a deal
domino-option-count-about = What the winner of a deal counts.
domino-option-count-others = the hands of the other side
domino-option-count-all = all hands
domino-option-count-difference = those of the others less one's own
domino-option-lowest = Winner when blocked
domino-option-lowest-about = Whether the lowest hand wins a blocked deal, or the team with the lowest sum.
domino-option-lowest-hand = the lowest hand
domino-option-lowest-side = the lowest team
domino-option-tie = Tie when blocked
domino-option-tie-about = What becomes of a blocked deal in which sides are equal.
domino-option-tie-none = it counts for no side
domino-option-tie-opener = the side that began wins
domino-option-tie-against = the side that blocked loses
domino-option-first = First to begin
domino-option-first-about = Who begins the first deal.
domino-option-first-double = the highest double
domino-option-first-chance = by chance
domino-option-next = Next to begin
domino-option-next-about = Who begins the deals that follow.
domino-option-next-winner = the winner of the last one
domino-option-next-turn = each in turn
domino-option-capicua = Capicua
domino-option-capicua-about = Points more for a last tile that fits both ends.
domino-option-passing = For a pass
domino-option-passing-about = Points when the next of the others cannot lay after your tile.
domino-option-turn_seconds = Clock
domino-option-turn_seconds-about = Seconds for each turn, 0 for none.

## What happens

domino-event-started = Dominoes to { $target }, with { $others }.
    .brief = Dominoes to { $target }.
domino-event-teams = Dominoes to { $target }: with { $mates }, against { $others }.
    .brief = Dominoes to { $target }, with { $mates }.
domino-event-dealt = Deal { $number }, { $who } begins.
domino-event-dealt-you = Deal { $number }, you begin.
domino-event-opening = Deal { $number }, { $who } begins with { $the }.
    .brief = { $who } begins: { $must }.
domino-event-opening-you = Deal { $number }, you begin with { $the }.
    .brief = You begin with { $the }.
domino-event-hand =
    { $count ->
        [one] 1 tile: { $tiles }.
       *[other] { $count } tiles: { $tiles }.
    }
domino-event-turn = Your turn.
domino-event-laid =
    { $same ->
        [yes] { $who }: { $tile }, { $left } at both ends.
       *[no] { $who }: { $tile }, ends { $left } and { $right }.
    }
    .brief =
        { $same ->
            [yes] { $who }: { $tile }, ends { $left_pips }.
           *[no] { $who }: { $tile }, { $left_pips } and { $right_pips }.
        }
    .full =
        { $rest ->
            [one] { $who } lays { $the }, 1 tile left; ends { $left } and { $right }.
           *[other] { $who } lays { $the }, { $rest } tiles left; ends { $left } and { $right }.
        }
domino-event-laid-you =
    { $same ->
        [yes] You lay { $the }, { $left } at both ends.
       *[no] You lay { $the }, ends { $left } and { $right }.
    }
    .brief =
        { $same ->
            [yes] { $tile }, ends { $left_pips }.
           *[no] { $tile }, { $left_pips } and { $right_pips }.
        }
    .full =
        { $rest ->
            [one] You lay { $the }, 1 tile left; ends { $left } and { $right }.
           *[other] You lay { $the }, { $rest } tiles left; ends { $left } and { $right }.
        }
domino-event-out = { $who } lays { $the } and is out!
    .brief = { $who } is out: { $tile }.
domino-event-out-you = You lay { $the } and are out!
    .brief = You are out: { $tile }.
domino-event-drew =
    { $count ->
        [one] { $who } draws 1 tile.
       *[other] { $who } draws { $count } tiles.
    }
domino-event-drew-you =
    { $count ->
        [one] You draw { $tiles }.
       *[other] You draw { $count }: { $tiles }.
    }
domino-event-passed =
    { $same ->
        [yes] { $who } passes on { $left }.
       *[no] { $who } passes on { $left } and { $right }.
    }
    .brief = { $who } passes.
domino-event-passed-you =
    { $same ->
        [yes] You pass on { $left }.
       *[no] You pass on { $left } and { $right }.
    }
    .brief = You pass.
domino-event-capicua =
    { $points ->
        [one] Capicua: 1 point for { $side }, total { $total }.
       *[other] Capicua: { $points } points for { $side }, total { $total }.
    }
    .brief = Capicua: { $points } for { $side }.
domino-event-passing =
    { $points ->
        [one] Pass bonus: 1 point for { $side }, total { $total }.
       *[other] Pass bonus: { $points } points for { $side }, total { $total }.
    }
    .brief = Pass bonus: { $points } for { $side }.
domino-event-blocked =
    { $tied ->
        [yes] Blocked, a tie: no side gets points.
       *[no] Blocked: no tile fits any more.
    }
domino-event-shown =
    { $pips ->
        [one] { $who } has { $tiles }, 1 pip.
       *[other] { $who } has { $tiles }, { $pips } pips.
    }
    .brief =
        { $pips ->
            [one] { $who } holds 1 pip.
           *[other] { $who } holds { $pips } pips.
        }
domino-event-shown-you =
    { $pips ->
        [one] You have { $tiles }, 1 pip.
       *[other] You have { $tiles }, { $pips } pips.
    }
    .brief =
        { $pips ->
            [one] You hold 1 pip.
           *[other] You hold { $pips } pips.
        }
domino-event-deal =
    { $points ->
        [one] Deal to { $side }: 1 point, total { $total }.
       *[other] Deal to { $side }: { $points } points, total { $total }.
    }
    .brief = { $points } for { $side }, total { $total }.
domino-event-won =
    { $side_is ->
        [you] { $side } win with { $total } points!
       *[other] { $side } wins with { $total } points!
    }

## Keys, plays and refusals

domino-key-left = lay the tile at the left end
domino-key-right = lay the tile at the right end
domino-key-passed = who has passed, and on what
domino-key-numbers = how many tiles of each number lie
domino-key-count = your pips, and how many tiles lie of the numbers at the ends
domino-key-burden = who began the deal
domino-key-first = the ends of the chain
domino-key-table = the chain from left to right
domino-key-next = the next tile that fits
domino-key-holdings = how many tiles each player has
domino-ask-first = { $who } began deal { $number }.
domino-ask-first-you = You began deal { $number }.
domino-ask-target = Deal { $number }, to { $target }.
domino-refuse-hand = Too few tiles for that: at most { $most } each.

## Typed moves: what a player may write, the first as it is shown

domino-verb-lay = lay
domino-word-blank = blank, zero, nought
domino-word-one = one
domino-word-double = double
domino-word-left = left, at the left, on the left, to the left, left end, at the left end
domino-word-right = right, at the right, on the right, to the right, right end, at the right end
domino-asks-first = what are the ends, what ends, which ends, the ends, open ends, ends
domino-asks-holdings = how many tiles
domino-unneeded-pass = Passing goes by itself when none of your tiles fits.
domino-unneeded-draw = Drawing goes by itself when none of your tiles fits.

## Rules

domino-rule-chapter-deal = The deal
domino-rule-chapter-play = The play
domino-rule-chapter-score = Points
domino-rule-tiles = There are { $pack } tiles, and each player is dealt { $hand }.
domino-rule-teams = Partners sit opposite and play for one score.
domino-rule-first =
    { $first ->
        [double] The highest double begins the first deal, without one the highest tile.
       *[chance] Chance says who begins the first deal, with any tile.
    }
domino-rule-next =
    { $next ->
        [winner] The winner of a deal begins the next one, with any tile.
       *[turn] The next player in turn begins each deal, with any tile.
    }
domino-rule-lay = In turn, lay a tile with a half like that at an end of the chain.
domino-rule-draw = Without one you draw until a tile fits, and pass when no more can be drawn.
domino-rule-pass = Without one you pass.
domino-rule-reserve =
    { $reserve ->
        [one] The last tile of the boneyard is not drawn.
       *[other] The last { $reserve } tiles of the boneyard are not drawn.
    }
domino-rule-blocked =
    { $lowest ->
        [side] The first without tiles wins the deal; when blocked, the side with the lowest sum.
       *[hand] The first without tiles wins the deal; when it is blocked, the lowest hand.
    }
domino-rule-tie =
    { $tie ->
        [none] A blocked deal in which the lowest are equal counts for no side.
        [opener] When the lowest are equal, the first of them from who began wins.
       *[against] When the lowest are equal, the side that laid last loses.
    }
domino-rule-count =
    { $count ->
        [others] The winner counts the pips in the hands of the other side.
        [all] The winner counts the pips in all hands.
       *[difference] The winner counts the pips of the others, less those of the own side.
    }
domino-rule-capicua = { $capicua } points more for a last tile, without blank, that fits two different ends.
domino-rule-passing = { $passing } points for a tile after which the next player, of another side, passes.
domino-rule-turn_seconds = A turn has { $turn_seconds } seconds; then the heaviest tile that fits is laid.
domino-rule-target = The side with the most points wins, once it has { $target } after a deal.

## The lesson

domino-lesson-welcome = Dominoes: tiles have two halves, from blank to six, and make a chain.
domino-lesson-aim = Be the first without tiles: what the other one holds, you count.
domino-lesson-hand = { $key } tells your tiles. Press { $key }.
domino-lesson-first = You hold the highest double, so you begin with { $tile }.
domino-lesson-lay = Go to { $tile } with Z and press Enter.
domino-lesson-ends = { $key } tells the two ends of the chain. Press { $key }.
domino-lesson-fit = A tile must have a half like one of the ends.
domino-lesson-both = Both ends take { $tile }: K lays it at the right, J at the left.
domino-lesson-right = Go to { $tile } with Z and press K.
domino-lesson-passed = Berta has no six, so she passes by herself. P tells at any time who lacks what.
domino-lesson-rest = Your deal ends with your last tile, or when no tile fits any more: then the lowest hand wins.
domino-lesson-heavy = Heavy tiles and doubles go early.
domino-lesson-end = You have learned it. W tells at any time what you may lay.

domino-hint = { $left ->
    [0] It is your last tile.
   *[other] It weighs { $pips }; of the { $left } tiles left { $count } would fit.
 }
