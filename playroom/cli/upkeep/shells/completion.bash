# Tab completion of playroom in bash: eval "$(playroom completion bash)"
_playroom() {
    local IFS=$'\n'
    COMPREPLY=($("$1" completion words bash "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2>/dev/null))
    case "${COMPREPLY[*]}" in
        *[=:]) compopt -o nospace ;;
    esac
}
complete -o bashdefault -o default -F _playroom playroom accessible-playroom
