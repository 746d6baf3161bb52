/* A student's work in this browser: a text for each chapter, what has passed,
 * earlier versions, and answers to questions. Nothing leaves the machine. */

/* Another copy of the course at the same origin has its own. */
const HOME = new URL('../..', import.meta.url).pathname;
const PREFIX = `course:${HOME}:`, ASIDE = `aside:${PREFIX}`;

/* Before copies had their own, all was kept under this. */
const EARLIER = 'course:';

/* What the browser refused to keep, since its storage is full or switched off:
 * it lasts as long as the page. */
const unkept = new Map();

/* False if the browser refuses. */
function store(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    unkept.delete(key);
    return true;
  } catch {
    return false;
  }
}

function keep(key, value) {
  const kept = store(key, value);
  if (!kept) unkept.set(key, JSON.stringify(value));
  return kept;
}

/* What is not of this shape, from another version or damaged, is set aside: a
 * download has it. */
function kept(key, isSound) {
  let text = null, value = null;
  try {
    text = unkept.get(key) ?? localStorage.getItem(PREFIX + key) ??
      localStorage.getItem(EARLIER + key);
    value = JSON.parse(text);
    if (value === null || isSound(value)) return value;
  } catch { /* it is no JSON, or nothing can be read */ }
  if (text !== null) setAside(key, text);
  return null;
}

function setAside(key, text) {
  try {
    localStorage.setItem(`${ASIDE}${key}:${Date.now()}`, text);
    localStorage.removeItem(PREFIX + key);
    localStorage.removeItem(EARLIER + key);
  } catch { /* full: it stays where it is */ }
}

/* [name, text] of all that was set aside. */
export function asides() {
  return Object.entries(localStorage).filter(([key]) => key.startsWith(ASIDE))
    .map(([key, text]) => [key.slice(ASIDE.length), text]);
}

const isRecord = value => typeof value === 'object' && !Array.isArray(value);
const isWork = value => isRecord(value) && isRecord(value.passed ?? {}) &&
  (value.text === null || typeof value.text === 'string');

/* Whether all that was written is in the browser. */
export const allKept = () => unkept.size === 0;

/* Of a chapter:
 *   text      null before the first edit
 *   passed    { function: mark of the text that has passed }, see source.js
 *   version   the chapter's, when it was last written or checked here; null
 *             if the text was taken in, or came back
 *   when      when it was last written here, in milliseconds */
export function work(chapter) {
  return { text: null, passed: {}, ...kept(`work:${chapter}`, isWork) };
}

/* False if it could not be kept. */
export function keepWork(chapter, change) {
  return keep(`work:${chapter}`, { ...work(chapter), ...change });
}

/* Keeps a text that was made of `base`. If another page has kept something else
 * since, that becomes an earlier version. Says { kept, other }. */
export function keepText(chapter, text, base, version) {
  const now = work(chapter).text;
  const other = now !== null && now !== base && now !== text;
  if (other && !keepVersion(chapter, now, 'from another window'))
    return { kept: false, other: false };
  const kept = keepWork(chapter, { text, version, when: Date.now() });
  return { kept, other };
}

/* The texts that were replaced, the newest first: { when, why, text }. */
export function versions(chapter) {
  return kept(`versions:${chapter}`, Array.isArray) ?? [];
}

function keepVersion(chapter, text, why) {
  const others = versions(chapter).filter(version => version.text !== text);
  return store(`versions:${chapter}`,
    [{ when: new Date().toISOString(), why, text }, ...others]);
}

export function dropVersion(chapter, when) {
  return store(`versions:${chapter}`,
    versions(chapter).filter(version => version.when !== when));
}

/* Puts a text in place of the present one, which becomes an earlier version.
 * False, and nothing has changed, if that can't be kept. */
export function replaceWork(chapter, text, why) {
  const now = work(chapter).text;
  if (now !== null && now !== text && !keepVersion(chapter, now, why))
    return false;
  return store(`work:${chapter}`, { ...work(chapter), text, version: null });
}

/* Answers of a lesson: { NAME: anything }. */
export function answers(chapter) {
  return kept(`answers:${chapter}`, isRecord) ?? {};
}

export function keepAnswers(chapter, change) {
  return keep(`answers:${chapter}`, { ...answers(chapter), ...change });
}

/* Calls back when another page of this browser has changed a chapter, or when
 * this one is shown again and may have missed it. */
export function watchWork(tell) {
  const name = `${PREFIX}work:`;
  addEventListener('storage', ({ key }) => {
    // Without a key all that was kept is gone.
    if (key === null) tell(null);
    else if (key.startsWith(name)) tell(key.slice(name.length));
  });
  addEventListener('pageshow', event => event.persisted && tell(null));
}
