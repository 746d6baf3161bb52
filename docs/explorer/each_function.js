/* Every function of an edition is called once, with the same small arguments,
 * and its answer is compared with the reference's. So a function is seen that
 * no view in sight uses. One question for each function: one that never comes
 * back then costs no other answer. */

/* The arguments: of each number the Example of its contract, and arrays that
 * begin somewhere between 0 and 3. */
function example(name) {
  const { parameters } = FUNCTIONS[name];
  const given = Object.fromEntries(parameters.filter(p => !p.size)
    .map(p => [p.name, p.example]));
  for (const p of parameters)
    if (p.input || p.changed) given[p.name] = example_array(p, given);
  return given;
}

function example_array({ type, size }, given) {
  const count = size(given);
  return Array.from({ length: count }, (_, k) => STRUCTS[type]
    ? example_struct(type, k)
    : type === 'size_t' ? (k + 1) % count : 1.5 + Math.sin(2.3 * k));
}

/* The k-th of several; an enum has two constants at least. */
function example_struct(type, k) {
  return Object.fromEntries(STRUCTS[type].map(([name, of]) =>
    [name, of === 'double' ? 1.5 + k : k % 2]));
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
function verdict(name, answer, reference) {
  const { stopped, problems = [], stand_ins = [] } = answer;
  if (stopped?.kind === 'todo' || stand_ins.length)
    return stand_ins[0]?.trouble
      ? { kind: 'broken', text: stand_ins[0].trouble }
      : { kind: 'todo', text: 'not written yet' };
  if (stopped) return { kind: 'stopped', text: without(stopped.text, name) };
  if (problems.length)
    return { kind: 'wrong', text: without(problems[0], name) };
  const off = reference?.result && first_difference(answer.result,
    reference.result);
  return off ? { kind: 'differs', text: off }
    : { kind: 'same', text: reference ? 'as the reference' : 'written' };
}

/* The line names the function already. */
function without(text, name) {
  return text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
}

/* "pe[2] is 0.8415, not 0.0464" */
function first_difference(answer, reference) {
  for (const name in reference) {
    const list = x => ArrayBuffer.isView(x) ? x : [Number(x)];
    if (reference[name] == null) continue;
    const mine = list(answer[name]), theirs = list(reference[name]);
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
    const ask = edition => editions.all[edition]
      ? editions.kernel(edition).ask(results, 'single_call', { name }) : null;
    const answer = await ask(by);
    (results[chapter] ??= {})[name] =
      verdict(name, answer, await ask('reference'));
    show(results);
  }
  return results;
}
