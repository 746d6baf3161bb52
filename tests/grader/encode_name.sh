# key_of NAME: a folder's name, written so that it is safe everywhere: in a
# path, a list, a command, on another machine. Letters, digits, . _ and - stay;
# the rest becomes +41 and the like. text.awk reads it back. Read with ".".
# shellcheck shell=sh

longest_key=100

key_of() {
    encoded=$(encoded "$1")
    if [ "${#encoded}" -le $longest_key ]; then
        printf '%s\n' "$encoded"
    else
        short "$encoded"
    fi
}

encoded() {
    case $1 in
    *[!A-Za-z0-9._-]* | .* | -* | '') ;;
    *)
        printf '%s\n' "$1"
        return
        ;;
    esac
    printf '%s' "$1" | od -An -v -tu1 | awk '{
        for (k = 1; k <= NF; k++) {
            c = sprintf("%c", $k + 0)
            first = out == ""
            if (c ~ /[A-Za-z0-9_]/ || !first && c ~ /[.-]/) out = out c
            else out = out sprintf("+%02X", $k)
        } } END { print out }'
}

# For names too long for a file: the beginning, without a character cut in two,
# and a checksum of the whole. Between them is +5F, which is "_" and is in no
# other key: so no other folder has this key.
short() {
    sum=$(printf '%s' "$1" | sha256sum)
    printf '%.80s' "$1" |
        sed 's/+.\{0,1\}$//; s/\(+[89AB].\)*$//; s/+[C-F].$//'
    printf '+5F%.16s\n' "$sum"
}
