import assert from 'node:assert/strict';
import { alike, encoding } from '../pages/explorer.mjs';

export async function slide_by_key(view, reader, key) {
  await reader.click(await view.control('zoom', 'input'), 0.5, 0.5);
  await reader.press(key);
}

export const is_the_paper_s = ({ pe }) =>
  assert.ok(alike(pe, encoding(100, 64)));
