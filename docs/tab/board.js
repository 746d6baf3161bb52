/* Shows the board's text, with its colours, as HTML. */

const CLASSES = { 31: 'wrong', 32: 'right', 1: 'strong', 2: 'faint',
  33: 'warning' };

/* Escape sequences of a terminal become spans. */
export function boardOf(text) {
  const pre = document.createElement('pre');
  pre.className = 'board';
  let into = pre;
  for (const part of text.split(/(\x1b\[[0-9;]*m)/)) {
    const code = part.match(/^\x1b\[([0-9;]*)m$/);
    if (!code) {
      into.append(part);
      continue;
    }
    into = pre;
    const name = CLASSES[Number(code[1])];
    if (!name) continue;
    into = document.createElement('span');
    into.className = name;
    pre.append(into);
  }
  return pre;
}

/* What clang said of the source, as remarks at their lines. */
export function remarksOf(said, source) {
  const remarks = [];
  for (const line of said.split('\n')) {
    if (!line.startsWith(source + ':')) continue;
    const found = line.slice(source.length + 1)
      .match(/^(\d+):(\d+): (?:fatal )?(error|warning): (.*)$/);
    if (found) remarks.push({ line: Number(found[1]),
      column: Number(found[2]), severity: found[3], message: found[4] });
  }
  return remarks;
}
