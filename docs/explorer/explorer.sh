#!/bin/sh
# make explore: the live page, which runs the course's C and yours in a browser.
#
#   explorer.sh                 builds $BUILD/explorer/explorer.html, prints its
#                               path, and shows it if there is a display
#   explorer.sh --page          the same without showing it
#   explorer.sh --embed FILE    the script for the lessons' site: it has the
#                               reference alone, and mounts each
#                               <div class="live" data-view="NAME">
#   explorer.sh --around LINK   prints the page that loads such a script
#   explorer.sh --reference FILE  the reference alone, as WebAssembly: what a
#                               repository without solutions/ has as
#                               docs/explorer/reference.wasm
#
# It needs clang, its runtime for WebAssembly, lld, and the library wasi-libc.
# MISTAKES=1 adds wrong answers that one can choose, where the course has them.
# SITE is the address of the lessons, for links to them; without it, site.txt.

. tests/verbs/common.sh
here=docs/explorer
SITE=${SITE-$(sed '/^#/d' $here/site.txt)}
out=$BUILD/explorer
target="--target=wasm32-wasi -std=c11 -D_DEFAULT_SOURCE -iquote tests/harness"
# Debian's clang knows where the C library is. Elsewhere it has to be told.
for sysroot in "${WASI_SYSROOT-}" /usr/share/wasi-sysroot; do
    [ ! -d "$sysroot" ] || target="$target --sysroot=$sysroot"
done
flags() { sed -n "s/^$1 //p" docs/engine/flags.txt; }
link="$(flags link) -nodefaultlibs"
theirs="$(flags compile) -w"

# The compiler's own library is a package of its own. long double needs it.
builtins=$(clang --target=wasm32-wasi --rtlib=compiler-rt \
    --print-libgcc-file-name 2>/dev/null)
libraries="-lm -lc"
[ ! -f "$builtins" ] || libraries="$libraries $builtins"

needs() {
    probe=$out/probe
    echo '#include <math.h>
        double f(double x) { return (double)(sinl(x) * x); }' >"$probe.c"
    # shellcheck disable=SC2086 # flags are words
    clang $target $link -Wl,--export=f "$probe.c" $libraries -o "$probe" \
        2>"$probe.log" && return
    stop_with no_wasm
}

# How the functions are called, how long; the lessons' titles, and the styles of
# chapter 13.
functions() { # CHAPTER...
    sed -n 's/^enum { \(MILLION_STEPS = .*\) };/const \1;/p' \
        tests/harness/code_limits.h
    sh docs/engine/functions.sh "$@" || return
    for folder; do
        sed -n "s/'/\\\\&/g; s/^# \(.*\)/LESSONS['$folder'] = '\1';/p;/^# /q" \
            "chapters/$folder/README.md"
    done
    echo 'const STYLES = ['
    sed -n '/^ *{"/ { s/ *{\("[^"]*",\) {\([^}]*\)}.*/  [\1 \2],/
        s/[A-Z]*_[A-Z_]*/CONSTANTS.&/p; }' chapters/13_in_the_wild/worked.c \
        2>/dev/null
    echo '];'
}

# The names that a module lets out; one that is not there is left out.
exports() { # CHAPTER...
    for folder; do
        functions_of "$folder"
    done | sed 's/^/-Wl,--export-if-defined=/'
}

# module SOURCE OUT [OBJECT]: a student's file of the chapter $chapter.
module() {
    # shellcheck disable=SC2046,SC2086 # words
    clang $target $theirs $link $(exports "$chapter") -Ichapters/"$chapter" \
        "$1" "$out/student_side.o" ${3-} $libraries -o "$2" 2>"$2.log"
}

# The reference of the chapter, which gives way to what a wrong answer defines.
weak() {
    functions_of "$chapter" | sed 's/^/#pragma weak /' >"$out/$chapter.weak.h"
    # shellcheck disable=SC2086 # flags are words
    clang $target -O2 -w -Ichapters/"$chapter" -include "$out/$chapter.weak.h" \
        -c "solutions/$chapter/${chapter#???}.c" -o "$out/$chapter.o"
}

