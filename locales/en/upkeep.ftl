## What a report of a fault holds (playroom report). lint allows: FILE

cli-help-report = playroom report collects what helps to find a fault, without names, keys, addresses or cards, shows it, and saves it. With FILE it is saved there.
report-none = none
report-title = Report of { $at }, by universal time. It holds no name, key, address, word that was said, or card.
report-version = Playroom { $version }, { $how ->
    [frozen] as one program
    [package] installed as a package
   *[folder] from its folder
 }, with Python { $python }.
report-system = System: { $system }, { $release }, { $machine }. Language: { $language }.
report-packages = Packages: { $packages }.
report-terminal = { $is_one ->
    [yes] Terminal of { $columns } columns and { $rows } rows
   *[no] No terminal but a pipe or a file
 }. Kind: { $term }. Program: { $program }. Encoding: { $encoding }.
report-variables = Variables that are set: { $names }.
report-speech = Speech: { $mode }. Why: { $why }. Screen reader: { $reader }.
report-voice = { $ok ->
    [yes] Voice { $backend } works. Languages: { $languages }.
   *[no] Voice { $backend } does not work: { $code }. Packages that it lacks: { $missing }.
 }
report-sounds = Sounds: { $code }. Way: { $way }.
report-settings = Settings that were changed: { $settings }. Lines that are wrong: { $bad }.
report-games = Games: { $games }. Of other packages: { $foreign }. Not loaded: { $broken }.
report-kept = Kept games, unfinished: { $unfinished }. Finished: { $finished }.
report-store = By kind: { $games }. Size of the file in kilobytes: { $size }.
report-sound = File of the games: { $store }. Problems: { $problems }.
report-disk = The folder is on { $remote ->
    [yes] another machine
   *[no] this machine
 }, with { $free } megabytes free. A room of one's own has { $room } kilobytes.
report-fault = Error of { $at }: { $kind }. Where: { $where }.
report-no-faults = Errors written down: none.
report-ask = To save these lines as { $file }, press Enter. Any word and Enter, or Control D: nothing is saved.
report-saved = Saved as { $file }. Nothing was sent: read it, then add it to what you write to us.
report-not-saved = Nothing was saved.
report-how = Nothing was saved. playroom report and the name of a file save it there.
report-there = { $file } is there already. Give another name.
report-unwritable = { $file } cannot be written: { $why }. Give another name.

## The people of a room (playroom host people, playroom host forget)

cli-takes-person = --person and a name, or an id: with people and forget, whom it is about.
host-person = { $name }, { $language ->
    [es] Spanish
    [en] English
   *[other] { $language }
 }, last here { $seen }, places at tables: { $tables }. Id: { $id }.
host-no-people = This room knows nobody.
host-no-room = There is no room yet: { $file } is missing.
host-no-person = This room knows nobody called { $name }. playroom host people lists everybody.
host-forget-whom = Say whom: playroom host forget --person and a name.
host-several = Several people are called { $name }. Give the id instead: playroom host people tells it.
host-not-forgotten = { $name } looks after the room or has a place at an open table. Close that table first.
host-forgotten = { $name } is forgotten: name, keys, settings and places. The name stays in games, the moderation log and backups that are kept.
