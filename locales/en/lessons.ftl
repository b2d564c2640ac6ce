# Lessons: what all have in common. The words of each lie with its game.

room-lessons = { $count ->
    [one] Learn a game by playing
   *[other] Learn a game by playing, { $count } lessons
 }
lessons-title = { $count ->
    [one] 1 lesson. Enter begins it.
   *[other] { $count } lessons. Enter begins one.
 }
lessons-about = A deal that is played with you, with every step explained. Ten minutes or so.
lessons-none = No game here has a lesson.
lesson-item = Learn { $game }
lesson-title = A lesson in { $game }.
lesson-keys = R says the last words again, W tells what you may do, Control S leaves. Enter goes on.
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
