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
rummy-preset-comodines-about = Solo valen los comodines; los ases rojos son ases como los demás.
rummy-preset-cuenta = Cuenta tú
rummy-preset-cuenta-about = Al acabar la mano cada cual cuenta sus cartas, y las cuentas se pueden impugnar.
rummy-preset-literal = Muchas barajas
rummy-preset-literal-about = Dos barajas más que la mitad del número de jugadores.

## Opciones

rummy-option-deck_rule = Barajas
rummy-option-deck_rule-about = Cuántas barajas se juntan.
rummy-option-deck_rule-half = la mitad del número de jugadores, 2 como mínimo
rummy-option-deck_rule-base_plus_half = 2 más que la mitad del número de jugadores
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
rummy-option-may_i_limit-about = Cuántas peticiones puede hacer cada cual en una mano.
rummy-option-discarder_may_claim = Pedir el propio descarte
rummy-option-discarder_may_claim-about = Quien tiró la carta puede pedirla de vuelta con la P, antes de que la dejen.
rummy-option-replace_same_run = El comodín liberado vuelve a su escalera
rummy-option-replace_same_run-about = Un comodín liberado puede ir a una punta de la misma escalera.
rummy-option-going_out = Cerrar
rummy-option-going_out-about = Si la última carta tiene que ser un descarte.
rummy-option-going_out-discard = con un descarte
rummy-option-going_out-either = con un descarte o bajando todo
rummy-option-flips = Veces que se da la vuelta al pozo
rummy-option-flips-about = Cuántas veces el pozo pasa a ser mazo; después acaba la mano.
rummy-option-stall_rounds = Rondas sin avanzar
rummy-option-stall_rounds-about = Tras tantas rondas sin robar del mazo ni bajar nada, la mano acaba.
rummy-option-manual_scoring = Contar a mano
rummy-option-manual_scoring-about = Cada cual cuenta sus cartas al acabar la mano; los demás pueden impugnar.
rummy-option-count_seconds = Tiempo para contar y contestar
rummy-option-count_seconds-about = Para cuentas, impugnaciones y acuerdos; callar es no contar y decir que no.
rummy-option-allow_corrections = Corregir puntos
rummy-option-allow_corrections-about = Unos puntos anotados cambian si todos están de acuerdo. Lo normal al contar a mano.
rummy-option-same_year = Seguir en el mismo año
rummy-option-same_year-about = Una partida aplazada entre varias personas solo cuenta si sigue en su año.
rummy-option-on_leave = Si alguien se va
rummy-option-on_leave-about = Sigue un robot, o su mano se aparta y se salta su asiento.
rummy-option-on_leave-bot = sigue un robot
rummy-option-on_leave-vacate = se salta su asiento
rummy-option-claim_seconds = Tiempo para pedir
rummy-option-claim_seconds-about = Acabado el tiempo, callar es decir que no. También se contesta antes.
rummy-option-turn_seconds = Tiempo por turno
rummy-option-turn_seconds-about = Al acabarse se roba del mazo y se tira la carta más cara.

## Teclas

rummy-key-stock = roba del mazo
rummy-key-take = toma la de arriba del pozo
rummy-key-claim = pide la carta del pozo, también antes de tiempo y la tuya; responde que sí
rummy-key-no = la dejas pasar, también antes de tiempo; responde que no
rummy-key-quiet = no pides nada en esta mano, o vuelven a preguntarte
rummy-key-meld = pone las cartas elegidas en tu borrador como conjunto o escalera
rummy-key-lay = baja tu borrador, o el contrato de una vez, con una lista si hay varias maneras
rummy-key-undo = recoge lo último que bajaste, o lo último del borrador, como Escape
rummy-key-suspend = pide aplazar la partida tras esta mano
rummy-key-correct = corrige puntos anotados, con una lista
rummy-key-lacks = qué te falta para el contrato
rummy-key-groups = tu mano por grupos
rummy-key-new = tus cartas nuevas
rummy-key-marks = qué forman las cartas elegidas, o tu borrador

## Conjuntos, escaleras y contratos

rummy-item-card = { $card }{ $wild ->
    [yes] , comodín
   *[no] { "" }
 }
rummy-item-card-fits = { $card }{ $wild ->
    [yes] , comodín
   *[no] { "" }
 }, cabe en { $meld }
    .brief = { $card }{ $wild ->
    [yes] , comodín
   *[no] { "" }
 }, cabe
rummy-part-rank = { RANK($card) }
rummy-part-the = { THE($card) }
    .brief = { $card }
rummy-part-the-as = { THE($card) } como { RANK($rank) }
rummy-part-the-wild = { THE($card) }, comodín,
    .brief = { THE($card) }
rummy-part-the-wild-as = { THE($card) }, comodín como { RANK($rank) },
    .brief = { THE($card) } como { RANK($rank) }
rummy-part-as = { $card } como { RANK($rank) }
rummy-part-set = { $wilds ->
    [0] { $count } { RANKS($rank) }
    [one] { $count } { RANKS($rank) } con 1 comodín
   *[other] { $count } { RANKS($rank) } con { $wilds } comodines
 }
    .brief = { $wilds ->
    [0] { $count } { RANKS($rank) }
    [one] { $count } { RANKS($rank) }, 1 comodín
   *[other] { $count } { RANKS($rank) }, { $wilds } comodines
 }
rummy-part-wild-set = { $count } comodines
rummy-part-run = { $wilds ->
    [0] escalera de { SUIT($card) } { DEL_RANK($low) } { AL_RANK($high) }
    [one] escalera de { SUIT($card) } { DEL_RANK($low) } { AL_RANK($high) } con 1 comodín
   *[other] escalera de { SUIT($card) } { DEL_RANK($low) } { AL_RANK($high) } con { $wilds } comodines
 }
    .brief = { SUIT($card) }, de { RANK($low) } a { RANK($high) }
rummy-part-that-set = el conjunto de { RANKS($rank) }
rummy-part-that-wild-set = el conjunto de comodines
rummy-part-that-run = la escalera de { SUIT($card) } { DEL_RANK($low) } { AL_RANK($high) }
rummy-part-meld-cards = { $meld }: { $cards }
rummy-part-meld-wilds = { $meld }, { $wilds }
rummy-part-sets = { $count ->
    [one] 1 conjunto
   *[other] { $count } conjuntos
 }
rummy-part-runs = { $count ->
    [one] 1 escalera
   *[other] { $count } escaleras
 }
rummy-part-sets-and-runs = { $sets } y { $runs }
rummy-part-seat-points = { $player } { $points }
rummy-part-seat-none = { $player } nada

## La mesa y el reparto

rummy-event-table = Rummy continental para { $seats } con { $others }; { $packs } barajas.
    .brief = Rummy continental para { $seats } con { $packs } barajas.
rummy-part-drew = { $player } { $card }
rummy-event-drawn = { $who } saca { THE($card) }, la más alta, y reparte.
    .brief = Carta más alta: { $who }.
    .full = Sacan para repartir: { $draws }. Reparte { $who }.
