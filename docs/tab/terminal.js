/* A lesson is written for a terminal. Beside what it says of one stands where
 * that is on this page, or that it is in a terminal only. */

const ONLY_THERE = ' (in a terminal)';

export function sayWhereItIsHere(boxes) {
  for (const code of document.querySelectorAll('.contents p code'))
    if (/^make [a-z]/.test(code.textContent))
      code.after(isCheckIn(boxes, code) ? ' (on this page: press Check there)'
        : ONLY_THERE);
  for (const box of boxes)
    box.querySelector('a[href*="_8c"], a[href$=".c"]')
      ?.after(' (on this page: press the button below)');
}

const isCheckIn = (boxes, code) => code.textContent.startsWith('make check') &&
  boxes.some(box => box.contains(code));
