// What every page does: the theme, the place in the navigation, the contents of
// a lesson, what is wide or folded, and the filter of the misconceptions.
"use strict";
{
    const root = document.documentElement;
    const byId = (id) => document.getElementById(id);

    // For the other scripts, and the tab's, too: an element with these
    // properties and children.
    const element = (tag, { role, ...properties } = {}, ...children) => {
        const made = Object.assign(document.createElement(tag), properties);
        if (role) made.setAttribute("role", role);
        made.append(...children);
        return made;
    };
    window.courseElement = element;

    // Words of the frame in the language of the page, or, where fixed.tsv has
    // none, in English; and an element that says them, and in which language.
    const word = (words) => (window.courseWords || {})[words] || words;
    const say = (made, words, values = {}) => {
        if (root.lang != "en")
            made.lang = word(words) == words ? "en" : root.lang;
        made.textContent = word(words).replace(/\{(\w+)\}/g,
            (all, name) => name in values ? values[name] : all);
        return made;
    };
    Object.assign(window, { courseWord: word, courseSay: say });

    // ---- Light and dark ----------------------------------------------------

    function isDark() { return root.classList.contains("dark-mode"); }

    function showTheme(dark) {
        root.classList.toggle("dark-mode", dark);
        root.classList.toggle("light-mode", !dark);
        byId("theme").title =
            word(dark ? "Light background" : "Dark background");
        byId("theme").setAttribute("aria-label", byId("theme").title);
    }

    function themes() {
        byId("theme").hidden = false;
        showTheme(isDark());
        byId("theme").addEventListener("click", () => {
            showTheme(!isDark());
            try {
                localStorage.setItem("theme", isDark() ? "dark" : "light");
            } catch (e) { /* nothing is kept, then */ }
        });
        matchMedia("(prefers-color-scheme: dark)").onchange = event => {
            let chosen = "";
            try {
                chosen = localStorage.getItem("theme");
            } catch (e) { /* nothing was kept */ }
            if (!chosen) showTheme(event.matches);
        };
    }

    // ---- The navigation ----------------------------------------------------

    // Marks the page that is shown, and unfolds the part that it belongs to.
    function here() {
        const page = location.pathname.replace(/.*\//, "") || "index.html";
        const link = document.querySelector(`#side a[href="${page}"]`);
        if (!link) return;
        link.setAttribute("aria-current", "page");
        for (let up = link.parentElement; up; up = up.parentElement)
            if (up.tagName == "DETAILS") up.open = true;
        const side = byId("side");
        if (link.offsetTop > side.clientHeight - 80)
            side.scrollTop = link.offsetTop - side.clientHeight / 2;
    }

    // On a phone the list covers the page: the first tap outside closes it.
    function menu() {
        const box = byId("menu");
        document.addEventListener("keydown", (event) => {
            if (event.key == "Escape") box.checked = false;
        });
        byId("doc-content").addEventListener("click", () => {
            box.checked = false;
        });
    }

    // ---- The contents of a lesson ------------------------------------------

    // Unfolded where it has a column, folded where it is in the way.
    function contents() {
        const toc = document.querySelector("details.toc");
        if (!toc) return;
        const wide = matchMedia("(min-width: 1240px)");
        const fit = () => { toc.open = wide.matches; };
        wide.addEventListener("change", fit);
        fit();
        follow(toc);
    }

    // Marks the section that is being read.
    function follow(toc) {
        const links = [...toc.querySelectorAll("a")];
        const marks = links.map((a) => byId(a.hash.slice(1)));
        let waiting = false;
        const look = () => {
            waiting = false;
            let at = -1;
            marks.forEach((mark, k) => {
                if (mark && mark.getBoundingClientRect().top < 140) at = k;
            });
            links.forEach((a, k) => a.classList.toggle("at", k == at));
            const link = links[at], { clientHeight, scrollTop } = toc;
            if (link && (link.offsetTop < scrollTop || link.offsetTop +
                link.offsetHeight > scrollTop + clientHeight))
                toc.scrollTop = link.offsetTop - clientHeight / 2;
        };
        addEventListener("scroll", () => {
            if (!waiting) requestAnimationFrame(look);
            waiting = true;
        }, { passive: true });
        look();
    }

    // ---- What is wider than the page ---------------------------------------

    // A cue at the edge behind which there is more. Who has no mouse can move
    // it with the arrow keys.
    function wideThings() {
        document.querySelectorAll(".fragment, .memproto, main table, .figure")
            .forEach((box) => {
                const mark = () => {
                    const rest = box.scrollWidth - box.clientWidth;
                    const cut = rest > 2 && box.scrollLeft < rest - 2;
                    box.classList.toggle("cut", cut);
                    if (rest > 2) box.tabIndex = 0;
                    else box.removeAttribute("tabindex");
                };
                box.addEventListener("scroll", mark, { passive: true });
                addEventListener("resize", mark);
                // What is folded has no width before it is opened.
                const fold = box.closest("details");
                if (fold) fold.addEventListener("toggle", mark);
                mark();
            });
    }

    // A figure that is smaller than drawn: a tap shows it as large as it is.
    function figures() {
        document.querySelectorAll(".figure").forEach((box) => {
            box.addEventListener("click", () => {
                box.classList.toggle("large");
                box.dispatchEvent(new Event("scroll"));
            });
        });
    }

    // ---- Code --------------------------------------------------------------

    // What a program has printed is not copied; the rest has a button for it.
    function copies() {
        if (!navigator.clipboard) return;
        document.querySelectorAll(
            "pre.fragment:not([data-lang=text], [data-run] *)")
            .forEach((code) => {
                const button = say(element("button", { type: "button" }),
                    "Copy");
                const box = element("div", { className: "copied" });
                code.replaceWith(box);
                box.append(code, button);
                button.addEventListener("click", () => navigator.clipboard
                    .writeText(code.textContent)
                    .then(() => say(button, "Copied")));
            });
    }

    // ---- What a link leads to ----------------------------------------------

    // A section that is folded away is unfolded where a link leads to it.
    function unfold() {
        const at = byId(decodeURIComponent(location.hash.slice(1)));
        for (let up = at; up; up = up.parentElement)
            if (up.tagName == "DETAILS") up.open = true;
        if (at) at.scrollIntoView();
    }

    // ---- Paper -------------------------------------------------------------

    // On paper nothing can be opened. Answers and hints stand behind the
    // lesson there, so that a reader can predict; all else is unfolded.
    function paper() {
        const text = document.querySelector(".textblock");
        if (!text) return;
        const behind = element("section", { className: "behind" });
        let opened = [], moved = [];
        addEventListener("beforeprint", () => {
            opened = [...text.querySelectorAll(
                "details:not([open], .toc, .quiz)")];
            opened.forEach((fold) => { fold.open = true; });
            let answers = 0;
            moved = [...text.querySelectorAll(
                "details.answer, details[data-hint-of]")].map((fold) => {
                const title = fold.firstElementChild;
                const number = fold.matches(".answer") ? ` ${++answers}` : "";
                const place = say(element("p", { className: "later" }),
                    "{what}: behind the lesson",
                    { what: title.textContent + number });
                title.append(number);
                fold.replaceWith(place);
                behind.append(fold);
                return { fold, place };
            });
            if (moved.length) text.append(behind);
        });
        addEventListener("afterprint", () => {
            moved.forEach(({ fold, place }) => {
                fold.firstElementChild.lastChild.remove();
                place.replaceWith(fold);
            });
            behind.remove();
            opened.forEach((fold) => { fold.open = false; });
        });
    }

    // ---- The misconceptions ------------------------------------------------

    function filter() {
        const field = document.querySelector("#filter input");
        if (!field) return;
        const all = [...document.querySelectorAll("section.wrong")];
        const chapters = [...document.querySelectorAll("details.chapter")];
        const count = byId("filter").querySelector("output");
        const text = all.map((e) => e.textContent.toLowerCase());
        byId("filter").hidden = false;
        const show = () => {
            const words = field.value.toLowerCase().trim().split(/\s+/);
            let left = 0;
            all.forEach((e, k) => {
                e.hidden = !words.every((word) => text[k].includes(word));
                left += e.hidden ? 0 : 1;
            });
            chapters.forEach((e) => {
                e.open = words[0] != "";
                e.hidden = e.previousElementSibling.hidden =
                    !e.querySelector("section.wrong:not([hidden])");
            });
            count.textContent = `${left} of ${all.length}`;
        };
        field.addEventListener("input", show);
        show();
    }

    themes();
    here();
    menu();
    contents();
    copies();
    figures();
    wideThings();
    paper();
    filter();
    addEventListener("hashchange", unfold);
    if (location.hash) unfold();
}
