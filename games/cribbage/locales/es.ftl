# La cuna. Los mensajes van agrupados por el momento en que se dicen; las reglas son las CRB del juego.

cribbage-name = La cuna
cribbage-about = De 2 a 6 jugadores echan cartas hasta 31 y cuentan las manos; gana quien llega a 121.

## Modalidades

cribbage-preset-cuna = De la casa
cribbage-preset-cuna-about = Como se juega en esta sala: se cuenta a mano y lo que se te escapa es para los demás.
cribbage-preset-tournament = Torneo
cribbage-preset-tournament-about = Vale 2 { A_RANK(11) } de salida, en la cuna el color necesita la salida y pasarse al contar no cuesta nada.
cribbage-preset-learning = Para aprender
cribbage-preset-learning-about = La sala cuenta todas las manos y dice lo que valen.

## Opciones

cribbage-option-teams = Equipos
cribbage-option-teams-about = 0 si cada cual va por su cuenta; 2 equipos con 4 o 6 jugadores, 3 equipos con 6.
cribbage-option-target = Puntos para ganar
cribbage-option-target-about = Gana en el acto quien llega primero, aunque sea a mitad de un reparto.
cribbage-option-first_dealer = Quién reparte primero
cribbage-option-first_dealer-about = Al azar, a la carta más baja o quien abre la mesa.
cribbage-option-first_dealer-random = al azar
cribbage-option-first_dealer-cut = la carta más baja
cribbage-option-first_dealer-host = quien abre la mesa
cribbage-option-counting = Recuento
cribbage-option-counting-about = A mano, cada cual dice lo que vale su mano; automático, lo dice la sala.
cribbage-option-counting-manual = a mano
cribbage-option-counting-auto = automático
cribbage-option-miscount = Errores al contar
cribbage-option-miscount-about = Qué pasa con los puntos contados de más o de menos.
cribbage-option-miscount-transfer = la diferencia es para los rivales
cribbage-option-miscount-under_only = solo lo olvidado es para los rivales
cribbage-option-miscount-none = nadie más recibe nada
cribbage-option-bots_miscount = Robots que cuentan mal
cribbage-option-bots_miscount-about = Se les escapa algo de vez en cuando, como a una persona. Lo perdido va como en cualquier recuento equivocado.
cribbage-option-bots_miscount-easy = los de nivel fácil
cribbage-option-bots_miscount-good = todos menos los expertos
cribbage-option-bots_miscount-none = ninguno
cribbage-option-award = Quién recibe lo perdido
cribbage-option-award-about = Con tres bandos o más: para quién son los puntos de un recuento equivocado o tardío.
cribbage-option-award-each = todo para cada rival
cribbage-option-award-split = se reparte entre los rivales
cribbage-option-award-next = todo para el rival siguiente
cribbage-option-count_time = Tiempo para contar
cribbage-option-count_time-about = Si se acaba, la mitad es para los demás. Corre mientras se leen las cartas. No es para principiantes.
cribbage-option-turn_seconds = Tiempo para cada turno
cribbage-option-turn_seconds-about = Si se acaba, se dejan las últimas cartas o se echa la más baja que quepa.
cribbage-option-his_heels = Puntos por { RANK(11) } de salida
cribbage-option-his_heels-about = Si la carta de salida es { A_RANK(11) }, quien reparte gana 2 puntos en el acto.
cribbage-option-crib_flush = Color en la cuna
cribbage-option-crib_flush-about = Si una cuna de un solo palo vale por sí sola o necesita también la salida.
cribbage-option-crib_flush-same = vale como en una mano
cribbage-option-crib_flush-starter_required = solo con la salida
cribbage-option-six_flush = Color con seis jugadores
cribbage-option-six_flush-about = Las manos son entonces de 5 cartas: si todas han de ser de un palo o bastan 4.
cribbage-option-six_flush-whole_hand = las 5 cartas
cribbage-option-six_flush-four_cards = bastan 4 cartas
cribbage-option-nineteen_joke = La broma del 19
cribbage-option-nineteen_joke-about = Ninguna mano de 4 cartas vale 19: por eso decir 19 es decir cero.
cribbage-option-help = Ayuda para contar
cribbage-option-help-about = La sala nombra lo que puntúa en tu mano, de una en una; sumar es cosa tuya.
cribbage-option-help-none = ninguna
cribbage-option-help-list = nombra lo que puntúa
cribbage-option-auto_count = La sala cuenta por ti
cribbage-option-auto_count-about = La sala cuenta tus manos y los demás cuentan las suyas. Solo si la mesa lo permite.

## Mesas que no pueden abrirse

cribbage-refuse-teams = { $seats } jugadores no dan { $teams } equipos iguales: para 2 hacen falta 4 o 6, para 3 hacen falta 6.
cribbage-refuse-own-help = La mesa tiene que permitir la ayuda antes de que alguien la tenga.
cribbage-refuse-own-auto = La mesa tiene que permitir primero que la sala cuente por alguien.

## La mesa antes de repartir

cribbage-event-table = La cuna para { $seats }, a { $target }, con { $others }.
    .brief = La cuna a { $target }, con { $others }.
cribbage-event-table-partners = { $partners_count ->
    [one] Tu pareja es { $partners }.
   *[other] Tus compañeros son { $partners }.
 }
