# key_of NAME: a folder's name, written so that it is safe everywhere: in a
# path, a list, a command, on another machine. Letters, digits, . _ and - stay;
# the rest becomes +41 and the like. text.awk reads it back. Read with ".".
# shellcheck shell=sh

key_of() {
    case $1 in
    *[!A-Za-z0-9._-]* | .* | -* | '') ;;
    *)
        printf '%s\n' "$1"
        return
        ;;
    esac
    encoded=$(printf '%s' "$1" | od -An -v -tu1 | awk '{
        for (k = 1; k <= NF; k++) {
            c = sprintf("%c", $k + 0)
            first = out == ""
            if (c ~ /[A-Za-z0-9_]/ || !first && c ~ /[.-]/) out = out c
            else out = out sprintf("+%02X", $k)
        } } END { print out }')
    # Too long for a name: the beginning, and a number for the rest.
    if [ "${#encoded}" -gt 200 ]; then
        sum=$(printf '%s' "$1" | cksum | tr ' ' '-')
        encoded=$(printf '%.180s' "$encoded" | sed 's/+.\{0,1\}$//')--$sum
    fi
    printf '%s\n' "$encoded"
}
