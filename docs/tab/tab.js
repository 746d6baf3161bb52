/* What the tab adds to each page of the site: marks in the menu, a place for
 * predictions, an editor at each exercise, and the page "Your course". */
import { Lesson } from './lesson.js';
import { during, make, say } from './make.js';
import { keepAnswersOf } from './predictions.js';
import { markMenu, showNextStep, watchDrops, yourCourse }
  from './progress.js';
import { watchWork } from './store.js';
import { speakOfThisPage } from './terminal.js';
import { words } from './words.js';

const here = new URL('.', import.meta.url);
const json = async (name, at) => (await fetch(new URL(name, at))).json();

/* The menu leads to "Your course". */
function addToMenu(isYours) {
  const first = document.querySelector('#side ul');
  const link = say(make('a', { href: 'yours.html' }), 'Your course');
  if (isYours) link.setAttribute('aria-current', 'page');
  first?.append(make('li', {}, link));
}

/* The second way past the menu: to what is to be written. */
function addSkip(boxes) {
  const box = boxes.find(({ className }) => !/done/.test(className)) ??
    boxes[0];
  document.querySelector('.skip').after(say(make('a', { className: 'skip',
    href: `#write-${box.dataset.function}` }), 'To the exercise'));
}

/* What covers the bottom of the page: a phone's keyboard. */
function watchKeyboard() {
  const view = window.visualViewport;
  view?.addEventListener('resize', () =>
    document.documentElement.style.setProperty('--keyboard',
      `${Math.max(0, innerHeight - view.height - view.offsetTop)}px`));
}

async function begin() {
  const boxes = [...document.querySelectorAll('.exercise[data-function]')];
  const isYours = document.documentElement.dataset.page === 'yours';
  const chapter = location.pathname.match(/chapters_(\d\d_\w+)\.html$/)?.[1];
  addToMenu(isYours);
  watchKeyboard();
  if (chapter) keepAnswersOf(chapter);
  if (boxes.length) speakOfThisPage(boxes, words('run'));
  const [chapters, lessons] = await Promise.all([
    json('exercises.json', here), json('chapters.json', document.baseURI)]);
  let shown = () => {
    markMenu(chapters);
    showNextStep(chapters, lessons);
  };
  if (isYours) {
    const page = yourCourse(chapters, lessons);
    document.querySelector('.contents').replaceChildren(page);
    shown = page.draw;
  }
  if (boxes.length) {
    const k = lessons.findIndex(lesson => lesson.chapter === chapter);
    window.lesson = new Lesson(boxes, chapters[chapter],
      { next: lessons[k + 1], shown, board: { order: lessons.map(
        lesson => `${lesson.part} ${lesson.chapter}`).join(' ') } });
  }
  shown();
  if (boxes.length) addSkip(boxes);
  else watchWork(shown);
  watchDrops(chapters, () => {
    shown();
    window.lesson?.takeOver();
  });
}

during(document.body, begin());
