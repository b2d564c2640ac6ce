# La sala: menús, respuestas comunes de la mesa, línea de órdenes. Los mismos nombres y el mismo orden que en inglés.

## Comienzo

shell-welcome = Sala de juegos. Signo de interrogación para la ayuda.
shell-goodbye = Hasta pronto. Tus partidas quedan guardadas.
shell-goodbye-not-kept = Hasta pronto. { $file } ya no está: tus partidas no quedan guardadas.
shell-goodbye-lost = Hasta pronto. { $file } había desaparecido; solo queda guardado lo que tiene ahora.
player-name = Tú
bot-names = Berta Luis Ana Marta Hugo Inés Carlos Elena
plain-name = { $name }

setup-preparing = La sala se está preparando. Tarda un minuto, una sola vez.
setup-offline = No hay conexión a internet. La preparación sigue, pero lo más seguro es que la necesite.
setup-goes-on = La preparación sigue.
setup-still = Todavía se está preparando.
setup-interrupted = Preparación detenida. Cuando vuelvas a abrir la sala, se prepara desde el principio.
setup-no-venv = A Python le falta el módulo venv. Instálalo, por ejemplo con: apt install python3-venv.
setup-network = No hay conexión a internet, y hace falta una sola vez, para preparar la sala. Conéctate y vuelve a abrirla.
setup-refused = No se puede escribir en esta carpeta. Pon la sala en una carpeta tuya y ábrela desde allí.
setup-disk = El disco está demasiado lleno. Libera 200 MB y vuelve a abrir la sala.
setup-failed = No se pudo preparar la sala. Mira playroom-setup.log en la carpeta .venv.
setup-python = La sala necesita Python 3.11 o posterior.

## En todas partes

shell-cancelled = Cancelado.
shell-line-full = En esta línea no cabe más. Intro la termina, Escape la retira.
shell-line-kept = Esa línea sigue ahí: con Retroceso se corrige desde el final.
shell-lines-wait = { $count ->
    [one] 1 línea. Intro la hace, Escape la descarta.
   *[other] { $count } líneas. Intro hace una tras otra, Escape las descarta.
 }
shell-too-many-keys = Demasiadas teclas de una vez: las últimas no cuentan.
shell-no-talk = Aquí no hay con quién hablar.
shell-talk-first = Para decirlo a la mesa, empieza por { $key }.
shell-no-key = Nada en esa tecla. El signo de interrogación da la lista de teclas.
# $question es la pregunta pendiente, en breve.
shell-answer-first = Antes responde: { $question }
shell-no-word = No entiendo: { $text }. Barra ayuda y luego Fin lleva a las órdenes.
shell-word-elsewhere = { $where ->
    [table] { $word } es para la partida: aquí no, o todavía no.
   *[any] { $word } es para una sala con otras personas: en una de sus mesas o en su vestíbulo.
 }
shell-goes-alone = Detrás de { $word } no va nada. { $about }
shell-nothing-yet = Todavía no hay nada que repetir.
shell-oldest = Aquí empieza.
shell-newest = Esto es lo último.
shell-language = Español.
shell-no-language = No hay idioma { $text }: solo inglés y español.
shell-which-language = Ahora en español. Barra idioma con inglés o español lo cambia, o F3.
shell-verbosity = { $length ->
    [brief] Mensajes breves.
    [full] Mensajes completos.
   *[normal] Mensajes normales.
 }
shell-which-verbosity = { $length ->
    [brief] Ahora, mensajes breves.
    [full] Ahora, mensajes completos.
   *[normal] Ahora, mensajes normales.
 } Barra mensajes con breves, normales o completos los cambia; F4 pasa al siguiente.
shell-no-verbosity = Los mensajes son breves, normales o completos, no { $text }.
shell-speech = { $mode ->
    [tts] Voz propia, si aquí funciona alguna.
    [screen-reader] Se habla por el lector de pantalla.
    [file] Se habla a un archivo.
   *[off] Sin voz propia, solo se escribe. F5 la activa.
 }
shell-no-speech-mode = La voz es automática, lector, propia o no, y no { $text }.
shell-fault = Algo ha fallado en la sala. Quedó anotado en { $file }.
shell-fault-without-files = Algo ha fallado en la sala. Quedó anotado.
shell-item = { $item }.
    .full = { $item }; { $place } de { $count }.
shell-item-placed = { $item }; { $place } de { $count }.
    .brief = { $item }; { $place }.
shell-list-end = { $item }, al final.
shell-list-start = { $item }, al principio.
shell-only-item = { $item }, nada más.
shell-end-again = Final de la lista: { $item }.
shell-start-again = Principio de la lista: { $item }.
shell-no-item = { $count ->
    [one] No hay elemento { $place }: solo hay 1.
   *[other] No hay elemento { $place }: hay { $count }.
 }
shell-no-letter = Ningún elemento empieza por esa letra.
shell-help-title = { $where ->
    [here] { $count } teclas sirven aquí. Tabulador para la siguiente, Escape para volver.
   *[list] { $count } teclas sirven en esta lista. Tabulador para la siguiente, Escape para volver.
 }

