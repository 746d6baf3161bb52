/* THE VIEWS. A view is one file, docs/explorer/views/NAME.js, which calls
 * view({...}) once; `make explore` takes all files of that folder. Its words
 * are rows of docs/explorer/texts.tsv: the subject below which it stands, its
 * title, a lead of what one sees and does, the terms below it, and a hint of
 * what to try for each lesson that shows it; the lesson where it is taught;
 * its place on the page, a number, without which it is for the story alone;
 * what it draws, the exercises that it can show in a lesson, also below the
 * tab's editor (panel.of is the one), and what controls start at then (or
 * pairs, see Panel); and, as `say`, its sentences: phrase(name, { value }) is
 * one. Its controls are rows of controls.tsv, in their order: the name of a
 * shared one, or one of its own, with its label, kind and start, and
 *   slider    from where to where, by steps of 1 or of what is said
 *   values    a slider over these numbers
 *   buttons   each value with its words; list: the same as a list, of `lists`
 *   toggle, press   nothing
 *   text      of how many signs the line is at most
 * more: play=4 is a slider that plays, 4 a second; wide; unit; and hidden is
 * state without a control. It has
 *
 *   lists     optional: { NAME: [[value, 'label'], ...] } for controls.tsv
 *   ask(state, panel)   the question: plain data, everything that the answer
 *             depends on. The C is called only if it has changed.
 *   compute(c, question)   RUNS IN THE WORKER, sees nothing of the page. Calls
 *             the C: c.call('encode_position', { pos, d_model }).pe, a result
 *             as .value; c.many(name, given, times, k => ({ pos: k })).pe, one
 *             behind the other, results as .values; an input that is `times`
 *             times too long goes in piece by piece. Sizes and scalars are all
 *             given by name. struct style is an object, CONSTANTS has its enum.
 *             An array that is written and given (table of descend) goes in and
 *             out. Keep positions below 65536: a size_t has 32 bits here.
 *   draw(panel, answer, question, reference)   shows compute's result. Called
 *             anew when width, theme or any control changes. reference is what
 *             the reference gives, if other C has computed it, else null
 *   text(answer, question, reference)   optional: the same in words, for screen
 *             readers. Without it they get the line below the picture
 *   arrows(right, down, state)   optional: what an arrow key on the picture
 *             changes, { pos: 3 }; right and down are 1, 0 or -1
 *   height(panel)   optional: how high the picture will be, to reserve it
 *   compare   optional, false: don't ask the reference as well
 *
 * Of a panel, draw may use: panel.stage (put your elements there), panel.under
 * (a line of HTML below it), panel.part(name, make) (your element, made once),
 * panel.above(name, make) (the same between controls and picture, for buttons
 * of yours), panel.control(name) (the element of a control, so that you can set
 * its .hidden), panel.keep (an object of yours), panel.state,
 * panel.set({ pos: 3 }), panel.width, panel.narrow (a phone), panel.still
 * (reduced motion), panel.changed('film', what, ...) (else there is no need to
 * draw it again), panel.story (a scene), panel.picture() (your SVG),
 * panel.say('with **bold** words') (the line below), panel.glide (from the last
 * numbers to these), panel.paint, panel.colour(x) and panel.ink(x) (what is
 * read well on it). Leave everything else of the panel alone. No ids, no
 * listeners on the document, no HTML from state.
 * drawing.js has element, svg, attributes, label, segment, disc, rich, chart,
 * path_of, listen, clock_face, some_pairs, legend, placed, fixed, about,
 * grouped, power, breakable, difference, number_table, against, list_of,
 * most_of. attributes(node, { 'aria-pressed': false }) writes false; false
 * takes every other attribute away. The colours are CSS variables:
 * colours.css. */

const VIEWS = {};

/* Of "play=4; wide": { play: 4, wide: true }. */
function settings(text = '') {
  return Object.fromEntries(text.split('; ').filter(Boolean).map(setting => {
    const [name, value] = setting.split('=');
    return [name, value === undefined || Number(value) || value];
  }));
}

/* Each view looks for its rows: they are sorted once. (Object.groupBy is
 * younger than many phones.) */
