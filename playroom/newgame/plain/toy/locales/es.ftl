# Toy en español. Las líneas son breves, lo nuevo primero; `-you` es lo que oye de quien se habla.

toy-name = Toy
toy-about = Cinco bazas por mano; se las lleva la carta más alta.

## Opciones y variantes

toy-option-target = Meta
    .about = Gana quien llega antes a esos puntos.
toy-option-aces = Ases
    .about = Si un as gana a un rey.
    .high = altos
    .low = bajos
toy-preset-usual = Normal
    .about = A 5 puntos, con los ases altos.
toy-preset-long = Larga
    .about = A 15 puntos.

## Lo que pasa

toy-event-started = Toy a { $target }, con { $others }.
    .brief = Toy a { $target }.
toy-event-dealt = Mano { $number }, sale { $who }.
toy-event-dealt-you = Mano { $number }, sales tú.
toy-event-hand = { $cards_count } cartas: { $cards }.
toy-event-laid = { $who }: { $card }.
toy-event-laid-you = Echas { THE($card) }.
toy-event-took = Gana la baza { $who } con { THE($card) }, { $total }.
    .brief = Baza de { $who }, { $total }.
toy-event-took-you = Ganas la baza con { THE($card) }, { $total }.
    .brief = Baza tuya, { $total }.
toy-event-won = ¡Gana { $who } con { $points }!
toy-event-won-you = ¡Ganas con { $points }!

## Teclas, jugadas y lo que no puede ser

toy-ask-led = Carta de salida: { $card }.
toy-offer-lay = echar { THE($card) }
toy-refuse-card = No tienes { THE($card) } en la mano.
toy-refuse-number = Se echa una carta; hay { $count } elegidas.

## Jugadas escritas: lo que se puede escribir, primero lo que se muestra

toy-verb-lay = echar

## Reglas

toy-rule-chapter-play = El juego
toy-rule-deal = Cada jugador tiene cinco cartas y echa una en cada baza.
toy-rule-trick = { $aces ->
    [high] La carta más alta gana la baza, y el as gana al rey.
   *[low] La carta más alta gana la baza, y el as es la más baja.
 }
toy-rule-target = Cada baza vale un punto, y con { $target } se gana.

## La lección

toy-lesson-welcome = Cinco cartas cada uno, y gana la más alta.
toy-lesson-hand = { $key } dice tu mano. Pulsa { $key }.
toy-lesson-lay = Ve con el tabulador { AL($card) } y pulsa Intro.
toy-lesson-took = Eso es un punto para ti.
