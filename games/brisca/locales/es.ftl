# Brisca en español. Las líneas son breves, lo nuevo primero; `-you` es lo que oye de quien se habla.

brisca-name = Brisca
brisca-about = Bazas con la baraja española y triunfo; los compañeros se hacen señas.

## Opciones y variantes

brisca-option-target = Manos para ganar
brisca-option-target-about = Gana la partida quien gana antes esas manos.
brisca-option-teams = Parejas
brisca-option-teams-about = A cuatro, quienes se sientan enfrente van juntos.
brisca-option-pack = Baraja
brisca-option-pack-about = Cuántas cartas tiene la baraja.
brisca-option-pack-40 = 40 cartas
brisca-option-pack-48 = 48 cartas, con ochos y nueves
brisca-option-deal = Reparto
brisca-option-deal-about = Tres cartas y mazo, o el reparto del tute.
brisca-option-deal-three = tres cartas
brisca-option-deal-tute = como en el tute
brisca-option-swap = Cambio de la carta descubierta
brisca-option-swap-about = Cuándo se cambian el siete o el dos de triunfo.
brisca-option-swap-taken = tras ganar una baza
brisca-option-swap-turn = en cualquier turno propio
brisca-option-swap-off = nunca
brisca-option-signs = Señas
brisca-option-signs-about = Si los compañeros se hacen señas, y qué notan los demás.
brisca-option-signs-hidden = sin que nadie las vea
brisca-option-signs-noticed = los demás notan que las hay
brisca-option-signs-off = sin señas
brisca-option-look = Últimas cartas a la vista
brisca-option-look-about = Sin mazo, los compañeros se ven las cartas.
brisca-option-duty = Arrastre
brisca-option-duty-about = Sin mazo hay que asistir, superar y fallar.
brisca-option-songs = Cantes
brisca-option-songs-about = El rey y el caballo de un palo se cantan, como en el tute.
brisca-option-songs-off = ninguno
brisca-option-songs-suits = las 20 y las 40
brisca-option-songs-tute = las 20 y las 40, y el tute
brisca-option-last_ten = Diez de últimas
brisca-option-last_ten-about = La última baza vale 10 más.
brisca-option-turn_seconds = Tiempo por turno
brisca-option-turn_seconds-about = Si se acaba, se echa la primera carta que se puede echar.
brisca-preset-brisca = Brisca
brisca-preset-brisca-about = Tres cartas, mazo y señas entre compañeros.
brisca-preset-quick = A una mano
brisca-preset-quick-about = Brisca que se decide en una sola mano.
brisca-preset-tute = Tute
brisca-preset-tute-about = Cantes, arrastre y diez de últimas.

## Lo que pasa

brisca-event-dealt = { $stock ->
    [0] Reparte { $who } y enseña { THE($card) }, triunfo.
   *[other] Reparte { $who }. Pinta { THE($card) }.
 }
    .brief = Pinta { $card }.
brisca-event-dealt-you = { $stock ->
    [0] Repartes tú y enseñas { THE($card) }, triunfo.
   *[other] Repartes tú. Pinta { THE($card) }.
 }
    .brief = Pinta { $card }.
brisca-event-took = { $last ->
    [yes] Baza { DEL($who) }: { $points }, con las diez de últimas; total { $total }.
   *[no] { $points ->
        [0] Baza { DEL($who) }, sin puntos; total { $total }.
       *[other] Baza { DEL($who) }: { $points }; total { $total }.
    }
 }
    .brief = Baza { DEL($who) }: { $points }.
    .full = { $last ->
        [yes] { $who } se lleva la baza: { $points }, con las diez de últimas; total { $total }.
       *[no] { $points ->
            [0] { $who } se lleva la baza, sin puntos; total { $total }.
           *[other] { $who } se lleva la baza: { $points } puntos; total { $total }.
        }
    }
brisca-event-took-you = { $last ->
    [yes] Baza tuya: { $points }, con las diez de últimas; total { $total }.
   *[no] { $points ->
        [0] Baza tuya, sin puntos; total { $total }.
       *[other] Baza tuya: { $points }; total { $total }.
    }
 }
    .brief = Baza tuya: { $points }.
    .full = { $last ->
        [yes] Te llevas la baza: { $points }, con las diez de últimas; total { $total }.
       *[no] { $points ->
            [0] Te llevas la baza, sin puntos; total { $total }.
           *[other] Te llevas la baza: { $points } puntos; total { $total }.
        }
    }
brisca-event-last-drawn = { $who } roba la última carta del mazo, { THE($card) }.
    .brief = { $who }, última: { $card }.
    .full = { $who } roba la última carta del mazo, { THE($card) }, que estaba a la vista: ya no queda nada que robar.
brisca-event-last-drawn-you = Robas la última carta del mazo, { THE($card) }.
    .brief = Robas la última, { $card }.
    .full = Robas la última carta del mazo, { THE($card) }, que estaba a la vista: ya no queda nada que robar.
brisca-event-shown = { $player } te enseña { $cards }.
    .brief = Te enseñan { $cards }.
