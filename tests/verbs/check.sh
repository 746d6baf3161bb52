#!/bin/sh
# make check [CH=05]: the board. Exits 1 if something attempted is wrong, 2 if
# nothing could be checked. HERE is the folder, below the top, that files are
# named from.
# shellcheck disable=SC2046,SC2086 # chapters, one word for each

. tests/verbs/common.sh
set -- "${CH-}"
chapters=$(. tests/verbs/chapter.sh) || exit 2
order=$(. tests/verbs/order.sh) || exit 2
set -- $order
order=$*
in_order='' following=''
while [ $# -gt 0 ]; do
    [ "${before-}" != "$chapters" ] || following=$2
    before=$2 in_order="$in_order $2"
    shift 2
done
[ -n "${CH-}" ] || chapters=$in_order
need_tools cc
need_build_folder
[ -n "${CH-}" ] || sh tests/verbs/editors.sh

judge_asked $chapters
solutions=
[ ! -d solutions ] || solutions=1
unseen=
[ ! -s "$BUILD/unseen" ] || read -r unseen <"$BUILD/unseen"
# Where a terminal is narrower than the board, paragraphs are, too.
narrower='' tries=''
[ ! -t 1 ] || tries=$BUILD/tries narrower=$(stty size 2>/dev/null </dev/tty |
    awk '$2 >= 40 && $2 < 80 { print 80 - $2 }')
awk -v colour=$COLOUR -v detailed="${CH:+1}" -v solutions="$solutions" \
    -v quiz=1 -v files=1 -v narrower="$narrower" -v following="$following" \
    -v unseen="$unseen" -v order="$order" -v here="${HERE-}" \
    -v tries="$tries" \
    -f tests/judge/statuses.awk -f tests/judge/wrap.awk \
    -f tests/judge/board.awk \
    $(printf "$BUILD/check/%s/verdict " $chapters)
