#!/bin/sh
# tests/proof/explorer_test.sh: the live page (docs/explorer), built and opened
# in a browser without a network: what it computes, what it says of wrong C,
# what it makes of controls and links. It prints what fails, and the count.
#
#   explorer_test.sh clocks bias    these views alone: with the reference, with
#                                   wrong C, and on a phone
set -u

. docs/notes/browser.sh
. tests/verbs/common.sh
. tests/proof/count.sh
views=$*
for name in $views; do
    [ -f "docs/explorer/views/$name.js" ] || stop "There is no view $name:" \
        "docs/explorer/views/$name.js is missing."
done
all_views=$(cd docs/explorer/views && echo *.js | sed 's/\.js//g')
[ -n "$views" ] || views=$all_views
have clang || stop "clang is not installed.  make setup-dev"
room=$BUILD/explorer-test
rm -rf "$room"
mkdir -p "$room" && room=$(cd "$room" && pwd) || exit 2
tree=$room/tree
mkdir -p "$tree/docs"

# --- the table of functions

refuses() { # WHAT, the declaration
    echo "$2" >"$room/odd.h"
    awk -f tests/judge/header.awk "$room/odd.h" >"$room/odd"
    says 1 "can't read" awk -v chapter=odd -f tests/judge/parameter.awk \
        -f docs/engine/functions.awk "$room/odd"
}
refuses "an unknown type" 'void f(struct other x);'
refuses "an unknown result" 'long double f(double x);'
refuses "two stars" 'void f(double **x);'
refuses "a size that no parameter gives" 'void f(size_t n, double x[m]);'
refuses "a struct that is written" 'void f(struct other *x);'

# --- a course of its own, with wrong chapters and one view for tests

cp -R chapters solutions tests "$tree" &&
    cp -R docs/engine docs/explorer "$tree/docs" || exit 2
cat >"$tree/docs/explorer/views/probe.js" <<'END'
view({ name: 'probe', place: 99, subject: 'After 2017', title: 'probe',
  lead: 'for tests',
  ask: () => ({}), draw() {},
  compute(c, { name, given, times = 1, hangs }) {
    while (hangs);
    let result = {};
    for (let k = 0; k < times; k++) result = name ? c.call(name, given) : {};
    return result;
  } });
END
stub() { awk -f tests/judge/stub.awk "chapters/$1/${1#???}.h"; }
own() { cat >"$tree/chapters/$1/${1#???}.c"; }
for chapter in $(tests/verbs/chapter.sh); do
    stub "$chapter" | own "$chapter"
done
first_page=$room/first.html
[ $# -gt 0 ] ||
    cp "$(cd "$tree" && BUILD=build docs/explorer/explorer.sh --page)" \
        "$first_page"
own 01_naive_integers <<'END'
#include "naive_integers.h"
void append_position(size_t d, const double e[d], size_t pos, double x[d + 1])
{
    for (size_t i = 0; i <= d + 1; i++)
        x[i] = e[0] + pos;
}
END
own 02_single_sine <<'END'
#include "single_sine.h"
double single_sine(double pos) { return sine(pos) }
END
own 03_sin_cos_pair <<'END'
#include "sin_cos_pair.h"
void sin_cos_pair(double pos, double pair[2])
{
    int zero = 0;

    pair[0] = 1 / zero;
}
double phase(const double pair[2]) { return ((double *)pair)[0] = 3; }
double pair_distance(double p, double q) { return pair_distance(q, p) + 1; }
END
own 04_multi_frequency <<'END'
#include "multi_frequency.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>
void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    memset(malloc(100000), 1, 100000);
    for (size_t i = 0; i < m; i++) {
        bank[2 * i] = sin(pos * w[i]);
        bank[2 * i + 1] = cos(pos * w[i]);
    }
}
double wavelength(double w) { exit(w); }
void geometric_frequencies(size_t m, double ratio, double w[m]) { w[0] = 1; }
END
own 05_full_formula <<'END'
#include "full_formula.h"
double pair_frequency(size_t i, size_t d_model) { for (;;) {} }
void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t i = 0; i < d_model; i++)
        pe[i] = 0. / 0.;
}
END
own 07_add_vs_concat <<'END'
#include "add_vs_concat.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
void concat_encoding(size_t n, size_t d, const double e[n][d],
                     const double pe[n][d], double x[n][2 * d])
{
    memset(x, 0, (2 * d + 1) * sizeof x[0][0]);
}
size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    int *none = NULL;

    printf("no parameters");
    return d_in ? *none : 0;
}
size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    double *copy = malloc(8);

    if (d == 1)
        free(copy);
    return d == 2 ? x[-1] : copy[0] > 0;
}
END
cp solutions/06_offset_identity/offset_identity.c \
    "$tree/chapters/06_offset_identity/"
