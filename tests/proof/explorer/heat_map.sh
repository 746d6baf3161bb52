# The view heat_map, on the reference's page (tests/proof/explorer_test.sh).
# shellcheck shell=sh disable=SC2154

view_is "arrows move the point" "32 14" '
    press("ArrowDown", "ArrowDown", "ArrowLeft");
    return state.row + " " + state.column;'
view_is "every number is the formula of the paper" true '
    const { d_model, n } = panel.answer.question;
    return answer.pe.length === n * d_model && answer.pe.every((x, k) => {
        const pos = Math.floor(k / d_model), i = k % d_model >> 1;
        const angle = pos * 10000 ** (-2 * i / d_model);
        return near(x, k % 2 ? Math.cos(angle) : Math.sin(angle));
    });'
view_will "the point is read" '
    return panel.under.textContent.includes("Position 32, index 14");'

# An equation stands there only if it is true.
browser_ask "$prelude panel.set({ d_model: 64, row: 30, column: 20 });
    " >/dev/null
view_will "the reference's number is an equation" '
    return panel.under.textContent.startsWith(
        "Position 30, index 20: 0.9933 = sin(30 × 0.05623), the sine");'
wrong_c all_sines_first
view_will "a wrong number is not; the formula stands beside it" '
    return panel.under.textContent.startsWith("Position 30, index 20: 0.0947 " +
        "is what this C gave. The formula asks for 0.9933 = " +
        "sin(30 × 0.05623)");'
wrong_c growing_frequencies
view_will "a wrong frequency gives a true equation, and the right one" '
    const text = panel.under.textContent.replaceAll("−", "-");
    const [, value, by] = text.match(/20: ([-.0-9]+) = sin\(30 × ([.0-9]+)\)/);
    return Math.abs(Math.sin(30 * answer.w[10]) - value) < 5.1e-5 &&
        Math.abs(answer.w[10] / by - 1) < 1e-3 &&
        text.includes("The formula asks for 0.9933 = sin(30 × 0.05623)");'
wrong_c reference