rummy-event-drawn-you = Sacas { THE($card) }, la más alta, y repartes.
    .brief = Carta más alta: tú.
    .full = Sacan para repartir: { $draws }. Repartes tú.
rummy-event-drawn-tie = Empate en la carta más alta: se saca otra vez.
    .brief = Empate, otra vez.
    .full = Sacan para repartir: { $draws }. Empatan y sacan otra vez.
rummy-event-hand-started = Mano { $number }: { $contract }. Reparte { $who }.
    .brief = Mano { $number }: { $contract }.
rummy-event-hand-started-you = Mano { $number }: { $contract }. Repartes tú.
    .brief = Mano { $number }: { $contract }.
rummy-event-first-card = En el pozo: { $card }.
    .full = En el pozo: { $card }, y { $stock } cartas en el mazo.
rummy-event-dealt = { $cards_count } cartas: { $cards }.
rummy-event-your-turn = Te toca robar del mazo.
    .brief = Te toca.
rummy-event-your-turn-top = Te toca: toma { THE($card) } o roba.
    .brief = Te toca: toma { $card } o roba.
    .full = Te toca: toma { THE($card) } o roba del mazo.

## Robar y pedir

rummy-event-took = { $who } toma { THE($card) }.
    .brief = { $who } toma { $card }.
rummy-event-others-asked = { $others_count ->
    [one] Espera: { $others } puede pedir.
   *[other] Espera: { $others } pueden pedir.
 }
    .brief = Espera a { $others }.
rummy-event-took-you = Tomas { THE($card) }.
    .brief = Tomas { $card }.
rummy-event-may-i = { $thrown_is ->
    [you] { $by } no quiere tu { $card }. ¿La pides de vuelta?
   *[other] { $by } no quiere { THE($card) }. ¿Y tú?
 }
    .brief = { $thrown_is ->
    [you] ¿Vuelve tu { $card }?
   *[other] ¿Quieres { THE($card) }?
 }
rummy-event-claimed = Para { $who }, { THE($card) } y una de castigo.
    .brief = { $who }: { $card } y otra.
rummy-event-claimed-you = Para ti, { THE($card) } y una de castigo.
    .brief = Para ti: { $card } y castigo.
rummy-event-claimed-over = Para { $who }, { THE($card) } y una de castigo, antes que { $others }.
    .brief = { $who }: { $card } y otra.
rummy-event-claimed-over-you = Para ti, { THE($card) } y una de castigo, antes que { $others }.
    .brief = Para ti: { $card } y castigo.
rummy-event-got = Recibes { THE($card) } y, de castigo, { THE($penalty) }.
    .brief = La recibes, castigo { $penalty }.
rummy-event-got-over = Recibes { THE($card) } y { THE($penalty) }, antes que { $others }.
    .brief = La recibes, castigo { $penalty }.
rummy-event-drew-stock = { $who } roba.
rummy-event-drew-stock-you = Robas.
rummy-event-you-drew = Robas { THE($card) }.
rummy-event-stock-turned = { $count ->
    [one] Se da la vuelta al pozo: 1 carta.
   *[other] Se da la vuelta al pozo: { $count } cartas.
 }
rummy-event-noted-ahead-yes = Si la dejan, la pides.
rummy-event-noted-ahead-no = Si la dejan, no la pides.
rummy-event-noted-claim-yes = La pides.
rummy-event-noted-claim-no = La dejas pasar.
rummy-event-noted-quiet-on = No pides nada en esta mano. Otra vez la Q y vuelven a preguntarte.
    .brief = No pides nada en esta mano.
rummy-event-noted-quiet-off = Vuelven a preguntarte si pides.
rummy-event-noted-count = Tu cuenta: { $points }.
rummy-event-noted-no-count = No das ninguna cuenta.
rummy-event-noted-challenge = Impugnas la cuenta { DEL($about) }.
rummy-event-noted-challenge-end = No impugnas nada más.
rummy-event-noted-agree = De acuerdo.
rummy-event-noted-refuse = Dices que no.
rummy-event-noted-closed = Por ti, nada que corregir.

## Bajar y tirar

rummy-event-opened = { $who } baja: { $meld }.
    .brief = { $who } baja { $meld }.
rummy-event-opened-you = Bajas: { $meld }.
    .brief = Bajas { $meld }.
rummy-event-opened-too = También { $meld }.
rummy-event-laid-off = { $who } añade { $card } a { $meld }.
    .brief = { $who } añade { $card }.
rummy-event-laid-off-you = Añades { $card } a { $meld }.
    .brief = Añades { $card }.
rummy-event-replaced = { $who } cambia { THE($freed) } por { THE($card) }.
    .brief = { $who } cambia { $freed } por { $card }.
rummy-event-replaced-you = Cambias { THE($freed) } por { THE($card) }.
    .brief = Cambias { $freed } por { $card }.
rummy-event-freed = Queda libre { THE($freed) } y va a { $meld }.
    .brief = Libre { $freed }, a { $meld }.
rummy-event-undone = { $who } recoge { $cards }.
    .brief = { $who } recoge { $cards }.
rummy-event-undone-you = De vuelta en tu mano: { $cards }.
    .brief = De vuelta: { $cards }.
rummy-event-discarded = { $who } tira { THE($card) }.
    .brief = { $who } tira { $card }.
rummy-event-discarded-you = Tiras { THE($card) }.
    .brief = Tiras { $card }.
rummy-event-discarded-few = { $left ->
    [one] { $who } tira { THE($card) }, le queda 1.
   *[other] { $who } tira { THE($card) }, le quedan { $left }.
 }
    .brief = { $who }: { $card }, aún { $left }.
rummy-event-discarded-few-you = { $left ->
    [one] Tiras { THE($card) }, te queda 1.
   *[other] Tiras { THE($card) }, te quedan { $left }.
 }
    .brief = { $left ->
    [one] Tiras { $card }, queda 1.
   *[other] Tiras { $card }, quedan { $left }.
 }
rummy-event-staged = { $meld }, al borrador, { $count } de { $of }.
    .brief = Borrador: { $meld }, { $count } de { $of }.
rummy-event-staged-first = { $meld }, al borrador. Escape lo deshace.
    .brief = Borrador: { $meld }, 1 de { $of }.
    .full = { $meld }, al borrador, 1 de { $of }. Escape lo deshace.
rummy-event-staged-last = { $meld }, al borrador: la J lo baja.
    .brief = Borrador: { $meld }, { $count } de { $of }.
    .full = { $meld }, al borrador, { $count } de { $of }. La J lo baja, Escape lo deshace.
rummy-event-unstaged = { $meld }, fuera del borrador, { $count ->
    [0] no queda nada
    [one] queda 1
   *[other] quedan { $count }
 }.
    .brief = Borrador sin { $meld }.

## El final de una mano

rummy-event-out = { $who } cierra.
rummy-event-out-you = Cierras.
rummy-event-exhausted = No quedan cartas que robar: acaba la mano.
rummy-event-blocked = Nadie avanza: acaba la mano.
rummy-event-points = Puntos: { $points }.
rummy-event-totals = Totales: { $points }.
rummy-event-count-asked = ¿Cuántos puntos tienes? { $cards }.
    .brief = ¿Cuántos puntos tienes?
