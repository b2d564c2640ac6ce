# Noventa y nueve en español. Las líneas son breves, lo nuevo primero; `-you` es lo que oye de quien se habla.

ninetynine-name = Noventa y nueve
ninetynine-about = De 2 a 8 jugadores suman cartas hasta 99; quien se pasa pierde una vida.

## Variantes

ninetynine-preset-usual = Noventa y nueve
ninetynine-preset-usual-about = 3 vidas; el 10 resta, el 9 pasa, el 4 cambia el sentido y el rey sube a 99.
ninetynine-preset-milestones = Noventa y nueve con hitos
ninetynine-preset-milestones-about = 9 vidas; clavar 33, 66 o 99 cuesta a los demás y saltárselos, a ti. El 2 duplica.
ninetynine-preset-figures = Noventa y nueve con figuras
ninetynine-preset-figures-about = Los números valen lo suyo; jota, pasar; reina, cambio de sentido; rey, 99.
ninetynine-preset-nines = Noventa y nueve con nueves
ninetynine-preset-nines-about = 4 cartas; el 9 sube a 99, el rey pasa y el 3 salta a un jugador.

## Opciones

ninetynine-option-cards = Cartas especiales
ninetynine-option-cards-about = Lo que hace cada carta; las reglas de la mesa lo cuentan entero.
ninetynine-option-cards-classic = clásicas
ninetynine-option-cards-doubling = el 2 duplica
ninetynine-option-cards-figures = solo las figuras
ninetynine-option-cards-nines = el 9 sube al límite
ninetynine-option-lives = Vidas
ninetynine-option-lives-about = Las que tiene cada cual al empezar; gana quien conserve alguna al final.
ninetynine-option-hand = Cartas en la mano
ninetynine-option-hand-about = Las que se reparten, y se mantienen al robar.
ninetynine-option-limit = Límite
ninetynine-option-limit-about = La cuenta a la que se puede llegar sin pasarse.
ninetynine-option-loss = Vidas por pasarse
ninetynine-option-loss-about = Lo que cuesta pasarse del límite.
ninetynine-option-milestones = Hitos
ninetynine-option-milestones-about = Si cuesta vidas clavar 33 o 66 o el límite, o saltarse un hito.
ninetynine-option-turn_seconds = Tiempo por turno
ninetynine-option-turn_seconds-about = Si se acaba, se echa la carta que más sube la cuenta.

## Lo que pasa

ninetynine-event-started = { $name }, contra { $others }, { $lives ->
    [one] 1 vida por jugador.
   *[other] { $lives } vidas por jugador.
 }
    .brief = { $name }, { $lives ->
    [one] 1 vida.
   *[other] { $lives } vidas.
 }
ninetynine-event-dealt = Ronda { $number }, empieza { $who }.
ninetynine-event-dealt-you = Ronda { $number }, empiezas tú.
ninetynine-event-given = { $cards_count ->
    [one] Robas { THE($cards) }.
   *[other] { $cards_count } cartas: { $cards }.
 }
    .brief = { $cards_count ->
    [one] Robas { $cards }.
   *[other] { $cards_count } cartas: { $cards }.
 }
ninetynine-event-turn = { $stuck ->
    [yes] Te toca, y todas tus cartas pasan de { $limit }.
   *[no] Te toca.
 }
    .brief = { $stuck ->
    [yes] Te toca, y todas pasan de { $limit }.
   *[no] Te toca.
 }
ninetynine-event-laid = { $who } echa { THE($card) }: { $count }.
    .brief = { $who }: { $card }, { $count }.
    .full = { $who } echa { THE($card) }: la cuenta es { $count }.
ninetynine-event-laid-you = Echas { THE($card) }: { $count }.
    .brief = Echas { $card }, { $count }.
    .full = Echas { THE($card) }: la cuenta es { $count }.
ninetynine-event-reverse = { $who } echa { THE($card) }: { $count }, cambia el sentido.
    .brief = { $who }: { $card }, { $count }, gira.
ninetynine-event-reverse-you = Echas { THE($card) }: { $count }, cambia el sentido.
    .brief = Echas { $card }, { $count }, gira.
ninetynine-event-skip = { $skipped_is ->
    [you] { $who } echa { THE($card) }: { $count }, pierdes el turno.
   *[other] { $who } echa { THE($card) }: { $count }, pierde el turno { $skipped }.
 }
    .brief = { $who }, { RANK($card) }: { $count }, salta.
ninetynine-event-skip-you = Echas { THE($card) }: { $count }, pierde el turno { $skipped }.
    .brief = Tú, { RANK($card) }: { $count }, salta.
