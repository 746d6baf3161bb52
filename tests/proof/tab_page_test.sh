#!/bin/sh
# tab_page_test.sh: an exercise is written, checked and kept in a browser, on
# the course's site with the tab. What the tab judges is tab_test.sh's. It needs
# what make setup-tab installs, and chromium.
. docs/notes/browser.sh
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
. tests/proof/tab/page.sh

in_a_browser() {
    serve "$site"
    browser_start 1280 900
    holds "a lesson opens" open_lesson
    holds "it says where to check on this page" answers \
        "return document.querySelector('.exercise').innerText
            .match(/on this page: \w+/g).join()" \
        "on this page: the,on this page: Check"
    browser_requests >/dev/null
    holds "an editor comes to an exercise" open_editor
    holds "clang arrives" wait_for "$clang_is_there"
    holds "the empty exercise is checked" \
        write_and_check "chapters/$sample/full_formula.c"
    holds "it is open" board_says "○ pair_frequency"
    holds "a live panel says what is missing" \
        panel_shows "says('Not written yet: pair_frequency.')"
    browser_ask "addEventListener('course-module', () => { window.early =
        !document.querySelector('.board'); });" >/dev/null
    sed 's/10000/1000/' solutions/$sample/full_formula.c >"$room/wrong.c"
    holds "a wrong answer is checked" write_and_check "$room/wrong.c"
    holds "a known mistake is named" board_says "This is what you get with"
    holds "the panel had it before the board" answers "return early" true
    holds "it is drawn with it, beside the reference, and turns" panel_shows \
        "says('Of your C: pair_frequency.') && says('but this C gives') &&
        panel.state.pos > 0"
    echo 'int x = ;' >"$room/broken.c"
    holds "a file that does not compile" write_and_check "$room/broken.c"
    holds "the compiler is heard" board_says "expected expression"
    holds "its line is marked" wait_for \
        "return !!document.querySelector('.cm-lint-marker-error')"
    holds "the panel shows what compiled last" \
        panel_shows "says('Of your C: pair_frequency.')"
    holds "or the reference, where one asks for it" panel_shows \
        "panel.set({ by: 'reference' }), !says('gives') && !says('Of your')"
    browser_ask "explorer_page.panels.forEach(one => one.of &&
        one.set({ by: 'yours' }));" >/dev/null
    sed 's/^double pair_frequency.*/&/; /^double pair_frequency/{n;
        s/{/{ for (double y = 0;;) y += i;/;}' \
        solutions/$sample/full_formula.c >"$room/endless.c"
    holds "an endless loop is checked" write_and_check "$room/endless.c"
    holds "the board says so" board_says "loop"
    holds "so does the panel" panel_shows "says('500 million steps')"
    holds "the reference is checked" \
        write_and_check "solutions/$sample/full_formula.c"
    holds "it is done" board_says "This chapter is done"
    holds "nobody else is asked for anything" nothing_else_is_asked
    holds "the page opens again" open_lesson
    holds "what is done is marked" answers \
        "return document.querySelectorAll('.exercise.done').length" 4
    holds "the editor opens again" browser_click 0.5 0.5 \
        "return document.querySelector('.begin')"
    holds "the text is still there" wait_for \
        "return /INFINITY/.test(window.lesson.editor?.text)"
    holds "no fault is on the console" silently browser_console
    browser_size 390 844 dark
    holds "a phone is wide enough" is_not_too_wide
    holds "your course opens" browser_open "$address/yours.html"
    holds "it shows the course" wait_for "return /05.*● ● ● ●/.test(
        document.querySelector('#your-course').innerText.replace(/\s+/g, ' '))"
    holds "it is not too wide" is_not_too_wide
    kill $server
}

site=$(NAMED=$sample docs/tab/tab.sh --site) || exit 2
in_a_browser
sum_up
