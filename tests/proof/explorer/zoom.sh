# The story's table, in explorer_test.sh.
# shellcheck shell=sh disable=SC2154

view_is "it has played by itself" true 'return state.zoom > 0;'
browser_ask "$prelude panel.set({ zoom: 100 });" >/dev/null
view_is "its numbers are those of the heat map" '' '
    return answer.pe.findIndex((x, k) => !near(x, (k % 2 ? Math.cos : Math.sin)(
        Math.floor(k / 64) * 10000 ** (-2 * (k % 64 >> 1) / 64)))) + 1 || "";'
view_will "all of it is said" '
    return panel.under.textContent.startsWith("100 positions, one row each. " +
        "32 clocks");'
view_will "an arrow goes back a step" '
    if (state.zoom === 100) press("ArrowLeft");
    return panel.under.textContent.startsWith("89 positions");'
browser_ask "$prelude panel.set({ zoom: 0 });" >/dev/null
view_will "at the start, ten rows of six clocks" '
    return panel.under.textContent.startsWith("10 positions, one row each. 6");'
