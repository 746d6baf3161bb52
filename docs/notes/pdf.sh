#!/bin/sh
# docs/notes/pdf.sh: the notes as a book, $BUILD/notes/$EDITION/course.pdf.
#
#   EDITION   student (the default) or instructor
#
# make pdf calls it. It needs doxygen, pdflatex and rsvg-convert. The hints are
# in the text. The answers of the quiz are at the end of each chapter.
set -u

# The awk programs read bytes: GitHub's anchors are made of them.
LC_ALL=C
export LC_ALL

BUILD=${BUILD:-build}
EDITION=${EDITION:-student}
export BUILD EDITION
here=docs/notes
out=$BUILD/notes/$EDITION
stage=$out/book

for tool in doxygen pdflatex; do
    command -v $tool >/dev/null || {
        echo "The book needs $tool. This installs it:  make setup-dev" >&2
        exit 2
    }
done
rm -f "$out/course.pdf"
mkdir -p "$out"
$here/stage.sh latex "$stage" || exit 1

configuration() {
    cat $here/Doxyfile
    echo "OUTPUT_DIRECTORY = $stage"
    echo "STRIP_FROM_PATH = $stage/contracts $stage"
    echo "EXAMPLE_PATH = $stage"
    echo "WARN_LOGFILE = $stage/warnings"
    echo "PROJECT_NUMBER = \"The $EDITION’s edition\""
    echo "LAYOUT_FILE = $here/layout.xml"
    echo "GENERATE_HTML = NO"
    echo "GENERATE_LATEX = YES"
    echo "LATEX_HEADER = $here/book.tex"
    sed "s|^|INPUT += $stage/|" "$stage/pages"
    sed "s|.*/|INPUT += $stage/contracts/|" "$stage/headers"
    echo "INPUT += $stage/sources.dox"
}

# Doxygen puts all contracts after all pages. In the book each contract follows
# its lesson. The parts begin where the README's table of chapters says.
in_order() {
    awk -v stage="$stage" '
        BEGIN {
            while ((getline entry < (stage "/targets")) > 0) {
                split(entry, word, " ")
                if (word[1] == "page") label[word[3]] = word[2]
                if (word[1] == "header") {
                    folder = word[3]
                    sub(/\/[^\/]*$/, "", folder)
                    file = word[2]
                    sub(/\.html$/, "", file)
                    contract[label[folder "/README.md"]] = file
                }
            }
            while ((getline entry < "README.md") > 0) {
                if (entry ~ /^\*\*(Part|Workshop)/) {
                    part = entry
                    gsub(/\*/, "", part)
                } else if (part != "" && entry ~ /^\| [0-9][0-9] /) {
                    part_at[substr(entry, 3, 2)] = part
                    part = ""
                }
            }
        }
        function begin_part(title) {
            if (!parts++) print "\\mainmatter"
            print "\\part{" title "}"
        }
        # A struct belongs to the contract that links to it.
        function structs(page,    line, k) {
            while ((getline line < (stage "/latex/" page ".tex")) > 0)
                for (k in struct) if (index(line, "{" k "}")) {
                    print "\\input{" k "}"
                    delete struct[k]
                }
        }
        function place(page,    number) {
            number = ""
            if (page ~ /^(chapters|solutions)_[0-9][0-9]/)
                number = substr(page, index(page, "_") + 1, 2)
            if (number in part_at) begin_part(part_at[number])
            delete part_at[number]
            if (parts && number == "" && !reference++)
                begin_part("Reference")
            if (number != last || number == "")
                print "\\coursechapter{" number "}"
            last = number
            printf "%s", body[page]
            if (page in contract) {
                print "\\input{" contract[page] "}"
                structs(contract[page])
            }
        }
        /^%--- Begin generated/ { generated = 1; next }
        /^%--- End generated/ {
            while ((getline page < (stage "/pages")) > 0)
                if ((page = label[page]) in body) place(page)
            print "\\backmatter\\coursechapter{}\\clearpage\\phantomsection"
            print "\\addcontentsline{toc}{chapter}{\\indexname}"
            print "\\printindex\n\\end{document}"
            exit
        }
        !generated { print; next }
        /^\\chapter\{(File|Data)/ { chapter = ""; in_files = 1; next }
        /^\\chapter/ { chapter = $0 "\n"; in_files = 0; next }
        /\\input\{/ {
            name = $0
            sub(/.*\\input\{/, "", name)
            sub(/\}.*/, "", name)
            if (name ~ /^struct/) struct[name]
            if (in_files) next
            body[name] = chapter $0 "\n"
            next
        }
        !in_files { chapter = chapter $0 "\n" }
    ' "$stage/latex/refman.tex"
}

# Sets each page anew, and says of each contract that it is one.
pages() {
    for file in "$stage/latex"/*.tex; do
        name=${file##*/}
        case $name in
        refman.tex | book.tex) continue ;;
        esac
        awk -v page="${name%.tex}" -v glossary=docs/glossary.md \
            -f $here/latex.awk "$file" |
            sed 's/section{\([^ ]*\) File Reference}/section{Contract: \1}/
                s/doxysection\({[^ ]*\) Struct Ref[a-z]*}/doxysubsection\1}/' \
                >"$file.new" && mv "$file.new" "$file" || return 1
    done
}

