# Lo que se escribe: preguntas sobre ello, y los valores de las órdenes en palabras.

## Cartas.

# $typed es lo escrito («5C»), $cards lo que puede ser, $ways cómo se escribe cada una sin duda.
typed-which-card = { $typed }: ¿{ OR($cards) }? Escribe { OR($ways) }.

## Jugadas que no se entienden.

typed-which = { $few ->
    [yes] ¿Cuál: { OR($ways) }?
   *[no] ¿Cuál de estas { $count } jugadas? Abajo las dice; o di más.
}
# $move es una jugada como se escribe: «tirar rey de picas».
typed-mean-move = ¿Quieres decir: { $move }?
# Lo mismo de una jugada que cuesta; $play es lo que hace («Ver por 4»), $move la hace sin preguntar («veo»).
typed-mean-cost = ¿Quieres decir: { $play }? Para hacerlo sin pregunta, escribe { $move }.
typed-did-you-mean = ¿Quieres decir: { $text }?
cli-near-option = No hay opción { $name }. ¿Querías decir { $near }, { $what }?
typed-unknown = No entiendo: { $text }.
typed-not-now = Ahora eso no se puede.
typed-not-held = Entre tus cartas no hay { RANKS($rank) }.
typed-example = Por ejemplo: { $example }.
typed-verbs = Las jugadas empiezan por { OR($verbs) }.

## Valores de las órdenes: frases separadas por comas.

value-language-en = inglés
value-language-es = español, castellano
value-answer-yes = sí, s
value-answer-no = no, n
value-seat-mine = tú, yo
value-seat-all = todos, todas
value-verbosity-brief = breves, breve, cortos, corto
value-verbosity-normal = normales, normal
value-verbosity-full = completos, completo, largos, largo
value-sounds-auto = automáticos, automático, auto
value-sounds-on = sí, activados
value-sounds-off = no, quitados, sin sonidos
value-speech-auto = automática, automático
value-speech-screen-reader = lector, lector de pantalla
value-speech-tts = propia, voz propia
value-speech-off = no, apagada, sin voz, ninguna
value-speech-file = archivo

## Jugadas con palabras propias: familias de verbos, las mismas en todos los juegos. Cada juego dice qué
## jugada es de qué familia. Las frases van separadas por comas; acentos y mayúsculas no importan.

typed-family-lay =
    dejar, dejo, dejas, deja, dejá, dejamos, echar, echo, echas, echa, echá, tirar, tiro, tiras, tira, tirá,
    jugar, juego, juegas, juega, jugá, poner, pongo, pones, pon, poné, ponemos, descartar, descarto, descartas,
    descarta, descartá, descartarme, descartarse, me descarto, descártate, botar, boto, botas, bota, soltar,
    suelto, sueltas, suelta, soltá, lanzar, lanzo, lanzas, lanza, colocar, coloco, colocas, coloca, mandar,
    mando, mandas, manda, me deshago, te deshaces, deshacerme, deshazte, ahí va, ahí van, ahí te va, va, salgo
    con, salir con, abandonar, dar, arrojar, arrojo, largar, largo,
    aventar, aviento, avienta, descargar, descargo, entregar, entrego, voy con, me quito de encima,
    bajo a la mesa, dejame, sacrifico, sacrificar, zumbo, planta, tiraré, echaré, dejaré, jugaré, pondré,
    mi jugada es, elijo, escojo, me decido por, sale, prefiero
typed-family-take =
    tomar, tomo, tomas, toma, tomá, tomarme, coger, cojo, coges, coge, cogé, agarrar, agarro, agarras, agarra,
    agarrá, recoger, recojo, recoges, recoge, recogé, levantar, levanto, levantas, levanta, levantá, llevar,
    llevo, llevas, lleva, llevarme, llevarse, llevarte, me llevo, llévate, capturar, capturo, capturas, captura,
    me quedo, quedarme, quedarse, me quedo con, quedo, alzar, alzo, alzas, alza, comer, me como, barrer, barro,
    limpiar, limpio, limpio la mesa, limpiar la mesa, barro la mesa, barrer la mesa, retirar, emparejar, emparejo, pillar, pillo, pilla, arrastrar, arrastro, arrasar, arraso, atrapar,
    atrapo, apañar, apaño, me los llevo, me las llevo, me la llevo, me lo llevo, tomaré, me llevaré, cogeré,
    recogeré, junto, juntar, me embolso, cacho, pesco, pescar
