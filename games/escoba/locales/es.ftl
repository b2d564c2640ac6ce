# La escoba. Los mensajes van agrupados por el momento en que se dicen; las reglas son las ESC del juego.
escoba-name = Escoba
escoba-about = De 2 a 4 jugadores toman de la mesa cartas que sumen 15; llevárselas todas es una escoba.

## Variantes
escoba-preset-escoba = Escoba
escoba-preset-escoba-about = Escoba del 15, a 21: cartas, oros, sietes, el siete de velo y las escobas.
escoba-preset-fournier = Escoba con multas
escoba-preset-fournier-about = Con soplo y multas, más puntos por todos los oros o sietes, y se pierde si no se toma nada.
escoba-preset-argentina = Escoba argentina
escoba-preset-argentina-about = Con la setenta en lugar de los sietes, a 15.
escoba-preset-uruguay = Escoba uruguaya
escoba-preset-uruguay-about = La setenta se decide por sietes, seises, ases y cincos.
escoba-preset-french-cards = Escoba con baraja francesa
escoba-preset-french-cards-about = Lo mismo con diamantes, corazones, picas y tréboles, sin ochos, nueves ni dieces.
escoba-preset-scopa = Scopa
escoba-preset-scopa-about = La madre italiana: una carta toma otra igual, o varias que sumen lo que ella vale. A 11.
escoba-preset-deal-game = Escoba a un reparto
escoba-preset-deal-game-about = Cada reparto es una partida: gana quien suma más puntos.

## Opciones
escoba-option-partnerships = Parejas
escoba-option-partnerships-about = Con 4 jugadores van juntos quienes se sientan enfrente, o cada cual por su cuenta.
escoba-option-partnerships-auto = con 4 jugadores
escoba-option-partnerships-on = sí
escoba-option-partnerships-off = no
escoba-option-first_dealer = Quién reparte primero
escoba-option-first_dealer-about = Al azar, o el primero, el segundo, el tercero o el cuarto de la mesa.
escoba-option-first_dealer-random = al azar
escoba-option-first_dealer-a = el primero
escoba-option-first_dealer-b = el segundo
escoba-option-first_dealer-c = el tercero
escoba-option-first_dealer-d = el cuarto
escoba-option-deck = Baraja
escoba-option-deck-about = Cambia el nombre de las cartas, no las reglas.
escoba-option-deck-spanish = española
escoba-option-deck-french = francesa
escoba-option-game_mode = Qué se gana
escoba-option-game_mode-about = Una partida a puntos en varios repartos, o cada reparto una partida.
escoba-option-game_mode-points = a puntos, en varios repartos
escoba-option-game_mode-deal = cada reparto es una partida
escoba-option-target = Puntos para ganar
escoba-option-target-about = Se mira quién los tiene cuando se ha contado un reparto.
escoba-option-win_by = Ventaja para ganar
escoba-option-win_by-about = Cuántos puntos hay que llevar a los demás.
escoba-option-win_by-1 = la que sea
escoba-option-win_by-2 = 2 puntos
escoba-option-tie_break = Si llegan varios
escoba-option-tie_break-about = Gana quien suma más, o quien llega antes contando por orden.
escoba-option-tie_break-highest = gana quien suma más
escoba-option-tie_break-order = se cuenta por orden
escoba-option-capture_rule = Cómo se toma
escoba-option-capture_rule-about = Sumando 15, o por el valor de la carta, como en la scopa.
escoba-option-capture_rule-fifteen = sumando 15
escoba-option-capture_rule-rank = por el valor de la carta
escoba-option-capture = Obligación de tomar
escoba-option-capture-about = Si se puede dejar una carta cuando se podría tomar.
escoba-option-capture-optional = ninguna
escoba-option-capture-card = si toma, toma esa carta
escoba-option-capture-hand = si alguna toma, hay que tomar
escoba-option-initial_escoba = Escoba de mesa
escoba-option-initial_escoba-about = De quién son las 4 primeras cartas de la mesa si suman 15.
escoba-option-initial_escoba-dealer = de quien reparte
escoba-option-initial_escoba-first = de la mano
escoba-option-initial_escoba-off = de nadie
escoba-option-initial_thirty = Mesa de 30
escoba-option-initial_thirty-about = Cuándo vale 2 escobas que las 4 primeras cartas sumen 30.
escoba-option-initial_thirty-pairs = si son 2 parejas de 15
escoba-option-initial_thirty-total = siempre
escoba-option-king_redeal = Repartir otra vez con 3 reyes
escoba-option-king_redeal-about = Si en la primera mesa hay 3 o 4 reyes, se reparte de nuevo.
escoba-option-last_sweep = Vale la escoba de la última carta
escoba-option-last_sweep-about = En la scopa, vaciar la mesa con la última carta no suele contar.
escoba-option-sevens_point = El punto de los sietes
escoba-option-sevens_point-about = Quién lo gana: más sietes, la setenta, o los sietes y luego seises, ases y cincos.
escoba-option-sevens_point-sevens = más sietes
escoba-option-sevens_point-setenta = la setenta
escoba-option-sevens_point-setenta70 = la setenta, con 70 por los 4 sietes
escoba-option-sevens_point-ladder = sietes, seises, ases y cincos
escoba-option-sevens_point-none = nadie
escoba-option-all_oros = Todos los oros
escoba-option-all_oros-about = Tener los 10 oros vale 2 puntos en lugar de 1.
escoba-option-all_sevens = Todos los sietes
escoba-option-all_sevens-about = Tener los 4 sietes vale 2 puntos en lugar de 1.
escoba-option-few_cards = Menos de 10 cartas
escoba-option-few_cards-about = Entre 2 bandos, 2 puntos si el otro no llega a 10 cartas.
escoba-option-shutout = Sin tomar nada se pierde
escoba-option-shutout-about = Entre 2 bandos, quien no toma ni una carta pierde la partida.
escoba-option-soplo = Soplo
escoba-option-soplo-about = Si alguien deja una carta que sumaba 15, quien sigue puede llevárselas.
escoba-option-call = Cantar la escoba
escoba-option-call-about = Si hay que cantarla para que valga, y si la que se calla puede robarse.
escoba-option-call-auto = vale sin cantarla
escoba-option-call-manual = hay que cantarla
escoba-option-call-rob = hay que cantarla, y se puede robar
escoba-option-wrong_sum = Sumas equivocadas
escoba-option-wrong_sum-about = Qué pasa con lo que no suma 15.
escoba-option-wrong_sum-refuse = no se puede jugar
escoba-option-wrong_sum-lay = la carta se queda en la mesa
escoba-option-wrong_sum-fine = se queda en la mesa y cuesta puntos
escoba-option-wrong_sum-claims = valen si nadie las impugna
escoba-option-pile_info = Qué se dice de los montones
escoba-option-pile_info-about = Cuánto puede preguntarse de lo que cada cual se ha llevado.
escoba-option-pile_info-memory = escobas y última baza
escoba-option-pile_info-counts = también cuántas cartas
escoba-option-pile_info-summary = también oros, sietes y velo
escoba-option-pile_info-full = todo, y lo que falta por ver
escoba-option-turn_seconds = Tiempo para cada turno
escoba-option-turn_seconds-about = Si se acaba, se deja la carta que menos importa.
escoba-option-challenge_seconds = Tiempo para impugnar
escoba-option-challenge_seconds-about = Si se acaba, la baza se da por buena.
escoba-option-on_leave = Si alguien se va
escoba-option-on_leave-about = Lo sustituye un robot, o pierde la partida.
escoba-option-on_leave-bot = sigue un robot
escoba-option-on_leave-forfeit = pierde la partida

