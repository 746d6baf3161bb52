import assert from 'node:assert/strict';
import { alike, encoding, near, plain } from '../pages/explorer.mjs';

export const is_the_paper_s = ({ pe, question: { d_model, n } }) =>
  assert.ok(alike(pe, encoding(n, d_model)));

export async function equation_is_true({ w }, view) {
  const [, value, by] = plain(await view.says()).match(
    /20: ([-.0-9]+) = sin\(30 × ([.0-9]+)\)/);
  assert.ok(near(Math.sin(30 * w[10]), value, 5.1e-5));
  assert.ok(near(w[10] / by, 1, 1e-3));
}
