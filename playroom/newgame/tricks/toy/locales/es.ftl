# Toy en español. Las líneas son breves, lo nuevo primero; `-you` es lo que oye de quien se habla.

toy-name = Toy
toy-about = Cinco bazas por mano, con triunfo.

## Opciones y variantes

toy-option-target = Meta
    .about = Gana quien llega antes a esos puntos.
toy-preset-usual = Normal
    .about = A 5 puntos.
toy-preset-long = Larga
    .about = A 15 puntos.

## Lo que pasa

toy-event-dealt = Pinta { THE($card) }. Sale { $who }.
    .brief = { $card }, sale { $who }.
toy-event-dealt-you = Pinta { THE($card) }. Sales tú.
    .brief = { $card }, sales tú.

## Teclas

toy-ask-trump = Pinta { THE($card) }.
toy-key-burden = el triunfo

## Jugadas escritas: lo que se puede escribir, primero lo que se muestra

toy-verb-lay = echar

## Reglas

toy-rule-chapter-play = El juego
toy-rule-deal = Cada jugador tiene cinco cartas y echa una en cada baza.
toy-rule-trick = Se descubre una carta, y su palo es triunfo. Hay que asistir al palo de salida si se puede; gana la baza el triunfo más alto o, si no hay, la carta más alta de ese palo.
toy-rule-target = Cada baza vale un punto, y con { $target } se gana.
