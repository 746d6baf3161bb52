#!/bin/sh
# docs/figures/figures.sh: draws the figures of the lessons from the course's
# own C.
#
#   figures.sh [NAME ...]   draws these figures; without a name, those whose
#                           data or script has changed
#   figures.sh --check      checks that every drawing shows today's numbers. It
#                           needs no gnuplot, and ends in "N passed, N failed"
#   figures.sh --png FOLDER writes the light drawings as FOLDER/NAME.png
#
# docs/figures/data, linked with the reference solutions, computes the numbers
# of a figure NAME. docs/figures/NAME.gp draws them, or NAME.awk where gnuplot
# can't. Each drawing contains two checksums: one of its data and scripts, and
# one of itself.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
here=docs/figures
work=$BUILD/figures
largest=150000
names=$(for script in "$here"/*.gp "$here"/*_*.awk; do
    name=$(basename "${script%.*}")
    [ "$name" = style ] || echo "$name"
done)

need() {
    have "$1" && return
    stop "$1 is not installed. This installs what is missing:" "" \
        "  make setup-dev"
}

# Builds the program that prints the data, with the solutions of all chapters.
# A single instruction for a product and a sum would round differently, so it is
# switched off.
build_data() {
    mkdir -p "$work" || exit 2
    set -- -iquote tests/harness
    for folder in chapters/[0-9][0-9]_*; do
        set -- "$@" "-I$folder"
    done
    "${CC:-cc}" -std=c11 -O1 -ffp-contract=off "$@" $here/data/*.c \
        solutions/*/*.c tests/harness/oracle.c -lm -o "$work/data" ||
        stop "$here/data does not build."
}

numbers() { "$work/data" "$1" >"$work/$1.dat"; }

# The checksum of what a drawing is made from, and that of the drawing without
# its stamp.
source_sum() {
    cat "$work/$1.dat" $here/style.gp $here/enlarge.awk "$here/$1".[ag]* |
        cksum | cut -d' ' -f1
}
drawing_sum() { sed '/^<!-- drawn by /d' "$1" | cksum | cut -d' ' -f1; }

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
    stamp="<!-- drawn by docs/figures/figures.sh from $(source_sum "$1"):"
    stamp="$stamp $(drawing_sum "$work/finished.svg") -->"
    sed "1a\\
$stamp" "$work/finished.svg" >"$2"
}

draw() {
    for theme in light dark; do
        [ $theme = light ] && dark=0 || dark=1
        if [ -f "$here/$1.awk" ]; then
            awk -v dark="$dark" -f "$here/$1.awk" "$work/$1.dat" \
                >"$work/raw.svg" || return
        else
            gnuplot -e "dark = $dark; data = '$work/$1.dat'" \
                -e "out = '$work/raw.svg'" $here/style.gp "$here/$1.gp" ||
                return
        fi
        finish "$1" "$here/$1-$theme.svg"
    done
    echo "drawn: $1"
}

stamp_of() { sed -n 's/^<!-- drawn by .* from \([0-9: ]*\) -->$/\1/p' "$1"; }

# Prints what is wrong with a drawing, or nothing.
wrong_with() {
    if [ ! -f "$2" ]; then
        echo "is missing. To draw it:  make sync"
        return
    fi
    case $(stamp_of "$2") in
    "$(source_sum "$1"): $(drawing_sum "$2")") ;;
    "$(source_sum "$1"): "*)
        echo "was changed by hand. To draw it again:  make sync"
        ;;
    *) echo "is not what the code gives now. To draw it:  make sync" ;;
    esac
    [ "$(wc -c <"$2")" -lt $largest ] ||
        echo "is larger than $largest bytes: draw fewer points"
}

# True if a page shows the figure in both colours, with a description for
# readers who can't see it.
shown() {
    for lesson in README.md chapters/*/README.md docs/*.md; do
        [ -f "$lesson" ] && awk -v name="$1" '
            /^<source/ && index($0, "figures/" name "-dark.svg\"") {
                dark = FNR
            }
            index($0, "figures/" name "-light.svg\"") &&
                /^<img alt="[^"]+" src="[^"]+">$/ && dark == FNR - 1 {
                found = 1
            }
            END { exit !found }' "$lesson" && return
    done
    return 1
}

check() {
    for name in $names; do
        numbers "$name" || bad "$name: $here/data prints no numbers for it"
        for theme in light dark; do
            why=$(wrong_with "$name" "$here/$name-$theme.svg")
            if [ -z "$why" ]; then
                good
            else
                bad "$here/$name-$theme.svg" "$why"
            fi
        done
        if shown "$name"; then
            good
        else
            bad "$name: no page shows it light, dark and with a description"
        fi
    done
    for drawing in "$here"/*.svg; do
        name=$(basename "$drawing" .svg)
        [ -f "$here/${name%-*}.gp" ] || [ -f "$here/${name%-*}.awk" ] ||
            bad "$drawing: no script draws it. Remove it."
    done
    sum_up
}

# Prints the figures whose drawings are out of date.
stale() {
    for name in $names; do
        numbers "$name" || exit 2
        for theme in light dark; do
            [ -z "$(wrong_with "$name" "$here/$name-$theme.svg")" ] && continue
            echo "$name"
            break
        done
    done
}

case ${1-} in
--png)
    need rsvg-convert
    mkdir -p "${2:?which folder?}" || exit 2
    for name in $names; do
        rsvg-convert -z 2 -o "$2/$name.png" "$here/$name-light.svg" || exit 1
    done
    ;;
--check)
    build_data
    check
    ;;
*)
    need gnuplot
    build_data
    # shellcheck disable=SC2046 # one word for each figure
    [ $# -gt 0 ] || set -- $(stale)
    for name; do
        numbers "$name" || exit 2
        draw "$name" || exit 1
    done
    ;;
esac
