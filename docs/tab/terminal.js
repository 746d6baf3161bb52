/* A lesson is written for a terminal. In an exercise its words are those of
 * this page; elsewhere it stands beside a command that it is for a terminal. */
import { word } from './make.js';

/* What stands before a node ends otherwise. */
function reword({ previousSibling: before }, end, words) {
  if (before?.nodeType === Node.TEXT_NODE)
    before.data = before.data.replace(end, words);
}

function sayItHere(box) {
  for (const item of box.querySelectorAll('.task li:not(:last-child)'))
    item.remove();
  const file = box.querySelector('a[href*="_8c"], a[href$=".c"]');
  if (file && /Open\s*$/.test(file.previousSibling?.data)) {
    reword(file, /Open\s*$/, 'Press the button below: it opens ');
    file.replaceWith(file.firstElementChild ?? file.textContent);
  }
  for (const code of box.querySelectorAll('p code')) {
    if (!code.textContent.startsWith('make check')) continue;
    reword(code, /Save, and run\s*$/, 'Then ');
    reword(code, /save, and run\s*$/, 'then ');
    // In another language the name of the button fits where the command was.
    code.replaceWith(
      document.documentElement.lang === 'en' ? 'press Check' : word('Check'));
  }
}

/* run: the name of the button that is make run. */
export function speakOfThisPage(boxes, run) {
  const [opens, closes] = word('“ ” ‘ ’').split(' ');
  boxes.forEach(sayItHere);
  for (const code of document.querySelectorAll('.contents p code'))
    if (/^make run CH=\d+$/.test(code.textContent))
      code.replaceWith(`${opens}${word(run)}${closes}`);
    else if (/^make [a-z]/.test(code.textContent))
      code.after(` (${word('in a terminal')})`);
  for (const code of document.querySelectorAll('.contents li code'))
    if (/^make solution/.test(code.textContent)) code.closest('li').remove();
}
