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
# There is one read: line, and any number of shipped: ones. The file's name is
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
        fail("the id \"" id "\" has other characters than a-z, 0-9 and _; " \
            "rename the file")
    if ($0 !~ /^\/\* [^ ]/)
        fail("the file does not begin with a comment /* ... */; write one " \
            "that says " (fields ? "what was done and why it is wrong" : \
            "what is different here"))
}
FNR > 1 && !/^ \*( |$|\/)/ {
    fail("this line of the comment does not begin with \" * \"; indent it " \
        "like the others")
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
    if (!last) fail("the comment on top has no end; close it with */")
    if (fields && !lines)
        fail("there is no explanation above the fields; say first what was " \
            "done and why it is wrong")
    if (characters > 300)
        fail("the explanation has " characters " characters; say it in 300")
    if (fields && section == "")
        fail("there is no \"read:\" line; name the section of the lesson " \
            "that answers this mistake, below an empty line")
    if (open_link)
        fail("\"shipped:\" has no link; write one, or take the line out")
    records = records "misconception\t" id "\t" section "\ntext\t" says "\n"
    for (k = 1; k <= links; k++) records = records "link\t" link[k] "\n"
}

function read_text() {
    if ($1 ~ /^(read|shipped):$/) {
        if (!fields)
            fail("\"" $1 "\" belongs in misconceptions only; take it out here")
        else if (lines)
            fail("\"" $1 "\" follows the explanation directly; put an empty " \
                "line \" *\" before it")
        else paragraph = 1
        if (fields) read_field()
        return
    }
    if (/`|\*\*|__|\]\(/ || /^([-*+>]|#+) /)
        fail("there is Markdown in the explanation; write plain text, it is " \
            "read in a terminal")
    lines++
    says = says (lines > 1 ? " " : "") $0
    characters += length($0) + (lines > 1)
}

function read_field() {
    if ($1 == "read:") {
        if (section != "")
            fail("this is the second \"read:\" line; keep one of them")
        if (NF != 2 || $2 !~ /^[a-z0-9_-]+$/)
            fail("\"" $0 "\" names no section; write it as in a link, as in " \
                "read: the-formula-symbol-by-symbol")
        section = $2
    } else if ($1 == "shipped:") {
        if (open_link) fail("the \"shipped:\" line before has no link")
        open_link = 1
        if (NF > 1) add_link($2)
    } else if (open_link) add_link($1)
    else if (/^[A-Za-z_-]+:/)
        fail("\"" $1 "\" is no field; read: and shipped: are the only ones")
    else
        fail("this is neither read: nor shipped:; keep the explanation to " \
            "one paragraph")
}

function add_link(address) {
    if (address !~ /^https:\/\/[a-z0-9.-]+\/[^ ]+$/ || $NF != address)
        fail("\"" address "\" is no link that begins with https://; give the " \
            "address of the issue, the pull request or the file")
    link[++links] = address
    open_link = 0
}

function fail(what) {
    if (failed) return
    failed = 1
    print file ":" at + 0 ": " what >"/dev/stderr"
    exit 1
}
