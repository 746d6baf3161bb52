/* "Your course" on the first page of the site: what is done, and a way to take
 * the work along. */
import { filesOf, packed, takeIn } from './archive.js';
import { make } from './make.js';
import { work } from './store.js';

/* exercises: { chapter: [function ...] }. lessons: as in chapters.json. */
export function yourCourse(exercises, lessons) {
  const told = make('p', { className: 'status', role: 'status' });
  const rows = make('tbody');
  const draw = () => rows.replaceChildren(...lessons.map(lesson =>
    row(lesson, exercises[lesson.chapter])));
  draw();
  const chapters = Object.keys(exercises);
  const input = make('input', { type: 'file', accept: '.zip,.c',
    multiple: true, hidden: true, onchange: () =>
      taken(input.files, chapters, told).then(draw) });
  return make('section', { id: 'your-course' },
    make('h2', { textContent: 'Your course' }),
    make('p', { textContent: 'Your work is kept in this browser, and nowhere ' +
      'else. A zip of it unpacks over a clone of the course: make check goes ' +
      'on there.' }),
    make('p', {},
      make('button', { type: 'button', textContent: 'Download your work',
        onclick: () => download(chapters, told) }), ' ',
      make('button', { type: 'button', textContent: 'Take work in',
        onclick: () => input.click() }), input),
    told, make('table', {}, rows));
}

function row({ chapter, page, title }, names) {
  const { text, done } = work(chapter);
  const state = names.map(name => done.includes(name) ? '●' : '○');
  return make('tr', {}, make('td', {}, make('a', { href: page,
    textContent: title })), make('td', { textContent: state.join(' '),
    title: names.join(', ') }), make('td', { textContent:
    names.every(name => done.includes(name)) ? 'done'
      : text === null ? '' : 'begun' }));
}

function download(chapters, told) {
  const zip = packed(chapters);
  if (!zip) {
    told.textContent = 'Nothing is written yet, so there is nothing to take ' +
      'along.';
    return;
  }
  const link = make('a', { download: 'course-work.zip',
    href: URL.createObjectURL(new Blob([zip])) });
  link.click();
  URL.revokeObjectURL(link.href);
  told.textContent = 'In a clone of the course:  unzip -o course-work.zip';
}

async function taken(list, chapters, told) {
  const names = [];
  try {
    for (const file of list) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      names.push(...takeIn(file.name.endsWith('.zip') ? filesOf(bytes)
        : { [file.name]: bytes }, chapters));
    }
    told.textContent = names.length
      ? `Taken in: ${names.join(', ')}. What was there before is kept.`
      : 'No exercise of this course is in it. Nothing has changed.';
  } catch (error) {
    told.textContent = 'This could not be read as a zip, or there is no ' +
      'room. What you had is as it was.';
    console.error(error);
  }
}