## Mesas que no pueden abrirse
escoba-refuse-options-dealer = No existe ese asiento en una mesa de { $seats }: elige a otro para repartir primero.
escoba-refuse-options-partnerships = Para jugar por parejas hacen falta 4 jugadores y hay { $seats }.
escoba-refuse-options-pair = No van juntos: { $first }, y { $second }. Cambia una de las dos opciones.

## Lo que se escribe
escoba-verb-lay = dejar
escoba-verb-take = tomar
escoba-verb-soplo = soplar
escoba-verb-rob = robar
escoba-verb-challenge = impugnar
escoba-verb-no = no
escoba-word-with = con
escoba-word-call = escoba, canto escoba, cantar escoba, digo escoba, hago escoba, escoba con, hago escoba con
escoba-over = escoba, canto escoba, cantar escoba, digo escoba, la primera, primera, para ti, siete de velo
escoba-asks-count = cuántos oros llevo, cuántos oros, cuántas cartas llevo
escoba-unneeded-escoba = Aquí la escoba se canta sola: toma las cartas y la sala la apunta.

## El reparto
escoba-event-started = { $preset } para { $seats }, a { $target }, con { $others }.
    .brief = { $preset } para { $seats }, a { $target }.
escoba-event-started-deal = { $preset } para { $seats }, con { $others }.
    .brief = { $preset } para { $seats }.
escoba-event-partner = Tu pareja es { $partner }.
escoba-event-partners = { $team } son pareja.
escoba-event-deal = Reparte { $who }.
escoba-event-deal-you = Repartes tú.
escoba-event-round = Ronda { $round } de { $rounds }.
    .brief = Ronda { $round }.
escoba-event-hand = { $cards_count } cartas: { $cards }.
escoba-event-table = Mesa: { $cards }.
    .full = Mesa: { $cards }. Suman { $total }.
