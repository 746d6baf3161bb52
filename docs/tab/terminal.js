/* A lesson is written for a terminal. In an exercise its words are those of
 * this page, where buttons are, and on paper they are the terminal's; elsewhere
 * it stands beside a command that it is for a terminal. */
import { make } from './make.js';

const OTHERS = ' (in a terminal)';

const instead = (className, textContent) =>
  make('span', { className, textContent });

/* What stands before a node ends otherwise. */
function reword({ previousSibling: before }, end, words) {
  const said = before?.nodeType === Node.TEXT_NODE && before.data.match(end);
  if (!said) return;
  before.data = before.data.slice(0, said.index);
  before.after(instead('paper', said[0]), instead('screen', words));
}

function sayItHere(box) {
  for (const item of box.querySelectorAll('.task li'))
    if (/^(Write it in|Check it with)/.test(item.textContent))
      item.classList.add('paper');
  const file = box.querySelector('p a[href*="_8c"], p a[href$=".c"]');
  if (file && /Open\s*$/.test(file.previousSibling?.data)) {
    reword(file, /Open\s*$/, 'Press the button below: it opens ');
    file.replaceWith(file.firstElementChild ?? file.textContent);
  }
  for (const code of box.querySelectorAll('p code')) {
    if (!code.textContent.startsWith('make check')) continue;
    reword(code, /Save, and run\s*$/, 'Then ');
    reword(code, /save, and run\s*$/, 'then ');
    code.classList.add('paper');
    code.after(instead('screen', 'press Check'));
  }
}

export function speakOfThisPage(boxes) {
  boxes.forEach(sayItHere);
  for (const code of document.querySelectorAll('.contents p code:not(.paper)'))
    if (/^make [a-z]/.test(code.textContent)) code.after(OTHERS);
}
