# Lecciones: lo común a todas. Las palabras de cada una están con su juego.

room-lessons = { $count ->
    [one] Aprender un juego jugando
   *[other] Aprender un juego jugando, { $count } lecciones
 }
lessons-title = { $count ->
    [one] 1 lección. Intro la empieza.
   *[other] { $count } lecciones. Intro empieza una.
 }
lessons-about = Un reparto que se juega contigo, paso a paso y luego por tu cuenta. De 10 a 20 minutos.
lessons-none = Aquí ningún juego tiene lección.
lesson-item = Aprender: { $game }
lesson-title = Una lección: { $game }.
lesson-keys = La tecla R repite lo último, la W aconseja, la T dice de quién es el turno. Control S sale. Intro sigue.
lesson-put-back = ¿Has elegido otra carta? Espacio sobre ella la devuelve; Escape las devuelve todas.
lesson-play-on = El resto lo juegas tú, y los demás responden. La tecla W te aconseja: con sus consejos ganas.
lesson-named = Desde aquí Intro nombra antes una jugada de la carta. Abajo nombra otra; Intro otra vez la hace.
lesson-your-turn = Inicio y Tabulador recorren tus cartas; desde la mesa, la tecla menor que vuelve a ellas. La tecla W aconseja.
lesson-back = Si estás en la mesa, pulsa antes la tecla menor que, o Arriba: vuelve a tu mano.
lesson-advice-card = { $named ->
    [yes] Consejo. { $play }.
   *[no] Consejo: { THE($card) }. { $play }.
 }
lesson-advice-cards = Consejo: elige { THE($cards) } con Espacio, y luego Intro.
lesson-advice-number = Consejo: escribe { $number } y pulsa Intro.
lesson-advice-key = Consejo: la tecla { $key }, { $what }.
lesson-advice-enter = Consejo: pulsa Intro.
lesson-advice-typed = Consejo: escribe una barra y { $move }, y pulsa Intro.
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
lesson-lost = Esta vez no has ganado. La próxima, las cartas serán las mismas, y la tecla W sabe cómo ganar.
