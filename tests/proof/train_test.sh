#!/bin/sh
# train_test.sh: proves what make train rests on, and what the pages say of it.
#
#   theorems       whatever the weights are: train_check.c, gcc and clang
#   measurements   two seeds, trained anew, where every seed is far from the
#                  bounds
#   messages       what a student reads
#
# With arguments it runs only these parts.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
unset TASK SCHEME SEEDS STEPS RATE LAYERS NORM BASE SLOPE CLIP CLAMP OPTIMISER \
    ON WITH
chapter=14_does_order_matter
folder=chapters/$chapter/train
top=$PWD
room=$BUILD/train_test
rm -rf "$room"
mkdir -p "$room" || exit 2
room=$(cd "$room" && pwd)
headers="-iquote tests/harness -I$folder"
for each in 05_full_formula 09_learned_positions 10_relative_bias 11_rotary \
    $chapter; do
    headers="$headers -Ichapters/$each"
done
compilers="gcc clang"
program=train parts="functions model tasks random" sources=$folder
. tests/proof/trainer.sh

# --- Theorems

model_refuses() { # WHAT SCHEME EXPRESSION
    refuses "$1" tests/proof/train_check.c "$2" model "$3"
}

theorems() {
    passes tests/proof/train_check.c
    model_refuses "RoPE is not turned back" RoPE 's/dq, -1)/dq, 1)/'
    model_refuses "the norm has no gradient of its own" none \
        's/ - normal\[r\]\[c\] \* sum \/ WIDTH//'
    model_refuses "the residual path is cut" none \
        's/^    add(rows \* WIDTH, \*z, .*$//'
    model_refuses "a relative bias gets the last gradient only" relative \
        's/setting.clip)\] += dbias/setting.clip)] = dbias/'
    model_refuses "the mask is one word late" none \
        's/j > i \&\&/j > i + 1 \&\&/'
    model_refuses "ALiBi differs to the left and to the right" ALiBi \
        's/bias\[i\]\[j\] = bias\[j\]\[i\]/bias[i][j] = 2 * bias[j][i]/'
    model_refuses "a scheme without positions has some" none \
        's/scheme == SINUSOID)/scheme <= SINUSOID)/'
    model_refuses "RoPE's places begin at 0 again" RoPE \
        's/batch->length + setting.start\];/batch->length + (setting.start ? \
            r % batch->length : 0)];/'
}

# --- Measurements

# measured FIELD SCHEME LOW HIGH: of each seed in the records.
# shellcheck disable=SC2016 # awk's, not the shell's
measured() {
    holds "$task: $2, field $1, is from $3 to $4" awk -F'\t' -v field="$1" \
        -v scheme="$2" -v low="$3" -v high="$4" '
            $3 == scheme && ++n && ($field < low || $field > high) {
                print "seed " $4 ": " $field
                bad = 1
            }
            END { exit bad || n < 2 }' "$room/records"
}

# Trains two seeds of these schemes into the records.
train_two() { # COMPILER SCHEMES
    rm -f "$room/records"
    CC=$1 BUILD=$room/$1 TASK=$task SCHEME=$2 SEEDS=2 ON=reference \
        tests/verbs/train.sh --records "$room/records" >"$room/printed" 2>&1 &&
        good && return
    bad "$task could not be trained"
    shown_below "$room/printed"
}

# Each share at the length of training, beside those of the 8 seeds on the page:
# within three times their range, and 0.05 for a range that is none.
# shellcheck disable=SC2016 # awk's, not the shell's
beside_the_page() {
    holds "$task: the page's numbers are those of today" awk -F'\t' '
        FNR == 1 { files++ }
        /^#/ { next }
        files == 1 && $1 == $2 {
            key = $2 FS $3
            if (!(key in least) || $6 < least[key]) least[key] = $6
            if (!(key in most) || $6 > most[key]) most[key] = $6
        }
        files == 2 {
            key = $2 FS $3
            margin = most[key] - least[key] + 0.05
            if (!(key in least) || $6 < least[key] - margin || \
                $6 > most[key] + margin) {
                print $3 ", seed " $4 ": " $6
                bad = 1
            }
        }
        END { exit bad || files < 2 }' tests/$chapter/results.tsv \
        "$room/records"
}

measurements() {
    # The fields: 6 to 8 are the shares at the length of training, 2 and 4 times
    # it; 9 is that of mirrored pairs.
    task='who'
    train_two clang "none mask integer sinusoid table ALiBi relative RoPE"
    measured 6 none 0 0.5
    measured 9 none 0 0
    for scheme in mask integer sinusoid table ALiBi relative RoPE; do
        measured 6 $scheme 0.95 1
    done
    beside_the_page
    task=back
    train_two gcc "mask sinusoid table ALiBi relative RoPE RoPE-1e6"
    measured 6 mask 0 0.5
    for scheme in sinusoid table ALiBi relative RoPE; do
        measured 6 $scheme 0.97 1
    done
    measured 7 table 0 0.25
    measured 8 ALiBi 0.95 1
    measured 8 relative 0.7 1
    measured 8 RoPE 0 0.6
    measured 8 RoPE-1e6 0.9 1
    beside_the_page
}

