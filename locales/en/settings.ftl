# The settings, heard: presets of verbosity, each kind of message, the keys, the rest.

## Settings

setting-preset = { $preset ->
    [beginner] Style: for beginners
    [normal] Style: normal
    [fast] Style: fast
    [silent] Style: silent partner
   *[own] Style: your own
 }
setting-preset-about = { $preset ->
    [beginner] For beginners: every line in full, with places and positions.
    [normal] Normal: every line as long as a quick ear needs.
    [fast] Fast: every line as short as it can be.
    [silent] Silent partner: as fast, and the own voice leaves out counts, and your plays and turns where a sound tells them. All is still printed.
   *[own] Your own choice of kinds. Left or right changes it for a ready one.
 }
setting-kinds = Each kind of message
setting-kinds-about = Off, brief, normal or full for each kind, spoken, printed and brailled apart.
setting-word = { $card ->
    [queen] The queen is called { $word }
   *[jack] The jack is called { $word }
 }
setting-word-about = The word for this card, everywhere.
setting-name = { $given ->
    [yes] Your name: { $name }
   *[no] Your name: not given
 }
setting-name-about = What your saved games call you. Enter asks for it.
setting-name-ask = Type your name, then Enter.
setting-name-kept = { $name }, your name from the next game on.
setting-keys = Keys
setting-keys-about = Give any command another key.
setting-confirm = { $value ->
    [yes] Asks before what cannot be undone
   *[no] Never asks before what cannot be undone
 }
setting-confirm-about = Playing a card is never asked twice; throwing something away for good is.
setting-one_press = { $value ->
    [yes] One press plays a card
   *[no] A play is told first, the next press does it
 }
setting-one_press-about = For quick players. A card that you went to is played at once when it can do one thing only.
setting-theme = { $theme ->
    [dark] Colours: bright on black
    [light] Colours: dark on white
   *[plain] Colours: the terminal's own
 }
setting-theme-about = { $allowed ->
    [yes] Strong contrast for low vision, each suit in a colour of its own. All is said in words too.
   *[no] The terminal shows no colours, or its variables ask for none.
 }
setting-cursor = { $value ->
    [on] Cursor: on the newest line
    [after] Cursor: below the newest line
   *[auto] Cursor: automatic
 }
setting-cursor-about = Automatic is as your reader needs it. On the line suits braille displays and text consoles. From the next start on.
setting-title_bar = { $value ->
    [yes] Title of the window: how the table stands
   *[no] Title of the window: left alone
 }
setting-title_bar-about = For eyes: whose turn it is, scores, cards and stock. Never while a screen reader speaks here.
setting-silent_behind = { $value ->
    [yes] Another window in front: voice and sounds silent
   *[no] Another window in front: voice and sounds as usual
 }
setting-silent_behind-about = Lines are still printed, bell and desktop notification stay. On return you hear how many lines came. The terminal must report which window is in front.

## Kinds of messages

kinds-title = Kinds of messages. Left and right change one, Enter opens it.
kinds-about = { $kind ->
    [play] The cards, bets and draws of the others.
    [own] What your own keys have done at the table.
    [points] Points, pots and who wins.
    [turn] That it is your turn, and what for.
    [deal] Who deals, your cards, what is turned up.
    [count] Hands being counted or declared.
    [clock] Seconds that are left.
    [table] How the table opens, what is agreed there, and its end.
    [people] Who comes, goes, and plays for whom. Never cuts off what is being said.
    [chat] What people write to each other. Never cuts off what is being said.
    [refusal] Why a key or a move was refused.
   *[answer] What the keys for questions answer.
 } Left and right change it spoken, printed and brailled at once; Enter sets them apart.
kinds-kind = { $kind ->
    [play] What others play
    [own] What you play
    [points] Points
    [turn] Turns
    [deal] Deals
    [count] Counts
    [clock] The clock
    [table] News of the table
    [people] Who comes and goes
    [chat] What people say
    [refusal] Refusals
   *[answer] Answers to your keys
 }
kinds-length = { $length ->
    [off] off
    [brief] brief
    [full] full
   *[normal] normal
 }
