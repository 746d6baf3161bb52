# The view similarity, on the reference's page (tests/proof/explorer_test.sh).
# JavaScript has dollar signs too, and the names are those of its reader.
# shellcheck shell=sh disable=SC2016,SC2154

similarity_at() {
    browser_ask "$prelude panel.set($1);" >/dev/null
    view_will "it answers $1" "
        return panel.answer && ['similar', 'd_model', 'base'].every(one =>
            panel.answer.question[one] === state[one]) && !panel.wanted;"
}

# Lines of the lesson of chapter 06 that begin with a whole number.
table="\`$(worked 06_offset_identity similarity)\`.split('\\n')
    .map(line => line.trim().split(/ +/).map(Number))
    .filter(line => line.length === 3)"
rises="\`$(worked 06_offset_identity first_rises)\`.split('\\n')
    .map(line => line.trim().split(/ +/).map(Number))
    .filter(line => line.length === 3 && line.every(Number.isFinite))"

similarity_at "{ similar: 'near', d_model: 512, base: 10000 }"
view_will "D(k) is the lesson's, up to 100" "
    const known = $table.filter(([k]) => k <= 100);
    return known.length === 12 && known.every(([k, value]) =>
        Math.abs(answer.values[4 * k] - value) <= 5.1e-5);"
browser_ask "$prelude panel.set({ apart: 42 });" >/dev/null
view_is "an arrow reads the next offset" 43 '
    press("ArrowRight"); return state.apart;'
view_will "its value is the lesson's" '
    return panel.under.textContent.startsWith("D(43) = 134.7587") &&
        panel.keep.words.textContent === "D(43) = 134.76";'
view_will "it stands in the link" 'return location.hash.includes("apart=43");'
click 'return panel.parts.curve' 0.5 0.5
view_will "the mouse reads the offset below it" '
    return state.apart > 46 && state.apart < 54 &&
        panel.under.textContent.startsWith(`D(${state.apart}) = `);'
for width in 4 16 32 64 128 256 512; do
    similarity_at "{ d_model: $width }"
    view_will "it falls as far as the lesson says, for $width" "
        const [, rise] = $rises.find(([width]) => width === $width);
        return panel.parts.curve.textContent.includes('falls until ' +
            (rise - 1) + ', then rises') &&
            panel.view.text(answer, panel.answer.question)
            .includes('rises at ' + rise + '.');"
done

similarity_at "{ similar: 'far', d_model: 512, base: 10000 }"
for one in '1000 44.9716' '3283 1.3256' '3284 -0.0832'; do
    browser_ask "$prelude panel.set({ apart: ${one% *} });" >/dev/null
    view_will "D(${one% *}) is the lesson's" "
        const said = panel.under.textContent.replace('−', '-')
            .replace(',', '');
        const [k, value] = '$one'.split(' ');
        return said.startsWith('D(' + k + ') = ' + value) && $table.some(
            line => line[0] === Number(k) && line[1] === Number(value));"
done
view_is "an arrow reads the offset before it" 3283 '
    press("ArrowLeft"); return state.apart;'

similarity_at "{ similar: 'matrix', d_model: 64, base: 10000, apart: 5 }"
view_will "each diagonal has one value, the sum of cosines" '
    return answer.values.length === 4096 && answer.values.every((x, at) => {
        const k = at % 64 - Math.floor(at / 64);
        let sum = 0;
        for (let i = 0; i < 32; i++) sum += Math.cos(k * 10000 ** (-i / 32));
        return Math.abs(x - sum) < 1e-11;
    }) && panel.under.textContent.includes("agree");'
click 'return panel.keep.map' 0.5 0.2
view_will "the mouse reads the diagonal below it" '
    return state.apart > 17 && state.apart < 21 &&
        panel.under.textContent.startsWith(`D(${state.apart}) = `);'

similarity_at "{ similar: 'near', d_model: 16, base: 100 }"
view_will "another base is the sum of its cosines" '
    return answer.values.every((x, j) => {
        let sum = 0;
        for (let i = 0; i < 8; i++) sum += Math.cos(j / 4 * 100 ** (-i / 8));
        return Math.abs(x - sum) < 1e-11;
    });'
similarity_at "{ similar: 'near', d_model: 16, base: 10000 }"

# What the values are, and not what they should be.
view_will "D(0) is 1 for each clock" '
    return panel.under.textContent.includes("1 for each of 8 clocks");'
