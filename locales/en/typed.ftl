# What is typed: questions about it, and the values of commands in words.

## Cards.

# $typed is what was typed ("5C"), $cards what it may mean, $ways how each is typed without doubt.
typed-which-card = { $typed }: { OR($cards) }? Type { OR($ways) }.

## Moves that are not understood.

typed-which = { $few ->
    [yes] Which one: { OR($ways) }?
   *[no] Which of these { $count } moves? Down tells them; or say more.
}
# $move is a move as it is typed: "discard king of spades".
typed-mean-move = Do you mean: { $move }?
# The same for a move that costs; $play is what it does ("See for 4"), $move does it unasked ("see").
typed-mean-cost = Do you mean: { $play }? Type { $move } to do it unasked.
typed-did-you-mean = Did you mean: { $text }?
cli-near-option = There is no option { $name }. Did you mean { $near }, { $what }?
typed-unknown = I do not understand: { $text }.
typed-not-now = That cannot be done now.
typed-not-held = You hold no { RANKS($rank) }.
typed-example = For example: { $example }.
typed-verbs = Moves begin with { OR($verbs) }.

## Values of commands: phrases with commas between.

value-language-en = English
value-language-es = Spanish
value-answer-yes = yes, y
value-answer-no = no, n
value-seat-mine = you, me
value-seat-all = all
value-verbosity-brief = brief, short
value-verbosity-normal = normal
value-verbosity-full = full, complete, long
value-sounds-auto = auto, automatic
value-sounds-on = on, yes
value-sounds-off = off, no, none
value-speech-auto = auto, automatic
value-speech-screen-reader = screen-reader, screen reader, reader
value-speech-tts = tts, own, own voice
value-speech-off = off, none, silent
value-speech-file = file

## Moves in one's own words: families of verbs, the same in all games. Each game says which move is of
## which family. Phrases with commas between; capitals and accents make no difference.

typed-family-lay =
    lay, lay down, lay away, put, put down, place, throw, throw away, throw down, toss, chuck, ditch, drop, dump, leave,
    leave down, discard, play, trail, get rid of, let go of, lead, lead with, send, give up, giving up, giving, set down,
    laying, playing, throwing, tossing, discarding, dropping, putting, leaving, part with, shed, laid, laid away, left, played, threw, thrown, discarded, trailed, dropped, tossed, leads,
    go with, going with, i'll go, run with, plonk, plop, pop down, slap, slap down, whack, bung, bin, sling,
    drop down, offload, unload, burn, chuck away, chuck down, dump down, fire, send over, let's drop,
    release, say goodbye to, set, sacrifice, lay off a card, fling, dispose of, get shot of,
    out goes, down goes, there goes, here goes, here comes, here's, my move is, my play is, time for,
    my choice is, i choose, i pick, i'll choose, pop, let's play, try
typed-family-take =
    take, takes, taking, take away, capture, captures, captured, capturing, took, taken, grab, grabs, grabbing, pick up, picking up, picks up, have,
    collect, gather, get, getting, win, wins, scoop, sweep, sweep the table, clear the table, sweeping, gimme, give me,
    keep it, take in,
    nab, nabs, snag, snags, swipe, nick, bag, snatch, lift, pinch, cop, pull in, haul in, rake in, mop up,
    clear, i'll have, go for, help myself to, pocket, fetch, match up, pair up, pair, hoover up, claim the
typed-family-draw = draw, draws, drew, drawing, draw a card, gimme a card, give me a card, another card, hit me, new card,
    draw one, i'll draw, a fresh one, fresh one, fresh card, another one, one more card, a new one, new one,
    off the top, deal me one, one from the deck, one off the deck, pick a card, take a card
typed-place-stock = stock, from the stock, from stock, deck, from the deck, off the deck, off the stock, from the top of the deck, face down,
    off the top, from the top, blind, the blind card, unseen, off the top of the deck,
    stock pile, from the stock pile, the draw pile, draw pile, from the draw pile
typed-place-pile = pile, from the pile, discard pile, from the discard pile, the discard, discards, off the pile, up card, upcard, top card, the top one, face up,
    the top card, the face up card, off the discard pile, from the discards, the one on top, that card,
    what they threw, the last discard, the one they threw, from the top of the pile
typed-family-want = want, i want, i'd love it, love it, i need it, i'd like it, that's for me, mine please,
    i'll take it, i'll have it, i'll have that, that one's mine, i can use that, i could use that,
    gimme that, give me that, i fancy that, yes i want it,
    i'd like that, that one please, i'd like that one, that'll help, that suits me
