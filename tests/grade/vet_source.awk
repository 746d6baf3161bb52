# Looks at a submission as it was written: its preprocessor directives.
#
#   awk -v own=full_formula.h -f vet_source.awk FILE
#
# Says what must not be there, one line each, and after the word flag what
# the instructor should see. Only the C library's headers,
# the chapter's own and todo.h may be included; #line and its relatives, which
# make lines look as if they came from elsewhere, and the spellings that hide
# a directive (trigraphs, %:) have no honest use here.

BEGIN {
    allowed = " assert complex ctype errno fenv float inttypes iso646 " \
        "limits math stdalign stdarg stdbool stddef stdint stdio stdlib " \
        "stdnoreturn string tgmath time uchar wchar wctype signal unistd "
    quoted = " \"" own "\" \"todo.h\" "
}

{
    sub(/\r$/, "")
    if (sub(/\\[ \t]*$/, "")) { text = text $0; next }
    line(text $0)
    text = ""
}
END { line(text); for (k = 1; k <= n; k++) print complaint[k] }

# The words of the tests. To redefine them does nothing here: the tests are
# compiled without this file. But it is no accident either.
function flag(what) { print "flag", what }

function complain(what) { if (!told[what]++) complaint[++n] = what }

# One line as the compiler puts it together, without its comments.
function line(s,    out, what, rest) {
    if (s ~ /\?\?[=\/'()!<>-]/) complain("has a trigraph (line " NR ")")
    if (inside) {
        if (!match(s, /\*\//)) return
        s = substr(s, RSTART + 2)
        inside = 0
    }
    while (match(s, /"|'|\/\/|\/\*/)) {
        what = substr(s, RSTART, RLENGTH)
        out = out substr(s, 1, RSTART - 1)
        rest = substr(s, RSTART + RLENGTH)
        s = ""
        if (what == "//") break
        if (what == "/*") {
            if (!match(rest, /\*\//)) { inside = 1; break }
            s = substr(rest, RSTART + 2)
            out = out " "
            continue
        }
        if (what == "\"" && match(rest, /^([^"\\]|\\.)*"/) ||
            what == "'" && match(rest, /^([^'\\]|\\.)*'/)) {
            out = out what substr(rest, 1, RLENGTH)
            s = substr(rest, RLENGTH + 1)
        } else { out = out what rest; break }
    }
    out = out s
    if (out ~ /^[ \t\v\f]*%:/) complain("hides a directive behind %: (line " NR ")")
    if (out ~ /^[ \t\v\f]*#/) directive(out)
}

function directive(s,    word, rest) {
    sub(/^[ \t\v\f]*#[ \t\v\f]*/, "", s)
    word = s
    sub(/[^A-Za-z0-9_].*/, "", word)
    rest = substr(s, length(word) + 1)
    gsub(/^[ \t\v\f]+|[ \t\v\f]+$/, "", rest)
    if (word == "include") include(rest)
    else if (word == "define" && rest ~ /^(CLAIM|Test|main|trying|given|unwritten|expect(_[a-z]+)?|(cr|claim|criterion)_[a-z_]+|CLAIM_HELD|(_?exit|abort|assert))([^A-Za-z0-9_]|$)/) {
        sub(/[^A-Za-z0-9_].*/, "", rest)
        flag("redefines " rest)
    }
    else if (word == "pragma") {
        if (rest !~ /^(STDC|once|omp|GCC[ \t]+(diagnostic|optimize|unroll|ivdep))([ \t(]|$)/)
            complain("has #pragma " substr(rest, 1, 30) " (line " NR ")")
    } else if (word == "") {
        if (rest != "") complain("has an odd directive (line " NR ")")
    } else if (word !~ /^(define|undef|if|ifdef|ifndef|elif|else|endif|error|warning)$/)
        complain("has #" word " (line " NR ")")
}

function include(what,    name) {
    name = what
    if (name ~ /^<[a-z0-9]+\.h>$/) {
        gsub(/[<>]|\.h/, "", name)
        if (index(allowed, " " name " ")) return
    } else if (index(quoted, " " name " ")) return
    complain("includes " substr(what, 1, 40) " (line " NR "); only the C library's headers, " own " and todo.h can be included")
}
