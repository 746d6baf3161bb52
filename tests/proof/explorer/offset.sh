# The view offset, on the reference's page (tests/proof/explorer_test.sh).
# JavaScript has dollar signs too, and the names are those of its reader.
# shellcheck shell=sh disable=SC2016,SC2154

# Sets the state, and waits for the answer to just that.
offset_at() {
    browser_ask "$prelude panel.set($1);" >/dev/null
    view_will "it answers $1" "
        const asked = Object.entries($1).every(([one, value]) =>
            panel.answer.question[one] === value);
        return asked && !panel.wanted;"
}

offset_at '{ here: 10, there: 80, k: 4, d_model: 6, base: 10000 }'
view_is "an arrow makes the step longer" 5 'press("ArrowRight"); return state.k'
view_is "another moves both words" "11 81" '
    press("ArrowDown"); return state.here + " " + state.there;'
view_is "and back" "10 80" '
    press("ArrowUp"); return state.here + " " + state.there;'
offset_at '{ here: 10, there: 80, k: 5, d_model: 6, base: 10000 }'

# The lesson of chapter 06 shows the same numbers, of its worked example. Each
# script gets them as one list, in the order of the lesson.
lesson_of() {
    wanted="const wanted = \`$(worked 06_offset_identity "$1")\`
        .match(/-?\\d+\\.\\d{4}/g).map(Number);
        const same = (list, numbers) => list.length === numbers.length &&
            list.every((x, k) => Math.abs(x - numbers[k]) <= 5.1e-5);"
}
lesson_of angles
view_will "the angles are the lesson's, in degrees" "$wanted
    return same([...answer.angle].map(x => x * 180 / Math.PI),
        [286.4789, 13.2972, 0.6172]) && wanted.includes(286.4789) &&
        wanted.includes(13.2972) && wanted.includes(0.6172);"
lesson_of whole_matrix
view_will "T_5 is the lesson's" "$wanted
    return wanted.length === 36 && same([...answer.matrix], wanted);"
view_will "each number of it stands in its cell" '
    return panel.keep.cells.length === 36 &&
        panel.keep.cells.every(({ number }, k) => near(Number(
            number.textContent.replace("−", "-")),
            Number(answer.matrix[k].toFixed(2))));'
lesson_of one_turn
view_will "the hands are where the lesson has them" "$wanted
    return wanted.length === 36 && same([...answer.hands],
        [...wanted.slice(6, 12), ...wanted.slice(24, 30)]);"
lesson_of differences
view_will "what is said beside the clocks is the lesson's difference" "$wanted
    const said = panel.keep.dials.flat().map(one => one.change.textContent
        .replaceAll('−', '-').match(/-?\\d\\.\\d\\d/g).map(Number));
    return said.flat().every((x, k) => Math.abs(x - wanted[k]) < 0.0051) &&
        said.flat().length === 12;"
view_will "the tips are drawn where the hands point" '
    return panel.keep.dials.flat().every((one, k) => {
        const tip = one.face.node.querySelector(".hand");
        const at = 2 * k;
        return Math.abs(tip.getAttribute("x2") - one.x - one.r *
            answer.hands[at]) < 1e-6 && Math.abs(one.y -
            tip.getAttribute("y2") - one.r * answer.hands[at + 1]) < 1e-6;
    });'
view_will "12 numbers of 36 are not 0" 'return answer.count === 12 &&
    panel.under.textContent.includes("12 of its 36 numbers are not 0");'
offset_at '{ k: 5, d_model: 512 }'
view_is "1,024 are not 0, as in the lesson" 1024 'return answer.count;'
view_will "the turn is right but for rounding" '
    return answer.error < 1e-12 &&
        panel.under.textContent.includes("with an error of");'

offset_at '{ here: 7, there: 90, k: 11, d_model: 12, base: 100 }'
view_will "another base turns as the formula says" '
    return answer.error < 1e-12 && [7, 90].every((pos, row) =>
        panel.answer.question.pairs.every((pair, i) => {
            const angle = (pos + 11) * 100 ** (-2 * pair / 12);
            const at = row * 12 + 2 * i;
            return near(answer.hands[at], Math.sin(angle)) &&
                near(answer.hands[at + 1], Math.cos(angle));
        }));'
offset_at '{ here: 4, there: 61, k: 5, d_model: 16, base: 10000 }'

# Under wrong C the words are of the hands that are drawn.
offset_at '{ here: 4, there: 61, k: 5, d_model: 64, base: 10000 }'
drawn='
    const shown = (one, x, y) => {
        const line = one.arrow, at = x + 1;
        return (line.getAttribute(x + 2) - line.getAttribute(at)) / one.r * y;
    };
    const near_words = panel.keep.dials.flat().every(one => {
        const said = one.change.textContent.replaceAll("−", "-")
            .match(/-?\d\.\d\d/g).map(Number);
        return Math.abs(said[0] - shown(one, "x", 1)) < 0.00501 &&
            Math.abs(said[1] - shown(one, "y", -1)) < 0.00501;
    });'
view_will "the words are of the dashed line" "$drawn return near_words;"
wrong_c turns_backwards
view_will "they still are if it turns backwards" "$drawn
    return near_words && panel.keep.angles[1].textContent ===
        '−50.9°, not 50.9°';"
view_will "a small turn backwards is a small wedge, to the other side" '
    return /A[^A]* 0 0 0 [^A]*Z$/.test(
        panel.keep.dials[0][3].wedge.getAttribute("d"));'
view_will "what is wrong is the turn" '
    return panel.under.textContent.endsWith("What differs from it: the turn.");'
wrong_c all_sines_first
view_will "with all sines first it is the encodings" "$drawn
    return near_words && panel.under.textContent.endsWith(
        'What differs from it: the encodings.');"
wrong_c reference
offset_at '{ k: 60 }'
view_will "whole turns are counted" '
    return panel.keep.angles[0].textContent === "9 turns + 198°";'
view_will "each row of the matrix is named, and that it is a part" '
    return panel.parts.picture.textContent.includes("clock 31 sincos") &&
        panel.under.textContent.includes("Shown: 12 of its 64 rows");'
offset_at '{ here: 4, there: 61, k: 5, d_model: 16, base: 10000 }'
