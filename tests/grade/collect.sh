#!/bin/sh
# collect.sh FOLDER KEY: takes one student's files out of FOLDER, which may be
# a whole clone or a few files in any order, and puts them into
# GRADE_OUT/packets/KEY: name.c for each chapter found, NN_name.refused
# where there is something that can't be taken, notes on what was odd.
#
# Only regular files are taken, and none is reached through a symbolic link.
set -u
umask 022

submission=$1 key=$2
packets=$GRADE_OUT/packets
[ ! -d "$packets/$key" ] || exit 0
new=$packets/.$key.$$
rm -rf "$new"
mkdir -p "$new" || exit 1
newline='
'

# type, size, path; a line end in a name would fake a line here.
(cd "$submission" && find -P . -mindepth 1 -maxdepth 8 \
    \( -path "*$newline*" -printf 'o 0 -\n' -prune \) -o \
    \( -type d \( -name .git -o -name solutions -o -name tests -o \
    -name build \) -prune \) -o \
    \( -type l -printf 'l 0 %P\n' \) -o \
    \( -type f -name '*.[cC]' -printf 'f %s %P\n' \)) 2>/dev/null |
    head -n 20000 >"$new/files"

awk -f "$GRADE_DESK/tests/grade/choose.awk" \
    "$GRADE_DESK/chapters.list" "$new/files" \
    >"$new/chosen"
: >"$new/notes"
while IFS='	' read -r what chapter path; do
    case $what in
    take) head -c 300000 "$submission/$path" >"$new/${chapter#??_}.c" ||
        rm -f "$new/${chapter#??_}.c" ;;
    refuse) printf '%s\n' "$path" >"$new/$chapter.refused" ;;
    *) printf '%s\t%s\t%s\n' "$what" "$chapter" "$path" >>"$new/notes" ;;
    esac
done <"$new/chosen"
rm "$new/files" "$new/chosen"
mv -T "$new" "$packets/$key"
