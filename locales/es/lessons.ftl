# Lecciones: lo común a todas, y luego un grupo por juego.

## Todas las lecciones

room-lessons = { $count ->
    [one] Aprender un juego jugando
   *[other] Aprender un juego jugando, { $count } lecciones
 }
lessons-title = { $count ->
    [one] 1 lección. Intro la empieza.
   *[other] { $count } lecciones. Intro empieza una.
 }
lessons-about = Un reparto que se juega contigo, con cada paso explicado. Unos diez minutos.
lesson-item = Aprender { $game }
lesson-title = Una lección de { $game }.
lesson-keys = R repite lo último, W dice qué puedes hacer, Control S sale. Intro sigue.
lesson-go-on = Intro sigue.
lesson-not-that-key = Esa tecla no hace nada aquí.
lesson-other-move = Se podría jugar, pero no en esta lección.
lesson-over = Se acabó la lección de { $game }. Ahora juega tu propia partida.
lesson-left = Dejas la lección.
lesson-how-to-leave = Nada que cancelar. Control S deja la lección.

## La cuna, el primer reparto

lesson-cribbage-welcome = Juegas un reparto de la cuna con Berta, paso a paso.
lesson-cribbage-aim = Gana quien llega antes a 121 puntos. Se ganan al echar cartas y al contar las manos.
lesson-cribbage-hand = Esa era tu mano, y { $key } la repite en cualquier momento. Pulsa { $key }.
lesson-cribbage-tab = { $key } va a la carta siguiente, Mayúsculas Tabulador a la anterior. Pulsa { $key }.
lesson-cribbage-crib = Cada cual deja 2 cartas en la cuna, una mano que cuenta para quien reparte: esta vez, Berta.
lesson-cribbage-keep = Guarda las que se llevan bien: { $cards }.
lesson-cribbage-away = Deja { THE($cards) }: ve a cada una con el tabulador y pulsa Espacio; al final, Intro.
lesson-cribbage-starter = La carta de salida, { THE($card) }, será de todas las manos cuando se cuenten.
lesson-cribbage-play = Cada cual echa 1 carta por turno y se van sumando, hasta 31 como mucho. Las figuras valen 10.
lesson-cribbage-pegs = Hacer 15 o 31 da 2 puntos, una pareja 2, una escalera de 3 da 3.
lesson-cribbage-lead = Empieza por una baja, que Berta no pueda hacer 15: tabulador hasta { THE($card) }, luego Intro.
lesson-cribbage-count = { $key } dice la cuenta en cualquier momento. Pulsa { $key }.
lesson-cribbage-fifteen = Tu 5 hace 15, y 4, 6 y 5 son escalera en cualquier orden.
lesson-cribbage-play-card = Tabulador hasta { THE($card) }, y luego Intro.
lesson-cribbage-thirty-one = 5 puntos para ti, y la cuenta va por 25. Un 6 hace 31.
lesson-cribbage-again = 2 más. Después de 31 la cuenta vuelve a 0. A quien no puede echar carta se le salta.
lesson-cribbage-last = Solo te queda { THE($card) }: Intro la juega.
lesson-cribbage-show = Ya no quedan cartas. Ahora se cuentan las manos, la tuya primero, cada una con la carta de salida.
lesson-cribbage-fifteens = Cada 15 da 2: { $five } con { $jack }, { $five } con { $starter }, y 4, 5 y 6. Van 6.
lesson-cribbage-run = La escalera de 4, 5 y 6 da 3, { THE($jack) } 1 por ser del palo de la salida.
lesson-cribbage-claim = En total { $points }: escribe { $points } y pulsa Intro.
lesson-cribbage-deal-over = Eso ha sido un reparto entero: tu mano, la de Berta y su cuna.
lesson-cribbage-scores = { $key } dice los puntos en cualquier momento. Pulsa { $key }.
lesson-cribbage-next = El próximo reparto y su cuna son tuyos, y así hasta 121.
lesson-cribbage-learning = Lo que se te olvide contar es para Berta, salvo con las reglas de aprendizaje, que cuentan por ti.
lesson-cribbage-end = El signo de interrogación dice las teclas, F2 lee las reglas. Intro termina la lección.

## Casino, la primera vuelta

lesson-casino-welcome = Juegas una vuelta de casino con Berta, paso a paso.
lesson-casino-aim = Toma cartas de la mesa con las de tu mano; tener más cartas y algunas buenas da puntos.
lesson-casino-table = Hay 4 cartas a la vista, y { $key } las dice en cualquier momento. Pulsa { $key }.
lesson-casino-hand = { $key } dice tus cartas. Pulsa { $key }.
lesson-casino-sum = Una carta toma otra igual, o cartas que sumen lo mismo: { $cards } hacen 9.
lesson-casino-take = Tómalas con { THE($card) }: tabulador y luego Intro.
lesson-casino-faces = Las figuras solo toman su igual, de una en una.
lesson-casino-build = También puedes construir: { $five } sobre { $three } hace 8, y tienes un 8 con que tomarla.
lesson-casino-mark = Espacio en { THE($five) }, mayor que para la mesa, tabulador hasta { THE($three) }, Espacio, Intro.
lesson-casino-yours = { $key } dice de quién son las construcciones. Pulsa { $key }.
lesson-casino-collect = Recoge tu construcción: tabulador hasta { THE($card) } de tu mano y luego Intro.
lesson-casino-trail = Cuando no hay nada que tomar, se deja una carta en la mesa.
lesson-casino-leave = Deja { THE($card) }: Intro en ella; es la última que te queda.
lesson-casino-lost = El 7 de Berta ha tomado { $cards }: 6 y 1. Un as vale un punto: piénsalo antes de dejarlo.
lesson-casino-rounds = Cuando se acaban las manos se reparten otras 4 cartas a cada cual, hasta gastar la baraja.
lesson-casino-points = Luego se cuenta lo tomado: más cartas, 3 puntos; más picas, 1; cada as, 1.
lesson-casino-special = { THE($ten) } vale 2, { THE($two) } vale 1, y tomar todo lo de la mesa es una barrida.
lesson-casino-end = W dice qué puedes hacer, F2 lee las reglas. Intro termina la lección.