page=$(cd "$tree" && BUILD=build docs/explorer/explorer.sh --page)
holds "the page is built" test -s "$page"
(cd "$tree" && BUILD=build docs/explorer/explorer.sh --reference "$room/one" &&
    BUILD=build docs/explorer/explorer.sh --reference "$room/two")
holds "the reference is built alike each time" cmp "$room/one" "$room/two"

# --- the numbers

cat >"$room/native.c" <<'END'
#include <stdio.h>
#include "full_formula.h"
#include "multi_frequency.h"
#include "in_the_wild.h"
#include "fast_table.h"
#include "offset_identity.h"

static void print(const char *what, size_t n, const double *x)
{
    for (size_t k = 0; k < n; k++)
        printf("%s %zu %.17g\n", what, k, x[k]);
}

int main(void)
{
    static double pe[50][32], row[32], w[8], bank[16], moved[16];
    static float fast[5][8];
    struct style style = {true, true, TO_THE_END, 1000, 1, 0.5, 2};

    encode_sequence(50, 32, pe);
    print("encode_sequence", 50 * 32, pe[0]);
    style_row(&style, 3.5, 16, row);
    print("style_row", 16, row);
    geometric_frequencies(8, 2.5, w);
    wave_bank(7.25, 8, w, bank);
    print("wave_bank", 16, bank);
    fill_table(5, 8, fast);
    for (size_t k = 0; k < 40; k++)
        printf("fill_table %zu %.17g\n", k, fast[0][k]);
    shift_encoding(4.5, 32, pe[3], row);
    printf("whose 0 %zu\n", whose(1, &style, 3.5, 16, row, 1e-3));
    shift_encoding(4.5, 16, bank, moved);
    print("shift_encoding", 16, moved);
}
END
# Gives each answer as lines: FUNCTION INDEX NUMBER.
ask_numbers='
const kernel = explorer_page.editions.kernel("reference"), lines = [];
const ask = (name, given) => kernel.ask({}, "probe", { name, given })
    .then(a => a.result);
const put = (name, list) => list.forEach((x, k) =>
    lines.push(name + " " + k + " " + x));
const style = { halves: true, cosine_first: true, steps: 1, base: 1000,
    first: 1, scale: 0.5, gain: 2 };
return (async () => {
    const { pe } = await ask("encode_sequence", { n: 50, d_model: 32 });
    put("encode_sequence", pe);
    const { row } = await ask("style_row", { style, pos: 3.5, d_model: 16 });
    put("style_row", row);
    const { w } = await ask("geometric_frequencies", { m: 8, ratio: 2.5 });
    const { bank } = await ask("wave_bank", { pos: 7.25, m: 8, w });
    put("wave_bank", bank);
    put("fill_table", (await ask("fill_table", { n: 5, d_model: 8 })).pe);
    const { shifted } = await ask("shift_encoding",
        { k: 4.5, d_model: 32, pe: pe.slice(96, 128) });
    put("whose", [(await ask("whose", { n: 1, style: [style], pos: 3.5,
        d_model: 16, row: shifted.slice(0, 16), tolerance: 1e-3 })).value]);
    put("shift_encoding", (await ask("shift_encoding",
        { k: 4.5, d_model: 16, pe: bank })).shifted);
    return lines.join("\n");
})();'

