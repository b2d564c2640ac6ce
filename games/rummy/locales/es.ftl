# El rummy continental. Agrupado por dónde se dice; las reglas son las RUM del juego.

rummy-name = Rummy continental
rummy-about = De 2 a 8 jugadores, siete manos, cada una con su contrato de conjuntos y escaleras; gana el total más bajo.

## Mesas

rummy-preset-continental = Continental
rummy-preset-continental-about = Lo de siempre: comodines y ases rojos valen por cualquiera, y se puede pedir en todas las manos.
rummy-preset-sinpuedo = Al final no se pide
rummy-preset-sinpuedo-about = En las tres últimas manos nadie pide cartas fuera de turno.
rummy-preset-doses = Doses comodines
rummy-preset-doses-about = Todos los doses son comodines también.
rummy-preset-comodines = Solo comodines
rummy-preset-comodines-about = Los ases rojos son ases como los demás.
rummy-preset-cuenta = Cuenta tú
rummy-preset-cuenta-about = Al acabar la mano cada cual cuenta sus cartas, y se puede protestar.
rummy-preset-literal = Literal
rummy-preset-literal-about = Dos barajas más que la mitad de los jugadores.

## Opciones

rummy-option-deck_rule = Barajas
rummy-option-deck_rule-about = Cuántas barajas se juntan.
rummy-option-deck_rule-half = la mitad que jugadores, 2 o más
rummy-option-deck_rule-base_plus_half = 2 más que la mitad de los jugadores
rummy-option-jokers_per_deck = Comodines por baraja
rummy-option-jokers_per_deck-about = Valen por cualquier carta y cuestan 50 puntos en la mano.
rummy-option-red_aces_wild = Ases rojos como comodines
rummy-option-red_aces_wild-about = Los ases de corazones y de diamantes pueden valer por cualquier carta.
rummy-option-deuces_wild = Doses como comodines
rummy-option-deuces_wild-about = Los doses pueden valer por cualquier carta.
rummy-option-red_ace_points = Puntos del as rojo
rummy-option-red_ace_points-about = Lo que cuesta un as rojo que se queda en la mano.
rummy-option-may_i = Pedir fuera de turno
rummy-option-may_i-about = La carta que deja quien tiene el turno se puede pedir, con una de castigo.
rummy-option-no_may_i_last_three = Sin peticiones al final
rummy-option-no_may_i_last_three-about = En las manos 5, 6 y 7 no se pide fuera de turno.
rummy-option-may_i_limit = Peticiones por jugador
rummy-option-may_i_limit-about = Cuántas puede hacer cada cual en una mano; 0, sin tope.
rummy-option-discarder_may_claim = Pedir el propio descarte
rummy-option-discarder_may_claim-about = Quien tiró la carta puede pedirla de vuelta.
rummy-option-replace_same_run = El comodín liberado vuelve a su escalera
rummy-option-replace_same_run-about = Un comodín liberado puede ir a una punta de la misma escalera.
rummy-option-going_out = Cerrar
rummy-option-going_out-about = Si la última carta tiene que ser un descarte.
rummy-option-going_out-discard = con un descarte
rummy-option-going_out-either = con un descarte o bajando todo
rummy-option-flips = Vueltas al pozo
rummy-option-flips-about = Cuántas veces el pozo pasa a ser mazo; después acaba la mano.
rummy-option-stall_rounds = Rondas sin avanzar
rummy-option-stall_rounds-about = Tras tantas rondas sin robar del mazo ni bajar nada, la mano acaba.
rummy-option-manual_scoring = Contar a mano
rummy-option-manual_scoring-about = Cada cual cuenta sus cartas al acabar la mano; los demás pueden protestar.
rummy-option-count_seconds = Tiempo para contar y contestar
rummy-option-count_seconds-about = Para cuentas, protestas y acuerdos; callar es no contar y decir que no.
rummy-option-allow_corrections = Corregir puntos
rummy-option-allow_corrections-about = Unos puntos anotados cambian si todos están de acuerdo. Lo normal al contar a mano.
rummy-option-same_year = Seguir en el mismo año
rummy-option-same_year-about = Una partida aplazada entre varias personas solo cuenta si sigue en su año.
rummy-option-on_leave = Si alguien se va
rummy-option-on_leave-about = Sigue un bot, o su mano se aparta y se salta su sitio.
rummy-option-on_leave-bot = sigue un bot
rummy-option-on_leave-vacate = se salta su sitio
rummy-option-claim_seconds = Tiempo para pedir
rummy-option-claim_seconds-about = Callar es decir que no. También se contesta antes, o que no para toda la mano.
rummy-option-turn_seconds = Tiempo por turno
rummy-option-turn_seconds-about = Al acabarse se roba del mazo y se tira la carta más cara.

## Teclas

rummy-key-stock = roba del mazo
rummy-key-take = toma la de arriba del pozo
rummy-key-claim = ¿puedo?: pide la carta del pozo, también antes de tiempo; sí a una pregunta
rummy-key-no = no la quieres, también antes de tiempo; no a una pregunta
rummy-key-quiet = no pides nada en esta mano, o vuelven a preguntarte
rummy-key-meld = pone las cartas elegidas en tu borrador como conjunto o escalera
rummy-key-lay = baja tu borrador, o el contrato de una vez, con una lista si hay varias maneras
rummy-key-undo = recoge lo último que bajaste, o lo último del borrador
rummy-key-lacks = qué te falta para el contrato
rummy-key-groups = tu mano por grupos
rummy-key-new = tus cartas nuevas
rummy-key-marks = qué forman las cartas elegidas, o tu borrador

## Conjuntos, escaleras y contratos

rummy-card = { $card }{ $wild ->
    [yes] , comodín
   *[no] { "" }
 }
