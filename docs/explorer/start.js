/* Finds where panels belong, and mounts them: on the page of all views, and in
 * any page that holds <div class="live" data-view="NAME">. There, data-pos="3"
 * and the like say where the controls of this one panel start. */

const panels = [];

function mount(host, state, editions, given = {}) {
  const view = VIEWS[host.dataset.view];
  if (!view || host.shadowRoot) return null;
  const panel = new Panel(host, view, state, editions, given);
  panels.push(panel);
  return panel;
}

/* With a state of its own. pairs: those that it shows alone, and then of the
 * controls the position. */
function mount_alone(host, { pairs, ...given }, editions, more) {
  const state = new State();
  // One clock: a finger can stop its hand at a tenth of a position.
  if (pairs === 'one')
    state.controls.pos = { ...state.controls.pos, max: 20 };
  state.read(Object.entries({ ...pairs && { pos: '7' }, ...given }));
  mount(host, state, editions, { pairs, controls: pairs && ['pos'], ...more });
}

/* An element for a panel that is mounted later. */
function place_of(name) {
  return element('div', { class: 'live', 'data-view': name,
    'data-state': 'loading' });
}

/* The page: the story, then every view with all of its controls. Those have one
 * state, which is kept in the link. Each part and each panel is a task of its
 * own: between two the page hears what a reader does. */
function fill_page(main, editions) {
  const state = new State();
  const options = Object.entries(editions.all)
    .map(([name, { label }]) => [name, label]);
  state.read(link_of());
  state.add({ name: 'by', label: 'computed by', options,
    start: editions.all.yours?.begun ? 'yours' : options[0][0] });
  name_edition(editions, state);
  main.dataset.state = 'loading';
  const tasks = [() => put_story(main, editions, state, tasks),
    () => editions.kernel(state.values.by).start(),
    () => put_more(main, editions, state, tasks)];
  setTimeout(in_turns, 0, tasks);
  return state;
}

function in_turns(tasks) {
  tasks.shift()();
  if (tasks.length) setTimeout(in_turns, 0, tasks);
}

function put_more(main, editions, state, tasks) {
  const more = main.appendChild(document.querySelector('template')
    .content.firstElementChild);
  const views = Object.values(VIEWS).filter(view => view.place)
    .sort((a, b) => a.place - b.place);
  for (const [k, view] of views.entries()) {
    if (view.subject !== views[k - 1]?.subject)
      more.append(element('h3', { text: view.subject }));
    const host = place_of(view.name), { name } = view;
    const part = section(view, host);
    part.addEventListener('toggle', () => part.open && put_link(state, name));
    more.append(part);
    tasks.push(() => mount(host, state, editions));
  }
  copy_button(state);
  tasks.push(() => {
    keep_link(state);
    addEventListener('hashchange', go_to_section);
    go_to_section();
    delete main.dataset.state;
  });
}

/* A view below its title, which opens it: #at=rope, behind the state. */
function section({ name, title, lead, lesson, term }, host) {
  const words = Object.entries(term).map(([word, meaning]) =>
    element('div', {}, element('dt', { text: `${word}: ` }),
      element('dd', { text: meaning })));
  return element('details', { 'data-section': name },
    element('summary', {}, element('h4', { text: title })),
    element('p', { text: lead }),
    ...words.length ? [element('dl', { class: 'terms' }, ...words)] : [], host,
    ...lesson ? [lesson_link(lesson)] : []);
}

function show_section(name) {
  const part = [...document.querySelectorAll('[data-section]')].find(
    part => part.dataset.section === name);
  if (!part) return;
  part.open = true;
  part.scrollIntoView();
}

/* What stands after # in the address. */
function link_of(address = location) {
  return new URLSearchParams(new URL(address).hash.slice(1));
}

/* The section that the link names. */
function go_to_section() {
  show_section(link_of().get('at'));
}

/* A line at the top of the page, if other C than the reference computes it. */
function name_edition(editions, state) {
  const line = document.querySelector('.by');
  line.addEventListener('click', () => show_section('mistake'));
  let summary = '';
  const show = ({ by }) => {
    line.hidden = by === 'reference';
    line.textContent = by === 'yours' ? summary || 'Your chapters compute this.'
      : `Computed with a mistake: ${editions.all[by]?.label}.`;
    if (by !== 'yours' || line.dataset.state) return;
    line.dataset.state = 'trying';
    editions.each_function('yours', results => {
      summary = `${sum_of(results)} More are being tried.`;
      show(state.values);
    }).then(results => {
      summary = sum_of(results);
      line.dataset.state = 'tried';
      show(state.values);
    });
  };
  state.listeners.add(show);
  show(state.values);
}

