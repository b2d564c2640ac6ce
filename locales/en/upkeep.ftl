## Updating, places, removing, completion

cli-help-update = playroom update brings the newest version, after a question or with --yes. Your games are copied first.
cli-help-where = playroom where tells where games, settings, logs and the program are. With --json for programs.
cli-help-uninstall = playroom uninstall removes settings, games and the program, after a question. With --keep-games the games stay.
cli-help-completion = playroom completion with the name of a shell prints what makes the Tab key complete commands: bash, zsh, fish or powershell.
cli-takes-yes = --yes: done without a question.
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
update-looks = Looking for a newer version.
update-there = { $named ->
    [yes] Version { $version } is there.
   *[no] { $count ->
        [one] 1 change is there.
       *[other] { $count } changes are there.
     }
 }
update-newest = Version { $version } is the newest.
update-ask = Update now? Type yes or no, then Enter.
update-left = Nothing was changed.
update-copied = Your games are copied in { $folder }.
update-begins = Updating. This can take a minute.
update-goes-on = Still updating.
update-done = Updated from version { $before } to { $version }. Your games are as they were.
update-failed = { $why ->
    [interrupted] Interrupted. Version { $version } is there as before, and so are your games.
    [start] The new version does not work here. Version { $version } is back, and your games are as they were. What went wrong: { $log }.
   *[other] The update failed. Version { $version } is there as before, and so are your games. What went wrong: { $log }.
 }
update-no-copy = The version you have could not be copied first: perhaps the disk is full. Nothing was changed.
update-room-open = Your room is open. Close it first.
update-unknown = No new version could be looked for. Without a network that is so. To try it yourself: { $command }.
update-cannot-source = It was installed from { $place }. Put the new version there, then run: { $command }.
update-cannot-alone = Leave the playroom and run: { $command }.
update-cannot-files = The folder { $place } is not connected with a place that has newer versions. Put the new files there: games and settings are elsewhere and stay.
update-cannot-zip = Get the newest zip and unpack it over { $place }. Games and settings are elsewhere and stay.
update-cannot-debian = Get the newest package, and in its folder run a command like { $command }.
update-cannot-frozen = Get the newest file and put it in the place of { $place }. Games and settings are elsewhere and stay.
update-cannot-temporary = It is fetched at each start. For the newest version, start it with: { $command }.
update-cannot-system = This Python belongs to the system, which updates it by itself. For the newest version beside it, run: { $command }.
update-cannot-python = This Python is not the playroom's alone. Run: { $command }.

where-games = Games: { $place }. { $readable ->
    [no] They cannot be read; playroom doctor tells why.
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
    [no] The settings go, and the games, which cannot be read; playroom doctor tells why.
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
 } saved in { $folder }. playroom import reads them again.
uninstall-inside = { $folder } would be removed too. Name another folder.
uninstall-ask = { $keep ->
    [yes] Remove settings and program? Type the word yes, then Enter.
   *[no] Remove all of it, and the program? Type the word yes, then Enter.
 }
uninstall-left = Nothing was removed.
uninstall-removed = { $keep ->
    [yes] The settings are removed.
   *[no] Games and settings are removed.
 }
uninstall-others = { $folder } has other files too, which stay.
uninstall-gone = The program is removed. Goodbye.
uninstall-failed = The program could not be removed. Run: { $command }.
uninstall-by-hand-command = The program is removed with: { $command }.
uninstall-by-hand-checkout = Delete the folder { $place }, and the program is gone.
uninstall-by-hand-files = Delete the folder { $place }, and the program is gone.
uninstall-by-hand-zip = Delete the folder { $place }, and the program is gone.
uninstall-by-hand-frozen = Delete the file { $place }, and the program is gone.

completion-which = { $given ->
    [yes] No completion for { $text }.
   *[no] Which shell?
 } Name one: playroom completion bash, zsh, fish or powershell.

version-news = Version { $version } is there. Leave, and playroom update brings it.
setting-version_news = { $value ->
    [yes] News of a version: told
   *[no] News of a version: not looked for
 }
setting-version_news-about = Looks for a newer version at the start, once a day at most, where your packages come from, and tells it once. If off, nothing is asked.