rummy-card-fits = { $card }{ $wild ->
    [yes] , comodín
   *[no] { "" }
 }, cabe en { $meld }
    .brief = { $card }{ $wild ->
    [yes] , comodín
   *[no] { "" }
 }, cabe
rummy-rank = { RANK($card) }
rummy-the = { THE($card) }
rummy-the-as = { THE($card) } como { RANK($rank) }
rummy-the-wild = { THE($card) }, comodín,
    .brief = { THE($card) }
rummy-the-wild-as = { THE($card) }, comodín como { RANK($rank) },
    .brief = { THE($card) } como { RANK($rank) }
rummy-as = { $card } como { RANK($rank) }
rummy-set = { $wilds ->
    [0] { $count } { RANKS($rank) }
    [one] { $count } { RANKS($rank) } con 1 comodín
   *[other] { $count } { RANKS($rank) } con { $wilds } comodines
 }
    .brief = { $wilds ->
    [0] { $count } { RANKS($rank) }
    [one] { $count } { RANKS($rank) }, 1 comodín
   *[other] { $count } { RANKS($rank) }, { $wilds } comodines
 }
rummy-wild-set = { $count } comodines
rummy-run = { $wilds ->
    [0] escalera de { SUIT($card) } { DEL_RANK($low) } { AL_RANK($high) }
    [one] escalera de { SUIT($card) } { DEL_RANK($low) } { AL_RANK($high) } con 1 comodín
   *[other] escalera de { SUIT($card) } { DEL_RANK($low) } { AL_RANK($high) } con { $wilds } comodines
 }
    .brief = { SUIT($card) }, de { RANK($low) } a { RANK($high) }
rummy-that-set = el conjunto de { RANKS($rank) }
rummy-that-wild-set = el conjunto de comodines
rummy-that-run = la escalera de { SUIT($card) } { DEL_RANK($low) } { AL_RANK($high) }
rummy-meld-cards = { $meld }: { $cards }
rummy-meld-wilds = { $meld }, { $wilds }
rummy-sets = { $count ->
    [one] 1 conjunto
   *[other] { $count } conjuntos
 }
rummy-runs = { $count ->
    [one] 1 escalera
   *[other] { $count } escaleras
 }
rummy-sets-and-runs = { $sets } y { $runs }
rummy-seat-points = { $player } { $points }
rummy-seat-none = { $player } nada

## La mesa y el reparto

rummy-table = Rummy continental para { $seats }, { $packs } barajas, con { $others }.
    .brief = Rummy continental para { $seats }, { $packs } barajas.
rummy-drew = { $player } { $card }
rummy-drawn = Sacan para repartir: { $draws }.
rummy-hand-started = Mano { $number }: { $contract }. Reparte { $who }.
    .brief = Mano { $number }: { $contract }.
rummy-hand-started-you = Mano { $number }: { $contract }. Repartes tú.
    .brief = Mano { $number }: { $contract }.
rummy-first-card = En el pozo: { $card }.
    .full = En el pozo: { $card }, { $stock } en el mazo.
rummy-dealt = { $cards_count } cartas: { $cards }.
rummy-your-turn = Te toca robar del mazo.
    .brief = Te toca.
rummy-your-turn-top = Te toca.
    .full = Te toca: toma { THE($card) } o roba.

## Robar y pedir

rummy-took = { $who } toma { THE($card) }.
    .brief = { $who } toma { $card }.
rummy-took-you = Tomas { THE($card) }.
    .brief = Tomas { $card }.
rummy-you-leave-it = Dejas { THE($card) } a los demás.
    .brief = Dejas { THE($card) }.
rummy-may-i = { $thrown_is ->
    [you] { $by } no quiere tu { $card }. ¿Vuelve a ti?
   *[other] { $by } no quiere { THE($card) }. ¿Y tú?
 }
    .brief = { $thrown_is ->
    [you] ¿Vuelve tu { $card }?
   *[other] ¿Quieres { THE($card) }?
 }
rummy-claimed = Para { $who }, { THE($card) } y una de castigo.
    .brief = Para { $who }, { $card }.
rummy-claimed-you = Para ti, { THE($card) } y una de castigo.
    .brief = Para ti, { THE($card) }.
rummy-claimed-over = Para { $who }, { THE($card) } y una de castigo, antes que { $others }.
    .brief = Para { $who }, { $card }.
rummy-claimed-over-you = Para ti, { THE($card) } y una de castigo, antes que { $others }.
    .brief = Para ti, { THE($card) }.
rummy-got = Recibes { THE($card) }, de castigo { THE($penalty) }.
    .brief = { $card } y { $penalty }.
rummy-got-over = Recibes { THE($card) } y { THE($penalty) }, antes que { $others }.
    .brief = { $card } y { $penalty }.
rummy-drew-stock = { $who } roba.
rummy-drew-stock-you = Robas.
rummy-you-drew = Robas { THE($card) }.
rummy-stock-turned = { $count ->
    [one] Se da la vuelta al pozo: 1 carta.
   *[other] Se da la vuelta al pozo: { $count } cartas.
 }
rummy-noted-ahead-yes = Si la dejan, la pides.
rummy-noted-ahead-no = Si la dejan, no la pides.
rummy-noted-claim-yes = La pides.
rummy-noted-claim-no = La dejas pasar.
rummy-noted-quiet-on = No pides nada en esta mano. Otra vez Q y vuelven a preguntarte.
    .brief = No pides nada en esta mano.
rummy-noted-quiet-off = Vuelven a preguntarte si pides.
rummy-noted-count = Tu cuenta: { $points }.
rummy-noted-no-count = No das ninguna cuenta.
rummy-noted-challenge = Protestas la cuenta { DEL($about) }.
rummy-noted-challenge-end = No protestas nada más.
rummy-noted-agree = De acuerdo.
rummy-noted-refuse = Dices que no.
rummy-noted-closed = Por ti, nada que corregir.

## Bajar y tirar