ninetynine-event-over = { $left ->
    [0] { $who } se pasa de { $mark }.
    [one] { $who } se pasa de { $mark }: queda 1 vida.
   *[other] { $who } se pasa de { $mark }: quedan { $left } vidas.
 }
    .brief = { $left ->
    [0] { $who } se pasa.
    [one] { $who } se pasa: queda 1 vida.
   *[other] { $who } se pasa: quedan { $left } vidas.
 }
ninetynine-event-over-you = { $left ->
    [0] Te pasas de { $mark }.
    [one] Te pasas de { $mark }: te queda 1 vida.
   *[other] Te pasas de { $mark }: te quedan { $left } vidas.
 }
    .brief = { $left ->
    [0] Te pasas.
    [one] Te pasas: queda 1 vida.
   *[other] Te pasas: quedan { $left } vidas.
 }
ninetynine-event-past = { $left ->
    [0] { $who } se salta el { $mark }.
    [one] { $who } se salta el { $mark }: queda 1 vida.
   *[other] { $who } se salta el { $mark }: quedan { $left } vidas.
 }
    .brief = { $who } se salta el { $mark }.
ninetynine-event-past-you = { $left ->
    [0] Te saltas el { $mark }.
    [one] Te saltas el { $mark }: te queda 1 vida.
   *[other] Te saltas el { $mark }: te quedan { $left } vidas.
 }
    .brief = Te saltas el { $mark }.
ninetynine-event-exact = { $left ->
    [0] { $who } clava el { $mark }: pagan los demás.
    [one] { $who } clava el { $mark }: te queda 1 vida.
   *[other] { $who } clava el { $mark }: te quedan { $left } vidas.
 }
    .brief = { $left ->
    [0] { $who } clava el { $mark }.
    [one] { $who } clava el { $mark }: queda 1 vida.
   *[other] { $who } clava el { $mark }: { $left } vidas.
 }
ninetynine-event-exact-you = { $lives ->
    [one] ¡Clavas el { $mark }! Los demás pierden 1 vida.
   *[other] ¡Clavas el { $mark }! Los demás pierden { $lives } vidas.
 }
    .brief = ¡Clavas el { $mark }!
ninetynine-event-out = { $who } queda fuera.
ninetynine-event-out-you = Quedas fuera; puedes seguir oyendo.
ninetynine-event-won = { $left ->
    [one] ¡Gana { $who } con 1 vida!
   *[other] ¡Gana { $who } con { $left } vidas!
 }
    .brief = ¡Gana { $who }!
ninetynine-event-won-you = { $left ->
    [one] ¡Ganas con 1 vida!
   *[other] ¡Ganas con { $left } vidas!
 }
    .brief = ¡Ganas!

## Teclas, jugadas y lo que no puede ser

ninetynine-key-burden = el orden de juego, desde quien tiene el turno
ninetynine-key-first = la última carta que se ha echado
ninetynine-key-count = la cuenta
ninetynine-key-scores = las vidas de todos
ninetynine-key-table = las últimas cartas echadas
ninetynine-key-next = tu próxima carta que no se pasa, y la cuenta que deja
ninetynine-key-why = cómo dejaría la cuenta cada una de tus cartas
ninetynine-ask-count = Van { $count }, faltan { $left }.
    .brief = Van { $count }.
ninetynine-ask-order = { $backwards ->
    [yes] Orden: { $others }, al revés.
   *[no] Orden: { $others }.
 }
ninetynine-ask-top = Encima: { $card }.
ninetynine-ask-table = { $laid ->
    [one] En la mesa: { $cards }.
   *[other] De { $laid } en la mesa, las últimas: { $cards }.
 }
    .brief = Las últimas: { $cards }.
ninetynine-ask-lives = Vidas: { COMMAS($lives) }.
ninetynine-ask-makes = Deja { OR($counts) }.
ninetynine-ask-why = Deja { COMMAS($parts) }.
ninetynine-part-lives = { $lives ->
    [0] { $player } fuera
   *[other] { $player } { $lives }
 }
ninetynine-part-makes = { OR($counts) } con { THE($card) }
ninetynine-part-count = { $why ->
    [over] { $count } y se pasa
    [past] { $count } y se salta el { $mark }
    [exact] { $count } clavado
   *[none] { $count }
 }
ninetynine-offer-lay = echar { THE($card) }: { $made }
ninetynine-refuse-card = No tienes { THE($card) } en la mano.
ninetynine-refuse-way = { $two ->
    [yes] { THE($card) } vale de dos maneras: di alta o baja, o elige en la lista.
   *[no] { THE($card) } vale de una sola manera: échala sin decir alta ni baja.
 }
ninetynine-refuse-high = Con { THE($card) } van { $count }: te pasas. Cabe { $cards }.
    .brief = Van { $count }, te pasas: { $cards }.

