// What readers do with a page. Each function returns what is wrong, a line for
// each; site_test.py calls it.
const lines = (bad) => bad.filter(Boolean).join("\n");
const all = (what, from = document) => [...from.querySelectorAll(what)];
const narrow = innerWidth < 600;

// On a phone one tap shows the lessons, and a second one opens one of them.
function menuOpens() {
    const bad = [], side = document.getElementById("side");
    if (side.offsetHeight) bad.push("the list is open before");
    const label = document.querySelector("label[for=menu]")
        .getBoundingClientRect();
    if (label.height < 24) bad.push("no menu to tap");
    document.elementFromPoint(label.left + label.width / 2,
        label.top + label.height / 2).click();
    const links = all(".lessons > li > a", side);
    links.slice(0, 10).forEach(a => {
        const box = a.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + 20,
            box.top + box.height / 2);
        if (!top || !a.contains(top)) bad.push("not to tap: " + a.text);
    });
    if (links.length < 8) bad.push(links.length + " lessons");
    const here = side.querySelector("[aria-current]");
    if (!here || here.getAttribute("href") != location.pathname
        .replace(/.*\//, "")) bad.push("this lesson is not marked");
    const bar = document.getElementById("bar").offsetHeight;
    if (bar > 56) bad.push("the bar is " + bar + " high");
    return lines(bad);
}

function contentsFold() {
    const wide = innerWidth >= 1240, bad = [];
    const toc = document.querySelector("details.toc");
    const links = all("a", toc);
    if (toc.open != wide) bad.push("open: " + toc.open);
    if (links.length <= all(".textblock h2").length)
        bad.push("contents too short");
    links.forEach(a => {
        if (!document.getElementById(a.hash.slice(1)))
            bad.push("leads nowhere: " + a.text);
    });
    scrollTo(0, 5000);
    const box = toc.getBoundingClientRect();
    if (wide && (box.top < 0 || box.bottom > innerHeight))
        bad.push("the contents do not stay: " + box.top);
    return lines(bad);
}

// A table and a figure are folded with their answer. Paper shows them.
function foldsOpen() {
    const bad = [], folds = all(".textblock details:not(.toc, .quiz)");
    const table = folds.find(f => f.querySelector("table.numbers"));
    const figure = folds.find(f => f.querySelector(".figure"));
    if (!table || !figure) return "no figure or no table is folded";
    if (folds.some(f => f.open)) bad.push("an answer is open before");
    dispatchEvent(new Event("beforeprint"));
    if (!folds.every(f => f.open)) bad.push("folded on paper");
    if (table.querySelector("table").offsetHeight < 40)
        bad.push("paper has no table");
    dispatchEvent(new Event("afterprint"));
    if (folds.some(f => f.open)) bad.push("open after printing");
    figure.open = true;
    if (figure.querySelector(".figure").offsetHeight < 100)
        bad.push("the figure has no height");
    return lines(bad);
}

// A phone shows a whole figure, and after a tap as large as it was drawn.
function figuresGrow() {
    const box = all(".figure").find(e => e.offsetHeight);
    const picture = all("img", box).find(e => e.offsetWidth);
    const cut = box.scrollWidth - box.clientWidth;
    box.click();
    const grown = picture.offsetWidth >= picture.getAttribute("width");
    return lines([cut > 1 ? "cut by " + cut : "",
        grown && box.scrollWidth > box.clientWidth + 9 ? "" :
            "it is " + picture.offsetWidth + " wide after a tap",
        box.tabIndex == 0 ? "" : "no key moves it"]);
}

// A phone shows the panels of a wide figure one below the other, at three quarters
// of their size at least, so that letters have 11 pixels; a desktop the whole.
function panelsStack() {
    const bad = [];
    all("details").forEach(e => { e.open = true; });
    all(".figure:has(.stacked)").forEach(box => {
        const seen = all("img", box).filter(e => e.offsetHeight);
        const panels = seen.filter(e => e.matches(".stacked *"));
        if (panels.length != (narrow ? seen.length : 0) || !seen.length)
            bad.push(panels.length + " panels of " + seen.length);
        panels.forEach((e, k) => {
            if (e.offsetWidth < .75 * e.getAttribute("width"))
                bad.push("a panel shrinks to " + e.offsetWidth);
            if (k && e.offsetTop < panels[k - 1].offsetTop + 99)
                bad.push("panels beside each other");
        });
        if (panels.length == 1) bad.push("one panel");
    });
    return lines(bad);
}

function quizJudges() {
    const bad = [], folds = all("details.quiz"), groups = all(".options");
    const is = (what, ok) => { if (!ok) bad.push(what); };
    const look = (k) => ({ fold: folds[k], said: groups[k]
        .nextElementSibling.textContent, all: [...groups[k].children] });
    const letter = (b) => b.querySelector("b").textContent;
    is("each question has its options", groups.length == folds.length);
    is("no answer is seen before", folds.every(f => !f.offsetHeight));
    is("no letter twice", !/^[A-F]\)/m.test(groups[0].innerText));
    look(0).all.find(b => letter(b) == folds[0].dataset.right).click();
    is("right: " + look(0).said, look(0).said == "Right.");
    is("no option is wrong", !groups[0].querySelector(".wrong"));
    is("its explanation is seen", folds[0].offsetHeight > 20);
    look(1).all.find(b => letter(b) != folds[1].dataset.right).click();
    is("wrong: " + look(1).said, look(1).said ==
        "Not quite. It is " + folds[1].dataset.right + ".");
    is("the wrong one", groups[1].querySelectorAll(".wrong").length == 1);
    is("the right one", letter(groups[1].querySelector(".right")) ==
        folds[1].dataset.right);
    is("the other explanation is seen", folds[1].offsetHeight > 20);
    is("the others are not", folds.slice(2).every(f => !f.offsetHeight));
    is("one answer each", look(1).all.every(b => b.disabled));
    is("the score", document.querySelector(".score").textContent
        .startsWith("1 right so far; " + (folds.length - 2)));
    return lines(bad);
}

