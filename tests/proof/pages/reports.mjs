/* The grader's pages on a phone: all is seen, but for tables of numbers, which
 * can be moved. GRADED is the folder that the grader has written. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { story } from './page.mjs';

story("The grader's pages", { browsers: ['chromium'], width: 400 },
  (step, reader) => {
    for (const page of ['class.html', 'students/integer_division/report.html',
      'students/no_c/report.html'])
      step(`${page} fits on a phone`, async () => {
        await reader.open(path.resolve(process.env.GRADED, page));
        assert.deepEqual(await reader.ask(() =>
          [...document.querySelectorAll('body *')].filter(node =>
            node.tagName !== 'PRE' && node.getBoundingClientRect().right > 400)
            .map(node => node.outerHTML.slice(0, 80))), []);
      });
  });
