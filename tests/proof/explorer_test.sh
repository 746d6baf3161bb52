#!/bin/sh
# tests/proof/explorer_test.sh: the live page (docs/explorer), built and opened
# in a browser without a network: what it computes, what it says of wrong C,
# what it makes of controls and links. It prints what fails, and the count.
#
#   explorer_test.sh clocks bias    these views alone: with the reference, with
#                                   wrong C, and on a phone
#
# Here the pages are built, one with the empty exercises and one with wrong
# chapters (tests/proof/gallery/live_page). What is seen of them is in
# pages/explorer_test.mjs, and of a view in explorer/NAME.mjs.

. tests/proof/count.sh
for name; do
    [ -f "docs/explorer/views/$name.js" ] || stop "There is no view $name:" \
        "docs/explorer/views/$name.js is missing."
done
have clang || stop "clang is not installed.  make setup-dev"
mkdir -p "$BUILD" && BUILD=$(cd "$BUILD" && pwd) || exit 2
new_room explorer-test
mkdir -p "$room/tree/docs" || exit 2
kept=tests/proof/explorer

# Builds, in a copy of the course.
explorer() (cd "$room/tree" && BUILD=build docs/explorer/explorer.sh "$@")

# --- the page of a first visit: no exercise is begun

cp -R chapters solutions tests "$room/tree" &&
    cp -R docs/engine docs/explorer "$room/tree/docs" &&
    cp $kept/probe.js "$room/tree/docs/explorer/views" || exit 2
(cd "$room/tree" && empty_exercises)
explorer --page >"$room/built"
holds "the page is built" cp "$(cat "$room/built")" "$room/first.html"
built=$room/tree/build/explorer

explorer --reference "$room/again"
holds "the reference is built alike each time" \
    cmp "$room/again" "$built/reference.wasm"

# --- the page of wrong chapters, as a starter has it: without solutions

cp "$built/reference.wasm" "$room/tree/docs/explorer" || exit 2
for file in tests/proof/gallery/live_page/*.c \
    solutions/06_offset_identity/*.c; do
    chapter=${file##*/} chapter=${chapter%.c}
    cp "$file" "$room"/tree/chapters/*"${chapter#??_}/${chapter#??_}.c"
done
rm -r "$room/tree/solutions"
MISTAKES='' explorer --page >"$room/built"
holds "the page of wrong chapters is built" \
    cp "$(cat "$room/built")" "$room/yours.html"

[ $# -gt 0 ] || session tests/proof/sessions/live_page.tsv

ROOM=$room VIEWS=$* BROWSERS=chromium \
    counted tests/proof/pages/test.sh explorer_test.mjs
sum_up
