# Partidas guardadas: abrir lo que está dañado, repartos limpios.

## Lo que no puede abrirse como estaba

store-state-differs = Tras la jugada { $sequence } esta partida no queda como quedó entonces. Se deja como está.
store-no-person = En la partida { $game } solo hay robots. La repetición la cuenta.
resume-damaged = Partida dañada, número { $id }
resume-good-part = { $trouble }. { $count ->
    [0] Intro la juega desde el comienzo, en una copia.
    [one] Intro sigue una copia desde después de su primera jugada.
   *[other] Intro sigue una copia desde después de la jugada { $count }, la última sana.
 }
    .full = { $trouble }. { $count ->
    [0] Intro juega la partida { $id } desde el comienzo, en una copia.
    [one] Intro sigue una copia de la partida { $id } desde después de su primera jugada.
   *[other] Intro sigue una copia de la partida { $id } desde después de la jugada { $count }, la última sana.
 }
settings-more-problems = { $count ->
    [one] Una línea más de los ajustes no se entiende.
   *[other] { $count } líneas más de los ajustes no se entienden.
 }
export-open = Esta partida no ha terminado. Lo exportado lleva su semilla, y con ella todas las cartas por venir.
