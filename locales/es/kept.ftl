# Partidas guardadas: abrir lo que está dañado, repartos limpios.

## Lo que no puede abrirse como estaba

store-state-differs = Tras la jugada { $sequence } esta partida no queda como quedó entonces. Se deja como está.
store-no-person = En la partida { $game } solo hay robots. { PROGRAM() } replay la repasa.
resume-damaged = Partida dañada, número { $id }
resume-damaged-about = Su registro está dañado. Intro dice qué parte se puede seguir jugando.
resume-good-part = { $trouble }. { $count ->
    [0] Intro la juega desde el comienzo, en una copia.
    [one] Intro sigue una copia a partir de su segunda jugada.
   *[other] Intro sigue una copia tras la jugada { $count }, la última sana.
 }
    .full = { $trouble }. { $count ->
    [0] Intro juega la partida { $id } desde el comienzo, en una copia.
    [one] Intro sigue una copia de la partida { $id } a partir de su segunda jugada.
   *[other] Intro sigue una copia de la partida { $id } tras la jugada { $count }, la última sana.
 }
settings-more-problems = { $count ->
    [one] Una línea más de los ajustes no se entiende.
   *[other] { $count } líneas más de los ajustes no se entienden.
 }
export-open = Esta partida no ha terminado. Lo exportado lleva su semilla, y con ella todas las cartas por venir.

## Repartos limpios

fair-sealed = Reparto sellado { $seal }.
    .full = El reparto queda sellado como { $seal }. La orden sello dice más.
fair-opened = Sello { $seal } abierto: F7, o la orden sello, dice la semilla.
    .brief = Sello abierto.
fair-title = { $over ->
    [yes] El sello de esta partida y su semilla. Tabulador para lo siguiente.
   *[no] El sello de esta partida. Tabulador para lo siguiente.
 }
fair-seal-said = Sellada como { $seal } antes de la primera carta.
fair-whole-seal = El sello entero: { $seal }.
fair-promise-said = La sala prometió su número como { $promise } antes de que nadie mostrara el suyo.
fair-whole-promise = La promesa entera: { $promise }.
fair-later = La semilla se dice al terminar la partida.
fair-seed = La semilla: { $seed }, de la partida { $id }.
fair-how = { PROGRAM() } verify { $id } lo calcula todo otra vez.
fair-compare = Debe empezar por el { $seal } que oíste antes de la primera carta.
fair-compare-joint = Antes de los números la sala prometió { $promise }; F7 dice { $seal }.
fair-agrees = { $what ->
    [promise] Lo que oíste es la promesa de la sala, no el sello.
   *[seal] Es el sello que oíste.
 }
fair-joint = { $count ->
    [0] La semilla sale del número que prometió la sala, { $number }. Nadie más aportó un número.
   *[other] La semilla sale del número que prometió la sala, { $number }, y de los que aportaron: { $names }.
 }
fair-hidden = La sala nunca mostró el número que prometió.
fair-not-joint = La semilla de la partida { $id } no sale de los números prometidos.
fair-not-over = La partida no ha terminado y su semilla sigue sellada. De ella { $shuffles ->
    [one] sale 1 barajada
   *[other] salen { $shuffles } barajadas
 } hasta ahora, { $inputs ->
    [one] 1 jugada comprobada
   *[other] { $inputs } jugadas comprobadas
 }.
fair-follows = Todas las cartas salen de la semilla: { $shuffles ->
    [one] 1 barajada
   *[other] { $shuffles } barajadas
 }, { $inputs ->
    [one] 1 jugada comprobada
   *[other] { $inputs } jugadas comprobadas
 }.
fair-no-seal = Eso no es un sello: { $text }. Se compone de cifras y letras de la a a la f.
fair-other-seal = { $promised ->
    [yes] { $heard } no es el sello de esta partida, { $seal }, ni la promesa de la sala, { $promise }.
    [lost] Esta partida no se selló como { $heard } sino como { $seal }. La promesa de la sala no se guardó con ella.
   *[no] Esta partida no se selló como { $heard } sino como { $seal }.
 }
key-fair = el sello del reparto, y su semilla cuando acaba la partida
key-fair-words = limpio sello semilla
cli-help-verify = { PROGRAM() } verify prueba que las cartas de una partida salen de su semilla sellada. Con --seal, lo que oíste.

## Reparar

store-wrong-result = El resultado de la partida { $game } no es el de su registro.
store-bad-game = La partida { $game } no sigue sus reglas en la jugada { $sequence }.
doctor-more = { $count ->
    [one] Otra partida tiene algo mal.
   *[other] Otras { $count } partidas tienen algo mal.
 }
doctor-mend = { PROGRAM() } doctor --repair arregla lo que sus registros prueban, tras una copia de todo.
mended-backup = Una copia de lo que había queda en { $file }.
mended-nothing = No había nada que arreglar.
mended-rebuilt = El archivo de las partidas estaba dañado y se ha hecho de nuevo, { $count ->
    [one] con 1 partida
   *[other] con { $count } partidas
 }.
mended-lost = De la partida { $game } no se pudo probar nada; solo queda en la copia.
mended-cut = La partida { $game } se conserva hasta la jugada { $count }; lo que seguía estaba dañado.
mended-listed = La lista vuelve a concordar con el registro de la partida { $game }: { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
 }.
mended-finished = La partida { $game } había acabado y ya consta como terminada.
mended-result = El resultado de la partida { $game } vuelve a ser el de su registro.
mended-damaged = La partida { $game } está dañada tras la jugada { $count } y queda como está. Al seguirla se ofrece su parte sana.
