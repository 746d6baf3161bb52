# What a source has of what its chapter forbids, as records: banned, the name,
# its first line, the instructor's words. The status is 1 if there is nothing.
#
#   awk -v chapter=12 -v source=FILE -f source.awk -f forbidden.awk
#       forbidden.tsv
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
!/^#/ && $1 == chapter {
    n = split($2, name, " ")
    for (k = 1; k <= n; k++) {
        banned[++rules] = name[k]
        words[rules] = $3
    }
}
END {
    code_lines()
    for (k = 1; k <= rules; k++) if (at = first_use(banned[k])) {
        print "banned", banned[k], at, words[k]
        found = 1
    }
    exit !found
}

# The line in which a name, or an #include of a <header>, is first used, or 0.
function first_use(name,    n, use, rest, before, call, variable, first) {
    call = 0
    for (n = 1; n <= source_lines(); n++) {
        if (name ~ /^</) {
            if (code_line[n] ~ /^[ \t]*#[ \t]*include/ && \
                includes(source_line[n], name)) return n
            continue
        }
        rest = code_line[n]
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

# In quotes a header is looked for among the system's, too.
function includes(text, header) {
    gsub(/"/, "\t", text)
    return index(text, header) || \
        index(text, "\t" substr(header, 2, length(header) - 2) "\t")
}

# True if a function's parameters and its body follow, and not a semicolon.
function defines(n, rest) {
    if (rest !~ /^[ \t]*\(/) return 0
    while (rest !~ /[;{]/ && n < source_lines())
        rest = rest code_line[++n]
    return match(rest, /[;{]/) && substr(rest, RSTART, 1) == "{"
}
