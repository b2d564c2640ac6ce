pig-name = El cerdo
pig-about = Tira el dado mientras te atrevas; un uno pierde el turno.
pig-option-target = Meta
pig-option-target-about = Gana quien llega antes a esos puntos.
pig-preset-usual = Normal
pig-preset-usual-about = A 30 puntos.

pig-event-started = El cerdo a { $target }, con { $others }.
    .brief = El cerdo a { $target }.
pig-event-rolled = { $who } saca { $die }: lleva { $pot } en este turno.
    .brief = { $who } saca { $die }: lleva { $pot }.
pig-event-rolled-you = Sacas { $die }: llevas { $pot } en este turno.
    .brief = Sacas { $die }: llevas { $pot }.
pig-event-lost = { $who } saca 1 y pierde el turno. Sigue { $then }.
    .brief = { $who } saca 1. Sigue { $then }.
pig-event-lost-you = Sacas 1 y pierdes el turno. Sigue { $then }.
    .brief = Sacas 1. Sigue { $then }.
pig-event-held = { $who } se planta y suma { $total }. Sigue { $then }.
    .brief = { $who } suma { $total }. Sigue { $then }.
pig-event-held-you = Te plantas y sumas { $total }. Sigue { $then }.
    .brief = Sumas { $total }. Sigue { $then }.
pig-event-won = ¡Gana { $who } con { $total }!
pig-event-won-you = ¡Ganas con { $total }!

pig-zone-choices = Lo que puedes hacer
pig-item-roll = Tirar el dado
pig-item-hold = Plantarte con { $pot }
pig-offer-roll = tirar el dado
pig-offer-hold = plantarte con { $pot }
pig-ask-turn = Le toca { AL($who) }, lleva { $pot }.
pig-ask-turn-you = Juegas tú, llevas { $pot }.
pig-ask-target = Para ganar: { $target }.
pig-ask-why = Puedes tirar, o plantarte con lo que llevas.
pig-ask-pot = Puntos de este turno: { $pot }.
pig-refuse-choose = Ve con el tabulador a lo que quieres hacer, y luego Intro.
pig-refuse-hold = Aún no llevas nada: tira primero.

pig-verb-roll = tirar, lanzar
pig-verb-hold = plantarse, parar

pig-rule-play = El juego
pig-rule-roll = En tu turno tiras un dado, una y otra vez, y sumas los puntos.
pig-rule-one = Un uno los pierde y acaba el turno; plantarse los guarda y también lo acaba.
pig-rule-win = Gana quien se planta con { $target } o más.
pig-key-next = lo siguiente que puedes hacer
