#!/bin/sh
# make tab: the course's site with an editor at each exercise. A student's C is
# compiled and judged in the browser.
#
#   tab.sh           builds the site (make notes) with the tab, and shows it at
#                    an address of this machine: a browser lets a page that is
#                    opened as a file start no worker
#   tab.sh --setup   installs what building it needs
#   tab.sh --engine  builds what compiles and judges, and prints its folder
#   tab.sh --site    builds the site with the tab, and prints its folder
#
# What was built is kept as long as all that it is made from has the same
# content.
set -u

[ "${1-}" != --setup ] || exec tests/verbs/setup.sh tab

. tests/verbs/common.sh
here=docs/tab
work=$BUILD/tab
engine=$work/engine
site=$work/site
modules=$work/node_modules
clang=$modules/@yowasp/clang/gen
mkdir -p "$engine/clang" "$work/scripts/tab" "$work/scripts/engine" &&
    cp $here/package.json "$work" || exit 2
# Where only some chapters' mistakes are known, nobody publishes the site.
named=${NAMED-$(tests/verbs/chapter.sh | xargs)}
level=${NAMED:+1}
level=${level:-9}

# fresh WHAT FOLDER ...: true if WHAT was built from just these files, for these
# chapters or for all. Otherwise built WHAT, afterwards, says that it now is.
fresh() {
    what=$1
    shift
    { find "$@" -type f ! -name '*.pyc' ! -path 'tests/proof/*' \
        -exec cksum {} + | sort &&
        echo "${SITE-}" && echo "${NAMED-all}"; } >"$work/$what.now"
    { sed '$d' "$work/$what.now" && echo all; } >"$work/$what.all"
    cmp -s "$work/$what.now" "$work/$what.from" ||
        cmp -s "$work/$what.all" "$work/$what.from"
}
built() { mv "$work/$1.now" "$work/$1.from"; }

# clang, and of what comes with it as much as C for WebAssembly needs.
build_clang() {
    ! (NAMED=$level SITE='' &&
        fresh clang "$clang" "$work/libc" $here/trim.py $here/limit.js) ||
        return 0
    rm -rf "$engine/clang"
    mkdir "$engine/clang" &&
        cp "$clang"/bundle.js "$clang"/*.wasm "$engine/clang" &&
        python3 $here/trim.py "$clang/llvm-resources.tar" "$work/libc" \
            "$engine/clang/llvm-resources.tar" &&
        node $here/limit.js "$engine/clang/llvm.core.wasm" &&
        gzip "-$level" -n -k "$engine"/clang/*.wasm "$engine"/clang/*.tar &&
        built clang
}

build_scripts() {
    cp docs/engine/*.js "$work/scripts/engine" &&
        cp $here/*.js $here/words.tsv tests/judge/statuses.tsv \
            "$work/functions.js" "$work/scripts/tab" &&
        rm -f "$engine"/chunk-*.js &&
        NODE_PATH=$modules esbuild --bundle --format=esm --minify --splitting \
            --log-level=warning --loader:.tsv=text --outdir="$engine" \
            "$work/scripts/tab/course.js" "$work/scripts/tab/builder.js" \
            "$work/scripts/tab/runner.js" "$work/scripts/tab/tab.js" \
            "$work/scripts/tab/editor.js" &&
        cp $here/tab.css "$engine" && notices >"$engine/NOTICE.txt"
}

# The licences of what others wrote and the site hands on.
notices() {
    for file in "$modules"/*/LICEN* "$modules"/@*/*/LICEN* \
        /usr/share/doc/wasi-libc/copyright \
        /usr/share/doc/libclang-rt-*-wasm64/copyright \
        /usr/share/doc/original-awk/copyright \
        /usr/share/doc/libjs-katex/copyright \
        /usr/share/doc/libjs-lunr/copyright; do
        [ ! -f "$file" ] ||
            { printf '\n=== %s\n\n' "${file#"$modules/"}" && cat "$file"; }
    done
}

# The warnings of the terminal, and clang's for fractions that are lost.
warnings() {
    make -s -f tests/judge/build.mk flags CC=clang BUILD="$work/flags" |
        sed -n "s/^PLAIN_FLAGS='\(.*\)'/\1/p" | tr ' ' '\n' |
        grep '^-W' | tr '\n' ' '
    echo "-Wshadow -Wfloat-conversion -Wimplicit-float-conversion" \
        "-Wno-implicit-int-float-conversion"
}

build_engine() {
    ! fresh engine $here docs/engine chapters/*/*.h chapters/*/worked.c \
        solutions tests/[0-9]* tests/guesses tests/harness tests/judge \
        tests/verbs/words.tsv ||
        return 0
    $here/packages.sh $here "$work" &&
        { [ -f "$work/awk.wasm" ] || $here/awk.sh "$work/awk.wasm"; } &&
        { [ -d "$work/libc" ] || $here/libc.sh "$work/libc"; } &&
        $here/modules.sh "$work" &&
        build chapters="$named" fingerprints && build_clang &&
        build_scripts &&
        cp "$work"/[0-9][0-9]_*.wasm "$work"/[0-9][0-9]_*_worked.o \
            "$work/awk.wasm" "$work/student_side.o" "$engine" &&
        { warnings && tests/verbs/chapter.sh | tr ' ' '\n'; } |
        node $here/pack.js "$BUILD/fingerprints" "$engine" &&
        built engine
}

# What only the compiler and the judge read is compressed, as not every server
# does it. clang's files have been: that takes the longest.
compress() { # FOLDER
    rm -rf "$1"
    cp -R "$engine" "$1" && rm "$1"/course.js "$1"/clang/*.wasm \
        "$1"/clang/*.tar && mv "$1/exercises.json" "$1/clang" &&
        gzip "-$level" -n "$1"/*.wasm "$1"/*.json "$1"/*.o &&
        mv "$1/clang/exercises.json" "$1"
}

build_site() {
    ! fresh site README.md docs chapters tests solutions || return 0
    # In another folder, for make notes empties its folder first.
    index=$(EDITION=student BUILD=$work make -s notes) || return
    rm -rf "$site.new"
    cp -R "$(dirname "$index")" "$site.new" && (cd "$site.new" &&
        esbuild --minify-whitespace --minify-syntax --allow-overwrite \
            --log-level=error --outdir=. live.js near.js quiz.js search.js \
            site.js notes.css) && compress "$work/packed" &&
        node $here/site.js "$site.new" "$work/packed" &&
        rm -rf "$site" && mv "$site.new" "$site" && built site
}

# Two at once would write the same files: the second waits for the first.
exec 7>"$work/lock"
! have flock || flock 7
if [ "${1-}" = --engine ]; then
    build_engine && echo "$engine"
    exit
fi
if ! { build_engine && build_site; }; then
    [ "${1-}" != --site ] && [ -f "$site/index.html" ] || exit 2
    echo "So the tab is shown as it was built before." >&2
fi
[ "${1-}" != --site ] || { echo "$site" && exit; }
exec 7>&-
echo "The course is at  http://localhost:${PORT:-8000}/  until Ctrl-C."
exec python3 -m http.server --bind 127.0.0.1 --directory "$site" \
    "${PORT:-8000}"
