/* The driver itself: it clicks what can be clicked, and misses nothing that a
 * page asks of another machine. That what it types, pastes and chooses arrives,
 * in other windows, too, and that it hears the console, tab.mjs shows. */
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
  <p id=below style="margin-top: 2000px">
  <button>Press me</button><button>Hidden</button></p>
  <div id=host></div>
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
