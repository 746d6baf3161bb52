/* An element with these properties and children. */
export const make = window.courseElement;

export const button = (textContent, onclick, more) =>
  make('button', { type: 'button', textContent, onclick, ...more });

/* Until a promise has ended, an element says that it is loading. */
export async function during(element, promise) {
  element.dataset.state = 'loading';
  try {
    return await promise;
  } finally {
    element.dataset.state = 'ready';
  }
}
