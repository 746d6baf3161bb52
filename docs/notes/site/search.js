// The search: lunr's index of all sections, made when it is first asked for.
// The texts come in a script, texts.js, because a page that was opened from
// the disk may not fetch a file.
"use strict";
{
    const element = window.courseElement;
    const { courseWord: word, courseSay: say } = window;
    const button = document.getElementById("find");
    const dialog = element("dialog", { id: "search" });
    const SHOWN = 12, AROUND = 70;
    const LISTS = /_8h\.html|^docs_in_the_wild|^index\.html(?!#.*begin)/;
    let index, texts, field, list, status, chosen = -1;

    // texts.js: [page, its title, [[anchor, section, text, answers], ...]], ...
    // Answers that are folded in the page are found, and not shown.
    function makeIndex() {
        texts = [];
        window.courseTexts.forEach(([page, title, sections]) =>
            sections.forEach(([anchor, section, text, folded]) => texts.push({
                address: page + (anchor ? "#" + anchor : ""),
                title, section, text, folded })));
        // Words, names of C and numbers; formulas don't hold together.
        window.lunr.tokenizer.separator = /[^\p{L}\p{N}_.]+/u;
        index = window.lunr(function () {
            this.ref("id");
            this.field("title", { boost: 6 });
            this.field("section", { boost: 8 });
            this.field("text");
            this.field("folded");
            this.metadataWhitelist = ["position"];
            this.k1(1);
            // Pages that list what stands elsewhere come later.
            texts.forEach((t, id) => this.add({ id, title: t.title,
                section: t.section, text: plainNumbers(t.text),
                folded: plainNumbers(t.folded) },
                { boost: LISTS.test(t.address) ? 0.3 : 1 }));
        });
    }

    // 10,000 is found as 10000. The length stays, for the snippets.
    function plainNumbers(text) {
        return text.replace(/\d{1,3}(,\d{3})+(?!\d)/g, (n) => {
            const digits = n.replace(/,/g, "");
            return digits + " ".repeat(n.length - digits.length);
        });
    }

    // ---- Asking ------------------------------------------------------------

    // Words of readers, as the pages have them; and those that ask nothing.
    const SAME = { learnable: "learned", segfault: "segmentation",
        "θ": "theta", license: "licence", sin: "sine", cos: "cosine",
        add: "adding" };
    const ASKING = /^(works?|means?|explain(ed)?|definition)$/;

    const wordsOf = (text) => plainNumbers(text).toLowerCase()
        .match(/[\p{L}\p{N}_]+(\.[\p{L}\p{N}_]+)*/gu) || [];
    const tells = (word) => !ASKING.test(word) &&
        window.lunr.stopWordFilter(word);
    const rootOf = (word) => window.lunr.stemmer(
        new window.lunr.Token(SAME[word] || word, {})).toString();
    const rootsOf = (text) => wordsOf(text)
        .filter((word) => word == "why" || tells(word)).map(rootOf);

    // All words must be there, but for "how does" and the like; the last one
    // may be only begun. Headings that say just this come first, and then those
    // that have two such words or more. Where no section has all words, any of
    // them will do, and a letter may be wrong.
    function find(text) {
        const asked = wordsOf(text), telling = asked.filter(tells);
        const words = telling.length ? telling : asked;
        if (!words.length) return [];
        const { REQUIRED } = window.lunr.Query.presence;
        const hits = ask(words, REQUIRED, 0);
        if (!hits.length) return anyOf(words);
        const roots = rootsOf(text);
        const named = (hit) => {
            const { title, section } = texts[hit.ref];
            return [title, section].reduce((rank, name, k) => {
                const inName = rootsOf(name.replace(/^W?\d+ /, ""));
                const has = roots.every((root) => inName.includes(root));
                return !has || roots.length < 2 && inName.length > 1 ? rank
                    : rank + (inName.length == roots.length ? 4 : 1) * (k + 1);
            }, 0);
        };
        return hits.sort((a, b) => named(b) - named(a) || b.score - a.score);
    }

    // A word that few sections have says more than a word that many have.
    function anyOf(words) {
        const { REQUIRED, OPTIONAL } = window.lunr.Query.presence;
        const worth = {};
        const letters = words.some((word) => ask([word], REQUIRED, 0).length)
            ? 0 : 1;
        words.forEach((word) => {
            const found = ask([word], REQUIRED, letters);
            found.forEach(({ ref }) => {
                worth[ref] = (worth[ref] || 0) + 1 / found.length;
            });
        });
        return ask(words, OPTIONAL, letters).filter(({ ref }) => worth[ref])
            .sort((a, b) => worth[b.ref] - worth[a.ref] || b.score - a.score);
    }

    function ask(words, presence, wrongLetters) {
        const { TRAILING, NONE } = window.lunr.Query.wildcard;
        return index.query((query) => words.forEach((word, k) => {
            const stem = rootOf(word);
            const begun = k == words.length - 1 && word.length > 1;
            query.term(stem, wrongLetters && word.length > 4
                ? { usePipeline: false, presence, editDistance: wrongLetters }
                : { usePipeline: false, presence,
                    wildcard: begun ? TRAILING : NONE });
            if (begun) query.term(stem, { usePipeline: false, boost: 20 });
        }));
    }

    // ---- Showing -----------------------------------------------------------

    // The place where most of the words stand together, with the words marked.
    function snippet(hit, text) {
        const spots = Object.values(hit.matchData.metadata)
            .flatMap((fields) => fields.text ? fields.text.position : [])
            .sort((a, b) => a[0] - b[0]);
        const best = spots.reduce((most, [at]) => {
            const near = spots.filter(([p]) => p >= at && p < at + 120).length;
            return near > most.near ? { at, near } : most;
        }, { at: 0, near: 0 }).at;
        const from = Math.max(0, text.lastIndexOf(" ",
            Math.max(0, best - AROUND)) + 1);
        const near = text.slice(0, best + 2 * AROUND);
        const to = near.length + text.slice(near.length).search(/\s|$/);
        const parts = [from ? "… " : ""];
        let done = from;
        spots.filter(([at]) => at >= from && at < to).forEach(([at, size]) => {
            if (at < done) return;
            const end = at + size - (text[at + size - 1] == "." ? 1 : 0);
            parts.push(text.slice(done, at),
                element("mark", {}, text.slice(at, end)));
            done = end;
        });
        parts.push(text.slice(done, Math.max(to, done)),
            to < text.length ? " …" : "");
        return parts;
    }

    function show() {
        const hits = find(field.value);
        chosen = -1;
        list.replaceChildren(...hits.slice(0, SHOWN).map((hit) => {
            const { address, title, section, text } = texts[hit.ref];
            const part = (className, ...words) =>
                element("span", { className }, ...words);
            return element("li", {}, element("a", { href: address },
                part("title", title),
                part("section", section == title ? "" : section),
                part("snippet", ...snippet(hit, text))));
        }));
        const all = hits.length;
        say(status, field.value.trim() == "" ? ""
            : all == 0 ? "Nothing found. Try a shorter word, or "
                : all > SHOWN ? "The best {shown} of {all}"
                    : all == 1 ? "1 section" : "{all} sections",
        { shown: SHOWN, all });
        if (all || field.value.trim() == "") return;
        status.append(say(element("a", { href: "docs_glossary.html" }),
            "look into the glossary"), ".");
    }

    // Up and down move through the results, Enter opens a result.
    function move(by) {
        const links = [...list.querySelectorAll("a")];
        if (!links.length) return;
        chosen = Math.min(links.length - 1, Math.max(-1, chosen + by));
        (chosen < 0 ? field : links[chosen]).focus();
    }

    function keys(event) {
        if (event.key == "ArrowDown") move(1);
        else if (event.key == "ArrowUp") move(-1);
        else if (event.key == "Enter" && event.target == field) {
            const first = list.querySelector("a");
            if (first) first.click();
        } else if (event.key == "Escape") dialog.close();
        else return;
        event.preventDefault();
    }

    // ---- Opening -----------------------------------------------------------

    function build() {
        dialog.innerHTML = `<div class="asked"><input type="search"
            placeholder="${word("Search lessons, contracts and glossary")}"
            aria-label="${word("Search")}" autocomplete="off"><button
            type="button">${word("Close")}</button></div><output></output
            ><ol></ol>`;
        let close;
        [field, close, status, list] =
            dialog.querySelectorAll("input, button, output, ol");
        close.addEventListener("click", () => dialog.close());
        dialog.addEventListener("keydown", keys);
        dialog.addEventListener("click", (event) => {
            if (event.target == dialog || event.target.closest("li a"))
                dialog.close();
        });
        field.addEventListener("input", () => { if (index) show(); });
        document.body.append(dialog);
    }

    function load(file) {
        return new Promise((onload, onerror) => document.head.append(
            element("script", { src: file, onload, onerror })));
    }

    let ready;
    function open() {
        if (!field) build();
        if (!dialog.open) dialog.showModal();
        field.select();
        if (ready) return;
        say(status, "One moment …");
        ready = Promise.all([load("lunr.min.js"), load("texts.js")])
            .then(() => new Promise((done) => setTimeout(done)))
            .then(() => { makeIndex(); show(); });
    }

    button.hidden = false;
    button.addEventListener("click", open);
    document.addEventListener("keydown", (event) => {
        // The live panels' fields are in shadows.
        const [target] = event.composedPath();
        const typing = target.isContentEditable ||
            target.closest("input, textarea, select");
        if (event.key != "/" || typing || event.ctrlKey || event.metaKey ||
            event.altKey) return;
        event.preventDefault();
        open();
    });
}
