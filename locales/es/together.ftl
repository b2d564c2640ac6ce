# Mesas con otras personas: quién está, qué se acuerda, la charla, el camino a la sala. Los mismos nombres y el mismo orden que en inglés.

## Personas

together-came = { $other ->
    [yes] Llega { $name }, habla { $language ->
        [es] español
        [en] inglés
       *[other] otro idioma
     }{ $watches ->
        [yes] , y mira
       *[no] { "" }
     }.
   *[no] Llega { $name }{ $watches ->
        [yes] , y mira
       *[no] { "" }
     }.
 }
together-back = { $name } ha vuelto.
together-away = { $meant ->
    [yes] { $name } se va un rato.
   *[no] { $name } se ausenta.
 }
together-gone = { $name } ha dejado la mesa.
together-sent-away = Echan de la mesa a { $name }.
together-sent-away-you = Te echan de la mesa.
together-hushed = { $hushed ->
    [yes] A { $name } ya no se le oye.
   *[no] A { $name } se le oye otra vez.
 }
together-hushed-you = { $hushed ->
    [yes] Los demás ya no te oyen.
   *[no] Los demás te oyen otra vez.
 }
together-owner = Ahora { $name } lleva la mesa.
together-owner-you = Ahora llevas tú la mesa.
together-looks-after = { $name } lleva la mesa.
together-looks-after-you = Llevas tú la mesa.

## Asientos

together-sat = { $name } se sienta en el asiento { $seat }.
together-sat-you = Te sientas en el asiento { $seat } de { $count }{ $others ->
    [0] { "" }
   *[other] , con { $names }
 }.
together-no-seat = No queda asiento libre, miras.
together-stood = { $name } se levanta y mira.
together-stood-you = Te levantas y miras.
together-bot-sat = Asiento { $seat }: { $name }, { $level }.
together-bot-rose = { $name } deja el asiento { $seat }.
together-ready = { $name } quiere empezar. { $missing }
together-ready-you = Quieres empezar. { $missing }
together-unready = { $name } ya no quiere empezar.
together-unready-you = Ya no quieres empezar.
together-missing-seats = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
 }
together-missing-nobody = Empieza.
together-missing-me = Intro empieza.
together-missing-others = { $count ->
    [one] Falta el sí de { $names }.
   *[other] Falta el sí de { $names }.
 }
together-oneself = tú
together-seat-free = Asiento { $seat }, libre{ $bot ->
    [yes] , un robot sigue ahí
   *[no] { "" }
 }
together-seat-bot = Asiento { $seat }, { $name }, { $level }
together-seat = Asiento { $seat }, { $name }{ $how ->
    [ready] , quiere empezar
    [away] , ausente
    [here] , aún no quiere empezar
   *[plays] { "" }
 }
together-seat-you = Asiento { $seat }, tú{ $how ->
    [ready] , quieres empezar
    [away] , ausente
    [here] , aún no quieres empezar
   *[plays] { "" }
 }
together-seat-language = { $seat }, habla { $language ->
    [es] español
    [en] inglés
   *[other] otro idioma
 }
together-seat-stand-in = Asiento { $seat }, un robot juega por { $name }
together-seat-stand-in-you = Asiento { $seat }, un robot juega por ti
together-watches = { $here ->
    [yes] { $name } mira
   *[no] { $name } miraba, ahora ausente
 }
together-watches-you = Tú miras
together-seat-about = { $kind ->
    [bot] { $owns ->
        [yes] Derecha e izquierda cambian el nivel; Intro quita el robot.
       *[no] Un robot. Cuando no queda asiento libre, Intro ocupa el suyo.
     }
   *[free] { $owns ->
        [yes] Intro te sienta aquí; derecha pone un robot.
       *[no] Intro te sienta aquí.
     }
 }

## La mesa antes y después de una partida

together-title = Mesa: { $game }
together-ready-item = { $ready ->
    [yes] Quieres empezar, Intro lo retira
   *[no] { $again ->
        [yes] Intro para jugar otra vez
       *[no] Intro cuando quieras empezar
     }
 }