# A picture without its headline, which is the caption.
without_headline() {
    awk '
        /translate\(20\.00,31\.86\).*"bold".*"18\.00"/ { found = NR }
        found && NR == found + 1 { next }
        { text[NR] = $0 }
        END {
            for (k = 1; k <= NR; k++) {
                line = text[k]
                if (found && line ~ /^ *viewBox="0 0 /) {
                    split(line, size, /[ "]+/)
                    line = " viewBox=\"0 32 " size[5] " " size[6] - 32 "\""
                }
                if (found && line ~ /^ width=/)
                    sub(/height="[0-9]*"/, "height=\"" height(line) "\"", line)
                print line
            }
        }
        function height(line) {
            match(line, /height="[0-9]*/)
            return substr(line, RSTART + 8, RLENGTH - 8) - 32
        }' "$1"
}

figures() {
    awk -f $here/cover.awk | rsvg-convert -f pdf -o "$stage/latex/cover.pdf" ||
        return 1
    sort -u "$stage/images" | while read -r image name; do
        case $name in
        *.pdf)
            without_headline "$image" |
                rsvg-convert -f pdf -o "$stage/latex/$name" || return 1
            ;;
        *) cp "$image" "$stage/latex/$name" ;;
        esac
    done
}

# Two passes without a PDF find where everything stands; then the book is set
# until nothing moves any more, which is at once.
set_in_type() {
    cd "$stage/latex" || return 1
    for mode in -draftmode -draftmode '' '' ''; do
        [ ! -f book.aux ] || cp book.aux before.aux
        # shellcheck disable=SC2086 # no word, or one
        pdflatex $mode -interaction=nonstopmode -halt-on-error book.tex \
            >log 2>&1 || {
            grep -A 4 '^!' log >&2
            echo "The whole log: $stage/latex/book.log" >&2
            return 1
        }
        [ -f book.ind ] || makeindex -q book.idx
        [ -n "$mode" ] || ! cmp -s before.aux book.aux || return 0
    done
    echo "The book's page numbers do not settle." >&2
    return 1
}

date=$(git log -1 --format=%cd --date=format:'%-d %B %Y' 2>/dev/null ||
    date '+%-d %B %Y')
licence="$(sed -n '/^Copyright/s/(c)/\\textcopyright{}/p' LICENSE).
Under the $(sed 1q LICENSE): everybody may use, copy, change and pass on this
book and its programs, as long as this notice stays with them."
configuration >"$stage/Doxyfile"
doxygen "$stage/Doxyfile"
result=$?
sed "s|$PWD/||g; s|$stage/||g" "$stage/warnings" >&2
[ $result -eq 0 ] || exit 1
figures || exit 1
pages || exit 1
{
    printf '\\def\\bookdate{%s}\n\\def\\booklicence{%s}\n' "$date" "$licence"
    in_order
} >"$stage/latex/book.tex"
(set_in_type) || exit 1
mv "$stage/latex/book.pdf" "$out/course.pdf"
echo "$out/course.pdf"