# The two libraries' sines and powers may differ in the last digit. At an angle
# of 50 that is 50 times 1e-16, and no number here is made of more than a few.
agree() {
    paste -d ' ' "$1" "$2" | awk '
        $1 != $4 || $2 != $5 || ($3 - $6)^2 > 1e-24 { print; bad = 1 }
        END { exit bad || NR < 1600 }'
}
include=$(for one in chapters/*/; do printf -- '-I%s ' "$one"; done)
# shellcheck disable=SC2086 # words
cc -std=c11 -D_DEFAULT_SOURCE -w $include "$room/native.c" \
    solutions/0[456]*/*.c \
    solutions/12*/*.c solutions/13*/*.c -lm -o "$room/native" &&
    "$room/native" >"$room/native.txt"

# in_browser WIDTH HEIGHT LINK [FILE]: opens the page, waits until it is ready.
in_browser() {
    browser_start "$1" "$2" || return 1
    browser_open "${4-$page}$3"
    wait_for 'return document.documentElement.dataset.ready'
}

# What the scripts about the view $name begin with: its panel, what keys, clicks
# and sliders do, and the C's answer.
prelude() {
    cat <<END
const panel = explorer_page.panels.filter(one => one.view.name === '$name')
    .sort((one, other) => one.story - other.story)[0];
(panel.host.closest('details') ?? {}).open = true;
const { state } = panel, answer = panel.answer && panel.answer.answer;
const control = one => panel.host.shadowRoot.querySelector(
    '[data-control="' + one + '"]');
const press = (...keys) => keys.forEach(key => panel.stage.dispatchEvent(
    new KeyboardEvent('keydown', { key })));
const near = (x, y) => Math.abs(x - y) < 1e-12;
END
}

wait_for_view() {
    prelude=$(prelude)
    wait_for "$prelude panel.host.scrollIntoView();
        return panel.host.dataset.state === 'drawn';" || return 1
}

# The same for the view $name: view_is WHAT WANTED SCRIPT, view_will WHAT SCRIPT
view_is() { is "$name: $1" "$2" "$prelude $3"; }
view_will() { holds "$name: $1" wait_for "$prelude $2"; }

# wrong_c NAME: the view $name, computed by one of the page's mistakes. With
# reference it is as it was.
wrong_c() {
    browser_ask "$prelude panel.set({ by: '$1' });" >/dev/null
    view_will "it is computed by $1" "return !panel.wanted && panel.answer &&
        Boolean(panel.answer.reference) === (state.by !== 'reference');"
}

# worked CHAPTER BLOCK: what the lesson shows, computed by the reference.
worked() {
    [ -s "$room/worked-$1" ] ||
        CH=$1 ON=reference tests/verbs/run.sh >"$room/worked-$1"
    awk -v block="## $2" '/^## / { on = $0 == block; next } on' \
        "$room/worked-$1"
}

is() { # WHAT WANTED SCRIPT
    answer=$(browser_ask "$3")
    holds "$1 (is: $answer)" test "$answer" = "$2"
}

quiet() {
    browser_console >"$room/console"
    browser_requests | grep -vE '^(file|blob):' >"$room/fetched"
    holds "no error in the console" test ! -s "$room/console"
    holds "nothing is fetched" test ! -s "$room/fetched"
    [ ! -s "$room/console" ] || shown_below "$room/console"
}

# The mouse, as a reader has it: click SCRIPT X Y clicks the element that the
# script returns, at a share of its width and height.
click() { browser_click "$2" "$3" "$prelude $1"; }

# Each control of the view $name can be moved with the mouse and with the
# keyboard, and stands in the link. After each, all is as it was. A control that
# is not shown now is left to the view's own test: control_works NAME KIND.
controls_work() {
    start=$(browser_ask "$prelude return JSON.stringify(state);")
    for one in $(browser_ask "$prelude return (panel.story ? [] :
        panel.view.controls ?? []).map(one =>
            panel.state_.controls[one.name ?? one])
        .filter(one => one && !one.hidden).map(one => one.name + ':' +
            (one.options ? one.buttons ? 'buttons' : 'list' : one.toggle
            ? 'toggle' : one.text ? 'text' : 'slider')).join(' ');"); do
        control_works "${one%:*}" "${one#*:}"
        browser_ask "$prelude panel.set($start);" >/dev/null
    done
}

control_works() { # NAME KIND
    find="return control('$1')"
    value="return String(state['$1'])"
    [ "$(browser_ask "$prelude
        return control('$1').getClientRects().length;")" -gt 0 ] || return 0
    case $2 in
    slider)
        click "$find.querySelector('input')" 0.2 0.5
        moves "$1" mouse click "$find.querySelector('input')" 0.8 0.5
        moves "$1" keyboard browser_key ArrowLeft
        ;;
    buttons)
        click "$find.firstChild" 0.5 0.5
        moves "$1" mouse click "$find.lastChild" 0.5 0.5
        browser_ask "$prelude control('$1').firstChild.focus();" >/dev/null
        moves "$1" keyboard browser_key Enter
        click "$find.lastChild" 0.5 0.5
        ;;
    toggle)
        moves "$1" mouse click "$find.querySelector('input')" 0.5 0.5
        moves "$1" keyboard browser_key ' '
        ;;
    *) return ;;
    esac
    view_will "$1 stands in the link" "
        const list = new URLSearchParams(location.hash.slice(1));
        return list.has('$1') ? list.get('$1') === String(state['$1'])
            : state['$1'] === panel.state_.controls['$1'].start;"
}