typed-family-claim = may i, may i have, can i, can i have, could i, could i have, claim, claiming, ask, ask for, buy, buying, i'll buy,
    may i have it, may i have that, may i take it, can i have that, can i have it, can i take that,
    let me have that, let me have it, mind if i take it, mine, that's mine, i want that, i'll buy it, buy it,
    can i buy it, can i buy that
typed-family-yes =
    yes, yeah, yep, yup, y, sure, ok, okay, of course, please do, certainly, agreed, agree, i agree, fine, alright, all right,
    go ahead, right, correct, why not, you agree, accept, yes please, yeah sure, absolutely,
    yes that one, that's it, do it, go for it, exactly, indeed, aye, definitely,
    you bet, sounds good, i do, yes i do, perfect, that's right
typed-family-no =
    no, nope, nah, n, no thanks, no thank you, not now, don't want, i don't want, don't want it, do not want, no way,
    refuse, refuse it, decline, deny, deny it, you deny it, not for me, never, of course not, not interested, i don't think so, i'm good, i'm fine, not that one, say no, you say no, rather not,
    no need, don't bother, leave that, i'll leave it, no ta, nah thanks, nah mate, not that, not really,
    it's fine no, nah it's fine, no it's fine, don't need it, i don't need it, i'd rather not, let it be,
    no challenge, no not that one, not today, i'm not,
    they can have it, no use to me, someone else can have it, let them have it
typed-family-pass = pass, passes, passed, passing, i pass, can't play, i can't play, cannot play, nothing to play, can't go, cannot go, i can't, go, knock, not asking,
    go ahead without me, no thanks go ahead, no go ahead, you go ahead, carry on, you carry on, skip,
    skip me, not this time, leave it, let it go by, i'll sit, nothing for me, no card fits, say go, i say go,
    that's a go, move on, keep going
typed-family-bet = bet, bets, opened, betting, open, opens, open for, open with, put in, putting in, wager, stake,
    lead for, start with, start at, start the betting at, start the betting with, kick off with, i'll go,
    my bet is, bet of, chuck in, throw in, i'm putting in, i'm betting, let's say, let's start with
typed-family-raise = raise, raises, raised, raising, up, increase, bump, bump it, re-raise, reraise, and raise, raise you, raise by, raise it by, raise you by,
    raise to, raise it to, raise you to, raise up to, bump it to, bump to, bump it up to, make it, up it to,
    up it, take it to, take it up to, put it up to, push it to, go to, jack it up to, bumping
typed-family-call = call, calls, called, saw, calling, see, sees, seeing, match, i'm in, stay in, staying, stay, go on then, in for, pay,
    count me in, i'm game, keep me in, cover, cover it, i'll stay, stick around, stick with it, i'll pay,
    go along, come along, along for the ride, i'm staying, i'm still in, i'll come, let's see it, let's see,
    let's see them, good for it, meet, meet it, equal, even it up, i'll match,
    see what you've got, let's see what you've got, keep up
typed-family-fold = fold, folds, folded, withdrew, folding, withdraw, i'm out, out, drop out, throw in, muck, give up, too rich for me, pull out, you're out,
    chuck it in, toss it in, throw it in, throw my cards in, throw in my hand, throw them in, pack it in,
    bail, bail out, i'm bailing, too much for me, too steep, too steep for me, too expensive, too dear,
    count me out, leave me out, not worth it, get out, i'm getting out, drop, dropping out, lay it down,
    give it up, i'm folding, quit the hand, i'm not in, i won't see it, i'm not calling, not calling,
    back out, duck out,
    not this one, get me out, quit this hand, let this one go
typed-family-all-in = all in, everything i have, all of it, shove, my whole stack, the whole stack, your last, my last, with my last, all my chips, jam,
    i'm all in, everything i've got, my whole lot, the whole lot, shove it all in, put it all in,
    push it all in, bet everything, bet it all, bet the lot, bet all i have, put everything in, raise all in,
    raise everything, all i have, all i've got, all my money, every chip, every chip i have,
    all my remaining chips, the rest of my chips, go all in, going all in, i'm going all in, all of my chips,
    with everything i've got, with everything i have, whatever i have left
