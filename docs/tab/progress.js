/* What is done: in the menu of each page, and on the page "Your course", where
 * the work can be taken along and taken in. */
import { dropped, filesOf, packed, takeIn } from './archive.js';
import { button, during, make } from './make.js';
import { statesOf } from './source.js';
import { answers, work } from './store.js';
import { words } from './words.js';

const SIGNS = { done: '●', changed: '◐', open: '○' };

/* The sign of a chapter: nothing before it is begun. */
function signOf(chapter, of) {
  const now = work(chapter), states = statesOf(now, of);
  return now.text === null ? ''
    : states.every(state => state === 'done') ? '●' : '◐';
}

/* Where to go on: the first open exercise of the chapter that was written in
 * last, or else of another one that was begun, or behind the last of these;
 * { words, href }. Null before anything is written, and when all is done.
 * lessons: as in chapters.json. */
export function nextStep(chapters, lessons) {
  const all = lessons.filter(({ chapter }) => chapters[chapter]);
  const begun = all.filter(({ chapter }) => work(chapter).text !== null);
  if (!begun.length) return null;
  const behind = all.slice(all.indexOf(begun.at(-1)) + 1);
  const whenOf = ({ chapter }) => work(chapter).when ?? 0;
  begun.sort((a, b) => whenOf(b) - whenOf(a));
  for (const { chapter, page, title } of [...begun, ...behind, ...all]) {
    const { functions } = chapters[chapter];
    const states = statesOf(work(chapter), chapters[chapter]);
    const open = functions.find((_, k) => states[k] !== 'done');
    if (open) return { words: `${title}, ${open}`,
      href: `${page}#write-${open}` };
  }
  return null;
}

/* On the first page, in place of its beginning. */
export function showNextStep(chapters, lessons) {
  const link = document.querySelector('#start a');
  const step = nextStep(chapters, lessons);
  if (!link || !step) return;
  link.textContent = `Go on: ${step.words}`;
  link.href = step.href;
}

/* chapters: { name: { functions, version } }, as in exercises.json. */
export function markMenu(chapters) {
  for (const [chapter, of] of Object.entries(chapters)) {
    const link = document.querySelector(
      `#side a[href="chapters_${chapter}.html"]`);
    const sign = signOf(chapter, of);
    if (!link) continue;
    const mark = link.querySelector('.mark') ??
      link.appendChild(make('span', { className: 'mark' }));
    mark.textContent = sign;
    mark.title = mark.ariaLabel = { '●': 'done', '◐': 'begun', '': '' }[sign];
    if (sign) mark.setAttribute('role', 'img');
  }
}

export function download(chapters, notice) {
  const zip = packed(chapters);
  if (notice)
    notice.textContent = words(zip ? 'downloaded' : 'nothing written');
  if (!zip) return;
  const link = make('a', { download: 'course-work.zip',
    href: URL.createObjectURL(new Blob([zip])) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

const numbers = chapters => chapters.map(name => name.slice(0, 2)).join(', ');

/* Takes in [path, file] of what was chosen, and says what came of it. */
export async function takeWork(list, chapters) {
  const names = Object.keys(chapters);
  let result;
  try {
    result = takeIn(await filesOf(list, names), names);
  } catch (error) {
    console.warn(error);
    return words('unreadable');
  }
  const { taken, same, refused } = result;
  return [['taken in', taken], ['already here', same], ['no room', refused]]
    .filter(([, chapters]) => chapters.length).map(([name, chapters]) =>
      words(name, { chapters: numbers(chapters) })).join(' ') ||
    words('no exercise');
}

/* Files can be dropped onto any page. */
export function watchDrops(chapters, done) {
  const notice = make('p', { className: 'dropped', role: 'status' });
  document.body.append(notice);
  const withFiles = event => event.dataTransfer?.types.includes('Files');
  addEventListener('dragover', event => {
    if (withFiles(event)) event.preventDefault();
  }, true);
  addEventListener('drop', async event => {
    if (!withFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    notice.textContent = words('dropped');
    notice.textContent = await during(notice, dropped(event.dataTransfer)
      .catch(() => []).then(files => takeWork(files, chapters)));
    done();
  }, true);
}

/* A field for files, or for a folder of them: take([[path, file], ...]). */
function chooser(webkitdirectory, take) {
  const input = make('input', { type: 'file', multiple: true, hidden: true,
    accept: '.zip,.c', webkitdirectory, onchange: async () => {
      await take([...input.files].map(
        file => [file.webkitRelativePath || file.name, file]));
      input.value = '';
    } });
  return input;
}

/* The page "Your course". lessons: as in chapters.json. */
export function yourCourse(chapters, lessons) {
  const notice = make('p', { className: 'status', role: 'status' });
  const table = make('tbody');
  const take = async files => {
    notice.textContent = await during(notice, takeWork(files, chapters));
    page.draw();
  };
  const file = chooser(false, take), folder = chooser(true, take);
  const goOn = make('p');
  const page = make('section', { id: 'your-course' }, goOn,
    make('p', { textContent: words('your course') }),
    make('p', { className: 'verbs' },
      button('Download your work',
        () => download(Object.keys(chapters), notice)),
      button('Take in a zip or file', () => file.click()), file,
      button('Take in a folder', () => folder.click()), folder),
    notice, make('table', {}, make('thead', {}, make('tr', {},
      ...['Chapter', 'Exercises', 'Predictions', 'Quiz'].map(textContent =>
        make('th', { scope: 'col', textContent })))), table),
    make('p', { textContent: words('signs') }),
    make('p', {}, `${words('licences')} `,
      make('a', { href: new URL('NOTICE.txt', import.meta.url),
        textContent: 'their licences' }), '.'));
  page.draw = () => {
    markMenu(chapters);
    const { words, href } = nextStep(chapters, lessons) ?? {};
    goOn.hidden = !href;
    goOn.replaceChildren(make('a', { className: 'way', href,
      textContent: `Go on: ${words}` }));
    table.replaceChildren(...lessons.filter(({ chapter }) => chapters[chapter])
      .map(lesson => row(lesson, chapters[lesson.chapter])));
  };
  page.draw();
  return page;
}

function row({ chapter, page, title }, of) {
  const states = statesOf(work(chapter), of);
  const { predicted = {}, of: asked, quiz = {}, questions } = answers(chapter);
  const given = Object.values(predicted).filter(Boolean).length;
  const chosen = Object.values(quiz);
  const cell = (textContent, more) => make('td', { textContent, ...more });
  const signs = states.map(state => SIGNS[state]).join(' ');
  const named = of.functions.map((name, k) => `${name}: ${states[k]}`)
    .join(', ');
  return make('tr', {},
    make('td', {}, make('a', { href: page, textContent: title })),
    make('td', {}, make('span', { textContent: signs, role: 'img',
      title: named, ariaLabel: named })),
    cell(given ? `${given} of ${asked}` : ''),
    cell(chosen.length ? `${chosen.length} of ${questions} answered, ` +
      `${chosen.filter(({ right }) => right).length} right` : ''));
}