escoba-event-last-round = Últimas cartas.
    .brief = Últimas.
    .full = Últimas cartas, 3 para cada cual.
escoba-event-initial-dealt-one = { $who } reparte 15: escoba.
escoba-event-initial-dealt-one-you = ¡Repartes 15: escoba!
escoba-event-initial-dealt-two = { $who } reparte 30: 2 escobas.
escoba-event-initial-dealt-two-you = ¡Repartes 30: 2 escobas!
escoba-event-initial-first-one = Hay 15 en la mesa: escoba de { $who }.
escoba-event-initial-first-one-you = ¡Hay 15 en la mesa: escoba para ti!
escoba-event-initial-first-two = Hay 30 en la mesa: 2 escobas de { $who }.
escoba-event-initial-first-two-you = ¡Hay 30 en la mesa: 2 escobas para ti!
escoba-event-redealt-kings = Demasiados reyes: se reparte otra vez.
escoba-event-redealt-bad-pack = Había cartas mal: se reparte otra vez.
escoba-event-turn = Te toca.

## Jugadas
escoba-event-laid = { $who } deja { THE($card) }.
    .brief = { $who }: { $card }.
    .full = { $who } deja { THE($card) }; { $left } en la mesa.
escoba-event-laid-you = Dejas { THE($card) }.
    .brief = Dejas { $card }.
    .full = Dejas { THE($card) }; { $left } en la mesa.
escoba-event-took = { $who } toma { THE($cards) } con { THE($card) }.
    .brief = { $who }: { $taken } con { $card }.
    .full = { $who } toma { THE($cards) } con { THE($card) }. { $left }.
escoba-event-took-you = Tomas { THE($cards) } con { THE($card) }.
    .brief = Tomas { $taken } con { $card }.
    .full = Tomas { THE($cards) } con { THE($card) }. { $left }.
escoba-event-took-many = { $who } toma con { THE($card) }: { $cards }.
    .brief = { $who } con { $card }: { $taken }.
escoba-event-took-many-you = Tomas con { THE($card) }: { $cards }.
    .brief = Tomas con { $card }: { $taken }.
escoba-event-escoba = { $sweep } de { $who }: { $cards } con { THE($card) }.
    .brief = { $sweep } de { $who }: { $taken } con { $card }.
    .full = { $sweep } de { $who }: { $cards } con { THE($card) }, { $nth }.
escoba-event-escoba-you = ¡{ $sweep }! Tomas { THE($cards) } con { THE($card) }.
    .brief = ¡{ $sweep }! { $taken } con { $card }.
    .full = ¡{ $sweep }! Tomas { THE($cards) } con { THE($card) }, { $nth }.
escoba-event-escoba-many = { $sweep } de { $who } con { THE($card) }: { $cards }.
    .brief = { $sweep } de { $who }, con { $card }: { $taken }.
    .full = { $sweep } de { $who } con { THE($card) }, { $nth }: { $cards }.
escoba-event-escoba-many-you = ¡{ $sweep }! Tomas con { THE($card) }: { $cards }.
    .brief = ¡{ $sweep }! Con { $card }: { $taken }.
    .full = ¡{ $sweep }! Tomas con { THE($card) }, { $nth }: { $cards }.
escoba-event-blown = { $whose_is ->
    [you] { $who } te sopla { THE($card) } con { THE($cards) }.
   *[other] { $who } sopla { THE($card) } con { THE($cards) }.
 }
    .brief = { $who } sopla { $card } con { $taken }.
escoba-event-blown-you = Soplas { THE($card) } con { THE($cards) }.
    .brief = Soplas { $card } con { $taken }.
escoba-event-blown-escoba = Escoba de { $who }, por soplo: { THE($card) } con { THE($cards) }.
    .brief = Escoba de { $who }, soplo: { $card } con { $taken }.
escoba-event-blown-escoba-you = ¡Escoba! Soplas { THE($card) } con { THE($cards) }.
    .brief = ¡Escoba! Soplas { $card } con { $taken }.
escoba-event-marked = Escoba de { $who }, { $nth }.
escoba-event-marked-you = ¡Escoba para ti, { $nth }!
escoba-event-cleared-last = Mesa vacía al final: no cuenta.
escoba-event-cleared-uncalled = Mesa vacía, sin cantar.
escoba-event-robbed = { $victim_is ->
    [you] { $who } te roba la escoba.
   *[other] { $who } roba la escoba a { $victim }.
 }
    .brief = { $who } roba { AL($victim) }.
escoba-event-robbed-you = Robas la escoba a { $victim }.
    .brief = Robas a { $victim }.