## Mesa

table-done = Hecho.
# $number es la parte de un número que ya está escrita.
table-typed = Llevas escrito { $number }.
table-only = Eso solo lo hace la mesa.
table-not-kept = No se ha podido guardar, así que no ha pasado nada.
table-closed = Esa pregunta ya está respondida.
table-no-clock = Este juego no mira el reloj.
table-seat-taken = { $name } juega ahora en el asiento { DEL($who) }.
    .brief = { $name } por { $who }.
    .full = { $name } juega ahora en el asiento { DEL($who) }, con sus cartas y sus puntos.
table-seat-taken-you = Este asiento es tuyo desde ahora, { $name }.
    .brief = Tu asiento, { $name }.
    .full = Este asiento es tuyo desde ahora, { $name }, con sus cartas y sus puntos.
table-seat-joined = { $name } entra en la partida.
table-seat-joined-you = Entras en la partida.
table-game-over = La partida ya ha terminado.
table-not-seated = No hay a quién cambiar en ese asiento.
table-timed-out = { $who }: se acabó el tiempo.
table-timed-out-you = Se te acabó el tiempo.
table-seat-changed = { $kind ->
    [person] { $who } vuelve a la mesa.
   *[other] { $how ->
        [bot] { $who } se ha ido, sigue un robot.
        [stand-in] { $who } se ha ido, sigue un robot.
       *[other] { $who } deja la mesa.
    }
 }
    .brief = { $kind ->
    [person] { $who } ha vuelto.
   *[other] { $how ->
        [bot] Un robot por { $who }.
        [stand-in] Un robot por { $who }.
       *[other] { $who } se va.
    }
 }
    .full = { $kind ->
    [person] { $who } vuelve a la mesa y sigue jugando.
   *[other] { $how ->
        [bot] { $who } ha dejado la mesa, sigue un robot con las mismas cartas.
        [stand-in] { $who } ha dejado la mesa, sigue un robot con las mismas cartas.
       *[other] { $who } deja la mesa y la partida.
    }
 }
table-seat-changed-you = { $kind ->
    [person] Vuelves a la mesa.
   *[other] Has dejado la mesa.
 }
    .brief = { $kind ->
    [person] Has vuelto.
   *[other] Te has ido.
 }
    .full = { $kind ->
    [person] Vuelves a la mesa y sigues jugando.
   *[other] Has dejado la mesa y la partida.
 }
table-bot-stumbled = Falló el robot { DEL($who) }: desde ahora juega de forma sencilla.
    .brief = El robot { DEL($who) } juega sencillo.
    .full = Falló el robot { DEL($who) }, por un error suyo. Sigue en su lugar otro más sencillo.
table-bot-stumbled-you = Falló tu robot: desde ahora juega de forma sencilla.
    .brief = Tu robot juega sencillo.
    .full = Falló el robot que juega por ti, por un error suyo. Sigue en su lugar otro más sencillo.
table-leave-ask = { $how ->
    [stand-in] ¿Dejas la partida? Sigue un robot, y puedes volver mientras dure esta mano.
    [hand] ¿Te vas del todo? Un robot juega esta mano por ti hasta el final.
    [fold] ¿Te vas del todo? En esta mano te retiras cuando te toque.
    [vacate] ¿Dejas la partida? Tu mano se aparta y se salta tu asiento.
    [cash] ¿Te vas del todo? Tus fichas vuelven a la banca.
    [forfeit] ¿Te vas del todo? Por las reglas de esta mesa, pierdes la partida.
    [watch] ¿Dejas tu asiento? Aquí ya solo miras.
   *[bot] ¿Dejas la partida? Un robot sigue por ti, y puedes volver.
 } Intro para sí, Escape para no.
    .brief = { $how ->
    [stand-in] ¿Te vas? Sigue un robot. Solo se vuelve en esta mano.
    [hand] ¿Te vas? Un robot juega esta mano.
    [fold] ¿Te vas? Te retiras.
    [vacate] ¿Te vas? Se salta tu asiento.
    [cash] ¿Te vas, con tus fichas a la banca?
    [forfeit] ¿Te vas y pierdes la partida?
    [watch] ¿Dejas tu asiento?
   *[bot] ¿Te vas? Sigue un robot.
 } Intro, o Escape para no.
    .full = { table-leave-ask } Con Control S te ausentas y tu asiento se guarda.
table-leave-stays = { $how ->
    [stand-in] Un robot juega por ti. Con Intro recuperas tus cartas mientras dure esta mano.
    [hand] Un robot juega esta mano por ti. Con Intro recuperas tus cartas.
    [fold] Mientras dure esta mano, con Intro te quedas.
    [vacate] Tu mano está aparte. Con Intro la recuperas mientras dure esta mano.
   *[bot] Un robot juega por ti. Con Intro recuperas tus cartas.
 }
    .brief = { $how ->
    [hand] Un robot tiene esta mano. Intro, y es tuya.
    [fold] Con Intro te quedas.
    [vacate] Mano aparte. Intro, y es tuya.
   *[bot] Juega un robot. Intro, y sigues tú.
 }
