/* Chapter 09's table while it is trained, beside the rows that it ought to
 * become. Rows that no text reaches keep what they began with. */

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7], D = 6, WORDS = 7, TEXTS = 240;

view({

  ask: ({ longest }) => ({ longest }),

  /* The table after 0, 1, 2, ... texts of 1, 2, ... words in turn. The loss is
   * half the squared distance from what chapter 07 would have added up. */
  compute(c, { longest }) {
    const next = random(1), some = (n, size) =>
      Float64Array.from({ length: n }, () => size * next());
    const rows = ROWS.length, size = { rows, d_model: D };
    const pe = c.call('encode_sequence', { n: rows, d_model: D }).pe;
    const tables = [some(rows * D, 0.02)], wte = some(WORDS * D, 1);
    for (let text = 0; text < TEXTS; text++) {
      const n = text % longest + 1, row_of = ROWS.slice(0, n);
      const token = row_of.map(() => Math.floor((next() + 1) / 2 * WORDS));
      const { x } = c.call('embed', { n, d_model: D, vocabulary: WORDS,
        context: rows, token, wte, wpe: tables[text] });
      const dx = x.map((number, k) =>
        number - wte[token[Math.floor(k / D)] * D + k % D] - pe[k]);
      const { gradient } = c.call('table_gradient', { ...size, n, row_of, dx });
      tables.push(c.call('descend',
        { ...size, gradient, rate: 0.1, table: tables[text] }).table);
    }
    return { pe, tables };
  },

  draw(panel, { pe, tables }, { longest }, reference) {
    const { state: { texts }, narrow } = panel, now = tables[texts];
    const row_of = (list, row) => [...list.slice(row * D, row * D + D)];
    const lines = ROWS.map(row => {
      const learned = row_of(now, row), wanted = row_of(pe, row);
      return [String(row), ...learned, '', ...wanted,
        fixed(Math.hypot(...learned.map((number, k) => number - wanted[k])),
          narrow ? 2 : 4)];
    });
    const blank = Array(D - 1).fill('');
    panel.part('table', () => element('div')).replaceChildren(number_table(
      panel, [narrow ? '' : 'row', 'table', ...blank, '', 'formula', ...blank,
        'apart'], lines, { digits: narrow ? null : 2 }));
    const still = ROWS.filter(row => !difference(row_of(now, row),
      row_of(tables[0], row), 0).count);
    panel.say(phrase(still.length ? 'kept' : 'moved', { texts, longest,
      still: still.join(', '), rows: ROWS.length }) +
      against(now, reference?.tables[texts]));
  },

  height: () => 296,
});