brisca-event-swapped = { $who } se lleva { THE($card) } y deja { THE($given) }.
    .brief = { $who } toma { $card }.
brisca-event-swapped-you = Te llevas { THE($card) } y dejas { THE($given) }.
    .brief = Tomas { $card }.
brisca-event-sung = { $points ->
    [0] ¡{ $who } canta tute: { $cards }!
   *[other] { $who } canta las { $points }: { $cards }. Total { $total }.
 }
    .brief = { $points ->
        [0] ¡{ $who } canta tute!
       *[other] { $who } canta las { $points }, total { $total }.
    }
brisca-event-sung-you = { $points ->
    [0] ¡Cantas tute: { $cards }!
   *[other] Cantas las { $points }: { $cards }. Total { $total }.
 }
    .brief = { $points ->
        [0] ¡Cantas tute!
       *[other] Cantas las { $points }, total { $total }.
    }
brisca-event-signed = Seña de { $who }: tiene { THE($card) }.
    .brief = Seña de { $who }: { $card }.
brisca-event-signed-you = Señalas { THE($card) }.
    .brief = Seña tuya: { $card }.
brisca-event-noticed = { $who } hace una seña.
brisca-event-noticed-you = Haces una seña.
brisca-event-counted = Puntos de la mano: { COMMAS($points) }.
    .brief = { COMMAS($points) }.
brisca-event-tied = Mano empatada: no la gana nadie.
brisca-event-deal-won = Mano { PARA($side) }; manos ganadas: { $games }.
    .brief = Mano { PARA($side) }; manos: { $games }.
brisca-event-won = ¡Partida { PARA($side) }! Manos ganadas: { $games }.
    .brief = ¡Partida { PARA($side) }!

## Teclas, jugadas y lo que no puede ser

brisca-key-burden = el triunfo, y quién reparte
brisca-key-first = la carta de salida de la baza, y el triunfo
brisca-key-count = cartas por robar, y puntos de esta mano
brisca-key-swap = cambiar el siete o el dos de triunfo
brisca-key-sing = cantar
brisca-key-sign = hacer una seña a tu compañero
brisca-key-partner = lo que te ha dicho tu compañero
brisca-ask-trumps = { $stock ->
    [yes] Pinta { THE($card) }, bajo el mazo. { $dealer_is ->
        [you] Repartes tú.
       *[other] Reparte { $dealer }.
    }
   *[no] Triunfo: { SUIT($card) }. { $dealer_is ->
        [you] Repartes tú.
       *[other] Reparte { $dealer }.
    }
 }
brisca-ask-count = { $left ->
    [0] Sin cartas por robar. Puntos: { COMMAS($points) }.
   *[other] Por robar: { $left }. Puntos: { COMMAS($points) }.
 }
brisca-ask-signs = { $who } te ha señalado { THE($cards) }.
brisca-ask-signs-you = Has señalado { THE($cards) }.
brisca-ask-no-signs = Ninguna seña que aún valga.
brisca-ask-shown = Tiene { $player }: { COMMAS($suits) }.
brisca-offer-swap = cambiar { THE($card) }
brisca-offer-sing = cantar { THE($cards) }
brisca-offer-sign = señalar { THE($card) }
brisca-refuse-swap-off = No hay nada que cambiar.
brisca-refuse-swap-card = Pinta { THE($card) }; para cambiar hace falta { THE($wanted) }.
brisca-refuse-swap-trick = Se cambia al salir, justo después de ganar una baza.
brisca-refuse-sing-off = En esta mesa no se canta.
brisca-refuse-sing-trick = Se canta al salir, justo después de ganar una baza.
brisca-refuse-sing-cards = Te hacen falta rey y caballo de un palo que no hayas cantado.
brisca-refuse-sign-off = En esta mesa no hay compañero a quien hacer señas.
brisca-refuse-sign-none = No te queda triunfo alto que señalar.

## Jugadas escritas: lo que se puede escribir, primero lo que se muestra

brisca-verb-lay = echar
brisca-verb-swap = cambiar, cambiar por la pinta, cambiar el triunfo, robar el triunfo
brisca-verb-sing = cantar
brisca-verb-sign = señalar, seña, hacer seña
brisca-family-sing = cantar, canto, cantas, canta, cantá, acuso, acusar
brisca-family-sign =
    señalar, señalo, señala, seña, señas, hago seña, hacer seña, hago la seña, hacer la seña, hago señas,
    guiño, guiñar, avisar, aviso, aviso a mi compañero
brisca-word-tute = tute, tute de reyes, tute de caballos, el tute, cuatro reyes, cuatro caballos
brisca-asks-burden = qué pinta, a qué pinta, en qué pinta, cuál es el triunfo, qué triunfo hay, de qué palo es el triunfo, el triunfo, triunfo, triunfos
brisca-asks-count = cuánto llevo, cuántos puntos llevo, cuántos tantos llevo

## Reglas

