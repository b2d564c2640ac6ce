# The page on a touch screen: what help tells there instead of keys, and what tells of the turn.

touch-help-title = What you can do here. Gestures go on the touch area, at the bottom.
    .brief = Gestures and buttons.
touch-help-button = help: gestures and buttons
touch-cards = Swipe right: the next card. Left: the one before.
touch-items = Swipe right: the next item. Left: the one before.
touch-rows = Swipe down: the next row, the buttons too. Up: the row before.
touch-choose = Tap once: chooses the card you are on, or puts it back.
touch-play = Tap twice: tells what would be played. Twice again: plays it.
touch-take = Tap twice: takes the item you are on.
touch-turn = Tap with two fingers: whose turn it is.
touch-why = Hold one finger: what you may do now.
touch-scores = Tap with three fingers: the score.
touch-help = Hold one finger: this help.
touch-typed = Touch the entry and type. The Send button sends it.
touch-reader = A screen reader has its own gestures, and everything here is a button.
touch-button = Button: { $what }.
guest-help-touch = The help button tells the gestures.

## Words of the page

browser-pad = Touch area: swipe, tap, hold
browser-gestures = Gestures, on a touch area at the bottom
browser-vibration = Vibrate at my turn, at points and at what is refused
browser-ding = Ring at my turn, even behind another page
browser-notify = Notify me of my turn while the page is hidden
browser-push = Tell me when it is my turn, also when this page is closed
browser-notify-refused = The browser does not allow notifications here.
browser-your-turn = Your turn