typed-family-draw =
    robar, robo, robas, roba, robá, sacar, saco, sacas, saca, sacá, dame, deme, robar carta, otra carta, roba carta,
    cojo carta, carta nueva,
    jalo del mazo, una del mazo, carta del mazo, una nueva, una carta nueva, tapada del mazo, chupo, chupar,
    me das una, dame una, dame otra,
    jalar, jalo, jala, jalo una
typed-place-stock = mazo, del mazo, baraja, de la baraja, monte, del monte, montón, del montón, cerrada, de arriba del mazo,
    del montoncito, del maso, de las tapadas, la de arriba del mazo, de la pila tapada, tapada, una tapada,
    una cerrada
typed-place-pile = pozo, del pozo, descarte, del descarte, descartes, de los descartes, pila, de la pila, de la mesa, destapada, boca arriba,
    la de arriba, la descartada, la tirada, la que tiraron, la que echaron, la del pozo, la del descarte,
    esa carta, la última tirada, la que botaron
typed-family-want = quiero, quieres, la quiero, deseo, me interesa, me sirve, para mí, me viene bien, la acepto,
    la necesito, me hace falta, me viene de perlas, me conviene, me la quedo, me la llevo, la tomo,
    la agarro, la levanto
typed-family-claim = pedir, pido, pides, pide, pedí, comprar, compro, compras, compra, puedo, me la das, me la dejas, permiso,
    la quiero yo, la pido, la compro, me la puedo quedar, me la llevo yo, puedo llevármela, puedo tomarla,
    puedo cogerla, yo la quiero, dámela
typed-family-yes =
    sí, si, claro, claro que sí, por supuesto, vale, ok, okay, dale, bueno, venga, de acuerdo, acepto, aceptar,
    aceptas, conforme, adelante, cómo no, seguro, correcto, eso es, sí quiero, sip, exacto, hecho,
    simón, listo, va, órale, perfecto, así es, esa misma, eso, sí claro, claro que quiero, por favor sí,
    échale, hágale
typed-family-no =
    no, nop, no gracias, para nada, no quiero, no quieres, no la quiero, mejor no, ni hablar, no acepto, rechazo,
    rechazar, negar, niego, lo niego, no me interesa, no me sirve, dices que no, digo que no, qué va, nunca, claro que no, por supuesto que no, esa no, creo que no,
    no hace falta, déjalo, déjala, mejor que no, no la necesito, no me hace falta, de ninguna manera, nones,
    esa no me sirve, no me vale,
    que se la lleve otro, ni regalada, para otro
typed-family-pass = pasar, paso, pasas, pasa, pasá, no puedo, no puedo echar, no puedo echar ninguna, no puedo jugar, no puedo jugar ninguna, no tengo carta, no puedes, no puedes jugar, sigue, no hago nada, no pido, no pides,
    que siga, que sigan, sigan, siga, sigue tú, no la quiero que siga, que pase, pasó, me paso, salto,
    adelante sigan
typed-family-bet = abrir, abro, abres, abre, apostar, apuesto, apuestas, apuesta, apostá, entrar, entro, entras, entra,
    arranco con, empiezo con, salgo con, voy abriendo, abro la apuesta, mi apuesta es, mi apuesta, van, meto,
    pongo
typed-family-raise =
    subir, subo, subes, sube, subí, aumentar, aumento, aumentas, aumenta, elevar, elevo, elevas, resubir, resubo,
    reenvidar, veo y subo, y subo, te subo, le subo, se la subo,
    le subo a, te subo a, subo a, se la subo a, súbelo a, le subo hasta, subo hasta, te lo subo, lo subo,
    súbele, le aumento, lo pongo en, la pongo en, que sean