table-leave-out = Ya no estás en la partida, solo escuchas. Control S deja la mesa.
    .brief = Solo escuchas. Control S sale.
table-being-kept = Tu jugada está en camino.
table-on-its-way = Tu jugada sigue en camino.
table-place-changed = Eso era para tu partida o tu asiento de antes.
table-unkept = { $mine ->
    [yes] Ahora no se guarda nada: { $why }. Después, Intro lo vuelve a intentar.
   *[no] Ahora no se guarda nada: { $why }. Después sigue por sí sola, e Intro lo intenta enseguida.
 }
    .brief = Sin guardar: { $why }.
table-tries-again = Otro intento.
table-opening = Abriendo la mesa.
table-clock = { $seconds ->
    [one] Queda 1 segundo.
   *[other] Quedan { $seconds } segundos.
 }
table-resumed = { $left ->
    [yes] { $game }, donde la dejaste.
    [watch] { $game }, en plena partida.
   *[no] { $game }, desde ese punto.
 }
table-over = Fin de la partida. Intro para otra, Control S para salir.
table-over-leave = Fin de la partida. Control S para salir.
table-left = Dejas la mesa.
table-left-not-kept = Dejas la mesa. { $file } ya no está: esta partida no queda guardada.
table-file-gone = { $file } ya no está. La partida sigue, pero no se guarda.
table-file-anew = { $file } había desaparecido. Esta partida se escribe allí de nuevo; lo demás que tenía se ha perdido.
table-saved = Guardada como { $id }. Puedes seguirla cuando quieras.
table-how-to-leave = Nada que cancelar. Control S guarda y deja la mesa.
table-empty = { $zone }: no hay nada.
table-item = { $item }{ $marked ->
    [yes] , elegida
   *[no] { "" }
 }.
    .full = { $item }{ $marked ->
    [yes] , elegida
   *[no] { "" }
 }; { $place } de { $count }.
table-zone = { $empty ->
    [yes] { $item }
   *[no] { $zone }: { $item }
 }.
table-marked = { $item }, elegida{ $count ->
    [1] { "" }
   *[other] , van { $count }
 }.
table-unmarked = { $item }, devuelta, { $count ->
    [0] ninguna elegida
    [one] 1 elegida
   *[other] { $count } elegidas
 }.
table-unmarked-all = Todo devuelto.
table-nothing-to-mark = Ahí no hay nada que elegir.
table-not-to-mark = { $item }: ahora no se elige.
table-plays = { $count ->
    [one] { $first }
   *[other] { $count } jugadas. { $first }
 }.
table-more-plays = { $count } jugadas.
table-branch = { $asks } { $first }.
table-enter-again = Intro otra vez la juega.
table-press-again = { $play }. Otra vez para hacerlo.
table-row = { $cards_count ->
    [one] 1 carta
   *[other] { $cards_count } cartas
 }: { $cards }.
table-none-to-sort = No tienes nada que ordenar.
table-no-card = No tienes nada en el { $place }: { $count ->
    [0] no te queda nada
    [one] te queda 1
   *[other] te quedan { $count }
 }.
table-sorted-own = Siempre en el orden de este juego.
table-sorted = { $order ->
    [suit] Ordenada por palos.
    [rank] Ordenada por valores.
   *[other] Ordenada como se repartió.
 }
table-no-number = Ahora no se pide ningún número.

## Sala

room-title = Elige con el tabulador y pulsa Intro.
room-resume = { $count ->
    [one] Seguir la partida que quedó a medias
   *[other] Seguir una de { $count } partidas a medias
 }
room-resume-about = Cada partida queda donde la dejaste; en la lista, primero la última.
room-game = Jugar: { $game }
room-settings = Ajustes
room-settings-about = Idioma, voz, cuánto se dice, teclas, ritmo de los robots, tu nombre y los colores.
room-settings-about-without-voice = Idioma, cuánto se dice, teclas, ritmo de los robots, tu nombre y los colores.
room-help = Ayuda para empezar
room-help-about = Lo que hace falta al empezar, línea por línea; no abre nada más.
room-quit = Salir
room-quit-about = Cierra la sala, como Control D en cualquier parte. Las partidas quedan guardadas.
room-how-to-quit = Este es el primer menú. Control D sale de la sala.
room-how-to-quit-without-leave = Este es el primer menú.
room-help-title = Ayuda, { $count } líneas. Tabulador para la siguiente, Escape para volver.
room-help-1 = Tabulador va al elemento o carta siguiente, Mayúsculas Tabulador al anterior.
room-help-2 = Intro abre, juega o confirma. Escape o Control G vuelve atrás.
room-help-3 = El signo de interrogación da las teclas que sirven donde estás; pulsa luego cualquiera y te la explica.
room-help-4 = En una opción, derecha e izquierda cambian su valor. Espacio la explica.
room-help-5 = En la mesa Espacio elige una carta; Intro juega lo elegido, o la carta en la que estás.
room-help-6 = La tecla H dice tu mano, la T a quién le toca, la S los puntos, la W qué puedes hacer ahora.
room-help-7 = La tecla C dice la cuenta, la B de quién es la cuna o el reparto, la F la carta descubierta y la V la mesa. Responden siempre.
room-help-8 = La tecla Z va a una carta que se puede jugar. La tecla O dice las opciones; F2, las reglas de la mesa.
room-help-9 = Coma y punto van atrás y adelante por lo que se ha dicho. La tecla R dice otra vez lo último.
room-help-10 = Cada partida se guarda a cada momento. Sal con Control D y síguela después.

