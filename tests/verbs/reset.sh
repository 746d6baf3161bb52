#!/bin/sh
# make reset CH=05: puts the empty exercise back, and keeps your version beside
# it. The empty exercise is made from the chapter's header.
set -u

. tests/verbs/common.sh
chapter=$(one_chapter reset) || exit 2
name=${chapter#??_}
file=chapters/$chapter/$name.c
header=chapters/$chapter/$name.h

[ -f "$header" ] || stop_with no_header "$header" "$header"
[ -w "chapters/$chapter" ] || stop_with no_permission "$chapter"

new=$file.new
awk -f tests/judge/stub.awk "$header" >"$new" || exit 2
if [ -f "$file" ] && cmp -s "$new" "$file"; then
    rm -f "$new"
    echo "$file is already the empty exercise. Nothing was changed."
    exit 0
fi
if [ -f "$file" ]; then
    n=1
    while [ -e "$file.kept-$n" ]; do
        n=$((n + 1))
    done
    cp -p "$file" "$file.kept-$n" || stop_with not_copied
    words_of kept "$file" "$n" "$file"
fi
mv "$new" "$file"
echo "$file is the empty exercise."
