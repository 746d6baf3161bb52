#!/bin/sh
# docs/notes/notes.sh: the notes as a site, in $BUILD/notes/$EDITION/html.
#
#   EDITION   student (the default) or instructor
#
# make notes calls it. It needs doxygen, and the folders of the Debian packages
# doxygen-awesome-css and libjs-mathjax. On other systems AWESOME and MATHJAX
# name these folders. The site fetches nothing from a network.
set -u

BUILD=${BUILD:-build}
EDITION=${EDITION:-student}
export BUILD EDITION
here=docs/notes
out=$BUILD/notes/$EDITION
stage=$out/site
awesome=${AWESOME:-/usr/share/doxygen-awesome-css}
mathjax=${MATHJAX:-/usr/share/javascript/mathjax}

if ! command -v doxygen >/dev/null || [ ! -d "$awesome" ] ||
    [ ! -d "$mathjax" ]; then
    echo "The notes need doxygen, doxygen-awesome-css and MathJax 2." >&2
    echo "This installs them:  make setup-dev" >&2
    exit 2
fi
rm -rf "$out/html"
mkdir -p "$out"
$here/stage.sh html "$stage" || exit 1

# Doxygen's own page frame, with a switch between light and dark.
frame() {
    doxygen -w html "$stage/frame.html" "$stage/foot.html" "$stage/own.css" \
        $here/Doxyfile
    awk '/<\/head>/ {
        print "<script src=\"$relpath^doxygen-awesome-darkmode-toggle.js\">" \
            "</script>"
        print "<script>DoxygenAwesomeDarkModeToggle.init()</script>"
    } { print }' "$stage/frame.html" >"$stage/header.html"
}

# The navigation, with the contracts in the order of the chapters.
layout() {
    awk '
        NR == FNR {
            n = split($0, part, "/")
            tabs = tabs sprintf("      <tab type=\"user\" url=\"@ref %s\"" \
                " title=\"%s %s\"/>\n", part[n], substr(part[2], 1, 2),
                part[n])
            next
        }
        /<!-- contracts/ { printf "%s", tabs; next }
        { print }' "$stage/headers" $here/layout.xml >"$stage/layout.xml"
}

configuration() {
    cat $here/Doxyfile
    echo "LAYOUT_FILE = $stage/layout.xml"
    echo "OUTPUT_DIRECTORY = $out"
    echo "STRIP_FROM_PATH = $stage/contracts $stage"
    echo "EXAMPLE_PATH = $stage"
    echo "WARN_LOGFILE = $out/warnings"
    echo "PROJECT_NUMBER = \"$EDITION's notes\""
    echo "GENERATE_LATEX = NO"
    echo "HTML_HEADER = $stage/header.html"
    echo "HTML_EXTRA_STYLESHEET = $awesome/doxygen-awesome.css" \
        "$awesome/doxygen-awesome-sidebar-only.css" \
        "$awesome/doxygen-awesome-sidebar-only-darkmode-toggle.css" \
        "$here/notes.css"
    echo "HTML_EXTRA_FILES = $awesome/doxygen-awesome-darkmode-toggle.js"
    sed "s|^|INPUT += $stage/|" "$stage/pages"
    sed "s|.*/|INPUT += $stage/contracts/|" "$stage/headers"
    echo "INPUT += $stage/sources.dox"
}

# Copies the part of MathJax that draws TeX as SVG: 3 of its 60 MB.
copy_mathjax() {
    (cd "$mathjax" && tar -chf - MathJax.js extensions/*.js extensions/TeX \
        jax/element jax/input/TeX jax/output/SVG/*.js \
        jax/output/SVG/autoload jax/output/SVG/fonts/TeX) |
        (mkdir -p "$1" && cd "$1" && tar -xf -)
}

frame
layout
configuration >"$stage/Doxyfile"
doxygen "$stage/Doxyfile"
result=$?
sed "s|$PWD/||g; s|$stage/||g" "$out/warnings" >&2
[ $result -eq 0 ] || exit 1
for file in "$out/html"/*_8h.html; do
    sed 's/>\([a-z_]*\.h\) File Reference</>Contract: \1</' "$file" \
        >"$file.new" && mv "$file.new" "$file"
done
copy_mathjax "$out/html/mathjax"
while read -r image name; do
    cp "$image" "$out/html/$name"
done <"$stage/images"
echo "$out/html/index.html"
