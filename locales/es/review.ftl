# Repasos de lo que se ha elegido, y problemas: una posición, una respuesta y cuánto valía.

coach-title = Problemas y repasos. Intro abre uno.
coach-item = Problemas, y repasos de tus partidas
coach-about = Posiciones con una respuesta mejor que todas, y las elecciones que más te costaron en tus partidas.

## Repasos

review-games = Repasar una partida terminada
review-games-title = { $count ->
    [one] 1 partida terminada. Intro la repasa.
   *[other] { $count } partidas terminadas. Intro repasa una.
 }
review-no-games = Aún no hay partidas terminadas. Juega una y vuelve.
    .brief = Aún no hay partidas terminadas.
review-item-after = Repaso: lo que más te ha costado
review-about = Qué te costó más en esta partida, qué era mejor, y la posición para probar otra vez.
review-mine = Repasar mis elecciones
review-unjudged = { $watched ->
    [yes] En esa partida mirabas, y lo que se repasa son las elecciones propias.
   *[no] Los robots de ese juego no dicen cuánto vale una elección, así que no se puede repasar.
 }
    .brief = { $watched ->
    [yes] En esa partida mirabas.
   *[no] Esa partida no se puede repasar.
 }
review-not-here = Esa partida no está aquí para repasarla: viene de camino, o era demasiado larga.
    .brief = Esa partida no está aquí.
review-not-over = Esa partida no ha acabado. Termínala y entonces se podrá repasar.
    .brief = Esa partida no ha acabado.
review-failed = Esta partida no se ha podido repasar. Aun así puedes recorrerla.
    .brief = No se ha podido repasar.
review-no-choice = En esa partida no elegiste nada que se pueda mirar.
    .brief = Ahí no elegiste nada.
review-wait = Mirando cada una de tus elecciones. Escape lo deja.
    .brief = Mirando tus elecciones.
review-thinking = Mirando esta elección. Escape lo deja.
    .brief = Mirando esta elección.
review-title = { $game }: { $count ->
    [one] 1 elección mirada
   *[other] { $count } elecciones miradas
 }; { $wrong ->
    [0] ninguna costó nada con seguridad
    [one] 1 costó algo con seguridad
   *[other] { $wrong } costaron algo con seguridad
 }.
review-item = { $number }. { $played }. { $cost }
review-item-about = Intro dice lo que sabías entonces y te deja responder otra vez.
review-none-cost = Ninguna elección te costó nada con seguridad. Bien jugado
review-practise = Lo que más ha fallado: { $kind }. Intro abre ejercicios para eso.
review-no-more = Esa era la última.
review-played = Elegiste: { $move }.
review-amount = { $unit ->
    [chance] { $one ->
        [yes] 1 victoria
       *[no] { $amount } victorias
     } de cada 100 partidas
    [chips] { $one ->
        [yes] 1 ficha
       *[no] { $amount } fichas
     }
    [lives] { $one ->
        [yes] 1 vida
       *[no] { $amount } vidas
     }
    [outs] { $one ->
        [yes] 1 carta útil
       *[no] { $amount } cartas útiles
     }
   *[points] { $one ->
        [yes] 1 punto
       *[no] { $amount } puntos
     }
 }
review-costs = Diferencia: { $cost }{ $exact ->
    [yes] { "" }
   *[no] , con un margen de { $error }
 }. Mejor: { $best }.
review-likely = Probablemente peor: { $cost } menos, con un margen de { $error }. Mejor: { $best }.
    .brief = Probablemente mejor: { $best }.
review-close = Casi lo mejor: { $cost } menos, con un margen de { $error }; quizá nada. Lo mejor: { $best }.
    .brief = Casi lo mejor: { $best }.
review-right = Es lo mejor que hay.
    .brief = Lo mejor.
review-position = { $game }, tu elección. Esto es lo que sabías.
    .brief = { $game }, tu elección.
review-try = Ahora juégala: de cada jugada se dice cuánto vale, y ninguna se guarda.
    .brief = Ahora juégala.
review-after = Intro pasa a lo siguiente; con el tabulador, lo demás.
    .brief = Intro, o tabulador.
