# Ayuda: lo que hacen las teclas además de las órdenes, una frase más de cada orden, y cómo se leen las reglas.

## Lo que se dice al preguntar por una tecla

help-own-key = Una tecla solo de { $game }.
help-at-table = { $key }, en la mesa: { $what }.
help-nothing = { $key }: aquí, nada.
help-not-now = { $key }, ahora no: { $what }.
help-no-such-key = { $text } no es una tecla. Nombra una, como en ayuda c o ayuda tabulador.

## Usos de teclas que no son órdenes

key-number = empieza un número, Intro lo termina
key-number-about = Escribe todas sus cifras y pulsa Intro. Escape lo retira.
key-place = la carta o el elemento de ese lugar
key-place-about = 1 es el primero, 0 el décimo.
key-type = empieza una jugada o una palabra escrita
key-type-about = Por ejemplo barra puntos, barra ajustes, o una jugada en la notación del juego. Intro la termina.
key-initial = el siguiente elemento que empieza por esa letra
key-initial-about = Cualquier letra; pulsada otra vez va al que viene después.
key-explain = qué significa este elemento
key-explain-about = No cambia nada.
key-throw-away = borrar esta partida
key-throw-away-about = Antes se pregunta.
key-again = esta línea otra vez
key-again-about = La línea en la que estás.
key-more = el valor siguiente
key-more-about = En un elemento que tiene valores, como una opción o un ajuste.
key-less = el valor anterior
key-less-about = En un elemento que tiene valores, como una opción o un ajuste.
key-yes = sí
key-yes-about = Intro también dice que sí.
key-no = no
key-no-about = Escape también dice que no.
key-heading = título siguiente
key-heading-about = Salta las reglas de un capítulo.
key-heading-back = título anterior
key-heading-back-about = Vuelve adonde empieza un capítulo.
key-sentence = frase siguiente
key-sentence-about = Una regla larga, frase por frase.
key-sentence-back = frase anterior
key-sentence-back-about = Una regla larga, frase por frase.

## Órdenes, una frase más

key-count-about = La cuenta o el total que lleva el juego, en cualquier momento.
key-burden-about = También otra cosa, si en este juego va pasando de uno a otro.
key-first-about = La carta que está a la vista, o lo que el juego tenga en su lugar.
key-table-about = Todas las cartas a la vista, nada oculto.
key-scores-about = Los tuyos primero.
key-details-about = Lo que le falta a cada cual, y qué reparto es este.
key-turn-about = Responde en cualquier momento, te toque o no.
key-hand-about = Tus cartas en orden, con su número delante.
key-holdings-about = Solo números, ninguna carta ajena.
key-last-about = Lo último que se jugó, sea de quien sea.
key-why-about = Lo que puedes hacer ahora, y lo que pensaría quien juega bien.
key-playable-about = El cursor va allí; Intro la juega.
key-playable-back-about = El cursor va allí; Intro la juega.
key-options-about = Primero, lo que no es como siempre.
key-sort-about = Las cartas son las mismas, solo cambia su orden.
key-hurry-about = El próximo robot juega al instante, y la próxima línea de un recuento largo se dice al instante.
key-mark-about = Cuando varias cartas van juntas; Intro las juega después todas.
key-act-about = Sin cartas elegidas, juega la carta en la que estás.
key-next-about = Al llegar al final lo dice y no pasa de ahí.
key-previous-about = Al llegar al principio lo dice y no pasa de ahí.
key-next-zone-about = De tu mano a lo que hay en la mesa, y vuelta a empezar.
key-previous-zone-about = De tu mano a lo que hay en la mesa, y vuelta a empezar.
key-to-first-about = 1 hace lo mismo.
key-to-last-about = Al final de la fila o de la lista.
key-repeat-about = Lo último que se ha dicho.
key-older-about = Se guarda cada línea de la partida, por larga que sea.
key-newer-about = Hasta la última línea.
key-cancel-about = Las cartas elegidas vuelven, una lista se cierra. Nunca abandona una partida.
key-help-about = Después, pulsa cualquier tecla y oirás lo que hace. Escape vuelve a la partida.
key-rules-about = Como las dejan las opciones de esta mesa.
key-language-about = Lo que ya se dijo se oye también en ese idioma.
key-verbosity-about = Breves, normales y completos, por turno.
key-speech-about = La voz de la propia sala. El lector de pantalla no se toca.
key-sounds-about = Cuáles hay, a qué volumen, y una lista para conocerlos.
key-settings-about = Idioma, voces, longitud de los mensajes, teclas y lo demás; la partida espera.
key-settings-about-without-voice = Idioma, longitud de los mensajes, teclas y lo demás; la partida espera.
key-fair-about = Las cartas quedan fijadas antes de repartir la primera; esto lo demuestra.
key-save-about = La partida se guarda de todos modos a cada momento; síguela desde el primer menú.
key-resign-about = Antes se pregunta. Donde sigue un robot, puedes volver.
key-leave-about = Ninguna partida se pierde: la próxima vez se puede seguir. Una lección empieza de nuevo.

## Reglas de una mesa

rules-title = Reglas: { $game }, { $chapters ->
    [one] 1 título
   *[other] { $chapters } títulos
 }. Tabulador para la regla siguiente, mayor que para el título siguiente.
    .brief = Reglas: { $game }, { $chapters ->
    [one] 1 título
   *[other] { $chapters } títulos
 }.
rules-options = Las opciones de esta mesa
rules-heading = { $title }, título { $place } de { $count }.
    .brief = { $title }.
rules-last-heading = No hay título después de este.
rules-first-heading = No hay título antes de este.
rules-no-word = Ninguna regla con { $text }.

## Las palabras, para quien escribe

help-words = Palabras que se escriben tras una barra: { COMMAS($words) }.
help-word = { $word }
help-word-line = Barra { $word }: { $what }.
help-groups-title = { $count } teclas sirven aquí. Intro abre un grupo; cualquier otra tecla se explica.
help-group-table = { $count ->
    [one] La mesa, 1 tecla
   *[other] La mesa, { $count } teclas
 }
help-group-cards = { $count ->
    [one] Cartas y jugadas, 1 tecla
   *[other] Cartas y jugadas, { $count } teclas
 }
help-group-said = { $count ->
    [one] Lo que se ha dicho, 1 tecla
   *[other] Lo que se ha dicho, { $count } teclas
 }
help-group-room = { $count ->
    [one] La sala, 1 tecla
   *[other] La sala, { $count } teclas
 }
help-group-words = { $count ->
    [one] Palabras tras una barra, 1
   *[other] Palabras tras una barra, { $count }
 }
help-words-above = { $count ->
    [one] 1 palabra que se escribe tras una barra. Arriba la dice.
   *[other] { $count } palabras que se escriben tras una barra. Arriba las dice una a una.
 }
