# Gives a value to each local variable that may be read before it is set.
#
#   awk -v start=NUMBER -v source=FILE -f source.awk -f unset.awk >CHANGED
#
# CHANGED is FILE with " = NUMBER" behind the name of each. That changes
# nothing in a right program, which writes a variable before it reads it. To
# standard error it prints NAME, a tab and LINE of each. The status is 1 if
# there is none.
#
# Looked at are plain numbers that are declared inside a function, without a
# value, and whose next mention in the text neither sets them nor takes their
# address. Most programs have none, and are not changed. A file that is ten
# times as long as an exercise is not looked at.

BEGIN {
    for (n = 1; n <= source_lines(); n++) text = text source_line[n] "\n"
    if (length(text) > 65536) exit 1
    code_lines()
    for (n = 1; n <= source_lines(); n++)
        code = code (code_line[n] ~ /^[ \t]*#/ ? blanks(code_line[n]) : \
            code_line[n]) "\n"
    find_declarations(code)
    for (k = 1; k <= found; k++) {
        out = out substr(text, last + 1, place[k] - last) " = " start
        last = place[k]
    }
    printf "%s%s", out, substr(text, last + 1)
    exit !found
}

# Takes the code apart at ; { and }: a declaration stands between two of them.
function find_declarations(code,    rest, at, end, depth, part, sign, line) {
    rest = code
    line = 1
    while (match(rest, /[;{}]/)) {
        end = RSTART
        part = substr(rest, 1, end - 1)
        sign = substr(rest, end, 1)
        rest = substr(rest, end + 1)
        if (sign == ";" && depth > 0 && !is_type[depth])
            declaration(part, at, line, rest)
        line += lines(part)
        at += end
        if (sign == "{") {
            depth++
            is_type[depth] = part ~ \
                /(struct|union|enum)[ \t\n]*[A-Za-z_0-9]*[ \t\n]*$/
        }
        if (sign == "}") depth--
    }
}

# PART is what stands before a ; from place AT on, in line LINE. AFTER follows.
function declaration(part, at, line, after,    n, k, item, name, from, depth) {
    if (!match(part, "^[ \t\n]*((unsigned|signed|long|short)[ \t\n]+)*" \
        "(double|float|int|long|unsigned|short|size_t|bool|char)[ \t\n]+"))
        return
    from = RLENGTH
    n = split(substr(part, from + 1), item, ",")
    for (k = 1; k <= n; k++) {
        name = item[k]
        gsub(/[ \t\n]/, "", name)
        if (!depth && name ~ /^[A-Za-z_][A-Za-z_0-9]*$/ && \
            is_read_next(name, after)) {
            match(item[k], name)
            place[++found] = at + from + RSTART + RLENGTH - 1
            print name "\t" line + lines(substr(part, 1, from + RSTART)) \
                >"/dev/stderr"
        }
        # A comma in parentheses separates no variables.
        from += length(item[k]) + 1
        depth += gsub(/[[({]/, "", item[k]) - gsub(/[])}]/, "", item[k])
    }
}

function lines(text) { return gsub(/\n/, "", text) }

# True if the next mention of a variable reads it: x = x + 1 does.
function is_read_next(name, after,    word, before) {
    word = "(^|[^A-Za-z_0-9.])" name "([^A-Za-z_0-9]|$)"
    if (!match(after, word)) return 0
    before = substr(after, 1, RSTART)
    after = substr(after, RSTART + RLENGTH - 1)
    if (before ~ /&[ \t\n(]*[^A-Za-z_0-9]?$/ && before !~ /&&[ \t\n(]*$/)
        return 0
    if (after !~ /^[ \t\n]*=[^=]/) return 1
    sub(/;.*/, "", after)
    return after ~ word
}
