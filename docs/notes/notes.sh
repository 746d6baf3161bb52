#!/bin/sh
# docs/notes/notes.sh: the notes as a site, in $BUILD/notes/$EDITION/html.
#
#   EDITION   student (the default) or instructor
#   SITE      where the site will be, if that is known: https://.../
#
# make notes calls it. It needs doxygen, rsvg-convert, and the folders of the
# Debian packages libjs-lunr and libjs-mathjax. On other systems LUNR and
# MATHJAX name these folders. The site fetches nothing from a network.
set -u

# The awk programs read bytes: GitHub's anchors are made of them.
LC_ALL=C
export LC_ALL

BUILD=${BUILD:-build}
EDITION=${EDITION:-student}
export BUILD EDITION
here=docs/notes
out=$BUILD/notes/$EDITION
stage=$out/site
mathjax=${MATHJAX:-/usr/share/javascript/mathjax}
lunr=${LUNR:-/usr/share/javascript/lunr}

if ! command -v doxygen >/dev/null || ! command -v rsvg-convert >/dev/null ||
    [ ! -d "$mathjax" ] || [ ! -d "$lunr" ]; then
    echo "The notes need doxygen, rsvg-convert, MathJax 2 and lunr." >&2
    echo "This installs them:  make setup-dev" >&2
    exit 2
fi
rm -rf "$out/html" "$out/raw"
mkdir -p "$out/html"
$here/stage.sh html "$stage" || exit 1

# ---- The navigation ----------------------------------------------------------

title_of() { sed -n 's/^# //p;/^# /q' "$1" | tr -d '`'; }

# shellcheck disable=SC2016 # $relpath is Doxygen's
# item PAGE TITLE: PAGE is a file of the site.
item() {
    printf '<li><a href="$relpath^%s">%s</a></li>\n' "$1" "$2"
}

# label PATH: the label of a page, if it is in this edition.
label() {
    awk -v path="$1" '$1 == "page" && $3 == path { print $2; exit }' \
        "$stage/targets"
}

# document PATH [TITLE]: an item for a page, if this edition has it.
document() {
    name=$(label "$1")
    [ -z "$name" ] || item "$name.html" "${2-$(title_of "$1")}"
}

# shellcheck disable=SC2016 # $relpath is Doxygen's
lessons() {
    grep '^chapters/' "$stage/pages" | while read -r page; do
        folder=${page%/README.md}
        solution=$(label "solutions/${folder#chapters/}")
        title=$(title_of "$page" | sed 's|^\([0-9]*\) |<b>\1</b> |')
        if [ -z "$solution" ]; then
            item "$(label "$page").html" "$title"
            continue
        fi
        printf '<li><a href="$relpath^%s.html">%s</a>\n' \
            "$(label "$page")" "$title"
        printf '<details><summary>Solution</summary>'
        printf '<a href="$relpath^%s.html">The solution, explained</a>' \
            "$solution"
        printf '</details></li>\n'
    done
}

contracts() {
    awk '$1 == "header" { split($3, part, "[/_]"); print part[2], $2, $3 }' \
        "$stage/targets" | while read -r number page path; do
        item "$page" "<b>$number</b> ${path##*/}"
    done
    item globals_func.html "All functions"
    item examples.html "Sources"
}

teachers() {
    document docs/notes/teaching.md
    document misconceptions.md "The misconceptions"
    document docs/instructor.md "The guide: from hand-out to marks"
    document docs/CONTRIBUTING.md "Contributing"
    document docs/design.md
    document docs/changelog.md
}

navigation() {
    echo '<ul>'
    item index.html "The course"
    [ -z "$live" ] || item live/index.html "The live page"
    echo '</ul>'
    [ "$EDITION" = student ] || {
        echo '<h2>For teachers</h2><ul>'
        teachers
        echo '</ul>'
    }
    echo '<h2>Lessons</h2><ul class="lessons">'
    lessons
    echo '</ul><h2>To look up</h2><ul>'
    document docs/walkthrough.md
    document docs/notes/front.md "How to read these notes"
    document docs/schemes.md "All schemes"
    document docs/why.md "Why sines, why 10000"
    document docs/glossary.md
    document docs/errata.md
    document docs/in-the-wild.md
    document docs/training.md
    echo '</ul><details><summary>Contracts and sources</summary><ul>'
    contracts
    echo '</ul></details>'
}

