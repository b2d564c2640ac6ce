toy-name = Toy
toy-about = Tira el dado mientras te atrevas; un uno pierde el turno.
toy-option-target = Meta
    .about = Gana quien llega antes a esos puntos.
toy-preset-usual = Normal
    .about = A 30 puntos.

toy-event-rolled = { $who } saca { $die }: lleva { $pot } en este turno.
    .brief = { $who } saca { $die }: lleva { $pot }.
toy-event-rolled-you = Sacas { $die }: llevas { $pot } en este turno.
    .brief = Sacas { $die }: llevas { $pot }.
toy-event-lost = { $who } saca 1 y pierde el turno. Sigue { $then }.
    .brief = { $who } saca 1. Sigue { $then }.
toy-event-lost-you = Sacas 1 y pierdes el turno. Sigue { $then }.
    .brief = Sacas 1. Sigue { $then }.
toy-event-held = { $who } se planta y suma { $total }. Sigue { $then }.
    .brief = { $who } suma { $total }. Sigue { $then }.
toy-event-held-you = Te plantas y sumas { $total }. Sigue { $then }.
    .brief = Sumas { $total }. Sigue { $then }.

toy-offer-roll = tirar el dado
toy-offer-hold = plantarte con { $pot }
toy-ask-target = Para ganar: { $target }.
toy-ask-pot = Puntos de este turno: { $pot }.
toy-refuse-hold = Aún no llevas nada: tira primero.

toy-verb-roll = tirar, lanzar
toy-verb-hold = plantarse, parar

toy-rule-chapter-play = El juego
toy-rule-roll = En tu turno tiras un dado, una y otra vez, y sumas los puntos.
toy-rule-one = Un uno los pierde y acaba el turno; plantarse los guarda y también lo acaba.
toy-rule-win = Gana quien se planta con { $target } o más.
toy-key-next = lo siguiente que puedes hacer
