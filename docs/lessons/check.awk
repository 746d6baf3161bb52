# Checks the pages of the course; docs/lessons/check.sh runs it.
#
#   git ls-files | awk -f docs/lessons/check.awk FILE ...
#
# Standard input lists what a link may lead to; STALE in the environment is what
# docs/lessons/tables.sh --check says. The files are all Markdown pages, and of
# each chapter the header, the tests, the misconceptions and, where it is there,
# the reference. Prints a line for each thing that does not hold, then "N
# passed, N failed".

BEGIN {
    while (next_path()) {
        exists[path]
        while (sub(/\/[^\/]*$/, "", path)) exists[path]
    }
    exists["."]
    shape_count = split("The problem|Hints|What the tests prove|Quiz|" \
        "Further reading", shape, "|")
    host_count = split("pypi.org pythonhosted.org npmjs.com npmjs.org " \
        "crates.io rubygems.org golang.org packagist.org nuget.org " \
        "maven.org anaconda.org docker.io docker.com ghcr.io quay.io " \
        "deb.debian.org archive.ubuntu.com archlinux.org brew.sh", host, " ")
    document_count = split("Notes|First Principles|Lesson 13|Slides|" \
        "Article 2021|the paper|all five documents", document, "|")
}

FNR == 1 { files++; file_name[files] = FILENAME }
{ line[FILENAME, FNR] = $0; lines[FILENAME] = FNR }