resume-title = { $count ->
    [one] 1 partida a medias. Con Intro la sigues.
   *[other] { $count } partidas a medias, primero la última. Con Intro sigues una.
 }
resume-none = No quedó ninguna partida a medias
resume-none-about = Aquí sale la partida que dejas antes de su final.
resume-item = { $game } con { $others }{ $deal ->
    [0] { "" }
   *[other] , mano { $deal }
 }{ $told ->
    [yes] , { $scores }
   *[no] { "" }
 }, dejada { $ago }{ $why ->
    [unknown] , no instalado aquí
    [broken] , no se puede cargar
    [clash] , en varios paquetes
   *[none] { "" }
 }
    .full = { $game } con { $others }{ $deal ->
    [0] { "" }
   *[other] , mano { $deal }
 }{ $told ->
    [yes] , { $scores }
   *[no] { "" }
 }, dejada { $ago }, número { $id }{ $why ->
    [unknown] , no instalado aquí
    [broken] , no se puede cargar
    [clash] , en varios paquetes
   *[none] { "" }
 }
resume-item-about = Número { $id }. Intro te devuelve a tu asiento, donde quedó la partida. La tecla Suprimir la borra.
resume-throw-away-ask = ¿Borrar esta partida? No se podrá seguir: { $what }. Intro para sí, Escape para no.
    .brief = ¿Borrarla? Intro o Escape.
resume-thrown-away = Borrada.
resume-absent-about = Número { $id }. Se guarda como está hasta que aquí se pueda jugar a ese juego.
ago-unknown = hace algún tiempo
ago-minutes = { $count ->
    [0] ahora mismo
    [one] hace 1 minuto
   *[other] hace { $count } minutos
 }
ago-hours = { $count ->
    [one] hace 1 hora
   *[other] hace { $count } horas
 }
ago-days = { $count ->
    [one] hace 1 día
   *[other] hace { $count } días
 }

setup-title = { $game }. Intro empieza, tabulador para las opciones, Espacio explica.
setup-start = Empezar la partida
setup-start-about = Se reparte al momento, con las reglas y opciones de esta lista.
setup-preset = Variante: { $preset }
setup-seats = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
 }
setup-seats-about = De { $low } a { $high }, contigo; los demás asientos son de robots.
setup-rules = Leer las reglas de esta mesa
setup-rules-about = Todas las reglas como las dejan las opciones de abajo, por título y por regla.
setup-own = Solo para ti. { $option }
setup-level = Nivel de { $name }: { $level }
setup-level-about = { $level ->
    [easy] Un principiante: toma lo que ve.
    [fair] Juega con reglas simples y recuerda poco.
    [good] Recuerda, y cuenta con lo que los demás pueden hacer.
    [good-careful] Tan fuerte como el bueno; se arriesga menos.
    [good-bold] Tan fuerte como el bueno; se arriesga más.
    [expert] Imagina lo que tienen los demás y piensa por adelantado.
   *[other] Lo bien que juega este robot.
 } Solo sabe lo que sabe su asiento.
setup-bad-number = { $text } no, solo { OR($allowed) }.
level-name = { $level ->
    [random] al azar
    [easy] fácil
    [fair] regular
    [good] bueno
    [good-careful] bueno y prudente
    [good-bold] bueno y atrevido
    [expert] experto
   *[other] { $level }
 }

settings-title = Ajustes. Izquierda y derecha los cambian, Espacio explica.
setting-language = Idioma: { $name }
setting-language-about = Lo que la sala habla y escribe. F3 lo cambia en cualquier momento.
setting-verbosity = Longitud de los mensajes: { $value ->
    [brief] breves
    [full] completos
   *[normal] normales
 }
setting-verbosity-about = Qué longitud tiene cada mensaje. F4 la cambia en cualquier momento.
setting-speech = Voz: { $value ->
    [tts] propia
    [screen-reader] por el lector de pantalla
    [off] ninguna, solo se escribe
   *[auto] automática
 }
setting-speech-about = Automática: voz propia solo si ningún lector lee este terminal.
setting-pace = { $tenths ->
    [0] Los robots juegan al instante
    [4] Los robots juegan deprisa
    [8] Los robots juegan a paso normal
    [12] Los robots juegan despacio
    [20] Los robots esperan 2 segundos
    [30] Los robots esperan 3 segundos
   *[other] Los robots esperan { $tenths } décimas de segundo
 }