cribbage-event-table-team = { $team } forman equipo.
cribbage-event-table-help = Ayuda para contar: { $who }.
cribbage-event-table-help-you = Tienes ayuda para contar.
cribbage-event-table-auto = La sala cuenta por estos jugadores: { $who }.
    .brief = Cuenta la sala por { $who }.
cribbage-event-table-auto-you = La sala cuenta tus manos.
    .brief = La sala cuenta por ti.
cribbage-event-cut = { $who } saca { THE($card) }.
    .brief = { $who }: { $card }.
cribbage-event-cut-you = Sacas { THE($card) }.
    .brief = Tú: { $card }.

## El reparto

cribbage-event-dealt = Reparte { $who }.
    .full = Reparto { $number }. Reparte { $who }.
cribbage-event-dealt-you = Repartes tú.
    .full = Reparto { $number }. Repartes tú.
cribbage-event-dealer-waits = Esperas a { $others }: quien reparte no deja nada.
cribbage-event-hand = { $cards_count } cartas: { $cards }.
cribbage-event-choose = { $count ->
    [one] Elige 1 carta para la cuna de { $who }.
   *[other] Elige { $count } cartas para la cuna de { $who }.
 }
    .brief = Elige { $count } para la cuna de { $who }.
cribbage-event-choose-you = { $count ->
    [one] Elige 1 carta para tu cuna.
   *[other] Elige { $count } cartas para tu cuna.
 }
    .brief = Elige { $count } para tu cuna.
cribbage-item-chosen-of = { $card }, elegida, { $count } de { $wanted }.
cribbage-item-chosen-over = { $card }, elegida, pero { $wanted ->
    [one] solo hace falta 1
   *[other] solo hacen falta { $wanted }
 }.
cribbage-event-laid-away = Dejas { THE($cards) }.
    .brief = { $cards_count ->
    [one] Dejas { $cards }.
   *[other] { $cards }.
 }
cribbage-event-discarded = { $who } deja { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }.
    .brief = { $who } deja { $count }.
    .full = { $who } deja { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } para la cuna.
cribbage-event-discarded-you = Has dejado { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }.
    .brief = Has dejado { $count }.
    .full = Has dejado { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } para la cuna.
cribbage-event-starter = Carta de salida: { $card }. Empieza { $who }.
    .brief = Salida: { $card }.
cribbage-event-starter-you = Carta de salida: { $card }. Te toca.
    .brief = Salida: { $card }. Te toca.
cribbage-event-starter-unpaid = Carta de salida: { $card }, que aquí no da puntos. Empieza { $who }.
    .brief = Salida: { $card }, sin puntos.
cribbage-event-starter-unpaid-you = Carta de salida: { $card }, que aquí no da puntos.
    .brief = Salida: { $card }, sin puntos.
cribbage-event-starter-only = Carta de salida: { $card }.
cribbage-event-heels = Sale { A_RANK(11) }: { $points } puntos { PARA($who) }.
    .brief = Sale { A_RANK(11) }: { $points } { PARA($who) }.
cribbage-event-heels-you = Sale { A_RANK(11) }: { $points } puntos para ti.
    .brief = Sale { A_RANK(11) }: { $points } para ti.

## El juego

cribbage-event-turn-next = Te toca.
cribbage-event-turn-skip = Te toca.
cribbage-event-turn-again = Te toca otra vez.
    .brief = Te toca.
cribbage-event-turn-lead = Te toca, desde 0.
cribbage-event-played = { $who }: { $card }, { $total }.
cribbage-event-played-you = { $card }, { $total }.
cribbage-event-played-plain = { $who }: { $card }, { $total }, gana { $points } puntos.
    .brief = { $who }: { THE_RANK($card) } hace { $total }, gana { $points }.
cribbage-event-played-plain-you = { $card }, { $total }, ganas { $points } puntos.
    .brief = { $card }, { $total }, ganas { $points }.
cribbage-event-played-points = { $who }: { $card }, { $total }, gana { $points } puntos por { $parts }.
    .brief = { $who }: { THE_RANK($card) } hace { $total }, gana { $points }.
cribbage-event-played-points-you = { $card }, { $total }, ganas { $points } puntos por { $parts }.
    .brief = { $card }, { $total }, ganas { $points }.
cribbage-part-fifteen = 15
cribbage-part-thirty-one = 31
cribbage-part-pair = pareja
cribbage-part-three = trío
cribbage-part-four = póker
cribbage-part-run = escalera de { $points }
cribbage-event-cannot = { $who } no puede jugar.
    .brief = { $who } no puede.
cribbage-event-cannot-you = No puedes jugar.
    .brief = No puedes.
cribbage-event-cannot-several = No pueden jugar: { $seats }.
    .brief = No pueden: { $seats }.
cribbage-event-go = { $points ->
    [one] 1 punto { PARA($who) }, nadie puede seguir.
   *[other] { $points } puntos { PARA($who) }, nadie puede seguir.
 }
    .brief = { $points ->
    [one] 1 punto { PARA($who) }, nadie sigue.
   *[other] { $points } puntos { PARA($who) }, nadie sigue.
 }
cribbage-event-go-you = { $points ->
    [one] 1 punto para ti, nadie puede seguir.
   *[other] { $points } puntos para ti, nadie puede seguir.
 }
    .brief = { $points ->
    [one] 1 punto para ti, nadie sigue.
   *[other] { $points } puntos para ti, nadie sigue.
 }
