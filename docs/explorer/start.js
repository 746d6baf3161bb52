/* Finds where panels belong, and mounts them: on the page of all views, and in
 * any page that holds <div class="live" data-view="NAME">. There, data-pos="3"
 * and the like say where the controls of this one panel start. */

const panels = [];

function mount(host, state, editions) {
  const view = VIEWS[host.dataset.view];
  if (!view || host.shadowRoot) return null;
  const panel = new Panel(host, view, state, editions);
  panels.push(panel);
  return panel;
}

/* The page of all views: a section for each, one state, kept in the link. */
function fill_page(main, editions) {
  const state = new State();
  const options = editions.options();
  state.read(new URLSearchParams(location.hash.slice(1)));
  state.add({ name: 'by', label: 'computed by', options,
    start: editions.all.yours?.begun ? 'yours' : options[0][0] });
  document.querySelector('.bar').prepend(bound(state.controls.by, state));
  const views = Object.values(VIEWS).filter(one => one.place)
    .sort((a, b) => a.place - b.place);
  for (const one of views) {
    const host = element('div', { class: 'live', 'data-view': one.name });
    main.append(section(one, host, state));
    mount(host, state, editions);
  }
  keep_link(state);
  go_to_section(main);
  return state;
}

/* The heading is a link to its section: #at=rope, behind the state. */
function section({ name, title, lead, terms = {} }, host, state) {
  const words = Object.entries(terms).map(([word, meaning]) =>
    element('div', {}, element('dt', { text: `${word}: ` }),
      element('dd', { text: meaning })));
  const link = element('a', { text: title, href: `#at=${name}`,
    onclick: event => {
      event.preventDefault();
      put_link(state, name);
      host.parentNode.scrollIntoView();
    } });
  return element('section', { 'data-section': name },
    element('h2', {}, link), element('p', { text: lead }),
    ...words.length ? [element('dl', { class: 'terms' }, ...words)] : [], host);
}

function put_link(state, at) {
  const link = [state.link(), at && `at=${at}`].filter(Boolean).join('&');
  history.replaceState(null, '', `#${link}`);
}

/* The section that the link names, or null. */
function linked_section() {
  const at = new URLSearchParams(location.hash.slice(1)).get('at');
  return [...document.querySelectorAll('[data-section]')].find(
    one => one.dataset.section === at) ?? null;
}

/* Shows that section. The panels above it grow when they are drawn, so it is
 * shown again each time, until the reader takes over. */
function go_to_section(main) {
  const follow = new ResizeObserver(() => linked_section()?.scrollIntoView());
  const go = () => {
    follow.disconnect();
    if (linked_section()) follow.observe(main);
  };
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(kind, () => follow.disconnect(), { passive: true });
  addEventListener('hashchange', go);
  go();
}

/* One line on the student's chapters, at the top of the page, while they
 * compute it. */
function sum_up(editions, state) {
  const line = document.querySelector('.yours');
  if (!line || !('yours' in editions.all)) return;
  line.addEventListener('click', () => document.querySelector(
    '[data-section=mistake]').scrollIntoView());
  const show = ({ by }) => {
    line.hidden = by !== 'yours' || !line.textContent;
    if (by !== 'yours' || line.dataset.asked) return;
    line.dataset.asked = 'yes';
    editions.each_function('yours', sum_of);
  };
  const sum_of = results => {
    const chapters = Object.entries(results).map(([chapter, calls]) =>
      [chapter, Object.values(calls).map(({ kind }) => kind)]);
    const having = (...wanted) => chapters.filter(([, kinds]) =>
      kinds.some(kind => wanted.includes(kind)))
      .map(([one]) => one.slice(0, 2));
    const begun = having('same', 'differs', 'wrong', 'stopped', 'broken');
    const off = having('differs', 'wrong', 'stopped', 'broken');
    line.textContent = `You have begun ${begun.length} of ${chapters.length}` +
      ' chapters.' + (off.length ? ` Not as the reference: ${off.join(', ')}.`
        : '') + (begun.length ? '' : ' The reference stands in.');
    show(state.values);
  };
  state.listeners.add(show);
  show(state.values);
}

function keep_link(state) {
  let timer;
  state.listeners.add(() => {
    clearTimeout(timer);
    timer = setTimeout(() =>
      put_link(state, linked_section()?.dataset.section), 300);
  });
  addEventListener('hashchange', () =>
    state.read(new URLSearchParams(location.hash.slice(1))));
}

/* The button says what it changes to. */
function theme_button() {
  const button = document.querySelector('.theme');
  button?.addEventListener('click', () => {
    document.documentElement.dataset.theme = dark() ? 'light' : 'dark';
  });
}

function name_theme() {
  const button = document.querySelector('.theme');
  if (button) button.textContent = dark() ? 'Light' : 'Dark';
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
  const button = document.querySelector('.copy');
  button?.addEventListener('click', async () => {
    put_link(state, linked_section()?.dataset.section);
    button.textContent = await copy(location.href) ? 'Copied'
      : 'Copy it from the address bar';
    setTimeout(() => { button.textContent = 'Copy link'; }, 2000);
  });
}

function follow_theme() {
  const all = () => {
    name_theme();
    panels.forEach(panel => panel.theme());
  };
  name_theme();
  new MutationObserver(all).observe(document.documentElement,
    { attributes: true, attributeFilter: ['class', 'data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', all);
  addEventListener('beforeprint', () =>
    panels.forEach(panel => panel.want(true)));
}

/* data-ready of the document: no panel that is in sight still waits. */
function mark_ready() {
  const waiting = panels.some(panel =>
    !['drawn', 'stopped'].includes(panel.host.dataset.state) && panel.sight);
  if (!waiting) document.documentElement.dataset.ready = 'yes';
}

function start(modules) {
  const editions = new Editions(modules);
  const main = document.querySelector('main[data-views]');
  const state = main ? fill_page(main, editions) : null;
  if (main) {
    sum_up(editions, state);
    copy_button(state);
  }
  for (const host of document.querySelectorAll('.live[data-view]')) {
    if (host.shadowRoot) continue;
    const own = new State();
    own.read(Object.entries(host.dataset));
    mount(host, own, editions);
  }
  theme_button();
  follow_theme();
  document.addEventListener('shown', mark_ready);
  return { panels, state, editions };
}

function begin(modules) {
  if (document.readyState !== 'loading') {
    window.explorer_page = start(modules);
    return;
  }
  document.addEventListener('DOMContentLoaded', () => begin(modules));
}

/* The worker is the same text, without modules. */
if (modules) begin(modules); else serve();
