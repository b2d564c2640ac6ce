farkle-name = Diez mil
farkle-about = Guarda los dados que puntúan y tira los demás mientras te atrevas; se gana con 10000.

## Variantes y opciones
farkle-preset-farkle = Diez mil
farkle-preset-farkle-about = Con 6 dados a 10000: se entra con 500, y hay una última ronda.
farkle-preset-five-dice = Cinco dados
farkle-preset-five-dice-about = A 10000 justos; cada dado igual de más duplica.
farkle-preset-strict = Diez mil estricto
farkle-preset-strict-about = Se entra con 1000, con los dados llenos se vuelve a tirar, y 3 fallos seguidos cuestan 1000.
farkle-preset-steal = Diez mil con robo
farkle-preset-steal-about = Puedes tirar los dados que dejó quien jugó antes, por sus puntos y los tuyos.
farkle-preset-short = Diez mil corto
farkle-preset-short-about = A 3000, y se entra con lo que sea.

farkle-option-target = Puntos para ganar
farkle-option-target-about = Cuando alguien los tiene, el final está cerca.
farkle-option-dice = Dados
farkle-option-dice-about = Cuántos se tiran; las tres parejas y los dos tríos piden 6.
farkle-option-opening = Para entrar
farkle-option-opening-about = Puntos que debe sumar el primer turno que se apunta.
farkle-option-several = Cuatro iguales o más
farkle-option-several-about = Cuánto valen.
farkle-option-several-fixed = 1000, 2000 y 3000
farkle-option-several-double = cada dado duplica
farkle-option-several-add = cada dado suma otro trío
farkle-option-several-none = no valen más que tres
farkle-option-triple_ones = Tres unos
farkle-option-triple_ones-about = Cuánto valen tres unos.
farkle-option-straight = Escalera
farkle-option-straight-about = Cuánto valen todos los dados seguidos; 0 es nada.
farkle-option-three_pairs = Tres parejas
farkle-option-three_pairs-about = Cuánto valen tres parejas con 6 dados; 0 es nada.
farkle-option-two_triplets = Dos tríos
farkle-option-two_triplets-about = Cuánto valen juntos dos tríos; con 0, lo que vale cada cual.
farkle-option-hot_dice = Si puntúan todos
farkle-option-hot_dice-about = Se puede volver a tirar con todos, o se debe.
farkle-option-hot_dice-may = tirar o plantarse
farkle-option-hot_dice-must = volver a tirar
farkle-option-farkles = Multa por 3 fallos
farkle-option-farkles-about = Puntos que cuestan 3 turnos perdidos seguidos; 0 es ninguna.
farkle-option-steal = Robo
farkle-option-steal-about = Si se pueden tirar los dados que dejó quien jugó antes, por sus puntos y los propios.
farkle-option-last_round = Última ronda
farkle-option-last_round-about = Si los demás juegan otra vez cuando alguien llega a la meta.
farkle-option-exact = Puntos justos
farkle-option-exact-about = Si hay que clavar la meta: no te puedes plantar si te pasas.
farkle-option-turn_seconds = Tiempo para pensar
farkle-option-turn_seconds-about = Si se acaba, se guardan los mejores dados o se apuntan los puntos.

## Lo que pasa
farkle-event-started = Diez mil a { $target }, con { $others }.
    .brief = Diez mil a { $target }.
farkle-event-turn-began = { $left ->
    [0] Le toca { AL($who) }.
   *[other] Le toca { AL($who) }, con { $stake } por robar.
 }
    .brief = { $left ->
    [0] Le toca { AL($who) }.
   *[other] Le toca { AL($who) }, y { $stake } por robar.
 }
farkle-event-turn-began-you = { $left ->
    [0] Te toca.
    [one] Te toca. Puedes robar { $stake } con 1 dado.
   *[other] Te toca. Puedes robar { $stake } con { $left } dados.
 }
    .brief = { $left ->
    [0] Te toca.
   *[other] Te toca, con { $stake } por robar.
 }