rummy-event-count-others = { $others_count ->
    [one] Cuenta { $others }.
   *[other] Cuentan { $others }.
 }
rummy-event-counts = Cuentas: { $points }.
rummy-event-challenge-asked = Elige una cuenta y pulsa Intro para impugnarla, o la X para ninguna.
    .brief = Impugna una cuenta, o la X.
rummy-event-count-corrected = { $who } contó { $said }, sus cartas suman { $points }.
    .brief = { $who } contó { $said }, son { $points }.
rummy-event-count-corrected-you = Contaste { $said }, tus cartas suman { $points }.
    .brief = Contaste { $said }, son { $points }.
rummy-event-filled = Sin cuenta y con lo que eso cuesta: { $others }.
rummy-ask-disputed = Impugnadas y contadas otra vez: { $others }.
rummy-event-replayed = Faltan cuentas: la mano { $number } se juega otra vez.
    .brief = Faltan cuentas: se repite la mano { $number }.
rummy-event-proposed = Propuesta de { $who } para la mano { $hand }: { $player } { $new }, no { $old }.
rummy-event-proposed-you = Tu propuesta para la mano { $hand }: { $player } { $new }, no { $old }.
rummy-event-agree-asked = ¿De acuerdo? P sí, X no.
rummy-event-corrected = Mano { $hand }: { $new } para { $who } y no { $old }.
rummy-event-corrected-you = Mano { $hand }: { $new } para ti y no { $old }.
rummy-event-not-corrected = Mano { $hand }: { $who } sigue con { $old }.
rummy-event-not-corrected-you = Mano { $hand }: sigues con { $old }.
rummy-event-adjourn-asked = { $by } quiere aplazar la partida. ¿De acuerdo? P sí, X no.
    .brief = { $by }: ¿aplazar? P sí, X no.
rummy-event-adjourn-now = { $who } quiere aplazar la partida, contestan los demás.
    .brief = { $who } quiere aplazar ya.
rummy-event-adjourn-now-you = Quieres aplazar la partida, contestan los demás.
    .brief = Quieres aplazar ya.
rummy-event-adjourn-later = { $who } pide aplazar la partida tras esta mano.
    .brief = { $who }: ¿aplazar tras la mano?
rummy-event-adjourn-later-you = Pides aplazar la partida tras esta mano.
    .brief = Pides aplazar tras la mano.
rummy-event-adjourn-refused = { $resume ->
    [yes] No hay acuerdo: la partida sigue aplazada.
   *[no] No hay acuerdo: la partida continúa.
 }
    .brief = { $resume ->
    [yes] Sin acuerdo: sigue aplazada.
   *[no] Sin acuerdo: la partida continúa.
 }
rummy-event-suspended = Aplazada antes de la mano { $number }. Intro la continúa.
    .brief = Aplazada. Intro sigue con la mano { $number }.
rummy-event-resume-asked = { $rated ->
    [yes] { $by } quiere continuar. ¿De acuerdo? P sí, X no.
   *[no] { $by } quiere continuar sin que cuente. ¿De acuerdo? P sí, X no.
 }
    .brief = { $rated ->
    [yes] { $by }: ¿continuar? P sí, X no.
   *[no] { $by }: ¿sin que cuente? P sí, X no.
 }
rummy-event-resume-wanted = { $who } quiere continuar, contestan los demás.
    .brief = { $who } quiere continuar.
rummy-event-resume-wanted-you = Quieres continuar, contestan los demás.
    .brief = Quieres continuar.
rummy-event-resumed = { $rated ->
    [yes] La partida continúa.
   *[no] La partida continúa sin que cuente.
 }
rummy-event-left = { $vacated ->
    [yes] Su mano se aparta y se salta su asiento.
   *[no] { $who }: su total se anotará al final.
 }
    .brief = { $vacated ->
    [yes] Su mano se aparta.
   *[no] Se anotará su total.
 }
rummy-event-left-you = { $vacated ->
    [yes] Tu mano se aparta y se salta tu asiento.
   *[no] Se te anotará el total al final.
 }
    .brief = { $vacated ->
    [yes] Tu mano se aparta.
   *[no] Se te anotará el total.
 }
rummy-event-back = { $who } vuelve a tiempo.
rummy-event-back-you = Vuelves a tiempo.
rummy-event-closing = ¿Algo que corregir? La tecla A corrige, Intro termina.
rummy-event-won = { $who } gana con { $points }.
rummy-event-won-you = Ganas con { $points }.
rummy-event-shared = Ganan { $winners } con { $points }.
rummy-event-final = Totales finales: { $points }.
rummy-event-posted-for = Total anotado por irse: { $others }.
rummy-event-unrated = No cuenta para las estadísticas.

## Lo que contestan las teclas

rummy-ask-no-hand-now = Ahora no se juega ninguna mano.
rummy-ask-this-hand = En esta mano, { $contract }.
rummy-ask-this-hand-mine = { $open ->
    [yes] En esta mano, { $contract }. Ya has bajado.
   *[no] En esta mano, { $contract }. Aún no has bajado.
 }
    .brief = { $open ->
    [yes] { $contract }: ya has bajado.
   *[no] { $contract }: aún no has bajado.
 }
rummy-ask-claims-left = { $count ->
    [0] Ya no puedes pedir más en esta mano.
    [one] Puedes pedir 1 vez más en esta mano.
   *[other] Puedes pedir { $count } veces más en esta mano.
 }
rummy-ask-deals = Reparte { $who }, mano { $number } de 7.
rummy-ask-deals-you = Repartes tú, mano { $number } de 7.
rummy-ask-pile-top = En el pozo: { $card }{ $wild ->
    [yes] , comodín
   *[no] { "" }
 }, { $stock } en el mazo.
    .brief = { $card }{ $wild ->
    [yes] , comodín
   *[no] { "" }
 }, mazo { $stock }.
rummy-ask-pile-none = Nada en el pozo, { $stock } en el mazo.
rummy-ask-turned-times = { $times ->
    [one] Se dio la vuelta al pozo 1 vez.
   *[other] Se dio la vuelta al pozo { $times } veces.
 }
rummy-ask-table-none = No hay nada bajado.
rummy-ask-table-melds = { $count ->
    [one] 1 grupo bajado.
   *[other] { $count } grupos bajados.
 }
rummy-ask-meld-set = { $number }, { $who }: { $meld }.
    .full = { $number }, { $who }: { $meld }: { $cards }.
rummy-ask-meld-set-you = { $number }, tú: { $meld }.
    .full = { $number }, tú: { $meld }: { $cards }.