moves() { # NAME BY COMMAND...
    moved=$1 by=$2
    shift 2
    before=$(browser_ask "$prelude $value")
    "$@"
    view_will "$moved moves by $by" "
        return String(state['$moved']) !== '$before';"
}

# Each view is drawn, and says in words what it shows. What else it has to hold
# is in tests/proof/explorer/NAME.sh.
with_the_reference() {
    for name in $views; do
        holds "$name is drawn" wait_for_view
        holds "$name says in words what it shows" wait_for "$prelude
            const { player } = panel;
            if (panel.story && player && state[player.control.name] > 0)
                player.play(false);
            return panel.said.textContent.length > 20;"
        controls_work
        more=tests/proof/explorer/$name.sh
        # shellcheck source=/dev/null
        [ ! -f "$more" ] || . "$more"
    done
}

with_wrong_c() {
    for name in $views; do
        prelude=$(prelude)
        browser_ask "$prelude panel.host.scrollIntoView();" >/dev/null
        holds "$name comes to an end with wrong C" wait_for "$prelude
            return ['drawn', 'stopped'].includes(panel.host.dataset.state);"
    done
}

on_a_phone() { # all of them: what is not drawn yet has another width
    for name in $all_views; do
        holds "$name is drawn on a phone" wait_for_view
    done
}

nothing_is_wider() {
    is "nothing is wider than the phone" 390 \
        'return document.documentElement.scrollWidth'
}

