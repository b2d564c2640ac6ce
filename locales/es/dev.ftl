# Hacer un juego: lo que dice playroom dev.

## La orden

cli-help-dev = { PROGRAM() } dev y el nombre de un juego es para quien lo hace: se juega, y sigue con tu código cada vez que lo guardas. Sin juego, dice cuáles hay. Con --preset, --option, --seats y --seed.

## Cargar

dev-fault = { $placed ->
    [yes] { $error }. Está en { $file }, línea { $line }.
   *[no] { $error }.
 }
dev-words = Hay palabras que no se pueden leer en { $file }, línea { $line }: { $error }.
dev-missing = Faltan palabras: { $problem }.
dev-stays = Tu mesa queda como estaba. Guarda otra vez cuando esté arreglado.
dev-waits = Se espera a que guardes otra vez.
dev-reloaded = { $count ->
    [0] Recargado, al principio.
    [one] Recargado, repetida 1 jugada.
   *[other] Recargado, repetidas { $count } jugadas.
 }
dev-stopped = Recargado hasta la jugada { $number }, { $name }: { $text }. Ya no vale: { $why }. Empieza otra partida con la misma semilla.
dev-no-table = Recargado, pero esta mesa no vale: { $why }. Empieza otra partida con las opciones de costumbre.
dev-unread = El juego no conoce esa jugada.
dev-otherwise = Ahora significa otra cosa.

## Pasos

dev-undone = Deshecho: jugada { $number }, { $name }: { $text }.
dev-done = Hecho: jugada { $number }, { $name }: { $text }.
dev-at-start = No hay nada que deshacer: es el principio.
dev-at-end = No hay nada por delante: se espera a una persona, o la partida acabó.
dev-new = Partida nueva, semilla { $seed }.

## El estado y las jugadas

dev-state-title = Lo que es verdad tras la jugada { $count }, también lo oculto.
dev-state-line = { $name }: { $value }.
dev-card = { $card }
dev-cards = { $count ->
    [one] { $cards }
   *[other] { $count } cartas, { $cards }
 }
dev-nothing = nada
dev-moves-title = A quién se pregunta, y las jugadas legales.
dev-no-moves = No se pregunta nada a nadie.
dev-asked = { $awaited ->
    [yes] { $who_is ->
        [you] Se te espera
       *[other] Se espera { AL($who) }
    }
   *[no] { $who_is ->
        [you] Puedes actuar
       *[other] Puede actuar { $who }
    }
 }: { OR($kinds) }. Modo { $mode ->
    [turn] turno
    [window] ventana
    [claim] reclamación
   *[secret] secreto
 }, pregunta { $id }.
dev-move = { $move }. En el registro: { $written }.

## Los asientos

dev-seat-title = ¿En qué asiento juegas?
dev-sit = { $name }.
dev-sit-all = En todos, uno tras otro.
dev-you-are = Ahora juegas en el asiento { $number }, { $name }.
dev-you-are-all = Ahora juegas en todos los asientos, primero en el { $number }, { $name }.

## Las pruebas, la traza

dev-checking = Probando. Mientras, puedes seguir jugando.
dev-still-checking = Ya se está probando.
dev-no-suite = No está instalado lo que prueba los juegos. Se instala con { $command }.
dev-checked = { $failed ->
    [yes] Hay fallos. Líneas: { $count }.
   *[no] Todo está bien. Líneas: { $count }.
 }
dev-trace-title = { $count ->
    [one] El último fallo entero, 1 línea.
   *[other] El último fallo entero, { $count } líneas.
 }
dev-no-trace = Todavía no hubo ningún fallo.

## Lo que se puede pedir

dev-title = ¿Qué hacer con tu juego?
dev-state = Decir el estado
dev-state-about = Todo lo que es verdad, también las manos ocultas. Su palabra es estado. Solo para ti: nunca en una mesa con otras personas.
dev-state-words = estado
dev-moves = Decir a quién se pregunta, y las jugadas legales
dev-moves-about = Cada pregunta, y detrás cada jugada legal de ese asiento. Su palabra es jugadas.
dev-moves-words = jugadas
dev-back = Deshacer una jugada
dev-back-about = Tuya o de un robot; después, los robots esperan. La tecla es menos, la palabra es atrás, también con un número.
dev-back-words = atrás, deshacer
dev-forward = Hacer otra vez una jugada
dev-forward-about = La que se deshizo, o la del robot al que se espera. La tecla es más, la palabra es adelante.
dev-forward-words = adelante, rehacer
dev-seat = Tomar otro asiento, o todos
dev-seat-about = La palabra es asiento, también con un número.
dev-seat-words = asiento
dev-new-match = Empezar otra partida
dev-new-match-about = Con las mismas cartas. La palabra es nueva; con una semilla detrás, con otras cartas.
dev-new-match-words = nueva
dev-check = Probar el juego
dev-check-about = Las pruebas rápidas del paquete de pruebas. La palabra es probar.
dev-check-words = probar
dev-transcript = Guardar una transcripción
dev-transcript-about = La partida como texto, con todas las manos a la vista, en la carpeta donde empezaste. La palabra es transcripción.
dev-transcript-words = transcripción
dev-trace = Decir entero el último fallo
dev-trace-about = La traza de Python. La palabra es traza.
dev-trace-words = traza
key-dev-list = abre lo que puede pedir quien hace el juego
key-dev-list-about = El estado, las jugadas legales, otros asientos, las pruebas y lo demás.
key-dev-back = deshace una jugada
key-dev-back-about = Tuya o de un robot. Los robots esperan hasta que juegues, o hasta que les metas prisa con la tecla N.
key-dev-forward = la hace otra vez, o una jugada de un robot
key-dev-forward-about = Paso a paso, mientras los robots esperan.
dev-goodbye = Cerrado. No se guarda nada.
