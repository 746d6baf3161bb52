# A result with the points that each test is worth now.
#
#   awk -f rescore.awk BUNDLE/points RESULT
#
# A result has every verdict, so nothing need be run again for that. Its status
# is 3, and what comes out is worth nothing, if it was made with other tests
# than there are now.

BEGIN { FS = OFS = "\t" }

FNR == 1 { file++ }
file == 1 {
    split($0, word, " ")
    worth[word[1], word[2], word[3]] = word[4]
    total[word[1]] += word[4]
    tests[word[1]]++
    next
}
{ line[++lines] = $0 }
$1 == "chapter" {
    head = lines
    chapter = $2
    if (!(chapter in tests)) other = 1
    seen[chapter] = 1
    claims[chapter] = points[head] = 0
}
$1 == "broken" { claims[chapter] = tests[chapter] }
$1 == "claim" {
    if (!((chapter, $2, $3) in worth)) { other = 1; next }
    claims[chapter]++
    $9 = worth[chapter, $2, $3]
    $8 = $4 == "held" ? $9 : 0
    points[head] += $8
    line[lines] = $0
}
END {
    for (name in tests)
        if (!(name in seen) || claims[name] != tests[name]) other = 1
    if (other) exit 3
    for (k = 1; k <= lines; k++) {
        if (k in points) {
            split(line[k], part, "\t")
            print "chapter", part[2], part[3], points[k], total[part[2]]
        } else print line[k]
    }
}
