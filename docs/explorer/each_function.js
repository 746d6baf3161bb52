/* Every function of an edition is called once, with the same small arguments,
 * and its answer is compared with the reference's. So a function is seen that
 * no view in sight uses. One question for each function: one that never comes
 * back then costs no other answer. */

/* Arguments that every function takes; an array's k-th number is made below. */
const EXAMPLE = {
  n: 3, m: 3, d: 4, d_model: 6, d_in: 4, d_out: 3, d_k: 2, d_v: 3, d_head: 4,
  i: 1, index: 3, pos: 2, p: 1, q: 3, k: 2, w: 0.5, ratio: 4, length: 19,
  tolerance: 0.1, heads: 2, head: 1, layers: 3, causal: true, vocabulary: 5,
  context: 4, rows: 4, words: 4, rate: 0.5, step: 2, from: 3, to: 5, query: 9,
  key: 2, furthest: 16, buckets: 8, slope: 0.5, base: 100, q_pos: 3, k_pos: 1,
  factor: 4, past: 1, room: 4, filled: 5, keep: 1, drop: 2, key_heads: 1,
  window: 2,
};

/* What a function changes, and must be given, has to be named. */
const CHANGED = { descend: ['table'], adam: ['mean', 'square', 'parameter'],
  keep_chunk: ['keys', 'values'], shift_cache: ['keys', 'values'] };

const STYLES = [0, 1, 2].map(k => ({ halves: k === 1, cosine_first: k === 2,
  steps: k, base: 100, first: 1, scale: 1, gain: 1 + k }));

function example_array({ type, size }, given) {
  const count = size(given);
  if (type === 'struct style') return STYLES.slice(0, count);
  return Array.from({ length: count }, (_, k) => type === 'size_t'
    ? (k + 1) % given.n : 1.5 + Math.sin(2.3 * k));
}

function example(name) {
  const { parameters } = FUNCTIONS[name], given = {};
  for (const p of parameters)
    if (!p.size) given[p.name] = EXAMPLE[p.name];
  for (const p of parameters)
    if (p.size && (p.input || CHANGED[name]?.includes(p.name)))
      given[p.name] = example_array(p, given);
  return given;
}

/* Not on the page: it has no place. */
view({
  name: 'single_call',
  ask: () => ({}),
  compute: (c, { name }) => c.call(name, example(name)),
  draw() {},
});

/* What became of a call: { kind, text }. kind is same, differs, wrong, todo,
 * stopped, or broken (its file does not compile). */
function verdict(name, own, reference) {
  const { stopped, problems = [], stand_ins = [] } = own;
  if (stopped?.kind === 'todo' || stand_ins.length)
    return stand_ins[0]?.trouble
      ? { kind: 'broken', text: stand_ins[0].trouble }
      : { kind: 'todo', text: 'not written yet' };
  if (stopped) return { kind: 'stopped', text: without(stopped.text, name) };
  if (problems.length)
    return { kind: 'wrong', text: without(problems[0], name) };
  const off = reference?.result && first_difference(own.result,
    reference.result);
  return off ? { kind: 'differs', text: off }
    : { kind: 'same', text: reference ? 'as the reference' : 'written' };
}

/* The line names the function already. */
function without(text, name) {
  return text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
}

/* "pe[2] is 0.8415, not 0.0464" */
function first_difference(own, reference) {
  for (const name in reference) {
    const list = x => ArrayBuffer.isView(x) ? x : [Number(x)];
    if (reference[name] == null) continue;
    const mine = list(own[name]), theirs = list(reference[name]);
    const { first } = difference(mine, theirs);
    if (first < 0) continue;
    const what = name === 'value' ? 'it gives ' : `${name}[${first}] is `;
    return `${what}${digits_of(mine[first])}, not ${digits_of(theirs[first])}`;
  }
  return null;
}

function digits_of(number) {
  return Number.isInteger(number) ? number.toLocaleString('en')
    : fixed(number, Math.abs(number) < 0.001 ? 9 : 4);
}

/* Calls all functions of the edition `by`; show(results) after each answer. It
 * is { chapter: { function: verdict } }. */
async function call_each_function(editions, by, show) {
  const results = {}, { chapters = {}, troubles = {} } = editions.all[by];
  for (const [name, { chapter }] of Object.entries(FUNCTIONS)) {
    if (!(chapter in chapters || chapter in troubles)) continue;
    const ask = one => editions.all[one]
      ? editions.kernel(one).ask(results, 'single_call', { name }) : null;
    const own = await ask(by);
    (results[chapter] ??= {})[name] =
      verdict(name, own, await ask('reference'));
    show(results);
  }
  return results;
}
