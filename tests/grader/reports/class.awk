# The class on one page: what was solved, what was misunderstood, and by whom.
#
#   awk -v folder=STUDENTS -v names=NAMES -v known="FINGERPRINTS ..." \
#       -f text.awk -f score.awk -f class.awk KEYS KEYS
#
# KEYS is read twice: once to count, once to list the students, so that
# nothing has to be remembered of any one of them.

BEGIN {
    FS = "\t"
    explanations()
    read_names(names)
    refused_words = "a file that was not run (see \"to look at\" below)"
}

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
            split(line, part, "\t")
            if (part[1] == "misconception") {
                id = chapter "\t" part[2]
                mistake[id] = 1
            }
            if (part[1] == "text") says[id] = part[2]
        }
        close(file[i])
    }
}

function count(key,    path, line, field, exercise) {
    path = folder "/" key "/result"
    score(path)
    if (!all_possible) { without++; return }
    delete seen
    delete verdict
    flags = 0
    while ((getline line < path) > 0) {
        split(line, field, "\t")
        if (field[1] == "chapter") count_chapter(field[2], field[3])
        if (field[1] == "claim") count_claim(field[2], field[4], field[5])
        if (field[1] == "flag") flags++
    }
    close(path)
    for (exercise in verdict) tally[exercise, verdict[exercise]]++
    students++
    if (flags) flagged++
    sum += all_earned
    total = all_possible
    bin[int(10 * all_earned / all_possible)]++
}

function count_chapter(name, its_state) {
    chapter = name
    if (its_state == "compile" || its_state == "link")
        once(how, "a file that does not build")
    if (its_state == "main") once(how, "a file with a main of its own")
    if (its_state == "refused") once(how, refused_words)
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
    else if (verdict[exercise] == "") verdict[exercise] = "passed"
    if (its_verdict != "failed") return
    if ((chapter "\t" kind) in mistake) once(made, chapter "\t" kind)
    else once(how, kind_words(kind))
}

# A student counts once, however often the same thing has happened.
function once(table, what) { if (!seen[what]++) table[what]++ }

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
    print "<div class=steps>"
    for (k = 10; k >= 0; k--)
        print "<span class=soft>" \
            (k == 10 ? "all" : k * 10 "&ndash;" (k * 10 + 9) " %") "</span>" \
            "<span class=bar>" part_of_bar(bin[k] + 0, most, \
                k == 10 ? "passed" : "open", "students") "</span>" \
            "<span class=n>" (bin[k] ? bin[k] : "") "</span>"
    print "</div>"
}

# n of all, as a part of a bar; a pointer on it is told how many of WHAT.
function part_of_bar(n, all, kind, what) {
    if (!n) return ""
    return sprintf("<i class=\"%s\" style=\"width: %.2f%%\" " \
        "title=\"%d %s\"></i>", kind, 100 * n / all, n, what)
}

# One bar for each exercise: right, wrong, not started; the rest of the width
# is what was not handed in, not built or not run.
function solved(    k, part, last) {
    print "<h2>Exercises</h2>"
    print "<p class=soft>Green: right. Red: something is wrong. " \
        "Grey: not started. " \
        "Empty: not handed in, not built, or not run.</p>"
    sort_exercises()
    for (k = 1; k <= all_exercises; k++) {
        split(exercises[k], part, "\t")
        if (part[1] != last) {
            last = part[1]
            print "<h3>" html(substr(last, 1, 2) " " \
                words(substr(last, 4))) "</h3>"
        }
        bars(exercises[k], part[2])
    }
}

function bars(exercise, name,    right, failed, open) {
    right = tally[exercise, "passed"] + 0
    failed = tally[exercise, "failed"] + 0
    open = tally[exercise, "open"] + 0
    print "<div class=row><span class=soft>" html(name) "</span>" \
        "<span class=bar>" \
        part_of_bar(right, students, "passed", "right") \
        part_of_bar(failed, students, "failed", "wrong") \
        part_of_bar(open, students, "open", \
            "not started") "</span><span class=n>" \
        right " right, " failed " wrong</span></div>"
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
    print "<h2>Misconceptions</h2>"
    n = sorted(made, list)
    if (!n) { print "<p>No known mistake was recognised.</p>"; return }
    most = made[list[1]]
    print "<p class=soft>The number of students whose wrong answers have " \
        "exactly the numbers of a known mistake.</p>"
    for (k = 1; k <= n; k++) {
        split(list[k], part, "\t")
        print "<div class=mistake><span class=n>" made[list[k]] "</span>" \
            "<span class=bar>" \
            part_of_bar(made[list[k]], most, "failed", "students") "</span>"
        printf "<div><b>%s</b> <span class=soft>chapter&nbsp;%s<br>%s</span>" \
            "</div></div>\n", html(words(part[2])),
            html(substr(part[1], 1, 2)), html(says[list[k]])
    }
}

function otherwise(    n, k, list) {
    n = sorted(how, list)
    if (!n) return
    print "<h2>Other problems</h2>" \
        "<div class=wide><table><tr><th class=n>students<th></tr>"
    for (k = 1; k <= n; k++)
        print "<tr><td class=n>" how[list[k]] "<td>" html(list[k]) "</tr>"
    print "</table></div>"
}

function kind_words(kind) {
    if (kind == "wrong") return "wrong numbers that fit no known mistake"
    if (kind == "endless") return "an endless loop"
    if (kind == "overrun" || kind == "bounds") return "writing outside an array"
    if (kind == "overread") return "reading outside an array"
    if (kind == "segfault" || kind == "null")
        return "an invalid pointer"
    if (kind == "leak") return "memory never freed"
    if (kind == "lost") return "tests that did not run"
    if (kind == "skipped") return "tests skipped after one that timed out"
    return words(kind)
}

function student_row(key,    path, line, field, look) {
    path = folder "/" key "/result"
    score(path)
    while ((getline line < path) > 0) {
        split(line, field, "\t")
        if (field[1] == "flag")
            look = look "<div>" html((field[2] == "-" ? "" : \
                substr(field[2], 1, 2) " ") field[3]) "</div>"
    }
    close(path)
    print "<tr><td><a href=\"students/" html(key) "/report.html\">" \
        html(name_of(key)) "</a><td class=n>" (all_possible ? all_earned : "") \
        "<td class=look>" look "</tr>"
}