# --- Messages

# A short training in a copy of the course, on the student's file.
short() { make train TASK=back SCHEME="${1-ALiBi}" SEEDS=1 STEPS=3; }

# The signal of Ctrl-C, as soon as the first of many trainings has written its
# details.
stopped() {
    rm -f "$room/details"
    build/train/train ON=reference TASK=back SCHEME=ALiBi SEEDS=100 STEPS=60 \
        DETAILS="$room/details" &
    until [ -s "$room/details" ]; do sleep 0.1; done
    sleep 0.2
    kill -INT $!
    wait $!
}

messages() {
    enter_copy $chapter

    says 0 "^The reference's: .*adam" short
    says 0 '^ALiBi ' short
    holds "no progress in a pipe" \
        sh -c "! grep -q '$(printf '\r')' '$room/output'"
    holds "the table names its columns as the lesson does" \
        grep -q '^back, %, 1 seed .*places < 16 .*16-31 .*32-63$' \
        "$room/output"
    says 0 '^no positions .* 0\.0 \[0\.0-0\.0\]' \
        make train TASK=who SCHEME=none SEEDS=1 STEPS=3
    holds "without positions no loss is below ln 2" \
        grep -q 'the loss ended at [0-9.]*\. It can.t fall' "$room/output"
    says 130 '^Stopped' stopped
    holds "what had been trained is shown" grep -q ' of 100 seeds' \
        "$room/output"
    says 0 '^RoPE, base 1e6 .*\[[0-9.]*-[0-9.]*\]' short rope-1E6
    cp "$right" "$file"
    says 0 '^Yours: cross_entropy, attention_backward, adam$' short
    with_change '/^void adam/,/^}/s/^{/{ TODO();/
        s/^#include <math.h>/&\n#include "todo.h"/'
    says 0 '^Yours: cross_entropy, attention_backward$' short
    holds "the reference's adam takes its place" \
        grep -q "^The reference's: adam" "$room/output"
    with_change '/^void adam/,/^}/s/^{/{ mean = NULL;/'
    says 2 'adam \(chapter 14, yours\) crashed' short
    says 2 'make check CH=14' short
    with_change '/^void adam/,/^}/s/^{/{ exit(0);/
        s/^#include <math.h>/&\n#include <stdlib.h>/'
    says 2 'adam \(chapter 14, yours\) ended the program' short
    with_change 's/return loss \/ (double)n/return log(-1)/'
    says 2 'the loss is no number' short
    with_change 's/parameter\[c\] -=/parameter[c] +=/'
    says 0 'in the last step the loss was' short
    with_change '/^void adam/,/^}/s/^{/{ for (volatile int k = 0;; k++); {/
        /^void adam/,/^}/s/^}/}}/'
    says 2 'adam \(chapter 14, yours\) has not come to its end' short
    echo 'void adam(' >>"$file"
    says 2 'does not build' short
    cp "$right" "$file"
    echo 'double dot(double a) { return a; }' | tee -a \
        chapters/09_learned_positions/learned_positions.c \
        >>chapters/11_rotary/rotary.c
    says 0 '^ALiBi ' short
    echo 'void rotate(' >>chapters/11_rotary/rotary.c
    says 0 'rotary.c does not build, so it is left out' short RoPE
    says 2 'the schemes are none, mask' short rope2
    says 2 'a number from 1 to 100' make train SEEDS=many
    says 2 'the tasks are' make train TASK=when
    says 2 'a number from 1 to 1000000' make train STEPS=many
    says 2 'a whole number' make train SEEDS=1.5
    says 2 'it is momentum or adam' make train OPTIMISER=sgd
    says 2 'it is reference or yours' make train ON=mine

    # As handed out, without solutions.
    rm -rf solutions
    says 2 'embed \(chapter 09\) is not written' short
    says 2 'Training needs chapters 09, 10 and 14' short
    cp "$top/solutions/09_learned_positions/learned_positions.c" \
        chapters/09_learned_positions/
    cp "$top/solutions/10_relative_bias/relative_bias.c" \
        chapters/10_relative_bias/
    says 0 '^Yours: .*adam' short
    says 0 'RoPE: left out, for rotate \(chapter 11\)' short "ALiBi RoPE"
    holds "the others are trained" grep -q '^ALiBi ' "$room/output"
    cd "$top" || exit 2
}

[ $# -gt 0 ] || set -- theorems measurements messages
for part; do
    $part
done
sum_up