END {
    for (f = 1; f <= files; f++) {
        if (file_name[f] ~ /\.md$/) read_page(file_name[f])
        if (file_name[f] ~ /\.h$/) read_header(file_name[f])
        if (file_name[f] ~ /_test\.c$/) read_claims(file_name[f])
        if (file_name[f] ~ /^solutions\/.*\.c$/) read_reference(file_name[f])
    }
    for (f = 1; f <= files; f++) {
        if (file_name[f] ~ /\.md$/) check_page(file_name[f])
        if (file_name[f] ~ /^chapters\/.*\.md$/) check_lesson(file_name[f])
        if (file_name[f] ~ /\/misconceptions\//) check_read(file_name[f])
        if (file_name[f] ~ /_test\.c$/) check_claims(file_name[f])
    }
    for (k = 1; k <= 8; k++)
        check(lesson_13[k] == 1, "chapters/*/README.md", 0, "question " k \
            " of Lesson 13 is asked " lesson_13[k] + 0 " times, not once")
    check_letters()
    check_tables()
    if ("docs/errata.md" in lines) check_errata("docs/errata.md")
    if ("docs/schemes.md" in lines) check_schemes("docs/schemes.md")
    if ("docs/glossary.md" in lines) check_glossary("docs/glossary.md")
    if ("docs/changelog.md" in lines) check_versions("docs/changelog.md")
    print passed + 0 " passed, " failed + 0 " failed"
    exit failed > 0
}

function next_path(    got) {
    got = (getline path < "-")
    # Busybox knows standard input by its other name only.
    if (got < 0) got = (getline path < "/dev/stdin")
    return got > 0
}

function check(holds, file, at, text) {
    if (holds) passed++
    else {
        failed++
        print "  " file (at ? ":" at : "") ": " text
    }
    return holds
}

# ---- Reading ---------------------------------------------------------------

# Prose without code, formulas and comments, and the anchors of the headings.
function read_page(file,    n, text, fence, comment) {
    for (n = 1; n <= lines[file]; n++) {
        text = line[file, n]
        if (text ~ /^ *(```|~~~)/) { fence = !fence; continue }
        if (fence) continue
        in_code[file, n] = 0
        if (comment || text ~ /^<!--/) { comment = text !~ /-->/; continue }
        if (text ~ /^ *$/) open_span = 0
        if (text ~ /^#+ /) add_anchor(file, text)
        while (match(text, / (id|name)="[^"]*"/)) {
            anchor[file, substr(text, index(text, "=") + 2, \
                RSTART + RLENGTH - index(text, "=") - 3)]
            text = substr(text, 1, RSTART - 1) substr(text, RSTART + RLENGTH)
        }
        prose[file, n] = without_spans(line[file, n])
    }
    check(!fence, file, lines[file], "a code block has no end: add ```")
}

# Takes out the code between backticks, which may continue in the next line.
function without_spans(text,    part, count, k, out) {
    count = split(text, part, "`")
    for (k = 1; k <= count; k++) {
        if (!open_span) out = out part[k]
        if (k < count) open_span = !open_span
    }
    return out
}

function add_anchor(file, text,    slug) {
    sub(/^#+ +/, "", text)
    while (match(text, /\]\([^)]*\)/))
        text = substr(text, 1, RSTART) substr(text, RSTART + RLENGTH)
    slug = slug_of(text)
    if ((file, slug) in anchor) slug = slug "-" ++repeated[file, slug]
    anchor[file, slug]
}

# GitHub's: small letters, hyphens for spaces, no punctuation. Of what is not
# ASCII, UTF-8 that begins with C2 or E2 is punctuation, and so are two signs
# of C3; anything else is taken for a letter.
function slug_of(text,    slug, c, k) {
    text = tolower(text)
    for (k = 1; k <= length(text); k++) {
        c = substr(text, k, 1)
        if (c == " ") slug = slug "-"
        else if (c == "\303" && substr(text, k + 1, 1) ~ /[\227\267]/) k++
        else if (c == "\302") k++
        else if (c == "\342") k += 2
        else if (c ~ /[a-z0-9_-]/ || c > "\177") slug = slug c
    }
    return slug
}

# The exercises of a chapter are the prototypes of its header.
function read_header(file,    command, prototype, name, last) {
    command = "awk -f tests/judge/header.awk " file
    while ((command | getline prototype) > 0) {
        name = prototype
        sub(/\t.*/, "", name)
        if (name == last) continue
        last = name
        exercises[chapter_of(file)] = exercises[chapter_of(file)] " " name
    }
    close(command)
}

function chapter_of(file,    part) {
    split(file, part, "/")
    return part[2]
}

# A claim's comment, head and body, in one line; its section is its last
# argument.
function read_claims(file,    n, from, text, name, section) {
    for (n = 1; n <= lines[file]; n++) {
        if (line[file, n] !~ /^CLAIM\(/) continue
        from = n
        if (line[file, n - 1] ~ /\*\/$/)
            while (line[file, --from] !~ /^\/\*/ && from > 1);
        name = claim_name(line[file, n])
        text = ""
        for (; from < n; from++) text = text " " line[file, from]
        for (; line[file, n] != "{"; n++) text = text " " line[file, n]
        section = text
        sub(/"\) *$/, "", section)
        sub(/.*"/, "", section)
        check((lesson_of(file), section) in anchor, file, n - 1, "the lesson " \
            "has no section #" section)
        for (; line[file, n] != "}"; n++) text = text " " line[file, n]
        gsub(/ \* |"|[ \t]+/, " ", text)
        gsub(/  +/, " ", text)
        claim[file, name] = text
    }
}

# Every exercise has a claim, and every claim is about one of them.
function check_claims(file,    n, head, name, part, list, count, k, has) {
    list = exercises[chapter_of(file)]
    for (n = 1; n <= lines[file]; n++) {
        if (line[file, n] !~ /^CLAIM\(/) continue
        head = claim_name(line[file, n])
        check(head ~ /^[a-z0-9_]+\.[a-z0-9_]+$/, file, n, "a claim begins " \
            "with CLAIM(exercise, sentence, on one line, in small letters")
        split(head, part, ".")
        has[part[1]]
        check(index(list " ", " " part[1] " "), file, n, part[1] \
            " is no exercise of this chapter's header")
    }
    count = split(list, name, " ")
    for (k = 1; k <= count; k++)
        check(name[k] in has, file, 0, "no claim tests " name[k])
}

# CLAIM(exercise, sentence, ...: as exercise.sentence
function claim_name(text,    part) {
    sub(/^CLAIM\(/, "", text)
    split(text, part, ", *")
    return part[1] "." part[2]
}

function lesson_of(file) { return "chapters/" chapter_of(file) "/README.md" }

# Remembers each three consecutive lines of a reference, without spaces, and the
# length of each function's body.
function read_reference(file,    n, text, name, start, one, two) {
    for (n = 1; n <= lines[file]; n++) {
        text = line[file, n]
        if (match(text, /^[a-z][a-z0-9_ *]*\(/)) {
            name = substr(text, 1, RLENGTH - 1)
            sub(/.*[ *]/, "", name)
        }
        if (text == "{") start = n
        if (text == "}") body[chapter_of(file), name] = n - start - 1
        if (telling(text)) {
            text = squeezed(text)
            if (one != "") reference[one, two, text] = file ":" n - 2
            one = two
            two = text
        }
    }
}

# Lines of code: not a brace alone, an include or a comment.
function telling(text) {
    return text ~ /[a-z0-9]/ && text !~ /^ *(#|\/?\*|\/\/)/ &&
        length(squeezed(text)) > 6
}

function squeezed(text) { gsub(/[ \t]/, "", text); return text }

# ---- Every page ------------------------------------------------------------

function check_page(file,    n, k, text) {
    for (n = 1; n <= lines[file]; n++) {
        for (k = 1; k <= host_count; k++)
            if (line[file, n] ~ "//([a-z0-9.-]*[.])?" host[k] "([/:) ]|$)")
                check(0, file, n, "a link to the registry " host[k])
        text = prose[file, n]
        if (text == "") continue
        if (text ~ /^\[[^]]+\]: /) {
            sub(/^[^:]*: */, "", text)
            check_link(file, n, text)
        }
        while (match(text, /\]\([^) ]+/)) {
            check_link(file, n, substr(text, RSTART + 2, RLENGTH - 2))
            text = substr(text, RSTART + RLENGTH)
        }
        check_attributes(file, n, prose[file, n])
    }
}

function check_attributes(file, n, text,    value, part, count, k) {
    while (match(text, /(href|src|srcset)="[^"]*"/)) {
        value = substr(text, RSTART, RLENGTH - 1)
        text = substr(text, RSTART + RLENGTH)
        sub(/^[^"]*"/, "", value)
        count = split(value, part, ", *")
        for (k = 1; k <= count; k++) {
            sub(/ .*/, "", part[k])
            check_link(file, n, part[k])
        }
    }
}

function check_link(file, n, address,    hash, section) {
    if (address ~ /^(https?|mailto):/) return
    hash = index(address, "#")
    section = hash ? substr(address, hash + 1) : ""
    address = hash ? substr(address, 1, hash - 1) : address
    address = address == "" ? file : joined(file, address)
    if (!check(address in exists, file, n, "there is no " address)) return
    if (section == "" || section ~ /^gh-(dark|light)-mode-only$/) return
    if (address in lines)
        check((address, section) in anchor, file, n, \
            address " has no section #" section)
    else check(section ~ /^L[0-9]+(-L[0-9]+)?$/, file, n, \
        "#" section " is no line of " address)
}

function joined(file, address,    part, count, k, kept, out) {
    if (sub(/^\//, "", address)) file = ""
    if (!sub(/[^\/]*$/, "", file)) file = ""
    count = split(file address, part, "/")
    for (k = 1; k <= count; k++) {
        if (part[k] == ".." && kept) kept--
        else if (part[k] != "" && part[k] != ".") out[++kept] = part[k]
    }
    address = kept ? out[1] : "."
    for (k = 2; k <= kept; k++) address = address "/" out[k]
    return address
}

# ---- The lessons -----------------------------------------------------------

function check_lesson(file) {
    check(("chapters/" chapter_of(file) "/Makefile") in exists, file, 0, \
        "no Makefile beside it, for make check in this folder: copy another's")
    check_shape(file)
    check_folds(file)
    check_hints(file)
    check_quiz(file)
    check_no_solution(file)
}

# Every lesson has these sections in this order; others may be between them.
function check_shape(file,    n, next_one, seen, text, table, number, within) {
    check(line[file, 1] ~ "^# " substr(chapter_of(file), 1, 2) " ", file, 1, \
        "the title does not begin with the chapter's number")
    for (n = 2; n <= lines[file] && line[file, n] !~ /^## /; n++)
        if (line[file, n] ~ /^\*\*The question: /) seen = 1
    check(seen, file, 2, "no **The question: ...** below the title")
    check(line[file, n] == "## The problem", file, n, "the first section is " \
        "not \"The problem\"")
    next_one = 1
    for (; n <= lines[file]; n++) {
        if (!((file, n) in in_code)) continue
        text = line[file, n]
        if (within == "The problem" && text ~ /[0-9]/) number = 1
        if (next_one == 2 && text ~ /^\| symbol \| /) table = 1
        if (text !~ /^## /) continue
        within = substr(text, 4)
        if (text == "## " shape[next_one]) {
            section_at[file, shape[next_one++]] = n
            passed++
        }
    }
    check(next_one > shape_count, file, 0, "no section \"" shape[next_one] \
        "\", or in another place than usual")
    check(number, file, 0, "the section \"The problem\" has no number")
    check(table, file, 0, "no table of symbols before the hints")
}

function section_end(file, name,    n) {
    n = section_at[file, name]
    if (!n) return 0
    while (++n <= lines[file] && line[file, n] !~ /^## /);
    return n - 1
}

# <details><summary>Answer</summary>, or For the curious: TITLE, or NAME, hint
# K: what is folded stands between blank lines.
function check_folds(file,    n, text) {
    for (n = 1; n <= lines[file]; n++) {
        text = line[file, n]
        if (text !~ /<\/?(details|summary)/) continue
        if (text == "</details>")
            check(line[file, n - 1] == "" && line[file, n + 1] == "", file, n, \
                "no blank lines around </details>")
        else check(text ~ \
            "^<details><summary>(Answer|For the curious: .+|" \
            "[a-z0-9_]+, hint [0-9]+)</summary>$" && line[file, n + 1] == "" \
            && line[file, n + 2] != "", file, n, \
            "not a fold in the form <details><summary>Answer</summary>")
    }
}

# Every exercise has hints, counted from 1; two at least where the reference
# takes more than three lines.
function check_hints(file,    n, end, text, part, count, name, k, given, need) {
    end = section_end(file, "Hints")
    for (n = section_at[file, "Hints"]; n <= end; n++) {
        if (line[file, n] !~ /^<details>/) continue
        text = line[file, n]
        gsub(/<[^>]*>|,/, "", text)
        split(text, part, " ")
        check(part[3] == ++given[part[1]], file, n, "hint " part[3] " of " \
            part[1] " comes where hint " given[part[1]] " belongs")
        check(index(exercises[chapter_of(file)] " ", " " part[1] " "), file, \
            n, part[1] " is no exercise of this chapter")
    }
    count = split(exercises[chapter_of(file)], name, " ")
    check(count > 0, file, 0, "its header has no exercises")
    for (k = 1; k <= count; k++) {
        need = 1 + (body[chapter_of(file), name[k]] > 3)
        check(given[name[k]] >= need, file, 0, name[k] " has " \
            given[name[k]] + 0 " of " need " hints" (need < 2 ? "" : \
            ", since its reference is longer than three lines"))
    }
}

function check_quiz(file,    n, end, asked) {
    end = section_end(file, "Quiz")
    for (n = section_at[file, "Quiz"] + 1; n && n <= end; n++)
        if (line[file, n] != "") n = check_question(file, n, end, ++asked)
    check(asked >= 3, file, 0, "fewer than three questions in the quiz")
    for (n = 1; n <= 3; n++)
        check(rights[file, n] <= asked / 2, file, \
            section_at[file, "Quiz"], substr("ABC", n, 1) " is right " \
            rights[file, n] " times of " asked ": change the order of options")
}

# Who always says the same letter is right in a third of the questions.
function check_letters(    n) {
    for (n = 1; n <= 3; n++)
        check(3 * right_in_all[n] - questions <= 6 && \
            questions - 3 * right_in_all[n] <= 6, "chapters/*/README.md", 0, \
            substr("ABC", n, 1) " is right in " right_in_all[n] + 0 " of " \
            questions " questions, and not in about a third: change the " \
            "order of options in some quiz")
}

# **N. A question**, blank, options from A on, blank, a folded answer that
# begins with the letter of one of them. Returns the last line of it.
function check_question(file, n, end, number,    start, text, options, right) {
    start = n
    while (line[file, n] != "" && n <= end) text = text " " line[file, n++]
    if (match(text, /\(Lesson 13, question [0-9]\)$/))
        lesson_13[substr(text, RSTART + RLENGTH - 2, 1)]++
    check(index(text, " **" number ". ") == 1 && \
        text ~ /\*\*( \(Lesson 13, question [1-8]\))?$/, file, start, \
        "not a question in the form **1. The question**")
    while (n < end && line[file, n] !~ /^<details>/) {
        if (line[file, n] ~ /^- /)
            check(substr(line[file, n], 3, 3) == \
                substr("ABCDEF", ++options, 1) ") ", file, n, \
                "an option has the wrong letter")
        else check(line[file, n] ~ /^(  .*)?$/, file, n, "this line is not " \
            "part of an option: indent it by two spaces")
        n++
    }
    check(options >= 2, file, start, "fewer than two options")
    right = index("ABCDEF", substr(line[file, n + 2], 3, 1))
    check(line[file, n] ~ /<summary>Answer</ && line[file, n + 2] ~ \
        /^\*\*[A-F]\.\*\* / && right <= options, file, n, \
        "no folded answer that begins with **A.** or another option")
    rights[file, right]++
    right_in_all[right]++
    questions++
    while (n < end && line[file, n] != "</details>") n++
    return n
}

# No lesson contains three consecutive lines of a reference.
function check_no_solution(file,    n, text, clean, one, two) {
    clean = 1
    for (n = 1; n <= lines[file]; n++) {
        text = line[file, n]
        if (!telling(text)) continue
        text = squeezed(text)
        if ((one, two, text) in reference)
            clean = check(0, file, n, "these lines are those of " \
                reference[one, two, text])
        one = two
        two = text
    }
    if (clean) passed++
}

# ---- The tables of chapters ------------------------------------------------

function check_tables(    n, k, said) {
    n = split(ENVIRON["STALE"], said, "\n")
    for (k = 1; k <= n; k++) check(0, substr(said[k], 1, \
        index(said[k], ":") - 1), 0, substr(said[k], index(said[k], ":") + 2))
    if (!n) passed++
}

# ---- The tests, and the errata ---------------------------------------------

function check_read(file,    n, section) {
    for (n = 1; n <= lines[file] && line[file, n] !~ /^#/; n++)
        if (match(line[file, n], /read: [^ ]+/)) {
            section = substr(line[file, n], RSTART + 6, RLENGTH - 6)
            check((lesson_of(file), section) in anchor, file, n, \
                lesson_of(file) " has no section #" section)
        }
}

# Each entry, from one ### to the next, names documents in bold and links to
# the claims that prove it, as [exercise: the sentence](a test). Each claim
# must exist, and each document be named by one of them.
function check_errata(file,    n, text, start) {
    for (n = 1; n <= lines[file] + 1; n++) {
        if (line[file, n] ~ /^##/ || n > lines[file]) {
            if (start) check_entry(file, start, text)
            start = line[file, n] ~ /^### / ? n : 0
            text = ""
        }
        text = text " " line[file, n]
    }
}

function check_entry(file, at, text,    said, k) {
    said = check_proofs(file, at, text)
    for (k = 1; k <= document_count; k++)
        if (index(text, "**" document[k] "**"))
            check(index(said, document[k]), file, at, \
                "none of its claims names " document[k])
}

# Every link to a claim names one. Returns what these claims say.
function check_proofs(file, at, text,    words, address, proofs, said) {
    gsub(/  +/, " ", text)
    while (match(text, /\[[^]]+\]\([^)]+_test\.c\)/)) {
        words = substr(text, RSTART + 1, RLENGTH - 2)
        text = substr(text, RSTART + RLENGTH)
        address = joined(file, substr(words, index(words, "](") + 2))
        words = substr(words, 1, index(words, "](") - 1)
        sub(/: /, ".", words)
        gsub(/[ -]/, "_", words)
        proofs++
        if (check((address, words) in claim, file, at, "there is no claim " \
            words " in " address))
            said = said claim[address, words]
    }
    check(proofs > 0, file, at, "no test proves this entry: link to a claim")
    return said
}

# Each statement of the page that compares the schemes, - **Name**: and more.
function check_schemes(file,    n, text, start) {
    for (n = 1; n <= lines[file] + 1; n++) {
        if (line[file, n] ~ /^(- \*\*|#)/ || n > lines[file]) {
            if (start) check_proofs(file, start, text)
            start = line[file, n] ~ /^- / ? n : 0
            text = ""
        }
        text = text " " line[file, n]
    }
}

# ---- The glossary ----------------------------------------------------------

# In the order of the alphabet, and each word with a way to its lesson.
function check_glossary(file,    n, word, before, linked) {
    linked = 1
    for (n = 1; n <= lines[file]; n++) {
        if (line[file, n] ~ /\]\(\.\.\/chapters\//) linked = 1
        if (line[file, n] !~ /^### /) continue
        word = tolower(substr(line[file, n], 5))
        check(before < word, file, n, "\"" before "\" stands before \"" \
            word "\": sort the entries")
        check(linked, file, n, before " leads to no lesson")
        before = word
        linked = 0
    }
    check(linked, file, n, before " leads to no lesson")
}

# ---- The changelog ---------------------------------------------------------

# The first heading is the version of the course; starter.sh reads it.
function check_versions(file,    n, text, part, version, before) {
    for (n = 1; n <= lines[file]; n++) {
        text = line[file, n]
        if (text !~ /^## /) continue
        check(text ~ /^## [0-9]+[.][0-9]+, (unreleased|20[0-9-]+)$/, file, n, \
            "not a version and a date, as in ## 1.3, 2026-11-21")
        split(substr(text, 4), part, /[.,]/)
        version = 1000 * part[1] + part[2]
        check(before == "" || version < before, file, n, \
            "this version stands below an older one")
        before = version
    }
    check(before != "", file, 0, "no heading with a version")
}
