# Lessons: what all have in common. The words of each lie with its game.

room-lessons = { $count ->
    [one] Learn a game by playing
   *[other] Learn a game by playing, { $count } lessons
 }
lessons-title = { $count ->
    [one] 1 lesson. Enter begins it.
   *[other] { $count } lessons. Enter begins one.
 }
lessons-about = A deal that is played with you, step by step and then on your own. 10 to 20 minutes.
lessons-none = No game here has a lesson.
lesson-item = Learn { $game }
lesson-title = A lesson in { $game }.
lesson-keys = R says the last words again, W gives advice, T says whose turn it is. Control S leaves. Enter goes on.
lesson-put-back = A wrong card chosen? Space on it puts it back, Escape puts back all of them.
lesson-play-on = You play on yourself now, and the others answer. Key W advises you: follow it and you win.
lesson-named = From here on Enter first names a play of the card. Down names its next one, Enter again does it.
lesson-your-turn = Home and Tab go through your cards; from the table the less-than key leads back to them. W advises.
lesson-back = If you are on the table, press the less-than key or Up first: it goes back to your hand.
lesson-advice-card = { $named ->
    [yes] Advice. { $play }.
   *[no] Advice: { THE($card) }. { $play }.
 }
lesson-advice-cards = Advice: choose { $cards } with Space, then Enter.
lesson-advice-number = Advice: type { $number }, then Enter.
lesson-advice-key = Advice: the { $key } key, { $what }.
lesson-advice-enter = Advice: press Enter.
lesson-advice-typed = Advice: type a slash and { $move }, then Enter.
lesson-go-on = Enter goes on.
lesson-waits = { $last ->
    [yes] Enter ends the lesson.
   *[no] Enter goes on with the lesson.
 }
lesson-type-first = Type the number first: { $number }, then Enter.
lesson-not-that-key = That key does nothing here.
lesson-other-move = A possible move, but not in this lesson.
lesson-over = Lesson over. You know { $game } well enough: play a game of your own.
lesson-left = You leave the lesson; the next time it begins anew.
lesson-goodbye = Goodbye. The lesson is not kept and begins anew; your games are kept.
lesson-how-to-leave = Nothing to cancel. Control S leaves the lesson.
lesson-lost = This one is lost. Next time the cards are the same, and key W knows how to win.
