# A page of the course as it is handed out, without solutions.
#
#   awk -f pages.awk Makefile PAGE      Makefile is the one that is handed out
#
#   <!-- course --> ... <!-- /course -->    stays at home
#   <!-- starter ... -->                    is shown in a starter only
#   <!-- generated: NAME -->                goes, as its end does; what is
#                                           between them is kept
#   an item or a row that leads to a        is left out, and the items
#   solution, or to make solution           after it are counted anew
#   make test, where there is no such       is said to be elsewhere
#   verb

FNR == 1 { files++ }
files == 1 {
    if (/^[a-z-]+:/) { sub(/:.*/, ""); verb[$0] }
    next
}

/^<!-- course -->$/ { away = 1; next }
/^<!-- \/course -->$/ { away = 0; blank = 1; next }
/^<!-- starter/ { here = 1; next }
/^<!-- \/?generated/ { blank = 1; next }
here && /^-->$/ { here = 0; blank = 1; next }
away { next }
# One blank line is enough where something was.
/^$/ && blank { next }
{ blank = 0 }

/^```/ { fence = !fence }
fence { print; next }

# A row is a line; an item goes on until the next one, or a line that is not
# indented. A list begins at 1: in a paragraph, other numbers begin none.
/^\|/ { if (!leads_to_solution($0)) print elsewhere($0); next }
/^([-*]|1\.) / || (/^[0-9]+\. / && (in_item || !in_words)) {
    put()
    if (/^1\. /) number = 0
    in_item = 1
    item = $0
    next
}
in_item && /^ / { item = item "\n" $0; next }
{ put(); in_words = $0 != ""; print elsewhere($0) }
END { put() }

function put() {
    if (in_item && !leads_to_solution(item)) {
        if (item ~ /^[0-9]/) sub(/^[0-9]+/, ++number, item)
        print elsewhere(item)
    }
    in_item = 0
}

function leads_to_solution(text) {
    return text ~ /`make solution|\]\([^)]*solutions\//
}

function elsewhere(text,    out, name) {
    while (match(text, /`make [a-z-]+`/)) {
        name = substr(text, RSTART + 6, RLENGTH - 7)
        out = out substr(text, 1, RSTART + RLENGTH - 1)
        if (!(name in verb)) out = out " (in the course itself, not here)"
        text = substr(text, RSTART + RLENGTH)
    }
    return out text
}
