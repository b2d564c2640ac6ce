## What is told to those who test a game (python -m playroom_testing)

testing-help = A game is tested, with a line for every group of checks. Name it by its id, or by its module and its object with a colon between.
testing-help-only = With --only some groups, separated by commas. There are { $groups }.
testing-help-options = With --lang the languages of its words, for example en,es. With --hooks a module that tells more of the game. With --thorough 20 times as much is looked at, with --quick little, in a few seconds. With --record and a folder, what the players of some matches hear is written there; with --recorded and the folder, a run is compared with it.
testing-optimized = The checks are assertions, so Python may not leave those out: run it without the option O.
testing-unknown = There is no { $text }.
testing-nothing = Nothing was tested. { $why }
testing-no-such-game = No package offers a game { $name }. There are { $games }.
testing-no-game-loads = { $name } does not load. { $why }
testing-no-single-game = { $name } is offered by several packages: { $packages }.
testing-no-import = { $name } cannot be imported. { $why }
testing-no-object = { $name } is the class of a game. Name an object of it.
testing-no-contract = { $name } is not a whole game. { $why }
testing-no-hooks = The hooks of { $name } cannot be imported. { $why }
testing-group = { $failed ->
    [0] { $group }: { $total } passed.
   *[other] { $group }: { $failed } of { $total } failed.
 }
testing-also = The same in { $count ->
    [one] one more
   *[other] { $count } more
 }: { $names }.
testing-without = { $groups }: nothing to test, the game has none.
testing-left-out = { $groups }: left out, no words in { $languages }.
testing-slow = { $groups }: left out of a quick run.
testing-recorded = { $count ->
    [one] 1 transcript is
   *[other] { $count } transcripts are
 } written to { $folder }.
testing-not-recorded = Nothing can be written to { $folder }: { $why }.
testing-stopped = { $how ->
    [slow] Given up after { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
     }, { $place }.
    [raised] It happened { $place }.
   *[assertion] An assertion failed { $place }.
 }
testing-place = in { $name }, line { $line } of { $file }
testing-done = { $failed ->
    [0] All is well with { $name }.
    [one] One check of { $name } failed.
   *[other] { $failed } checks of { $name } failed.
 } { $tables ->
    [one] One table
   *[other] { $tables } tables
 }, { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
