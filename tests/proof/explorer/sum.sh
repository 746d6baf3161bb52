# The view sum, on the reference's page (tests/proof/explorer_test.sh).
# JavaScript has dollar signs too, and the names are those of its reader.
# shellcheck shell=sh disable=SC2016,SC2154

sum_at() {
    browser_ask "$prelude panel.set($1);" >/dev/null
    view_will "it answers $1" "
        return panel.answer && ['word', 'noise', 'seed', 'd_model', 'base']
            .every(one => panel.answer.question[one] === state[one]) &&
            !panel.wanted;"
}

sum_at '{ word: 0.5, noise: 0, seed: 1, d_model: 16, spot: 20 }'
view_is "an arrow moves the position that is read" 21 '
    press("ArrowRight"); return state.spot;'
view_will "it is said" '
    return panel.keep.sides.every(one =>
        one.found.textContent.startsWith("the first word at position 21,"));'
click 'return panel.keep.sides[1].map' 0.5 0.5
view_will "the mouse moves it, too" '
    return state.spot > 30 && state.spot < 34;'
view_will "it stands in the link" '
    return location.hash.includes(`spot=${state.spot}`);'
view_will "the share is that of the words on the diagonal" '
    const { words } = panel.answer.question;
    return panel.keep.sides.every((one, k) => {
        const right = answer.read[k].filter((x, r) => x === r % 64).length;
        return one.share.textContent ===
            (100 * right / (64 * words)).toFixed(1) + " %";
    });'
view_will "side by side all are right without noise" '
    return answer.read[1].length === 1024 &&
        answer.read[1].every((x, r) => x === r % 64);'
view_will "the row of the first word is word plus encoding" '
    return answer.rows[0].every((x, at) => {
        const pos = Math.floor(at / 16), i = at % 16 >> 1;
        const angle = pos * 10000 ** (-2 * i / 16);
        const [word, pe] = [at % 16, at % 16 + 16].map(k =>
            answer.rows[1][pos * 32 + k]);
        return near(pe, at % 2 ? Math.cos(angle) : Math.sin(angle)) &&
            near(x, word + pe);
    });'

# Here 16 words are asked, and in the lesson of chapter 07 256: of 16 words the
# share lies within 10 percent of it.
view_is "16 words are read as in C" "1024 1021 972 875 557" '
    const kernel = explorer_page.editions.kernel("reference");
    return (async () => {
        const found = [];
        for (const word of [0.5, 1, Math.sqrt(2), 2, 4]) {
            let right = 0;
            for (let seed = 1; seed <= 8; seed++) {
                const { result } = await kernel.ask({}, "sum", { word, noise: 0,
                    seed, d_model: 512, base: 10000, words: 2 });
                right += result.read[0].filter((x, r) => x === r % 64).length;
            }
            found.push(right);
        }
        return found.join(" ");
    })();'
holds "$name: the lesson has nearly these shares" test "$(
    worked 07_add_vs_concat read_back | awk '
        BEGIN { split("1024 1021 972 875 557", count, " ") }
        $1 >= 8 && NF == 4 {
            off = $2 / 4096 - count[++n] / 1024
            near += off < 0.1 && off > -0.1
        }
        END { print near }'
)" = 5
sum_at '{ d_model: 512 }'
view_is "the weights are the lesson's" "$(
    worked 07_add_vs_concat price | awk '/W_V/ { print $(NF - 2), $NF }'
)" 'return answer.weights.join(" ");'

sum_at '{ word: 0, noise: 2, seed: 3, d_model: 16 }'
view_will "without a word both are read alike, and not all rightly" '
    return answer.read[0].every((x, r) => x === answer.read[1][r]) &&
        answer.read[0].some((x, r) => x !== r % 64);'
view_will "the noise is as long as is said" '
    const { rows } = answer;
    return [0, 21, 63].every(pos => {
        let square = 0;
        for (let k = 0; k < 16; k++) {
            const angle = pos * 10000 ** (-2 * (k >> 1) / 16);
            square += (rows[0][pos * 16 + k] -
                (k % 2 ? Math.cos(angle) : Math.sin(angle))) ** 2;
        }
        return Math.abs(Math.sqrt(square) - 2 * Math.sqrt(8)) < 1e-9;
    });'
view_is "one seed gives one noise, and another another" "true false" '
    const kernel = explorer_page.editions.kernel("reference");
    const ask = seed => kernel.ask({}, "sum",
        { ...panel.answer.question, seed }).then(
            ({ result }) => result.rows[0].join());
    return (async () => {
        const first = await ask(3);
        return [first === await ask(3), first === await ask(4)].join(" ");
    })();'
sum_at '{ word: 0.5, noise: 0, seed: 1, d_model: 16 }'