typed-family-call =
    ver, veo, ves, te veo, voy, ir, vamos, igualar, igualo, igualas, iguala, pagar, pago, pagas, paga, acompañar,
    acompaño, quiero ver,
    voy con, me apunto, te sigo, sigo, pago por ver, aguanto, cubro, las veo, los veo, la veo, la pago,
    lo pago, te pago, te acompaño, te la veo, cuenta conmigo, sí voy, ahí voy,
    quiero ver qué tienes, pongo lo que falta, a ver qué tienes, enséñame lo que tienes, completo la apuesta
typed-family-fold =
    me tiro, tiro las cartas, tiro mis cartas, dejo la mano, no voy, no vas, me retiro, te retiras, retirarme, retirarse, retiro, retiras, me voy al mazo, al mazo, me planto,
    abandono, abandonas, no veo, no lo veo, me salgo, me bajo de la mano, fuera,
    no sigo, me rajo, me arrugo, me achico, boto mis cartas, boto las cartas, bajo las cartas, mucho para mí,
    es mucho para mí, demasiado para mí, muy caro, es muy caro, paso de esta mano, no juego esta, renuncio,
    hasta aquí llegué, no las veo, foldeo, me borro, me abro,
    paso de esta, no juego esta mano, no me convence
typed-family-all-in = mi resto, tu resto, el resto, me juego el resto, con todo, voy con todo, todo dentro, va todo, all in, me la juego, todas mis fichas, todo lo que tengo,
    va todo lo que tengo, con todo lo que tengo, voy con todo lo que tengo, apuesto todo,
    apuesto todo lo que tengo, pongo todo, pongo todo lo que tengo, voy all in, me juego todo, lo meto todo,
    meto todo, todas las fichas, todo mi resto, voy con mi resto, a por todas, todo lo que me queda,
    con todo lo que me queda, apuesto todo lo que me queda, me la juego toda, todo adentro, subo todo,
    subo con todo
typed-family-show =
    mostrar, muestro, muestras, muestra, mostrá, mostrarás, mostraré, enseñar, enseño, enseñas, enseña, descubrir,
    descubro, destapar, destapo, destapas, destapa, voltear, volteo, doy la vuelta, dejo ver, boca arriba,
    enseñaré, descubre, voltea, volteá, la que muestro es, dejo a la vista, dejo descubierta, a la vista,
    pongo boca arriba, doy vuelta, abro la carta
typed-family-declare = declarar, declaro, declaras, declara, mi mano es, mis cinco son, canto, cantas, cantar
typed-family-have = tener, tengo, tienes, llevo, hay, son, suman, en total son, me salen, sumo, vale,
    me dan, me da, son en total, me cuento, yo cuento
typed-family-nothing = no tengo nada, no hay nada, no vale nada, no suma nada, nada de nada, ni un punto,
    nada, nada cero, cero puntos, cero patatero, no suma, no tengo puntos, ningún punto, sin puntos,
    mano vacía, ni uno,
    vacía, está vacía, en blanco
typed-family-count = contar, cuento, cuentas, cuenta, anotar, anoto, apunto, reclamo, puntos,
    anótame, apúntame, ponme, súmame, márcame, marco, marcar
typed-family-challenge = impugnar, impugno, impugnas, impugna, protestar, protesto, reclamar, reclamo, no vale, está mal,
    no suma quince, eso no suma, eso no suma quince, no son quince, eso no es quince, está mal hecho,
    eso está mal, eso no vale, no puede ser, no da quince, lo impugno, te equivocaste, te has equivocado
typed-family-accuse = acusar, acuso, acusas, acusa
typed-family-build =
    construir, construyo, construyes, construye, construí, armar, armo, armas, arma, montar, monto, montas, formar,
    formo, formas,
    junto para, combino, combinar, preparo, preparar, arma un, hago una construcción, hago una pila
typed-family-make = hacer, hago, haces, haz, hacé, que sean, sean, que sea, queda en, quedan en, hace,
    para hacer, para formar, y que valga, que valga, y lo llamo, y lo dejo en, y queda en, y digo, y anuncio,
    que suman, que suma, que hacen