together-ready-about = Se empieza cuando no queda asiento libre y todos quieren empezar. Si cambia una regla, se pregunta otra vez a todos.
together-waits-item = La partida espera a { $names }
together-waits-about = Sigue sola en cuanto estén todos los que juegan. Si cambia una regla o un asiento, se abandona.
together-chose = { $name }: { $what }.
together-chose-you = { $what }.
together-agree = { $there ->
    [ready] Intro si estás de acuerdo.
    [list] Inicio y luego Intro si estás de acuerdo.
   *[other] De vuelta en la mesa: Inicio y luego Intro si estás de acuerdo.
 }
together-own-rules = Reglas propias
together-deals = { $opened ->
    [yes] Los repartos se abren al acabar: sí
   *[no] Los repartos se abren al acabar: no
 }
together-deals-about = Sí: al acabar la partida todos reciben todas sus cartas, comprueban el reparto y pueden repetirla. No: las manos que no se enseñaron siguen en secreto.
together-open-hands = { $opened ->
    [yes] Quien mira oye cada reparto con todas las manos, cuando acaba: sí
   *[no] Quien mira oye cada reparto con todas las manos, cuando acaba: no
 }
together-open-hands-about = Sí: quien mira no oye nada de un reparto antes de que acabe; después lo oye entero, jugada a jugada, y la tecla H dice todas las manos de ese momento. En un juego sin repartos, al acabar la partida.
together-hints = { $hints ->
    [all] Pistas: para quien juega, también entre personas
    [none] Pistas: ninguna
    [room] Pistas: ninguna, la sala las prohíbe
   *[bots] Pistas: para quien juega solo con robots
 }
together-hints-about = Una pista dice lo que haría el robot más fuerte. También entre personas: todas lo aceptan al decir que están listas, y una partida ganada con pistas no cuenta para la clasificación.
together-no-room-hints = La sala prohíbe las pistas en todas sus mesas. En las que abres a solas, fuera de ella, sí las hay.
    .brief = La sala prohíbe las pistas.
together-hints-on = En esta partida se admiten pistas.
together-open-late = Miras con todas las manos a la vista y un reparto de retraso. La tecla H dice todas las manos de ese momento.
together-no-deals-stay-secret = En esta mesa las manos que no se enseñaron siguen en secreto. Haz antes que los repartos se abran al acabar.
together-watchers-heard = { $heard ->
    [yes] Quienes juegan oyen lo que dicen quienes miran.
   *[no] Quienes juegan no oyen lo que dicen quienes miran.
 }
together-watchers-late = { $count ->
    [0] Quienes miran oyen cada jugada al momento.
    [one] Quienes miran lo oyen con 1 jugada de retraso.
   *[other] Quienes miran lo oyen con { $count } jugadas de retraso.
 }
together-late = Miras con { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
 } de retraso y al final oyes el resto.
together-sealed = Sellado.
    .full = { $joint ->
    [yes] Aportan un número al reparto: { $names }. Promesa de la sala: { $promise }.
   *[no] Nadie aporta un número a este reparto. Promesa de la sala: { $promise }.
 }
together-unsealed = { $how ->
    [shown] Ya se conocían todos los números, y no se ha repartido nada.
    [gone] Ya no están todos, no se ha repartido nada.
   *[other] No se ha repartido nada, se pregunta otra vez a todos.
 }
together-not-shown = { $count ->
    [one] Falta un número en el reparto: { $names }.
   *[other] Faltan { $count } números en el reparto: { $names }.
 }
together-proved = { $proof ->
    [proved] { $count ->
        [0] La sala hizo sola este reparto: nadie aportó un número.
       *[other] El reparto está comprobado. Aportaron un número: { $names }.
     }
    [otherwise] El reparto del registro está comprobado, pero lo que oíste no es lo que dice el registro.
    [hidden] El reparto no se puede comprobar: la sala no muestra su número.
    [unseen] El reparto no se puede comprobar aquí: este programa no estaba cuando se hizo.
   *[false] El reparto es falso: no salió de los números prometidos.
 }
