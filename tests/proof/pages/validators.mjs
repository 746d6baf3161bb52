/* What kept validators say of a page: html-validate of its text, axe-core of
 * what is shown, in shadows, too. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOM } from './browsers.mjs';

const packages = createRequire(path.join(ROOM, 'any.js'));
const { HtmlValidate, StaticConfigLoader } = packages('html-validate');
const axe = fs.readFileSync(packages.resolve('axe-core/axe.min.js'), 'utf8');

/* What HTML's standard demands, and WCAG. Its other rules are of style. */
const html = new HtmlValidate(new StaticConfigLoader({ root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'] }));

export async function htmlFaults(text) {
  const { results } = await html.validateString(text);
  return results.flatMap(({ messages }) => messages.map(
    ({ line, message, ruleId }) => `line ${line}: ${message} (${ruleId})`));
}

export async function axeFaults(reader) {
  await reader.page.evaluate(axe);
  return reader.ask(async () => {
    const { violations } = await axe.run({ preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.flat().join(' > ')}: ${failureSummary}`));
  });
}