reference() { # FILE
    set -- "$1" chapters/*/
    file=$1
    shift
    # shellcheck disable=SC2046,SC2086 # words
    clang $target -O2 -w $link -Wl,--strip-all,--export=malloc,--export=free \
        $(exports $chapters) $(printf -- '-I%s ' "$@") \
        $(printf 'solutions/%s/*.c ' $chapters) $libraries -o "$file"
}

base64_of() { base64 <"$1" | tr -d '\n'; }

# A string of JavaScript, from standard input.
# shellcheck disable=SC1003 # quotes inside awk's
quoted() {
    awk 'BEGIN { printf "'\''" } {
        gsub(/\\/, "\\\\"); gsub(/'\''/, "\\'\''"); gsub(/</, "\\x3c")
        printf "%s%s", (NR > 1 ? "\\n" : ""), $0
    } END { printf "'\''" }'
}

# The words of views and scenes, and the controls, as rows of JavaScript. What C
# leaves undefined is said as the judge says it.
texts() {
    { sed 1d $here/texts.tsv && sed -n '/^undefined	/{s//undefined	say	/
        s/<\([a-z]*\)>/{\1}/g;p;}' tests/judge/sentences.tsv; } | rows TEXTS
    sed 1d $here/controls.tsv | rows CONTROL_ROWS
}
rows() { # NAME
    echo "const $1 = ["
    sed "s/[\\']/\\\\&/g; s/</\\\\x3c/g; s/	/', '/g; s/.*/  ['&'],/"
    echo '];'
}

# edition NAME LABEL FOLDER BEGUN SEEN: an edition of the C, a module for each
# chapter that FOLDER has, and the compiler's words for one that doesn't
# compile. SEEN is the view that shows what is special about it.
edition() {
    printf "  %s: { label: '%s', begun: %s, seen: '%s', chapters: {\n" \
        "$1" "$2" "$4" "$5"
    for chapter in $chapters; do
        [ -s "$3/$chapter.wasm" ] &&
            printf "    '%s': '%s',\n" "$chapter" \
                "$(base64_of "$3/$chapter.wasm")"
    done
    printf "  }, troubles: {\n"
    for chapter in $chapters; do
        [ -e "$3/$chapter.wasm" ] || [ ! -s "$3/$chapter.wasm.log" ] ||
            printf "    '%s': %s,\n" "$chapter" "$({
                printf '%s does not compile: ' "$chapter"
                grep -m 1 -E 'error|symbol' "$3/$chapter.wasm.log"
            } | quoted)"
    done
    printf "  } },\n"
}

# The modules of a student's own files.
yours() {
    rm -rf "$out/yours"
    mkdir -p "$out/yours"
    for chapter in $chapters; do
        module "chapters/$chapter/${chapter#???}.c" \
            "$out/yours/$chapter.wasm" &
    done
    wait
}

# Says whether any chapter is no longer the file that it starts as.
begun() {
    for chapter in $chapters; do
        awk -f tests/judge/stub.awk "chapters/$chapter/${chapter#???}.h" |
            cmp -s - "chapters/$chapter/${chapter#???}.c" ||
            { echo true && return; }
    done
    echo false
}

mistakes() {
    grep -v '^#' $here/mistakes.tsv | while IFS='	' read -r name chapter \
        seen label; do
        source=tests/$chapter/misconceptions/$name.c
        [ -f "$source" ] || continue
        mkdir -p "$out/$name"
        weak && module "$source" "$out/$name/$chapter.wasm" \
            "$out/$chapter.o" &&
            edition "$name" "$label" "$out/$name" true "$seen"
    done
}

modules() { # "" or all
    printf 'const MODULES = { reference: '
    [ ! -s "$reference" ] || base64_of "$reference" | quoted
    [ -s "$reference" ] || printf 'null'
    echo ', editions: {'
    if [ -n "$1" ]; then
        edition yours 'your chapters' "$out/yours" "$(begun)" 'clocks&pos=7'
        [ -z "${MISTAKES-1}" ] || mistakes
    fi
    echo '} };'
}

# The engine without its imports and exports: so no bundler is needed. What it
# gives to the page is named at the end. A form that can't be left out by the
# line would make another program of it, so it is refused.
engine() {
    gives='{ CONSTANTS, FUNCTIONS, STRUCTS, Student, Stopped, frameOf, layout,
        linesOf, readContract, unsigned, width }'
    echo "const $gives = (() => {"
    awk '
        /^import .* from .*;$/ { next }
        /^import/ || /^export/ && !/^export (function|class|const) / {
            print FILENAME ":" FNR ": the live page reads no such import or" \
                " export. Write an import on one line, and export before" \
                " function, class or const." | "cat >&2"
            bad = 1
            exit
        }
        { sub(/^export /, ""); print }
        END { exit bad }' docs/engine/*.js || return
    echo "return $gives; })();"
}

