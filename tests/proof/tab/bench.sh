#!/bin/sh
# What a reader of the course in a tab waits for, in Chromium, from a server of
# this machine; chapter 05, and every check has a text that is new. It prints
# milliseconds that passed, as medians, with the goals; and what is loaded.
# make bench calls it.
. docs/notes/browser.sh
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
. tests/proof/tab/page.sh
rounds=${ROUNDS:-15}

row() { printf '%-48s %8s   %s\n' "$1" "$2" "$3"; }

# What is loaded, compressed, but for the folder in $2 or in it alone.
size() { # FIND'S-TEST ...
    find "$site" -type f ! -name '*.gz' "$@" -exec gzip -6 -c {} + | wc -c
    find "$site" -type f -name '*.gz' "$@" -exec cat {} + | wc -c
}
megabytes() { awk '{ n += $1 } END { printf "%.1f", n / 1e6 }'; }

# The median of a check of this exercise, or, for null, of the chapter.
checks() { # ONLY
    browser_ask "return (async () => {
        const right = lesson.editor.text, times = [];
        for (let k = 0; k <= $rounds; k++) {
            const from = performance.now(), text = right + '// ' + from;
            await lesson.builder.ask({ check: lesson.chapter, text,
                settings: { colour: 1 }, ...$1 && { only: $1 } });
            if (k) times.push(performance.now() - from);
        }
        return Math.round(times.sort((a, b) => a - b)[$rounds >> 1]);
    })()"
}

# A frame is asked for all the time while the chapter is checked: the longest
# pause between two.
longest_frame() {
    browser_ask "return (async () => {
        let last = performance.now(), longest = 0, over = false;
        const look = now => {
            longest = Math.max(longest, now - last);
            last = now;
            if (!over) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        await lesson.builder.ask({ check: lesson.chapter,
            text: lesson.editor.text + '/* frames */', settings: {} });
        over = true;
        return Math.round(longest);
    })()"
}

# From the opening of the page to the first board.
first_verdict() {
    open_lesson && open_editor && wait_for "$clang_is_there" &&
        write_and_check "solutions/$sample/full_formula.c" &&
        browser_ask "return Math.round(performance.now())"
}

site=$(docs/tab/tab.sh --site) || exit 2
serve "$site"
browser_start 1280 900
row "the course in a tab, medians of $rounds" "" goal
row "the first verdict, first visit" "$(first_verdict)" 10000
row "the first verdict, second visit" "$(first_verdict)" 4000
row "text to read" "$(browser_ask "return Math.round(performance
    .getEntriesByType('paint').at(-1).startTime)")" 1000
row "a chapter after an edit" "$(checks null)" 1000
row "one function after an edit" "$(checks "'pair_frequency'")" 500
row "the longest frame meanwhile" "$(longest_frame)" ""
row "clang, megabytes" "$(size -path '*/clang/*' | megabytes)" 25
row "the whole site without it, megabytes" \
    "$(size ! -path '*/clang/*' | megabytes)" ""
kill "$server"
