# Upkeep of the program: what only commands and questions in a terminal say. The page that is itself leaves it out.

## Packages that are installed from the playroom

packages-needs = { $what ->
    [near] Finding rooms near by needs
    [sound] Sounds need
    [voice] The voice needs
    [shared] A room in a shared database needs
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