# True if the course has the view's lesson, and each function that it calls, by
# itself, by a view whose parts it takes, or by what all views share.
has_functions() { # VIEW
    # shellcheck disable=SC2046 # files
    set -- "$1" \
        $(sed -n "s|^const { \(.*\) } = VIEWS;|$here/views/\1.js|p" "$1")
    ! grep -qE '(table|frequencies)\(c' "$1" || set -- "$@" $here/view.js
    ! { awk -F'\t' -v view="$(basename "$1" .js)" \
        '$1 == view && $2 == "lesson" { print $4 }' $here/texts.tsv &&
        grep -ohE "c\.(call|many)\((of \?\? )?'[a-z_]*" "$@"; } |
        sed "s/.*'//" | grep -vxF "$functions" | grep -q .
}

# All scripts as one function: the worker runs the same text. Each view's own
# names stay in its block, where its phrases are.
script() {
    echo "'use strict';"
    modules "$1"
    echo '(function explorer(modules) {'
    engine || return
    texts
    cat $here/view.js $here/calls.js "$out/functions.js" $here/words.js \
        $here/course.js $here/kernel.js $here/state.js $here/drawing.js \
        $here/controls.js $here/each_function.js $here/story.js
    echo 'const PANEL_CSS = `'
    sed 's/[\\`$]/\\&/g' $here/colours.css $here/panel.css
    echo '`;'
    cat $here/panel.js
    # shellcheck disable=SC2086 # words
    functions=$(printf '%.2s\n' $chapters && exports $chapters |
        sed 's/.*=//')
    for file in docs/explorer/views/*.js; do
        view=${file##*/} view=${view%.js}
        has_functions "$file" || continue
        echo "{ view.of = '$view'; const phrase = phrases('$view');"
        cat "$file"
        echo '}'
    done
    cat $here/start.js
    echo '})(MODULES);'
}

# page FILE: with links to the lessons of the site SITE, or to the folder's. The
# page has the script, or loads it: a browser reads that beside its other work.
page() {
    awk -v here=$here/ -v js="$1" -v link="${2-}" -v site="$SITE" '
        function put(file,    line) {
            while ((getline line < file) > 0) print line
        }
        /^@.*[.]css@$/ { put(here substr($0, 2, length($0) - 2)); next }
        $0 == "@explorer.js@" {
            print "<script" (link ? " src=\"" link "\" defer" : "") ">"
            if (!link) put(js)
            print "</script>"
            next
        }
        { sub(/@site@/, site)
          sub(/@home@/, site == "" ? "../../README.md" : site "index.html")
          print }' $here/page.html
}

show() {
    if [ "$(uname)" = Darwin ]; then
        open "$1"
    elif [ -n "${DISPLAY-}${WAYLAND_DISPLAY-}" ] && have xdg-open; then
        xdg-open "$1" >/dev/null 2>&1 &
    fi
}

if [ "${1-}" = --around ]; then
    page "" "$2"
    exit
fi
need_build_folder
mkdir -p "$out" && out=$(cd "$out" && pwd) || exit 2
needs
chapters=$(sh tests/verbs/chapter.sh)
# shellcheck disable=SC2086 # words
functions $chapters >"$out/functions.js" || exit 2
reference=$here/reference.wasm
if [ -d solutions ]; then
    reference=$out/reference.wasm
    reference "$reference" || exit 2
fi
case ${1-} in
--reference) cp "$reference" "$2" ;;
--embed)
    mkdir -p "$(dirname "$2")" && script '' >"$2" || exit 2
    ;;
*)
    # shellcheck disable=SC2086 # words
    clang $target -O2 -w -iquote tests/harness -c docs/engine/student_side.c \
        -o "$out/student_side.o" || exit 2
    yours
    script all >"$out/explorer.js" &&
        page "$out/explorer.js" >"$out/explorer.html" || exit 2
    echo "$out/explorer.html"
    [ "${1-}" = --page ] || show "$out/explorer.html"
    ;;
esac
