# Leaves out of the Makefile the verbs whose scripts stay at home, and headings
# with nothing left below them.
#
#   awk -v folder=HANDED_OUT -f verbs.awk Makefile

# The verb's script is in the folder; true also for a line that runs none.
function there(text,    word, n, i, file, line, found) {
    n = split(text, word, /[ \t@;&|]+/)
    for (i = 1; i <= n; i++) {
        file = word[i]
        if (file !~ /^(tests|docs)\/.*\.(sh|py)$/) continue
        found = (getline line < (folder "/" file)) >= 0
        close(folder "/" file)
        if (!found) return 0
    }
    return 1
}

function put() {
    if (rule == "") return
    if (!(name in gone)) {
        if (head != "") print head "\n"
        head = ""
        printf "%s", rule
    }
    rule = ""
}

# What a student is told of a verb, where that is not the same.
function described(text) {
    sub(/ \(EDITION=[^)]*\)/, "", text)
    if (name == "solution") sub(/##.*/, "## once it is handed out: the " \
        "reference beside yours (CH)", text)
    return text
}

function without_gone(text,    g) {
    text = " " text " "
    for (g in gone) gsub(" " g " ", " ", text)
    sub(/^ /, "", text)
    sub(/ +$/, "", text)
    return text
}

/^# ---/ { put(); head = $0; getline; next }
/^[a-z-]+:.*##/ {
    put()
    name = $1
    sub(/:.*/, "", name)
    rule = described($0) "\n"
    next
}
/^\t/ && rule != "" {
    rule = rule $0 "\n"
    if (!there($0)) gone[name]
    next
}
/^$/ && rule != "" { rule = rule "\n"; put(); next }
{ put() }
/^\.PHONY/ { phony = 1 }
phony {
    phony = sub(/\\$/, "")
    line = without_gone($0)
    # A line ends in a backslash only if another one follows.
    if (line != "") {
        printf "%s%s", (lines++ ? " \\\n  " : ""), line
    }
    if (!phony) print ""
    next
}
{ print }
END { put() }