rummy-ask-meld-line = { $number }, { $who }: { $meld }.
rummy-ask-meld-line-you = { $number }, tú: { $meld }.
rummy-ask-meld-run = { $number }, { $who }: { $meld }. Admite { $ends }.
rummy-ask-meld-run-you = { $number }, tú: { $meld }. Admite { $ends }.
rummy-ask-had = { $who }, { $points }: { $cards }.
rummy-ask-had-you = Tú, { $points }: { $cards }.
rummy-ask-had-none = { $who }: ninguna carta.
rummy-ask-had-none-you = Tú: ninguna carta.
rummy-ask-totals-now = Mano { $number }. { $points }.
rummy-ask-posted-hand = Mano { $number }: { $points }.
rummy-ask-nothing-posted = Ninguna mano anotada todavía.
rummy-ask-turn-of = { $phase ->
    [draw] { $who } tiene que robar.
   *[play] { $who } tiene que bajar o tirar.
 }
    .brief = { $phase ->
    [draw] Le toca robar a { $who }.
   *[play] Le toca bajar o tirar a { $who }.
 }
rummy-ask-turn-of-you = { $phase ->
    [draw] Es tu turno: la D roba, la G toma la del pozo.
   *[play] Es tu turno: baja cartas o tira una.
 }
    .brief = { $phase ->
    [draw] Es tu turno: la D o la G.
   *[play] Es tu turno: baja o tira.
 }
rummy-ask-turn-claim = { $others_count ->
    [one] { $others } puede pedir { THE($card) }.
   *[other] { $others } pueden pedir { THE($card) }.
 }
    .brief = { $others_count ->
    [one] { $others } puede pedir { $card }.
   *[other] { $others } pueden pedir { $card }.
 }
rummy-event-may-i-how = La P la pide, con castigo; la X la deja{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } segundos
 }.
    .brief = P sí, X no.
    .full = La P la pide, con otra de castigo; la X la deja; la Q, todas en esta mano{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } segundos en total
 }.
rummy-event-may-i-first = La P la pide, con castigo; la X la deja; la Q, todas esta mano.
    .brief = P sí, con castigo; X no; la Q, ninguna.
rummy-ask-turn-over = La partida ha terminado.
rummy-ask-turn-suspended = Aplazada. Intro la continúa.
rummy-ask-turn-others = { $phase ->
    [count] Faltan las cuentas de: { $others }.
    [challenge] Aún pueden impugnar: { $others }.
    [closing] Aún pueden corregir: { $others }.
   *[adjourn] Falta la respuesta de: { $others }.
 }
rummy-ask-asked-count = Cuenta tus puntos, escríbelos y pulsa Intro.
rummy-ask-asked-challenge = Puedes impugnar una cuenta, o la X para ninguna.
    .brief = Impugna una cuenta, o la X.
rummy-ask-asked-adjourn = Se te pide aplazar: P sí, X no.
rummy-ask-asked-resume = Se te pide continuar: P sí, X no.
rummy-ask-asked-closing = Puedes corregir puntos con la A; Intro termina.
rummy-ask-ahead = { $answer ->
    [may_i] Si dejan { THE($card) }, la carta la pides tú.
   *[pass] Si dejan { THE($card) }, no la pides.
 }
    .brief = { $answer ->
    [may_i] Pides { $card } si queda.
   *[pass] No pides { $card }.
 }
rummy-ask-ahead-own = Con la P pides de vuelta tu { $card }, si queda.
    .brief = Con la P vuelve { $card }.
rummy-ask-ahead-quiet = No pides nada en esta mano.
rummy-ask-ahead-none = Con la P o la X contestas ya sobre { THE($card) }.
    .brief = Con la P o la X contestas ya: { $card }.
rummy-ask-watching = Estás mirando.
rummy-ask-cards = { $cards_count ->
    [one] 1 carta: { $cards }.
   *[other] { $cards_count } cartas: { $cards }.
 }
rummy-ask-hand-wilds = { $cards_count ->
    [one] { THE($cards) } es comodín.
   *[other] { THE($cards) } son comodines.
 }
rummy-ask-hand-empty = No tienes cartas en la mano.
rummy-ask-new-cards = { $cards_count ->
    [one] Nueva: { $cards }.
   *[other] Nuevas: { $cards }.
 }
rummy-ask-new-none = No hay cartas nuevas.
rummy-ask-draft = En tu borrador: { $melds }.
rummy-ask-draft-of = Borrador, { $count } de { $of }: { $melds }. Escape saca lo último.
    .brief = Borrador, { $count } de { $of }: { $melds }.
rummy-ask-draft-empty = Nada elegido y nada en tu borrador.
    .brief = Nada elegido, borrador vacío.
rummy-part-holding = { $open ->
    [yes] { $player } { $count } y ya bajó
   *[no] { $player } { $count }
 }
rummy-ask-held = Quedan en la mano: { COMMAS($parts) }.
rummy-ask-vacated = Se han ido: { $others }.
rummy-ask-nothing-yet = Nada jugado todavía en esta mano.
rummy-advice-no-lay-off = Ninguna de tus cartas se puede añadir.
rummy-advice-contract-ready = { $now ->
    [yes] Puedes bajar { $contract }: la J los baja, o da las maneras que hay.
   *[no] Tienes { $contract }: roba en tu turno y la J los baja.
 }
    .brief = { $now ->
    [yes] { $contract }: la J los baja.
   *[no] { $contract } en la mano: roba antes.
 }
rummy-advice-contract-lacks = { $count ->
    [one] Te falta 1 carta para { $contract }: la K dice cuál.
   *[other] Te faltan { $count } cartas para { $contract }: la K dice cuáles.
 }
rummy-advice-lacks = { $count ->
    [one] Te falta 1 carta para { $contract }.
   *[other] Te faltan { $count } cartas para { $contract }.
 }
rummy-advice-contract-nearly = Aún no llegas a { $contract }: ha de quedar una carta y no puede haber más comodines que cartas.
    .brief = Aún no llegas a { $contract }.
rummy-advice-keys-draw = { $top ->
    [yes] Roba con la D, o toma la de arriba del pozo con la G.
   *[no] Roba con la D: el pozo está vacío.
 }
rummy-advice-keys-play = Intro añade o tira la carta en la que estás; tirar una acaba el turno.
rummy-advice-keys-lay = Intro tira la carta en la que estás y acaba el turno.
rummy-advice-top = { $wild ->
    [yes] Ahí hay un comodín: { $card }.
   *[no] { $helps ->
        [yes] { THE($card) } te acerca al contrato.
       *[no] { THE($card) } no te acerca al contrato.
    }
 }
rummy-advice-open = { $fits ->
    [yes] { THE($card) } cabe en la mesa.
   *[no] { THE($card) } no cabe en ningún grupo de la mesa.
 }
rummy-advice-claim = { $helps ->
    [yes] { THE($card) } te acerca al contrato, a cambio de una de castigo.
   *[no] { THE($card) } no te acerca al contrato.
 }
rummy-advice-quiet = La Q: no más preguntas en esta mano.
rummy-advice-lay = { $count ->
    [one] 1 de tus cartas se puede añadir: la Z te lleva.
   *[other] { $count } de tus cartas se pueden añadir: la Z te lleva.
 }
rummy-advice-free = Con { THE($card) } liberas un comodín de { $meld }.
rummy-ask-group-wilds = { $cards_count ->
    [one] Vale por cualquiera: { $cards }.
   *[other] Valen por cualquiera: { $cards }.
 }
