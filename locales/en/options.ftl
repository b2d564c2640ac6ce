## What a command of the command line takes (playroom host --help). lint allows: = GAME FOLDER

cli-takes-preset = --preset and a name: a table with the options of that name.
cli-takes-option = --option name=value: an option of the table; may be given several times.
cli-takes-seats = { $command ->
    [host] --seats and who plays, as in Ana,Eva:good, or how many, or both: 2,Eva:good.
    [rules] --seats and how many play.
    [simulate] --seats and the levels of those who play, as in easy,good.
   *[other] --seats and who plays, as in you,Ana:good, or how many, or both: you,2,Ana:good.
 }
cli-takes-seed = --seed and a text: the cards that this text makes, every time.
cli-takes-duplicate = --duplicate: a bot plays your cards first, then you play them.
cli-takes-seat = --seat and a number: what was seen from that seat; all shows every hand.
cli-takes-step = --step: walked through by keys, in a pipe too.
cli-takes-games = --games and how many are played.
cli-takes-jobs = --jobs and how many processes share the work.
cli-takes-json = --json: told to programs.
cli-takes-csv = --csv: as a table of figures for programs.
cli-takes-text = --text: written to be read.
cli-takes-seal = --seal and what you heard at the beginning: it is compared.
cli-takes-level = --level and a level of bots: only games with them.
# lint allows: -
cli-takes-since = --since and a day, as in 2026-01-31: only games from then on.
# lint allows: -
cli-takes-until = --until and a day, as in 2026-01-31: only games up to then.
cli-takes-fresh = --fresh: counted again from the games themselves.
cli-takes-all = --all: everything, for those who help.
cli-takes-report = --report: what helps to find a fault, without names, keys, addresses or cards, to be sent with what you write to us.
cli-takes-repair = --repair: mends damaged games, after a copy.
cli-takes-open = --open and a game: a table of it is there at once. With the number of a closed table, that one is open again.
cli-takes-listen = --listen and an address, a colon and a port: where the room listens.
cli-takes-address = --address and a name or number: what invitations carry, where others reach this machine by another address.
cli-takes-delay = --delay and a number: by how many plays the watchers are behind.
cli-takes-house = --house and a file: the rules of the house, and the room's name and languages. Without it, house.toml in the room's folder.
cli-takes-page = --page, alone or with an address, a colon and a port: lets people in who have a browser.
cli-takes-link = --link and the address of that page on the internet.
cli-takes-certificate = --certificate and a file: the page's certificate, with --key.
cli-takes-key = --key and a file: the key of that certificate.
cli-takes-engine = --engine and the address of a PostgreSQL database, or a file that has it: where the room is kept.
cli-takes-schema = --schema and the name of the room in that database.
cli-takes-public = --public: anybody may come without an invitation, and there is a hall.
cli-takes-name = --name and a name: what the others in that room call you.
cli-takes-name-es = --name-es and a name: what the game is called in Spanish.
cli-takes-like = --like and a kind: what the new game is like, for example tricks.
cli-takes-add = --add and an entry of a room: puts it into your own list.
cli-takes-remove = --remove and the name of a room: takes it out of your own list.
cli-takes-near = { $command ->
    [host] --near: the room can be found in your own network.
   *[other] --near: the rooms in your own network, without a list.
 }
cli-takes-behind-proxy = --behind-proxy: another server stands before the page, and tells who comes.
cli-takes-health = --health and a port: tells programs on this machine how the room is.
cli-takes-check = --check: looks whether all is right, tells what to mend, and opens nothing.
cli-help-more = The options of a command: its name and --help, as in { PROGRAM() } host --help.
cli-one-word = { PROGRAM() } host takes no { $text }: only log, people, forget, ratings, or options. A table of a game is opened by --open and its name.
cli-no-word = { PROGRAM() } { $command } takes no { $text }. { PROGRAM() } { $command } --help tells what it takes.
cli-takes-export = --export and a folder: where the page is written.
cli-takes-pyodide = --pyodide and a folder: it holds the npm package pyodide, unpacked, and the wheel of msgspec for it.
cli-takes-page-files = --page-files and a folder: a page that was exported, which is then the page of the room.