setting-pace-about = Lo que un robot espera tras la jugada anterior. La tecla N le mete prisa.
setting-wait_for_voice = { $value ->
    [yes] Los robots esperan a la voz: sí
   *[no] Los robots esperan a la voz: no
 }
setting-wait_for_voice-about = Con la voz propia: no se pierde ninguna línea aunque los robots sean rápidos.
setting-hand_order = { $value ->
    [suit] Mano ordenada por palos
   *[rank] Mano ordenada por valores
 }
setting-hand_order-about = Cómo se tienen las cartas. Mayúsculas H lo cambia en la mesa.

## Opciones de una mesa

options-seats = No se puede jugar con { $seats }: de { $low } a { $high } sí.
options-seats-fixed = No se puede jugar con { $seats }: solo con { $number }.
options-unknown = Este juego no tiene la opción { $name }.
options-value = { $name } no puede ser { $value }, solo { OR($allowed) }.
options-range = de { $low } a { $high }
options-one = { $number }
options-word = { $word }
options-text = cualquier texto
options-no-seat = En esta mesa no hay asiento { $seat }.
option-title = { $game }: { $count ->
    [0] reglas de siempre, { $total ->
        [one] 1 opción.
       *[other] { $total } opciones.
    }
    [one] 1 opción de { $total } no es la de siempre.
   *[other] { $count } opciones de { $total } no son las de siempre.
 } Tabulador para la siguiente.
option-line = { $name }: { $value }
option-yes = sí
option-no = no
option-number = { $unit ->
    [seconds] { $number ->
        [0] sin límite
        [one] 1 segundo
       *[other] { $number } segundos
    }
    [raises] { $number ->
        [0] sin límite
       *[other] { $number }
    }
    [points] { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }
    [chips] { $number ->
        [one] 1 ficha
       *[other] { $number } fichas
    }
    [teams] { $number ->
        [0] ninguno, cada cual por su cuenta
        [one] 1 equipo
       *[other] { $number } equipos
    }
   *[none] { $number }
 }
option-text = { $text }

## Teclas

key-line = { $keys }: { $what }.
key-range-line = { $first } a { $last }: { $what }.
key-name = { $key ->
    [tab] Tabulador
    [s-tab] Mayúsculas Tabulador
    [enter] Intro
    [space] Espacio
    [escape] Escape
    [up] arriba
    [down] abajo
    [left] izquierda
    [right] derecha
    [home] Inicio
    [end] Fin
    [pageup] Retroceder página
    [pagedown] Avanzar página
    [backspace] Retroceso
    [delete] Suprimir
    [insert] Insertar
    [comma] coma
    [period] punto
    [less] menor que
    [greater] mayor que
    [question] signo de interrogación
    [plus] más
    [minus] menos
    [semicolon] punto y coma
    [colon] dos puntos
    [exclamation] signo de exclamación
    [apostrophe] apóstrofo
    [star] asterisco
    [equals] igual
    [left-parenthesis] paréntesis izquierdo
    [right-parenthesis] paréntesis derecho
    [quote] comillas
    [hash] almohadilla
    [underscore] guion bajo
    [bar] barra vertical
    [backtick] acento grave
   *[slash] barra
 }
key-letter = { $key }
key-shift = Mayúsculas { $key }
key-control = Control { $key }
key-alt = Alt { $key }
key-count = la cuenta
key-count-words = cuenta
key-burden = de quién es la cuna, la construcción o el reparto
key-burden-words = cuna carga
key-first = la primera carta o la descubierta
key-first-words = primera
key-table = lo que hay en la mesa
key-table-words = mesa
key-scores = los puntos
key-scores-words = puntos
key-details = los puntos con detalle
key-details-words = detalle
key-turn = a quién le toca y para qué
key-turn-words = turno
key-hand = tu mano
key-hand-words = mano
key-holdings = cuántas cartas tiene cada cual
key-holdings-words = cartas
key-last = la última jugada
# lint allows: ultima
key-last-words = última ultima
key-why = qué puedes hacer aquí y por qué
key-why-words = por-qué porqué porque
key-playable = tu siguiente carta jugable
key-playable-words = jugable
key-playable-back = tu carta jugable anterior
key-playable-back-words = jugable-anterior
key-options = las opciones de esta mesa
key-options-words = opciones
key-sort = ordenar la mano por valores o por palos
key-sort-words = ordenar
key-hurry = meter prisa a los robots
key-hurry-words = prisa
key-mark = elegir una carta o devolverla
key-mark-words = elegir
key-act = jugar lo elegido, o confirmar
key-act-words = intro jugar
key-next = carta o elemento siguiente
key-next-words = siguiente
key-previous = carta o elemento anterior
key-previous-words = anterior
key-next-zone = fila de cartas siguiente
key-next-zone-words = fila-siguiente
key-previous-zone = fila de cartas anterior
key-previous-zone-words = fila-anterior
key-to-first = primera carta o elemento
key-to-first-words = al-principio
key-to-last = última carta o elemento
key-to-last-words = al-final
key-repeat = decirlo otra vez
key-repeat-words = repetir
key-older = atrás en lo que se ha dicho
# lint allows: atras
key-older-words = atrás atras
key-newer = adelante en lo que se ha dicho
key-newer-words = adelante
key-cancel = dejar lo empezado
key-cancel-words = cancelar
key-help = las teclas que sirven aquí
key-help-words = ayuda teclas
key-rules = las reglas de esta mesa
key-rules-words = reglas
key-language = el otro idioma
key-language-words = idioma
key-verbosity = mensajes más largos o más cortos
key-verbosity-words = mensajes
key-speech = voz propia, sí o no
key-speech-words = voz
key-sounds = los sonidos
key-sounds-words = sonidos sonido
key-settings = los ajustes
key-settings-words = ajustes
key-save = guardar y dejar la mesa
key-save-words = guardar
key-leave = salir de la sala, las partidas quedan guardadas
key-leave-words = salir
key-resign = dejar la partida, según las reglas de la mesa
key-resign-words = dejar-la-partida abandonar