# The frame of all pages, with the navigation and the scripts.
frame() {
    navigation >"$stage/navigation"
    [ "$EDITION" = student ] || edition=' <small>for teachers</small>'
    sed -e "/^<!-- navigation -->/{r $stage/navigation
        d;}" -e "s|<!-- edition -->|${edition-}|" \
        $here/site/frame.html >"$stage/header.html"
}

# ---- The pages ---------------------------------------------------------------

configuration() {
    cat $here/Doxyfile
    echo "LAYOUT_FILE = $here/layout.xml"
    echo "OUTPUT_DIRECTORY = $out"
    echo "HTML_OUTPUT = raw"
    echo "STRIP_FROM_PATH = $stage/contracts $stage"
    echo "EXAMPLE_PATH = $stage"
    echo "WARN_LOGFILE = $out/warnings"
    echo "PROJECT_NUMBER = \"$EDITION's notes\""
    echo "GENERATE_LATEX = NO"
    echo "HTML_HEADER = $stage/header.html"
    echo "HTML_FOOTER = $here/site/foot.html"
    echo "HTML_STYLESHEET = $here/notes.css"
    sed "s|^|INPUT += $stage/|" "$stage/pages"
    sed "s|.*/|INPUT += $stage/contracts/|" "$stage/headers"
    echo "INPUT += $stage/sources.dox"
}

# What is searched: all but the lists, the sources and the folders.
texts() {
    for page in "$out"/raw/*.html; do
        case ${page##*/} in
        *-example.html | dir_* | globals* | examples.html | pages.html | \
            files.html | annotated.html | classes.html | functions*) continue ;;
        esac
        echo "$page"
    done | xargs awk -f $here/site/texts.awk |
        awk -f tests/verbs/plain_math.awk | awk -f $here/site/texts_js.awk
}

# Copies the part of MathJax that draws TeX as SVG: 3 of its 60 MB.
copy_mathjax() {
    (cd "$mathjax" && tar -chf - MathJax.js extensions/*.js extensions/TeX \
        jax/element jax/input/TeX jax/output/SVG/*.js \
        jax/output/SVG/autoload jax/output/SVG/fonts/TeX) |
        (mkdir -p "$1" && cd "$1" && tar -xf -)
}

# The picture that a shared link shows.
card() {
    sed "s|^<!-- picture -->|$(sed -n '/<g id="gnuplot_canvas"/,/^<\/svg>/p' \
        docs/figures/heat_map-light.svg | sed '/^<\/svg>/d' |
        tr '\n' '\001' | sed 's/[&|\\]/\\&/g')|" $here/site/card.svg |
        tr '\001' '\n' >"$stage/card.svg"
    rsvg-convert -o "$out/html/card.png" "$stage/card.svg"
}

# The script of the live panels, if it can be built. Without it the panels show
# their pictures.
panels() {
    if docs/explorer/explorer.sh --embed "$stage/live.js" 2>"$stage/live.log"
    then
        live=live.js
    else
        echo "The notes are without live panels:" >&2
        cat "$stage/live.log" >&2
    fi
}

# All panels on one page, with the reference alone.
live_page() {
    mkdir -p "$out/html/live"
    cp "$stage/live.js" "$out/html/" || return 1
    awk -v css=docs/explorer/page.css -v js="$stage/live.js" '
        function put(file,    line) {
            while ((getline line < file) > 0) print line
        }
        $0 == "@page.css@" { put(css); next }
        $0 == "@explorer.js@" { put(js); next }
        { sub(/@site@/, "../index.html"); print }' \
        docs/explorer/page.html >"$out/html/live/index.html"
}

live=
if [ -x docs/explorer/explorer.sh ]; then panels; fi
frame
configuration >"$stage/Doxyfile"
doxygen "$stage/Doxyfile"
result=$?
sed "s|$PWD/||g; s|$stage/||g" "$out/warnings" >&2
[ $result -eq 0 ] || exit 1
texts >"$out/html/texts.js" || exit 1
awk -v out="$out/html" -v site="${SITE-}" -v live="$live" \
    -f $here/site/finish.awk \
    "$out"/raw/*.html || exit 1
cp $here/notes.css $here/site/*.js $here/site/favicon.svg "$lunr/lunr.min.js" \
    "$out/html/" || exit 1
copy_mathjax "$out/html/mathjax"
while read -r image name; do
    cp "$image" "$out/html/$name"
done <"$stage/images"
[ -z "$live" ] || live_page || exit 1
card || exit 1
rm -rf "$out/raw"
echo "$out/html/index.html"
