# The list of statuses, for other programs: how_ended[NAME] (statuses.tsv).

BEGIN {
    while ((getline line < "tests/judge/statuses.tsv") > 0)
        if (line !~ /^#/ && split(line, field, "\t") > 2)
            how_ended[field[1]] = field[3]
    close("tests/judge/statuses.tsv")
}
