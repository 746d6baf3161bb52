# The class on one page: who solved what, and what was misunderstood.
#
#   awk -v folder=STUDENTS -v names=NAMES -v known="FINGERPRINTS ..." \
#       -f text.awk -f class.awk KEYS KEYS
#
# KEYS is read twice: once to count, once to list the students, so that
# nothing has to be remembered of any one of them.

BEGIN { FS = "\t"; explanations(); read_names(names) }

FNR == NR { count($1); next }
!begun { begun = 1; page() }
{ student_row($1) }
END {
    if (!begun) page()
    print "</table></div>"
    print "</body></html>"
}

# What the known mistakes are called, from the chapters' fingerprints.
function explanations(    chapter, n, i, file, line, id, part) {
    n = split(known, file, " ")
    for (i = 1; i <= n; i++) {
        chapter = file[i]
        sub(/^.*\//, "", chapter)
        while ((getline line < file[i]) > 0) {
            split(line, part, " ")
            if (part[1] == "misconception") {
                id = chapter "\t" part[2]
                mistake[id] = 1
            }
            if (part[1] == "says") says[id] = says[id] " " substr(line, 6)
        }
        close(file[i])
    }
}

function count(key,    path, line, field, exercise) {
    path = folder "/" key "/result"
    delete seen
    delete verdict
    chapter = ""
    points = worth = one = 0
    while ((getline line < path) > 0) {
        split(line, field, "\t")
        if (field[1] == "chapter") {
            points += field[4]; worth += field[5]
            count_chapter(field[2], field[3])
        }
        if (field[1] == "claim") count_claim(field[2], field[4], field[5])
        if (field[1] == "flag") one = 1
    }
    close(path)
    if (chapter == "") { without++; return }
    for (exercise in verdict) tally[exercise, verdict[exercise]]++
    students++
    if (one) flagged++
    sum += points
    total = worth
    bin[worth ? int(10 * points / worth) : 0]++
}

function count_chapter(name, its_state) {
    chapter = name
    if (!(chapter in known_chapter)) {
        known_chapter[chapter] = 1
        order[++chapters] = chapter
    }
    state[chapter, its_state]++
}

function count_claim(name, its_verdict, kind,    exercise) {
    exercise = chapter "\t" name
    if (!(exercise in known_exercise)) {
        known_exercise[exercise] = 1
        exercises[++all_exercises] = exercise
    }
    # An exercise is what its worst claim is.
    if (its_verdict == "failed") verdict[exercise] = "failed"
    else if (its_verdict == "open" && verdict[exercise] != "failed")
        verdict[exercise] = "open"
    else if (verdict[exercise] == "") verdict[exercise] = "held"
    if (its_verdict != "failed" || seen[exercise "\t" kind]++) return
    if ((chapter "\t" kind) in mistake) made[chapter "\t" kind]++
    else how[kind]++
}

function page() {
    page_head("The class")
    print "<h1>The class on one page</h1>"
    printf "<p>%d submissions, on average %.1f of %d points", students,
        students ? sum / students : 0, total
    if (flagged) printf ", <a href=\"#look\">%d to look at</a>", flagged
    print ".</p>"
    if (without) print "<p class=failed>" without " have no result yet.</p>"
    histogram()
    solved()
    misunderstood()
    otherwise()
    print "<h2 id=look>The students</h2>"
    print "<div class=wide><table><tr>" \
        "<th>student<th class=n>points<th>to look at</tr>"
}

# How many have how many points, in steps of a tenth; all of them apart.
function histogram(    k, most) {
    for (k = 0; k <= 10; k++) if (bin[k] > most) most = bin[k]
    print "<h2>Points</h2>"
    print "<div class=wide><svg viewBox=\"0 0 700 190\" width=700 role=img " \
        "aria-label=\"How many students have how many points\">"
    for (k = 0; k <= 10; k++)
        column(k, bin[k] + 0, most ? 140 * bin[k] / most : 0)
    print "</svg></div>"
}

# n students with k tenths of the points, as a column of height h.
function column(k, n, h,    x) {
    x = 10 + 62 * k
    printf "<rect class=\"%s\" x=%d y=%.1f width=50 height=%.1f rx=2>",
        (k == 10 ? "held" : "open"), x, 155 - h, h
    printf "<title>%d students</title></rect>", n
    printf "<text x=%d y=%.1f text-anchor=middle>%s</text>",
        x + 25, 150 - h, (n ? n : "")
    printf "<text class=soft x=%d y=175 text-anchor=middle>%s</text>\n",
        x + 25, (k == 10 ? "all" : k * 10 "&ndash;" (k * 10 + 9) " %")
}

function bar(x, y, n, kind,    w) {
    w = students ? 330 * n / students : 0
    if (n)
        printf "<rect class=\"%s\" x=%.1f y=%.1f width=%.1f height=13>" \
            "<title>%d %s</title></rect>", kind, x, y, w, n, kind
    return x + w
}

# One bar for each exercise: right, wrong, not started; the rest of the width
# is what was not handed in, not built or not run.
function solved(    k, y, part, last) {
    print "<h2>Exercises</h2>"
    print "<p class=soft>Green: right. Red: something is wrong. " \
        "Grey: not started. " \
        "Empty: not handed in, not built, or not run.</p>"
    sort_exercises()
    print "<div class=wide><svg viewBox=\"0 0 700 " \
        22 * (all_exercises + chapters) + 8 "\" width=700 role=img " \
        "aria-label=\"How many students solved each exercise\">"
    for (k = 1; k <= all_exercises; k++) {
        split(exercises[k], part, "\t")
        if (part[1] != last) {
            last = part[1]
            y += 22
            printf "<text x=0 y=%d font-weight=600>%s</text>\n",
                y - 4, html(substr(last, 1, 2) " " words(substr(last, 4)))
        }
        y += 22
        bars(y, exercises[k], part[2])
    }
    print "</svg></div>"
}

function bars(y, exercise, name,    held, failed, x) {
    held = tally[exercise, "held"]
    failed = tally[exercise, "failed"]
    printf "<text class=soft x=14 y=%d>%s</text>", y - 6, html(name)
    x = bar(230, y - 17, held, "held")
    x = bar(x, y - 17, failed, "failed")
    bar(x, y - 17, tally[exercise, "open"], "open")
    printf "<text x=690 y=%d text-anchor=end>%d right, %d wrong</text>\n",
        y - 6, held, failed
}

# By chapter; inside one, in the order in which the tests have them.
function sort_exercises(    i, j, one) {
    for (i = 2; i <= all_exercises; i++) {
        one = exercises[i]
        for (j = i - 1; j > 0; j--) {
            if (chapter_of(exercises[j]) <= chapter_of(one)) break
            exercises[j + 1] = exercises[j]
        }
        exercises[j + 1] = one
    }
}

function chapter_of(exercise) {
    return substr(exercise, 1, index(exercise, "\t") - 1)
}

# sorted TABLE: its keys, the largest number first, into list[1..n].
function sorted(table, list,    key, n, i, j) {
    for (key in table) list[++n] = key
    for (i = 2; i <= n; i++) {
        key = list[i]
        for (j = i - 1; j > 0 && comes_before(key, list[j], table); j--)
            list[j + 1] = list[j]
        list[j + 1] = key
    }
    return n
}

function comes_before(one, other, table) {
    if (table[one] != table[other]) return table[one] > table[other]
    return one < other
}

function misunderstood(    n, k, part, list, most) {
    print "<h2>What is misunderstood</h2>"
    n = sorted(made, list)
    if (!n) { print "<p>No known mistake was recognised.</p>"; return }
    most = made[list[1]]
    print "<p class=soft>Wrong answers whose numbers are exactly those of " \
        "a known mistake; each counts once for a student and an exercise.</p>"
    print "<div class=wide><table><tr>" \
        "<th class=n>made<th><th>chapter<th>mistake</tr>"
    for (k = 1; k <= n; k++) {
        split(list[k], part, "\t")
        printf "<tr><td class=n>%d<td><svg width=120 height=14>" \
            "<rect class=failed y=2 width=%.1f height=10 rx=2 /></svg>",
            made[list[k]], 120 * made[list[k]] / most
        printf "<td>%s<td><b>%s</b><br><span class=soft>%s</span></tr>\n",
            html(substr(part[1], 1, 2)), html(words(part[2])),
            html(substr(says[list[k]], 2))
    }
    print "</table></div>"
}

function otherwise(    n, k, list, unbuilt, refused) {
    n = sorted(how, list)
    for (k = 1; k <= chapters; k++) {
        unbuilt += state[order[k], "compile"] + state[order[k], "link"]
        refused += state[order[k], "refused"]
    }
    if (!n && !unbuilt && !refused) return
    print "<h2>What else went wrong</h2>" \
        "<div class=wide><table><tr><th class=n>times<th></tr>"
    for (k = 1; k <= n; k++) times(how[list[k]], html(kind_words(list[k])))
    if (unbuilt) times(unbuilt, "a chapter does not build")
    if (refused)
        times(refused, "a chapter was not run " \
            "(see <a href=\"#look\">below</a>)")
    print "</table></div>"
}

function times(n, what) { print "<tr><td class=n>" n "<td>" what "</tr>" }

function kind_words(kind) {
    if (kind == "wrong") return "wrong numbers, from no mistake that is known"
    if (kind == "endless") return "a loop without end"
    if (kind == "overrun" || kind == "bounds") return "writing outside an array"
    if (kind == "overread") return "reading outside an array"
    if (kind == "segfault" || kind == "null")
        return "a pointer that points nowhere"
    if (kind == "leak") return "memory never freed"
    if (kind == "lost") return "tests that did not run"
    if (kind == "skipped") return "tests skipped after one that hung"
    return words(kind)
}

function student_row(key,    path, line, field, points, look) {
    path = folder "/" key "/result"
    points = ""
    while ((getline line < path) > 0) {
        split(line, field, "\t")
        if (field[1] == "chapter") points += field[4]
        if (field[1] == "flag")
            look = look "<div>" html((field[2] == "-" ? "" : \
                substr(field[2], 1, 2) " ") field[3]) "</div>"
    }
    close(path)
    print "<tr><td><a href=\"students/" html(key) "/report.html\">" \
        html(name_of(key)) "</a><td class=n>" points "<td class=look>" look \
        "</tr>"
}
