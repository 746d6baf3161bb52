/* A view that is mounted in an element: its controls, its picture, and what is
 * said below. It lives in a shadow root, so the page's style and the panel's
 * leave each other alone. What the element held stays: it is what is printed,
 * and what is seen without JavaScript.
 *
 * data-state of the element is loading, waiting (for the C), drawing (it moves
 * to the new picture) or trying (one function after the other); at rest it is
 * drawn, playing (or beside one that plays), stopped (the C did not return; the
 * panel says so), or asleep: out of sight, and not up to date. */

const NARROW = 560;
const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1],
  ArrowUp: [0, -1] };
const reduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/* Paper is light. */
let on_paper = false;

/* The table of each theme's colours. */
const COLOURS = {};

function dark() {
  if (on_paper) return false;
  const { classList, dataset } = document.documentElement;
  if (dataset.theme) return dataset.theme === 'dark';
  if (classList.contains('dark-mode')) return true;
  if (classList.contains('light-mode')) return false;
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

const open_of = list => list.map(stand_in => stand_in.todo).filter(Boolean);

/* What the reference computes here instead of a student's own C, and why. */
function stood_in(list) {
  const todo = open_of(list);
  const lines = list.map(stand_in => stand_in.trouble).filter(Boolean);
  if (todo.length) lines.unshift(`Not written yet: ${todo.join(', ')}`);
  return list.length ? [...lines, 'Here the reference stands in'] : [];
}

const listed = names => new Intl.ListFormat('en-GB').format(names);

/* The same of a lesson's panel, which shows the exercise `of`. */
function whose_picture(of, used, todo) {
  const mine = listed(used), open = listed(todo), several = used.length > 1;
  return !used.includes(of) ? page_says(todo.length > 1 ? 'needs several'
    : 'needs', { needed: open || of, but: mine && page_says('but', { mine }) })
    : joined(page_says(several ? 'made with several' : 'made with', { mine }),
      open && page_says('open', { open }), page_says('rest'));
}

/* In a lesson: whose C a picture is made of. A student's own comes from the
 * editor of the tab. */
const WHOSE = { name: 'by', label: 'computed by', start: 'yours',
  buttons: true,
  options: [['yours', 'your C'], ['reference', 'the reference']] };

class Panel {
  /* controls: the names of those that it has, if not all of the view's; story:
   * it is a scene of the story; hint: what to try; of: the exercise that it
   * shows, where the C of a lesson's editor may compute it; pairs: 'first' or
   * 'one', if it shows these alone. */
  constructor(host, view, state, editions, { controls = null, story = false,
    hint = '', of, pairs = story && 'first' } = {}) {
    Object.assign(this,
      { host, view, state_: state, editions, story, hint, of, pairs });
    this.chosen = controls ?? view.controls ?? [];
    this.keep = {};
    this.parts = {};
    this.answer = null;             // the last: { answer, question, reference }
    this.asked = '';                // the latest question
    this.asks = this.shown = 0;     // how many, and the one that is shown
    this.moving = new Map();        // what glides
    this.trying = 0;
    for (const control of view.controls ?? [])
      if (typeof control !== 'string') state.add(control);
    this.mark();                    // its place is shown from here on
    this.build();
    this.follow();
  }

  get state() { return this.state_.values; }
  /* Once an observer has said it: to ask has the whole page laid out. */
  get width() { return this.wide ||= this.stage.clientWidth; }
  get narrow() { return this.width < NARROW; }
  get still() { return reduced.matches; }
  set(changes) { this.state_.set(changes); }

  build() {
    const root = this.host.attachShadow({ mode: 'open' });
    const { title, arrows } = this.view;
    this.stage = element('div', { class: 'stage', tabindex: arrows && 0,
      role: 'group', 'aria-label': arrows ? `${title}: arrow keys` : title,
      'aria-describedby': 'voice' });
    this.notice = element('p', { class: 'notice', role: 'status',
      hidden: true });
    this.under = element('p', { class: 'read' });
    this.voice = element('p', { id: 'voice', class: 'sr',
      'aria-live': 'polite' });
    const hint = element('p', { class: 'hint', text: this.hint,
      hidden: !this.hint });
    this.panel = element('div', { class: this.story ? 'panel story' : 'panel' },
      hint, this.chooser(), this.row(), this.stage,
      this.notice, this.under, this.voice);
    root.append(element('style', { text: PANEL_CSS }), this.panel,
      element('slot'));
    this.stage.addEventListener('keydown', event => this.key(event));
  }

  /* Your C or the reference, once there is your C. */
  chooser() {
    this.whose = element('div', { class: 'controls', hidden: true });
    if (this.of) {
      this.state_.add(WHOSE);
      this.whose.append(bound(WHOSE, this.state_), element('span'));
    }
    return this.whose;
  }

  row() {
    const row = element('div', { class: 'controls' });
    for (const choice of this.chosen) {
      const control = this.state_.controls[choice.name ?? choice];
      if (!control || control.hidden) continue;
      const node = bound(control, this.state_, () => this.player?.on &&
        this.player.control === control);
      if (control.play) {
        this.player = new Player(control, this.state_, () => this.still);
        row.append(this.player.node);
        this.played = node;
        node.addEventListener('input', () => this.player.play(false));
      }
      row.append(node);
    }
    return row;
  }

  key(event) {
    if (event.target !== this.stage) return;
    if (event.key === ' ' && this.player) this.player.play(!this.player.on);
    else {
      const arrow = ARROWS[event.key];
      if (!arrow || !this.view.arrows) return;
      this.set(this.view.arrows(...arrow, this.state));
    }
    event.preventDefault();
  }

  /* Draws anew when state, width, theme or sight change. */
  follow() {
    this.state_.listeners.add(() => this.want());
    let before;
    new ResizeObserver(([{ contentRect }]) => {
      this.wide = Math.round(contentRect.width);
      if (this.wide === before) return;
      before = this.wide;
      this.under.style.minHeight = '';
      // So that the page does not grow when the picture comes.
      const height = this.wide && this.view.height?.(this);
      if (height) this.stage.style.minHeight = `${Math.ceil(height) + 2}px`;
      this.want();
      this.draw();
    }).observe(this.stage);
    // What is said keeps the height that it had: the page below stands still.
    new ResizeObserver(([{ target: { style }, borderBoxSize: [box] }]) => {
      if (box.blockSize > (parseFloat(style.minHeight) || 0))
        style.minHeight = `${box.blockSize}px`;
    }).observe(this.under);
    new IntersectionObserver(list => {
      this.sight = list.at(-1).isIntersecting;
      if (!this.sight) this.player?.play(false);
      else if (this.wanted || !this.run) this.want();
      this.mark();
    }, { rootMargin: '200px' }).observe(this.host);
    if (this.pairs === 'first') this.begin_to_play();
    this.theme();
  }

  /* What plays by itself begins when most of it is seen for the first time. */
  begin_to_play() {
    const eye = new IntersectionObserver(list => {
      if (!list.at(-1).isIntersecting || !this.player) return;
      eye.disconnect();
      if (!this.still) this.player.play(true);
    }, { threshold: 0.6 });
    eye.observe(this.stage);
  }

  theme() {
    const now = dark() ? 'dark' : 'light';
    if (this.host.dataset.theme === now) return;
    this.host.dataset.theme = now;
    this.draw();
  }

  /* Once for each frame at most, and not if out of sight. */
  want(anyway = false) {
    this.wanted = true;
    if (anyway) this.ask();
    else if (this.sight) this.frame ??= requestAnimationFrame(() => this.ask());
    this.mark();
  }

  /* The edition that computes the picture, and its version. */
  edition() {
    const { all } = this.editions;
    const by = this.state.by in all ? this.state.by : Object.keys(all)[0];
    return [by, all[by].version];
  }

  async ask() {
    this.wanted = false;
    this.frame = null;
    const edition = this.edition(), [by] = edition;
    const values = { ...this.state };
    const question = this.view.ask(this.state, this);
    const asked = JSON.stringify([...edition, question]);
    if (asked === this.asked) {
      this.played?.follow(values);
      this.draw();
      this.mark();
      return;
    }
    this.asked = asked;
    const turn = this.asking = ++this.asks;
    const ask = name =>
      this.editions.kernel(name).ask(this, this.view.name, question);
    const compares = by !== 'reference' && this.view.compare !== false &&
      this.editions.all.reference;
    const [run, reference] = await Promise.all(
      [ask(by), compares ? ask('reference') : null]);
    if (this.asking === turn) this.asking = null;
    if (!run && !this.asking) this.asked = '';      // its worker was closed
    // Two editions have two workers, so an older answer may come later.
    if (run && turn > this.shown) {
      this.shown = turn;
      this.played?.follow(values);
      const mine = this.of ? run.used.includes(this.of) : run.used.length;
      this.shown_of = String(edition);
      this.show(run, question, mine && reference?.result || null);
    }
    this.mark();
  }

  mark() {
    const { dataset } = this.host, now = this.now();
    if (dataset.state !== now) dataset.state = now;
  }

  now() {
    const { run, sight, asking, state_: { players } } = this;
    const late = this.wanted || asking || !run;
    if (late && !asking && !sight)
      return sight === undefined ? 'loading' : 'asleep';
    const end = run?.stopped ? 'stopped' : 'drawn';
    if (players.size && this.shown_of === String(this.edition()))
      return end === 'drawn' ? 'playing' : end;
    return late ? 'waiting' : this.trying ? 'trying'
      : this.moving.size ? 'drawing' : end;
  }

  show(run, question, reference) {
    this.run = run;
    this.answer = run.stopped ? null
      : { answer: run.result, question, reference };
    this.say_what_happened(run);
    this.say_whose(run);
    this.panel.classList.toggle('resting', Boolean(run.stopped));
    this.draw();
  }

  /* Words of the panel's own C: what stopped it, what looks wrong. */
  say_what_happened({ stopped, problems = [], stand_ins = [], printed }) {
    const lines = stopped ? [stopped.text] : problems.slice(0, 3);
    lines.push(...stood_in(this.of ? [] : stand_ins));
    if (printed) lines.push(`it prints: ${printed.slice(0, 200)}`);
    const text = lines.map(
      line => /[.?]$/.test(line) ? line : `${line}.`).join(' ');
    this.notice.hidden = !text;
    if (this.notice.textContent !== text) this.notice.textContent = text;
    this.notice.classList.toggle('quiet', !stopped && !problems.length &&
      !printed && stand_ins.every(stand_in => stand_in.todo));
  }

  say_whose({ used, stopped, stand_ins = [] }) {
    const { yours } = this.editions.all;
    this.whose.hidden = !this.of || !yours;
    if (this.whose.hidden) return;
    const before = yours.broken
      ? 'Your text does not build: this is what built last. ' : '';
    this.whose.lastChild.textContent = this.state.by !== 'yours' ? ''
      : before + (stopped ? 'Your C has stopped.'
        : whose_picture(this.of, used, open_of(stand_ins)));
  }

  draw() {
    if (!this.answer || !this.width) return;
    const { answer, question, reference } = this.answer;
    this.colours = COLOURS[this.host.dataset.theme] ??=
      colour_table(getComputedStyle(this.host));
    this.view.draw(this, answer, question, reference);
    // What was said of the picture before does not hold any more.
    this.voice.textContent = '';
    clearTimeout(this.later);
    this.later = setTimeout(() => {
      this.voice.textContent = this.view.text?.(answer, question,
        reference) ?? this.under.textContent;
    }, 400);
  }

  /* --- for views */

  part(name, make) {
    if (!this.parts[name]) {
      const part = this.parts[name] = make();
      if (part.matches('svg, canvas')) part.setAttribute('aria-hidden', true);
      if (!part.parentNode) this.stage.append(part);
    }
    return this.parts[name];
  }

  /* Whether any of these differs from what it was when this was last asked. The
   * theme and the width count, too. */
  changed(name, ...now) {
    const { host, width, keep } = this, before = keep[`${name} before`] ?? [];
    now.push(host.dataset.theme, width);
    keep[`${name} before`] = now;
    return now.some((value, k) => !Object.is(value, before[k]));
  }

  /* The picture of the panel, an SVG of this height; or another one with it. */
  picture(height = this.view.height(this), name = 'picture') {
    const { width } = this;
    return attributes(this.part(name, () => svg('svg')),
      { width, height, viewBox: `0 0 ${width} ${height}` });
  }

  /* The line below the picture, as rich() has it. */
  say(text, ...nodes) {
    if (this.spoken === text && !nodes.length) return;
    this.spoken = text;
    this.under.replaceChildren(...rich(text), ...nodes);
  }

  /* Draws the way from the last numbers of this name to these, in 0.6 s. */
  glide(name, numbers, draw) {
    const from = this.still ? null : this.keep[name]?.length ===
      numbers.length ? this.keep[name] : null;
    const began = performance.now(), turn = {};
    const same = from?.every((x, k) => Object.is(x, numbers[k]));
    this.moving.set(name, turn);
    const frame = now => {
      if (this.moving.get(name) !== turn) return;
      const t = !from || same ? 1 : Math.min(1, Math.max(0, now - began) / 600);
      const part = t * t * (3 - 2 * t);
      draw(this.keep[name] = t === 1 ? numbers : numbers.map((x, k) =>
        from[k] + part * (x - from[k])));
      if (t < 1) requestAnimationFrame(frame);
      else this.moving.delete(name);
      this.mark();
    };
    frame(began);
  }

  /* It tries functions, until this is done. */
  async tries(done) {
    this.trying++;
    await done;
    this.trying--;
    this.mark();
  }

  /* The same above the picture, below the controls. */
  above(name, make) {
    if (!this.parts[name]) this.stage.before(this.parts[name] = make());
    return this.parts[name];
  }

  /* The element of one control, to hide it where it doesn't apply. */
  control(name) {
    return this.panel.querySelector(`[data-control="${name}"]`);
  }

  /* One pixel for each number; CSS makes the canvas as large as it is shown. */
  paint(canvas, numbers, columns, rows, scale = 1) {
    if (canvas.width !== columns || canvas.height !== rows || !canvas.image) {
      canvas.width = columns;
      canvas.height = rows;
      canvas.image = canvas.getContext('2d').createImageData(columns, rows);
    }
    const pixels = new Uint32Array(canvas.image.data.buffer);
    for (let k = 0; k < pixels.length; k++)
      pixels[k] = this.colours[shade(numbers[k] * scale)];
    canvas.getContext('2d').putImageData(canvas.image, 0, 0);
  }

  /* The ink that is easier to read on that colour. */
  ink(number) { return ink_on(this.colours[shade(number)]); }

  /* The colour of a number from -1 to 1, for CSS and SVG. */
  colour(number) {
    const pixel = this.colours[shade(number)];
    return `rgb(${pixel & 255},${pixel >> 8 & 255},${pixel >> 16 & 255})`;
  }
}