typed-family-show = show, shows, showed, shown, showing, turn up, turn over, flip, expose, reveal, will show,
    show off, flip over, turn face up, turn, face up, lay face up, put face up, i'm showing, show you,
    uncover, put up, put out, turning up, turning over
typed-family-declare = declare, my hand is, my five are, my hand
typed-family-have = have, i've got, got, have got, there are, it's worth, makes, is, total, have, scored, i make it, that's,
    that makes, that comes to, comes to, makes it, adds up to, i get, i've got a total of, i see, i count,
    i reckon, i've counted, gives me, i score, altogether, in total, total of, that's a, is worth
typed-family-nothing = i have nothing, i've got nothing, got nothing, no points, not a point, nothing at all,
    nothing, nothing there, nothing in there, nothing here, nothing in it, nada, zip, zilch, no score,
    a big fat zero, not a thing, nineteen, it's nothing, diddly squat, no points at all,
    empty, it's empty, a blank, blank
typed-family-count = count, counts, counting, claim, peg, points, score
typed-family-challenge = challenge, dispute, object, that's wrong, not allowed,
    that's not fifteen, not fifteen, that isn't fifteen, it isn't fifteen, doesn't add up,
    that doesn't add up, that's not right, that isn't right, i challenge, you can't do that, that's illegal,
    not legal, cheating, wrong
typed-family-accuse = accuse, accuses
typed-family-build = build, builds, built, building, make a build,
    make a stack, set up, start a build, put together, combine, set a build
typed-family-make = make, makes, making, make it, for,
    call it, calling it, name it, and say, to make, that makes a, and make it, and it's now, totalling,
    adding up to, turn it into, worth
typed-family-add = add, adds, added, adding, add on, lay off, laying off, stick, attach, extend, tack,
    lay it on, tag on, tack on, hang, put on, hook, slot, slot in, join, attach to
typed-family-double = double, duplicate, duplicates, doubling
typed-family-swap = swap, swaps, exchange, replace, change, free, trade, switch,
    trade in, swap out, take the joker, get the joker, free the joker, grab the joker, substitute
typed-family-meld = meld, melds, go down, going down, lay down, put down, open my hand, set of, sets of, run of,
    i'm opening, i'm opening with, i'm down, i'm going down, i'm laying down, put down my, lay out, spread,
    show my melds, i can go down, open with
typed-family-out = go out, going out, i'm out, finish, end with, close, knock,
    that's me out, that's me done, go out with, going out with, finish with, close with, end on,
    i'm finished, out with
typed-family-cut = cut, cut the deck, cut the cards, cutting
typed-family-deal = deal, ready, next hand, deal them, deal again, i'm ready, start
typed-family-chips = chips, more chips, rebuy, fresh chips, buy in, reload
typed-family-back = back, undo, take back, take it back, back in your hand
typed-family-blow = blow, blows, soplo
typed-family-escoba = escoba, call escoba

## Small words: what is passed over; what says which card is meant.

typed-over =
    a card, one card, another card, the card, the, a, an, and, are, were, was, i, i'll, ill, i will, i'd, i would, i'm, im, i am, i've, you, you'll, it, its, it's, that, this, those, these, them,
    both, to, of, for, please, thanks, thank you, thank, now, then, so, well, ok, okay, yes, yeah, sure, right, just, only, too,
    also, as well, instead, let me, let's, like to, i'd like to, i'd like, i want to, want to, would like to, going to, i'm going to,
    gonna, wanna, i want, want, can i, may i, could i, can, i think, i think i'll, table, down,
    on to the table, from my hand, in my hand, hand, from hand, in, at, by, up, off, from, from the table, your, their, his, her,
    my turn, turn, other, one more, go on, here, here's, there's, plus, us, me, do, will, as, mate, actually, sorry, hm, some,
    those two, these two, use, using,
    hmm, um, uh, er, erm, oh, ah, i guess, i suppose, guess, love, buddy, pal, man, dude, cheers, ta, there,
    out, out there, that's out there, over there, anyway, quickly, lovely, hang on, hold on, wait,
    alright then, all right then, very well, fine then, easy, nice, great, good, again, away,
    together, straight, over, still, off you go, if i may, if you don't mind, if you please, kindly,
    that's all, that'll do, no worries, like, with that, that is, this time, have to, got to, gotta, need to,
    have got to, must, might as well, i'd better, better, the ones, ones, one, old, trusty, my trusty, lying,
    sitting, laying, friend, folks, everyone, guys, alas, oops, whoops,
    it is,
    alright, all right, in the pot, into the pot, to the pot, in the middle,
    anything
