# Chooses wrong answers: the first two of each folder; each that does more than
# give wrong numbers; each whose facts have something that no file before has, a
# record, a status, a kind of number; and one in EACH of the others, another
# file for another K. Prints FOLDER FACTS.
#
#   awk -F'\t' [-v each=EACH -v k=K] -f chosen.awk \
#       BUILD/misconceptions/*/*/facts

FNR == 1 {
    n = split(FILENAME, part, "/")
    chosen = ++mistakes[part[n - 2]] <= 2 || each && (++files + k) % each == 0
}
{ record = $1 == "claim" ? $4 : $1 }
$1 == "claim" && $4 !~ /^(passed|failed)$/ { chosen = 1 }
$1 == "special" { record = $0 }
$1 == "structure" { record = $2; gsub(/[0-9.]+/, "", record) }
(!met[record]++ || chosen) && !printed[FILENAME]++ {
    print part[n - 2], FILENAME
}
