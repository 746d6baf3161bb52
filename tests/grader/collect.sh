#!/bin/sh
# collect.sh FOLDER KEY [COLLECTED]: takes one student's files out of FOLDER,
# which may be a whole clone or a few files in any order, and puts them into
# COLLECTED, or GRADE_OUT/submissions/KEY: name.c for each chapter found,
# NN_name.refused where there is something that can't be taken, notes on what
# was odd. All at once, or, if the disk is full, not at all.
#
# Only regular files are taken, and none is reached through a symbolic link.
set -u
umask 022
export LC_ALL=C

submission=$1 key=$2
collected=${3:-$GRADE_OUT/submissions/$key}
largest=200000
[ ! -d "$collected" ] || exit 0
new=${collected%/*}/.$key.$$
rm -rf "$new"
mkdir -p "$new" || exit 1
newline='
'

# find_files CONDITION ...: files of the submission, but not in folders that
# are not the student's work. A name with a line end could fake a line of the
# list: it is counted and left out.
find_files() {
    (cd "$submission" && find -P . -mindepth 1 -maxdepth 8 \
        \( -path "*$newline*" -printf 'o 0 -\n' -prune \) -o \
        \( -type d \( -name .git -o -name solutions -o -name tests -o \
        -name build \) -prune \) -o "$@") 2>/dev/null | head -n 20000
}
find_files \( -type l -printf 'l 0 %p\n' \) -o -type f \( -iname '*.c' -o \
    -iname '*.c.txt' -o -iname '*.cc' -o -iname '*.cpp' \) \
    -printf 'f %s %p\n' >"$new/files" || exit 1
awk -f "$GRADE_BUNDLE/tests/grader/choose.awk" \
    "$GRADE_BUNDLE/chapters.list" "$new/files" >"$new/order" || exit 1

say() { # WHAT CHAPTER TEXT: a line of the notes
    printf '%s\t%s\t%s\n' "$1" "$2" "$3" >>"$new/notes" || exit 1
}
refuse() { # CHAPTER TEXT
    printf 'text\t%s\n' "$2" >"$new/$1.refused" || exit 1
}

# take CHAPTER RANK SIZE PATH: copies a file, or says why not.
take() {
    file=$submission/$4 copy=$new/${1#??_}.c
    [ "$2" -le 3 ] || say note "$1" "graded was the file ${4#./}"
    if [ "$3" -gt $largest ]; then
        say flag "$1" "the file is too large: $3 bytes"
        refuse "$1" "The file has $3 bytes. No answer needs more than $largest."
    elif ! [ -r "$file" ]; then
        say flag "$1" "the file can't be read: permission denied"
        refuse "$1" "This file can't be read: permission denied."
    else
        # A file that grows in the meantime is cut.
        head -c 300000 "$file" >"$copy" || exit 1
    fi
}

# Of several files it takes the best one that is not an empty exercise.
take_one_of_several() { # CHAPTER
    grep "^try	$1	" "$new/order" >"$new/these"
    chosen=''
    while IFS='	' read -r _ _ rank size path; do
        [ -n "$chosen" ] || chosen=$rank:$size:$path
        cmp -s "$submission/$path" "$GRADE_BUNDLE/chapters/$1/stub.c" ||
            { chosen=$rank:$size:$path && break; }
    done <"$new/these"
    rank=${chosen%%:*} path=${chosen#*:}
    take "$1" "$rank" "${path%%:*}" "${path#*:}"
    say note "$1" \
        "there are $(wc -l <"$new/these") such files; graded: ${path#*:./}"
    rm "$new/these"
}

: >"$new/notes"
several=''
while IFS='	' read -r what chapter rank size path; do
    case $what in
    only) take "$chapter" "$rank" "$size" "$path" ;;
    try)
        case $several in
        *"$chapter "*) ;;
        *) several="$several$chapter " ;;
        esac
        ;;
    flag) say flag "$chapter" "$rank" ;;
    link) refuse "$chapter" "There is a symbolic link where the file should \
be. Hand in the file itself." ;;
    esac
done <"$new/order"
for chapter in $several; do
    take_one_of_several "$chapter"
done

# Flags for submissions that have files, but none that can be graded.
names() { cut -c 1-60 | head -n 3 | paste -s -d , -; }
if ! grep -qE '^(only|try|link)' "$new/order"; then
    others=$(find -P "$submission" -maxdepth 12 -name .git -prune -o \
        -type f -printf '%P\n' 2>/dev/null | names)
    [ -z "$others" ] ||
        say flag - "no exercise was found; the files are: $others"
fi
archives=$(find_files -type f \( -iname '*.zip' -o -iname '*.tar*' -o \
    -iname '*.t?z' -o -iname '*.rar' -o -iname '*.7z' \) -printf '%f\n' | names)
[ -z "$archives" ] ||
    say flag - "an archive was not opened: $archives"

closed=$(find_files -type d ! -readable -printf '%f\n' | names)
[ -z "$closed" ] || say flag - "folders can't be opened: $closed"

rm "$new/files" "$new/order"
mv -T "$new" "$collected"
