# wrapped(TEXT, WIDTH, INDENT): returns TEXT broken into lines of at most WIDTH
# characters, each after INDENT and ended by a newline. In a terminal with less
# than 80 columns, narrower=N says how many are missing. awk reads this file
# before another program.

function wrapped(text, width, indent,    word, n, i, line, out) {
    width -= narrower
    n = split(text, word, /[ \n]+/)
    for (i = 1; i <= n; i++) {
        if (word[i] == "") continue
        if (line != "" && length(line) + 1 + length(word[i]) > width) {
            out = out indent line "\n"
            line = ""
        }
        line = line (line == "" ? "" : " ") word[i]
    }
    return line == "" ? out : out indent line "\n"
}
