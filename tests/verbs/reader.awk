# Reads a lesson, for the verbs that run without Python; docs/pages/page.py is
# the reader of all else. Programs that come after it, as in
#
#   awk -f reader.awk -f steps.awk LESSON
#
# find of each line what it is, and where it stands:
#
#   kind      text, heading, predict, code (with its fences), mark (a comment),
#             picture, fold (its first line) or end (its last)
#   section   the title of the section, ## TITLE
#   folded    the title of the fold: Answer, NAME, hint 1, For the curious: ...
#
# In a translation these are the English words, too (fixed.tsv). Programs also
# have these functions for what stands in a line or a paragraph:
#
#   with_formulas(text)  $w_{i} = 2 \pi$ becomes `w_i = 2 π`. A command without
#                        a sign here (\sin, \cos) keeps its name; a command
#                        that only sets type (\left, \qquad) is left out
#   unlinked(text)       [chapter 04](../04_multi_frequency/README.md) becomes
#                        chapter 04, and the name of a file `code`, so that no
#                        program takes its underscores for emphasis
#   unmarked(text)       without the marks of code and emphasis

FNR == 1 { fence = picture = 0; section = folded = "" }
kind == "end" { folded = "" }
{ kind = "text" }
/^<picture>/ && !fence { picture = 1 }
picture { kind = "picture" }
/^<\/picture>/ { picture = 0 }
/^<!--/ { kind = "mark" }
/^#+ / { kind = "heading" }
/^\*\*[^*]+\*\* / && english($0, 3) ~ /^Predict\.\*\* / { kind = "predict" }
/^<details><summary>/ { kind = "fold" }
/^<\/details>/ { kind = "end" }
/^```/ { fence = !fence; kind = "code" }
fence { kind = "code" }
kind == "heading" && /^## / { section = english($0, 4) }
kind == "fold" {
    folded = $0
    gsub(/<[^>]*>/, "", folded)
    at_word = match(folded, /, [^ ]+ [0-9]+$/) ? RSTART + 2 : 1
    folded = substr(folded, 1, at_word - 1) english(folded, at_word)
}

BEGIN {
    while ((getline row < "tests/verbs/fixed.tsv") > 0 && row ~ /[^\t]/) {
        cells = row ~ /^#/ ? 0 : split(row, cell, "\t")
        for (k = 2; k <= cells; k++) fixed[cell[k]] = cell[1]
    }
    signs = "cdot · times × pi π leq ≤ geq ≥ le ≤ ge ≥ " \
        "neq ≠ ne ≠ approx ≈ to → infty ∞ in ∈ sum Σ ldots ... " \
        "dots ... top T sqrt √ omega ω varphi φ alpha α beta β " \
        "theta θ Delta Δ lVert ‖ rVert ‖ Vert ‖ lfloor ⌊ " \
        "rfloor ⌋ pm ± notin ∉ mapsto ↦ forall ∀"
    pairs = split(signs, sign, " ")
    setters = "[\\\\](left|right|qquad|quad|text|mathrm|mathbb|" \
        "operatorname|begin|end|big|Big)"
}

# What stands from AT on, with an English word at its beginning.
function english(text, at,    heading, rest) {
    text = substr(text, at)
    for (heading in fixed) {
        rest = substr(text, length(heading) + 1)
        if (index(text, heading) == 1 && rest ~ /^($|:| [0-9`]|\*\* )/)
            return fixed[heading] rest
    }
    return text
}

function formula(text,    k, start, size, inner) {
    gsub(/\\[dt]?frac/, "\\frac", text)
    while (match(text, /[_^][{][^{}]*[}]/)) {
        start = RSTART; size = RLENGTH
        inner = substr(text, start + 2, size - 3)
        if (inner !~ /^[A-Za-z0-9]*$/) inner = "(" inner ")"
        text = substr(text, 1, start) inner substr(text, start + size)
    }
    while (match(text, /\\frac[{][^{}]*[}][{][^{}]*[}]/)) {
        start = RSTART; size = RLENGTH
        inner = fraction(substr(text, start + 6, size - 7))
        text = substr(text, 1, start - 1) inner substr(text, start + size)
    }
    gsub(setters, "", text)
    gsub(/\\[,;:! ]/, " ", text)
    gsub(/\\\\/, "", text)
    for (k = 1; k < pairs; k += 2)
        text = swap(text, "\\" sign[k], sign[k + 1])
    gsub(/[\\&]/, "", text)
    gsub(/[{}]/, "", text)
    return text
}

# Turns a}{b into (a)/(b).
function fraction(text,    cut) {
    cut = index(text, "}{")
    return "(" substr(text, 1, cut - 1) ")/(" substr(text, cut + 2) ")"
}

# Replaces every NAME that is not followed by a letter.
function swap(text, name, by,    at, out, after) {
    while ((at = index(text, name)) > 0) {
        after = substr(text, at + length(name), 1)
        out = out substr(text, 1, at - 1) (after ~ /[A-Za-z]/ ? name : by)
        text = substr(text, at + length(name))
    }
    return out text
}

function with_formulas(line,    out, start, size) {
    while (match(line, /\$[^$]+\$/)) {
        start = RSTART; size = RLENGTH
        out = out substr(line, 1, start - 1) "`" \
            formula(substr(line, start + 1, size - 2)) "`"
        line = substr(line, start + size)
    }
    return out line
}

function unlinked(text,    words, start, size) {
    while (match(text, /\[[^][]*\]\([^() ]*\)/)) {
        start = RSTART; size = RLENGTH
        words = substr(text, start + 1, size - 1)
        words = substr(words, 1, index(words, "](") - 1)
        if (words ~ /^[a-z0-9_\/]+\.[a-z]+$/) words = "`" words "`"
        text = substr(text, 1, start - 1) words substr(text, start + size)
    }
    return text
}

# *Emphasis* has no blank inside its stars. What is in `code` has none.
function unmarked(text,    part, n, k, out, start, size) {
    # As a pattern: original-awk would take a new line for a separator, too.
    n = split(text, part, /`/)
    for (k = 1; k <= n; k++) {
        text = part[k]
        if (k % 2 == 1) gsub(/\*\*/, "", text)
        while (k % 2 == 1 && match(text, /\*[^* \n]([^*\n]*[^* \n])?\*/)) {
            start = RSTART; size = RLENGTH
            text = substr(text, 1, start - 1) \
                substr(text, start + 1, size - 2) substr(text, start + size)
        }
        out = out text
    }
    return out
}