escoba-event-wrong = { $who } suma { $total } con { THE($cards) }: se queda { THE($card) }.
    .brief = { $who } suma { $total }: queda { THE_RANK($card) }.
escoba-event-wrong-you = Sumas { $total } con { THE($cards) }: se queda { THE($card) }.
    .brief = Sumas { $total }: queda { $card }.
escoba-event-wrong-fined = Multa { PARA($who) }, suma { $total } con { THE($cards) }: se queda { THE($card) }.
    .brief = Multa a { $who }: queda { THE_RANK($card) }.
escoba-event-wrong-fined-you = Multa, sumas { $total } con { THE($cards) }: se queda { THE($card) }.
    .brief = Multa, sumas { $total }: queda { $card }.
escoba-event-window = Con la X impugnas; Intro da la baza por buena; { $seconds } segundos.
    .brief = Con la X impugnas; { $seconds } segundos.
escoba-event-window-open = Con la X impugnas; Intro da la baza por buena.
    .brief = Con la X impugnas, Intro acepta.
escoba-event-upheld = { $who } impugna, y suma { $total }: se queda { THE($card) }.
    .brief = { $who } impugna, y suma { $total }.
escoba-event-upheld-you = Impugnas, y suma { $total }: se queda { THE($card) }.
    .brief = Impugnas, y suma { $total }.
escoba-event-dismissed = { $who } impugna, pero la baza vale.
escoba-event-dismissed-you = Impugnas, pero la baza vale.

## El final del reparto
escoba-event-rest = { $who } se lleva el resto, { $cards }.
    .brief = El resto, { PARA($who) }.
    .full = { $who } se lleva el resto, que suma { $worth }: { $cards }.
escoba-event-rest-you = Te llevas el resto, { $cards }.
    .brief = El resto, para ti.
    .full = Te llevas el resto, que suma { $worth }: { $cards }.
escoba-event-rest-nobody = Nadie ha tomado: el resto no es de nadie.
escoba-event-rest-none = No queda nada en la mesa.
escoba-event-rest-cards = { $cards }.
escoba-event-audit = Repaso: la baza { DEL($side) } con { THE($card) } sumaba { $total }.
    .brief = Repaso: { $side }, suma { $total }.
escoba-event-count-most = { $item }, { $counts }: { $points } { PARA($side) }.
    .brief = { $item }: { $points } { PARA($side) }.
escoba-event-count-nobody = { $item }, { $counts }: para nadie.
    .brief = { $item }: para nadie.
escoba-event-count-step = { $item }: { $points } { PARA($side) }.
escoba-event-count-ladder = Setenta, por sietes, seises, ases y cincos: { $points } { PARA($side) }.
    .brief = Setenta: { $points } { PARA($side) }.
escoba-event-count-ladder-nobody = Setenta, iguales hasta en los cincos: para nadie.
    .brief = Setenta: para nadie.
escoba-event-count-escobas = Por { $sweeps }: { $made }.
escoba-event-count-fine = Multa { PARA($side) }: { $points } menos.
escoba-event-count-none = Nadie ha tomado nada: no se cuenta.
escoba-event-count-order = Llegan varios: se cuenta por orden y gana quien llega antes.
    .brief = Llegan varios: se cuenta por orden.
escoba-event-count-total = Total: { $scores }.
escoba-part-number = { $side } { $count }
escoba-part-has = { $side } { $number }
escoba-part-list = { $parts }
escoba-part-side = { $side }
escoba-part-against = { $most } a { $least }
escoba-part-whole = { $whole }
escoba-part-half = { $whole } y medio
escoba-part-rank = { THE_RANK($card) }
escoba-part-two = { $first }. { $second }.
escoba-part-line = { $line }.
escoba-part-unseen = { RANKS($rank) } { $count }
escoba-part-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }
escoba-part-left = { $count ->
    [0] Mesa vacía
    [one] Queda 1 carta
   *[other] Quedan { $count } cartas
 }
escoba-part-nth = { $count ->
    [one] la primera
   *[other] y van { $count }
 }
escoba-part-escoba = Escoba
escoba-part-scopa = Scopa
escoba-part-escobas = escobas
escoba-part-scope = scope
escoba-part-suit-spanish = oros
escoba-part-suit-french = diamantes
escoba-part-item-cards = Más cartas
escoba-part-item-oros = Más oros
escoba-part-item-oros-french = Más diamantes
escoba-part-item-velo = El siete de velo
escoba-part-item-velo-french = El 7 de diamantes
escoba-part-item-velo-scopa = El settebello
escoba-part-item-sevens = Más sietes
escoba-part-item-setenta = Mejor setenta
escoba-part-item-setenta-scopa = Mejor primiera
escoba-part-item-few = Menos de 10 cartas
escoba-part-item-fine = Multa
escoba-part-item-escoba = Escoba
escoba-part-item-escoba-scopa = Scopa

