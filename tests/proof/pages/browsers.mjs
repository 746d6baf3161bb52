/* Browsers, and what they reach: a folder as a site, and nothing else. */
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

export const ROOM = path.resolve(process.env.BUILD ?? 'build', 'pages');
const { default: puppeteer } =
  createRequire(path.join(ROOM, 'any.js'))('puppeteer-core');

export const DOWNLOADS = path.join(ROOM, 'downloads');
export const PROGRAMS = { chromium: ['chromium-headless-shell', 'chromium'],
  firefox: ['firefox-esr', 'firefox'] };
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css',
  json: 'application/json', wasm: 'application/wasm', svg: 'image/svg+xml',
  png: 'image/png' };

export const later = seconds =>
  new Promise(done => setTimeout(done, 1000 * seconds));

/* The browser's proxy, which is asked for every address, by workers and service
 * workers, too. http://localhost/ is the site. All else is refused. */
export class Site {
  constructor() {
    Object.assign(this, { folder: null, at: '/', offline: null, late: null,
      others: [], asked: [], sent: 0 });
    this.server = http.createServer((ask, answer) => this.answer(ask, answer))
      .on('connect', ({ url }, socket) => this.refuse(url, socket));
  }

  begin() {
    return new Promise(done => this.server.listen(0, '127.0.0.1', () =>
      done(this.server.address().port)));
  }

  refuse(address, socket) {
    // Firefox's own questions.
    if (!/\bmozilla\.(com|org|net)\b/.test(address)) this.others.push(address);
    socket.destroy();
  }

  async answer(ask, answer) {
    const { host, pathname } = new URL(ask.url, 'http://none');
    this.asked.push(pathname);
    if (host !== 'localhost') return this.refuse(ask.url, ask.socket);
    if (this.offline?.test(pathname)) return ask.socket.destroy();
    if (this.late?.paths.test(pathname)) await this.late.until;
    const inside = this.folder && pathname.startsWith(this.at);
    const file = inside && path.join(this.folder,
      decodeURIComponent(pathname.slice(this.at.length)),
      pathname.endsWith('/') ? 'index.html' : '');
    fs.readFile(file || 'none', (error, bytes = Buffer.alloc(0)) => {
      const type = TYPES[path.extname(file || '').slice(1)];
      this.sent += bytes.length;
      answer.writeHead(error ? 404 : 200, {
        'content-type': type ?? 'application/octet-stream' }).end(bytes);
    });
  }

  end() {
    this.server.closeAllConnections();
    this.server.close();
  }
}

export const program = name => PROGRAMS[name].flatMap(file =>
  process.env.PATH.split(':').map(folder => path.join(folder, file)))
  .find(file => fs.existsSync(file));

/* Chromium compiles functions of clang again that run often, and then better: a
 * tenth less work where it does so later. After a key it holds back a page's
 * timers and messages until a frame has been drawn. Beside busy programs, where
 * nothing moves, they never came: DeferRendererTasksAfterInput. */
export async function launch(name, port) {
  const common = { executablePath: program(name), timeout: 0,
    protocolTimeout: 0, defaultViewport: null };
  return name === 'chromium'
    ? puppeteer.launch({ ...common, headless: 'shell', pipe: true, args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic',
      '--disable-dev-shm-usage', '--proxy-bypass-list=<-loopback>',
      '--disable-features=DeferRendererTasksAfterInput',
      '--js-flags=--wasm-tiering-budget=200000000',
      `--proxy-server=http://127.0.0.1:${port}`] })
    : puppeteer.launch({ ...common, browser: 'firefox', extraPrefsFirefox: {
      'network.proxy.type': 1, 'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': port, 'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': port,
      'network.proxy.allow_hijacking_localhost': true,
      'network.proxy.failover_direct': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'browser.download.folderList': 2, 'browser.download.dir': DOWNLOADS,
      'dom.events.testing.asyncClipboard': true,
      'ui.prefersReducedMotion': 1 } });
}
