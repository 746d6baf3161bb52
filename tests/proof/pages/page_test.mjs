/* The driver itself: what it types arrives, and nothing that a page asks of
 * another machine is missed. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { story } from './page.mjs';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
process.on('exit', () => fs.rmSync(site, { recursive: true }));
const write = (name, text) => fs.writeFileSync(path.join(site, name), text);
const ask = who => `fetch('http://${who}.example/').catch(() => {});`;
write('index.html', `<!doctype html><body style="height: 4000px">
  <textarea rows=4 cols=80></textarea><p id=below style="margin-top: 2000px">
  <button>Press me</button><button>Hidden</button></p>
  <div id=host></div><input type=file>
  <script>
    document.querySelector('button').onclick = event => {
      event.target.dataset.state = 'trying';
      setTimeout(() => {
        event.target.textContent = 'Thank you';
        event.target.dataset.state = 'done';
      }, 300);
    };
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<button onclick="this.textContent = 1">In a shadow</button>';
  </script>`);
write('asks.html', `<!doctype html><img src="https://picture.example/">
  <script>
    ${ask('page')}
    new WebSocket('ws://socket.example/');
    new Worker('worker.js');
    navigator.serviceWorker.register('service.js');
  </script>`);
write('worker.js', ask('worker'));
write('service.js', ask('service'));

story('The driver', { site }, (step, reader) => {
  step('finds what is far below, clicks it, waits until it is idle', async () => {
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
  step('types every sign, and pastes', async () => {
    const signs = Array.from({ length: 95 },
      (_, k) => String.fromCharCode(32 + k)).join('');
    await reader.click('textarea');
    await reader.type(signs);
    await reader.press('Enter');
    await reader.paste('"é" → 💾\nand more');
    assert.equal(await reader.ask(() =>
      document.querySelector('textarea').value),
    `${signs}\n"é" → 💾\nand more`);
  });
  step('chooses a file', async () => {
    await reader.choose('input', path.join(site, 'worker.js'));
    assert.equal(await reader.ask(() =>
      document.querySelector('input').files[0].name), 'worker.js');
  });
  step('has another window', async () => {
    const other = await reader.another();
    await other.open('');
    await other.ask(() => localStorage.setItem('said', 'there'));
    assert.equal(await reader.ask(() => localStorage.said), 'there');
    await other.close();
  });
  step('hears the console', async () => {
    await reader.ask(() => console.error('a fault'));
    assert.deepEqual(reader.errors(), ['a fault']);
  });
  step('notices whom a page, its workers and the service worker ask',
    async () => {
      assert.deepEqual(reader.site.others, []);
      await reader.open('asks.html');
      const all = ['page', 'picture', 'service', 'socket', 'worker'];
      while (!all.every(one => String(reader.site.others).includes(one)))
        await new Promise(done => setTimeout(done, 50));
    });
  step('opens a page as a file, on a phone', async () => {
    await reader.size(390, 844, { dark: true, still: true });
    await reader.open(path.join(site, 'index.html'));
    reader.fetched();
    assert.deepEqual(await reader.ask(() => [innerWidth, location.protocol]),
      [reader.browser === 'chromium' ? 980 : 390, 'file:']);
    await reader.open(path.join(site, 'asks.html'));
    assert.ok(reader.fetched().some(one => one.startsWith('https://picture')));
  });
});
