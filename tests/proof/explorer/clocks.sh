# The view clocks, on the reference's page (tests/proof/explorer_test.sh).
# shellcheck shell=sh

view_is "arrows move the position by one" 38 \
    'press("ArrowRight"); return state.pos;'
view_is "while it plays, the slider stands at the picture's position" "" '
    const shown = () => control("pos").querySelector("output").textContent +
        " and " + panel.answer.question.pos.toFixed(1);
    const differ = ([one, other]) => one !== other;
    panel.player.play(true);
    return new Promise(done => {
        const seen = [];
        const look = () => {
            seen.push(shown());
            if (panel.player.on && seen.length < 40)
                return requestAnimationFrame(look);
            panel.player.play(false);
            done(seen.filter(one => differ(one.split(" and "))).join());
        };
        setTimeout(look, 300);
    });'
view_will "play moves it, and a blank stops it" '
    if (!panel.player.on) panel.player.node.click();
    if (state.pos <= 38.5) return false;
    press(" ");
    return !panel.player.on;'
view_will "each hand is where sine and cosine say" '
    const { bank, w } = answer, { pos } = panel.answer.question;
    return w.every((one, i) => near(bank[2 * i], Math.sin(pos * one)) &&
        near(bank[2 * i + 1], Math.cos(pos * one)));'
view_will "the first number is the one that is shown" '
    const shown = panel.keep.clocks[0].number.textContent;
    return Number(shown.replace("−", "-")).toFixed(2) ===
        answer.bank[0].toFixed(2);'

# Under wrong C every word is of what that C gave.
view_will "a clock says how often its hand turns" '
    return panel.keep.clocks.map(one => one.round.textContent).join() ===
        [...answer.w].map(one => "once in " + about(2 * Math.PI / one)).join();
    function about(x) {
        return x >= 1000 ? Math.round(x).toLocaleString("en")
            : x >= 100 ? x.toFixed(0) : x.toPrecision(3);
    }'
view_will "each cosine is shown too" '
    return panel.keep.clocks.every((one, i) => Math.abs(answer.bank[2 * i + 1] -
        one.second.textContent.replace("−", "-")) < 0.00501);'
wrong_c degrees
view_will "a hand in degrees is not said to turn once in 6.28" '
    return panel.keep.clocks[0].round.textContent === "once in 360" &&
        panel.under.textContent.includes(
            "clock 0 once in 6.28, but this C gives “once in 360”");'
wrong_c growing_frequencies
view_will "of a hand too fast for a line there are dots" '
    const paths = panel.keep.film.sheet.querySelectorAll("path");
    return panel.under.textContent.includes("a dot for each position") &&
        /h0$/.test(paths[paths.length - 1].getAttribute("d")) &&
        !/h0/.test(paths[0].getAttribute("d"));'
wrong_c reference
view_will "then there are lines again" '
    return ![...panel.keep.film.sheet.querySelectorAll("path")].some(one =>
        /h0/.test(one.getAttribute("d")));'