## El final de la partida
escoba-event-tied = Empate a { $points }: otro reparto.
escoba-event-not-ahead = Nadie lleva 2 puntos de ventaja: otro reparto.
    .brief = Sin 2 de ventaja: otro reparto.
escoba-event-decided = Decide el orden del recuento: { $item }.
    .brief = Decide { $item }.
escoba-event-over-stalled = 2 repartos sin bazas: se acaba.
escoba-event-over-forfeit = Alguien se ha ido: se acaba la partida.
escoba-event-over-shutout = Sin ninguna carta se pierde la partida.
escoba-event-won = Gana { $who } por { $lead }: { $points } a { $other }.
escoba-event-won-you = ¡Ganas por { $lead }: { $points } a { $other }!
escoba-event-won-several = Gana { $who } con { $points }.
escoba-event-won-several-you = ¡Ganas con { $points }!
escoba-event-won-all = Gana { $who } la partida.
escoba-event-won-all-you = ¡Ganas la partida!
escoba-event-drawn = Empate a { $points } entre { $tied }.
    .brief = Empate a { $points }.
escoba-event-forfeits = { $who } pierde la partida por irse.
escoba-event-forfeits-you = Pierdes la partida por irte.

## Lo que se ofrece y lo que no puede ser
escoba-zone-pile = Tu montón
escoba-item-marked = { $item }, { $on ->
    [yes] elegida
   *[no] devuelta
 }, suman { $total }.
escoba-offer-take = Tomar { $cards }
escoba-offer-clears = { $sweep }, { $cards }
escoba-offer-called = Cantar y tomar { THE($cards) }
escoba-offer-uncalled = Tomar sin cantar { THE($cards) }
escoba-offer-with = { $offer } con { THE($card) }
escoba-offer-lay = Dejar { THE($card) }
escoba-offer-no = Dar la baza por buena
escoba-offer-challenge = Impugnar la baza
escoba-offer-rob = Robar la escoba
escoba-offer-soplo = Soplar { THE($cards) }
escoba-offer-soplo-called = Cantar y soplar { THE($cards) }
escoba-refuse-window = Responde antes: la tecla X impugna, Intro da la baza por buena.
escoba-refuse-waiting = Antes puede impugnar { OR($others) }.
escoba-refuse-no-window = No hay ninguna baza que puedas impugnar.
escoba-refuse-no-claims = Aquí no se impugna.
escoba-refuse-answered = Ya has respondido.
escoba-refuse-no-rob = No hay ninguna escoba sin cantar que robar.
escoba-refuse-no-robbing = En esta mesa no se roban escobas.
escoba-refuse-no-soplo = Nada que soplar: se sopla la carta que acaba de dejar quien juega antes.
escoba-refuse-soplo-off = En esta mesa no hay soplo.
escoba-refuse-no-fifteen = Nada que soplar: { THE($card) } no suma 15 con la mesa.
escoba-refuse-not-last = El soplo lleva la última carta dejada, { THE($card) }.
escoba-refuse-not-in-hand = No tienes { THE($card) } en la mano; la tecla H dice tus cartas.
escoba-refuse-no-target = Di qué cartas de la mesa tomas, o deja la tuya.
escoba-refuse-not-on-table = En la mesa no está { THE($card) }; la tecla V dice lo que hay.
escoba-refuse-overlap = Cada carta se nombra una vez, y { THE($card) } está dos.
escoba-refuse-sum = Suma { $total }, no 15. Con la M oyes lo que toma cada carta.
escoba-refuse-sum-with = Suma { $total }: con { THE($card) } serían 15.
escoba-refuse-nobody = Eso suma { $total }, y no tienes con qué llegar a 15.
escoba-refuse-too-much = Eso suma { $total }, demasiado para tomarlo.
escoba-refuse-rank = Eso suma { $total }, y { THE($card) } toma { $value }.
escoba-refuse-no-rank = Eso suma { $total }, y no tienes carta que lo valga.
escoba-refuse-equal = Antes va la igual: { THE($card) } toma { THE($equal) }.
escoba-refuse-no-escoba = No es escoba: en la mesa habría { $left } más.
escoba-refuse-must-take = No se puede dejar: { THE($card) } toma { THE($cards) }.
escoba-refuse-one-card = Se juega una carta de la mano, y hay { $count } elegidas.

## Teclas y respuestas
escoba-key-plays = lo que puede hacer la carta en la que estás
escoba-key-pile = tu montón, hasta donde la mesa lo dice
escoba-key-against = soplar, robar la escoba sin cantar o impugnar, según la mesa
escoba-ask-plays = { $count ->
    [one] 1 jugada con { THE($card) }.
   *[other] { $count } jugadas con { THE($card) }.
 }
