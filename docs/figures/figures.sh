#!/bin/sh
# docs/figures/figures.sh: draws the figures of the lessons from the course's
# own C.
#
#   figures.sh [NAME ...]   draws these figures; without a name, those whose
#                           data or script has changed
#   figures.sh --names      lists the figures
#   figures.sh --check      checks that every drawing shows today's numbers. It
#                           needs no gnuplot, and ends in "N passed, N failed"
#
# docs/figures/data, linked with the reference solutions, computes the numbers
# of a figure NAME. figures.tsv has its page and its axes, and marks.tsv what is
# written and drawn on it; what moves, NAME.py draws. Each drawing contains a
# checksum of its data, its script and itself.

. tests/proof/count.sh
here=docs/figures
work=$BUILD/figures
largest=150000
# The figures that a table has.
listed() { cut -f 1 "$here/$1.tsv" | grep -v -e '^#' -e '^figure$' | sort -u; }

# The files of data of chapters that this course does not have, and those that
# need a header of such a chapter. Their figures stay as they are.
left_out() {
    for source in docs/figures/data/[0-9]*.c; do
        [ -d "chapters/$(basename "$source" .c)" ] || echo "$source"
        sed -n 's/^#include "\(.*\)".*/\1/p' "$source" |
            while read -r header; do
                [ -f "$here/data/$header" ] ||
                    [ -f "tests/harness/$header" ] ||
                    [ -f "$(echo chapters/*/"$header")" ] || echo "$source"
            done
    done
}
left=$(left_out)
# shellcheck disable=SC2086 # files
names=$(listed figures | grep -vxF "$(
    sed -n 's/^FIGURE(\(.*\)).*/\1/p' $left /dev/null)")

# Builds the program that prints the data, with the solutions of all chapters.
# A single instruction for a product and a sum would round differently, so it is
# switched off.
build_data() {
    mkdir -p "$work" || exit 2
    set -- -iquote tests/harness
    for folder in chapters/[0-9][0-9]_*; do
        set -- "$@" "-I$folder"
    done
    # shellcheck disable=SC2046 # files
    "${CC:-cc}" -std=c11 -D_DEFAULT_SOURCE -O1 -ffp-contract=off "$@" \
        $(printf '%s\n' $here/data/*.c | grep -vxF "$left") \
        solutions/*/*.c tests/harness/oracle.c -lm -o "$work/data" ||
        stop "$here/data does not build."
}

# The numbers of a figure, and what the tables say of it.
numbers() {
    "$work/data" "$1" >"$work/$1.dat" || return
    awk -v name="$1" -f $here/tables.awk \
        $here/figures.tsv $here/marks.tsv >"$work/$1.gp"
}

# The stamp of figure $1 on the drawing in $2: a checksum of what it is made of
# and of the drawing.
stamp() {
    sum=$({
        cat "$work/$1.dat" $here/style.gp $here/enlarge.awk "$work/$1.gp"
        cat "$here/$1.py" 2>/dev/null
        grep -v '^<!-- drawn by ' "$2"
    } | cksum)
    echo "<!-- drawn by docs/figures/figures.sh from ${sum%% *} -->"
}

# Takes out gnuplot's titles and empty groups, names fonts that every system
# has, gives cells sharp edges, and adds the stamp.
finish() {
    sed -e '/^<title>/d; /^<desc>/d; /^[[:space:]]*$/d' \
        -e 's/<title>[^<]*<\/title>//' \
        -e 's/<image /&style="image-rendering:pixelated" /' \
        -e 's/="Helvetica:Bold"/="Helvetica" font-weight="bold"/' \
        -e 's/="Helvetica"/="Helvetica,Arial,sans-serif"/' \
        -e 's/ stroke-linecap="butt" stroke-linejoin="miter">/>/' \
        -e 's/<g id="gnuplot_canvas"/& stroke-linejoin="round"/' \
        "$work/raw.svg" | awk '
            /^<g fill=.*>$/ { if (held != "") print held; held = $0; next }
            held != "" { if ($0 == "</g>") { held = ""; next } print held }
            { held = ""; print }' >"$work/finished.svg"
    sed "1a\\
$(stamp "$1" "$work/finished.svg")" "$work/finished.svg" >"$2"
}

draw() {
    for theme in light dark; do
        [ $theme = light ] && dark=0 || dark=1
        if [ -f "$here/$1.py" ]; then
            python3 "$here/$1.py" "$dark" <"$work/$1.dat" >"$work/raw.svg" ||
                return
        else
            gnuplot -e "dark = $dark; data = '$work/$1.dat'" \
                -e "out = '$work/raw.svg'" $here/style.gp "$work/$1.gp" ||
                return
        fi
        finish "$1" "$here/$1-$theme.svg"
    done
    echo "drawn: $1"
}

# True if a drawing shows today's numbers, and nobody has changed it.
is_right() {
    [ -f "$2" ] && grep -qxF "$(stamp "$1" "$2")" "$2"
}

check() {
    for name in $names; do
        numbers "$name" || bad "$name: $here/data prints no numbers for it"
        for drawing in "$here/$name-light.svg" "$here/$name-dark.svg"; do
            if ! is_right "$name" "$drawing"; then
                bad "$drawing is not what the code gives now. To draw it:" \
                    " make sync"
            elif [ "$(wc -c <"$drawing")" -ge $largest ]; then
                bad "$drawing is larger than $largest bytes: draw fewer points"
            else
                good
            fi
        done
    done
    for drawing in "$here"/*.svg; do
        name=$(basename "$drawing" .svg)
        listed figures | grep -qx "${name%-*}" ||
            bad "$drawing: nothing draws it. Remove it."
    done
    for name in $(listed marks) $(sed -n 's/^FIGURE(\(.*\)).*/\1/p' \
        $here/data/*.c); do
        listed figures | grep -qx "$name" ||
            bad "figures.tsv lacks $name, which marks.tsv or data has."
    done
    sum_up
}

# Prints the figures whose drawings are out of date.
stale() {
    for name in $names; do
        numbers "$name" || exit 2
        is_right "$name" "$here/$name-light.svg" &&
            is_right "$name" "$here/$name-dark.svg" || echo "$name"
    done
}

case ${1-} in
--names) echo "$names" ;;
--check)
    build_data
    check
    ;;
*)
    have gnuplot || stop "gnuplot is not installed." "" "  make setup-dev"
    build_data
    # shellcheck disable=SC2046 # one word for each figure
    [ $# -gt 0 ] || set -- $(stale)
    for name; do
        numbers "$name" || exit 2
        draw "$name" || exit 1
    done
    ;;
esac
