#!/bin/sh
# docs/notes/pdf.sh: the notes as a book, $BUILD/notes/$EDITION/course.pdf.
#
#   EDITION   student (the default) or instructor
#
# make pdf calls it. It needs doxygen, pdflatex and rsvg-convert. The hints are
# in the text. The answers of the quiz are at the end of each chapter.
set -u

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
    echo "PROJECT_NUMBER = \"The $EDITION's edition\""
    echo "LAYOUT_FILE = $here/layout.xml"
    echo "GENERATE_HTML = NO"
    echo "GENERATE_LATEX = YES"
    echo "LATEX_HEADER = $here/book.tex"
    sed "s|^|INPUT += $stage/|" "$stage/pages"
    sed "s|.*/|INPUT += $stage/contracts/|" "$stage/headers"
    echo "INPUT += $stage/sources.dox"
}

# Doxygen puts all contracts after all pages. In the book each contract follows
# its lesson, and the programs come at the end.
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
        }
        /^%--- Begin generated/ { generated = 1; next }
        /^%--- End generated/ {
            generated = 0
            while ((getline page < (stage "/pages")) > 0) {
                if (!((page = label[page]) in body)) continue
                printf "%s", body[page]
                if (page in contract) {
                    print "\\clearpage"
                    print "\\input{" contract[page] "}"
                }
            }
            print programs
            print "\\backmatter\n\\cleardoublepage\\phantomsection"
            print "\\addcontentsline{toc}{chapter}{\\indexname}"
            print "\\printindex\n\\end{document}"
            exit
        }
        !generated { print; next }
        /^\\chapter\{Example/ {
            programs = "\n\\chapter{The programs}"
            in_programs = 1
            next
        }
        /^\\chapter\{(File|Data)/ { chapter = ""; in_files = 1; next }
        in_programs { programs = programs "\n" $0; next }
        /^\\chapter/ { chapter = $0 "\n"; in_files = 0; next }
        in_files { next }
        /\\input\{/ {
            name = $0
            sub(/.*\\input\{/, "", name)
            sub(/\}.*/, "", name)
            if (name == "index")
                sub(/\\input/, "\\markboth{}{}&")
            body[name] = chapter $0 "\n"
            next
        }
        { chapter = chapter $0 "\n" }
    ' "$stage/latex/refman.tex"
}

contracts() {
    for file in "$stage/latex"/*_8h.tex; do
        sed 's/section{\([^ ]*\) File Reference}/section{Contract: \1}/' \
            "$file" >"$file.new" && mv "$file.new" "$file" || return 1
    done
}

figures() {
    while read -r image name; do
        case $name in
        *.pdf)
            rsvg-convert -f pdf -o "$stage/latex/$name" "$image" || return 1
            ;;
        *) cp "$image" "$stage/latex/$name" ;;
        esac
    done <"$stage/images"
}

# Runs LaTeX three times: then the table of contents no longer changes.
set_in_type() {
    cd "$stage/latex" || return 1
    for round in 1 2 3; do
        pdflatex -interaction=nonstopmode -halt-on-error book.tex \
            >log 2>&1 || {
            grep -A 4 '^!' log >&2
            echo "The whole log: $stage/latex/book.log" >&2
            return 1
        }
        if [ "$round" = 1 ]; then makeindex -q book.idx; fi
    done
}

date=$(git log -1 --format=%cd --date=format:'%-d %B %Y' 2>/dev/null ||
    date '+%-d %B %Y')
configuration >"$stage/Doxyfile"
doxygen "$stage/Doxyfile"
result=$?
sed "s|$PWD/||g; s|$stage/||g" "$stage/warnings" >&2
[ $result -eq 0 ] || exit 1
figures || exit 1
contracts || exit 1
{
    printf '\\def\\bookdate{%s}\n' "$date"
    in_order
} >"$stage/latex/book.tex"
(set_in_type) || exit 1
mv "$stage/latex/book.pdf" "$out/course.pdf"
echo "$out/course.pdf"
