# The lines of the exercise, read once. Gives source_lines(), how many there
# are, and source_line[1] and so on; takes source, the path of the file.

function source_lines(    line) {
    if (!source_read++) {
        while ((getline line < source) > 0) source_line[++source_count] = line
        close(source)
    }
    return source_count
}
