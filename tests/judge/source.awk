# A student's C file, read once for all parts of an awk program. source is the
# file's path. source_lines() returns how many lines there are; of line n
#
#   source_line[n]        as it stands
#   function_of_line[n]   the last function that begins before its end
#   code_line[n]          with blanks in place of comments, of what stands in
#                         quotes, and of what is below #if 0: after code_lines()
#
# and definition_line[name] of each function that begins at the margin. If the
# file can't be read, code_lines() ends the program with the status 2.

function source_lines(    line) {
    if (!source_read++) {
        while ((source_state = (getline line < source)) > 0) {
            source_line[++source_count] = line
            if (line ~ /^[A-Za-z_][A-Za-z_0-9 *]*\(/ && line !~ /;[ \t]*$/) {
                sub(/[ \t]*\(.*/, "", line)
                sub(/.*[ *]/, "", line)
                definition_line[source_function = line] = source_count
            }
            function_of_line[source_count] = source_function
        }
        close(source)
    }
    return source_count
}

function code_lines(    n) {
    for (n = 1; n <= source_lines(); n++)
        code_line[n] = code_in(source_line[n])
    if (source_state < 0) exit 2
}

# A line of code is as long as it was, so that each place stays where it is.
function code_in(rest,    code) {
    if (!in_comment && rest ~ /^[ \t]*#[ \t]*if/)
        unused_ifs += (unused_ifs || rest ~ /#[ \t]*if[ \t]+0[ \t\r]*$/)
    else if (!in_comment && unused_ifs && rest ~ /^[ \t]*#[ \t]*endif/ || \
        unused_ifs == 1 && rest ~ /^[ \t]*#[ \t]*el/) unused_ifs--
    if (unused_ifs) return blanks(rest)
    while (rest != "") {
        if (in_comment && !match(rest, /\*\//)) return code blanks(rest)
        if (in_comment) {
            code = code blanks(substr(rest, 1, RSTART + 1))
            rest = substr(rest, RSTART + 2)
            in_comment = 0
        }
        if (!match(rest, /\/\*|\/\/|"([^"\\]|\\.)*"|'([^'\\]|\\.)*'/))
            return code rest
        code = code substr(rest, 1, RSTART - 1)
        rest = substr(rest, RSTART)
        if (rest ~ /^\/\//) return code blanks(rest)
        in_comment = rest ~ /^\/\*/
        code = code blanks(substr(rest, 1, RLENGTH))
        rest = substr(rest, RLENGTH + 1)
    }
    return code
}

function blanks(rest) {
    gsub(/[^\n]/, " ", rest)
    return rest
}
