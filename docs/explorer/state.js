/* What the controls stand at. Panels of one page share a State; a link keeps
 * what differs from the start, as #pos=12&d_model=64. */

/* 10 to 100,000, two digits each, and in between the paper's 10,000. */
const BASES = Array.from({ length: 101 }, (_, k) =>
  Number((10 ** (1 + k / 25)).toPrecision(2)));

const LENGTHS = Array.from({ length: 101 }, (_, k) =>
  Math.round(10 * 100 ** (k / 100)));

const CONTROLS = {
  pos: { label: 'position', min: 0, max: 100, step: 0.1, start: 0, play: 4,
    wide: true },
  d_model: { label: 'numbers per position', start: 64,
    values: [4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256, 512] },
  base: { label: 'base', values: BASES, start: 10000 },
  n: { label: 'positions', values: LENGTHS, start: 100 },
  k: { label: 'step k', min: 0, max: 60, step: 1, start: 5 },
};

class State {
  constructor() {
    this.values = {};
    this.listeners = new Set();
    this.players = new Set();           // those that play now
    this.controls = {};
    this.given = {};                    // from the link, by name
    for (const name in CONTROLS) this.add({ name, ...CONTROLS[name] });
  }

  add(control) {
    const { name } = control;
    const known = this.controls[name];
    if (known && JSON.stringify(known) !== JSON.stringify(control))
      throw new Error(`two controls are named ${name}`);
    this.controls[name] = control;
    this.values[name] ??= name in this.given
      ? clamp(control, this.given[name]) : control.start;
  }

  set(changes) {
    let changed = false;
    for (const name in changes) {
      const value = clamp(this.controls[name], changes[name]);
      changed ||= value !== this.values[name];
      this.values[name] = value;
    }
    if (changed) this.tell();
  }

  tell() {
    for (const listener of this.listeners) listener(this.values);
  }

  /* Reads what stands after # in a link, or a panel's data-NAME attributes. */
  read(pairs) {
    this.given = { ...this.given, ...Object.fromEntries(pairs) };
    const now = {};
    for (const name in this.controls)
      if (name in this.given) now[name] = this.given[name];
    this.set(now);
  }

  link() {
    const list = new URLSearchParams();
    for (const name in this.controls)
      if (this.values[name] !== this.controls[name].start)
        list.set(name, this.values[name]);
    return list.toString();
  }
}

/* The nearest value that a control can have; its start for anything else. */
function clamp(control, value) {
  const { values, options, toggle, press, text, start, min, max, step = 1 } =
    control;
  if (toggle || press) return value === true || value === 'true';
  if (text) return String(value).slice(0, text);
  if (options)
    return options.some(([one]) => String(one) === String(value))
      ? options.find(([one]) => String(one) === String(value))[0] : start;
  const number = String(value).trim() ? Number(value) : NaN;
  if (!Number.isFinite(number)) return start;
  if (values)
    return values.reduce((best, one) =>
      Math.abs(one - number) < Math.abs(best - number) ? one : best);
  const steps = Math.round((Math.min(max, Math.max(min, number)) - min) / step);
  return Number((min + steps * step).toPrecision(12));
}
