// The quiz of a lesson: a reader chooses an option, and sees whether it is
// right, and why. Without this script the answer is folded below the options.
"use strict";
{
    const element = window.courseElement, say = window.courseSay;
    const status = (className) => element("p", { className, role: "status" });
    const questions = [...document.querySelectorAll("details.quiz")];
    let answered = 0, right = 0, score;

    // The options are the list before the fold. Each begins with its letter.
    function prepare(fold) {
        const list = fold.previousElementSibling;
        if (!list || list.tagName != "UL") return;
        const buttons = [...list.children].map((item) => button(item));
        const group = element("div", { className: "options", role: "group" },
            ...buttons);
        const verdict = status("verdict");
        list.replaceWith(group, verdict);
        group.addEventListener("click", (event) => {
            const chosen = event.target.closest("button");
            if (chosen) judge(fold, buttons, chosen, verdict);
        });
        fold.querySelector("summary").hidden = true;
        fold.hidden = true;
    }

    function button(item) {
        const body = item.firstElementChild && item.children.length == 1 &&
            item.firstElementChild.tagName == "P"
            ? item.firstElementChild : item;
        const text = element("span", {}, ...body.childNodes);
        const first = text.firstChild;
        const letter = first.data.trim().charAt(0);
        first.data = first.data.replace(/^\s*[A-F]\)\s*/, "");
        const made = element("button", { type: "button" },
            element("b", {}, letter), text);
        made.dataset.letter = letter;
        return made;
    }

    function judge(fold, buttons, chosen, verdict) {
        const good = fold.dataset.right;
        const isRight = chosen.dataset.letter == good;
        buttons.forEach((b) => {
            b.disabled = true;
            if (b.dataset.letter == good) b.classList.add("right");
        });
        if (!isRight) chosen.classList.add("wrong");
        chosen.setAttribute("aria-pressed", "true");
        say(verdict, isRight ? "Right." : "Not quite. It is {good}.", { good });
        verdict.classList.add(isRight ? "right" : "wrong");
        fold.hidden = false;
        fold.open = true;
        answered++;
        right += isRight ? 1 : 0;
        const all = questions.length, left = all - answered;
        say(score, left ? "{right} right so far; {left} to go."
            : "{right} of {all} right.", { right, left, all });
    }

    questions.forEach(prepare);
    score = status("score");
    questions.at(-1)?.after(score);
}
