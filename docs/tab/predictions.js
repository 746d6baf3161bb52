/* A line for the reader's own answer before each folded one. What was written
 * stays in this browser. */
import { answer, keepAnswer } from './store.js';
import { make } from './make.js';

export function askFirst(page) {
  document.querySelectorAll('details.answer').forEach((fold, k) => {
    const field = make('input', { type: 'text', value: answer(page, k) ?? '',
      placeholder: 'What do you think?', maxLength: 200,
      ariaLabel: 'Your prediction' });
    field.addEventListener('change', () => keepAnswer(page, k, field.value));
    field.addEventListener('keydown', event => {
      if (event.key !== 'Enter') return;
      fold.open = true;
      fold.querySelector('summary').focus();
    });
    fold.before(make('p', { className: 'prediction' }, field));
  });
}