typed-family-add =
    añadir, añado, añades, añade, agregar, agrego, agregas, agrega, acomodar, acomodo, acomodas, acomoda, sumar, ligar,
    ligo, completar, completo, ampliar, amplío, meter, meto, metes, mete,
    pegar, pego, pegas, pega, colgar, cuelgo, enganchar, engancho, poner en, pongo en, encajar, encajo,
    arrimar, arrimo, acoplar, acoplo, extender, alargo, alargar, anexo
typed-family-double = duplicar, duplico, duplicas, duplica, doblar, doblo, doblas, dobla
typed-family-swap =
    cambiar, cambio, cambias, cambia, sustituir, sustituyo, reemplazar, reemplazo, liberar, libero, liberas, rescatar,
    rescato,
    canjear, canjeo, intercambiar, intercambio, quito el comodín, saco el comodín, me llevo el comodín,
    recupero el comodín
typed-family-meld =
    bajar, bajo, bajas, baja, bajá, me bajo, te bajas, bajarme, bajarse, extender, extiendo, tender, tiendo, abrir el juego,
    bajar el contrato, me tiendo,
    me abro con, desplegar, despliego, presento, muestro mi juego, bajo mi juego, bajo el juego,
    ya puedo bajar, me bajo con, armo, formo, hago
typed-family-out = cerrar, cierro, cierras, cierra, cerrá, cortar, corto, cortas, corta, terminar, termino, acabar, acabo, salir,
    me voy con, salgo con, gano con, cierro la mano, termino con, se acabó, y cierro, me quedo sin cartas
typed-family-cut = cortar, corto, cortas, parto, partir, corto la baraja, parto la baraja
typed-family-deal = repartir, reparto, reparte, listo, lista, siguiente mano, otra mano, empezamos, empezar
typed-family-chips = fichas, más fichas, fichas nuevas, recompra, recomprar, recargar, dame fichas
typed-family-back = deshacer, deshago, recuperar, recupero, devolver, devuelvo, vuelta atrás, de vuelta
typed-family-blow = soplar, soplo, soplas, sopla
typed-family-escoba = escoba, cantar escoba, canto escoba, digo escoba

## Palabras pequeñas: lo que se pasa por alto; lo que dice cuál es la carta.

typed-over =
    una carta, otra carta, la carta, el, la, los, las, lo, un, una, unos, unas, al, del, de, a, en, y, e, me, te, se, le, les, yo, tú, este, esta, esto,
    estos, estas, ese, esa, eso, esos, esas, aquel, aquella, por favor, porfa, por, favor, gracias, muchas gracias, pues,
    bueno, venga, vale, ok, okay, dale, claro, sí, ahora, entonces, luego, también, además, y además, solo, solamente,
    nada más, mejor, ya, pues nada, bien, a ver, mira, creo que, yo creo que, con permiso, voy a, vas a, vamos a, quiero,
    quisiera, querría, quiero ver, me gustaría, puedo, podría, déjame, deja que, naipe, naipes, mesa, a la
    mesa, de mi mano, de la mano, mano, tu mano, mi mano, jugada, turno, mi turno, tu, tus, su, sus, otro, otra, que
    tiraron, que tiró, que tiraste, que hay, que echaron, que está en, que queda, como, para, esa misma, mismo, misma,
    toda, todas, hacia, cualquiera, primero, me toca, ea, hala, ale, órale, ándale, che, amigo, compañero,
    nomás, pa, porfis, porfa plis, uy, uf, ay, eh, ah, oh, hum, mmm, oye, oiga, compa, pana, tío, tía, jefe,
    igual, supongo que, parece, ni modo, qué más da, así, ahí, aquí, allá, allí, de nuevo, cómo no, por fin,
    esta vez, tranquilo, rápido, encantado, con gusto, hermano, viejo, wey, güey, ya está, y ya,
    ya está bien, hoy, que tengo, que me queda, que me quedan, de la mesa, que tengo en la mano, en la mano,
    que sea el, que sea la,
    al bote, en el bote, al centro
typed-no = no, ni, nunca, sin, tampoco, jamás
typed-perhaps = a lo mejor, si puedo, si puede ser, si se puede, si pudiera, ojalá, la próxima, tal vez, quizá, quizás, puede que, acaso, casi, si acaso, según,
    menos, excepto, salvo, pero no, todo menos, cualquiera menos,
    no sé, no lo sé, ni idea
