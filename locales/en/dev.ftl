# Developing a game: what playroom dev says.

## The command

cli-help-dev = { PROGRAM() } dev and the name of a game is for its makers: it plays the game, and goes on with your code whenever you save it. Without a game it lists them. With --preset, --option, --seats and --seed.

## Loading

dev-fault = { $placed ->
    [yes] { $error }. It is in { $file }, line { $line }.
   *[no] { $error }.
 }
dev-words = Words that cannot be read in { $file }, line { $line }: { $error }.
dev-missing = Words that are missing: { $problem }.
dev-stays = Your table stays as it was. Save again when it is mended.
dev-waits = Waiting for your next save.
dev-reloaded = { $count ->
    [0] Reloaded, at the start.
    [one] Reloaded, 1 input replayed.
   *[other] Reloaded, { $count } inputs replayed.
 }
dev-stopped = Reloaded up to input { $number }, { $name }: { $text }. It is no longer taken: { $why }. A new match of the same seed begins.
dev-no-table = Reloaded, but this table is refused: { $why }. A new match with the usual options begins.
dev-unread = The game knows no such move.
dev-otherwise = It stands for something else now.

## Steps

dev-undone = Undone: input { $number }, { $name }: { $text }.
dev-done = Done: input { $number }, { $name }: { $text }.
dev-at-start = Nothing to undo, this is the start.
dev-at-end = Nothing ahead: a person is asked, or the match is over.
dev-new = A new match, seed { $seed }.

## State and moves

dev-state-title = What is true after input { $count }, hidden cards too.
dev-state-line = { $name }: { $value }.
dev-card = { $card }
dev-cards = { $count ->
    [one] { $cards }
   *[other] { $count } cards, { $cards }
 }
dev-nothing = nothing
dev-moves-title = Who is asked, and the legal moves.
dev-no-moves = Nobody is asked for anything.
dev-asked = { $awaited ->
    [yes] { $who_is ->
        [you] You are awaited
       *[other] { $who } is awaited
    }
   *[no] { $who_is ->
        [you] You may act
       *[other] { $who } may act
    }
 }: { OR($kinds) }. Mode { $mode ->
    [turn] turn
    [window] window
    [claim] claim
   *[secret] secret
 }, request { $id }.
dev-move = { $move }. In the log: { $written }.

## Seats

dev-seat-title = Which seat will you play?
dev-sit = { $name }.
dev-sit-all = All seats, one after another.
dev-you-are = You play seat { $number } now, { $name }.
dev-you-are-all = You play all seats now, first seat { $number }, { $name }.

## The suite, the traceback

dev-checking = Checking. You can play on meanwhile.
dev-still-checking = Already checking.
dev-no-suite = What checks games is not installed. Install it with { $command }.
dev-checked = { $failed ->
    [yes] Faults are found. Lines: { $count }.
   *[no] All is well. Lines: { $count }.
 }
dev-trace-title = { $count ->
    [one] The last fault in full, 1 line.
   *[other] The last fault in full, { $count } lines.
 }
dev-no-trace = There was no fault yet.

## What can be asked for

dev-title = What to do with your game?
dev-state = Tell the state
dev-state-about = Everything that is true, hidden hands too. Its word is state. For you alone: never at a table with others.
dev-state-words = state
dev-moves = Tell who is asked, and the legal moves
dev-moves-about = Every request, then every legal move of that seat. Its word is moves.
dev-moves-words = moves
dev-back = Undo an input
dev-back-about = A move of yours or of a bot; bots then wait. The key is minus, the word is back, also with a number.
dev-back-words = back, undo
dev-forward = Do an input again
dev-forward-about = The one that was undone, or what the bot does that is awaited. The key is plus, the word is forward.
dev-forward-words = forward, redo
dev-seat = Take another seat, or all of them
dev-seat-about = The word is seat, also with a number.
dev-seat-words = seat
dev-new-match = Begin a new match
dev-new-match-about = The same cards again. The word is new; a seed behind it gives other cards.
dev-new-match-words = new
dev-check = Check the game
dev-check-about = The quick checks of the test kit. The word is check.
dev-check-words = check
dev-transcript = Save a transcript
dev-transcript-about = The match as text, all hands open, in the folder where you started. The word is transcript.
dev-transcript-words = transcript
dev-trace = Tell the last fault in full
dev-trace-about = The traceback of Python. The word is trace.
dev-trace-words = trace, traceback
key-dev-list = opens what makers can ask for
key-dev-list-about = State, legal moves, other seats, checks and the rest.
key-dev-back = undoes an input
key-dev-back-about = A move of yours or of a bot. The bots wait until you play, or hurry them with key N.
key-dev-forward = does it again, or one move of a bot
key-dev-forward-about = Step by step, while the bots wait.
dev-goodbye = Closed. Nothing of it is kept.
