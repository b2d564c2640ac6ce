# Los ajustes, de oído: cuánto se dice, cada clase de mensaje, las teclas, lo demás.

## Ajustes

setting-preset = { $preset ->
    [beginner] Estilo: para principiantes
    [normal] Estilo: normal
    [fast] Estilo: rápido
    [silent] Estilo: compañero callado
   *[own] Estilo: a tu gusto
 }
setting-preset-about = { $preset ->
    [beginner] Para principiantes: cada línea completa, con su lugar y su posición.
    [normal] Normal: cada línea tan larga como pide un oído despierto.
    [fast] Rápido: cada línea, lo más corta posible.
    [silent] Compañero callado: rápido, y la voz propia calla los recuentos, y tus jugadas y turnos donde un sonido los anuncia. Todo queda escrito.
   *[own] Cada clase a tu gusto. Izquierda o derecha lo cambia por uno ya hecho.
 }
setting-kinds = Cada clase de mensaje
setting-kinds-about = Nada, breve, normal o completo para cada clase; voz, pantalla y braille por separado.
setting-word = { $card ->
    [queen] La reina se llama { $word }
   *[jack] La jota se llama { $word }
 }
setting-word-about = La palabra para esta carta, en todas partes.
setting-name = { $given ->
    [yes] Tu nombre: { $name }
   *[no] Tu nombre: sin decir
 }
setting-name-about = Cómo te llaman las partidas guardadas. Intro lo pregunta.
setting-name-ask = Escribe tu nombre y pulsa Intro.
setting-name-kept = { $name }, tu nombre desde la próxima partida.
setting-keys = Teclas
setting-keys-about = Da otra tecla a cualquier orden.
setting-confirm = { $value ->
    [yes] Pregunta antes de lo que no tiene vuelta atrás
   *[no] Nunca pregunta, ni antes de lo que no tiene vuelta atrás
 }
setting-confirm-about = Jugar una carta no se pregunta nunca; borrar algo para siempre, sí.
setting-one_press = { $value ->
    [yes] Una pulsación juega la carta
   *[no] Primero se dice la jugada; otra pulsación la hace
 }
setting-one_press-about = Para quien juega deprisa: la carta a la que has ido se juega al momento si solo puede hacer una cosa.
setting-theme = { $theme ->
    [dark] Colores: claros sobre negro
    [light] Colores: oscuros sobre blanco
   *[plain] Colores: los del terminal
 }
setting-theme-about = { $allowed ->
    [yes] Mucho contraste para baja visión, cada palo de su color. Todo va también en palabras.
   *[no] El terminal no muestra colores, o se le ha pedido que no los use.
 }
setting-cursor = { $value ->
    [on] Cursor: en la última línea
    [after] Cursor: debajo de la última línea
   *[auto] Cursor: automático
 }
setting-cursor-about = Automático es como le viene a tu lector. En la línea conviene al braille y a la consola de texto. Vale desde el próximo inicio.
setting-title_bar = { $value ->
    [yes] Título de la ventana: cómo va la mesa
   *[no] Título de la ventana: sin tocar
 }
setting-title_bar-about = Para la vista: a quién le toca, tantos, cartas y mazo. Nunca mientras habla un lector de pantalla.
setting-silent_behind = { $value ->
    [yes] Con otra ventana delante: sin voz ni sonidos
   *[no] Con otra ventana delante: con voz y sonidos
 }
setting-silent_behind-about = Las líneas se siguen escribiendo, y la campana y el aviso del escritorio no cambian. Al volver oyes cuántas líneas hubo. El terminal tiene que indicar qué ventana está delante.

## Clases de mensajes

kinds-title = Clases de mensajes. Izquierda y derecha cambian una, Intro la abre.
kinds-about = { $kind ->
    [play] Las cartas, apuestas y robos de los demás.
    [own] Lo que hacen tus propias teclas en la mesa.
    [points] Puntos, botes y quién gana.
    [turn] Que te toca, y para qué.
    [deal] Quién reparte, tus cartas, lo que se descubre.
    [count] Las manos que se cuentan o se declaran.
    [clock] Los segundos que quedan.
    [table] Cómo se abre la mesa, lo que se acuerda en ella y su final.
    [people] Quién viene, quién se va y quién juega por quién. Nunca corta lo que se está diciendo.
    [chat] Lo que se escriben unos a otros. Nunca corta lo que se está diciendo.
    [refusal] Por qué se niega una tecla o una jugada.
   *[answer] Lo que contestan las teclas de preguntas.
 } Izquierda y derecha lo cambian en voz, pantalla y braille a la vez; Intro los separa.
kinds-kind = { $kind ->
    [play] Lo que juegan los demás
    [own] Lo que juegas tú
    [points] Los puntos
    [turn] Los turnos
    [deal] Los repartos
    [count] Las cuentas
    [clock] El reloj
    [table] Las novedades de la mesa
    [people] Quién viene y quién se va
    [chat] Lo que dice la gente
    [refusal] Las negativas
   *[answer] Las respuestas a tus teclas
 }
kinds-length = { $length ->
    [off] nada
    [brief] breve
    [full] completo
   *[normal] normal
 }