escoba-ask-cards = Tomadas: { $counts }.
escoba-ask-no-escobas = Nadie ha hecho escoba todavía.
escoba-ask-summary = Sietes y { $item }: { $side }, { $sevens } y { $oros }.
escoba-ask-summary-velo = Sietes y { $item }: { $side }, { $sevens } y { $oros }, con el velo.
escoba-ask-unseen = Por ver: { COMMAS($ranks) }.
escoba-ask-unseen-none = Ya has visto todas las cartas.
escoba-ask-dealer = Reparte { $who }.
escoba-ask-dealer-you = Repartes tú.
escoba-ask-rest = El resto sería { PARA($who) }.
escoba-ask-rest-you = El resto sería para ti.
escoba-ask-rest-nobody = El resto todavía no es de nadie.
escoba-ask-round = Ronda { $round } de { $rounds }; en el mazo, { $stock }.
escoba-ask-last-round = Última ronda, mazo vacío.
escoba-ask-table = { $cards_count ->
    [one] En la mesa: { $cards }.
   *[other] { $cards_count } en la mesa, que suman { $total }: { $cards }.
 }
escoba-ask-beside = Pendiente: { $who } quiere { THE($cards) } con { THE($card) }.
escoba-ask-beside-you = Pendiente: quieres { THE($cards) } con { THE($card) }.
escoba-ask-scores = { COMMAS($scores) }, a { $target }. Reparto { $deal }.
escoba-ask-scores-deal = { COMMAS($scores) }. Un solo reparto.
escoba-ask-no-count = Aún no se ha contado ningún reparto.
escoba-ask-last-take = Antes, la última baza.
escoba-ask-no-take = Ninguna de tus cartas toma; puedes dejar cualquiera.
escoba-ask-pile = En tu montón, { $cards }; en { $sweeps }, { $count }.
escoba-ask-pile-memory = Llevas { $count } en { $sweeps }; del montón no se dice más.
escoba-advice-rob = Con la X robas la escoba que no se ha cantado.
escoba-advice-soplo = Con la X soplas la última carta dejada.
escoba-advice-takers = { $count ->
    [0] Ninguna carta tuya toma
    [one] 1 carta tuya toma
   *[other] { $count } cartas tuyas toman
 }.
escoba-advice-sweep = La mesa suma { $total }: { $rank } hace escoba.
escoba-advice-safe = La mesa suma { $total }: ninguna carta sola hace escoba.
escoba-advice-empty = Mesa vacía: si dejas una carta menor que 5, nadie hace escoba.
escoba-advice-take = Lo mejor a la vista: { THE($cards) } con { THE($card) }.
escoba-figure-points = Puntos por reparto: { $value }.
escoba-figure-cards = Por cartas, { $value } por reparto.
escoba-figure-oros = Por oros, { $value } por reparto.
escoba-figure-velo = Por el velo, { $value } por reparto.
escoba-figure-sevens = Por sietes, { $value } por reparto.
escoba-figure-setenta = Por la setenta, { $value } por reparto.
escoba-figure-few = Por las pocas cartas del rival, { $value } por reparto.
escoba-figure-fine = Por multas, { $value } por reparto.
escoba-figure-escoba = Por escobas, { $value } por reparto.
escoba-figure-made = Escobas tuyas, { $value } por reparto.