rummy-part-group-rank = { $count } { RANKS($rank) }
rummy-ask-group-ranks = Del mismo número: { $groups }.
rummy-ask-group-suit = Cercanas de { SUIT($card) }: { $ranks }.
rummy-ask-group-alone = { $cards_count ->
    [one] Suelta: { $cards }.
   *[other] Sueltas: { $cards }.
 }
rummy-advice-open-already = Ya has bajado.
rummy-advice-near-nothing = { $kind ->
    [set] Nada todavía para otro conjunto.
   *[run] Nada todavía para otra escalera.
 }
rummy-advice-near-set = { $holes ->
    [0] Conjunto de { RANKS($rank) }: completo.
    [one] Conjunto de { RANKS($rank) }: { $count } en la mano y falta 1.
   *[other] Conjunto de { RANKS($rank) }: { $count } en la mano y faltan { $holes }.
 }
rummy-advice-near-run = { $lacks_count ->
    [one] Escalera de { SUIT($card) }: { $ranks }; falta { $lacks }.
   *[other] Escalera de { SUIT($card) }: { $ranks }; faltan { $lacks }.
 }
rummy-advice-near-run-whole = Escalera de { SUIT($card) }: { $ranks }, completa.
rummy-advice-pool = { $count ->
    [0] Ningún comodín para rellenar.
    [one] 1 comodín para rellenar.
   *[other] { $count } comodines para rellenar.
 }
rummy-ask-marks-make = Forman: { $meld }.
rummy-ask-marks-nothing = { $count ->
    [one] 1 carta elegida no forma nada.
   *[other] Las { $count } cartas elegidas no forman nada.
 }
rummy-ask-marked-makes = { $count ->
    [one] { $card }, elegida: { $meld }.
   *[other] { $card }, elegida: { $meld }; se puede leer de { $count } maneras.
 }

## Zonas y jugadas

rummy-zone-hand = Mano
rummy-zone-draft = Borrador
rummy-zone-pile = Pozo
rummy-zone-table = Mesa
rummy-zone-counts = Cuentas
rummy-item-meld = { $meld }
rummy-item-laid = { $number }, { $who }: { $meld }
rummy-item-laid-you = { $number }, tú: { $meld }
rummy-offer-stock = Robar del mazo
rummy-offer-take = Tomar { THE($card) }
rummy-offer-may-i = Pedir la carta, con una carta de castigo
    .brief = Pedir la carta
rummy-offer-claim = Pedir { THE($card) }, con una carta de castigo
    .brief = Pedir { THE($card) }
rummy-offer-pass = No
rummy-offer-discard = Tirar { THE($card) }
rummy-offer-lay = Bajar { $melds }
rummy-offer-stage = { $meld }
rummy-offer-add = Añadir { THE($card) } a { $meld }
rummy-offer-add-end = { $end ->
    [low] Añadir { THE($card) } a { $meld }, por abajo
   *[high] Añadir { THE($card) } a { $meld }, por arriba
 }
rummy-offer-free = Poner { THE($card) } y llevar { THE($freed) } a { $meld }
rummy-offer-challenge = Impugnar la cuenta { DEL($about) }
rummy-offer-quiet = { $on ->
    [yes] No pedir nada
   *[no] Que me pregunten si pido
 }
rummy-offer-undo = Recoger
rummy-offer-unstage = Sacar del borrador
rummy-offer-agree = De acuerdo
rummy-offer-refuse = Decir que no
rummy-offer-resume = Continuar la partida
rummy-offer-suspend = Aplazar tras esta mano
rummy-offer-score = Mano { $number }, { $player }: { $points }
rummy-offer-score-asks = ¿Cuántos puntos para { $player } en la mano { $number } en vez de { $points }?
rummy-offer-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }

## Lo que no se puede

rummy-refuse-open-already = Ya has bajado: añade las cartas de una en una.
rummy-refuse-watching = Estás mirando: juegan los demás.
rummy-refuse-over = La partida ha terminado.
rummy-refuse-vacated = Tu asiento está fuera de esta partida.
rummy-refuse-return = Es tarde para volver: la mano en que te fuiste ya acabó.
    .brief = Es tarde para volver.
rummy-refuse-newcomer = Nadie entra en una partida empezada: escucha, y siéntate en la próxima.
    .brief = Nadie entra en una partida empezada.
rummy-refuse-claim-open = Hay una carta que pedir: la P la pide, la X la deja.
rummy-refuse-claim-waits = { $others_count ->
    [one] { $others } aún puede pedir la carta.
   *[other] { $others } aún pueden pedir la carta.
 }
rummy-refuse-claim = Ahora no hay nada que pedir.
rummy-refuse-turn = Le toca a { $who }.
rummy-refuse-turn-you = Te toca a ti: no puedes pedir.
rummy-refuse-late = Ya no llegas: { THE($card) } se dejó pasar. { $phase ->
    [draw] Te toca: roba con la D, o toma con la G.
   *[play] Ahora juega otro.
 }
rummy-refuse-phase-draw = Antes hay que robar: la D del mazo, la G del pozo.
rummy-refuse-phase-play = Ya has robado: baja cartas o tira una.
rummy-refuse-phase-count = Escribe tus puntos y pulsa Intro, o la X para no darlos.
rummy-refuse-phase-challenge = Impugna una cuenta con Intro, o la X para ninguna.
rummy-refuse-phase-adjourn = Se te pide aplazar: P sí, X no.
rummy-refuse-phase-resume = Se te pide continuar: P sí, X no.
rummy-refuse-phase-closing = Pulsa Intro si no hay nada que corregir.
rummy-refuse-rest = { $phase ->
    [count] Los demás aún cuentan.
    [challenge] Los demás aún pueden impugnar.
    [suspended] La partida está aplazada. Intro la continúa.
    [closing] Los demás aún pueden corregir puntos.
   *[other] Ahora no se juega ninguna mano.
 }
rummy-refuse-discard = El pozo está vacío: roba del mazo con la D.
rummy-refuse-card = No tienes { $cards }.
rummy-refuse-undo = No has bajado nada en este turno.
rummy-refuse-contract = Esta mano pide { $contract }, ni más ni menos.
rummy-refuse-keep-one = Guarda una carta: se cierra con un descarte.
rummy-refuse-not-wild = Solo un comodín vale por otra carta.
rummy-refuse-set-size = Un conjunto necesita 3 cartas o más.
rummy-refuse-wild-set-natural = A un conjunto de comodines solo van comodines.
rummy-refuse-set-rank = Este conjunto admite { RANKS($rank) } y comodines.
rummy-refuse-run-size = Una escalera necesita 4 cartas o más.
rummy-refuse-run-13 = Una escalera tiene 13 cartas como mucho.
rummy-refuse-run-ends = Una escalera acaba en el as, por abajo o por arriba.
rummy-refuse-run-card = Una escalera va seguida y de un solo palo.
rummy-refuse-run-end = { THE($card) } no cabe en esa punta.
rummy-refuse-wilds = No puede haber más comodines que cartas.
rummy-refuse-not-open = Antes tienes que bajar el contrato.
rummy-refuse-meld = { $count ->
    [0] Aún no hay nada bajado.
    [one] Solo hay 1 grupo bajado.
   *[other] Solo hay { $count } grupos bajados.
 }
