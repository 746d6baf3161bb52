# The view bias, on the reference's page (tests/proof/explorer_test.sh).
# shellcheck shell=sh disable=SC2016,SC2154

prelude="$prelude"'
const heads = [...panel.host.shadowRoot.querySelectorAll(
    "[aria-label=head] button")];
const slide = (name, value) => {
    const input = control(name).querySelector("input");
    input.value = value;
    input.dispatchEvent(new Event("input"));
};'
worked 10 slopes | while read -r count slopes; do
    case $count in [0-9]*) ;; *) continue ;; esac
    echo "$count $slopes"
done >"$room/slopes"
while read -r count slopes; do
    browser_ask "$prelude slide('heads', $count);" >/dev/null
    view_will "the slopes of $count heads are those of the lesson" "
        return heads.map(one => one.textContent).join(' ') ===
            '$slopes'.replace(/ +/g, ' ');"
done <"$room/slopes"
browser_ask "$prelude panel.set({ bias_words: 4 });" >/dev/null
wanted=$(worked 10 naive |
    awk '/^-\(i/ { print $(NF-3), $(NF-2), $(NF-1), $NF }')
view_will "the shares of four words are those of the lesson" "
    return Array.from(answer.share[0].slice(12), x => x.toFixed(4))
        .join(' ') === '$wanted';"
view_is "what is masked has no share, and no number" true '
    const { bias, share } = answer;
    return bias.every((one, h) => one.every((x, k) =>
        k % 4 <= Math.floor(k / 4) ? Number.isFinite(x)
            : x === -Infinity && share[h][k] === 0));'
view_is "a head is chosen by its button" 3 \
    'heads[3].click(); return state.head;'
view_will "the button is pressed" \
    'return heads[3].getAttribute("aria-pressed") === "true";'
view_is "arrows move the cell, and stay inside" "2 1" '
    press("ArrowUp", "ArrowLeft", "ArrowLeft");
    return state.bias_query + " " + state.bias_key;'
view_will "the cell is read" '
    const { bias, share } = answer, text = panel.under.textContent;
    return text.startsWith("Query 2, key 1, 1 word before: bias −" +
        (-bias[3][9]).toFixed(4) + ", share " + share[3][9].toFixed(4));'
view_is "so does the mouse" "3 2" '
    const map = panel.stage.querySelector("canvas");
    const box = map.getBoundingClientRect();
    map.dispatchEvent(new PointerEvent("pointermove", {
        clientX: box.left + 0.7 * box.width,
        clientY: box.top + 0.9 * box.height }));
    return state.bias_query + " " + state.bias_key;'
browser_ask "$prelude control('masked').querySelector('input').click();" \
    >/dev/null
view_will "without the mask both sides are alike" '
    return answer.bias.every(one => one.every((x, k) => Number.isFinite(x) &&
        x === one[k % 4 * 4 + Math.floor(k / 4)]));'
browser_ask "$prelude control('scheme').querySelectorAll('button')[1].click();
    panel.set({ bias_words: 64, bias_query: 40, bias_key: 50 });" >/dev/null
worked 10 buckets | awk '$2 == "to" { print $1, $3, $4, $5; next }
    /^[0-9]/ && $2 != "and" { print $1, $1, $2, $3 }' >"$room/buckets"
view_will "the buckets are there" '
    return answer.bucket && answer.bucket.length === 4096 &&
        panel.answer.question.query === 40;'
view_is "they are those of the lesson" 64 "
    const lines = \`$(cat "$room/buckets")\`.split('\\n').map(one =>
        one.split(' ').map(Number));
    const right = Array.from({ length: 64 }, (_, far) => {
        const [, , before, after] = lines.find(one =>
            one[0] <= far && far <= one[1]) ?? [];
        return before === undefined ? far > 3 && far < 7
            : answer.bucket[63 * 64 + 63 - far] === before &&
                (!far || answer.bucket[far] === after);
    });
    return right.filter(Boolean).length;"
view_is "the marked bucket counts e to its bias times as much" true '
    const { bucket, share } = answer, row = 40 * 64;
    const marked = share[0][row + 50], other = share[0][row];
    return bucket[row] !== bucket[row + 50] &&
        near(marked / other / Math.exp(state.bonus), 1);'
view_is "ALiBi's controls are put away" "true false" '
    return control("heads").hidden + " " + control("buckets").hidden;'
view_will "the link has the scheme and the cell" '
    return ["scheme=t5", "bias_query=40", "masked=false"].every(one =>
        location.hash.includes(one));'
view_is "the caption counts the buckets that these words have" true '
    const used = new Set(answer.bucket).size;
    return panel.under.textContent.includes(
        `These 64 words have ${used} of the ${state.buckets} buckets`);'
