#!/bin/sh
# make solution CH=05 [FORCE=1]: shows the reference beside your file, once your
# chapter passes.

. tests/verbs/common.sh
chapter=$(single_chapter solution) || exit 2
name=${chapter#??_} number=${chapter%%_*}
yours=chapters/$chapter/$name.c
reference=solutions/$chapter/$name.c

[ -f "$reference" ] || stop "This copy of the course has no solutions."
if [ -z "${FORCE-}" ]; then
    need_tools cc
    need_build_folder
    judge_chapters "$chapter"
    if ! all_passed "$BUILD/check/$chapter/verdict"; then
        stop_with unfinished "$number" "$number" "$number"
    fi
fi

width=$( (stty size </dev/tty) 2>/dev/null | cut -d' ' -f2)
if [ -f "$yours" ] && [ "${width:-0}" -ge 160 ]; then
    echo "Yours on the left, the reference on the right:"
    echo
    diff -y -t -W "$width" "$yours" "$reference"
else
    [ ! -f "$yours" ] || { echo "--- yours: $yours" && cat "$yours"; }
    echo
    echo "--- the reference: $reference"
    cat "$reference"
fi
echo
echo "The explanation:  solutions/$chapter/README.md"
