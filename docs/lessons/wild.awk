# Writes the atlas of docs/in-the-wild.md: a heading and a table for each
# setting, in the order in which the settings come.
#
#   awk -f docs/lessons/wild.awk tests/13_in_the_wild/atlas.tsv
#
# The first lines of atlas.tsv describe its fields. tables.awk calls this.

BEGIN {
    FS = "\t"
    paper = "woven sine BY_PAIR 10000 0 1 1"
    split("crash=it crashes;error=an error, on purpose;zero=a zero at the " \
        "end;lone sine=a lone sine;six=6 numbers;eight=8 numbers;four and " \
        "three=4 sines, 3 cosines;cut=the row of width 8, cut;unwritten=8 " \
        "numbers, one never written;not known=", pair, ";")
    for (k in pair) said["odd", before(pair[k])] = after(pair[k])
    said["phase", "chosen"] = "the model's format"
    said["phase", "not measured"] = ""
}

/^#/ { next }
{
    setting = $6
    if (!(setting in rows)) order[++settings] = setting
    rows[setting] = rows[setting] line() "\n"
    if (!(setting in sample)) take_sample($11)
    if (!($1 in repository)) repositories += $1 !~ /^the paper/
    repository[$1]
    tables += $5 !~ /second|^y, woven/
}

END {
    print tables " tables of " repositories " repositories, in " settings - 1 \
        " settings."
    write(paper)
    for (k = 1; k <= settings; k++)
        if (order[k] ~ / 10000 0 1 1$/ && order[k] != paper) write(order[k])
    for (k = 1; k <= settings; k++)
        if (order[k] !~ / 10000 0 1 1$/ && order[k] != "-") write(order[k])
    write("-")
}

function before(text) { sub(/=.*/, "", text); return text }
function after(text) { sub(/^[^=]*=/, "", text); return text }

function spoken(kind, word) {
    return (kind, word) in said ? said[kind, word] : word
}

# Row 1 of width 4.
function take_sample(text,    row, n, k) {
    n = split(text, row, / \| /)
    for (k = 1; k <= n; k++)
        if (row[k] ~ /^1: / && split(row[k], number, " ") == 5)
            sample[setting] = substr(row[k], 4)
}

function line() {
    return "| [" $1 "](" $4 "), " $2 ($5 == "" ? "" : ", " $5) ", " $3 " | " \
        spoken("phase", $7) " | " spoken("odd", $8) " | " $9 " | " $10 " |"
}

function write(setting) {
    print "\n### " title(setting) "\n"
    if (setting in sample)
        print (setting == "-" ? "Row 1 of width 4, of the last one: " : \
            "Row 1 of width 4: ") "`" sample[setting] "`\n"
    print "| program | phase | width 7 | on purpose? | compared by |"
    print "|---|---|---|---|---|"
    printf "%s", rows[setting]
}

function title(setting,    part, text) {
    if (setting == "-") return "No setting at all"
    split(setting, part, " ")
    text = part[1] == "halves" ? "Halves" : "Woven"
    text = text ", " part[2] " first, " tolower(part[3])
    gsub(/_/, " ", text)
    if (part[4] != "10000") text = text ", base " part[4]
    if (part[5] != "0") text = text ", first " part[5]
    if (part[6] != "1") text = text ", scale " part[6]
    if (part[7] != "1") text = text ", gain " part[7]
    return text (setting == paper ? ": the paper" : "")
}
