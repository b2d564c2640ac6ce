# El comentario de una partida, para quien la mira o la repasa.

comment-on = Con comentarios.
comment-off = Sin comentarios.
comment-side = { $side }
comment-lead = { $way ->
    [1] Por delante
   *[other] Ahora gana
 } { $who_is ->
    [team] tu equipo
   *[other] { $who }
 }, por { $count }.
comment-lead-you = { $way ->
    [1] Vas por delante
   *[other] Ahora ganas
 }, por { $count }.
comment-level = Empate a { $count }: { $names }.
comment-big = { $way ->
    [1] Lo más alto de una vez hasta ahora: { $count } { PARA($side) }
   *[other] { $count } de una vez { PARA($side) }, lo más alto hasta ahora
 }.
comment-close = { $way ->
    [1] Solo { $count } para llegar a { $target }: { $side }
   *[other] A { $count } de los { $target }: { $side }
 }.
# lint allows: scores
comment-row = { $way ->
    [1] Suma { $count ->
        [one] 1 vez
       *[other] { $count } veces seguidas
     }: { $side }
   *[other] Quien suma, y van { $count }: { $side }
 }.
comment-missed = { $unit ->
    [points] { $card }: ahí había { $count ->
        [one] 1 punto
       *[other] { $count } puntos
     } { PARA($player) }
   *[cards] { $card }: ahí había { $count ->
        [one] 1 carta
       *[other] { $count } cartas
     } { PARA($player) }
 }{ $had ->
    [0] .
   *[other] , no { $had }.
 }
comment-chance = Una ocasión perdida: con { $card } llegaba a { $target } { $player }.

key-comment = comentarios sí o no
key-comment-about = Una línea sobre lo que importa, cada 2 a 4 jugadas: para quien mira una mesa, y al repasar una partida terminada.
key-comment-words = comentario