rummy-refuse-end = Di en qué punta, abajo o arriba: añadir 1 comodín arriba.
rummy-refuse-set-wild = El comodín de un conjunto se queda; solo se libera el de una escalera.
rummy-refuse-wild = Ahí no hay ningún comodín.
rummy-refuse-stands-for = Ese comodín vale por { THE($card) }.
rummy-refuse-same-run = El comodín liberado va a otro grupo.
rummy-refuse-points = Hace falta un número entero de 0 a 999.
rummy-refuse-challenge-again = Ya impugnaste la cuenta de { $who }.
rummy-refuse-challenge-again-you = Ya impugnaste tu propia cuenta.
rummy-refuse-count = Ahí no se anunció ninguna cuenta.
rummy-refuse-corrections = En esta mesa no se corrigen los puntos.
rummy-refuse-correct-now = Ahora no puedes corregir puntos.
rummy-refuse-correction-open = Hay otra corrección pendiente.
rummy-refuse-score = Ahí no hay puntos anotados.
rummy-refuse-no-score = Aún no hay ninguna mano anotada: nada que corregir.
rummy-refuse-all-disputed = Todos los puntos anotados se impugnaron y así quedan.
rummy-refuse-misread-correct = Escribe mano, asiento contado desde 1 y puntos: corregir 2 1 25.
rummy-refuse-misread-challenge = Escribe el asiento, contado desde 1: impugnar 2.
rummy-refuse-disputed = Esos puntos se impugnaron y así quedan.
rummy-refuse-same-score = Ya son { $points }.
rummy-refuse-suspend-now = Se aplaza en las manos 1 a 6, antes de anotar.
rummy-refuse-suspend-asked = Ya está pedido.
rummy-refuse-resume-players = Tienen que estar todos los de la partida, y nadie más.
rummy-refuse-resume-seats = Hay que sentarse en el mismo orden.
rummy-refuse-resume-year = El año ha pasado: si todos quieren, se sigue sin que cuente.
rummy-refuse-may-i = En esta mano no se pide.
rummy-refuse-quiet-same = { $on ->
    [yes] Ya no pides nada en esta mano.
   *[no] Ya te preguntan si pides.
 }
rummy-refuse-draft = Tu borrador está vacío.
rummy-refuse-draft-full = De eso ya hay bastante en el borrador: el contrato es { $contract }.
rummy-refuse-awaited = Nadie espera a ese asiento.
rummy-refuse-mark-more = { $count ->
    [0] Elige cartas con Espacio: 3 para un conjunto, 4 para una escalera.
    [one] 1 elegida: un conjunto necesita 3 cartas, una escalera 4.
   *[other] { $count } elegidas: un conjunto necesita 3 cartas, una escalera 4.
 }
rummy-refuse-no-meld = Ni conjunto ni escalera: { $cards }.
rummy-refuse-type-count = Escribe tus puntos y pulsa Intro.
rummy-refuse-mark-card = Elige antes una carta de tu mano y luego el grupo.
rummy-refuse-one-card = { $open ->
    [yes] De una en una: elige 1.
   *[no] Elige 1 carta para tirar, o 3 y más para un grupo.
 }
rummy-refuse-fits-not = No cabe en { $meld }.
rummy-refuse-draft-short = Tu borrador tiene { $count } de { $of }.
rummy-refuse-cannot-lay = Aún no puedes bajar { $contract }. La K dice qué falta.

rummy-confirm-discard = { THE($card) } es comodín. Intro otra vez lo tira.
    .brief = ¿Tiras un comodín? Intro o Escape.
rummy-confirm-suspend = Intro otra vez pide aplazar la partida tras esta mano.
    .brief = ¿Pides aplazar? Intro o Escape.
rummy-confirm-draft = Tu borrador está completo y la J lo baja. Intro otra vez tira { THE($card) }.
    .brief = ¿Tiras { THE($card) } de todos modos? Intro o Escape.

## El reglamento

rummy-rule-chapter-aim = Objetivo
rummy-rule-aim-low = Gana el total más bajo tras siete manos.
rummy-rule-aim-hands = En cada mano se baja primero el contrato, luego se añaden cartas y se trata de quedarse sin ninguna.
rummy-rule-aim-alone = Cada cual juega solo; con totales iguales se comparte la victoria.
rummy-rule-chapter-cards = Las cartas
rummy-rule-cards-packs = { $jokers ->
    [0] { $packs } barajas sin comodines, { $cards } cartas en total.
    [one] { $packs } barajas con 1 comodín cada una, { $cards } cartas en total.
   *[other] { $packs } barajas con { $jokers } comodines cada una, { $cards } cartas en total.
 }
rummy-rule-cards-dealt = Cada cual recibe 12 cartas, otra se descubre y empieza el pozo, y el resto es el mazo.
rummy-rule-cards-dealer = Para la primera mano cada cual saca una carta y reparte la más alta; luego se reparte hacia la izquierda.
rummy-rule-cards-jokers = El comodín vale por cualquier carta.
rummy-rule-cards-red-aces = Los ases de corazones y de diamantes también son comodines.
rummy-rule-cards-twos = Todos los doses también son comodines.
rummy-rule-cards-own-place = Entre cartas de su número, o en su sitio de una escalera, esa carta vale por sí misma.
rummy-rule-chapter-contracts = Los siete contratos
rummy-rule-contract = Mano { $number }: { $contract }.
rummy-rule-contracts-exact = El contrato se baja entero y de una vez, ni más ni menos grupos, cada uno tan largo como se quiera.
rummy-rule-contracts-apart = Dos conjuntos pueden ser del mismo número y dos escaleras del mismo palo; van aparte.
rummy-rule-chapter-melds = Conjuntos y escaleras
rummy-rule-melds-set = Un conjunto tiene 3 o más cartas del mismo número; los palos pueden repetirse.
rummy-rule-melds-run = Una escalera tiene de 4 a 13 cartas seguidas del mismo palo.
rummy-rule-melds-ace = El as va antes del 2 o después del rey, no las dos cosas.
rummy-rule-melds-wild = En un grupo nunca hay más comodines que cartas naturales.
rummy-rule-melds-all-wild = También vale un conjunto solo de comodines, y no admite otra cosa.
rummy-rule-chapter-turn = El turno
rummy-rule-turn-order = Se juega hacia la izquierda; empieza quien está a la izquierda de quien reparte.
rummy-rule-turn-draw = Roba la de arriba del mazo o toma la de arriba del pozo.
rummy-rule-turn-open = Antes de bajar el contrato no se baja nada.
rummy-rule-turn-add = Tras bajar, ya en ese turno, añade cartas sueltas a cualquier grupo; a una escalera, solo en las puntas.
rummy-rule-turn-no-more = Quien ha bajado no baja más conjuntos ni escaleras en esa mano.
rummy-rule-turn-undo = Hasta tirar puedes recoger lo que bajaste en este turno, lo último primero.
rummy-rule-turn-discard = { $either ->
    [yes] Tira una carta para acabar, salvo que las hayas bajado todas.
   *[no] Tira una carta para acabar: siempre hay que guardar una.
 }
