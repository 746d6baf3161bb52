# The view attention, on the reference's page (tests/proof/explorer_test.sh).
# shellcheck shell=sh disable=SC2154

prelude="$prelude"'
const four = list => Array.from(list, x => x.toFixed(4)).join(" ");
const chips = [...panel.host.shadowRoot.querySelectorAll(".chip")];
const type = text => {
    const input = control("sentence").querySelector("input");
    input.value = text;
    input.dispatchEvent(new Event("input"));
};'
last_two() { awk '/->/ { printf "%s%s %s", sep, $(NF-1), $NF; sep = " " }'; }

view_is "the results are those of the lesson" \
    "$(worked 00 cat_chased | last_two)" 'return four(answer.y);'
view_is "the weights mix the words into the results" true '
    const { x, y, weight } = answer, n = y.length / 2;
    return y.every((z, k) => near(z, Array.from({ length: n }, (_, j) =>
        weight[(k >> 1) * n + j] * x[2 * j + k % 2]).reduce((a, b) => a + b)));'
view_is "two words are pressed, and swapped" 0-4-2-3-1 '
    chips[1].click();
    if (chips[1].getAttribute("aria-pressed") !== "true") return "not pressed";
    chips[4].click();
    return state.swapped;'
view_will "no dot has moved, and the page says so" '
    return answer.y.every((x, k) => near(x, answer.before[k])) &&
        four(answer.y) === "'"$(worked 00 dog_chased | last_two)"'" &&
        panel.under.textContent.includes("no dot has moved");'
view_will "the buttons stand in the new order" \
    'return chips[1].textContent === "dog" && chips[4].textContent === "cat";'
browser_ask "$prelude"'
    control("places").querySelectorAll("button")[1].click();' >/dev/null
wanted=$(worked 07 who_chased_whom | sed -n '/^the dog/,$p' | last_two)
view_will "with positions the results are those of chapter 07" "
    return four(answer.y) === '$wanted';"
view_will "they have moved, by as much as the page says" '
    const most = answer.y.reduce((most, x, k) =>
        Math.max(most, Math.abs(x - answer.before[k])), 0);
    return near(most, answer.gap) && most > 0.5 &&
        panel.under.textContent.includes("by up to " + most.toFixed(4));'
view_will "the link has the swap" 'return location.hash.includes(
    "swapped=0-4-2-3-1") && location.hash.includes("places=added");'
view_is "a word is swapped back" '' '
    chips[4].click();
    chips[1].click();
    return state.swapped;'
view_is "arrows choose the word that looks" "2 1" '
    press("ArrowDown");
    const down = state.looks;
    press("ArrowLeft");
    return down + " " + state.looks;'
view_is "arrows go from button to button" true '
    chips[0].focus();
    chips[0].dispatchEvent(new KeyboardEvent("keydown",
        { key: "ArrowLeft", bubbles: true }));
    return panel.host.shadowRoot.activeElement === chips[4];'
browser_ask "$prelude panel.set({ places: 'none' });
    type('the cat dog mouse ball chased sat');" >/dev/null
wanted=$(worked 00 embeddings | sed 's/.*\[ *//; s/ *\]//' | tr -s '\n ' ' ')
view_will "the embeddings are those of chapter 00" "
    return Array.from(answer.x, x => x.toFixed(1)).join(' ') ===
        '$wanted'.trim();"
browser_ask "$prelude type('Zebra, zebra! a b c d e f g');" >/dev/null
view_will "of other words it says what their numbers are made of" '
    return answer.x.length === 16 && answer.x[0] === answer.x[2] &&
        panel.under.textContent.includes("no numbers for zebra, a, b");'
browser_ask "$prelude type(' ');" >/dev/null
view_will "without a word it shows the sentence of the course" '
    return panel.answer.question.words.join(" ") === "the cat chased the dog";'
view_will "and says so" '
    return panel.under.textContent.includes("The line has no word");'
browser_ask "$prelude type('a b c d e f g h i j k');" >/dev/null
view_will "it says how many words are left out" '
    return panel.under.textContent.includes(
        "Only the first 8 of 11 words are shown.");'
browser_ask "$prelude type('the cat chased the dog');
    panel.set({ swapped: '' });" >/dev/null
view_will "two places are no decimal" '
    return panel.parts.picture.textContent.includes("the 0 and 3");'
wrong_c softmax_left_out
view_will "without softmax every dot is in the plane" '
    const plane = panel.parts.picture.querySelector("svg");
    const box = { width: Number(plane.getAttribute("width")),
        height: Number(plane.getAttribute("height")) };
    return [...plane.querySelectorAll("circle")].every(one => {
        const x = Number(one.getAttribute("cx"));
        const y = Number(one.getAttribute("cy"));
        return x >= 0 && x <= box.width && y >= 0 && y <= box.height;
    });'
view_will "weights that did not make the dots are not said to" '
    return panel.parts.picture.textContent.includes("weights that are right") &&
        ![...panel.parts.picture.querySelectorAll("circle")].some(one =>
            one.getAttribute("fill") === "var(--high)") &&
        panel.under.textContent.includes("would need to be these");'
wrong_c reference
