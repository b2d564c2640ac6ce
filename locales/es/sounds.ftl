# Lo que suena junto a las palabras.

## El menú

sounds-open = Sonidos
sounds-open-about = Qué sonidos acompañan a las palabras, a qué volumen y por qué lado.
sounds-title = Sonidos. Izquierda y derecha los cambian, Espacio explica.
setting-sounds = Sonidos: { $value ->
    [on] sí
    [off] no
   *[auto] automáticos
 }
setting-sounds-about = Automáticos: si este equipo tiene terminal y altavoz; por SSH no suenan.
setting-sounds_volume = { $value ->
    [0] Volumen 0, sin sonidos
   *[other] Volumen { $value }
 }
setting-sounds_volume-about = De 0 a 100; cada paso se oye.
setting-sounds_mono = { $value ->
    [yes] Todos los sonidos por el centro
   *[no] Cada sonido por el lado de su asiento
 }
setting-sounds_mono-about = Por el centro, los dos oídos oyen lo mismo.
setting-bell = { $value ->
    [yes] Campana cuando te toca: sí
   *[no] Campana cuando te toca: no
 }
setting-bell-about = La campana del terminal, si llevas 10 segundos sin pulsar nada. También funciona por SSH.
setting-desktop = { $value ->
    [yes] Aviso del escritorio cuando te toca: sí
   *[no] Aviso del escritorio cuando te toca: no
 }
setting-desktop-about = De tu sistema, si llevas 10 segundos sin pulsar nada. No lleva ninguna carta.
desktop-turn = Te toca.
sounds-now = { $on ->
    [yes] Con sonidos.
   *[no] Sin sonidos.
 }
sounds-mode-unknown = Los sonidos son automáticos, sí o no; { $value } no.

## Para conocerlos

sounds-learn = Conocer los sonidos
sounds-learn-about = Todos, cada uno con lo que significa; izquierda y derecha activan o quitan uno.
sounds-list-title = { $count ->
    [one] 1 sonido
   *[other] { $count } sonidos
 }. Abajo para el siguiente, Intro lo repite, izquierda y derecha lo activan o lo quitan.
sounds-item = { $on ->
    [yes] { $what }
   *[no] { $what }, no suena en el juego
 }
sounds-item-about = Izquierda y derecha lo activan o lo quitan en el juego. Intro lo hace sonar.
sound-turn = Te toca
sound-points = Puntos
sound-points2 = Muchos puntos
sound-sweep = Escoba, o mesa limpia
sound-capture = Alguien se lleva cartas
sound-meld = Un conjunto o una construcción
sound-card = Una carta a la mesa
sound-draw = Una carta robada
sound-deal = Se reparte
sound-roll = Dados que ruedan
sound-start = Empieza una partida
sound-win = Ganaste
sound-lose = Perdiste
sound-wrong = Eso no se puede
sound-timeout = Se acabó el tiempo
sound-hurry = Queda poco tiempo
sound-tick = El reloj sigue
sound-join = Alguien llega
sound-leave = Alguien se va
sound-chat = Alguien dice algo
sound-lost = Se corta la conexión con la sala
sound-back = Vuelve la conexión con la sala
sound-edge = El final de una lista
sound-ok = Una carta elegida, o devuelta

## Cuando no hay

sounds-stopped = Los sonidos se han parado. Vuelven por sí solos.
sounds-none = { $why ->
    [no-device] Sin sonidos, ningún dispositivo de sonido responde
    [no-answer] Sin sonidos, el sistema de sonido no responde
    [not-installed] Sin sonidos, no hay nada instalado que los reproduzca
   *[other] Sin sonidos, no arrancan
 }; todo se cuenta igual. { PROGRAM() } doctor dice qué ayudaría.

## El diagnóstico

doctor-sounds = Los sonidos funcionan, por { $way }.
doctor-no-sounds = No hay sonidos: { $why ->
    [no-device] ningún dispositivo de sonido responde
    [no-answer] el sistema de sonido no responde
    [not-installed] no hay nada instalado que los reproduzca
   *[other] no arrancan
 }.
