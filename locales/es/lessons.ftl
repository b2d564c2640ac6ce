# Lecciones: lo común a todas. Las palabras de cada una están con su juego.

room-lessons = { $count ->
    [one] Aprender un juego jugando
   *[other] Aprender un juego jugando, { $count } lecciones
 }
lessons-title = { $count ->
    [one] 1 lección. Intro la empieza.
   *[other] { $count } lecciones. Intro empieza una.
 }
lessons-about = Un reparto que se juega contigo, con cada paso explicado. Unos diez minutos.
lessons-none = Aquí ningún juego tiene lección.
lesson-item = Aprender: { $game }
lesson-title = Una lección: { $game }.
lesson-keys = R repite lo último, W dice qué puedes hacer, Control S sale. Intro sigue.
lesson-go-on = Intro sigue.
lesson-waits = { $last ->
    [yes] Intro termina la lección.
   *[no] Intro sigue con la lección.
 }
lesson-type-first = Escribe antes la cantidad: { $number }, y pulsa Intro.
lesson-not-that-key = Esa tecla no hace nada aquí.
lesson-other-move = Se podría jugar, pero no en esta lección.
lesson-over = Se acabó la lección: { $game }. Ahora juega tu propia partida.
lesson-left = Dejas la lección; la próxima vez empieza de nuevo.
lesson-goodbye = Hasta pronto. La lección no se guarda y empezará de nuevo; tus partidas sí.
lesson-how-to-leave = Nada que cancelar. Control S deja la lección.