rummy-opened = { $who } baja: { $meld }.
    .brief = { $who }: { $meld }.
rummy-opened-you = Bajas: { $meld }.
    .brief = Bajas { $meld }.
rummy-opened-too = También { $meld }.
rummy-laid-off = { $who } añade { $card } a { $meld }.
    .brief = { $who } añade { $card }.
rummy-laid-off-you = Añades { $card } a { $meld }.
    .brief = Añades { $card }.
rummy-replaced = { $who } cambia { THE($freed) } por { THE($card) }.
    .brief = { $who } pone { $card }.
rummy-replaced-you = Cambias { THE($freed) } por { THE($card) }.
    .brief = Pones { $card }.
rummy-freed = Libre, { THE($freed) } va a { $meld }.
    .brief = Libre, { THE($freed) }.
rummy-undone = { $who } recoge { $cards }.
    .brief = { $who } recoge { $cards }.
rummy-undone-you = De vuelta en tu mano: { $cards }.
    .brief = De vuelta: { $cards }.
rummy-discarded = { $who } tira { THE($card) }.
    .brief = { $who }: { $card }.
rummy-discarded-you = Tiras { THE($card) }.
    .brief = Fuera { THE($card) }.
rummy-discarded-few = { $left ->
    [one] { $who } tira { THE($card) }, le queda 1.
   *[other] { $who } tira { THE($card) }, le quedan { $left }.
 }
    .brief = { $who }: { $card }, con { $left }.
rummy-discarded-few-you = { $left ->
    [one] Tiras { THE($card) }, te queda 1.
   *[other] Tiras { THE($card) }, te quedan { $left }.
 }
    .brief = { $left ->
    [one] Fuera { THE($card) }, queda 1.
   *[other] Fuera { THE($card) }, quedan { $left }.
 }
rummy-staged = { $meld }, al borrador, { $count } de { $of }.
    .brief = { $meld }, { $count } de { $of }.
rummy-staged-last = { $meld }, al borrador, { $count } de { $of }. J lo baja.
    .brief = { $meld }, { $count } de { $of }.
rummy-unstaged = { $meld }, fuera del borrador, { $count ->
    [0] no queda nada
    [one] queda 1
   *[other] quedan { $count }
 }.
    .brief = { $meld }, fuera.

## El final de una mano

rummy-out = { $who } cierra.
rummy-out-you = Cierras.
rummy-exhausted = No quedan cartas que robar: acaba la mano.
rummy-blocked = Nadie avanza: acaba la mano.
rummy-points = Puntos: { $points }.
rummy-totals = Totales: { $points }.
rummy-count-asked = ¿Cuántos puntos tienes? { $cards }.
    .brief = ¿Cuántos puntos tienes?
rummy-count-others = { $others_count ->
    [one] Cuenta { $others }.
   *[other] Cuentan { $others }.
 }
rummy-counts = Cuentas: { $points }.
rummy-challenge-asked = Elige una cuenta y pulsa Intro para protestarla, o X para ninguna.
    .brief = Protesta una cuenta, o X.
rummy-count-corrected = { $who } contó { $said }, sus cartas suman { $points }.
    .brief = { $who }: { $said }, son { $points }.
rummy-count-corrected-you = Contaste { $said }, tus cartas suman { $points }.
    .brief = Tú: { $said }, son { $points }.
rummy-filled = Sin cuenta y con lo que eso cuesta: { $others }.
rummy-disputed = Protestadas y contadas otra vez: { $others }.
rummy-replayed = Faltan cuentas: la mano { $number } se juega otra vez.
    .brief = Faltan cuentas: se repite la mano { $number }.
rummy-proposed = Propuesta de { $who } para la mano { $hand }: { $player } { $new }, no { $old }.
rummy-proposed-you = Tu propuesta para la mano { $hand }: { $player } { $new }, no { $old }.
rummy-agree-asked = ¿De acuerdo? P sí, X no.
rummy-corrected = Mano { $hand }: { $new } para { $who } y no { $old }.
rummy-corrected-you = Mano { $hand }: { $new } para ti y no { $old }.
rummy-not-corrected = Mano { $hand }: { $who } sigue con { $old }.
rummy-not-corrected-you = Mano { $hand }: sigues con { $old }.
rummy-adjourn-asked = { $by } quiere aplazar la partida. ¿De acuerdo? P sí, X no.
    .brief = { $by }: ¿aplazar? P sí, X no.
rummy-adjourn-now = { $who } quiere aplazar la partida, contestan los demás.
    .brief = { $who } quiere aplazar ya.
rummy-adjourn-now-you = Quieres aplazar la partida, contestan los demás.
    .brief = Quieres aplazar ya.
rummy-adjourn-later = { $who } pide aplazar la partida tras esta mano.
    .brief = { $who } pide aplazar tras la mano.
rummy-adjourn-later-you = Pides aplazar la partida tras esta mano.
    .brief = Pides aplazar tras la mano.
rummy-adjourn-refused = { $resume ->
    [yes] No hay acuerdo: la partida sigue aplazada.
   *[no] No hay acuerdo: la partida continúa.
 }
rummy-suspended = Aplazada antes de la mano { $number }. Intro la continúa.
    .brief = Aplazada. Intro sigue con la mano { $number }.
rummy-resume-asked = { $rated ->
    [yes] { $by } quiere continuar. ¿De acuerdo? P sí, X no.
   *[no] { $by } quiere continuar sin que cuente. ¿De acuerdo? P sí, X no.
 }
rummy-resume-wanted = { $who } quiere continuar, contestan los demás.
rummy-resume-wanted-you = Quieres continuar, contestan los demás.
rummy-resumed = { $rated ->
    [yes] La partida continúa.
   *[no] La partida continúa sin que cuente.
 }
