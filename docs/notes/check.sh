#!/bin/sh
# docs/notes/check.sh: builds the book in both editions, and tests it. It prints
# what fails, and ends with the count.
#
#   KEEP=1   tests what is in $BUILD/notes, without building it
#
# make test calls it. It needs what pdf.sh needs, and poppler-utils.
set -u

# The awk programs read bytes. (Python sets a locale where there was none.)
LC_ALL=C
export LC_ALL
BUILD=${BUILD:-build}
export BUILD
here=docs/notes
notes=$BUILD/notes
room=$notes
browser=$notes/browser
mkdir -p "$browser"
. tests/proof/count.sh
# shellcheck source=docs/notes/book_check.sh
. $here/book_check.sh

nothing() {         # succeeds if standard input is empty
    found=$(cat)
    [ -z "$found" ] || { echo "$found"; return 1; }
}

book_filter_holds() {
    awk -v page=chapters_05_full_formula -v glossary=$here/latex_test.md \
        -f $here/latex.awk $here/latex_test.tex | diff $here/latex_test.book -
}

holds "the book: a page of everything, as it is set in type" book_filter_holds
for edition in student instructor; do
    export EDITION=$edition
    [ -n "${KEEP-}" ] ||
        holds "$edition: the book is typeset" $here/pdf.sh
    check_book $edition
done
rm -rf "$browser"

sum_up
