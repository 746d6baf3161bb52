/* Sets formulas with KaTeX: node formulas.js FOLDER, where KaTeX is. Reads a
 * list of [TeX, whether it stands by itself] as JSON, and prints a list of HTML.
 * What KaTeX can't read ends it. */
const katex = require(`${process.argv[2]}/katex.min.js`);
const formulas = JSON.parse(require('fs').readFileSync(0, 'utf8'));

/* Formulas with much room between them: a phone has one below the other. */
function pieces(tex) {
  const all = tex.split(/\\q?quad/), count = (one, what) =>
    one.split(what).length;
  return all.every(one => count(one, '{') === count(one, '}') &&
    count(one, '\\begin') === count(one, '\\end') &&
    count(one, '\\left') === count(one, '\\right')) ? all : [tex];
}

console.log(JSON.stringify(formulas.map(([tex, displayMode]) =>
  (displayMode ? pieces(tex) : [tex]).map(one => katex.renderToString(one,
    { displayMode, strict: 'error' })).join(' '))));
