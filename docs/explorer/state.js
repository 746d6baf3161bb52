/* What the controls stand at: the shared ones of controls.tsv, and those of the
 * views. Panels of one page share a State; a link keeps what differs from the
 * start, as #pos=12&d_model=64. */

class State {
  constructor() {
    this.values = {};
    this.listeners = new Set();
    this.players = new Set();           // those that play now
    this.controls = {};
    this.given = {};                    // from the link, by name
    for (const row of ITS_CONTROLS.shared) this.add(control_of(row));
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

function nearest(list, wanted) {
  return list.reduce((best, value) =>
    Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best);
}

/* The nearest value that a control can have; its start for anything else. */
function clamp(control, value) {
  const { values, options, toggle, press, text, start, min, max, step = 1 } =
    control;
  if (toggle || press) return value === true || value === 'true';
  if (text) return String(value).slice(0, text);
  if (options)
    return options.some(([option]) => String(option) === String(value))
      ? options.find(([option]) => String(option) === String(value))[0] : start;
  const number = String(value).trim() ? Number(value) : NaN;
  if (!Number.isFinite(number)) return start;
  if (values) return nearest(values, number);
  const steps = Math.round((Math.min(max, Math.max(min, number)) - min) / step);
  return Number((min + steps * step).toPrecision(12));
}
