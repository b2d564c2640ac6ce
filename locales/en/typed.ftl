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
typed-did-you-mean = Did you mean: { $text }?
cli-near-option = There is no option { $name }. Did you mean { $near }, { $what }?
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
    laying, playing, throwing, tossing, discarding, dropping, putting, leaving, part with, shed, laid, laid away, left, played, threw, thrown, discarded, trailed, dropped, tossed, leads
typed-family-take =
    take, takes, taking, take away, capture, captures, captured, capturing, took, taken, grab, grabs, grabbing, pick up, picking up, picks up, have,
    collect, gather, get, getting, win, wins, scoop, sweep, sweep the table, clear the table, sweeping, gimme, give me,
    keep it, take in
typed-family-draw = draw, draws, drew, drawing, draw a card, gimme a card, give me a card, another card, hit me, new card
typed-place-stock = stock, from the stock, from stock, deck, from the deck, off the deck, off the stock, from the top of the deck, face down
typed-place-pile = pile, from the pile, discard pile, from the discard pile, the discard, discards, off the pile, up card, upcard, top card, the top one, face up
typed-family-want = want, i want, i'd love it, love it, i need it, i'd like it, that's for me, mine please
typed-family-claim = may i, may i have, can i, can i have, could i, could i have, claim, claiming, ask, ask for, buy, buying, i'll buy
typed-family-yes =
    yes, yeah, yep, yup, y, sure, ok, okay, of course, please do, certainly, agreed, agree, i agree, fine, alright, all right,
    go ahead, right, correct, why not, you agree, accept, yes please, yeah sure, absolutely
typed-family-no =
    no, nope, nah, n, no thanks, no thank you, not now, don't want, i don't want, don't want it, do not want, no way,
    refuse, refuse it, decline, deny, deny it, you deny it, not for me, never, of course not, not interested, i don't think so, i'm good, i'm fine, not that one, say no, you say no, rather not
typed-family-pass = pass, passes, passed, passing, i pass, can't play, i can't play, cannot play, nothing to play, can't go, cannot go, i can't, go, knock, not asking
typed-family-bet = bet, bets, opened, betting, open, opens, open for, open with, put in, putting in, wager, stake
typed-family-raise = raise, raises, raised, raising, up, increase, bump, bump it, re-raise, reraise, and raise, raise you, raise by, raise it by, raise you by
typed-family-call = call, calls, called, saw, calling, see, sees, seeing, match, i'm in, stay in, staying, stay, go on then, in for, pay
typed-family-fold = fold, folds, folded, withdrew, folding, withdraw, i'm out, out, drop out, throw in, muck, give up, too rich for me, pull out, you're out
typed-family-all-in = all in, everything i have, all of it, shove, my whole stack, the whole stack, your last, my last, with my last, all my chips, jam
typed-family-show = show, shows, showed, shown, showing, turn up, turn over, flip, expose, reveal, will show
typed-family-declare = declare, my hand is, my five are, my hand
typed-family-have = have, i've got, got, have got, there are, it's worth, makes, is, total, have, scored, i make it, that's
typed-family-nothing = i have nothing, i've got nothing, got nothing, no points, not a point, nothing at all
typed-family-count = count, counts, counting, claim, peg, points, score
typed-family-challenge = challenge, dispute, object, that's wrong, not allowed
typed-family-accuse = accuse, accuses
typed-family-build = build, builds, built, building, make a build
typed-family-make = make, makes, making, make it, for
typed-family-add = add, adds, added, adding, add on, lay off, laying off, stick, attach, extend, tack
typed-family-double = double, duplicate, duplicates, doubling
typed-family-swap = swap, swaps, exchange, replace, change, free, trade, switch
typed-family-meld = meld, melds, go down, going down, lay down, put down, open my hand, set of, sets of, run of
typed-family-out = go out, going out, i'm out, finish, end with, close, knock
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
    those two, these two, use, using
