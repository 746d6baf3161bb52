/* The story's table. */
import assert from 'node:assert/strict';
import { alike, encoding, play, tell } from '../pages/explorer.mjs';

export default function zoom(step, view, reader) {
  const slide = async key => {
    await reader.click(await view.control('zoom', 'input'), 0.5, 0.5);
    await reader.press(key);
  };
  tell(step, view, [
    ['it plays by itself, until one stops it', {
      until: ({ state }) => state.zoom > 0, plays: true }, {
      click: play, plays: false }],
    ['all of it is said, and its numbers are those of the heat map', {
      slide: 'End', begins: '100 positions, one row each. 32 clocks',
      holds: ({ pe }) => assert.ok(alike(pe, encoding(100, 64))) }],
    ['an arrow goes back a step',
      { press: 'ArrowLeft', begins: '89 positions' }],
    ['at the start, ten rows of six clocks',
      { slide: 'Home', begins: '10 positions, one row each. 6' }],
  ], { slide });
}