kinds-line = { $kind }: { $length }
kinds-line-apart = { $kind }: { COMMAS($parts) }
kinds-channel = { $channel ->
    [printed] { $length ->
        [off] en pantalla nada
        [brief] en pantalla breve
        [full] en pantalla completo
       *[normal] en pantalla normal
    }
    [brailled] { $length ->
        [off] en braille nada
        [brief] en braille breve
        [full] en braille completo
       *[normal] en braille normal
    }
   *[spoken] { $length ->
        [off] por voz nada
        [brief] por voz breve
        [full] por voz completo
       *[normal] por voz normal
    }
 }
kinds-channel-about = Nada, breve, normal o completo. A una tecla se le responde siempre, aunque aquí esté en nada.
kinds-preview = Oír un ejemplo de cada longitud
kinds-preview-about = El mismo hecho, breve, normal y completo, uno tras otro.
kinds-preview-line = { $length ->
    [brief] Breve
    [full] Completo
   *[normal] Normal
 }

## Ejemplos, para lo que aún no se ha oído

sample-play = { $who } juega { THE($card) }.
    .brief = { $who }: { $card }.
    .full = { $who } juega { THE($card) }, 1 de 6.
sample-play-you = Juegas { THE($card) }.
    .brief = { $card }.
    .full = Juegas { THE($card) }, 1 de 6.
sample-points = { $points } puntos { PARA($who) }.
    .brief = { $who }, { $points }.
    .full = { $points } puntos { PARA($who) }, 30 en total.
sample-points-you = { $points } puntos para ti.
    .brief = Tú, { $points }.
    .full = { $points } puntos para ti, 30 en total.
sample-turn = Te toca.
    .brief = Te toca.
    .full = Te toca, con 4 cartas en la mano.
sample-deal = Reparte { $who }.
    .brief = Reparte { $who }.
    .full = Reparto { $number }. Reparte { $who }.
sample-deal-you = Repartes tú.
    .brief = Repartes tú.
    .full = Reparto { $number }. Repartes tú.
sample-count = { $who } cuenta { $points }, exacto.
    .brief = { $who }: { $points }.
    .full = { $who } cuenta { $points }, exacto, 30 en total.
sample-count-you = Cuentas { $points }, exacto.
    .brief = { $points }, exacto.
    .full = Cuentas { $points }, exacto, 30 en total.
sample-clock = Quedan { $seconds } segundos.
    .brief = { $seconds } segundos.
    .full = Quedan { $seconds } segundos de tu turno.
sample-table = Acordado: la partida va a 61.
    .brief = A 61, acordado.
    .full = Acordado por toda la mesa: la partida va a 61.
sample-people = { $who } vuelve a la mesa.
    .brief = { $who } ha vuelto.
    .full = { $who } vuelve a la mesa y sigue jugando.
sample-people-you = Vuelves a la mesa.
    .brief = Has vuelto.
    .full = Vuelves a la mesa y sigues jugando.
sample-chat = { $who } dice: suerte.
    .brief = { $who }: suerte.
    .full = { $who } dice a la mesa: suerte.
sample-chat-you = Dices: suerte.
    .brief = Tú: suerte.
    .full = Dices a la mesa: suerte.
sample-answer = { $points }, la cuenta.
    .brief = { $points }, la cuenta.
    .full = { $points }, la cuenta, faltan 16.
sample-refusal = { THE($card) } se pasa: cabe hasta 6.
    .brief = Se pasa: hasta 6.
    .full = { THE($card) } se pasa: cabe hasta 6, el as por ejemplo.

## Teclas

keys-title = Teclas. Intro da otra tecla a una orden.
keys-about = { $about }. Intro y luego la tecla nueva; Intro dos veces, la de siempre.
keys-item = { $what }: { $keys }
keys-none = sin tecla
keys-usual = Todas las teclas como siempre
keys-usual-about = Quita todas las teclas que has cambiado.
keys-usual-sure = ¿Renuncias a todas tus teclas? Intro para sí, Escape para no.
    .brief = ¿Renuncias a tus teclas? Intro o Escape.
keys-all-usual = Todas las teclas como siempre.
keys-ask = Pulsa la tecla nueva para { $what }. Intro para la de siempre, Escape para dejarla.
keys-already = Ya es así. { $key }: { $what }.
keys-left = Como antes: { $what }.
keys-no-system = { $key } es del terminal. Pulsa otra tecla.
keys-no-digit = { $key } hace falta para escribir. Las letras y las teclas de función sirven para órdenes.
keys-taken = { $key } está ocupada: { $what }. Pulsa otra tecla, o Escape.
keys-taken-on-lists = { $key } recorre o cambia las listas. Pulsa otra tecla.
keys-taken-by-game = { $key } está ocupada en { $game }: { $what }. Pulsa otra tecla.
keys-conflict-command = Ajustes: no hay orden { $name } a la que dar una tecla.
keys-conflict-key = Ajustes: no hay tecla { $key }, para { $what }.
keys-conflict-taken = Ajustes: { $key } se queda con { $holder }, no con { $what }.