typed-no = no, not, don't, dont, never, without, won't, can't, cannot
typed-all = everything, all in, everything i have, shove, my whole stack, the whole stack, all my chips, jam, all, the lot, all of them, the whole table, sweep the table, clear the table, sweep, all i can, as much as i can
typed-more = more, and raise, raise you, raise it by, raise you by, raise you, raise by, another, by
typed-told = in all, counted right, well counted, right, worth, you win, for, you score, and that makes, which
typed-lying = on the table, lie on the table, left, to go, so far
typed-cards = card, cards
typed-unit = chips, chip, points, point
typed-question =
    what, what's, whats, which, how, how many, how much, who, who's, whose, where, when, why, tell me, is it, whether, do i, did i
typed-to = to, through, up to, thru
typed-with = with, using, use, by
typed-mine = my, my own
typed-own-one = mine, my own, my one, one of mine
typed-on = on, onto, on to, on top of, upon, to
typed-kept = keep, keep down, keeping, hide, hiding, leave down, hold back
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
    how am i doing, score, how many points, what are the points, standings
typed-ask-details = how many sweeps, how many escobas, details, what have i taken, what have i won, who took last
typed-ask-count = what's the count, what is the count, the count, how much is in the pot, how much is it, what's in the pot, the pot, running total, what's the total
typed-ask-burden = whose box is it, whose crib is it, whose crib, whose box, what did i put in the crib, what did i throw, what's in the crib, what do i need to go down, what do i need, the contract, what's the contract
typed-ask-first = who deals, who's dealing, who starts, who leads, who is the dealer, whose deal
typed-ask-table = what's on the table, what is on the table, the table, what's down, what's showing, what's he showing, what is he showing, what's she showing, what are they showing, what melds
typed-ask-turn = whose go is it, whose turn, whose turn is it, whose go, is it my turn, who's up, how much to call, how much to see, what does it cost, how much do i need
typed-ask-hand = what cards have i got, what cards do i have, my cards, my hand, what have i got, what do i have, read my hand, show me my cards, what am i holding
typed-ask-holdings = how many cards are left, how many cards has everyone got, how many cards, how many chips, how many are left, cards left
typed-ask-last = last move, the last move, what was played, what did he play, what did she play, what happened, what did they play, last play
typed-ask-why = why, hint, a hint, give me a hint, advice, tip, what should i do, what should i play, what can i do, what can i play, what now, suggest something, help me
typed-ask-repeat = repeat, say that again, again please, what did you say, come again, pardon, say again
typed-ask-sort = sort my hand, sort, sort my cards, sort by suit, sort by rank
typed-ask-playable = which cards can i play, playable cards
typed-ask-help = help, the keys, what keys, which keys, commands
typed-ask-rules = rules, the rules, how do you play, what are the rules
typed-ask-options = options, what options
typed-ask-settings = settings, preferences
typed-ask-history = history, what has happened
typed-ask-fair = seal, fair
typed-ask-save = leave the table, menu, main menu, back to the menu, save and quit, stand up, get up, go to the menu
typed-ask-leave = quit, exit, bye, goodbye, close the program
typed-ask-resign = resign, i resign, leave the game for good, give up the game, concede
typed-ask-people = who is here, who's here, who is playing, who's playing
typed-ask-room = the room, which room
typed-ask-verbosity = shorter messages, longer messages, message length

typed-wish-undo = undo, take that back, undo that, go back, take back my move
typed-answer-undo = What is played stays played. Before you play, W gives advice.
typed-wish-pause = pause, stop the game, hold on, wait, one moment, break
typed-answer-pause = At your own table nothing runs while you think. In a room, Control T opens the table menu: the game is paused there.
typed-wish-level = level, the level, what level, easier, harder, change the level
typed-answer-level = The level of each robot is chosen while a table is prepared, before the deal. O tells the options of this one.
typed-wish-speed = speed, faster, slower, pace
typed-answer-speed = The speed of the voice and the pace of the lines are in the settings, F6. N hurries the play along.
typed-wish-statistics = statistics, stats, my statistics
typed-answer-statistics = Statistics are in the main menu: Control S keeps the game and goes there.
typed-wish-time = time, the time, what time is it, clock
typed-answer-time = The time of day is not told here. Where the table has a clock, T tells what is left of it.
