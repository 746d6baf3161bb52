#!/bin/sh
# tab_page_test.sh: an exercise is written, checked and kept in a browser, on
# the course's site with the tab. What the tab judges is tab_test.sh's. It needs
# what make setup-tab installs, and chromium.
. docs/notes/browser.sh
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
. tests/proof/tab/page.sh

# What keeps the work, in node; and its zip, in a terminal.
without_a_browser() {
    node tests/proof/tab/work.mjs "$(cd "$BUILD/tab/scripts/tab" && pwd)" \
        solutions/$sample/full_formula.c "$room/work.zip" >"$room/work" ||
        exit 2
    while read -r verdict what; do
        holds "$what" [ "$verdict" = ok ]
    done <"$room/work"
    clone=$room/clone
    rm -rf "$clone" && mkdir "$clone" &&
        cp -R Makefile chapters tests "$clone" &&
        (cd "$clone" && python3 -m zipfile -e ../work.zip .) || exit 2
    holds "a zip of the work goes on in a terminal" finished_there
}

finished_there() {
    (cd "$clone" && env -u BUILD make -s check CH=05) >"$room/terminal" 2>&1
    grep -q "This chapter is done" "$room/terminal" || {
        cat "$room/terminal"
        return 1
    }
}

# ---- What a reader does. The editor is open, and the reference is in it.

js() { browser_ask "$1; return '';" >/dev/null; }
says() {
    wait_for "return /$2/.test(document.querySelector('$1').textContent)"
}
text_is() { answers "return /$1/.test(lesson.editor.text)" true; }
count() { answers "return document.querySelectorAll('$1').length" "$2"; }

changed_text() {
    js "window.before = lesson.editor.text; lesson.editor.text += '// later'"
    holds "what has changed since is not done" count .exercise.changed 4
    js "lesson.editor.text = before"
    holds "what is as it was is done" count .exercise.done 4
    js "window.confirm = () => true; lesson.reset()"
    holds "one can begin anew" text_is "TODO\(\);"
    js "lesson.earlier.open = true"
    holds "an earlier version comes back" browser_click 0.5 0.5 \
        "return document.querySelector('.earlier li button')"
    holds "as it was" answers "return lesson.editor.text === before" true
}

by_keyboard() {
    open_lesson
    js "document.querySelector('.begin').focus()"
    browser_key Enter
    holds "Enter opens the editor" wait_for \
        "return document.activeElement.matches('.cm-content')"
    holds "the contract is there" says ".bench .memdoc" "radians per position"
    holds "the others are folded" count .cm-foldPlaceholder 3
    holds "clang arrives again" wait_for "$clang_is_there"
    js "lesson.editor.view.contentDOM.dispatchEvent(new KeyboardEvent('keydown',
        { key: 'Enter', keyCode: 13, ctrlKey: true, bubbles: true }))"
    holds "Ctrl-Enter checks this exercise" says .board "This exercise is right"
    holds "the others are not on its board" answers \
        "return /encode_sequence/.test(
            document.querySelector('.board').textContent)" false
    holds "it is announced" says "[role=status].status" \
        "pair_frequency is right"
    holds "the reference is offered" says .reference "pow\(10000"
    holds "and the next chapter" says .on "Next: 06"
    browser_key Escape
    browser_key Tab
    holds "Escape and Tab leave the editor" answers \
        "return document.activeElement.textContent" "Check pair_frequency"
    browser_key Tab
    holds "Tab goes on" answers \
        "return document.activeElement.textContent" "Check the chapter"
    holds "the focus is seen" answers \
        "return getComputedStyle(document.activeElement).outlineStyle" solid
    js "lesson.nextHint()"
    holds "a hint is shown" count ".hints details[open]" 1
}

questions() {
    js "const field = document.querySelector('.prediction input');
        field.value = 'forty'; field.focus()"
    browser_key Enter
    holds "Enter opens the answer beside one's own" \
        says "details.answer[open] .own" forty
    js "document.querySelectorAll('.options')[0].querySelectorAll('button')[0]
        .click(); document.querySelectorAll('details.answer')[1].open = true"
    holds "one can look without" count "details.answer[open]" 2
    open_lesson
    holds "a prediction stays" answers \
        "return document.querySelector('.prediction input').value" forty
    holds "so does the quiz" count ".options [aria-pressed]" 1
}

