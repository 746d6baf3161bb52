#!/bin/sh
# make reset CH=05: puts the empty exercise back, and keeps what was there.
# The empty exercise is made from the chapter's header, so that it can't be
# lost either.
set -u

. tests/verbs/common.sh
chapter=$(one_chapter reset) || exit 2
name=${chapter#??_}
file=chapters/$chapter/$name.c
header=chapters/$chapter/$name.h

[ -f "$header" ] || stop "$header is not there; the exercise is made from it." \
    "git checkout -- $header brings it back."
[ -w "chapters/$chapter" ] ||
    stop "The folder chapters/$chapter can't be written. Nothing was changed."

new=$file.new
awk -f tests/judge/stub.awk "$header" >"$new" || exit 2
if [ -f "$file" ] && cmp -s "$new" "$file"; then
    rm -f "$new"
    echo "$file is the empty exercise already. Nothing was changed."
    exit 0
fi
if [ -f "$file" ]; then
    n=1
    while [ -e "$file.kept-$n" ]; do
        n=$((n + 1))
    done
    cp -p "$file" "$file.kept-$n" ||
        stop "A copy of your version could not be made. Nothing was changed."
    echo "Your version is kept in $file.kept-$n"
fi
mv "$new" "$file"
echo "$file is the empty exercise again."
