# The view clocks, on the reference's page (tests/proof/explorer_test.sh).
# shellcheck shell=sh

view_is "arrows move the position by one" 38 \
    'press("ArrowRight"); return state.pos;'
view_will "play moves it" '
    if (!panel.player.on) panel.player.node.click();
    return state.pos > 38.5;'
view_is "a blank stops it" false 'press(" "); return panel.player.on;'
view_will "each hand is where sine and cosine say" '
    const { bank, w } = answer, { pos } = panel.answer.question;
    return w.every((one, i) => near(bank[2 * i], Math.sin(pos * one)) &&
        near(bank[2 * i + 1], Math.cos(pos * one)));'
view_will "the first number is the one that is shown" '
    const shown = panel.keep.clocks[0].number.textContent;
    return Number(shown.replace("−", "-")).toFixed(2) ===
        answer.bank[0].toFixed(2);'
