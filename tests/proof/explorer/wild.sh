# The view wild, on the reference's page (tests/proof/explorer_test.sh).
# shellcheck shell=sh disable=SC2016,SC2154

prelude="$prelude"'
const tables = [...panel.host.shadowRoot.querySelectorAll(
    "[aria-label^=tables] button")];
const says = text => panel.under.textContent.includes(text);
const type = (text, wild_pos) => {
    const input = control("wild_row").querySelector("input");
    input.value = text;
    input.dispatchEvent(new Event("input"));
    panel.set({ wild_pos });
};'
worked 13 thirteen | tr -s ' ' | sed '/^row/d; /^$/d' >"$room/thirteen"
# shellcheck disable=SC2016 # JavaScript
browser_ask "$prelude"'
    const kernel = explorer_page.editions.kernel("reference");
    const tidy = x => (Math.round(x * 1e6) / 1e6 + 0).toFixed(6);
    return (async () => {
        const lines = [];
        for (const { value, text } of control("wild_one").querySelectorAll(
            "option")) {
            const { result } = await kernel.ask({}, "wild", { one: value,
                other: 0, n: 2, d: 4, row: null });
            lines.push(text + " " + Array.from(result.one.slice(4), tidy)
                .join(" "));
        }
        return lines.join("\n");
    })();' >"$room/tables"
holds "wild: the thirteen tables are those of the lesson" \
    cmp "$room/thirteen" "$room/tables"
worked 13 ported | awk '/^ *[0-9]/ { print $1, $2 }' >"$room/ported"
while read -r n largest; do
    browser_ask "$prelude panel.set({ wild_n: $n, wild_d: 512 });" >/dev/null
    view_will "the first $n positions differ as in the lesson" "
        return answer.one.length === $n * 512 &&
            says('first $n positions is $largest');"
done <"$room/ported"
view_is "two tables are chosen by their buttons" "0 10" '
    tables[0].click();
    tables[10].click();
    return state.wild_one + " " + state.wild_other;'
view_will "these two are pressed" '
    return tables.every((one, k) => one.getAttribute("aria-pressed") ===
        String(k === 0 || k === 10));'
view_is "and by arrows" "12 9" '
    press("ArrowUp", "ArrowLeft");
    return state.wild_one + " " + state.wild_other;'
view_is "and by lists" 3 '
    const list = control("wild_one").querySelector("select");
    list.value = 3;
    list.dispatchEvent(new Event("change"));
    return state.wild_one;'
answers=$(worked 13 answers | awk '{ print $NF }')
view_will "a row of tensor2tensor is found" "
    return answer.whose === $(echo "$answers" | sed -n 1p) &&
        tables[6].textContent.includes('fits');"
browser_ask "$prelude type('0.841471, 0.01, 0.99995, 0.99995', 1);" >/dev/null
view_will "a stranger's row is nobody's" "
    return answer.whose === $(echo "$answers" | sed -n 2p) &&
        says('none of the thirteen');"
browser_ask "$prelude type('0 1 0 1', 0);" >/dev/null
view_will "a row 0 is several tables', and they are named" '
    return answer.whose === 14 && answer.fits.filter(Boolean).length > 1 &&
        says("several fit: the paper; tensor2tensor, 2017; ");'
browser_ask "$prelude type('0.8415 sine', 1);" >/dev/null
view_will "what is no number is named" 'return says("“sine” is no number");'
browser_ask "$prelude type('1 2 3', 1);" >/dev/null
view_will "an odd row is refused" 'return says("an even number of numbers");'
view_will "the link has the row" \
    'return location.hash.includes("wild_row=1+2+3");'
browser_ask "$prelude panel.set({ wild_n: 16, wild_d: 16 });" >/dev/null
browser_ask "$prelude panel.set({ wild_one: 5, wild_other: 6 });" >/dev/null
view_will "the difference has the whole scale, and its title says which" '
    if (panel.answer.question.n !== 16 || panel.wanted) return false;
    const away = answer.one.map((x, k) => x - answer.other[k]);
    const most = away.reduce((a, x) => Math.max(a, Math.abs(x)), 0);
    const k = away.findIndex(x => Math.abs(x) === most);
    const [r, g, b] = panel.parts.map2.getContext("2d").getImageData(k % 16,
        k >> 4, 1, 1).data;
    return panel.colour(Math.sign(away[k]))
        === `rgb(${r},${g},${b})` && panel.parts.titles.textContent
        .includes(`−${most.toPrecision(3)} to +${most.toPrecision(3)}`);'