together-missed = Entretanto terminó una partida tuya, { $game } con { $names }. { $result }
together-wants-pause = { $name } pide una pausa.
together-wants-pause-you = Pides una pausa; los demás tienen que aceptarla.
together-paused = { $name } detiene la partida.
together-is-paused = La partida está detenida.
together-paused-you = Detienes la partida.
together-paused-all = Todos están de acuerdo: la partida se detiene.
together-resumed = { $name } reanuda la partida.
together-resumed-you = La partida sigue.
together-resumed-all = La partida sigue.
together-invitation = Pasa esta línea a quien quieras, vale para una persona y una hora; barra copiar la copia, barra deletrear la deletrea
passed-on-nothing = Todavía no hay ninguna invitación: haz antes una.
passed-on-copied = Copiada, si este terminal lo permite.
passed-on-not-copied = Solo puede copiarla un terminal con portapapeles; la línea queda escrita.
spelled-title = { $count ->
    [one] 1 grupo de caracteres.
   *[other] { $count } grupos de caracteres. Tabulador para el siguiente, Escape para volver.
 }
spelled-group = { COMMAS($characters) }
together-invitation-kept = La invitación: { $line }
together-how-to-go = Control S deja la mesa y te guarda el asiento. { $way ->
    [page] Dos puntos tiene más
   *[join] Control T tiene más
 }.

## Negativas

together-no-not-here = No estás en esta mesa.
together-no-closed = Esta mesa está cerrada.
together-no-not-owner = Eso solo lo hace quien lleva la mesa. El punto y coma dice quién es.
together-no-playing = Durante una partida, no.
together-no-not-playing = No hay ninguna partida.
together-no-not-paused = La partida no está detenida.
together-no-seated = Ya tienes asiento. En la lista de lo que se puede hacer en esta mesa está levantarse.
together-no-not-seated = No tienes asiento; Intro en uno libre te sienta.
together-no-full = No queda asiento libre.
together-no-no-seat = { $count ->
    [one] Solo hay 1 asiento.
   *[other] Solo hay { $count } asientos.
 }
together-no-taken = Ahí está { $name }.
together-no-nobody = Aquí no hay nadie con ese nombre. El punto y coma dice quién está.
together-no-oneself = Esa persona eres tú.
together-no-no-bot = Ahí no hay robot.
together-no-bot-to-relieve = No hay robot al que relevar; puedes mirar.
together-no-one-hand = Ya has visto una mano de este reparto, y nadie ve dos. { $seat ->
    [0] { "" }
   *[other] Puedes recuperar ahora el asiento { $seat }.{ " " }
 }Otro asiento puede ser tuyo a partir { $next ->
    [match] de la próxima partida.
   *[deal] del próximo reparto.
 }
together-no-watched-late = Quien mira con retraso no sabe más de lo que se le cuenta. Puedes sentarte a partir { $next ->
    [match] de la próxima partida.
   *[deal] del próximo reparto.
 }
together-no-option = No hay opción { $name }.
together-no-preset = No hay reglas { $name }.
together-no-seats = Pueden jugar de { $low } a { $high }.
together-no-changed = Las reglas acaban de cambiar. Escúchalas, y luego Intro si estás de acuerdo.
together-no-barred = No puedes entrar en esta mesa.
together-no-crowded = En esta mesa no cabe nadie más.
together-no-hushed = Los demás no te oyen: así lo quiere quien lleva la mesa.
together-no-hushed-room = Nadie te oye en esta sala { $how_long }: así lo quieren quienes la moderan.
together-no-order = Eso solo lo hacen quienes moderan la sala.
together-no-moderator = Solo quien abrió la sala puede nombrar a quienes la moderan.
together-no-rated = { $name } juega aquí una partida que puntúa. Puedes dejarla; acabarla, solo quien modera la sala.
together-no-looks-after = { $name } también modera la sala.
together-no-reason = Hace falta un motivo.
together-no-pardon = A { $name } se le oye aquí y puede entrar.
together-no-nobody-here = En esta sala no se conoce a nadie con ese nombre. Si tiene dos palabras, pon una coma detrás.
together-no-several = Hay varias personas con un nombre como { $name }. Ve a su mesa y dilo allí.
together-no-nothing = No hay nada que decir.
together-no-too-fast = Demasiado seguido; espera un momento y dilo otra vez.
together-no-nobody-awaited = No se espera a nadie más.
together-no-watching = En esta sala no se mira. Si te vas de la mesa, dejas el asiento.
together-no-late = Miras con retraso: a quién se espera ahora solo lo saben quienes juegan.
together-no-nudged = Se le ha preguntado hace un momento.