cribbage-event-last-card = { $points ->
    [one] 1 punto { PARA($who) }, última carta.
   *[other] { $points } puntos { PARA($who) }, última carta.
 }
    .brief = { $points ->
    [one] 1 punto { PARA($who) }, última.
   *[other] { $points } puntos { PARA($who) }, última.
 }
cribbage-event-last-card-you = { $points ->
    [one] 1 punto para ti, última carta.
   *[other] { $points } puntos para ti, última carta.
 }
    .brief = { $points ->
    [one] 1 punto para ti, última.
   *[other] { $points } puntos para ti, última.
 }

## El recuento

cribbage-event-count-asked = { $what ->
    [hand] Tu mano: { $cards }, salida { $starter }. ¿Cuántos puntos?
   *[crib] Tu cuna: { $cards }, salida { $starter }. ¿Cuántos puntos?
 }
    .brief = { $what ->
    [hand] Tu mano: { $cards }, salida { $starter }. ¿Puntos?
   *[crib] Tu cuna: { $cards }, salida { $starter }. ¿Puntos?
 }
cribbage-event-count-opened = { $what ->
    [hand] Mano de { $who }: { $cards }.
   *[crib] Cuna de { $who }: { $cards }.
 }
    .full = { $what ->
    [hand] Mano de { $who }: { $cards }, salida { $starter }.
   *[crib] Cuna de { $who }: { $cards }, salida { $starter }.
 }
cribbage-event-count-opened-you = { $what ->
    [hand] Tu mano: { $cards }.
   *[crib] Tu cuna: { $cards }.
 }
    .full = { $what ->
    [hand] Tu mano: { $cards }, salida { $starter }.
   *[crib] Tu cuna: { $cards }, salida { $starter }.
 }
cribbage-event-count-clock = { $seconds } segundos para contar.
cribbage-event-counted = { $who } cuenta { $value }, bien contado.
    .brief = { $who } cuenta { $value }.
cribbage-event-counted-you = Cuentas { $value }, bien contado.
    .brief = { $value }, bien.
cribbage-event-counted-auto = { $value ->
    [one] 1 punto { PARA($who) }.
   *[other] { $value } puntos { PARA($who) }.
 }
cribbage-event-counted-auto-you = { $value ->
    [one] 1 punto para ti.
   *[other] { $value } puntos para ti.
 }
cribbage-event-counted-wrong = { $who } cuenta { $claim }. Vale { $value }.
    .brief = { $who } cuenta { $claim }, vale { $value }.
cribbage-event-counted-wrong-you = Cuentas { $claim }. Vale { $value }. La K explica.
    .brief = { $claim }, vale { $value }.
cribbage-event-counted-wrong-moved = { $who } cuenta { $claim }. Vale { $value }: { $given }.
    .brief = { $who } cuenta { $claim }, vale { $value }: { $given }.
cribbage-event-counted-wrong-moved-you = Cuentas { $claim }. Vale { $value }: { $given }. La K explica.
    .brief = { $claim }, vale { $value }: { $given }.
cribbage-event-counted-late = Tarde, vale { $value }: { $own } { PARA($who) }.
cribbage-event-counted-late-you = Tarde, vale { $value }: { $own } para ti.
cribbage-event-counted-late-moved = Tarde, vale { $value }: { $own } { PARA($who) }, { $given }.
cribbage-event-counted-late-moved-you = Tarde, vale { $value }: { $own } para ti, { $given }.
cribbage-event-counted-joke = { $who } cuenta 19, la broma de siempre: nada.
cribbage-event-counted-joke-you = Cuentas 19, la broma de siempre: nada.
cribbage-event-counted-joke-moved = { $who } bromea con 19. Vale { $value }: { $given }.
cribbage-event-counted-joke-moved-you = Bromeas con 19. Vale { $value }: { $given }.
cribbage-part-to = { $points ->
    [one] 1 punto { PARA($side) }
   *[other] { $points } puntos { PARA($side) }
 }
cribbage-part-to-each = { $points ->
    [one] 1 punto a cada cual, { $sides }
   *[other] { $points } puntos a cada cual, { $sides }
 }
cribbage-part-side = { $side }

## Ayuda en el propio recuento, sin puntos

cribbage-event-help-fifteen = Suman 15: { $cards }.
    .brief = 15: { $cards }.
cribbage-event-help-pair = Pareja: { $cards }.
    .brief = Pareja de { RANKS($rank) }.
cribbage-event-help-three = Trío: { $cards }.
cribbage-event-help-four = Póker: { $cards }.
cribbage-event-help-run = Escalera: { $cards }.
cribbage-event-help-flush = Color: { $cards }.
cribbage-event-help-jack = Del palo de la salida: { $cards }.
cribbage-event-help-end = No hay nada más que puntúe.

## Practicar el recuento

cribbage-what-scores = Cada 15 vale 2; la pareja, 2; escalera o color, sus cartas; { THE_RANK(11) } del palo de la salida, 1.
    .brief = Quinces, parejas, escaleras, color y { RANK(11) }.
    .full = Cada 15 vale 2; la pareja, 2; la escalera, sus cartas; el color, sus cartas; { THE_RANK(11) } del palo de la salida, 1.
cribbage-what-scores-nothing = Nada que puntúe.
cribbage-drill-fifteen = quinces
cribbage-drill-pair = parejas
cribbage-drill-run = escaleras
cribbage-drill-flush = color
cribbage-drill-jack = { THE_RANK(11) } del palo de la salida