brisca-rule-chapter-aim = Para ganar
brisca-rule-pairs = Quienes se sientan enfrente son compañeros y suman juntos.
brisca-rule-chapter-cards = Las cartas
brisca-rule-chapter-play = El juego
brisca-rule-chapter-duty = Asistir
brisca-rule-chapter-swap = El cambio
brisca-rule-chapter-songs = Los cantes
brisca-rule-chapter-signs = Las señas
brisca-rule-chapter-look = Las últimas cartas
brisca-rule-chapter-end = El final de la mano
brisca-rule-chapter-bots = Los rivales
brisca-rule-win = Llévate bazas con cartas altas: quien tiene más puntos gana la mano.
brisca-rule-pack = { $pack ->
    [40] Baraja española de 40, sin ochos ni nueves.
   *[48] Baraja española de 48.
 }
brisca-rule-removed = A tres se quita el dos de bastos.
brisca-rule-worth = El as vale 11, el tres 10, el rey 4, el caballo 3 y la sota 2: 120 en total.
brisca-rule-order = De mayor a menor: as, tres, rey, caballo, sota, y luego por número.
brisca-rule-stock = Se reparten { $hand } cartas a cada uno; la siguiente se descubre, y su palo es triunfo.
brisca-rule-all = Se reparten todas; la última, que enseña quien reparte, da el triunfo.
brisca-rule-trick = Gana la baza el triunfo más alto o, si no hay, la carta más alta del palo de salida.
brisca-rule-draw = Roba primero quien gana la baza, y luego los demás; la carta descubierta se roba la última.
brisca-rule-free = Mientras hay mazo se puede echar cualquier carta.
brisca-rule-never = Se puede echar siempre cualquier carta.
brisca-rule-strict = Sin mazo hay que asistir y superar la mejor carta; quien no puede asistir falla más alto, o echa cualquiera.
brisca-rule-sevens = El siete de triunfo se cambia por una carta descubierta más alta; el dos, por el siete o una más baja.
brisca-rule-swapping = { $swap ->
    [taken] Puede hacerlo quien sale tras ganar una baza.
   *[turn] Se puede hacer en cualquier turno propio.
 }
brisca-rule-suits = Tras ganar una baza se cantan rey y caballo de un palo: las 20, y las 40 en triunfo.
brisca-rule-tute = Cuatro reyes o cuatro caballos son tute, y ganan la mano en el acto.
brisca-rule-sign = En tu turno puedes hacer a tu compañero la seña de un triunfo que puntúe. Toda seña es verdadera.
brisca-rule-gestures = As: guiñar. Tres: torcer la boca. Rey: mirar arriba. Caballo: sacar la lengua. Sota: alzar un hombro.
brisca-rule-noticed = { $signs ->
    [hidden] Los demás no notan nada.
   *[noticed] Los demás notan que hay seña, pero no cuál.
 }
brisca-rule-shown = Cuando se acaba el mazo, los compañeros se ven las últimas cartas.
brisca-rule-last-ten = La última baza vale 10 más.
brisca-rule-count = La mano es de quien tiene más puntos; el empate no es de nadie.
brisca-rule-target = { $target ->
    [one] La primera mano ganada decide la partida.
   *[other] La partida es a { $target } manos ganadas.
 }
brisca-rule-silence = Si no dices nada, se echa la primera carta que se puede echar.
brisca-rule-easy = El fácil se lleva todo lo que puede.
brisca-rule-fair = El regular pesa los puntos, y no mira señas ni lo que ya ha salido.
brisca-rule-good = El bueno calcula las últimas cartas, cuando se acaba el mazo.
brisca-rule-expert = El experto empieza a calcular tres robos antes.

## La lección

brisca-lesson-welcome = La brisca: tres cartas en la mano, una por baza, y el triunfo gana a todo.
brisca-lesson-values = El as vale 11, el tres 10, el rey 4, el caballo 3 y la sota 2; gana quien pasa de la mitad de 120.
brisca-lesson-trumps = { $key } dice el triunfo. Pulsa { $key }.
brisca-lesson-hand = { $key } dice tus cartas, primero los triunfos. Pulsa { $key }.
brisca-lesson-lead = Sales tú. Sal con lo que no vale nada: ve con el tabulador { AL($card) } y pulsa Intro.
brisca-lesson-lost = Se la ha llevado Berta, y aquí no hay que asistir. Después roba cada uno una carta.
brisca-lesson-ace = Sale un rey: { THE($card) } es del mismo palo y se lo lleva. Échalo.
brisca-lesson-swap = Sales tras ganar una baza: { THE($card) } se puede cambiar por el triunfo descubierto. Pulsa la tecla X.
brisca-lesson-end = Eso es la brisca. A cuatro, los compañeros se hacen señas.

brisca-hint = { $first ->
    [yes] { $own ->
        [0] Con ella no arriesgas puntos.
       *[other] Con ella arriesgas { $own } puntos.
     }
   *[no] { $takes ->
        [yes] Va ganando la baza, que lleva { $points } puntos.
       *[no] No gana la baza, que con ella lleva { $points } puntos.
     }
 }