link='#by=reference&pos=37.4&n=abc'
if [ $# -gt 0 ]; then
    holds "the page is ready" in_browser 1280 900 "$link&d_model=16"
    with_the_reference
    quiet
    holds "the page of wrong chapters is ready" in_browser 1280 900 '#by=yours'
    with_wrong_c
    quiet
    holds "the page is ready on a phone" in_browser 390 800 '#by=reference'
    on_a_phone
    nothing_is_wider
    quiet
    sum_up
    exit
fi

holds "the page is ready" in_browser 1280 900 "$link"
browser_ask "$ask_numbers" >"$room/page.txt"
holds "the page's numbers are the C's" agree "$room/native.txt" "$room/page.txt"
is "the link's position" 37.4 'return explorer_page.state.values.pos'
is "nonsense in the link is the start" 100 \
    'return explorer_page.state.values.n'
is "a slider changes the state, for every panel" "16 16" '
    const [one, two] = ["clocks", "heat_map"].map(name =>
        explorer_page.panels.find(p => !p.story && p.view.name === name)
            .host.shadowRoot
            .querySelector("[data-control=d_model]"));
    const input = one.querySelector("input");
    input.value = 4;
    input.dispatchEvent(new Event("input"));
    return explorer_page.state.values.d_model + " " +
        two.querySelector("output").textContent;'
holds "the link follows" wait_for \
    'return location.hash.includes("d_model=16");'

with_the_reference
quiet

# --- a student's own C

holds "the page of wrong chapters is ready" in_browser 1280 900 '#by=yours'

# What is said of a call: FUNCTION | its arguments | the words.
says_of() {
    answer=$(browser_ask "return explorer_page.editions.kernel('yours')
        .ask({}, 'probe', { name: '$1', given: { $2 } })
        .then(a => JSON.stringify([a.stopped, a.problems, a.stand_ins]));")
    case $answer in
    *"$3"*) good ;;
    *) bad "$1: $answer should say \"$3\"" ;;
    esac
}
cat >"$room/says" <<'END'
single_sine|pos: 1|does not compile
mean_row|n: 1, d: 1, x: [[1]]|[null,[],[{"todo":"mean_row"}]]
append_position|d: 2, e: [1, 2], pos: 1|(line 5) writes past the end of appended
sin_cos_pair|pos: 1|(line 6) does what C leaves undefined: division by zero
phase|pair: [1, 0]|changes pair, which it may only read
pair_distance|p: 1, q: 2|(line 9) has filled its stack
geometric_frequencies|m: 3, ratio: 2|leaves 2 of 3 numbers of w unwritten
wavelength|w: 2|(line 13) ends the program with exit()
encode_position|pos: 1, d_model: 4|gives NaN
encode_sequence|n: 1, d_model: 4|"todo":"encode_sequence"
offset_rotation|k: 1, w: 2|[null,[],[]]
concat_encoding|n: 1, d: 1, e: [1], pe: [2]|writes past the end of x
attention_parameters|d_in: 1, d_head: 1, heads: 1, layers: 1|: load of null
decode_position|n: 1, d: 1, x: [1], pe: [1]|(line 25) reads memory that it has
decode_position|n: 1, d: 2, x: [1, 2], pe: [1, 2]|reads before the start of x
pair_frequency|i: 1, d_model: 4|(line 2) has taken 500 million steps and is not
END
while IFS='|' read -r name given words; do
    says_of "$name" "$given" "$words"
done <"$room/says"
# A leak of 100 kB in each call: in time there is a new instance.
is "a right wave_bank may use malloc, call after call" '0.841 0.540 ' '
    return explorer_page.editions.kernel("yours").ask({}, "probe", {
        name: "wave_bank", times: 2000, given: { pos: 1, m: 1, w: [1] } })
        .then(a => Array.from(a.result.bank, x => x.toFixed(3)).join(" ") +
            " " + a.problems + (a.stopped?.text ?? ""));'
# Where all chapters are the reference's, a panel uses what it says it draws.
is "an exercise of a panel is used by it" '' '
    const { editions, panels } = explorer_page, { yours } = editions.all;
    const { constructor, modules: { reference } } = editions.kernel("yours");
    const kernel = new constructor({ reference, chapters: Object.fromEntries(
        Object.keys({ ...yours.chapters, ...yours.troubles }).map(
            chapter => [chapter, reference])) });
    const all = panels.filter(({ story, view }) => !story && view.draws);
    return Promise.all(all.flatMap(panel => Object.entries(panel.view.draws)
        .map(async ([name, start]) => (await kernel.ask({}, panel.view.name,
            panel.view.ask({ ...panel.state, ...start },
                Object.create(panel, { of: { value: name } })))).used
            .includes(name) ? "" : name))).then(names => names.join(""));'
is "every function is called" true 'return explorer_page.editions.each_function(
    "yours", () => {}).then(() => true);'
is "what hangs outside the C is ended, and others come" 'no answer|here' '
    const { constructor, modules } = explorer_page.editions.kernel("yours");
    const kernel = new constructor(modules);
    const ask = hangs => kernel.ask({}, "probe", { hangs, name:
        "offset_rotation", given: { k: 1, w: 2 } })
        .then(a => a.stopped ? a.stopped.text : "here");
    const both = Promise.all([ask(true), ask(false)]);
    kernel.ended("no answer");
    return both.then(all => all.join("|"));'