typed-no = no, not, don't, dont, never, without, won't, can't, cannot
typed-perhaps = if i can, if i could, maybe, perhaps, might, i might, i wish, next time, later, unless, except, but not, almost, nearly, possibly, depends,
    anything but, everything but, all but, anyone but, any but, but the, other than,
    well played
typed-all = everything, all in, everything i have, shove, my whole stack, the whole stack, all my chips, jam, all, the lot, all of them, the whole table, sweep the table, clear the table, sweep, all i can, as much as i can,
    i'm all in, everything i've got, my whole lot, the whole lot, shove it all in, put it all in,
    push it all in, bet everything, bet it all, bet the lot, bet all i have, put everything in, raise all in,
    raise everything, all i have, all i've got, all my money, every chip, every chip i have,
    all my remaining chips, the rest of my chips, go all in, going all in, i'm going all in, all of my chips,
    with everything i've got, with everything i have, whatever i have left
typed-more = more, and raise, raise you, raise it by, raise you by, raise you, raise by, another, by
typed-told = in all, counted right, well counted, right, worth, you win, for, you score, and that makes, which,
    that's, which makes, that makes, to make, making, totalling
typed-lying = on the table, lie on the table, left, to go, so far
typed-cards = card, cards
typed-unit = chips, chip, points, point
typed-question =
    what, what's, whats, which, how, how many, how much, who, who's, whose, where, when, why, tell me, is it, whether, do i, did i,
    can you tell me, could you tell me, has anyone, has the, have any, is there, are there, any idea,
    remind me, who has, who'd, has anybody, did anyone, did anybody, am i, are we, i wonder
typed-to = to, through, up to, thru
typed-with = with, using, use, by,
    utilizing, courtesy of, thanks to, employing, with the help of
typed-mine = my, my own
typed-own-one = mine, my own, my one, one of mine,
    my last card, my only card, the only one i have, my remaining card, the one i have left,
    the last one i have, the lower one, the higher one, the lowest one, the highest one, the lower card,
    the higher card, lowest card, highest card, the smaller one, the bigger one, either one, any card,
    any old card, whatever, my lowest, my highest, my lowest card, my highest card, the low one,
    the high one
typed-on = on, onto, on to, on top of, upon, to,
    alongside, next to, over, above, beside, behind
typed-kept = keep, keep down, keeping, hide, hiding, leave down, hold back,
    keep back, keep hidden, hold on to, holding on to, hang on to, keep face down, hold
typed-instead =
    no wait, wait no, i mean, i meant, scratch that, no sorry, sorry no, actually no, no actually, no make it,
    make that, no no, wait a minute no, no hang on, hang on no, on second thoughts, on second thought, my mistake, no rather
typed-joint = so, but, then, because, since, cause, therefore
typed-suffixes = 's
typed-numbers =
    0 zero, 0 nothing, 0 nil, 0 none, 1 one, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven,
    12 twelve, 13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen, 17 seventeen, 18 eighteen, 19 nineteen, 20 twenty,
    21 twenty one, 22 twenty two, 23 twenty three, 24 twenty four, 25 twenty five, 26 twenty six, 27 twenty seven,
    28 twenty eight, 29 twenty nine, 30 thirty, 31 thirty one, 35 thirty five, 40 forty, 50 fifty, 60 sixty, 70 seventy,
    80 eighty, 90 ninety, 100 hundred, 100 a hundred
typed-plural-1 = aces, 1s
typed-plural-2 = twos, 2s, deuces
typed-plural-3 = threes, 3s
typed-plural-4 = fours, 4s
typed-plural-5 = fives, 5s
typed-plural-6 = sixes, 6s
typed-plural-7 = sevens, 7s
typed-plural-8 = eights, 8s
typed-plural-9 = nines, 9s
typed-plural-10 = tens, 10s
typed-plural-11 = jacks
typed-plural-12 = queens, knights
typed-plural-13 = kings
typed-plural-14 = jokers

## Questions and wishes in words: the command that they lead to. The longest phrase in the line counts.

typed-ask-scores =
    what's the score, what is the score, the score, scores, who's winning, who is winning, who's ahead, how are we doing,
    how am i doing, score, how many points, what are the points, standings,
    how far am i from home, how far from home, how far to go, how far have i got to go, points to go,
    how many do i need to win, am i winning, am i losing, am i ahead, are we winning,
    what have we got for points, read the score, read me the score, tell me the score, where do we stand,
    who's in front, who's in the lead, my score, my points
