/* Your mistake, seen: where an edition's answers leave the reference's. */

view({
  name: 'mistake',
  place: 1000,
  title: 'Your mistake, seen',
  lead: 'Let other C compute this whole page: a slip in one line, or your own ' +
    'chapters. Below is each function, called once, beside the reference. ' +
    'Then look at the clocks again.',
  compare: false,
  ask: ({ by = 'reference' }) => ({ by }),
  compute: (c, { by }) => ({ by }),

  draw(panel, { by }) {
    panel.part('choice', () => choice_of(panel));
    const list = panel.part('list', () => element('div', { class: 'roll' }));
    if (panel.keep.by === by) return;
    panel.keep.by = by;
    panel.keep.roll = {};
    put_roll(panel, list, {});
    if (by !== 'reference') panel.editions.roll(by, roll => {
      if (panel.keep.by === by) put_roll(panel, list, roll);
    });
  },

  text({ by }) {
    return by === 'reference'
      ? 'The reference computes this page. Choose other C to compare.'
      : 'A list of functions: what each gave, beside the reference.';
  },
});

/* The page's list of editions, as buttons. A lesson has no such list. */
function choice_of(panel) {
  const { by } = panel.state_.controls;
  const row = element('div', { class: 'controls inside' });
  if (by) row.append(bound({ ...by, buttons: true }, panel.state_));
  return row;
}

function put_roll(panel, list, roll) {
  const { by } = panel.keep;
  list.replaceChildren(...Object.entries(roll).map(
    ([chapter, calls]) => card(chapter, calls, by === 'yours')));
  if (by === 'reference')
    list.append(element('p', { text: 'The reference computes this page.' }));
  panel.under.textContent = by === 'yours' ? 'The board judges, with many ' +
    'more arguments: make check. After a change: make explore, and reload.'
    : '';
}

/* One chapter. A chapter that nobody has begun is one dim line. */
function card(chapter, calls, own) {
  const all = Object.entries(calls), number = chapter.slice(0, 2);
  const trouble = all[0][1].kind === 'broken';
  const open = trouble || all.every(([, { kind }]) => kind === 'todo');
  const node = element('div', { class: open && !trouble ? 'dim' : false },
    element('b', { text: chapter.replaceAll('_', ' ') }));
  if (open) node.append(element('p', { class: trouble ? 'bad' : false,
    text: all[0][1].text }));
  else node.append(...all.map(([name, { kind, text }]) => element('p', {},
    element('code', { text: name }), element('span', { text: ` ${text}`,
      class: ['differs', 'wrong', 'stopped'].includes(kind) && 'bad' }))));
  if (own && all.some(([, { kind }]) => kind !== 'same'))
    node.append(
      element('p', { class: 'way', text: `make check CH=${number}` }),
      element('p', { class: 'way',
        text: `chapters/${chapter}/${chapter.slice(3)}.c` }));
  return node;
}
