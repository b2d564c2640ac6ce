# Las puntuaciones: la propia, las de los demás, las mejores de un juego (barra puntuación).

rating-mine = { $game }{ $pace ->
    [correspondence] , por correspondencia
   *[live] { "" }
 }: tu puntuación es { $points }, tras { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }{ $settled ->
    [yes] { "" }
   *[no] ; aún se está ajustando
 }.
    .brief = { $game }: { $points }.
rating-of = { $name }, { $game }{ $pace ->
    [correspondence] , por correspondencia
   *[live] { "" }
 }: { $points }, tras { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }{ $settled ->
    [yes] { "" }
   *[no] ; aún se está ajustando
 }.
rating-place = { $place }: { $name }, con { $points }{ $pace ->
    [correspondence] , por correspondencia
   *[live] { "" }
 }, tras { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }.
rating-bot = robot, nivel { $level }
rating-title = Puntuaciones: { $count }.
rating-best-title = Las mejores de este juego, { $game }: { $count }.
rating-none-mine = Aquí aún no tienes puntuación: la da una partida acabada en una mesa de la lista.
rating-none-named = De { $name } no se dice aquí ninguna puntuación.
rating-none-best = { $game }: ninguna puntuación se ha asentado aún, hacen falta { $games } partidas.
rating-hidden = { $hidden ->
    [yes] Los demás no oyen tus puntuaciones. Barra, puntuación, mostrar se las dice.
   *[no] Los demás oyen tus puntuaciones. Barra, puntuación, ocultar se las calla.
 }
rating-changed = { $game }: tu puntuación es { $points }, { $change ->
    [same] como antes
    [more] sube { $by }
   *[less] baja { $by }
 }{ $settled ->
    [yes] { "" }
   *[no] ; aún se está ajustando
 }.
    .brief = Puntuación { $points }, { $change ->
        [same] como antes
        [more] sube { $by }
       *[less] baja { $by }
     }.
rating-unrated = { $why ->
    [often] No puntúa: los mismos dos jugadores tienen { $most } partidas puntuadas al día.
    [bot] No puntúa: una persona jugó casi toda la partida de un robot.
    [hints] No puntúa: se pidieron pistas.
   *[alone] No puntúa: hacen falta dos jugadores distintos.
 }
value-rating-hide = ocultar, esconder, oculta, no
value-rating-show = mostrar, enseñar, visible, sí
key-rating = las puntuaciones: la tuya, la de otra persona, las mejores de un juego
key-rating-about = Barra, puntuación: la tuya. Con un nombre, la de esa persona; con un juego, sus diez mejores; con ocultar o mostrar, si los demás oyen la tuya. Las mesas privadas de una sala con vestíbulo no puntúan.
key-rating-words = puntuación puntuaciones

host-ratings-results = { $count ->
    [one] 1 resultado
   *[other] { $count } resultados
 }. Salen de su registro: { $follows }. Sale otra cosa: { $differs }. Ya no se guarda el registro: { $gone }.
host-ratings-result-differs = Partida { $match }: su registro lleva a otro resultado.
host-ratings-differ = { $player }, { $game }: se guarda { $kept }, y de los resultados sale { $follows }.
host-ratings-all = { $differ ->
    [yes] Lo demás es como dicen los resultados.
   *[no] Todas las puntuaciones son como dicen los resultados.
 }
