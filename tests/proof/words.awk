# Changes the sentences of the judge one by one, and says which change no kept
# file would notice:
#
#   awk -v mark=1 -f words.awk -f expected.awk sentences.tsv
#       prints the table with marks around each row and each place in it
#   awk -f words.awk -f expected.awk sentences.tsv LIST
#       reads verdicts that were made with that table (expected.awk)
#
# With the marks it is known, of each word of a verdict, from which row of the
# table it comes and which value stands in it. So a change of the table can be
# made in the verdict: what is there is what the judge would have written.
#
# A row is changed in these ways: one of its sentences is left out; the row
# before or after it of the same table stands there; one of its values has a 1
# more at its beginning, or at its end. Each change must break an expectation.

FNR == 1 { file++ }

file == 1 && mark {
    if (/^[a-z]/) $0 = marked($0)
    print
    next
}
file == 1 && /^[a-z]/ {
    split($0, field, "\t")
    sub(/ steps$/, "", field[1])
    row_number[++rows] = FNR
    table[FNR] = field[1]
    name[FNR] = field[1] " " field[2]
    template[FNR] = field[3]
    before[FNR] = latest[field[1]]
    after[before[FNR]] = latest[field[1]] = FNR
}
file == 1 { next }

END {
    if (mark) exit
    for (k = 1; k <= rows; k++) change(row_number[k])
}

# --- marks: {{12| words |}} around row 12, {{12.3| value |}} around its third
# value. The first letter of a row may become a capital: it stands before the
# mark then, which is {(12|.

function marked(line,    head, words, out, n) {
    match(line, /\t[^\t]*$/)
    head = substr(line, 1, RSTART)
    words = substr(line, RSTART + 1)
    while (match(words, /<[A-Za-z_]+>/)) {
        out = out substr(words, 1, RSTART - 1) "{{" FNR "." ++n "|" \
            substr(words, RSTART, RLENGTH) "|}}"
        words = substr(words, RSTART + RLENGTH)
    }
    out = out words "|}}"
    if (out ~ /^[{]/) return head "{{" FNR "|" out
    return head substr(out, 1, 1) "{(" FNR "|" substr(out, 2)
}

# Returns the words without marks, and notes what they have told.
function taken(words,    out, sign, depth, id, from) {
    while (match(words, /[{][{(][0-9.]+[|]|[|][}][}]/)) {
        sign = substr(words, RSTART, RLENGTH)
        out = out substr(words, 1, RSTART - 1)
        words = substr(words, RSTART + RLENGTH)
        if (sign != "|}}") {
            id[++depth] = substr(sign, 3, length(sign) - 3)
            from[depth] = length(out) + (sign !~ /^[{][(]/)
        } else {
            span_id[++spans] = id[depth]
            span_line[spans] = lines
            span_from[spans] = from[depth]
            span_to[spans] = length(out)
            if (!((id[depth], cases) in shows)) {
                shows[id[depth], cases]
                cases_with[id[depth]] = cases_with[id[depth]] " " cases
            }
            spans_of[id[depth], cases] = spans_of[id[depth], cases] " " spans
            depth--
        }
    }
    return out words
}

# --- changes

function change(row,    words, rest, n, part, k) {
    words = template[row]
    if (!(row in cases_with)) {
        count("sentences.tsv:" row, "no kept file shows \"" name[row] \
            "\": give one of tests/proof/gallery a line say: with its words")
        return
    }
    n = sentences(words, part)
    for (k = 1; k <= n; k++)
        try(row, without(part, n, k), "without \"" part[k] "\"")
    if (before[row]) try(row, template[before[row]], "as " name[before[row]])
    if (after[row]) try(row, template[after[row]], "as " name[after[row]])
    for (k = 1; match(words, /<[A-Za-z_]+>/); k++) {
        rest = rest substr(words, 1, RSTART - 1)
        part[0] = substr(words, RSTART, RLENGTH)
        words = substr(words, RSTART + RLENGTH)
        try(row, rest "1" part[0] words, "with 1" part[0])
        try(row, rest part[0] "1" words, "with " part[0] "1")
        rest = rest part[0]
    }
}

# Splits words after each full stop and question mark.
function sentences(words, part,    n) {
    while (match(words, /[.?:] [A-Z(]/)) {
        part[++n] = substr(words, 1, RSTART + 1)
        words = substr(words, RSTART + 2)
    }
    part[++n] = words
    return n
}

function without(part, n, k,    i, words) {
    for (i = 1; i <= n; i++) if (i != k) words = words part[i]
    return words
}

# Counts whether a case notices that a row has other words.
function try(row, words, how,    n, c, i) {
    n = split(cases_with[row], c, " ")
    for (i = 1; i <= n; i++)
        if (is_noticed(c[i], row, words)) {
            count("", "")
            return
        }
    count("sentences.tsv:" row, "no kept file notices \"" name[row] "\" " how)
}

function is_noticed(c, row, words,    span, k, l, w, value, text) {
    split("", other)
    for (k = split(spans_of[row, c], span, " "); k > 0; k--) {
        l = span_line[span[k]]
        values_of(c, row, span[k], value)
        if (!(l in other)) other[l] = line_says[l]
        text = filled(words, value)
        if (substr(other[l], span_from[span[k]], 1) ~ /[A-Z]/)
            text = toupper(substr(text, 1, 1)) substr(text, 2)
        other[l] = substr(other[l], 1, span_from[span[k]] - 1) text \
            substr(other[l], span_to[span[k]] + 1)
    }
    for (w = first_wish[c]; w <= last_wish[c]; w++)
        if (fault(c, w) != "") return 1
    return 0
}

# The values that stand in a span of this row, by their names.
function values_of(c, row, span, value,    words, n, k, inner, i, s) {
    split("", value)
    words = template[row]
    for (n = 1; match(words, /<[A-Za-z_]+>/); n++) {
        k = split(spans_of[row "." n, c], inner, " ")
        for (i = 1; i <= k; i++) {
            s = inner[i]
            if (span_line[s] == span_line[span] && \
                span_from[s] >= span_from[span] && span_to[s] <= span_to[span])
                value[substr(words, RSTART, RLENGTH)] = \
                    substr(line_says[span_line[s]], span_from[s], \
                        span_to[s] - span_from[s] + 1)
        }
        words = substr(words, RSTART + RLENGTH)
    }
}

function filled(words, value,    out) {
    while (match(words, /<[A-Za-z_]+>/)) {
        out = out substr(words, 1, RSTART - 1) \
            value[substr(words, RSTART, RLENGTH)]
        words = substr(words, RSTART + RLENGTH)
    }
    return out words
}
