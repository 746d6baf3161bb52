#!/bin/sh
# write_test.sh: proves what make write rests on.
#
#   theorems   whatever the weights are: the gradient of the larger model, the
#              cache, the reader of stories
#   messages   what a student reads
#
# With arguments it runs only these parts.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
unset SCHEME PROMPT LENGTH SEED MODEL LAYERS STEPS MISTAKE ON WITH
chapter=15_it_writes
trainer=chapters/14_does_order_matter/train
folder=chapters/$chapter/write
top=$PWD
room=$BUILD/write_test
rm -rf "$room"
mkdir -p "$room" || exit 2
room=$(cd "$room" && pwd)
headers="-iquote tests/harness -DSTORIES -I$trainer -I$folder"
for each in 05_full_formula 09_learned_positions 10_relative_bias 11_rotary \
    14_does_order_matter $chapter; do
    headers="$headers -Ichapters/$each"
done
compilers=gcc program=write sources="$trainer $folder"
parts="functions model jobs random pages story writer"
. tests/proof/trainer.sh

# --- Theorems

writes_wrong() { # WHAT PART EXPRESSION
    refuses "$1" tests/proof/write_check.c '' "$2" "$3"
}

learns_wrong() { # WHAT SCHEME EXPRESSION
    refuses "$1" tests/proof/train_check.c "$2" model "$3"
}

theorems() {
    passes tests/proof/write_check.c
    writes_wrong "an animal does something to itself" story 's/ && a != b;/;/'
    writes_wrong "a verb may come twice" story \
        's/doer\[verb\] > 0)/doer[0] > 9)/'
    writes_wrong "the doer is the other one" story \
        's/\[verb\] = a;/[verb] = 0;/;s/\[verb\] = b;/[verb] = a;/
            s/\[verb\] = 0;/[verb] = b;/'
    writes_wrong "a result need not follow" story \
        's/last == verb/last + verb > 0/'
    writes_wrong "a given thing stays" story 's/(w->owner\[o\] = b)/1/'
    writes_wrong "the world goes on after the end" story \
        's/= (struct world){0}/= *w/'
    writes_wrong "any word stands for a letter" story \
        's/word\[k\] < first || /0 \&\& /'
    writes_wrong "the query stands one further" writer \
        's/(filled, n, HEAD, setting.base, q/(filled + 1, n, HEAD, 1e4, q/'
    writes_wrong "the cache is cut, and the count is not" writer \
        's/filled -= CUT;/filled -= CUT - 1;/'
    writes_wrong "the prompt is spoilt, too" writer \
        's/filled + i >= prompt/true/'
    writes_wrong "a restart restarts nothing" writer 's/turn(-(double)prompt/\
        turn(0/'
    writes_wrong "the largest share is drawn" writer \
        's/left = random_part()/left = 0.5/'
    parts="functions model tasks random"
    compile_check gcc $trainer/tasks.c "$room/gcc/write/tasks.o"
    passes tests/proof/train_check.c
    learns_wrong "a hidden 0 has a gradient" none 's/\[k\] <= 0)/[k] < -1)/'
    learns_wrong "the norm before hidden rows has none" none \
        's/norm_backward(rows, kept\[l\].normal_z.*$/;/'
    learns_wrong "the hidden rows get no gradient" none \
        's/^\( *feed_forward_backward(\)rows, /\10, /'
}

# --- Messages

short() { make write SCHEME="${1-RoPE}" STEPS=3; }

# The signal of Ctrl-C, as soon as the first model has been kept.
stopped() {
    mkdir "$room/models"
    build/write/write ON=reference SCHEME="mask RoPE" STEPS=3 \
        MODELS="$room/models" >/dev/null
    rm "$room"/models/RoPE*
    mv "$room/models/mask-1-1-3" "$room/models/mask-1-1-100000"
    build/write/write ON=reference SCHEME="mask RoPE" STEPS=100000 \
        MODELS="$room/models" &
    sleep 1
    kill -INT $!
    wait $!
}

messages() {
    enter_copy $chapter

    says 0 "^The reference's: keep_chunk, attend_kept" short
    holds "the cache makes no difference" grep -q 'are the same' "$room/output"
    holds "no line is longer than a terminal" sh -c \
        "! grep -q '.\{80,\}' '$room/output'"
    holds "no colours in a pipe" \
        sh -c "! grep -q '$(printf '\033')' '$room/output'"
    says 130 '^Stopped' stopped
    holds "what was trained before has written" grep -q '^mask only$' \
        "$room/output"
    cp "$right" "$file"
    says 0 '^restart ' make write STEPS=3 MISTAKE="restart twice"
    holds "the right one stands beside it" grep -q '^RoPE  ' "$room/output"
    says 0 '^Yours: .*shift_cache' make write SCHEME=RoPE STEPS=3 LENGTH=90 \
        PROMPT="the fox chased the hen ."
    holds "so many words" grep -q '^Of a page of 90 words' "$room/output"
    holds "the prompt, as the reader sees it" \
        grep -q '^    \[ the fox chased the hen \. \]' "$room/output"
    holds "the shift is compared" grep -q 'those of the shorter text, up to' \
        "$room/output"
    says 0 'before the first shift only' make write SCHEME=RoPE STEPS=3 \
        LENGTH=90 LAYERS=2
    with_change '/^bool keep_chunk/,/^}/s/past + i/i/g'
    says 0 'is wrong\. This says more:  make check CH=15' short
    says 0 'its scores differ by [^:]*$' make write STEPS=3 MISTAKE=one-too-far
    with_change '/^size_t shift_cache/,/^}/s/turn(-(double)drop/turn(0/'
    says 0 'shift_cache is wrong' make write SCHEME=RoPE STEPS=3 LENGTH=90
    with_change '/^size_t shift_cache/,/^}/s/^{/{ TODO();/
        s/^#include "it_writes.h"/&\n#include "todo.h"/'
    says 0 "^The reference's: shift_cache" make write SCHEME=RoPE STEPS=3 \
        LENGTH=90
    with_change '/^void attend_kept/,/^}/s/^{/{ y = NULL;/'
    says 2 'attend_kept \(chapter 15, yours\) crashed' short
    holds "what to do next is said" grep -q 'make check CH=15' "$room/output"
    with_change '/^void attend_kept/,/^}/s/^{/{ for (volatile int k = 0;; \
        k++); {/;/^void attend_kept/,/^}/s/^}/}}/'
    says 2 'attend_kept \(chapter 15, yours\) has not come to its end' short
    echo 'void attend_kept(' >>"$file"
    says 2 'does not build' short
    cp "$right" "$file"
    says 2 'the stories have no such word' make write PROMPT="the lion"
    says 2 'it has 40 words at most' make write \
        PROMPT="$(yes 'the fox chased the hen .' | head -n 8 | tr '\n' ' ')"
    says 2 'the schemes are mask, table' make write SCHEME=rope2
    says 2 'the mistakes are none, restart' make write MISTAKE=typo
    says 2 'only RoPE has keys to turn' make write SCHEME=ALiBi MISTAKE=base
    says 2 'a number from 1 to 10000' make write LENGTH=endless
    says 2 'a whole number' make write SEED=1.5

    # As handed out, without solutions.
    rm -rf solutions
    says 2 'embed \(chapter 09\) is not written' short mask
    says 2 'rotate \(chapter 11\) is not written' short
    says 2 'Writing needs of chapter 09 embed, table_gradient' short
    says 2 'this copy of the course has no solutions' make write \
        SCHEME=RoPE ON=reference
    cd "$top" || exit 2
}

[ $# -gt 0 ] || set -- theorems messages
for part; do
    $part
done
sum_up