## Línea de órdenes
## lint allows: = JUEGO NOMBRE CARPETA

cli-needs-value = Falta un valor después de { $option }.
cli-not-understood = No se entiende: { $text }.
cli-near-argument = No hay argumento { $text }. ¿Quieres decir { $near }?
cli-near-command = No hay orden { $text }. ¿Quieres decir { $near }?
cli-unknown-argument = No hay argumento { $text }. { PROGRAM() } --help dice cuáles hay.
cli-unknown-command = No hay orden { $text }. { PROGRAM() } --help dice cuáles hay.
cli-not-here = { $option } no va con { $command }.
cli-not-text = Lo que sigue a { $option } no es texto.
cli-not-printed = La salida no se puede escribir: no queda sitio, o no hay dónde.
cli-unknown-language = No hay idioma { $text }: solo inglés y español.
cli-which-game = ¿Qué juego? Hay { $games }.
cli-unknown-game = No hay juego { $text }. Hay { $games }.
game-refused-unknown = { $game } no está instalado aquí.
game-refused-broken = { $game } no se puede cargar: hay un error en { $packages }. { PROGRAM() } doctor dice cuál.
game-refused-clash = { $game } viene en varios paquetes: { $packages }. Deja solo uno.
cli-unknown-preset = No hay variante { $text }. Hay { $presets }.
cli-option-form = Una opción se escribe nombre=valor, no { $text }.
cli-option-value = { $name }: no vale { $value }. Puede ser: { OR($allowed) }.
cli-unknown-option = No hay opción { $name }. { PROGRAM() } rules { $game } las dice todas.
cli-unknown-level = No hay nivel { $text }. Hay { $levels }.
cli-seats-twice = Solo puedes ocupar un asiento.
cli-seats-nobody = Nombra un asiento tú, por ejemplo: --seats tú,Ana:bueno.
cli-bad-number = { $option } pide un número de { $low } a { $high }, no { $text }.
cli-nothing-left = No quedó ninguna partida a medias. Empieza una con { PROGRAM() }.
cli-which-file = Di un archivo o el número de una partida. { PROGRAM() } kept dice cuáles hay.
cli-nothing-kept = Aquí no hay ninguna partida guardada.
cli-no-such-seat = En esta partida no hay asiento { $text }: del 1 al { $count }, o todos.
cli-help = { PROGRAM() } abre la sala. Órdenes: play, resume, host, join, rooms, count, games, rules, kept, replay, verify, stats, simulate, export, import, doctor, new-game, page, drain, update, where, uninstall, completion, dev, translate.
cli-help-play = { PROGRAM() } play JUEGO juega al momento. Con --preset, --option nombre=valor, --seats tú,Ana:bueno, --seed y --duplicate.
cli-help-resume = { PROGRAM() } resume sigue la partida que quedó a medias, o la del número que se dé.
cli-help-kept = { PROGRAM() } kept dice las partidas guardadas, con su número.
cli-help-games = { PROGRAM() } games dice los juegos, { PROGRAM() } rules JUEGO las reglas de una mesa.
cli-help-replay = { PROGRAM() } replay recorre con teclas una partida guardada o un archivo; por una tubería la cuenta entera. Con --seat, --step.
cli-help-export = { PROGRAM() } export escribe una partida guardada como JSON Lines, con --text para leerla. { PROGRAM() } import lee una.
cli-help-simulate = { PROGRAM() } simulate JUEGO --games N hace jugar a los robots. Niveles en --seats, resultado con --json.
cli-help-new-game = { PROGRAM() } new-game JUEGO escribe un paquete con un juego pequeño, para hacer de él el tuyo.
cli-help-page = { PROGRAM() } page --export CARPETA escribe la sala de juegos como una página que funciona sola en el navegador, para cualquier servidor web.
cli-help-doctor = { PROGRAM() } doctor dice qué funciona aquí, voz, sonidos, otras personas y partidas guardadas, y qué hacer con lo demás. Con --repair arregla las partidas; con --report reúne lo que ayuda a encontrar un fallo.
cli-help-common = Siempre: --lang español o inglés, --speech, --sounds auto, sí o no, --verbosity breve, normal o completo, --data CARPETA.
cli-game = { $id }: { $game }. { $about }
cli-page-no-files = No hay ninguna página exportada en { $folder }.
cli-page-which = Di una carpeta: { PROGRAM() } page --export CARPETA.
cli-page-pyodide = Di también la carpeta de Pyodide: --pyodide CARPETA.
cli-page-failed = No se ha podido escribir la página: { $why }.
cli-page-done = { $count ->
    [one] Hay 1 archivo
   *[other] Hay { $count } archivos
 } en la carpeta { $folder }.