const [ITS_TEXTS, ITS_CONTROLS] = [TEXTS, CONTROL_ROWS].map(rows => {
  const of = {};
  for (const row of rows) (of[row[0]] ??= []).push(row);
  return of;
});

/* The words of a view, or of a scene of the story. */
function texts_of(name) {
  const texts = { term: {}, hint: {}, say: {}, draws: {}, formula: [] };
  for (const [, what, of, text] of ITS_TEXTS[name] ?? [])
    if (what === 'formula') texts.formula.push(text);
    else if (what === 'draws') texts.draws[of] = settings(text);
    else if (of) texts[what][of] = text;
    else texts[what] = text;
  return texts;
}

/* Adds a view. Its file may declare what it likes: each is in a block. */
function view(description) {
  const { name = view.of, compute, draw, ask } = description;
  if (VIEWS[name] || !name || !compute || !draw || !ask)
    throw new Error(`view ${name}: there twice, or ask, compute or draw lacks`);
  VIEWS[name] = { name, ...texts_of(name), ...description,
    controls: (ITS_CONTROLS[name] ?? [])
      .map(row => control_of(row, description.lists)) };
}

/* What each kind of control has, by its start and what it can be. */
const KINDS_OF_CONTROL = {
  slider(start, range) {
    const [min, max, step = 1] = range.split(/ to | by /).map(Number);
    return { min, max, step, start: Number(start) };
  },
  values: (start, numbers) => ({ start: Number(start),
    values: numbers.split(' ').map(Number) }),
  buttons: (start, options) => ({ start, buttons: true,
    options: options.split('; ').map(option => option.split('=')) }),
  list: (start, name, lists) => ({ start: Number(start),
    options: lists[name] }),
  toggle: start => ({ start: start === 'true', toggle: true }),
  press: start => ({ start: start === 'true', press: true }),
  text: (start, signs) => ({ start, text: Number(signs) }),
};

/* A row of controls.tsv as a control, or as the name of a shared one. */
function control_of([, name, label, kind, start, range, more], lists) {
  if (!kind) return name;
  return { name, label, ...KINDS_OF_CONTROL[kind](start, range, lists),
    ...settings(more) };
}

/* What a view says: a function of the name of a `say` in texts.tsv, and of the
 * values that stand for {their names} there. */
function phrases(view) {
  const { say } = texts_of(view);
  return (name, values = {}) => say[name].replace(/\{(\w+)\}/g,
    (all, key) => key in values ? values[key] : all);
}

/* Those of these sentences that are to be said. */
const joined = (...all) => all.filter(Boolean).join(' ');

/* For compute: the generator of the lessons, numbers from -1 to 1, the same
 * each time. */
function random(state) {
  return () => {
    state = Math.imul(state, 1664525) + 1013904223 >>> 0;
    return (state >>> 8) / 2 ** 23 - 1;
  };
}

/* For compute: the unit matrix. As values, it makes results of the shares. */
function unit(n) {
  return Float64Array.from({ length: n * n }, (_, k) => +(k % (n + 1) === 0));
}

/* For compute: the frequencies of all pairs. Chapter 05 has the base 10000
 * built in. Any other base is a bank of chapter 04. */
function frequencies(c, { d_model, base = 10000 }) {
  const m = d_model / 2;
  if (base !== 10000)
    return c.call('geometric_frequencies',
      { m, ratio: base ** (2 / d_model) }).w;
  return Float64Array.from(
    c.many('pair_frequency', { d_model }, m, i => ({ i })).values);
}

/* For compute: a table of n rows, of chapter 05 or of chapter 04's bank. */
function table(c, { n, d_model, base = 10000, of }) {
  if (base === 10000 && of === 'encode_position')
    return c.many(of, { d_model }, n, pos => ({ pos })).pe;
  if (base === 10000)
    return c.call(of ?? 'encode_sequence', { n, d_model }).pe;
  const w = frequencies(c, { d_model, base });
  return c.many('wave_bank', { m: d_model / 2, w }, n, pos => ({ pos })).bank;
}
