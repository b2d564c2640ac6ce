# Recorrer las partidas terminadas.

## lint allows: 0

room-archive = { $count ->
    [one] Una partida terminada: oírla otra vez
   *[other] { $count } partidas terminadas: oírlas otra vez
 }
room-archive-about = Recorre una partida, juega otra vez sus cartas o escríbela como texto.
room-archive-about-without-files = Recorre una partida o juega otra vez sus cartas.
archive-title = { $count ->
    [one] 1 partida terminada. Intro la abre.
   *[other] { $count } partidas terminadas, primero la última. Intro abre una.
 }
archive-none = Todavía no hay ninguna partida terminada
archive-none-about = Aquí sale la partida que se juega hasta el final.
archive-item = { $game } con { $others }, { $result ->
    [won] ganada
    [lost] perdida
    [drawn] empatada
   *[over] terminada
 }{ $scores_count ->
    [0] { "" }
   *[other] : { COMMAS($scores) }
 }, { $ago }
    .full = { $game } con { $others }, { $result ->
    [won] ganada
    [lost] perdida
    [drawn] empatada
   *[over] terminada
 }{ $scores_count ->
    [0] { "" }
   *[other] : { COMMAS($scores) }
 }, { $ago }, número { $id }
score-own = { $whose ->
    [bot] el robot
    [team] tu equipo
   *[you] tú
 } { $points }
score-of = { $names } { $points }
archive-item-about = Número { $id }. Intro dice lo que se puede hacer con ella.
archive-replay = Recorrerla otra vez
archive-replay-about = Paso a paso, por turnos o por repartos, desde cualquier asiento, y seguir desde cualquier punto.

replay-title = { $game } con { $others }, { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
 }. Tabulador para lo siguiente, signo de interrogación para las teclas.
    .brief = { $game } con { $others }.
replay-hears = { $who } oye: { $line }
replay-hears-you = Tú oyes: { $line }
replay-start = { $unit ->
    [deal] Ese es el primer reparto.
    [turn] Ese es el primer turno.
   *[event] Ahí empieza la partida.
 }
replay-end = { $unit ->
    [deal] Ese es el último reparto.
    [turn] Ese es el último turno.
   *[event] Ahí termina la partida.
 }
replay-seat = { $mine ->
    [yes] Como lo oíste tú
   *[no] Como lo oyó { $name }
 }
replay-all-open = Todas las manos abiertas
replay-not-over = La partida no ha terminado: se cuenta como la oíste, y desde ningún otro asiento.
replay-no-seat = Hay { $count } asientos. 0 abre todas las manos.
replay-no-input = La última jugada es la { $count }.
replay-no-key = Nada en esa tecla al recorrer una partida. El signo de interrogación da la lista de teclas.
replay-place = { $deals ->
    [0] { "" }
   *[other] Reparto { $deal } de { $deals },{ " " }
 }jugada { $sequence } de { $inputs }. { $ears }.
replay-left = Fin del recorrido.
replay-over-here = Aquí la partida ya ha terminado. Vuelve atrás para seguir desde antes.
replay-no-what-if = Ese asiento no se puede ocupar aquí. Elige el tuyo.
replay-what-if = { $mine ->
    [yes] ¿Seguir desde aquí, tras la jugada { $sequence }, como partida nueva? Intro para sí, Escape para no.
   *[no] ¿Seguir desde aquí, tras la jugada { $sequence }, en el asiento de { $name }, como partida nueva? Intro para sí, Escape para no.
 }
    .brief = ¿Seguir desde aquí? Intro o Escape.
replay-begins = Desde ahí empieza una partida nueva, { $id }.
replay-help-title = { $count } líneas sobre cómo recorrer una partida. Tabulador para la siguiente, Escape para volver.
replay-key-step = { $unit ->
    [deal] el reparto
    [turn] el turno
   *[event] el suceso
 } { $on ->
    [yes] siguiente
   *[no] anterior
 }
replay-key-seats = Las cifras del 1 al { $count }: el asiento desde el que se oye; 0 abre todas las manos.
replay-key-mark = dónde estás
replay-key-act = seguir desde aquí, como partida nueva
replay-key-repeat = decirlo otra vez
replay-key-number = Barra, un número e Intro van a esa jugada.
replay-key-answers = Las letras de las preguntas responden como en aquel momento.
replay-key-cancel = dejar el recorrido
cli-replay-not-over = Esa partida no ha terminado, solo se cuenta desde tu propio asiento.

## Partidas duplicadas

duplicate-start = Empezar un duplicado: antes juega tus cartas un robot
duplicate-start-about = Un robot juega toda la partida con tus cartas. Luego las juegas tú y oyes quién lo hizo mejor.
duplicate-wait = { $name } juega antes tus cartas. Un momento; Escape lo deja.
duplicate-ready = { $name } ya ha jugado tus cartas. Ahora tú.
duplicate-never-ends = Los robots no llegaron al final con estas cartas. Prueba con otras.
duplicate-no-person = En esa partida solo había robots.
duplicate-bot = Con tus cartas el robot { $won ->
    [yes] ganó
   *[no] no ganó
 }: { $scores }.
duplicate-own = Tú { $won ->
    [yes] ganaste
   *[no] no ganaste
 }: { $scores }.
duplicate-better = { $best ->
    [you] Lo hiciste mejor tú, por { $by }.
    [bot] Lo hizo mejor el robot, por { $by }.
   *[same] Lo hiciste igual de bien que el robot.
 }
archive-again = Jugar otra vez las mismas cartas
archive-again-about = Una partida nueva en la que cada reparto es como fue.
archive-bot = Que un robot juegue tus cartas
archive-bot-about = Un robot juega toda la partida en tu asiento y oyes quién lo hizo mejor.

## Una partida como texto

transcript-title = { $game }, { $day }, partida { $id }
transcript-players = En la mesa: { $players }
transcript-player = { $name }, { $level }
transcript-person = una persona
transcript-open = La partida no ha terminado.
transcript-result = Puntos al final: { $scores }.
archive-text = Escribirla como texto
archive-text-about = Todo como lo oíste, en un archivo de texto junto a las partidas.
archive-written = { $count ->
    [one] 1 línea escrita
   *[other] { $count } líneas escritas
 } en { $file }.
export-seat = El asiento va con --text; un archivo de partida lo lleva todo.
store-file-bad-log = Línea { $line }: la jugada { $sequence } no se sigue de las anteriores.
store-file-state-differs = Línea { $line }: tras la jugada { $sequence } la partida no queda como dice el archivo.