# Another window, a full disk, a new version of the site.
windows_and_disk() {
    js "const work = JSON.parse(localStorage['course:work:$sample']);
        work.version = 'older';
        localStorage['course:work:$sample'] = JSON.stringify(work)"
    open_lesson
    open_editor
    holds "a new version of the chapter is announced" says .bench \
        "has changed since you wrote this"
    holds "the text is as it was" text_is INFINITY
    js "const other = document.createElement('iframe');
        other.src = 'yours.html'; document.body.append(other);
        other.onload = () => { const store = other.contentWindow.localStorage;
            store['course:work:$sample'] = JSON.stringify({ text: '// there',
                passed: {} }); window.stored = true; }"
    holds "another window is heard" wait_for \
        "return lesson.editor.text === '// there'"
    js "localStorage['course:work:$sample'] = JSON.stringify({ passed: {},
            text: '// unheard' }); lesson.editor.text = '// here'"
    holds "an unheard one loses nothing" says .earlier "from another window"
    js "lesson.earlier.open = true;
        for (let size = 1 << 22; size; size >>= 1)
            try { while (true) localStorage['fill' + Math.random()] =
                'x'.repeat(size); } catch { }
        lesson.editor.text = '// much longer '.repeat(99)"
    holds "a full disk is told" says .bench "does not keep your work"
    js "window.confirm = () => true; lesson.reset()"
    holds "then nothing is replaced" text_is "much longer"
    js "Object.keys(localStorage).filter(key => /^fill/.test(key))
            .forEach(key => localStorage.removeItem(key));
        lesson.editor.text = before = '// room again'"
    holds "and all is kept when there is room" answers \
        "return document.querySelector('[role=alert]').textContent +
            JSON.parse(localStorage['course:work:$sample']).text" \
        "// room again"
}

on_a_phone() {
    browser_size 390 844 dark still
    open_lesson
    open_editor
    wait_for "return document.activeElement.matches('.cm-content')"
    holds "a phone is wide enough" is_not_too_wide
    js "document.documentElement.style.setProperty('--keyboard', '300px')"
    holds "Check is above the keyboard" wait_for "
        const box = document.querySelector('.check').getBoundingClientRect();
        return box.top > 0 && box.bottom <= innerHeight - 300"
    for look in dark light; do
        browser_size 390 844 $look
        holds "$look comes with the system's colours" wait_for \
            "return document.documentElement.className.includes('$look-mode')"
        holds "$look: words can be read" silently read_contrast
    done
}

# The text of each kind has 4.5 times the light of what is behind it, or less.
read_contrast() {
    browser_ask "document.documentElement.className =
            'js ' + (matchMedia('(prefers-color-scheme: dark)').matches
                ? 'dark-mode' : 'light-mode');
        const parts = color => color.match(/[\d.]+/g).map(Number);
        const light = color => { const [r, g, b] = parts(color).map(part =>
            (part /= 255) <= 0.04045 ? part / 12.92
                : ((part + 0.055) / 1.055) ** 2.4);
            return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
        const behind = one => { const color =
            getComputedStyle(one).backgroundColor;
            return (parts(color)[3] ?? 1) === 1 ? color
                : behind(one.parentElement); };
        const low = [...document.querySelectorAll('.bench *, .begin')]
            .filter(one => [...one.childNodes].some(node =>
                node.nodeType === 3 && node.data.trim()) &&
                one.checkVisibility() && !one.closest('svg, .MathJax_SVG'))
            .filter(one => {
                const [a, b] = [light(getComputedStyle(one).color),
                    light(behind(one))].sort((x, y) => y - x);
                return (a + 0.05) / (b + 0.05) < 4.5; });
        return low.map(one => one.outerHTML.slice(0, 90)).join(' ');"
}

your_course() {
    holds "your course opens" browser_open "$address/yours.html"
    holds "it shows answers" says "#your-course" \
        "1 of [0-9]+[01] right of [0-9]"
    holds "it is not too wide" is_not_too_wide
    js "window.drop = file => { const data = new DataTransfer();
            data.items.add(file); dispatchEvent(new DragEvent('drop',
                { dataTransfer: data, cancelable: true })); };
        URL.createObjectURL = blob => { window.zip = blob; return '#'; };
        document.querySelector('#your-course button').click();
        localStorage.removeItem('course:work:$sample');
        drop(new File([zip], 'course-work.zip'))"
    holds "a zip is dropped" says .dropped "Taken in: 05"
    holds "the work is back" answers \
        "return JSON.parse(localStorage['course:work:$sample']).text" \
        "// room again"
    js "drop(new File(['nothing'], 'broken.zip'))"
    holds "what is no zip changes nothing" says .dropped "could not be read"
    holds "the menu says what is begun" answers "return document.querySelector(
        '#side a[href*=\"$sample\"] .mark').textContent" ◐
}

