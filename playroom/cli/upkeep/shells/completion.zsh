#compdef playroom accessible-playroom
# Tab completion of playroom in zsh: eval "$(playroom completion zsh)"
_playroom() {
    local -a found open
    local program=${words[1]}
    found=("${(@f)$($program completion words zsh "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
    found=(${found:#})
    open=(${(M)found:#*[=:]:})
    found=(${found:#*[=:]:})
    (( $#found )) && _describe playroom found
    (( $#open )) && _describe playroom open -S ''
    (( $#found + $#open )) || _files
}
if [[ $funcstack[1] == _playroom ]]; then
    _playroom "$@"
else
    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
    compdef _playroom playroom accessible-playroom
fi