## Charla

together-say = Di algo a la mesa: escríbelo y pulsa Intro.
together-tell = Di algo a una persona: escribe su nombre y lo que quieras decir, y pulsa Intro.
together-said = { $to ->
    [person] { $name }, solo a ti: { $text }
    [watchers] { $name }, mirando: { $text }
   *[table] { $name }: { $text }
 }
together-said-you = { $to ->
    [person] Tú, a { $whom }: { $text }
    [watchers] Tú, a quienes miran: { $text }
   *[table] Tú: { $text }
 }
together-muted = { $muted ->
    [yes] Ya no oyes a { $name }.
   *[no] Oyes otra vez a { $name }.
 }
together-nudged = { $name } pregunta si estás ahí.
together-nudged-them = Se le pregunta si sigue ahí.

## El menú de la mesa

together-menu = Qué se puede hacer en esta mesa
together-menu-about = Hablar, gente, detener la partida, irse, y lo que puede hacer quien lleva la mesa.
together-menu-say = Decir algo
together-menu-say-about = El apóstrofo lo hace desde cualquier parte de la mesa.
together-menu-pause = Detener la partida
together-menu-go-on = Seguir la partida
together-menu-sit = Sentarse
together-menu-stand = Levantarse y mirar
together-menu-invite = Invitar a alguien
together-menu-invite-about = Hace una línea para pasarla: sienta a una persona, durante una hora.
together-menu-watchers = { $heard ->
    [yes] Quienes juegan oyen a quienes miran: sí
   *[no] Quienes juegan oyen a quienes miran: no
 }
together-menu-guest = Sobre { $name }
together-menu-hush = { $hushed ->
    [yes] Dejar que se oiga a { $name }
   *[no] Que no se oiga a { $name }
 }
together-menu-give = Desde ahora { $name } lleva la mesa
together-menu-send = Echar de la mesa a { $name }
together-menu-bar = Echar a { $name } para siempre
together-menu-close = Cerrar la mesa
together-menu-go = Irse un rato{ $seated ->
    [yes] , con el asiento guardado
   *[no] { "" }
 }
together-menu-go-about = { $seated ->
    [yes] Al medio minuto un robot juega por ti; puedes volver cuando quieras.
   *[no] Puedes volver cuando quieras.
 }
together-menu-leave = Dejar la mesa del todo
together-menu-leave-about = Si hay partida, un robot sigue por ti, o pasa lo que dicen las reglas de la mesa.
together-sure-leave = ¿Dejas la mesa del todo? Intro para sí, Escape para no.
    .brief = ¿Te vas del todo? Intro o Escape.
together-sure-close = ¿Cierras la mesa para todos? Intro para sí, Escape para no.
    .brief = ¿Cierras la mesa? Intro o Escape.
together-sure-send = ¿Echas a { $name }? Intro para sí, Escape para no.
    .brief = ¿Echas a { $name }? Intro o Escape.

## El camino a la sala

together-name-begins = Un nombre empieza por una letra o un número.
together-ask-name = ¿Cómo quieres que te llamen los demás? Escríbelo y pulsa Intro.
together-ask-name-taken = En la mesa ya hay un nombre así. ¿Cómo quieres que te llamen los demás? Escríbelo y pulsa Intro.
together-guest-name = Visita
together-meanwhile = { $count ->
    [one] Mientras tanto, 1 línea. La coma la lee.
   *[other] Mientras tanto, { $count } líneas. La coma las lee.
 }
