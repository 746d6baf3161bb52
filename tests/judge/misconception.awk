# Reads the comment on top of a misconception. Its form:
#
#   /* What was done, and why it is wrong: one paragraph of plain text, at most
#    * 300 characters. Students read it.
#    *
#    * read: section-of-the-lesson
#    * shipped: https://example.org/a-public-project/that-has-it
#    * shipped:
#    * https://example.org/a-link-too-long-for-the-line-above */
#
# There is one read: line, and any number of shipped: lines. The file's name is
# the mistake's id, of the letters a-z, digits and _.
#
#   awk -f misconception.awk FILE ...
#   awk -v fields=0 -f misconception.awk FILE   a comment without read: and
#       shipped:, as alternatives and unnamed mistakes have it
#
# Prints of each file the records (docs/design.md)
#
#   misconception ID SECTION
#   text PARAGRAPH             the explanation
#   link ADDRESS               of each public project
#
# If a file has another form, its first fault is printed to standard error, as
# FILE:LINE: what is wrong; what to do. Standard output is then empty, and the
# status is 1.

BEGIN { OFS = "\t"; if (fields == "") fields = 1 }

FNR == 1 { begin(FILENAME) }
last { next }
{ at = FNR }
FNR == 1 {
    id = file
    sub(/.*\//, "", id)
    if (!sub(/\.[ch]$/, "", id) || id !~ /^[a-z0-9_]+$/)
        fail("id", id)
    if ($0 !~ /^\/\* [^ ]/)
        fail(fields ? "no_comment" : "no_comment_right")
}
FNR > 1 && !/^ \*( |$|\/)/ {
    fail("no_star")
}
{
    last = index($0, "*/")
    if (last) $0 = substr($0, 1, last - 1)
    sub(/^\/\* |^ \* ?/, "")
    sub(/ +$/, "")
    if ($0 == "") { if (lines) paragraph++ }
    else if (!fields || !paragraph) read_text()
    else read_field()
}

END {
    for (k = 1; k < ARGC; k++)
        if (ARGV[k] !~ /=/ && !(ARGV[k] in begun)) begin(ARGV[k]) # it is empty
    if (!failed) finish()
    if (failed) exit 1
    printf "%s", records
}

function begin(path) {
    finish()
    file = path
    begun[path]
    at = last = says = section = ""
    lines = paragraph = characters = links = 0
}

function finish(    k) {
    if (file == "") return
    if (!last) fail("no_end")
    if (fields && !lines)
        fail("no_text")
    if (characters > 300)
        fail("long", characters)
    if (fields && section == "")
        fail("no_read")
    if (open_link)
        fail("no_link")
    records = records "misconception\t" id "\t" section "\ntext\t" says "\n"
    for (k = 1; k <= links; k++) records = records "link\t" link[k] "\n"
}

function read_text() {
    if ($1 ~ /^(read|shipped):$/) {
        if (!fields)
            fail("out_of_place", $1)
        else if (lines)
            fail("no_line", $1)
        else paragraph = 1
        if (fields) read_field()
        return
    }
    if (/`|\*\*|__|\]\(/ || /^([-*+>]|#+) /)
        fail("markdown")
    lines++
    says = says (lines > 1 ? " " : "") $0
    characters += length($0) + (lines > 1)
}

function read_field() {
    if ($1 == "read:") {
        if (section != "")
            fail("second_read")
        if (NF != 2 || $2 !~ /^[a-z0-9_-]+$/)
            fail("read", $0)
        section = $2
    } else if ($1 == "shipped:") {
        if (open_link) fail("shipped_before")
        open_link = 1
        if (NF > 1) add_link($2)
    } else if (open_link) add_link($1)
    else if (/^[A-Za-z_-]+:/)
        fail("no_field", $1)
    else
        fail("one_paragraph")
}

function add_link(address) {
    if (address !~ /^https:\/\/[a-z0-9.-]+\/[^ ]+$/ || $NF != address)
        fail("address", address)
    link[++links] = address
    open_link = 0
}

# Says the words of a row of misconception.tsv, with the value in place of <>.
function fail(name, value,    line, row, at_value) {
    if (failed) return
    failed = 1
    while ((getline line < "tests/judge/misconception.tsv") > 0)
        if (split(line, row, "\t") == 2 && row[1] == name) break
    if ((at_value = index(row[2], "<>")) > 0)
        row[2] = substr(row[2], 1, at_value - 1) value \
            substr(row[2], at_value + 2)
    print file ":" at + 0 ": " row[2] >"/dev/stderr"
    exit 1
}
