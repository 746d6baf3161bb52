/* Judges a student's file, as judge.sh does in a terminal: builds it, runs the
 * claims, and writes the verdict. Returns { verdict, said, module }: what clang
 * said, and the module if there is one. The two that take time are given:
 * build(text) as Compiler.build(), and claims(module), the files of
 * Claims.all(). */

/* What a local variable that is read before it has a value may hold. */
const STARTS = ['2000000000', '-2000000000'];

export async function check(text, { build, claims, judge }) {
  const built = await build(text);
  const { said, module } = built;
  if (!module)
    return { said, verdict: await judge.verdict(text, built, null) };
  const found = await claims(module);
  for (const start of STARTS) {
    const other = await judge.otherValues(text, start);
    if (!other) break;
    const again = await build(other.text);
    if (again.module)
      found.facts = await judge.markLuck(found.facts,
        (await claims(again.module)).facts, other.names);
  }
  return { said, module, verdict: await judge.verdict(text, built, found) };
}