## Un recuento explicado

cribbage-ask-explain = { $what ->
    [hand] Mano de { $who } con { THE($starter) }: { $count ->
        [0] nada que puntúe
        [one] 1 combinación
       *[other] { $count } combinaciones
    }.
   *[crib] Cuna de { $who } con { THE($starter) }: { $count ->
        [0] nada que puntúe
        [one] 1 combinación
       *[other] { $count } combinaciones
    }.
 }
cribbage-ask-explain-you = { $what ->
    [hand] Tu mano con { THE($starter) }: { $count ->
        [0] nada que puntúe
        [one] 1 combinación
       *[other] { $count } combinaciones
    }.
   *[crib] Tu cuna con { THE($starter) }: { $count ->
        [0] nada que puntúe
        [one] 1 combinación
       *[other] { $count } combinaciones
    }.
 }
cribbage-ask-explain-fifteen = { $points } puntos por sumar 15: { $cards }.
cribbage-ask-explain-pair = Pareja, { $points } puntos: { $cards }.
cribbage-ask-explain-three = Trío, { $points } puntos: { $cards }.
cribbage-ask-explain-four = Póker, { $points } puntos: { $cards }.
cribbage-ask-explain-run = Escalera, { $points } puntos: { $cards }.
cribbage-ask-explain-flush = Color, { $points } puntos: { $cards }.
cribbage-ask-explain-jack = { $points ->
    [one] Del palo de la salida, 1 punto: { $cards }.
   *[other] Del palo de la salida, { $points } puntos: { $cards }.
 }
cribbage-ask-explain-sum = { $value } en total.
cribbage-ask-explain-late = { $value } en total, pero nadie lo contó a tiempo.
cribbage-ask-explain-joke = { $value } en total; { $who } dijo 19, la broma de la mano vacía.
cribbage-ask-explain-joke-you = { $value } en total; dijiste 19, la broma de la mano vacía.
cribbage-ask-explain-right = { $value } en total, como contó { $who }.
cribbage-ask-explain-right-you = { $value } en total, como contaste.
cribbage-ask-explain-less = { $value } en total; { $who } contó { $claim }: { $by } de menos.
cribbage-ask-explain-less-you = { $value } en total; contaste { $claim }: { $by } de menos.
cribbage-ask-explain-more = { $value } en total; { $who } contó { $claim }: { $by } de más.
cribbage-ask-explain-more-you = { $value } en total; contaste { $claim }: { $by } de más.
cribbage-ask-explain-awards = Al marcador: { $given }.

## Puntuación

cribbage-part-score = { $side } { $points }
cribbage-ask-scores = { COMMAS($scores) }.
cribbage-ask-score-detail = { $left ->
    [0] { $side } { $points }, meta alcanzada.
    [one] { $side } { $points }, falta 1.
   *[other] { $side } { $points }, faltan { $left }.
 }
cribbage-ask-target = Se juega a { $target }.
cribbage-ask-deal-number = Reparto { $number }. Reparte { $who }.
cribbage-ask-deal-number-you = Reparto { $number }. Repartes tú.
cribbage-event-won = { $who_is ->
    [team] ¡Gana tu equipo con { $points }!
   *[other] Gana { $who } con { $points }.
 }
cribbage-event-won-you = ¡Ganas con { $points }!

## Lo que hay a la vista

cribbage-item-card = { $card }
cribbage-item-laid = { $card } de { $who }
cribbage-item-laid-you = tu { $card }
cribbage-zone-hand = Mano
cribbage-zone-table = Mesa
cribbage-zone-count = { $what ->
    [hand] Mano de { $who }
   *[crib] Cuna de { $who }
 }
cribbage-zone-count-you = { $what ->
    [hand] Tu mano por contar
   *[crib] Tu cuna
 }
cribbage-item-starter = salida { $card }
cribbage-zone-starter = Carta de salida
cribbage-zone-results = Recuentos
cribbage-item-result = { $what ->
    [hand] Mano de { $who }, { $value }
   *[crib] Cuna de { $who }, { $value }
 }
cribbage-item-result-you = { $what ->
    [hand] Tu mano, { $value }
   *[crib] Tu cuna, { $value }
 }
cribbage-offer-play = Echar { THE($card) }
cribbage-offer-discard = Dejar { THE($cards) }
cribbage-offer-help = Oír lo siguiente que puntúa

## Teclas de este juego

cribbage-key-help = lo siguiente que puntúa en tu recuento, si se permite la ayuda
cribbage-key-explain = un recuento explicado: el que está bajo el cursor, los equivocados o el último

## Respuestas

cribbage-ask-count = La cuenta va por { $total }.
cribbage-ask-counting = { $what ->
    [hand] Se cuenta la mano de { $who }.
   *[crib] Se cuenta la cuna de { $who }.
 }
cribbage-ask-counting-you = { $what ->
    [hand] Se cuenta tu mano: { $cards }, salida { $starter }.
   *[crib] Se cuenta tu cuna: { $cards }, salida { $starter }.
 }
cribbage-ask-no-count = No hay cuenta ahora.
cribbage-ask-crib = La cuna es de { $who }.
cribbage-ask-crib-you = La cuna es tuya.
# lint allows: $dealer
cribbage-ask-crib-team = { $ours ->
    [yes] La cuna es de { $dealer }, de tu equipo.
   *[no] La cuna es de { $dealer }, no de tu equipo.
 }
