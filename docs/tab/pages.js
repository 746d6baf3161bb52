/* node pages.js SITE TAB: adds the tab, whose folder is TAB, to each page of a
 * site, and live panels to each lesson: the panel below an exercise. And a page
 * runs nothing and loads nothing but what is the site's. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const [, , site, tab] = process.argv;
const LIVE = '<script src="live.js" defer></script>';
const hasLive = fs.existsSync(`${site}/live.js`);

const hash = text =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/* Its own scripts by what they say; WebAssembly; MathJax makes functions of
 * texts. The panels' worker is made of the page's own text. Style sheets: those
 * of pictures, panels and the editor. */
function policy(page) {
  const inside = Array.from(page.matchAll(/<script>([^]*?)<\/script>/g),
    ([, text]) => hash(text));
  const scripts = ["'self'", "'wasm-unsafe-eval'", ...inside,
    ...page.includes('/MathJax.js"') ? ["'unsafe-eval'"] : []];
  return `default-src 'self'; script-src ${scripts.join(' ')}; ` +
    "worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; " +
    "img-src 'self' data:; object-src 'none'; base-uri 'self'; " +
    "form-action 'none'";
}

for (const name of fs.readdirSync(site, { recursive: true })) {
  if (!name.endsWith('.html')) continue;
  const file = path.join(site, name);
  let page = fs.readFileSync(file, 'utf8');
  if (!name.includes('/')) page = page.replace('</head>', () =>
    `<link href="${tab}/tab.css" rel="stylesheet">\n` +
    `<script type="module" src="${tab}/tab.js"></script>\n` +
    (hasLive && /^chapters_/.test(name) && !page.includes(LIVE)
      ? `${LIVE}\n` : '') + '</head>');
  fs.writeFileSync(file, page.replace(/<meta charset="utf-8">/i, found =>
    `${found}\n<meta http-equiv="Content-Security-Policy" ` +
    `content="${policy(page)}">`));
}