together-joining = De camino a la sala.
together-joined = Estás en la sala.
together-trying = La sala no contesta, se sigue intentando.
together-up = La sala contesta otra vez.
together-goodbye = { $way ->
    [host] Tu sala se cierra también. Tu asiento y las partidas quedan guardados; { PROGRAM() } host la abre otra vez.
   *[join] Tu asiento se guarda{ $plays ->
        [yes] {" "}medio minuto, luego juega un robot
       *[no] { "" }
     }. { $back }.
 }
together-farewell-left = { $way ->
    [hall] Has dejado la mesa y estás en el vestíbulo.
   *[join] Has dejado la mesa. { $back }.
 }
way-back-join = { PROGRAM() } join te trae de vuelta.
way-back-host = Tu sala se cierra también; { PROGRAM() } host la abre otra vez.
way-back-home = Tu sala sigue abierta.
way-back-hall = Estás en el vestíbulo.
together-farewell-sent-away = Ya no estás en esa mesa.
together-farewell-sent-out = Ya no estás en esa sala.
together-farewell-barred = Quienes moderan esta sala no te dejan entrar.
together-farewell-not-agreed = En esta sala solo entra quien acepta sus normas.
together-farewell-watching = En esta sala no se puede mirar, y no hay ningún asiento libre.
together-farewell-closed = La mesa está cerrada.
together-farewell-elsewhere = Ahora estás aquí desde otro lugar.
together-farewell-room-gone = { $way ->
    [join] La sala está cerrada y todo queda guardado. { PROGRAM() } join te lleva de vuelta cuando se abra.
   *[other] La sala está cerrada.
 }
together-farewell-other-version = La sala juega ahora una versión distinta de la tuya. Pongan las dos al día y luego { PROGRAM() } join.
together-farewell-old-room = La sala usa ahora una versión más antigua que la tuya. Quien la lleva tiene que ponerla al día.
together-farewell-old-program = La sala usa ahora una versión más nueva que la tuya. Pon la tuya al día y luego { PROGRAM() } join.
together-farewell-not-understood = Lo que manda la sala no se entiende aquí. Con { PROGRAM() } join se intenta otra vez.

key-say = decir algo a la mesa
key-say-about = Escribe una línea y pulsa Intro: la oye toda la mesa.
key-say-words = decir
key-tell = decir algo a una persona
key-tell-about = Barra, a, un nombre y lo que quieras decir: solo lo oye esa persona.
key-tell-words = a susurrar
key-mute = no oír a alguien
key-mute-about = Barra, ignorar, un nombre: ya no oyes a esa persona, ni sus avisos ni sus invitaciones. Nadie se entera.
key-mute-words = callar ignorar
key-people = quién está
key-people-about = Quién está en cada asiento, quién falta, quién mira y quién lleva la mesa.
key-people-words = gente personas
key-room = qué se puede hacer en esta mesa
key-room-about = Un menú: hablar, detener la partida, sentarse, levantarse, irse, invitar y lo que puede hacer quien lleva la mesa.
key-room-words = sala
key-invite = invitar a alguien
key-invite-about = Hace una línea para pasarla: sienta a una persona, durante una hora.
key-invite-words = invitar
key-spell = la última invitación, deletreada
key-spell-about = En grupos de hasta 4 caracteres, uno tras otro.
key-spell-words = deletrear
key-copy = la última invitación, al portapapeles
key-copy-about = Pone la línea en el portapapeles del terminal, si el terminal lo permite.
key-copy-words = copiar
key-bot = un robot a este asiento libre, o al siguiente
key-bot-about = Derecha e izquierda en su asiento cambian cómo juega.
key-bot-out = el último robot, fuera de su asiento
key-bot-out-about = Su asiento queda libre.
together-trouble-bye = { $why ->
    [not_invited] Esa invitación no vale: ya se usó, o tiene más de una hora. Pide otra.
    [closed] Esa mesa está cerrada.
    [other_version] La sala juega una versión distinta de la tuya. Pongan las dos al día.
    [old_room] La sala usa una versión más antigua que la tuya. Quien la lleva tiene que ponerla al día.
    [old_program] La sala usa una versión más nueva que la tuya. Pon la tuya al día y vuelve.
    [other_game] Aquí el juego de tu mesa está en otra versión. Vuelve dentro de un momento.
    [too_many] Han llegado demasiadas visitas desde aquí. Prueba dentro de un minuto.
    [too_fast] Han llegado demasiadas visitas desde aquí. Prueba dentro de un minuto.
    [too_many_new] Desde aquí ya vino mucha gente nueva en esta hora. Prueba dentro de unos minutos, o ven con una invitación.
    [sent_away] Ya no estás en esa mesa.
    [barred] Quienes moderan esta sala no te dejan entrar.
    [not_agreed] En esta sala solo entra quien acepta sus normas.
    [watching] En esta sala no se puede mirar, y no hay ningún asiento libre.
    [name_taken] Allí ya hay un nombre como el tuyo. Elige otro en los ajustes o con --name.
    [revoked_key] Esta clave o este navegador se revocó. Entra desde otro dispositivo.
    [other_key] Esta sala te conoce por una clave que no está en este equipo. Pide otra invitación.
    [no_name] En esta sala cada cual tiene un nombre. Elige el tuyo en los ajustes o con --name.
    [no_key] Esta sala pide una clave que este programa no tiene.
    [bad_phrase] Esa contraseña no es la de ese nombre.
    [busy] Está llegando mucha gente ahora mismo. Prueba dentro de un momento.
   *[other] Ahora no hay lugar para ti en la sala. Prueba dentro de un momento.
 }
