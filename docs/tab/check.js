/* Judges a student's file, as judge.sh does in a terminal: builds it, runs the
 * claims, and writes the verdict. Returns { verdict, diagnostics, module }, the
 * module if there is one. The two that take time are given:
 * build(text) as Compiler.build(), and claims(module, chosen), the files of
 * the Findings. linked(module) is told before they run. With `only`, the
 * verdict has only the claims of this exercise; what it says of them is the
 * same. */

/* What a local variable that is read before it has a value may hold. */
const STARTS = ['2000000000', '-2000000000'];

export async function check(text, { build, claims, judge, linked }, only) {
  const built = await build(text);
  const { diagnostics, module } = built;
  if (!module)
    return { diagnostics, verdict: await judge.verdict(text, built, null) };
  built.banned = await judge.forbidden(text);
  if (built.banned)
    return { diagnostics, verdict: await judge.verdict(text, built, null) };
  linked?.(module);
  const found = await claims(module, { only });
  for (const start of STARTS) {
    const other = await judge.otherValues(text, start);
    if (!other) break;
    const again = await build(other.text);
    if (again.module)
      found.facts = await judge.markLuck(found.facts,
        (await claims(again.module, { only })).facts, other.notes);
  }
  if (only && IS_WRONG.test(found.facts)) {
    const others = await claims(module, { but: only });
    Object.assign(found, others, { facts: found.facts + others.facts });
  }
  const verdict = await judge.verdict(text, built, found);
  return { diagnostics, module,
    verdict: only ? partOf(verdict, only) : verdict };
}

/* A mistake may have left its numbers in other exercises, too: to name it, all
 * of them are tried. */
const IS_WRONG = /^claim\t[^\t]*\t[^\t]*\tfailed\t/m;

/* A verdict without the claims of other exercises. */
function partOf(verdict, only) {
  let chosen = true;
  return verdict.split('\n').filter(line => {
    if (line.startsWith('claim\t')) chosen = line.split('\t')[1] === only;
    return chosen || !line;
  }).join('\n');
}
