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
set -u

[ "${1-}" != --setup ] || exec tests/verbs/setup.sh tab

. tests/verbs/common.sh
here=docs/tab
work=$BUILD/tab
engine=$work/engine
modules=$work/node_modules
clang=$modules/@yowasp/clang/gen
mkdir -p "$engine/clang" "$work/scripts/tab" "$work/scripts/engine" || exit 2

# The packages, in the versions that the lock file names. Node has certificates
# of its own; here it trusts those of the system, too, as git does.
get_packages() {
    system=/etc/ssl/certs/ca-certificates.crt
    [ ! -f $system ] ||
        export NODE_EXTRA_CA_CERTS="${NODE_EXTRA_CA_CERTS-$system}"
    ! cmp -s $here/package-lock.json "$work/package-lock.json" || return 0
    cp $here/package.json $here/package-lock.json "$work" &&
        (cd "$work" && npm ci --no-audit --no-fund --ignore-scripts) \
            >"$work/npm" 2>&1 && return
    cat "$work/npm" >&2
    rm -f "$work/package-lock.json"
    stop "The packages of the tab could not be had."
}

# clang, and of what comes with it as much as C for WebAssembly needs. It is
# compressed here, since not every server does it.
build_clang() {
    cmp -s "$clang/llvm.core.wasm" "$engine/clang/llvm.core.wasm" &&
        [ -f "$engine/clang/llvm.core.wasm.gz" ] && return
    cp "$clang"/bundle.js "$clang"/*.wasm "$engine/clang" &&
        python3 $here/trim.py "$clang/llvm-resources.tar" \
            "$engine/clang/llvm-resources.tar" &&
        gzip -9 -c "$clang/llvm.core.wasm" >"$engine/clang/new" &&
        mv "$engine/clang/new" "$engine/clang/llvm.core.wasm.gz"
}

build_scripts() {
    cp docs/engine/*.js "$work/scripts/engine" &&
        cp $here/*.js "$work/functions.js" "$work/scripts/tab" &&
        rm -f "$engine"/chunk-*.js &&
        NODE_PATH=$modules esbuild --bundle --format=esm --minify --splitting \
            --log-level=warning --outdir="$engine" \
            "$work/scripts/tab/course.js" "$work/scripts/tab/builder.js" \
            "$work/scripts/tab/runner.js" "$work/scripts/tab/tab.js" \
            "$work/scripts/tab/editor.js" &&
        cp $here/tab.css "$engine"
}

# The warnings of the terminal, and clang's for fractions that are lost.
warnings() {
    make -s -f tests/judge/build.mk flags CC=clang BUILD="$work/flags" |
        sed -n "s/^PLAIN_FLAGS='\(.*\)'/\1/p" | tr ' ' '\n' |
        grep '^-W' | tr '\n' ' '
    echo "-Wfloat-conversion -Wimplicit-float-conversion"
}

build_engine() {
    get_packages
    [ -f "$work/awk.wasm" ] || $here/awk.sh "$work/awk.wasm" || exit 2
    $here/modules.sh "$work" && build_clang && build_scripts || exit 2
    cp "$work"/[0-9][0-9]_*.wasm "$work/awk.wasm" "$work/student_side.o" \
        "$engine" && { warnings && tests/verbs/chapter.sh | tr ' ' '\n'; } |
        node $here/pack.js "$work" "$engine" || exit 2
}

# Adds the tab to each page.
build_site() {
    index=$(EDITION=student make -s notes) || exit 2
    site=$work/site
    rm -rf "$site"
    cp -R "$(dirname "$index")" "$site" && cp -R "$engine" "$site/tab" &&
        rm "$site/tab/clang/llvm.core.wasm" "$site/tab/course.js" || exit 2
    # "Your course" has the frame of the first page; tab.js fills it.
    sed -e 's|<html |<html data-page="yours" |' \
        -e 's|<title>|&Your course / |' \
        -e 's|\(<h1 class="title">\).*</h1>|\1Your course</h1>|' \
        -e '/<div class="textblock">/,/<!-- contents -->/c\
<noscript>This page needs JavaScript.</noscript></div>' \
        "$site/index.html" >"$site/yours.html" || exit 2
    for page in "$site"/*.html; do
        live=
        case $page in */chapters_*)
            grep -q '<script src="live.js"' "$page" ||
                [ ! -f "$site/live.js" ] ||
                live='<script src="live.js" defer></script>' ;;
        esac
        sed -e 's|</head>|<link href="tab/tab.css" rel="stylesheet">\
<script type="module" src="tab/tab.js"></script>'"$live"'\
</head>|' "$page" >"$work/page" && mv "$work/page" "$page" || exit 2
    done
}

build_engine
[ "${1-}" != --engine ] || { echo "$engine" && exit; }
build_site
[ "${1-}" != --site ] || { echo "$site" && exit; }
echo "The course is at  http://localhost:${PORT:-8000}/  until Ctrl-C."
exec python3 -m http.server --bind 127.0.0.1 --directory "$site" \
    "${PORT:-8000}"