farkle-event-kept = { $hot ->
    [yes] { $who } guarda { $dice }: dados llenos, lleva { $pot }.
   *[no] { $who } guarda { $dice } por { $points }: lleva { $pot }.
 }
    .brief = { $hot ->
    [yes] { $who }: dados llenos, lleva { $pot }.
   *[no] { $who } guarda { $points }: lleva { $pot }.
 }
farkle-event-kept-you = { $hot ->
    [yes] Dados llenos: llevas { $pot } y puedes tirar otra vez los { $free }.
   *[no] { $points } por { $dice }: llevas { $pot }, con { $free } por tirar.
 }
    .brief = { $hot ->
    [yes] Dados llenos: llevas { $pot }.
   *[no] { $points }: llevas { $pot }, con { $free }.
 }
farkle-event-rolled = { $stolen ->
    [0] { $who } saca { $dice }.
   *[other] { $who } roba { $stolen } y saca { $dice }.
 }
    .brief = { $who }: { $dice }.
    .full = { $stolen ->
    [0] { $who } saca { $dice }: hasta { $best }.
   *[other] { $who } roba { $stolen } y saca { $dice }: hasta { $best }.
 }
farkle-event-rolled-you = { $stolen ->
    [0] Sacas { $dice }.
   *[other] Robas { $stolen } y sacas { $dice }.
 }
    .brief = Sacas { $dice }.
    .full = { $stolen ->
    [0] Sacas { $dice }: hasta { $best }.
   *[other] Robas { $stolen } y sacas { $dice }: hasta { $best }.
 }
farkle-event-farkled = { $stolen ->
    [0] { $who } saca { $dice }
   *[other] { $who } roba y saca { $dice }
 }: { $lost ->
    [0] nada
   *[other] nada, pierde { $lost }
 }{ $row ->
    [0] { "" }
    [one] { "" }
    [2] , segundo fallo seguido
   *[other] , el tercer fallo cuesta { $fine }
 }.
    .brief = { $who }: { $lost ->
    [0] nada
   *[other] nada, pierde { $lost }
 }{ $row ->
    [0] { "" }
    [one] { "" }
    [2] , segundo fallo
   *[other] , multa de { $fine }
 }.
farkle-event-farkled-you = { $stolen ->
    [0] Sacas { $dice }
   *[other] Robas y sacas { $dice }
 }: { $lost ->
    [0] nada
   *[other] nada, pierdes { $lost }
 }{ $row ->
    [0] { "" }
    [one] { "" }
    [2] , segundo fallo seguido
   *[other] , el tercer fallo cuesta { $fine }
 }.
    .brief = { $lost ->
    [0] Nada
   *[other] Nada, pierdes { $lost }
 }{ $row ->
    [0] { "" }
    [one] { "" }
    [2] , segundo fallo
   *[other] , multa de { $fine }
 }.
farkle-event-banked = { $who } se planta con { $points } y tiene { $total }{ $last ->
    [yes] : última ronda para los demás
   *[no] { "" }
 }.
    .brief = { $last ->
    [yes] { $who } suma { $points }: { $total }, última
   *[no] { $who } suma { $points }: { $total }
 }.
farkle-event-banked-you = Te plantas con { $points } y tienes { $total }{ $last ->
    [yes] : última ronda para los demás
   *[no] { "" }
 }.
    .brief = { $last ->
    [yes] Sumas { $points }: { $total }, última ronda
   *[no] Sumas { $points }: { $total }
 }.
farkle-event-won = ¡Gana { $who } con { $total }!
farkle-event-won-you = ¡Ganas con { $total }!
farkle-event-tied = Empate a { $total }: { $tied }.

## Lo que se puede hacer
farkle-item-marked = { $item }, { $on ->
    [yes] elegido
   *[no] devuelto
 }; { $points ->
    [0] aún nada
   *[other] { $points } puntos
 }
