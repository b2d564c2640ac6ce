# Practicar el recuento: el menú, la lección y el ejercicio contra el reloj.

## El menú

room-counting = Practicar el recuento de manos
counting-about = Manos que contar a tu ritmo, cada una explicada, o contra el reloj.
counting-no-games = Aquí ningún juego tiene manos que contar.
counting-title = Lección o ejercicio. Intro lo empieza.
counting-lesson = { $game }, manos a tu ritmo
counting-lesson-about = Cada mano se explica después de tu respuesta, una línea por combinación.
counting-drill = { $game }, { $count } manos contra el reloj
counting-drill-again = { $game }, { $count } manos contra el reloj; tu récord: { $right ->
    [one] 1 acierto
   *[other] { $right } aciertos
 }, { $one ->
    [yes] 1 segundo por mano
   *[no] { $seconds } segundos por mano
 }
    .brief = { $game }, { $count } manos contra el reloj; récord: { $right }
counting-drill-about = El reloj se para con cada respuesta. Un ejercicio entero puede ser tu récord.

## El comienzo

counting-begin-lesson = { $game }: primero { $count } sencillas, luego lo que más se te escapa.
    .brief = { $game }, primero lo sencillo.
counting-begin-drill = { $game }: { $count } manos contra el reloj.
    .brief = { $count } manos.
    .full = { $game }: { $count } manos contra el reloj, que se para con cada respuesta.
counting-enter-begins = Intro empieza, Escape sale.
    .brief = Intro empieza.
    .full = Intro empieza. Escribe cada número y luego Intro. Escape sale.
counting-type = Escribe el número y luego Intro.
counting-type-first = Escribe antes el número y luego Intro. Después, la tecla K lo explica.
    .brief = Escribe antes el número.
counting-no-number = { $text } no se puede contar: escribe el número en cifras.
    .brief = Solo cifras.

## Las respuestas

counting-right = Correcto, { $value }.
counting-right-in = Correcto, { $value }, en { $one ->
    [yes] 1 segundo
   *[no] { $seconds } segundos
 }.
    .brief = Correcto, { $value }.
counting-wrong = Es { $value }, no { $given }.
    .full = Es { $value }, no { $given } como contaste.
counting-hint = La tecla K lo explica, Intro sigue.
    .full = La tecla K lo explica, Intro sigue, Escape sale y dice tu resultado.
counting-hint-lesson = La tecla K lo vuelve a explicar, Intro sigue.
    .full = La tecla K lo vuelve a explicar, Intro sigue, Escape sale y dice tu resultado.
counting-enter-next = Intro trae la mano siguiente.
    .brief = Intro sigue.

## El resultado

counting-none = Sales sin haber contado ninguna mano.
counting-result = { $right ->
    [one] 1 acierto
   *[other] { $right } aciertos
 } de { $count }.
counting-result-in = { $right ->
    [one] 1 acierto
   *[other] { $right } aciertos
 } de { $count }, a { $one ->
    [yes] 1 segundo por mano
   *[no] { $seconds } segundos por mano
 }.
counting-first-record = Tu primer récord.
counting-new-record = Nuevo récord.
counting-record-before = El anterior: { $right ->
    [one] 1 acierto
   *[other] { $right } aciertos
 }, { $one ->
    [yes] 1 segundo por mano
   *[no] { $seconds } segundos por mano
 }.
    .brief = Antes: { $right ->
    [one] 1 acierto
   *[other] { $right } aciertos
 }.
counting-record = Tu récord: { $right ->
    [one] 1 acierto
   *[other] { $right } aciertos
 }, { $one ->
    [yes] 1 segundo por mano
   *[no] { $seconds } segundos por mano
 }.
    .brief = Récord: { $right ->
    [one] 1 acierto
   *[other] { $right } aciertos
 }.
counting-no-record = Aún no hay récord: hacen falta las { $count } manos y un acierto.
    .brief = Aún no hay récord.
counting-weak = Lo que más se te escapa: { $kind }. La próxima vez se preguntará más.
    .brief = Lo que más se escapa: { $kind }.

## Teclas, para la ayuda

key-counting-why = qué puntúa en la mano que has contado
key-counting-why-about = Una línea por combinación, con sus puntos.
key-counting-again = la mano otra vez
key-counting-again-about = Las cartas que hay que contar; el reloj sigue.

## La línea de órdenes

cli-help-count = { PROGRAM() } count deja practicar el recuento de manos, a tu ritmo o contra el reloj. Con un juego, a tu ritmo y enseguida: { PROGRAM() } count casino.
