#!/bin/sh
# make bench: measures how long a student waits, in a copy of the course with
# all exercises solved. Every run checks a text that was never built before. The
# measurements take turns, round by round, so that a busy moment of the machine
# affects all of them. It prints medians and their ratios to two others from the
# same rounds: the floor, in which an empty C program is compiled, linked and
# run; and a test after an edit with cargo, if that is installed. Where PyTorch
# is installed, a step of chapter 14's training is compared with one there.
set -u

. tests/verbs/common.sh
need_tools cc hyperfine git
rounds=${ROUNDS:-15}
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git ls-files -coz --exclude-standard | xargs -0 tar -cf - |
    tar -xf - -C "$copy"
cd "$copy" || exit 2
unset BUILD MAKEFLAGS MAKELEVEL MFLAGS CH
for solution in solutions/*/*.c; do
    cp "$solution" "chapters/${solution#solutions/}"
done
file=chapters/05_full_formula/full_formula.c
cp $file right.c
# 2i - 1 for 2i: i / d_model in the exponent, a mistake with a name.
sed 's/-2\.0/-1.0/' $file >wrong.c
echo 'int main(void) { return 0; }' >floor.c
if have cargo; then
    cargo init -q --lib --vcs none --name rusty rusty
    sed 's/a + b/left + right/' rusty/src/lib.rs >rusty.rs
fi

# edit TEXT FILE: copies TEXT to FILE and adds a new number.
number=0
edit() {
    number=$((number + 1))
    { cat "$1" && echo "/* $number */"; } >"$2"
}

# once NAME COMMAND: writes one row, the name and the seconds.
once() {
    hyperfine -N -i -r 1 --export-csv row.csv "$2" >/dev/null 2>&1
    printf '%s\t%s\n' "$1" "$(tail -n 1 row.csv | cut -d, -f2)" >>rows
}

one_round() {
    edit floor.c empty.c
    once "floor: cc, link, run an empty program" \
        "sh -c 'cc empty.c -o empty && ./empty'"
    edit right.c $file
    once "one chapter after an edit, right" "make -s check CH=05"
    edit wrong.c $file
    once "one chapter after an edit, wrong and named" "make -s check CH=05"
    edit right.c $file
    once "the whole board after an edit" "make -s check"
    if have cargo; then
        edit rusty.rs rusty/src/lib.rs
        once "cargo test -q after an edit" \
            "cargo test -q --offline --manifest-path rusty/Cargo.toml"
    fi
}

# Everything that is built only once is built first. The mistake must be named.
edit wrong.c $file
make -s check CH=05 >said 2>&1
grep -q 'exponent' said || stop "The wrong answer isn't named any more."
make -s check >/dev/null 2>&1
one_round
rm rows
round=0
while [ $round -lt "$rounds" ]; do
    round=$((round + 1))
    one_round
done
make -s clean
once "the whole board from clean" "make -s check"

sort -t '	' -k1,1 -k2,2g rows | awk -F'\t' -v rounds="$rounds" '
    function ratio(name) { return median[name] ? seconds / median[name] : 0 }
    { n[$1]++; value[$1, n[$1]] = $2; name[n[$1] == 1 ? ++names : names] = $1 }
    END {
        printf "%-42s %7s %6s %6s %8s %8s\n", "milliseconds, " rounds \
            " rounds", "median", "min", "max", "x floor", "x cargo"
        for (k = 1; k <= names; k++)
            median[name[k]] = value[name[k], int((n[name[k]] + 1) / 2)]
        for (k = 1; k <= names; k++) {
            seconds = median[name[k]]
            printf "%-42s %7.0f %6.0f %6.0f %8.1f", name[k], 1000 * seconds,
                1000 * value[name[k], 1], 1000 * value[name[k], n[name[k]]],
                ratio("floor: cc, link, run an empty program")
            if (ratio("cargo test -q after an edit"))
                printf " %8.2f", ratio("cargo test -q after an edit")
            print ""
        }
    }'

# The two take turns here, too. Both times are those that a process has computed
# itself, on one thread.
! python3 -c 'import torch' 2>/dev/null || {
    for round in 1 2 3 4 5; do
        make -s train TASK=back SCHEME=sinusoid SEEDS=1 |
            sed -n 's/^A step took \(.*\) ms.*/C\t\1/p'
        printf 'PyTorch, float\t%s\n' "$(python3 tests/proof/train_torch.py)"
        printf 'PyTorch, double\t%s\n' \
            "$(python3 tests/proof/train_torch.py float64)"
    done | sort -t '	' -k1,1 -k2,2g | awk -F'\t' '
        { n[$1]++; value[$1, n[$1]] = $2 }
        n[$1] == 1 { name[++names] = $1 }
        END {
            printf "\n%-42s %7s %8s\n", "milliseconds, a step of training", \
                "median", "x C"
            for (k = 1; k <= names; k++) {
                middle[k] = value[name[k], int((n[name[k]] + 1) / 2)]
                printf "%-42s %7.2f %8.2f\n", name[k], middle[k], \
                    middle[k] / middle[1]
            }
        }'
}
