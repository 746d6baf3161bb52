# The view heat_map, on the reference's page (tests/proof/explorer_test.sh).
# shellcheck shell=sh

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
    return panel.under.textContent.includes("position 32, index 14");'