function sum_of(results) {
  const chapters = Object.entries(results).map(([chapter, calls]) =>
    [chapter, Object.values(calls).map(({ kind }) => kind)]);
  const having = (...wanted) => chapters.filter(([, kinds]) =>
    kinds.some(kind => wanted.includes(kind)))
    .map(([chapter]) => chapter.slice(0, 2));
  const begun = having('same', 'differs', 'wrong', 'stopped', 'broken');
  const off = having('differs', 'wrong', 'stopped', 'broken');
  return joined(page_says('begun', { begun: begun.length,
    all: chapters.length }), off.length && page_says('off',
    { off: off.join(', ') }), !begun.length && page_says('stands in'));
}

function put_link(state, at = link_of().get('at')) {
  const link = [state.link(), at && `at=${at}`].filter(Boolean).join('&');
  history.replaceState(null, '', `#${link}`);
}

function keep_link(state) {
  let timer;
  state.listeners.add(() => {
    clearTimeout(timer);
    timer = setTimeout(() => put_link(state), 300);
  });
  // By now the address may be the page's own again, by the timer.
  addEventListener('hashchange', ({ newURL }) =>
    state.read(link_of(newURL)));
}

/* Where a page is a file, a browser may refuse its clipboard, and yet copy what
 * is selected. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = element('textarea', { style: 'position:fixed;opacity:0' });
    box.value = text;
    document.body.append(box);
    box.select();
    const done = document.execCommand('copy');
    box.remove();
    return done;
  }
}

/* The state is in the link at once, not after a rest. */
function copy_button(state) {
  const button = document.querySelector('.copy'), words = button.textContent;
  button.addEventListener('click', async () => {
    put_link(state);
    button.textContent = await copy(location.href) ? 'Copied'
      : 'Copy it from the address bar';
    setTimeout(() => { button.textContent = words; }, 2000);
  });
}

/* The button says what it changes to. */
function follow_theme() {
  const button = document.querySelector('.theme') ?? element('button');
  const all = () => {
    button.textContent = dark() ? 'Light' : 'Dark';
    panels.forEach(panel => panel.theme());
  };
  button.addEventListener('click', () => {
    document.documentElement.dataset.theme = dark() ? 'light' : 'dark';
  });
  all();
  new MutationObserver(all).observe(document.documentElement,
    { attributes: true, attributeFilter: ['class', 'data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', all);
  for (const event of ['beforeprint', 'afterprint'])
    addEventListener(event, ({ detail }) => {
      // Slides ask for all panels, and stay on the screen.
      on_paper = event === 'beforeprint' && detail !== 'screen';
      all();
      panels.forEach(panel => panel.want(event === 'beforeprint'));
    });
}

/* The exercise of a lesson that its panel shows. */
function shown_of(view, lesson) {
  return Object.keys(view?.draws ?? {}).find(name =>
    FUNCTIONS[name].chapter.startsWith(lesson));
}

/* In the tab, below an exercise: a panel that shows what its C gives. It plays
 * when there is new C. */
function put_below(name, editions) {
  const box = document.querySelector(`.exercise[data-function="${name}"]`);
  const view = Object.values(VIEWS).find(view => name in (view.draws ?? {}));
  if (!box || !view) return;
  const host = box.querySelector('.live') ?? box.appendChild(
    element('div', { class: 'live', 'data-view': view.name }));
  mount_alone(host, view.draws[name], editions, { of: name });
  const { player, still } = panels.find(panel => panel.host === host);
  if (!still) player?.play(true);
}

function start(modules) {
  const editions = new Editions(modules);
  const main = document.querySelector('main[data-views]');
  const state = main ? fill_page(main, editions) : null;
  const [, lesson] = location.pathname.match(/chapters_(\d\d)_/) ?? [];
  const alone = main ? [] : document.querySelectorAll('.live[data-view]');
  for (const host of alone) {
    const view = VIEWS[host.dataset.view];
    mount_alone(host, host.dataset, editions, { of: shown_of(view, lesson),
      hint: view?.hint?.[lesson ?? 'home'] });
  }
  addEventListener('course-module', ({ detail }) => {
    if (!detail.module) {
      // Their text has changed, and does not build.
      if (editions.all.yours) editions.all.yours.broken = true;
      panels.forEach(panel => panel.run && panel.say_whose(panel.run));
      return;
    }
    editions.put('yours', 'your C', detail.chapter, detail.module);
    put_below(detail.function, editions);
    panels.forEach(panel => panel.want());
  });
  follow_theme();
  return { panels, state, editions, views: VIEWS };
}

function begin(modules) {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => begin(modules));
  else window.explorer_page = start(modules);
}

/* The worker is the same text, without modules. */
if (modules) begin(modules); else serve();