rummy-rule-chapter-claims = Pedir fuera de turno
rummy-rule-claims-who = { $discarder ->
    [yes] Si quien tiene el turno no toma la del pozo, puede pedirla cualquiera, incluido quien la tiró.
   *[no] Si quien tiene el turno no toma la del pozo, puede pedirla cualquiera menos quien la tiró.
 }
rummy-rule-claims-penalty = Quien la pide la recibe con una del mazo como castigo, y no tira.
rummy-rule-claims-order = Entre varios, para el más cercano por la izquierda; la prisa no importa.
rummy-rule-claims-then = Después roba del mazo quien tiene el turno. Quien pidió no baja nada hasta su propio turno.
rummy-rule-claims-stock = No se pide si el mazo no llega para el castigo y el robo.
rummy-rule-claims-last-three = En las manos 5, 6 y 7 no se pide.
rummy-rule-claims-limit = { $count ->
    [one] Cada cual puede pedir 1 vez por mano.
   *[other] Cada cual puede pedir { $count } veces por mano.
 }
rummy-rule-claims-ahead = Puedes contestar antes de tiempo, o decir que no para toda la mano.
rummy-rule-claims-own = Por tu propio descarte no se te pregunta: para pedirlo de vuelta, hazlo antes de que lo dejen.
rummy-rule-chapter-wilds = Los comodines en la mesa
rummy-rule-wilds-fixed = Un comodín conserva su sitio en la escalera.
rummy-rule-wilds-free = { $same ->
    [yes] En tu turno, tras bajar, pon la carta por la que vale y el comodín se añade en el acto a cualquier grupo.
   *[no] En tu turno, tras bajar, pon la carta por la que vale y el comodín se añade en el acto a otro grupo.
 }
rummy-rule-wilds-set = El comodín de un conjunto no se libera nunca.
rummy-rule-chapter-end = El final de una mano
rummy-rule-end-out = { $either ->
    [yes] La mano acaba cuando alguien tira o baja su última carta.
   *[no] La mano acaba cuando alguien tira su última carta.
 }
rummy-rule-end-flips = { $count ->
    [0] Al pozo no se le da la vuelta nunca.
    [one] Si el mazo se acaba, se da la vuelta al pozo sin barajar, una vez por mano.
   *[other] Si el mazo se acaba, se da la vuelta al pozo sin barajar, { $count } veces por mano.
 }
rummy-rule-end-stock = Si hace falta una carta y no hay, la mano acaba y cuentan todos.
rummy-rule-end-stall = Tras { $count } rondas sin robar del mazo ni bajar nada, la mano también acaba.
rummy-rule-chapter-score = Puntos
rummy-rule-score-points = { $jokers ->
    [0] En la mano, del 2 al 9 cada carta cuesta 5; del 10 al rey, 10; un as, 20; un as rojo, { $red }.
   *[other] En la mano, del 2 al 9 cada carta cuesta 5; del 10 al rey, 10; un as, 20; un as rojo, { $red }; un comodín, 50.
 }
rummy-rule-score-win = Quien cierra anota 0. Lo bajado no cuenta para nadie.
rummy-rule-score-manual = Cada cual cuenta sus cartas, en { $seconds } segundos.
rummy-rule-score-missing = Quien no cuenta anota la suma de las dos cuentas más altas; si no hay dos, la mano se repite una vez.
rummy-rule-score-challenge = Las cuentas se pueden impugnar; entonces vale la verdadera. Las demás quedan como están.
rummy-rule-score-correct = Unos puntos que no se impugnaron cambian si todos están de acuerdo, con la tecla A.
rummy-rule-chapter-bots = Los robots
rummy-rule-bots-easy = { $claims ->
    [yes] Los fáciles nunca piden, guardan parejas y vecinas pida lo que pida el contrato, y solo añaden a lo suyo.
   *[no] Los fáciles guardan parejas y vecinas pida lo que pida el contrato, y solo añaden a lo suyo.
 }
rummy-rule-bots-fair = { $claims ->
    [yes] Los regulares solo piden o toman del pozo si les faltan 2 cartas como mucho, y van a ojo, sin contar.
   *[no] Los regulares solo toman del pozo si les faltan 2 cartas como mucho, y van a ojo, sin contar.
 }
rummy-rule-bots-good = { $claims ->
    [yes] Los buenos piden lo que les sirve y cuentan lo que les falta, pero no ven que otros pueden añadir lo que tiran.
   *[no] Los buenos cuentan lo que les falta, pero no ven que otros pueden añadir lo que tiran.
 }
rummy-rule-bots-expert = Los expertos recuerdan lo tomado y lo tirado, y no te dan lo que juntas.

rummy-rule-chapter-table = Irse y aplazar
rummy-rule-table-leave = { $vacate ->
    [yes] Si alguien se va, su mano se aparta y se salta su asiento; si queda uno solo, la partida acaba.
   *[no] Si alguien se va, sigue un robot.
 }
rummy-rule-table-posted = { $seats ->
    [2] Quien se va no puede ganar, y la partida no cuenta en las estadísticas.
   *[other] A quien se va se le anota la suma de los dos totales más altos de los demás, y no puede ganar.
 }
rummy-rule-table-back = Quien vuelve antes de que acabe esa mano no se ha ido. Nadie más entra en una partida empezada.
rummy-rule-table-adjourn = En las manos 1 a 6 se puede aplazar la partida tras la mano, si todos quieren; Mayúsculas A lo pide.
rummy-rule-table-year = Si juegan varias personas, una partida que cuenta solo se sigue en el año en que empezó.
rummy-rule-table-claim-clock = { $seconds ->
    [0] Para pedir no hay límite de tiempo: la partida espera a que contestes.
   *[other] Hay { $seconds } segundos para contestar si pides; callar es que no.
 }
rummy-rule-table-turn-clock = Hay { $seconds } segundos por turno; luego se roba y se tira la carta más cara.

## Estadísticas

rummy-figure-contract-1 = Puntos en la mano 1: { $value }.
rummy-figure-contract-2 = Puntos en la mano 2: { $value }.
rummy-figure-contract-3 = Puntos en la mano 3: { $value }.
rummy-figure-contract-4 = Puntos en la mano 4: { $value }.
rummy-figure-contract-5 = Puntos en la mano 5: { $value }.
rummy-figure-contract-6 = Puntos en la mano 6: { $value }.
rummy-figure-contract-7 = Puntos en la mano 7: { $value }.
rummy-figure-out = Cierras el { $value } por ciento de las manos.

## La lección: la primera mano