typed-all = todo, todos, todas, mi resto, tu resto, el resto, me juego el resto, con todo, voy con todo, todo dentro, va todo, all in, todas mis fichas, todo lo que pueda, todo lo que puedo, todo lo posible, limpio la mesa, limpiar la mesa, barro la mesa, barrer la mesa, la mesa entera, toda la mesa,
    va todo lo que tengo, con todo lo que tengo, voy con todo lo que tengo, apuesto todo,
    apuesto todo lo que tengo, pongo todo, pongo todo lo que tengo, voy all in, me juego todo, lo meto todo,
    meto todo, todas las fichas, todo mi resto, voy con mi resto, a por todas, todo lo que me queda,
    con todo lo que me queda, apuesto todo lo que me queda, me la juego toda, todo adentro, subo todo,
    subo con todo, todo lo que tengo, todito
typed-more = más, veo y subo, y subo, te subo, le subo, de más, otras, otros
typed-told = en total, bien contado, bien, vale, ganas, ganas por, te queda, te quedan, queda, quedan, y van, son
typed-lying = en la mesa, sobre la mesa
typed-cards = carta, cartas
typed-unit = fichas, ficha, puntos, punto, tantos
typed-question =
    qué, cuál, cuáles, cuánto, cuántos, cuánta, cuántas, quién, quiénes, cómo, dónde, cuándo, por qué, a quién, de quién,
    dime, dígame, explícame,
    cuál es, por dónde, hay algún, hay alguna, ya salió, ya ha salido, ya salieron, han salido, ya pasó,
    ya se jugó, se ha jugado, queda algún, queda alguna, quedan muchas, puedes decirme, me dices,
    me puedes decir, quisiera saber, decime, cuéntame, qué tal
typed-to = a, al, hasta, a la
typed-with = con, usando, mediante, por medio de,
    gracias a, sirviéndome de, valiéndome de, aprovechando, utilizando, uso, utilizo, con ayuda de
typed-mine = mi, mis, mi propio, mi propia
typed-own-one = la mía, el mío, mía, mío, los míos, las mías,
    mi última carta, la última que tengo, la última que me queda, la que me queda, mi única carta,
    la única que tengo, la más baja, la más alta, la más chica, la más grande, la menor, la mayor,
    la que sea, cualquier carta, la más pequeña
typed-on = sobre, encima de, encima, en, en el, en la, a la, al, a,
    arriba de, arriba del, por encima de, junto a, detrás de, delante de, al lado de,
    me quedo con, quedarme con
typed-kept = dejo tapado, dejo tapada, tapado, tapada, me guardo, guardo, oculto, escondo, dejo oculta, dejo oculto, boca abajo,
    conservo, tapo, mantengo oculto, mantengo tapado, mantengo tapada, me quedo tapado, me quedo tapada,
    escondida, escondido
typed-instead =
    no mejor, no espera, no espere, no perdón, perdón, mejor dicho, quise decir, quiero decir, me equivoqué, no no,
    ay no, no digo, corrijo, espera no, me confundí, rectifico, pensándolo bien,
    digo el, digo la, digo un, digo una, digo los, digo las
typed-joint = así que, pero, entonces, porque, ya que, conque, por lo que, por eso, si no
typed-suffixes = la, lo, las, los, me, te, le, se, mela, melo, melas, melos, sela, selo, nos
typed-numbers =
    0 cero, 0 nada, 1 uno, 1 una, 2 dos, 3 tres, 4 cuatro, 5 cinco, 6 seis, 7 siete, 8 ocho, 9 nueve, 10 diez, 11 once,
    12 doce, 13 trece, 14 catorce, 15 quince, 16 dieciséis, 17 diecisiete, 18 dieciocho, 19 diecinueve, 20 veinte,
    21 veintiuno, 21 veintiuna, 22 veintidós, 23 veintitrés, 24 veinticuatro, 25 veinticinco, 26 veintiséis, 27 veintisiete,
    28 veintiocho, 29 veintinueve, 30 treinta, 31 treinta y uno, 31 treinta y una, 35 treinta y cinco, 40 cuarenta,
    50 cincuenta, 60 sesenta, 70 setenta, 80 ochenta, 90 noventa, 100 cien
