# Looks at a submission as it was written, before anything is done with it.
#
#   awk -v own=full_formula.h -f vet_source.awk FILE
#
# Says what must not be there, one line each, and after the word flag what
# the instructor should see. Refused are: headers other than the C library's,
# the chapter's own and todo.h; assembly; attributes that place code or data
# somewhere or take the sanitizers' eyes away; names that belong to the
# compiler; and the spellings that could hide one of these from a reader
# (## in a macro, #line, trigraphs and digraphs). With those gone, every word
# that the compiler gets to see can be seen here.

BEGIN {
    headers = " assert complex ctype errno fenv float inttypes iso646 " \
        "limits math stdalign stdarg stdbool stddef stdint stdio stdlib " \
        "stdnoreturn string tgmath time uchar wchar wctype signal unistd "
    quoted = " \"" own "\" \"todo.h\" "
    directives = " define undef if ifdef ifndef elif else endif error warning "
    reserved = " __func__ __FUNCTION__ __FILE__ __LINE__ __DATE__ __TIME__ " \
        "__VA_ARGS__ __STDC__ __STDC_VERSION__ __GNUC__ __cplusplus " \
        "__restrict __restrict__ __inline __inline__ __extension__ " \
        "__typeof __typeof__ __int128 __real__ __imag__ _Bool _Complex " \
        "_Imaginary _Complex_I _Static_assert _Noreturn _Generic _Alignas " \
        "_Alignof _Exit _GNU_SOURCE _DEFAULT_SOURCE _POSIX_C_SOURCE " \
        "_XOPEN_SOURCE _ISOC99_SOURCE _USE_MATH_DEFINES "
    builtin = "^__builtin_(inf[fl]?|nan[fl]?|huge_val[fl]?|isnan|isinf|" \
        "isfinite|expect|unreachable|(fabs|sqrt|sin|cos|exp|log|pow)[fl]?)$"
    attributes = " unused const pure noinline always_inline fallthrough " \
        "maybe_unused "
    words = "^(CLAIM|Test|main|describe_call|output_buffer|" \
        "float_buffer|widened_float|input_copy|input_order|expect(_[a-z]+)?|" \
        "(cr|claim|criterion)_[a-z_]+|CLAIM_PASSED|_?exit|abort|assert)$"
}

{
    sub(/\r$/, "")
    if (sub(/\\[ \t]*$/, "")) { text = text $0; next }
    line(text $0)
    text = ""
}
END { line(text) }

function complain(what) {
    what = what " (line " NR ")"
    if (!told[what]++) print what
}

# One line as the compiler puts it together: comments and what stands in
# quotes are taken out, and the words are looked at.
function line(s,    out, what) {
    if (s ~ /\?\?[=\/'()!<>-]/) complain("has a trigraph")
    if (inside) {
        if (!match(s, /\*\//)) return
        s = substr(s, RSTART + 2)
        inside = 0
    }
    while (match(s, /"|'|\/\/|\/\*/)) {
        what = substr(s, RSTART, RLENGTH)
        out = out substr(s, 1, RSTART - 1)
        s = substr(s, RSTART + RLENGTH)
        if (what == "//") { s = ""; break }
        if (what == "/*") {
            out = out " "
            if (match(s, /\*\//)) s = substr(s, RSTART + 2)
            else { inside = 1; s = "" }
        } else if (what == "\"" && match(s, /^([^"\\]|\\.)*"/) ||
            what == "'" && match(s, /^([^'\\]|\\.)*'/)) {
            # An include's name is looked at; other strings are only strings.
            if (out !~ /^[ \t]*#[ \t]*include/) out = out "0"
            else out = out what substr(s, 1, RLENGTH)
            s = substr(s, RLENGTH + 1)
        }
    }
    out = out s
    if (out ~ /##/) complain("pastes words together with ##")
    if (out ~ /%:|<:/) complain("has a digraph")
    if (out ~ /\\/) complain("has a backslash outside of a string")
    if (out ~ /^[ \t\v\f]*#/) directive(out)
    else tokens(out)
}

function directive(s,    word, rest) {
    sub(/^[ \t\v\f]*#[ \t\v\f]*/, "", s)
    word = s
    sub(/[^A-Za-z0-9_].*/, "", word)
    rest = substr(s, length(word) + 1)
    gsub(/^[ \t\v\f]+|[ \t\v\f]+$/, "", rest)
    if (word == "include") { include(rest); return }
    if (word == "pragma") {
        if (!known_pragma(rest)) complain("has #pragma " substr(rest, 1, 30))
    } else if (word == "") {
        if (rest != "") complain("has an odd directive")
    } else if (!index(directives, " " word " ")) complain("has #" word)
    if (word == "define") {
        word = rest
        sub(/[^A-Za-z0-9_].*/, "", word)
        if (word ~ words) print "flag redefines " word
        if (index(attributes, " " bare(word) " ") || word ~ /^__attribute/)
            complain("gives the word " word " another meaning")
    }
    tokens(rest)
}

function known_pragma(text) {
    if (sub(/^GCC[ \t]+/, "", text))
        return text ~ /^(diagnostic|optimize|unroll|ivdep)([ \t(]|$)/
    return text ~ /^(STDC|once|omp)([ \t(]|$)/
}

function include(what,    name) {
    name = what
    if (name ~ /^<[a-z0-9]+\.h>$/) {
        gsub(/[<>]|\.h/, "", name)
        if (index(headers, " " name " ")) return
    } else if (index(quoted, " " name " ")) return
    complain("includes " substr(what, 1, 40) \
        ", which is neither of the C library nor of the chapter")
}

# Most lines have nothing that is worth taking apart.
function is_plain(s) {
    return s !~ /(^|[^A-Za-z0-9_])(_[_A-Z]|asm)/ && s !~ /\[[ \t]*(\[|$)/
}

function tokens(s) {
    if (!waiting && last != "[" && is_plain(s)) {
        last = ""
        return
    }
    while (match(s, /[A-Za-z_][A-Za-z0-9_]*|[^ \t]/)) {
        token(substr(s, RSTART, RLENGTH))
        s = substr(s, RSTART + RLENGTH)
    }
}

# After __attribute__ come (( names )): depth counts the parentheses.
function token(t) {
    if (waiting) {
        if (t == "(") depth++
        else if (t == ")") { if (--depth == 0) waiting = 0 }
        else if (t !~ /^[0-9,]/ && !index(attributes, " " bare(t) " "))
            complain("has the attribute " substr(t, 1, 30))
        return
    }
    if (t == "[" && last == "[") complain("has an attribute in [[ ]]")
    last = t
    if (t ~ /^__attribute(__)?$/) { waiting = 1; depth = 0 }
    else if (t ~ /^(asm|__asm|__asm__)$/) complain("has assembly in it")
    else if (t ~ /^(__|_[A-Z])/ && !index(reserved, " " t " ") && t !~ builtin)
        complain("uses " substr(t, 1, 40) \
            ", a name that belongs to the compiler")
}

function bare(t) { gsub(/^__|__$/, "", t); return t }
