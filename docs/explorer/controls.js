/* The controls of a panel or a page. Each returns { node, show(value) }. */

function slider(control, set) {
  const { label, values, min, max, step = 1 } = control;
  const input = element('input', { type: 'range', min: values ? 0 : min,
    max: values ? values.length - 1 : max, step: values ? 1 : step,
    'aria-label': label });
  // While the panel plays it changes at each frame, and an output is read out
  // at each change.
  const shown = element('output', { 'aria-live': 'off' });
  input.addEventListener('input', () =>
    set(values ? values[Number(input.value)] : Number(input.value)));
  const node = element('label', { class: control.wide ? 'grow' : false },
    element('span', { text: label }), input, shown);
  return { node, show(value) {
    const digits = values || Number.isInteger(step) ? 0 : 1;
    input.value = values ? values.indexOf(value) : value;
    shown.textContent = digits ? fixed(value, digits)
      : grouped(value) + (control.unit ?? '');
    input.setAttribute('aria-valuetext', shown.textContent);
    const share = (input.value - input.min) / (input.max - input.min);
    input.style.setProperty('--fill', `${100 * share}%`);
  } };
}

function list(control, set) {
  const select = element('select', { 'aria-label': control.label,
    onchange: () => set(select.value) }, ...control.options.map(
    ([value, text]) => element('option', { value, text })));
  return { node: element('label', {},
    element('span', { text: control.label }), select),
  show(value) { select.value = value; } };
}

function buttons(control, set) {
  const all = control.options.map(([value, text]) =>
    element('button', { type: 'button', text, onclick: () => set(value) }));
  return { node: element('span', { class: 'choice', role: 'group',
    'aria-label': control.label }, ...all),
  show(value) {
    control.options.forEach(([option], k) =>
      all[k].setAttribute('aria-pressed', option === value));
  } };
}

function toggle(control, set) {
  const box = element('input', { type: 'checkbox',
    onchange: () => set(box.checked) });
  return { node: element('label', {}, box,
    element('span', { text: control.label })),
  show(value) { box.checked = value; } };
}

/* One button that is pressed or not. */
function press(control, set) {
  let on = false;
  const node = element('button', { type: 'button', class: 'main',
    text: control.label, onclick: () => set(!on) });
  return { node, show(value) {
    on = value;
    node.setAttribute('aria-pressed', value);
  } };
}

function line(control, set) {
  const input = element('input', { type: 'text', maxlength: control.text,
    spellcheck: 'false', oninput: () => set(input.value) });
  return { node: element('label', { class: 'grow' },
    element('span', { text: control.label }), input),
  show(value) { if (input.value !== value) input.value = value; } };
}

/* A control that changes the state, and follows it. It is touched only if its
 * own value has changed: a player sets another one 60 times a second. While it
 * is held, only the panel lets it follow, to what its picture shows. */
function bound(control, state, held = () => false) {
  const kind = control.press ? press : control.toggle ? toggle
    : control.text ? line
    : control.options ? (control.buttons ? buttons : list) : slider;
  const { node, show } = kind(control, value =>
    state.set({ [control.name]: value }));
  node.dataset.control = control.name;
  let shown;
  node.follow = values => {
    const value = values[control.name];
    if (value !== shown) show(value);
    shown = value;
  };
  node.follow(state.values);
  state.listeners.add(values => held() || node.follow(values));
  return node;
}

/* Moves a slider by itself. With reduced motion it goes in whole steps, two a
 * second. A frame's time may lie before the click's: hence Math.max. */
class Player {
  constructor(control, state, still) {
    Object.assign(this, { control, state, still, on: false });
    this.node = element('button', { type: 'button', class: 'main',
      onclick: () => this.play(!this.on) });
    this.play(false);
  }

  play(on) {
    const { name, max, min } = this.control, changed = on !== this.on;
    this.on = on;
    this.node.textContent = on ? '❚❚ Pause' : '▶ Play';
    this.node.setAttribute('aria-pressed', on);
    this.state.players[on ? 'add' : 'delete'](this);
    if (changed) this.state.tell();
    if (!on) return;
    if (this.state.values[name] >= max) this.state.set({ [name]: min });
    this.at = this.state.values[name];
    this.last = performance.now();
    requestAnimationFrame(now => this.tick(now));
  }

  tick(now) {
    if (!this.on) return;
    const { name, max, play } = this.control, still = this.still();
    this.at += Math.max(0, now - this.last) / 1000 * (still ? 2 : play);
    this.last = Math.max(now, this.last);
    this.state.set({ [name]: still ? Math.floor(this.at) : this.at });
    if (this.at >= max) this.play(false);
    else requestAnimationFrame(later => this.tick(later));
  }
}
