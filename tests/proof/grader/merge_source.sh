#!/bin/sh
# merge_source.sh FIRST SECOND: one exercise file out of two. All of FIRST, and
# behind it what SECOND defines and FIRST does not. So a misconception of one
# function becomes a whole answer. What FIRST includes from its own folder is
# put in.
set -u

names() { # FILE: what it defines, from which line to which
    ctags -x --language-force=C --kinds-C=defgsv --_xformat='%N %n %e' "$1"
}

first=$(mktemp)
awk -v folder="${1%/*}/" '
    function put(path,    line, part, beside) {
        while ((getline line <path) > 0) {
            beside = folder (split(line, part, "\"") == 3 ? part[2] : "")
            if (line ~ /^#include "/ && (getline part[1] <beside) > 0) {
                close(beside)
                put(beside)
            } else print line
        }
        close(path)
    }
    BEGIN { put(ARGV[1]) }' "$1" >"$first"
cat "$first"
{ names "$first" && echo -- && names "$2"; } | awk '
    FILENAME == "-" && $1 == "--" { second = 1; next }
    FILENAME == "-" && !second { defined[$1] }
    FILENAME == "-" && $1 in defined {
        for (k = $2; second && k <= ($3 > $2 ? $3 : $2); k++) left_out[k]
    }
    FILENAME != "-" && !(FNR in left_out)' - "$2"
rm -f "$first"