rummy-left = { $vacated ->
    [yes] { $who } se ha ido y su mano se aparta.
   *[no] { $who } se ha ido y se le anotará el total.
 }
    .brief = { $vacated ->
    [yes] { $who } se va, mano aparte.
   *[no] { $who } se va, se anota su total.
 }
rummy-left-you = { $vacated ->
    [yes] Te has ido y tu mano se aparta.
   *[no] Te has ido y se te anotará el total.
 }
    .brief = { $vacated ->
    [yes] Te vas y tu mano se aparta.
   *[no] Te vas y se anotará tu total.
 }
rummy-back = { $who } vuelve a tiempo.
rummy-back-you = Vuelves a tiempo.
rummy-closing = ¿Algo que corregir? Intro si no.
rummy-won = { $who } gana con { $points }.
rummy-won-you = Ganas con { $points }.
rummy-shared = Ganan { $winners } con { $points }.
rummy-final = Totales finales: { $points }.
rummy-posted-for = Total anotado por irse: { $others }.
rummy-unrated = No cuenta para las estadísticas.

## Lo que contestan las teclas

rummy-no-hand-now = Ahora no se juega ninguna mano.
rummy-this-hand = Toca bajar { $contract }.
rummy-this-hand-mine = { $open ->
    [yes] En esta mano, { $contract }. Ya has bajado.
   *[no] En esta mano, { $contract }. Aún no has bajado.
 }
    .brief = { $open ->
    [yes] { $contract }, ya bajado.
   *[no] { $contract }, sin bajar.
 }
rummy-claims-left = { $count ->
    [0] Ya no puedes pedir más en esta mano.
    [one] Puedes pedir 1 vez más en esta mano.
   *[other] Puedes pedir { $count } veces más en esta mano.
 }
rummy-deals = Reparte { $who }, mano { $number } de 7.
rummy-deals-you = Repartes tú, mano { $number } de 7.
rummy-pile-top = En el pozo: { $card }{ $wild ->
    [yes] , comodín
   *[no] { "" }
 }, { $stock } en el mazo.
    .brief = { $card }{ $wild ->
    [yes] , comodín
   *[no] { "" }
 }, mazo { $stock }.
rummy-pile-none = Nada en el pozo, { $stock } en el mazo.
rummy-turned-times = { $times ->
    [one] Se dio la vuelta al pozo 1 vez.
   *[other] Se dio la vuelta al pozo { $times } veces.
 }
rummy-table-none = No hay nada bajado.
rummy-table-melds = { $count ->
    [one] 1 grupo bajado.
   *[other] { $count } grupos bajados.
 }
rummy-meld-line = { $number }, { $who }: { $meld }.
rummy-meld-line-you = { $number }, lo tuyo: { $meld }.
rummy-meld-run = { $number }, { $who }: { $meld }. Admite { $ends }.
rummy-meld-run-you = { $number }, lo tuyo: { $meld }. Admite { $ends }.
rummy-had = { $who }, { $points }: { $cards }.
rummy-had-you = Tú, { $points }: { $cards }.
rummy-had-none = { $who }: ninguna carta.
rummy-had-none-you = Tú: ninguna carta.
rummy-totals-now = Mano { $number }. { $points }.
rummy-posted-hand = Mano { $number }: { $points }.
rummy-nothing-posted = Ninguna mano anotada todavía.
rummy-turn-of = { $phase ->
    [draw] { $who } tiene que robar.
   *[play] { $who } tiene que bajar o tirar.
 }
    .brief = { $phase ->
    [draw] { $who } roba.
   *[play] { $who } baja o tira.
 }
rummy-turn-of-you = { $phase ->
    [draw] Es tu turno: D roba, G toma la del pozo.
   *[play] Es tu turno: baja cartas o tira una.
 }
    .brief = { $phase ->
    [draw] Es tu turno: D o G.
   *[play] Es tu turno: baja o tira.
 }
rummy-turn-claim = { $others_count ->
    [one] { $others } puede pedir { THE($card) }.
   *[other] { $others } pueden pedir { THE($card) }.
 }
    .brief = { $others }: ¿{ $card }?
rummy-may-i-how = P, sí, con una carta de castigo; X, no{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } segundos
 }.
    .brief = P sí, X no.
    .full = P pide la carta y roba otra de castigo, X la deja, Q todas las de esta mano{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } segundos en total
 }.
rummy-turn-over = La partida ha terminado.
rummy-turn-suspended = Aplazada. Intro la continúa.
rummy-turn-others = { $phase ->
    [count] Faltan las cuentas de: { $others }.
    [challenge] Faltan las protestas de: { $others }.
    [closing] Falta la última palabra de: { $others }.
   *[adjourn] Falta la respuesta de: { $others }.
 }
rummy-asked-count = Cuenta tus puntos, escríbelos y pulsa Intro.
rummy-asked-challenge = Puedes protestar una cuenta, o X para ninguna.
    .brief = Protesta una cuenta, o X.
rummy-asked-adjourn = Se te pide aplazar: P sí, X no.
rummy-asked-resume = Se te pide continuar: P sí, X no.
rummy-asked-closing = Puedes corregir puntos, o Intro para acabar.
rummy-ahead = { $answer ->
    [may_i] Si dejan { THE($card) }, la carta la pides tú.
   *[pass] Si dejan { THE($card) }, no la pides.
 }
    .brief = { $answer ->
    [may_i] Pides { $card } si queda.
   *[pass] No pides { $card }.
 }
rummy-ahead-quiet = No pides nada en esta mano.
rummy-ahead-none = Con P o X contestas ya sobre { THE($card) }.
    .brief = Con P o X: { $card }.
rummy-watching = Estás mirando.
rummy-hand = { $cards_count ->
    [one] 1 carta: { $cards }.
   *[other] { $cards_count } cartas: { $cards }.
 }
rummy-hand-wilds = { $cards_count ->
    [one] { THE($cards) } es comodín.
   *[other] { THE($cards) } son comodines.
 }
