// What is wrong with a page, a line each (site_test.py asks). A page with its
// folds open: what is drawn, what is left as it was typed, what sticks out.
const bad = [], say = (what) => bad.push(what);
document.querySelectorAll(".contents details").forEach(e => {
    e.open = true;
    e.hidden = false;
});
const typed = document.querySelectorAll("script[type^=\"math/tex\"]");
const drawn = document.querySelectorAll(".MathJax_SVG svg");
if (drawn.length < typed.length)
    say(drawn.length + " of " + typed.length + " formulas drawn");
if (window.MathJax && MathJax.Hub) MathJax.Hub.getAllJax()
    .filter(jax => jax.texError)
    .forEach(jax => say("a formula in error: " + jax.originalText));
document.querySelectorAll(".MathJax_Error, .MathJax_SVG [fill=red]")
    .forEach(e => say("a formula in error: " + e.textContent));
const prose = document.querySelector(".contents").cloneNode(true);
prose.querySelectorAll(".fragment, code, pre, script, .MathJax_SVG")
    .forEach(e => e.remove());
const raw = prose.textContent
    .match(/(\\[([]|\\f[$[]|\$\S|```|\[!|\*\*).{0,20}/);
if (raw) say("left as it was typed: " + raw[0]);
document.querySelectorAll(".contents img").forEach(e => {
    if (!e.alt) say("a picture without words: " + e.src);
});
// A phone makes innerWidth as wide as what sticks out.
const all = document.documentElement, width = all.clientWidth;
const main = document.getElementById("doc-content");
if (all.scrollWidth > width || main.scrollWidth > main.clientWidth + 1 ||
    main.getBoundingClientRect().right > width + 1)
    say("the page is " + Math.max(all.scrollWidth, main.scrollWidth) + " wide");
document.querySelectorAll(".contents p, .contents li, .contents h2, " +
    ".contents table, .contents pre, .contents img, .contents svg, " +
    ".contents details, .contents code, .contents div, .title").forEach(e => {
    const box = e.getBoundingClientRect();
    if (box.right <= width + 3 || box.width == 0) return;
    for (let up = e.parentElement; up != main; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return;
    say(e.tagName + " reaches to " + Math.round(box.right) + ": " +
        e.textContent.trim().slice(0, 40));
});
return bad.join("\n");