cli-page-size = { $size ->
    [one] La primera visita carga 1 megabyte.
   *[other] La primera visita carga { $size } megabytes.
 }
cli-page-bad-missing = No hay ningún { $file } en la carpeta de Pyodide.
cli-page-bad-version = { $file } es de otra versión que la que conoce esta sala de juegos.
cli-page-bad-package = El paquete { $name } no está instalado.
cli-page-bad-node = Hace falta Node.js: { $why }.
cli-new-game-which = Di el nombre del juego, por ejemplo: { PROGRAM() } new-game brisca.
cli-new-game-form = El nombre { $name } no sirve: empieza por una letra minúscula, siguen otras o cifras, y no es palabra de Python.
cli-new-game-taken = El nombre { $name } ya está en uso.
cli-new-game-exists = Ya hay un archivo o una carpeta { $name }.
cli-new-game-like = Un juego nuevo puede parecerse a uno de estos: { $kinds }.
cli-new-game-failed = No se ha podido escribir { $name }: { $why }.
cli-new-game-done = El juego { $name } está escrito en la carpeta { $name }.
cli-new-game-spanish = { $name } no vale como nombre en español: letras, cifras y espacios, 40 como mucho.
cli-new-game-done-spanish = { $given ->
    [yes] En español se llama { $name }.
   *[no] En español se llama también { $name }. Si ahí tiene otro nombre, empieza con --name-es, o cámbialo en es.ftl.
 }
cli-new-game-done-install = Se instala con { $install } y se juega con { $play }.
cli-new-game-done-kit = Lo que prueba un juego se instala una vez con { $install }.
cli-new-game-done-test = Se prueba con { $test }.
cli-imported = Guardada como { $id }: { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
 }.

## Voz

speech-speech-returned = La voz ha vuelto.
speech-language-missing = La voz no sabe { $language ->
    [en] inglés
   *[es] español
 }; lo lee la de otro idioma.
speech-file-failed = El archivo de voz ya no se puede escribir; todo queda en pantalla.
speech-speech-mode-unknown = La voz es automática, lector, propia, ninguna, o archivo, dos puntos y una ruta, y no { $value }.
speech-speech-file-refused = El archivo de voz { $path } no se puede escribir.

## Lo guardado

store-cannot-open = { $file } no se puede abrir. Elige otra carpeta con --data.
store-cannot-read = { $file } no se puede leer.
store-not-writable = { $file } no se puede escribir. Elige otra carpeta con --data.
store-damaged = { $file } está dañado y se ha dejado como está. { $doctor ->
    [yes] { PROGRAM() } doctor --repair arregla lo que puede; o elige
   *[no] Elige
 } otra carpeta con --data.
store-empty = { $file } estaba vacío. Si había algo en él, ya no está; solo una copia de ese archivo lo devuelve.
store-foreign = { $file } no es un archivo de la sala de juegos. Elige otra carpeta con --data.
store-newer = { $file } es de una versión más nueva de la sala de juegos. Actualiza esta, o elige otra carpeta con --data.
store-older = { $file } es de una versión más antigua de la sala de juegos y aquí no se puede cambiar.
store-disk-full = No queda sitio en el disco: eso no se ha guardado. Haz sitio y vuelve a intentarlo.
store-hindrance = { $why ->
    [disk-full] { $named ->
        [yes] no queda sitio en el disco; haz sitio.
        [page] el navegador no tiene más espacio para esta página; borra algo en él.
       *[no] la sala no tiene sitio en el disco; quien la abrió tiene que hacerlo.
     }
    [locked] { $named ->
        [yes] otro programa ocupa { $file }; ciérralo.
       *[no] otro programa ocupa los archivos de la sala; quien la abrió tiene que cerrarlo.
     }
    [not-found] { $named ->
        [yes] { $file } ya no está; devuélvelo y abre la sala otra vez.
       *[no] la sala se ha quedado sin sus archivos; quien la abrió tiene que arreglarlo.
     }
   *[other] { $named ->
        [yes] { $file } no se puede escribir; arréglalo.
        [page] el navegador no escribe los archivos de esta página; vuelve a cargarla.
       *[no] la sala no puede escribir sus archivos; quien la abrió tiene que arreglarlo.
     }
 }
