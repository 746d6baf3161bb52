// The keys of slides. In a panel arrows move its controls; Escape leaves it,
// and PageDown, which a presenter's remote control sends, goes on from
// everywhere.
"use strict";
{
    const slides = [...document.querySelectorAll("section")];
    const root = document.documentElement;
    const steps = { ArrowRight: 1, " ": 1, PageDown: 1,
        ArrowLeft: -1, PageUp: -1 };

    const at = () => Math.round(scrollY / innerHeight);
    // Tab begins at the slide that is shown.
    const show = k => {
        if (!slides[k]) return;
        slides[k].tabIndex = -1;
        slides[k].focus({ preventScroll: true });
        slides[k].scrollIntoView();
    };

    const acts = {
        n: () => document.body.classList.toggle("notes"),
        d: () => {
            const dark = root.classList.toggle("dark-mode");
            root.classList.toggle("light-mode", !dark);
        },
        f: () => document.fullscreenElement ? document.exitFullscreen()
            : root.requestFullscreen(),
        Escape: () => show(at()),
        Home: () => show(0),
        End: () => show(slides.length - 1)
    };

    addEventListener("keydown", event => {
        const inside = event.composedPath()[0].matches(
            "input, select, button, a, .stage, .stage *");
        if (event.ctrlKey || event.altKey || event.metaKey ||
            inside && !/^(Page|Escape)/.test(event.key)) return;
        const by = steps[event.key], act = acts[event.key];
        if (by) show(at() + by);
        if (act) act();
        if (by || act) event.preventDefault();
    });

    // A slide stays where it is when the screen becomes full.
    let last = Number(location.hash.slice(1)) - 1 || 0;
    addEventListener("scroll", () => {
        if (innerHeight !== high) return;
        last = at();
        history.replaceState(null, "", `#${last + 1}`);
    });
    let high = innerHeight;
    addEventListener("resize", () => {
        high = innerHeight;
        document.querySelectorAll("section > .live").forEach(fit);
        show(last);
    });
    // Paper does not wait for panels, so they are drawn before it is asked for.
    addEventListener("load", () => {
        show(last);
        dispatchEvent(new CustomEvent("beforeprint", { detail: "screen" }));
    });

    // A panel is as large as its slide allows.
    const fit = host => {
        const slide = host.parentElement, style = getComputedStyle(slide);
        const above = host.previousElementSibling.offsetHeight;
        const side = name => parseFloat(style[`padding${name}`]);
        host.style.zoom = Math.min(
            (slide.clientHeight - above - 3 * side("Top")) / host.offsetHeight,
            (slide.clientWidth - 2 * side("Left")) / host.offsetWidth);
    };
    for (const host of document.querySelectorAll("section > .live"))
        new ResizeObserver(() => fit(host)).observe(host);
}