## Jugadas escritas: lo que se puede escribir, primero lo que se muestra

ninetynine-verb-lay = echar
ninetynine-word-low = baja, bajo, menos, restando, como uno, resta
ninetynine-word-high = alta, alto, más, sumando, como once, suma

## Reglas

ninetynine-rule-chapter-play = El juego
ninetynine-rule-aim = Cada carta cambia una cuenta común; puede llegar a { $limit } y no pasarse.
ninetynine-rule-deal = Cada jugador tiene { $hand } cartas, echa una y roba otra.
ninetynine-rule-fit = Mientras una carta tuya no pase de { $limit }, hay que echar una así.
ninetynine-rule-over = { $loss ->
    [one] Si todas pasan de { $limit }, te pasas: pierdes 1 vida y se reparte otra ronda desde 0.
   *[other] Si todas pasan de { $limit }, te pasas: pierdes { $loss } vidas y se reparte otra ronda desde 0.
 }
ninetynine-rule-lives = { $lives ->
    [one] Cada jugador tiene 1 vida; gana quien la conserve al final.
   *[other] Cada jugador tiene { $lives } vidas; gana quien conserve alguna al final.
 }
ninetynine-rule-draw = Se roba sin hacer nada; si el mazo se acaba, se barajan las cartas echadas.
ninetynine-rule-clock = Un turno tiene { $seconds } segundos.
ninetynine-rule-chapter-cards = Las cartas
ninetynine-rule-face = Los números valen lo que dicen y las figuras 10, menos estas:
ninetynine-rule-below = La cuenta nunca baja de 0.
ninetynine-rule-card-ace = { RANKS($rank) }: 1 u { $value }, a tu gusto.
ninetynine-rule-card-either = { RANKS($rank) }: { $value } más o menos, a tu gusto.
ninetynine-rule-card-less = { RANKS($rank) }: 10 menos.
ninetynine-rule-card-zero = { RANKS($rank) }: la cuenta no cambia, y el turno pasa.
ninetynine-rule-card-limit = { RANKS($rank) }: la cuenta sube a { $value }.
ninetynine-rule-card-double = { RANKS($rank) }: la cuenta se duplica; si es par y pasa de la mitad de { $value }, se parte en dos.
ninetynine-rule-card-reverse = { $value ->
    [0] { RANKS($rank) }: la cuenta no cambia, y se juega en sentido contrario.
   *[other] { RANKS($rank) }: { $value } más, y se juega en sentido contrario.
 }
ninetynine-rule-card-skip = { RANKS($rank) }: { $value } más, y el siguiente pierde el turno.
ninetynine-rule-chapter-milestones = Los hitos
ninetynine-rule-exact = Si clavas 33 o 66, los demás pierden 1 vida.
ninetynine-rule-limit = { $loss ->
    [one] Si clavas { $limit }, los demás pierden 1 vida y se reparte otra ronda.
   *[other] Si clavas { $limit }, los demás pierden { $loss } vidas y se reparte otra ronda.
 }
ninetynine-rule-past = Si te saltas 33 o 66 hacia arriba, pierdes 1 vida.

## La lección

ninetynine-lesson-welcome = Entre todos se cuenta hasta 99, y quien se pasa pierde una vida.
ninetynine-lesson-hand = La tecla { $key } dice tu mano. Pulsa { $key }.
ninetynine-lesson-queen = Las figuras suman 10. Ve con el tabulador { AL($card) } y pulsa Intro dos veces.
ninetynine-lesson-count = La tecla { $key } dice la cuenta. Pulsa { $key }.
ninetynine-lesson-ace = Un as suma 1 u 11. Ve { AL($card) }, pulsa Intro y elige 31 en la lista.
ninetynine-lesson-why = La tecla { $key } dice cómo dejaría la cuenta cada carta. Pulsa { $key }.
ninetynine-lesson-king = Un rey sube la cuenta a 99. Ve { AL($card) } y échalo.
ninetynine-lesson-nine = Berta pasa con un 9, y tú también puedes: echa { THE($card) }.
ninetynine-lesson-lost = Berta no tiene carta para 99 y pierde una vida. Guarda nueves, dieces, cuatros y reyes para el final.
ninetynine-lesson-end = Así es Noventa y nueve. F2 lee las reglas, con las cartas especiales de cada mesa.

ninetynine-hint = { $costs ->
    [0] La cuenta queda en { $count }, y ninguna carta por ver cuesta una vida a quien sigue.
    [one] La cuenta queda en { $count }; de las { $of } cartas por ver, 1 cuesta una vida.
   *[other] La cuenta queda en { $count }; de las { $of } cartas por ver, { $costs } cuestan una vida.
 }
