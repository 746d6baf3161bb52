import assert from 'node:assert/strict';
import { lesson } from '../pages/explorer.mjs';

const table = async (view, at) => view.reader.click(await view.part(
  ({ host }, at) => host.shadowRoot.querySelectorAll(
    '[aria-label^=tables] button')[at], at));
const tables = (view, what) => view.ask(({ host }, what) =>
  [...host.shadowRoot.querySelectorAll('[aria-label^=tables] button')].map(
    one => one[what]), what);
const chosen = view => view.state('wild_one', 'wild_other');

export default function wild(step, view, reader) {
  const answers = lesson('13', 'answers').map(line => Number(line.at(-1)));
  step('the thirteen tables are those of the lesson', async () => {
    const lines = await view.ask(async panel => {
      const kernel = explorer_page.editions.kernel('reference');
      const tidy = x => (Math.round(x * 1e6) / 1e6 + 0).toFixed(6);
      const lines = [];
      for (const { value, text } of panel.control('wild_one')
        .querySelectorAll('option')) {
        const { result } = await kernel.ask({}, 'wild',
          { one: value, other: 0, n: 2, d: 4, row: null });
        lines.push([text, ...Array.from(result.one.slice(4), tidy)].join(' '));
      }
      return lines;
    });
    assert.deepEqual(lines, lesson('13', 'thirteen').slice(1).map(line =>
      line.join(' ')));
  });
  for (const [n, largest] of lesson('13', 'ported').filter(one =>
    Number(one[0])))
    step(`the first ${n} positions differ as in the lesson`, async () => {
      await view.slide({ wild_d: 512, wild_n: Number(n) });
      assert.equal((await view.answer('one')).one.length, n * 512);
      assert.ok((await view.says()).includes(
        `first ${n} positions is ${largest}`));
    });
  step('two tables are chosen by their buttons', async () => {
    await view.slide({ wild_d: 16 });
    await table(view, 0);
    await table(view, 10);
    assert.equal(await chosen(view), '0 10');
    assert.deepEqual(await tables(view, 'ariaPressed'), Array.from(
      { length: 13 }, (_, k) => String(k === 0 || k === 10)));
  });
  step('and by arrows', async () => {
    await view.press('ArrowUp', 'ArrowLeft');
    assert.equal(await chosen(view), '12 9');
  });
  step('and by lists', async () => {
    await reader.click(await view.control('wild_one', 'span'));
    await reader.press('Home', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    assert.equal(await chosen(view), '3 9');
  });

  step('a row of tensor2tensor is found', async () => {
    assert.equal((await view.answer('whose')).whose, answers[0]);
    assert.match((await tables(view, 'textContent'))[6], /fits/);
  });
  step("a stranger's row is nobody's", async () => {
    await view.type('wild_row', '0.841471, 0.01, 0.99995, 0.99995');
    assert.equal((await view.answer('whose')).whose, answers[1]);
    await view.shows(/none of the thirteen/);
  });
  step("a row 0 is several tables', and they are named", async () => {
    await view.type('wild_row', '0 1 0 1');
    await view.slide({ wild_pos: 0 });
    const { whose, fits } = await view.answer('whose', 'fits');
    assert.equal(whose, 14);
    assert.ok(fits.filter(Boolean).length > 1);
    assert.match(await view.says(),
      /several fit: the paper; tensor2tensor, 2017; /);
  });
  step('what is no number is named, and an odd row refused', async () => {
    await view.type('wild_row', '0.8415 sine');
    await view.shows(/“sine” is no number/);
    await view.type('wild_row', '1 2 3');
    await view.shows(/an even number of numbers/);
    await reader.until(() => location.hash.includes('wild_row=1+2+3'));
  });
  step('the difference has the whole scale, and its title says which',
    async () => {
      await view.slide({ wild_n: 16 });
      await table(view, 5);
      await table(view, 6);
      assert.equal(await chosen(view), '5 6');
      const { one, other } = await view.answer('one', 'other');
      const away = one.map((x, k) => x - other[k]);
      const most = Math.max(...away.map(Math.abs));
      const k = away.findIndex(x => Math.abs(x) === most);
      const [pixel, colour, titles] = await view.ask((panel, k, sign) => {
        const [r, g, b] = panel.parts.map2.getContext('2d').getImageData(
          k % 16, k >> 4, 1, 1).data;
        return [`rgb(${r},${g},${b})`, panel.colour(sign),
          panel.parts.titles.textContent];
      }, k, Math.sign(away[k]));
      assert.equal(pixel, colour);
      assert.ok(titles.includes(
        `−${most.toPrecision(3)} to +${most.toPrecision(3)}`));
    });
}
