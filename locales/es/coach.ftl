# Pistas: qué haría el mejor nivel en una mesa con robots, cuánto vale y por qué.

key-hint = qué haría aquí el mejor robot
key-hint-words = pista consejo
key-hint-about = Qué haría el mejor robot con tus cartas, cuánto vale y por qué. Solo sabe lo que sabes tú. Si la pides otra vez, lo piensa más.
hint-move = { $again ->
    [stays] Sigo con lo mismo: { $move }.
    [rather] Ahora preferiría: { $move }.
   *[first] Yo elegiría: { $move }.
 }
hint-gain = Después, { $sure ->
    [yes] { "" }
   *[no] quizá{ " " }
 }{ $unit ->
    [chance] { $gain } victorias menos en 100 partidas
    [chips] { $one ->
        [yes] una ficha menos
       *[no] { $gain } fichas menos
     }
    [lives] { $one ->
        [yes] una vida menos
       *[no] { $gain } vidas menos
     }
    [outs] { $one ->
        [yes] una carta útil menos
       *[no] { $gain } cartas útiles menos
     }
   *[points] { $one ->
        [yes] un punto menos
       *[no] { $gain } puntos menos
     }
 }: { $next }.
hint-card = { $card }
hint-with = { $play } con { THE($card) }
hint-alike = Igual de bueno: { $next }.
hint-all-alike = Las demás jugadas son igual de buenas.
hint-thinking = Estoy pensando. Mientras tanto puedes jugar.
hint-busy = Los robots están ocupados. Pídela otra vez en un momento.
hint-not-now = Ahora no hay pista: no se te pide nada.
hint-watching = Las pistas son para quien juega; tú estás mirando.
hint-people = Con otras personas en la mesa no hay pistas. Quien lleva la mesa puede permitirlas antes de la partida.
hint-off = { $by ->
    [room] Aquí no hay pistas: la sala las prohíbe. En las mesas que abres a solas, fuera de ella, sí las hay.
   *[none] En esta mesa no hay pistas, por sus reglas. Quien lleva la mesa puede cambiarlo antes de una partida.
 }
stats-hints = { $count ->
    [one] Has pedido 1 pista.
   *[other] Has pedido { $count } pistas.
 }
