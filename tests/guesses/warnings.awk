# Prints the compiler's warnings as records "warning FUNCTION FILE LINE TEXT",
# in words that need no knowledge of compilers where warnings.tsv has them.
#
#   awk -v source=FILE -f source.awk -f warnings.awk COMPILER_OUTPUT
#
# Of a compiler that warns without end the first thousand lines count.

BEGIN { OFS = "\t"; MOST_WARNINGS = 4; MOST_LINES = 12 }
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
/note: .*(was declared|declaration is) here/ && unplaced != "" {
    text = substr($0, index($0, source ":") + length(source) + 1)
    sub(/:.*/, "", text)
    if (unplaced !~ /shadows/) note(text, unplaced)
    else if (index($0, source ":")) note(line, "hides '" text "'")
    unplaced = ""
}

# Keeps a warning: the function and the text, and in which lines it stands.
function note(line, text,    key) {
    unplaced = text ~ /shadows/ ? text : ""
    if (unplaced != "") return
    if (text ~ /may be used uninit/ && !is_in(quoted(text, 1), line)) {
        unplaced = text
        sub(/may be used/, "declared", unplaced)
        return
    }
    if (text ~ /to .float'/ && must_narrow(line + 0)) return
    # const double *x declares what const double x[n] does.
    if (text ~ /-W(array|vla)-parameter/ && text !~ /mismatch in bound/) return
    text = in_words(text)
    source_lines()
    key = (name != "" ? name : function_of_line[line + 0]) OFS text
    if (line == last_line[key] || times[key] == MOST_LINES) return
    last_line[key] = line
    if (!times[key]++) warned[++n] = key
    else line = lines[key] ", " line
    lines[key] = line
}

END {
    for (k = 1; k <= n; k++) {
        split(warned[k], part, OFS)
        where = lines[warned[k]]
        if (count[part[1]]++ < MOST_WARNINGS)
            print "warning", part[1], source, where + 0, \
                part[2] (where ~ /,/ ? " (lines " where ")" : "")
    }
}

# True if a line sets an element of an array of floats, a parameter, and no
# function of floats is called there.
function must_narrow(n,    name, head) {
    source_lines()
    name = source_line[n]
    head = definition_line[function_of_line[n]]
    return name !~ /[a-z0-9]f\(/ && sub(/\[[^=]*\] = .*/, "", name) && \
        name ~ /^[ \t]*[A-Za-z_][A-Za-z_0-9]*$/ && sub(/^[ \t]*/, "", name) && \
        (source_line[head] source_line[head + 1]) ~ ("float " name "\\[")
}

# True if this line of the source has this name.
function is_in(name, line) {
    source_lines()
    return (" " source_line[line + 0] " ") ~ \
        ("[^A-Za-z_0-9]" name "[^A-Za-z_0-9]")
}

# The words of the first row of warnings.tsv whose pattern the text has.
function in_words(text,    line, row, k, words, out) {
    while (!table_read && (getline line < "tests/guesses/warnings.tsv") > 0)
        if (line !~ /^#/ && split(line, row, "\t") == 2) {
            pattern[++patterns] = row[1]
            words_of[patterns] = row[2]
        }
    table_read = 1
    for (k = 1; k <= patterns && text !~ pattern[k]; k++) continue
    if (k > patterns) {
        sub(/ \[-W[^]]*\]$/, "", text)
        return text
    }
    words = words_of[k]
    while (match(words, /<[12]>/)) {
        out = out substr(words, 1, RSTART - 1) \
            quoted(text, substr(words, RSTART + 1, 1))
        words = substr(words, RSTART + 3)
    }
    return out words
}

# What stands between the quotes of the nth pair.
function quoted(text, n,    part) {
    split(text, part, "'")
    return part[2 * n]
}
