#!/bin/sh
# docs/lessons/steps_test.sh: breaks a small lesson in every way that steps.awk
# looks for. Ends in "N passed, N failed".
set -u

. tests/proof/count.sh
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT

cat >"$room/right.md" <<'END'
# 90 Made up

## The problem

There are 3 apples.

## One step

Let us count to 1,372.

**Predict.** How many are left of the
first 44?

<details><summary>Answer</summary>

**21 of them.** The others are gone, 9 of them.

```text
left   21
```

</details>

So it goes on.

```text
eaten   9
```

**Predict.** Is it
more?

<details><summary>Answer</summary>

**Yes.**

</details>

It is 121.5 times as much:

| times | 121.5 |
|---|---|

<details><summary>For the curious: why</summary>

Because.

</details>

### Write `first`

Do it.

**Predict.** Where does it stand?

<details><summary>Answer</summary>

**At the very end.** So it is.

</details>

### Write `second`

Do it, too.

## Hints
END

steps() { awk -v exercises="first second" -f docs/lessons/steps.awk "$1"; }

# broken "what it says" SED-SCRIPT: the lesson, changed so, is refused.
broken() {
    sed "$2" "$room/right.md" >"$room/wrong.md"
    says 1 "$1" steps "$room/wrong.md"
}

# so_many N "word": prints the word N times, as lines of one paragraph.
so_many() { yes "$2" | head -n "$1" | tr '\n' ' '; }

says 0 ', 0 failed' steps "$room/right.md"
sed 's/first 44?/first 44, 21 or 22?/; s/There are 3/There are 21/' \
    "$room/right.md" >"$room/choice.md"
says 0 ', 0 failed' steps "$room/choice.md"
broken 'the answer, 21, stands above' 's/^There are 3/There are 21/'
broken 'the answer, 21, stands above' 's/^# 90 Made/# 90 21/'
broken 'the answer, 1372, stands above' 's/^\*\*21 of/**1,372 of/'
broken 'the answer, "at the very end", stands' 's/^Let us/At the *very* end/'
broken 'a block stands open right below' '/^So it goes/d'
broken 'a block stands open right below' 's/^So it goes.*/<!-- run: left -->/'
broken 'a block stands open right below' 's/^So it goes.*/| a | b |/'
broken 'a block stands open right below' 's/^So it goes.*/<picture>/'
broken 'line 11, 21, stands open here' 's/^eaten .*/left   21/'
broken 'line 11, 21, stands open here' 's/^| times.*/| left | 21 |/'
broken 'line 11, 21, stands open here' \
    's|^It is 121.*|<picture>\n<img alt="21 left">\n</picture>|'
sed 's/^It is 121.*/## Another section/; s/^| times.*/| left | 21 |/' \
    "$room/right.md" >"$room/later.md"
says 0 ', 0 failed' steps "$room/later.md"
broken 'a live panel is folded' 's/^\*\*Yes\.\*\*/<!-- panel: clocks -->\n\n&/'
broken 'the answer, 77, stands above' \
    's/^left .*/left   77/; s/^\*\*At the very end\.\*\*/**77.**/'
broken 'does not begin with the answer itself' 's/^\*\*21 of them\.\*\*/21./'
broken 'ends with its question' 's/first 44?/first. No./'
broken 'no <details>.*right below' 's/^first 44?/&\n\nWell./'
# shellcheck disable=SC2016 # these backticks are Markdown
{
    broken 'further exercise|here the header has first' 's/`first`/`third`/'
    broken 'here the header has first' \
        's/`first`/`x`/; s/`second`/`first`/; s/`x`/`second`/'
    broken 'not every exercise has a heading.*1 of 2' '/Write `second`/d'
}
broken 'fewer than three' 's/^\*\*Predict.\*\* Where/Where/'
broken '6[0-9][0-9] words stand before first' \
    "s/^Let us/$(so_many 590 word) &/"
broken '6[0-9][0-9] words stand before second' \
    "s/^Do it\\.\$/$(so_many 600 word)/"
broken '2[0-9]* words stand before the hints' \
    "s/^Do it, too/$(so_many 2000 word)/"
broken '2[0-9]* words stand before the hints' \
    "s/^Because/$(so_many 2000 word)/"
sed "s/^Because/$(so_many 700 word)/" "$room/right.md" >"$room/aside.md"
says 0 ', 0 failed' steps "$room/aside.md"
holds "what is for the curious is among the words of a lesson" sh -c "
    awk -v table=1 -v exercises='first second' -f docs/lessons/steps.awk \
        '$room/aside.md' | grep -E '^ +7[0-9][0-9]  in all, 70[0-9] of them'"
holds "code, comments and pictures are not counted" sh -c "
    awk '/^## One step/ { print \"\`\`\`\"
        for (k = 0; k < 700; k++) print \"a\"
        print \"\`\`\`\" } { print }' '$room/right.md' >'$room/long.md'
    awk -v exercises='first second' -f docs/lessons/steps.awk '$room/long.md'"

mkdir "$room/cut"
awk -v folder="$room/cut" -f tests/verbs/steps.awk "$room/right.md"
holds "make walkthrough waits at each prediction and each exercise" \
    test "$(cd "$room/cut" && echo *)" = "001-answer 002-answer \
003-write-first 004-answer 005-write-second"
holds "it asks first" sh -c "tail -n 2 '$room/cut/001-answer' | grep 44 &&
    ! grep 21 '$room/cut/001-answer' && grep 21 '$room/cut/002-answer'"
holds "what is for the curious is only named" sh -c \
    "! cat '$room'/cut/* | grep Because && grep curious '$room'/cut/003*"

sum_up
