/* Sets formulas with KaTeX: node formulas.js FOLDER, where KaTeX is. Reads a
 * list of [TeX, whether it stands by itself] as JSON, and prints a list of
 * HTML. What KaTeX can't read ends it. */
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

/* MathML is read out. There KaTeX gives an exponent to the last digit alone,
 * not to the whole number before it, and has a name letter by letter. */
const whole = tex => tex.replace(/(?<![\d.])\d[\d.]+(?=\^)/g, '{$&}');
const named = html => html.replace(/(<mi mathvariant="normal">\w<\/mi>){2,}/g,
  letters => `<mi>${letters.replace(/<.*?>/g, '')}</mi>`);

console.log(JSON.stringify(formulas.map(([tex, displayMode]) =>
  (displayMode ? pieces(tex) : [tex]).map(part => named(katex.renderToString(
    whole(part), { displayMode, strict: 'error' }))).join(' '))));