typed-plural-1 = ases, unos
typed-plural-2 = doses
typed-plural-3 = treses
typed-plural-4 = cuatros
typed-plural-5 = cincos
typed-plural-6 = seises, seis
typed-plural-7 = sietes
typed-plural-8 = ochos
typed-plural-9 = nueves
typed-plural-10 = dieces
typed-plural-11 = jotas, sotas
typed-plural-12 = reinas, damas, caballos
typed-plural-13 = reyes
typed-plural-14 = comodines

## Preguntas y deseos en palabras: la orden a la que llevan. Gana la frase más larga que esté en la línea.

typed-ask-scores =
    cómo vamos, cómo va la partida, cómo va el marcador, cuántos puntos, qué puntos, marcador, el marcador, quién gana,
    quién va ganando, por cuánto gano, puntuación, resultado, cuánto llevo, cuánto llevamos, cuántos llevo,
    cuánto me falta para ganar, cuánto falta para ganar, cuánto me falta para llegar,
    cuántos puntos me faltan, por cuánto voy, voy ganando, vas ganando, cómo está el partido, cómo andamos,
    los puntos, dime los puntos, los tantos, el resultado
typed-ask-details = cuántas escobas, cuántas barridas, más detalle, los detalles, cuántas cartas llevo, qué llevo tomado,
    quién tomó la última, quién tomó las últimas
typed-ask-count = cuánto va, cuánto hay en el pozo, cuánto hay en el bote, cuánto hay, cuánto suma, qué cuenta va, el bote, por cuánto va, cuánto va la cuenta,
    en cuánto vamos, en cuánto va, por cuánto vamos, cuánto suma la mesa, cuántas picas llevo,
    cuántas espadas llevo, cuántos oros llevo, cuántas picas, cuántos oros, cuántas espadas, cuántos sietes,
    el pozo, qué total, va el total, total de la mesa, cuánto hay en juego, cuánto hay apostado
typed-ask-burden = quién reparte, quién da,
    de quién es la cuna, de quién es, qué dejé en la cuna, qué hay en la cuna,
    de quién es la cuna esta vez, la cuna de quién es
typed-ask-first = quién empieza, quién sale, quién es mano, carta de corte, la carta de corte, la de corte,
    la carta cortada, carta de salida, la carta de salida, qué carta se cortó, qué salió en el corte,
    qué se cortó
typed-ask-table = qué hay en la mesa, qué cartas hay, la mesa, ver la mesa, qué hay bajado, qué está en la mesa, qué enseña, qué muestra, qué se ve,
    repíteme la mesa, repite la mesa, dime la mesa, léeme la mesa, lee la mesa, enséñame la mesa,
    qué tengo delante, qué hay tirado, qué hay abajo, qué han bajado, qué carta hay en el pozo,
    qué hay en el pozo, qué hay en el descarte
typed-ask-turn = a quién le toca, de quién es el turno, quién juega, me toca, es mi turno, qué toca, cuánto cuesta ver, cuánto tengo que poner, cuánto es ver, cuánto me cuesta,
    cuánto me falta para igualar, cuánto falta para igualar, cuánto para ver, cuánto es,
    cuánto tengo que pagar, cuánto debo poner, cuánto para seguir, cuánto hay que poner, cuánto me piden,
    quién sigue, a quién esperamos, quién va, le toca a quién, de quién es la vez, soy yo
typed-ask-hand = mis cartas, mi mano, qué cartas tengo, qué tengo, mostrame mis cartas, muéstrame mis cartas, dime mis cartas, qué llevo,
    léeme mi mano, léeme mis cartas, léeme las cartas, repíteme mis cartas, repite mi mano,
    repite mis cartas, cuáles tengo, cuáles son mis cartas, ver mis cartas, enséñame mis cartas,
    dime mi mano, dime qué tengo, lee mi mano, lee mis cartas
