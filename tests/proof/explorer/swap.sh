# The story's pictures of two words that change places, in explorer_test.sh.
# shellcheck shell=sh disable=SC2154

prelude="$prelude"'
const scenes = explorer_page.panels.filter(one => one.story);
const [first, last] = scenes.filter(one => one.view.name === "swap");
const button = one => one.panel.querySelector("[data-control=swap]");
const four = list => Array.from(list, x => x.toFixed(4)).join(" ");'
view_is "six scenes, and one control in each" '1 1 1 1 1 1' '
    return scenes.map(one =>
        one.panel.querySelectorAll("[data-control]").length).join(" ");'
click 'return button(first);' 0.5 0.5
view_will "swapped, the dots are the lesson'\''s, and none has moved" "
    const { y } = first.answer.answer;
    return first.answer.question.order[1] === 4 && four(y) === '$(
    worked 00 dog_chased | awk '/->/ { printf "%s%s %s", sep, $(NF-1), $NF
        sep = " " }')' && first.under.textContent.includes(
        'The dog chased the cat') && first.under.textContent.endsWith(
        'Another story, and no dot has moved.');"
browser_ask "$prelude last.host.scrollIntoView();" >/dev/null
view_will "the last one is there" 'return last.answer;'
click 'return button(last);' 0.5 0.5
view_will "with positions they have moved, and the page says how far" '
    const { y, before } = last.answer.answer;
    const most = Math.max(...y.map((x, k) => Math.abs(x - before[k])));
    return last.answer.question.order[1] === 4 && most > 1 &&
        last.under.textContent.endsWith("by up to " +
            most.toFixed(4) + ".");'
view_will "the dots lie where the numbers say" '
    const dots = [...last.stage.querySelectorAll("circle[r=\"7\"]")];
    const { y } = last.answer.answer, { order } = last.answer.question;
    const xs = dots.map(one => Number(one.getAttribute("cx")));
    const scale = (xs[1] - xs[4]) / (y[2 * order.indexOf(1)] -
        y[2 * order.indexOf(4)]);
    return dots.length === 5 && order.every((k, r) => Math.abs(xs[k] - xs[4] -
        scale * (y[2 * r] - y[2 * order.indexOf(4)])) < 1e-6);'
click 'return button(last);' 0.5 0.5
