# The lines of the exercise, read once. Gives source_lines(), how many there
# are, and source_line[1] and so on; of functions that begin at the margin
# function_of_line[n] and definition_line[name]; takes source, the file's path.

function source_lines(    line) {
    if (!source_read++) {
        while ((getline line < source) > 0) {
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