typed-ask-details = how many sweeps, how many escobas, details, what have i taken, what have i won, who took last,
    who took the last trick, who took the last cards, who captured last
typed-ask-count = what's the count, what is the count, the count, how much is in the pot, how much is it, what's in the pot, the pot, running total, what's the total,
    what's it at, what are we at, what are we up to, where are we at, the total, what's the running total,
    what's the running count, how big is the pot, how much is the pot, what's the pot, how many spades,
    how many spades have i got, how many spades have i taken, how many diamonds, how many coins,
    how many sevens, has the seven of coins gone, who's got the seven, who has the seven,
    what does it come to, what's it up to
typed-ask-burden = who deals, who's dealing, who is the dealer, whose deal, who dealt, is it my deal, whose deal is it,
    whose box is it, whose crib is it, whose crib, whose box, what did i put in the crib,
    what did i throw, what's in the crib, my crib, is it my crib, is this my crib, is it my box, your crib,
    the crib
typed-ask-first = who starts, who leads, starter card, the starter, what's the starter, what's the cut,
    what was cut, what got cut, the cut card, cut card, what's turned up, what was turned up,
    which card was cut
typed-ask-table = what's on the table, what is on the table, the table, what's down, what's showing, what's he showing, what is he showing, what's she showing, what are they showing, what melds,
    repeat the table, read the table, read me the table, show me the table, what's lying, what's out there,
    what's out, what's in the middle, what's face up, what's on top, what's on the pile, what's the top card,
    what's the upcard, the top of the pile, showing
typed-ask-turn = whose go is it, whose turn, whose turn is it, whose go, is it my turn, who's up, how much to call, how much to see, what does it cost, how much do i need,
    how much to stay in, how much to stay, how much is it to me, how much to me, what's it to me,
    what's it cost, how much to play, how much to continue, what's the bet, who's next,
    who are we waiting for, who goes next, who is next, who's to play, am i up, is it me, is it my go, my go,
    what's the price, how much do i owe, what do i owe
typed-ask-hand = what cards have i got, what cards do i have, my cards, my hand, what have i got, what do i have, read my hand, show me my cards, what am i holding,
    read me my hand, read me my cards, read out my hand, read out my cards, read my cards, what's in my hand,
    what's my hand, what are my cards, tell me my cards, tell me my hand, show my hand, show me my hand,
    remind me what i have, what cards have i, what've i got, repeat my hand, repeat my cards
typed-ask-holdings = how many cards are left, how many cards has everyone got, how many cards, how many chips, how many are left, cards left,
    how many cards does, how many has, how many does, how many have they, how many left,
    how many chips have i got, how many chips do i have, how many cards have i
typed-ask-last = last move, the last move, what was played, what did he play, what did she play, what happened, what did they play, last play,
    what just happened, what did i miss, what was that, who took that, who took it, who won that,
    who got that, who took the, what did they take, what did he take, what did she take,
    what did they throw, what did he throw, what did she throw, what did they do, what was thrown,
    what got played, what went down
typed-ask-why = why, hint, a hint, give me a hint, advice, tip, what should i do, what should i play, what can i do, what can i play, what now, suggest something, help me,
    what would you do, what would you play, what do you suggest, what do you recommend, what's my best move,
    best move, any ideas, any advice, any suggestions, any tips, i'm stuck, help me out, what shall i do,
    what shall i play, what can i take, what can i capture, what are my options, i don't know what to do,
    what to play, what to do
typed-ask-repeat = repeat, say that again, again please, what did you say, come again, pardon, say again,
    say it again, repeat that, repeat please, once more, one more time, i didn't hear, i didn't catch that,
    didn't catch that, i missed that, what was that again, sorry what, run that by me again, excuse me,
    tell me again, can you repeat that
typed-ask-sort = sort my hand, sort, sort my cards, sort by suit, sort by rank,
    sort them, sort these, sort it, sort my hand by suit, arrange my hand, arrange my cards, arrange by suit,
    order my hand, order my cards, order my cards by suit, put my cards in order, put my hand in order,
    organise my hand, organize my hand, organise my cards, organize my cards, tidy my hand, tidy up my hand,
    group by suit, by suit
