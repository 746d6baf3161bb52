/* Your mistake, seen: where an edition's answers leave the reference's. */

view({
  compare: false,
  ask: ({ by = 'reference' }) => ({ by }),
  compute: (c, { by }) => ({ by }),

  draw(panel, { by }) {
    panel.part('choice', () => choice_of(panel));
    const list = panel.part('list', () =>
      element('div', { class: 'functions' }));
    if (panel.keep.by === by) return;
    panel.keep.by = by;
    put_picture(panel, by);
    put_list(panel, list, {});
    if (by !== 'reference') panel.tries(panel.editions.each_function(by,
      results => {
        if (panel.keep.by === by) put_list(panel, list, results);
      }));
  },
});

/* The page's list of editions, as buttons. A lesson has no such list. */
function choice_of(panel) {
  const { by } = panel.state_.controls;
  const row = element('div', { class: 'controls inside' });
  if (by) row.append(bound({ ...by, buttons: true }, panel.state_));
  return row;
}

/* The view that shows the mistake, with controls of its own: 'clocks&pos=7'. */
function put_picture(panel, by) {
  const { editions, state_, keep } = panel;
  const key = editions.all[by].seen ?? 'clocks&pos=7';
  const [name, ...settings] = key.split('&');
  keep.pictures ??= {};
  for (const link in keep.pictures)
    keep.pictures[link].host.hidden = link !== key;
  if (keep.pictures[key] || !state_.controls.by) return;
  const host = element('div', { class: 'live', 'data-view': name,
    style: 'margin:14px 16px 0' });
  panel.parts.list.before(host);
  const state = new State();
  state.add(state_.controls.by);
  state.read([...new URLSearchParams(settings.join('&')), ['by', by]]);
  state_.listeners.add(({ by }) => state.set({ by }));
  keep.pictures[key] = mount(host, state, editions,
    { controls: VIEWS[name].controls.includes('pos') ? ['pos'] : [] });
}

function put_list(panel, list, results) {
  const { by } = panel.keep;
  const cards = Object.entries(results).map(
    ([chapter, calls]) => card(chapter, calls, by === 'yours'));
  const begun = by !== 'yours' || panel.editions.all.yours.begun;
  if (begun) list.replaceChildren(...cards);
  else folded(panel, list, results, cards);
  panel.say(by === 'reference' ? 'The reference computes this page.'
    : by === 'yours' ? page_says('make check') : '');
}

/* Nothing is begun: the first step, and the list for those who want it. */
function folded(panel, list, results, cards) {
  const [first] = Object.keys(results);
  if (!first) return;
  panel.keep.all ??= element('details', { style: 'grid-column:1/-1' },
    element('summary', { text: 'All chapters' }),
    element('div', { class: 'functions' }));
  panel.keep.all.lastChild.replaceChildren(...cards);
  list.replaceChildren(element('p', { style: 'grid-column:1/-1' },
    'You have not begun a chapter yet, so the reference computes all of this ' +
    'page. The first one is ', element('code', {},
      breakable(`chapters/${first}/${first.slice(3)}.c`)), '. Then run ',
    element('code', { text: `make check CH=${first.slice(0, 2)}` }), '.'),
  panel.keep.all);
}

/* One chapter. A chapter that nobody has begun is one dim line. */
function card(chapter, calls, yours) {
  const all = Object.entries(calls), number = chapter.slice(0, 2);
  const trouble = all[0][1].kind === 'broken';
  const open = trouble || all.every(([, { kind }]) => kind === 'todo');
  const node = element('div', { class: open && !trouble ? 'dim' : false },
    element('b', { text: LESSONS[chapter] }));
  if (open) node.append(element('p', { class: trouble ? 'bad' : false,
    text: all[0][1].text }));
  else node.append(...all.map(([name, { kind, text }]) => element('p', {},
    element('code', {}, breakable(name)), element('span', { text: ` ${text}`,
      class: ['differs', 'wrong', 'stopped'].includes(kind) && 'bad' }))));
  if (yours && all.some(([, { kind }]) => kind !== 'same'))
    node.append(
      element('p', { class: 'way', text: `make check CH=${number}` }),
      element('p', { class: 'way' },
        breakable(`chapters/${chapter}/${chapter.slice(3)}.c`)));
  return node;
}
