/* An element with these properties and children. */
export const make = window.courseElement;

/* Words of the frame, in the language of the page if it has them (site.js).
 * What the tab says besides (words.tsv) stays English, as the board does. */
export const { courseSay: say, courseWord: word } = window;

export const button = (text, onclick, { values, ...more } = {}) => say(
  make('button', { type: 'button', onclick, ...more }), text, values);

/* Until a promise has ended, an element says that it is loading. */
export async function during(element, promise) {
  element.dataset.state = 'loading';
  try {
    return await promise;
  } finally {
    element.dataset.state = 'ready';
  }
}
