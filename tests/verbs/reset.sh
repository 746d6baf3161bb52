#!/bin/sh
# make reset CH=05: puts the empty exercise back, and keeps your version beside
# it. The empty exercise is made from the chapter's header.
set -u

. tests/verbs/common.sh
chapter=$(one_chapter reset) || exit 2
name=${chapter#??_}
file=chapters/$chapter/$name.c
header=chapters/$chapter/$name.h

[ -f "$header" ] || stop "$header is missing." \
    "The empty exercise is made from it. To bring it back:" "" \
    "  git checkout -- $header"
[ -w "chapters/$chapter" ] ||
    stop "You have no permission to write in chapters/$chapter." \
        "Nothing was changed."

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
    cp -p "$file" "$file.kept-$n" ||
        stop "Your version could not be copied. Nothing was changed. Is the" \
            "disk full?"
    echo "Your version is kept. To get it back:"
    echo
    echo "  cp $file.kept-$n $file"
    echo
fi
mv "$new" "$file"
echo "$file is the empty exercise."