rummy-hand-empty = No tienes cartas en la mano.
rummy-new-cards = Nuevas: { $cards }.
rummy-new-none = No hay cartas nuevas.
rummy-draft = En tu borrador: { $melds }.
rummy-draft-of = Borrador, { $count } de { $of }: { $melds }.
rummy-draft-empty = Nada elegido y nada en tu borrador.
    .brief = Nada elegido, borrador vacío.
rummy-holding = { $open ->
    [yes] { $player } { $count }, ya ha bajado
   *[no] { $player } { $count }
 }
rummy-holdings = Quedan en la mano: { $parts }.
rummy-vacated = Se han ido: { $others }.
rummy-nothing-yet = Nada jugado todavía en esta mano.
rummy-no-lay-off = Ninguna de tus cartas se puede añadir.
rummy-contract-ready = Puedes bajar { $contract }: J lo baja, o da las maneras que hay.
    .brief = { $contract }: J lo baja.
rummy-contract-lacks = { $count ->
    [one] Te falta 1 carta para { $contract }: K dice cuál.
   *[other] Te faltan { $count } cartas para { $contract }: K dice cuáles.
 }
rummy-contract-nearly = Aún no llegas a { $contract }: ha de quedar una carta y no puede haber más comodines que cartas.
    .brief = Aún no llegas a { $contract }.
rummy-why-draw = { $top ->
    [yes] Roba con D, o toma la de arriba del pozo con G.
   *[no] Roba con D: el pozo está vacío.
 }
rummy-why-play = Intro añade o tira la carta en la que estás; tirar una acaba el turno.
rummy-why-lay = J baja el contrato; Intro tira la carta en la que estás y acaba el turno.
rummy-advice-top = { $wild ->
    [yes] Ahí hay un comodín: { $card }.
   *[no] { $helps ->
        [yes] { THE($card) } te acerca al contrato.
       *[no] { THE($card) } no te acerca al contrato.
    }
 }
rummy-advice-open = { $fits ->
    [yes] { THE($card) } cabe en la mesa.
   *[no] { THE($card) } no cabe en ningún juego de la mesa.
 }
rummy-advice-claim = { $helps ->
    [yes] { THE($card) } te acerca al contrato, a cambio de una de castigo.
   *[no] { THE($card) } no te acerca al contrato.
 }
rummy-advice-lay = { $count ->
    [one] 1 de tus cartas se puede añadir: Z te lleva.
   *[other] { $count } de tus cartas se pueden añadir: Z te lleva.
 }
rummy-advice-free = Con { THE($card) } liberas un comodín de { $meld }.
rummy-group-wilds = { $cards_count ->
    [one] 1 comodín: { $cards }.
   *[other] { $cards_count } comodines: { $cards }.
 }
rummy-group-rank = { $count } { RANKS($rank) }
rummy-group-ranks = Del mismo número: { $groups }.
rummy-group-suit = Cercanas de { SUIT($card) }: { $ranks }.
rummy-group-alone = Sueltas: { $cards }.
rummy-open-already = Ya has bajado.
rummy-near-nothing = { $kind ->
    [set] Nada todavía para otro conjunto.
   *[run] Nada todavía para otra escalera.
 }
rummy-near-set = { $holes ->
    [0] Conjunto de { RANKS($rank) }: completo.
    [one] Conjunto de { RANKS($rank) }: { $count }, falta 1.
   *[other] Conjunto de { RANKS($rank) }: { $count }, faltan { $holes }.
 }
rummy-near-run = { $lacks_count ->
    [one] Escalera de { SUIT($card) }: { $ranks }, falta { $lacks }.
   *[other] Escalera de { SUIT($card) }: { $ranks }, faltan { $lacks }.
 }
rummy-near-run-whole = Escalera de { SUIT($card) }: { $ranks }, completa.
rummy-pool = { $count ->
    [0] Ningún comodín para rellenar.
    [one] 1 comodín para rellenar.
   *[other] { $count } comodines para rellenar.
 }
rummy-marks-make = Forman: { $meld }.
rummy-marks-nothing = { $count ->
    [one] 1 carta elegida no forma nada.
   *[other] Las { $count } cartas elegidas no forman nada.
 }
rummy-marked-makes = { $count ->
    [one] { $card }, elegida: { $meld }.
   *[other] { $card }, elegida: { $meld }, o { $count } lecturas en total.
 }

## Zonas y jugadas

rummy-zone-hand = Mano
rummy-zone-draft = Borrador
rummy-zone-pile = Pozo
rummy-zone-table = Mesa
rummy-zone-counts = Cuentas
rummy-item-meld = { $meld }
rummy-item-laid = { $number }, { $who }: { $meld }
rummy-item-laid-you = { $number }, lo tuyo: { $meld }
rummy-offer-stock = Robar del mazo
rummy-offer-take = Tomar { THE($card) }
rummy-offer-mayi = Pedir la carta
rummy-offer-claim = Pedir { THE($card) }
rummy-offer-pass = No
rummy-offer-discard = Tirar { THE($card) }
rummy-offer-lay = Bajar { $melds }
rummy-offer-stage = { $meld }
rummy-offer-add = Añadir { THE($card) } a { $meld }
rummy-offer-add-end = { $end ->
    [low] Añadir { THE($card) } a { $meld }, por abajo
   *[high] Añadir { THE($card) } a { $meld }, por arriba
 }
rummy-offer-free = Poner { THE($card) }, y { THE($freed) } a { $meld }
rummy-offer-challenge = Protestar la cuenta { DEL($about) }
rummy-offer-quiet = { $on ->
    [yes] No pedir nada
   *[no] Que me pregunten si pido
 }
rummy-offer-undo = Recoger
rummy-offer-unstage = Sacar del borrador
rummy-offer-agree = De acuerdo
rummy-offer-refuse = Decir que no
rummy-offer-resume = Continuar la partida