typed-ask-holdings = cuántas cartas quedan, cuántas cartas te quedan, cuántas cartas tiene, cuántas cartas tienen, cuántas quedan, cuántas fichas, cuántas cartas hay,
    cartas le quedan, cartas les quedan, cartas nos quedan, cartas me quedan, le quedan, les quedan,
    cuántas tiene, cuántas le quedan, cuántas tienen, cuántas fichas tiene, cuántas fichas le quedan,
    cuántas fichas tengo, cuántas fichas me quedan
typed-ask-last = última jugada, la última jugada, qué jugó, qué echó, qué ha jugado, qué tiró, qué tomó, qué pasó, qué hizo,
    quién se llevó, quién se la llevó, quién tomó, quién cogió, qué se llevó, qué cogió, qué levantó,
    qué hicieron, qué jugaron, qué fue eso, qué acaba de pasar, qué me perdí, qué descartó, qué botó
typed-ask-why = por qué, porqué, pista, dame una pista, una pista, consejo, qué me aconsejas, qué hago, qué juego, qué puedo hacer, qué puedo jugar, qué me conviene, ayúdame, sugerencia,
    qué harías tú, qué me recomiendas, qué recomiendas, qué jugarías, qué echarías, qué debería jugar,
    qué debería hacer, qué hago ahora, no sé qué hacer, no sé qué jugar, qué puedo llevarme, qué puedo tomar,
    qué puedo coger, échame una mano, dame un consejo, dame una ayuda
typed-ask-repeat = repite, repíteme, repetir, otra vez lo mismo, qué has dicho, qué dijiste, cómo dices, no te oí, no oí, dilo otra vez,
    repítelo, repite eso, repite por favor, otra vez por favor, no escuché, no te escuché, no te entendí,
    no entendí, no oí bien, cómo, perdona qué, dilo de nuevo, repetí, dímelo otra vez, me lo repites,
    puedes repetir, vuelve a decirlo
typed-ask-sort = ordena mis cartas, ordenar, ordena las cartas, ordena la mano, ordénalas, por palos, ordena,
    ordéname, ordéname las cartas, ordéname la mano, por palo, ordenar por palo, ordena por palo,
    ordénamelas, ordénamelas por palo, ordéname por palo, ordénalas por palo, ordená, acomódame las cartas,
    acomódame la mano, acomoda mis cartas, acomoda mi mano, organiza mi mano, organízame las cartas,
    agrupa por palo, clasifica mis cartas
typed-ask-playable = qué cartas puedo jugar, cuál puedo jugar, cuáles puedo jugar,
    qué carta puedo jugar, qué cartas puedo echar, cuáles puedo echar, qué carta puedo echar
typed-ask-help = ayuda, necesito ayuda, qué teclas hay, las teclas, qué órdenes hay,
    no sé jugar, no entiendo nada, qué puedo escribir, qué comandos hay, qué se puede escribir,
    qué puedo decir
typed-ask-rules = reglas, las reglas, cómo se juega, cuáles son las reglas,
    cómo juego, explícame las reglas, explícame el juego, recuérdame las reglas, cómo se puntúa,
    cómo se gana, cuánto vale
typed-ask-options = opciones, las opciones, qué opciones hay
typed-ask-settings = ajustes, configuración, preferencias
typed-ask-history = historial, la historia, qué ha pasado
typed-ask-fair = limpio, sello
typed-ask-save = salir de la partida, salir de la mesa, salirme de la mesa, salirme, quiero salir, menú, al menú, volver al menú, guardar y salir, levantarme, levantarme de la mesa, me levanto,
    me voy de la mesa, quiero irme, quiero irme de la mesa, quiero dejar la mesa, dejar la mesa,
    guarda la partida, guardar la partida, guarda y sal, salgo de la mesa, dejémoslo por hoy,
    lo dejamos por hoy, lo dejo por hoy, seguimos mañana,
    me quiero ir, quiero marcharme, sácame de aquí, me tengo que ir, tengo que irme
typed-ask-leave = salir, salir del programa, cerrar el programa, adiós, terminar el programa
typed-ask-resign = dejar la partida para siempre, abandonar la partida, me rindo, rendirme,
    quiero rendirme, abandono la partida, doy la partida por perdida