cribbage-ask-no-deal = No hay reparto en juego.
cribbage-ask-starter = Carta de salida: { $card }.
cribbage-ask-starter-unpaid = Carta de salida: { $card }. Aquí no da puntos.
cribbage-ask-no-starter = Aún no hay carta de salida.
cribbage-ask-none-in-play = No hay cartas en juego; la tecla C dice qué se cuenta.
    .brief = No hay cartas en juego.
cribbage-ask-only-in-play = Solo mientras se echan cartas.
cribbage-ask-table-empty = Mesa vacía, la cuenta va por 0.
cribbage-ask-table = En la mesa: { $cards }. La cuenta va por { $total }.
cribbage-ask-turn = Es el turno de { $who }, la cuenta va por { $total }.
    .brief = Juega { $who }, van { $total }.
cribbage-ask-turn-you = Es tu turno, la cuenta va por { $total }.
    .brief = Juegas tú, van { $total }.
cribbage-ask-turn-count = { $what ->
    [hand] Cuenta su mano { $who }.
   *[crib] Cuenta la cuna { $who }.
 }
    .brief = { $what ->
    [hand] Mano: cuenta { $who }.
   *[crib] Cuna: cuenta { $who }.
 }
cribbage-ask-turn-count-you = { $what ->
    [hand] Cuentas tu mano: escribe los puntos y pulsa Intro.
   *[crib] Cuentas tu cuna: escribe los puntos y pulsa Intro.
 }
    .brief = { $what ->
    [hand] Cuentas tu mano: puntos e Intro.
   *[crib] Cuentas tu cuna: puntos e Intro.
 }
cribbage-ask-turn-nobody = { $phase ->
    [over] No le toca a nadie: se acabó la partida.
   *[idle] No le toca a nadie: ahora se reparte otra vez.
 }
    .brief = { $phase ->
    [over] Se acabó la partida.
   *[idle] Sigue otro reparto.
 }
cribbage-ask-still-choosing = { $others_count ->
    [one] Falta por elegir: { $others }.
   *[other] Faltan por elegir: { $others }.
 }
cribbage-ask-you-wait = Esperas a { $others }.
cribbage-ask-dealer-has-none = Como repartes, no dejas nada.
cribbage-ask-hand = { $cards_count ->
    [one] 1 carta: { $cards }.
   *[other] { $cards_count } cartas: { $cards }.
 }
cribbage-ask-discards = Has dejado { THE($cards) }.
    .brief = Has dejado { $cards }.
cribbage-ask-hand-and-starter = { $cards_count } cartas: { $cards }, salida { $starter }.
cribbage-ask-hand-none = No te quedan cartas.
cribbage-ask-watching = Estás mirando y no tienes cartas.
cribbage-part-holding = { $player } { $count }
cribbage-ask-holdings = Cartas: { COMMAS($parts) }.
cribbage-ask-nothing-yet = Nada todavía.
cribbage-ask-next-none-to-discard = No tienes nada que dejar.
cribbage-ask-next-none-fits = Ninguna carta tuya cabe en { $total }.
cribbage-ask-next-type = Escribe los puntos y pulsa Intro.
cribbage-ask-next-nothing = No hay nada que echar.

## Por qué: qué se puede hacer y en qué piensa un buen jugador

cribbage-advice-discard = { $ours ->
    [yes] Sopesa la mano que guardas junto con lo que la cuna puede darte.
   *[no] Sopesa la mano que guardas y lo que regalas a la cuna.
 }
cribbage-advice-play = { $any ->
    [yes] Cabe cualquier carta.
   *[no] { $room ->
        [one] Solo cabe un as.
       *[other] Echa una carta de { $room } o menos.
    }
 }
cribbage-advice-good-play = Mira el 15 y el 31, las parejas y escaleras, y lo que puede responder el siguiente.
cribbage-advice-passed = Ninguna carta tuya cabe en { $total }; no juegas hasta que la cuenta vuelva a 0.
cribbage-advice-scores = Cada 15 y cada pareja, 2; escaleras y color, 1 por carta; { RANK(11) } del palo de la salida, 1.
cribbage-advice-cost = { $miscount ->
    [transfer] Lo que cuentes de más o de menos es para los demás.
    [under_only] Lo que olvides es para los demás.
   *[none] Lo que olvides se pierde; nadie lo recibe.
 }
cribbage-advice-clock = Tienes { $seconds } segundos; después, la mitad es para los demás.
cribbage-advice-help = La tecla X nombra lo que puntúa, de una en una y sin puntos.
cribbage-advice-earlier = La K explica lo ya contado.

## Negativas

cribbage-refuse-action = En la cuna solo se dejan cartas, se echan cartas y se cuenta.
cribbage-refuse-play-now = { $phase ->
    [discard] Aún no: primero todos dejan cartas. Elige con Espacio y pulsa Intro.
    [show] Ya no se echan cartas: ahora se cuentan las manos.
    [over] Se acabó la partida.
   *[idle] Se acabó este reparto; ahora viene otro.
 }
cribbage-refuse-discard-now = { $phase ->
    [play] Ya no se dejan cartas: ahora se echan, de una en una.
    [show] Ya no se dejan cartas: ahora se cuentan las manos.
    [over] Se acabó la partida.
   *[idle] Se acabó este reparto; ahora viene otro.
 }