with_wrong_c
# Every function is called, also behind one that hangs.
listed() { # FUNCTION "words"
    holds "the list: $1 $2" wait_for "return explorer_page.panels.find(
        p => p.view.name === 'mistake').parts.list.textContent
        .includes('$1 $2');"
}
listed '00 order' 'blindnot written yet'
listed sin_cos_pair '(line 6) does what C leaves undefined: division by zero'
listed pair_frequency '(line 2) has taken 500 million steps'
listed encode_position 'gives NaN'
listed offset_rotation 'as the reference'
listed '02 single sine02_single_sine' 'does not compile'
listed 'make check' 'CH=13chapters/13_in_the_wild/in_the_wild.c'
is "a chapter that nobody has begun is dimmed" true '
    return [...explorer_page.panels.find(p => p.view.name === "mistake")
        .parts.list.querySelectorAll(".dim")].some(
            one => one.textContent.startsWith("13 in the wild"));'
is "the page says at its top which chapters differ" \
    'Not as the reference: 01, 02, 03, 04, 05, 07.' "return document
        .querySelector('.by').textContent.replace(/.*chapters. /, '');"
is "the clocks' panel says it" true '
    const { notice, host } = explorer_page.panels.find(
        p => !p.story && p.view.name === "clocks");
    return host.dataset.state === "stopped" && !notice.hidden &&
        notice.textContent.startsWith("pair_frequency (line 2) has taken");'
quiet

# --- the first visit: no chapter is begun

# How light a colour is, as WCAG has it.
light='const channels = colour => colour.match(/[0-9.]+/g).map(Number);
const light = colour => {
    const [r, g, b] = channels(colour).slice(0, 3).map(x => x / 255).map(x =>
        x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};'
# Text whose contrast to what lies behind it is below 4.5, in the page and in
# these views. Text on the cells of a map has its own colours.
pale="$light"'
const views = ["sum", "bias", "rope", "wild", "mistake"];
const parent = one => one.parentElement ?? one.getRootNode().host;
const behind = one => {
    for (; one; one = parent(one)) {
        const colour = getComputedStyle(one).backgroundColor;
        if ((channels(colour)[3] ?? 1) === 1) return colour;
    }
    return "rgb(255,255,255)";
};
const see_through = one => {
    for (; one; one = parent(one))
        if (getComputedStyle(one).opacity < 1) return true;
    return false;
};
const roots = [document, ...explorer_page.panels.filter(one =>
    views.includes(one.view.name)).map(one => one.host.shadowRoot)];
const found = [];
for (const root of roots) for (const one of root.querySelectorAll("*")) {
    const own = [...one.childNodes].some(node => node.nodeType === 3 &&
        node.data.trim());
    if (!own || !one.getClientRects().length || one.closest("style, script, " +
        ".sr, option") || one.matches("svg text[style]")) continue;
    const style = getComputedStyle(one);
    const ink = one.closest("svg") ? style.fill : style.color;
    const [a, b] = [light(ink), light(behind(one))].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < 4.5 || see_through(one))
        found.push(one.tagName + "." + (one.className.baseVal ??
            one.className) + " " + one.textContent.slice(0, 20));
}
return found.join("; ");'

# What a stranger sees first, and that the page stands still below it: the
# pictures come into the places that were kept for them.
story_stands() { # WIDTH HEIGHT
    holds "$1: the story is ready" in_browser "$1" "$2" '' "$first_page"
    is "$1: the first picture is on the first screen" true '
        const { bottom } = explorer_page.panels[0].stage
            .getBoundingClientRect();
        return bottom > 300 && bottom <= innerHeight;'
    is "$1: the page is as high with the pictures as before" true '
        const height = () => document.documentElement.scrollHeight;
        const before = height(), all = explorer_page.panels.filter(
            one => one.story);
        return (async () => {
            for (const { host } of all) {
                host.scrollIntoView();
                while (host.dataset.state !== "drawn")
                    await new Promise(requestAnimationFrame);
            }
            return all.length === 6 && Math.abs(height() - before) <= 2 ||
                before + ", and then " + height();
        })();'
}
story_stands 390 844
story_stands 1280 800
holds "the clocks turn by themselves" wait_for '
    const clocks = explorer_page.panels[1];
    clocks.host.scrollIntoView({ block: "center" });
    return clocks.state.pos > 1 && clocks.player.on;'
