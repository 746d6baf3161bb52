/* A student's work in this browser: a text for each chapter, what is done, and
 * answers to questions. Nothing leaves the machine. */

const PREFIX = 'course:';

/* Browsers may refuse: storage is full, or switched off. */
function keep(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key));
  } catch {
    return null;
  }
}

/* { text, done: [function ...] } of a chapter; text is null before the first
 * edit. */
export function work(chapter) {
  return { text: null, done: [], ...kept(`work:${chapter}`) };
}

/* False if it could not be kept. */
export function keepWork(chapter, change) {
  return keep(`work:${chapter}`, { ...work(chapter), ...change });
}

/* The versions that a reset or an import has replaced, the newest last:
 * { when, text }. */
export function versions(chapter) {
  return kept(`versions:${chapter}`) ?? [];
}

/* Puts a text in place of the present one, which is kept. False, and nothing
 * has changed, if it can't be kept. */
export function replaceWork(chapter, text) {
  const now = work(chapter).text;
  if (now !== null && now !== text && !keep(`versions:${chapter}`,
    [...versions(chapter), { when: new Date().toISOString(), text: now }]))
    return false;
  return keepWork(chapter, { text, done: [] });
}

/* An answer to a prediction or a question of a quiz. */
export function answer(page, name) {
  return (kept(`answers:${page}`) ?? {})[name] ?? null;
}

export function keepAnswer(page, name, text) {
  return keep(`answers:${page}`,
    { ...kept(`answers:${page}`), [name]: text });
}

export function answers(page) {
  return kept(`answers:${page}`) ?? {};
}

/* Calls back when another tab of this browser has changed a chapter. */
export function watchWork(tell) {
  addEventListener('storage', event => {
    const chapter = event.key?.startsWith(`${PREFIX}work:`) &&
      event.key.slice(`${PREFIX}work:`.length);
    if (chapter) tell(chapter);
  });
}