cribbage-refuse-claim-now = { $phase ->
    [discard] Aún no hay nada que contar: primero todos dejan cartas.
    [play] Aún no hay nada que contar: los puntos del juego se apuntan solos.
    [over] Se acabó la partida.
   *[idle] Todo está contado; ahora se reparte otra vez.
 }
cribbage-refuse-help-now = { $phase ->
    [discard] Aún no hay nada que contar ni ayuda: primero todos dejan cartas.
    [play] Aún no hay nada que contar ni ayuda: primero se echan las cartas.
    [over] Se acabó la partida.
   *[idle] Todo está contado; ahora se reparte otra vez.
 }
cribbage-refuse-timeout-now = { $phase ->
    [over] No se espera a nadie: se acabó la partida.
   *[idle] No se espera a nadie: ahora se reparte otra vez.
 }
cribbage-refuse-not-your-turn = Ahora juega { $who }; espera a que te toque.
    .brief = Ahora juega { $who }.
cribbage-refuse-not-your-turn-you = Ahora juegas tú.
    .brief = Juegas tú.
cribbage-refuse-not-your-count = { $what ->
    [hand] Ahora cuenta { $who }; espera a que te toque contar.
   *[crib] Ahora cuenta la cuna { $who }; solo cuenta quien reparte.
 }
    .brief = Eso lo cuenta { $who }.
cribbage-refuse-not-your-count-you = Ahora cuentas tú.
    .brief = Eso lo cuentas tú.
cribbage-refuse-not-your-card = No tienes { THE($card) }. La tecla H dice tu mano.
    .brief = No tienes { THE($card) }.
cribbage-refuse-laid-already = Ya has echado { THE($card) }. La tecla H dice lo que te queda.
    .brief = Ya echada: { $card }.
cribbage-refuse-in-the-crib = Dejaste { THE($card) } en la cuna. La tecla H dice tu mano.
    .brief = En la cuna: { $card }.
cribbage-refuse-over-31 = Con { THE($card) } son { $total }, más de 31. Caben: { $fit }.
    .brief = { $total } pasa de 31. Caben: { $fit }.
cribbage-refuse-one-card = De una en una: ve a una carta con el tabulador y pulsa Intro.
    .brief = Una carta: tabulador e Intro.
cribbage-refuse-nothing-to-discard = Con 5 o 6 jugadores quien reparte no deja nada; espera a los demás.
    .brief = Quien reparte no deja nada; espera.
cribbage-refuse-already-discarded = Ya has dejado { THE($cards) }. Espera a los demás.
    .brief = Ya has dejado; espera.
cribbage-refuse-wrong-number = { $wanted ->
    [one] Elige 1 carta, no { $count }. Espacio devuelve una.
   *[other] Elige { $wanted } cartas con Espacio y pulsa Intro; llevas { $count }.
 }
    .brief = { $wanted } con Espacio, luego Intro; llevas { $count }.
cribbage-refuse-claim-slip = Con tantas cartas nada vale más de { $most }: escribe los puntos otra vez.
cribbage-refuse-no-claim = Escribe un número entero del 0 al 99 y pulsa Intro.
cribbage-refuse-no-help = Aquí no hay ayuda: suma lo que ves y escribe los puntos.
cribbage-refuse-nothing-to-explain = Aún no hay nada contado; los recuentos se explican una vez cerrados.
    .brief = Aún no hay nada contado.
cribbage-refuse-only-watching = Solo estás mirando esta partida.

## El reglamento

cribbage-rule-chapter-aim = Objetivo
cribbage-rule-aim-target = Gana quien llega primero a { $target } puntos.
cribbage-rule-aim-at-once = La partida acaba en ese mismo punto, aunque sea a mitad de un reparto.
cribbage-rule-aim-teams = { $teams } equipos de { $size } suman sus puntos; los compañeros nunca se sientan juntos.
cribbage-rule-aim-silence = Los compañeros no se dicen nada de sus cartas.

cribbage-rule-chapter-deal = El reparto
cribbage-rule-deal-first = { $how ->
    [cut] Para empezar, todos sacan una carta y reparte la más baja; el as es la menor.
    [host] Reparte primero el primer jugador.
   *[random] El azar elige quién reparte primero.
 } Después se reparte por turno.
cribbage-rule-deal-cards = Cada cual recibe { $count } cartas y se queda con { $hand }.
cribbage-rule-deal-away = { $count ->
    [one] Se deja 1 carta boca abajo en la cuna, antes de conocer la salida.
   *[other] Se dejan { $count } cartas boca abajo en la cuna, antes de conocer la salida.
 }
cribbage-rule-deal-extra = Con 3 jugadores va además 1 carta de la baraja a la cuna.
cribbage-rule-deal-dealer = Quien reparte recibe solo { $count } cartas y no deja ninguna.
cribbage-rule-deal-crib = La cuna tiene { $count } cartas y es de quien reparte.
cribbage-rule-deal-starter = Luego se descubre la carta de salida: vale para todas las manos y la cuna.
cribbage-rule-deal-heels = Si la salida es { A_RANK(11) }, quien reparte gana 2 puntos en el acto.