is "headings go down one by one" '1 2222222 2 343444443444344' '
    const level = one => one.tagName[1];
    return [...document.querySelectorAll("h1")].map(level).join("") + " " +
        [...document.querySelectorAll("section:not(.more) h2")].map(level)
            .join("") + " " + [...document.querySelectorAll(".more h2")].map(
            level).join("") + " " + [...document.querySelectorAll(
            ".more :is(h3, h4)")].map(level).join("");'
is "the first stop of the keyboard leads to all pictures, and the end to 00" \
    'more 00_order_blind' '
    return document.querySelector("a").hash.slice(1) + " " +
        document.querySelector(".end .main").href.match(/(00_\w+)\/README/)[1];'
is "no picture is read out sign by sign, and none hides a button" true '
    return explorer_page.panels.every(({ stage }) =>
        stage.getAttribute("role") === "group" &&
        !stage.querySelector("[aria-hidden] button") &&
        [...stage.querySelectorAll(":scope > :is(svg, canvas)")].every(one =>
            one.getAttribute("aria-hidden") === "true"));'
reads_numbers="$light"'const panel = explorer_page.panels[1];
for (let x = -1; x <= 1; x += 1 / 64) {
    const cell = light(panel.colour(x)) + 0.05;
    const ink = panel.ink(x) === "#fff" ? 1.05 : 0.05;
    if (Math.max(cell, ink) / Math.min(cell, ink) < 4.5) return x;
}
return "all"'
is "numbers on a colour can be read" all "$reads_numbers"
browser_size 1280 800 dark
holds "and it turns dark" wait_for \
    'return explorer_page.panels[1].host.dataset.theme === "dark";'
is "in the dark, too" all "$reads_numbers"
quiet
browser_start 1280 800 still
browser_open "$first_page"
is "asked for no motion, the clocks stand still, with rows behind them" \
    '17 false 100' '
    const [, clocks, table] = explorer_page.panels;
    clocks.host.scrollIntoView();
    return new Promise(done => setTimeout(() => done([clocks.state.pos,
        clocks.player.on, table.state.zoom].join(" ")), 300));'
(cd "$tree" && SITE=https://site.example/ docs/explorer/explorer.sh --around \
    build/explorer/explorer.js) >"$room/site.html"
browser_open "$room/site.html"
is "where a site is known, lessons are its pages" \
    https://site.example/chapters_05_full_formula.html 'return document
    .querySelectorAll(".scene .lesson")[2].href'

holds "the first page is ready" \
    in_browser 1280 900 '#at=rope' "$first_page"
holds "a link to a section opens it" \
    wait_for 'const { parentNode: part, dataset } = explorer_page.panels.find(
            one => !one.story && one.view.name === "rope").host;
        const { top } = part.getBoundingClientRect();
        return dataset.state === "drawn" && part.open && top > 0 && top < 120;'
is "nothing begun: the reference computes, one's own can be chosen" \
    'reference true true' 'const { state, editions } = explorer_page;
    return [state.values.by, "yours" in editions.all,
        document.querySelector(".by").hidden].join(" ");'
is "every view has a link to its lesson" '' '
    return explorer_page.panels.filter(one => one.view.lesson || one.story)
        .map(({ host, view }) => host.parentNode.querySelector(".lesson").href)
        .filter(href => !/chapters\/[01]\d_\w+\/README.md$/.test(href))
        .join();'
for name in sum bias rope wild mistake; do
    holds "$name is drawn at the first visit" wait_for_view
    view_is "no box says that something is wrong" true \
        'return panel.notice.hidden;'
    view_is "controls, picture and caption fit one screen" true \
        'return panel.panel.offsetHeight <= 840;'