typed-ask-playable = which cards can i play, playable cards,
    what cards can i play, which card can i play, which can i play, what's playable, which ones can i play
typed-ask-help = help, the keys, what keys, which keys, commands,
    what can i say, what can i type, how does this work, i need help, what are the commands,
    list the commands
typed-ask-rules = rules, the rules, how do you play, what are the rules,
    how do i play, explain the rules, remind me of the rules, how does scoring work, how is it scored,
    how do you score, how do you win, read me the rules, what's it worth, how does this game work
typed-ask-options = options, what options
typed-ask-settings = settings, preferences
typed-ask-history = history, what has happened
typed-ask-fair = seal, fair
typed-ask-save = leave the table, menu, main menu, back to the menu, save and quit, stand up, get up, go to the menu,
    i want to leave, want to leave, i'm leaving, leave this table, leave the game, leave game,
    i'd like to leave, save the game, save my game, save and leave, i have to go, i've got to go, gotta go,
    i need to go, let's stop here, let's stop, i'm off, finish later, continue later, get me out of here,
    i want to go, let me out, i want out, take me out
typed-ask-leave = quit, exit, bye, goodbye, close the program
typed-ask-resign = resign, i resign, leave the game for good, give up the game, concede,
    i give up the game, i surrender, surrender, i want to resign
typed-ask-people = who is here, who's here, who is playing, who's playing
typed-ask-room = the room, which room
typed-ask-verbosity = shorter messages, longer messages, message length,
    less talk, be brief, say less, talk less

## What a question is about: it counts only in a line that begins as questions do.

typed-about-scores = winning, losing, ahead, behind, points, score, home, to win, target, in the lead, leading, left to win
typed-about-count =
    count, total, pot, spades, diamonds, coins, sevens, seven of coins, seven of diamonds, taken, captured, running total,
    up to, in the middle, bet so far, staked,
    bet
typed-about-burden = crib, box, builds, build
typed-about-first = starter, cut, turned up, dealer, deals, dealt, deal, lead, leads, start, starts, started, deck, stock, round
typed-about-table = table, showing, melds, melded, laid down, face up, on show, board, visible, down
typed-about-turn = turn, go, next, up now, to call, to see, to stay, stay in, to play, waiting, call, cost
typed-about-hand = my cards, my hand, holding, i got, i have, have i got
typed-about-holdings = left, cards, remaining, chips, hold, holds, have left
typed-about-last =
    last, took, takes last, threw, thrown, played, discarded, just, captured last, did they do, did he do, did she do,
    picked up, laid, drew, happened,
    did
typed-about-why = should, suggest, advise, recommend, best, would you, can i do, can i take, can i play, better
typed-about-rules = rules, play this, scoring, scored, worth
typed-about-options = options, variant
typed-about-people = playing, at the table, here, players

typed-wish-undo = undo, take that back, undo that, go back, take back my move,
    undo that please, put them back, put it back, take it back, can i take that back, i made a mistake,
    i want to change my move, let me take that back, i didn't mean that
typed-answer-undo = Against bots, slash undo takes your last choice back. With others, what is played stays played.
typed-wish-pause = pause, stop the game, hold on, wait, one moment, break,
    pause please, hang on a minute, hold on a minute, just a minute, give me a minute, give me a second,
    one second, just a second, be right back, brb, i'll be back,
    hang on a second, hang on, hold on a second, give me a moment
typed-answer-pause = At your own table nothing runs while you think. In a room, Control T opens the table menu: the game is paused there.
typed-wish-level = level, the level, what level, easier, harder, change the level
typed-answer-level = The level of each robot is chosen while a table is prepared. Against bots, slash level changes it in the game.
typed-wish-speed = speed, faster, slower, pace,
    slow down, speed up
typed-answer-speed = The speed of the voice and the pace of the lines are in the settings, F6. N hurries the play along.
typed-wish-statistics = statistics, stats, my statistics
typed-answer-statistics = Statistics are in the main menu: Control S keeps the game and goes there.
typed-wish-time = time, the time, what time is it, clock
typed-answer-time = The time of day is not told here. Where the table has a clock, T tells what is left of it.

## The time per turn at a table by correspondence

pace-typed-one = a, an, one
pace-typed-minutes = minutes, minute, min, at once, live
pace-typed-hours = hours, hour, h
pace-typed-days = days, day, d
pace-typed-weeks = weeks, week
pace-typed-table = table
vacation-typed-end = end, off, over, back
