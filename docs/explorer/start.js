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
    start: 'yours' in editions.all ? 'yours' : options[0][0] });
  document.querySelector('.bar').prepend(bound(state.controls.by, state));
  const views = Object.values(VIEWS).filter(one => one.place)
    .sort((a, b) => a.place - b.place);
  for (const { name, title, lead } of views) {
    const host = element('div', { class: 'live', 'data-view': name });
    main.append(element('section', { 'data-section': name },
      element('h2', { text: title }), element('p', { text: lead }), host));
    mount(host, state, editions);
  }
  keep_link(state);
  return state;
}

/* One line on the student's chapters, at the top of the page. */
function sum_up(editions) {
  const line = document.querySelector('.yours');
  if (!line || !('yours' in editions.all)) return;
  line.addEventListener('click', () => document.querySelector(
    '[data-section=mistake]').scrollIntoView());
  editions.roll('yours', roll => {
    const chapters = Object.entries(roll).map(([chapter, calls]) =>
      [chapter, Object.values(calls).map(({ kind }) => kind)]);
    const having = (...wanted) => chapters.filter(([, kinds]) =>
      kinds.some(kind => wanted.includes(kind)))
      .map(([one]) => one.slice(0, 2));
    const begun = having('same', 'differs', 'wrong', 'stopped', 'broken');
    const off = having('differs', 'wrong', 'stopped', 'broken');
    line.hidden = false;
    line.textContent = `You have begun ${begun.length} of ${chapters.length}` +
      ' chapters.' + (off.length ? ` Not as the reference: ${off.join(', ')}.`
        : '') + (begun.length ? '' : ' The reference stands in.');
  });
}

function keep_link(state) {
  let timer;
  state.listeners.add(() => {
    clearTimeout(timer);
    timer = setTimeout(() =>
      history.replaceState(null, '', `#${state.link()}`), 300);
  });
  addEventListener('hashchange', () =>
    state.read(new URLSearchParams(location.hash.slice(1))));
}

function theme_button() {
  document.querySelector('.theme')?.addEventListener('click', () => {
    document.documentElement.dataset.theme = dark() ? 'light' : 'dark';
  });
}

/* The state is in the link at once, not after a rest. */
function copy_button(state) {
  const button = document.querySelector('.copy');
  button?.addEventListener('click', async () => {
    history.replaceState(null, '', `#${state.link()}`);
    try {
      await navigator.clipboard.writeText(location.href);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'It is in the address bar';
    }
    setTimeout(() => { button.textContent = 'Copy link'; }, 2000);
  });
}

function follow_theme() {
  const all = () => panels.forEach(panel => panel.theme());
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
    sum_up(editions);
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