# The compiler can't be had, and then it can.
without_a_compiler() {
    browser_console >/dev/null
    open_lesson
    js "window.Own = Worker; window.Worker = class extends Own {
        constructor(_, more) { super('nowhere.js', more); } }"
    open_editor
    holds "no compiler is told" says .bench "could not be loaded"
    js "window.Worker = Own"
    holds "one can try again" browser_click 0.5 0.5 "return [
        ...document.querySelectorAll('.verbs button')].at(-1)"
    holds "then it comes" wait_for "$clang_is_there"
}

in_a_browser() {
    serve "$site"
    browser_start 1280 900
    holds "a lesson opens" open_lesson
    holds "it says where to check on this page" answers \
        "return document.querySelector('.exercise').innerText
            .match(/on this page: \w+/g).join()" \
        "on this page: press,on this page: press"
    browser_requests >/dev/null
    holds "an editor comes to an exercise" open_editor
    holds "clang arrives" wait_for "$clang_is_there"
    holds "the empty exercise is checked" \
        write_and_check "chapters/$sample/full_formula.c"
    holds "it is open" board_says "○ pair_frequency"
    holds "a live panel says what is missing" \
        panel_shows "says('This picture needs pair_frequency.')"
    browser_ask "addEventListener('course-module', () => { window.early =
        !document.querySelector('.board'); });" >/dev/null
    sed 's/10000/1000/' solutions/$sample/full_formula.c >"$room/wrong.c"
    holds "a wrong answer is checked" write_and_check "$room/wrong.c"
    holds "a known mistake is named" board_says "This is what you get with"
    holds "the panel had it before the board" answers "return early" true
    holds "it is drawn with it, beside the reference, and turns" panel_shows \
        "says('Made with your pair_frequency,') && says('but this C gives') &&
        panel.state.pos > 0"
    echo 'int x = ;' >"$room/broken.c"
    holds "a file that does not compile" write_and_check "$room/broken.c"
    holds "the compiler is heard" board_says "expected expression"
    holds "its line is marked" wait_for \
        "return !!document.querySelector('.cm-lint-marker-error')"
    holds "the board names no lesson for that" answers \
        "return /Read /.test(document.querySelector('.board').innerText)" false
    holds "the panel shows what compiled last" panel_shows \
        "says('this is what built last. Made with your pair_frequency,')"
    holds "or the reference, where one asks for it" panel_shows \
        "panel.set({ by: 'reference' }), !says('gives') && !says('Made')"
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
    holds "its button says so" answers \
        "return document.querySelector('.begin').textContent" \
        "Open pair_frequency: it is right"
    holds "the editor opens again" browser_click 0.5 0.5 \
        "return document.querySelector('.begin')"
    holds "the text is still there" wait_for \
        "return /INFINITY/.test(window.lesson.editor?.text)"
    holds "no fault is on the console" silently browser_console
    changed_text
    by_keyboard
    questions
    windows_and_disk
    on_a_phone
    your_course
    without_a_compiler
    kill $server
}

site=$(NAMED=$sample docs/tab/tab.sh --site) || exit 2
without_a_browser
in_a_browser
sum_up