## Reglas
escoba-rule-chapter-aim = Objetivo
escoba-rule-aim = Toma de la mesa cartas que con la tuya sumen 15, y reúne las que puntúan.
escoba-rule-aim-rank = Toma de la mesa lo que valga lo mismo que tu carta, y reúne lo que puntúa.
escoba-rule-turns = Se juega por turno, una carta cada vez, sin pasar.
escoba-rule-teams = Quienes se sientan enfrente son pareja: comparten montón y puntos, no la mano.
escoba-rule-chapter-cards = Las cartas
escoba-rule-pack-spanish = Son 40 cartas, la baraja española sin ochos ni nueves.
escoba-rule-pack-french = Son 40 cartas, la baraja francesa sin ochos, nueves ni dieces.
escoba-rule-values = El as vale 1; del 2 al 7, su número; { THE_RANK(11) } 8, { THE_RANK(12) } 9 y { THE_RANK(13) } 10.
escoba-rule-chapter-deal = El reparto
escoba-rule-deal = Se dan 3 cartas a cada cual y se ponen 4 en la mesa.
escoba-rule-rounds = Sin cartas en la mano se dan otras 3, en { $rounds } rondas; a la mesa no va ninguna más.
escoba-rule-dealer = Empieza quien va después de quien reparte, que es la mano; luego reparte el siguiente.
escoba-rule-initial-dealer = Si las 4 primeras suman 15, quien reparte se las lleva con una escoba.
escoba-rule-initial-first = Si las 4 primeras suman 15, la mano se las lleva con una escoba.
escoba-rule-thirty-pairs = Si son 2 parejas de 15, valen 2 escobas.
escoba-rule-thirty-total = Si suman 30, valen 2 escobas.
escoba-rule-kings = Con 3 o 4 reyes en la primera mesa se reparte otra vez.
escoba-rule-chapter-turn = Tu turno
escoba-rule-play = Con una carta tomas de la mesa, o la dejas en ella.
escoba-rule-take = Tomas una o más cartas que con la tuya sumen exactamente 15.
escoba-rule-take-rank = Tomas una carta del mismo valor, o varias que sumen lo que vale la tuya.
escoba-rule-equal = Si hay una igual, se toma esa y no una suma.
escoba-rule-one-set = Si hay varias maneras, eliges una sola.
escoba-rule-lay-optional = Puedes dejar una carta aunque pudiera tomar.
escoba-rule-lay-card = Una carta que puede tomar tiene que tomar; otra que no pueda se puede dejar.
escoba-rule-lay-hand = Mientras alguna de tus cartas pueda tomar, tienes que tomar.
escoba-rule-chapter-sweep = Vaciar la mesa
escoba-rule-sweep = { $sweep }: dejar la mesa vacía al tomar vale 1 punto.
escoba-rule-last-sweep = Con la última carta del reparto no cuenta.
escoba-rule-call-manual = Hay que cantarla; si no, no cuenta.
escoba-rule-call-rob = Hay que cantarla; si no, quien sigue puede robarla antes de jugar.
escoba-rule-chapter-wrong = Descuidos y sumas equivocadas
escoba-rule-soplo = Si se deja una carta que sumaba 15, quien sigue puede soplarla: se lleva esas cartas.
escoba-rule-soplo-turn = Solo con la última carta dejada y antes de jugar; después se juega como siempre.
escoba-rule-claims = Nadie suma por ti: una baza equivocada vale si ningún rival la impugna.
escoba-rule-wrong = Si lo que tomas no suma 15, tu carta se queda en la mesa.
escoba-rule-fine = Cada suma equivocada cuesta 4 puntos, y 1 más por cada escoba del reparto.
escoba-rule-audit = Al final se repasan las bazas, y las equivocadas pagan también.
escoba-rule-chapter-count = El recuento
escoba-rule-rest = Lo que queda en la mesa es de quien tomó por última vez, y no es escoba.
escoba-rule-most = { $item }: 1 punto.
escoba-rule-most-all = { $item }: 1 punto, y 2 por tenerlos todos.
escoba-rule-velo = { $item }, que es { THE($card) }: 1 punto.
escoba-rule-setenta = { $item }: 1 punto a quien más sume con su mejor carta de cada palo, si los tiene todos.
escoba-rule-values-setenta = Ahí son 21 por el 7; 18 por el 6; 16 por el as; 15 por el 5; 14 por el 4; 13 por el 3; 12 por el 2; 10 por una figura.
escoba-rule-values-setenta70 = Ahí son 17 y medio por el 7; 14 por el 6; 11 por el as; 10 por el 5; 8 por el 4; 6 por el 3; 4 por el 2; 1 por una figura.
escoba-rule-ladder = Setenta: 1 punto a quien tenga más sietes; si empatan, más seises, luego ases, luego cincos.
escoba-rule-tie = Un empate en cualquiera de estas cuentas no da nada a nadie.
escoba-rule-few = Si el rival no llega a 10 cartas, 2 puntos.
escoba-rule-shutout = Quien no toma ni una carta en un reparto pierde la partida.
escoba-rule-two-only = Lo de las pocas cartas y lo de no tomar nada vale solo entre 2 bandos.
escoba-rule-chapter-end = Cómo se gana
escoba-rule-single = Cada reparto es una partida: gana quien suma más, y puede haber empate.
escoba-rule-target = Contado un reparto, gana quien llega a { $target }.
escoba-rule-order = Si llegan varios, se cuenta por orden, cartas, oros, velo, sietes y escobas: gana quien llega antes.
escoba-rule-highest = Si llegan varios, gana quien más tiene; si empatan, se juega otro reparto.
escoba-rule-ahead = Hay que llevar 2 puntos a los demás; si no, se juega otro reparto.
escoba-rule-stalled = Tras 2 repartos seguidos sin ninguna baza se acaba la partida.
escoba-rule-chapter-bots = Los robots
escoba-rule-bots-easy = A los fáciles se les escapan sumas de muchas cartas, y no miran lo que dejan.
escoba-rule-bots-fair = Los regulares cuidan lo que dejan, pero olvidan las cartas que ya salieron.
escoba-rule-bots-good = Los buenos recuerdan las cartas y calculan quién puede limpiar la mesa.
escoba-rule-bots-expert = Los expertos imaginan las manos ocultas y juegan la ronda hasta el final.
escoba-rule-chapter-table = Esta mesa
escoba-rule-pile-memory = De los montones se dicen las escobas y la última baza.
escoba-rule-pile-counts = De los montones se dicen las escobas y cuántas cartas.
escoba-rule-pile-summary = De los montones se dicen cartas, oros, sietes, velo y escobas.
escoba-rule-pile-full = De los montones se dice todo, y lo que falta por ver.
escoba-rule-clock = Cada turno tiene { $seconds } segundos.
escoba-rule-window = Para impugnar hay { $seconds } segundos.
escoba-rule-leave-bot = Si alguien se va, sigue un robot.
escoba-rule-leave-forfeit = Quien se va pierde la partida.