done
is "every text is dark enough" '' "$pale"
is "the theme's button says what it does" 'Dark Light' '
    const button = document.querySelector(".theme");
    const before = button.textContent;
    button.click();
    return new Promise(done => requestAnimationFrame(() =>
        done(before + " " + button.textContent)));'
holds "every panel is dark" wait_for 'return explorer_page.panels.every(
    one => one.host.dataset.theme === "dark");'
is "every text is light enough in the dark" '' "$pale"
prelude=
browser_ask 'Object.defineProperty(navigator, "clipboard", { value: {
    writeText: () => Promise.reject(new Error("a file")) } });' >/dev/null
click 'return document.querySelector(".copy")' 0.5 0.5
holds "the link is copied where the page is a file" wait_for \
    'return document.querySelector(".copy").textContent === "Copied";'
name=mistake
prelude=$(prelude)
browser_ask "$prelude panel.host.scrollIntoView();
    panel.set({ by: 'yours' });" >/dev/null
view_will "one's own chapters: what comes first, and the list is folded" '
    const list = panel.parts.list, all = list.querySelector("details");
    return list.textContent.includes("make check CH=00") && all && !all.open &&
        all.textContent.includes("13 in the wild");'
holds "the line on one's own chapters comes with them" wait_for '
    const line = document.querySelector(".by");
    return !line.hidden && line.textContent.startsWith("You have begun 0 of");'
browser_ask "$prelude panel.set({ by: 'reference' });" >/dev/null
is "and goes with them" true \
    'return document.querySelector(".by").hidden;'
quiet

# --- a phone, and a page of the lessons

holds "one's own chapters on a phone" in_browser 390 800 '#by=yours&at=mistake'
holds "the list is there" wait_for 'return explorer_page.panels.find(
    one => one.view.name === "mistake").parts.list?.textContent
    .includes("in_the_wild.c");'
is "names break behind / _ and - only" '' '
    const list = explorer_page.panels.find(
        one => one.view.name === "mistake").parts.list, broken = [];
    for (const name of list.querySelectorAll("code, .way"))
        for (const walk = document.createTreeWalker(name, 4);
            walk.nextNode();) {
            const range = document.createRange();
            range.selectNode(walk.currentNode);
            const lines = new Set([...range.getClientRects()].map(r => r.top));
            if (lines.size > 1 && !walk.currentNode.data.includes(" "))
                broken.push(walk.currentNode.data);
        }
    return broken.join();'
is "and the list is no wider than the phone" true '
    const { list } = explorer_page.panels.find(
        one => one.view.name === "mistake").parts;
    return list.scrollWidth <= list.clientWidth;'

holds "the page is ready on a phone" in_browser 390 800 '#by=reference'
on_a_phone
name=bias
prelude=$(prelude)
view_is "cells too small for numbers: the titles have them" true '
    const at = state.bias_query * 12 + state.bias_key;
    return [answer.bias, answer.share].every((list, k) =>
        panel.stage.querySelector(".title" + k).textContent.endsWith(
            ", here " + list[0][at].toFixed(2).replace("-", "−")));'
nothing_is_wider
quiet
(cd "$tree" && BUILD=build docs/explorer/explorer.sh --embed "$room/embed.js")
echo '<!doctype html><script src="embed.js"></script><p id="x">A lesson.</p>
    <div class="live" data-view="clocks" data-pos="12">
    <img alt="the figure"></div><div class="live" data-view="nothing">
    <b>stays</b></div>' >"$room/lesson.html"
holds "a panel in a lesson is ready" in_browser 800 900 '' "$room/lesson.html"
is "each panel of a lesson says what to try there" '' "
    const { views } = explorer_page;
    return '$(grep -o '^<!-- panel: [a-z_]*' chapters/*/README.md |
        sed 's|chapters/\(..\).*: |\1 |' | tr '\n' ',')'.split(',').filter(
        one => one && !views[one.slice(3)].hints[one.slice(0, 2)]).join();"
is "it starts where the lesson says" 12 \
    'return explorer_page.panels[0].answer.question.pos'
is "a lesson's link is left alone" '' 'return location.hash'
is "what no view is named after stays" stays \
    'return document.querySelector("b").innerText'
quiet
sum_up
