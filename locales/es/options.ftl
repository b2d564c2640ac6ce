## Lo que lleva una orden de la línea de órdenes (playroom host --help). lint allows: = JUEGO CARPETA

cli-takes-preset = --preset y un nombre: una mesa con las opciones de ese nombre.
cli-takes-option = --option nombre=valor: una opción de la mesa; se puede dar varias veces.
cli-takes-seats = { $command ->
    [host] --seats y quiénes juegan, como Ana,Eva:bueno, o cuántos, o las dos cosas: 2,Eva:bueno.
    [rules] --seats y cuántos juegan.
    [simulate] --seats y los niveles de quienes juegan, como fácil,bueno.
   *[other] --seats y quiénes juegan, como tú,Ana:bueno, o cuántos, o las dos cosas: tú,2,Ana:bueno.
 }
cli-takes-seed = --seed y un texto: las cartas que salen de ese texto, siempre las mismas.
cli-takes-duplicate = --duplicate: un robot juega primero tus cartas y después las juegas tú.
cli-takes-seat = --seat y un número: lo que se vio desde ese asiento; con todos, todas las manos.
cli-takes-step = --step: se recorre con teclas, también por una tubería.
cli-takes-games = --games y cuántas partidas se juegan.
cli-takes-jobs = --jobs y cuántos procesos se reparten el trabajo.
cli-takes-json = --json: para otros programas.
cli-takes-csv = --csv: como tabla de cifras para otros programas.
cli-takes-text = --text: escrito para leerse.
cli-takes-seal = --seal y lo que oíste al principio: se compara.
cli-takes-level = --level y un nivel de los robots: solo las partidas contra ellos.
# lint allows: -
cli-takes-since = --since y un día, como 2026-01-31: solo las partidas desde entonces.
# lint allows: -
cli-takes-until = --until y un día, como 2026-01-31: solo las partidas hasta entonces.
cli-takes-fresh = --fresh: cuenta otra vez desde las propias partidas.
cli-takes-all = --all: todo, para quienes ayudan.
cli-takes-report = --report: lo que ayuda a encontrar un fallo, sin nombres, claves, direcciones ni cartas, para añadirlo a lo que nos escribas.
cli-takes-repair = --repair: arregla las partidas dañadas, después de copiarlas.
cli-takes-open = --open y un juego: hay una mesa enseguida. Con el número de una mesa cerrada, esa se abre otra vez.
cli-takes-listen = --listen y una dirección, dos puntos y un puerto: dónde escucha la sala.
cli-takes-address = --address y un nombre o número: lo que llevan las invitaciones, si desde fuera se llega por otra dirección.
cli-takes-delay = --delay y un número: con cuántas jugadas de retraso oyen quienes miran.
cli-takes-house = --house y un archivo: las normas de la casa, y el nombre y los idiomas de la sala. Sin ella, house.toml en la carpeta de la sala.
cli-takes-page = --page, a secas o con una dirección, dos puntos y un puerto: deja entrar a quien tiene un navegador.
cli-takes-link = --link y la dirección de esa página en internet.
cli-takes-certificate = --certificate y un archivo: el certificado de la página, junto con --key.
cli-takes-key = --key y un archivo: la clave de ese certificado.
cli-takes-engine = --engine y la dirección de una base de datos PostgreSQL, o un archivo que la tenga: dónde se guarda la sala.
cli-takes-schema = --schema y el nombre de la sala en esa base de datos.
cli-takes-public = --public: entra cualquiera sin invitación, y la sala tiene vestíbulo.
cli-takes-name = --name y un nombre: cómo te llaman en esa sala.
cli-takes-name-es = --name-es y un nombre: cómo se llama el juego en español.
cli-takes-like = --like y una clase: a qué se parece el juego nuevo, por ejemplo tricks, de bazas.
cli-takes-add = --add y la entrada de una sala: la pone en tu propia lista.
cli-takes-remove = --remove y el nombre de una sala: la quita de tu propia lista.
cli-takes-near = { $command ->
    [host] --near: la sala se puede encontrar en tu propia red.
   *[other] --near: las salas de tu propia red, sin lista.
 }
cli-takes-behind-proxy = --behind-proxy: delante de la página hay otro servidor, que dice quién llega.
cli-takes-health = --health y un puerto: cuenta a los programas de este equipo cómo está la sala.
cli-takes-check = --check: mira si todo está bien, dice qué hay que arreglar y no abre nada.
cli-help-more = Las opciones de una orden: su nombre y --help, como { PROGRAM() } host --help.
cli-one-word = { PROGRAM() } host no lleva { $text }: solo log, people, forget, ratings, u opciones. Una mesa de un juego se abre con --open y su nombre.
cli-no-word = { PROGRAM() } { $command } no lleva { $text }. { PROGRAM() } { $command } --help dice qué lleva.
cli-takes-export = --export y una carpeta: donde se escribe la página.
cli-takes-pyodide = --pyodide y una carpeta: contiene el paquete de npm pyodide, desempaquetado, y el wheel de msgspec para él.
cli-takes-page-files = --page-files y una carpeta: una página ya exportada, que es entonces la de la sala.
