# Toy en español. Las líneas son breves, lo nuevo primero; `-you` es lo que oye de quien se habla.

toy-name = Toy
toy-about = Cinco bazas por mano, a subasta.

## Opciones y variantes

toy-option-target = Meta
    .about = Gana quien llega antes a esos puntos.
toy-preset-usual = Normal
    .about = A 10 puntos.

## Lo que pasa

toy-event-dealt = Pinta { THE($card) }. Empieza a pujar { $who }.
    .brief = { $card }, puja { $who }.
toy-event-dealt-you = Pinta { THE($card) }. Empiezas a pujar.
    .brief = { $card }, pujas tú.

## Teclas

toy-ask-trump = Triunfo: { SUIT($suit) }.
toy-key-burden = el triunfo

## Jugadas escritas: lo que se puede escribir, primero lo que se muestra

toy-verb-lay = echar
toy-verb-bid = pujar, subastar

## Reglas

toy-rule-chapter-play = El juego
toy-rule-deal = Cada jugador tiene cinco cartas, y se descubre otra: su palo es triunfo.
toy-rule-bid = Por turno se puja un número de bazas, más que lo pujado, o se pasa, hasta que pasen todos los demás. Sale quien más ha pujado.
toy-rule-trick = Hay que asistir al palo de salida si se puede; gana la baza el triunfo más alto o, si no hay, la carta más alta de ese palo.
toy-rule-points = Quien más ha pujado suma su puja, o la pierde si hace menos bazas; cada baza de los demás vale un punto.
toy-rule-target = Al acabar una mano gana quien más puntos tiene, si llega a { $target }.