cribbage-rule-chapter-play = El juego
cribbage-rule-play-values = El as vale 1, las figuras 10, las demás cartas su número.
cribbage-rule-play-turn = Empieza el siguiente a quien reparte; cada cual echa 1 carta y se suman, sin pasar de 31.
cribbage-rule-play-cannot = Quien puede echar una carta debe hacerlo; a quien no puede se le salta sin preguntar.
cribbage-rule-play-last = Cuando ya nadie puede, quien echó la última carta gana 1 punto.
cribbage-rule-play-lead = Entonces, o después de 31, la cuenta vuelve a 0 y empieza el siguiente que aún tenga cartas.
cribbage-rule-play-end = Se sigue hasta echar todas las cartas. Los puntos del juego se apuntan solos.

cribbage-rule-chapter-pegs = Puntos en el juego
cribbage-rule-pegs-fifteen = 2 por llegar a 15.
cribbage-rule-pegs-pair = 2 por igualar la carta anterior, 6 por la tercera igual, 12 por la cuarta.
cribbage-rule-pegs-ranks = Entre { RANK(11) }, { RANK(12) }, rey y 10 no hay pareja, aunque valgan lo mismo; tampoco en el recuento.
cribbage-rule-pegs-run = En una escalera de 3 o más, 1 por carta, en cualquier orden.
cribbage-rule-pegs-broken = Otra carta en medio, o una repetida, corta la escalera.
cribbage-rule-pegs-thirty-one = 2 por llegar a 31, en vez del punto de la última carta.
cribbage-rule-pegs-order = Las cartas de una cuenta anterior ya no se combinan.

cribbage-rule-chapter-show = El recuento
cribbage-rule-show-order = Se cuenta mano por mano desde el siguiente a quien reparte, que cuenta el último; luego, la cuna.
cribbage-rule-show-cards = Cada recuento une la mano y la salida, { $count } cartas.

cribbage-rule-chapter-worth = Lo que puntúa en el recuento
cribbage-rule-worth-fifteen = 2 por cada grupo de cartas que suma 15.
cribbage-rule-worth-pair = 2 por cada pareja; así, 6 por un trío y 12 por un póker.
cribbage-rule-worth-run = En cada escalera de 3 o más, la más larga posible, 1 por carta; si se repite una carta, la escalera cuenta otra vez.
cribbage-rule-worth-flush = { $count } si toda la mano es de un palo, { $more } con la salida.
cribbage-rule-worth-flush-four = 4 o { $count } por otras tantas cartas de la mano de un palo, 1 más con la salida.
cribbage-rule-worth-crib-flush = { $strict ->
    [yes] En la cuna el color necesita también la salida.
   *[no] En la cuna el color vale como en una mano.
 }
cribbage-rule-worth-jack = 1 por { THE_RANK(11) } del palo de la salida.
cribbage-rule-worth-many = Una carta puede servir en cuantas combinaciones quepa.
cribbage-rule-worth-best = El mejor recuento posible es { $best }.

cribbage-rule-chapter-counting = Contar
cribbage-rule-counting-auto = La sala cuenta todas las manos.
cribbage-rule-counting-claim = Escribe lo que vale tu mano, de 0 a 99. Lo dicho, dicho está.
cribbage-rule-counting-wrong = { $miscount ->
    [transfer] Lo contado de más no vale; lo contado de más o de menos es para tus rivales.
    [under_only] Lo contado de más no vale; lo contado de menos es para tus rivales.
   *[none] Lo contado de más no vale; lo contado de menos se pierde.
 }
cribbage-rule-counting-award = { $award ->
    [each] Cada bando rival lo recibe entero.
    [split] Los bandos rivales se lo reparten; lo que no se puede repartir se pierde.
   *[next] Solo lo recibe el siguiente bando rival.
 }
cribbage-rule-counting-joke = Ninguna mano de 4 cartas vale 19: por eso decir 19 es decir cero.
cribbage-rule-counting-help = { $help ->
    [yes] Con ayuda, la tecla X nombra lo que puntúa, de una en una y sin puntos.
   *[no] Nadie tiene ayuda para contar.
 }
cribbage-rule-counting-bots = { $bots ->
    [easy] Los robots de nivel fácil a veces cuentan mal; para ellos vale la misma regla.
   *[good] Los robots que no son expertos a veces cuentan mal; para ellos vale la misma regla.
 }
cribbage-rule-counting-asked = La sala cuenta por quien lo pida antes de empezar.
cribbage-rule-counting-explained = La K explica lo contado: lo que se contó mal o, si no, lo último.

cribbage-rule-chapter-bots = Los robots
cribbage-rule-bots-easy = Los fáciles guardan la mejor mano, sea de quien sea la cuna, y toman lo que puntúa ya.
cribbage-rule-bots-fair = Los regulares descartan bien, pero no miran qué respuesta dejan sus cartas.
cribbage-rule-bots-good = Los buenos miran qué respuestas deja cada carta.
cribbage-rule-bots-expert = Los expertos imaginan las otras manos y prueban cómo sigue el juego con cada carta. En equipos juegan como los buenos.

cribbage-rule-chapter-clock = Tiempo
cribbage-rule-clock-count = { $seconds } segundos para cada recuento; después, la mitad, redondeada hacia abajo, es para los demás.
cribbage-rule-clock-reading = Este reloj corre mientras se leen las cartas.
cribbage-rule-clock-turn = { $seconds } segundos para dejar o echar cada carta; después elige la mesa, y no bien.

## Lo que se puede escribir