rummy-lesson-welcome = Juegas la primera mano del Continental con Berta y Luis, paso a paso.
rummy-lesson-aim = Lo que te quede en la mano al final cuenta contra ti. Tras 7 manos gana el total más bajo.
rummy-lesson-contract = Cada mano tiene su contrato, que se baja de una vez. En la primera, 2 conjuntos.
rummy-lesson-set = Un conjunto son 3 o más cartas del mismo número, de cualquier palo. Con 2 barajas, todas se repiten.
rummy-lesson-run = Otros contratos piden escaleras: 4 o más cartas seguidas de un palo.
rummy-lesson-hand = La tecla { $key } dice tus cartas en cualquier momento. Pulsa la tecla { $key }.
rummy-lesson-asked = La tecla { $key } dice el contrato en cualquier momento. Pulsa la tecla { $key }.
rummy-lesson-free = Berta ha preferido el mazo: { THE_RANK(12) } del pozo es de quien la pida.
rummy-lesson-penalty = Pedir cuesta otra carta del mazo, de castigo. Por la tercera { RANK(12) } vale la pena.
rummy-lesson-claim = Pide { THE_RANK(12) }: pulsa la tecla { $key }.
rummy-lesson-turn = Ya puedes bajar. Todo turno empieza con una carta, del mazo o del pozo.
rummy-lesson-take = Toma { THE($card) } del pozo: pulsa la tecla { $key }.
rummy-lesson-draft = Tienes los 2 conjuntos. Antes de bajarlos pasan por tu borrador, que solo ves tú.
rummy-lesson-back = Si no estás en tus cartas, pulsa la tecla menor que hasta oír Mano: va de fila en fila.
rummy-lesson-sevens = Inicio va a tu primera carta y Tabulador a la siguiente: Espacio en cada uno de tus 5 sietes; luego Intro.
rummy-lesson-wild = Los comodines y los ases rojos valen por cualquier carta, pero no pueden ser más que las otras.
rummy-lesson-queens = Otra vez Inicio y tabulador: Espacio en tus 3 { RANKS(12) } y en el comodín; al final, Intro.
rummy-lesson-whole = En el borrador está el contrato entero.
rummy-lesson-lay = Baja los dos conjuntos a la mesa: pulsa la tecla { $key }.
rummy-lesson-open = Ya has bajado. Ahora puedes añadir cartas a cualquier conjunto, tuyo o de otros.
rummy-lesson-table = La tecla { $key } dice lo que hay en la mesa. Pulsa la tecla { $key }.
rummy-lesson-nine = A los nueves de Berta les va { THE($card) }: la tecla Z hasta oír esa carta y luego Intro.
rummy-lesson-add = Añade también { THE($card) }: la tecla Z hasta oír esa carta y luego Intro.
rummy-lesson-ends = No te entra nada más. Todo turno acaba tirando una carta; las altas son las que más cuestan.
rummy-lesson-discard = Tira { THE($card) }: Inicio, tabulador hasta oír esa carta y luego Intro.
rummy-lesson-useless = { THE($card) } no te sirve; si no lo tomas, podrá pedirlo otro.
rummy-lesson-stock = Roba del mazo: pulsa la tecla { $key }.
rummy-lesson-yours = { A_RANK(12) }, y cabe en tu propio conjunto.
rummy-lesson-last = Quien tira su última carta cierra la mano, y los demás cuentan las que tienen.
rummy-lesson-won = Has ganado esta mano sin que te quede una carta, y ya está repartida la segunda.
rummy-lesson-scores = La tecla { $key } dice los totales en cualquier momento. Pulsa la tecla { $key }.
rummy-lesson-points = Del 2 al 9, cada carta cuenta 5, y del 10 al rey, 10.
rummy-lesson-high = Un as cuenta 20 y un comodín 50: que no te pillen con ellos.
rummy-lesson-next = El segundo contrato es un conjunto y una escalera; el séptimo, 3 escaleras.
rummy-lesson-lacks = La tecla K dice qué te falta para el contrato. La tecla J lo baja, o da las maneras que hay.
rummy-lesson-end = F2 lee las reglas. Intro termina la lección.

## Las teclas de todos los juegos, con las palabras de este

rummy-key-count = el contrato de esta mano
rummy-key-count-about = También si ya has bajado y cuántas veces puedes pedir aún.
rummy-key-burden = quién reparte
rummy-key-burden-about = Con el número de la mano.
rummy-key-first = la carta de arriba del pozo
rummy-key-first-about = Con las cartas que quedan en el mazo.

## Jugadas escritas: lo que se escribe por las palabras de la notación

rummy-verb-stock = robar
rummy-verb-take = tomar
rummy-verb-may_i = pedir, puedo
rummy-verb-pass = paso, no
rummy-verb-throw = tirar,
    pagar, pago, pago con, pagas, paga, me descarto de, descargo
rummy-verb-discard = tirar y preguntar, descartar y preguntar
rummy-verb-layoff = añadir
rummy-verb-go_down = bajar
rummy-verb-replace = liberar
rummy-verb-undo = recoger, recojo
rummy-verb-stage = apartar, aparto
rummy-verb-unstage = desapartar
rummy-verb-quiet = callar, callo
rummy-verb-count = contar
rummy-verb-challenge = impugnar desde 0
rummy-verb-dispute = impugnar, impugno, protestar, protesto
rummy-verb-correct = corregir desde 0
rummy-verb-amend = corregir, corrijo
rummy-verb-agree = acepto, de acuerdo
rummy-verb-refuse = rechazo
rummy-verb-suspend = aplazar, aplazo, suspender, suspendo
rummy-verb-resume = continuar, continúo
rummy-verb-leave = me voy
rummy-verb-return = vuelvo
rummy-word-low = abajo, por abajo
rummy-word-high = arriba, por arriba
rummy-word-set = conjunto, trío, tríos, tercia, tercias, cuarteto, conjuntos,
    pierna, piernas, terna, ternas, póker, juego, grupo, grupos
rummy-word-run = escalera, escaleras, corrida, corridas,
    secuencia, secuencias, seguidilla, escalerilla
rummy-word-on = sí
rummy-word-off = no
rummy-word-out = cierro, cerrar, cierras, cierra, corto, cortar, corto con, cierro con, termino, última carta,
    me voy, se acabó
rummy-family-pass = adelante
rummy-family-leave-it = dejo, la dejo, dejas, dejar, la dejas pasar, dejo pasar, dejas pasar, dejar pasar, ahí se queda
rummy-over = restos, quedan, castigo, y una de castigo, antes
rummy-word-unrated = sin contar
rummy-asks-count = contrato, qué hay que bajar, qué tengo que bajar, qué necesito para bajar, qué necesito para bajarme, qué se pide, qué pide esta mano, qué hay que hacer para bajar, qué toca bajar, puedo bajar

## Pistas

rummy-hint-throws = { $more ->
    [yes] Cualquiera que tires te hace falta; después le faltan { $count } al contrato.
   *[no] { $count ->
        [0] El contrato no la necesita.
        [one] Al contrato le falta 1 carta, con ella o sin ella.
       *[other] Al contrato le faltan { $count } cartas, con ella o sin ella.
    }
 }
rummy-hint-out = Es tu última carta: ganas la mano.
rummy-hint-points = { $points ->
    [one] En la mano, { THE($card) } te costaría 1 punto.
   *[other] En la mano, { THE($card) } te costaría { $points } puntos.
 }