## Lo que no se puede

rummy-no-open-already = Ya has bajado: añade las cartas de una en una.
rummy-no-watching = Estás mirando: juegan los demás.
rummy-no-over = La partida ha terminado.
rummy-no-vacated = Tu sitio está fuera de esta partida.
rummy-no-return = Es tarde para volver a esta partida.
rummy-no-claim-open = Hay una carta que pedir: P la pide, X la deja.
rummy-no-claim-waits = { $others_count ->
    [one] { $others } aún puede pedir la carta.
   *[other] { $others } aún pueden pedir la carta.
 }
rummy-no-claim = Ahora no hay nada que pedir.
rummy-no-turn = Le toca a { $who }.
rummy-no-turn-you = Te toca a ti: no puedes pedir.
rummy-no-late = Ya no llegas: { THE($card) } se dejó pasar. { $phase ->
    [draw] Te toca: roba con D, o toma con G.
   *[play] Ahora juega otro.
 }
rummy-no-phase-draw = Antes hay que robar: D del mazo, G del pozo.
rummy-no-phase-play = Ya has robado: baja cartas o tira una.
rummy-no-phase-count = Escribe tus puntos y pulsa Intro, o X para no darlos.
rummy-no-phase-challenge = Protesta una cuenta con Intro, o X para ninguna.
rummy-no-phase-adjourn = Se te pide aplazar: P sí, X no.
rummy-no-phase-resume = Se te pide continuar: P sí, X no.
rummy-no-phase-closing = Pulsa Intro si no hay nada que corregir.
rummy-no-rest = { $phase ->
    [count] Los demás aún cuentan.
    [challenge] Los demás aún pueden protestar.
    [suspended] La partida está aplazada. Intro la continúa.
    [closing] Los demás aún pueden corregir puntos.
   *[other] Ahora no se juega ninguna mano.
 }
rummy-no-discard = El pozo está vacío: roba del mazo con D.
rummy-no-card = No tienes { $cards }.
rummy-no-undo = No has bajado nada en este turno.
rummy-no-contract = Esta mano pide { $contract }, ni más ni menos.
rummy-no-keep-one = Guarda una carta: se cierra con un descarte.
rummy-no-not-wild = Solo un comodín vale por otra carta.
rummy-no-set-size = Un conjunto necesita 3 cartas o más.
rummy-no-wild-set-natural = A un conjunto de comodines solo van comodines.
rummy-no-set-rank = Este conjunto admite { RANKS($rank) } y comodines.
rummy-no-run-size = Una escalera necesita 4 cartas o más.
rummy-no-run-13 = Una escalera tiene 13 cartas como mucho.
rummy-no-run-ends = Una escalera acaba en el as, por abajo o por arriba.
rummy-no-run-card = Una escalera va seguida y de un solo palo.
rummy-no-run-end = { THE($card) } no cabe en esa punta.
rummy-no-wilds = No puede haber más comodines que cartas.
rummy-no-not-open = Antes tienes que bajar el contrato.
rummy-no-meld = { $count ->
    [0] Aún no hay nada bajado.
    [one] Solo hay 1 grupo bajado.
   *[other] Solo hay { $count } grupos bajados.
 }
rummy-no-end = Di en qué punta, abajo o arriba: añadir 1 comodín arriba.
rummy-no-set-wild = El comodín de un conjunto se queda; solo se libera el de una escalera.
rummy-no-wild = Ahí no hay ningún comodín.
rummy-no-stands-for = Ese comodín vale por { THE($card) }.
rummy-no-same-run = El comodín liberado va a otro grupo.
rummy-no-points = Hace falta un número entero de 0 a 999.
rummy-no-challenge-again = Ya protestaste la cuenta de { $who }.
rummy-no-challenge-again-you = Ya protestaste tu propia cuenta.
rummy-no-count = Ahí no se anunció ninguna cuenta.
rummy-no-corrections = En esta mesa no se corrigen los puntos.
rummy-no-correct-now = Ahora no puedes corregir puntos.
rummy-no-correction-open = Hay otra corrección pendiente.
rummy-no-score = Ahí no hay puntos anotados.
rummy-no-disputed = Esos puntos se protestaron y así quedan.
rummy-no-same-score = Ya son { $points }.
rummy-no-suspend-now = Se aplaza en las manos 1 a 6, antes de anotar.
rummy-no-suspend-asked = Ya está pedido.
rummy-no-resume-players = Tienen que estar todos los de la partida, y nadie más.
rummy-no-resume-seats = Hay que sentarse en el mismo orden.
rummy-no-resume-year = El año ha pasado: podéis seguir todos sin que cuente.
rummy-no-may-i = En esta mano no se pide.
rummy-no-quiet-same = { $on ->
    [yes] Ya no pides nada en esta mano.
   *[no] Ya te preguntan si pides.
 }
rummy-no-draft = Tu borrador está vacío.
rummy-no-draft-full = De eso ya hay bastante en el borrador: el contrato es { $contract }.
rummy-no-awaited = Nadie espera a ese sitio.
rummy-no-mark-more = { $count ->
    [0] Elige cartas con Espacio: 3 para un conjunto, 4 para una escalera.
    [one] 1 elegida: un conjunto necesita 3 cartas, una escalera 4.
   *[other] { $count } elegidas: un conjunto necesita 3 cartas, una escalera 4.
 }
rummy-no-no-meld = Ni conjunto ni escalera: { $cards }.
rummy-no-type-count = Escribe tus puntos y pulsa Intro.
rummy-no-mark-card = Elige antes una carta de tu mano y luego el grupo.
rummy-no-one-card = { $open ->
    [yes] De una en una: elige 1.
   *[no] Elige 1 carta para tirar, o 3 y más para un grupo.
 }