farkle-offer-keep = guardar { $dice } por { $points }
farkle-offer-roll = { $free ->
    [one] tirar el último dado
   *[other] tirar { $free } dados
 }
farkle-offer-bank = plantarte con { $points }
farkle-offer-steal = { $free ->
    [one] robar { $points } con 1 dado
   *[other] robar { $points } con { $free } dados
 }
farkle-refuse-roll-first = Primero tira, con Intro sobre los dados o con la tecla D.
farkle-refuse-rolled = No todos esos dados han salido. En la mesa: { $dice }.
farkle-refuse-no-score = No todos esos dados puntúan. Lo que más vale: { $best }, por { $points }.
farkle-refuse-keep-first = Guarda antes algún dado. Lo que más vale: { $best }, por { $points }.
farkle-refuse-hot = Los dados están llenos: hay que tirar otra vez los { $dice }.
farkle-refuse-opening = Para entrar hacen falta { $opening } y llevas { $points }: sigue tirando.
farkle-refuse-over = Llevas { $points } y solo hacen falta { $missing }: guarda menos o sigue tirando.
farkle-refuse-steal = { $on ->
    [yes] No hay dados que robar: solo antes de tu primera tirada, y si quien jugó antes dejó alguno.
   *[no] En esta mesa no se roba: tira tus dados.
 }

farkle-verb-keep = guardar, guardo, guardas, guarda, guardá, aparto, apartar, quedarme, me quedo, me quedo con, separo
farkle-verb-roll = tirar, tiro, tiras, tira, tirá, lanzar, lanzo, lanza, vuelvo a tirar, otra vez, sigo, seguir, sigo tirando, continúo, continuar, seguimos
farkle-verb-bank = plantarse, plantarme, me planto, te plantas, planto, apuntar, apunto, lo apunto, guardo los puntos, paro, parar, basta, no tiro, hasta aquí
farkle-verb-steal = robar, robo, robas, roba, robá, robo los dados, aprovecho, tiro los suyos
farkle-word-ones = unos
farkle-word-twos = doses
farkle-word-threes = treses
farkle-word-fours = cuatros
farkle-word-fives = cincos
farkle-word-sixes = seises
farkle-asks-count = cuánto arriesgo, cuánto hay en riesgo, cuánto llevo
farkle-asks-why = cuánto vale, cuánto valen

## Teclas
farkle-key-roll = tira los dados libres
farkle-key-keep = guarda los dados que más valen
farkle-key-bank = se planta con los puntos del turno, guardando lo mejor de la tirada
farkle-key-steal = tira los dados que dejó quien jugó antes
farkle-key-burden = quién no ha entrado aún
farkle-key-first = quién va por delante
farkle-key-count = los puntos que están en juego
farkle-key-table = los dados de la mesa, los guardados y los que quedan
farkle-key-next = el siguiente dado que puntúa, o lo siguiente que puedes hacer
farkle-key-why = lo que más vale, y cuántas veces se falla
farkle-ask-risk = { $more ->
    [no] En juego: { $points }.
   *[other] En juego: { $points }, y hasta { $all } con esta tirada.
 }
farkle-ask-opening = { $seats_count ->
    [0] Ya han entrado todos.
   *[other] Se entra con { $opening }, y aún falta: { $seats }.
 }
farkle-ask-first = A la cabeza, con { $points }: { $seats }.
farkle-ask-target = Para ganar: { $target }.
farkle-part-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dados
 }
farkle-ask-last-round = Última ronda: { $who } ha llegado a la meta.
farkle-ask-last-round-you = Última ronda: has llegado a la meta.
farkle-advice-best = Lo que más vale: { $dice }, por { $points }.
farkle-advice-risk = { $free ->
    [one] Con 1 dado se falla { $risk } veces de cada 100.
   *[other] Con { $free } dados se falla { $risk } veces de cada 100.
 }