typed-ask-people = quién está, quiénes están, quién hay, quiénes juegan
typed-ask-room = la sala, qué sala
typed-ask-verbosity = mensajes más cortos, mensajes más largos, longitud de los mensajes,
    habla menos, di menos, más breve, sé más breve, menos detalles

## De qué trata una pregunta: solo vale en una línea que empieza como empiezan las preguntas.

typed-about-scores = ganando, gana, perdiendo, pierdo, puntos, tantos, falta, faltan, meta, ventaja, delante, ganar, adelante, marcador,
    cuántos puntos faltan
typed-about-count =
    vamos, cuenta, suma, sumamos, bote, pozo, picas, espadas, oros, velo, velos, siete de oros, siete de velo, sietes, recogido, tomado, tomadas, barridas,
    he cogido, he recogido, me he llevado, apostado, fichas hay, acumulado, va el total
typed-about-burden = cuna, cribbage, construcciones, montones
typed-about-first = corte, cortada, cortó, salida, starter, reparte, repartió, repartir, repartidor, mano, empieza, empezó, mazo, quedan en el mazo, ronda
typed-about-table = mesa, bajado, bajó, bajaron, abajo, juegos hay, muestra, enseña, a la vista, a la mesa, descubiertas, tiene visible
typed-about-turn = toca, turno, juega, igualar, ver, seguir, pagar, cuesta, esperamos, espera, jugar ahora, sigue
typed-about-hand = mis cartas, mi mano, tengo, llevo en la mano, cartas tengo, me queda, me quedan
typed-about-holdings = quedan, le quedan, les quedan, tiene, tienen, cartas tiene, restan, cartas lleva
typed-about-last = últimas, última, último, llevó, tomó, echó, jugó, tiró, descartó, hizo, cogió, recogió, levantó, puso, salió, pasado, pasó, botó, agarró
typed-about-why = conviene, recomiendas, aconsejas, mejor, harías, jugarías, echarías, debería, puedo hacer, puedo tomar, puedo llevarme, puedo coger
typed-about-rules = reglas, se juega, se puntúa, valen, vale, gana la partida
typed-about-options = opciones, modalidad, variante
typed-about-people = está en la mesa, jugando, somos, jugadores, sentado, sentados

typed-wish-undo = deshacer, deshaz, quiero deshacer, volver atrás, vuelta atrás, rectificar, corregir mi jugada,
    deshaz eso, deshazlo, deshacer eso, me equivoqué, me he equivocado, devuélveme la carta, retiro lo dicho,
    regrésame la carta, quiero cambiar mi jugada
typed-answer-undo = Contra robots, barra deshacer retira tu última elección. Con otras personas, lo jugado no se deshace.
typed-wish-pause = pausa, pausar, parar, parar la partida, detener, espera, esperen, un momento,
    espera un momento, espérame, dame un segundo, un segundo, un minuto, pausa por favor, ahora vuelvo,
    ya vuelvo, descanso
typed-answer-pause = En tu mesa nada corre mientras piensas. En una sala, Control T abre la mesa: ahí se detiene la partida.
typed-wish-level = nivel, el nivel, qué nivel, cambiar el nivel, más fácil, más difícil
typed-answer-level = El nivel de cada robot se elige al preparar la mesa. Contra robots, barra nivel lo cambia en la partida.
typed-wish-speed = velocidad, más rápido, más lento, más despacio, más deprisa, ritmo
typed-answer-speed = La velocidad de la voz y el ritmo de las líneas están en los ajustes, con F6. La N da prisa a la jugada.
typed-wish-statistics = estadísticas, mis estadísticas
typed-answer-statistics = Las estadísticas están en el menú principal: Control S guarda la partida y vuelve allí.
typed-wish-time = hora, la hora, qué hora es, cuánto tiempo
typed-answer-time = La hora no se dice aquí. Si la mesa tiene reloj, la T dice lo que te queda.

## El tiempo por turno en una mesa por correspondencia

pace-typed-one = un, una
pace-typed-minutes = minutos, minuto, min, a la vez
pace-typed-hours = horas, hora, h
pace-typed-days = días, día, d
pace-typed-weeks = semanas, semana
pace-typed-table = mesa
vacation-typed-end = fin, no, vuelta, ya estoy
