#!/bin/sh
# editors_test.sh [--all]: what people bring. In a fresh clone, before any verb
# has run, clangd underlines nothing, exercises compile without options, and a
# student's program says what a TODO() is. Of the mistakes and right answers
# that are kept, clangd opens one in 40, others at each commit. From a board
# vim, emacs and VS Code go to the lines that are to blame: one of them at each
# commit.
#
#   --all   all of them
# shellcheck disable=SC2034 # what seems unused is for sessions/editors.tsv

. tests/proof/count.sh
need_tools clangd doxygen python3 gcc clang jq vim emacs
each=40 editors=$(printf '%s\n' vim emacs code | at_its_turn)
[ "${1-}" != --all ] || each=1 editors='vim emacs code'
kept='/(misconceptions|alternatives|unnamed)/'
tree=$PWD
temporary_copy

# clangd can't read what is compiled with a file that another program writes:
# the awk of the tab, the grader's filter and list, narrow.c. The gallery has
# files that no compiler takes.
all_c() { git -C "$tree" ls-files -co --exclude-standard '*.[ch]' |
    grep -vE '/gallery/|awk/missing\.c|worker/filter\.c|/(chosen|narrow)\.c'; }
underlined() { python3 "$tree/tests/proof/clangd.py"; }

# What a student types, who knows gcc and no flag.
by_hand() { # COMPILER
    for stub in chapters/[0-9]*; do
        stub=$stub/${stub##*/??_}.c
        "$1" -c "$stub" -o stub.o && (cd "${stub%/*}" &&
            "$1" -c "${stub##*/}" -o ../../stub.o) || return
    done
}

# The places that an editor finds in what make says, and goes to.
places() { # EDITOR GOALS
    case $1 in
    vim) vim -Nes -u NONE -c "make $2" \
        -c 'let places = filter(getqflist(), "v:val.valid")' \
        -c 'let name = "fnamemodify(bufname(v:val.bufnr), \":p\")"' \
        -c 'call map(places, name . " . \":\" . v:val.lnum")' \
        -c "call writefile(places, '$room/places')" -c 'quitall!' >/dev/null
        cat "$room/places" ;;
    emacs) emacs -Q --batch -l compile --eval "(let ((it (compile \"make $2\")))
        (while (get-buffer-process it) (accept-process-output nil 1))
        (while (ignore-errors (next-error) t)
          (with-current-buffer (window-buffer)
            (princ (format \"%s:%d\n\" buffer-file-name
                           (line-number-at-pos))))))" ;;
    code) # shellcheck disable=SC2086 # words
        make $2 | grep -P "$(jq -r '.tasks[0].problemMatcher.pattern.regexp' \
            "$room/.vscode/tasks.json")" |
            sed "s|^\([^:]*:[0-9]*\):.*|$PWD/\1|" ;;
    esac </dev/null 2>"$room/log" | sort -u
}
goes_to() ( # LINES EDITOR FOLDER GOALS
    cd "$3" && rm -f "$room/places" && for line in $1; do
        echo "$room/chapters/05_full_formula/full_formula.c:$line"
    done | sort >"$room/lines" && places "$2" "$4" | diff "$room/lines" -
)
jumps() { # WHAT LINES SCRIPT
    wrong "$3"
    for editor in $editors; do
        holds "$editor: $1" goes_to "$2" "$editor" . 'check CH=05'
        holds "$editor, in a chapter's folder: $1" \
            goes_to "$2" "$editor" chapters/05_full_formula check
        [ "$editor" = code ] || holds "$editor, by make -C: $1" \
            goes_to "$2" "$editor" . '-C chapters/05_full_formula check'
    done
}

# The reference of chapter 05, with a mistake, by somebody who casts nothing.
wrong() { # SCRIPT
    sed "$1; s/(double)pos/pos/" solutions/05*/full_formula.c \
        >chapters/05_full_formula/full_formula.c
}

session "$tree/tests/proof/sessions/editors.tsv"
sum_up
