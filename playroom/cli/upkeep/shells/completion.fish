# Tab completion of playroom in fish: a file of ~/.config/fish/completions, or playroom completion fish | source
function __playroom_words
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    $words[1] completion words fish $words[2..-1] "$current" 2>/dev/null
end
function __playroom_has_words
    count (__playroom_words) >/dev/null
end
for program in playroom accessible-playroom
    complete -c $program -n __playroom_has_words -f -k -a '(__playroom_words)'
end
