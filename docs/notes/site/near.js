// The panels' script is the heaviest part of a lesson. It comes when a panel is
// near, or when a student has C to draw. Without it figures stay.
"use strict";
{
    let script;

    function come() {
        if (script) return;
        script = document.createElement("script");
        script.src = "live.js";
        script.dataset.state = "loading";
        script.onload = script.onerror = () => delete script.dataset.state;
        document.head.append(script);
    }

    const eye = new IntersectionObserver((seen) => {
        if (seen.some((entry) => entry.isIntersecting)) come();
    }, { rootMargin: "300px" });
    document.querySelectorAll(".live").forEach((panel) => eye.observe(panel));

    addEventListener("course-module", ({ type, detail }) => {
        if (window.explorer_page) return;
        come();
        script.addEventListener("load", () =>
            dispatchEvent(new CustomEvent(type, { detail })));
    });
}