cribbage-verb-discard = dejar
cribbage-verb-play = echar
cribbage-verb-claim = contar
cribbage-verb-help = ayuda
cribbage-family-crib = a la cuna, en la cuna, a mi cuna, a tu cuna, a su cuna, has dejado, para la cuna, cuna
cribbage-family-pair = emparejar, emparejo, pareja con, hago pareja
cribbage-over = mi mano, mano
cribbage-unneeded-pass = Cuando no puedes echar ninguna, la sala lo dice por ti.
cribbage-unneeded-cut = El corte se hace solo: la sala lo dice.

## Estadísticas

cribbage-figure-hand = Puntos por mano: { $value }.
cribbage-figure-crib = Puntos por cuna tuya: { $value }.
cribbage-figure-play = Puntos por reparto al echar cartas: { $value }.
cribbage-figure-exact = Cuentas bien el { $value } por ciento de las veces.
cribbage-figure-lost = Puntos perdidos por partida al contar mal: { $value }.

## La lección: el primer reparto

cribbage-lesson-welcome = Juegas una partida corta de la cuna con Berta: un reparto paso a paso, y otro por tu cuenta.
cribbage-lesson-aim = Gana quien llega antes a 121 puntos, hoy a 31. Se ganan al echar cartas y al contar las manos.
cribbage-lesson-hand = Esa era tu mano, y la tecla { $key } la repite en cualquier momento. Pulsa la tecla { $key }.
cribbage-lesson-tab = La tecla { $key } va a la carta siguiente; Mayúsculas y { $key }, a la anterior. Pulsa { $key }.
cribbage-lesson-z = La tecla { $key } solo para en las cartas que puedes usar; tras la última, la primera. Pulsa la tecla { $key }.
cribbage-lesson-crib = Cada cual deja 2 cartas en la cuna, una mano que cuenta para quien reparte: esta vez, Berta.
cribbage-lesson-keep = Guarda las que se llevan bien: { $cards }.
cribbage-lesson-away = Deja { THE($cards) }: pulsa la tecla Z hasta oír cada una y entonces Espacio; al final, Intro.
cribbage-lesson-starter = La carta de salida, { THE($card) }, será de todas las manos cuando se cuenten.
cribbage-lesson-play = Cada cual echa 1 carta por turno y se van sumando, hasta 31 como mucho. Las figuras valen 10.
cribbage-lesson-pegs = Hacer 15 o 31 da 2 puntos, una pareja 2, una escalera de 3 da 3.
cribbage-lesson-lead = Empieza por una baja, que no deje a Berta hacer 15: la tecla Z hasta oír { THE($card) }, luego Intro.
cribbage-lesson-count = La tecla { $key } dice la cuenta en cualquier momento. Pulsa la tecla { $key }.
cribbage-lesson-fifteen = Tu 5 hace 15, y 4, 6 y 5 son escalera en cualquier orden.
cribbage-lesson-play-card = Echa { THE($card) }: pulsa la tecla Z hasta oír esa carta, luego Intro.
cribbage-lesson-thirty-one = 5 puntos para ti, y la cuenta va por 25. Un 6 hace 31.
cribbage-lesson-again = 2 más. Después de 31 la cuenta vuelve a 0. A quien no puede echar carta se le salta.
cribbage-lesson-last = Solo te queda { THE($card) }: pulsa la tecla Z para oírla, luego Intro.
cribbage-lesson-show = Ya no quedan cartas. Ahora se cuentan las manos, la tuya primero, cada una con la carta de salida.
cribbage-lesson-fifteens = Cada 15 da 2: { $five } con { $jack }, { $five } con { $starter }, y 4, 5 y 6. Van 6.
cribbage-lesson-run = La escalera de 4, 5 y 6 da 3, { THE($jack) } 1 por ser del palo de la salida.
cribbage-lesson-claim = En total { $points }: escribe { $points } y pulsa Intro.
cribbage-lesson-deal-over = Eso ha sido un reparto entero: tu mano, la de Berta y su cuna.
cribbage-lesson-scores = La tecla { $key } dice los puntos en cualquier momento. Pulsa la tecla { $key }.
cribbage-lesson-next = Este reparto y su cuna son tuyos. Lo que cuentes mal es para Berta; la tecla K te dice qué era.
cribbage-lesson-learning = Lo normal es jugar a 121. Con las reglas para aprender, la sala cuenta las manos por ti.
cribbage-lesson-end = El signo de interrogación dice las teclas, F2 lee las reglas. Intro termina la lección.

## Las teclas de todos los juegos, con las palabras de este

cribbage-key-burden = de quién es la cuna
cribbage-key-burden-about = La cuna cuenta para quien reparte.
cribbage-key-first = la carta de salida
cribbage-key-first-about = Vale para todas las manos cuando se cuentan.

## Pistas

cribbage-hint-kept = { $own ->
    [yes] Te quedas con { $hand } puntos de media, y tu cuna da { $crib }.
   *[no] Te quedas con { $hand } puntos de media, y su cuna da { $crib }.
 }
cribbage-hint-now = Puntúa { $points } ahora mismo.
cribbage-hint-answers = { $count ->
    [0] Ninguna carta puede puntuar encima.
    [one] De las { $of } cartas que no has visto, 1 puntúa encima.
   *[other] De las { $of } cartas que no has visto, { $count } puntúan encima.
 }
