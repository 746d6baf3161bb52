# Rewrites formulas so that a terminal can show them: $w_{i} = 2 \pi$ becomes
# `w_i = 2 π`. Blocks of math are rewritten line by line. A command that has no
# sign here (\sin, \cos) keeps its name; a command that only sets type (\left,
# \qquad) is left out.

BEGIN {
    signs = "cdot · times × pi π leq ≤ geq ≥ le ≤ ge ≥ " \
        "neq ≠ ne ≠ approx ≈ to → infty ∞ in ∈ sum Σ ldots ... " \
        "dots ... top T sqrt √ omega ω varphi φ alpha α beta β " \
        "theta θ Delta Δ lVert ‖ rVert ‖ Vert ‖ lfloor ⌊ " \
        "rfloor ⌋ pm ± notin ∉ mapsto ↦ forall ∀"
    pairs = split(signs, sign, " ")
    setters = "[\\\\](left|right|qquad|quad|text|mathrm|mathbb|" \
        "operatorname|begin|end|big|Big)"
}

function plain(text,    k, start, size, inner) {
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

/^```/ { math = /^```math/; print (math ? "```" : $0); next }
math { print plain($0); next }
{
    out = ""
    line = $0
    while (match(line, /\$[^$]+\$/)) {
        before = substr(line, 1, RSTART - 1)
        formula = substr(line, RSTART + 1, RLENGTH - 2)
        line = substr(line, RSTART + RLENGTH)
        out = out before "`" plain(formula) "`"
    }
    print out line
}
