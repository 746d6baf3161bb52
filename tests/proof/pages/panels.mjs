/* The drawings, and the panels of the live page, as they begin: no two texts
 * lie on each other. Those of the lessons are looked at in site.mjs. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { story } from './page.mjs';

const LIVE = path.resolve(process.env.BUILD ?? 'build',
  'notes/student/html/live/index.html');

/* Texts of a picture that lie on each other, or leave it. A line's box is
 * higher than its letters. */
function crowded(root) {
  const bad = [];
  for (const svg of root.querySelectorAll('svg')) {
    const frame = svg.getBoundingClientRect();
    const boxes = [...svg.querySelectorAll('text')].flatMap(text => {
      const lines = [...text.querySelectorAll('tspan[x]')];
      return lines.length > 1 ? lines : [text];
    }).filter(line => line.textContent.trim() && line.checkVisibility({
      visibilityProperty: true, opacityProperty: true })).map(line => {
      const { left, right, top, height } = line.getBoundingClientRect();
      return { words: line.textContent, left, right, top: top + height * 0.2,
        bottom: top + height * 0.8 };
    });
    for (const [i, box] of boxes.entries()) {
      if (frame.left - box.left > 1 || box.right - frame.right > 1)
        bad.push(`"${box.words}" leaves the picture`);
      for (const other of boxes.slice(i + 1))
        if (Math.min(box.right, other.right) - Math.max(box.left, other.left)
          > 1 && Math.min(box.bottom, other.bottom) -
          Math.max(box.top, other.top) > 1)
          bad.push(`"${box.words}" on "${other.words}"`);
    }
  }
  return bad;
}

/* The same of all panels of a page, once each is drawn. */
export async function crowdedPanels(reader) {
  const bad = [];
  const panels = await reader.ask(() =>
    document.querySelectorAll('.live').length);
  for (let k = 0; k < panels; k++) {
    await reader.ask(k => document.querySelectorAll('.live')[k]
      .scrollIntoView({ block: 'center' }), k);
    await reader.until(k => document.querySelectorAll('.live')[k].dataset
      .state === 'drawn', k);
    bad.push(...await reader.ask(`(${crowded})(
      document.querySelectorAll('.live')[${k}].shadowRoot)`));
  }
  return bad;
}

story('The live page', { browsers: ['chromium'], still: true },
  (step, reader) => {
    for (const width of [1280, 820, 390])
      step(`its texts lie beside each other, ${width} wide`, async () => {
        if (width === 1280) await reader.open(LIVE);
        await reader.size(width, 900, { still: true });
        await reader.ask(() => document.querySelectorAll('details')
          .forEach(fold => { fold.open = true; }));
        assert.ok(await reader.count('.live') > 9);
        assert.deepEqual(await crowdedPanels(reader), []);
      });
  });

/* A drawing grows and shrinks with all of its texts. */
story('Drawings', { browsers: ['chromium'] }, (step, reader) => {
  const drawings = fs.readdirSync('docs/figures')
    .filter(file => file.endsWith('.svg')).map(file => `docs/figures/${file}`);
  for (const file of [...drawings, 'docs/board/board.svg',
    'docs/notes/site/card.svg'])
    step(file, async () => {
      await reader.ask(text => document.documentElement.replaceChildren(
        new DOMParser().parseFromString(text, 'image/svg+xml')
          .documentElement), fs.readFileSync(file, 'utf8'));
      assert.ok(await reader.count('svg text'));
      assert.equal(await reader.count('parsererror'), 0);
      assert.deepEqual(await reader.ask(`(${crowded})(document)`), []);
    });
});
