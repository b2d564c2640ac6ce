# Upkeep of the program: what only commands and questions in a terminal say. The page that is itself leaves it out.

## What a report of a fault holds (playroom doctor --report)

report-none = none
report-title = Report of { $at }, by universal time. It holds no name, key, address, word that was said, or card.
report-system = Release of the system: { $release }, { $machine }. Language: { $language }.
report-packages = Packages: { $packages }.
report-terminal = { $is_one ->
    [yes] Terminal of { $columns } columns and { $rows } rows
   *[no] No terminal but a pipe or a file
 }. Kind: { $term }. Program: { $program }.
report-voice = { $ok ->
    [yes] Voice { $backend } works. Languages: { $languages }.
   *[no] Voice { $backend } does not work: { $code }. Packages that it lacks: { $missing }.
 }
report-sounds = Sounds: { $code }. Way: { $way }.
report-settings = Settings that were changed: { $settings }. Lines that are wrong: { $bad }.
report-games = Games: { $games }. Of other packages: { $foreign }. Not loaded: { $broken }.
report-kept = Kept games, unfinished: { $unfinished }. Finished: { $finished }. File: { $store }. Problems: { $problems }.
report-fault = Error of { $at }: { $kind }. Where: { $where }.
report-no-faults = Errors written down: none.

## The people of a room (playroom host people, playroom host forget)

cli-takes-person = --person and a name, or an id: with people and forget, whom it is about.
host-person = { $name }, { $language ->
    [es] Spanish
    [en] English
   *[other] { $language }
 }, last here { $seen }, places at tables: { $tables }. Id: { $id }.
host-no-people = This room knows nobody.
host-no-room = There is no room yet: { $file } is missing.
host-no-person = This room knows nobody called { $name }. { PROGRAM() } host people lists everybody.
host-forget-whom = Say whom: { PROGRAM() } host forget --person and a name.
host-several = Several people are called { $name }. Give the id instead: { PROGRAM() } host people tells it.
host-not-forgotten = { $name } looks after the room or has a place at an open table. Close that table first.
host-forgotten = { $name } is forgotten: name, keys, settings and places. The name stays in games, the moderation log and backups that are kept.

## Packages that are installed from the playroom

packages-needs = { $what ->
    [near] Finding rooms near by needs
    [sound] Sounds need
    [voice] The voice needs
    [shared] A room in a shared database needs
    [push] Telling browsers of turns needs
   *[room] Playing with others needs
 } a package that is not here.
packages-ask = { packages-needs } Install it now? Enter or the Y key for yes, Escape or the N key for no.
    .brief = Install the package? Enter or Escape.
packages-installing = Installing. Escape stops it.
packages-goes-on = Still installing.
packages-still = The installation goes on.
packages-nearly = Nearly done, it does not stop any more.
packages-stopped = Stopped. Nothing was installed.
packages-done = Installed.
packages-failed = { $why ->
    [network] Not installed, the network does not answer. See whether you are online, then try again.
    [disk] Not installed, the disk is full. Make room, then try again.
    [refused] Not installed, this machine does not allow it. Ask the one who installed the playroom here.
   *[other] Not installed. What went wrong is written in faults.log, beside your games. Send it to those who make the playroom.
 }
packages-lacking = { packages-needs } { $why ->
    [frozen] This playroom is a single program, to which nothing can be added.
    [read-only] Ask the one who installed the playroom here to add it.
    [managed] The packages here belong to the system. Install pipx with them, then a playroom of your own, which asks again: { $command }.
    [no-pip] To install it: { $command }.
   *[pip] In a terminal the playroom asks whether to install it. By hand: { $command }.
 }
packages-chosen = { packages-needs } { $what ->
    [near] Choose Rooms near by in the playroom, which asks whether to install it.
    [sound] Type slash, sounds on, in the playroom, which asks whether to install it.
    [voice] Press F5 in the playroom, which asks whether to install it.
   *[other] Choose Play with others in the playroom, which asks whether to install it.
 }

## What the doctor tells players

doctor-voice = The voice works, with { $name }{ $languages_count ->
    [0] { "" }
   *[other] , in { $languages }
 }{ $lacks_count ->
    [0] { "" }
   *[other] ; it has no voice for { $lacks }
 }.
doctor-no-voice = { $why ->
    [no-daemon] No voice works, Speech Dispatcher is missing or does not run.
    [daemon-refused] No voice works, Speech Dispatcher does not start.
    [no-engine] No voice works, a synthesizer is missing.
    [no-player] No voice works, the program that plays sound is missing.
    [no-sound] No voice works, no sound device answers.
    [no-reader] No voice works, no screen reader answers.
   *[other] No voice works, the speech program fails.
 }{ " " }{ $typed ->
    [yes] To have one: { $command }.
   *[no] { $why ->
        [no-daemon] Install Speech Dispatcher with the system's packages.
        [daemon-refused] Install a synthesizer for Speech Dispatcher with the system's packages.
        [no-engine] Install eSpeak with the system's packages.
        [no-player] Install a player of sounds, such as aplay, with the system's packages.
        [no-sound] See that loudspeaker or headphones are connected and on.
        [no-reader] Start your screen reader.
       *[other] Start the computer anew, then try once more.
     }
 }
doctor-sounds-work = Sounds work.
doctor-sounds-fail = { $why ->
    [no-device] No sounds, no sound device answers. See that loudspeaker or headphones are connected and on.
   *[other] No sounds, the sound system does not answer. Start the computer anew, then try once more.
 }
doctor-others-work = Playing with others works.

## What it tells those who help

