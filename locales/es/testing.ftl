## Lo que se dice a quien prueba un juego (python -m playroom_testing)

testing-help = Se prueba un juego, con una línea por grupo de pruebas. Nómbralo por su id, o por su módulo y su objeto con dos puntos en medio.
testing-help-only = Con --only, solo algunos grupos, separados por comas. Hay { $groups }.
testing-help-options = Con --lang, los idiomas de sus palabras, por ejemplo en,es. Con --hooks, un módulo que cuenta más del juego. Con --thorough se mira 20 veces más; con --quick, poco, en unos segundos. Con --record y una carpeta se escribe en ella lo que se oye en algunas partidas; con --recorded y esa carpeta se compara con ello.
testing-optimized = Las pruebas son aserciones y Python no puede saltárselas: úsalo sin la opción O.
testing-unknown = No hay { $text }.
testing-nothing = No se probó nada. { $why }
testing-no-such-game = Ningún paquete trae un juego { $name }. Hay { $games }.
testing-no-game-loads = { $name } no se puede cargar. { $why }
testing-no-single-game = Varios paquetes traen { $name }: { $packages }.
testing-no-import = { $name } no se puede importar. { $why }
testing-no-object = { $name } es la clase de un juego. Nombra un objeto de ella.
testing-no-contract = A { $name } le falta algo para ser un juego. { $why }
testing-no-hooks = Los hooks de { $name } no se pueden importar. { $why }
testing-group = { $failed ->
    [0] { $group }: bien, { $total }.
   *[other] { $group }: { $failed ->
        [one] falla una
       *[other] fallan { $failed }
     } de { $total }.
 }
testing-also = Lo mismo en { $count ->
    [one] otra
   *[other] otras { $count }
 }: { $names }.
testing-without = { $groups }: nada que probar, el juego no tiene.
testing-left-out = { $groups }: sin probar, no hay palabras en { $languages }.
testing-slow = { $groups }: no se mira en una prueba rápida.
testing-recorded = { $count ->
    [one] 1 transcripción queda
   *[other] { $count } transcripciones quedan
 } en { $folder }.
testing-not-recorded = No se puede escribir en { $folder }: { $why }.
testing-stopped = { $how ->
    [slow] No terminó en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
     }, { $place }.
    [raised] Pasó { $place }.
   *[assertion] Falló una aserción { $place }.
 }
testing-place = en { $name }, línea { $line } de { $file }
testing-done = { $failed ->
    [0] Todo está bien en { $name }.
    [one] Falló una prueba de { $name }.
   *[other] Fallaron { $failed } pruebas de { $name }.
 } { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
 }, { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
