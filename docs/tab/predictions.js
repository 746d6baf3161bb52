/* The reader's own answers: a line before each folded one, and the quiz. They
 * stay in this browser. */
import { answers, keepAnswers } from './store.js';
import { button as newButton, make, say, word } from './make.js';

/* The words of a question. Its name is their beginning, so that a new question
 * moves no answer. */
function questionOf(fold) {
  let asked = fold.previousElementSibling;
  while (asked && !asked.matches('.predict'))
    asked = asked.previousElementSibling;
  return (asked ?? fold).textContent.replace(/\s+/g, ' ').trim();
}

function askFirst(chapter) {
  const folds = [...document.querySelectorAll('details.answer')];
  const keep = (name, text) => keepAnswers(chapter, { of: folds.length,
    predicted: { ...answers(chapter).predicted, [name]: text } });
  for (const fold of folds) {
    const question = questionOf(fold), name = question.slice(0, 80);
    const field = make('input', { type: 'text', maxLength: 200,
      value: answers(chapter).predicted?.[name] ?? '',
      placeholder: word('Your guess? Then open the answer.'),
      ariaLabel: word('Your prediction') + '. ' +
        question.replace(/^\S+\. /, ''), enterKeyHint: 'done' });
    const guess = make('p', { className: 'guess' });
    const show = () => {
      say(guess, 'Your prediction: {what}', { what: field.value });
      guess.hidden = !field.value;
    };
    field.addEventListener('change', () => keep(name, field.value.trim()));
    field.addEventListener('keydown', event => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      keep(name, field.value.trim());
      fold.open = true;
      fold.querySelector('summary').focus();
    });
    fold.addEventListener('toggle', () => {
      show();
      field.readOnly = fold.open && field.value !== '';
    });
    show();
    fold.querySelector('summary').after(guess);
    fold.before(make('p', { className: 'prediction' }, field));
  }
}

/* Keeps what is chosen in the quiz, and shows it again. quiz.js judges. */
function keepQuiz(chapter) {
  const folds = [...document.querySelectorAll('details.quiz')];
  if (!folds.length) return;
  const buttons = fold => [...fold.previousElementSibling
    .previousElementSibling.querySelectorAll('button')];
  const again = newButton('Answer the quiz again', () => {
    keepAnswers(chapter, { quiz: {} });
    location.hash = folds[0].closest('.contents')
      .querySelector('[id$="--quiz"]').id;
    location.reload();
  }, { hidden: true });
  folds.at(-1).parentElement.querySelector('.score')?.after(again);
  for (const fold of folds) {
    const { question, right } = fold.dataset;
    const chosen = answers(chapter).quiz?.[question]?.letter;
    for (const button of buttons(fold)) {
      const { letter } = button.dataset;
      if (letter === chosen) button.click();
      button.addEventListener('click', () => {
        keepAnswers(chapter, { questions: folds.length, quiz: {
          ...answers(chapter).quiz,
          [question]: { letter, right: letter === right } } });
        again.hidden = false;
      });
    }
    if (chosen) again.hidden = false;
  }
}

export function keepAnswersOf(chapter) {
  askFirst(chapter);
  keepQuiz(chapter);
}