## Las reglas de la mesa
farkle-rule-chapter-turn = El turno
farkle-rule-chapter-worth = Lo que valen los dados
farkle-rule-chapter-end = El final
farkle-rule-aim = Se trata de tener { $value } puntos.
farkle-rule-roll = En tu turno tiras { $value } dados.
farkle-rule-keep = De cada tirada guardas al menos un dado que puntúe y, si quieres, tiras los demás.
farkle-rule-farkle = Si ninguno puntúa, se pierden los puntos del turno.
farkle-rule-hot-may = Dados llenos: si puntúan todos, puedes tirar otra vez los { $value } y seguir sumando.
farkle-rule-hot-must = Dados llenos: si puntúan todos, hay que tirar otra vez los { $value }.
farkle-rule-bank = Después de guardar puedes plantarte: los puntos del turno son tuyos.
farkle-rule-opening = El primer turno que se apunta debe sumar { $value } o más.
farkle-rule-steal = Si alguien se planta y le sobran dados, quien sigue puede tirar esos primero.
farkle-rule-steal-points = Si puntúan, los puntos que se apuntaron valen para los dos.
farkle-rule-farkles = Tres fallos seguidos cuestan { $value }, pero nadie baja de 0.
farkle-rule-clock = Cada decisión tiene { $value } segundos; después se guarda lo mejor y, si se puede, se planta.
farkle-rule-singles = Un uno vale 100 y un cinco 50.
farkle-rule-triples = Tres iguales valen 100 veces su número, y tres unos { $value }.
farkle-rule-fixed = Cuatro iguales valen 1000, cinco 2000 y seis 3000.
farkle-rule-double = Cada dado igual de más duplica eso.
farkle-rule-add = Cada dado igual de más suma otro tanto.
farkle-rule-none = Más de tres iguales no valen más que tres.
farkle-rule-straight-six = Del uno al seis en una tirada valen { $value }.
farkle-rule-straight-five = Cinco dados seguidos en una tirada valen { $value }.
farkle-rule-three-pairs = Tres parejas en una tirada valen { $value }, también cuatro iguales y una pareja.
farkle-rule-two-triplets = Dos tríos en una tirada valen { $value }.
farkle-rule-last-round = Cuando alguien llega a la meta, los demás juegan un turno más; gana quien más tiene.
farkle-rule-first = Gana quien llega primero a la meta.
farkle-rule-exact = Hay que tener { $value } justos: no te puedes plantar si te pasas.

## La lección
farkle-lesson-welcome = Juegas con Berta a 1000. En tu turno tiras 6 dados, guardas los que puntúan y puedes tirar los demás.
farkle-lesson-worth = Un uno vale 100 y un cinco 50; tres iguales, 100 veces su número, y tres unos 1000.
farkle-lesson-roll = Tira: pulsa la tecla D.
farkle-lesson-why = Puntúan el 1 y el 5. Lo que más vale y lo que arriesgas al tirar lo dice la tecla { $key }.
farkle-lesson-one = Guarda solo el 1, y así quedan 5 dados: ve al dado 1 con el tabulador, márcalo con Espacio y pulsa Intro.
farkle-lesson-on = Llevas 100 y quedan 5 dados. Tíralos con la tecla D.
farkle-lesson-best = Puntúan los tres treses y el 5. La tecla K guarda lo mejor de la tirada.
farkle-lesson-count = Queda un dado. Cuánto hay en juego lo dice la tecla { $key }.
farkle-lesson-bank = Un dado solo puntúa 2 veces de cada 6. Plántate con la tecla P.
farkle-lesson-farkle = A Berta no le puntúa ninguno: pierde su turno, y lo que apuntaste es tuyo.
farkle-lesson-go = Sigue jugando a 1000. La D tira, la K guarda lo mejor, la P te planta; la W dice cuánto se falla.
farkle-lesson-end = Eso es el diez mil: guardar, atreverse y parar a tiempo.

farkle-hint = { $dice ->
    [one] Una tirada de 1 dado no da nada { $lost } veces de cada 100.
   *[other] Una tirada de { $dice } dados no da nada { $lost } veces de cada 100.
 }