rummy-no-fits-not = No cabe en { $meld }.
rummy-no-draft-short = Tu borrador tiene { $count } de { $of }.
rummy-no-cannot-lay = Aún no puedes bajar { $contract }. K dice qué falta.
rummy-no-move = Eso no es una jugada. Escribe tirar 7 de picas, añadir 1 rey de corazones, robar o tomar.

rummy-sure-discard = { THE($card) } es comodín. Intro otra vez lo tira.

## El reglamento

rummy-rules-aim = Objeto
rummy-rules-aim-low = Gana el total más bajo tras siete manos.
rummy-rules-aim-hands = En cada mano se baja primero el contrato, luego se añaden cartas y se trata de quedarse sin ninguna.
rummy-rules-aim-alone = Cada cual juega solo; con totales iguales se comparte la victoria.
rummy-rules-cards = Las cartas
rummy-rules-cards-packs = { $jokers ->
    [0] { $packs } barajas sin comodines, { $cards } cartas en total.
    [one] { $packs } barajas con 1 comodín cada una, { $cards } cartas en total.
   *[other] { $packs } barajas con { $jokers } comodines cada una, { $cards } cartas en total.
 }
rummy-rules-cards-dealt = Cada cual recibe 12 cartas, otra se vuelve para el pozo y el resto es el mazo.
rummy-rules-cards-jokers = El comodín vale por cualquier carta.
rummy-rules-cards-red-aces = Los ases de corazones y de diamantes también son comodines.
rummy-rules-cards-twos = Todos los doses también son comodines.
rummy-rules-cards-own-place = Entre cartas de su número, o en su sitio de una escalera, esa carta vale por sí misma.
rummy-rules-contracts = Los siete contratos
rummy-rules-contract = Mano { $number }: { $contract }.
rummy-rules-contracts-exact = El contrato se baja entero y de una vez, ni más ni menos grupos, cada uno tan largo como se quiera.
rummy-rules-contracts-apart = Dos conjuntos pueden ser del mismo número y dos escaleras del mismo palo; van aparte.
rummy-rules-melds = Conjuntos y escaleras
rummy-rules-melds-set = Un conjunto tiene 3 o más cartas del mismo número; los palos pueden repetirse.
rummy-rules-melds-run = Una escalera tiene de 4 a 13 cartas seguidas del mismo palo.
rummy-rules-melds-ace = El as va antes del 2 o después del rey, no las dos cosas.
rummy-rules-melds-wild = En un grupo nunca hay más comodines que cartas naturales.
rummy-rules-melds-all-wild = También vale un conjunto solo de comodines, y no admite otra cosa.
rummy-rules-turn = El turno
rummy-rules-turn-order = Se juega hacia la izquierda, empezando por la de quien reparte.
rummy-rules-turn-draw = Roba la de arriba del mazo o toma la de arriba del pozo.
rummy-rules-turn-open = Antes de bajar el contrato no se baja nada.
rummy-rules-turn-add = Después, ya en ese turno, añade cartas a cualquier grupo; a una escalera, solo en las puntas.
rummy-rules-turn-undo = Hasta tirar puedes recoger lo que bajaste en este turno, lo último primero.
rummy-rules-turn-discard = { $either ->
    [yes] Tira una carta para acabar, salvo que las hayas bajado todas.
   *[no] Tira una carta para acabar: siempre hay que guardar una.
 }
rummy-rules-claims = Pedir fuera de turno
rummy-rules-claims-who = { $discarder ->
    [yes] Si quien tiene el turno no toma la del pozo, cualquiera puede pedirla, hasta quien la tiró.
   *[no] Si quien tiene el turno no toma la del pozo, puede pedirla cualquiera menos quien la tiró.
 }
rummy-rules-claims-penalty = Quien la pide la recibe con una del mazo como castigo, y no tira.
rummy-rules-claims-order = Entre varios, para el más cercano por la izquierda; la prisa no importa.
rummy-rules-claims-stock = No se pide si el mazo no llega para el castigo y el robo.
rummy-rules-claims-last-three = En las manos 5, 6 y 7 no se pide.
rummy-rules-claims-limit = { $count ->
    [one] Cada cual puede pedir 1 vez por mano.
   *[other] Cada cual puede pedir { $count } veces por mano.
 }
rummy-rules-claims-ahead = Puedes contestar antes de tiempo, o decir que no para toda la mano.
rummy-rules-wilds = Los comodines en la mesa
rummy-rules-wilds-fixed = Un comodín conserva su sitio en la escalera.
rummy-rules-wilds-free = { $same ->
    [yes] Pon la carta por la que vale y el comodín se añade en el acto a cualquier grupo.
   *[no] Pon la carta por la que vale y el comodín se añade en el acto a otro grupo.
 }
rummy-rules-wilds-set = El comodín de un conjunto no se libera nunca.
rummy-rules-end = El final de una mano
rummy-rules-end-out = { $either ->
    [yes] La mano acaba cuando alguien tira o baja su última carta.
   *[no] La mano acaba cuando alguien tira su última carta.
 }
rummy-rules-end-flips = { $count ->
    [0] Al pozo no se le da la vuelta nunca.
    [one] Si el mazo se acaba, se da la vuelta al pozo sin barajar, una vez por mano.
   *[other] Si el mazo se acaba, se da la vuelta al pozo sin barajar, { $count } veces por mano.
 }
