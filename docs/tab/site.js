/* node site.js SITE PACKED: makes the tab's site of SITE, which make notes has
 * built, and PACKED, the tab's files, compressed.
 *
 * node site.js --list SITE LATER: prints the two lines above offline.js: FILES,
 * the SHA-256 of each file; LATER, the folder of what is not kept at once. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';

const PART = 2 << 20;
const sum = (data, form = 'hex') =>
  createHash('sha256').update(data).digest(form);
const files = folder => fs.readdirSync(folder, { recursive: true }).sort()
  .filter(path => fs.statSync(`${folder}/${path}`).isFile());
const json = (file, data) => fs.writeFileSync(file, JSON.stringify(data));

/* Cuts what is compressed into parts, so that a download that broke off can go
 * on. parts.json says of each file, by its name before it was compressed,
 * [{ path, sum, bytes }]; exercises.json, how many bytes the first check of a
 * chapter needs. */
function cut(folder) {
  const list = {};
  for (const path of files(folder).filter(name => name.endsWith('.gz'))) {
    const all = fs.readFileSync(`${folder}/${path}`);
    const parts = list[path.slice(0, -'.gz'.length)] = [];
    fs.rmSync(`${folder}/${path}`);
    for (let at = 0; at < all.length; at += PART) {
      const data = all.subarray(at, at + PART);
      const name = all.length > PART ? `${path}.${at / PART}` : path;
      parts.push({ path: name, sum: sum(data), bytes: data.length });
      fs.writeFileSync(`${folder}/${name}`, data);
    }
  }
  json(`${folder}/parts.json`, list);
  const exercises = JSON.parse(fs.readFileSync(`${folder}/exercises.json`));
  for (const [chapter, about] of Object.entries(exercises))
    about.bytes = Object.entries(list).filter(([name]) =>
      !/^\d\d_/.test(name) || name.startsWith(`${chapter}.`))
      .flatMap(([, parts]) => parts).reduce((all, part) => all + part.bytes, 0);
  json(`${folder}/exercises.json`, exercises);
}

/* "Your course" has the frame of the first page; tab.js fills it. */
function addYours(site) {
  const first = fs.readFileSync(`${site}/index.html`, 'utf8');
  fs.writeFileSync(`${site}/yours.html`, first
    .replace('<html ', '<html data-page="yours" ')
    .replace('<title>', '<title>Your course / ')
    .replace(/(<h1 class="title">).*<\/h1>/, '$1Your course</h1>')
    .replace(/.*<div class="textblock">[^]*<!-- contents -->.*/,
      '<noscript>This page needs JavaScript.</noscript></div></div>'));
  fs.writeFileSync(`${site}/index.html`, first.replace(/.*>Start with 00: .*\n/,
    fs.readFileSync('docs/tab/start.html', 'utf8')));
}

/* The search shows the lessons' words as the page has them (terminal.js). */
function rewordTexts(site) {
  const texts = fs.readFileSync(`${site}/texts.js`, 'utf8');
  fs.writeFileSync(`${site}/texts.js`, texts.replace(
    /(?:(S)|s)ave, and run make check CH=\d+|(?:(T)|t)hen make check CH=\d+/g,
    (_, ...starts) => `${starts.find(Boolean) ? 'T' : 't'}hen press Check`));
}

/* A page runs and loads nothing but what is the site's: its own scripts by what
 * they say; WebAssembly. The worker of panels is made of the page's own text.
 * Styles inside a page: those of formulas, pictures, panels and the editor. */
function policy(page) {
  const inside = Array.from(page.matchAll(/<script>([^]*?)<\/script>/g),
    ([, text]) => `'sha256-${sum(text, 'base64')}'`);
  const scripts = ["'self'", "'wasm-unsafe-eval'", ...inside];
  return `default-src 'self'; script-src ${scripts.join(' ')}; ` +
    "worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; " +
    "img-src 'self' data:; object-src 'none'; base-uri 'self'; " +
    "form-action 'none'";
}

/* Adds the tab to each page, and live panels to each lesson: the panel below an
 * exercise. */
function addTab(site, tab) {
  const live = '<script src="near.js" defer></script>';
  const hasLive = fs.existsSync(`${site}/live.js`);
  for (const name of files(site).filter(file => file.endsWith('.html'))) {
    let page = fs.readFileSync(`${site}/${name}`, 'utf8');
    if (!name.includes('/')) page = page.replace('</head>', () =>
      `<link href="${tab}/tab.css" rel="stylesheet">\n` +
      `<script type="module" src="${tab}/tab.js"></script>\n` +
      (hasLive && /^chapters_/.test(name) && !page.includes(live)
        ? `${live}\n` : '') + '</head>');
    fs.writeFileSync(`${site}/${name}`, page.replace(/<meta charset="utf-8">/i,
      found => `${found}\n<meta http-equiv="Content-Security-Policy" ` +
        `content="${policy(page)}">`));
  }
}

function list(site, later) {
  const sums = files(site).filter(path => path !== 'offline.js')
    .map(path => [path, sum(fs.readFileSync(`${site}/${path}`))]);
  return `const LATER = ${JSON.stringify(later)};\n` +
    `const FILES = ${JSON.stringify(Object.fromEntries(sums))};\n`;
}

const [, , site, packed] = process.argv;
if (site === '--list') console.log(list(packed, process.argv[4]));
else {
  cut(packed);
  /* The tab's folder is named by its content: a page finds that to which it
   * belongs, or none. */
  const tab = `tab/${sum(list(packed)).slice(0, 16)}`;
  fs.mkdirSync(`${site}/tab`);
  fs.renameSync(packed, `${site}/${tab}`);
  addYours(site);
  rewordTexts(site);
  addTab(site, tab);
  fs.writeFileSync(`${site}/offline.js`, list(site, `${tab}/clang/`) +
    fs.readFileSync('docs/tab/offline.js', 'utf8'));
}