doctor-installation = Playroom { $version }, Python { $python } on { $system }, { $how ->
    [frozen] a single program
    [pipx] installed by pipx
    [environment] in an environment of its own
   *[system] among the packages of the system
 }.

## Updating, places, removing, completion

cli-help-update = { PROGRAM() } update copies your games, says the command that brings the newest version, and after it whether all games are there.
cli-help-where = { PROGRAM() } where tells where games, settings, logs and the program are. With --json for programs.
cli-help-uninstall = { PROGRAM() } uninstall removes settings, games and your room, after a question, and says how the program is removed. With --keep-games the games stay.
cli-help-completion = { PROGRAM() } completion with the name of a shell prints what makes the Tab key complete commands: bash, zsh, fish or powershell.
cli-takes-keep-games = --keep-games: the kept games stay where they are.

update-have = { $kind ->
    [checkout] You have version { $version }, in a folder that git keeps.
    [files] You have version { $version }, in a folder of its own.
    [pipx] You have version { $version }, installed with pipx.
    [uv] You have version { $version }, installed with uv.
    [venv] You have version { $version }, in a Python environment.
    [zip] You have version { $version }, from the zip for Windows.
    [debian] You have version { $version }, from a Debian package.
    [frozen] You have the playroom as one file.
    [temporary] You have version { $version }, fetched for this start.
   *[other] You have version { $version }, in a Python of this machine.
 }
update-copied = Your games are copied in { $folder }.
update-all-there = { $count ->
    [one] The game of the copy { $copy } is there.
   *[other] All { $count } games of the copy { $copy } are there.
 }
update-missing = { $count ->
    [one] 1 game
   *[other] { $count } games
 } of the copy { $copy }, made by version { $version }, cannot be found. To go back to the copy, take the files whose names begin with games.db out of { $place }, and put games.db from the copy there.
update-then = After that, { PROGRAM() } update tells whether all your games are there.
update-room-open = Your room is open. Close it first.
update-by-command = Leave the playroom and run: { $command }.
update-by-source = It was installed from { $place }. Put the new version there, then run: { $command }.
update-by-files = Put the new files in { $place }. Games and settings are elsewhere and stay.
update-by-zip = Get the newest zip and unpack it over { $place }. Games and settings are elsewhere and stay.
update-by-debian = Get the newest package, and in its folder run a command like { $command }.
update-by-frozen = Get the newest file and put it in the place of { $place }. Games and settings are elsewhere and stay.
update-by-temporary = It is fetched at each start. For the newest version, start it with: { $command }.
update-by-system = This Python belongs to the system, which updates it by itself. For the newest version beside it, run: { $command }.

where-games = Games: { $place }. { $readable ->
    [no] They cannot be read; { PROGRAM() } doctor tells why.
   *[yes] { $count ->
        [0] None is kept.
        [one] 1 game is kept.
       *[other] { $count } games are kept.
     }
 }
where-settings = Settings: { $place }.
where-log = Log: { $place }.
where-no-log = Log: none. A failure of the playroom would be written in { $place }.
where-room = Your room: { $place }.
where-copy = Copy of the games: { $place }.
where-program = Program: { $place }, version { $version }. { $kind ->
    [checkout] A folder that git keeps.
    [files] A folder of its own.
    [pipx] Installed with pipx.
    [uv] Installed with uv.
    [venv] A Python environment.
    [zip] From the zip for Windows.
    [debian] From a Debian package.
    [frozen] One file.
    [temporary] Fetched for this start.
   *[other] In a Python of this machine.
 }

uninstall-takes = { $readable ->
    [no] The settings go, and the games, which cannot be read; { PROGRAM() } doctor tells why.
   *[yes] { $count ->
        [0] The settings and your room go. No game is kept.
        [one] The settings, your room and 1 kept game go.
       *[other] The settings, your room and { $count } kept games go.
     }
 }
uninstall-unfinished = { $count ->
    [one] 1 of them is unfinished.
   *[other] { $count } of them are unfinished.
 }
uninstall-keeps = { $readable ->
    [no] The settings go. The games stay in { $folder }.
   *[yes] The settings go. { $count ->
        [0] No game is kept.
        [one] 1 game stays in { $folder }.
       *[other] { $count } games stay in { $folder }.
     }
 }
uninstall-export = To save the games first, type a folder for them, then Enter. Enter alone goes on without.
uninstall-exported = { $count ->
    [one] 1 game is
   *[other] { $count } games are
 } saved in { $folder }. { PROGRAM() } import reads them again.
uninstall-inside = { $folder } would be removed too. Name another folder.
uninstall-ask = { $keep ->
    [yes] Remove the settings? Type the word yes, then Enter.
   *[no] Remove all of it? Type the word yes, then Enter.
 }
uninstall-left = Nothing was removed.
uninstall-removed = { $keep ->
    [yes] The settings are removed.
   *[no] Games and settings are removed.
 }
uninstall-others = { $folder } has other files too, which stay.
uninstall-by-hand-command = The program is removed with: { $command }.
uninstall-by-hand-checkout = Delete the folder { $place }, and the program is gone.
uninstall-by-hand-files = Delete the folder { $place }, and the program is gone.
uninstall-by-hand-zip = Delete the folder { $place }, and the program is gone.
uninstall-by-hand-frozen = Delete the file { $place }, and the program is gone.

completion-which = { $given ->
    [yes] No completion for { $text }.
   *[no] Which shell?
 } Name one: { PROGRAM() } completion bash, zsh, fish or powershell.

## A frozen program: the playroom with its Python, as one file or folder

cli-frozen-makers = This program is for playing. Games and pages are made with the Python package; the page for developers tells how.