kinds-line = { $kind }: { $length }
kinds-line-apart = { $kind }: { COMMAS($parts) }
kinds-channel = { $channel ->
    [printed] { $length ->
        [off] not printed
        [brief] printed brief
        [full] printed full
       *[normal] printed normal
    }
    [brailled] { $length ->
        [off] not brailled
        [brief] brailled brief
        [full] brailled full
       *[normal] brailled normal
    }
   *[spoken] { $length ->
        [off] not spoken
        [brief] spoken brief
        [full] spoken full
       *[normal] spoken normal
    }
 }
kinds-channel-about = Off, brief, normal or full. A key is always answered, even where it is off.
kinds-preview = Hear one at every length
kinds-preview-about = The same event, brief, normal and full, one after another.
kinds-preview-line = { $length ->
    [brief] Brief
    [full] Full
   *[normal] Normal
 }

## Examples, for what was not heard yet

sample-play = { $who } plays { THE($card) }.
    .brief = { $who }: { $card }.
    .full = { $who } plays { THE($card) }, 1 of 6.
sample-play-you = You play { THE($card) }.
    .brief = { $card }.
    .full = You play { THE($card) }, 1 of 6.
sample-points = { $points } points for { $who }.
    .brief = { $who }, { $points }.
    .full = { $points } points for { $who }, 30 in all.
sample-points-you = { $points } points for you.
    .brief = You, { $points }.
    .full = { $points } points for you, 30 in all.
sample-turn = Your turn.
    .brief = Yours.
    .full = Your turn, 4 cards in your hand.
sample-deal = { $who } deals.
    .brief = { $who } deals.
    .full = Deal { $number }. { $who } deals.
sample-deal-you = You deal.
    .brief = You deal.
    .full = Deal { $number }. You deal.
sample-count = { $who } counts { $points }, right.
    .brief = { $who }: { $points }.
    .full = { $who } counts { $points }, right, 30 in all.
sample-count-you = You count { $points }, right.
    .brief = { $points }, right.
    .full = You count { $points }, right, 30 in all.
sample-clock = { $seconds } seconds left.
    .brief = { $seconds } seconds.
    .full = { $seconds } seconds left for your turn.
sample-table = Agreed, the game goes to 61.
    .brief = To 61, agreed.
    .full = Agreed by everybody at the table, the game goes to 61.
sample-people = { $who } comes back to the table.
    .brief = { $who } is back.
    .full = { $who } comes back to the table and plays on.
sample-people-you = You are back at the table.
    .brief = You are back.
    .full = You are back at the table, and play on.
sample-chat = { $who } says: good luck.
    .brief = { $who }: good luck.
    .full = { $who } says to the table: good luck.
sample-chat-you = You say: good luck.
    .brief = You: good luck.
    .full = You say to the table: good luck.
sample-answer = { $points }, count.
    .brief = { $points }, count.
    .full = { $points }, count, 16 to go.
sample-refusal = { THE($card) } is too high: up to 6 fits.
    .brief = Too high: up to 6.
    .full = { THE($card) } is too high: up to 6 fits, the ace for example.

## Keys

keys-title = Keys. Enter gives a command another key.
keys-about = { $about }. Enter, then the new key; Enter twice gives the usual one.
keys-item = { $what }: { $keys }
keys-none = no key
keys-usual = All keys as usual
keys-usual-about = Takes back every key that you have changed.
keys-usual-sure = Give up all your own keys? Enter for yes, Escape for no.
    .brief = Give up your keys? Enter or Escape.
keys-all-usual = All keys as usual.
keys-ask = Press the new key for { $what }. Enter for the usual one, Escape to leave it.
keys-already = Already so. { $key }: { $what }.
keys-left = As before: { $what }.
keys-no-system = { $key } belongs to the terminal. Press another key.
keys-no-digit = { $key } is needed for typing. Letters and function keys are free for commands.
keys-taken = { $key } is taken: { $what }. Press another key, or Escape.
keys-taken-on-lists = { $key } walks or changes lists. Press another key.
keys-taken-by-game = { $key } is taken in { $game }: { $what }. Press another key.
keys-conflict-command = Settings: there is no command { $name } to give a key to.
keys-conflict-key = Settings: there is no key { $key }, for { $what }.
keys-conflict-taken = Settings: { $key } stays with { $holder }, not { $what }.