## La lección
escoba-lesson-welcome = Con una carta tuya tomas de la mesa cartas que con ella sumen 15.
escoba-lesson-deal = Juegas un reparto con Berta: la primera ronda paso a paso, y el resto por tu cuenta.
escoba-lesson-values = Vale 8 { THE_RANK(11) }, 9 { THE_RANK(12) } y 10 { THE_RANK(13) }; las demás, su número.
escoba-lesson-table = Hay 4 cartas en la mesa, y la tecla { $key } las dice siempre. Pulsa la tecla { $key }.
escoba-lesson-hand = La tecla { $key } dice tus cartas. Pulsa la tecla { $key }.
escoba-lesson-seven = Suman 15 { THE($taken) }, que vale 8, y { THE($card) }.
escoba-lesson-take = Pulsa la tecla Z hasta oír { THE($card) } y luego Intro: así tomas con esa carta.
escoba-lesson-sum = También valen varias: { THE($taken) } suman 6, y { THE($card) } vale 9.
escoba-lesson-again = Tómalas: la tecla Z hasta oír { THE($card) }, y luego Intro.
escoba-lesson-fourteen = En la mesa hay 14, y { THE($card) } vale 1: tomarlo todo es una escoba.
escoba-lesson-round = La escoba vale 1 punto. Sin cartas en la mano se dan otras 3, y empiezas tú.
escoba-lesson-safe = En la mesa hay 6, y un 9 haría escoba. Con { THE($card) } habrá 16, y nadie podrá.
escoba-lesson-lay = Deja { THE($card) }, que no toma nada: pulsa 3, tu tercera carta, y luego Intro.
escoba-lesson-last = Al final del reparto, lo que quede en la mesa es de quien tomó por última vez.
escoba-lesson-points = Puntúan más cartas, más oros, más sietes, el 7 de oros, que es el velo, y las escobas.
escoba-lesson-end = Lo normal es jugar a 21 puntos. F2 lee las reglas. Intro termina la lección.

## Teclas que tiene todo juego, con las palabras de este

escoba-key-count = lo tomado hasta ahora
escoba-key-count-about = Hasta donde la mesa lo dice, y las escobas hechas.
escoba-key-burden = quién reparte, y para quién es el resto
escoba-key-burden-about = El resto de la mesa va para quien tomó por última vez.
escoba-key-first = qué ronda es, y el mazo
escoba-key-first-about = Cuántas cartas quedan por repartir.

## Ejercicios de sumas de 15

escoba-what-scores = Una carta se lleva lo que hace 15 con ella: la sota vale 8, el caballo 9, el rey 10.
    .brief = Sumas de 15; sota 8, caballo 9, rey 10.
escoba-drill-asked = Mesa: { $cards }. Tienes { THE($card) }: ¿de cuántas maneras hace 15?
    .brief = { $cards }. Tú: { $card }. ¿Maneras de 15?
escoba-drill-way = { $card } con { $cards }.
escoba-drill-none = Con ella nada hace 15.
escoba-drill-two = sumas de dos cartas
escoba-drill-three = sumas de tres cartas
escoba-drill-four = sumas de cuatro cartas o más
escoba-drill-court = sumas con sota, caballo o rey

## Pistas

escoba-hint-takes = Te llevas { $count } cartas{ $oros ->
    [0] { "" }
    [one] , 1 de oros
   *[other] , { $oros } de oros
 }{ $sevens ->
    [0] { "" }
    [one] , 1 siete
   *[other] , { $sevens } sietes
 }.
escoba-hint-leaves = { $count ->
    [0] Dejas { $sum } en la mesa, y ninguna carta por ver hace escoba.
    [one] Dejas { $sum } en la mesa: de las { $of } cartas por ver, 1 hace escoba.
   *[other] Dejas { $sum } en la mesa: de las { $of } cartas por ver, { $count } hacen escoba.
 }
