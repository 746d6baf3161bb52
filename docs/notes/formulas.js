/* Sets formulas with KaTeX: node formulas.js FOLDER, where KaTeX is. Reads a
 * list of [TeX, whether it stands by itself] as JSON, and prints a list of HTML.
 * What KaTeX can't read ends it. */
const katex = require(`${process.argv[2]}/katex.min.js`);
const formulas = JSON.parse(require('fs').readFileSync(0, 'utf8'));

/* Formulas with much room between them: a phone has one below the other. */
function pieces(tex) {
  const all = tex.split(/\\q?quad/), count = (part, what) =>
    part.split(what).length;
  return all.every(part => count(part, '{') === count(part, '}') &&
    count(part, '\\begin') === count(part, '\\end') &&
    count(part, '\\left') === count(part, '\\right')) ? all : [tex];
}

/* KaTeX draws an exponent on the whole number before it. In MathML, which is
 * read out, it would be that of the last digit alone. */
const whole = tex => tex.replace(/(?<![\d.])\d[\d.]+(?=\^)/g, '{$&}');

console.log(JSON.stringify(formulas.map(([tex, displayMode]) =>
  (displayMode ? pieces(tex) : [tex]).map(part => katex.renderToString(
    whole(part), { displayMode, strict: 'error' })).join(' '))));
