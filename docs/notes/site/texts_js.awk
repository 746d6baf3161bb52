# From the lines of texts.awk to a script that a page can load from the disk:
#
#   window.courseTexts = [[page, title, [[anchor, heading, text], ...]], ...];

BEGIN { FS = "\t"; printf "window.courseTexts = [" }
$1 != page {
    printf "%s[%s, %s, [", (NR > 1 ? "]],\n" : "\n"), quoted($1), quoted($2)
    page = $1
    comma = ""
}
{
    printf "%s\n[%s, %s, %s]", comma, quoted($3), quoted($4), quoted($5)
    comma = ","
}
END { print (NR ? "]]" : "") "];" }

function quoted(text) {
    gsub(/`/, "", text)
    gsub(/\\/, "\\\\", text)
    gsub(/"/, "\\\"", text)
    return "\"" text "\""
}
