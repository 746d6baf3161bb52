# The view rope, on the reference's page (tests/proof/explorer_test.sh).
# shellcheck shell=sh disable=SC2154

prelude="$prelude"'
const spread = list => Math.max(...list) - Math.min(...list);'
worked 11 turned | awk '/^ *[0-9]/ && $1 < 200' >"$room/turned"
holds "rope: the lesson has numbers" test "$(wc -l <"$room/turned")" -ge 4
while read -r river bank added turned; do
    browser_ask "$prelude
        panel.set({ river: $river, bank_after: $bank - $river });" >/dev/null
    view_will "river at $river, bank at $bank, as in the lesson" "
        return panel.answer.question.river === $river &&
            answer.score.toFixed(4) === '$turned' &&
            answer.added.toFixed(4) === '$added' &&
            panel.under.textContent.includes('score ' +
                '$turned'.replace('-', '−'));"
done <"$room/turned"
view_is "the three products add up to the score" true \
    'return near(answer.parts.reduce((a, b) => a + b), answer.score);'
view_is "both move: one score" true '
    return answer.together.length === 201 && spread(answer.together) < 1e-12 &&
        near(answer.together[0], answer.score);'
view_is "one moves: many scores" true 'return spread(answer.alone) > 1;'
view_is "with encodings added it is another one at each place" true \
    'return spread(answer.sums) > 1;'
view_is "arrows move both, and bank alone" "86 -4 85 -5" '
    press("ArrowRight", "ArrowUp");
    const there = state.river + " " + state.bank_after;
    press("ArrowLeft", "ArrowDown");
    return there + " " + state.river + " " + state.bank_after;'
browser_ask "$prelude panel.keep.score_before = answer.score;
    panel.player.node.click();" >/dev/null
view_will "play moves both, and the score stays" '
    return panel.answer.question.river > 85.5 &&
        near(answer.score, panel.keep.score_before);'
view_is "a blank stops it" false 'press(" "); return panel.player.on;'
browser_ask "$prelude const input = control('base').querySelector('input');
    input.value = 25;
    input.dispatchEvent(new Event('input'));" >/dev/null
view_will "another base gives another score, the same everywhere" '
    return panel.answer.question.base === 100 && spread(answer.together) < 1e-12
        && Math.abs(answer.score - panel.keep.score_before) > 0.01;'
view_will "the link has the offset" \
    'return location.hash.includes("bank_after=-5");'
browser_ask "$prelude panel.set({ base: 10000 });" >/dev/null
