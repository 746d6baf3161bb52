#!/bin/sh
# make reset CH=05: puts the empty exercise back, and keeps your version beside
# it. The empty exercise is made from the chapter's header.

. tests/verbs/common.sh
chapter=$(single_chapter reset) || exit 2
name=${chapter#??_}
file=chapters/$chapter/$name.c
header=chapters/$chapter/$name.h

[ -f "$header" ] || stop_with no_header "$header" "$header"
[ -w "chapters/$chapter" ] || stop_with no_permission "$chapter"
sh tests/judge/contract.sh "$chapter" >/dev/null || exit

new=$file.new
trap 'rm -f "$new" "$new.copy"' EXIT
{ awk -f tests/judge/stub.awk "$header" >"$new" && [ -s "$new" ]; } ||
    stop_with not_reset "$file"
if [ -f "$file" ] && cmp -s "$new" "$file"; then
    echo "$file is already the empty exercise. Nothing was changed."
    exit 0
fi
n=1
while [ -e "$file.kept-$n" ] || [ -L "$file.kept-$n" ]; do
    n=$((n + 1))
done
if [ -f "$file" ]; then
    # Half a copy must not look like a version that is kept.
    { cp -p "$file" "$new.copy" && cmp -s "$file" "$new.copy" &&
        mv "$new.copy" "$file.kept-$n"; } || stop_with not_copied
    words_of kept "$file" "$n" "$file"
elif mv "$file" "$file.kept-$n" 2>/dev/null; then # a folder, a broken link
    words_of kept_other "$file" "$n"
fi
{ mv "$new" "$file" && [ -f "$file" ]; } || stop_with not_reset "$file"
echo "$file is the empty exercise."
