# Jugar con otras personas, desde el primer menú.

room-others = Jugar con otras personas
room-others-waiting = Jugar con otras personas: { $waits }
room-turns = { $count ->
    [one] 1 mesa te espera
   *[other] { $count } mesas te esperan
 }{ $room ->
    [none] { "" }
   *[other] {" "}en { $room }
 }: { $tables }
room-turns-about = Una mesa por correspondencia donde te toca. Intro entra en la sala y va a la mesa.
room-turns-go = { $here ->
    [yes] Intro te lleva.
   *[no] Está al principio de esta lista.
 }
room-others-about = Abrir una sala para tus amistades, entrar en otra con una invitación, o volver a una que conoces.
room-here = Ir a la sala de esta página
room-here-about = Juegas con quien esté allí, y tus partidas se guardan aquí igualmente. El navegador responde de la dirección: no hay cartas que comparar.

others-title = Jugar con otras personas
others-open = Abrir una sala
others-open-about = Eliges un juego, te sientas e invitas a quien quieras a tu mesa, en este equipo.
others-join = Entrar con una invitación
others-join-about = La línea que te enviaron te lleva a esa mesa.
others-ask-invitation = Pega la línea que te enviaron, o escríbela. Después, Intro.
others-some-game = una mesa
others-known = { $count ->
    [0] Volver a { $game }, en { $place }
   *[other] Volver a { $game } con { $people }, en { $place }
 }
others-known-room = Volver a { $room }, en { $place }
others-known-about = Intro te lleva a tu lugar en esa mesa. La tecla Suprimir olvida la sala.
others-forget-ask = ¿Olvidas esta sala? Después solo se entra con otra invitación: { $what }. Intro para sí, Escape para no.
    .brief = ¿Olvidas esta sala? Intro o Escape.
others-forgotten = Olvidada.

others-own-hall = El vestíbulo de tu sala
others-own-hall-about = Todas las mesas que hay, y quien espera una. Ahí puede venir cualquiera.
others-own-table = { $count ->
    [0] Tu mesa de { $game }, sin nadie más
   *[other] Tu mesa de { $game }, con { $people }
 }
others-own-table-about = Intro te sienta en ella. Tu sala sigue abierta aunque no estés en la mesa.
others-own-invite = Invitar a alguien a { $game }
others-own-open = { $another ->
    [yes] Abrir otra mesa
   *[no] Abrir una mesa
 }
others-own-open-about = Una mesa del juego que elijas, en tu sala.
others-own-close = Cerrar tu sala
others-own-close-about = Ya no puede entrar nadie; las mesas y las partidas quedan guardadas para la próxima vez.
others-own-quit-ask = Hay gente en tu sala, que se cierra al salir. Las partidas quedan guardadas y se les dice cómo volver. Intro para sí, Escape para no.
    .brief = Hay gente. ¿Sales? Intro o Escape.
others-own-close-ask = ¿Cierras tu sala para todos los que están? Las partidas quedan guardadas. Intro para sí, Escape para no.
    .brief = ¿Cierras tu sala? Intro o Escape.
others-closing = Tu sala se está cerrando.
others-closed = Tu sala está cerrada. Las partidas quedan guardadas.
others-goodbye = Hasta pronto. Tu sala se cierra también; las partidas quedan guardadas.

host-open-already = Tu sala ya está abierta, en otra ventana o por otro programa.
host-called = En tu sala ya hay alguien que se llama { $name }, así que te llamas { $now }.
host-which-table = ¿Qué mesa?
host-which-preset = { $game }: ¿con qué reglas?
host-new-table = { $game }, mesa nueva

key-forget-room = olvidar esta sala
key-forget-room-about = Antes se pregunta. Pierdes tu lugar en ella, salvo que te inviten otra vez.
