/* The driver itself: it clicks what can be clicked, and misses nothing that a
 * page asks of another machine. That what it types, pastes and chooses arrives,
 * in other windows, too, and that it hears the console, tab.mjs shows. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { story } from './page.mjs';

const site = path.resolve('tests/proof/gallery/site');

story('The driver', { site }, (step, reader) => {
  step('finds what is far below, clicks it, waits for it', async () => {
    await reader.open('');
    await reader.click('#below button');
    assert.equal(await reader.text('#below button'), 'Thank you');
    assert.equal(await reader.count('#below button'), 2);
  });
  step('clicks in a shadow, by words', async () => {
    await reader.click(['button', 'In a shadow']);
    assert.equal(await reader.text(['button', '1']), '1');
  });
  step('does not click what is covered', async () => {
    await reader.ask(() => document.body.insertAdjacentHTML('beforeend',
      '<div id=lid style="position: fixed; inset: 0"></div>'));
    await assert.rejects(reader.click(['button', 'Hidden']), /lid/);
    await reader.ask(() => document.querySelector('#lid').remove());
  });
  step('notices whom a page, its workers and the service worker ask',
    async () => {
      assert.deepEqual(reader.site.others, []);
      await reader.open('asks.html');
      const all = ['page', 'picture', 'service', 'socket', 'worker'];
      while (!all.every(name => String(reader.site.others).includes(name)))
        await new Promise(done => setTimeout(done, 50));
    });
  step('opens a page as a file, on a phone', async () => {
    await reader.size(390, 844, { dark: true, still: true });
    await reader.open(path.join(site, 'index.html'));
    reader.fetched();
    assert.deepEqual(await reader.ask(() => [innerWidth, location.protocol]),
      [reader.browser === 'chromium' ? 980 : 390, 'file:']);
    await reader.open(path.join(site, 'asks.html'));
    assert.ok(reader.fetched().some(url => url.startsWith('https://picture')));
  });
});
