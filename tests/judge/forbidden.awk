# What a source has of what its chapter forbids, as records: banned, the name,
# its first line, the instructor's words. The status is 1 if there is nothing.
#
#   awk -v chapter=12 -f forbidden.awk part=rules FILE part=source SOURCE
#
# forbidden.tsv describes the rules. A name is used where it is called, or where
# it stands for the function itself: in a macro, as a pointer. In a comment, a
# string or below #if 0 it isn't. A function or a macro of that name which the
# file defines is another function; so is a variable, unless the name is called.

BEGIN {
    FS = OFS = "\t"
    type = "(^|[^A-Za-z0-9_])(char|short|int|long|signed|unsigned|float|" \
        "double|void|_*[Bb]ool|[a-z0-9]+_t)[ *]*$"
}
part == "rules" && !/^#/ && $1 == chapter {
    n = split($2, name, " ")
    for (k = 1; k <= n; k++) {
        banned[++rules] = name[k]
        words[rules] = $3
    }
}
part == "source" && /^[ \t]*#[ \t]*include[ \t]*"/ {
    sub(/"/, "<") # which looks at the system's headers, too
    sub(/"/, ">")
}
part == "source" { line[FNR] = bare($0); lines = FNR }
END {
    for (k = 1; k <= rules; k++) if (at = first_use(banned[k])) {
        print "banned", banned[k], at, words[k]
        found = 1
    }
    exit !found
}

# A line without comments and without what stands in quotes.
function bare(text,    out) {
    if (!inside && text ~ /^[ \t]*#[ \t]*if/)
        dead += (dead || text ~ /#[ \t]*if[ \t]+0[ \t\r]*$/)
    else if (!inside && dead && text ~ /^[ \t]*#[ \t]*endif/ || dead == 1 && \
        text ~ /^[ \t]*#[ \t]*el/) dead--
    if (dead) return ""
    while (text != "") {
        if (inside && !match(text, /\*\//)) return out " "
        if (inside) {
            text = substr(text, RSTART + 2)
            inside = 0
        }
        if (!match(text, /\/\*|\/\/|"([^"\\]|\\.)*"|'([^'\\]|\\.)*'/))
            return out text
        out = out substr(text, 1, RSTART - 1) " "
        mark = substr(text, RSTART, 2)
        if (mark == "//") return out
        inside = (mark == "/*")
        text = substr(text, RSTART + RLENGTH)
    }
    return out
}

# The line in which a name, or an #include of a <header>, is first used, or 0.
function first_use(name,    n, use, rest, before, call, variable, first) {
    call = 0
    for (n = 1; n <= lines; n++) {
        if (name ~ /^</) {
            if (line[n] ~ /^[ \t]*#[ \t]*include/ && index(line[n], name))
                return n
            continue
        }
        rest = line[n]
        before = ""
        while (match(rest, "(^|[^A-Za-z0-9_])" name "($|[^A-Za-z0-9_])")) {
            use = RSTART + (substr(rest, RSTART, 1) ~ /[^A-Za-z0-9_]/)
            before = before substr(rest, 1, use - 1)
            rest = substr(rest, use + length(name))
            if (before ~ /(\.|->)[ \t]*$/) continue
            if (before ~ /#[ \t]*(define|undef)[ \t]+$/ || \
                before ~ type && defines(n, rest)) return 0
            if (before ~ type) variable += rest !~ /^[ \t]*\(/
            else if (rest ~ /^[ \t]*\(/) call = call ? call : n
            else first = first ? first : n
            before = before name
        }
    }
    if (call && (variable || !first || call < first)) return call
    return variable ? 0 : first
}

# True if a function's parameters and its body follow, and not a semicolon.
function defines(n, rest) {
    if (rest !~ /^[ \t]*\(/) return 0
    while (rest !~ /[;{]/ && n < lines) rest = rest line[++n]
    return match(rest, /[;{]/) && substr(rest, RSTART, 1) == "{"
}
