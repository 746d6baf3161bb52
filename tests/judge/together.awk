# Puts the known mistakes of a chapter, and its reference, into one C file: to
# compile that takes as long as two or three of them do alone.
#
#   awk -v header=NAME.h -v changes=FILE [-v only=EXERCISE] -f together.awk
#       TABLE REFERENCE MISCONCEPTION ...
#
# TABLE is that of the chapter (contract.sh). Standard output is the C file.
# FILE gets a line for each exercise that a mistake changes: its id, a tab, the
# exercise. A mistake that does not change EXERCISE is left out.
#
# Each exercise becomes a function that calls that of the mistake which is
# chosen, or else that of the reference, wherever it is called from. So all is
# as if the mistake alone were linked with the reference. It also notes that it
# was called (record.h).
#
# Whatever a file defines gets a unique name here. The files are formatted
# by clang-format, so a definition begins in the first column, and nothing else
# does. What a file includes from its own folder is read in its place. A helper
# that is the same in several files is compiled once.

BEGIN {
    printf "/* Written by tests/judge/together.awk. */\n"
    printf "#include \"%s\"\n\n#include \"record.h\"\n\n", header
    print "static unsigned long chosen;"
}

FILENAME == ARGV[1] {
    split($0, row, "\t")
    if (row[1] == "function") {
        exercise[++exercises] = row[2]
        is_exercise[row[2]] = 1
        returns[row[2]] = row[3] == "void" ? "" : "return "
    } else if (row[1] == "text")
        prototype[row[2]] = prototype[row[2]] row[3] "\n"
    else if (row[1] == "parameter")
        given[row[2]] = given[row[2]] (row[3] > 1 ? ", " : "") row[4]
    next
}

FNR == 1 { put_file(); begin_file(FILENAME) }
{ take(FILENAME, FNR, $0) }

END {
    put_file()
    for (e = 1; e <= exercises; e++) put_exercise(exercise[e], e - 1)
    printf "\nconst struct mistake *make_mistake(size_t number)\n{\n"
    printf "    static const struct mistake all[] = {\n        {0, 0},\n"
    for (k = 1; k < files; k++)
        printf "        {\"%s\", %s},\n", id[k], bits[k]
    printf "        {0, 0},\n    };\n\n    chosen = number;\n"
    printf "    return all[number].id != 0 ? &all[number] : 0;\n}\n"
}

# The reference is number 0.
function begin_file(path) {
    number = files++
    id[number] = path
    sub(/.*\//, "", id[number])
    sub(/\.c$/, "", id[number])
    folder = path
    sub(/[^\/]*$/, "", folder)
    includes = body = macros = helper = ""
    split("", symbol_of)
    split("", varies)
    line_of(1, path)
}

function take(path, line, text,    part, beside) {
    if (text ~ /^#include "/) {
        split(text, part, "\"")
        beside = folder part[2]
        if ((getline text < beside) > 0) {
            close(beside)
            line_of(1, beside)
            for (part[1] = 1; (getline text < beside) > 0; part[1]++)
                take(beside, part[1], text)
            close(beside)
            line_of(line + 1, path)
            return
        }
    }
    if (text ~ /^#include/) {
        includes = includes text "\n"
        text = ""
    } else if (text ~ /^# *define /) {
        split(text, part, /[ (]+/)
        macros = macros "#undef " part[2] "\n"
        varies[part[2]]
    } else if (text ~ /^[A-Za-z_]/ && (text !~ /;$/ || text ~ /^[^(]*=/)) {
        text = define(text)
    } else if (text ~ /^static .*\);$/) {
        varies[name_in(text)]
    }
    body = body text "\n"
    if (helper != "" && text ~ /^}|;$/) end_helper(text, line, path)
}

# A helper is the same as an earlier helper if its text is, and no word of it
# means anything else: what varies here is a macro, or declared before it is
# defined.
function end_helper(text, line, path,    key, word, n, k) {
    key = substr(body, begun)
    if (text !~ /^}/ && key ~ /\n[{]/) return
    n = split(key, word, /[^A-Za-z0-9_]+/)
    if (text !~ /^}/) varies[helper]
    for (k = 1; k <= n; k++) {
        if (word[k] in varies || word[k] in is_exercise)
            key = key SUBSEP number
        if (word[k] != helper && word[k] in symbol_of)
            key = key SUBSEP symbol_of[word[k]]
    }
    if (key in same) {
        symbol_of[helper] = same[key]
        body = substr(body, 1, begun - 1)
        line_of(line + 1, path)
    } else if (text ~ /^}/) same[key] = symbol_of[helper]
    helper = ""
}

function line_of(line, path) {
    body = body "#line " line " \"" path "\"\n"
}

# Notes the name that a line defines: a function's, or that before = or [ or {.
# In the reference only the exercises' definitions change, and not their calls.
function define(text,    name, symbol) {
    name = name_in(text)
    symbol = "of_" number "_" name
    if (name in is_exercise) {
        includes = includes "extern __typeof__(" name ") " symbol ";\n"
        has[name, number] = 1
        if (!number) sub(name "\\(", symbol "(", text)
    }
    if (number) {
        symbol_of[name] = symbol
        if (text ~ /^static [^=]*\(/) helper = name
        begun = length(body) + 1
    }
    return text
}

function name_in(text) {
    if (text ~ /^[^=]*\(/) sub(/\(.*/, "", text)
    else sub(/ *[=[{].*/, "", text)
    sub(/.*[ *]/, "", text)
    return text
}

function put_file() {
    if (!files) return
    if (number && only != "" && !((only, number) in has)) {
        for (e = 1; e <= exercises; e++) delete has[exercise[e], number]
        for (k in same) if (same[k] ~ "^of_" number "_") delete same[k]
        files--
        return
    }
    printf "\n%s", includes
    for (k in symbol_of) print "#define", k, symbol_of[k]
    printf "%s%s", body, macros
    for (k in symbol_of) print "#undef", k
    bits[number] = "0"
    for (e = 1; e <= exercises; e++) if ((exercise[e], number) in has) {
        bits[number] = bits[number] " | 1ul << " e - 1
        if (number) print id[number] "\t" exercise[e] >changes
    }
}

function put_exercise(name, bit,    k) {
    printf "\n#line 1 \"the exercises\"\nstatic __typeof__(%s) *const " \
        "each_%s[] = {\n", name, name
    for (k = 0; k < files; k++)
        printf "    %s,\n", ((name, k) in has) ? "of_" k "_" name : "0"
    printf "};\n\n%s{\n    report->exercises_called |= 1ul << %d;\n", \
        prototype[name], bit
    printf "    %seach_%s[each_%s[chosen] != 0 ? chosen : 0](%s);\n}\n", \
        returns[name], name, name, given[name]
}