together-needs-package = { $update ->
    [yes] La sala juega a { $game } en una versión distinta de la tuya.
   *[no] El juego de esa mesa, { $game }, no está instalado aquí.
 }{ " " }{ $told ->
    [yes] { $own ->
        [yes] La orden { PROGRAM() } update dice cómo poner al día la tuya; quizá también haya que poner al día la sala.
       *[no] La sala dice que se instala con esta orden: { $command } Si no conoces ese paquete, o no aparece, pregunta a quien te invita.
     }
   *[no] Pregunta a quien lleva la sala dónde se consigue.
 }{ $browser ->
    [yes] { " " }En { $page } se juega con un navegador, sin instalar nada.
   *[no] { "" }
 } Una invitación sin usar sigue valiendo hasta que caduque.
together-trouble-certificate = En ese lugar contesta otra sala, no la de tu invitación. No se ha enviado nada. Pide otra invitación.
together-trouble-game = El juego de esa mesa no está instalado aquí, o es de otra versión.
together-trouble-room = Lo que contesta ahí no es una sala de juegos.
together-trouble-away = En ese lugar no contesta nadie. ¿Está abierta la sala y la línea completa?

host-ready = La sala está abierta en { $address }. Control C la cierra; todas las partidas quedan guardadas.
host-invitation = Asiento { $seat }: { $line }
host-engine = { $answers ->
    [yes] La base de datos contesta otra vez.
   *[no] La base de datos no contesta. Lo que se juegue espera hasta que conteste.
 }
host-store = { $keeps ->
    [yes] Tu sala vuelve a guardar lo que se juega.
   *[no] Tu sala no puede guardar lo que se juega: { $why }. Mientras tanto nadie sigue jugando ahí.
 }
host-began = Mesa { $table }: empieza una partida.
host-nearly-full = Hay { $tables } mesas abiertas, de { $most } como mucho, y { $new } son de recién llegados desde { $addresses ->
    [one] 1 dirección
   *[other] { $addresses } direcciones
 }. Las que dejan vacías se cierran antes de un minuto; barra, cerrar, en una mesa cierra las suyas donde no hay partida.