rummy-rules-end-stock = Si hace falta una carta y no hay, la mano acaba y cuentan todos.
rummy-rules-end-stall = Tras { $count } rondas sin robar del mazo ni bajar nada, la mano también acaba.
rummy-rules-score = Tanteo
rummy-rules-score-points = Cartas en la mano: del 2 al 9, 5; del 10 al rey, 10; ases 20, ases rojos { $red }, comodines 50.
rummy-rules-score-win = Quien cierra anota 0. Lo bajado no cuenta para nadie.
rummy-rules-score-manual = Cada cual cuenta sus cartas, en { $seconds } segundos.
rummy-rules-score-missing = Quien no cuenta anota la suma de las dos cuentas más altas; si no hay dos, la mano se repite una vez.
rummy-rules-score-challenge = Las cuentas se pueden protestar; entonces vale la verdadera. Las demás quedan como están.
rummy-rules-score-correct = Unos puntos que no se protestaron cambian si todos están de acuerdo.
rummy-rules-table = Irse y aplazar
rummy-rules-table-leave = { $vacate ->
    [yes] Si alguien se va, su mano se aparta y se salta su sitio.
   *[no] Si alguien se va, sigue un bot.
 }
rummy-rules-table-posted = A quien se va se le anotan los dos totales más altos de los demás, y no gana.
rummy-rules-table-adjourn = En las manos 1 a 6 se puede aplazar la partida tras la mano, si todos quieren.
rummy-rules-table-year = Varias personas solo siguen una partida que cuenta en el año en que empezó.
rummy-rules-table-claim-clock = Hay { $seconds } segundos para contestar si pides; callar es que no.
rummy-rules-table-turn-clock = Hay { $seconds } segundos por turno; luego se roba y se tira la carta más cara.

## Estadísticas

rummy-figure-contract-1 = { $value } puntos en la mano 1.
rummy-figure-contract-2 = { $value } puntos en la mano 2.
rummy-figure-contract-3 = { $value } puntos en la mano 3.
rummy-figure-contract-4 = { $value } puntos en la mano 4.
rummy-figure-contract-5 = { $value } puntos en la mano 5.
rummy-figure-contract-6 = { $value } puntos en la mano 6.
rummy-figure-contract-7 = { $value } puntos en la mano 7.
rummy-figure-out = { $value } por ciento de las manos cerradas por ti.

## La lección: la primera mano

rummy-lesson-welcome = Juegas la primera mano del Continental con Berta y Luis, paso a paso.
rummy-lesson-aim = Lo que te quede en la mano al final cuenta contra ti. Tras 7 manos gana el total más bajo.
rummy-lesson-contract = Cada mano tiene su contrato, que se baja de una vez. En la primera, 2 conjuntos.
rummy-lesson-set = Un conjunto son 3 o más cartas del mismo número, de cualquier palo. Con 2 barajas, todas se repiten.
rummy-lesson-run = Otros contratos piden escaleras: 4 o más cartas seguidas de un palo.
rummy-lesson-hand = { $key } dice tus cartas en cualquier momento. Pulsa { $key }.
rummy-lesson-asked = { $key } dice el contrato en cualquier momento. Pulsa { $key }.
rummy-lesson-free = Berta ha preferido el mazo: la reina del pozo es de quien la pida.
rummy-lesson-penalty = Pedir cuesta otra carta del mazo, de castigo. Por la tercera reina vale la pena.
rummy-lesson-claim = Pídela: pulsa { $key }.
rummy-lesson-turn = Ya puedes bajar. Todo turno empieza con una carta, del mazo o del pozo.
rummy-lesson-take = Toma { THE($card) } del pozo: pulsa { $key }.
rummy-lesson-draft = Tienes los 2 conjuntos. Antes de bajarlos pasan por tu borrador, que solo ves tú.
rummy-lesson-sevens = Pulsa Espacio en cada uno de tus 5 sietes; al final, Intro.
rummy-lesson-wild = Los comodines y los ases rojos valen por cualquier carta, pero no pueden ser más que las otras.
rummy-lesson-queens = Pulsa Espacio en tus 3 reinas y en el comodín; al final, Intro.
rummy-lesson-whole = En el borrador está el contrato entero.
rummy-lesson-lay = Bájalo a la mesa: pulsa { $key }.
rummy-lesson-open = Ya has bajado. Ahora puedes añadir cartas a cualquier conjunto, tuyo o de otros.
rummy-lesson-table = { $key } dice lo que hay en la mesa. Pulsa { $key }.
rummy-lesson-nine = A los nueves de Berta les va { THE($card) }: tabulador hasta esa carta y luego Intro.
rummy-lesson-add = Añade también { THE($card) }: tabulador y luego Intro.
rummy-lesson-ends = No te entra nada más. Todo turno acaba tirando una carta; las altas son las que más cuestan.
rummy-lesson-discard = Tira { THE($card) }: tabulador y luego Intro.
rummy-lesson-useless = { THE($card) } no te sirve; si no lo tomas, podrá pedirlo otro.
rummy-lesson-stock = Roba del mazo: pulsa { $key }.
rummy-lesson-yours = Una reina, y cabe en tu propio conjunto.
rummy-lesson-last = Quien tira su última carta cierra la mano, y los demás cuentan las que tienen.
rummy-lesson-won = Has cerrado sin una carta, y ya está repartida la segunda mano.
rummy-lesson-scores = { $key } dice los totales en cualquier momento. Pulsa { $key }.
rummy-lesson-points = Del 2 al 9, cada carta cuenta 5, y del 10 al rey, 10.
rummy-lesson-high = Un as cuenta 20 y un comodín 50: que no te pillen con ellos.
rummy-lesson-next = El segundo contrato es un conjunto y una escalera; el séptimo, 3 escaleras.
rummy-lesson-lacks = K dice qué te falta para el contrato. J lo baja, o da las maneras que hay.
rummy-lesson-end = W dice qué puedes hacer, F2 lee las reglas. Intro termina la lección.

## Las teclas de todos los juegos, con las palabras de este

rummy-ask-count = el contrato de esta mano
rummy-ask-count-about = También si ya te has bajado y cuántas veces puedes pedir aún.
rummy-ask-burden = quién reparte
rummy-ask-burden-about = Con el número de la mano.
rummy-ask-first = la carta de arriba del pozo
rummy-ask-first-about = Con las cartas que quedan en el mazo.
