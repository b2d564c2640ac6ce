# Corazones en español. Las líneas son breves, lo nuevo primero; `-you` es lo que oye de quien se habla.

hearts-name = Corazones
hearts-about = Bazas sin triunfo: evita los corazones y la dama de picas.

## Opciones y variantes

hearts-option-target = Meta
    .about = La partida acaba cuando alguien llega a esos puntos; gana quien tiene menos.
hearts-option-passing = Pase
    .about = A quién se pasan tres cartas antes de jugar.
    .four = izquierda, derecha, enfrente, nadie
    .three = izquierda, derecha, enfrente
    .left = siempre a la izquierda
    .none = sin pase
hearts-option-jack = Jota de diamantes
    .about = Si la jota de diamantes quita 10 puntos.
hearts-option-moon = Ir a la luna
    .about = Lo que da llevarse todos los corazones y la dama de picas.
    .others = 26 puntos a los demás
    .own = 26 puntos menos
    .off = nada
hearts-option-bleeding = Puntos en la primera baza
    .about = Si en la primera baza se pueden echar corazones y la dama de picas.
hearts-option-queen_breaks = La dama rompe
    .about = Si la dama de picas también rompe los corazones.
hearts-preset-usual = Normal
    .about = A 100 puntos.
hearts-preset-short = Corta
    .about = A 50 puntos.
hearts-preset-jack = Jota de diamantes
    .about = La jota de diamantes quita 10 puntos.
hearts-preset-plain = Sencilla
    .about = Sin pase y sin luna.

## Lo que pasa

hearts-event-opened = Corazones a { $target }, con { $others }.
    .brief = Corazones a { $target }.
hearts-event-dealing = { $way ->
    [left] Mano { $number }. Pasa tres cartas a la izquierda.
    [right] Mano { $number }. Pasa tres cartas a la derecha.
    [across] Mano { $number }. Pasa tres cartas enfrente.
   *[none] Mano { $number }. No se pasan cartas.
    }
    .brief = { $way ->
    [left] Mano { $number }, pase a la izquierda.
    [right] Mano { $number }, pase a la derecha.
    [across] Mano { $number }, pase enfrente.
   *[none] Mano { $number }, sin pase.
    }
hearts-event-passed = { $who } pasa { $cards } { AL($to) }.
    .brief = { $who } pasa { $cards }.
hearts-event-passed-you = Pasas { $cards } { AL($to) }.
    .brief = Pasas { $cards }.
hearts-event-ready = { $who } ya ha pasado.
hearts-event-ready-you = Ya has pasado.
hearts-event-received = { $who } recibe { $cards } { DEL($giver) }.
    .brief = { $who } recibe { $cards }.
hearts-event-received-you = Recibes { $cards } { DEL($giver) }.
    .brief = Recibes { $cards }.
hearts-event-leads = { $who } tiene el 2 de tréboles y sale.
    .brief = Sale { $who }.
hearts-event-leads-you = Tienes el 2 de tréboles y sales con él.
    .brief = Sales tú.
hearts-event-broken = Corazones rotos.
hearts-event-taken = { $points ->
    [0] Baza { DEL($who) }.
    [one] { $points } punto { PARA($who) }.
   *[other] { $points } puntos { PARA($who) }.
    }
hearts-event-taken-you = { $points ->
    [0] Baza tuya.
    [one] { $points } punto para ti.
   *[other] { $points } puntos para ti.
    }
hearts-event-moon = ¡{ $who } llega a la luna!
hearts-event-moon-you = ¡Llegas a la luna!
hearts-event-counted = Esta mano: { COMMAS($parts) }.
hearts-event-totals = Marcador: { COMMAS($parts) }.

## Teclas

hearts-key-burden = la dama de picas, y si los corazones están rotos
hearts-key-count = los puntos de esta mano
hearts-part-broken = los corazones están rotos
hearts-part-unbroken = los corazones no están rotos
hearts-ask-queen = { $who } tiene la dama de picas, { $broken }.
hearts-ask-queen-you = Tienes la dama de picas en tus bazas, { $broken }.
hearts-ask-out = La dama de picas no ha salido, { $broken }.
hearts-ask-count = Puntos de esta mano: { COMMAS($parts) }.
hearts-ask-pass = Marca tres cartas con Espacio, y luego Intro las pasa { AL($to) }.
    .brief = Marca tres con Espacio, y luego Intro.
hearts-offer-pass = pasar { $cards } { AL($to) }
hearts-refuse-three = Marca tres cartas con Espacio, y luego Intro.
hearts-refuse-held = Pasa tres cartas de tu mano.
hearts-refuse-two = Sal primero con el 2 de tréboles.
hearts-refuse-broken = Los corazones no están rotos, sal con otro palo.
hearts-refuse-first = En la primera baza no se echan puntos, juega otra carta.

## Jugadas escritas

hearts-verb-lay = echar
hearts-verb-pass = pasar

## Reglas

hearts-rule-chapter-aim = El objetivo
hearts-rule-cards = Cada corazón que te llevas es un punto, y la dama de picas son 13.
hearts-rule-jack = { $jack ->
    [yes] Quien se lleva la jota de diamantes tiene 10 puntos menos.
   *[no] La jota de diamantes no cuenta nada.
    }
hearts-rule-target = Cuando alguien llega a { $target } puntos acaba la partida, y gana quien tiene menos.
hearts-rule-chapter-passing = El pase
hearts-rule-pass = { $passing ->
    [four] Tres cartas van a la izquierda, luego a la derecha, luego enfrente; en la cuarta mano, ninguna.
    [three] Tres cartas van a la izquierda, luego a la derecha, luego enfrente.
    [left] Tres cartas van a la izquierda en cada mano.
   *[none] No se pasan cartas.
    }
hearts-rule-chapter-play = El juego
hearts-rule-first = Quien tiene el 2 de tréboles sale con él en la primera baza.
hearts-rule-follow = Quien puede, asiste al palo; gana la baza la carta más alta del palo de salida.
hearts-rule-points = { $bleeding ->
    [yes] En la primera baza se pueden echar corazones y la dama de picas.
   *[no] En la primera baza no se pueden echar corazones ni la dama de picas.
    }
hearts-rule-broken = { $queen_breaks ->
    [yes] Se sale con corazones cuando ya salió un corazón o la dama de picas, o si no tienes otra cosa.
   *[no] Se sale con corazones cuando ya salió un corazón, o si no tienes otra cosa.
    }
hearts-rule-chapter-count = La cuenta
hearts-rule-moon = { $moon ->
    [others] Quien se lleva todos los corazones y la dama de picas no suma esos puntos, y los demás suman 26.
    [own] Quien se lleva todos los corazones y la dama de picas tiene 26 puntos menos.
   *[off] Quien se lleva todos los corazones y la dama de picas suma los 26 puntos.
    }