// A comfortable line has about 70 characters.
function shortLines() {
    const found = all(".textblock > p")
        .filter(p => p.textContent.length > 250 &&
            !p.querySelector("script, .MathJax_SVG"))
        .map(p => p.textContent.length / Math.round(p.offsetHeight /
            parseFloat(getComputedStyle(p).lineHeight)));
    const mean = found.reduce((a, b) => a + b, 0) / found.length;
    return mean > 55 && mean < 75 ? "" : mean + " characters a line";
}

// Every text has enough contrast.
function contrast() {
    const light = (colour) => colour.match(/[\d.]+/g).slice(0, 3)
        .map(c => c / 255).map(c => c <= .04045 ? c / 12.92 :
            ((c + .055) / 1.055) ** 2.4)
        .reduce((sum, c, k) => sum + c * [.2126, .7152, .0722][k], 0);
    const ground = (e) => {
        for (; e; e = e.parentElement) {
            const c = getComputedStyle(e).backgroundColor;
            if (!/, 0\)$/.test(c)) return light(c);
        }
        return 1;
    };
    const bad = {};
    all(".fragment span, .contents a, .toc a, #side a, #side h2, #side b, " +
        ".pager small, summary, th, p, code, .task span, button")
        .forEach(e => {
        const a = light(getComputedStyle(e).color), b = ground(e);
        const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
        if (ratio < 4.5) bad[e.tagName + "." + e.className] = ratio;
    });
    return lines(Object.entries(bad).map(([name, ratio]) =>
        name + ": contrast " + ratio));
}

function curly() {
    const prose = document.querySelector(".textblock").cloneNode(true);
    all("code, pre, .fragment, script, .MathJax_SVG", prose)
        .forEach(e => e.remove());
    const straight = prose.textContent.match(/.{0,20}["\x27].{0,20}/);
    return straight ? straight[0] : "";
}

// Code can be copied, what a program has printed has no button. (A page without
// focus may not write to the clipboard; so it is replaced.)
function copies() {
    const bad = [], code = all("pre.fragment");
    const said = [];
    navigator.clipboard.writeText = (text) => {
        said.push(text);
        return Promise.resolve();
    };
    const button = (e) => e.parentElement.querySelector("button");
    code.forEach(e => {
        if (!e.parentElement.matches(".copied") == (e.dataset.lang != "text"))
            bad.push(e.dataset.lang + ": " + e.textContent.slice(0, 20));
    });
    const one = code.find(e => e.dataset.lang != "text");
    button(one).click();
    if (said[0] != one.textContent) bad.push("copied: " + said[0]);
    return lines(bad);
}

function turnsDark() {
    document.getElementById("theme").click();
    localStorage.clear();
    return document.documentElement.classList.contains("dark-mode") &&
        /^rgb\(13, 17, 23/.test(getComputedStyle(document.body).backgroundColor)
        ? "" : "it does not turn dark";
}

// The known mistakes: folded by chapter, unfolded where a word is asked for.
function filters() {
    const bad = [], field = document.querySelector("#filter input");
    const wrong = all("section.wrong"), chapters = all("details.chapter");
    const type = (text) => {
        field.value = text;
        field.dispatchEvent(new Event("input"));
        return wrong.filter(e => e.checkVisibility());
    };
    if (wrong.length < 100) bad.push(wrong.length + " misconceptions");
    if (chapters.some(e => e.open)) bad.push("not folded at first");
    const some = type("degrees");
    if (!some.length || some.length == wrong.length)
        bad.push(some.length + " with degrees");
    if (some.some(e => !/degrees/i.test(e.textContent)))
        bad.push("one without the word");
    const said = document.querySelector("#filter output").textContent;
    if (said != some.length + " of " + wrong.length) bad.push(said);
    if (type("quizzaciously").length) bad.push("a made-up word");
    if (chapters.some(e => e.checkVisibility()))
        bad.push("a chapter without an entry");
    if (type("").length || chapters.some(e => !e.checkVisibility()))
        bad.push("not folded again");
    return lines(bad);
}