review-next = Lo siguiente
review-again = Responder aquí otra vez
review-play-on = Seguir jugando desde aquí, en una partida aparte
review-leave = Salir
review-left = Fuera.

## Clases de elecciones, y cómo van

review-kind = { $kind ->
    [discard] dejar cartas
    [play] jugar a la cuenta
    [claim] contar
    [take] recoger
    [lay] echar una carta
    [laytile] poner una ficha
    [trail] soltar una carta
    [build] construir
    [increase] subir una construcción
    [duplicate] añadir a una construcción
    [expose] enseñar cartas
    [bet] apostar
    [call] igualar
    [raise] subir
    [check] pasar
    [fold] retirarse
    [declare] declarar
    [throw] descartar
    [stock] robar
    [godown] bajarse
    [layoff] añadir a lo bajado
    [replace] cambiar un comodín
    [pass] dejar pasar
    [refuse] negarse
    [ready] seguir
    [keep] guardar dados
    [bank] plantarse
    [roll] tirar otra vez
    [swap] cambiar el triunfo
    [sing] cantar
   *[other] otras elecciones
 }
review-trend = Cómo van tus elecciones, por clases
review-trend-title = De { $count ->
    [one] 1 partida repasada
   *[other] { $count } partidas repasadas
 }.
review-trend-game = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 } de este juego: { $game }.
review-trend-kind = { $kind }: últimamente { $wrong } de { $count } costaron algo{ $earlier ->
    [0] { "" }
   *[other] ; antes, { $before } de { $earlier }
 }.
review-trend-weak = Los problemas nuevos preguntan más por esto: { $kind }.
review-no-trend = Aún no has repasado ninguna partida. Repasa una y empezará esta lista.
    .brief = Aún no has repasado ninguna.

## Problemas

puzzle-day = Problema del día{ $done ->
    [yes] , respondido
   *[no] { "" }
 }
puzzle-day-about = Hoy es el mismo para cualquiera que tenga esta versión.
puzzle-own = Una elección de tus propias partidas
puzzle-own-about = Una que te costó algo en una partida que has repasado.
puzzle-game = { $game }: un problema de un reparto nuevo
puzzle-choice-title = { $game }. Intro busca uno, izquierda y derecha eligen la dificultad.
    .brief = { $game }. Izquierda y derecha: dificultad.
puzzle-choice-about = Intro busca un problema de esta clase en repartos nuevos. Izquierda y derecha eligen la dificultad, para todas las clases.
puzzle-level = { $level ->
    [easy] fácil
    [medium] medio
    [hard] difícil
   *[other] de cualquier dificultad
 }
puzzle-any = Cualquier problema, { $level }
puzzle-of-kind = Elección: { $kind }, { $level }
puzzle-another = No ha salido ninguno así; este es otro.
puzzle-title = { $game }, { $told ->
    [yes] { $kind },{" "}
   *[no] { "" }
 }{ $level ->
    [easy] fácil
    [medium] medio
   *[hard] difícil
 }: solo una respuesta es la mejor.
puzzle-wait = Buscando un problema. Escape lo deja.
    .brief = Buscando un problema.
puzzle-none = Esta vez no ha salido ninguno. Intro busca otro.
    .brief = Esta vez no ha salido ninguno.
puzzle-no-own = Tus partidas repasadas aún no tienen ningún problema. Repasa antes una.
    .brief = Ahí aún no hay ninguno.
puzzle-streak = { $count ->
    [one] 1 día seguido.
   *[other] { $count } días seguidos.
 }

## La línea de órdenes

cli-help-review = { PROGRAM() } review lista las partidas terminadas y dice qué elecciones costaron más en una. Con un número, en esa.
cli-help-puzzle = { PROGRAM() } puzzle tiene el problema del día, y otros de repartos nuevos y de tus partidas. Con un juego, una clase de elección y fácil, medio o difícil, uno así: { PROGRAM() } puzzle casino construir difícil.
cli-no-puzzle = Aquí no hay { $text }. Tras el juego puede ir una clase de elección: { $kinds }. Y después, fácil, medio o difícil.
cli-no-exercises = { $game } no tiene ejercicios.
cli-no-puzzles = { $game } no tiene problemas.
