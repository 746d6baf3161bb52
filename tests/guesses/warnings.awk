# Prints the compiler's warnings as records "warning FUNCTION TEXT", in words
# that need no knowledge of compilers where they are known here.
#
#   awk -v source=FILE -f source.awk -f warnings.awk COMPILER_OUTPUT
#
# Of a compiler that warns without end the first thousand lines count.

BEGIN { OFS = "\t" }
NR > 1000 { exit }
/: In function / {
    name = $0
    sub(/.*In function [^A-Za-z_]*/, "", name)
    sub(/[^A-Za-z_0-9].*/, "", name)
}
/warning: / && index($0, source ":") {
    text = substr($0, index($0, source ":") + length(source) + 1)
    line = text
    sub(/:.*/, "", line)
    sub(/^[0-9:]*: warning: /, "", text)
    gsub(/[[:cntrl:]]/, "?", text)
    note(line, text)
}
# A helper may have become a part of its caller. Then gcc names a line of the
# caller, and a note tells the line of the variable.
/note: .* was declared here/ && unplaced != "" {
    text = substr($0, index($0, source ":") + length(source) + 1)
    sub(/:.*/, "", text)
    note(text, unplaced)
    unplaced = ""
}

function note(line, text,    where) {
    unplaced = ""
    if (text ~ /may be used uninit/ && !is_in(quoted(text, 1), line)) {
        unplaced = text
        sub(/may be used/, "declared", unplaced)
        return
    }
    text = in_words(text)
    where = (name != "" ? name : function_at(line)) OFS text
    if (line == last[where] || told[where] == 12) return
    last[where] = line
    if (!told[where]++) order[++n] = where
    else line = lines[where] ", " line
    lines[where] = line
}

# A function has four of them at most.
END {
    for (k = 1; k <= n; k++) {
        split(order[k], part, OFS)
        if (count[part[1]]++ < 4)
            print "warning", part[1], (lines[order[k]] ~ /,/ ? "lines " : \
                "line ") lines[order[k]] ": " part[2]
    }
}

# True if this line of the source has this name.
function is_in(name, line) {
    source_lines()
    return (" " source_line[line + 0] " ") ~ \
        ("[^A-Za-z_0-9]" name "[^A-Za-z_0-9]")
}

# The function that a line of the source is in: clang does not tell.
function function_at(line,    n, text, found) {
    for (n = 1; !functions_known && n <= source_lines(); n++) {
        text = source_line[n]
        if (text ~ /^[A-Za-z_][A-Za-z_0-9 *]*\(/ && text !~ /;[ \t]*$/) {
            found = text
            sub(/[ \t]*\(.*/, "", found)
            sub(/.*[ *]/, "", found)
        }
        inside[n] = found
    }
    functions_known = 1
    return inside[line + 0]
}

function in_words(text,    what, from, to) {
    what = quoted(text, 1)
    if (text ~ /declared uninit/)
        return what " is declared here without a value, and may be used " \
            "before it has one."
    if (text ~ /used uninitialized|uninitialized when used/)
        return what (text ~ /may be/ ? " may be" : " is") \
            " used here before it has a value."
    if (text ~ /-W(float-conversion|implicit-float-conversion)/) {
        from = quoted(text, 1)
        to = quoted(text, 2)
        if (to == "float")
            return "a " from " becomes a float here, and a float has only " \
                "seven digits."
        return "a " from " becomes " (to ~ /^[aeiou]/ ? "an " : "a ") to \
            " here: what stands behind the point is lost."
    }
    if (text ~ /-Wunused-variable/) return what " is never used."
    if (text ~ /-Wunused-but-set-parameter/)
        return "the parameter " what " gets a new value, and nothing uses " \
            "it. The caller does not see it either: only *" what " = ... or " \
            what "[k] = ... writes into the caller's memory."
    if (text ~ /-Wunused-but-set-variable/)
        return what " gets a value here, and nothing uses it."
    if (text ~ /-Wunused-value/)
        return "a value is computed here, and nothing uses it."
    if (text ~ /-Wtype-limits/)
        return "this condition is always the same: a size_t is never below " \
            "zero."
    if (text ~ /-Wempty-body/)
        return "a semicolon ends the if, while or for here, so that it does " \
            "nothing."
    if (text ~ /-Wmisleading-indentation/)
        return "what comes next looks as if it belonged to " what ", but " \
            "does not. If it should, put both into braces { }."
    if (text ~ /assignment used as (a )?truth value|result of an assignment/)
        return "one = sets the variable, in a condition too. To compare, " \
            "write ==."
    sub(/ \[-W[^]]*\]$/, "", text)
    return text
}

# What stands between the quotes of the nth pair.
function quoted(text, n,    part) {
    split(text, part, "'")
    return part[2 * n]
}