store-disk-error = { $file } no se puede leer o escribir: el disco da un error.
store-locked = Otro programa ocupa { $file }. Vuelve a intentarlo.
store-closed = { $file } está cerrado.
store-not-found = { $file } no existe.
store-not-a-folder = { $file } no es una carpeta. Elige otra con --data.
store-no-game = Ninguna partida tiene el número { $game }.
store-several-games = { $count } partidas empiezan por { $game }. Escribe más del número.
store-exists = La partida { $game } ya está aquí.
store-over = La partida { $game } ha terminado.
store-damaged-game = La partida { $game } está dañada en la jugada { $sequence } y se ha dejado como está.
store-bad-value = Algo de la partida { $game } no se puede guardar: { $what }.
store-no-rules = { $game } no está instalado aquí; sus partidas quedan como están.
store-broken-rules = { $game } no se puede cargar aquí; sus partidas quedan como están. { PROGRAM() } doctor dice por qué.
store-clashing-rules = { $game } viene en varios paquetes; sus partidas quedan como están.
store-other-version = Una partida de { $game } con reglas distintas de las de hoy. Queda como está.
store-bad-log = La jugada { $sequence } de esta partida no se sigue de las anteriores. Queda como está.
store-engine-gone = La base de datos { $engine } no responde: { $why }
store-engine-refused = La base de datos { $engine } no deja entrar a esta sala: { $why }
store-engine-foreign = La base de datos { $engine } no está como la hizo la sala de juegos: { $why }
store-engine-newer = La base de datos { $engine } es de una versión más nueva de la sala de juegos. Actualiza esta.
store-engine-too-old = La base de datos { $engine } es de una versión de la sala de juegos demasiado antigua para esta y se ha dejado como está. Elige otra.
store-engine-failed = La base de datos { $engine } da un error: { $why }
store-engine-certificate = Certificado equivocado: los demás que atienden la sala de la base de datos { $engine } tienen otro. Copia sus archivos room.crt y room.key a la carpeta de esta sala.
store-engine-folder = Otro proceso ya atiende esta sala desde la carpeta { $folder }. Dale a cada uno una carpeta propia con --data.
store-engine-address = { $given } no es la dirección de una base de datos.
store-file-empty = No hay nada en este archivo.
store-file-too-long = La línea { $line } es demasiado larga para una partida.
store-file-too-many = La línea { $line } es más de lo que cabe en una partida.
store-file-encoding = La línea { $line } no es texto UTF-8.
store-file-not-json = La línea { $line } no es JSON.
store-file-not-a-game = En este archivo no hay ninguna partida de la sala de juegos.
store-file-newer-format = Escrito por una versión más nueva de la sala de juegos, con formato { $version }. Actualiza esta.
store-file-field-missing = A la línea { $line } le falta { $field }.
store-file-field-unknown = La línea { $line } tiene un { $field } desconocido.
store-file-field-type = Línea { $line }: { $field } no es del tipo debido.
store-file-field-value = Línea { $line }: { $field } tiene un valor imposible.
store-file-commitment = Línea { $line }: la semilla no es la prometida.
store-file-no-seed = Sin su semilla esta partida no se puede seguir.
store-file-sequence = La línea { $line } debería ser la jugada { $sequence }.
store-file-cut-short = Cortada tras la jugada { $found } de { $expected }.

## Simulación y diagnóstico

simulate-alone = Lo juega todo un solo proceso: este sistema no deja que varios se repartan el trabajo.
simulate-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 }, { $rate } por segundo.
simulate-wins = { $level }: gana el { $share } por ciento.
doctor-games = Partidas guardadas: { $unfinished } a medias, { $finished ->
    [one] 1 terminada
   *[other] { $finished } terminadas
 }.
doctor-absent = { $count ->
    [one] Espera 1 partida guardada de { $game }
   *[other] Esperan { $count } partidas guardadas de { $game }
 }: { $why ->
    [broken] aquí no se puede cargar.
    [clash] viene en varios paquetes.
   *[unknown] no está instalado aquí.
 }
doctor-broken-game = { $game } no se puede cargar, de { $module } en { $package }: { $error }.
doctor-broken-package = No se pueden leer los juegos de { $package }: { $error }.
doctor-no-words = A { $game } le faltan las palabras en { $language ->
    [en] inglés
    [es] español
   *[other] esta lengua
 }.

## Problemas en el archivo de ajustes

settings-problem-syntax = La línea { $line } de los ajustes no se entiende; vale lo de siempre.
settings-problem-encoding = La línea { $line } de los ajustes no es texto UTF-8; vale lo de siempre.
settings-problem-value = Línea { $line } de los ajustes: { $setting } no puede ser { $given }; vale lo de siempre.
settings-problem-repeated = La línea { $line } de los ajustes repite { $setting }; vale la primera.
settings-problem-unknown = Línea { $line } de los ajustes: no existe { $setting }.
settings-problem-unreadable = Los ajustes no se pueden leer; valen los de siempre.
settings-problem-too-big = El archivo de ajustes es demasiado grande; valen los de siempre.
store-setting-value = { $setting } no puede ser { $given }.
