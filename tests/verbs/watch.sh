#!/bin/sh
# make watch [CH=05]: runs make check at every save, until Ctrl-C.

. tests/verbs/common.sh
sh tests/verbs/chapter.sh "${CH-}" >/dev/null || exit 2
need_tools entr

# Without a terminal entr must not wait for keys or clear the screen.
keys=-c
[ -t 0 ] && [ -t 1 ] || keys=-n
trap 'exit 0' INT
while :; do
    if find chapters -name '*.[ch]' | entr "$keys" "${MAKE:-make}" \
        --no-print-directory check ${CH:+CH="$CH"}; then
        exit 0
    fi
    # entr ends when a file disappears. Editors replace files, so the loop
    # starts it again.
    sleep 1
done