host-ended = Mesa { $table }: la partida ha acabado.
cli-bad-name = { $text } no es un nombre. Un nombre tiene al menos una letra o cifra, y { $most } caracteres como mucho.
cli-bad-place = En { $text } no se puede escuchar. Escribe una dirección, dos puntos y un puerto.
cli-bad-address = { $text } no es una dirección. Escribe el nombre o el número con que se llega a ti, sin puerto.
cli-place-taken = En { $text } no se puede escuchar ahora: lo hace otro programa, o no es una dirección de este equipo.
cli-name-nobody = En una sala que solo se sirve no te sientas, y --name no nombra a nadie. En una terminal, { PROGRAM() } host te sienta también.
cli-bad-delay = { $text } no es un retraso. Escribe con cuántas jugadas de retraso oyen quienes miran, de 0 a { $most }.
cli-no-table = Aquí no hay ninguna mesa { $table }.
cli-names-alike = { $name } y { $other } suenan o se ven igual. Da a cada asiento un nombre distinto.
cli-bad-invitation = Eso no es una invitación. Es una sola línea: una dirección, un código corto y otro largo, con barras entre ellos. Cópiala entera.
cli-no-room = Todavía no conoces ninguna sala. Pide una invitación a quien tenga una y escríbela después de { PROGRAM() } join.
cli-schema-alone = --schema pide también --engine.
cli-no-engine = En { $file } no hay ninguna dirección de base de datos que leer.

cli-help-host = { PROGRAM() } host abre en este equipo una sala para otras personas y hace invitaciones. { PROGRAM() } host log dice qué medidas se han tomado en la sala.
cli-needs-engine = ¿Qué base de datos? Di con --engine dónde está guardada la sala.
cli-no-process = Ningún proceso { $number } atiende ahora esta sala. Sin número, { PROGRAM() } drain dice cuáles la atienden.
drain-process = Proceso { $number } en { $place }{ $emptied ->
    [yes] , vaciándose: quien está allí sigue en los demás, y después termina.
   *[no] .
 }
drain-none = Ningún proceso atiende ahora esta sala.
cli-help-drain = { PROGRAM() } drain dice qué procesos atienden una sala guardada en una base de datos, y con el número de uno lo vacía: quien está allí sigue en los demás, y después ese proceso termina.
cli-help-join = { PROGRAM() } join y una invitación llevan a la sala de otra persona; { PROGRAM() } join a secas vuelve a la última.

## Invitados de la sala

guest-welcome = Estás en la sala como { $name }. { $help }.
guest-wait = Un momento, la sala está contestando.
guest-name = ¿Cómo te llamas? Escríbelo y pulsa Intro.
guest-name-taken = { $name } ya es de alguien aquí, o se ve o suena como otro nombre. Vale otro nombre, en letras de un solo alfabeto, o este con un número detrás.
guest-goodbye = Hasta pronto. { $back }.
guest-code = Código de invitación
guest-not-invited = Esa invitación no vale: ya se usó, o tiene más de una hora. Pide otra.
guest-too-many = Han llegado demasiadas visitas desde aquí. Prueba dentro de un minuto.

together-opening = La sala se está abriendo.
host-open = Tu sala está abierta.
host-which-game = ¿Para qué juego es la mesa?
host-reopen = Abrir otra vez: { $game }{ $count ->
    [0] { "" }
   *[other] , { $people }
 }{ $waits ->
    [yes] , la partida sigue
   *[no] { "" }
 }
host-reopen-about = Quienes tenían lugar en esa mesa vuelven con { PROGRAM() } join.
host-closed-table = La mesa { $table } está cerrada: { $game }{ $count ->
    [0] { "" }
   *[other] , { $people }
 }. Se abre otra vez con { PROGRAM() } host --open { $table }.
host-no-place = No se puede abrir tu sala: otro programa ocupa su lugar, quizá una sala en otra ventana, o no es una dirección de este equipo. Con --listen se da otro lugar.

# -- El vestíbulo de una sala abierta a cualquiera --

hall-no-no-table = Esa mesa ya no está.
hall-no-no-place = En esa mesa no hay lugar para ti.
hall-no-at-table = Sal antes de la mesa en la que estás.
hall-no-game = Ese juego no está instalado aquí, o es de otra versión.
hall-no-room-full = En la sala no caben más mesas. Siéntate en una de las que hay.
hall-no-short-phrase = La contraseña es demasiado corta: ocho caracteres o más.
hall-no-busy = Mucha gente lo pide ahora mismo. Prueba dentro de un momento.
